//! How long a search for patterns goes on.

use grundy_core::{Alarm, Limit};
use std::cell::Cell;

/// Tells when the time of a search is up. What was being tried then counts neither as found nor as refuted.
#[derive(Debug, Default)]
pub(super) struct Patience {
    alarm: Option<Alarm>,
    rounds: Cell<u32>,
    rang: Cell<Option<Limit>>,
}

/// So many values are tried between two looks at the clock.
const ROUNDS_PER_LOOK_AT_THE_CLOCK: u32 = 64;

impl Patience {
    /// The search goes on until `alarm` rings, or to its end.
    pub(super) fn new(alarm: Option<&Alarm>) -> Patience {
        Patience { alarm: alarm.cloned(), ..Patience::default() }
    }

    /// Whether the time is up. Cheap: the clock is looked at now and then.
    pub(super) fn is_over(&self) -> bool {
        let rounds = self.rounds.get();
        self.rounds.set(rounds.wrapping_add(1));
        if rounds.is_multiple_of(ROUNDS_PER_LOOK_AT_THE_CLOCK) && self.rang.get().is_none() {
            self.rang.set(self.alarm.as_ref().and_then(Alarm::rings));
        }
        self.rang.get().is_some()
    }

    /// What ended the search.
    pub(super) fn rang(&self) -> Option<Limit> {
        self.rang.get()
    }
}
