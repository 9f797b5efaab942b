//! Periods in words, and where two sequences differ.

use crate::words::Words;
use crate::{Block, Doc, Messages, values};
use grundy::{PeriodReport, PeriodTheorem, ProvedPeriod, SequenceComparison};
use grundy_core::Stopped;
use grundy_games::heap::{HeapRule, NamedRule, OctalCode};
use grundy_lang::named_rule_text;

fn words(messages: &Messages) -> Words<'_> {
    Words { messages, terms: &[], mover: None, within: false }
}

/// What is known of the period of a rule.
pub fn period(rule: &NamedRule, report: &PeriodReport, messages: &Messages) -> Doc {
    let words = words(messages);
    Doc::new(match &report.proved {
        Some(proved) => found(rule, proved, report, &words),
        None => unknown(rule, report, &words),
    })
}

fn found(
    rule: &NamedRule,
    proved: &ProvedPeriod,
    report: &PeriodReport,
    words: &Words<'_>,
) -> Vec<Block> {
    let args = [
        ("rule", named_rule_text(rule).into()),
        ("preperiod", proved.preperiod.into()),
        ("period", proved.period.into()),
        ("saltus", proved.saltus.into()),
    ];
    let claim = match (proved.saltus, proved.preperiod) {
        (0, 0) => "period-proved-start",
        (0, _) => "period-proved",
        _ => "period-proved-saltus",
    };
    let mut blocks = vec![words.paragraph(claim, &args)];
    let exception = proved.preperiod.checked_sub(1);
    blocks.extend(
        exception.map(|heap| words.paragraph("period-exception", &[("heap", heap.into())])),
    );
    blocks.extend(proved.max.map(|max| words.paragraph("period-max", &[("max", max.into())])));
    let why = match report.theorem {
        Some(PeriodTheorem::Taking) => "period-why-taking",
        Some(PeriodTheorem::AllBut) => "period-why-all-but",
        Some(PeriodTheorem::Window) => "period-why-window",
        Some(PeriodTheorem::Repeating) => "period-why-repeating",
        Some(PeriodTheorem::Rising) => "period-why-rising",
        Some(PeriodTheorem::Breaking) | None => "period-why-breaking",
    };
    blocks.push(words.heading(2, "period-why"));
    let mut args = vec![("last", report.computed_to.into())];
    if let Some(window) = &proved.window {
        args.extend([
            ("length", window.values.len().into()),
            ("witness", window.witness.into()),
            ("first", window.first.into()),
            ("second", window.second.into()),
        ]);
    }
    blocks.push(words.paragraph(why, &args));
    let space =
        proved.space.as_ref().and_then(|(space, rares)| Some((space, rares, rares.last()?)));
    if let Some((space, rares, &last)) = space {
        let args = [
            ("mask", space.mask.to_string().into()),
            ("count", rares.len().into()),
            ("heap", last.into()),
        ];
        blocks.push(words.paragraph("period-space", &args));
    }
    blocks
}

fn unknown(rule: &NamedRule, report: &PeriodReport, words: &Words<'_>) -> Vec<Block> {
    let args = [("rule", named_rule_text(rule).into()), ("last", report.computed_to.into())];
    let mut blocks = vec![words.paragraph("period-unknown", &args)];
    if report.theorem.is_none() {
        blocks.push(words.paragraph("period-no-theorem", &[]));
        return blocks;
    }
    let none = |bound: u64| words.paragraph("period-none", &[("bound", bound.into())]);
    blocks.extend(report.none_up_to.map(|last| none(last.saturating_add(1))));
    // Only repeated values were looked for, since no theorem is needed for the rest.
    let two_heaps = |code: &OctalCode| {
        let splits_in_two = code.digits().iter().all(|digit| digit & 8 == 0);
        code.last_take().is_some() && splits_in_two && !code.is_unequal()
    };
    if matches!(rule.rule(), HeapRule::Code(code) if two_heaps(code)) && report.none_up_to.is_some()
    {
        blocks.push(words.paragraph("period-never-rises", &[]));
    }
    blocks.push(words.paragraph("period-further", &[]));
    blocks
}

/// Where the sequences of two rules first differ.
pub fn sequences(
    a: &NamedRule,
    b: &NamedRule,
    comparison: &SequenceComparison,
    messages: &Messages,
) -> Doc {
    let (a, b) = (named_rule_text(a), named_rule_text(b));
    let words = words(messages);
    Doc::new(vec![match comparison.first {
        Some((heap, left, right)) => words.paragraph(
            "compare-differ",
            &[
                ("a", a.into()),
                ("b", b.into()),
                ("heap", heap.into()),
                ("left", left.into()),
                ("right", right.into()),
            ],
        ),
        None => words.paragraph(
            "compare-agree",
            &[
                ("a", a.into()),
                ("b", b.into()),
                ("last", comparison.compared_to.unwrap_or(0).into()),
            ],
        ),
    }])
}

/// What stopped looking at the values of heaps, and up to which heap they are known.
pub fn stopped(by: &Stopped, known_to: Option<u64>, messages: &Messages) -> Doc {
    let words = words(messages);
    let name = ("name", "n".into());
    let known = match known_to {
        Some(heap) => words.paragraph("values-known", &[name, ("n", heap.into())]),
        None => words.paragraph("values-known-none", &[name, ("n", "0".into())]),
    };
    values::cut_short(by, [known], &words)
}

/// That a certificate for `rule` holds.
pub fn certificate(
    rule: &str,
    claim: (u64, u64, u64),
    computed_to: u64,
    messages: &Messages,
) -> Doc {
    let (preperiod, period, saltus) = claim;
    let args = [
        ("rule", rule.into()),
        ("last", computed_to.into()),
        ("preperiod", preperiod.into()),
        ("period", period.into()),
        ("saltus", saltus.into()),
    ];
    Doc::new(vec![words(messages).paragraph("verify-holds", &args)])
}
