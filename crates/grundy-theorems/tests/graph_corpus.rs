//! The graphs of the corpus: theorem, loopy values and search against the rows.

use grundy_core::{Budget, Limits, Outcome, Play, Player, Sum, Value};
use grundy_engines::reference::{Grundy, Outcomes};
use grundy_engines::retrograde::Retrograde;
use grundy_games::graph::{Graph, Tokens};
use grundy_games::{ImpartialCatalogue, Term};
use grundy_theorems::TermTheorems;
use grundy_theorems::graph::loopy;
use grundy_theorems::{SolveError, Workspace};
use serde::Deserialize;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Corpus {
    graph: Vec<Case>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Case {
    name: String,
    arcs: String,
    #[serde(alias = "grundy")]
    values: Vec<Written>,
    normal: String,
    misere: String,
    sums: Vec<SumCase>,
    source: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SumCase {
    tokens: Vec<u32>,
    value: Written,
    normal: String,
    misere: String,
}

/// A value as data spells it.
#[derive(Deserialize)]
#[serde(untagged)]
enum Written {
    Finite(u64),
    Infinite { infinity: Vec<u64> },
}

impl Written {
    fn value(&self) -> Value {
        match self {
            Written::Finite(value) => Value::Nimber(*value),
            Written::Infinite { infinity } => Value::Infinity(infinity.clone()),
        }
    }
}

/// A position of the corpus and what is claimed of it.
struct Claim<'a> {
    tokens: Tokens,
    value: Value,
    normal: &'a str,
    misere: &'a str,
}

impl Case {
    fn graph(&self) -> Graph {
        let label = |text: &str| text.parse::<u32>().expect("a label");
        let arc = |text: &str| {
            let (from, to) = text.split_once('>').expect("an arc");
            (label(from.trim()), label(to.trim()))
        };
        Graph::new(&self.arcs.split(',').map(arc).collect::<Vec<_>>(), &[])
    }

    /// One token on each vertex, and the sums.
    fn claims(&self) -> Vec<Claim<'_>> {
        let graph = self.graph();
        let n = graph.labels().len();
        let rows = (self.values.len(), self.normal.len(), self.misere.len());
        assert_eq!(rows, (n, n, n), "{}", self.name);
        assert!(!self.source.is_empty(), "{}", self.name);
        let on = |tokens: Vec<u32>| Tokens::new(graph.clone(), tokens).expect("labels");
        let single = graph.labels().iter().enumerate().map(|(vertex, &label)| Claim {
            tokens: on(vec![label]),
            value: self.values[vertex].value(),
            normal: &self.normal[vertex..=vertex],
            misere: &self.misere[vertex..=vertex],
        });
        let sums = self.sums.iter().map(|sum| Claim {
            tokens: on(sum.tokens.clone()),
            value: sum.value.value(),
            normal: &sum.normal,
            misere: &sum.misere,
        });
        single.chain(sums).collect()
    }
}

fn corpus(text: &str) -> Vec<Case> {
    toml::from_str::<Corpus>(text).expect("a corpus of graphs").graph
}

fn workspace() -> Workspace<'static> {
    Workspace::new(Box::leak(Box::default()))
}

fn components(tokens: &Tokens) -> Sum<grundy_games::Component> {
    Sum::new(Term::Tokens(tokens.clone()).components())
}

/// Who wins by retrograde analysis of every placing.
fn searched(tokens: &Tokens, play: Play) -> Outcome {
    let mut solver = Retrograde::impartial(ImpartialCatalogue, play);
    let sum = components(tokens);
    solver.solve(&sum, Player::Left, &mut Budget::new(&Limits::default())).expect("small");
    solver.outcome(&sum, Player::Left).expect("solved").outcome()
}

/// What holds with and without cycles.
fn check_loopy(claim: &Claim, name: &str) {
    let tokens = &claim.tokens;
    let on = tokens.tokens();
    let analysis = loopy::analyse(tokens, &workspace());
    assert_eq!(analysis.value, claim.value, "{name}, {on:?}");
    assert_eq!(analysis.outcome.letter(), claim.normal, "{name}, {on:?}");
    assert_eq!(analysis.reason.verify(), Ok(()), "{name}, {on:?}");
    if let Some(ruling) = loopy::misere(tokens, &workspace()) {
        assert_eq!(ruling.outcome.letter(), claim.misere, "{name}, {on:?}");
        assert_eq!(ruling.reason.verify(), Ok(()), "{name}, {on:?}");
    }
    for (play, letter) in [(Play::Normal, claim.normal), (Play::Misere, claim.misere)] {
        assert_eq!(searched(tokens, play).letter(), letter, "{name}, {on:?}, {play:?}");
    }
}

#[test]
fn graphs_without_cycles() {
    let cases = corpus(include_str!("../../../corpus/graph/acyclic.toml"));
    for case in &cases {
        for claim in case.claims() {
            let (term, on) = (Term::Tokens(claim.tokens.clone()), claim.tokens.tokens());
            check_loopy(&claim, &case.name);
            let analysis = term.analyse(&mut workspace()).expect("no cycle");
            assert_eq!(Value::Nimber(analysis.value), claim.value, "{}, {on:?}", case.name);
            assert_eq!(analysis.reason.verify(), Ok(()), "{}, {on:?}", case.name);
            let mut budget = Budget::new(&Limits::default());
            let sum = components(&claim.tokens);
            let grundy = Grundy::new(ImpartialCatalogue).value(&sum, &mut budget);
            assert_eq!(grundy.map(Value::Nimber), Ok(claim.value), "{}, {on:?}", case.name);
            let wins = Outcomes::new(ImpartialCatalogue, Play::Misere)
                .wins(&sum, Player::Left, &mut budget)
                .map(|wins| Outcome::of_mover(wins).letter());
            assert_eq!(wins, Ok(claim.misere), "{}, {on:?}", case.name);
            if let Some(ruling) = term.misere(&mut workspace()).expect("no cycle") {
                assert_eq!(ruling.outcome.letter(), claim.misere, "{}, {on:?}", case.name);
            }
        }
    }
    assert!(cases.len() >= 5);
}

#[test]
fn graphs_with_cycles() {
    let cases = corpus(include_str!("../../../corpus/graph/loopy.toml"));
    for case in &cases {
        for claim in case.claims() {
            check_loopy(&claim, &case.name);
            let refused = Term::Tokens(claim.tokens).value(&mut workspace());
            assert!(matches!(refused, Err(SolveError::Cycle(_))), "{}", case.name);
        }
    }
    assert!(cases.len() >= 6);
}
