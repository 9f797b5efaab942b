//! The closed form of Lasker's Nim.

use super::Told;
use super::take::{Equation, equations};
use crate::Block;
use crate::words::Words;
use grundy_reasons::{Lasker, LaskerRow, Reason};

impl Told for Lasker {
    fn title(&self) -> &'static str {
        "heap-title-lasker"
    }

    fn theorems(&self) -> &'static [&'static str] {
        &["sprague-grundy"]
    }

    fn source(&self) -> Option<&'static str> {
        Some("Berlekamp, Conway, Guy 1982")
    }

    fn short(&self, words: &Words, _: &[Reason]) -> Vec<Block> {
        let row = |&LaskerRow { heap, block, value }: &LaskerRow| {
            let offset = u128::from(value).saturating_sub(u128::from(block) * 4);
            Equation { heap, formula: format!("4 · {block} + {offset}"), value }
        };
        vec![words.paragraph("heap-lasker", &[]), equations(words, &self.rows, row)]
    }

    fn full(&self, words: &Words, parts: &[Reason]) -> Vec<Block> {
        let mut blocks = self.short(words, parts);
        blocks.push(words.paragraph("heap-lasker-proof", &[]));
        blocks
    }
}
