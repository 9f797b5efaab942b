//! Written rules against the same rules in Rust, on the same engine.
#![allow(missing_docs)] // criterion's macros make undocumented functions.

use criterion::{Criterion, criterion_group, criterion_main};
use grundy::values::grid;
use grundy::{Cell, Rules, parse_rules};
use grundy_core::{Budget, Impartial, Limits, Options, OptionsError, Player, Ruleset};
use grundy_engines::sprague::{DenseMemo, Memo, Plane, Sprague, Valued, Visitor};

/// Rules that show their options one after the other: `each` calls a function for each.
macro_rules! rules {
    ($rules:ident, $position:ty, $each:expr) => {
        struct $rules;

        impl Ruleset for $rules {
            type Position = $position;

            fn options(
                &self,
                pos: &$position,
                _: Player,
                out: &mut Options<$position>,
            ) -> Result<(), OptionsError> {
                $each(pos, &mut |option| out.push([option]))
            }
        }

        impl Impartial for $rules {}

        impl Valued for $rules {
            fn visit<V: Visitor<$position>>(
                &self,
                pos: &$position,
                visitor: &mut V,
            ) -> Result<(), OptionsError> {
                $each(pos, &mut |option| {
                    visitor.part(option);
                    visitor.close()
                })
            }
        }
    };
}

fn gcd(mut a: u64, mut b: u64) -> u64 {
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}

type Done = Result<(), OptionsError>;

fn coprime<F: FnMut(u64) -> Done>(n: &u64, each: &mut F) -> Done {
    (1..=*n).filter(|&k| gcd(k, *n) == 1).try_for_each(|k| each(n - k))
}

fn wythoff<F: FnMut((u64, u64)) -> Done>(&(a, b): &(u64, u64), each: &mut F) -> Done {
    (1..=a).try_for_each(|k| each((a - k, b)))?;
    (1..=b).try_for_each(|k| each((a, b - k)))?;
    (1..=a.min(b)).try_for_each(|k| each((a - k, b - k)))
}

fn squares<F: FnMut(u64) -> Done>(n: &u64, each: &mut F) -> Done {
    (1..=n.isqrt()).try_for_each(|k| each(n - k * k))
}

rules!(Coprime, u64, coprime);
rules!(Wythoff, (u64, u64), wythoff);
rules!(Squares, u64, squares);

fn limits() -> Limits {
    Limits { positions: u64::MAX, memory: 8 << 30, ..Limits::default() }
}

/// The xor of all values, each mixed with its place.
fn digest(values: impl Iterator<Item = u64>) -> u64 {
    values.enumerate().fold(0, |sum, (i, value)| sum ^ (value + 1).wrapping_mul(2 * i as u64 + 1))
}

fn by_hand<R: Valued, M: Memo<R::Position>>(
    rules: R,
    memo: M,
    positions: impl Iterator<Item = R::Position>,
) -> u64
where
    R::Position: std::fmt::Debug,
{
    let mut engine = Sprague::new(rules, memo);
    let mut budget = Budget::new(&limits());
    digest(positions.map(|pos| engine.value(&pos, &mut budget).expect("within the limits")))
}

fn written(rules: &Rules, ranges: &[(u64, u64)]) -> u64 {
    let game = rules.games().next().expect("a game");
    assert!(rules.recognised(game).is_none(), "the general engine is measured");
    let table = grid(rules, game, ranges, &mut Budget::new(&limits())).expect("a table");
    digest(table.cells().map(|cell| match cell {
        Cell::Value(value) => value,
        other => panic!("{other:?}"),
    }))
}

fn compare(
    c: &mut Criterion,
    name: &str,
    source: &str,
    ranges: &[(u64, u64)],
    hand: impl Fn() -> u64,
) {
    let rules = parse_rules(source, &[]).expect("it compiles");
    let expected = hand();
    let mut group = c.benchmark_group(name);
    group.sample_size(10);
    group.bench_function("by_hand", |b| b.iter(|| assert_eq!(hand(), expected)));
    group.bench_function("written", |b| b.iter(|| assert_eq!(written(&rules, ranges), expected)));
    group.finish();
}

fn rules(c: &mut Criterion) {
    compare(
        c,
        "coprime_3000",
        "game coprime(n) = { coprime(n - k) for k in 1..=n if gcd(k, n) == 1 }",
        &[(0, 3000)],
        || by_hand(Coprime, DenseMemo::default(), 0..=3000),
    );
    compare(
        c,
        "wythoff_300",
        "game wythoff(a, b) = { wythoff(a - k, b) for k in 1..=a,
                                wythoff(a, b - k) for k in 1..=b,
                                wythoff(a - k, b - k) for k in 1..=min(a, b) }",
        &[(0, 300), (0, 300)],
        || {
            let pairs = (0..=300).flat_map(|a| (0..=300).map(move |b| (a, b)));
            by_hand(Wythoff, Plane::default(), pairs)
        },
    );
    compare(
        c,
        "squares_1e6",
        "game square(n) = { square(n - k * k) for k in 1..=isqrt(n) }",
        &[(0, 1_000_000)],
        || by_hand(Squares, DenseMemo::default(), 0..=1_000_000),
    );
}

criterion_group!(benches, rules);
criterion_main!(benches);
