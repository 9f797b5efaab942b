//! Nim-sums, Hackenbush values, and the whole program from start to finish.
#![allow(missing_docs)] // criterion's macros make undocumented functions.

use criterion::{Criterion, criterion_group, criterion_main};
use grundy_bench::Numbers;
use grundy_core::{Budget, Nimber};
use grundy_games::Term;
use grundy_games::bush::{Bush, Edge};
use grundy_theorems::TermTheorems;
use grundy_theorems::Workspace;
use std::hint::black_box;
use std::process::Command;

fn nim_sum(c: &mut Criterion) {
    let mut numbers = Numbers::new(1);
    let heaps: Vec<u64> = (0..10_000_000).map(|_| numbers.below(u64::MAX)).collect();
    let expected = heaps.iter().fold(0, |sum, &heap| sum ^ heap);
    let mut group = c.benchmark_group("nim_sum");
    group.sample_size(50);
    group.bench_function("plain_loop", |b| {
        b.iter(|| {
            let mut sum = 0;
            for &heap in black_box(&heaps) {
                sum ^= heap;
            }
            assert_eq!(sum, expected);
        })
    });
    group.bench_function("ours", |b| {
        b.iter(|| assert_eq!(Nimber::sum(black_box(&heaps)), Nimber(expected)))
    });
    group.finish();
}

fn hackenbush(c: &mut Criterion) {
    let mut numbers = Numbers::new(2);
    let mut vertex = || u32::try_from(numbers.below(500_000)).expect("a small label");
    let edges: Vec<Edge> = (0..1_000_000).map(|_| Edge(vertex(), vertex())).collect();
    let bush = Bush::new(edges);
    let parity = bush.standing().len() as u64 % 2;
    let term = Term::Bush(bush);
    let mut budget = Budget::default();
    let mut ws = Workspace::new(&mut budget);
    let expected = term.value(&mut ws).expect("no limit applies");
    assert_eq!(expected % 2, parity, "the value has the parity of the number of edges");
    let mut group = c.benchmark_group("hackenbush");
    group.sample_size(10);
    group.bench_function("random_1e6", |b| {
        b.iter(|| assert_eq!(black_box(&term).value(&mut ws), Ok(expected)))
    });
    group.finish();
}

fn start_to_finish(c: &mut Criterion) {
    let grundy = concat!(env!("CARGO_MANIFEST_DIR"), "/../target/release/grundy");
    let mut group = c.benchmark_group("start_to_finish");
    let solve = |expression: &str, value: &str| {
        let output = Command::new(grundy)
            .args(["solve", expression, "--lang", "en"])
            .output()
            .expect("the program was built in release");
        let text = String::from_utf8_lossy(&output.stdout);
        assert!(text.contains(value), "{text}");
    };
    group.bench_function("nim", |b| b.iter(|| solve("nim(7, 5, 3, 6)", "Grundy value 7")));
    group.bench_function("sum", |b| {
        b.iter(|| solve("nim(3, 5) + 0.77(7) + hackenbush(0-1, 1-2)", "Grundy value 6"))
    });
    group.bench_function("true", |b| {
        b.iter(|| assert!(Command::new("true").output().expect("true").status.success()))
    });
    group.finish();
}

criterion_group!(benches, nim_sum, hackenbush, start_to_finish);
criterion_main!(benches);
