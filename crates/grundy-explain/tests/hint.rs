//! Hints in words, step by step, in three languages.

mod cases;

use cases::Case;
use grundy::hint::HintStep;
use grundy_core::Player;
use grundy_explain::render::{Terminal, text};
use grundy_explain::{Language, Messages, hint};
use unicode_width::UnicodeWidthStr;

fn told(answer: &grundy::Answer, language: Language, width: usize) -> Vec<String> {
    let messages = Messages::of(language);
    let step = |step| {
        let doc = hint::step(answer, Player::Left, step, messages);
        text(&doc, &Terminal { width, colour: false })
    };
    HintStep::ALL.map(step).to_vec()
}

#[test]
fn hints_read_well() {
    let positions = [
        "nim(7, 5, 3)",
        "nim(2, 2)",
        "take[1..3](21)",
        "kayles(12)",
        "kayles(5, 7) + nim(3)",
        "monotonic(1, 3, 3, 6)",
        "hackenbush(0-1, 1-2, 2-0, 0-3, 3-4)",
        "kl[2, 1](4, 5)",
        "graph[0>1, 0>2, 2>3](0)",
        "nim(0)",
    ];
    let mut all = String::new();
    for language in Language::ALL {
        for position in positions {
            let answer = cases::solved(position);
            all += &format!("════ {} {position}\n", language.tag());
            for (step, told) in told(&answer, language, 72).into_iter().enumerate() {
                all += &format!("{}. {told}", step + 1);
            }
        }
    }
    insta::assert_snapshot!(all);
}

#[test]
fn every_step_says_something_and_fits() {
    for Case { name, answer } in cases::all() {
        for language in Language::ALL {
            for told in told(&answer, language, 60) {
                assert!(!told.trim().is_empty() && !told.contains("[hint"), "{name}: {told}");
                let long = told.lines().find(|line| line.width() > 60);
                assert!(long.is_none() || name == "nim_huge", "{name}: {told}");
            }
        }
    }
}

/// Nobody who asks for the first two steps is told the move.
#[test]
fn the_move_comes_last() {
    for Case { name, answer } in cases::all() {
        let Some(best) = answer.winning.of(Player::Left).moves.first() else { continue };
        for language in Language::ALL {
            let best = grundy_explain::told_move(&answer.position, best, Messages::of(language));
            let told = told(&answer, language, 400);
            assert!(told[3].contains(&best), "{name}: {told:?}");
            assert!(told[..3].iter().all(|told| !told.contains(&best)), "{name}: {told:?}");
        }
    }
}
