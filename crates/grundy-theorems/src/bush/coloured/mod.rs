//! Red-blue-green Hackenbush: Left cuts blue edges, Right red ones, both green ones.
//!
//! Who wins is found by search through the sets of edges that can be left standing. Where every plant is a
//! tree without green edges, its value is a number by a rule (Berlekamp's for stalks). Nothing else is
//! covered: a position with green edges or cycles has an outcome here and no value.

mod number;
mod search;

pub use number::Dyadic;

use grundy_core::{Budget, Ending, Outcome, Play, Player, Stopped};
use grundy_games::bush::{Colour, Drawing};

/// What is known of a position with colours.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Coloured {
    /// Who wins.
    pub outcome: Outcome,
    /// The value, if it is found by the rule for red-blue trees. Only in normal play.
    pub number: Option<Dyadic>,
    /// The edges that Left and Right cut to win, each if it begins. Absent where they were not looked for: the
    /// outcome came from the number, and there are too many edges to search.
    pub cuts: Option<[Vec<usize>; 2]>,
}

/// Why a position with colours is not solved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ColouredError {
    /// A limit was reached.
    Stopped(Stopped),
    /// So many edges stand; search goes up to [`MOST_EDGES`].
    TooManyEdges(usize),
}

impl From<Stopped> for ColouredError {
    fn from(stopped: Stopped) -> ColouredError {
        ColouredError::Stopped(stopped)
    }
}

/// A set of edges is a number of 64 bits to the search.
pub const MOST_EDGES: usize = 64;

/// Who wins a position with colours, which cuts win, and its number if a rule gives one.
///
/// ```
/// use grundy_core::{Budget, Limits, Outcome, Play};
/// use grundy_games::bush::{Colour, Drawing, Line, Vertex};
/// use grundy_theorems::bush::solve_coloured;
/// let vertex = |name: &str| Vertex { name: name.into(), point: None, on_ground: name == "0" };
/// let line = |from, colour| Line { from, to: from + 1, colour };
/// // A blue edge on the ground, a red one on top of it: worth 1/2.
/// let lines = vec![line(0, Colour::Blue), line(1, Colour::Red)];
/// let stalk = Drawing::new(["0", "1", "2"].map(vertex).to_vec(), lines).unwrap();
/// let answer = solve_coloured(&stalk, Play::Normal, &mut Budget::new(&Limits::default())).unwrap();
/// assert_eq!(answer.outcome, Outcome::L);
/// assert_eq!(answer.number.unwrap().to_string(), "1/2");
/// ```
///
/// # Errors
/// If a limit is reached, or there are too many edges to search and no rule applies.
pub fn solve_coloured(
    drawing: &Drawing,
    play: Play,
    budget: &mut Budget,
) -> Result<Coloured, ColouredError> {
    let number = match play {
        Play::Normal => number::of_trees(drawing, budget)?,
        Play::Misere => None,
    };
    let standing = drawing.bush().standing();
    if standing.len() > MOST_EDGES {
        let number = number.ok_or(ColouredError::TooManyEdges(standing.len()))?;
        return Ok(Coloured { outcome: number.outcome(), number: Some(number), cuts: None });
    }
    let mut search = search::Search::new(drawing, &standing, play);
    let all = search.all();
    let left = Ending::of_win(search.wins(all, Player::Left, budget)?);
    let right = Ending::of_win(search.wins(all, Player::Right, budget)?);
    let outcome = Outcome::of_starters(left, right);
    let cuts =
        [search.winning(all, Player::Left, budget)?, search.winning(all, Player::Right, budget)?];
    let cuts = cuts.map(|cuts| cuts.into_iter().map(|edge| standing[edge]).collect());
    Ok(Coloured { outcome, number, cuts: Some(cuts) })
}

/// Whether `player` may cut an edge of this colour.
fn may_cut(player: Player, colour: Colour) -> bool {
    match colour {
        Colour::Green => true,
        Colour::Blue => player == Player::Left,
        Colour::Red => player == Player::Right,
    }
}

#[cfg(test)]
mod tests;
