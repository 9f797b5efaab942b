//! Taking a bounded number of stones: the window, the closed forms and the pairing strategy.

use super::Told;
use crate::words::{SHOWN, Words, plain, toned};
use crate::{Arg, Block, Row, Span, Tone};
use grundy_reasons::{
    AllButOne, AllButOneRow, BoundedRow, BoundedTake, Pairing, Reason, SlidingWindow,
};

/// How many first lines of a window are shown.
const FIRST_LINES: usize = 8;

/// How many values of a window are shown.
const WINDOW: usize = 16;

impl Told for SlidingWindow {
    fn title(&self) -> &'static str {
        "heap-title-window"
    }

    fn theorems(&self) -> &'static [&'static str] {
        &["bounded-subtraction"]
    }

    fn short(&self, words: &Words, _: &[Reason]) -> Vec<Block> {
        let said = words.paragraph("heap-window", &[("most", self.most.into())]);
        vec![said, window_table(self, words)]
    }

    fn full(&self, words: &Words, parts: &[Reason]) -> Vec<Block> {
        let mut blocks = self.short(words, parts);
        blocks.push(words.paragraph("heap-window-cost", &[]));
        blocks
    }
}

fn window_table(step: &SlidingWindow, words: &Words) -> Block {
    let most = usize::try_from(step.most).unwrap_or(usize::MAX);
    let row = |x: usize| {
        let window = &step.values[x.saturating_sub(most)..x];
        let hidden = window.len().saturating_sub(WINDOW);
        let shown: Vec<String> = window[hidden..].iter().map(u64::to_string).collect();
        let dots = if hidden > 0 { "… " } else { "" };
        Row::new(vec![
            plain(x),
            plain(format!("[{dots}{}]", shown.join(" "))),
            toned(step.values[x], Tone::Strong),
        ])
    };
    let count = step.values.len();
    let mut rows: Vec<Row> = (0..count.min(FIRST_LINES)).map(row).collect();
    rows.extend(words.rest(count.saturating_sub(FIRST_LINES + 1)));
    if count > FIRST_LINES {
        rows.push(row(count - 1));
    }
    let head = words.head(&["heap-head-heap", "heap-head-window", "heap-head-mex"]);
    Block::Table { head, rows }
}

impl Told for BoundedTake {
    fn title(&self) -> &'static str {
        "heap-title-bounded"
    }

    fn theorems(&self) -> &'static [&'static str] {
        &["bounded-subtraction"]
    }

    fn short(&self, words: &Words, parts: &[Reason]) -> Vec<Block> {
        let mut blocks = bounded(self, words);
        blocks.extend(parts.iter().flat_map(|part| super::short(words, part)));
        blocks
    }

    fn full(&self, words: &Words, _: &[Reason]) -> Vec<Block> {
        let mut blocks = bounded(self, words);
        blocks.push(match self.range.least() {
            1 => words.paragraph(
                "heap-bounded-proof",
                &[
                    ("most", self.range.most().into()),
                    ("count", Arg::Count(self.range.most())),
                    ("run", first_values(self.range.most()).into()),
                    ("modulus", modulus(self).into()),
                ],
            ),
            _ => words.paragraph("heap-bounded-range-proof", &[]),
        });
        blocks
    }
}

/// `0, 1, …, most`.
fn first_values(most: u64) -> String {
    match most {
        0..=3 => (0..=most).map(|value| value.to_string()).collect::<Vec<_>>().join(", "),
        _ => format!("0, 1, …, {most}"),
    }
}

/// a + b.
fn modulus(step: &BoundedTake) -> u128 {
    u128::from(step.range.least()) + u128::from(step.range.most())
}

