//! Texts that are nearly expressions are read or refused, and what is read is answered rightly: the fuzz
//! target `evaluate` in small, the same at every run.

mod common;

use common::corpus::cases;
use common::evaluate::evaluate;
use common::split_mix::SplitMix;
use grundy::parse;
use grundy_games::registry;

const TEXTS: usize = 2_000;

/// Longer texts are slow, and no stranger.
const LONGEST: usize = 60;

/// What expressions are made of.
const PIECES: [&str; 24] = [
    "nim(",
    "*",
    "take[",
    "..",
    "kl[",
    "2, 1](",
    "graph[",
    "0>1, ",
    "1>0, ",
    "](",
    "hackenbush(",
    "0-1, ",
    "1-2, ",
    "monotonic(",
    "[strict]",
    "strip(",
    ") + ",
    "0.77(",
    "4.[3](",
    "allbut[",
    ", ",
    "0",
    "18446744073709551615",
    "10^18",
];

#[test]
fn mutated_expressions_are_refused_or_answered() {
    let examples = registry::games().iter().map(|game| game.example.to_owned());
    let mut texts: Vec<String> =
        examples.chain(cases().into_iter().map(|case| case.text)).collect();
    texts.retain(|text| text.len() <= LONGEST);
    let mut random = SplitMix(1);
    let (mut read, mut answered) = (0, 0);
    for _ in 0..TEXTS {
        let text = random.pick(&texts).clone();
        let text = random.mutate(&text, &texts, &PIECES, LONGEST);
        match parse(&text) {
            Ok(position) => {
                read += 1;
                answered += usize::from(evaluate(&position, 200));
            }
            Err(mistakes) => {
                assert!(!mistakes.is_empty(), "{text}");
                let within = |span: std::ops::Range<usize>| text.get(span).is_some();
                assert!(mistakes.into_iter().all(|mistake| within(mistake.span)), "{text}");
            }
        }
    }
    assert!(read > TEXTS / 5 && read < TEXTS * 4 / 5, "{read} of {TEXTS} texts were read");
    assert!(answered > read / 2, "{answered} of {read} positions were answered");
}
