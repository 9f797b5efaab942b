//! The misère rule of Nim on values.

use crate::rules::{self, Winner, term, workspace};
use grundy_core::{Outcome, Play, Player};
use grundy_games::heap::HeapRule;
use grundy_games::{Action, Term};
use grundy_reasons::Method;
use grundy_theorems::TermTheorems;
use grundy_theorems::{TakeMethod, Workspace};

/// The rules of which the misère rule is claimed.
fn tame() -> Vec<HeapRule> {
    let mut tame = vec![HeapRule::nim()];
    tame.extend((1..=6).chain([u64::MAX]).map(|most| rules::take(1, most)));
    tame.extend([(2, 2), (2, 3), (2, 5), (3, 4)].map(|(least, most)| rules::take(least, most)));
    tame.extend((1..=5).chain([u64::MAX]).map(|k| rules::all_but(&[k])));
    tame.extend((1..=5).map(|k| rules::kl(k, k)));
    tame.extend([rules::all_but(&[]), rules::all_but(&[1, 40]), rules::all_but(&[30, 40])]);
    tame
}

fn check(term: &Term, winner: &mut Winner, ws: &mut Workspace) {
    let ruling = term.misere(ws).unwrap().unwrap();
    let wins = winner.mover_wins(term);
    assert_eq!(ruling.outcome, Outcome::of_mover(wins), "{term:?}");
    assert_eq!(ruling.method, Method::MisereNim);
    let lost_for_the_opponent =
        |action: &Action| !winner.mover_wins(&term.after(action, Player::Left).unwrap().terms()[0]);
    let expected: Vec<Action> = term.actions(Player::Left).filter(lost_for_the_opponent).collect();
    assert_eq!(ruling.winning[0].listed, expected, "{term:?}");
    assert_eq!(ruling.winning[1].listed, expected, "{term:?}");
    ruling.reason.verify().unwrap_or_else(|flaw| panic!("{term:?}: {flaw}"));
    let conclusion = ruling.reason.conclusion().unwrap();
    assert_eq!((conclusion.play, conclusion.outcome), (Play::Misere, ruling.outcome));
}

#[test]
fn the_rule_agrees_with_the_reference_engine_on_up_to_three_heaps() {
    for rule in tame() {
        let (mut winner, mut ws) = (Winner::new(Play::Misere), workspace());
        check(&term(&rule, &[]), &mut winner, &mut ws);
        for a in 0..=11 {
            check(&term(&rule, &[a]), &mut winner, &mut ws);
            for b in 0..=a.min(8) {
                check(&term(&rule, &[a, b]), &mut winner, &mut ws);
                for c in (0..=b).filter(|_| a <= 6) {
                    check(&term(&rule, &[a, b, c]), &mut winner, &mut ws);
                }
            }
        }
    }
}

#[test]
fn the_rule_does_not_depend_on_how_the_values_are_found() {
    for take_method in [TakeMethod::Table, TakeMethod::Window] {
        let mut ws = Workspace { take_method, ..workspace() };
        let mut winner = Winner::new(Play::Misere);
        for sizes in [&[0][..], &[4], &[1, 4, 5], &[2, 7], &[1, 1]] {
            check(&term(&rules::take(1, 3), sizes), &mut winner, &mut ws);
        }
    }
}

#[test]
fn no_rule_is_claimed_where_none_is_known() {
    let wild = [
        rules::subtract(&[1, 2]),
        rules::all_but(&[1, 2]),
        rules::octal(&[0, 7, 7], &[]),
        HeapRule::grundys(),
    ];
    for rule in wild {
        assert_eq!(term(&rule, &[3, 5]).misere(&mut workspace()), Ok(None), "{rule:?}");
    }
}

#[test]
fn nothing_left_is_won_without_a_move() {
    let ruling = term(&HeapRule::nim(), &[0]).misere(&mut workspace()).unwrap().unwrap();
    assert_eq!(ruling.outcome, Outcome::N);
    assert!(ruling.winning.iter().all(|actions| actions.listed.is_empty() && !actions.more));
    // A stone is left that nobody may take.
    let ruling = term(&rules::all_but(&[1]), &[1, 1, 1]).misere(&mut workspace()).unwrap().unwrap();
    assert_eq!(ruling.outcome, Outcome::N);
    assert!(ruling.winning[0].listed.is_empty());
}
