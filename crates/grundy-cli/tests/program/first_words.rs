//! What people type first: answered, or refused with the command that was meant.

use crate::common::{command, grundy, json, run};
use unicode_width::UnicodeWidthStr;

const LANGUAGES: [&str; 3] = ["en", "vi", "zh"];

/// The position that a command line is answered about.
fn position(args: &[&str]) -> String {
    json(args)["position"].as_str().expect("a position").to_owned()
}

#[test]
fn first_words_are_answered() {
    for (args, meant) in [
        (&["nim(3,4,5)"][..], "nim(3, 4, 5)"),
        (&["nim", "3", "4", "5"], "nim(3, 4, 5)"),
        (&["solve", "nim", "3", "4", "5"], "nim(3, 4, 5)"),
        (&["solve", "7,5,3"], "nim(7, 5, 3)"),
        (&["3", "4", "5"], "nim(3, 4, 5)"),
        (&["3 ⊕ 4 ⊕ 5"], "nim(3, 4, 5)"),
        (&["3", "xor", "4"], "nim(3, 4)"),
        (&["Nim(3,4)"], "nim(3, 4)"),
        (&["nim[3,4,5]"], "nim(3, 4, 5)"),
        (&["nim{3 4 5}"], "nim(3, 4, 5)"),
        (&["nim（3，4，5）"], "nim(3, 4, 5)"),
        (&["ｎｉｍ", "３", "４"], "nim(3, 4)"),
        (&["take", "1..3", "21"], "take[1..3](21)"),
        (&["subtract 1,3,4 : 10"], "subtract[1, 3, 4](10)"),
        (&["wythoff", "5", "9"], "wythoff(5, 9)"),
        (&["wythoff(5, 9)"], "wythoff(5, 9)"),
        (&["cram(1, 2)"], "cram([0, 0], 2)"),
    ] {
        assert_eq!(position(args), meant, "{args:?}");
    }
    let kayles = position(&["kayles(5)"]);
    for args in [&["kayles 5"][..], &["kayles", "5"], &["Kayles(5)"], &["0.77", "5"]] {
        let meant = json(args);
        assert_eq!(meant["value"], json(&["kayles(5)"])["value"], "{args:?} for {kayles}");
    }
}

#[test]
fn a_position_alone_is_the_same_as_solve_with_all_its_options() {
    for options in
        [&["--misere", "--json"][..], &["--explain"], &["--moves", "all", "--lang", "vi"]]
    {
        let bare = grundy(&[&["nim(1,2)"][..], options].concat());
        let before = grundy(&[options, &["nim(1,2)"]].concat());
        let whole = grundy(&[&["solve", "nim(1,2)"][..], options].concat());
        assert_eq!((bare.code, &bare.out), (0, &whole.out), "{options:?}");
        assert_eq!(before.out, whole.out, "{options:?}");
    }
}

#[test]
fn what_may_mean_two_things_is_refused_with_the_command_that_was_meant() {
    for (args, meant) in [
        (&["3^4^5"][..], "grundy solve 'nim(3, 4, 5)'"),
        (&["solve", "3+4"], "grundy solve 'nim(3, 4)'"),
        (&["nim3", "nim4", "nim5"], "grundy solve 'nim(3, 4, 5)'"),
        (&["kayels", "5"], "grundy solve 'kayles(5)'"),
        (&["solve", "kayels(5)", "--misere"], "grundy solve 'kayles(5)' --misere"),
        (&["take", "3", "21"], "grundy solve 'take[3](21)'"),
        (&["values", "subtract(1,3)", "--to", "9"], "grundy values 'subtract[1, 3]' --to 9"),
        (&["sovle", "nim(3)"], "grundy solve 'nim(3)'"),
        (&["vlaues", "nim"], "grundy values nim"),
        (&["solve", "nim(3)", "--mises"], "grundy solve 'nim(3)' --misere"),
        (&["games", "--lang", "zz"], ""),
    ] {
        for language in LANGUAGES {
            let refused = run(
                {
                    let mut command = command(args);
                    command.env("LC_ALL", format!("{language}_XX.UTF-8"));
                    command
                },
                b"",
            );
            assert_eq!(refused.code, 2, "{args:?}: {}", refused.out);
            let said = refused.err.lines().any(|line| line.trim() == meant);
            assert!(said || meant.is_empty(), "{args:?} in {language}: {}", refused.err);
        }
    }
}

#[test]
fn a_repair_is_in_json_too() {
    let refused = grundy(&["solve", "3^4", "--json"]);
    let object: serde_json::Value = serde_json::from_str(&refused.out).expect("JSON");
    assert_eq!(object["error"]["repair"], "nim(3, 4)");
}

