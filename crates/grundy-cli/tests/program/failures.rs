//! What goes wrong with files, and that a failure loses no answer and carries the same in every form.

use crate::common::{Run, command, fed, grundy};
use serde_json::Value;
use std::fs;
use std::path::PathBuf;

/// A folder of its own for a test, gone when the test ends.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let name = format!("grundy-failures-{name}-{}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        fs::create_dir_all(&folder).expect("a folder");
        Folder(folder)
    }

    fn path(&self, name: &str) -> String {
        self.0.join(name).to_string_lossy().into_owned()
    }

    fn names(&self) -> Vec<String> {
        let entries = fs::read_dir(&self.0).expect("a folder");
        let name = |entry: fs::DirEntry| entry.file_name().to_string_lossy().into_owned();
        let mut names: Vec<String> = entries.map(|entry| name(entry.expect("an entry"))).collect();
        names.sort();
        names
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

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
    #[cfg(unix)]
    std::os::unix::fs::symlink(&graph, &link).expect("a link");
    #[cfg(not(unix))]
    fs::copy(&graph, &link).expect("a copy");
    for args in [
        &["hackenbush", &drawing, "--svg", &drawing][..],
        &["hackenbush", "convert", &drawing, "--to", "dot", "--out", &drawing],
        &["graph", &graph, "--out", &graph],
        &["graph", "convert", &graph, &graph],
        #[cfg(unix)]
        &["graph", &graph, "--strategy", &link],
    ] {
        let run = grundy(args);
        assert_eq!((run.code, run.out.as_str()), (2, ""), "{args:?}: {}", run.err);
    }
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
