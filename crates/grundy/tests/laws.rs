//! Laws that hold of every position.
//!
//! That a position is read as it was written is tested in `grundy-lang`.

mod common;

use common::evaluate::truth;
use common::{ask, plus, whole};
use grundy::{
    Limit, Limits, Method, Move, Outcome, Play, Player, Position, SolveError, SolveOptions, Term,
    Value, all_moves, equal, solve,
};
use grundy_core::{Budget, Ending, Nimber, mex};
use grundy_engines::reference::Grundy;
use grundy_engines::retrograde::Retrograde;
use grundy_games::ImpartialCatalogue;
use grundy_games::graph::{Graph, Tokens};
use grundy_games::testing::{Sizes, sum};
use proptest::prelude::*;
use std::time::Duration;

fn impartial(most: usize) -> impl Strategy<Value = Position> {
    sum(Sizes::small().impartial(), most)
}

/// Partizan sums among them, and all of them end.
fn ending(most: usize) -> impl Strategy<Value = Position> {
    let sizes = Sizes::small();
    let term = prop_oneof![sizes.heaps(sizes.rule()), sizes.impartial()];
    sum(term, most)
}

fn play() -> impl Strategy<Value = Play> {
    prop::sample::select(Play::ALL.to_vec())
}

#[test]
fn the_nim_sum_is_the_mex_of_its_definition() {
    const N: usize = 48;
    let mut table = vec![[0u64; N]; N];
    for a in 0..N {
        for b in 0..N {
            let lowered = (0..a).map(|x| table[x][b]).chain((0..b).map(|y| table[a][y]));
            table[a][b] = mex(lowered);
            assert_eq!(Nimber(a as u64) + Nimber(b as u64), Nimber(table[a][b]), "{a} ⊕ {b}");
        }
    }
}

