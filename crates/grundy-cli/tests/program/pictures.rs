//! Pictures of positions, asked for as a user would.

use crate::common::{Run, grundy, json};
use std::fs;
use std::path::PathBuf;

/// A folder of its own for a test, gone when the test ends.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let name = format!("grundy-pictures-{name}-{}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        fs::create_dir_all(&folder).expect("a folder");
        Folder(folder)
    }

    fn path(&self, name: &str) -> String {
        self.0.join(name).to_string_lossy().into_owned()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

const POSITIONS: &[(&str, &[&str])] = &[
    ("nim(7, 5, 3, 6)", &[]),
    ("nim()", &[]),
    ("nim(10^18, 3)", &[]),
    ("*5 + 0.77(7) + strip(1, 3, 10^18) + monotonic(1, 3)", &[]),
    ("kl[3, 4](1, 2, 3)", &[]),
    ("kl[3, 4](1, 2, 3)", &["--mover", "right"]),
    ("hackenbush(0-1, 1-2, 2-1, 2-2, 7-8, 0-0)", &[]),
    ("hackenbush(0-1, 1-2)", &["--misere"]),
    ("hackenbush()", &[]),
    ("graph[0>1, 0>2, 2>3](0, 2)", &[]),
    ("graph[0>1, 0>2, 2>3](0)", &["--misere"]),
    ("graph[0>1, 1>0, 1>2](0)", &["--loopy"]),
    ("graph[0>1, 0>2, 2>3](0, 2) + nim(2)", &["--misere"]),
];

#[test]
fn every_kind_of_position_has_a_picture_in_every_language() {
    let folder = Folder::new("kinds");
    let file = folder.path("picture.svg");
    for &(position, flags) in POSITIONS {
        let plain = grundy(&[&["solve", position], flags].concat());
        for lang in ["en", "vi", "zh"] {
            let args = [&["solve", position, "--svg", &file, "--lang", lang], flags].concat();
            let Run { code, out, err } = grundy(&args);
            assert_eq!((code, err.as_str()), (0, ""), "{position}");
            assert!(lang != "en" || out == plain.out, "{position}");
            let svg = fs::read_to_string(&file).expect("a picture");
            assert!(svg.starts_with("<svg") && svg.ends_with("</svg>\n"), "{position}");
            assert!(!svg.contains("[picture-"), "{position} in {lang}: a message is missing");
            assert!(svg.contains("light-dark(#"));
            fs::remove_file(&file).expect("the picture");
        }
    }
}

#[test]
fn winning_moves_stand_out() {
    let folder = Folder::new("winning");
    let file = folder.path("picture.svg");
    let drawn = |position: &str| {
        let object = json(&["solve", position, "--svg", &file]);
        (object, fs::read_to_string(&file).expect("a picture"))
    };
    let (object, svg) = drawn("hackenbush(0-1, 1-2, 2-1, 2-3, 2-4)");
    assert_eq!(object["winning_moves"].as_array().map(Vec::len), Some(1));
    // One cut in the drawing, and one in the legend.
    assert_eq!(svg.matches("class=\"halo\"").count(), 2);
    let (_, svg) = drawn("nim(7, 5, 3, 6)");
    // Seven, three and five stones are taken by one winning move or another.
    assert_eq!(svg.matches("class=\"taken\"").count(), 7 + 3 + 5 + 1);
    let (_, svg) = drawn("nim(1, 1)");
    assert_eq!(svg.matches("class=\"taken\"").count(), 0);
}

#[test]
fn a_reduction_is_drawn_step_by_step() {
    let folder = Folder::new("reduction");
    let file = folder.path("picture.svg");
    let bush = "hackenbush(0-1, 1-2, 2-1, 2-3, 2-4)";
    for (how, keyframes) in [("strip", false), ("animated", true)] {
        let Run { code, err, .. } = grundy(&["solve", bush, "--svg", &file, "--frames", how]);
        assert_eq!((code, err.as_str()), (0, ""));
        let svg = fs::read_to_string(&file).expect("a picture");
        assert_eq!(svg.contains("@keyframes"), keyframes);
        assert!(svg.contains("Fusion.") && svg.contains("Colon."));
    }
    let before = fs::read_to_string(&file).expect("a picture");
    let Run { code, err, .. } = grundy(&["solve", "nim(3)", "--svg", &file, "--frames", "strip"]);
    assert_eq!(code, 2);
    assert!(err.contains("no reduction"), "{err}");
    assert_eq!(fs::read_to_string(&file).expect("a picture"), before, "left as it was");
    assert_eq!(grundy(&["solve", bush, "--frames", "strip"]).code, 2);
}

#[test]
fn drawings_are_drawn_as_they_were_drawn() {
    let folder = Folder::new("drawn");
    let (file, figure) = (folder.path("picture.svg"), folder.path("figure.json"));
    for name in ["stalk", "tree", "arch", "grassy-arch", "ladder", "wheel", "complete", "house"] {
        let made = grundy(&["hackenbush", "make", name, "--out", &figure]);
        assert_eq!(made.code, 0, "{name}: {}", made.err);
        let object = json(&["hackenbush", &figure, "--svg", &file]);
        let cuts = object["winning_cuts"].as_array().expect("cuts").len();
        let svg = fs::read_to_string(&file).expect("a picture");
        // One more in the legend if there is any.
        let halos = svg.matches("class=\"halo\"").count();
        assert_eq!(halos, if cuts == 0 { 0 } else { cuts + 1 }, "{name}");
        for (flag, value) in [("--frames", "strip"), ("--frames", "animated")] {
            let args = ["hackenbush", &figure, "--svg", &file, flag, value];
            assert_eq!(grundy(&args).code, 0, "{name}");
        }
        assert_eq!(grundy(&["hackenbush", &figure, "--svg", &file, "--value-only"]).code, 0);
        let made = grundy(&["hackenbush", &figure, "--svg", &file, "--misere"]);
        assert!([0, 3].contains(&made.code), "{name}: {}", made.err);
    }
    let coloured = ["hackenbush", "--text", "b(r;eb)", "--svg", &file];
    assert_eq!(grundy(&coloured).code, 0);
    let svg = fs::read_to_string(&file).expect("a picture");
    assert!(svg.contains("edge blue") && svg.contains("edge red") && svg.contains("edge green"));
    assert_eq!(grundy(&[&coloured[..], &["--frames", "strip"]].concat()).code, 2);
}

#[test]
fn what_cannot_be_drawn_or_written_is_said() {
    let folder = Folder::new("refused");
    let file = folder.path("picture.svg");
    let edges: Vec<String> = (0..10_000).map(|i| format!("{i}-{}", i + 1)).collect();
    let bush = format!("hackenbush({})", edges.join(", "));
    let Run { code, err, .. } = grundy(&["solve", &bush, "--svg", &file]);
    assert_eq!(code, 3);
    assert!(err.contains("10000") && err.contains("1500"), "{err}");
    assert!(!fs::exists(&file).expect("a folder"));
    let Run { code, err, .. } = grundy(&["solve", "nim(3)", "--svg", &folder.path("no/such.svg")]);
    assert_eq!(code, 1);
    assert!(err.contains("such.svg"), "{err}");
    assert_eq!(fs::read_dir(&folder.0).expect("a folder").count(), 0);
}
