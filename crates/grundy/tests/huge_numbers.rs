//! Rules and heaps with numbers at the ends of what a number may be: nothing overflows, and limits are kept.

mod common;

use common::evaluate::assert_moves;
use common::split_mix::SplitMix;
use grundy::certificate::Certificate;
use grundy::values::{Axis, values_from};
use grundy::{
    Budget, Limits, Play, Position, Proof, RuleRef, SolveError, SolveOptions, compare, parse_rule,
    pattern, period_from, solve,
};
use grundy_games::Term;
use grundy_games::heap::{HeapRule, Heaps};
use grundy_theorems::heap;
use std::convert::Infallible;
use std::time::{Duration, Instant};

/// Small numbers, and those beside powers of two at which something may be counted in other words.
const NUMBERS: [u64; 24] = [
    1,
    2,
    3,
    5,
    8,
    63,
    64,
    65,
    255,
    257,
    1000,
    (1 << 20) + 1,
    (1 << 31) - 1,
    1 << 32,
    (1 << 32) + 1,
    1 << 53,
    1 << 62,
    u64::MAX / 3,
    (1 << 63) - 1,
    1 << 63,
    (1 << 63) + 1,
    u64::MAX - 2,
    u64::MAX - 1,
    u64::MAX,
];

/// A limit of a step is kept within so much time, however slow the machine.
const PATIENCE: Duration = Duration::from_secs(10);

fn budget() -> Budget {
    Budget::new(&Limits { positions: 2_000, memory: 8 << 20, time: Duration::from_millis(200) })
}

fn rule(random: &mut SplitMix) -> Option<HeapRule> {
    let mut numbers: Vec<u64> = (0..1 + random.below(3)).map(|_| *random.pick(&NUMBERS)).collect();
    let list = |numbers: &[u64]| numbers.iter().map(u64::to_string).collect::<Vec<_>>().join(", ");
    let text = match random.below(6) {
        0 => {
            numbers.push(*random.pick(&NUMBERS));
            numbers.sort_unstable();
            format!("take[{}..{}]", numbers[0], numbers[numbers.len() - 1])
        }
        1 => format!("subtract[{}]", list(&numbers)),
        2 => format!("allbut[{}]", list(&numbers)),
        3 => format!("kl[{0}, {0}]", numbers[0]),
        4 => (*random.pick(&["nim", "star", "grundys", "kayles", "laskers_nim"])).to_owned(),
        _ => {
            let codes =
                ["0.[3]", "0.3F", "0.8", "0.F", "4.[3]", "0.44[1]", "0.16", "0.[7]", "8.[F]"];
            (*random.pick(&codes)).to_owned()
        }
    };
    match parse_rule(&text) {
        Ok(RuleRef::Heap(named)) => Some(named.rule().clone()),
        _ => None,
    }
}

fn in_time<T>(what: &dyn Fn() -> String, work: impl FnOnce() -> T) -> T {
    let begun = Instant::now();
    let done = work();
    assert!(begun.elapsed() < PATIENCE, "{}: {:?}", what(), begun.elapsed());
    done
}

#[test]
fn nothing_overflows() {
    let mut random = SplitMix(2026);
    let (mut solved, mut proved, mut tables) = (0, 0, 0);
    for _ in 0..400 {
        let Some(rule) = rule(&mut random) else { continue };
        let heaps: Vec<u64> = (0..1 + random.below(3)).map(|_| *random.pick(&NUMBERS)).collect();
        let position = Position::new(vec![Term::Heaps(Heaps::new(rule.clone(), heaps))]);
        for play in Play::ALL {
            let text = || format!("{play:?}: {}", grundy::position_text(&position));
            let options = SolveOptions { most_moves: 20, ..SolveOptions::of(play) };
            match in_time(&text, || solve(&position, &options, &mut budget())) {
                Ok(answer) => {
                    assert_eq!(in_time(&text, || answer.verify()), Ok(()), "{}", text());
                    in_time(&text, || assert_moves(&answer, &options, &mut budget()));
                    solved += 1;
                }
                Err(SolveError::Stopped(_) | SolveError::TooLarge { .. }) => {}
                Err(other) => panic!("{}: {other}", text()),
            }
        }
        let text = || format!("{rule:?}");
        let to = *random.pick(&NUMBERS);
        for by in [Proof::Any, Proof::Table, Proof::Window] {
            let report = in_time(&text, || {
                let watch = |_: &_| Ok::<(), Infallible>(());
                let Ok(report) =
                    period_from(&rule, heap::sequence(&rule), to, by, &mut budget(), watch);
                report
            });
            if let Some(certificate) = Certificate::new(&rule, &report) {
                let verified = in_time(&text, || certificate.verify(&mut budget()));
                assert!(
                    matches!(
                        verified,
                        Ok(()) | Err(grundy::certificate::CertificateError::Stopped(_))
                    ),
                    "{}: {verified:?}",
                    text()
                );
                proved += 1;
            }
        }
        if let Some(other) = self::rule(&mut random) {
            in_time(&text, || compare(&rule, &other, to, &mut budget()));
        }
        in_time(&text, || {
            pattern::pattern(&RuleRef::Heap(rule.clone().into()), Some(to), &mut budget())
        })
        .expect("impartial");
        let from = *random.pick(&NUMBERS);
        let Ok(axis) = Axis::new("n", from, from.saturating_add(random.below(5000) as u64)) else {
            continue;
        };
        let watch = |_: &_| Ok::<(), Infallible>(());
        let Ok(table) = in_time(&text, || {
            let Ok(table) = values_from(&rule, axis, Vec::new(), &mut budget(), watch);
            table
        }) else {
            continue;
        };
        tables += in_time(&text, || table.cells().filter(|cell| cell.is_known()).count());
    }
    assert!(solved > 300 && proved > 100 && tables > 1000, "{solved} {proved} {tables}");
}
