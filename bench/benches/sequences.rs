//! Long nim-sequences, beside the `ogs` crate and our own engine that goes heap by heap. All of them use one thread, and peers
//! go as far as ours where that takes them no more than a few seconds.
#![allow(missing_docs)] // criterion's macros make undocumented functions.

use criterion::measurement::WallTime;
use criterion::{BenchmarkGroup, Criterion, Throughput, criterion_group, criterion_main};
use grundy_core::{Budget, Limits};
use grundy_engines::heap::sequence::{Kernel, Rule, Sequence};
use grundy_engines::heap::{Code, Takes, all_but};
use ogs::{Game, RC2Solver, RCSolver, Solver};
use std::time::Duration;

fn octal(digits: &[u8]) -> Sequence {
    Sequence::new(Rule::breaking(Code { digits, repeat: &[], unequal: false }))
}

fn grundys(kernel: Kernel) -> Sequence {
    let rule = Rule::breaking(Code { digits: &[4], repeat: &[], unequal: true });
    Sequence::with_kernel(rule, kernel)
}

fn group<'a>(c: &'a mut Criterion, name: &str) -> BenchmarkGroup<'a, WallTime> {
    let mut group = c.benchmark_group(name);
    group.sample_size(10).warm_up_time(Duration::from_millis(100));
    group.measurement_time(Duration::from_secs(1));
    group
}

/// Times `sequence` up to 2^`log`, and asserts its last value there.
fn ours(
    group: &mut BenchmarkGroup<'_, WallTime>,
    name: &str,
    sequence: &Sequence,
    log: u32,
    last: u64,
) {
    let to = (1 << log) - 1;
    let limits = Limits { positions: u64::MAX, ..Limits::default() };
    group.throughput(Throughput::Elements(1 << log));
    group.bench_function(name, |b| {
        b.iter(|| {
            let mut sequence = sequence.clone();
            sequence.extend_to(to, &mut Budget::new(&limits)).expect("no limit applies");
            assert_eq!(sequence.value(to), Some(last));
        })
    });
}

/// Times a solver of `ogs` up to 2^`log`, and asserts that its last value is ours.
fn peer<S: Solver + Iterator<Item = u16>>(
    group: &mut BenchmarkGroup<'_, WallTime>,
    name: &str,
    code: &str,
    log: u32,
    last: u64,
    start: impl Fn(Game, usize) -> S,
) {
    group.throughput(Throughput::Elements(1 << log));
    group.bench_function(name, |b| {
        b.iter(|| {
            let game = Game::from_ascii(code.as_bytes()).expect("a code");
            let value = start(game, 1 << log).take(1 << log).last();
            assert_eq!(value.map(u64::from), Some(last));
        })
    });
}

fn value(mut sequence: Sequence, heap: u64) -> u64 {
    let limits = Limits { positions: u64::MAX, ..Limits::default() };
    sequence.extend_to(heap, &mut Budget::new(&limits)).expect("no limit applies");
    sequence.value(heap).expect("it was computed")
}

fn against_ogs(c: &mut Criterion) {
    type Rc = RCSolver<true, ()>;
    type Rc2 = RC2Solver<true, ()>;
    let mut officers = group(c, "officers");
    let last = value(octal(&[0, 6]), (1 << 20) - 1);
    ours(&mut officers, "ours_2^20", &octal(&[0, 6]), 20, last);
    peer(&mut officers, "ogs_rc_2^20", "0.6", 20, last, Rc::with_capacity);
    officers.finish();

    let code = [0, 1, 0, 6];
    let mut domain = group(c, "0106");
    let last = value(octal(&code), (1 << 24) - 1);
    ours(&mut domain, "ours_2^24", &octal(&code), 24, last);
    peer(&mut domain, "ogs_rc2_2^24", "0.106", 24, last, Rc2::with_capacity);
    domain.finish();

    let mut kayles = group(c, "kayles");
    let last = value(octal(&[0, 7, 7]), (1 << 20) - 1);
    ours(&mut kayles, "ours_2^20", &octal(&[0, 7, 7]), 20, last);
    ours(&mut kayles, "leaping_2^20", &octal(&[0, 7, 7]).leaping(), 20, last);
    let last = value(octal(&[0, 7, 7]), (1 << 15) - 1);
    peer(&mut kayles, "ogs_rc_2^15", "0.77", 15, last, Rc::with_capacity);
    kayles.finish();
}

