//! Normal play of impartial sums: a value for each term, and their xor.

use super::{append, loopy};
use grundy_core::{Nimber, Outcome, Play, Value};
use grundy_games::Position;
use grundy_reasons::{Answer, Method, MoveList, Winning};
use grundy_reasons::{Reason, SpragueGrundy, Step};
use grundy_theorems::TermTheorems;
use grundy_theorems::nim;
use grundy_theorems::{Analysis, SolveError, Workspace};

pub(super) fn solve(position: &Position, ws: &mut Workspace) -> Result<Answer, SolveError> {
    let Analysis { value, method, reason } = analyse(position, ws)?;
    let list = moves_to(position, 0, value, ws)?;
    Ok(Answer {
        position: position.clone(),
        play: Play::Normal,
        outcome: Outcome::of_mover(value != 0),
        value: Value::Nimber(value),
        winning: Winning::Impartial(list),
        method,
        reason,
    })
}

/// The value of a sum, and why.
fn analyse(position: &Position, ws: &mut Workspace) -> Result<Analysis, SolveError> {
    if let [term] = position.terms() {
        return term.analyse(ws);
    }
    let analyses = position.terms().iter().map(|term| {
        ws.budget.in_time()?;
        Ok(term.analyse(ws)?.in_a_sum())
    });
    let analyses = analyses.collect::<Result<Vec<Analysis>, SolveError>>()?;
    let values: Vec<u64> = analyses.iter().map(|analysis| analysis.value).collect();
    let Nimber(sum) = Nimber::sum(&values);
    let targets = nim::lowerings(&values);
    let step = Step::SpragueGrundy(SpragueGrundy { values, sum, targets });
    let parts = analyses.into_iter().map(|analysis| analysis.reason).collect();
    Ok(Analysis {
        value: sum,
        method: Method::SpragueGrundy,
        reason: Reason::with_parts(step, parts),
    })
}

/// Every move from a sum of value `value` to one of value `target`; none if they are equal. Play need
/// not end.
pub(crate) fn moves_to(
    position: &Position,
    target: u64,
    value: u64,
    ws: &mut Workspace,
) -> Result<MoveList, SolveError> {
    let mut list = MoveList::default();
    if target == value {
        return Ok(list);
    }
    if loopy::has_cycle(position) {
        return loopy::moves_to(position, target, ws);
    }
    for (index, term) in position.terms().iter().enumerate() {
        ws.budget.in_time()?;
        let wanted = term.value(ws)? ^ value ^ target;
        append(&mut list, index, term.actions_to(wanted, ws)?, ws.most_moves);
        if list.more && list.moves.len() >= ws.most_moves {
            break;
        }
    }
    Ok(list)
}

/// The value of an impartial position in normal play.
pub(crate) fn value(position: &Position, ws: &mut Workspace) -> Result<u64, SolveError> {
    position.terms().iter().try_fold(0, |sum, term| Ok(sum ^ term.value(ws)?))
}
