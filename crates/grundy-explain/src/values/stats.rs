//! What the values of a table consist of, in words.

use super::{title, words};
use crate::words::{plain, toned};
use crate::{Block, Doc, Messages, Row, Tone, markup};
use grundy::values::{Axis, Rares, SpaceKind, Stats, Table};

/// So many values are shown with their counts.
const SHOWN: usize = 40;

/// What the values of `table` consist of.
pub fn stats(table: &Table, stats: &Stats, messages: &Messages) -> Doc {
    let words = words(messages);
    let mut blocks = vec![Block::Heading(1, markup(&title(table, messages)))];
    let counted = [("zeros", stats.zeros.into()), ("known", stats.known.into())];
    blocks.push(match &stats.last_zero {
        None => words.paragraph("stats-no-zeros", &[("known", stats.known.into())]),
        Some(at) => {
            let [zeros, known] = counted;
            words.paragraph("stats-zeros", &[zeros, known, ("at", place(table, at).into())])
        }
    });
    if let Some((value, at)) = &stats.max {
        let args = [("max", (*value).into()), ("at", place(table, at).into())];
        blocks.push(words.paragraph("stats-max", &args));
    }
    // Only sequences of heaps are computed in such spaces.
    if let Some(rares) = &stats.rares {
        blocks.extend(space(rares, table, messages));
    } else if !table.is_grid() {
        blocks.push(words.paragraph("stats-no-space", &[]));
    }
    let row =
        |&(value, count): &(u64, u64)| Row::new(vec![toned(value, Tone::Faint), plain(count)]);
    let mut rows: Vec<Row> = stats.counts.iter().take(SHOWN).map(row).collect();
    rows.extend(words.rest(stats.counts.len().saturating_sub(SHOWN)));
    if !rows.is_empty() {
        let head = words.head(&["stats-head-value", "stats-head-count"]);
        blocks.push(Block::Table { head, rows });
    }
    if stats.larger > 0 {
        blocks.push(words.paragraph("stats-larger", &[("n", stats.larger.into())]));
    }
    Doc::new(blocks)
}

fn space(rares: &Rares, table: &Table, messages: &Messages) -> Vec<Block> {
    let words = words(messages);
    let mask = ("mask", rares.space.mask.to_string().into());
    let kind = match rares.space.kind {
        SpaceKind::Range => words.paragraph("stats-space-range", &[mask]),
        SpaceKind::Domain { parity } => {
            words.paragraph("stats-space-domain", &[mask, ("parity", u64::from(parity).into())])
        }
    };
    let count = ("count", rares.count.into());
    let found = match rares.last {
        None => words.paragraph("stats-no-rares", &[]),
        Some(last) => {
            words.paragraph("stats-rares", &[count, ("at", place(table, &[last]).into())])
        }
    };
    vec![kind, found]
}

/// A position by its numbers: n = 5.
fn place(table: &Table, at: &[u64]) -> String {
    let one = |(axis, n): (&Axis, &u64)| format!("{} = {n}", axis.name());
    table.axes().iter().zip(at).map(one).collect::<Vec<String>>().join(", ")
}
