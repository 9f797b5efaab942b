//! `parse(position_text(p)) == p`, likewise for rules and moves.
#![no_main]

use grundy_core::Player;
use grundy_games::Term;
use grundy_lang::{move_text, parse, parse_move, parse_rule, position_text, rule_text};
use libfuzzer_sys::fuzz_target;

/// A position may have more moves than can be tried.
const MOVES: usize = 16;

/// Listing the moves of a heap takes time that grows with its size, and may find none for long.
const LARGEST: u64 = 1000;

fn is_small(term: &Term) -> bool {
    match term {
        Term::Heaps(heaps) => heaps.sizes().iter().all(|&size| size <= LARGEST),
        Term::Row(_) | Term::Bush(_) | Term::Tokens(_) => true,
        // Without rules no expression is one.
        Term::Written(_) => false,
    }
}

fuzz_target!(|source: &str| {
    if let Ok(rule) = parse_rule(source) {
        assert_eq!(parse_rule(&rule_text(&rule)), Ok(rule));
    }
    let Ok(position) = parse(source) else { return };
    assert_eq!(parse(&position_text(&position)).as_ref(), Ok(&position));
    if !position.terms().iter().all(is_small) {
        return;
    }
    for played in position.moves(Player::Left).take(MOVES) {
        let text = move_text(&position, &played);
        assert_eq!(parse_move(&position, &text, Player::Left), Ok(played));
    }
});
