//! The misère rule of Nim, on the values of heaps that obey it.

use super::Formula;
use super::plan::Plan;
use super::{largest, list, reasons};
use crate::kl;
use crate::nim::{self, NimCount};
use crate::{Ruling, SolveError, Workspace, for_both};
use grundy_core::{Outcome, Play, Player};
use grundy_games::Actions;
use grundy_games::heap::Heaps;
use grundy_reasons::Method;
use grundy_reasons::{Reason, Step};

/// Whether the misère outcome is that of Nim heaps as large as the values.
///
/// It is if every nonterminal heap of value 0 has an option of value 1. Taking a to b stones does: such
/// a heap is c more than a multiple of a + b with c < a, and taking b leaves c + a of a period, worth
/// 1. Of all-but sets it is known where at most one number matters. The rule is impartial.
fn obeys_the_rule_of_nim(heaps: &Heaps) -> bool {
    let (rule, largest) = (heaps.rule(), largest(heaps));
    let matter = |excluded: &[u64]| excluded.iter().filter(|&&take| take <= largest).count();
    rule.range().is_some() || rule.excluded(Player::Left).is_some_and(|all| matter(all) <= 1)
}

pub(crate) fn misere(heaps: &Heaps, ws: &mut Workspace) -> Result<Option<Ruling>, SolveError> {
    match heaps.rule().kl() {
        Some(rule) if !rule.is_impartial() => return Ok(kl::misere(rule, heaps.sizes(), ws)?),
        _ if !obeys_the_rule_of_nim(heaps) => return Ok(None),
        _ => {}
    }
    let plan = Plan::of(heaps, ws)?;
    let values = plan.values(heaps.rule(), ws);
    let step = reasons::heap_values(heaps, values);
    let parts = match plan {
        Plan::Closed(Formula::Nim) => Vec::new(),
        _ => vec![reasons::of_values(&plan, values, step.clone())],
    };
    let all = NimCount::of(Play::Misere, &step.values);
    let reason = Reason::with_parts(Step::MisereNim(nim::misere(step.values)), parts);
    let winning = list::actions(heaps, &plan, |value| all.without(value).balance(), ws)?;
    Ok(Some(Ruling {
        outcome: Outcome::of_mover(all.mover_wins()),
        winning: for_both(winning),
        method: Method::MisereNim,
        reason,
    }))
}

/// The actions that win the sum of all that `all` counts, these heaps among it, if the misère rule of
/// Nim holds for them.
pub(crate) fn actions_balancing(
    heaps: &Heaps,
    all: NimCount,
    ws: &mut Workspace,
) -> Result<Actions, SolveError> {
    let plan = Plan::of(heaps, ws)?;
    list::actions(heaps, &plan, |value| all.without(value).balance(), ws)
}
