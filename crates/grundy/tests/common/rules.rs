//! Rules put through everything that can be asked of them, with limits as small as a test needs.
//! The fuzz target `rules` runs this very file.

use super::evaluate::evaluate;
use grundy::{Position, Rules, Term, move_text, parse_rules, parse_with, position_text};
use grundy_core::Player;
use grundy_games::written::{Argument, GameId, Kind, List, State, Written};
use grundy_lang::parse_move;

/// Reads `source` as rules, and asks about small positions of every game; how many were answered.
///
/// # Panics
/// If a mistake has no place, an answer is wrong, or a text does not mean what it was made from.
pub(crate) fn evaluate_rules(source: &str, positions: u64) -> usize {
    let rules = match parse_rules(source, &[]) {
        Ok(rules) => rules,
        Err(mistakes) => {
            assert!(!mistakes.is_empty());
            for mistake in mistakes {
                assert!(source.get(mistake.span.clone()).is_some(), "{mistake:?} of {source}");
            }
            return 0;
        }
    };
    let small = |game| small_positions(&rules, game);
    let asked = rules.games().take(4).flat_map(small);
    asked.filter(|position| evaluate(position, positions) && round_trips(position, &rules)).count()
}

/// A few positions: every parameter small, lists short.
pub(crate) fn small_positions(rules: &Rules, game: GameId) -> Vec<Position> {
    let parameters = rules.parameters(game);
    let argument = |kind: Kind, n: i64| match kind {
        Kind::Number => Argument::Number(n),
        Kind::Truth => Argument::Number(n % 2),
        Kind::List => Argument::List(List::new((0..n % 4).map(|i| (n + i) % 5).collect())),
    };
    let position = |numbers: &[i64]| {
        let given = parameters.iter().zip(numbers).map(|((_, kind), n)| argument(*kind, *n));
        let state = State::new(game, given.collect());
        let written = Written::new(rules.clone(), game, vec![state])?;
        Some(Position::new(vec![Term::Written(written)]))
    };
    let several = [[0i64; 6], [1, 2, 0, 1, 1, 0], [3, 1, 2, 0, 1, 2], [6, 4, 3, 2, 1, 0]];
    several.iter().filter_map(|numbers| position(numbers)).collect()
}

/// Whether the texts of a position and of its moves mean what they were made from; panics if not.
pub(crate) fn round_trips(position: &Position, rules: &Rules) -> bool {
    let text = position_text(position);
    assert_eq!(parse_with(&text, rules).as_ref(), Ok(position), "{text}");
    for player in Player::ALL {
        for played in position.moves(player).take(20) {
            let after = position.after(&played, player).expect("a legal move");
            let to = position_text(&after);
            assert_eq!(parse_with(&to, rules).as_ref(), Ok(&after), "{to}");
            let said = move_text(position, &played);
            assert_eq!(parse_move(position, &said, player), Ok(played), "{said} in {text}");
        }
    }
    true
}
