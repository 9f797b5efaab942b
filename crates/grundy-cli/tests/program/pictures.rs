//! Pictures of positions, asked for as a user would.

use crate::common::folder::Folder;
use crate::common::{Run, grundy, json};
use std::fs;

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

/// One command for each kind of picture.
fn commands(folder: &Folder) -> Vec<Vec<String>> {
    let (drawing, arcs) = (folder.path("drawing.txt"), folder.path("arcs.txt"));
    fs::write(&drawing, "0 1\n1 2\n2 1\n").expect("a drawing");
    fs::write(&arcs, "0 1\n0 2\n1 2\n").expect("a graph");
    let commands = [
        vec!["solve", "nim(7, 5, 3, 6) + grundys(8)"],
        vec!["solve", "kl[1, 2](4, 5)"],
        vec!["solve", "hackenbush(0-1, 1-2, 2-1)", "--frames", "strip"],
        vec!["hackenbush", &drawing],
        vec!["graph", &arcs],
        vec!["values", "0.77"],
        vec!["values", "0.77", "--to", "5000"],
        vec!["values", "grundys", "--to", "100"],
    ];
    commands.map(|command| command.into_iter().map(str::to_owned).collect()).into()
}

/// Runs a command in a language with a picture; its standard error and its exit code.
fn drawn(command: &[String], option: &str, file: &str, lang: &str) -> (u8, String) {
    let mut args: Vec<&str> = command.iter().map(String::as_str).collect();
    args.extend([option, file, "--lang", lang]);
    let Run { code, err, .. } = grundy(&args);
    (u8::try_from(code).expect("an exit code"), err)
}

#[test]
fn the_ending_says_the_form_for_every_command_and_both_names_of_the_option() {
    let folder = Folder::new("forms");
    let mut skipped = std::collections::BTreeSet::new();
    for command in commands(&folder) {
        for lang in ["en", "vi", "zh"] {
            for option in ["--picture", "--svg"] {
                let svg = folder.path("picture.SVG");
                assert_eq!(drawn(&command, option, &svg, lang), (0, String::new()), "{command:?}");
                assert!(fs::read(&svg).expect("a picture").starts_with(b"<svg"));
            }
            let tex = folder.path("picture.tex");
            assert_eq!(drawn(&command, "--picture", &tex, lang), (0, String::new()), "{command:?}");
            let text = fs::read_to_string(&tex).expect("a picture");
            assert!(text.starts_with("\\documentclass") && text.ends_with("\\end{document}\n"));
            let tikz = folder.path("picture.tikz");
            assert_eq!(
                drawn(&command, "--picture", &tikz, lang),
                (0, String::new()),
                "{command:?}"
            );
            let environment = fs::read_to_string(&tikz).expect("a picture");
            let environment = environment.split_once("\\begin{tikzpicture}").expect("it").1;
            assert!(text.contains(environment));
        }
        // Fonts are those of the machine, which may have none.
        for lang in ["en", "vi", "zh"] {
            let png = folder.path("picture.png");
            match drawn(&command, "--svg", &png, lang) {
                (0, err) => {
                    assert_eq!(err, "");
                    assert!(fs::read(&png).expect("a picture").starts_with(b"\x89PNG\r\n"));
                    fs::remove_file(&png).expect("the picture");
                }
                (code, err) => {
                    assert!(code == 2 && err.contains("apt install fonts-noto"), "{err}");
                    assert!(!fs::exists(&png).expect("a folder"), "no picture without its words");
                    skipped.insert(lang);
                }
            }
        }
    }
    for lang in skipped {
        eprintln!("skipped: PNG in {lang}, for which this machine has no fonts");
    }
}

