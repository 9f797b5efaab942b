//! Long runs: tables for programs, checkpoints, and ends at any moment.

use crate::common::folder::Folder;
use crate::common::{Run, command, grundy};
use grundy::values::read_binary;
use grundy_files::columns::Reader;
use std::fs::{self, File};
use std::process::{Child, Stdio};
use std::time::{Duration, Instant};

fn answered(args: &[&str]) -> String {
    let Run { code, out, err } = grundy(args);
    assert_eq!((code, err.as_str()), (0, ""), "{args:?}");
    out
}

fn listed(args: &[&str]) -> Vec<u64> {
    let csv = answered(&[args, &["--format", "csv"]].concat());
    let value = |line: &str| line.split(',').next_back().expect("a value").parse::<u64>();
    csv.lines().skip(1).map(|line| value(line).expect("a number")).collect()
}

#[test]
fn tables_for_programs_have_the_same_values() {
    let folder = Folder::new("forms");
    for (rule, from, to) in
        [("0.77", "0", "3000"), ("grundys", "17", "9000"), ("nim", "65000", "66000")]
    {
        let args = ["values", rule, "--from", from, "--to", to];
        let (binary, parquet) = (folder.path("v.gtb"), folder.path("v.parquet"));
        let expected = listed(&args);
        let said = answered(&[&args[..], &["--format", "binary", "--out", &binary]].concat());
        assert_eq!(said, format!("Written to {binary}.\n"));
        let read = read_binary(File::open(&binary).expect("a file")).expect("a table");
        assert_eq!(
            (read.rule.as_str(), read.from.to_string(), &read.values),
            (if rule == "grundys" { "grundys" } else { rule }, from.to_owned(), &expected)
        );
        answered(&[&args[..], &["--format", "parquet", "--out", &parquet]].concat());
        let reader = Reader::open(File::open(&parquet).expect("a file")).expect("a table");
        let names: Vec<&str> = reader.fields().iter().map(|field| field.name()).collect();
        assert_eq!(names, ["n", "g"]);
        let mut rows = Vec::new();
        for batch in reader.batches(&[0, 1]).expect("numbers") {
            let batch = batch.expect("rows");
            rows.extend(batch.numbers(0).iter().copied().zip(batch.numbers(1).iter().copied()));
        }
        let first: u64 = from.parse().expect("a number");
        assert!(rows.into_iter().eq((first..).zip(expected)), "{rule}");
    }
    assert_eq!(folder.names(), ["v.gtb", "v.parquet"]);
}

#[test]
fn grids_and_outcomes_go_into_columns_and_not_into_binary_tables() {
    let folder = Folder::new("columns");
    let out = folder.path("v");
    let xor = "game f(a, b) = { f(a - k, b) for k in 1..=a, f(a, b - k) for k in 1..=b }";
    let grid = ["values", "f", "--rule", xor, "--to", "7", "--out", &out];
    answered(&[&grid[..], &["--format", "parquet"]].concat());
    let reader = Reader::open(File::open(&out).expect("a file")).expect("a table");
    for batch in reader.batches(&[0, 1, 2]).expect("numbers") {
        let batch = batch.expect("rows");
        for at in 0..64 {
            let [a, b, g] = [0, 1, 2].map(|column| batch.numbers(column)[at]);
            assert_eq!(a ^ b, g);
        }
    }
    assert_eq!(grundy(&[&grid[..], &["--format", "binary"]].concat()).code, 2);
    let outcomes = ["values", "kl[1, 2]", "--to", "3", "--out", &out];
    answered(&[&outcomes[..], &["--format", "parquet"]].concat());
    let reader = Reader::open(File::open(&out).expect("a file")).expect("a table");
    assert_eq!((reader.rows(), reader.fields()[1].name()), (4, "outcome"));
    assert_eq!(grundy(&[&outcomes[..], &["--format", "binary"]].concat()).code, 2);
    for format in ["binary", "parquet"] {
        let run = grundy(&["values", "0.77", "--format", format]);
        assert_eq!((run.code, run.out.as_str()), (2, ""));
        assert!(run.err.contains("--out"), "{}", run.err);
    }
}

/// Numbers that look random and are the same in every run.
fn random(state: &mut u64) -> u64 {
    *state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
    *state >> 33
}

fn begun(args: &[&str]) -> Child {
    let child = command(args).stdout(Stdio::null()).stderr(Stdio::piped()).spawn();
    child.expect("the program starts")
}

/// Killed at any moments, a table goes on from its checkpoint and becomes the same.
#[test]
fn a_killed_table_goes_on_to_the_same_table() {
    let folder = Folder::new("killed");
    // Slow for its values, in a sparse space, and with a period that is proved on the way.
    for (rule, to) in [("0.007", "40000"), ("0.6", "120000"), ("0.16", "60000")] {
        let (whole, table, kept) =
            (folder.path("whole"), folder.path("table"), folder.path("kept"));
        let args = ["values", rule, "--to", to, "--format", "binary"];
        answered(&[&args[..], &["--out", &whole]].concat());
        let keeping = ["--out", &table, "--checkpoint", &kept, "--checkpoint-every", "0.01"];
        let keeping = [&args[..], &keeping].concat();
        let mut state = 7 + to.len() as u64;
        for _ in 0..6 {
            let mut child = begun(&keeping);
            std::thread::sleep(Duration::from_millis(5 + random(&mut state) % 250));
            // It may have come to its end before.
            let _ = child.kill();
            child.wait().expect("it ended");
        }
        // However fast the machine is, something was kept or all was done.
        let again =
            [&keeping[..], if fs::exists(&kept).expect("a folder") { &["--resume"] } else { &[] }];
        answered(&again.concat());
        let bytes = |file: &str| fs::read(file).expect("a table");
        assert!(bytes(&table) == bytes(&whole), "{rule}: the tables differ");
        // A checkpoint of more than is asked for serves too, and stays.
        let before = bytes(&kept);
        let short = ["values", rule, "--to", "1000", "--checkpoint", &kept, "--resume"];
        let asked = listed(&short);
        assert_eq!(asked, listed(&["values", rule, "--to", "1000"]), "{rule}");
        assert!(bytes(&kept) == before, "{rule}: the checkpoint became less");
        for file in [table, kept] {
            fs::remove_file(file).expect("it is there");
        }
    }
}

