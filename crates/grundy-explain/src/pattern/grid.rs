//! Patterns of values of two parameters in words.

use super::zeros::{bounds, named};
use super::{nothing, range};
use crate::words::{SHOWN, Words, plain};
use crate::{Block, Doc, Messages, Row, Span, Tone};
use grundy::pattern::{
    GridBase, GridPattern, GridReport, GridZeroPattern, Meaning, Observed, Square, grid_text,
    grid_zeros_text,
};

/// How many rows and columns are shown.
const SIDE: usize = 12;

/// What was found in the values of a rule of two parameters.
pub fn grid(report: &GridReport, messages: &Messages) -> Doc {
    let words = Words { messages, terms: &[], mover: None, within: false };
    let found = &report.findings;
    let side = found.values.side();
    if side == 0 {
        return Doc::new(vec![words.paragraph("pattern-nothing-computed", &[])]);
    }
    let last = found.first.saturating_add(side as u64).saturating_sub(1);
    let here = [("first", found.first.into()), ("last", last.into())];
    let mut blocks = vec![
        words.heading(2, "pattern-values-title"),
        table(&found.values, found.first),
        words.paragraph("pattern-grid-values", &here),
    ];
    if found.symmetric {
        blocks.push(words.paragraph("pattern-grid-symmetric", &[]));
    }
    if report.stopped.is_some() {
        blocks.push(words.paragraph("pattern-stopped", &[]));
    }
    for observed in &found.patterns {
        blocks.push(words.heading(2, "pattern-title-conjecture"));
        blocks.extend(pattern(observed, found.first, &words));
        blocks.push(words.paragraph("pattern-grid-conjecture", &range(&observed.tested)));
    }
    if found.patterns.is_empty() && report.meaning == Meaning::Values {
        blocks.extend(nothing(found.searched, "pattern-grid-none", last, &words));
    }
    blocks.extend(zeros(report, last, &words));
    Doc::new(blocks)
}

/// The first values, with a to the left of the rows and b above the columns.
fn table(values: &Square, first: u64) -> Block {
    let side = values.side().min(SIDE);
    let faint = |text: String| vec![Span::new(text, Tone::Faint)];
    let number = |at: usize| faint(first.saturating_add(at as u64).to_string());
    let mut head = vec![faint("a, b".to_owned())];
    head.extend((0..side).map(number));
    let row = |at: usize| {
        let cells = values.row(at)[..side].iter().map(plain);
        Row::new(std::iter::once(number(at)).chain(cells).collect())
    };
    Block::Table { head: Some(Row::new(head)), rows: (0..side).map(row).collect() }
}

fn pattern(observed: &Observed<GridPattern>, first: u64, words: &Words) -> Vec<Block> {
    match &observed.pattern {
        GridPattern::Closed(form) => {
            let mut blocks = vec![Block::Code(grid_text(&observed.pattern).unwrap_or_default())];
            let legend = match form.base {
                GridBase::And => Some("pattern-legend-and"),
                GridBase::ValuationBoth
                | GridBase::ValuationSum
                | GridBase::ValuationXor
                | GridBase::OnesAtEnd => Some("pattern-legend-valuation"),
                _ => None,
            };
            blocks.extend(legend.map(|id| words.paragraph(id, &[])));
            blocks
        }
        GridPattern::Residues { table } => {
            let columns = table.first().map_or(0, Vec::len);
            let args = [("rows", table.len().into()), ("columns", columns.into())];
            let rows = table.iter().map(|row| Row::new(row.iter().map(plain).collect()));
            vec![words.paragraph("pattern-grid-residues", &args), Block::table(rows.collect())]
        }
        GridPattern::Rows(rows) => {
            let row = |(a, repeat): (u64, &grundy::pattern::Repeat)| {
                let period = repeat.period();
                let args = [
                    ("preperiod", period.preperiod.into()),
                    ("period", period.period.into()),
                    ("saltus", period.saltus.into()),
                ];
                Row::new(vec![
                    plain(format!("a = {a}")),
                    words.say("pattern-grid-row-period", &args),
                ])
            };
            let rows = (first..).zip(rows).map(row).collect();
            vec![words.paragraph("pattern-grid-rows", &[]), Block::table(rows)]
        }
    }
}

/// The pairs, and below each the difference of its numbers if the first is the smaller.
fn pairs(list: &[(u64, u64)], differences: bool) -> Block {
    let row = |name: &str, number: fn(&(u64, u64)) -> u64| {
        let mut cells = vec![plain(name)];
        cells.extend(list.iter().take(SHOWN).map(|pair| plain(number(pair))));
        cells.extend((list.len() > SHOWN).then(|| plain("…")));
        Row::new(cells)
    };
    let mut rows = vec![row("a", |pair| pair.0), row("b", |pair| pair.1)];
    rows.extend(differences.then(|| row("b − a", |pair| pair.1.saturating_sub(pair.0))));
    Block::table(rows)
}

fn zeros(report: &GridReport, last: u64, words: &Words) -> Vec<Block> {
    let found = &report.findings;
    let list = &found.zeros.list;
    let mut blocks = vec![words.heading(2, "pattern-zeros-title")];
    if list.is_empty() {
        blocks.push(words.paragraph("pattern-zeros-none", &[("last", last.into())]));
        return blocks;
    }
    blocks.push(pairs(list, found.symmetric));
    if found.symmetric {
        blocks.push(words.paragraph("pattern-grid-zeros-half", &[]));
    }
    let Some(observed) = &found.zeros.pattern else {
        let closed = matches!(
            found.patterns.first().map(|found| &found.pattern),
            Some(GridPattern::Closed(_) | GridPattern::Residues { .. })
        );
        if found.searched && !closed {
            blocks.push(words.paragraph("pattern-zeros-unknown", &[]));
        }
        return blocks;
    };
    let formula = ("formula", grid_zeros_text(&observed.pattern).into());
    match &observed.pattern {
        GridZeroPattern::Where(_) => {
            blocks.push(words.paragraph("pattern-grid-zeros-where", &[formula]));
        }
        GridZeroPattern::Pairs { smaller, .. } => {
            let (above, below) = smaller.bounds();
            let [above, below] = bounds(above, below);
            let start = ("start", smaller.start().into());
            let args = [start, formula, above, below];
            blocks.push(words.paragraph("pattern-grid-zeros-pairs", &args));
            blocks.extend(named(smaller.name(), words));
        }
        GridZeroPattern::Cone { above, below, name } => {
            blocks.push(words.paragraph("pattern-grid-zeros-cone", &bounds(*above, *below)));
            blocks.extend(named(*name, words));
        }
    }
    // The same was said of the values already.
    let said = !found.patterns.is_empty()
        && matches!(observed.pattern, GridZeroPattern::Where(_))
        && found.patterns.iter().all(|found| matches!(found.pattern, GridPattern::Closed(_)));
    if !said {
        blocks.push(words.paragraph("pattern-grid-conjecture", &range(&observed.tested)));
    }
    blocks
}
