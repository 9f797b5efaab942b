//! Sums in which play need not end, in words.

use super::sum::component;
use super::{Told, full};
use crate::words::{SHOWN, Words, plain, toned, value};
use crate::{Block, Row, Tone, markup};
use grundy_core::{Ending, Outcome, Player, Value};
use grundy_reasons::{LoopySum, Reason};

impl Told for LoopySum {
    fn title(&self) -> &'static str {
        "loopy-sum-title"
    }

    fn source(&self) -> Option<&'static str> {
        Some("Smith 1966; Fraenkel, Perl 1975")
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
        let infinite = self.values.iter().any(|value| matches!(value, Value::Infinity(_)));
        let rule = match infinite {
            true => words.paragraph("loopy-sum-rule", &[]),
            false => words.paragraph("loopy-sum-finite", &[]),
        };
        let verdict = loopy_verdict(words, self.outcome);
        [rule, Block::Table { head: None, rows }].into_iter().chain(verdict).collect()
    }

    fn full(&self, words: &Words, parts: &[Reason]) -> Vec<Block> {
        self.short(words, parts)
    }

    fn parts(&self, words: &Words, parts: &[Reason], level: u8) -> Vec<Block> {
        let part = |(i, part): (usize, &Reason)| {
            let title = words.get("sum-term-title", &[("term", words.term_name(i).into())]);
            let terms = words.terms.get(i..=i).unwrap_or(&[]);
            let own = Words { terms, within: true, ..*words };
            let heading = Block::Heading(level, markup(&title));
            let told = match self.values.get(i) {
                Some(Value::Nimber(_)) => component(&own, part, level + 1),
                _ => full(&own, part, level + 1),
            };
            [heading].into_iter().chain(told).collect::<Vec<_>>()
        };
        parts.iter().enumerate().take(SHOWN).flat_map(part).collect()
    }
}

/// What the value of a whole sum with cycles says about who wins.
pub(super) fn loopy_verdict(words: &Words, outcome: Outcome) -> Option<Block> {
    // The players have the same moves, so one stands for both.
    let said = match outcome.starting(Player::Left) {
        Ending::Wins => words.paragraph("loopy-sum-wins", &[]),
        Ending::Loses => words.paragraph("loopy-sum-loses", &[]),
        Ending::Draws => words.paragraph("loopy-sum-draws", &[]),
    };
    (!words.within).then_some(said)
}
