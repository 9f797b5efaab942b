//! The numbers of red-blue trees.

use grundy_core::{Budget, Outcome, Stopped};
use grundy_games::bush::{Colour, Drawing, Edge, GROUND};
use rustc_hash::FxHashMap;
use std::cmp::Ordering;
use std::fmt;

/// A number whose denominator is a power of two.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Dyadic {
    numerator: i128,
    /// Invariant: 0 if the numerator is even, so that every number is written in one way; at most
    /// [`FINEST`].
    log_denominator: u32,
}

/// Finer numbers are not computed.
const FINEST: u32 = 100;

impl Dyadic {
    /// Zero.
    pub const ZERO: Dyadic = Dyadic { numerator: 0, log_denominator: 0 };

    /// `numerator` / 2^`log_denominator`, if it is neither too large nor too fine.
    pub fn new(numerator: i128, log_denominator: u32) -> Option<Dyadic> {
        let common = numerator.trailing_zeros().min(log_denominator);
        let log_denominator = log_denominator - common;
        (log_denominator <= FINEST)
            .then(|| Dyadic { numerator: numerator >> common, log_denominator })
    }

    /// The numerator in lowest terms.
    pub fn numerator(self) -> i128 {
        self.numerator
    }

    /// The logarithm to base 2 of the denominator in lowest terms.
    pub fn log_denominator(self) -> u32 {
        self.log_denominator
    }

    /// The sum, if it is neither too large nor too fine.
    pub fn plus(self, other: Dyadic) -> Option<Dyadic> {
        let log = self.log_denominator.max(other.log_denominator);
        let scaled = |number: Dyadic| {
            number.numerator.checked_mul(1i128.checked_shl(log - number.log_denominator)?)
        };
        Dyadic::new(scaled(self)?.checked_add(scaled(other)?)?, log)
    }

    fn minus(self) -> Dyadic {
        Dyadic { numerator: -self.numerator, ..self }
    }

    /// Who wins a game that is this number.
    pub fn outcome(self) -> Outcome {
        match self.numerator.cmp(&0) {
            Ordering::Greater => Outcome::L,
            Ordering::Less => Outcome::R,
            Ordering::Equal => Outcome::P,
        }
    }

    /// What it becomes on top of a blue edge: (x + n) / 2^(n − 1) for the least n ≥ 1 with x + n > 1
    /// (Berlekamp, Conway, Guy 1982).
    fn on_blue(self) -> Option<Dyadic> {
        // The least whole number above 1 − x.
        let floor = self.numerator >> self.log_denominator;
        let whole = self.log_denominator == 0;
        let above = 1i128.checked_sub(floor)?.checked_add(i128::from(whole))?;
        let n = above.max(1);
        let log = u32::try_from(n - 1).ok().filter(|&log| log <= FINEST)?;
        let sum = self.plus(Dyadic::new(n, 0)?)?;
        Dyadic::new(sum.numerator, sum.log_denominator + log)
    }
}

impl fmt::Display for Dyadic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.log_denominator {
            0 => write!(f, "{}", self.numerator),
            log => write!(f, "{}/{}", self.numerator, 1u128 << log),
        }
    }
}

/// What finding the number of a tree takes for each edge, in bytes: its neighbourhoods, and a number for each vertex.
const BYTES_FOR_AN_EDGE: u64 = 320;

/// The number of a drawing of which every plant is a tree without green edges, if it is neither too large
/// nor too fine. A stalk is a tree, and what has fallen does not count.
///
/// # Errors
/// If a limit is reached.
pub(super) fn of_trees(drawing: &Drawing, budget: &Budget) -> Result<Option<Dyadic>, Stopped> {
    budget.room_for((drawing.lines().len() as u64).saturating_mul(BYTES_FOR_AN_EDGE))?;
    let bush = drawing.bush();
    let mut looks = budget.each(std::iter::repeat(()));
    let mut look = || looks.next().transpose().map(|_| ());
    let mut touching: FxHashMap<u32, Vec<usize>> = FxHashMap::default();
    for (index, &Edge(a, b)) in bush.edges().iter().enumerate() {
        look()?;
        touching.entry(a).or_default().push(index);
        if a != b {
            touching.entry(b).or_default().push(index);
        }
    }
    // From the ground upwards: each vertex with the edge below it.
    let mut order: Vec<(u32, u32, Colour)> = Vec::new();
    let mut used = vec![false; bush.edges().len()];
    let mut values: FxHashMap<u32, Dyadic> = FxHashMap::from_iter([(GROUND, Dyadic::ZERO)]);
    let mut waiting = vec![GROUND];
    while let Some(vertex) = waiting.pop() {
        for &index in touching.get(&vertex).map_or(&[][..], Vec::as_slice) {
            look()?;
            if std::mem::replace(&mut used[index], true) {
                continue;
            }
            let Edge(a, b) = bush.edges()[index];
            let above = if a == vertex { b } else { a };
            let colour = drawing.lines()[index].colour;
            let cycle = values.insert(above, Dyadic::ZERO).is_some();
            if cycle || colour == Colour::Green {
                return Ok(None);
            }
            order.push((above, vertex, colour));
            waiting.push(above);
        }
    }
    for (above, below, colour) in order.into_iter().rev() {
        look()?;
        let value = values[&above];
        let branch = match colour {
            Colour::Red => value.minus().on_blue().map(Dyadic::minus),
            Colour::Blue | Colour::Green => value.on_blue(),
        };
        let sum = values.get(&below).zip(branch).and_then(|(sum, branch)| sum.plus(branch));
        let Some(sum) = sum else { return Ok(None) };
        values.insert(below, sum);
    }
    Ok(values.get(&GROUND).copied())
}
