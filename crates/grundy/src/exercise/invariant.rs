//! "Which condition do the lost positions fulfil?"

use super::Level;
use crate::random::Random;
use grundy_lang::Formula;
use std::fmt;

/// A game on one to three heaps whose lost positions fulfil a condition that comes again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Piles {
    /// Take 1 to `most` stones from one of `heaps` heaps.
    UpTo {
        /// How many heaps.
        heaps: usize,
        /// How many stones may be taken at most.
        most: u64,
    },
    /// Take a number in a set from a single heap. Increasing, without 0.
    OneOf(Vec<u64>),
    /// Choose one or more of `heaps` heaps, and take exactly `each` stones from every one of them.
    Several {
        /// How many heaps.
        heaps: usize,
        /// How many stones are taken from each.
        each: u64,
    },
}

/// A game, and the condition of its lost positions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Invariant {
    /// The game.
    pub game: Piles,
    /// For [`Piles::OneOf`] the period of who wins, and the lost heaps within it.
    pattern: (u64, Vec<u64>),
}

/// A condition that is not that of the lost positions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum InvariantError {
    /// The formula is none, or no condition.
    NoCondition,
    /// The formula breaks down at these numbers.
    Broken(Vec<u64>),
    /// From this position, which fulfils it, a move leads to that one, which fulfils it too.
    Kept(Vec<u64>, Vec<u64>),
    /// No move leads from this position, which does not fulfil it, to one that does.
    Unreached(Vec<u64>),
}

impl fmt::Display for InvariantError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            InvariantError::NoCondition => f.write_str("it is no condition"),
            InvariantError::Broken(at) => write!(f, "it breaks down at {at:?}"),
            InvariantError::Kept(from, to) => write!(f, "a move leads from {from:?} to {to:?}"),
            InvariantError::Unreached(at) => write!(f, "no move from {at:?} leads to it"),
        }
    }
}

impl std::error::Error for InvariantError {}

