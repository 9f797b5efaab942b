//! Patterns in words: what was found, how far it was tested, and whether it is proved.

mod grid;
mod zeros;

pub use grid::grid;

use crate::words::{Words, plain};
use crate::{Block, Doc, Messages, Row, Span, Tone};
use grundy::pattern::{
    Base, Cases, Claim, Form, Meaning, Observed, Pattern, Proof, Refuted, Repeat, Report, Status,
    Tested, pattern_text,
};

/// How many values are shown.
const VALUES: usize = 32;

/// Up to this period the values are told by remainders.
const LARGEST_MODULUS: usize = 16;

/// What was found in the values of a rule of one parameter.
pub fn sequence(report: &Report, messages: &Messages) -> Doc {
    let words = Words { messages, terms: &[], mover: None, within: false };
    let last = report.first.saturating_add(report.values.len() as u64).saturating_sub(1);
    if report.values.is_empty() {
        return Doc::new(vec![words.paragraph("pattern-nothing-computed", &[])]);
    }
    let mut blocks = vec![
        words.heading(2, "pattern-values-title"),
        Block::Code(numbers(&report.values, VALUES)),
        words.paragraph(
            match report.meaning {
                Meaning::Values => "pattern-values",
                Meaning::Outcomes => "pattern-values-outcomes",
            },
            &[("first", report.first.into()), ("last", last.into())],
        ),
    ];
    if report.stopped.is_some() {
        blocks.push(words.paragraph("pattern-stopped", &[]));
    }
    for claim in &report.patterns {
        blocks.extend(found(claim, report, &words));
    }
    let told = report.meaning == Meaning::Outcomes && report.zero_pattern.is_some();
    if report.patterns.is_empty() && !told {
        blocks.extend(nothing(report.searched, "pattern-none", last, &words));
        blocks.extend(report.refuted.as_ref().map(|refuted| told_refuted(refuted, report, &words)));
    }
    blocks.extend(zeros::blocks(report, last, &words));
    Doc::new(blocks)
}

/// `0 1 2 3 …`
fn numbers(values: &[u64], most: usize) -> String {
    let shown: Vec<String> = values.iter().take(most).map(u64::to_string).collect();
    let more = if values.len() > most { " …" } else { "" };
    shown.join(" ") + more
}

fn found(claim: &Claim<Pattern>, report: &Report, words: &Words) -> Vec<Block> {
    let observed = &claim.observed;
    let mut blocks = vec![match claim.status {
        Status::Proved(_) => words.heading(2, "pattern-title-proved"),
        Status::Conjecture => words.heading(2, "pattern-title-conjecture"),
    }];
    if !matches!(observed.pattern, Pattern::Cases(_)) {
        blocks.push(Block::Code(lines(&pattern_text(observed, report.first))));
    }
    match &observed.pattern {
        Pattern::Closed(_) => {}
        Pattern::Cases(cases) => {
            let id = if cases.is_complete() { "pattern-cases" } else { "pattern-partial" };
            blocks.push(words.paragraph(id, &[("modulus", cases.modulus().into())]));
            blocks.push(cases_table(cases));
        }
        Pattern::Repeat(repeat) => blocks.extend(repeated(repeat, report.first, words)),
        Pattern::Similar(similar) => {
            blocks.push(words.paragraph("pattern-similar", &[("base", similar.base().into())]));
        }
    }
    let before = observed.from.saturating_sub(report.first);
    let before = usize::try_from(before).unwrap_or(usize::MAX).min(report.values.len());
    let told = !matches!(observed.pattern, Pattern::Repeat(_));
    if told && before > 0 {
        let numbered = (report.first..).zip(&report.values[..before]);
        let values = words.and(numbered.map(|(n, value)| format!("g({n}) = {value}")));
        let args = [("from", observed.from.into()), ("values", values.into())];
        blocks.push(words.paragraph("pattern-exceptions", &args));
    }
    let forms: Vec<Form> = match &observed.pattern {
        Pattern::Closed(form) => vec![*form],
        Pattern::Cases(cases) => cases.forms().iter().flatten().copied().collect(),
        Pattern::Repeat(_) | Pattern::Similar(_) => Vec::new(),
    };
    blocks.extend(legend(&forms, words));
    blocks.extend(status(claim.status, &observed.tested, words));
    blocks
}

/// A formula of several parts on a line each.
fn lines(formula: &str) -> String {
    formula.replace("; ", "\n")
}

