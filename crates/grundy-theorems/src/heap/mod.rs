//! What is proved about heap games.
//!
//! `plan` picks how the values of heaps are known, `closed` and `lasker` have the closed forms, `table` the
//! tables and their periods. From the values come the `reasons`, the list of moves (`list`) and
//! the `misere` rule.

mod closed;
mod formula;
mod lasker;
mod list;
mod misere;
mod pairs;
mod plan;
mod reasons;
mod sequence;
mod splits;
mod table;

pub use formula::Formula;
pub(crate) use misere::{actions_balancing, misere};
pub use sequence::{carry, sequence};
pub(crate) use table::extend as extend_table;
pub use table::prove_period;

use crate::kl;
use crate::nim;
use crate::{Analysis, Ruling, SolveError, Workspace};
use grundy_games::Actions;
use grundy_games::heap::Heaps;
use grundy_reasons::Method;
use grundy_reasons::{Reason, Step};
use plan::Plan;

/// The largest heap, or 0 if there is none.
fn largest(heaps: &Heaps) -> u64 {
    heaps.sizes().iter().copied().max().unwrap_or(0)
}

pub(crate) fn value(heaps: &Heaps, ws: &mut Workspace) -> Result<u64, SolveError> {
    let plan = Plan::of(heaps, ws)?;
    let values = plan.values(heaps.rule(), ws);
    Ok(heaps.sizes().iter().fold(0, |sum, &heap| sum ^ values.of(heap)))
}

pub(crate) fn analyse(heaps: &Heaps, ws: &mut Workspace) -> Result<Analysis, SolveError> {
    let plan = Plan::of(heaps, ws)?;
    let values = plan.values(heaps.rule(), ws);
    Ok(match plan {
        Plan::Closed(Formula::Nim) => {
            let step = nim::bouton(heaps.sizes());
            let (value, reason) = (step.sum, Reason::new(Step::Bouton(step)));
            Analysis { value, method: Method::Bouton, reason }
        }
        _ => {
            let step = reasons::heap_values(heaps, values);
            let value = step.sum;
            let reason = reasons::with_pairing(&plan, values, step);
            Analysis { value, method: plan.method(), reason }
        }
    })
}

pub(crate) fn actions_to(
    heaps: &Heaps,
    target: u64,
    ws: &mut Workspace,
) -> Result<Actions, SolveError> {
    let plan = Plan::of(heaps, ws)?;
    let values = plan.values(heaps.rule(), ws);
    let sum = heaps.sizes().iter().fold(0, |sum, &heap| sum ^ values.of(heap));
    list::actions(heaps, &plan, |value| target ^ sum ^ value, ws)
}

/// K-L-Nim with different forbidden numbers, in normal play.
pub(crate) fn partizan(heaps: &Heaps, ws: &Workspace) -> Result<Option<Ruling>, SolveError> {
    match heaps.rule().kl() {
        Some(rule) if !rule.is_impartial() => Ok(Some(kl::partizan(rule, heaps.sizes(), ws)?)),
        _ => Ok(None),
    }
}
