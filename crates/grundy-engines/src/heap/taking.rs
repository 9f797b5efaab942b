//! Tables for games in which a move takes stones and does no more.

use super::{index, push};
use grundy_core::{Budget, Mex, Stopped};

/// What a move may take from a heap.
#[derive(Clone, Copy, Debug)]
pub enum Takes<'a> {
    /// Every number from the first to the second, both included. The first is not 0.
    Range(u64, u64),
    /// The numbers listed, which are strictly increasing and not 0.
    Set(&'a [u64]),
}

/// Extends a table to `len` heaps by the definition: in time O(n·k) for k takes.
///
/// # Errors
/// If a limit is reached. What was found until then stays in the table.
pub fn taking(
    values: &mut Vec<u64>,
    len: usize,
    takes: Takes<'_>,
    budget: &mut Budget,
) -> Result<(), Stopped> {
    let mut mex = Mex::new();
    for n in values.len()..len {
        mex.clear();
        let lookups = match takes {
            Takes::Range(least, most) => {
                let end = n.checked_sub(index(least)).map_or(0, |last| last + 1);
                let start = n.saturating_sub(index(most)).min(end);
                values[start..end].iter().for_each(|&value| mex.insert(value));
                end - start
            }
            Takes::Set(takes) => {
                let legal = takes.iter().map_while(|&take| n.checked_sub(index(take)));
                legal.map(|to| mex.insert(values[to])).count()
            }
        };
        push(values, mex.value(), lookups, budget)?;
    }
    Ok(())
}

/// Extends a table for taking 1 to `most` stones to `len` heaps, with the last `most` values in
/// view: in time O(n).
///
/// The values in view are those of the options, and they are distinct, since each heap in view is
/// an option of every later one. So the least value not in view is the one that has just slid out
/// of it, or, while nothing has, one never used before.
///
/// # Errors
/// If a limit is reached. What was found until then stays in the table.
pub fn window(
    values: &mut Vec<u64>,
    len: usize,
    most: u64,
    budget: &mut Budget,
) -> Result<(), Stopped> {
    for n in values.len()..len {
        let slid_out = n.checked_sub(index(most)).and_then(|first| first.checked_sub(1));
        let value = slid_out.map_or(n as u64, |heap| values[heap]);
        push(values, value, 1, budget)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use grundy_core::Limits;

    #[test]
    fn the_window_agrees_with_the_definition() {
        let mut budget = Budget::new(&Limits::default());
        for most in (1..20).chain([u64::MAX]) {
            let (mut by_table, mut by_window) = (Vec::new(), Vec::new());
            taking(&mut by_table, 100, Takes::Range(1, most), &mut budget).unwrap();
            window(&mut by_window, 100, most, &mut budget).unwrap();
            assert_eq!(by_table, by_window, "take 1 to {most}");
        }
    }

    #[test]
    fn a_set_and_a_range_of_the_same_takes_agree() {
        let mut budget = Budget::new(&Limits::default());
        let (mut set, mut range) = (Vec::new(), Vec::new());
        taking(&mut set, 60, Takes::Set(&[3, 4, 5]), &mut budget).unwrap();
        taking(&mut range, 60, Takes::Range(3, 5), &mut budget).unwrap();
        assert_eq!(set, range);
        assert_eq!(set[..9], [0, 0, 0, 1, 1, 1, 2, 2, 0]);
    }

    #[test]
    fn a_limit_stops_the_table_and_keeps_what_was_found() {
        let limits = Limits { positions: 10, ..Limits::default() };
        let mut values = Vec::new();
        let stopped =
            taking(&mut values, 100, Takes::Range(1, 3), &mut Budget::new(&limits)).unwrap_err();
        assert_eq!(stopped.positions, 10);
        assert_eq!(values, [0, 1, 2, 3, 0, 1, 2, 3, 0, 1]);
    }
}