fn repeated(repeat: &Repeat, first: u64, words: &Words) -> Vec<Block> {
    let period = repeat.period();
    let length = repeat.block().len();
    let start = period.preperiod == first;
    if let Some(values) = repeat.by_residue().filter(|_| start && length <= LARGEST_MODULUS) {
        let args = [
            ("modulus", period.period.into()),
            ("last", period.period.saturating_sub(1).into()),
            ("values", numbers(&values, LARGEST_MODULUS).into()),
        ];
        return vec![words.paragraph("pattern-residue", &args)];
    }
    let args = [
        ("start", if start { "yes" } else { "no" }.into()),
        ("from", period.preperiod.into()),
        ("exception", period.preperiod.saturating_sub(1).into()),
        ("period", period.period.into()),
        ("saltus", period.saltus.into()),
    ];
    let id = if period.saltus == 0 { "pattern-periodic" } else { "pattern-arithmetic" };
    let values = numbers(repeat.block(), VALUES);
    let block = [("from", period.preperiod.into()), ("values", values.into())];
    vec![words.paragraph(id, &args), words.paragraph("pattern-block", &block)]
}

/// A line for each remainder and its form.
fn cases_table(cases: &Cases) -> Block {
    let formula = |text: String| vec![Span::new(text, Tone::Code)];
    let head = Row::new(vec![plain(format!("n mod {}", cases.modulus())), plain("g(n)")]);
    let row = |(residue, form): (usize, &Option<Form>)| {
        let form = form.as_ref().map_or_else(|| "?".to_owned(), Form::to_string);
        Row::new(vec![plain(residue), formula(form)])
    };
    Block::Table { head: Some(head), rows: cases.forms().iter().enumerate().map(row).collect() }
}

/// What the functions in a formula mean, each once.
fn legend(forms: &[Form], words: &Words) -> Vec<Block> {
    let mut ids = Vec::new();
    for form in forms {
        let id = match form.base {
            Base::Ones | Base::OnesParity => "pattern-legend-ones",
            Base::Valuation(_) | Base::ValuationParity(_) | Base::LowBit => {
                "pattern-legend-valuation"
            }
            Base::LeastPrime => "pattern-legend-least-prime",
            Base::PrimeFactors => "pattern-legend-prime-factors",
            Base::DistinctPrimes => "pattern-legend-distinct-primes",
            Base::And(_) => "pattern-legend-and",
            _ => continue,
        };
        if !ids.contains(&id) {
            ids.push(id);
        }
    }
    ids.into_iter().map(|id| words.paragraph(id, &[])).collect()
}

fn status(status: Status, tested: &Tested, words: &Words) -> Vec<Block> {
    let Status::Proved(proof) = status else {
        return vec![words.paragraph("pattern-conjecture", &range(tested))];
    };
    let needed = [("needed", proof.needed().unwrap_or(0).into())];
    let why = match proof {
        Proof::Nim => words.paragraph("pattern-proved-nim", &[]),
        Proof::BoundedTake => words.paragraph("pattern-proved-bounded", &[]),
        Proof::AllButOne => words.paragraph("pattern-proved-all-but-one", &[]),
        Proof::Lasker => words.paragraph("pattern-proved-lasker", &[]),
        Proof::Window { .. } => words.paragraph("pattern-proved-window", &needed),
        Proof::GuySmith { .. } => words.paragraph("pattern-proved-guy-smith", &needed),
        Proof::Repeating { .. } => words.paragraph("pattern-proved-repeating", &needed),
        Proof::Rising { .. } => words.paragraph("pattern-proved-rising", &needed),
        Proof::AllBut { .. } => words.paragraph("pattern-proved-all-but", &needed),
    };
    let compared = [("held", tested.held_to.into())];
    let whole = (proof == Proof::Lasker).then(|| words.paragraph("heap-lasker-proof", &[]));
    let compared = words.paragraph("pattern-proved-compared", &compared);
    [why].into_iter().chain(whole).chain([compared]).collect()
}

/// The numbers of a range in a message.
fn range(tested: &Tested) -> [(&'static str, crate::Arg<'static>); 4] {
    [
        ("first", tested.first.into()),
        ("found", tested.found_to.into()),
        ("next", tested.found_to.saturating_add(1).into()),
        ("held", tested.held_to.into()),
    ]
}

/// That nothing was found, which `id` says, or looked for.
fn nothing(searched: bool, id: &str, last: u64, words: &Words) -> [Block; 2] {
    let (title, id) = match searched {
        true => ("pattern-title-none", id),
        false => ("pattern-title-too-few", "pattern-too-few"),
    };
    [words.heading(2, title), words.paragraph(id, &[("last", last.into())])]
}

fn told_refuted(refuted: &Refuted, report: &Report, words: &Words) -> Block {
    let tested =
        Tested { first: report.first, found_to: refuted.found_to, held_to: refuted.found_to };
    let observed = Observed { pattern: refuted.pattern.clone(), from: refuted.from, tested };
    let args = [
        ("formula", pattern_text(&observed, report.first).into()),
        ("last", refuted.fails_at.saturating_sub(1).into()),
        ("fails", refuted.fails_at.into()),
    ];
    words.paragraph("pattern-refuted", &args)
}
