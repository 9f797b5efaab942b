//! The planner: which theorem or engine answers a question.
//!
//! | position | normal play | misère play |
//! |---|---|---|
//! | impartial | a value for each term, and their xor ([`values`]) | the misère rule of Nim where it holds ([`misere`]), else search |
//! | partizan | the theorem of K-L-Nim if all heaps are under one rule ([`partizan`]), else search with the impartial terms replaced by one nimber | likewise |
//! | with cycles | loopy values ([`loopy`]) | retrograde analysis ([`draws`]) |
//! | ending at once by written rules, or with cycles under them | retrograde analysis ([`draws`]) | likewise |

mod draws;
mod loopy;
mod merge;
mod misere;
mod partizan;
mod search;
mod values;

pub(crate) use loopy::has_cycle;
pub(crate) use values::{moves_to, value};

use grundy_core::{Budget, Ending, Outcome, Play, Player, Value};
use grundy_games::{Actions, Move, Position, Term};
use grundy_reasons::{Answer, Method, MoveList, Winning};
use grundy_reasons::{Reason, Step, Terminal};
use grundy_theorems::TermTheorems;
use grundy_theorems::written::find_breakdown;
use grundy_theorems::{SolveError, TakeMethod, Workspace};

/// How a position is to be solved.
#[derive(Clone, Debug)]
pub struct SolveOptions {
    /// The convention.
    pub play: Play,
    /// Whether play that need not end is solved, with draws, or refused.
    pub loopy: bool,
    /// How bounded subtraction is to be solved, if that was said.
    pub take_method: Option<TakeMethod>,
    /// How many winning moves are listed at most.
    pub most_moves: usize,
}

impl Default for SolveOptions {
    fn default() -> SolveOptions {
        SolveOptions {
            play: Play::Normal,
            loopy: false,
            take_method: None,
            most_moves: Workspace::MOST_MOVES,
        }
    }
}

impl SolveOptions {
    /// The default options in the given convention.
    pub fn of(play: Play) -> SolveOptions {
        SolveOptions { play, ..SolveOptions::default() }
    }

    pub(crate) fn workspace<'a>(&self, budget: &'a mut Budget) -> Workspace<'a> {
        Workspace {
            take_method: self.take_method.unwrap_or_default(),
            most_moves: self.most_moves,
            ..Workspace::new(budget)
        }
    }
}

/// Who wins, every winning move, and why.
///
/// ```
/// use grundy::{Budget, Outcome, SolveOptions, parse, solve};
/// let position = parse("nim(7, 5, 3, 6)").expect("it parses");
/// let answer = solve(&position, &SolveOptions::default(), &mut Budget::default())?;
/// assert_eq!(answer.outcome, Outcome::N);
/// assert_eq!(answer.value.nimber(), Some(7));
/// assert_eq!(answer.winning.of(grundy::Player::Left).moves.len(), 3);
/// answer.verify()?;
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// If a limit is reached, or play need not end and [`SolveOptions::loopy`] was not asked for.
pub fn solve(
    position: &Position,
    options: &SolveOptions,
    budget: &mut Budget,
) -> Result<Answer, SolveError> {
    budget.scoped(|budget| {
        let ws = &mut options.workspace(budget);
        solve_in(position, options.play, options.loopy, ws)
    })
}

/// [`solve`] with a workspace that is shared between questions.
pub(crate) fn solve_in(
    position: &Position,
    play: Play,
    loopy: bool,
    ws: &mut Workspace,
) -> Result<Answer, SolveError> {
    position.terms().iter().try_for_each(|term| term.probe(ws))?;
    let answer = plan(position, play, loopy, ws);
    answer.map_err(|why| match why {
        // The engines that search sums do not say where rules break down.
        SolveError::Broken(broken) if broken.path.is_empty() => {
            find_breakdown(position).unwrap_or(SolveError::Broken(broken))
        }
        why => why,
    })
}

fn plan(
    position: &Position,
    play: Play,
    loopy: bool,
    ws: &mut Workspace,
) -> Result<Answer, SolveError> {
    // Where a clause may end the whole sum at once, its terms have no values.
    let ends = position.may_end_at_once();
    if loopy && !ends && loopy::has_cycle(position) {
        return loopy::solve(position, play, ws);
    }
    if is_terminal(position) {
        if !loopy {
            loopy::refuse_cycles(position)?;
        }
        return Ok(terminal(position, play));
    }
    if ends {
        return draws::solve(position, play, loopy, ws);
    }
    let answer = match (position.is_impartial(), play) {
        (true, Play::Normal) => values::solve(position, ws),
        (true, Play::Misere) => misere::solve(position, ws),
        (false, _) => partizan::solve(position, play, ws),
    };
    match answer {
        Err(SolveError::Circle(circle)) if !loopy => Err(SolveError::Circle(circle)),
        // Under written rules only the search finds out that play need not end.
        Err(SolveError::Cycle(_) | SolveError::Circle(_)) if is_written(position) => {
            draws::solve(position, play, loopy, ws)
        }
        answer => answer,
    }
}

/// Whether some rules of the position were written by somebody.
fn is_written(position: &Position) -> bool {
    position.terms().iter().any(|term| matches!(term, Term::Written(_)))
}

/// Whether nobody can move.
fn is_terminal(position: &Position) -> bool {
    let movers = if position.is_impartial() { &Player::ALL[..1] } else { &Player::ALL };
    !movers.iter().any(|&player| position.can_move(player))
}

/// The answer where nobody can move.
fn terminal(position: &Position, play: Play) -> Answer {
    let none = MoveList::default();
    let winning = match position.is_impartial() {
        true => Winning::Impartial(none),
        false => Winning::Partizan { left: none.clone(), right: none },
    };
    let ending = position.ending(Player::Left);
    let step = Step::Terminal(Terminal { position: position.clone(), play, ending });
    let value = match (play, ending) {
        (Play::Normal, None) => Value::Nimber(0),
        _ => Value::None,
    };
    let stuck = Ending::of_win(play.stuck_player_wins());
    let outcome = Outcome::of_ending(ending.unwrap_or(stuck));
    Answer {
        position: position.clone(),
        play,
        outcome,
        value,
        winning,
        method: Method::Terminal,
        reason: Reason::new(step),
    }
}

/// The actions of the only term of a position as its moves.
fn of_only_term(actions: Actions) -> MoveList {
    let moves = actions.listed.into_iter().map(|action| Move { term: 0, action });
    MoveList { moves: moves.collect(), more: actions.more }
}

/// Appends the actions of a term to a list of at most `most` moves.
fn append(list: &mut MoveList, term: usize, actions: Actions, most: usize) {
    let room = most.saturating_sub(list.moves.len());
    list.more |= actions.more || actions.listed.len() > room;
    let moves = actions.listed.into_iter().take(room);
    list.moves.extend(moves.map(|action| Move { term, action }));
}
