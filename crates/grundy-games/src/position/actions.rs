//! Lists of actions that may have been cut short.

use super::{Action, Move};
use grundy_core::{Budget, Stopped};

/// Actions of a term, perhaps not all that there are.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Actions {
    /// The actions, in the order of [`Term::actions`](super::Term::actions).
    pub listed: Vec<Action>,
    /// Whether there are more than were listed.
    pub more: bool,
}

impl Actions {
    /// What an action takes that is listed, in bytes: once among the actions of its term, in a list that may be
    /// half empty, and once among the moves of each player.
    pub const LISTED: usize = 4 * size_of::<Move>();

    /// The first `most` of `actions`.
    pub fn first(most: usize, actions: impl IntoIterator<Item = Action>) -> Actions {
        let mut actions = actions.into_iter();
        let listed: Vec<Action> = actions.by_ref().take(most).collect();
        Actions { listed, more: actions.next().is_some() }
    }

    /// The same, while `budget` has time and room.
    ///
    /// # Errors
    /// If a limit is reached.
    pub fn within(
        budget: &Budget,
        most: usize,
        actions: impl IntoIterator<Item = Action>,
    ) -> Result<Actions, Stopped> {
        /// So many actions are listed between two looks at the clock.
        const PER_LOOK_AT_THE_CLOCK: usize = 1 << 12;
        let mut actions = actions.into_iter();
        let mut listed = Vec::new();
        for action in actions.by_ref().take(most) {
            if listed.len() == listed.capacity() || listed.len() % PER_LOOK_AT_THE_CLOCK == 0 {
                budget.in_time()?;
                budget.room_for((listed.len() * Actions::LISTED) as u64)?;
            }
            listed.push(action);
        }
        Ok(Actions { listed, more: actions.next().is_some() })
    }
}
