//! The rules that are tried, and the truth about them.

use grundy_core::{Budget, Limits, Play, Player, Sum};
use grundy_engines::reference;
use grundy_games::heap::{HeapRule, Heaps, Kl, OctalCode, TakeRange, TakeSet};
use grundy_games::{Catalogue, ImpartialCatalogue, Position, Term};
use grundy_theorems::Workspace;

pub(crate) fn workspace() -> Workspace<'static> {
    Workspace::new(Box::leak(Box::default()))
}

pub(crate) fn term(rule: &HeapRule, sizes: &[u64]) -> Term {
    Term::Heaps(Heaps::new(rule.clone(), sizes.to_vec()))
}

pub(crate) fn take(least: u64, most: u64) -> HeapRule {
    HeapRule::take(TakeRange::new(least, most).unwrap())
}

pub(crate) fn subtract(takes: &[u64]) -> HeapRule {
    HeapRule::subtract(TakeSet::new(takes.iter().copied()).unwrap())
}

pub(crate) fn all_but(excluded: &[u64]) -> HeapRule {
    HeapRule::all_but(TakeSet::new(excluded.iter().copied()).unwrap())
}

pub(crate) fn kl(k: u64, l: u64) -> HeapRule {
    HeapRule::Kl(Kl::new(k, l).unwrap())
}

pub(crate) fn octal(digits: &[u8], repeat: &[u8]) -> HeapRule {
    HeapRule::Code(OctalCode::new(digits, repeat).unwrap())
}

/// The subsets of 1 to 5, and a few with large numbers.
fn sets() -> impl Iterator<Item = Vec<u64>> {
    let small = (0u64..32).map(|bits| (1..=5).filter(|n| bits >> (n - 1) & 1 == 1).collect());
    small.chain([vec![1, 9], vec![2, 3, 11], vec![4, u64::MAX], vec![7, 8, 40], vec![1 << 63]])
}

pub(crate) fn ranges() -> impl Iterator<Item = HeapRule> {
    let small = (1..=5).flat_map(|least| (least..=8).map(move |most| take(least, most)));
    small.chain([take(1, u64::MAX), take(3, u64::MAX), take(u64::MAX, u64::MAX)])
}

pub(crate) fn octals() -> Vec<HeapRule> {
    let finite: [&[u8]; 27] = [
        &[0, 7, 7],
        &[0, 0, 7],
        &[0, 1, 3, 7],
        &[0, 0, 0, 7],
        &[0, 6],
        &[0, 1, 5],
        &[0, 4],
        &[4],
        &[4, 3],
        &[4, 7],
        &[0, 3],
        &[0, 3, 3, 3],
        &[0, 1],
        &[0, 2],
        &[0, 5],
        &[0, 0, 5, 2],
        &[0, 1, 2, 4],
        &[0, 2, 6],
        &[4, 0, 2],
        &[4, 2, 0, 1],
        &[0, 3, 5, 6],
        &[],
        &[0, 8],
        &[8],
        &[12, 1],
        &[0, 15, 15],
        &[0, 9, 0, 10],
    ];
    let repeating: [(&[u8], &[u8]); 7] = [
        (&[4], &[3]),
        (&[0], &[3]),
        (&[0], &[7]),
        (&[0, 1], &[2, 0]),
        (&[0, 0, 6], &[1]),
        (&[8], &[2, 4]),
        (&[0], &[9]),
    ];
    let finite = finite.iter().map(|digits| octal(digits, &[]));
    finite.chain(repeating.map(|(digits, repeat)| octal(digits, repeat))).collect()
}

/// Every rule that is tried. All are impartial.
pub(crate) fn all() -> Vec<HeapRule> {
    let mut rules = vec![HeapRule::nim(), HeapRule::grundys()];
    rules.extend(ranges());
    rules.extend(sets().map(|set| subtract(&set)));
    rules.extend(sets().map(|set| all_but(&set)));
    rules.extend((1..=6).chain([u64::MAX]).map(|k| kl(k, k)));
    rules.extend(octals());
    rules
}

/// Values by the reference engine.
pub(crate) struct Truth(reference::Grundy<ImpartialCatalogue>);

impl Truth {
    pub(crate) fn new() -> Truth {
        Truth(reference::Grundy::new(ImpartialCatalogue))
    }

    pub(crate) fn value(&mut self, term: &Term) -> u64 {
        let sum = Sum::new(term.components());
        self.0.value(&sum, &mut Budget::new(&Limits::default())).unwrap()
    }
}

/// Outcomes by the reference engine.
pub(crate) struct Winner(reference::Outcomes<Catalogue>);

impl Winner {
    pub(crate) fn new(play: Play) -> Winner {
        Winner(reference::Outcomes::new(Catalogue, play))
    }

    pub(crate) fn mover_wins(&mut self, term: &Term) -> bool {
        let sum = Position::new(vec![term.clone()]).components();
        self.0.wins(&sum, Player::Left, &mut Budget::new(&Limits::default())).unwrap()
    }
}