impl Invariant {
    /// How the heaps are called.
    pub fn names(&self) -> &'static [&'static str] {
        match self.game.heaps() {
            1 => &["n"],
            2 => &["a", "b"],
            _ => &["a", "b", "c"],
        }
    }

    /// After so many positions in each direction the condition comes again, all directions multiplied.
    pub fn cases(&self) -> u64 {
        match &self.game {
            Piles::UpTo { heaps, most } => power(most + 1, *heaps),
            Piles::OneOf(_) => self.pattern.0,
            Piles::Several { heaps, each } => power(2 * each, *heaps),
        }
    }

    /// The condition, in the language of rules.
    pub fn formula(&self) -> String {
        let names = self.names();
        match &self.game {
            Piles::UpTo { heaps: 1, most } => format!("n % {} == 0", most + 1),
            Piles::UpTo { heaps: 2, most } => format!("a % {0} == b % {0}", most + 1),
            Piles::UpTo { most, .. } => {
                let rests: Vec<String> =
                    names.iter().map(|name| format!("({name} % {})", most + 1)).collect();
                format!("{} == 0", rests.join(" xor "))
            }
            Piles::OneOf(_) => {
                let (period, lost) = &self.pattern;
                let cases: Vec<String> =
                    lost.iter().map(|rest| format!("n % {period} == {rest}")).collect();
                cases.join(" or ")
            }
            Piles::Several { each, .. } => {
                let whole = |name: &&str| match each {
                    1 => format!("{name} % 2 == 0"),
                    each => format!("{name} / {each} % 2 == 0"),
                };
                names.iter().map(whole).collect::<Vec<String>>().join(" and ")
            }
        }
    }

    /// The game in the language of rules.
    pub fn rule_text(&self) -> String {
        let names = self.names();
        let after = |taken: &dyn Fn(usize) -> Option<String>| {
            let heap = |(i, name): (usize, &&str)| match taken(i) {
                Some(take) => format!("{name} - {take}"),
                None => (*name).to_owned(),
            };
            let heaps: Vec<String> = names.iter().enumerate().map(heap).collect();
            format!("f({})", heaps.join(", "))
        };
        let options: Vec<String> = match &self.game {
            Piles::UpTo { most, .. } => (0..names.len())
                .map(|at| {
                    let option = after(&|i| (i == at).then(|| "k".to_owned()));
                    format!("{option} for k in 1..={most} if k <= {}", names[at])
                })
                .collect(),
            Piles::OneOf(takes) => {
                let takes: Vec<String> = takes.iter().map(u64::to_string).collect();
                vec![format!("f(n - k) for k in [{}] if k <= n", takes.join(", "))]
            }
            Piles::Several { each, .. } => (1..1usize << names.len())
                .map(|some| {
                    let option = after(&|i| (some >> i & 1 == 1).then(|| each.to_string()));
                    let enough = names.iter().enumerate().filter(|(i, _)| some >> i & 1 == 1);
                    let enough: Vec<String> =
                        enough.map(|(_, name)| format!("{name} >= {each}")).collect();
                    format!("{option} if {}", enough.join(" and "))
                })
                .collect(),
        };
        format!("game f({}) = {{ {} }}", names.join(", "), options.join(", "))
    }

    /// Up to which heap positions are compared.
    pub fn compared_to(&self) -> u64 {
        match self.game.heaps() {
            1 => 120,
            2 => 32,
            _ => 13,
        }
    }

    /// Every position that is compared, smaller ones before larger ones in every heap.
    fn positions(&self) -> impl Iterator<Item = Vec<u64>> + use<> {
        let (heaps, side) = (self.game.heaps(), self.compared_to() + 1);
        (0..power(side, heaps)).map(move |index| {
            let mut rest = index;
            let mut at: Vec<u64> = (0..heaps)
                .map(|_| {
                    let n = rest % side;
                    rest /= side;
                    n
                })
                .collect();
            at.reverse();
            at
        })
    }

    /// The place of a position among [`Invariant::positions`].
    fn place(&self, at: &[u64]) -> usize {
        let side = self.compared_to() + 1;
        usize::try_from(at.iter().fold(0, |sum, n| sum * side + n)).unwrap_or(usize::MAX)
    }

    /// Checks the condition of the key on every position up to [`Invariant::compared_to`]: no move leads from a position
    /// that fulfils it to another, and from every other position some move does.
    ///
    /// # Errors
    /// The first position at which it fails.
    pub fn verify(&self) -> Result<(), InvariantError> {
        let formula = self.read(&self.formula()).ok_or(InvariantError::NoCondition)?;
        let holds = |at: &[u64]| value(&formula, at);
        for at in self.positions() {
            let options = self.game.options(&at);
            let mut reached = None;
            for option in options {
                if holds(&option)? {
                    reached = Some(option);
                    break;
                }
            }
            match (holds(&at)?, reached) {
                (true, Some(to)) => return Err(InvariantError::Kept(at, to)),
                (false, None) => return Err(InvariantError::Unreached(at)),
                _ => {}
            }
        }
        Ok(())
    }

    /// The condition that a text is, if it is one.
    pub fn read(&self, text: &str) -> Option<Formula> {
        let names: Vec<String> = self.names().iter().map(|&name| name.to_owned()).collect();
        Formula::parse(text, &names).ok().filter(Formula::is_condition)
    }

    /// The lost positions up to [`Invariant::compared_to`], by the definition, smaller ones first.
    pub fn lost(&self) -> Vec<Vec<u64>> {
        let mut lost: Vec<bool> = Vec::new();
        for at in self.positions() {
            let is_lost = self.is_lost(&at, &lost);
            lost.push(is_lost);
        }
        let all = self.positions().zip(lost).filter(|(_, lost)| *lost);
        let mut all: Vec<Vec<u64>> = all.map(|(at, _)| at).collect();
        all.sort_by_key(|at| at.iter().sum::<u64>());
        all
    }

    /// Whether a position is lost, if that is known of all before it: if no option is.
    fn is_lost(&self, at: &[u64], known: &[bool]) -> bool {
        let options = self.game.options(at).into_iter();
        !options.map(|to| self.place(&to)).any(|to| known.get(to) == Some(&true))
    }

    /// The first position, in the order of `Invariant::positions`, at which a condition does not tell the lost positions
    /// from the won ones, and whether it is lost.
    ///
    /// # Errors
    /// The numbers at which the condition breaks down.
    pub fn first_wrong(&self, condition: &Formula) -> Result<Option<(Vec<u64>, bool)>, Vec<u64>> {
        // By the definition: lost if no option is lost.
        let mut lost: Vec<bool> = Vec::new();
        for at in self.positions() {
            let is_lost = self.is_lost(&at, &lost);
            lost.push(is_lost);
            let claimed = value(condition, &at).map_err(|_| at.clone())?;
            if claimed != is_lost {
                return Ok(Some((at, is_lost)));
            }
        }
        Ok(None)
    }

    pub(super) fn draft(level: Level, random: &mut Random) -> Invariant {
        let number = level.number();
        let game = match (number, random.within(1, 2)) {
            (1, 1) => Piles::UpTo { heaps: 1, most: random.within(2, 5) },
            (1, _) => Piles::Several { heaps: random.count(1, 2), each: random.within(1, 3) },
            (2, _) => {
                let count = random.count(2, 3);
                let mut takes = random.distinct(count, 1, 9);
                takes.sort_unstable();
                Piles::OneOf(takes)
            }
            (3, 1) => Piles::UpTo { heaps: 2, most: random.within(3, 5) },
            (3, _) => Piles::Several { heaps: 2, each: random.within(2, 3) },
            (4, 1) => Piles::UpTo { heaps: 2, most: random.within(6, 9) },
            (4, _) => Piles::Several { heaps: random.count(2, 3), each: random.within(2, 5) },
            (_, 1) => Piles::UpTo { heaps: 3, most: random.within(4, 9) },
            _ => Piles::Several { heaps: 3, each: random.within(3, 5) },
        };
        let pattern = match &game {
            Piles::OneOf(takes) => pattern(takes).unwrap_or_default(),
            _ => (0, Vec::new()),
        };
        Invariant { game, pattern }
    }
}

