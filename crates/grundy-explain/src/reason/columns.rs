//! The table of a nim-sum: numbers in binary, one below the other.

use crate::words::{SHOWN, Words, plain, toned};
use crate::{Block, Row, Span, Tone};

/// Up to this many binary digits stand in columns with a head.
const HEADED: u32 = 8;

/// Up to this many binary digits are written out beside their numbers; longer numbers are written in
/// hexadecimal, so that a line of the table fits a terminal.
const WRITTEN: u32 = 32;

/// The same where the lines have names, which may be long.
const WRITTEN_NAMED: u32 = 16;

/// Numbers and their xor, in binary if they are short enough.
pub(super) struct Columns<'a> {
    /// What stands before each number; empty for none.
    pub(super) names: Vec<Vec<Span>>,
    pub(super) values: &'a [u64],
    pub(super) sum: u64,
    /// A number that a move has just changed.
    pub(super) changed: Option<usize>,
    /// The largest number before that move, so that the table keeps its columns.
    pub(super) before: u64,
}

/// The column of the highest binary digit of `sum`: as the head of the table writes it, or a power.
pub(super) fn highest(sum: u64) -> String {
    match sum.checked_ilog2() {
        None => "0".to_owned(),
        Some(bit) if bit < HEADED => (1u64 << bit).to_string(),
        Some(bit) => format!("2^{bit}"),
    }
}

impl Columns<'_> {
    pub(super) fn of(values: &[u64], sum: u64) -> Columns<'_> {
        Columns { names: Vec::new(), values, sum, changed: None, before: 0 }
    }

    /// The table, and a word about hexadecimal digits if it has them.
    pub(super) fn blocks(&self, words: &Words) -> Vec<Block> {
        let note =
            (self.digits() > self.most_written()).then(|| words.paragraph("sum-hexadecimal", &[]));
        [self.table(words)].into_iter().chain(note).collect()
    }

    /// The table alone.
    pub(super) fn table(&self, words: &Words) -> Block {
        let digits = self.digits();
        let named = !self.names.is_empty();
        let margin = || named.then(Vec::new).into_iter();
        let head = (digits <= HEADED).then(|| {
            let places = (0..digits).rev().map(|bit| plain(1u64 << bit));
            Row::new(margin().chain([Vec::new(), Vec::new()]).chain(places).collect())
        });
        let row = |(i, &value): (usize, &u64)| {
            let tone = if self.changed == Some(i) { Tone::Good } else { Tone::Plain };
            let name = named.then(|| self.names.get(i).cloned().unwrap_or_default());
            let number = toned(value, tone);
            let cells =
                name.into_iter().chain([number, Vec::new()]).chain(self.written(value, tone));
            Row::new(cells.collect())
        };
        let mut rows: Vec<Row> = self.values.iter().enumerate().take(SHOWN).map(row).collect();
        rows.extend(self.rest(words, digits));
        let equals = match self.sum {
            0 => toned("= 0", Tone::Strong),
            sum if digits > HEADED => toned(format!("= {sum}"), Tone::Strong),
            sum => toned(format!("= {sum} ≠ 0"), Tone::Strong),
        };
        let digits_of_sum = self.written(self.sum, Tone::Strong);
        // Long numbers leave no room beside them: the sum stands below the numbers it is the sum of.
        let sum: Vec<Vec<Span>> = if named && digits > self.most_written() {
            let number = toned(self.sum, Tone::Strong);
            [plain("⊕"), number, Vec::new()].into_iter().chain(digits_of_sum).collect()
        } else {
            let line = margin().chain([plain("⊕"), Vec::new()]).chain(digits_of_sum);
            line.chain([equals]).collect()
        };
        rows.push(Row::new(sum).ruled());
        Block::Table { head, rows }
    }

    fn rest(&self, words: &Words, digits: u32) -> Option<Row> {
        let more = self.values.len().checked_sub(SHOWN).filter(|&more| more > 0)?;
        let blank = 1 + if digits <= HEADED { digits as usize } else { 1 };
        let counted = toned(words.get("list-rest", &[("n", more.into())]), Tone::Faint);
        let dots =
            if self.names.is_empty() { vec![plain("…")] } else { vec![plain("…"), Vec::new()] };
        let blanks = std::iter::repeat_n(Vec::new(), blank);
        Some(Row::new(dots.into_iter().chain(blanks).chain([counted]).collect()))
    }

    /// How many binary digits the largest number has, those of 0 being one.
    fn digits(&self) -> u32 {
        let all = self.values.iter().fold(self.sum | self.before, |all, value| all | value);
        all.checked_ilog2().map_or(1, |bit| bit + 1)
    }

    fn most_written(&self) -> u32 {
        if self.names.is_empty() { WRITTEN } else { WRITTEN_NAMED }
    }

    /// The digits of `value`: a cell each under a head, else one cell of binary or hexadecimal digits.
    fn written(&self, value: u64, tone: Tone) -> Vec<Vec<Span>> {
        let digits = self.digits();
        let width = digits as usize;
        if digits <= HEADED {
            return (0..digits).rev().map(|bit| toned(value >> bit & 1, tone)).collect();
        }
        if digits <= self.most_written() {
            return vec![toned(format!("{value:0width$b}"), tone)];
        }
        let width = width.div_ceil(4);
        vec![toned(format!("{value:0width$x}"), tone)]
    }
}
