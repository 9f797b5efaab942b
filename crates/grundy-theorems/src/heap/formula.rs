//! Formulas for the values of all heaps under a rule.

use super::{closed, lasker};
use grundy_core::Player;
use grundy_games::heap::{HeapRule, OctalCode, TakeRange, TakeSet, Takes};

/// A closed form: the value of a heap without that of any other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Formula {
    /// A heap is its own value.
    Nim,
    /// Taking a number in a range.
    Bounded(TakeRange),
    /// Taking any number but one.
    AllButOne(u64),
    /// Lasker's Nim, for heaps below 2^64 − 1.
    Lasker,
}

impl Formula {
    /// The formula of a rule for every heap, if a theorem has one.
    ///
    /// Of K-L-Nim with different numbers it is that of the game in which both players have Left's options.
    pub fn of(rule: &HeapRule) -> Option<Formula> {
        let lasker = rule.code().is_some_and(OctalCode::is_laskers_nim);
        let all_but = || rule.excluded(Player::Left).and_then(Formula::all_but);
        rule.range().map(Formula::Bounded).or_else(all_but).or(lasker.then_some(Formula::Lasker))
    }

    /// The formula for heaps up to `largest`, to whose values the numbers above that do not matter.
    pub fn up_to(rule: &HeapRule, largest: u64) -> Option<Formula> {
        match rule {
            HeapRule::Takes(Takes::Set(takes)) => run(takes, largest).map(Formula::Bounded),
            HeapRule::Takes(Takes::AllBut(excluded)) => {
                Formula::of(rule).or_else(|| Formula::all_but(excluded.up_to(largest)))
            }
            _ => {
                Formula::of(rule).filter(|&known| known != Formula::Lasker || largest < lasker::END)
            }
        }
    }

    fn all_but(excluded: &[u64]) -> Option<Formula> {
        match excluded {
            [] => Some(Formula::Nim),
            [only] => Some(Formula::AllButOne(*only)),
            _ => None,
        }
    }

    /// The value of a heap.
    pub fn value(self, heap: u64) -> u64 {
        match self {
            Formula::Nim => heap,
            Formula::Bounded(range) => closed::bounded(range, heap),
            Formula::AllButOne(forbidden) => closed::all_but_one(forbidden, heap),
            Formula::Lasker => lasker::value(heap),
        }
    }
}

/// The takes that matter to heaps up to `largest`, if they are all the numbers from the least to the greatest. Where
/// no heap is as large as the least take, that alone stands for them.
fn run(takes: &TakeSet, largest: u64) -> Option<TakeRange> {
    let least = *takes.as_slice().first()?;
    let matter = takes.up_to(largest);
    let most = matter.last().copied().unwrap_or(least);
    let gaps = most - least >= matter.len().max(1) as u64;
    (!gaps).then(|| TakeRange::new(least, most).ok())?
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Workspace;
    use grundy_core::Budget;
    use grundy_games::heap::Kl;

    /// Every formula gives what the definition gives.
    #[test]
    fn formulas_give_the_mex_of_the_options() {
        let set = |takes: &[u64]| TakeSet::new(takes.iter().copied()).expect("a set");
        let mut rules = vec![HeapRule::nim()];
        rules.push(HeapRule::Code(OctalCode::new(&[4], &[3]).expect("a code")));
        rules.push(HeapRule::Kl(Kl::new(3, 3).expect("not 0")));
        for takes in [&[5][..], &[1, 2, 3], &[4, 5, 6, 150], &[400], &[7, 99], &[2, 3, 5]] {
            rules.extend([HeapRule::subtract(set(takes)), HeapRule::all_but(set(takes))]);
        }
        rules.extend(TakeRange::new(3, 11).map(HeapRule::take));
        let (mut known, mut budget) = (0, Budget::default());
        let mut ws = Workspace::new(&mut budget);
        for rule in &rules {
            for largest in [0, 1, 6, 60, 149, 300] {
                let Some(formula) = Formula::up_to(rule, largest) else { continue };
                ws.table(rule, largest).expect("within the limits");
                known += 1;
                for heap in 0..=largest {
                    let index = usize::try_from(heap).expect("small");
                    assert_eq!(formula.value(heap), ws.tables[rule][index], "{rule:?} {heap}");
                }
            }
        }
        assert!(known > 60, "{known}");
    }
}
