//! What goes wrong with files, and that a failure loses no answer and carries the same in every form.

use crate::common::folder::Folder;
use crate::common::{Run, command, fed, grundy};
use serde_json::Value;
use std::fs;

fn error(run: &Run) -> Value {
    let object: Value = serde_json::from_str(&run.out).expect("one object");
    object["error"].clone()
}

#[test]
fn a_certificate_that_cannot_be_written_loses_no_answer_and_is_named() {
    let folder = Folder::new("certificate");
    let there = folder.path("there.json");
    fs::write(&there, "my thesis").expect("a file");
    for file in [there.clone(), folder.path("no/such/folder.json")] {
        let run = grundy(&["period", "0.77", "--certificate", &file]);
        assert_eq!(run.code, 1, "{}", run.err);
        assert!(run.out.contains("period 12"), "the answer is lost: {}", run.out);
        assert!(run.err.contains(&file), "{}", run.err);
        let json = grundy(&["period", "0.77", "--certificate", &file, "--json"]);
        let object: Value = serde_json::from_str(&json.out).expect("one object");
        assert_eq!((json.code, &object["period"]), (1, &12.into()));
        assert!(json.err.contains(&file), "{}", json.err);
    }
    assert_eq!(fs::read_to_string(there).expect("a file"), "my thesis");
    assert_eq!(folder.names(), ["there.json"]);
}

#[test]
fn what_is_not_there_is_bad_input_everywhere() {
    let missing = "there-is-no-such-file";
    for args in [
        &["verify", missing][..],
        &["graph", missing],
        &["hackenbush", missing],
        &["solve", "--file", missing, "f(1)"],
        &["values", "f", "--file", missing],
        &["verify", "."],
        &["graph", "."],
        &["hackenbush", "."],
    ] {
        let run = grundy(args);
        assert_eq!((run.code, run.out.as_str()), (2, ""), "{args:?}: {}", run.err);
        let name = if args.contains(&missing) { missing } else { "." };
        assert!(run.err.contains(name), "{args:?}: {}", run.err);
        let json = grundy(&[args, &["--json"]].concat());
        assert_eq!((json.code, &error(&json)["kind"]), (2, &"file".into()), "{args:?}");
        assert_eq!(error(&json)["file"], name);
    }
}

#[test]
fn what_cannot_be_written_is_named_and_the_machines_fault() {
    let nowhere = "no/such/folder/file";
    for args in [
        &["values", "0.77", "--out", nowhere][..],
        &["values", "0.77", "--svg", nowhere],
        &["solve", "nim(3)", "--svg", nowhere],
        &["hackenbush", "--text", "ee", "--svg", nowhere],
        &["hackenbush", "make", "girl", "--out", nowhere],
        &["graph", "-", "--out", nowhere],
    ] {
        let run = fed(args, b"2 1\n0 1\n");
        assert_eq!(run.code, 1, "{args:?}: {}", run.err);
        assert!(run.err.contains(nowhere), "{args:?}: {}", run.err);
        let json = fed(&[args, &["--json"]].concat(), b"2 1\n0 1\n");
        assert_eq!((json.code, &error(&json)["kind"]), (1, &"io".into()), "{args:?}");
    }
}

#[test]
fn an_object_carries_what_the_text_carries() {
    let rule = "game f(n) = { f(n - k) for k in 1..=3 }";
    let args = ["solve", "--rule", rule, "f(5)"];
    let (text, json) = (grundy(&args), grundy(&[&args[..], &["--json"]].concat()));
    let error = error(&json);
    assert_eq!((text.code, json.code, &error["kind"]), (2, 2, &"rules".into()));
    let message = error["message"].as_str().expect("text");
    assert!(text.err.contains(message), "{message}\n{}", text.err);
    assert_eq!(error["places"].as_array().map(Vec::len), Some(1), "{error}");
    let way = error["path"].as_array().expect("a way");
    for position in way {
        assert!(text.err.contains(position.as_str().expect("text")), "{}", text.err);
    }
}

#[test]
fn messages_are_in_the_language_that_is_asked_for() {
    for args in [
        &["solve", "kayels(3)"][..],
        &["solve", "grundys(3000)", "--limit-positions", "10"],
        &["solve", "graph[0>1, 1>0](0)"],
        &["verify", "there-is-no-such-file"],
        &["period", "0.6", "--limit-positions", "10"],
    ] {
        let said = ["en", "vi", "zh"].map(|language| {
            let run = grundy(&[args, &["--lang", language]].concat());
            let json = grundy(&[args, &["--lang", language, "--json"]].concat());
            let object: Value = serde_json::from_str(&json.out).expect("one object");
            assert_eq!(run.code, json.code, "{args:?}");
            let message = object["error"]["message"].as_str().unwrap_or_default().to_owned();
            (run.err, message)
        });
        assert!(said[0].0 != said[1].0 && said[1].0 != said[2].0, "{said:?}");
        if !said[0].1.is_empty() {
            assert!(said[0].1 != said[1].1 && said[1].1 != said[2].1, "{said:?}");
        }
    }
}