#[test]
fn a_form_that_pictures_do_not_have_is_refused_before_the_work() {
    let folder = Folder::new("endings");
    for (name, said) in [("a.pdf", "rsvg-convert"), ("a.jpg", "`.jpg`"), ("a.b.c", "`.c`")] {
        for command in commands(&folder) {
            let (code, err) = drawn(&command, "--picture", &folder.path(name), "en");
            assert_eq!(code, 2, "{err}");
            assert!(err.contains(said), "{err}");
            assert!(!fs::exists(folder.path(name)).expect("a folder"));
        }
    }
    let bush = ["solve", "hackenbush(0-1, 1-2, 2-1)", "--frames", "animated", "--picture"];
    for name in ["moving.png", "moving.tex", "moving.tikz"] {
        let Run { code, err, .. } = grundy(&[&bush[..], &[&folder.path(name)]].concat());
        assert_eq!(code, 2);
        assert!(err.contains("frames strip"), "{err}");
        assert!(!fs::exists(folder.path(name)).expect("a folder"));
    }
    let memory = ["values", "nim", "--limit-memory", "100k", "--picture"];
    let Run { code, err, .. } = grundy(&[&memory[..], &[&folder.path("large.png")]].concat());
    assert_eq!(code, 3, "{err}");
    assert!(!fs::exists(folder.path("large.png")).expect("a folder"));
}

#[test]
fn what_each_player_takes_and_where_heaps_are_split_is_marked() {
    let folder = Folder::new("marks");
    let file = folder.path("picture.svg");
    let svg = |position: &str| {
        assert_eq!(grundy(&["solve", position, "--picture", &file]).code, 0, "{position}");
        fs::read_to_string(&file).expect("a picture")
    };
    assert!(svg("kl[1, 2](4, 5)").contains("class=\"taken rights\""));
    let kl = svg("kl[1, 2](3)");
    assert!(kl.contains("class=\"taken lefts\"") && kl.contains("class=\"taken rights\""));
    assert!(svg("grundys(8)").contains("class=\"split\""));
    assert!(!svg("nim(3)").contains("class=\"split\""));
    // All edges that stand have numbers, also where no cut wins.
    let lost = svg("hackenbush(0-1, 0-2, 5-6)");
    assert!(lost.contains(">0</text>") && lost.contains(">1</text>"));
    assert!(!lost.contains(">2</text>"), "what has fallen cannot be cut");
}

#[test]
fn documents_compile_where_a_latex_is_installed() {
    let folder = Folder::new("latex");
    let compiled = |engine: &str, name: &str| {
        let mut run = std::process::Command::new(engine);
        run.args(["-interaction=nonstopmode", "-halt-on-error", name]).current_dir(&folder.0);
        run.output().ok()
    };
    let runs = [("pdflatex", "en"), ("xelatex", "vi"), ("xelatex", "zh")];
    for (engine, lang) in runs {
        fs::write(folder.path("a.tex"), SMALLEST).expect("a document");
        // Without the packages, or a font for Chinese, nothing can be said.
        match compiled(engine, "a.tex") {
            Some(run) if run.status.success() => {}
            _ => {
                eprintln!("skipped: {engine} with standalone and tikz is not installed");
                continue;
            }
        }
        let command = ["solve", "kl[1, 2](4, 5) + hackenbush(0-1, 1-2, 2-1) + grundys(8)"];
        let name = format!("{lang}.tex");
        let command: Vec<String> = command.map(str::to_owned).into();
        assert_eq!(drawn(&command, "--picture", &folder.path(&name), lang).0, 0);
        let run = compiled(engine, &name).expect("it ran before");
        let log = String::from_utf8_lossy(&run.stdout).into_owned();
        if !run.status.success() && log.contains("No font for Chinese was found") {
            eprintln!("skipped: {engine} finds no font for Chinese");
            continue;
        }
        assert!(run.status.success(), "{lang}: {log}");
    }
}

/// What every picture needs.
const SMALLEST: &str = "\\documentclass{standalone}\\usepackage{tikz}\\begin{document}\\tikz\\draw(0,0)--(1,1);\\end{document}";

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
