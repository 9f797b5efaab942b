//! Periods of heap games, where two of them differ, and certificates that hold.

use super::is_false;
use grundy::certificate::Certificate;
use grundy::{NamedRule, PeriodReport, SequenceComparison, named_rule_text};
use serde::Serialize;
use std::io::{self, Write};

/// The object of `period`.
#[derive(Debug, Serialize)]
pub struct PeriodObject {
    rule: String,
    status: &'static str,
    #[serde(flatten)]
    proved: Option<ProvedObject>,
    computed_to: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    theorem: Option<&'static str>,
    /// There is no period with preperiod + period up to this.
    #[serde(skip_serializing_if = "Option::is_none")]
    none_up_to: Option<u64>,
    /// Whether a limit was reached before all heaps asked for were looked at.
    #[serde(skip_serializing_if = "is_false")]
    stopped: bool,
}

#[derive(Debug, Serialize)]
struct ProvedObject {
    preperiod: u64,
    period: u64,
    saltus: u64,
    max: Option<u64>,
    /// The window that came back, if the period was proved by one.
    #[serde(skip_serializing_if = "Option::is_none")]
    window: Option<WindowObject>,
}

#[derive(Debug, Serialize)]
struct WindowObject {
    length: usize,
    first: u64,
    second: u64,
    /// The largest part that the witnesses of common heaps need.
    witness: u64,
}

/// The object of `compare`.
#[derive(Debug, Serialize)]
pub struct SequencesObject {
    a: String,
    b: String,
    /// Whether no difference was found.
    agree: bool,
    compared_to: Option<u64>,
    first: Option<DifferenceObject>,
    /// Set if a limit was reached before all heaps asked for were compared.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    stopped: bool,
}

#[derive(Debug, Serialize)]
struct DifferenceObject {
    heap: u64,
    values: [u64; 2],
}

impl PeriodObject {
    /// The object of what is known of the period of a rule.
    pub fn new(rule: &NamedRule, report: &PeriodReport) -> PeriodObject {
        PeriodObject {
            rule: named_rule_text(rule),
            status: if report.proved.is_some() { "proved" } else { "unknown" },
            proved: report.proved.as_ref().map(|proved| ProvedObject {
                preperiod: proved.preperiod,
                period: proved.period,
                saltus: proved.saltus,
                max: proved.max,
                window: proved.window.as_ref().map(|window| WindowObject {
                    length: window.values.len(),
                    first: window.first,
                    second: window.second,
                    witness: window.witness,
                }),
            }),
            computed_to: report.computed_to,
            theorem: report.theorem.map(|theorem| theorem.name()),
            none_up_to: report.none_up_to,
            stopped: report.stopped.is_some(),
        }
    }
}

impl SequencesObject {
    /// The object of where two sequences first differ.
    pub fn new(a: &NamedRule, b: &NamedRule, comparison: &SequenceComparison) -> SequencesObject {
        let difference = |(heap, a, b)| DifferenceObject { heap, values: [a, b] };
        SequencesObject {
            a: named_rule_text(a),
            b: named_rule_text(b),
            agree: comparison.first.is_none(),
            compared_to: comparison.compared_to,
            first: comparison.first.map(difference),
            stopped: comparison.stopped.is_some(),
        }
    }
}

/// That a certificate holds: the object of `verify`.
#[derive(Debug, Serialize)]
pub struct VerifiedObject<'a> {
    rule: &'a str,
    status: &'static str,
    preperiod: u64,
    period: u64,
    saltus: u64,
    computed_to: u64,
}

impl<'a> VerifiedObject<'a> {
    /// The object of a certificate that was checked.
    pub fn new(certificate: &'a Certificate) -> VerifiedObject<'a> {
        let (preperiod, period, saltus) = certificate.claim();
        let (rule, computed_to) = (certificate.rule(), certificate.computed_to());
        VerifiedObject { rule, status: "verified", preperiod, period, saltus, computed_to }
    }
}

/// Writes a certificate as [`Verify`](crate::question::Verify) reads it.
///
/// # Errors
/// If `out` cannot be written to.
pub fn write_certificate(certificate: &Certificate, out: &mut dyn Write) -> io::Result<()> {
    serde_json::to_writer(&mut *out, certificate)?;
    writeln!(out)
}
