//! Moves as they are told, and as they are read: every kind of move of every game in every language.

use grundy_core::Player;
use grundy_explain::{Language, Messages, read_move, told_move};
use grundy_games::testing::Sizes;
use grundy_games::{Move, Position};
use grundy_lang::{move_text, parse, parse_move, parse_rules, parse_with};
use proptest::prelude::*;

/// As other keyboards type it.
fn full_width(text: &str) -> String {
    let wide = |c: char| match c {
        '0'..='9' | ':' | ',' | '(' | ')' | '+' => {
            char::from_u32(u32::from(c) + 0xFEE0).expect("a full-width form")
        }
        c => c,
    };
    text.chars().map(wide).collect()
}

/// Every way in which the told form of a move may be typed.
fn typed(told: &str) -> Vec<String> {
    vec![
        told.to_owned(),
        told.replace('→', "->"),
        told.replace(" → ", "→"),
        told.replace(' ', "  "),
        // The names of games mean something else in other letters.
        if told.contains("f(") || told.contains("h(") || told.contains("o(") {
            told.to_owned()
        } else {
            told.to_uppercase()
        },
        full_width(told),
    ]
}

fn reads_back(position: &Position, played: &Move, player: Player) {
    for language in Language::ALL {
        let messages = Messages::of(language);
        let told = told_move(position, played, messages);
        for text in typed(&told) {
            let read = read_move(position, &text, player, messages);
            assert_eq!(read.as_ref(), Ok(played), "{text} ({told}, {})", language.tag());
        }
        let neutral = move_text(position, played);
        assert_eq!(read_move(position, &neutral, player, messages).as_ref(), Ok(played));
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn a_move_is_read_as_it_was_told(position in Sizes::of_heaps(0..=8u64).position()) {
        for player in Player::ALL {
            for played in position.moves(player).take(20) {
                reads_back(&position, &played, player);
            }
        }
    }

    #[test]
    fn whatever_is_read_is_legal(
        position in Sizes::of_heaps(0..=8u64).position(),
        text in "(component|第|số hạng)? ?[0-3]?[,，项]? ?(heap|đống|第|pins|木瓶|cắt đoạn|剪边|row)? ?[0-9]?[:：堆]? ?[0-9]( ?→ ?| và |和)?[0-9]?",
    ) {
        for language in Language::ALL {
            if let Ok(played) = read_move(&position, &text, Player::Right, Messages::of(language)) {
                prop_assert!(position.allows(&played, Player::Right), "{}", text);
            }
        }
    }

    #[test]
    fn no_text_is_too_strange(text in any::<String>()) {
        let position = parse("nim(3, 5) + kayles(7) + hackenbush(0-1)").expect("it parses");
        for language in Language::ALL {
            let _ = read_move(&position, &text, Player::Left, Messages::of(language));
        }
    }
}

/// A position, a move of it in the neutral form, and how it is told.
const TOLD: [(&str, &str, [&str; 3]); 14] = [
    ("nim(3, 4, 3)", "heap 3: 3 → 2", ["heap 3: 3 → 2", "đống 3: 3 → 2", "第 3 堆：3 → 2"]),
    ("*5", "*5 → *2", ["*5 → *2"; 3]),
    (
        "*5 + *3",
        "component 2: *3 → *0",
        ["component 2: *3 → *0", "số hạng 2: *3 → *0", "第 2 项：*3 → *0"],
    ),
    ("kayles(12)", "heap 1: 12 → 3 + 7", ["pins 4 and 5", "ky 4 và 5", "木瓶 4 和 5"]),
    ("kayles(5, 1)", "heap 2: 1 → 0", ["row 2: pin 1", "hàng 2: ky 1", "第 2 排：木瓶 1"]),
    (
        "nim(1) + kayles(4)",
        "component 2, heap 1: 4 → 1 + 2",
        ["component 2: pin 2", "số hạng 2: ky 2", "第 2 项：木瓶 2"],
    ),
    ("take[1..3](7)", "heap 1: 7 → 4", ["heap 1: 7 → 4", "đống 1: 7 → 4", "第 1 堆：7 → 4"]),
    (
        "grundys(7)",
        "heap 1: 7 → 3 + 4",
        ["heap 1: 7 → 3 + 4", "đống 1: 7 → 3 + 4", "第 1 堆：7 → 3 + 4"],
    ),
    (
        "strip(1, 5)",
        "coin 2: 5 → 3",
        ["coin 2: square 5 → 3", "đồng xu 2: ô 5 → 3", "第 2 枚硬币：格 5 → 3"],
    ),
    (
        "hackenbush(0-1, 1-2)",
        "cut edge 0 (0-1)",
        ["cut edge 0 (0-1)", "cắt đoạn 0 (0-1)", "剪边 0 (0-1)"],
    ),
    ("graph[4>2](4)", "token 1: 4 → 2", ["vertex 4 → 2", "đỉnh 4 → 2", "顶点 4 → 2"]),
    (
        "graph[4>2](4, 4)",
        "token 2: 4 → 2",
        ["token 2: vertex 4 → 2", "quân 2: đỉnh 4 → 2", "第 2 枚棋子：顶点 4 → 2"],
    ),
    ("kl[1, 2](5)", "heap 1: 5 → 3", ["heap 1: 5 → 3", "đống 1: 5 → 3", "第 1 堆：5 → 3"]),
    (
        "0.07(9)",
        "heap 1: 9 → 3 + 4",
        ["heap 1: 9 → 3 + 4", "đống 1: 9 → 3 + 4", "第 1 堆：9 → 3 + 4"],
    ),
];

#[test]
fn every_kind_of_move_is_told_in_its_language() {
    for (position, neutral, told) in TOLD {
        let position = parse(position).unwrap_or_else(|why| panic!("{position}: {why:?}"));
        let played = parse_move(&position, neutral, Player::Left)
            .unwrap_or_else(|why| panic!("{neutral}: {why:?}"));
        for (language, told) in Language::ALL.into_iter().zip(told) {
            assert_eq!(told_move(&position, &played, Messages::of(language)), told);
        }
        reads_back(&position, &played, Player::Left);
    }
}

#[test]
fn people_type_in_many_ways() {
    let position = parse("nim(3, 4) + kayles(5) + hackenbush(0-1, 0-2)").expect("it parses");
    let cases = [
        (Language::Vi, "so hang 1, dong 2 : 4 con 1", "component 1, heap 2: 4 → 1"),
        (Language::Vi, "cat doan 1", "component 3: cut edge 1 (0-2)"),
        (Language::Vi, "KY 2 VÀ 3", "component 2, heap 1: 5 → 1 + 2"),
        (Language::Zh, "第２项：木瓶２、３", "component 2, heap 1: 5 → 1 + 2"),
        (Language::Zh, "剪断边 1", "component 3: cut edge 1 (0-2)"),
        (Language::En, "pins 4-5", "component 2, heap 1: 5 → 3"),
        (Language::En, "nim(3, 4), heap 2: 4 -> 1", "component 1, heap 2: 4 → 1"),
        (Language::Zh, "row 1: pins 3", "component 2, heap 1: 5 → 2 + 2"),
    ];
    for (language, text, neutral) in cases {
        let played = read_move(&position, text, Player::Left, Messages::of(language));
        let played = played.unwrap_or_else(|why| panic!("{text}: {why:?}"));
        assert_eq!(move_text(&position, &played), neutral, "{text}");
    }
    for text in ["pins 1 and 3", "pins 0", "pins 6", "pins 1 2 3", "pins", "row 2: pin 1", "pins x"]
    {
        let read = read_move(&position, text, Player::Left, Messages::of(Language::En));
        assert!(read.is_err(), "{text}: {read:?}");
    }
}

#[test]
fn moves_of_written_games_are_told_and_read() {
    let rules = "game f(a, b) = { f(a - 1, b) if a > 0, f(b, a - 1) + h(2) if a > 1 }
                 game h(n) = { h(i) + h(n - 1 - i) for i in 0..n }
                 game o(n) = { 0 if n > 0, o(n - 1) if n > 0 }";
    let rules = parse_rules(rules, &[]).unwrap_or_else(|why| panic!("{why:?}"));
    all_moves_read_back(&rules, &["f(2, 1)", "h(3)", "h(3) + h(4)", "o(3) + o(2)"]);
}

fn all_moves_read_back(rules: &grundy::Rules, positions: &[&str]) {
    for text in positions {
        let position = parse_with(text, rules).unwrap_or_else(|why| panic!("{text}: {why:?}"));
        let moves: Vec<Move> = position.moves(Player::Left).collect();
        assert!(!moves.is_empty(), "{text}");
        for played in moves {
            reads_back(&position, &played, Player::Left);
        }
    }
}
