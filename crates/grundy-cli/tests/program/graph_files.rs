//! Graph files in every form, whole and damaged, as a user gives them.

use crate::common::{Run, fed, grundy, json};
use serde_json::{Value, json as object};
use std::fs;
use std::path::{Path, PathBuf};

/// An empty folder of its own for a test.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("graph-files").join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder");
    folder
}

fn write(folder: &Path, name: &str, bytes: impl AsRef<[u8]>) -> String {
    let path = folder.join(name);
    fs::write(&path, bytes).expect("a file");
    path.to_str().expect("UTF-8").to_owned()
}

fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).expect("a folder");
    let mut names: Vec<String> = entries
        .map(|entry| entry.expect("an entry").file_name().to_string_lossy().into_owned())
        .collect();
    names.sort();
    names
}

fn answered(args: &[&str]) -> Run {
    let run = grundy(args);
    assert_eq!(run.code, 0, "{args:?}: {}", run.err);
    run
}

/// A random graph without cycles, or with them, as an edge list.
fn random(vertices: u64, arcs: u64, loopy: bool) -> String {
    let mut x = vertices ^ arcs;
    let mut next = || {
        x = x.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (x >> 33) % vertices
    };
    let label = |vertex: u64| vertex * 7 % vertices;
    let mut lines = vec![format!("{vertices} {arcs}")];
    while lines.len() as u64 <= arcs {
        let (a, b) = (next(), next());
        match (a == b, loopy) {
            (_, true) => lines.push(format!("{a} {b}")),
            (true, false) => {}
            (false, false) => lines.push(format!("{} {}", label(a.max(b)), label(a.min(b)))),
        }
    }
    lines.join("\n")
}

#[test]
fn a_binary_file_answers_as_the_text_does_and_leads_back_to_it() {
    let folder = folder("binary");
    for (name, loopy) in [("plain", false), ("loopy", true)] {
        let text = write(&folder, &format!("{name}.txt"), random(1000, 2500, loopy));
        let binary = folder.join(name).with_extension("grundy");
        let binary = binary.to_str().expect("UTF-8");
        let back = folder.join(name).with_extension("back.txt");
        let back = back.to_str().expect("UTF-8");
        let written = json(&["graph", "convert", &text, binary]);
        let expected = object!({
            "version": 1, "file": binary, "form": "binary", "vertices": 1000, "arcs": 2500
        });
        assert_eq!(written, expected);
        answered(&["graph", "convert", binary, back]);
        let mut arcs = [&text, back].map(|path| {
            let text = fs::read_to_string(path).expect("a file");
            text.lines().map(str::to_owned).collect::<Vec<String>>()
        });
        arcs.iter_mut().for_each(|lines| lines.sort());
        assert_eq!(arcs[0], arcs[1]);
        for flags in [&["--loopy"][..], &["--loopy", "--misere"], &["--loopy", "--vertex", "3"]] {
            let [a, b] = [text.as_str(), binary].map(|f| json(&[&["graph", f], flags].concat()));
            assert_eq!(a, b, "{flags:?}");
        }
        // From a pipe it is read and not mapped.
        let bytes = fs::read(binary).expect("a file");
        let piped = fed(&["graph", "-", "--loopy", "--json"], &bytes);
        assert_eq!(piped.out, grundy(&["graph", &text, "--loopy", "--json"]).out);
    }
    assert_eq!(names(&folder).len(), 6, "nothing is left behind");
}

