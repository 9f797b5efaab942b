//! What a person would look for in values.
//!
//! [`find`] looks at a sequence, [`find_grid`] at values of two parameters. A pattern is looked for in a
//! first range and must then hold in a range several times as long before it is reported. Even so it
//! is only observed: nothing here is proved, and [`Tested`] says how far it was seen.

mod agree;
mod beatty;
mod cases;
mod constant;
mod finding;
mod form;
mod grid;
mod patience;
mod repeat;
mod series;
mod similar;
mod source;
mod zeros;

pub use agree::agree_for_ever;
pub use beatty::{Beatty, Ratio};
pub use constant::Constant;
pub use finding::{Findings, Observed, Pattern, Refuted, Tested};
pub use form::{Base, Cases, Form};
pub use grid::{
    GridBase, GridFindings, GridForm, GridPattern, GridZeroPattern, GridZeros, find_grid,
};
pub use repeat::Repeat;
pub use series::{Series, SeriesKind};
pub use similar::{Similar, Step};
pub use source::{GridSource, Meaning, Search, Sequence, Source, Square};
pub use zeros::{ZeroPattern, Zeros};

use patience::Patience;
use source::{FEWEST, LEAST_FACTOR};

/// How many of the first values may be exceptions to a closed form.
const EXCEPTIONS: usize = 3;

/// Looks for patterns, and tests each on a longer range than it was found in.
///
/// If nothing holds, it looks once more in as many values as the search allows, for periods and
/// for a pattern of the zeros.
pub fn find(source: &mut dyn Source, search: &Search) -> Findings {
    let first = source.first();
    let (found, whole) = search.ranges();
    let patience = &Patience::new(search.alarm.as_ref());
    let near = look(first, source.sequence(whole), found, search, true, patience);
    let settled = !near.patterns.is_empty()
        || search.meaning == Meaning::Outcomes && near.zeros.pattern.is_some();
    if settled || near.stopped.is_some() || search.most <= whole || near.values.len() < whole {
        return near;
    }
    let values = source.sequence(search.most);
    if values.len() <= whole {
        return near;
    }
    let wanted = search.most / search.factor.max(LEAST_FACTOR);
    let far = look(first, values, wanted, search, false, patience);
    // Of what was refuted, the nearer is the simpler.
    Findings { refuted: near.refuted.or(far.refuted), ..far }
}

impl Search {
    /// How many values a pattern is first looked for in, and in how many it must hold.
    fn ranges(&self) -> (usize, usize) {
        let factor = self.factor.max(LEAST_FACTOR);
        let beyond_the_rule = usize::try_from(self.horizon).unwrap_or(usize::MAX).saturating_mul(2);
        let found = self.first.max(beyond_the_rule).min(self.most / LEAST_FACTOR);
        (found, found.saturating_mul(factor).min(self.most))
    }

    /// How many of `len` values a pattern may be looked for in, if it may be at all.
    fn found_in(&self, len: usize, wanted: usize) -> Option<usize> {
        let found = wanted.min(len / LEAST_FACTOR);
        (found >= FEWEST && found as u64 > self.horizon).then_some(found)
    }
}

fn look(
    first: u64,
    values: &[u64],
    found: usize,
    search: &Search,
    forms: bool,
    patience: &Patience,
) -> Findings {
    let outcomes: Vec<u64> = values.iter().map(|&value| value.min(1)).collect();
    let values = if search.meaning == Meaning::Outcomes { &outcomes } else { values };
    let whole = Sequence { first, values };
    let found = search.found_in(values.len(), found);
    let zeros = zeros::zeros(whole, found, patience);
    let mut findings = Findings {
        first,
        values: values.to_vec(),
        zeros,
        searched: found.is_some(),
        ..Findings::default()
    };
    let Some(found) = found else { return findings };
    let told_by_zeros = search.meaning == Meaning::Outcomes && findings.zeros.pattern.is_some();
    if !told_by_zeros {
        let mut trial = Trial { whole, found, refuted: None, patience };
        let told = |found: &Observed<Pattern>| says_no_more(&found.pattern, &findings.zeros);
        let found = simplest(&mut trial, forms).filter(|found| !told(found));
        findings.patterns.extend(found);
        findings.refuted = trial.refuted.filter(|_| findings.patterns.is_empty());
    }
    findings.stopped = patience.rang();
    findings
}

