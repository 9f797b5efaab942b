//! Sessions: undo and replay, marks against brute force, and an opponent that makes no senseless mistake.

use grundy::opponent::{Strength, choose};
use grundy::session::{Mark, Session, Setup, Why, rematch};
use grundy::{
    Budget, Ending, Outcome, Play, Player, Position, SolveOptions, parse, position_text, solve,
};
use grundy_games::testing::Sizes;
use proptest::prelude::*;

fn setup(start: Position, play: Play) -> Setup {
    Setup { options: SolveOptions::of(play), ..Setup::new(start) }
}

fn begun(start: Position, play: Play) -> Session {
    Session::new(setup(start, play), &Budget::default()).expect("an answer")
}

/// Whether who is to move wins, by the definition alone.
fn wins(position: &Position, player: Player, play: Play) -> bool {
    let mut moves = position.moves(player).peekable();
    if moves.peek().is_none() {
        return play == Play::Misere;
    }
    moves.any(|played| {
        let after = position.after(&played, player).expect("it is legal");
        !wins(&after, player.other(), play)
    })
}

/// Small positions of every kind.
fn small() -> impl Strategy<Value = Position> {
    Sizes::of_heaps(0..=3u64).position().prop_filter("a few moves", |position| {
        position.size() <= 5
            && solve(position, &SolveOptions::default(), &mut Budget::default()).is_ok()
    })
}

/// Plays the moves with these numbers among those there are; a game may end before.
fn played(mut session: Session, choices: &[usize]) -> Session {
    for choice in choices {
        let moves: Vec<_> = session.here().position.moves(session.turn()).collect();
        if session.end().is_some() {
            break;
        }
        let chosen = &moves[choice % moves.len()];
        session.play(chosen, &Budget::default()).expect("it is legal");
    }
    session
}

fn texts(session: &Session) -> Vec<String> {
    let turns = session.turns().iter().map(|turn| position_text(&turn.before.position));
    turns.chain([position_text(&session.here().position)]).collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn a_game_is_made_by_its_moves(start in small(), choices in prop::collection::vec(0usize..9, 0..8), keep in 0usize..9) {
        let budget = Budget::default();
        let whole = played(begun(start.clone(), Play::Normal), &choices);
        let mut again = begun(start, Play::Normal);
        for turn in whole.turns() {
            again.play(&turn.played, &budget).expect("it is legal");
        }
        prop_assert_eq!(texts(&again), texts(&whole));
        prop_assert_eq!(again.end(), whole.end());
        // Going back and playing the same again changes nothing.
        let moves: Vec<_> = whole.turns().iter().map(|turn| turn.played.clone()).collect();
        again.keep(keep);
        prop_assert_eq!(again.turns().len(), keep.min(moves.len()));
        for played in moves.iter().skip(keep) {
            again.play(played, &budget).expect("it is legal");
        }
        prop_assert_eq!(texts(&again), texts(&whole));
        // Two people take back one move at a time, down to the beginning and no further.
        for left in (0..moves.len()).rev() {
            prop_assert!(again.undo());
            prop_assert_eq!(again.turns().len(), left);
        }
        prop_assert!(!again.undo());
        prop_assert_eq!(&texts(&again)[..], &texts(&whole)[..1]);
    }

    #[test]
    fn undo_against_the_program_leaves_the_person_to_move(start in small(), choices in prop::collection::vec(0usize..9, 1..6)) {
        let setup = Setup { program: Some(Player::Right), ..setup(start, Play::Normal) };
        let mut session = played(Session::new(setup, &Budget::default()).expect("an answer"), &choices);
        let made = session.turns().len();
        prop_assert_eq!(session.undo(), made > 0);
        prop_assert_eq!(session.turn(), Player::Left);
        prop_assert!(made - session.turns().len() <= 2);
    }

    #[test]
    fn marks_are_those_of_brute_force(start in small(), misere in any::<bool>(), choices in prop::collection::vec(0usize..9, 1..6)) {
        let play = if misere { Play::Misere } else { Play::Normal };
        let session = played(begun(start, play), &choices);
        for (index, turn) in session.turns().iter().enumerate() {
            let (before, player) = (&turn.before.position, turn.player);
            let after = session.turns().get(index + 1).map_or(session.here(), |next| &next.before);
            let was = wins(before, player, play);
            let is = !wins(&after.position, player.other(), play);
            let all: Vec<_> = before.moves(player).collect();
            let keep = |played: &&grundy::Move| {
                !wins(&before.after(played, player).expect("legal"), player.other(), play)
            };
            let kept = all.iter().filter(keep).count();
            let expected = match (was, is) {
                (true, false) => Some(Mark::Blunder),
                (true, true) if kept == 1 && all.len() >= 3 => Some(Mark::Only),
                _ => None,
            };
            prop_assert_eq!(turn.mark, expected, "{}", position_text(before));
            let better = turn.better.as_ref();
            prop_assert_eq!(better.is_some(), expected == Some(Mark::Blunder));
            prop_assert!(better.is_none_or(|better| keep(&better)));
        }
    }

    #[test]
    fn a_program_of_any_strength_plays_by_the_rules(start in small(), percent in 0u8..=100, seed in any::<u64>()) {
        let strength = Strength::new(percent).expect("at most 100");
        let setup = Setup { program: Some(Player::Left), strength, seed, ..setup(start, Play::Normal) };
        let (mut one, budget) = (Session::new(setup.clone(), &Budget::default()).expect("an answer"), Budget::default());
        let mut other = Session::new(setup, &budget).expect("an answer");
        while one.end().is_none() {
            let turn = one.reply(&budget).expect("it has a move").clone();
            if percent == 100 {
                prop_assert!(!matches!(turn.mark, Some(Mark::Blunder | Mark::Mistake)));
            }
            // The same seed, the same game.
            prop_assert_eq!(&other.reply(&budget).expect("it has a move").played, &turn.played);
        }
    }
}

