//! Monotonic Nim in words: the differences and the undo.

use super::Told;
use super::columns::Columns;
use crate::words::{SHOWN, Words, plain, toned};
use crate::{Block, Row, Tone};
use grundy_games::reason::{Differences, Pair, Reason, RowMove, Step, Undo};
use grundy_games::row::RowRule;

impl Told for Differences {
    fn title(&self) -> &'static str {
        "row-title"
    }

    fn theorems(&self) -> &'static [&'static str] {
        &["monotonic"]
    }

    fn short(&self, words: &Words, parts: &[Reason]) -> Vec<Block> {
        let mut blocks = self.support(words, parts);
        blocks.push(match self.sum {
            0 => words.paragraph("row-loses", &[]),
            sum => words.paragraph("row-wins", &[("sum", sum.into())]),
        });
        if let Some(&RowMove { heap, from, to, difference_from, difference_to, .. }) =
            self.moves.first()
        {
            blocks.push(words.paragraph(
                "row-example",
                &[
                    ("kind", kind(self.rule).into()),
                    ("n", heap.saturating_add(1).into()),
                    ("from", from.into()),
                    ("to", to.into()),
                    ("difference_from", difference_from.into()),
                    ("difference_to", difference_to.into()),
                ],
            ));
        }
        blocks
    }

    fn full(&self, words: &Words, parts: &[Reason]) -> Vec<Block> {
        let mut blocks = vec![words.paragraph("row-claim", &[("kind", kind(self.rule).into())])];
        blocks.extend(self.support(words, parts));
        if self.pairs.len() > 1 {
            let values: Vec<u64> = self.pairs.iter().map(|pair| pair.difference).collect();
            blocks.extend(Columns::of(&values, self.sum).blocks(words));
        }
        blocks.push(match self.sum {
            0 => words.paragraph("row-loses", &[]),
            sum => words.paragraph("row-wins", &[("sum", sum.into())]),
        });
        if !self.moves.is_empty() {
            blocks.push(words.paragraph("row-mapped", &[("kind", kind(self.rule).into())]));
            blocks.push(moves(self, words));
        }
        let undone = parts.iter().filter_map(|part| match &part.step {
            Step::Undo(undo) => Some(undone(undo, self.rule, words)),
            _ => None,
        });
        let items: Vec<_> = undone.take(SHOWN).collect();
        if !items.is_empty() {
            blocks.push(words.paragraph("row-undo-claim", &[]));
            blocks.push(Block::List { numbered: false, items });
        }
        blocks
    }

    fn support(&self, words: &Words, _: &[Reason]) -> Vec<Block> {
        let kind = kind(self.rule);
        let mut blocks = Vec::new();
        if self.rule.is_strict() && self.sizes != self.shifted {
            blocks.push(words.paragraph(
                "row-shifted",
                &[("kind", kind.into()), ("shifted", words.and(&self.shifted).into())],
            ));
        }
        blocks.push(words.paragraph("row-pairs", &[("kind", kind.into())]));
        let size = |i: usize| self.shifted.get(i).copied().unwrap_or(0);
        let row = |pair: &Pair| {
            let (upper, lower) = (size(pair.upper), pair.lower.map_or(0, size));
            let difference = toned(format!("= {}", pair.difference), Tone::Strong);
            Row::new(vec![plain(format!("{upper} − {lower}")), difference])
        };
        let mut rows: Vec<Row> = self.pairs.iter().take(SHOWN).map(row).collect();
        rows.extend(words.rest(self.pairs.len().saturating_sub(SHOWN)));
        if !rows.is_empty() {
            blocks.push(Block::table(rows));
        }
        blocks
    }

    /// The undos are told with the differences.
    fn parts(&self, _: &Words, _: &[Reason], _: u8) -> Vec<Block> {
        Vec::new()
    }
}

/// What stands in a row.
fn kind(rule: RowRule) -> &'static str {
    match rule {
        RowRule::Weak | RowRule::Strict => "heaps",
        RowRule::Strip => "coins",
    }
}

/// The winning moves and what each does to its difference.
fn moves(step: &Differences, words: &Words) -> Block {
    let id = if step.rule == RowRule::Strip { "move-coin" } else { "move-heap" };
    let row = |played: &RowMove| {
        Row::new(vec![
            plain(words.get(id, &[("n", played.heap.saturating_add(1).into())])),
            plain(format!("{} → {}", played.from, played.to)),
            plain(format!("{} → {}", played.difference_from, played.difference_to)),
        ])
    };
    let mut rows: Vec<Row> = step.moves.iter().take(SHOWN).map(row).collect();
    rows.extend(words.rest(step.moves.len().saturating_sub(SHOWN)));
    let head = words.head(&["row-head-what", "row-head-move", "row-head-difference"]);
    Block::Table { head, rows }
}

fn undone(undo: &Undo, rule: RowRule, words: &Words) -> Vec<crate::Span> {
    words.say(
        "row-undo",
        &[
            ("kind", kind(rule).into()),
            ("n", undo.heap.saturating_add(1).into()),
            ("from", undo.from.into()),
            ("to", undo.to.into()),
            ("partner", undo.partner.saturating_add(1).into()),
            ("partner_from", undo.partner_from.into()),
            ("partner_to", undo.partner_to.into()),
        ],
    )
}

impl Told for Undo {
    fn title(&self) -> &'static str {
        "row-title-undo"
    }

    fn theorems(&self) -> &'static [&'static str] {
        &["monotonic"]
    }

    fn short(&self, words: &Words, _: &[Reason]) -> Vec<Block> {
        vec![Block::Paragraph(undone(self, RowRule::Weak, words))]
    }

    fn full(&self, words: &Words, parts: &[Reason]) -> Vec<Block> {
        self.short(words, parts)
    }
}
