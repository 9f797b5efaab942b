//! Games whose rules somebody wrote, in words.

use super::columns::Columns;
use super::heap::verdict;
use super::{Told, full, short, support};
use crate::words::{SHOWN, Words, cut_short, plain, set, toned};
use crate::{Arg, Block, Row, Tone};
use grundy_games::written::Part;
use grundy_lang::{heap_rule_text, part_text};
use grundy_reasons::{OptionOf, Reason, Recognised, StateRow, WrittenValues};

/// How much of a position is shown.
const POSITION: usize = 40;

impl Told for WrittenValues {
    fn title(&self) -> &'static str {
        "written-title"
    }

    fn short(&self, words: &Words, parts: &[Reason]) -> Vec<Block> {
        let mut blocks = self.support(words, parts);
        blocks.extend(verdict(words, self.rows.len(), self.sum));
        blocks
    }

    fn full(&self, words: &Words, _: &[Reason]) -> Vec<Block> {
        let mut blocks = vec![words.paragraph("written-full", &[("n", self.positions.into())])];
        for row in self.rows.iter().take(SHOWN) {
            blocks.push(sentence(self, row, words));
            if row.shown.len() > 1 {
                blocks.push(words.paragraph("written-shown", &[]));
                blocks.push(options(self, &row.shown, words));
            }
        }
        blocks.extend(columns(self, words));
        blocks.extend(verdict(words, self.rows.len(), self.sum));
        blocks
    }

    fn support(&self, words: &Words, _: &[Reason]) -> Vec<Block> {
        let mut blocks: Vec<Block> =
            self.rows.iter().take(SHOWN / 2).map(|row| sentence(self, row, words)).collect();
        blocks.extend(columns(self, words));
        blocks
    }
}

/// The value of each position, and their xor.
fn columns(step: &WrittenValues, words: &Words) -> Vec<Block> {
    let values: Vec<u64> = step.rows.iter().map(|row| row.value).collect();
    if values.len() < 2 || values.iter().all(|&value| value == 0) {
        return Vec::new();
    }
    let names = step.rows.iter().take(SHOWN).map(|row| plain(name(step, row))).collect();
    Columns { names, ..Columns::of(&values, step.sum) }.blocks(words)
}

fn name(step: &WrittenValues, row: &StateRow) -> String {
    cut_short(part_text(&step.rules, &Part::State(row.state.clone())), POSITION)
}

/// Why a position has its value, in a sentence.
fn sentence(step: &WrittenValues, row: &StateRow, words: &Words) -> Block {
    let position = [("position", Arg::from(name(step, row)))];
    if row.options == 0 {
        return words.paragraph("written-none", &position);
    }
    let values: Vec<u64> = row.shown.iter().map(|option| option.value).collect();
    let [position] = position;
    let args = [
        position,
        ("count", Arg::Count(row.options)),
        ("options", row.options.into()),
        ("first", values.first().copied().unwrap_or(0).into()),
        ("values", set(&values).into()),
        ("value", row.value.into()),
    ];
    words.paragraph("written-short", &args)
}

/// One option of each value.
fn options(step: &WrittenValues, shown: &[OptionOf], words: &Words) -> Block {
    let text = |option: &OptionOf| match option.to.as_slice() {
        [] => "0".to_owned(),
        to => to.iter().map(|part| part_text(&step.rules, part)).collect::<Vec<_>>().join(" + "),
    };
    let row = |option: &OptionOf| {
        let option_text = cut_short(text(option), 2 * POSITION);
        Row::new(vec![plain(option.value), toned(option_text, Tone::Code)])
    };
    let mut rows: Vec<Row> = shown.iter().take(2 * SHOWN).map(row).collect();
    rows.extend(words.rest(shown.len().saturating_sub(2 * SHOWN)));
    Block::Table { head: words.head(&["written-head-value", "written-head-option"]), rows }
}

fn recognised(step: &Recognised, id: &str, words: &Words) -> Block {
    let rule = heap_rule_text(&step.rule);
    let args = [("game", step.rules.name(step.game).into()), ("rule", rule.into())];
    words.paragraph(id, &args)
}

impl Told for Recognised {
    fn title(&self) -> &'static str {
        "written-title-recognised"
    }

    fn short(&self, words: &Words, parts: &[Reason]) -> Vec<Block> {
        let mut blocks = vec![recognised(self, "written-recognised", words)];
        blocks.extend(parts.iter().flat_map(|part| short(words, part)));
        blocks
    }

    fn full(&self, words: &Words, _: &[Reason]) -> Vec<Block> {
        vec![recognised(self, "written-recognised-full", words)]
    }

    fn support(&self, words: &Words, parts: &[Reason]) -> Vec<Block> {
        let mut blocks = vec![recognised(self, "written-recognised", words)];
        blocks.extend(parts.iter().flat_map(|part| support(words, part)));
        blocks
    }

    fn parts(&self, words: &Words, parts: &[Reason], level: u8) -> Vec<Block> {
        parts.iter().flat_map(|part| full(words, part, level)).collect()
    }
}
