//! Long nim-sequences: the values of the heaps 0, 1, 2, … as fast as the machine allows.
//!
//! A [`Sequence`] picks the engine by itself and changes it when another one pays more; all of them are
//! exact and give the same values. `takes` and `open` know games in which a move takes stones and does no
//! more. For games in which heaps are broken `blocks` treats 64 heaps at a time while values are small, and
//! `scalar` goes on heap by heap beyond. Rules that none of them knows are left to the slow engines.

mod aim;
mod blocks;
mod codec;
mod kernel;
pub(super) mod moves;
mod open;
mod scalar;
pub(super) mod space;
mod special;
mod takes;
#[cfg(test)]
mod tests;

pub use super::period::Recurrence;
pub use kernel::Kernel;
pub use moves::Rule;
pub use space::{Space, SpaceKind};

use super::{Carry, LOOKUPS_PER_POSITION, Period, Proved, index, least_repeat};
use blocks::Blocks;
use grundy_core::{Budget, Stopped};
use kernel::LANES;
use moves::Shape;
use scalar::Scalar;
use special::Special;

/// How many values are computed before a leaping sequence first looks for a period, then twice as many,
/// and so on up to the second number.
const FIRST_PROOF: usize = 512;
const LAST_PROOF: usize = 1 << 17;

/// So many values are copied between two looks at the budget.
const MOST_AT_ONCE: usize = 1 << 20;

/// The nim-sequence of a heap game, as far as it is known.
///
/// ```
/// use grundy_core::{Budget, Limits};
/// use grundy_engines::heap::sequence::{Rule, Sequence};
/// use grundy_engines::heap::Code;
///
/// let kayles = Rule::breaking(Code { digits: &[0, 7, 7], repeat: &[], unequal: false });
/// let mut values = Sequence::new(kayles);
/// values.extend_to(1000, &mut Budget::new(&Limits::default())).unwrap();
/// assert_eq!(values.value(1000), Some(1));
/// ```
#[derive(Clone, Debug)]
pub struct Sequence {
    rule: Rule,
    kernel: Kernel,
    engine: Engine,
    /// When a period is looked for; `None` for never.
    next_proof: Option<usize>,
    /// Whether blocks are not used.
    by_heap: bool,
}

/// An engine with its table.
#[derive(Clone, Debug)]
enum Engine {
    Slow(Vec<u64>),
    Scalar(Scalar),
    Blocks(Box<Blocks>),
    Special(Special),
    /// Values that prove a period, and more. Invariant: at least as many as the proof needs.
    Periodic(Vec<u16>, Period),
}

impl Sequence {
    /// The sequence of a rule, with no value known yet.
    pub fn new(rule: Rule) -> Sequence {
        Sequence::with_kernel(rule, Kernel::best())
    }

    /// The sequence of a rule, computed with these instructions if the machine has them.
    pub fn with_kernel(rule: Rule, kernel: Kernel) -> Sequence {
        let kernel = if kernel.is_available() { kernel } else { Kernel::Portable };
        Sequence {
            rule,
            kernel,
            engine: Engine::Slow(Vec::new()),
            next_proof: None,
            by_heap: false,
        }
    }

    /// The same sequence with these values known, which are taken as they are: the first of it, computed
    /// before.
    #[must_use]
    pub fn resumed(self, values: Vec<u64>) -> Sequence {
        let mut resumed = Sequence { engine: Engine::Slow(values), ..self };
        let moves = resumed.rule.moves().filter(|_| matches!(resumed.rule.shape(), Shape::Other));
        if let Some(moves) = moves.filter(|moves| resumed.len() >= Blocks::shortest(moves)) {
            resumed.hand_over(moves);
        }
        resumed
    }

    /// The same sequence, which goes on by its period as soon as one is proved. Periods that show late
    /// are not looked for, and what is known of sparse spaces is lost then.
    #[must_use]
    pub fn leaping(self) -> Sequence {
        Sequence { next_proof: Some(FIRST_PROOF), ..self }
    }

    /// The same sequence, computed heap by heap: what the blocks are measured against.
    #[must_use]
    pub fn heap_by_heap(self) -> Sequence {
        Sequence { by_heap: true, ..self }
    }

