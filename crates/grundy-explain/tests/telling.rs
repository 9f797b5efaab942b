//! Answers as they are told, short and full, in three languages, at a terminal's width.

mod cases;

use cases::Case;
use grundy::Question;
use grundy_core::{Limit, Outcome, Play, Player, Stopped, Value};
use grundy_explain::render::{Terminal, markdown, text};
use grundy_explain::{Doc, Language, Messages, answer, report};
use grundy_games::Unsolved;
use unicode_width::UnicodeWidthStr;

const TERMINAL: Terminal = Terminal { width: 80, colour: false };

/// What `tell` says in each language.
fn in_every_language(tell: impl Fn(&Messages) -> Vec<Doc>) -> String {
    let mut all = String::new();
    for language in Language::ALL {
        for doc in tell(&Messages::new(language)) {
            all += &format!("════ {}\n{}", language.tag(), text(&doc, &TERMINAL));
        }
    }
    all
}

#[test]
fn answers_read_well() {
    for Case { name, answer } in cases::all() {
        let told = in_every_language(|messages| {
            vec![answer::short(&answer, messages, None), answer::full(&answer, messages, None)]
        });
        insta::assert_snapshot!(name, told);
    }
}

#[test]
fn hand_made_reasons_are_right() {
    for Case { name, answer } in cases::all() {
        answer.verify().unwrap_or_else(|flaw| panic!("{name}: {flaw}"));
    }
}

/// Positions whose wording once did not fit them, by the name of their snapshot.
const FITTED: [(&str, &str, Play); 9] = [
    ("fits_two_heaps", "nim(3, 5)", Play::Normal),
    ("fits_misere_nimbers", "*2 + *3 + *1", Play::Misere),
    ("fits_misere_sum", "take[1..3](10) + monotonic(1, 3) + nim(2)", Play::Misere),
    ("fits_misere_strip", "strip(1, 3, 7)", Play::Misere),
    ("fits_one_coin", "strip(4)", Play::Normal),
    ("fits_bare_stalk", "hackenbush(0-1, 1-2)", Play::Normal),
    ("fits_one_stone", "take[1..1](5)", Play::Normal),
    ("fits_kl_one_heap", "kl[3, 5](5)", Play::Normal),
    ("fits_kl_misere", "kl[3, 5](3, 1)", Play::Misere),
];

#[test]
fn the_wording_fits_the_position() {
    for (name, source, play) in FITTED {
        let position = grundy::parse(source).expect("a position");
        let answer = grundy::solve(&position, &Question::of(play)).expect("an answer");
        let told = in_every_language(|messages| {
            vec![answer::short(&answer, messages, None), answer::full(&answer, messages, None)]
        });
        insta::assert_snapshot!(name, told);
    }
}

#[test]
fn one_mover_may_be_asked_about_alone() {
    let answer = cases::kl_4_5();
    let told = in_every_language(|messages| {
        Player::ALL.map(|mover| answer::short(&answer, messages, Some(mover))).to_vec()
    });
    insta::assert_snapshot!(told);
}

#[test]
fn markdown_has_the_same_content() {
    let doc = answer::short(&cases::nim(&[7, 5, 3, 6]), &Messages::new(Language::En), None);
    insta::assert_snapshot!(markdown(&doc));
}

#[test]
fn a_million_heaps_are_told_in_few_lines() {
    let heaps: Vec<u64> = (1..=1_000_000).collect();
    let answer = cases::nim(&heaps);
    for language in Language::ALL {
        let messages = Messages::new(language);
        for doc in [answer::short(&answer, &messages, None), answer::full(&answer, &messages, None)]
        {
            let lines = text(&doc, &TERMINAL).lines().count();
            assert!(lines < 100, "{lines} lines in {}", language.tag());
        }
    }
}

#[test]
fn no_line_is_wider_than_the_terminal() {
    for width in [48, 80] {
        for Case { name, answer } in cases::all() {
            // Numbers of 20 digits are words that cannot be parted.
            if width < 80 && ["nim_huge", "kayles_period"].contains(&name) {
                continue;
            }
            for language in Language::ALL {
                let messages = Messages::new(language);
                let doc = answer::full(&answer, &messages, None);
                for line in text(&doc, &Terminal { width, colour: false }).lines() {
                    assert!(line.width() <= width, "{name} in {}: {line}", language.tag());
                }
            }
        }
    }
}

#[test]
fn what_stopped_a_computation_is_said() {
    let stopped = |by| Unsolved::Stopped(Stopped { by, positions: 4096 });
    let all = [
        stopped(Limit::Positions(4096)),
        stopped(Limit::Memory(3 << 29)),
        stopped(Limit::Time(std::time::Duration::from_millis(2500))),
        stopped(Limit::Options(1_000_000)),
        Unsolved::Cycle(vec![0, 1]),
        Unsolved::Cycle((0..100).collect()),
    ];
    let told = in_every_language(|messages| {
        all.iter().map(|unsolved| report::stopped(unsolved, messages)).collect()
    });
    insta::assert_snapshot!(told);
}

#[test]
fn every_move_is_told_with_its_undo() {
    let (position, moves) = cases::moves_of_a_row();
    let told =
        in_every_language(|messages| vec![report::all_moves(&moves, &position, None, messages)]);
    insta::assert_snapshot!(told);
}

#[test]
fn a_position_without_moves_says_so() {
    let position = grundy_games::Position::new(Vec::new());
    let moves = grundy::AllMoves { moves: Vec::new(), more: false };
    let told =
        in_every_language(|messages| vec![report::all_moves(&moves, &position, None, messages)]);
    insta::assert_snapshot!(told);
}

#[test]
fn two_games_are_compared() {
    let nim = |n| cases::nim(&[n]).position;
    let different = grundy::Comparison {
        equal: false,
        values: Some((3, 5)),
        witness: Some(grundy::Witness { game: nim(3), outcomes: (Outcome::P, Outcome::N) }),
    };
    let same = grundy::Comparison { equal: true, values: Some((2, 2)), witness: None };
    let told = in_every_language(|messages| {
        vec![
            report::equal(&different, &nim(3), &nim(5), messages),
            report::equal(&same, &nim(2), &nim(2), messages),
        ]
    });
    insta::assert_snapshot!(told);
}

#[test]
fn a_headline_is_one_paragraph() {
    for Case { answer, .. } in cases::all() {
        let doc = answer::headline(&answer, &Messages::new(Language::En), Some(Player::Left));
        assert_eq!(doc.blocks.len(), 1);
        if let Value::Nimber(n) = answer.value {
            assert!(text(&doc, &TERMINAL).contains(&format!("Grundy value {n}.")));
        }
    }
}

/// Every placeable of every message is filled (in debug builds a missing one panics), every message
/// exists, and no step needs more than a page.
#[test]
fn every_case_of_every_step_can_be_told() {
    let steps = cases::steps::all();
    assert!(steps.len() > 100, "{}", steps.len());
    for language in Language::ALL {
        let messages = Messages::new(language);
        for reason in &steps {
            let answer = grundy_games::Answer { reason: reason.clone(), ..cases::nim(&[1, 2]) };
            for tell in [answer::short, answer::full] {
                let told = text(&tell(&answer, &messages, None), &TERMINAL);
                assert!(!told.contains("{$"), "{told}");
                assert!(!told.contains("[kl-") && !told.contains("[heap-"), "{told}");
                assert!(told.lines().count() < 150, "{told}");
            }
        }
    }
}
