//! Heaps of any size.

use crate::rules::{self, term, workspace};
use grundy_core::{Outcome, Player};
use grundy_games::Action;
use grundy_games::heap::{HeapRule, Parts};
use grundy_reasons::Method;
use grundy_theorems::SolveError;
use grundy_theorems::TermTheorems;

const HUGE: u64 = 1_000_000_000_000_000_000;

/// The value, after the reason was checked and every listed move to 0 was played and checked.
fn solved(rule: &HeapRule, sizes: &[u64]) -> (u64, Method) {
    let (term, mut ws) = (term(rule, sizes), workspace());
    let analysis = term.analyse(&mut ws).unwrap();
    analysis.reason.verify().unwrap_or_else(|flaw| panic!("{rule:?} {sizes:?}: {flaw}"));
    let winning = term.actions_to(0, &mut ws).unwrap();
    assert_eq!(winning.listed.is_empty(), analysis.value == 0, "{rule:?} {sizes:?}");
    for action in winning.listed.iter().take(50) {
        let after = term.after(action, Player::Left).unwrap().terms()[0].clone();
        assert_eq!(after.value(&mut ws), Ok(0), "{rule:?} {sizes:?} {action:?}");
    }
    (analysis.value, analysis.method)
}

#[test]
fn closed_forms_and_periods_answer_at_any_size() {
    let kayles = rules::octal(&[0, 7, 7], &[]);
    // Kayles from heap 71 on: 4 1 2 8 1 4 7 2 1 8 2 7 by n mod 12 (Guy and Smith 1956).
    let kayles_values = [4, 1, 2, 8, 1, 4, 7, 2, 1, 8, 2, 7];
    for n in [HUGE, HUGE + 1, u64::MAX, u64::MAX - 5] {
        let expected = kayles_values[usize::try_from(n % 12).unwrap()];
        assert_eq!(solved(&kayles, &[n]), (expected, Method::Periodic));
    }
    assert_eq!(solved(&rules::take(1, 3), &[HUGE]), (0, Method::BoundedTake));
    assert_eq!(solved(&rules::take(1, 3), &[u64::MAX]), (3, Method::BoundedTake));
    let wide = rules::take(HUGE, u64::MAX);
    assert_eq!(solved(&wide, &[u64::MAX]), (u64::MAX / HUGE, Method::BoundedTake));
    assert_eq!(solved(&rules::take(1, u64::MAX), &[u64::MAX]), (u64::MAX, Method::BoundedTake));
    // Period 7: 0 1 0 1 2 3 2.
    let subtract = rules::subtract(&[1, 3, 4]);
    for n in [HUGE, u64::MAX] {
        let expected = [0, 1, 0, 1, 2, 3, 2][usize::try_from(n % 7).unwrap()];
        assert_eq!(solved(&subtract, &[n]), (expected, Method::Periodic));
    }
    // Of such a heap nothing but one stone may be taken.
    assert_eq!(solved(&rules::subtract(&[1, u64::MAX]), &[HUGE]), (0, Method::BoundedTake));
    assert_eq!(solved(&rules::kl(5, 5), &[HUGE]), (HUGE / 2, Method::AllButOne));
    let most = rules::all_but(&[u64::MAX]);
    assert_eq!(solved(&most, &[u64::MAX]), (0, Method::AllButOne));
    assert_eq!(solved(&most, &[u64::MAX - 1]), (u64::MAX - 1, Method::AllButOne));
    assert_eq!(solved(&HeapRule::nim(), &[u64::MAX, HUGE]), (u64::MAX ^ HUGE, Method::Bouton));
    for n in [HUGE, HUGE + 1, HUGE + 2, u64::MAX - 1] {
        assert_eq!(solved(&rules::octal(&[4], &[3]), &[n]).1, Method::Lasker);
    }
    assert_eq!(solved(&rules::octal(&[4, 3], &[3, 3]), &[HUGE]), (HUGE - 1, Method::Lasker));
    assert_eq!(solved(&rules::octal(&[4], &[3]), &[HUGE, HUGE + 3, 7]).1, Method::Lasker);
    let sum = solved(&rules::all_but(&[1, 3]), &[HUGE, u64::MAX, 12]);
    assert_eq!(sum.1, Method::Periodic);
}

