//! Sums in which play need not end, in words.

use super::{Told, full};
use crate::words::{SHOWN, Words, plain, toned, value};
use crate::{Block, Row, Tone, markup};
use grundy_core::Outcome;
use grundy_games::reason::{LoopySum, Reason};

impl Told for LoopySum {
    fn title(&self) -> &'static str {
        "loopy-sum-title"
    }

    fn source(&self) -> Option<&'static str> {
        Some("Smith 1966, Fraenkel & Perl 1975")
    }

    fn short(&self, words: &Words, _: &[Reason]) -> Vec<Block> {
        let line = |(i, worth): (usize, _)| {
            let name = toned(words.term_name(i), Tone::Code);
            Row::new(vec![name, plain(value(worth).unwrap_or_default())])
        };
        let mut rows: Vec<Row> = self.values.iter().enumerate().take(SHOWN).map(line).collect();
        rows.extend(words.rest(self.values.len().saturating_sub(SHOWN)));
        let sum = value(&self.sum).unwrap_or_default();
        rows.push(Row { ruled: true, ..Row::new(vec![plain("⊕"), toned(&sum, Tone::Strong)]) });
        let verdict = match self.outcome {
            Outcome::N => words.paragraph("loopy-sum-wins", &[]),
            Outcome::P => words.paragraph("loopy-sum-loses", &[]),
            _ => words.paragraph("loopy-sum-draws", &[]),
        };
        vec![words.paragraph("loopy-sum-rule", &[]), Block::Table { head: None, rows }, verdict]
    }

    fn full(&self, words: &Words, parts: &[Reason]) -> Vec<Block> {
        self.short(words, parts)
    }

    fn parts(&self, words: &Words, parts: &[Reason], level: u8) -> Vec<Block> {
        let part = |(i, part): (usize, &Reason)| {
            let title = words.get("sum-term-title", &[("term", words.term_name(i).into())]);
            let own = Words { terms: words.terms.get(i..=i).unwrap_or(&[]), ..*words };
            let heading = Block::Heading(level, markup(&title));
            [heading].into_iter().chain(full(&own, part, level + 1)).collect::<Vec<_>>()
        };
        parts.iter().enumerate().take(SHOWN).flat_map(part).collect()
    }
}
