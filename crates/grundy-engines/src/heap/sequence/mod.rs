//! Long nim-sequences: the values of the heaps 0, 1, 2, … as fast as the machine allows.
//!
//! A [`Sequence`] picks the engine by itself and changes it when another one pays more; all of them are
//! exact and give the same values. [`blocks`] treats 64 heaps at a time while values are small,
//! [`scalar`] goes on heap by heap beyond, and rules that neither knows are left to the slow engines.

mod aim;
mod blocks;
mod codec;
mod kernel;
mod moves;
mod scalar;
mod space;
#[cfg(test)]
mod tests;

pub use kernel::Kernel;
pub use moves::Rule;
pub use space::{Space, SpaceKind};

use super::{Carry, LOOKUPS_PER_POSITION, Proved, index};
use blocks::Blocks;
use grundy_core::{Budget, Stopped};
use kernel::LANES;
use scalar::Scalar;

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
}

/// An engine with its table.
#[derive(Clone, Debug)]
enum Engine {
    Slow(Vec<u64>),
    Scalar(Scalar),
    Blocks(Blocks),
}

impl Sequence {
    /// The sequence of a rule, with no value known yet.
    pub fn new(rule: Rule) -> Sequence {
        Sequence::with_kernel(rule, Kernel::best())
    }

    /// The sequence of a rule, computed with these instructions if the machine has them.
    pub fn with_kernel(rule: Rule, kernel: Kernel) -> Sequence {
        let kernel = if kernel.is_available() { kernel } else { Kernel::Portable };
        Sequence { rule, kernel, engine: Engine::Slow(Vec::new()) }
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
        }
    }

    /// All values that are known.
    pub fn values(&self) -> Box<dyn Iterator<Item = u64> + '_> {
        match &self.engine {
            Engine::Slow(values) => Box::new(values.iter().copied()),
            Engine::Scalar(scalar) => Box::new(scalar.values().iter().copied().map(u64::from)),
            Engine::Blocks(blocks) => Box::new(blocks.values().map(u64::from)),
        }
    }

    /// The sparse space in use, and its rare heaps but heap 0; `None` if every heap counts as rare.
    pub fn space(&self) -> Option<(Space, &[usize])> {
        let (space, rares) = match &self.engine {
            Engine::Slow(_) => return None,
            Engine::Scalar(scalar) => (scalar.space(), scalar.rares()),
            Engine::Blocks(blocks) => (blocks.space(), blocks.rares()),
        };
        space.is_sparse().then_some((space, rares))
    }

    /// The least period that the first `len` values prove, if they prove one.
    pub fn proves(&self, carry: &Carry<'_>, len: usize) -> Option<Proved> {
        match &self.engine {
            Engine::Slow(values) => carry.find(&values[..len.min(values.len())]),
            Engine::Scalar(scalar) => carry.find(&scalar.values()[..len.min(self.len())]),
            Engine::Blocks(blocks) => carry.find(&blocks.values().take(len).collect::<Vec<u16>>()),
        }
    }

    /// Makes the values of all heaps up to `last` known, and possibly those of a few more.
    ///
    /// # Errors
    /// If a limit is reached. What was found until then stays known.
    pub fn extend_to(&mut self, last: u64, budget: &mut Budget) -> Result<(), Stopped> {
        let len = index(last).saturating_add(1);
        while self.len() < len {
            match &mut self.engine {
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

    /// From the slow engine to the fastest that can hold the values.
    fn hand_over(&mut self, moves: moves::Moves) {
        let Engine::Slow(values) = &self.engine else { return };
        if let Ok(blocks) = Blocks::new(moves.clone(), self.kernel, values) {
            self.engine = Engine::Blocks(blocks);
            return;
        }
        let words: Option<Vec<u16>> = values.iter().map(|&value| value.try_into().ok()).collect();
        if let Some(words) = words {
            self.engine = Engine::Scalar(Scalar::new(moves, Space::DENSE, words));
        }
    }
}
