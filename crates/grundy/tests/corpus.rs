//! The corpus, asked of the planner and of brute force.

mod common;

use common::corpus::{Case, cases};
use common::evaluate::{assert_moves, truth};
use common::whole;
use grundy::{Move, Outcome, Play, Player, Position, SolveOptions, Value, move_text, parse, solve};
use grundy_core::{Budget, Limits};
use grundy_engines::reference::Grundy;
use grundy_engines::retrograde::Retrograde;
use grundy_games::ImpartialCatalogue;

fn position(case: &Case) -> Position {
    parse(&case.text).unwrap_or_else(|why| panic!("{case:?}: {why:?}"))
}

#[test]
fn the_planner_agrees_with_the_corpus() {
    for case in cases() {
        let position = position(&case);
        let options = SolveOptions { loopy: case.loopy, ..whole(case.play) };
        let answer = solve(&position, &options, &mut Budget::default());
        let answer = answer.unwrap_or_else(|why| panic!("{case:?}: {why}"));
        assert_eq!(answer.outcome.letter(), case.outcome, "{case:?}");
        assert_eq!(answer.verify(), Ok(()), "{case:?}");
        if case.searchable {
            assert_moves(&answer, &options, &mut Budget::default());
        }
        if let Some(value) = &case.value {
            assert_eq!(answer.value, *value, "{case:?}");
        }
        let Some(winning) = &case.winning else { continue };
        for (player, winning) in Player::ALL.into_iter().zip(winning) {
            let found = answer.winning.of(player).moves.iter();
            let found: Vec<String> = found.map(|played| move_text(&position, played)).collect();
            assert_eq!(found, *winning, "{player:?} in {case:?}");
        }
    }
}

/// Who wins, by the definitions alone.
fn by_definition(position: &Position, case: &Case) -> Outcome {
    if !case.loopy {
        return truth(position, case.play, 50_000).unwrap_or_else(|| panic!("{case:?}"));
    }
    let mut solver = Retrograde::impartial(ImpartialCatalogue, case.play);
    let (sum, mut budget) = (position.components(), Budget::new(&Limits::default()));
    solver.solve(&sum, Player::Left, &mut budget).unwrap_or_else(|why| panic!("{case:?}: {why}"));
    solver.outcome(&sum, Player::Left).expect("it was solved").outcome()
}

fn winning_by_definition(position: &Position, player: Player, case: &Case) -> Vec<String> {
    let wins = |played: &Move| {
        let after = position.after(played, player).expect("legal");
        let outcome = by_definition(&after, case);
        outcome != Outcome::Draw && !outcome.mover_wins(player.other())
    };
    position.moves(player).filter(wins).map(|played| move_text(position, &played)).collect()
}

#[test]
fn the_definitions_agree_with_the_corpus() {
    let mut searched = 0;
    for case in cases().into_iter().filter(|case| case.searchable) {
        let position = position(&case);
        assert_eq!(by_definition(&position, &case).letter(), case.outcome, "{case:?}");
        if case.play == Play::Normal && position.is_impartial() && !case.loopy {
            let mut budget = Budget::new(&Limits::default());
            let value = Grundy::new(ImpartialCatalogue).value(&position.components(), &mut budget);
            let value = value.map(Value::Nimber).expect("searched before");
            assert!(case.value.as_ref().is_none_or(|known| *known == value), "{case:?}: {value:?}");
        }
        if let Some(winning) = &case.winning {
            let found = Player::ALL.map(|player| winning_by_definition(&position, player, &case));
            assert_eq!(found, *winning, "{case:?}");
        }
        searched += 1;
    }
    assert!(searched > 500, "{searched}");
}
