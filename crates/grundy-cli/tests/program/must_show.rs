//! What the program must show, one test a line of the list.

use crate::common::{grundy, json, names, solve, tos};
use serde_json::{Value, json};

/// The Grundy values of the heaps 0, 1, 2, … of a rule.
fn values(rule: &str, to: u64) -> Vec<u64> {
    let value = |n| solve(&format!("{rule}({n})"), &[])["value"].as_u64().expect("a value");
    (0..=to).map(value).collect()
}

#[test]
fn nim_has_exactly_three_winning_moves() {
    let answer = solve("nim(7,5,3,6)", &[]);
    assert_eq!(answer["position"], "nim(7, 5, 3, 6)");
    assert_eq!(answer["play"], "normal");
    assert_eq!(answer["outcome"], "N");
    assert_eq!(answer["value"], 7);
    assert_eq!(answer["method"], "bouton");
    assert_eq!(
        answer["winning_moves"],
        json!([
            { "move": "heap 1: 7 → 0", "told": "heap 1: 7 → 0", "to": "nim(0, 5, 3, 6)" },
            { "move": "heap 2: 5 → 2", "told": "heap 2: 5 → 2", "to": "nim(7, 2, 3, 6)" },
            { "move": "heap 4: 6 → 1", "told": "heap 4: 6 → 1", "to": "nim(7, 5, 3, 1)" },
        ])
    );
    assert_eq!(answer.get("winning_moves_more"), None);
}

#[test]
fn misere_nim_differs_where_it_should() {
    assert_eq!(tos(&solve("nim(1,1,2)", &[])["winning_moves"]), ["nim(1, 1, 0)"]);
    let misere = solve("nim(1,1,2)", &["--misere"]);
    assert_eq!(misere["play"], "misere");
    assert_eq!(misere["value"], Value::Null);
    assert_eq!(tos(&misere["winning_moves"]), ["nim(1, 1, 1)"]);
}

#[test]
fn the_empty_position_in_misere_play_is_won_without_a_move() {
    let answer = solve("nim(0)", &["--misere"]);
    assert_eq!(answer["outcome"], "N");
    assert_eq!(answer["winning_moves"], json!([]));
    let words = grundy(&["solve", "nim(0)", "--misere"]);
    assert_eq!(words.code, 0, "{}", words.err);
    assert!(words.out.contains("cannot move"), "said plainly: {}", words.out);
}

#[test]
fn two_and_two_is_lost_in_both() {
    for flags in [&[][..], &["--misere"]] {
        let answer = solve("nim(2,2)", flags);
        assert_eq!((&answer["outcome"], &answer["winning_moves"]), (&json!("P"), &json!([])));
    }
}

#[test]
fn bounded_subtraction_in_three_ways() {
    for method in ["table", "window", "closed"] {
        let answer = solve("take[1..3](21)", &["--method", method]);
        assert_eq!(answer["value"], 1, "{method}");
        assert_eq!(tos(&answer["winning_moves"]), ["take[1..3](20)"], "{method}");
    }
    let steps = ["table", "window", "closed"]
        .map(|method| solve("take[1..3](21)", &["--method", method])["method"].clone());
    assert!(steps[0] != steps[1] && steps[1] != steps[2] && steps[0] != steps[2], "{steps:?}");
}

#[test]
fn grundys_game_begins_as_it_should() {
    let known = [0, 0, 0, 1, 0, 2, 1, 0, 2, 1, 0, 2, 1, 3, 2, 1, 3, 2, 4, 3, 0, 4, 3, 0];
    assert_eq!(values("grundys", 23), known);
}

#[test]
fn kayles_begins_as_it_should() {
    let known = [0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4];
    assert_eq!(values("0.77", 12), known);
    assert_eq!(values("kayles", 12), known);
}

#[test]
fn kl_nim_with_equal_numbers() {
    let answer = solve("kl[2,2](3,5,8)", &[]);
    assert_eq!(answer["value"], 6);
    assert_eq!(names(&answer["winning_moves"]), ["heap 3: 8 → 4"]);
}