fn bounded(step: &BoundedTake, words: &Words) -> Vec<Block> {
    let (least, modulus) = (step.range.least(), modulus(step));
    let most = step.range.most();
    let args = [
        ("least", least.into()),
        ("most", most.into()),
        ("modulus", modulus.into()),
        ("count", Arg::Count(most)),
        ("exactly", if least == most { "yes" } else { "no" }.into()),
    ];
    let said = match least {
        1 => words.paragraph("heap-bounded", &args),
        _ => words.paragraph("heap-bounded-range", &args),
    };
    let row = |&BoundedRow { heap, residue, value }: &BoundedRow| {
        let formula = match least {
            1 => format!("{heap} mod {modulus}"),
            _ => format!("⌊({heap} mod {modulus}) / {least}⌋ = ⌊{residue} / {least}⌋"),
        };
        Equation { heap, formula, value }
    };
    vec![said, equations(words, &step.rows, row)]
}

/// g(x) = formula = value.
pub(super) struct Equation {
    pub(super) heap: u64,
    pub(super) formula: String,
    pub(super) value: u64,
}

/// A line for each of `rows`, the first of them shown and the rest counted, with their equals signs
/// below each other.
pub(super) fn equations<R>(words: &Words, rows: &[R], equation: impl Fn(&R) -> Equation) -> Block {
    let shown: Vec<Equation> = rows.iter().take(SHOWN).map(equation).collect();
    let heap_width = shown.iter().map(|e| e.heap.to_string().len() + 3).max().unwrap_or(0);
    let width = shown.iter().map(|e| e.formula.chars().count()).max().unwrap_or(0);
    let line = |Equation { heap, formula, value }: Equation| {
        let left = format!("{:<heap_width$} = {formula:<width$} ", format!("g({heap})"));
        let value = Span::new(format!("= {value}"), Tone::Strong);
        Row::new(vec![vec![left.into(), value]])
    };
    let mut lines: Vec<Row> = shown.into_iter().map(line).collect();
    let more = rows.len().saturating_sub(SHOWN);
    if more > 0 {
        let counted = words.get("list-rest", &[("n", more.into())]);
        lines.push(Row::new(vec![toned(format!("… {counted}"), Tone::Faint)]));
    }
    Block::table(lines)
}

impl Told for Pairing {
    fn title(&self) -> &'static str {
        "heap-title-pairing"
    }

    fn short(&self, words: &Words, _: &[Reason]) -> Vec<Block> {
        let args = [
            ("heap", self.heap.into()),
            ("remainder", self.remainder.into()),
            ("left", self.heap.saturating_sub(self.remainder).into()),
            ("rounds", self.rounds.into()),
            ("modulus", (u128::from(self.most) + 1).into()),
        ];
        vec![match (self.remainder, self.rounds) {
            (0, 0) => words.paragraph("heap-pairing-none", &[]),
            (0, _) => words.paragraph("heap-pairing-loses", &args),
            (_, 0) => words.paragraph("heap-pairing-all", &args),
            _ => words.paragraph("heap-pairing-wins", &args),
        }]
    }

    fn full(&self, words: &Words, parts: &[Reason]) -> Vec<Block> {
        let mut blocks = self.short(words, parts);
        if self.rounds > 0 && (2..=SHOWN as u64).contains(&self.most) {
            let row = |take: u64| Row::new(vec![plain(take), plain(self.most + 1 - take)]);
            let head = words.head(&["heap-head-take", "heap-head-answer"]);
            blocks.push(Block::Table { head, rows: (1..=self.most).map(row).collect() });
        }
        blocks
    }
}

impl Told for AllButOne {
    fn title(&self) -> &'static str {
        "heap-title-all-but"
    }

    fn theorems(&self) -> &'static [&'static str] {
        &["kl-equal"]
    }

    fn short(&self, words: &Words, _: &[Reason]) -> Vec<Block> {
        let k = self.forbidden;
        let twice = 2 * u128::from(k);
        let said = words.paragraph("heap-all-but", &[("k", k.into()), ("twice", twice.into())]);
        let row = |&AllButOneRow { heap, block, offset, value }: &AllButOneRow| Equation {
            heap,
            formula: format!("{block} · {k} + {offset}"),
            value,
        };
        vec![said, equations(words, &self.rows, row)]
    }

    fn full(&self, words: &Words, parts: &[Reason]) -> Vec<Block> {
        let mut blocks = self.short(words, parts);
        blocks.push(words.paragraph("heap-all-but-proof", &[("k", self.forbidden.into())]));
        blocks
    }
}
