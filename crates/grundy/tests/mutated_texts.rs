//! Texts that are nearly expressions are read or refused, and what is read is answered rightly: the fuzz
//! target `evaluate` in small, the same at every run.

mod common;

use common::corpus::cases;
use common::evaluate::evaluate;
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

/// A random number generator (Steele, Lea and Flood 2014), so that every run tests the same texts.
struct SplitMix(u64);

impl SplitMix {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        let bound = u64::try_from(bound).expect("small");
        usize::try_from((mixed ^ mixed >> 31) % bound).expect("below a usize")
    }

    fn pick<'a, T>(&mut self, from: &'a [T]) -> &'a T {
        &from[self.below(from.len())]
    }

    /// `text` with something inserted, left out, replaced, or taken from another text.
    fn mutate(&mut self, text: &str, texts: &[String]) -> String {
        let mut chars: Vec<char> = text.chars().collect();
        for _ in 0..=self.below(3) {
            let digits = chars.iter().enumerate().filter(|(_, c)| c.is_ascii_digit());
            let digits: Vec<usize> = digits.map(|(at, _)| at).collect();
            if !digits.is_empty() && self.below(4) > 0 {
                // Another number is most often an expression again.
                let at = *self.pick(&digits);
                chars.splice(at..=at, self.below(12).to_string().chars());
                continue;
            }
            let start = self.below(chars.len() + 1);
            let end = (start + self.below(4)).min(chars.len());
            let new = match self.below(4) {
                0 => String::new(),
                1 => (*self.pick(&PIECES)).to_owned(),
                2 => chars[start..end].iter().collect::<String>().repeat(2),
                _ => {
                    let other: Vec<char> = self.pick(texts).chars().collect();
                    let from = self.below(other.len() + 1);
                    other[from..(from + 8).min(other.len())].iter().collect()
                }
            };
            chars.splice(start..end, new.chars());
        }
        chars.truncate(LONGEST);
        chars.into_iter().collect()
    }
}

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
        let text = random.mutate(&text, &texts);
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
