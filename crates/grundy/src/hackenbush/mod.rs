//! Hackenbush drawings: what `solve` says of them, and what only a drawing has: plants, and parts that have
//! fallen.

#[cfg(feature = "json")]
mod file;

#[cfg(feature = "json")]
pub use file::{DrawingObject, DrawingObjectError};

pub use grundy_games::bush::{Colour, Drawing, DrawingError, Line, Point, Vertex};
pub use grundy_theorems::bush::Survey;

use crate::{Answer, Position, SolveError, SolveOptions, Term, solve};
use grundy_core::Play;
use grundy_core::{Budget, Stopped};
use grundy_games::Action;
use grundy_games::bush::Bush;
use grundy_theorems::bush::{survey_within, value};

/// What is known of a green drawing.
#[derive(Clone, Debug)]
pub struct BushReport {
    /// The value, and how much stands.
    pub survey: Survey,
    /// Which edges have fallen already.
    pub fallen: Vec<usize>,
    /// The plants, whose sum the drawing is.
    pub plants: Vec<Plant>,
    /// Who wins and by which cuts, or what stopped the search for them. The value is known all the same.
    pub answer: Result<Answer, Stopped>,
}

/// A part of a drawing that is joined to the rest by the ground alone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plant {
    /// Its edges, increasing.
    pub edges: Vec<usize>,
    /// Its value.
    pub value: u64,
}

/// Everything about a green drawing. Time and memory are O(m log m) for m edges in normal play; misère play is
/// searched.
///
/// ```
/// use grundy::hackenbush::hackenbush;
/// use grundy::{Budget, SolveOptions, Term, parse};
/// let position = parse("hackenbush(0-1, 1-2, 0-3, 7-8)").unwrap();
/// let Term::Bush(bush) = &position.terms()[0] else { panic!() };
/// let report = hackenbush(bush, &SolveOptions::default(), &mut Budget::default())?;
/// assert_eq!(report.survey.value, 3);
/// assert_eq!(report.fallen, [3]);
/// assert_eq!(report.plants.iter().map(|plant| plant.value).collect::<Vec<_>>(), [2, 1]);
/// # Ok::<(), grundy::SolveError>(())
/// ```
///
/// # Errors
/// What `solve` cannot do, but for limits.
pub fn hackenbush(
    bush: &Bush,
    options: &SolveOptions,
    budget: &mut Budget,
) -> Result<BushReport, SolveError> {
    let survey = survey_within(bush, budget)?;
    let answer = match solve(&position(bush), options, budget) {
        Ok(answer) => Ok(answer),
        Err(SolveError::Stopped(stopped)) => Err(stopped),
        Err(why) => return Err(why),
    };
    let mut standing = bush.standing().into_iter().peekable();
    let fallen = (0..bush.edges().len()).filter(|&edge| standing.next_if_eq(&edge).is_none());
    // Without all winning cuts the rest is told, if that does not take long.
    let grace = budget.grace();
    let fallen = fallen.collect();
    grace.in_time()?;
    let plant = |edges: Vec<usize>| {
        let alone = edges.iter().map(|&edge| bush.edges()[edge]).collect();
        grace.in_time().map(|()| Plant { value: value(&Bush::new(alone)), edges })
    };
    let plants = bush.plants().into_iter().map(plant).collect::<Result<_, Stopped>>()?;
    Ok(BushReport { survey, fallen, plants, answer })
}

/// A drawing as a position.
pub fn position(bush: &Bush) -> Position {
    Position::new(vec![Term::Bush(bush.clone())])
}

impl BushReport {
    /// The edges to cut, if they were found.
    pub fn winning_cuts(&self) -> Option<Vec<usize>> {
        let answer = self.answer.as_ref().ok()?;
        let moves = &answer.winning.of(grundy_core::Player::Left).moves;
        let cut = |action: &Action| match action {
            Action::Cut { edge } => Some(*edge),
            _ => None,
        };
        Some(moves.iter().filter_map(|one| cut(&one.action)).collect())
    }

    /// The convention, if it was solved.
    pub fn play(&self) -> Option<Play> {
        self.answer.as_ref().ok().map(|answer| answer.play)
    }
}
