//! The values of heap rules, and what is proved of them.

use super::proof::Known;
use super::{Report, Search, Source, conjectures, search_to};
use grundy_core::{Limits, Stopped};
use grundy_games::heap::{HeapRule, Heaps};
use grundy_games::{Term, Unsolved, Workspace};

pub(super) fn pattern(rule: &HeapRule, to: Option<u64>, limits: &Limits) -> Report {
    let mut source = Heap::new(rule, limits);
    let search = Search { horizon: largest_number(rule), ..search_to(to, 0) };
    let mut report = conjectures(&mut source, &search);
    report.stopped = source.stopped.clone();
    if let Some(known) = Known::of(rule, &report, &mut source.workspace) {
        known.settle(&mut report);
    }
    report
}

/// The largest number that a rule speaks of. Heaps below it do not show the whole of the rule.
fn largest_number(rule: &HeapRule) -> u64 {
    let last = |takes: &[u64]| takes.last().copied().unwrap_or(0);
    match rule {
        HeapRule::Nim | HeapRule::Star | HeapRule::Grundys => 0,
        HeapRule::Take(range) => range.most(),
        HeapRule::Subtract(takes) | HeapRule::AllBut(takes) => last(takes.as_slice()),
        HeapRule::Octal(code) => (code.digits().len() + code.repeat().len()) as u64,
        HeapRule::Kl(kl) => kl.forbidden(grundy_core::Player::Left),
    }
}

/// The values of the heaps 0, 1, 2, … under a rule.
struct Heap {
    rule: HeapRule,
    workspace: Workspace,
    values: Vec<u64>,
    /// The limit that ended the values.
    stopped: Option<Stopped>,
}

impl Heap {
    fn new(rule: &HeapRule, limits: &Limits) -> Heap {
        let workspace = Workspace::new(limits);
        Heap { rule: rule.clone(), workspace, values: Vec::new(), stopped: None }
    }

    fn extend(&mut self, len: usize) -> Result<(), Unsolved> {
        // The largest heap first, so that the table is made once.
        if let Some(largest) = len.checked_sub(1) {
            value(&self.rule, largest as u64, &mut self.workspace)?;
        }
        while self.values.len() < len {
            let n = self.values.len() as u64;
            self.workspace.budget.spend(1)?;
            self.workspace.budget.take_bytes(size_of::<u64>())?;
            self.values.push(value(&self.rule, n, &mut self.workspace)?);
        }
        Ok(())
    }
}

/// The value of a heap.
pub(super) fn value(rule: &HeapRule, n: u64, ws: &mut Workspace) -> Result<u64, Unsolved> {
    Term::Heaps(Heaps::new(rule.clone(), vec![n])).value(ws)
}

impl Source for Heap {
    fn sequence(&mut self, len: usize) -> &[u64] {
        if self.values.len() < len
            && self.stopped.is_none()
            && let Err(Unsolved::Stopped(stopped)) = self.extend(len)
        {
            self.stopped = Some(stopped);
            // What the table had when the limit was reached is known all the same.
            if let Some(table) = self.workspace.tables.get(&self.rule) {
                let known = &table[..table.len().min(len)];
                self.values.extend(known.iter().skip(self.values.len()));
            }
        }
        &self.values[..len.min(self.values.len())]
    }
}
