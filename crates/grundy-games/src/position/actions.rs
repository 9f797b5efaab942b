//! Lists of actions that may have been cut short.

use super::Action;

/// Actions of a term, perhaps not all that there are.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Actions {
    /// The actions, in the order of [`Term::actions`](super::Term::actions).
    pub listed: Vec<Action>,
    /// Whether there are more than were listed.
    pub more: bool,
}

impl Actions {
    /// The first `most` of `actions`.
    pub fn first(most: usize, actions: impl IntoIterator<Item = Action>) -> Actions {
        let mut actions = actions.into_iter();
        let listed: Vec<Action> = actions.by_ref().take(most).collect();
        Actions { listed, more: actions.next().is_some() }
    }
}
