//! The P-positions in words.

use super::{legend, range};
use crate::words::{SHOWN, Words, plain};
use crate::{Arg, Block, Row};
use grundy::pattern::{
    Claim, Constant, Observed, Pattern, Ratio, Report, Status, ZeroPattern, decimal, zeros_text,
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
    match &report.zero_pattern {
        Some(claim) => blocks.extend(pattern(claim, report, words)),
        None if report.zeros.is_empty() => {}
        None => match complete(report) {
            Some(from) if from > report.first => {
                blocks.push(
                    words.paragraph("pattern-zeros-by-formula-from", &[("from", from.into())]),
                );
                blocks.push(before(report, from, words));
            }
            Some(_) => blocks.push(words.paragraph("pattern-zeros-by-formula", &[])),
            None if report.searched => blocks.push(words.paragraph("pattern-zeros-unknown", &[])),
            None => {}
        },
    }
    blocks
}

/// From which n on a pattern of the values says all of them.
fn complete(report: &Report) -> Option<u64> {
    let all = report.patterns.iter().filter(|claim| match &claim.observed.pattern {
        Pattern::Cases(cases) => cases.is_complete(),
        _ => true,
    });
    all.map(|claim| claim.observed.from).min()
}

/// The P-positions before `from`, where their pattern begins.
fn before(report: &Report, from: u64, words: &Words) -> Block {
    let early = &report.zeros[..report.zeros.partition_point(|&n| n < from)];
    let list = words.and(early);
    let args = [("count", Arg::Count(early.len() as u64)), ("list", list.into())];
    match early {
        [] => words.paragraph("pattern-zeros-before-none", &[]),
        _ => words.paragraph("pattern-zeros-before", &args),
    }
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

fn pattern(claim: &Claim<ZeroPattern>, report: &Report, words: &Words) -> Vec<Block> {
    let observed = &claim.observed;
    let from = ("from", observed.from.into());
    let later = observed.from > report.first;
    // Where the pattern begins is said in words.
    let formula = zeros_text(&Observed { from: report.first, ..observed.clone() }, report.first);
    let formula = ("formula", formula.unwrap_or_default().into());
    let with = |id: &str, id_from: &str| match later {
        true => words.paragraph(id_from, &[from.clone(), formula.clone()]),
        false => words.paragraph(id, std::slice::from_ref(&formula)),
    };
    let mut blocks = match &observed.pattern {
        ZeroPattern::Finite => vec![words.paragraph("pattern-zeros-finite", &[from])],
        ZeroPattern::Residues { modulus: 1, .. } => {
            vec![with("pattern-zeros-all", "pattern-zeros-all-from")]
        }
        ZeroPattern::Residues { .. } => {
            vec![with("pattern-zeros-residues", "pattern-zeros-residues-from")]
        }
        ZeroPattern::Where { form, .. } => {
            let told = with("pattern-zeros-residues", "pattern-zeros-residues-from");
            std::iter::once(told).chain(legend(&[*form], words)).collect()
        }
        ZeroPattern::Series(series) => {
            let formula = ("formula", series.to_string().into());
            vec![match later {
                true => words.paragraph("pattern-zeros-series-from", &[from, formula]),
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
    let is_list = !matches!(observed.pattern, ZeroPattern::Finite | ZeroPattern::Beatty(_));
    if later && is_list {
        blocks.insert(1, before(report, observed.from, words));
    }
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
