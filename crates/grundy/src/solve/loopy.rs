//! Positions in which play need not end.

use super::{append, draws, of_only_term};
use grundy_core::{Outcome, Play, Value};
use grundy_engines::graph::{loopy_outcome, loopy_sum};
use grundy_games::{Position, Term};
use grundy_reasons::{Answer, Method, MoveList, Winning};
use grundy_reasons::{LoopySum, Reason, Step};
use grundy_theorems::TermTheorems;
use grundy_theorems::graph::{cycle, loopy};
use grundy_theorems::{SolveError, Workspace};

/// Whether some graph of the position has a cycle.
pub(crate) fn has_cycle(position: &Position) -> bool {
    refuse_cycles(position).is_err()
}

/// Refuses a position with a graph that has a cycle.
///
/// # Errors
/// The cycle.
pub(super) fn refuse_cycles(position: &Position) -> Result<(), SolveError> {
    let cycle = position.terms().iter().find_map(|term| match term {
        Term::Tokens(tokens) => cycle(tokens.graph()),
        _ => None,
    });
    cycle.map_or(Ok(()), |labels| Err(SolveError::Cycle(labels)))
}

pub(super) fn solve(
    position: &Position,
    play: Play,
    ws: &mut Workspace,
) -> Result<Answer, SolveError> {
    if !position.is_impartial() {
        return draws::solve(position, play, true, ws);
    }
    match (play, position.terms()) {
        (Play::Normal, [Term::Tokens(tokens)]) => {
            let analysis = loopy::analyse(tokens, ws);
            let list = of_only_term(analysis.winning);
            Ok(answer(position, analysis.value, analysis.outcome, list, analysis.reason))
        }
        (Play::Normal, _) => sum(position, ws),
        (Play::Misere, [Term::Tokens(tokens)]) => match loopy::misere(tokens, ws) {
            Some(ruling) => {
                let [actions, _] = ruling.winning;
                let list = of_only_term(actions);
                let found = answer(position, Value::None, ruling.outcome, list, ruling.reason);
                Ok(Answer { play, ..found })
            }
            None => draws::solve(position, play, true, ws),
        },
        (Play::Misere, _) => draws::solve(position, play, true, ws),
    }
}

/// A sum of terms, some of them loopy, in normal play.
fn sum(position: &Position, ws: &mut Workspace) -> Result<Answer, SolveError> {
    let mut values = Vec::new();
    let mut parts = Vec::new();
    for term in position.terms() {
        let (value, part) = match term {
            Term::Tokens(tokens) if cycle(tokens.graph()).is_some() => {
                let analysis = loopy::analyse(tokens, ws);
                (analysis.value, analysis.reason)
            }
            term => {
                let analysis = term.analyse(ws)?.in_a_sum();
                (Value::Nimber(analysis.value), analysis.reason)
            }
        };
        values.push(value);
        parts.push(part);
    }
    let total = loopy_sum(&values);
    let outcome = loopy_outcome(&total).unwrap_or(Outcome::Draw);
    let nimbers = values.iter().filter_map(Value::nimber).fold(0, |sum, nimber| sum ^ nimber);
    let infinite = values.iter().filter(|value| value.nimber().is_none()).count();
    let mut list = MoveList::default();
    for (index, (term, value)) in position.terms().iter().zip(&values).enumerate() {
        // The other terms must add up to a nimber: the only infinity, if there is one, must be here.
        let target = match value {
            Value::Nimber(own) if infinite == 0 => nimbers ^ own,
            Value::Infinity(_) if infinite == 1 => nimbers,
            _ => continue,
        };
        let actions = match term {
            Term::Tokens(tokens) => loopy::actions_to(tokens, target, ws),
            term => term.actions_to(target, ws)?,
        };
        append(&mut list, index, actions, ws.most_moves);
    }
    let step = LoopySum { values, sum: total.clone(), outcome };
    Ok(answer(position, total, outcome, list, Reason::with_parts(Step::LoopySum(step), parts)))
}

fn answer(
    position: &Position,
    value: Value,
    outcome: Outcome,
    winning: MoveList,
    reason: Reason,
) -> Answer {
    Answer {
        position: position.clone(),
        play: Play::Normal,
        outcome,
        value,
        winning: Winning::Impartial(winning),
        method: Method::Loopy,
        reason,
    }
}

/// Every move after which an impartial sum has the Grundy value `target`.
pub(super) fn moves_to(
    position: &Position,
    target: u64,
    ws: &mut Workspace,
) -> Result<MoveList, SolveError> {
    let value = |term: &Term, ws: &mut Workspace| match term {
        Term::Tokens(tokens) => Ok(loopy::value(tokens)),
        term => term.value(ws).map(Value::Nimber),
    };
    let values = position.terms().iter().map(|term| value(term, ws));
    let values = values.collect::<Result<Vec<Value>, SolveError>>()?;
    let mut list = MoveList::default();
    for (index, term) in position.terms().iter().enumerate() {
        let others = values.iter().enumerate().filter(|(other, _)| *other != index);
        let Value::Nimber(others) = loopy_sum(others.map(|(_, value)| value)) else { continue };
        let actions = match term {
            Term::Tokens(tokens) => loopy::actions_to(tokens, others ^ target, ws),
            term => term.actions_to(others ^ target, ws)?,
        };
        append(&mut list, index, actions, ws.most_moves);
    }
    Ok(list)
}