#[test]
fn labels_from_one_stay_labels_from_one() {
    let folder = folder("one");
    let text = write(&folder, "a.txt", "3 2\n1 2\n2 3\n");
    let binary = folder.join("a.grundy");
    let binary = binary.to_str().expect("UTF-8");
    answered(&["graph", "convert", &text, binary, "--one-based"]);
    let found = json(&["graph", binary, "--vertex", "3"]);
    assert_eq!(found["vertex"]["vertex"], 3);
    assert_eq!(grundy(&["graph", binary, "--vertex", "0"]).code, 2);
    let back = folder.join("b.edges");
    answered(&["graph", "convert", binary, back.to_str().expect("UTF-8")]);
    assert_eq!(fs::read_to_string(back).expect("a file"), "3 2\n1 2\n2 3\n");
    let strategy = folder.join("strategy");
    let strategy = strategy.to_str().expect("UTF-8");
    answered(&["graph", binary, "--strategy", strategy]);
    answered(&["verify", strategy]);
}

#[test]
fn names_are_kept_in_text_and_refused_in_binary() {
    let folder = folder("names");
    let dot = write(&folder, "a.dot", "digraph { a -> b -> \"the end\" }");
    let out = folder.join("a.grundy");
    let run = grundy(&["graph", "convert", &dot, out.to_str().expect("UTF-8")]);
    assert_eq!(run.code, 2, "{}", run.err);
    let text = folder.join("a.txt");
    answered(&["graph", "convert", &dot, text.to_str().expect("UTF-8")]);
    let expected = "# 0 is \"a\"\n# 1 is \"b\"\n# 2 is \"the end\"\n3 2\n0 1\n1 2\n";
    assert_eq!(fs::read_to_string(text).expect("a file"), expected);
    assert_eq!(names(&folder), ["a.dot", "a.txt"]);
}

#[test]
fn arcs_that_exceed_memory_are_converted_in_passes_and_then_solved() {
    let folder = folder("memory");
    let text = write(&folder, "a.txt", random(2000, 40_000, false));
    let refused = grundy(&["graph", &text, "--limit-memory", "100K", "--json"]);
    assert_eq!(refused.code, 3, "{}", refused.out);
    let error: Value = serde_json::from_str(&refused.out).expect("JSON");
    assert_eq!(error["error"]["kind"], "limit");
    let needs = error["error"]["needs_bytes"].as_u64().expect("a number");
    assert!((400_000..1_000_000).contains(&needs), "{needs}");
    let binary = folder.join("a.grundy");
    let binary = binary.to_str().expect("UTF-8");
    answered(&["graph", "convert", &text, binary, "--limit-memory", "100K"]);
    let [small, whole] = [
        json(&["graph", binary, "--limit-memory", "20K"]),
        json(&["graph", &text, "--limit-memory", "1G"]),
    ];
    assert_eq!(small, whole);
    answered(&["graph", binary, "--loopy", "--limit-memory", "60K"]);
    // The vertices must fit.
    assert_eq!(grundy(&["graph", binary, "--limit-memory", "10K"]).code, 3);
    let run = grundy(&["graph", "convert", &text, binary, "--limit-memory", "10K"]);
    assert_eq!(run.code, 3, "{}", run.err);
    assert_eq!(names(&folder), ["a.grundy", "a.txt"]);
}

#[test]
fn damaged_binary_files_are_refused_and_say_why() {
    let folder = folder("damaged");
    let text = write(&folder, "a.txt", random(50, 100, false));
    let binary = folder.join("a.grundy");
    answered(&["graph", "convert", &text, binary.to_str().expect("UTF-8")]);
    let bytes = fs::read(&binary).expect("a file");
    let changed = |at: usize| {
        let mut bytes = bytes.clone();
        bytes[at] ^= 0x10;
        bytes
    };
    for (bytes, needle) in [
        (bytes[..bytes.len() - 1].to_vec(), "bytes where"),
        (bytes[..20].to_vec(), "first bytes"),
        (changed(7), "another version"),
        (changed(33), "arcs to vertex 0"),
        (changed(bytes.len() - 9), "arcs to vertex"),
        (changed(bytes.len() - 1), "checksum"),
    ] {
        let path = write(&folder, "b.grundy", &bytes);
        for run in [grundy(&["graph", &path]), fed(&["graph", "-"], &bytes)] {
            assert_eq!((run.code, run.out.as_str()), (2, ""), "{}", run.err);
            assert!(run.err.contains(needle), "{needle}: {}", run.err);
        }
        for lang in ["vi", "zh"] {
            assert_eq!(grundy(&["graph", &path, "--lang", lang]).code, 2);
        }
    }
}

