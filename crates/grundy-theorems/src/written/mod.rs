//! The values of impartial written games: by the heap rule they were recognised as, or by the mex of
//! the values of their options.

mod memo;
mod trace;

pub use trace::find_breakdown;

use crate::heap;
use crate::nim::NimCount;
use crate::{Analysis, Circle, Ruling, SolveError, Workspace};
use grundy_core::{Limit, Options, Player, Ruleset};
use grundy_engines::sprague::{Sprague, Trouble};
use grundy_games::Actions;
use grundy_games::heap::Heaps;
use grundy_games::written::{ImpartialRules, Part, Rules, State, Written, distinct, term_of};
use grundy_games::{Action, Position};
use grundy_reasons::Method;
use grundy_reasons::{OptionOf, Reason, Recognised, StateRow, Step, WrittenValues};
use memo::StateMemo;
use std::collections::BTreeMap;

/// The values of written games, as far as they were needed.
pub struct Values(Sprague<ImpartialRules, StateMemo>);

impl Values {
    fn new(rules: &Rules) -> Values {
        Values(Sprague::new(ImpartialRules(rules.clone()), StateMemo::default()))
    }
}

/// Values above that of the position itself are shown while no more than so many are.
const SHOWN: usize = 64;

pub(crate) fn value(written: &Written, ws: &mut Workspace) -> Result<u64, SolveError> {
    if let Some(heaps) = written.as_heaps() {
        return heap::value(&heaps, ws);
    }
    written.states().iter().try_fold(0, |sum, state| Ok(sum ^ state_value(written, state, ws)?))
}

fn state_value(written: &Written, state: &State, ws: &mut Workspace) -> Result<u64, SolveError> {
    part_value(written.rules(), &Part::State(state.clone()), ws)
}

/// The value of one position of a game that is impartial.
pub(crate) fn part_value(
    rules: &Rules,
    part: &Part,
    ws: &mut Workspace,
) -> Result<u64, SolveError> {
    let Workspace { written, budget, .. } = ws;
    let values = written.entry(rules.clone()).or_insert_with(|| Values::new(rules));
    values.0.value(part, budget).map_err(|trouble| unsolved(rules, trouble))
}

/// What stopped the search, told as positions.
fn unsolved(rules: &Rules, trouble: Trouble<Part>) -> SolveError {
    let positions = |path: Vec<Part>| -> Vec<Position> {
        path.iter().map(|part| Position::new(vec![term_of(rules, part)])).collect()
    };
    match trouble {
        Trouble::Stopped(stopped, _) => SolveError::Stopped(stopped),
        Trouble::Cycle { way, cycle } => {
            let (way, positions) = (positions(way), positions(cycle));
            SolveError::Circle(Box::new(Circle { way, positions }))
        }
        Trouble::Broken(path) => trace::broken(rules, &path),
    }
}

pub(crate) fn analyse(written: &Written, ws: &mut Workspace) -> Result<Analysis, SolveError> {
    if let Some(heaps) = written.as_heaps() {
        let analysis = heap::analyse(&heaps, ws)?;
        let step = recognised(written, &heaps);
        let reason = Reason::with_parts(Step::Recognised(step), vec![analysis.reason]);
        return Ok(Analysis { reason, ..analysis });
    }
    let mut rows = Vec::with_capacity(written.states().len());
    let mut sum = 0;
    for state in written.states() {
        let row = row(written, state, ws)?;
        sum ^= row.value;
        rows.push(row);
    }
    let positions = ws.written.get(written.rules()).map_or(0, |values| values.0.positions());
    let step = WrittenValues {
        rules: written.rules().clone(),
        game: written.game(),
        rows,
        sum,
        positions,
    };
    let reason = Reason::new(Step::WrittenValues(step));
    Ok(Analysis { value: sum, method: Method::MexSearch, reason })
}

fn recognised(written: &Written, heaps: &Heaps) -> Recognised {
    Recognised {
        rules: written.rules().clone(),
        game: written.game(),
        rule: heaps.rule().clone(),
        heaps: heaps.sizes().to_vec(),
    }
}

/// The value of a position with an option of each smaller value, and of some larger ones.
fn row(written: &Written, state: &State, ws: &mut Workspace) -> Result<StateRow, SolveError> {
    let value = state_value(written, state, ws)?;
    let mut shown: BTreeMap<u64, Vec<Part>> = BTreeMap::new();
    let mut count = 0u64;
    for to in options(written, state, ws)? {
        let worth = sum_of(written.rules(), &to, ws)?;
        count += 1;
        if shown.len() < SHOWN || worth < value {
            shown.entry(worth).or_insert(to);
        }
    }
    let shown = shown.into_iter().map(|(value, to)| OptionOf { to, value }).collect();
    Ok(StateRow { state: state.clone(), value, options: count, shown })
}

