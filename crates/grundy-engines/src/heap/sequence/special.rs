//! Engines for one kind of rule each.

use super::kernel::Kernel;
use super::moves::Shape;
use super::open::Rest;
use super::takes::Taking;
use crate::heap::breaking::Totals;
use grundy_core::{Budget, Stopped};

/// So many values are computed between two looks at the budget.
const AT_ONCE: usize = 1 << 10;

/// An engine for one kind of rule, with its table.
#[derive(Clone, Debug)]
pub(super) enum Special {
    /// A few numbers may be taken.
    Taking(Taking),
    /// Any number but a few may be taken.
    Rest(Rest),
    /// Heaps are broken in ways that the blocks do not know.
    Totals(Box<Totals>),
}

impl Special {
    /// The engine that goes on from a table, which may be empty, if there is one for such rules.
    pub(super) fn new(
        shape: &Shape<'_>,
        kernel: Kernel,
        values: &[u64],
        budget: &mut Budget,
    ) -> Result<Option<Special>, Stopped> {
        Ok(match shape {
            Shape::Takes(takes) => {
                let taking = Taking::new(takes, kernel, values);
                budget.take_bytes(taking.as_ref().map_or(0, Taking::bytes))?;
                taking.map(Special::Taking)
            }
            Shape::AllBut(excluded) => Rest::new(excluded, values).map(Special::Rest),
            Shape::Code(code) => {
                let totals = Totals::new(*code, values);
                budget.take_bytes(totals.as_ref().map_or(0, Totals::bytes))?;
                totals.map(|totals| Special::Totals(Box::new(totals)))
            }
            Shape::Other => None,
        })
    }

    pub(super) fn len(&self) -> usize {
        match self {
            Special::Taking(taking) => taking.values().len(),
            Special::Rest(rest) => rest.values().len(),
            Special::Totals(totals) => totals.values().len(),
        }
    }

    pub(super) fn value(&self, heap: usize) -> Option<u64> {
        match self {
            Special::Taking(taking) => taking.values().get(heap).copied().map(u64::from),
            Special::Rest(rest) => rest.values().get(heap).copied(),
            Special::Totals(totals) => totals.values().get(heap).copied().map(u64::from),
        }
    }

    pub(super) fn values(&self) -> Box<dyn Iterator<Item = u64> + '_> {
        match self {
            Special::Taking(taking) => Box::new(taking.values().iter().copied().map(u64::from)),
            Special::Rest(rest) => Box::new(rest.values().iter().copied()),
            Special::Totals(totals) => Box::new(totals.values().iter().copied().map(u64::from)),
        }
    }

    /// Makes `len` values known, and possibly a few more.
    pub(super) fn extend(&mut self, len: usize, budget: &mut Budget) -> Result<(), Stopped> {
        while self.len() < len {
            let more = (len - self.len()).min(AT_ONCE);
            if let Special::Totals(totals) = self {
                totals.step(budget)?;
                continue;
            }
            budget.spend(more as u64)?;
            match self {
                Special::Totals(_) => {}
                Special::Taking(taking) => {
                    budget.take_bytes(more)?;
                    taking.extend(more);
                }
                Special::Rest(rest) => {
                    budget.take_bytes(more * size_of::<u64>())?;
                    rest.extend(more);
                }
            }
        }
        Ok(())
    }
}