/// Every text that is not a graph: exit code 2 (or 3 for memory), a line where there is one, nothing on standard
/// output, and no panic.
#[test]
fn hostile_texts() {
    let folder = folder("hostile");
    let digits = "9".repeat(1_000_000);
    let long = format!("0 1\n{digits} 2\n");
    let word = format!("0 1\n1 {}\n", "x".repeat(1_000_000));
    for (text, code, needle) in [
        ("4 3\n", 2, "promises 3 arcs"),
        ("4 3\n0 1\n0 2\n2 3\n3 0\n", 2, "promises 3 arcs"),
        ("2 2\n0 1\n1 2\n", 2, "line 3"),
        ("0 1\n1 x\n", 2, "line 2"),
        ("0 1\r\n1 two\r\n", 2, "line 2"),
        ("0 1\n2\n", 2, "line 2"),
        ("0 1 2\n", 2, "line 1"),
        ("0 1\n\0\0\n", 2, "line 2"),
        ("\0", 2, "line 1"),
        ("0 -1\n", 2, "line 1"),
        ("0 1\n0 4294967296\n", 2, "line 2"),
        ("0,1\n", 2, "line 1"),
        (long.as_str(), 2, "line 2"),
        (word.as_str(), 2, "line 2"),
        ("4000000000 2\n0 1\n1 2\n", 3, "GiB"),
        ("99999999999999999999 2\n0 1\n", 2, "line 1"),
        ("1000000000000 1\n0 1\n", 2, "2^32"),
    ] {
        let path = write(&folder, "graph.txt", text);
        let limit = ["--limit-memory", "1G"];
        let ways = [
            grundy(&[&["graph", &path], &limit[..]].concat()),
            fed(&[&["graph", "-"], &limit[..]].concat(), text.as_bytes()),
        ];
        for run in ways {
            let shown: String = text.chars().take(30).collect();
            assert_eq!((run.code, run.out.as_str()), (code, ""), "{shown:?}: {}", run.err);
            assert!(run.err.contains(needle), "{shown:?}: {}", run.err);
            assert!(run.err.len() < 1000 && !run.err.contains("panicked"), "{}", run.err);
        }
        let out = folder.join("out.csv");
        let out = out.to_str().expect("UTF-8");
        let svg = folder.join("out.svg");
        let args = ["graph", &path, "--out", out, "--svg", svg.to_str().expect("UTF-8")];
        assert_eq!(grundy(&[&args, &limit[..]].concat()).code, code);
        let args = ["graph", "convert", &path, out];
        assert_eq!(grundy(&[&args, &limit[..]].concat()).code, code);
        assert_eq!(names(&folder), ["graph.txt"], "nothing is written");
    }
    let one = write(&folder, "graph.txt", "0 1\n");
    let run = grundy(&["graph", &one, "--one-based", "--header", "no"]);
    assert_eq!(run.code, 2, "{}", run.err);
    assert!(run.err.contains("line 1"), "{}", run.err);
}

