//! The corpus of heap games, run on every engine that knows their values.

#![allow(clippy::unwrap_used)] // A test may fail where it likes.

use grundy_core::{Budget, Limits, Sum};
use grundy_engines::reference;
use grundy_games::heap::{HeapRule, Heaps, OctalCode, TakeRange, TakeSet};
use grundy_games::{Component, ImpartialCatalogue, Term};
use grundy_reasons::Method;
use grundy_reasons::{Reason, Step};
use grundy_theorems::TermTheorems;
use grundy_theorems::{TakeMethod, Workspace};
use std::collections::BTreeMap;
use std::path::Path;

#[derive(serde::Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    game: Vec<Game>,
}

#[derive(serde::Deserialize)]
#[serde(deny_unknown_fields)]
struct Game {
    rule: String,
    name: String,
    /// The values of the heaps 0, 1, 2, …
    grundy: Vec<u64>,
    period: Option<Period>,
    source: String,
}

#[derive(serde::Deserialize, Clone, Copy, Debug, PartialEq)]
#[serde(deny_unknown_fields)]
struct Period {
    preperiod: u64,
    period: u64,
    saltus: u64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Engine {
    Reference,
    Table,
    Window,
    Closed,
    Period,
}

impl Engine {
    const ALL: [Engine; 5] =
        [Engine::Reference, Engine::Table, Engine::Window, Engine::Closed, Engine::Period];

    /// The first values, at most `most`, or `None` if the engine does not answer for this rule.
    fn grundy(self, rule: &HeapRule, most: usize) -> Option<Vec<u64>> {
        let heaps: Vec<u64> = (0..).take(most).collect();
        match self {
            Engine::Reference => {
                // It searches sums as they are, so of breaking games it does not see far.
                let breaks = matches!(rule, HeapRule::Code(_));
                let mut grundy = reference::Grundy::new(ImpartialCatalogue);
                let mut value = |heap| {
                    let sum = Sum::new([Component::Heap(rule.clone(), heap)]);
                    grundy.value(&sum, &mut Budget::new(&Limits::default())).unwrap()
                };
                let seen = if breaks { most.min(16) } else { most };
                Some(heaps[..seen].iter().map(|&heap| value(heap)).collect())
            }
            Engine::Table => values(rule, heaps, TakeMethod::Table, &[Method::MexTable]),
            Engine::Window => values(rule, heaps, TakeMethod::Window, &[Method::SlidingWindow]),
            Engine::Closed => {
                let closed =
                    [Method::BoundedTake, Method::AllButOne, Method::Lasker, Method::Bouton];
                values(rule, heaps, TakeMethod::Closed, &closed)
            }
            Engine::Period => match &periodic(rule, &heaps)?.step {
                Step::HeapValues(step) => Some(step.values[..most].to_vec()),
                other => panic!("not the values of heaps: {other:?}"),
            },
        }
    }
}

/// The values of `heaps`, if they are found by one of `methods`.
fn values(
    rule: &HeapRule,
    heaps: Vec<u64>,
    take_method: TakeMethod,
    methods: &[Method],
) -> Option<Vec<u64>> {
    let mut budget = Budget::default();
    let mut ws = Workspace { take_method, ..Workspace::new(&mut budget) };
    let analysis = Term::Heaps(Heaps::new(rule.clone(), heaps)).analyse(&mut ws).ok()?;
    analysis.reason.verify().unwrap();
    methods.contains(&analysis.method).then_some(match analysis.reason.step {
        Step::HeapValues(step) => step.values,
        Step::Bouton(step) => step.heaps,
        other => panic!("not about heaps: {other:?}"),
    })
}

/// The reason for the values of `heaps` and one huge heap more, if they are found by a period.
fn periodic(rule: &HeapRule, heaps: &[u64]) -> Option<Reason> {
    let limits = Limits { positions: 4_000, ..Limits::default() };
    let heaps = heaps.iter().copied().chain([u64::MAX]).collect();
    let term = Term::Heaps(Heaps::new(rule.clone(), heaps));
    let analysis = term.analyse(&mut Workspace::new(&mut Budget::new(&limits))).ok()?;
    (analysis.method == Method::Periodic).then_some(analysis.reason)
}

/// The period that was proved.
fn proved(rule: &HeapRule) -> Option<Period> {
    let reason = periodic(rule, &[])?;
    reason.verify().unwrap();
    match &reason.parts[0].step {
        Step::Periodic(step) => {
            Some(Period { preperiod: step.preperiod, period: step.period, saltus: step.saltus })
        }
        other => panic!("not a period: {other:?}"),
    }
}

/// Reads the rules that the corpus uses. The language proper is another crate's, which rests on this
/// one.
fn rule(text: &str) -> HeapRule {
    let (name, parameters) = text.split_once('[').unwrap_or((text, ""));
    let parameters = parameters.trim_end_matches(']');
    let set = || {
        let numbers = parameters.split(',').map(str::trim).filter(|number| !number.is_empty());
        TakeSet::new(numbers.map(|number| number.parse().unwrap())).unwrap()
    };
    let digits = |text: &str| -> Vec<u8> {
        let digit = |c: char| u8::try_from(c.to_digit(16).unwrap()).unwrap();
        text.chars().filter(|&c| c != '.').map(digit).collect()
    };
    match name {
        "nim" => HeapRule::nim(),
        "grundys" => HeapRule::grundys(),
        "subtract" => HeapRule::subtract(set()),
        "allbut" => HeapRule::all_but(set()),
        "take" => {
            let (least, most) = parameters.split_once("..").unwrap();
            let (least, most) = (least.parse().unwrap(), most.parse().unwrap());
            HeapRule::take(TakeRange::new(least, most).unwrap())
        }
        code => HeapRule::Code(OctalCode::new(&digits(code), &digits(parameters)).unwrap()),
    }
}

fn corpus() -> Vec<Game> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corpus/heap");
    let mut paths: Vec<_> = folder.read_dir().unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    let read = |path| -> File { toml::from_str(&std::fs::read_to_string(path).unwrap()).unwrap() };
    paths.into_iter().flat_map(|path| read(path).game).collect()
}

#[test]
fn every_engine_agrees_with_the_corpus() {
    let mut checked = BTreeMap::from(Engine::ALL.map(|engine| (engine, 0)));
    for game in corpus() {
        assert!(!game.source.is_empty() && game.grundy.len() > 5, "{}", game.name);
        let rule = rule(&game.rule);
        for engine in Engine::ALL {
            let Some(values) = engine.grundy(&rule, game.grundy.len()) else { continue };
            assert_eq!(values, game.grundy[..values.len()], "{} by {engine:?}", game.name);
            *checked.entry(engine).or_default() += 1;
        }
    }
    assert!(checked.values().all(|&games| games > 0), "an engine checked nothing: {checked:?}");
}

#[test]
fn every_period_of_the_corpus_is_proved_and_no_other() {
    let mut found = 0;
    for game in corpus() {
        assert_eq!(proved(&rule(&game.rule)), game.period, "{}", game.name);
        found += usize::from(game.period.is_some());
    }
    assert!(found > 10, "{found}");
}
