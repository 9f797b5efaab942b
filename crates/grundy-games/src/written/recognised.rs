//! Written rules that are heap rules of the catalogue.
//!
//! Whoever compiled the rules claims that a game is such a rule, for a reason that holds for every
//! heap. Before the claim is believed, both are asked for the options of every small heap.

use super::machine::{self, Sink};
use super::program::Program;
use super::state::{Argument, Kind, Part};
use crate::heap::HeapRule;
use grundy_core::{Options, OptionsError, Player};
use std::collections::BTreeSet;

/// Heaps up to this are compared, besides those up to the largest number of the rule.
const SMALL: u64 = 40;

/// Heaps beyond this are not compared.
const MOST: u64 = 200;

/// Whether game `index` has no claim, or one that is true of small heaps.
pub(super) fn holds(program: &Program, index: usize) -> bool {
    let Some(game) = program.games.get(index) else { return false };
    let Some(rule) = &game.heap else { return true };
    let one_number = matches!(game.parameters.as_slice(), [(_, Kind::Number)]);
    if !one_number || game.right.is_some() || game.endings.is_some() {
        return false;
    }
    let largest = rule.largest_number().saturating_add(SMALL).min(MOST);
    (0..=largest).all(|n| {
        let written = written_options(program, index, n);
        written.is_ok_and(|written| written == heap_options(rule, n))
    })
}

/// A heap whose options take more looks at the clock than this is not compared.
const TICKS: u32 = 8;

/// Lists options, but not for long.
struct Brief {
    options: Options<Part>,
    ticks: u32,
}

impl Sink for Brief {
    fn add(&mut self, part: Part) {
        self.options.add(part);
    }

    fn close(&mut self) -> Result<(), OptionsError> {
        self.options.close()
    }

    fn in_time(&mut self) -> Result<(), OptionsError> {
        self.ticks = self.ticks.checked_sub(1).ok_or(OptionsError::TooMany)?;
        Ok(())
    }
}

type OptionSet = BTreeSet<Vec<u64>>;

/// The options of a heap, each as its sorted parts that are not empty.
fn heap_options(rule: &HeapRule, n: u64) -> OptionSet {
    rule.options(n, Player::Left).map(|parts| standing(parts.as_slice().iter().copied())).collect()
}

fn written_options(program: &Program, index: usize, n: u64) -> Result<OptionSet, OptionsError> {
    let game = &program.games[index];
    let n = i64::try_from(n).map_err(|_| OptionsError::TooMany)?;
    let mut out = Brief { options: Options::with_capacity(1 << 16), ticks: TICKS };
    machine::run(program, &game.options, &[Argument::Number(n)], &mut out)?;
    let out = out.options;
    let size = |part: &Part| match part {
        Part::State(state) if state.game().index() == index => {
            state.number().and_then(|n| u64::try_from(n).ok())
        }
        _ => None,
    };
    let sets = out.iter().map(|parts| {
        let sizes: Option<Vec<u64>> = parts.iter().map(size).collect();
        sizes.map(standing).ok_or(OptionsError::Broken)
    });
    sets.collect()
}

/// Heaps that are not empty, sorted: an empty heap is a heap in which nobody can move.
fn standing(sizes: impl IntoIterator<Item = u64>) -> Vec<u64> {
    let mut sizes: Vec<u64> = sizes.into_iter().filter(|&size| size > 0).collect();
    sizes.sort_unstable();
    sizes
}
