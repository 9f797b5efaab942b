//! Texts that are nearly rules are compiled or refused, and what is compiled is answered rightly: the
//! fuzz target `rules` in small, the same at every run.

mod common;

use common::rules::evaluate_rules;
use common::split_mix::SplitMix;

const TEXTS: usize = 1_500;

/// Longer texts are slow, and no stranger.
const LONGEST: usize = 160;

const RULES: &[&str] = &[
    "game f(n) = { f(n - k) for k in 1..=n if gcd(k, n) == 1 }",
    "game f(n) = { f(a) + f(n - a) for a in 1..n if a < n - a, *2 if n > 3 }",
    "let t = [1, 3] game f(n) = { f(n - k) for k in t if k <= n | f(n - 2) if n > 1 }",
    "game f(h) = { f(replace(h, i, x)) for i in 0..len(h) for x in 0..h[i] }",
    "game f(a, b) = { f(a - 1, b) if a > 0, f(b, a - 1) if a > b } loses if a == 1",
    "game f(n) = { let m = n / 2, g(m) if m > 0 } game g(n) = { f(n - 1) if n > 0, 0 }",
];

/// What rules are made of.
const PIECES: &[&str] = &[
    "game ",
    "f(",
    "n",
    " - ",
    "k",
    ") ",
    "= { ",
    " }",
    " for ",
    " in ",
    "1..=",
    "0..",
    " if ",
    "and ",
    "or ",
    "not ",
    "let ",
    "x",
    " | ",
    " + ",
    "*",
    "/ ",
    "% ",
    "^",
    "[",
    "]",
    ", ",
    "==",
    "!=",
    "<=",
    "<",
    "wins if ",
    "loses if ",
    "draws if ",
    "all(",
    "sum(",
    "subsets(",
    "len(",
    "h",
    "\"ab\"",
    "'a'",
    "2^63",
    "10^18",
    "0",
    "7",
    "..",
    "then ",
    "else ",
    "true",
    "xor ",
    "mod ",
    "min(",
    ";",
    "#",
    "\n",
    "=",
    "&&",
];

#[test]
fn mutated_rules_are_refused_or_answered() {
    let texts: Vec<String> = RULES.iter().map(|text| (*text).to_owned()).collect();
    let mut random = SplitMix(9);
    let mut answered = 0;
    for _ in 0..TEXTS {
        let text = random.pick(&texts).clone();
        let mutated = random.mutate(&text, &texts, PIECES, LONGEST);
        answered += evaluate_rules(&mutated, 400);
    }
    assert!(answered > 200, "{answered}");
}
