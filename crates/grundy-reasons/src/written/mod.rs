//! Steps about games whose rules somebody wrote.

#[cfg(feature = "serde")]
mod serial;

use super::{ReasonError, ensure};
use grundy_core::{Options, Player, Ruleset};
use grundy_games::heap::HeapRule;
use grundy_games::written::{GameId, Part, Rules, State, Written};
use rustc_hash::FxHashMap;
use std::collections::BTreeSet;

/// The values of positions of an impartial written game: the mex of the values of their options.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WrittenValues {
    /// The rules.
    pub rules: Rules,
    /// The game.
    pub game: GameId,
    /// A line for each position.
    pub rows: Vec<StateRow>,
    /// The xor of their values.
    pub sum: u64,
    /// How many positions were valued. A count of work done, which nothing rests on.
    pub positions: u64,
}

/// The value of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StateRow {
    /// The position.
    pub state: State,
    /// Its value.
    pub value: u64,
    /// How many options it has.
    pub options: u64,
    /// The first option of each value below its own, and of some above it, by increasing value. No
    /// option has its own value.
    pub shown: Vec<OptionOf>,
}

/// An option and its value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OptionOf {
    /// What it is the sum of, sorted.
    pub to: Vec<Part>,
    /// The xor of their values.
    pub value: u64,
}

/// A written game that is a heap rule of the catalogue.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Recognised {
    /// The rules.
    pub rules: Rules,
    /// The game.
    pub game: GameId,
    /// What it is.
    pub rule: HeapRule,
    /// The heaps.
    pub heaps: Vec<u64>,
}

/// How many positions [`WrittenValues::verify`] is willing to value again.
const MOST_POSITIONS: usize = 20_000;

impl WrittenValues {
    pub(super) fn is_about(&self, written: &Written) -> bool {
        written.rules() == &self.rules
            && written.game() == self.game
            && written.states().iter().eq(self.rows.iter().map(|row| &row.state))
    }

    /// Lists the options of each position again, and values all that follows them again if that is no
    /// more than [`MOST_POSITIONS`]; otherwise only that what is shown fits the definition.
    pub(super) fn verify(&self) -> Result<(), ReasonError> {
        let sum = self.rows.iter().fold(0, |sum, row| sum ^ row.value);
        ensure(self.sum == sum, "the nim-sum of the values")?;
        let mut again = Again { rules: &self.rules, values: FxHashMap::default() };
        self.rows.iter().try_for_each(|row| row.verify(&mut again))
    }
}

impl StateRow {
    fn verify(&self, again: &mut Again<'_>) -> Result<(), ReasonError> {
        let options = again.options(&Part::State(self.state.clone()));
        let options = options.ok_or(ReasonError { what: "the options of a position" })?;
        let options: BTreeSet<Vec<Part>> = options.into_iter().collect();
        ensure(self.options == options.len() as u64, "the number of options")?;
        let shown = self.shown.iter().map(|option| option.value);
        ensure(shown.clone().is_sorted_by(|a, b| a < b), "that each value is shown once")?;
        ensure(!shown.clone().any(|value| value == self.value), "that no option has the value")?;
        let below = shown.filter(|&value| value < self.value).count();
        ensure(below as u64 == self.value, "an option of each smaller value")?;
        for option in &self.shown {
            ensure(options.contains(&option.to), "that an option is one")?;
            let value = option
                .to
                .iter()
                .map(|part| again.value(part))
                .try_fold(0, |sum, value| Some(sum ^ value?));
            ensure(value.is_none_or(|value| value == option.value), "the value of an option")?;
        }
        let value = again.value(&Part::State(self.state.clone()));
        ensure(value.is_none_or(|value| value == self.value), "the value of a position")
    }
}

/// Values by the definition, for a second opinion.
struct Again<'r> {
    rules: &'r Rules,
    values: FxHashMap<Part, u64>,
}

impl Again<'_> {
    fn options(&self, part: &Part) -> Option<Vec<Vec<Part>>> {
        let mut out = Options::with_capacity(1 << 24);
        self.rules.options(part, Player::Left, &mut out).ok()?;
        let sorted = out.iter().map(|parts| {
            let mut parts = parts.to_vec();
            parts.sort_unstable();
            parts
        });
        Some(sorted.collect())
    }

    /// The value of `root`, found with a stack of its own; `None` if too many positions follow.
    fn value(&mut self, root: &Part) -> Option<u64> {
        let mut stack = vec![root.clone()];
        while let Some(part) = stack.last().cloned() {
            if self.values.contains_key(&part) {
                stack.pop();
                continue;
            }
            if self.values.len() + stack.len() > MOST_POSITIONS {
                return None;
            }
            if let Part::Nimber(n) = part {
                self.values.insert(part, n);
                continue;
            }
            let options = self.options(&part)?;
            let unknown = options.iter().flatten().find(|part| !self.values.contains_key(part));
            if let Some(unknown) = unknown {
                stack.push(unknown.clone());
                continue;
            }
            let worth = |parts: &Vec<Part>| {
                parts.iter().filter_map(|part| self.values.get(part)).fold(0, |sum, v| sum ^ v)
            };
            let seen: BTreeSet<u64> = options.iter().map(worth).collect();
            let mex = (0..).find(|value| !seen.contains(value))?;
            self.values.insert(part, mex);
        }
        self.values.get(root).copied()
    }
}

impl Recognised {
    pub(super) fn is_about(&self, written: &Written) -> bool {
        let heaps = written.as_heaps();
        written.rules() == &self.rules
            && written.game() == self.game
            && heaps.is_some_and(|heaps| {
                heaps.rule() == &self.rule && heaps.sizes() == self.heaps.as_slice()
            })
    }

    /// Compares the options of small heaps under both rules once more.
    pub(super) fn verify(&self) -> Result<(), ReasonError> {
        ensure(self.rules.is_heap_rule(self.game, &self.rule), "that the game is this heap rule")
    }
}
