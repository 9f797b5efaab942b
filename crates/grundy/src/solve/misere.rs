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

use super::search;
use grundy_core::{Nimber, Outcome, Play, Player, Value};
use grundy_games::reason::{Lowering, MisereNim, Reason, Step};
use grundy_games::{
    Action, Answer, Method, Move, MoveList, Position, Ruling, Term, Unsolved, Winning, Workspace,
};

pub(super) fn solve(position: &Position, ws: &mut Workspace) -> Result<Answer, Unsolved> {
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
    let moves = actions.listed.into_iter().map(|action| Move { term: 0, action }).collect();
    Answer {
        position: position.clone(),
        play: Play::Misere,
        outcome: ruling.outcome,
        value: Value::None,
        winning: Winning::Impartial(MoveList { moves, more: actions.more }),
        method: ruling.method,
        reason: ruling.reason,
    }
}

/// Several Nim-like terms, by the misère rule on all their values.
fn together(position: &Position, ws: &mut Workspace) -> Result<Answer, Unsolved> {
    let parts = position.terms().iter().map(|term| Ok(term.analyse(ws)?.reason));
    let parts = parts.collect::<Result<Vec<Reason>, Unsolved>>()?;
    let values: Vec<u64> = parts.iter().flat_map(Reason::nim_values).collect();
    let rule = Rule::of(&values);
    let step = MisereNim {
        large: rule.large,
        ones: values.iter().filter(|&&value| value == 1).count() as u64,
        sum: rule.sum,
        wins: rule.mover_wins(),
        targets: rule.targets(&values),
        values,
    };
    let list = winning_moves(position, ws)?;
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

/// What the misère rule looks at: it can be kept up as terms change.
#[derive(Clone, Copy)]
struct Rule {
    large: u64,
    sum: u64,
}

impl Rule {
    fn of(values: &[u64]) -> Rule {
        let large = values.iter().filter(|&&value| value >= 2).count() as u64;
        Rule { large, sum: Nimber::sum(values).0 }
    }

    fn mover_wins(self) -> bool {
        // Without large values the xor is the parity of the ones.
        if self.large > 0 { self.sum != 0 } else { self.sum == 0 }
    }

    fn targets(self, values: &[u64]) -> Vec<Lowering> {
        let lowering = |(heap, &from): (usize, &u64)| {
            let others_large = self.large > u64::from(from >= 2);
            let to = self.sum ^ from ^ u64::from(!others_large);
            (to < from).then_some(Lowering { heap, from, to })
        };
        values.iter().enumerate().filter_map(lowering).collect()
    }
}

/// A lost position has xor 0, or 1 if nothing in it is above 1: the moves to either are candidates.
fn winning_moves(position: &Position, ws: &mut Workspace) -> Result<MoveList, Unsolved> {
    let rules = position.terms().iter().map(|term| rule_of(term, ws));
    let rules = rules.collect::<Result<Vec<Rule>, Unsolved>>()?;
    let large: u64 = rules.iter().map(|rule| rule.large).sum();
    let sum = rules.iter().fold(0, |sum, rule| sum ^ rule.sum);
    let mut list = MoveList::default();
    for (index, (term, rule)) in position.terms().iter().zip(&rules).enumerate() {
        let mut found = Vec::new();
        for wanted in [0, 1] {
            let candidates = term.actions_to(rule.sum ^ sum ^ wanted, ws)?;
            list.more |= candidates.more;
            for action in candidates.listed {
                let Ok(after) = term.after(&action, Player::Left) else { continue };
                let changed = rule_of(&after, ws)?;
                let all = Rule {
                    large: large - rule.large + changed.large,
                    sum: sum ^ rule.sum ^ changed.sum,
                };
                if !all.mover_wins() {
                    found.push(action);
                }
            }
        }
        found.sort_by_key(place);
        let room = ws.most_moves.saturating_sub(list.moves.len());
        list.more |= found.len() > room;
        let found = found.into_iter().take(room);
        list.moves.extend(found.map(|action| Move { term: index, action }));
    }
    Ok(list)
}

fn rule_of(term: &Term, ws: &mut Workspace) -> Result<Rule, Unsolved> {
    let reason = term.analyse(ws)?.reason;
    Ok(Rule::of(&reason.nim_values()))
}

/// The place of an action in the order of [`Term::actions`], for the terms that are Nim-like.
fn place(action: &Action) -> (usize, u64) {
    match *action {
        Action::Heap { heap, to, .. } => (heap, to.as_slice().first().copied().unwrap_or(0)),
        Action::Lower { heap, to, .. } => (heap, to),
        Action::Cut { edge } => (edge, 0),
        Action::Slide { token, to, .. } => (token, to.into()),
    }
}