/// Every option of a position once, its parts sorted.
fn options(
    written: &Written,
    state: &State,
    ws: &mut Workspace,
) -> Result<Vec<Vec<Part>>, SolveError> {
    let part = Part::State(state.clone());
    let mut out = Options::within(ws.budget, written.rules().weight(&part));
    if written.rules().options(&part, Player::Left, &mut out).is_err() {
        return Err(SolveError::Stopped(out.stopped(ws.budget)));
    }
    Ok(distinct(&out))
}

fn sum_of(rules: &Rules, parts: &[Part], ws: &mut Workspace) -> Result<u64, SolveError> {
    parts.iter().try_fold(0, |sum, part| Ok(sum ^ part_value(rules, part, ws)?))
}

pub(crate) fn actions_to(
    written: &Written,
    target: u64,
    ws: &mut Workspace,
) -> Result<Actions, SolveError> {
    if let Some(heaps) = written.as_heaps() {
        let actions = heap::actions_to(&heaps, target, ws)?;
        return Ok(become_heaps(written, actions));
    }
    let total = value(written, ws)?;
    let mut actions = Actions::default();
    for (index, state) in written.states().iter().enumerate() {
        let wanted = total ^ state_value(written, state, ws)? ^ target;
        for to in options(written, state, ws)? {
            if sum_of(written.rules(), &to, ws)? != wanted {
                continue;
            }
            if actions.listed.len() >= ws.most_moves {
                actions.more = true;
                return Ok(actions);
            }
            actions.listed.push(Action::Become { state: index, to });
        }
    }
    Ok(actions)
}

/// What the heap rule that the game was recognised as says in misère play.
pub(crate) fn misere(written: &Written, ws: &mut Workspace) -> Result<Option<Ruling>, SolveError> {
    let Some(heaps) = written.as_heaps() else { return Ok(None) };
    let Some(ruling) = heap::misere(&heaps, ws)? else { return Ok(None) };
    let step = recognised(written, &heaps);
    let winning = ruling.winning.map(|actions| become_heaps(written, actions));
    let reason = Reason::with_parts(Step::Recognised(step), vec![ruling.reason]);
    Ok(Some(Ruling { winning, reason, ..ruling }))
}

/// Actions on heaps as actions of the written game.
fn become_heaps(written: &Written, actions: Actions) -> Actions {
    let listed = actions.listed.into_iter().filter_map(|action| match action {
        Action::Heap { heap: state, to, .. } => {
            Some(Action::Become { state, to: written.heaps(to.as_slice()) })
        }
        _ => None,
    });
    Actions { listed: listed.collect(), more: actions.more }
}

/// Refuses a position whose options cannot be listed within the limits, for whichever player.
///
/// # Errors
/// What stops the listing.
pub(crate) fn probe(written: &Written, ws: &mut Workspace) -> Result<(), SolveError> {
    if written.as_heaps().is_some() {
        return Ok(());
    }
    for state in written.states() {
        let part = Part::State(state.clone());
        for player in Player::ALL {
            let mut out = Options::within(ws.budget, written.rules().weight(&part));
            let listed = written.rules().options(&part, player, &mut out);
            match listed {
                Ok(()) => {}
                Err(grundy_core::OptionsError::Broken) => {
                    return Err(trace::broken(written.rules(), &[part]));
                }
                Err(grundy_core::OptionsError::TooMany) => {
                    let stopped = out.stopped(ws.budget);
                    let by = match stopped.by {
                        Limit::Positions(n) => Limit::Options(n),
                        by => by,
                    };
                    return Err(SolveError::Stopped(grundy_core::Stopped { by, ..stopped }));
                }
            }
        }
    }
    Ok(())
}

/// What the heap rule that the game was recognised as finds to win a misère sum.
pub(crate) fn actions_balancing(
    written: &Written,
    all: NimCount,
    ws: &mut Workspace,
) -> Result<Actions, SolveError> {
    match written.as_heaps() {
        Some(heaps) => {
            let actions = heap::actions_balancing(&heaps, all, ws)?;
            Ok(become_heaps(written, actions))
        }
        None => Ok(Actions::default()),
    }
}
