//! What is written is read as the same again.

use grundy_core::Player;
use grundy_games::Position;
use grundy_games::testing::Sizes;
use grundy_lang::{RuleRef, move_text, parse, parse_move, parse_rule, position_text, rule_text};
use proptest::prelude::*;

fn up_to(largest: u64) -> Sizes {
    Sizes::of_heaps(0..=largest)
}

proptest! {
    #[test]
    fn a_position_is_read_as_it_was_written(p in Sizes::any().position()) {
        let text = position_text(&p);
        prop_assert_eq!(parse(&text), Ok(p), "{}", text);
    }

    #[test]
    fn parentheses_and_spaces_mean_nothing(p in up_to(99).position()) {
        let text = position_text(&p);
        let wide = format!("\t(( {} ))\u{3000}", text.replace(',', " ， ").replace('(', "（ "));
        prop_assert_eq!(parse(&wide), Ok(p), "{}", wide);
    }

    #[test]
    fn a_rule_is_read_as_it_was_written(rule in Sizes::any().rule(), graph in Sizes::any().tokens()) {
        for rule in [RuleRef::Heap(rule.into()), RuleRef::Graph(graph.graph().clone())] {
            prop_assert_eq!(parse_rule(&rule_text(&rule)), Ok(rule));
        }
    }

    #[test]
    fn a_move_is_read_as_it_was_written(p in up_to(8).position()) {
        for player in Player::ALL {
            for played in p.moves(player).take(200) {
                let text = move_text(&p, &played);
                prop_assert_eq!(parse_move(&p, &text, player), Ok(played.clone()), "{}", text);
                let ascii = text.replace('→', "->");
                prop_assert_eq!(parse_move(&p, &ascii, player), Ok(played), "{}", ascii);
            }
        }
    }

    #[test]
    fn whatever_is_read_as_a_move_is_legal(
        p in up_to(8).position(),
        text in "(component [0-3],? )?(cut |heap |coin |)[0-4]:? ([0-9] )?(→ )?[0-9]( \\+ [0-9])?",
    ) {
        if let Ok(played) = parse_move(&p, &text, Player::Right) {
            prop_assert!(p.after(&played, Player::Right).is_ok(), "{}", text);
            prop_assert!(p.moves(Player::Right).any(|legal| legal == played), "{}", text);
        }
    }

    #[test]
    fn no_text_is_too_strange(text in any::<String>()) {
        let _ = (parse(&text), parse_rule(&text));
        let _ = parse_move(&Position::new(Vec::new()), &text, Player::Left);
    }

    /// Arithmetic gives what a person would compute, by precedence and from the left, powers from the right.
    #[test]
    fn arithmetic_is_that_of_numbers(
        a in 0..1000i64, b in 0..1000i64, c in 1..1000i64, d in 0..4u32, e in 0..3u32,
    ) {
        for (text, value) in [
            (format!("{a} - {b} + {c}"), a - b + c),
            (format!("{a} - ({b} + {c})"), a - (b + c)),
            (format!("{a} + {b} * {c}"), a + b * c),
            (format!("({a} + {b}) * {c}"), (a + b) * c),
            (format!("{a} * {b} / {c}"), a * b / c),
            (format!("({a} - {b}) / {c} + 10^3"), (a - b).div_euclid(c) + 1000),
            (format!("{c} * {a}^{d} - {b}"), c * a.pow(d) - b),
            (format!("2^{d}^{e}"), 2i64.pow(d.pow(e))),
            (format!("{a} - {b} - {c} - {d}"), a - b - c - i64::from(d)),
        ] {
            prop_assert_eq!(grundy_lang::parse_number(&text).ok(), u64::try_from(value).ok(), "{}", text);
        }
    }

    #[test]
    fn mistakes_lie_within_the_text(
        text in "([a-k .,0-9+*^/()\\[\\]>…→（，-]|nim|kl|graph|hackenbush|0\\.7|take|strict){0,24}",
    ) {
        match parse(&text) {
            Ok(position) => prop_assert_eq!(parse(&position_text(&position)), Ok(position)),
            Err(mistakes) => {
                prop_assert!(!mistakes.is_empty());
                for mistake in mistakes {
                    prop_assert!(text.get(mistake.span.clone()).is_some(), "{:?}", mistake);
                }
            }
        }
        let refused = parse_rule(&text).is_err_and(|mistakes| mistakes.is_empty());
        prop_assert!(!refused, "refused without a reason");
    }
}
