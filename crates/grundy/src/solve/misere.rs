//! Misère play of impartial sums.
//!
//! Call a term Nim-like if its position is a list of values such that every move changes exactly one
//! of them, every value can be changed to each smaller one, and a position of zeros in which somebody
//! can move has a move that changes a 0 to a 1. Nim, taking 1 to k stones, taking anything but k, and
//! monotonic Nim are Nim-like. The misère rule of Nim holds for the values of any sum of such terms:
//!
//! - Nobody can move: then all values are 0, and the mover has won, as the rule says of no ones.
//! - From a position the rule calls lost, every move leads to one it calls won. With xor 0 and a
//!   value above 1 there are two such values; one stays, and the xor changes. With nothing above 1
//!   and an odd number of ones, a changed value makes that number even, or is the only one above 1.
//! - From a position the rule calls won in which somebody can move, some move leads to one it calls
//!   lost. As in Nim if some value is not 0; otherwise by changing a 0 to a 1.

use super::{append, of_only_term, search};
use grundy_core::{Outcome, Play, Value};
use grundy_games::Position;
use grundy_reasons::{Answer, Method, MoveList, Winning};
use grundy_reasons::{Reason, Step};
use grundy_theorems::TermTheorems;
use grundy_theorems::nim;
use grundy_theorems::nim::NimCount;
use grundy_theorems::{Ruling, SolveError, Workspace};

pub(super) fn solve(position: &Position, ws: &mut Workspace) -> Result<Answer, SolveError> {
    let mut rulings = Vec::new();
    for term in position.terms() {
        match term.misere(ws)? {
            Some(ruling) => rulings.push(ruling),
            None => return search::impartial(position, Play::Misere, ws),
        }
    }
    match <[Ruling; 1]>::try_from(rulings) {
        Ok([ruling]) => Ok(alone(position, ruling)),
        Err(rulings) if rulings.iter().all(|ruling| ruling.method == Method::MisereNim) => {
            together(position, ws)
        }
        Err(_) => search::impartial(position, Play::Misere, ws),
    }
}

/// A term alone, by its own theorem.
fn alone(position: &Position, ruling: Ruling) -> Answer {
    let [actions, _] = ruling.winning;
    Answer {
        position: position.clone(),
        play: Play::Misere,
        outcome: ruling.outcome,
        value: Value::None,
        winning: Winning::Impartial(of_only_term(actions)),
        method: ruling.method,
        reason: ruling.reason,
    }
}

/// Several Nim-like terms, by the misère rule on all their values.
fn together(position: &Position, ws: &mut Workspace) -> Result<Answer, SolveError> {
    let parts = position.terms().iter().map(|term| Ok(term.analyse(ws)?.in_a_sum().reason));
    let parts = parts.collect::<Result<Vec<Reason>, SolveError>>()?;
    let step = nim::misere(parts.iter().flat_map(Reason::nim_values).collect());
    let all = NimCount::of(Play::Misere, &step.values);
    let mut list = MoveList::default();
    for (index, term) in position.terms().iter().enumerate() {
        append(&mut list, index, term.actions_balancing(all, ws)?, ws.most_moves);
    }
    Ok(Answer {
        position: position.clone(),
        play: Play::Misere,
        outcome: Outcome::of_mover(step.wins),
        value: Value::None,
        winning: Winning::Impartial(list),
        method: Method::MisereNim,
        reason: Reason::with_parts(Step::MisereNim(step), parts),
    })
}
