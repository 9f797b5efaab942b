//! Patterns as formulas.

use super::{
    Beatty, Cases, Constant, GridPattern, GridZeroPattern, Observed, Pattern, Period, Ratio,
    Similar, ZeroPattern,
};

/// A pattern as a formula; `first` is the n of the first value, and what holds from a later n on says so.
pub fn pattern_text(observed: &Observed<Pattern>, first: u64) -> String {
    let text = match &observed.pattern {
        Pattern::Closed(form) => format!("g(n) = {form}"),
        Pattern::Cases(cases) => cases_text(cases),
        Pattern::Repeat(repeat) => period_text("n", &repeat.period()),
        // It speaks of the numbers from b·n on, so it says itself from which n on it holds.
        Pattern::Similar(similar) => return similar_text(similar, first),
    };
    match observed.from > first {
        true => format!("{text} (n ≥ {})", observed.from),
        false => text,
    }
}

fn period_text(n: &str, period: &Period) -> String {
    let added = match period.saltus {
        0 => String::new(),
        saltus => format!(" + {saltus}"),
    };
    format!("g({n} + {}) = g({n}){added}", period.period)
}

fn cases_text(cases: &Cases) -> String {
    let modulus = cases.modulus();
    let cases = grouped(cases)
        .into_iter()
        .map(|(form, residues)| format!("{form} (n mod {modulus} = {})", joined(&residues)));
    format!("g(n) = {}", cases.collect::<Vec<_>>().join("; "))
}

/// The forms, each with its residues, in the order of the least of them.
fn grouped(cases: &Cases) -> Vec<(String, Vec<u64>)> {
    let mut groups: Vec<(String, Vec<u64>)> = Vec::new();
    for (residue, form) in (0u64..).zip(cases.forms()) {
        let Some(form) = form else { continue };
        let text = form.to_string();
        match groups.iter_mut().find(|(other, _)| *other == text) {
            Some((_, residues)) => residues.push(residue),
            None => groups.push((text, vec![residue])),
        }
    }
    groups
}

fn similar_text(similar: &Similar, first: u64) -> String {
    let base = similar.base();
    let steps = (0u64..).zip(similar.steps()).map(|(r, step)| match r {
        0 => format!("g({base}n) = {step}"),
        r => format!("g({base}n + {r}) = {step}"),
    });
    let text = steps.collect::<Vec<_>>().join("; ");
    match similar.from() > first {
        true => format!("{text} (n ≥ {})", similar.from()),
        false => text,
    }
}

/// The pattern of P-positions as a formula; nothing if they only come to an end.
pub fn zeros_text(observed: &Observed<ZeroPattern>, first: u64) -> Option<String> {
    let text = match &observed.pattern {
        ZeroPattern::Finite => return None,
        ZeroPattern::Residues { modulus: 1, .. } => "n".to_owned(),
        ZeroPattern::Residues { modulus, residues } => {
            format!("n mod {modulus} = {}", joined(residues))
        }
        ZeroPattern::Where { form, equals } => format!("{form} = {equals}"),
        ZeroPattern::Series(series) => format!("n = {series}"),
        ZeroPattern::Beatty(beatty) => format!("n = {}", beatty_text(beatty)),
    };
    Some(match observed.from > first {
        true => format!("{text} (n ≥ {})", observed.from),
        false => text,
    })
}

fn beatty_text(beatty: &Beatty) -> String {
    let form = if beatty.is_plain() { "⌊αk⌋" } else { "⌊αk + β⌋" };
    let (above, below) = beatty.bounds();
    format!("{form}, {}", slope_text(beatty.name(), above, below))
}

/// α by its name, or between its bounds.
fn slope_text(name: Option<Constant>, above: Ratio, below: Ratio) -> String {
    match name {
        Some(name) => format!("α = {name}"),
        None => format!("{} < α < {}", decimal(above, false), decimal(below, true)),
    }
}

/// A pattern of values of two parameters as a formula; nothing for rows, each of which has its own.
pub fn grid_text(pattern: &GridPattern) -> Option<String> {
    match pattern {
        GridPattern::Closed(form) => Some(format!("g(a, b) = {form}")),
        GridPattern::Residues { table } => {
            let (m, k) = (table.len(), table.first().map_or(1, Vec::len));
            Some(format!("g(a, b) = t(a mod {m}, b mod {k})"))
        }
        GridPattern::Rows(_) => None,
    }
}

/// The pattern of the P-positions of two parameters as a formula.
pub fn grid_zeros_text(pattern: &GridZeroPattern) -> String {
    match pattern {
        GridZeroPattern::Where(form) => format!("{form} = 0"),
        GridZeroPattern::Pairs { smaller, step, add } => {
            let times = if *step == 1 { "k".to_owned() } else { format!("{step}k") };
            let apart = match (step, add) {
                (0, add) => format!("{add}"),
                (_, 0) => times,
                (_, 1..) => format!("{times} + {add}"),
                (_, _) => format!("{times} − {}", add.unsigned_abs()),
            };
            let form = if smaller.is_plain() { "⌊αk⌋" } else { "⌊αk + β⌋" };
            let (above, below) = smaller.bounds();
            format!("a = {form}, b = a + {apart}, {}", slope_text(smaller.name(), above, below))
        }
        GridZeroPattern::Cone { above, below, name } => {
            format!("max(a, b) < α·min(a, b), {}", slope_text(*name, *above, *below))
        }
    }
}

fn joined(numbers: &[u64]) -> String {
    numbers.iter().map(u64::to_string).collect::<Vec<_>>().join(", ")
}

/// A fraction with six decimals, rounded down, or up.
///
/// ```
/// use grundy::pattern::{Ratio, decimal};
/// let ratio = Ratio { over: 2, under: 3 };
/// assert_eq!([decimal(ratio, false), decimal(ratio, true)], ["0.666666", "0.666667"]);
/// ```
pub fn decimal(ratio: Ratio, up: bool) -> String {
    let (over, under) = (u128::from(ratio.over) * 1_000_000, u128::from(ratio.under.max(1)));
    let parts = if up { over.div_ceil(under) } else { over / under };
    format!("{}.{:06}", parts / 1_000_000, parts % 1_000_000)
}