/// Whether a pattern only says that some residues are zeros, which the pattern of the zeros says too.
fn says_no_more(pattern: &Pattern, zeros: &Zeros) -> bool {
    let Pattern::Cases(cases) = pattern else { return false };
    let residues = zeros.pattern.as_ref().map(|found| &found.pattern);
    let zero = |form: &Form| form.is_constant() && form.add == 0;
    matches!(residues, Some(ZeroPattern::Residues { .. }))
        && cases.forms().iter().flatten().all(zero)
}

/// The simplest pattern that is found and holds.
fn simplest(trial: &mut Trial<'_>, forms: bool) -> Option<Observed<Pattern>> {
    let (seen, patience) = (trial.whole.beginning(trial.found), trial.patience);
    let repeats = |saltus| repeat::repeats(seen, saltus).into_iter();
    let repeats = |saltus| repeats(saltus).map(|found| (found.from(), Pattern::Repeat(found)));
    if !forms {
        return trial.first_that_holds(repeats(false)).or_else(|| {
            let rising = repeats(true);
            trial.first_that_holds(rising)
        });
    }
    let pairs: Vec<(u64, u64)> = seen.pairs().collect();
    let closed = form::best(&pairs, EXCEPTIONS, patience).into_iter();
    let closed = closed.map(|(form, from)| (pairs[from].0, Pattern::Closed(form)));
    let similar = || similar::similar(seen).into_iter();
    let similar = || similar().map(|found| (found.from() * found.base(), Pattern::Similar(found)));
    trial
        .first_that_holds(closed)
        .or_else(|| trial.first_that_holds(repeats(false)))
        .or_else(|| trial.first_that_holds(cases::complete(seen, 2..=4, patience)))
        .or_else(|| trial.first_that_holds(repeats(true)))
        .or_else(|| trial.first_that_holds(cases::complete(seen, 5..=8, patience)))
        .or_else(|| trial.first_that_holds(similar()))
        .or_else(|| trial.quietly().first_that_holds(cases::partial(seen, 2..=8, patience)))
}

/// Patterns found in a part of the values are tested on the whole.
struct Trial<'a> {
    whole: Sequence<'a>,
    /// How many values they were found in.
    found: usize,
    /// The first that failed.
    refuted: Option<Refuted>,
    patience: &'a Patience,
}

impl<'a> Trial<'a> {
    /// The first pattern that holds in all values, of those that hold in the part.
    fn first_that_holds(
        &mut self,
        candidates: impl IntoIterator<Item = (u64, Pattern)>,
    ) -> Option<Observed<Pattern>> {
        let tested = Tested {
            first: self.whole.first,
            found_to: self.whole.beginning(self.found).end().saturating_sub(1),
            held_to: self.whole.end().saturating_sub(1),
        };
        candidates.into_iter().find_map(|(from, pattern)| {
            let failure =
                pattern.first_failure_while(from, self.whole, || !self.patience.is_over());
            if self.patience.is_over() {
                return None;
            }
            match failure {
                None => Some(Observed { pattern, from, tested }),
                Some(fails_at) => {
                    let found_to = tested.found_to;
                    let failed = Refuted { pattern, from, found_to, fails_at };
                    self.refuted.get_or_insert(failed);
                    None
                }
            }
        })
    }

    /// A trial whose failures are not worth telling.
    fn quietly(&self) -> Trial<'a> {
        Trial { refuted: None, ..*self }
    }
}

#[cfg(test)]
mod tests;
