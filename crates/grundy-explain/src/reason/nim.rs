//! Bouton's theorem in words.

use super::Told;
use super::columns::{Columns, highest};
use crate::words::Words;
use crate::{Arg, Block};
use grundy_reasons::{Bouton, Lowering, Reason};

impl Told for Bouton {
    fn title(&self) -> &'static str {
        "sum-title-bouton"
    }

    fn theorems(&self) -> &'static [&'static str] {
        &["bouton"]
    }

    fn source(&self) -> Option<&'static str> {
        Some("Bouton 1901")
    }

    fn short(&self, words: &Words, _: &[Reason]) -> Vec<Block> {
        let full_heaps: Vec<u64> = self.heaps.iter().copied().filter(|&heap| heap > 0).collect();
        match full_heaps[..] {
            [] => vec![words.paragraph("sum-bouton-none", &[])],
            [_] => vec![words.paragraph("sum-bouton-one", &[])],
            [a, b] if a == b => vec![words.paragraph("sum-bouton-twins", &[])],
            [a, b] => {
                let smaller = [("to", a.min(b).into())];
                vec![words.paragraph("sum-bouton-pair", &smaller)]
            }
            _ => {
                let mut blocks = Columns::of(&self.heaps, self.sum).blocks(words);
                blocks.push(balance(words, self.sum, &self.moves));
                blocks
            }
        }
    }

    /// The numbers are the heaps themselves.
    fn support(&self, _: &Words, _: &[Reason]) -> Vec<Block> {
        Vec::new()
    }

    fn full(&self, words: &Words, _: &[Reason]) -> Vec<Block> {
        let mut blocks = vec![words.paragraph("sum-bouton-claim", &[])];
        blocks.extend(Columns::of(&self.heaps, self.sum).blocks(words));
        blocks.push(words.paragraph("sum-bouton-end", &[]));
        blocks.push(words.paragraph("sum-bouton-to-zero", &[]));
        if let Some(chosen) = self.moves.first() {
            blocks.extend(after(self, words, chosen));
        }
        blocks.push(words.paragraph("sum-bouton-from-zero", &[]));
        if self.sum == 0 {
            blocks.extend(example(self, words));
        }
        blocks.push(match self.sum {
            0 => words.paragraph("sum-bouton-so-loses", &[]),
            sum => words.paragraph("sum-bouton-so-wins", &[("sum", sum.into())]),
        });
        blocks
    }
}

/// Why the player to move wins, or loses, by the columns.
pub(super) fn balance(words: &Words, sum: u64, moves: &[Lowering]) -> Block {
    if sum == 0 {
        return words.paragraph("sum-bouton-loses", &[]);
    }
    let heaps = words.and(moves.iter().map(|lowering| lowering.from));
    words.paragraph(
        "sum-bouton-wins",
        &[
            ("count", Arg::Count(moves.len() as u64)),
            ("column", highest(sum).into()),
            ("heaps", heaps.into()),
            ("sum", sum.into()),
        ],
    )
}

/// The columns after the chosen move.
fn after(bouton: &Bouton, words: &Words, chosen: &Lowering) -> Vec<Block> {
    let &Lowering { heap, from, to } = chosen;
    let here = words.paragraph(
        "sum-bouton-to-zero-here",
        &[
            ("sum", bouton.sum.into()),
            ("column", highest(bouton.sum).into()),
            ("n", heap.saturating_add(1).into()),
            ("from", from.into()),
            ("to", to.into()),
        ],
    );
    let mut heaps = bouton.heaps.clone();
    if let Some(size) = heaps.get_mut(heap) {
        *size = to;
    }
    let sum = bouton.sum ^ from ^ to;
    let columns = Columns { changed: Some(heap), before: from, ..Columns::of(&heaps, sum) };
    vec![here, columns.table(words)]
}

/// A move from a lost position and the reply to it.
fn example(bouton: &Bouton, words: &Words) -> Option<Block> {
    let (n, &from) = bouton.heaps.iter().enumerate().find(|&(_, &heap)| heap > 0)?;
    let (to, sum) = (0u64, bouton.sum ^ from);
    let lowered = |(i, &heap): (usize, &u64)| (i, heap, heap ^ sum);
    let others = bouton.heaps.iter().enumerate().filter(|&(i, _)| i != n);
    let (reply, reply_from, reply_to) = others.map(lowered).find(|(_, from, to)| to < from)?;
    Some(words.paragraph(
        "sum-bouton-from-zero-here",
        &[
            ("n", (n + 1).into()),
            ("from", from.into()),
            ("to", to.into()),
            ("sum", sum.into()),
            ("reply_n", (reply + 1).into()),
            ("reply_from", reply_from.into()),
            ("reply_to", reply_to.into()),
        ],
    ))
}
