//! Are two games equal?

use crate::{SolveOptions, solve};
use grundy_core::{Budget, Outcome};
use grundy_games::heap::{HeapRule, Heaps};
use grundy_games::{Position, Term};
use grundy_theorems::SolveError;

/// What comparing two games shows. Normal play.
#[derive(Clone, Debug)]
pub struct Comparison {
    /// Whether the games are equal: whether one may replace the other in every sum.
    pub equal: bool,
    /// The Grundy values of the two, where they have them.
    pub values: Option<(u64, u64)>,
    /// If they are not equal, a game X for which A + X and B + X have different outcomes.
    pub witness: Option<Witness>,
}

/// A game that tells two games apart.
#[derive(Clone, Debug)]
pub struct Witness {
    /// The game X.
    pub game: Position,
    /// The outcome of A + X and of B + X.
    pub outcomes: (Outcome, Outcome),
}

/// Compares two games in normal play.
///
/// A and B are equal if A − B is a win for the previous player, where −B is B with the players
/// exchanged; an impartial B is its own negative. If they are not equal, −B tells them apart, since
/// B − B is a win for the previous player. For impartial games the nimber of B's value does as well.
///
/// Where a clause of written rules may end a whole sum at once, none of this holds: B − B need not be a win
/// for the previous player. Such games are equal if they are the same, and not equal if one of a few games
/// tells them apart.
///
/// # Errors
/// As for [`solve`]; [`SolveError::EqualityOpen`] if nothing tells two games apart of which one may end at once.
pub fn equal(a: &Position, b: &Position, budget: &mut Budget) -> Result<Comparison, SolveError> {
    let options = SolveOptions { most_moves: 1, ..SolveOptions::default() };
    let (answer_a, answer_b) = (solve(a, &options, budget)?, solve(b, &options, budget)?);
    let mut told_apart = |game: Position| {
        let mut with = |position| solve(&sum(position, &game), &options, budget);
        let outcomes = (with(a)?.outcome, with(b)?.outcome);
        Ok(Witness { game, outcomes })
    };
    if a.may_end_at_once() || b.may_end_at_once() {
        return without_differences(a, b, told_apart);
    }
    let values = answer_a.value.nimber().zip(answer_b.value.nimber());
    let witness = told_apart(match values {
        Some((_, value)) => nimber(value),
        None => negative(b),
    })?;
    let equal = witness.outcomes.0 == Outcome::P;
    Ok(Comparison { equal, values, witness: (!equal).then_some(witness) })
}

/// Compares games of which one may end at once: by looking for a game that tells them apart.
fn without_differences(
    a: &Position,
    b: &Position,
    told_apart: impl FnMut(Position) -> Result<Witness, SolveError>,
) -> Result<Comparison, SolveError> {
    if a.components() == b.components() {
        return Ok(Comparison { equal: true, values: None, witness: None });
    }
    let nimbers = (0..=LARGEST_NIMBER).map(nimber);
    let games = nimbers.chain([negative(a), negative(b), a.clone(), b.clone()]);
    for witness in games.map(told_apart) {
        let witness = witness?;
        if witness.outcomes.0 != witness.outcomes.1 {
            return Ok(Comparison { equal: false, values: None, witness: Some(witness) });
        }
    }
    Err(SolveError::EqualityOpen)
}

/// The largest nimber that is tried.
const LARGEST_NIMBER: u64 = 4;

fn nimber(value: u64) -> Position {
    Position::new(vec![Term::Heaps(Heaps::nimber(value))])
}

fn sum(a: &Position, b: &Position) -> Position {
    Position::new(a.terms().iter().chain(b.terms()).cloned().collect())
}

/// The game with the players exchanged.
fn negative(position: &Position) -> Position {
    let negative = |term: &Term| match term {
        Term::Heaps(heaps) => match heaps.rule().kl() {
            Some(kl) => {
                Term::Heaps(Heaps::new(HeapRule::Kl(kl.exchanged()), heaps.sizes().to_vec()))
            }
            None => term.clone(),
        },
        Term::Written(written) if !written.is_impartial() => Term::Written(written.mirrored()),
        _ => term.clone(),
    };
    Position::new(position.terms().iter().map(negative).collect())
}