impl Piles {
    /// How many heaps there are.
    pub fn heaps(&self) -> usize {
        match self {
            Piles::UpTo { heaps, .. } | Piles::Several { heaps, .. } => *heaps,
            Piles::OneOf(_) => 1,
        }
    }

    /// Every position that a move leads to.
    pub fn options(&self, at: &[u64]) -> Vec<Vec<u64>> {
        let less = |heap: usize, take: u64| {
            let mut to = at.to_vec();
            to[heap] = to[heap].checked_sub(take)?;
            Some(to)
        };
        match self {
            Piles::UpTo { most, .. } => (0..at.len())
                .flat_map(|heap| (1..=*most).filter_map(move |take| less(heap, take)))
                .collect(),
            Piles::OneOf(takes) => takes.iter().filter_map(|&take| less(0, take)).collect(),
            Piles::Several { each, .. } => (1..1usize << at.len())
                .filter_map(|some| {
                    let taken = |(i, n): (usize, &u64)| match some >> i & 1 {
                        1 => n.checked_sub(*each),
                        _ => Some(*n),
                    };
                    at.iter().enumerate().map(taken).collect()
                })
                .collect(),
        }
    }
}

/// Whether a condition holds.
fn value(condition: &Formula, at: &[u64]) -> Result<bool, InvariantError> {
    let numbers: Vec<i64> = at.iter().filter_map(|&n| i64::try_from(n).ok()).collect();
    let value = condition.value(&numbers).map_err(|_| InvariantError::Broken(at.to_vec()))?;
    Ok(value != 0)
}

/// The period of who wins if a number in `takes` is taken, and the lost heaps within it; none if some heaps come before
/// the first period, or too many are lost for a condition that one could find.
///
/// Who wins a heap depends on the heaps within the largest take below it alone, so that the period is proved as soon as so
/// many in a row come again from the beginning.
fn pattern(takes: &[u64]) -> Option<(u64, Vec<u64>)> {
    const MOST_CASES: usize = 3;
    let window = usize::try_from(*takes.last()?).ok()?;
    let mut lost: Vec<bool> = Vec::new();
    for n in 0..64usize {
        let to = takes.iter().filter_map(|take| n.checked_sub(usize::try_from(*take).ok()?));
        let is_lost = !to.into_iter().any(|to| lost[to]);
        lost.push(is_lost);
    }
    let period = (1..32).find(|&p| (0..window).all(|n| lost[n] == lost[n + p]))?;
    let cases: Vec<u64> = (0..period).filter(|&n| lost[n]).map(|n| n as u64).collect();
    (cases.len() <= MOST_CASES).then_some((period as u64, cases))
}

fn power(base: u64, exponent: usize) -> u64 {
    (0..exponent).fold(1, |product: u64, _| product.saturating_mul(base))
}
