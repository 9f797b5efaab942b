//! Answers as they are told, short and full, in three languages, at a terminal's width.

mod cases;
mod steps;

use cases::Case;
use grundy::{Budget, SolveOptions, all_moves, equal};
use grundy_core::{Limit, Play, Player, Stopped, Value};
use grundy_explain::render::{Terminal, markdown, text};
use grundy_explain::{Doc, Language, Messages, answer, report};
use grundy_games::heap::{HeapRule, Heaps};
use grundy_games::{Position, Term};
use grundy_theorems::SolveError;
use unicode_width::UnicodeWidthStr;

const TERMINAL: Terminal = Terminal { width: 80, colour: false };

/// What `tell` says in each language.
fn in_every_language(tell: impl Fn(&Messages) -> Vec<Doc>) -> String {
    let mut all = String::new();
    for language in Language::ALL {
        for doc in tell(Messages::of(language)) {
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
fn what_is_told_is_right() {
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
        let answer = grundy::solve(&position, &SolveOptions::of(play), &mut Budget::default())
            .expect("an answer");
        let told = in_every_language(|messages| {
            vec![answer::short(&answer, messages, None), answer::full(&answer, messages, None)]
        });
        insta::assert_snapshot!(name, told);
    }
}

/// Each outcome there is, in the headline, the answer and the list of moves.
#[test]
fn nine_outcomes_are_told() {
    let rules = "game o(n) = { o(20 + n / 3) if n < 9 | o(20 + n mod 3) if n < 9 }
                 loses if n == 20, draws if n == 21, wins if n == 22";
    let rules = grundy::parse_rules(rules, &[]).expect("they compile");
    let told = in_every_language(|messages| {
        let told = (0..9).chain(20..23).map(|n| {
            let position = grundy::parse_with(&format!("o({n})"), &rules).expect("a position");
            let options = SolveOptions::default();
            let answer = grundy::solve(&position, &options, &mut Budget::default());
            let answer = answer.expect("an answer");
            answer::short(&answer, messages, None)
        });
        told.collect()
    });
    insta::assert_snapshot!(told);
}

#[test]
fn one_mover_may_be_asked_about_alone() {
    let answer = cases::solved("kl[1, 2](4, 5)");
    let told = in_every_language(|messages| {
        Player::ALL.map(|mover| answer::short(&answer, messages, Some(mover))).to_vec()
    });
    insta::assert_snapshot!(told);
}

#[test]
fn markdown_has_the_same_content() {
    let doc = answer::short(&cases::solved("nim(7, 5, 3, 6)"), Messages::of(Language::En), None);
    insta::assert_snapshot!(markdown(&doc));
}

#[test]
fn a_million_heaps_are_told_in_few_lines() {
    let heaps = Heaps::new(HeapRule::nim(), (1..=1_000_000).collect());
    let position = Position::new(vec![Term::Heaps(heaps)]);
    let answer = cases::answer(&position, &SolveOptions::default());
    for language in Language::ALL {
        let messages = Messages::of(language);
        for doc in [answer::short(&answer, messages, None), answer::full(&answer, messages, None)] {
            let lines = text(&doc, &TERMINAL).lines().count();
            assert!(lines < 100, "{lines} lines in {}", language.tag());
        }
    }
}

#[test]
fn no_line_is_wider_than_the_terminal() {
    for width in [48, 80] {
        for Case { name, answer } in cases::all() {
            // Numbers of 20 digits are words that cannot be parted, nor can a table of five columns
            // that is set in twice be.
            if width < 80 && ["nim_huge", "kayles_period", "loopy_sum"].contains(&name) {
                continue;
            }
            for language in Language::ALL {
                let messages = Messages::of(language);
                let doc = answer::full(&answer, messages, None);
                for line in text(&doc, &Terminal { width, colour: false }).lines() {
                    assert!(line.width() <= width, "{name} in {}: {line}", language.tag());
                }
            }
        }
    }
}

#[test]
fn what_stopped_a_computation_is_said() {
    let stopped = |by| SolveError::Stopped(Stopped { by, positions: 4096 });
    let all = [
        stopped(Limit::Positions(4096)),
        stopped(Limit::Memory(3 << 29)),
        stopped(Limit::Time(std::time::Duration::from_millis(2500))),
        stopped(Limit::Options(1_000_000)),
        SolveError::Cycle(vec![0, 1]),
        SolveError::Cycle((0..100).collect()),
    ];
    let told = in_every_language(|messages| {
        all.iter().map(|unsolved| report::stopped(unsolved, messages)).collect()
    });
    insta::assert_snapshot!(told);
}

#[test]
fn every_move_is_told_with_its_undo() {
    let position = cases::position("monotonic(1, 2)");
    let moves =
        all_moves(&position, Player::Left, &SolveOptions::default(), &mut Budget::default())
            .expect("few moves");
    let told =
        in_every_language(|messages| vec![report::all_moves(&moves, &position, None, messages)]);
    insta::assert_snapshot!(told);
}

#[test]
fn a_position_without_moves_says_so() {
    let position = Position::new(Vec::new());
    let moves = grundy::AllMoves { moves: Vec::new(), more: false };
    let told =
        in_every_language(|messages| vec![report::all_moves(&moves, &position, None, messages)]);
    insta::assert_snapshot!(told);
}

#[test]
fn two_games_are_compared() {
    let pairs = [("nim(3)", "nim(5)"), ("monotonic(1, 3)", "nim(2)"), ("kl[1, 2](3)", "nim(1)")];
    let told = in_every_language(|messages| {
        let compare = |(a, b)| {
            let (a, b) = (cases::position(a), cases::position(b));
            let compared = equal(&a, &b, &mut Budget::default()).expect("small games");
            report::equal(&compared, &a, &b, messages)
        };
        pairs.map(compare).to_vec()
    });
    insta::assert_snapshot!(told);
}

#[test]
fn a_headline_is_one_paragraph() {
    for Case { answer, .. } in cases::all() {
        let doc = answer::headline(&answer, Messages::of(Language::En), Some(Player::Left));
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
    let steps = steps::all();
    assert!(steps.len() > 100, "{}", steps.len());
    for language in Language::ALL {
        let messages = Messages::of(language);
        for reason in &steps {
            let answer =
                grundy_reasons::Answer { reason: reason.clone(), ..cases::solved("nim(1, 2)") };
            for tell in [answer::short, answer::full] {
                let told = text(&tell(&answer, messages, None), &TERMINAL);
                assert!(!told.contains("{$"), "{told}");
                assert!(!told.contains("[kl-") && !told.contains("[heap-"), "{told}");
                assert!(told.lines().count() < 150, "{told}");
            }
        }
    }
}