fn against_ourselves(c: &mut Criterion) {
    let mut group = group(c, "grundys");
    let mut known = grundys(Kernel::best());
    let limits = Limits { positions: u64::MAX, ..Limits::default() };
    known.extend_to(1 << 24, &mut Budget::new(&limits)).expect("no limit applies");
    let rares = known.space().map(|(_, rares)| (rares.len(), rares.last().copied()));
    assert_eq!(rares, Some((1273, Some(82_860))));
    let values = || known.values().take(1 << 24);
    assert_eq!(
        (values().max(), values().position(|value| value == 256)),
        (Some(256), Some(7_250_049))
    );
    // Heap 0 and the 41 others.
    assert_eq!(values().filter(|&value| value == 0).count(), 42);
    assert_eq!(known.value(1222), Some(0));
    let last = value(grundys(Kernel::best()), (1 << 22) - 1);
    ours(&mut group, "best_2^22", &grundys(Kernel::best()), 22, last);
    let last = value(grundys(Kernel::best()), (1 << 18) - 1);
    ours(&mut group, "best_2^18", &grundys(Kernel::best()), 18, last);
    ours(&mut group, "avx2_2^18", &grundys(Kernel::Avx2), 18, last);
    ours(&mut group, "heap_by_heap_2^18", &grundys(Kernel::best()).heap_by_heap(), 18, last);
    group.finish();
}

/// Subtraction sets beside the sequences of the `cgt` crate. Every value is computed, but in `leaping`,
/// which goes on by the period once that is proved.
fn subtraction(c: &mut Criterion) {
    let set = |takes: &[u64]| Sequence::new(Rule::taking(Takes::Set(takes)));
    let mut group = group(c, "subtraction");
    for (name, takes) in
        [("1_3_4", &[1, 3, 4][..]), ("64_70_91", &[64, 70, 91]), ("2_7_19_40", &[2, 7, 19, 40])]
    {
        let last = value(set(takes), (1 << 24) - 1);
        ours(&mut group, &format!("{name}_ours_2^24"), &set(takes), 24, last);
        ours(&mut group, &format!("{name}_leaping_2^24"), &set(takes).leaping(), 24, last);
        let mut known = set(takes);
        let limits = Limits { positions: u64::MAX, ..Limits::default() };
        known.extend_to((1 << 20) - 1, &mut Budget::new(&limits)).expect("no limit applies");
        assert!(peer_values(takes).take(1 << 20).eq(known.values().take(1 << 20)));
        let last = known.value((1 << 20) - 1);
        group.throughput(Throughput::Elements(1 << 20));
        group.bench_function(format!("{name}_cgt_2^20"), |b| {
            b.iter(|| assert_eq!(peer_values(takes).take(1 << 20).last(), last))
        });
    }
    for (name, excluded) in [("all_but_1_3_4", &[1, 3, 4][..]), ("all_but_9_20_64", &[9, 20, 64])] {
        let rest = Sequence::new(Rule::all_but(excluded));
        let last = value(rest.clone(), (1 << 20) - 1);
        ours(&mut group, &format!("{name}_ours_2^20"), &rest, 20, last);
        group.bench_function(format!("{name}_plainly_2^20"), |b| {
            b.iter(|| {
                let mut values = Vec::new();
                let limits = Limits { positions: u64::MAX, ..Limits::default() };
                all_but(&mut values, 1 << 20, excluded, &mut Budget::new(&limits))
                    .expect("no limit applies");
                assert_eq!(values.last(), Some(&last));
            })
        });
    }
    group.finish();
}

fn peer_values(takes: &[u64]) -> impl Iterator<Item = u64> {
    let takes = takes.iter().map(|&take| u32::try_from(take).expect("a small take"));
    let values = cgt::short::impartial::games::subtraction::Sub::new(takes.collect());
    values.grundy_sequence().map(|value| value.value().into())
}

criterion_group!(benches, against_ogs, against_ourselves, subtraction);
criterion_main!(benches);
