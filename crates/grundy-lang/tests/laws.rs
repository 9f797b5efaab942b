//! What is written is read as the same again.

#![allow(clippy::unwrap_used)]

use grundy_core::Player;
use grundy_games::bush::{Bush, Edge};
use grundy_games::graph::{Graph, Tokens};
use grundy_games::heap::{HeapRule, Heaps, Kl, OctalCode, TakeRange, TakeSet};
use grundy_games::row::{Row, RowRule};
use grundy_games::{Position, Term};
use grundy_lang::{RuleRef, move_text, parse, parse_move, parse_rule, position_text, rule_text};
use proptest::collection::vec;
use proptest::prelude::*;

fn heap_rule() -> impl Strategy<Value = HeapRule> {
    let takes = || vec(1u64.., 0..4).prop_map(|takes| TakeSet::new(takes).unwrap());
    let digits = || vec(0u8..16, 0..4);
    prop_oneof![
        Just(HeapRule::Nim),
        Just(HeapRule::Star),
        Just(HeapRule::Grundys),
        (1u64.., 1u64..)
            .prop_map(|(a, b)| { HeapRule::Take(TakeRange::new(a.min(b), a.max(b)).unwrap()) }),
        takes().prop_map(HeapRule::Subtract),
        takes().prop_map(HeapRule::AllBut),
        (0u8..4, digits(), digits()).prop_map(|(d0, after, repeat)| {
            let digits: Vec<u8> = std::iter::once(d0 * 4).chain(after).collect();
            HeapRule::Octal(OctalCode::new(&digits, &repeat).unwrap())
        }),
        (1u64.., 1u64..).prop_map(|(k, l)| HeapRule::Kl(Kl::new(k, l).unwrap())),
        (1u64..4, 1u64..4).prop_map(|(k, l)| HeapRule::Kl(Kl::new(k, l).unwrap())),
    ]
}

fn row(size: impl Strategy<Value = u64> + Clone) -> impl Strategy<Value = Row> {
    (prop::sample::select(RowRule::ALL.to_vec()), vec(size, 0..6)).prop_map(|(rule, mut sizes)| {
        sizes.sort_unstable();
        if rule.is_strict() {
            sizes.dedup();
        }
        Row::new(rule, sizes).unwrap()
    })
}

fn bush() -> impl Strategy<Value = Bush> {
    let label = || prop_oneof![0u32..6, 0u32..];
    vec((label(), label()).prop_map(|(a, b)| Edge(a, b)), 0..8).prop_map(Bush::new)
}

fn tokens() -> impl Strategy<Value = Tokens> {
    let label = || prop_oneof![0u32..6, 0u32..];
    let parts = (vec((label(), label()), 0..8), vec(label(), 1..4), vec(any::<usize>(), 0..4));
    parts.prop_map(|(arcs, vertices, tokens)| {
        let graph = Graph::new(&arcs, &vertices);
        let labels = graph.labels();
        let tokens = tokens.into_iter().map(|i| labels[i % labels.len()]).collect();
        Tokens::new(graph.clone(), tokens).unwrap()
    })
}

fn term(size: impl Strategy<Value = u64> + Clone) -> impl Strategy<Value = Term> {
    let heaps = (heap_rule(), vec(size.clone(), 0..5));
    prop_oneof![
        heaps.prop_map(|(rule, sizes)| Term::Heaps(Heaps::new(rule, sizes))),
        row(size).prop_map(Term::Row),
        bush().prop_map(Term::Bush),
        tokens().prop_map(Term::Tokens),
    ]
}

fn position(size: impl Strategy<Value = u64> + Clone) -> impl Strategy<Value = Position> {
    vec(term(size), 0..4).prop_map(Position::new)
}

proptest! {
    #[test]
    fn a_position_is_read_as_it_was_written(p in position(any::<u64>())) {
        let text = position_text(&p);
        prop_assert_eq!(parse(&text), Ok(p), "{}", text);
    }

    #[test]
    fn parentheses_and_spaces_mean_nothing(p in position(0u64..100)) {
        let text = position_text(&p);
        let wide = format!("\t(( {} ))\u{3000}", text.replace(',', " ， ").replace('(', "（ "));
        prop_assert_eq!(parse(&wide), Ok(p), "{}", wide);
    }

    #[test]
    fn a_rule_is_read_as_it_was_written(rule in heap_rule(), graph in tokens()) {
        for rule in [RuleRef::Heap(rule), RuleRef::Graph(graph.graph().clone())] {
            prop_assert_eq!(parse_rule(&rule_text(&rule)), Ok(rule));
        }
    }

    #[test]
    fn a_move_is_read_as_it_was_written(p in position(0u64..9)) {
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
        p in position(0u64..9),
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

    #[test]
    fn mistakes_lie_within_the_text(
        text in "([a-k .,0-9+*^()\\[\\]>…→（，-]|nim|kl|graph|hackenbush|0\\.7|take|strict){0,24}",
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
