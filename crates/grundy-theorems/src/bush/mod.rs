//! Green Hackenbush by the colon and fusion principles, and coloured Hackenbush as far as it is known.

mod coloured;
mod reduce;

pub use coloured::{
    Coloured, ColouredError, Dyadic, MOST_EDGES as MOST_COLOURED_EDGES, solve_coloured,
};
pub use grundy_engines::bush::Survey;
pub(crate) use reduce::analyse;

use crate::{SolveError, Workspace};
use grundy_core::{Budget, Stopped};
use grundy_engines::bush as engine;
use grundy_games::bush::Bush;
use grundy_games::{Action, Actions};

/// The Grundy value of a drawing, by the colon and fusion principles, in linear time.
///
/// ```
/// use grundy_games::bush::{Bush, Edge};
/// let stem_and_square = [Edge(0, 1), Edge(1, 2), Edge(2, 3), Edge(3, 4), Edge(4, 1)];
/// assert_eq!(grundy_theorems::bush::value(&Bush::new(stem_and_square.to_vec())), 1);
/// ```
#[doc(alias = "grundy")]
pub fn value(bush: &Bush) -> u64 {
    survey(bush).value
}

/// The Grundy value, and how many edges are joined to the ground; the others have fallen already.
pub fn survey(bush: &Bush) -> Survey {
    engine::survey(bush.edges())
}

/// The same within a budget, for millions of edges.
///
/// # Errors
/// If a limit is reached.
pub fn survey_within(bush: &Bush, budget: &Budget) -> Result<Survey, Stopped> {
    engine::survey_within(bush.edges(), budget)
}

/// The value of all that stands on a vertex, for each vertex above the ground that a single edge leads to from
/// below: the numbers that the colon principle adds up. By label, increasing.
pub fn branches(bush: &Bush) -> Vec<(u32, u64)> {
    engine::branches(bush.edges())
}

/// The cuts that lead to the value `target`, in the order of the edges.
pub(crate) fn actions_to(
    bush: &Bush,
    target: u64,
    ws: &mut Workspace,
) -> Result<Actions, SolveError> {
    let cuts = engine::cuts_to(bush.edges(), target, ws.budget)?;
    let cuts = cuts.into_iter().map(|edge| Action::Cut { edge });
    Ok(Actions::within(ws.budget, ws.most_moves, cuts)?)
}
