//! The Sprague–Grundy theorem in words.

use super::Told;
use super::columns::Columns;
use super::loopy_sum::term_parts;
use crate::words::{Words, plain, toned};
use crate::{Block, Row, Tone};
use grundy_games::reason::{Reason, SpragueGrundy};

impl Told for SpragueGrundy {
    fn title(&self) -> &'static str {
        "sum-title-terms"
    }

    fn theorem(&self) -> Option<&'static str> {
        Some("sprague-grundy")
    }

    fn source(&self) -> Option<&'static str> {
        Some("Sprague 1935, Grundy 1939")
    }

    fn short(&self, words: &Words, _: &[Reason]) -> Vec<Block> {
        let names = words.term_names();
        let mut blocks = columns(self, words, &names);
        if self.sum == 0 {
            blocks.push(words.paragraph("sum-terms-loses", &[]));
        } else {
            blocks.push(words.paragraph("sum-terms-wins", &[("sum", self.sum.into())]));
            blocks.push(aims(self, &names));
        }
        blocks
    }

    fn full(&self, words: &Words, _: &[Reason]) -> Vec<Block> {
        let names = words.term_names();
        let mut blocks = vec![words.paragraph("sum-terms-claim", &[])];
        blocks.extend(columns(self, words, &names));
        if self.sum == 0 {
            blocks.push(words.paragraph("sum-terms-loses", &[]));
        } else {
            blocks.push(words.paragraph("sum-terms-aim", &[]));
            blocks.push(aims(self, &names));
        }
        blocks
    }

    fn parts(&self, words: &Words, parts: &[Reason], level: u8) -> Vec<Block> {
        term_parts(words, parts, level)
    }
}

fn columns(step: &SpragueGrundy, words: &Words, names: &[String]) -> Vec<Block> {
    let names = names.iter().map(|name| toned(name, Tone::Code)).collect();
    Columns { names, ..Columns::of(&step.values, step.sum) }.blocks(words)
}

/// How each value would have to change to make the xor 0.
fn aims(step: &SpragueGrundy, names: &[String]) -> Block {
    let width = step.targets.iter().map(|aim| aim.from.to_string().len()).max().unwrap_or(0);
    let row = |aim: &grundy_games::reason::Lowering| {
        let name = names.get(aim.heap).map_or("", String::as_str);
        Row::new(vec![toned(name, Tone::Code), plain(format!("{:>width$} → {}", aim.from, aim.to))])
    };
    Block::table(step.targets.iter().take(crate::words::SHOWN).map(row).collect())
}