#[test]
fn json_and_limits_stand_before_the_command_too() {
    let before = grundy(&["--json", "--limit-positions", "10^6", "solve", "nim(3, 5)"]);
    let after = grundy(&["solve", "nim(3, 5)", "--json", "--limit-positions", "10^6"]);
    assert_eq!((before.code, &before.out), (0, &after.out));
    let play = fed(&["play", "nim(3)", "--json"], b"quit\n");
    assert_eq!(play.code, 2, "{}", play.out);
    for args in [&["theorem"][..], &["theorem", "fusion"], &["games"], &["games", "kayles"]] {
        crate::common::json(args);
    }
}

#[test]
fn output_over_the_input_is_refused() {
    let folder = Folder::new("over");
    let (drawing, graph) = (folder.path("drawing"), folder.path("graph"));
    fs::write(&drawing, "ee(e;ee)").expect("a file");
    fs::write(&graph, "2 1\n0 1\n").expect("a file");
    let link = folder.path("link");
    let (rules, kept) = (folder.path("my.game"), folder.path("kept"));
    let text = "game f(n) = { f(n - k) for k in [1, 4] if k <= n }\n";
    fs::write(&rules, text).expect("a file");
    assert_eq!(grundy(&["values", "0.007", "--checkpoint", &kept]).code, 0);
    let checkpoint = fs::read(&kept).expect("a checkpoint");
    #[cfg(unix)]
    std::os::unix::fs::symlink(&graph, &link).expect("a link");
    #[cfg(not(unix))]
    fs::copy(&graph, &link).expect("a copy");
    for args in [
        &["hackenbush", &drawing, "--svg", &drawing][..],
        &["hackenbush", "convert", &drawing, "--to", "dot", "--out", &drawing],
        &["graph", &graph, "--out", &graph],
        &["graph", "convert", &graph, &graph],
        &["solve", "--file", &rules, "f(3)", "--svg", &rules],
        &["values", "f", "--file", &rules, "--out", &rules],
        &["values", "f", "--file", &rules, "--svg", &rules],
        &["values", "f", "--file", &rules, "--checkpoint", &rules],
        &["values", "0.007", "--checkpoint", &kept, "--out", &kept],
        &["period", "0.007", "--checkpoint", &kept, "--certificate", &kept],
        &["period", "f", "--file", &rules, "--certificate", &rules],
        #[cfg(unix)]
        &["graph", &graph, "--strategy", &link],
    ] {
        let run = grundy(args);
        assert_eq!((run.code, run.out.as_str()), (2, ""), "{args:?}: {}", run.err);
        let named = args.last().expect("a file");
        assert!(run.err.contains(named), "{args:?}: {}", run.err);
    }
    assert_eq!(fs::read_to_string(rules).expect("a file"), text);
    assert_eq!(fs::read(kept).expect("a checkpoint"), checkpoint);
    assert_eq!(fs::read_to_string(drawing).expect("a file"), "ee(e;ee)");
    assert_eq!(fs::read_to_string(graph).expect("a file"), "2 1\n0 1\n");
}

#[test]
fn two_runs_do_not_share_a_checkpoint() {
    let folder = Folder::new("shared");
    let kept = folder.path("kept");
    let args = ["values", "0.007", "--to", "10^9", "--checkpoint", &kept];
    let out = folder.path("long");
    let long = [&args[..], &["--checkpoint-every", "0.05", "--out", &out]].concat();
    let mut first = command(&long).spawn().expect("the program starts");
    let started = std::time::Instant::now();
    while !fs::exists(&kept).expect("a folder") {
        assert!(started.elapsed().as_secs() < 60, "nothing was kept");
        std::thread::sleep(std::time::Duration::from_millis(10));
    }
    let second = grundy(&["values", "0.007", "--to", "100", "--checkpoint", &kept]);
    assert_eq!(second.code, 2, "{}", second.err);
    assert!(second.err.contains(&kept), "{}", second.err);
    first.kill().expect("it runs");
    first.wait().expect("it ended");
    // What a killed run left locks nobody out.
    let third = grundy(&["values", "0.007", "--to", "100", "--checkpoint", &kept, "--resume"]);
    assert_eq!(third.code, 0, "{}", third.err);
}