#[test]
fn kl_nim_with_different_numbers() {
    let answer = solve("kl[1,2](4,5)", &[]);
    assert_eq!(answer["outcome"], "R");
    assert_eq!(answer["value"], Value::Null);
    assert_eq!(answer["winning_moves"]["left"], json!([]));
    assert!(!names(&answer["winning_moves"]["right"]).is_empty());
    for (mover, wins) in [("left", false), ("right", true)] {
        let answer = solve("kl[1,2](4,5)", &["--mover", mover]);
        assert_eq!(answer["mover"], mover);
        assert_eq!(answer["mover_wins"], wins);
    }
}

#[test]
fn the_paper_s_strategy_is_not_played() {
    let answer = solve("kl[3,4](1,2,3)", &["--mover", "right"]);
    assert_eq!(answer["mover_wins"], true);
    let winning = names(&answer["winning_moves"]["right"]);
    assert!(!winning.is_empty() && !winning.contains(&"heap 3: 3 → 0"), "{winning:?}");
}

#[test]
fn rows() {
    assert_eq!(solve("monotonic(1,1)", &["--misere"])["outcome"], "N");
    assert_eq!(solve("strip(0)", &[])["outcome"], "P");
}

#[test]
fn hackenbush_drawings() {
    for (drawing, value) in [
        ("0-1, 1-2, 2-3", 3),
        ("0-1, 1-2, 2-0", 1),
        ("0-1, 1-2, 2-3, 3-0", 0),
        ("0-0, 0-0, 0-1, 1-2", 2),
    ] {
        let answer = solve(&format!("hackenbush({drawing})"), &[]);
        assert_eq!(answer["value"], value, "{drawing}");
        assert_eq!(answer["method"], "colon-fusion", "{drawing}");
    }
}

#[test]
fn a_sum_is_solved_by_xor_and_moves_name_their_component() {
    let answer = solve("nim(3,5) + 0.77(7) + hackenbush(0-1, 1-2)", &[]);
    // 3 ⊕ 5 ⊕ 2 ⊕ 2 = 6.
    assert_eq!(answer["value"], 6);
    assert_eq!(answer["method"], "sprague-grundy");
    let winning = names(&answer["winning_moves"]);
    // Heap 5 to 3 is the only Nim move; 0.77(7) and the stalk are worth 2 and can be raised to 4 …
    assert!(winning.contains(&"component 1, heap 2: 5 → 3"), "{winning:?}");
    assert!(winning.iter().all(|name| name.starts_with("component ")), "{winning:?}");
    for to in tos(&answer["winning_moves"]) {
        assert_eq!(solve(to, &[])["value"], 0, "{to}");
    }
}

#[test]
fn the_misprinted_example_is_two() {
    assert_eq!(solve("nim(3,4,5)", &[])["value"], 2);
    assert_eq!(solve("*3 + *4 + *5", &[])["value"], 2);
}

#[test]
fn equal_games_and_games_told_apart() {
    let same = json(&["equal", "monotonic(1, 3)", "nim(2)"]);
    assert_eq!(same["equal"], true);
    assert_eq!(same["witness"], Value::Null);
    let different = json(&["equal", "nim(3)", "nim(5)"]);
    assert_eq!(different["equal"], false);
    assert_eq!(different["values"], json!([3, 5]));
    // The game named does tell them apart.
    let witness = &different["witness"];
    let game = witness["game"].as_str().expect("a game");
    for (at, heap) in ["nim(3)", "nim(5)"].into_iter().enumerate() {
        let outcome = &solve(&format!("{heap} + {game}"), &[])["outcome"];
        assert_eq!(outcome, &witness["outcomes"][at]);
    }
    assert_ne!(witness["outcomes"][0], witness["outcomes"][1]);
}