#[test]
fn texts_as_people_write_them() {
    for (text, vertices, arcs) in [
        ("", 0, 0),
        ("\n\n", 0, 0),
        ("# nothing\n", 0, 0),
        ("0 0\n", 0, 0),
        ("5 0\n", 5, 0),
        ("0 1", 2, 1),
        ("0 1\r\n0 2\r\n", 3, 2),
        ("0\t1\n0\t 2 # two\n% more\n\n", 3, 2),
        ("2 2\n0 1\n0 1\n", 2, 2),
        ("0 00000000000000000001\n", 2, 1),
    ] {
        let run = fed(&["graph", "-", "--json"], text.as_bytes());
        assert_eq!(run.code, 0, "{text:?}: {}", run.out);
        let found: Value = serde_json::from_str(&run.out).expect("JSON");
        assert_eq!(found["vertices"], vertices, "{text:?}");
        assert_eq!(found["arcs"], arcs, "{text:?}");
    }
    let looped = fed(&["graph", "-", "--json"], b"1 1\n0 0\n");
    assert_eq!(looped.code, 2);
    let error: Value = serde_json::from_str(&looped.out).expect("JSON");
    assert_eq!(error["error"]["cycle"], object!([0]));
    let looped = fed(&["graph", "-", "--json", "--loopy"], b"1 1\n0 0\n");
    assert!(looped.out.contains("\"D\":1"), "{}", looped.out);
}

#[test]
fn odd_places() {
    let folder = folder("places");
    let path = folder.to_str().expect("UTF-8");
    for args in [
        &["graph", path][..],
        &["graph", "/nowhere/graph.txt"],
        &["graph", "convert", path, "/dev/null"],
        &["graph", "convert", "/nowhere/graph.txt", "/dev/null"],
    ] {
        let run = grundy(args);
        assert_eq!(run.code, 2, "{args:?}: {}", run.err);
        assert!(!run.err.is_empty() && !run.err.contains("panicked"), "{args:?}: {}", run.err);
    }
    let text = write(&folder, "a.txt", "0 1\n");
    for out in [path, "/nowhere/out"] {
        assert_eq!(grundy(&["graph", "convert", &text, out]).code, 1, "{out}");
        assert_eq!(grundy(&["graph", &text, "--svg", out]).code, 1, "{out}");
    }
    // What is read is not written over, by whatever name.
    let other = folder.join("./a.txt");
    let other = other.to_str().expect("UTF-8");
    for args in [
        &["graph", "convert", &text, &text, "--to", "binary"][..],
        &["graph", "convert", &text, other],
        &["graph", &text, "--out", other],
        &["graph", &text, "--strategy", &text],
        &["graph", &text, "--svg", other],
        &["graph", &text, "--out", "x", "--svg", "x"],
        &["graph", &text, "--out", "x", "--strategy", "x"],
    ] {
        let run = grundy(args);
        assert_eq!((run.code, run.out.as_str()), (2, ""), "{args:?}: {}", run.err);
    }
    assert_eq!(fs::read_to_string(&text).expect("a file"), "0 1\n");
    assert_eq!(names(&folder), ["a.txt"]);
}

#[test]
fn pictures_of_small_graphs_and_of_no_others() {
    let folder = folder("pictures");
    let text = write(&folder, "a.txt", "4 4\n0 1\n0 2\n2 3\n0 1\n");
    let svg = folder.join("a.svg");
    let out = svg.to_str().expect("UTF-8");
    answered(&["graph", &text, "--svg", out, "--tokens", "0,2,2"]);
    let picture = fs::read_to_string(&svg).expect("a file");
    assert!(picture.starts_with("<svg") && picture.contains("0 · 2 · N"), "{picture}");
    assert!(picture.contains("3 · 0 · P") && picture.contains("×2"), "{picture}");
    let loopy = write(&folder, "b.txt", "0 1\n1 0\n1 2\n3 3\n");
    answered(&["graph", &loopy, "--loopy", "--svg", out]);
    let picture = fs::read_to_string(&svg).expect("a file");
    assert!(picture.contains("3 · ∞{} · D"), "{picture}");
    fs::remove_file(&svg).expect("it was there");
    for (vertices, arcs) in [(1000, 2000), (100, 5000)] {
        let large = write(&folder, "c.txt", random(vertices, arcs, false));
        let run = grundy(&["graph", &large, "--svg", out]);
        assert_eq!((run.code, run.out.as_str()), (3, ""), "{}", run.err);
        assert!(!svg.exists());
    }
}