/// Values of codes that rise, or whose digits repeat, by what `period` can prove.
#[test]
fn codes_are_known_at_any_size() {
    // 0.[3]: a heap may be lowered to any smaller one that is not empty, or taken whole: Nim.
    let one_heap = rules::octal(&[0], &[3]);
    for n in [1_000_000, HUGE, u64::MAX] {
        assert_eq!(solved(&one_heap, &[n]), (n, Method::Periodic));
    }
    // Kenyon's game gains 3 with every 6.
    let kenyon = rules::octal(&[0, 3, 15], &[]);
    for n in [100_000, HUGE, HUGE + 3, u64::MAX] {
        let (value, method) = solved(&kenyon, &[n]);
        let near = n / 6 * 3;
        assert!((near..near + 6).contains(&value) && method == Method::Periodic, "{n}: {value}");
    }
    // No move is possible in 0.8 with fewer than four stones.
    assert_eq!(solved(&rules::octal(&[0, 8], &[]), &[100_000]).1, Method::Periodic);
    for repeat in [&[1][..], &[2], &[1, 3], &[5, 0, 2], &[7], &[3, 7]] {
        for n in [5_000, 100_000, HUGE] {
            let code = rules::octal(&[0, 4, 4], repeat);
            assert_eq!(solved(&code, &[n]).1, Method::Periodic, "{repeat:?} {n}");
        }
    }
    assert_eq!(solved(&kenyon, &[HUGE, HUGE + 5, 12]).1, Method::Periodic);
}

/// The value would be 2^64.
#[test]
fn the_largest_heap_of_laskers_nim_is_refused() {
    let term = term(&rules::octal(&[4], &[3]), &[u64::MAX]);
    let too_large = SolveError::TooLarge { rule: rules::octal(&[4], &[3]).into(), heap: u64::MAX };
    assert_eq!(term.value(&mut workspace()), Err(too_large.clone()));
    assert_eq!(term.analyse(&mut workspace()), Err(too_large));
}

#[test]
fn a_million_heaps_of_nim() {
    let sizes: Vec<u64> =
        (0..1_000_000).map(|i: u64| i.wrapping_mul(0x9e37_79b9_7f4a_7c15)).collect();
    let sum = sizes.iter().fold(0, |sum, size| sum ^ size);
    let (term, mut ws) = (term(&HeapRule::nim(), &sizes), workspace());
    assert_eq!(term.value(&mut ws), Ok(sum));
    let analysis = term.analyse(&mut ws).unwrap();
    assert_eq!((analysis.value, analysis.method), (sum, Method::Bouton));
    assert!(term.actions_to(0, &mut ws).unwrap().more);
    let ruling = term.misere(&mut ws).unwrap().unwrap();
    assert_eq!(ruling.outcome, Outcome::N);
}

#[test]
fn worked_examples() {
    let seven = term(&HeapRule::nim(), &[7, 5, 3, 6]).actions_to(0, &mut workspace()).unwrap();
    let lowering = |heap, from, to| Action::Heap { heap, from, to: Parts::one(to) };
    assert_eq!(seven.listed, [lowering(0, 7, 0), lowering(1, 5, 2), lowering(3, 6, 1)]);
    let kl = term(&rules::kl(2, 2), &[3, 5, 8]);
    assert_eq!(kl.value(&mut workspace()), Ok(6));
    assert_eq!(kl.actions_to(0, &mut workspace()).unwrap().listed, [lowering(2, 8, 4)]);
    let misere = term(&HeapRule::nim(), &[1, 1, 2]).misere(&mut workspace()).unwrap().unwrap();
    assert_eq!(misere.winning[0].listed, [lowering(2, 2, 1)]);
    assert_eq!(term(&rules::take(1, 3), &[21]).value(&mut workspace()), Ok(1));
}
