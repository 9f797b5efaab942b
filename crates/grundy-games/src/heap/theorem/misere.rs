//! The misère rule of Nim, on the values of heaps that obey it.

use super::plan::{Plan, relevant};
use super::{largest, list, reasons};
use crate::analysis::{Ruling, Unsolved, Workspace, for_both};
use crate::answer::Method;
use crate::heap::{HeapRule, Heaps};
use crate::kl;
use crate::reason::{Lowering, MisereNim, Reason, Step};
use grundy_core::{Nimber, Outcome};

/// Whether the misère outcome is that of Nim heaps as large as the values.
///
/// It is if every nonterminal heap of value 0 has an option of value 1. Taking a to b stones does: such
/// a heap is c more than a multiple of a + b with c < a, and taking b leaves c + a of a period, worth
/// 1. Of all-but sets it is known where at most one number matters.
fn obeys_the_rule_of_nim(heaps: &Heaps) -> bool {
    match heaps.rule() {
        HeapRule::Nim | HeapRule::Star | HeapRule::Take(_) => true,
        HeapRule::AllBut(excluded) => relevant(excluded, largest(heaps)).len() <= 1,
        HeapRule::Kl(_) => heaps.rule().is_impartial(),
        HeapRule::Subtract(_) | HeapRule::Grundys | HeapRule::Octal(_) => false,
    }
}

pub(crate) fn misere(heaps: &Heaps, ws: &mut Workspace) -> Result<Option<Ruling>, Unsolved> {
    match heaps.rule() {
        HeapRule::Kl(rule) if !heaps.rule().is_impartial() => {
            return Ok(kl::misere(*rule, heaps.sizes(), ws));
        }
        _ if !obeys_the_rule_of_nim(heaps) => return Ok(None),
        _ => {}
    }
    let plan = Plan::of(heaps, ws)?;
    let values = plan.values(heaps.rule(), ws);
    let step = reasons::heap_values(heaps, values);
    let verdict = Verdict::of(&step.values);
    let parts = match plan {
        Plan::Nim => Vec::new(),
        _ => vec![reasons::of_values(&plan, values, step.clone())],
    };
    let reason = Reason::with_parts(Step::MisereNim(verdict.reason(step.values)), parts);
    let winning = list::actions(heaps, &plan, |value| verdict.good_value(value), ws)?;
    Ok(Some(Ruling {
        outcome: Outcome::of_mover(verdict.wins()),
        winning: for_both(winning),
        method: Method::MisereNim,
        reason,
    }))
}

/// What the rule looks at.
struct Verdict {
    /// How many values are 2 or more.
    large: u64,
    /// How many values are 1.
    ones: u64,
    /// The xor of the values.
    sum: u64,
}

impl Verdict {
    fn of(values: &[u64]) -> Verdict {
        Verdict {
            large: values.iter().filter(|&&value| value >= 2).count() as u64,
            ones: values.iter().filter(|&&value| value == 1).count() as u64,
            sum: Nimber::sum(values).0,
        }
    }

    fn wins(&self) -> bool {
        if self.large > 0 { self.sum != 0 } else { self.ones.is_multiple_of(2) }
    }

    /// The one value that, in place of a value of the position, leaves a position lost for the
    /// player to move.
    fn good_value(&self, value: u64) -> u64 {
        let others = self.sum ^ value;
        let large_remains = self.large > u64::from(value >= 2);
        if large_remains { others } else { others ^ 1 }
    }

    fn reason(&self, values: Vec<u64>) -> MisereNim {
        let lowering = |(heap, &from): (usize, &u64)| {
            let to = self.good_value(from);
            (to < from).then_some(Lowering { heap, from, to })
        };
        let targets = values.iter().enumerate().filter_map(lowering).collect();
        let Verdict { large, ones, sum } = *self;
        MisereNim { values, large, ones, sum, wins: self.wins(), targets }
    }
}
