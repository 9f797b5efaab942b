//! Patterns as JSON objects.

use grundy::pattern::{
    Claim, Constant, GridPattern, GridReport, GridZeroPattern, Meaning, Observed, Pattern, Ratio,
    Report, Status, Tested, ZeroPattern, grid_text, grid_zeros_text, pattern_text, zeros_text,
};
use serde::Serialize;

/// How many values, P-positions and rows are written.
const SHOWN: usize = 64;
const ROWS: usize = 16;

/// The object of `pattern` for a rule of one parameter.
#[derive(Debug, Serialize)]
pub struct PatternObject<'a> {
    rule: &'a str,
    parameters: u8,
    outcomes_only: bool,
    from: u64,
    values: &'a [u64],
    /// Nothing was computed if it is null.
    computed_to: Option<u64>,
    searched: bool,
    findings: Vec<FindingObject<'a>>,
    refuted: Option<RefutedObject>,
    p_positions: ListObject<'a, u64>,
}

/// The object of `pattern` for a rule of two parameters.
#[derive(Debug, Serialize)]
pub struct GridPatternObject<'a> {
    rule: &'a str,
    parameters: u8,
    outcomes_only: bool,
    from: u64,
    values: Vec<&'a [u64]>,
    computed_to: Option<u64>,
    searched: bool,
    symmetric: bool,
    findings: Vec<FindingObject<'a>>,
    refuted: Option<RefutedObject>,
    p_positions: ListObject<'a, (u64, u64)>,
}

#[derive(Debug, Serialize)]
struct FindingObject<'a> {
    kind: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    formula: Option<String>,
    status: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    theorem: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    proof_needs: Option<usize>,
    from: u64,
    found_on: [u64; 2],
    held_to: u64,
    /// Null where nothing was tested beyond what it was found on, since it is a theorem.
    could_have_failed_from: Option<u64>,
    #[serde(flatten)]
    details: Option<Details<'a>>,
}

#[derive(Debug, Serialize)]
#[serde(untagged)]
enum Details<'a> {
    Period { preperiod: u64, period: u64, saltus: u64, block: &'a [u64] },
    Cases { modulus: u64, cases: Vec<Option<String>> },
    Similar { base: u64, steps: Vec<(u64, u64, i64)> },
    Residues { modulus: u64, residues: &'a [u64] },
    Alpha { alpha: AlphaObject },
    Table { table: &'a [Vec<u64>] },
    Rows { rows: Vec<RowObject> },
}

#[derive(Debug, Serialize)]
struct RowObject {
    preperiod: u64,
    period: u64,
    saltus: u64,
}

/// A number between two fractions.
#[derive(Debug, Serialize)]
struct AlphaObject {
    above: [u64; 2],
    below: [u64; 2],
    name: Option<String>,
}

#[derive(Debug, Serialize)]
struct RefutedObject {
    formula: String,
    found_to: u64,
    fails_at: u64,
}

#[derive(Debug, Serialize)]
struct ListObject<'a, T> {
    list: &'a [T],
    count: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    differences: Option<Vec<u64>>,
    pattern: Option<FindingObject<'a>>,
}

impl<'a> PatternObject<'a> {
    /// The object of what was found in the values of `rule`.
    pub fn new(rule: &'a str, report: &'a Report) -> PatternObject<'a> {
        let first = report.first;
        let zeros = &report.zeros[..report.zeros.len().min(SHOWN)];
        let refuted = report.refuted.as_ref().map(|refuted| {
            let tested = Tested { first, found_to: refuted.found_to, held_to: refuted.found_to };
            let pattern = refuted.pattern.clone();
            let observed = Observed { pattern, from: refuted.from, tested };
            let formula = pattern_text(&observed, first);
            RefutedObject { formula, found_to: refuted.found_to, fails_at: refuted.fails_at }
        });
        PatternObject {
            rule,
            parameters: 1,
            outcomes_only: report.meaning == Meaning::Outcomes,
            from: first,
            values: &report.values[..report.values.len().min(SHOWN)],
            computed_to: last(first, report.values.len()),
            searched: report.searched,
            findings: report.patterns.iter().map(|claim| values_finding(claim, first)).collect(),
            refuted,
            p_positions: ListObject {
                list: zeros,
                count: report.zeros.len(),
                differences: Some(zeros.windows(2).map(|two| two[1] - two[0]).collect()),
                pattern: report.zero_pattern.as_ref().map(|claim| zeros_finding(claim, first)),
            },
        }
    }
}

