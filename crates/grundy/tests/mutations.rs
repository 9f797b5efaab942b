//! A reason with one number changed is rejected.

use grundy::{Outcome, Play, Player, Position, Question, solve};
use grundy_games::heap::{HeapRule, Heaps, Kl};
use grundy_games::reason::{Reason, Step};
use grundy_games::{Answer, Term};

fn heaps(rule: HeapRule, sizes: &[u64]) -> Term {
    Term::Heaps(Heaps::new(rule, sizes.to_vec()))
}

fn answer(terms: Vec<Term>, play: Play) -> Answer {
    let answer = solve(&Position::new(terms), &Question::of(play)).expect("a small position");
    answer.verify().expect("what we make verifies");
    answer
}

/// What is changed, and how.
type Change = (&'static str, fn(&mut Reason));

/// Applies each change to the step of a fresh copy and sees it rejected.
fn rejects(answer: &Answer, changes: &[Change]) {
    for (what, change) in changes {
        let mut changed = answer.clone();
        change(&mut changed.reason);
        assert_ne!(changed.reason, answer.reason, "{what}: nothing was changed");
        assert!(changed.verify().is_err(), "{what} was changed and not noticed");
    }
}

/// The step of a reason as the kind it is known to be.
macro_rules! step {
    ($reason:expr, $kind:ident) => {
        match &mut $reason.step {
            Step::$kind(step) => step,
            other => panic!("not the step expected: {other:?}"),
        }
    };
}

#[test]
fn bouton() {
    let answer = answer(vec![heaps(HeapRule::Nim, &[7, 5, 3, 6])], Play::Normal);
    rejects(
        &answer,
        &[
            ("a heap", |r| step!(r, Bouton).heaps[1] += 1),
            ("the sum", |r| step!(r, Bouton).sum ^= 8),
            ("the heap of a move", |r| step!(r, Bouton).moves[0].heap = 2),
            ("where a move goes", |r| step!(r, Bouton).moves[1].to += 1),
            ("where a move comes from", |r| step!(r, Bouton).moves[1].from += 1),
            ("a move left out", |r| step!(r, Bouton).moves.truncate(2)),
        ],
    );
}

#[test]
fn sprague_grundy() {
    let terms = vec![heaps(HeapRule::Nim, &[3, 5]), heaps(HeapRule::Star, &[4])];
    let answer = answer(terms, Play::Normal);
    rejects(
        &answer,
        &[
            ("a value", |r| step!(r, SpragueGrundy).values[0] ^= 1),
            ("the sum", |r| step!(r, SpragueGrundy).sum ^= 1),
            ("a target", |r| step!(r, SpragueGrundy).targets[0].to += 1),
            ("a part", |r| step!(r.parts[0], Bouton).sum ^= 1),
            ("a part left out", |r| r.parts.truncate(1)),
        ],
    );
}

#[test]
fn misere_nim() {
    for sizes in [&[1, 1, 2][..], &[3, 4, 5], &[1, 1, 0, 1, 1]] {
        let answer = answer(vec![heaps(HeapRule::Nim, sizes)], Play::Misere);
        rejects(
            &answer,
            &[
                ("a value", |r| step!(r, MisereNim).values[0] += 1),
                ("the number of large values", |r| step!(r, MisereNim).large += 1),
                ("the number of ones", |r| step!(r, MisereNim).ones += 2),
                ("the sum", |r| step!(r, MisereNim).sum ^= 1),
                ("the winner", |r| step!(r, MisereNim).wins ^= true),
                ("a target", |r| step!(r, MisereNim).targets[0].to ^= 1),
            ],
        );
    }
}

#[test]
fn search() {
    let kl = HeapRule::Kl(Kl::new(1, 2).expect("not 0"));
    let answer = answer(vec![heaps(kl, &[4, 3]), heaps(HeapRule::Nim, &[2, 3])], Play::Normal);
    rejects(
        &answer,
        &[
            ("the outcome", |r| {
                let step = step!(r, Search);
                step.outcome = if step.outcome == Outcome::P { Outcome::N } else { Outcome::P };
            }),
            ("the nimber", |r| step!(r, Search).nimber = Some(2)),
            ("a mover", |r| {
                step!(r, Search).line[0].player = step!(r, Search).line[0].player.other()
            }),
            ("a move", |r| step!(r, Search).line[0].played.term ^= 1),
            ("a position", |r| step!(r, Search).line[0].after = Position::new(Vec::new())),
            ("the end", |r| {
                let line = &mut step!(r, Search).line;
                line.truncate(line.len() - 1);
            }),
            ("a part", |r| step!(r.parts[0], Bouton).sum ^= 1),
        ],
    );
}

#[test]
fn terminal() {
    let answer = answer(vec![heaps(HeapRule::Nim, &[0])], Play::Misere);
    assert!(answer.winning.of(Player::Left).moves.is_empty());
    rejects(
        &answer,
        &[
            ("the position", |r| {
                step!(r, Terminal).position = Position::new(vec![heaps(HeapRule::Nim, &[1])]);
            }),
            ("the convention", |r| step!(r, Terminal).play = Play::Normal),
        ],
    );
}