proptest! {
    #[test]
    fn nimbers_are_a_group(a: u64, b: u64, c: u64) {
        let [a, b, c] = [a, b, c].map(Nimber);
        prop_assert_eq!((a + b) + c, a + (b + c));
        prop_assert_eq!(a + b, b + a);
        prop_assert_eq!(a + Nimber(0), a);
        prop_assert_eq!(a + a, Nimber(0));
        prop_assert_eq!(Nimber::sum(&[a.0, b.0, c.0]), [a, b, c].into_iter().sum());
    }

    #[test]
    fn the_value_of_a_sum_is_the_xor_of_the_values(a in impartial(1), b in impartial(2)) {
        let value = |position: &Position| ask(position, Play::Normal).value.nimber();
        let both = plus(&a, &b);
        prop_assert_eq!(value(&both), value(&a).zip(value(&b)).map(|(a, b)| a ^ b));
        let mut budget = Budget::new(&Limits { positions: 1_000, ..Limits::default() });
        if let Ok(truth) = Grundy::new(ImpartialCatalogue).value(&both.components(), &mut budget) {
            prop_assert_eq!(value(&both), Some(truth));
        }
    }

    #[test]
    fn outcomes_are_those_of_the_definitions(position in ending(2), play in play()) {
        if let Some(truth) = truth(&position, play, 2_000) {
            prop_assert_eq!(ask(&position, play).outcome, truth);
        }
    }

    #[test]
    fn a_winning_move_leads_to_a_loss_and_no_other_does(
        position in Sizes::small().position(),
        play in play(),
    ) {
        let answer = ask(&position, play);
        for player in Player::ALL {
            let list = answer.winning.of(player);
            prop_assert!(!list.more);
            for played in position.moves(player) {
                let after = ask(&position.after(&played, player).expect("legal"), play).outcome;
                let wins = after.starting(player.other()) == Ending::Loses;
                prop_assert_eq!(wins, list.moves.contains(&played), "{:?}", played);
            }
        }
    }

    #[test]
    fn what_is_solved_verifies(position in Sizes::small().position(), play in play()) {
        prop_assert_eq!(ask(&position, play).verify(), Ok(()));
    }

    #[test]
    fn a_shorter_list_of_winning_moves_is_the_beginning_of_the_whole(
        position in Sizes::small().position(),
        play in play(),
        most in 0usize..4,
    ) {
        let answer = ask(&position, play);
        let short = solve(&position, &SolveOptions { most_moves: most, ..whole(play) }, &mut Budget::default()).expect("small");
        for player in Player::ALL {
            let (all, short) = (&answer.winning.of(player).moves, short.winning.of(player));
            prop_assert_eq!(&short.moves[..], &all[..most.min(all.len())]);
            prop_assert_eq!(short.more, all.len() > most);
        }
    }

    #[test]
    fn every_move_is_called_what_it_is(position in Sizes::small().position(), play in play()) {
        let answer = ask(&position, play);
        for player in Player::ALL {
            let all = all_moves(&position, player, &whole(play), &mut Budget::default()).expect("small");
            prop_assert!(!all.more);
            let moves: Vec<_> = all.moves.iter().map(|report| report.played.clone()).collect();
            prop_assert_eq!(moves, position.moves(player).collect::<Vec<_>>());
            for report in all.moves {
                let wins = answer.winning.of(player).moves.contains(&report.played);
                prop_assert_eq!(report.wins, wins, "{:?}", report.played);
                let Value::Nimber(before) = answer.value else { continue };
                let Value::Nimber(now) = report.value else { continue };
                let after = position.after(&report.played, player).expect("legal");
                let restored = |after: Position| ask(&after, play).value == Value::Nimber(before);
                let reply = |undo: &Move| after.after(undo, player.other()).expect("legal");
                let undone = report.undo.as_ref().is_none_or(|undo| restored(reply(undo)));
                prop_assert!(undone, "{:?}", report);
                // Just the moves that raise the value are reversible, so no winning move is.
                prop_assert_eq!(report.undo.is_some(), before < now, "{:?}", report);
                prop_assert!(!(report.wins && report.undo.is_some()), "{:?}", report);
            }
        }
    }

    #[test]
    fn equality_is_an_equivalence_and_what_tells_games_apart_does(
        games in prop::collection::vec(ending(2), 3),
    ) {
        let compare = |a: &Position, b: &Position| equal(a, b, &mut Budget::default()).expect("small");
        let mut same = [[false; 3]; 3];
        for (i, a) in games.iter().enumerate() {
            for (j, b) in games.iter().enumerate() {
                let found = compare(a, b);
                same[i][j] = found.equal;
                prop_assert!(found.values.is_none_or(|(a, b)| (a == b) == found.equal));
                prop_assert_eq!(found.witness.is_none(), found.equal);
                if let Some(witness) = found.witness {
                    let outcome = |p| ask(&plus(p, &witness.game), Play::Normal).outcome;
                    prop_assert_eq!((outcome(a), outcome(b)), witness.outcomes);
                    prop_assert_ne!(witness.outcomes.0, witness.outcomes.1);
                }
            }
        }
        for i in 0..3 {
            prop_assert!(same[i][i]);
            for j in 0..3 {
                prop_assert_eq!(same[i][j], same[j][i]);
                prop_assert!((0..3).all(|k| !(same[i][j] && same[j][k]) || same[i][k]));
            }
        }
        // A + B − B is A, though it is another position.
        let (a, b) = (&games[0], &games[1]);
        if let Some(witness) = compare(a, b).witness {
            let longer = plus(&plus(a, b), &witness.game);
            let cancels = ask(&plus(b, &witness.game), Play::Normal).outcome == Outcome::P;
            prop_assert_eq!(compare(&longer, a).equal, cancels);
        }
    }

    #[test]
    fn limits_stop_and_never_mislead(
        position in Sizes::small().position(),
        play in play(),
        positions in prop_oneof![0u64..4, 0u64..100],
        memory in prop_oneof![0u64..100, 0u64..10_000, Just(u64::MAX)],
    ) {
        let limits = Limits { positions, memory, ..Limits::default() };
        match solve(&position, &whole(play), &mut Budget::new(&limits)) {
            Err(SolveError::Stopped(stopped)) => prop_assert!(stopped.positions <= positions),
            Err(other) => prop_assert!(false, "{}", other),
            Ok(answer) => prop_assert_eq!(answer, ask(&position, play)),
        }
    }

    #[test]
    fn a_cycle_that_no_token_can_reach_changes_nothing(
        tokens in Sizes::small().acyclic_tokens(),
        others in impartial(1),
        play in play(),
    ) {
        let position = |tokens| plus(&Position::new(vec![Term::Tokens(tokens)]), &others);
        let arcs: Vec<(u32, u32)> = tokens.graph().arcs().chain([(90, 91), (91, 90)]).collect();
        let graph = Graph::new(&arcs, tokens.graph().labels());
        let beside = Tokens::new(graph, tokens.tokens().to_vec()).expect("the same labels");
        let (without, with) = (position(tokens), position(beside));
        let refused = solve(&with, &SolveOptions::of(play), &mut Budget::default());
        prop_assert!(matches!(refused, Err(SolveError::Cycle(cycle)) if cycle.len() == 2));
        let (with, without) = (ask(&with, play), ask(&without, play));
        prop_assert_eq!(with.outcome, without.outcome);
        prop_assert_eq!(with.winning, without.winning);
        prop_assert_eq!(with.value, without.value);
    }

    #[test]
    fn sums_with_cycles_are_those_of_retrograde_analysis(
        tokens in Sizes::small().tokens(),
        others in impartial(1),
        play in play(),
    ) {
        let position = plus(&Position::new(vec![Term::Tokens(tokens)]), &others);
        let mut solver = Retrograde::impartial(ImpartialCatalogue, play);
        let mut budget = Budget::new(&Limits::default());
        solver.solve(&position.components(), Player::Left, &mut budget).expect("small");
        let truth = solver.outcome(&position.components(), Player::Left).expect("solved");
        prop_assert_eq!(ask(&position, play).outcome, truth.outcome());
    }

    #[test]
    fn the_misere_rule_of_nim_holds_for_sums_of_nim_like_terms(
        position in sum(Sizes::small().nim_like(), 3),
    ) {
        let answer = ask(&position, Play::Misere);
        prop_assert!([Method::MisereNim, Method::Terminal].contains(&answer.method), "{:?}", answer);
        if let Some(truth) = truth(&position, Play::Misere, 2_000) {
            prop_assert_eq!(answer.outcome, truth);
        }
    }
}

/// A position that only search can answer, and how it is stopped.
#[test]
fn each_limit_stops_a_search() {
    let position = grundy::parse("0.77(9) + hackenbush(0-1, 1-2, 1-3, 3-0)").expect("it parses");
    let stopped = |limits| match solve(&position, &whole(Play::Misere), &mut Budget::new(&limits)) {
        Err(SolveError::Stopped(stopped)) => stopped.by,
        other => panic!("not stopped: {other:?}"),
    };
    let all = Limits::default();
    assert_eq!(stopped(Limits { positions: 20, ..all.clone() }), Limit::Positions(20));
    assert_eq!(stopped(Limits { memory: 2_000, ..all.clone() }), Limit::Memory(2_000));
    let large = grundy::parse("0.77(24) + 0.07(24)").expect("it parses");
    let limits = Limits { time: Duration::ZERO, ..all };
    let timed = solve(&large, &whole(Play::Misere), &mut Budget::new(&limits));
    let Err(SolveError::Stopped(stopped)) = timed else { panic!("not stopped: {timed:?}") };
    assert_eq!(stopped.by, Limit::Time(Duration::ZERO));
}