impl<'a> GridPatternObject<'a> {
    /// The object of what was found in the values of `rule`.
    pub fn new(rule: &'a str, report: &'a GridReport) -> GridPatternObject<'a> {
        let found = &report.findings;
        let shown = found.values.side().min(ROWS);
        let zeros = &found.zeros.list;
        let pattern = |observed: &'a Observed<GridPattern>| {
            let (kind, details) = match &observed.pattern {
                GridPattern::Closed(_) => ("closed", None),
                GridPattern::Residues { table } => ("residue", Some(Details::Table { table })),
                GridPattern::Rows(rows) => {
                    let rows = rows.iter().map(|row| {
                        let at = row.period();
                        RowObject { preperiod: at.preperiod, period: at.period, saltus: at.saltus }
                    });
                    ("rows", Some(Details::Rows { rows: rows.collect() }))
                }
            };
            let formula = grid_text(&observed.pattern);
            finding(kind, formula, Status::Conjecture, observed, details)
        };
        let zero_pattern = |observed: &'a Observed<GridZeroPattern>| {
            let (kind, details) = match &observed.pattern {
                GridZeroPattern::Where(_) => ("closed", None),
                GridZeroPattern::Pairs { smaller, .. } => {
                    let (above, below) = smaller.bounds();
                    ("beatty", Some(alpha(above, below, smaller.name())))
                }
                GridZeroPattern::Cone { above, below, name } => {
                    ("cone", Some(alpha(*above, *below, *name)))
                }
            };
            let formula = Some(grid_zeros_text(&observed.pattern));
            finding(kind, formula, Status::Conjecture, observed, details)
        };
        GridPatternObject {
            rule,
            parameters: 2,
            outcomes_only: report.meaning == Meaning::Outcomes,
            from: found.first,
            values: (0..shown).map(|row| &found.values.row(row)[..shown]).collect(),
            computed_to: last(found.first, found.values.side()),
            searched: found.searched,
            symmetric: found.symmetric,
            findings: found.patterns.iter().map(pattern).collect(),
            refuted: None,
            p_positions: ListObject {
                list: &zeros[..zeros.len().min(SHOWN)],
                count: zeros.len(),
                differences: None,
                pattern: found.zeros.pattern.as_ref().map(zero_pattern),
            },
        }
    }
}

/// The last of `len` numbers from `first` on.
fn last(first: u64, len: usize) -> Option<u64> {
    first.checked_add((len as u64).checked_sub(1)?)
}

fn values_finding(claim: &Claim<Pattern>, first: u64) -> FindingObject<'_> {
    let observed = &claim.observed;
    let (kind, details) = match &observed.pattern {
        Pattern::Closed(_) => ("closed", None),
        Pattern::Cases(cases) => {
            let texts = cases.forms().iter().map(|form| form.map(|form| form.to_string()));
            let details = Details::Cases { modulus: cases.modulus(), cases: texts.collect() };
            (if cases.is_complete() { "by_residue" } else { "partial" }, Some(details))
        }
        Pattern::Repeat(repeat) => {
            let at = repeat.period();
            let kind = match at.saltus {
                0 if at.preperiod == first => "residue",
                0 => "periodic",
                _ => "arithmetic_periodic",
            };
            let (preperiod, period, saltus) = (at.preperiod, at.period, at.saltus);
            (kind, Some(Details::Period { preperiod, period, saltus, block: repeat.block() }))
        }
        Pattern::Similar(similar) => {
            let steps =
                similar.steps().iter().map(|step| (step.times, step.slope, step.add)).collect();
            ("self_similar", Some(Details::Similar { base: similar.base(), steps }))
        }
    };
    finding(kind, Some(pattern_text(observed, first)), claim.status, observed, details)
}

fn zeros_finding(claim: &Claim<ZeroPattern>, first: u64) -> FindingObject<'_> {
    let observed = &claim.observed;
    let (kind, details) = match &observed.pattern {
        ZeroPattern::Finite => ("finite", None),
        ZeroPattern::Residues { modulus, residues } => {
            ("residue", Some(Details::Residues { modulus: *modulus, residues }))
        }
        ZeroPattern::Where { .. } => ("closed", None),
        ZeroPattern::Series(_) => ("series", None),
        ZeroPattern::Beatty(beatty) => {
            let (above, below) = beatty.bounds();
            ("beatty", Some(alpha(above, below, beatty.name())))
        }
    };
    finding(kind, zeros_text(observed, first), claim.status, observed, details)
}

fn alpha<'a>(above: Ratio, below: Ratio, name: Option<Constant>) -> Details<'a> {
    Details::Alpha {
        alpha: AlphaObject {
            above: [above.over, above.under],
            below: [below.over, below.under],
            name: name.map(|name| name.to_string()),
        },
    }
}

fn finding<'a, P>(
    kind: &'static str,
    formula: Option<String>,
    status: Status,
    observed: &Observed<P>,
    details: Option<Details<'a>>,
) -> FindingObject<'a> {
    let (status, proof) = match status {
        Status::Proved(proof) => ("proved", Some(proof)),
        Status::Conjecture => ("conjecture", None),
    };
    let Tested { first, found_to, held_to } = observed.tested;
    FindingObject {
        kind,
        formula,
        status,
        theorem: proof.map(|proof| proof.name()),
        proof_needs: proof.and_then(|proof| proof.needed()),
        from: observed.from,
        found_on: [first, found_to],
        held_to,
        could_have_failed_from: (found_to < held_to).then(|| found_to.saturating_add(1)),
        details,
    }
}
