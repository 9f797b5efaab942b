//! The values of heap rules, and what is proved of them.

use super::proof::Known;
use super::{Report, Search, Source, conjectures, search_to};
use grundy_core::{Budget, Stopped};
use grundy_games::heap::HeapRule;
use grundy_theorems::{SolveError, Workspace};

pub(super) fn pattern(rule: &HeapRule, to: Option<u64>, budget: &mut Budget) -> Report {
    let alarm = Some(budget.late_alarm());
    let search = Search { horizon: rule.largest_number(), alarm, ..search_to(to, 0) };
    let mut source = Heap::new(rule, budget);
    let mut report = conjectures(&mut source, &search);
    report.stopped = source.stopped.clone().or(report.stopped);
    if let Some(known) = Known::of(rule, &report, &mut source.workspace) {
        known.settle(&mut report);
    }
    report
}

/// The values of the heaps 0, 1, 2, … under a rule, by the definition: what is compared with them is
/// compared with no theorem.
struct Heap<'a> {
    rule: HeapRule,
    workspace: Workspace<'a>,
    /// The limit that ended the values.
    stopped: Option<Stopped>,
}

impl<'a> Heap<'a> {
    fn new(rule: &HeapRule, budget: &'a mut Budget) -> Heap<'a> {
        Heap { rule: rule.clone(), workspace: Workspace::new(budget), stopped: None }
    }
}

impl Source for Heap<'_> {
    fn sequence(&mut self, len: usize) -> &[u64] {
        if let (Some(largest), None) = (len.checked_sub(1), &self.stopped)
            && let Err(SolveError::Stopped(stopped)) =
                self.workspace.table(&self.rule, largest as u64)
        {
            self.stopped = Some(stopped);
        }
        let known = self.workspace.tables.get(&self.rule).map_or(&[][..], Vec::as_slice);
        &known[..len.min(known.len())]
    }
}
