//! The P-positions in words.

use super::{legend, range};
use crate::words::{SHOWN, Words, plain};
use crate::{Arg, Block, Row};
use grundy::pattern::{
    Claim, Constant, Pattern, Ratio, Report, Status, ZeroPattern, decimal, zeros_text,
};

/// The list of P-positions up to `last`, their differences and their pattern.
pub(super) fn blocks(report: &Report, last: u64, words: &Words) -> Vec<Block> {
    let mut blocks = vec![words.heading(2, "pattern-zeros-title")];
    if report.zeros.is_empty() {
        blocks.push(words.paragraph("pattern-zeros-none", &[("last", last.into())]));
    } else {
        blocks.push(list(&report.zeros, words));
        let count = Arg::Count(report.zeros.len() as u64);
        let args = [("count", count), ("last", last.into())];
        blocks.push(words.paragraph("pattern-zeros-count", &args));
    }
    let complete = report.patterns.iter().any(|claim| match &claim.observed.pattern {
        Pattern::Cases(cases) => cases.is_complete(),
        _ => true,
    });
    match &report.zero_pattern {
        Some(claim) => blocks.extend(pattern(claim, report.first, words)),
        None if report.zeros.is_empty() => {}
        None if complete => blocks.push(words.paragraph("pattern-zeros-by-formula", &[])),
        None if report.searched => blocks.push(words.paragraph("pattern-zeros-unknown", &[])),
        None => {}
    }
    blocks
}

/// The numbers, and below each its difference from the one before.
fn list(zeros: &[u64], words: &Words) -> Block {
    let shown = &zeros[..zeros.len().min(SHOWN)];
    let more = || (zeros.len() > SHOWN).then(|| plain("…"));
    let mut numbers = vec![plain("n")];
    numbers.extend(shown.iter().map(plain));
    numbers.extend(more());
    let mut rows = vec![Row::new(numbers)];
    if shown.len() > 1 {
        let mut differences = vec![words.say("pattern-zeros-head-differences", &[]), Vec::new()];
        differences.extend(shown.windows(2).map(|two| plain(two[1] - two[0])));
        differences.extend(more());
        rows.push(Row::new(differences));
    }
    Block::table(rows)
}

fn pattern(claim: &Claim<ZeroPattern>, first: u64, words: &Words) -> Vec<Block> {
    let observed = &claim.observed;
    let from = [("from", observed.from.into())];
    let later = observed.from > first;
    let formula = zeros_text(observed, first).unwrap_or_default();
    let mut blocks = match &observed.pattern {
        ZeroPattern::Finite => vec![words.paragraph("pattern-zeros-finite", &from)],
        ZeroPattern::Residues { modulus: 1, .. } => match later {
            true => vec![words.paragraph("pattern-zeros-all-from", &from)],
            false => vec![words.paragraph("pattern-zeros-all", &[])],
        },
        ZeroPattern::Residues { .. } => {
            vec![words.paragraph("pattern-zeros-residues", &[("formula", formula.into())])]
        }
        ZeroPattern::Where { form, .. } => {
            let told = words.paragraph("pattern-zeros-residues", &[("formula", formula.into())]);
            std::iter::once(told).chain(legend(&[*form], words)).collect()
        }
        ZeroPattern::Series(series) => {
            let formula = ("formula", series.to_string().into());
            vec![match later {
                true => {
                    let args = [("from", observed.from.into()), formula];
                    words.paragraph("pattern-zeros-series-from", &args)
                }
                false => words.paragraph("pattern-zeros-series", &[formula]),
            }]
        }
        ZeroPattern::Beatty(beatty) => {
            let (above, below) = beatty.bounds();
            let start = ("start", beatty.start().into());
            let told = match beatty.is_plain() {
                true => {
                    let [above, below] = bounds(above, below);
                    words.paragraph("pattern-zeros-beatty", &[start, above, below])
                }
                false => words.paragraph("pattern-zeros-beatty-moved", &bounds(above, below)),
            };
            std::iter::once(told).chain(named(beatty.name(), words)).collect()
        }
    };
    blocks.push(match claim.status {
        Status::Proved(_) => words.paragraph("pattern-zeros-proved", &[]),
        Status::Conjecture => words.paragraph("pattern-conjecture-short", &range(&observed.tested)),
    });
    blocks
}

/// The bounds of a slope in a message, rounded so that they hold.
pub(super) fn bounds(above: Ratio, below: Ratio) -> [(&'static str, Arg<'static>); 2] {
    [("above", decimal(above, false).into()), ("below", decimal(below, true).into())]
}

/// The known constant that a slope may be.
pub(super) fn named(name: Option<Constant>, words: &Words) -> Option<Block> {
    let name = name?;
    Some(match name.is_golden() {
        true => words.paragraph("pattern-alpha-golden", &[]),
        false => words.paragraph("pattern-alpha-named", &[("name", name.to_string().into())]),
    })
}
