//! Partizan positions: the theorem of K-L-Nim, or search.

use super::merge::Merged;
use super::{search, values};
use grundy_core::{Play, Value};
use grundy_games::heap::Heaps;
use grundy_games::{Position, Term};
use grundy_reasons::{Answer, Winning};
use grundy_theorems::TermTheorems;
use grundy_theorems::{Analysis, Ruling, SolveError, Workspace};

pub(super) fn solve(
    position: &Position,
    play: Play,
    ws: &mut Workspace,
) -> Result<Answer, SolveError> {
    if let Some(merged) = Merged::new(position) {
        let ruling = match play {
            Play::Normal => merged.term.partizan(ws)?,
            Play::Misere => merged.term.misere(ws)?,
        };
        if let Some(Ruling { outcome, winning, method, reason }) = ruling {
            let [left, right] = winning.map(|actions| merged.moves(actions));
            return Ok(Answer {
                position: position.clone(),
                play,
                outcome,
                value: Value::None,
                winning: Winning::Partizan { left, right },
                method,
                reason,
            });
        }
    }
    match play {
        Play::Normal => {
            let reduced = reduce(position, ws)?;
            search::partizan(position, reduced, play, ws)
        }
        Play::Misere => search::partizan(position, Reduced::unchanged(position), play, ws),
    }
}

/// A position with its impartial terms replaced by one nimber.
pub(super) struct Reduced {
    pub(super) position: Position,
    pub(super) nimber: Option<u64>,
    pub(super) parts: Vec<grundy_reasons::Reason>,
}

impl Reduced {
    pub(super) fn unchanged(position: &Position) -> Reduced {
        Reduced { position: position.clone(), nimber: None, parts: Vec::new() }
    }
}

fn reduce(position: &Position, ws: &mut Workspace) -> Result<Reduced, SolveError> {
    let impartial = position.terms().iter().filter(|term| term.is_impartial());
    let parts = impartial.map(|term| Ok(term.analyse(ws)?.in_a_sum()));
    let parts = parts.collect::<Result<Vec<Analysis>, SolveError>>()?;
    let nimber = parts.iter().map(|part| part.value).reduce(|sum, value| sum ^ value);
    let parts = parts.into_iter().map(|part| part.reason).collect();
    Ok(Reduced { position: reduced_position(position, ws)?, nimber, parts })
}

/// The position with its impartial terms, if any, replaced by one nimber, which comes last.
///
/// In normal play an impartial game equals a nimber even among partizan games, so a sum keeps its
/// outcome (Sprague 1935, Grundy 1939; Conway 1976).
pub(super) fn reduced_position(
    position: &Position,
    ws: &mut Workspace,
) -> Result<Position, SolveError> {
    let (impartial, mut terms): (Vec<Term>, Vec<Term>) =
        position.terms().iter().cloned().partition(Term::is_impartial);
    if impartial.is_empty() {
        return Ok(position.clone());
    }
    let nimber = values::value(&Position::new(impartial), ws)?;
    terms.push(Term::Heaps(Heaps::nimber(nimber)));
    Ok(Position::new(terms))
}
