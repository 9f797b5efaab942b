//! Terms under one rule, taken together: `kl[1, 2](4) + kl[1, 2](5)` is `kl[1, 2](4, 5)`.

use grundy_games::heap::Heaps;
use grundy_games::{Action, Actions, Move, Position, Term};
use grundy_reasons::MoveList;

/// Heaps of several terms that are all under one rule, as one term.
pub(super) struct Merged {
    pub(super) term: Term,
    /// Where the heaps of each term begin among those of `term`.
    starts: Vec<usize>,
}

impl Merged {
    /// The terms of `position` as one, if all of them are heaps under one rule.
    pub(super) fn new(position: &Position) -> Option<Merged> {
        let mut sizes = Vec::new();
        let mut starts = Vec::new();
        let mut first: Option<&Heaps> = None;
        for term in position.terms() {
            let Term::Heaps(heaps) = term else { return None };
            if first.get_or_insert(heaps).rule() != heaps.rule() {
                return None;
            }
            starts.push(sizes.len());
            sizes.extend_from_slice(heaps.sizes());
        }
        let term = Term::Heaps(Heaps::new(first?.named().clone(), sizes));
        Some(Merged { term, starts })
    }

    /// Actions of the one term as moves of the position.
    pub(super) fn moves(&self, actions: Actions) -> MoveList {
        let moves = actions.listed.into_iter().map(|action| self.place(action)).collect();
        MoveList { moves, more: actions.more }
    }

    fn place(&self, action: Action) -> Move {
        let Action::Heap { heap, from, to } = action else { return Move { term: 0, action } };
        // The last term that begins at or before the heap; terms without heaps begin there too.
        let term = self.starts.partition_point(|&start| start <= heap) - 1;
        let heap = heap - self.starts[term];
        Move { term, action: Action::Heap { heap, from, to } }
    }
}
