//! What a person would look for in the values of a rule, and whether it is proved.
//!
//! [`pattern`] answers for the rules of the catalogue; [`conjectures`] and [`grid_conjectures`] for values from
//! any source, of which nothing is proved.

mod heap;
mod proof;
mod text;
mod written;

pub use grundy_engines::heap::Period;
pub use grundy_engines::pattern::{
    Base, Beatty, Cases, Constant, Findings, Form, GridBase, GridFindings, GridForm, GridPattern,
    GridSource, GridZeroPattern, Meaning, Observed, Pattern, Ratio, Refuted, Repeat, Search,
    Sequence, Series, SeriesKind, Similar, Source, Square, Step, Tested, ZeroPattern, Zeros, find,
    find_grid,
};
pub use proof::{Proof, Status};
pub use text::{decimal, grid_text, grid_zeros_text, pattern_text, zeros_text};
pub use written::{Found, WrittenPatternError, written_pattern};

use grundy_core::{Budget, Limits, Stopped};
use grundy_games::registry::GameInfo;
use grundy_lang::RuleRef;

/// A statement, and whether it is proved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Claim<P> {
    /// What was observed, and how far it was tested.
    pub observed: Observed<P>,
    /// Whether it is proved.
    pub status: Status,
}

/// What was found in the values of a rule of one parameter.
#[derive(Clone, Debug)]
pub struct Report {
    /// The n of the first value.
    pub first: u64,
    /// All values that were looked at.
    pub values: Vec<u64>,
    /// What the values say.
    pub meaning: Meaning,
    /// Patterns of the values, the simplest first.
    pub patterns: Vec<Claim<Pattern>>,
    /// The simplest pattern that seemed to be there and is not, if none is.
    pub refuted: Option<Refuted>,
    /// The n whose value is 0: the P-positions.
    pub zeros: Vec<u64>,
    /// The pattern of the P-positions.
    pub zero_pattern: Option<Claim<ZeroPattern>>,
    /// Whether there were values enough to look for anything.
    pub searched: bool,
    /// The limit that ended the values, if one did.
    pub stopped: Option<Stopped>,
}

/// Why a rule has no sequence of values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PatternError {
    /// The players have different options, so there are no Grundy values.
    Partizan,
    /// The game has parameters that were not given.
    Parameters(&'static GameInfo),
    /// The positions of the game are not told by one number.
    NoSequence(&'static GameInfo),
    /// The positions of the written game are not told by one number or two.
    NotOneOrTwo,
    /// The rule was written by somebody: [`written_pattern`] looks at those.
    Written,
    /// Some positions are draws, so there is more to say than who wins.
    Draws,
}

/// Looks for patterns in the values of the heaps 0, 1, 2, … under a rule, and says which are proved.
///
/// `to` is the largest heap to be looked at, if not as many as usual.
///
/// ```
/// use grundy::pattern::{Status, pattern, pattern_text};
/// let rule = grundy::parse_rule("subtract[1, 2, 3]").unwrap();
/// let report = pattern(&rule, None, &mut grundy::Budget::default()).unwrap();
/// assert_eq!(pattern_text(&report.patterns[0].observed, 0), "g(n) = n mod 4");
/// assert!(matches!(report.patterns[0].status, Status::Proved(_)));
/// ```
///
/// # Errors
/// If the rule has no sequence of Grundy values.
pub fn pattern(
    rule: &RuleRef,
    to: Option<u64>,
    budget: &mut Budget,
) -> Result<Report, PatternError> {
    match rule {
        RuleRef::Heap(named) if named.rule().is_impartial() => {
            Ok(heap::pattern(named.rule(), to, budget))
        }
        RuleRef::Heap(_) => Err(PatternError::Partizan),
        RuleRef::Family(game) => Err(PatternError::Parameters(game)),
        RuleRef::Row(_) | RuleRef::Hackenbush | RuleRef::Graph(_) => {
            Err(rule.game().map_or(PatternError::NotOneOrTwo, PatternError::NoSequence))
        }
        RuleRef::Written(..) => Err(PatternError::Written),
    }
}

/// Limits for a search that no one has set limits for: whoever looks for a pattern waits a few seconds
/// at most.
pub fn usual_limits() -> Limits {
    Limits { positions: 1_000_000, ..Limits::default() }
}

/// How far to look, if the largest n that may be looked at is given.
pub fn search_to(to: Option<u64>, first: u64) -> Search {
    let default = Search::default();
    let most = to.map_or(default.most, |to| {
        let values = to.saturating_sub(first).saturating_add(1);
        usize::try_from(values).unwrap_or(usize::MAX)
    });
    Search { most, ..default }
}

/// Looks for patterns in values from any source. All that is found is conjecture.
///
/// ```
/// use grundy::pattern::{Search, Status, conjectures, pattern_text};
/// let mut ruler: Vec<u64> = (1..=4096u64).map(|n| u64::from(n.trailing_zeros())).collect();
/// let report = conjectures(&mut ruler, &Search::default());
/// let found = &report.patterns[0];
/// assert_eq!(pattern_text(&found.observed, 0), "g(n) = v₂(n + 1)");
/// assert_eq!(found.status, Status::Conjecture);
/// assert_eq!((found.observed.tested.found_to, found.observed.tested.held_to), (255, 2047));
/// ```
pub fn conjectures(source: &mut dyn Source, search: &Search) -> Report {
    let findings = find(source, search);
    let claim = |observed| Claim { observed, status: Status::Conjecture };
    let positions = findings.values.len() as u64;
    let stopped = findings.stopped.map(|by| Stopped { by, positions });
    Report {
        first: findings.first,
        values: findings.values,
        meaning: search.meaning,
        patterns: findings.patterns.into_iter().map(claim).collect(),
        refuted: findings.refuted,
        zeros: findings.zeros.list,
        zero_pattern: findings
            .zeros
            .pattern
            .map(|observed| Claim { observed, status: Status::Conjecture }),
        // What was not tried to the end may be there.
        searched: findings.searched && stopped.is_none(),
        stopped,
    }
}

/// What was found in the values of a rule of two parameters. All of it is conjecture.
#[derive(Clone, Debug)]
pub struct GridReport {
    /// What was found.
    pub findings: GridFindings,
    /// What the values say.
    pub meaning: Meaning,
    /// The limit that ended the values, if one did.
    pub stopped: Option<Stopped>,
}

/// Looks for patterns in values of two parameters from any source. All that is found is conjecture.
///
/// ```
/// use grundy::pattern::{Search, Square, grid_conjectures, grid_text};
/// let mut nim = Square::new(160, |a, b| (a ^ b) as u64);
/// let report = grid_conjectures(&mut nim, &Search::default());
/// let found = &report.findings.patterns[0];
/// assert_eq!(grid_text(&found.pattern).as_deref(), Some("g(a, b) = a ⊕ b"));
/// assert_eq!((found.tested.found_to, found.tested.held_to), (39, 159));
/// ```
pub fn grid_conjectures(source: &mut dyn GridSource, search: &Search) -> GridReport {
    GridReport { findings: find_grid(source, search), meaning: search.meaning, stopped: None }
}

#[cfg(test)]
mod tests;
