//! The values of heaps, and tables of them by the definition.

use super::columns::Columns;
use super::{Told, short};
use crate::moves::parts_text;
use crate::words::{SHOWN, Words, plain, set, toned, xor_of};
use crate::{Arg, Block, Row, Tone};
use grundy_core::Player;
use grundy_games::heap::{HeapRule, TakeRange, Takes};
use grundy_reasons::{HeapValues, MexRow, MexTable, OptionValue, Reason, Step};

/// How many values of a sequence are shown in one run.
const RUN: usize = 40;

/// How many first lines of a table are shown.
const FIRST_LINES: usize = 8;

impl Told for HeapValues {
    fn title(&self) -> &'static str {
        "heap-title-values"
    }

    fn short(&self, words: &Words, parts: &[Reason]) -> Vec<Block> {
        let mut blocks = self.support(words, parts);
        // A strategy says already who wins.
        let strategy = |part: &Reason| matches!(part.step, Step::Pairing(_));
        let nested = parts.iter().flat_map(|part| &part.parts);
        if !parts.iter().chain(nested).any(strategy) {
            blocks.extend(verdict(words, self.heaps.len(), self.sum));
        }
        blocks
    }

    fn full(&self, words: &Words, _: &[Reason]) -> Vec<Block> {
        let mut blocks = vec![rule(words, &self.rule)];
        blocks.extend(values(self, words));
        blocks.extend(verdict(words, self.heaps.len(), self.sum));
        blocks
    }

    fn support(&self, words: &Words, parts: &[Reason]) -> Vec<Block> {
        let mut blocks: Vec<Block> = parts.iter().flat_map(|part| short(words, part)).collect();
        // Columns of zeros say nothing.
        if self.heaps.len() > 1 && self.values.iter().any(|&value| value > 0) {
            blocks.extend(values(self, words));
        }
        blocks
    }
}

/// The value of each heap, and their xor.
pub(super) fn values(step: &HeapValues, words: &Words) -> Vec<Block> {
    match (&step.heaps[..], &step.values[..]) {
        ([heap], [value]) => vec![Block::Paragraph(plain(format!("g({heap}) = {value}")))],
        (heaps, values) => {
            let names = heaps.iter().take(SHOWN).map(|heap| plain(format!("g({heap})"))).collect();
            Columns { names, ..Columns::of(values, step.sum) }.blocks(words)
        }
    }
}

pub(super) fn verdict(words: &Words, heaps: usize, sum: u64) -> Option<Block> {
    let args = [("sum", sum.into())];
    let said = match (heaps, sum) {
        (0 | 1, 0) => words.paragraph("heap-one-loses", &[]),
        (0 | 1, _) => words.paragraph("heap-one-wins", &args),
        (_, 0) => words.paragraph("heap-sum-loses", &[]),
        _ => words.paragraph("heap-sum-wins", &args),
    };
    (!words.within).then_some(said)
}

/// The rule in one sentence.
fn rule(words: &Words, rule: &HeapRule) -> Block {
    match rule {
        rule if rule.is_nim() => words.paragraph("heap-rule-nim", &[]),
        HeapRule::Takes(Takes::Range(range)) if range.least() == range.most() => {
            let most = range.most();
            words.paragraph("heap-rule-exactly", &[("n", most.into()), ("count", Arg::Count(most))])
        }
        HeapRule::Takes(Takes::Range(range)) => words.paragraph(
            "heap-rule-take",
            &[("least", range.least().into()), ("most", range.most().into())],
        ),
        HeapRule::Takes(Takes::Set(takes)) => {
            words.paragraph("heap-rule-subtract", &[("takes", set(takes.as_slice()).into())])
        }
        HeapRule::Takes(Takes::AllBut(takes)) => {
            words.paragraph("heap-rule-all-but", &[("takes", set(takes.as_slice()).into())])
        }
        HeapRule::Code(code) if code.is_unequal() => words.paragraph("heap-rule-grundys", &[]),
        HeapRule::Code(_) => words.paragraph("heap-rule-octal", &[]),
        HeapRule::Kl(kl) => {
            words.paragraph("heap-rule-kl", &[("n", kl.forbidden(Player::Left).into())])
        }
    }
}

