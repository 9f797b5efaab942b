//! How a position is reached at which written rules break down, or play goes round in a circle.

use crate::{Breakdown, SolveError};
use grundy_core::{Options, OptionsError, Player, Ruleset};
use grundy_games::written::{Fault, Part, Rules, term_of};
use grundy_games::{Position, Term};
use rustc_hash::FxHashMap;
use std::collections::VecDeque;

/// So many positions are looked through for the way to a breakdown.
const MOST_POSITIONS: usize = 1_000_000;

/// That the rules break down at the last position of `path`, which leads there.
pub(super) fn broken(rules: &Rules, path: &[Part]) -> SolveError {
    let positions = path.iter().map(|part| Position::new(vec![term_of(rules, part)])).collect();
    let fault = path.last().and_then(|last| fault(rules, last));
    SolveError::Broken(Box::new(Breakdown { path: positions, fault }))
}

fn fault(rules: &Rules, part: &Part) -> Option<Fault> {
    let Part::State(state) = part else { return None };
    Player::ALL.into_iter().find_map(|player| rules.fault(state, player))
}

/// The shortest way from a term of `position` to where its rules break down, whoever moves.
pub fn find_breakdown(position: &Position) -> Option<SolveError> {
    position.terms().iter().find_map(|term| {
        let Term::Written(written) = term else { return None };
        let starts = written.states().iter().cloned().map(Part::State);
        starts.into_iter().find_map(|start| {
            let path = way_to_breakdown(written.rules(), start)?;
            Some(broken(written.rules(), &path))
        })
    })
}

fn way_to_breakdown(rules: &Rules, start: Part) -> Option<Vec<Part>> {
    let mut from: FxHashMap<Part, Option<Part>> = FxHashMap::default();
    let mut waiting = VecDeque::from([start.clone()]);
    from.insert(start, None);
    while let Some(here) = waiting.pop_front() {
        for player in Player::ALL {
            let mut out = Options::with_capacity(MOST_POSITIONS);
            let listed = rules.options(&here, player, &mut out);
            if listed == Err(OptionsError::Broken) {
                let mut path = vec![here.clone()];
                let mut at = &here;
                while let Some(Some(before)) = from.get(at) {
                    path.push(before.clone());
                    at = before;
                }
                path.reverse();
                return Some(path);
            }
            for part in out.iter().flatten() {
                if from.len() < MOST_POSITIONS && !from.contains_key(part) {
                    from.insert(part.clone(), Some(here.clone()));
                    waiting.push_back(part.clone());
                }
            }
        }
    }
    None
}