/// A mistake leaves the opponent as few winning replies as any mistake does.
#[test]
fn a_mistake_is_the_hardest_to_punish() {
    let options = SolveOptions::default();
    let never = Strength::new(0).expect("a strength");
    for text in [
        "nim(3, 5, 6, 1)",
        "nim(7, 5, 3, 6)",
        "kayles(9, 4)",
        "hackenbush(0-1, 1-2, 0-3, 3-4, 4-5)",
    ] {
        let position = parse(text).expect("it parses");
        let answer = solve(&position, &options, &mut Budget::default()).expect("an answer");
        let replies = |played: &grundy::Move| {
            let after = position.after(played, Player::Left).expect("legal");
            let known = solve(&after, &options, &mut Budget::default()).expect("an answer");
            known.winning.of(Player::Right).moves.len()
        };
        let chosen =
            choose(&answer, Player::Left, &options, never, 0, |_| false, &Budget::default());
        let chosen = replies(&chosen.expect("a move"));
        let least =
            position.moves(Player::Left).map(|played| replies(&played)).filter(|&n| n > 0).min();
        assert_eq!((Some(chosen), answer.outcome), (least, Outcome::N), "{text}");
    }
}

/// Where all is lost the program leaves as few right replies as it can.
#[test]
fn a_lost_position_is_made_hard() {
    for text in ["nim(5, 5)", "nim(1, 4, 5)", "nim(2, 4, 6)", "kayles(3, 3)"] {
        let options = SolveOptions::default();
        let position = parse(text).expect("it parses");
        let mut session = begun(position.clone(), Play::Normal);
        let replies = |after: &Position| {
            let known = solve(after, &options, &mut Budget::default()).expect("an answer");
            known.winning.of(Player::Right).moves.len()
        };
        let all = position
            .moves(Player::Left)
            .map(|played| position.after(&played, Player::Left).expect("legal"));
        let least = all.map(|after| replies(&after)).min();
        session.reply(&Budget::default()).expect("a move");
        assert_eq!(Some(replies(&session.here().position)), least, "{text}");
    }
}

#[test]
fn a_winner_of_a_loopy_game_comes_to_the_end() {
    // Back and forth along a path: from the ends one wins, between them it is a draw.
    let draws = |v: u32| vec![format!("{v}>{}", v - 1), format!("{v}>{}", v + 1)];
    // The same, but from an even vertex there is only the way back: odd vertices win, in circles if one does not
    // look how far the end is.
    let wins = |v: u32| match v % 2 {
        0 => vec![format!("{v}>{}", v - 1)],
        _ => draws(v),
    };
    let path =
        |arcs: &dyn Fn(u32) -> Vec<String>| (1..20).flat_map(arcs).collect::<Vec<_>>().join(", ");
    for (arcs, start) in
        [path(&draws), path(&wins)].iter().flat_map(|arcs| (1..20).map(move |start| (arcs, start)))
    {
        let text = format!("graph[{arcs}]({start})");
        let options = SolveOptions { loopy: true, ..SolveOptions::default() };
        let setup = Setup { options, ..Setup::new(parse(&text).expect("it parses")) };
        let mut session = Session::new(setup, &Budget::default()).expect("an answer");
        let outcome = session.here().answer.as_ref().expect("known").outcome;
        while session.end().is_none() {
            session.reply(&Budget::default()).expect("a move");
            assert!(session.turns().len() < 200);
        }
        let end = session.end().expect("an end");
        let expected = match outcome.starting(Player::Left) {
            Ending::Wins => Some(Player::Left),
            Ending::Loses => Some(Player::Right),
            Ending::Draws => None,
        };
        assert_eq!(end.winner, expected, "{text}");
        assert_eq!(end.why == Why::Repetition, expected.is_none());
    }
}

#[test]
fn a_rematch_is_fair() {
    for text in [
        "nim(3, 5, 7)",
        "kayles(8, 5)",
        "monotonic(1, 4, 6)",
        "strip(2, 5, 8)",
        "hackenbush(0-1, 1-2, 0-3)",
        "graph[0>1, 0>2, 2>3, 3>4](0, 2)",
        "kl[1, 2](4, 5)",
    ] {
        let start = parse(text).expect("it parses");
        let options = SolveOptions::default();
        for (seed, person) in (0..4).flat_map(|seed| Player::ALL.map(|player| (seed, player))) {
            let found = rematch(&start, &options, Player::Left, person, seed, &Budget::default());
            let Some(found) = found else { continue };
            assert_ne!(found, start);
            assert_eq!(found.size(), start.size(), "{text}: {}", position_text(&found));
            let answer = solve(&found, &options, &mut Budget::default()).expect("an answer");
            let wins = answer.outcome.starting(Player::Left) == Ending::Wins;
            assert_eq!(wins, person == Player::Left, "{text}: {}", position_text(&found));
        }
    }
    let nim = parse("nim(3, 5, 7)").expect("it parses");
    let found =
        rematch(&nim, &SolveOptions::default(), Player::Left, Player::Left, 1, &Budget::default());
    let answer =
        solve(&found.expect("a position"), &SolveOptions::default(), &mut Budget::default());
    assert_eq!(answer.expect("an answer").winning.of(Player::Left).moves.len(), 1);
}
