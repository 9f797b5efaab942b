//! Patterns as they are told, in three languages, at a terminal's width.

use grundy::Budget;
use grundy::pattern::{
    GridReport, GridSource, Meaning, Report, Search, Source, Square, conjectures, grid_conjectures,
    pattern,
};
use grundy_core::mex;
use grundy_explain::render::{Terminal, text};
use grundy_explain::{Doc, Language, Messages, pattern as told};

const TERMINAL: Terminal = Terminal { width: 80, colour: false };

fn in_every_language(tell: impl Fn(&Messages) -> Doc) -> String {
    let told = Language::ALL.map(|language| {
        let doc = tell(Messages::of(language));
        format!("════ {}\n{}", language.tag(), text(&doc, &TERMINAL))
    });
    told.concat()
}

fn of_rule(rule: &str) -> Report {
    let rule = grundy::parse_rule(rule).expect("a rule");
    pattern(&rule, Some(2047), &mut Budget::default()).expect("a sequence")
}

/// Values from n = 1 on.
struct From1(Vec<u64>);

impl Source for From1 {
    fn first(&self) -> u64 {
        1
    }

    fn sequence(&mut self, len: usize) -> &[u64] {
        &self.0[..len.min(self.0.len())]
    }
}

/// Taking a number of stones that is coprime to the heap, from n = 1 on: Codeforces 2004E.
fn coprime(len: u64) -> From1 {
    let gcd = |mut a: u64, mut b: u64| {
        while b > 0 {
            (a, b) = (b, a % b);
        }
        a
    };
    let mut values: Vec<u64> = vec![0];
    for n in 1..=len {
        let legal = (1..=n).filter(|&k| gcd(k, n) == 1);
        values.push(mex(legal.map(|k| values[usize::try_from(n - k).expect("small")])));
    }
    From1(values.split_off(1))
}

/// Taking at most half of the heap.
fn halving(len: usize) -> Vec<u64> {
    let mut values: Vec<u64> = Vec::new();
    for n in 0..len {
        values.push(mex(values[n.div_ceil(2)..].iter().copied()));
    }
    values
}

fn of_values(value: impl Fn(u64) -> u64) -> Report {
    conjectures(&mut (0..2048).map(value).collect::<Vec<u64>>(), &Search::default())
}

#[test]
fn rules_of_the_catalogue_are_told() {
    let rules = [
        ("kayles", "0.77"),
        ("subtract", "subtract[1, 3, 4]"),
        ("take", "take[2..5]"),
        ("nim", "nim"),
        ("lasker", "laskers_nim"),
        ("all_but_one", "kl[2, 2]"),
        ("all_but", "allbut[1, 4, 9]"),
        ("grundys", "grundys"),
        ("far_numbers", "subtract[1, 1000000]"),
    ];
    for (name, rule) in rules {
        let report = of_rule(rule);
        insta::assert_snapshot!(
            name,
            in_every_language(|messages| told::sequence(&report, messages))
        );
    }
}

#[test]
fn conjectures_are_told_with_their_range() {
    let lower = |k: u64| (k + (5 * k * k).isqrt()) / 2;
    let wythoff: Vec<u64> = (1..2048).map(lower).collect();
    // Values with no pattern of their own.
    let noise = |n: u64| n.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 40 & 7;
    let mut binary = vec![0u64, 1];
    (2..2048).for_each(|n: usize| {
        let half = binary[n / 2];
        binary.push(if n.is_multiple_of(2) { half } else { 2 * half + 1 });
    });
    let outcomes = Search { meaning: Meaning::Outcomes, ..Search::default() };
    let cases = [
        ("coprime", conjectures(&mut coprime(1100), &Search::default())),
        ("ruler", of_values(|n| u64::from((n + 1).trailing_zeros()))),
        ("similar", conjectures(&mut binary, &Search::default())),
        ("half", conjectures(&mut halving(2048), &Search::default())),
        ("partial", of_values(|n| if n % 3 == 0 { 3 } else { noise(n) })),
        ("refuted", of_values(|n| if n < 700 { n % 5 } else { noise(n) })),
        ("beatty", of_values(|n| if wythoff.contains(&n) { 0 } else { 1 + noise(n) })),
        ("squares", of_values(|n| if n.isqrt().pow(2) == n { 0 } else { 1 + noise(n) })),
        ("evil", of_values(|n| if n.count_ones() % 2 == 0 { 0 } else { 1 + noise(n) })),
        ("outcomes", conjectures(&mut (0..2048).map(|n| n % 5).collect::<Vec<_>>(), &outcomes)),
    ];
    for (name, report) in cases {
        insta::assert_snapshot!(
            name,
            in_every_language(|messages| told::sequence(&report, messages))
        );
    }
}

/// The values of a game whose options are pairs that come earlier, row by row.
fn brute(options: impl Fn(usize, usize) -> Vec<(usize, usize)>) -> Square {
    let mut rows = vec![vec![0; 160]; 160];
    for a in 0..160 {
        for b in 0..160 {
            rows[a][b] = mex(options(a, b).into_iter().map(|(a, b)| rows[a][b]));
        }
    }
    Square::of_rows(&rows)
}

fn rook(a: usize, b: usize) -> Vec<(usize, usize)> {
    (0..a).map(|to| (to, b)).chain((0..b).map(|to| (a, to))).collect()
}

fn wythoff(a: usize, b: usize) -> Vec<(usize, usize)> {
    let diagonal = (1..=a.min(b)).map(|k| (a - k, b - k));
    rook(a, b).into_iter().chain(diagonal).collect()
}

struct GridFrom1(Square);

impl GridSource for GridFrom1 {
    fn first(&self) -> u64 {
        1
    }

    fn grid(&mut self, side: usize) -> Square {
        self.0.corner(side)
    }
}

#[test]
fn two_parameters_are_told() {
    let search = Search::default();
    let cases: [(&str, GridReport); 3] = [
        ("wythoff", grid_conjectures(&mut brute(wythoff), &search)),
        ("mex_grid", grid_conjectures(&mut GridFrom1(brute(rook)), &search)),
        (
            "grid_residues",
            grid_conjectures(
                &mut Square::new(160, |a, b| [[0, 2, 1], [1, 1, 0]][a % 2][b % 3]),
                &search,
            ),
        ),
    ];
    for (name, report) in cases {
        insta::assert_snapshot!(name, in_every_language(|messages| told::grid(&report, messages)));
    }
}
