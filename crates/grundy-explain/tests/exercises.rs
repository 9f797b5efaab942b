//! Worksheets in words: one of several topics in each language, and what every sheet has.

use grundy::Budget;
use grundy::exercise::{Exercise, Level, Mark, Reply, Sheet, Task, Topic, judge};
use grundy_explain::exercise::{SheetParts, hints, mark_text, read_reply, sheet};
use grundy_explain::{Language, Messages, render, told_move};

fn exercises(topic: Topic, level: u8, count: usize) -> Vec<Exercise> {
    let mut sheet = Sheet::new(topic, Level::new(level).expect("a level"), 7);
    let budget = &mut Budget::default();
    (0..count).map(|_| sheet.next(budget).expect("an exercise")).collect()
}

fn worksheet(language: Language) -> String {
    let messages = Messages::of(language);
    let parts = SheetParts { blanks: true, key: true };
    let topics = [
        (Topic::Xor, 2),
        (Topic::Misere, 1),
        (Topic::Subtraction, 1),
        (Topic::Hackenbush, 2),
        (Topic::Kl, 3),
        (Topic::Invariant, 3),
        (Topic::Rule, 3),
    ];
    let pages = topics.map(|(topic, level)| {
        let made = exercises(topic, level, 1);
        let level = Level::new(level).expect("a level");
        render::markdown(&sheet((topic, level, 7), &made, parts, messages))
    });
    pages.join("\n---\n\n")
}

#[test]
fn english() {
    insta::assert_snapshot!("exercises_en", worksheet(Language::En));
}

#[test]
fn vietnamese() {
    insta::assert_snapshot!("exercises_vi", worksheet(Language::Vi));
}

#[test]
fn chinese() {
    insta::assert_snapshot!("exercises_zh", worksheet(Language::Zh));
}

/// The answer of the key as a person would type it.
fn typed(exercise: &Exercise, messages: &Messages) -> String {
    match &exercise.task {
        Task::WhoWins { answer, mover } => {
            let id = match answer.outcome.mover_wins(*mover) {
                true => "exercise-word-wins",
                false => "exercise-word-loses",
            };
            let words = messages.get(id, &[]);
            words.split([',', '\u{ff0c}']).next().expect("a word").to_owned()
        }
        Task::FindMove { answer, mover } => {
            let played = &answer.winning.of(*mover).moves[0];
            told_move(&answer.position, played, messages)
        }
        Task::GiveValue { answer } => answer.value.nimber().expect("a value").to_string(),
        Task::Build(build) => build.solutions[0].to_string(),
        Task::FindInvariant(invariant) => invariant.formula(),
        Task::WriteRule(task) => task.game.rule_text(),
    }
}

#[test]
fn answers_are_read_as_they_are_told_and_judged_in_words() {
    for language in Language::ALL {
        let messages = Messages::of(language);
        for topic in Topic::ALL {
            for exercise in exercises(topic, 2, 4) {
                let text = typed(&exercise, messages);
                let reply = read_reply(&exercise, &text, messages)
                    .unwrap_or_else(|why| panic!("{text}: {why}"));
                let mark = judge(&exercise, &reply, &mut Budget::default()).expect("a mark");
                assert_eq!(mark, Mark::Right, "{text}");
                let why = read_reply(&exercise, "…", messages).expect_err("no answer");
                assert!(!why.is_empty() && !why.contains("[exercise-"), "{why}");
                for hint in hints(&exercise, messages) {
                    let said = render::markdown(&hint);
                    assert!(!said.trim().is_empty() && !said.contains("-hint"), "{said}");
                }
                assert!(!hints(&exercise, messages).is_empty(), "{topic:?}");
                if let Task::FindMove { answer, mover } = &exercise.task {
                    for played in answer.position.moves(*mover) {
                        let mark =
                            judge(&exercise, &Reply::Move(played.clone()), &mut Budget::default());
                        let said =
                            mark_text(&exercise, Some(&played), &mark.expect("a mark"), messages);
                        assert!(!said.is_empty() && !said.contains("[exercise-"), "{said}");
                    }
                }
            }
        }
    }
}

#[test]
fn pages_are_whole_and_hold_no_foreign_markup() {
    for language in Language::ALL {
        let messages = Messages::of(language);
        for topic in Topic::ALL {
            let made = exercises(topic, 3, 2);
            let level = Level::new(3).expect("a level");
            let doc =
                sheet((topic, level, 7), &made, SheetParts { blanks: true, key: true }, messages);
            let page = render::html(&doc, "x", language);
            assert!(page.ends_with("</html>\n") && !page.contains("<script"), "{topic:?}");
            assert_eq!(page.matches("<section>").count(), 4, "{topic:?}");
            // Nothing is loaded from anywhere: names of schemas in pictures are the only addresses.
            let addresses =
                page.matches("http").count() - page.matches("http://www.w3.org/2000/svg").count();
            assert_eq!(addresses, 0, "{topic:?}");
            let latex = render::latex(&doc, "x", language);
            let (open, close) = (latex.matches('{').count(), latex.matches('}').count());
            assert_eq!(open - latex.matches("\\{").count(), close - latex.matches("\\}").count());
        }
    }
}
