//! What solving shares between terms.

use crate::SolveError;
use crate::{heap, written};
use grundy_core::Budget;
use grundy_engines::heap::Proved;
use grundy_games::heap::HeapRule;
use grundy_games::written::Rules;
use rustc_hash::FxHashMap;

/// Which of the three ways the sources teach for taking 1 to k stones.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum TakeMethod {
    /// A table by the definition.
    Table,
    /// The sliding window.
    Window,
    /// The closed form.
    #[default]
    Closed,
}

/// What solving shares between terms: the budget, tables of values, and what was asked for.
pub struct Workspace<'a> {
    /// The budget of the whole question.
    pub budget: &'a mut Budget,
    /// How bounded subtraction is to be solved.
    pub take_method: TakeMethod,
    /// How many moves are listed at most.
    pub most_moves: usize,
    /// The values of the heaps 0, 1, 2, … under each rule, as far as they were needed.
    pub tables: FxHashMap<HeapRule, Vec<u64>>,
    /// The periods that were proved by those tables.
    pub periods: FxHashMap<HeapRule, Proved>,
    /// How many values were found to prove no period.
    pub unproved: FxHashMap<HeapRule, usize>,
    /// The values of written games.
    pub written: FxHashMap<Rules, written::Values>,
}

impl<'a> Workspace<'a> {
    /// How many moves are listed if nothing else is asked for.
    pub const MOST_MOVES: usize = 10_000;

    /// A workspace that knows nothing yet.
    pub fn new(budget: &'a mut Budget) -> Workspace<'a> {
        Workspace {
            budget,
            take_method: TakeMethod::default(),
            most_moves: Workspace::MOST_MOVES,
            tables: FxHashMap::default(),
            periods: FxHashMap::default(),
            unproved: FxHashMap::default(),
            written: FxHashMap::default(),
        }
    }

    /// The values of the heaps 0 to `largest` under an impartial rule, or to a larger heap, by the
    /// definition and no theorem.
    ///
    /// # Errors
    /// If a limit is reached. What was found until then is in [`tables`](Workspace::tables).
    pub fn table(&mut self, rule: &HeapRule, largest: u64) -> Result<&[u64], SolveError> {
        heap::extend_table(rule, largest, self)?;
        Ok(self.tables.get(rule).map_or(&[], Vec::as_slice))
    }
}