impl Told for MexTable {
    fn title(&self) -> &'static str {
        "heap-title-mex"
    }

    fn theorems(&self) -> &'static [&'static str] {
        &["sprague-grundy"]
    }

    fn source(&self) -> Option<&'static str> {
        Some("Sprague 1935, Grundy 1939")
    }

    fn short(&self, words: &Words, _: &[Reason]) -> Vec<Block> {
        let mut blocks = vec![words.paragraph("heap-mex", &[])];
        if let HeapRule::Takes(Takes::Range(range)) = self.rule {
            blocks.push(table(self, range, words));
            return blocks;
        }
        if self.rows.is_empty() {
            blocks.push(run(&self.values));
            return blocks;
        }
        let row = |row: &MexRow| {
            Row::new(vec![
                plain(row.heap),
                plain(set(&reached(&row.options))),
                toned(row.value, Tone::Strong),
            ])
        };
        let mut rows: Vec<Row> = self.rows.iter().take(SHOWN).map(row).collect();
        rows.extend(words.rest(self.rows.len().saturating_sub(SHOWN)));
        let head = words.head(&["heap-head-heap", "heap-head-reached", "heap-head-mex"]);
        blocks.push(Block::Table { head, rows });
        blocks
    }

    fn full(&self, words: &Words, _: &[Reason]) -> Vec<Block> {
        let mut blocks = vec![words.paragraph("heap-mex", &[])];
        if self.rule.code().is_some() {
            blocks.push(words.paragraph("heap-mex-table", &[]));
        }
        if let HeapRule::Takes(Takes::Range(range)) = self.rule {
            blocks.push(table(self, range, words));
            blocks.push(words.paragraph("heap-mex-cost", &[]));
        } else {
            blocks.push(run(&self.values));
        }
        for row in self.rows.iter().take(SHOWN) {
            blocks.extend(options(self, words, row));
        }
        blocks
    }
}

/// The table of a game in which `range` may be taken: its first lines, and those of the heaps asked for.
fn table(step: &MexTable, range: TakeRange, words: &Words) -> Block {
    let last = step.values.len().saturating_sub(1);
    let row = |heap: usize| {
        let end = heap.saturating_sub(small(range.least())).saturating_add(1);
        let values = match heap < small(range.least()) {
            true => &[][..],
            false => &step.values[heap.saturating_sub(small(range.most()))..end],
        };
        let values = distinct(values.to_vec());
        Row::new(vec![plain(heap), plain(set(&values)), toned(step.values[heap], Tone::Strong)])
    };
    let asked = step.rows.iter().map(|row| small(row.heap)).chain([last]);
    let mut heaps: Vec<usize> = asked.filter(|heap| (FIRST_LINES..=last).contains(heap)).collect();
    heaps.dedup();
    let mut rows: Vec<Row> = (0..step.values.len().min(FIRST_LINES)).map(row).collect();
    let more = step.values.len().saturating_sub(FIRST_LINES + heaps.len());
    rows.extend(words.rest(more));
    rows.extend(heaps.into_iter().map(row));
    let head = words.head(&["heap-head-heap", "heap-head-reached", "heap-head-mex"]);
    Block::Table { head, rows }
}

fn small(n: u64) -> usize {
    usize::try_from(n).unwrap_or(usize::MAX)
}

/// The options of one heap and what each is worth.
fn options(table: &MexTable, words: &Words, row: &MexRow) -> Vec<Block> {
    let worth = |option: &OptionValue| {
        let value = |&part: &u64| usize::try_from(part).ok().and_then(|n| table.values.get(n));
        let parts: Option<Vec<u64>> =
            option.parts.as_slice().iter().map(|part| value(part).copied()).collect();
        match parts {
            Some(parts) if parts.len() > 1 => format!("{} = {}", xor_of(&parts), option.value),
            _ => option.value.to_string(),
        }
    };
    let line = |option: &OptionValue| {
        Row::new(vec![plain(parts_text(&option.parts)), plain(worth(option))])
    };
    let mut rows: Vec<Row> = row.options.iter().take(SHOWN).map(line).collect();
    rows.extend(words.rest(row.options.len().saturating_sub(SHOWN)));
    let mut blocks = vec![words.paragraph("heap-mex-from", &[("heap", row.heap.into())])];
    if !rows.is_empty() {
        let head = words.head(&["heap-head-left", "heap-head-value"]);
        blocks.push(Block::Table { head, rows });
    }
    let values = set(&reached(&row.options));
    blocks.push(Block::Paragraph(plain(format!("g({}) = mex {values} = {}", row.heap, row.value))));
    blocks
}

/// The values among the options, each once.
fn reached(options: &[OptionValue]) -> Vec<u64> {
    distinct(options.iter().map(|option| option.value).collect())
}

fn distinct(mut values: Vec<u64>) -> Vec<u64> {
    values.sort_unstable();
    values.dedup();
    values
}

/// The first values of a sequence in one run.
pub(super) fn run(values: &[u64]) -> Block {
    let shown: Vec<String> = values.iter().take(RUN).map(u64::to_string).collect();
    let more = match (values.len(), values.last()) {
        (count, Some(last)) if count > RUN => format!(", …, g({}) = {last}", count - 1),
        _ => String::new(),
    };
    Block::Paragraph(plain(format!("g(0), g(1), … = {}{more}", shown.join(", "))))
}
