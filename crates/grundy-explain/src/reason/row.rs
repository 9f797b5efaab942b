//! Monotonic Nim in words: the differences and the undo.

use super::Told;
use super::columns::Columns;
use crate::words::{SHOWN, Words, plain, toned};
use crate::{Arg, Block, Row, Tone};
use grundy_games::row::RowRule;
use grundy_reasons::{Differences, Pair, Reason, RowMove, Step, Undo};

impl Told for Differences {
    fn title(&self) -> &'static str {
        match self.rule {
            RowRule::Weak | RowRule::Strict => "row-title",
            RowRule::Strip => "row-title-coins",
        }
    }

    fn theorems(&self) -> &'static [&'static str] {
        &["monotonic"]
    }

    fn short(&self, words: &Words, parts: &[Reason]) -> Vec<Block> {
        let mut blocks = self.support(words, parts);
        blocks.extend(verdict(self, words));
        if let Some(&RowMove { heap, from, to, difference_from, difference_to, .. }) =
            self.moves.first()
        {
            blocks.push(words.paragraph(
                "row-example",
                &[
                    ("kind", kind(self.rule).into()),
                    ("count", Arg::Count(self.moves.len() as u64)),
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
        let mut blocks = vec![claim(self, words)];
        blocks.extend(self.support(words, parts));
        if self.pairs.len() > 1 {
            let values: Vec<u64> = self.pairs.iter().map(|pair| pair.difference).collect();
            blocks.extend(Columns::of(&values, self.sum).blocks(words));
        }
        blocks.extend(verdict(self, words));
        if !self.moves.is_empty() && !words.within {
            blocks.push(words.paragraph("row-mapped", &[("kind", kind(self.rule).into())]));
            blocks.push(moves(self, words));
        }
        blocks.extend(reversible(self, parts, words));
        blocks
    }

    fn support(&self, words: &Words, _: &[Reason]) -> Vec<Block> {
        let kind = kind(self.rule);
        let coins = self.rule == RowRule::Strip;
        let mut blocks = Vec::new();
        if self.rule.is_strict() && !coins && self.sizes != self.shifted {
            blocks.push(
                words.paragraph("row-shifted", &[("shifted", words.and(&self.shifted).into())]),
            );
        }
        let pairing = match self.sizes.len() {
            1 => "single",
            n if n % 2 == 0 => "even",
            _ => "odd",
        };
        let args = [("kind", kind.into()), ("pairing", pairing.into())];
        blocks.push(words.paragraph("row-pairs", &args));
        // Of coins the empty squares are counted, which is the difference after the shift.
        let size = |i: usize| {
            let sizes = if coins { &self.sizes } else { &self.shifted };
            sizes.get(i).copied().unwrap_or(0)
        };
        let row = |pair: &Pair| {
            let upper = size(pair.upper);
            let left = match pair.lower.map(size) {
                Some(lower) if coins => format!("{upper} − {lower} − 1"),
                Some(lower) => format!("{upper} − {lower}"),
                None => format!("{upper} − 0"),
            };
            let difference = toned(format!("= {}", pair.difference), Tone::Strong);
            Row::new(vec![plain(left), difference])
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

/// Why only the differences count.
pub(super) fn claim(step: &Differences, words: &Words) -> Block {
    words.paragraph("row-claim", &[("kind", kind(step.rule).into())])
}

/// Moves that enlarge a difference, and how each is undone.
pub(super) fn reversible(step: &Differences, parts: &[Reason], words: &Words) -> Vec<Block> {
    let undone = parts.iter().filter_map(|part| match &part.step {
        Step::Undo(undo) => Some(undone(undo, step.rule, words)),
        _ => None,
    });
    let items: Vec<_> = undone.take(SHOWN).collect();
    if items.is_empty() {
        return Vec::new();
    }
    let said = words.paragraph("row-undo-claim", &[("kind", kind(step.rule).into())]);
    vec![said, Block::List { numbered: false, items }]
}

fn verdict(step: &Differences, words: &Words) -> Option<Block> {
    let shape = match step.pairs[..] {
        [Pair { lower: None, .. }] => "single",
        [_] => "pair",
        _ => "pairs",
    };
    let args =
        [("kind", kind(step.rule).into()), ("shape", shape.into()), ("sum", step.sum.into())];
    let said = match step.sum {
        0 => words.paragraph("row-loses", &args[..2]),
        _ => words.paragraph("row-wins", &args),
    };
    (!words.within).then_some(said)
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
    let difference = match step.rule {
        RowRule::Weak | RowRule::Strict => "row-head-difference",
        RowRule::Strip => "row-head-gap",
    };
    let head = words.head(&["row-head-what", "row-head-move", difference]);
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
