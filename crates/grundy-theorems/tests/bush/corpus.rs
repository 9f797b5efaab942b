use crate::definition::Definition;
use crate::drawings::bush;
use crate::reference::Reference;
use grundy_core::Budget;
use grundy_games::bush::{Bush, Figure};
use grundy_games::{Action, Term};
use grundy_theorems::TermTheorems;
use grundy_theorems::Workspace;
use serde::Deserialize;
use std::path::Path;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    drawing: Vec<Drawing>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Drawing {
    name: String,
    edges: Vec<(u32, u32)>,
    value: u64,
    winning_cuts: Vec<usize>,
    note: String,
    source: String,
}

impl Drawing {
    fn bush(&self) -> Bush {
        bush(&self.edges)
    }

    /// The cuts to value 0 are the winning ones.
    fn cut_actions(&self) -> Vec<Action> {
        self.winning_cuts.iter().map(|&edge| Action::Cut { edge }).collect()
    }
}

fn drawings() -> Vec<Drawing> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corpus/hackenbush");
    let mut drawings = Vec::new();
    for entry in folder.read_dir().expect("the corpus is there") {
        let path = entry.expect("the corpus can be listed").path();
        let text = std::fs::read_to_string(&path).expect("the corpus can be read");
        let file: File =
            toml::from_str(&text).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
        assert!(!file.drawing.is_empty(), "{} is empty", path.display());
        drawings.extend(file.drawing);
    }
    drawings
}

#[test]
fn the_theorem_agrees_with_the_corpus() {
    let drawings = drawings();
    assert!(drawings.len() >= 30, "only {} drawings", drawings.len());
    for drawing in drawings {
        let name = &drawing.name;
        assert!(!drawing.note.is_empty() && !drawing.source.is_empty(), "{name}");
        let term = Term::Bush(drawing.bush());
        let mut budget = Budget::default();
        let mut ws = Workspace::new(&mut budget);
        let analysis = term.analyse(&mut ws).expect("needs no limits");
        assert_eq!(analysis.value, drawing.value, "{name}");
        assert_eq!(analysis.reason.verify(), Ok(()), "{name}");
        // From value 0 no cut wins, and none leads to 0 either.
        let actions = term.actions_to(0, &mut ws).expect("a small drawing");
        assert_eq!(actions.listed, drawing.cut_actions(), "{name}");
        assert!(!actions.more, "{name}");
    }
}

#[test]
fn the_reference_engine_agrees_with_the_corpus() {
    /// The reference engine would take seconds for more; those are checked by all sets of their edges.
    const MOST_EDGES: usize = 11;
    let (small, large): (Vec<Drawing>, Vec<Drawing>) =
        drawings().into_iter().partition(|drawing| drawing.edges.len() <= MOST_EDGES);
    assert!(small.len() >= 30, "only {} drawings", small.len());
    for drawing in large {
        let Definition { value, cuts } = Definition::of(&drawing.bush());
        let winning = cuts.into_iter().filter(|&(_, value)| value == 0).map(|(edge, _)| edge);
        assert_eq!(value, drawing.value, "{}", drawing.name);
        assert_eq!(winning.collect::<Vec<_>>(), drawing.winning_cuts, "{}", drawing.name);
    }
    for drawing in small {
        let mut reference = Reference::new();
        assert_eq!(reference.value(&drawing.bush()), drawing.value, "{}", drawing.name);
        let cuts = reference.cuts(&drawing.bush()).into_iter();
        let winning: Vec<usize> =
            cuts.filter(|&(_, value)| value == 0).map(|(edge, _)| edge).collect();
        assert_eq!(winning, drawing.winning_cuts, "{}", drawing.name);
    }
}

/// What `grundy hackenbush make` draws is in the corpus, so that its values and cuts are known.
#[test]
fn figures_are_in_the_corpus() {
    let drawings = drawings();
    for figure in [Figure::Tree, Figure::GrassyArch, Figure::House, Figure::Girl, Figure::Dog] {
        let made = figure.make(figure.usual_size(), 0).expect("a figure").bush();
        let name = format!("{} as made", figure.name());
        let known = drawings.iter().find(|drawing| drawing.name == name);
        assert_eq!(known.map(Drawing::bush), Some(made), "{name}");
    }
}