#[test]
fn what_is_no_checkpoint_of_the_rule_is_refused_and_stays_as_it_is() {
    let folder = Folder::new("refused");
    let kept = folder.path("kept");
    for begin in [&["values"][..], &["period"]] {
        let _ = fs::remove_file(&kept);
        let with = |rule: &str, flags: &[&str]| {
            let args = [begin, &[rule, "--to", "5000", "--checkpoint", &kept], flags].concat();
            let run = grundy(&args);
            (run.code, run.err)
        };
        assert_eq!(with("0.6", &["--resume"]).0, 2, "there is none");
        assert!(!fs::exists(&kept).expect("a folder"));
        assert_eq!(with("0.6", &[]).0, 0);
        assert_eq!(with("0.6", &["--resume"]).0, 0);
        let good = fs::read(&kept).expect("a checkpoint");
        let mut damaged = good.clone();
        damaged[1000] ^= 4;
        let mut later = good.clone();
        later[8] = 9;
        for (bytes, rule, why) in [
            (&good[..], "0.7", "is of `0.6`"),
            (&damaged[..], "0.6", "is damaged"),
            (&good[..good.len() - 1], "0.6", "is damaged"),
            (&later[..], "0.6", "version 9"),
            (&b"my thesis"[..], "0.6", "is not a checkpoint"),
            (&b""[..], "0.6", "is not a checkpoint"),
        ] {
            fs::write(&kept, bytes).expect("a file");
            for flags in [&[][..], &["--resume"], &["--lang", "vi"], &["--lang", "zh"]] {
                let (code, err) = with(rule, flags);
                assert_eq!(code, 2, "{why}");
                assert!(flags.contains(&"--lang") || err.contains(why), "{err}");
                assert!(fs::read(&kept).expect("a file") == bytes, "{why}");
            }
        }
        // Nor is a file written over that is called as a checkpoint used to be while it was written.
        fs::write(&kept, &good[..]).expect("a file");
        let beside = folder.path("kept.part");
        fs::write(&beside, "my thesis").expect("a file");
        assert_eq!(with("0.6", &["--resume"]).0, 0);
        assert_eq!(fs::read(&beside).expect("a file"), b"my thesis");
        fs::remove_file(beside).expect("a file");
    }
    for args in [
        &["values", "kl[1, 2]", "--checkpoint", &kept][..],
        &["values", "f", "--rule", "game f(n) = { f(n / 2) if n > 0 }", "--checkpoint", &kept],
        &["values", "0.6", "--resume"],
    ] {
        assert_eq!(grundy(args).code, 2, "{args:?}");
    }
}

/// An interrupt stops cleanly: what is known is kept, what was begun is taken away, and the command to go on is said.
#[cfg(unix)]
#[test]
fn an_interrupt_keeps_the_checkpoint_and_says_how_to_go_on() {
    let folder = Folder::new("interrupted");
    let (kept, out) = (folder.path("kept"), folder.path("v.csv"));
    let args = ["values", "0.007", "--to", "10^9", "--format", "csv", "--out", &out];
    let child =
        begun(&[&args[..], &["--checkpoint", &kept, "--checkpoint-every", "0.05"]].concat());
    // It listens once it has kept something.
    let started = Instant::now();
    while !fs::exists(&kept).expect("a folder") {
        assert!(started.elapsed() < Duration::from_secs(60), "nothing was kept");
        std::thread::sleep(Duration::from_millis(10));
    }
    let id = child.id().to_string();
    let sent = std::process::Command::new("kill").args(["-INT", &id]).status();
    assert!(sent.expect("kill runs").success());
    let done = child.wait_with_output().expect("it ended");
    let err = String::from_utf8(done.stderr).expect("text");
    assert_eq!(done.status.code(), Some(3), "{err}");
    let go_on = format!("--checkpoint {kept} --checkpoint-every 0.05 --resume`");
    assert!(
        err.contains("To go on: `grundy values 0.007 --to 10^9") && err.contains(&go_on),
        "{err}"
    );
    assert_eq!(folder.names(), ["kept"]);
    let resumed = ["values", "0.007", "--to", "300", "--checkpoint", &kept, "--resume"];
    assert_eq!(listed(&resumed), listed(&["values", "0.007", "--to", "300"]));
}

#[test]
fn a_limit_leaves_what_two_rules_agree_on() {
    let args = ["compare", "0.6", "0.60", "--to", "10^6", "--limit-positions", "3000", "--json"];
    let run = grundy(&args);
    let object: serde_json::Value = serde_json::from_str(&run.out).expect("one object");
    assert_eq!((run.code, &object["stopped"]), (3, &true.into()), "{object}");
    assert!(object["compared_to"].as_u64().is_some_and(|to| 200 < to && to < 3000), "{object}");
}
