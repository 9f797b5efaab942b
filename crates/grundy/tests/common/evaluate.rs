//! A position put through everything that can be asked of it, with limits as small as a test needs.
//! The fuzz target `evaluate` runs this very file.

use grundy::{
    Answer, Limits, Outcome, Play, Player, Position, SolveError, SolveOptions, all_moves,
    position_text, solve,
};
use grundy_core::Budget;
use grundy_engines::reference::Outcomes;
use grundy_games::Catalogue;
use std::time::Duration;

/// Asks who wins `position` in both conventions, with and without cycles, looking at no more than so
/// many positions; `true` if something was answered.
///
/// # Panics
/// If an answer does not verify, contradicts the definitions, or depends on whether cycles were
/// asked about though there is none.
pub(crate) fn evaluate(position: &Position, positions: u64) -> bool {
    let text = position_text(position);
    let mut answered = false;
    for play in Play::ALL {
        let [plain, loopy] = [false, true].map(|loopy| {
            let options = options(play, loopy);
            let answer = solve(position, &options, &mut budget(positions));
            (options, answer)
        });
        match (&plain.1, &loopy.1) {
            (Err(SolveError::Cycle(cycle)), _) => assert!(!cycle.is_empty(), "{text}"),
            (_, Err(SolveError::Cycle(cycle))) => panic!("{text}: refused for {cycle:?}"),
            (Err(SolveError::Circle(_)), _) => {}
            (_, Err(SolveError::Circle(circle))) => panic!("{text}: refused for {circle:?}"),
            (plain, loopy) => assert_eq!(plain.is_ok(), loopy.is_ok(), "{text}"),
        }
        if let (Ok(plain), Ok(loopy)) = (&plain.1, &loopy.1) {
            assert_eq!(plain, loopy, "{text}");
        }
        let of_either = plain.1.map(|answer| (plain.0, answer));
        let of_either = of_either.or_else(|_| loopy.1.map(|answer| (loopy.0, answer)));
        if let Ok((options, answer)) = of_either {
            assert_eq!(answer.verify(), Ok(()), "{play:?}: {text}");
            let truth = truth(position, play, positions / 40);
            assert!(truth.is_none_or(|truth| truth == answer.outcome), "{play:?}: {text}");
            assert_moves(&answer, &options, &mut budget(positions));
            answered = true;
        }
    }
    answered
}

fn options(play: Play, loopy: bool) -> SolveOptions {
    // A huge heap has huge numbers of moves.
    SolveOptions { loopy, most_moves: 50, ..SolveOptions::of(play) }
}

fn budget(positions: u64) -> Budget {
    Budget::new(&Limits { positions, memory: 16 << 20, time: Duration::from_secs(1) })
}

/// The moves that win are those which the list of all moves calls winning.
pub(crate) fn assert_moves(answer: &Answer, options: &SolveOptions, budget: &mut Budget) {
    for player in Player::ALL {
        // It may well stop where the answer alone did not.
        let Ok(all) = all_moves(&answer.position, player, options, budget) else { continue };
        let listed = answer.winning.of(player);
        if all.more || listed.more {
            continue;
        }
        let winning = all.moves.into_iter().filter(|report| report.wins);
        let winning: Vec<_> = winning.map(|report| report.played).collect();
        assert_eq!(winning, listed.moves, "{}", position_text(&answer.position));
    }
}

/// Who wins by the definitions, if they can be followed to the end through so many positions.
pub(crate) fn truth(position: &Position, play: Play, positions: u64) -> Option<Outcome> {
    let mut engine = Outcomes::new(Catalogue, play);
    let mut budget = Budget::new(&Limits { positions, ..Limits::default() });
    let [left, right] =
        Player::ALL.map(|player| engine.result(&position.components(), player, &mut budget).ok());
    Some(Outcome::of_starters(left?, right?))
}