#[test]
fn closed_forms_answer_at_any_size() {
    assert_eq!(solve("take[1..3](1000000000000000001)", &[])["value"], 1);
    let kl = solve("kl[5,9](1000000000000000000, 999999999999999999)", &["--mover", "right"]);
    assert_eq!(kl["mover_wins"], true);
    let heaps: Vec<String> = (0..1_000_000u64).map(|n| (n % 1000).to_string()).collect();
    let run = crate::common::fed(
        &["solve", "-", "--json"],
        format!("nim({})\n", heaps.join(", ")).as_bytes(),
    );
    assert_eq!(run.code, 0, "{}", run.err);
    let answer: Value = serde_json::from_str(&run.out).unwrap();
    let sum = (0..1_000_000u64).fold(0, |sum, n| sum ^ (n % 1000));
    assert_eq!(answer["value"], sum);
}

#[test]
fn exact_beyond_what_floating_point_holds() {
    let answer = solve("nim(18446744073709551615, 1)", &[]);
    assert_eq!(answer["value"].as_u64(), Some(u64::MAX - 1));
}

#[test]
fn a_cycle_is_printed_or_solved() {
    let run = grundy(&["solve", "graph[0>1, 1>0, 1>2](0)", "--json"]);
    assert_eq!(run.code, 2);
    let error: Value = serde_json::from_str(&run.out).unwrap();
    assert_eq!(error["error"]["kind"], "cycle");
    let mut cycle: Vec<u64> =
        error["error"]["cycle"].as_array().unwrap().iter().map(|v| v.as_u64().unwrap()).collect();
    cycle.sort_unstable();
    assert_eq!(cycle, [0, 1]);
    // 1 can move to the sink 2, so 1 wins; 0 can only move to 1, and loses.
    let answer = solve("graph[0>1, 1>0, 1>2](0)", &["--loopy"]);
    assert_eq!(answer["outcome"], "P");
    // Round and round for ever.
    let draw = solve("graph[0>1, 1>0](0)", &["--loopy"]);
    assert_eq!(draw["outcome"], "D");
    assert_eq!(draw["value"], json!({ "infinity": [] }));
}

#[test]
fn the_paper_s_lemmas_are_refuted() {
    for (check, position) in [
        ("kl-lemma-11", "kl[3, 4](2, 2, 4)"),
        ("kl-lemma-13", "kl[3, 4](2, 2, 3, 3)"),
        ("kl-lemma-13-strategy", "kl[3, 4](1, 2, 3)"),
    ] {
        let report = json(&["check", check]);
        assert_eq!(report["counterexample"]["position"], position, "{check}");
    }
}

#[test]
fn theorems_agree_with_brute_force() {
    for game in [
        "nim",
        "take",
        "subtract",
        "allbut",
        "grundys",
        "octal",
        "monotonic",
        "strip",
        "hackenbush",
        "kl",
        "graph",
        "sum",
    ] {
        let report = json(&["check", game, "--heaps", "2", "--size", "4"]);
        assert_eq!(report["counterexample"], Value::Null, "{game}");
        assert!(report["compared"].as_u64().unwrap() > 0, "{game}");
    }
    for rule in ["kl[3,4]", "take[1..3]", "0.77"] {
        let report = json(&["check", rule, "--heaps", "2", "--size", "5"]);
        assert_eq!(report["counterexample"], Value::Null, "{rule}");
    }
}

#[test]
fn every_move_and_its_undo() {
    let answer = solve("monotonic(1, 3)", &["--moves", "all"]);
    let moves = answer["moves"].as_array().expect("a list");
    assert_eq!(names(&answer["moves"]).len(), 3);
    // Lowering the lower heap enlarges the difference, and is undone by the upper one.
    let lower = moves.iter().find(|at| at["move"] == "heap 1: 1 → 0").expect("listed");
    assert_eq!((&lower["value"], &lower["reversible"]), (&json!(3), &json!(true)));
    assert_eq!(lower["undo"], "heap 2: 3 → 2");
    let wins: Vec<bool> = moves.iter().map(|at| at["wins"].as_bool().unwrap()).collect();
    assert_eq!(wins.iter().filter(|&&wins| wins).count(), 1);
    let partizan = solve("kl[1,2](4,5)", &["--moves", "all"]);
    assert_eq!(names(&partizan["moves"]["left"]).len(), 3 + 4);
}
