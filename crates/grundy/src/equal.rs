//! Are two games equal?

use crate::{SolveOptions, solve};
use grundy_core::{Budget, Outcome, Player};
use grundy_games::heap::{HeapRule, Heaps, Kl};
use grundy_games::{Position, Term, Unsolved};

/// What comparing two games shows. Normal play.
#[derive(Clone, Debug)]
pub struct Comparison {
    /// Whether the games are equal: A − B is a win for the previous player.
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
/// # Errors
/// As for [`solve`].
pub fn equal(a: &Position, b: &Position, budget: &mut Budget) -> Result<Comparison, Unsolved> {
    let options = SolveOptions { most_moves: 1, ..SolveOptions::default() };
    let (answer_a, answer_b) = (solve(a, &options, budget)?, solve(b, &options, budget)?);
    let values = answer_a.value.nimber().zip(answer_b.value.nimber());
    let witness = match values {
        Some((_, value)) => nimber(value),
        None => negative(b),
    };
    let mut with_witness = |game| solve(&sum(game, &witness), &options, budget);
    let outcomes = (with_witness(a)?.outcome, with_witness(b)?.outcome);
    let equal = outcomes.0 == Outcome::P;
    let witness = (!equal).then_some(Witness { game: witness, outcomes });
    Ok(Comparison { equal, values, witness })
}

fn nimber(value: u64) -> Position {
    Position::new(vec![Term::Heaps(Heaps::new(HeapRule::Star, vec![value]))])
}

fn sum(a: &Position, b: &Position) -> Position {
    Position::new(a.terms().iter().chain(b.terms()).cloned().collect())
}

/// The game with the players exchanged.
fn negative(position: &Position) -> Position {
    let negative = |term: &Term| match term {
        Term::Heaps(heaps) => match heaps.rule() {
            HeapRule::Kl(kl) => {
                let exchanged = Kl::new(kl.forbidden(Player::Right), kl.forbidden(Player::Left));
                let rule = exchanged.map_or_else(|_| heaps.rule().clone(), HeapRule::Kl);
                Term::Heaps(Heaps::new(rule, heaps.sizes().to_vec()))
            }
            _ => term.clone(),
        },
        Term::Written(written) if !written.is_impartial() => Term::Written(written.mirrored()),
        _ => term.clone(),
    };
    Position::new(position.terms().iter().map(negative).collect())
}
