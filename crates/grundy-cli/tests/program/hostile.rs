//! Bad input, limits and odd surroundings: the right exit code, and never a panic.

use crate::common::{Run, command, fed, grundy, run};
use serde_json::Value;
use std::io::Read;
use std::process::Stdio;

fn is_refused(run: &Run, what: &str) {
    assert_eq!(run.code, 2, "{what}: {}{}", run.out, run.err);
    assert_eq!(run.out, "", "{what}");
    assert!(!run.err.is_empty() && !run.err.contains("panicked"), "{what}: {}", run.err);
}

#[test]
fn bad_expressions_are_refused_with_a_place() {
    let deep = "(".repeat(100_000);
    for bad in [
        "",
        " ",
        "nim",
        "nim(",
        "nim(1",
        "nim)",
        "nim(1,,2)",
        "nim(-1)",
        "nim(18446744073709551616)",
        "nim(1.5)",
        "nim(1) +",
        "+ nim(1)",
        "nim(1) nim(2)",
        "kayels(3)",
        "0.8x(3)",
        "0.77",
        "1.0(3)",
        "take[3..1](5)",
        "take[0..3](5)",
        "subtract[0](3)",
        "kl[0,1](3)",
        "kl[1](3)",
        "monotonic(3, 1)",
        "strip(1, 1)",
        "hackenbush(0-)",
        "hackenbush(0-99999999999)",
        "graph[0>1](7)",
        "graph[0>](0)",
        "*-1",
        "💥",
        "\u{202e}nim(1)",
        "--",
        "{}",
        deep.as_str(),
    ] {
        let run = fed(&["solve", "-"], bad.as_bytes());
        let what = bad.chars().take(40).collect::<String>();
        is_refused(&run, &what);
        let run = fed(&["solve", "-", "--json"], bad.as_bytes());
        assert_eq!(run.code, 2, "{what}");
        let error: Value = serde_json::from_str(&run.out).expect("an object");
        let place = &error["error"]["places"][0];
        let ends = [&place["from"], &place["to"]].map(|end| end.as_u64().expect("a place"));
        assert!(ends[0] <= ends[1] && ends[1] <= bad.len() as u64, "{what}: {place}");
    }
}

#[test]
fn what_was_meant_is_suggested() {
    for (args, meant) in [
        (&["solve", "kayels(3)"][..], "kayles"),
        (&["games", "hackenbusch"], "hackenbush"),
        (&["theorem", "buoton"], "bouton"),
        (&["check", "kl-lema-11"], "kl-lemma-11"),
        (&["slove", "nim(1)"], "solve"),
    ] {
        let run = grundy(args);
        is_refused(&run, &args.join(" "));
        assert!(run.err.contains(meant), "{args:?}: {}", run.err);
    }
}

#[test]
fn bad_usage_is_refused() {
    for args in [
        &["solve"][..],
        &["solve", "nim(1)", "--mover", "up"],
        &["solve", "nim(1)", "--limit-positions", "many"],
        &["solve", "nim(1)", "--limit-memory", "2X"],
        &["solve", "nim(1)", "--limit-time", "-1"],
        &["solve", "nim(1)", "--max-moves", "0"],
        &["solve", "nim(1)", "--lang", "de"],
        &["solve", "nim(1)", "nim(2)"],
        &["equal", "nim(1)"],
        &["games", "chess"],
        &["theorem", "fermat"],
        &["check", "xyzzy"],
        &["play", "nim(1"],
    ] {
        is_refused(&grundy(args), &args.join(" "));
    }
}

#[test]
fn input_that_is_no_text_is_refused() {
    is_refused(&fed(&["solve", "-"], b"nim(\xff)"), "bytes");
}

#[test]
fn a_limit_stops_with_what_is_known() {
    // No theorem for a misère sum of Grundy's games.
    let args = ["solve", "grundys(40, 41) + 0.77(30)", "--misere", "--limit-positions", "10^3"];
    let words = grundy(&args);
    assert_eq!(words.code, 3, "{}{}", words.out, words.err);
    assert!(words.err.contains("1000"), "{}", words.err);
    let run = grundy(&[&args[..], &["--json"]].concat());
    assert_eq!(run.code, 3);
    let error: Value = serde_json::from_str(&run.out).unwrap();
    assert_eq!(error["error"]["kind"], "limit");
    assert_eq!(error["error"]["limit"]["positions"], 1000);
}

#[test]
fn a_path_of_a_million_vertices_overflows_no_stack() {
    let path = |vertices: u32| {
        let arcs: Vec<String> = (0..vertices).map(|i| format!("{i}>{}", i + 1)).collect();
        format!("graph[{}](0)", arcs.join(", "))
    };
    for (vertices, flags) in
        [(1_000_000, &[][..]), (200_000, &["--misere"]), (200_000, &["--loopy"])]
    {
        let args = [&["solve", "-"], flags].concat();
        let run = fed(&args, path(vertices).as_bytes());
        assert!(run.code == 0 || run.code == 3, "{flags:?}: {}", run.err);
    }
}