#[test]
fn mistakes_in_the_command_line_are_told_in_every_language() {
    let mut told = Vec::new();
    for args in [
        &["solve"][..],
        &["solve", "nim(1)", "--nonsense"],
        &["solve", "nim(1)", "--moves", "some"],
        &["solve", "nim(1)", "--max-moves"],
        &["solve", "nim(1)", "--max-moves", "0"],
        &["solve", "nim(1)", "--limit-time", "x"],
        &["solve", "nim(1)", "--limit-memory", "x"],
        &["solve", "nim(1)", "--limit-positions", "x"],
        &["check", "nim", "--to", "3"],
        &["hackenbush", "--text", "e", "file"],
        &["equal", "nim(1)", "nim(2)", "nim(3)"],
        &["zzzzzz"],
    ] {
        for language in LANGUAGES {
            let refused = grundy(&[args, &["--lang", language]].concat());
            assert_eq!((refused.code, refused.out.as_str()), (2, ""), "{args:?}");
            let err = refused.err;
            assert!(!err.contains('[') || !err.contains("usage-"), "{args:?}: {err}");
            if language != "en" {
                for english in ["error:", "Usage", "required", "expected", "invalid"] {
                    assert!(!err.contains(english), "{args:?} in {language}: {err}");
                }
            }
            told.push(err);
        }
    }
    told.sort();
    told.dedup();
    assert!(told.len() > 30, "the same is said of different mistakes");
}

/// Everything that help is about.
const COMMANDS: [&[&str]; 21] = [
    &[],
    &["solve"],
    &["equal"],
    &["check"],
    &["values"],
    &["pattern"],
    &["games"],
    &["theorem"],
    &["explain"],
    &["period"],
    &["compare"],
    &["graph"],
    &["graph", "convert"],
    &["hackenbush"],
    &["hackenbush", "make"],
    &["hackenbush", "convert"],
    &["verify"],
    &["judge"],
    &["exercise"],
    &["practise"],
    &["play"],
];

#[test]
fn no_line_is_longer_than_the_window() {
    let answers: [&[&str]; 10] = [
        &["games"],
        &["theorem"],
        &["nim(7, 5, 3, 6)"],
        &["nim(7, 5, 3, 6)", "--explain"],
        &["solve", "nim(1, 1, 2)", "--misere"],
        &["kl[1,2](4,5)"],
        &["hackenbush(0-1, 1-2, 2-0, 2-3)"],
        &["wythoff(5, 9)"],
        &["cram(2, 3)"],
        &["period", "0.77"],
    ];
    let help = COMMANDS.map(|path| [path, &["--help"]].concat());
    let lines = help.into_iter().chain(answers.iter().map(|args| args.to_vec()));
    for args in lines {
        for language in LANGUAGES {
            for columns in [60, 120] {
                let mut command = command(&[&args[..], &["--lang", language]].concat());
                command.env("COLUMNS", columns.to_string());
                let answer = run(command, b"");
                assert_eq!(answer.code, 0, "{args:?}: {}", answer.err);
                for line in answer.out.lines() {
                    let wide = line.width();
                    assert!(wide <= columns, "{args:?} in {language}, {wide} columns: {line}");
                }
            }
        }
    }
}

#[test]
fn completions_and_the_manual_are_made_from_the_same_descriptions() {
    for (language, solve) in [
        ("en", "Who wins, every winning move, and why"),
        ("vi", "Ai thắng, mọi nước đi thắng, và vì sao"),
        ("zh", "谁必胜，有哪些取胜的走法，为什么"),
    ] {
        for shell in ["zsh", "fish", "powershell"] {
            let completions = grundy(&["completions", shell, "--lang", language]);
            assert_eq!(completions.code, 0, "{}", completions.err);
            assert!(completions.out.contains(solve), "{shell} in {language}");
        }
        let bash = grundy(&["completions", "bash", "--lang", language]);
        assert!(bash.code == 0 && bash.out.contains("--limit-positions"));
        let manual = grundy(&["man", "--lang", language]);
        assert!(manual.code == 0 && manual.out.contains(solve) && manual.out.starts_with(".TH"));
        assert!(manual.out.lines().all(|line| !line.contains("[argument")), "{}", manual.out);
        let help = grundy(&["help", "solve", "--lang", language]);
        assert_eq!(help.out, grundy(&["solve", "--help", "--lang", language]).out);
    }
}

#[test]
fn the_games_of_the_examples_are_listed_and_known_and_their_names_are_free() {
    let listed = json(&["games"]);
    let written = listed["written"].as_array().expect("a list");
    let commands = grundy(&["--help"]).out;
    let commands: Vec<&str> =
        commands.lines().filter_map(|line| line.strip_prefix("  ")?.split(' ').next()).collect();
    assert!(commands.contains(&"solve") && written.len() >= 27);
    for game in written {
        let name = game["name"].as_str().expect("a name");
        assert!(!commands.contains(&name), "{name} is a command");
        let known = grundy(&["games", name, "--lang", "zh"]);
        assert!(known.code == 0 && known.out.contains(&format!("game {name}(")), "{name}");
    }
}

#[test]
fn written_games_are_asked_by_name_alone() {
    let chomp = grundy(&["values", "chomp", "--to", "4"]);
    assert!(chomp.code == 0 && chomp.out.contains('P'), "{}{}", chomp.out, chomp.err);
    let cram = json(&["values", "cram", "--to", "3"]);
    let by_hand = json(&["solve", "cram([0 for i in 0..9], 3)"]);
    assert_eq!(cram["values"][3][3], by_hand["value"], "{cram} {by_hand}");
    let sum = position(&["solve", "wythoff(1, 2) + chomp(2, 1) + nim(3)"]);
    assert_eq!(sum, "wythoff(1, 2) + chomp(2, 1, 0) + nim(3)");
}