    /// The period by which a [leaping](Sequence::leaping) sequence goes on.
    pub fn period(&self) -> Option<Period> {
        match self.engine {
            Engine::Periodic(_, period) => Some(period),
            _ => None,
        }
    }

    /// The rule.
    pub fn rule(&self) -> &Rule {
        &self.rule
    }

    /// The number of heaps whose value is known: those below it.
    pub fn len(&self) -> usize {
        match &self.engine {
            Engine::Slow(values) => values.len(),
            Engine::Scalar(scalar) => scalar.values().len(),
            Engine::Blocks(blocks) => blocks.len(),
            Engine::Special(special) => special.len(),
            Engine::Periodic(values, _) => values.len(),
        }
    }

    /// Whether no value is known yet.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The value of a heap, if it is known.
    pub fn value(&self, heap: u64) -> Option<u64> {
        let heap = index(heap);
        match &self.engine {
            Engine::Slow(values) => values.get(heap).copied(),
            Engine::Scalar(scalar) => scalar.values().get(heap).copied().map(u64::from),
            Engine::Blocks(blocks) => blocks.value(heap).map(u64::from),
            Engine::Special(special) => special.value(heap),
            Engine::Periodic(values, _) => values.get(heap).copied().map(u64::from),
        }
    }

    /// All values that are known.
    pub fn values(&self) -> Box<dyn Iterator<Item = u64> + '_> {
        match &self.engine {
            Engine::Slow(values) => Box::new(values.iter().copied()),
            Engine::Scalar(scalar) => Box::new(scalar.values().iter().copied().map(u64::from)),
            Engine::Blocks(blocks) => Box::new(blocks.values().map(u64::from)),
            Engine::Special(special) => special.values(),
            Engine::Periodic(values, _) => Box::new(values.iter().copied().map(u64::from)),
        }
    }

    /// The sparse space in use, and its rare heaps but heap 0; `None` if every heap counts as rare.
    pub fn space(&self) -> Option<(Space, &[usize])> {
        let (space, rares) = match &self.engine {
            Engine::Slow(_) | Engine::Special(_) | Engine::Periodic(..) => return None,
            Engine::Scalar(scalar) => (scalar.space(), scalar.rares()),
            Engine::Blocks(blocks) => (blocks.space(), blocks.rares()),
        };
        let max = || self.values().max().unwrap_or(0);
        space.is_sparse().then(|| (space.up_to(max()), rares))
    }

    /// The least period that the first `len` values prove, if they prove one.
    pub fn proves(&self, carry: &Carry<'_>, len: usize) -> Option<Proved> {
        match &self.engine {
            Engine::Slow(values) => carry.find(&values[..len.min(values.len())]),
            Engine::Scalar(scalar) => carry.find(&scalar.values()[..len.min(self.len())]),
            Engine::Periodic(values, _) => carry.find(&values[..len.min(values.len())]),
            Engine::Blocks(blocks) => carry.find(&blocks.values().take(len).collect::<Vec<u16>>()),
            Engine::Special(special) => {
                carry.find(&special.values().take(len).collect::<Vec<u64>>())
            }
        }
    }

    /// The least preperiod + period that the first `len` values leave possible; values that grow count as well if `rises`
    /// says so.
    pub fn least_repeat(&self, len: usize, rises: bool) -> u64 {
        match &self.engine {
            Engine::Slow(values) => least_repeat(&values[..len.min(values.len())], rises),
            Engine::Scalar(scalar) => least_repeat(&scalar.values()[..len.min(self.len())], rises),
            Engine::Blocks(blocks) => {
                least_repeat(&blocks.values().take(len).collect::<Vec<u16>>(), rises)
            }
            Engine::Special(_) | Engine::Periodic(..) => {
                least_repeat(&self.values().take(len).collect::<Vec<u64>>(), rises)
            }
        }
    }

    /// Makes the values of all heaps up to `last` known, and possibly those of a few more.
    ///
    /// # Errors
    /// If a limit is reached. What was found until then stays known.
    pub fn extend_to(&mut self, last: u64, budget: &mut Budget) -> Result<(), Stopped> {
        let len = index(last).saturating_add(1);
        self.specialise(budget)?;
        while self.len() < len {
            self.leap();
            match &mut self.engine {
                // A leaping sequence looks for a period now and then.
                Engine::Special(special) => {
                    special.extend(len.min(self.next_proof.unwrap_or(len)), budget)?;
                }
                Engine::Slow(values) => {
                    let moves = self.rule.moves();
                    let shortest = moves.as_ref().map_or(usize::MAX, Blocks::shortest);
                    let until = len.min(shortest);
                    self.rule.slowly(values, until, budget)?;
                    if let Some(moves) = moves.filter(|_| values.len() >= shortest) {
                        self.hand_over(moves);
                    }
                }
                Engine::Scalar(scalar) => {
                    let lookups = scalar.effort();
                    budget.spend(1 + (lookups / LOOKUPS_PER_POSITION) as u64)?;
                    budget.take_bytes(size_of::<u16>())?;
                    if scalar.step().is_err() {
                        let values = scalar.values().iter().copied().map(u64::from).collect();
                        self.engine = Engine::Slow(values);
                    }
                }
                Engine::Periodic(values, period) => {
                    let more = (len - values.len()).min(MOST_AT_ONCE);
                    budget.spend(1 + (more / LOOKUPS_PER_POSITION) as u64)?;
                    budget.take_bytes(more * size_of::<u16>())?;
                    repeat(values, *period, more);
                }
                Engine::Blocks(blocks) => {
                    let lookups = blocks.effort() * LANES;
                    budget.spend((LANES + lookups / LOOKUPS_PER_POSITION) as u64)?;
                    budget.take_bytes(LANES)?;
                    if blocks.block().is_err() {
                        let values = blocks.values().collect();
                        let (moves, space) = (blocks.moves().clone(), blocks.space());
                        self.engine = Engine::Scalar(Scalar::new(moves, space, values));
                    }
                }
            }
        }
        Ok(())
    }

    /// Looks for a period if it is time to, and goes on by it if there is one.
    fn leap(&mut self) {
        let Some(at) = self.next_proof.filter(|&at| at <= self.len()) else { return };
        self.next_proof = Some(2 * at).filter(|&next| next <= LAST_PROOF);
        if !matches!(self.engine, Engine::Blocks(_) | Engine::Special(_)) {
            return;
        }
        let found = self.rule.carry().and_then(|carry| self.proves(&carry, self.len()));
        if let Some(proved) = found.filter(|proved| proved.period.saltus == 0) {
            let words: Option<Vec<u16>> =
                self.values().map(|value| value.try_into().ok()).collect();
            if let Some(words) = words {
                self.engine = Engine::Periodic(words, proved.period);
            }
        }
    }

    /// From the slow engine to one for the kind of the rule, if there is one.
    fn specialise(&mut self, budget: &mut Budget) -> Result<(), Stopped> {
        let Engine::Slow(values) = &self.engine else { return Ok(()) };
        if !self.by_heap {
            let special = Special::new(&self.rule.shape(), self.kernel, values, budget)?;
            if let Some(special) = special {
                self.engine = Engine::Special(special);
            }
        }
        Ok(())
    }

    /// From the slow engine to the fastest that can hold the values.
    fn hand_over(&mut self, moves: moves::Moves) {
        let Engine::Slow(values) = &self.engine else { return };
        let blocks = Blocks::new(moves.clone(), self.kernel, values).ok();
        if let Some(blocks) = blocks.filter(|_| !self.by_heap) {
            self.engine = Engine::Blocks(Box::new(blocks));
            return;
        }
        let words: Option<Vec<u16>> = values.iter().map(|&value| value.try_into().ok()).collect();
        if let Some(words) = words {
            self.engine = Engine::Scalar(Scalar::new(moves, Space::DENSE, words));
        }
    }
}

/// Adds `more` values, each that of the heap a period earlier.
fn repeat(values: &mut Vec<u16>, period: Period, more: usize) {
    let len = values.len() + more;
    let (preperiod, period) = (index(period.preperiod), index(period.period));
    while values.len() < len {
        // Whole periods after the preperiod. What was added can be copied again, so they grow.
        let regular = (values.len() - preperiod).min(MOST_AT_ONCE.max(period));
        let from = values.len() - regular / period * period;
        let to = values.len().min(from + len - values.len());
        values.extend_from_within(from..to);
    }
}