#[test]
fn a_reader_that_leaves_is_no_panic() {
    let heaps: Vec<String> = (0..200_000).map(|n| n.to_string()).collect();
    let text = format!("nim({})", heaps.join(","));
    let mut command = command(&["solve", "-", "--json"]);
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    std::io::Write::write_all(&mut stdin, text.as_bytes()).unwrap();
    drop(stdin);
    let mut first = [0; 10];
    child.stdout.take().unwrap().read_exact(&mut first).unwrap();
    // The pipe is closed now.
    let done = child.wait_with_output().unwrap();
    let said = String::from_utf8_lossy(&done.stderr).into_owned();
    assert_eq!((done.status.code(), said.as_str()), (Some(0), ""));
}

#[test]
fn huge_lists_of_moves_are_cut_short() {
    // A hundred thousand heaps of 1: each is a winning move when their number is odd.
    let text = format!("nim({})", vec!["1"; 100_001].join(","));
    let run = fed(&["solve", "-", "--json", "--max-moves", "10^6"], text.as_bytes());
    assert_eq!(run.code, 0, "{}", run.err);
    assert!(run.out.len() < 64 << 20, "{} bytes", run.out.len());
    let answer: Value = serde_json::from_str(&run.out).unwrap();
    assert_eq!(answer["winning_moves_more"], true);
    assert!(!answer["winning_moves"].as_array().unwrap().is_empty());
}

#[test]
fn colours_only_when_asked_for() {
    let args = ["solve", "nim(7,5,3,6)", "--explain"];
    assert!(!grundy(&args).out.contains('\u{1b}'), "a pipe is no terminal");
    let always = [&args[..], &["--color", "always"]].concat();
    assert!(grundy(&always).out.contains('\u{1b}'));
    let wrong = grundy(&["solve", "nim("]);
    assert!(!wrong.err.contains('\u{1b}'), "{}", wrong.err);
}

#[test]
fn the_environment_picks_the_language() {
    let said = |variables: &[(&str, &str)], args: &[&str]| {
        let mut command = command(&[&["solve", "nim(1)"], args].concat());
        command.envs(variables.iter().copied());
        run(command, b"").out
    };
    let english = said(&[], &[]);
    let vietnamese = said(&[], &["--lang", "vi"]);
    let chinese = said(&[], &["--lang", "zh"]);
    assert!(english != vietnamese && vietnamese != chinese && english != chinese);
    assert_eq!(said(&[("LANG", "vi_VN.UTF-8")], &[]), vietnamese);
    assert_eq!(said(&[("LANG", "vi_VN.UTF-8"), ("LC_MESSAGES", "zh_CN.UTF-8")], &[]), chinese);
    assert_eq!(said(&[("LANG", "vi_VN.UTF-8"), ("LC_ALL", "C")], &[]), english);
    assert_eq!(said(&[("LC_ALL", ""), ("LANG", "zh_TW")], &[]), chinese);
    assert_eq!(said(&[("LANG", "de_DE.UTF-8")], &[]), english);
    assert_eq!(said(&[("LC_ALL", "zh_CN.UTF-8")], &["--lang", "vi"]), vietnamese);
}

#[test]
fn every_game_and_theorem_has_a_page_in_every_language() {
    let list = grundy(&["games"]).out;
    let games = [
        "nim",
        "star",
        "take",
        "subtract",
        "allbut",
        "grundys",
        "octal",
        "kayles",
        "dawsons_kayles",
        "dawsons_chess",
        "treblecross",
        "officers",
        "laskers_nim",
        "guiles",
        "monotonic",
        "strip",
        "hackenbush",
        "kl",
        "graph",
    ];
    for language in ["en", "vi", "zh"] {
        for game in games {
            assert!(list.contains(game), "{game} is not listed");
            let page = grundy(&["games", game, "--lang", language]);
            assert_eq!(page.code, 0, "{game} in {language}: {}", page.err);
            // A message that is missing is shown as its name in brackets.
            assert!(!page.out.contains("[game"), "{game} in {language}: {}", page.out);
        }
        let theorems = grundy(&["theorem", "--lang", language]);
        assert_eq!(theorems.code, 0);
        let page = grundy(&["theorem", "bouton", "--lang", language]);
        assert!(page.code == 0 && page.out.len() > 200, "{}", page.out);
    }
}

#[test]
fn a_game_through_a_pipe() {
    let run = fed(&["play", "nim(1, 2)"], "me\nheap 2: 2 → 1\n1\n".as_bytes());
    assert_eq!(run.code, 0, "{}", run.err);
    assert!(run.out.contains("You win!"), "{}", run.out);
    let cyclic = grundy(&["play", "graph[0>1, 1>0](0)"]);
    is_refused(&cyclic, "a game that need not end");
}
