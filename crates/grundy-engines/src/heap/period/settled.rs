//! Arithmetic periods of games in which a move takes any number but a few.

use super::{Period, index};

/// Whether a table for taking any number not in `excluded` shows that it goes on for ever with
/// `period`, from the last whole period of the table on.
///
/// Let m be the largest excluded number. The options of n are all heaps below n − m, the *old* ones,
/// and some of the m heaps before n, the *window*. Let a be the least value that no old heap has.
/// Values below a are options of n and of every later heap, and play no part any more. So what
/// follows n is determined by the values of the window from a on, in place, and the set of values
/// above a that old heaps have; and if all of these are larger by s, what follows is larger by s.
/// Hence if the state after the table is the state one period earlier, with s the saltus added, then
/// g(n + p) = g(n) + s for all n from one period before the end of the table on.
pub(super) fn settled(values: &[u64], excluded: &[u64], period: &Period) -> bool {
    let window = excluded.last().map_or(0, |&most| index(most));
    let earlier = values.len().checked_sub(index(period.period));
    let Some(earlier) = earlier.filter(|&earlier| earlier >= window) else { return false };
    let before = State::after(&values[..earlier], window);
    let now = State::after(values, window);
    now.least.checked_sub(before.least) == Some(period.saltus)
        && now.window == before.window
        && now.old == before.old
}

/// What determines the values to come. See [`settled()`].
struct State {
    /// The least value that no old heap has.
    least: u64,
    /// The values of the window less `least`; `None` where below it.
    window: Vec<Option<u64>>,
    /// The values of old heaps above `least`, less `least`, strictly increasing.
    old: Vec<u64>,
}

impl State {
    fn after(values: &[u64], window: usize) -> State {
        let (old, window) = values.split_at(values.len() - window);
        let mut old = old.to_vec();
        old.sort_unstable();
        old.dedup();
        let least = old.iter().zip(0u64..).take_while(|&(&value, at)| value == at).count();
        let above = old.split_off(least);
        let least = least as u64;
        State {
            least,
            window: window.iter().map(|value| value.checked_sub(least)).collect(),
            old: above.into_iter().map(|value| value - least).collect(),
        }
    }
}