/// A disk that is full leaves nothing half written behind, and the message names the file.
#[cfg(unix)]
#[test]
fn a_full_disk_leaves_nothing_behind() {
    let folder = Folder::new("full");
    let out = folder.path("values");
    // A file that may not grow, for want of a small disk.
    let shell = "trap '' XFSZ; ulimit -f 16; exec \"$0\" values nim --to 1000000 --out \"$1\"";
    let mut command = std::process::Command::new("sh");
    command.args(["-c", shell, env!("CARGO_BIN_EXE_grundy"), &out]);
    let run = crate::common::run(command, b"");
    assert_eq!(run.code, 1, "{}{}", run.out, run.err);
    assert!(run.err.contains(&out), "{}", run.err);
    assert_eq!(folder.names(), [""; 0]);
}

/// A file that is mapped and becomes shorter while it is read ends the program with a message, not with SIGBUS.
#[cfg(target_os = "linux")]
#[test]
fn a_mapped_file_that_is_cut_short_ends_with_a_message() {
    use std::process::{Command, Stdio};
    let folder = Folder::new("cut");
    let graph = folder.path("graph");
    let lines: String = (0..1_500_000).map(|i| format!("{i} {}\n", i + 1)).collect();
    // At once, and while several threads read.
    for (flags, later) in [(&[][..], 0), (&[], 60), (&["--json"], 0), (&["--json"], 20)] {
        fs::write(&graph, &lines).expect("a file");
        let mut started = command(&[&["graph", &graph][..], flags].concat());
        started.stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = started.spawn().expect("the program starts");
        let send = |signal: &str, id: u32| {
            let sent = Command::new("kill").args([signal, &id.to_string()]).status();
            assert!(sent.expect("kill runs").success());
        };
        let begun = std::time::Instant::now();
        // Held when it has mapped the file, which it cannot have read then.
        while !fs::read_to_string(format!("/proc/{}/maps", child.id()))
            .is_ok_and(|maps| maps.contains(&graph))
        {
            assert!(begun.elapsed().as_secs() < 60, "the file is not mapped");
            assert!(child.try_wait().expect("it can be waited for").is_none(), "it ended");
        }
        std::thread::sleep(std::time::Duration::from_millis(later));
        send("-STOP", child.id());
        fs::File::create(&graph).expect("the file is cut");
        send("-CONT", child.id());
        let done = child.wait_with_output().expect("it ends");
        let (out, err) =
            (String::from_utf8_lossy(&done.stdout), String::from_utf8_lossy(&done.stderr));
        // A machine that is fast may have read it to its end.
        if later > 0 && done.status.success() {
            continue;
        }
        assert_eq!(done.status.code(), Some(2), "{:?} {out}{err}", done.status);
        match flags {
            [] => assert!(err.contains("shorter"), "{err}"),
            _ => {
                let object: Value = serde_json::from_str(&out).expect("one object");
                assert_eq!(object["error"]["kind"], "input", "{object}");
            }
        }
    }
}

/// SIGTERM and SIGHUP keep the last checkpoint and clean up, as Ctrl-C does.
#[cfg(unix)]
#[test]
fn every_signal_that_ends_a_run_keeps_the_checkpoint() {
    for signal in ["-TERM", "-HUP"] {
        let folder = Folder::new(signal);
        let (kept, out) = (folder.path("kept"), folder.path("v.csv"));
        let args = ["values", "0.007", "--to", "10^9", "--format", "csv", "--out", &out];
        let keeping = [&args[..], &["--checkpoint", &kept, "--checkpoint-every", "0.05"]].concat();
        let mut child = command(&keeping).spawn().expect("the program starts");
        let started = std::time::Instant::now();
        while !fs::exists(&kept).expect("a folder") {
            assert!(started.elapsed().as_secs() < 60, "nothing was kept");
            std::thread::sleep(std::time::Duration::from_millis(10));
        }
        let sent =
            std::process::Command::new("kill").args([signal, &child.id().to_string()]).status();
        assert!(sent.expect("kill runs").success());
        assert_eq!(child.wait().expect("it ended").code(), Some(3), "{signal}");
        assert_eq!(folder.names(), ["kept"], "{signal}");
        let resumed = ["values", "0.007", "--to", "300", "--checkpoint", &kept, "--resume"];
        assert_eq!(grundy(&resumed).code, 0, "{signal}");
    }
}
