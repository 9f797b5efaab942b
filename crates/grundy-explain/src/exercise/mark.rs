//! What is said of an answer.

use crate::{Messages, told_move};
use grundy::exercise::{Build, Exercise, Mark, RuleDifference, Task, Wrong};
use grundy::{Budget, Move};

/// What is said of an answer, in a sentence. Nothing of the key is given away.
pub fn mark_text(
    exercise: &Exercise,
    played: Option<&Move>,
    mark: &Mark,
    messages: &Messages,
) -> String {
    let Mark::Wrong(wrong) = mark else { return messages.get("exercise-right", &[]) };
    let range = |id: &str| match &exercise.task {
        Task::Build(build) => {
            messages.get(id, &[("least", build.least.into()), ("most", build.most.into())])
        }
        _ => messages.get("exercise-wrong-number", &[]),
    };
    match wrong {
        Wrong::OtherKind => messages.get("exercise-wrong-kind", &[]),
        Wrong::Outcome => messages.get("exercise-wrong-outcome", &[]),
        Wrong::Number => messages.get("exercise-wrong-number", &[]),
        Wrong::Illegal => messages.get("exercise-wrong-illegal", &[]),
        Wrong::Refuted(Some(reply)) => {
            let after = exercise
                .answer()
                .zip(played)
                .and_then(|(answer, played)| answer.position.after(played, exercise.mover()).ok());
            let told = after.map(|after| told_move(&after, reply, messages)).unwrap_or_default();
            messages.get("exercise-wrong-refuted", &[("move", told.into())])
        }
        Wrong::Refuted(None) | Wrong::Won(None) => {
            messages.get("exercise-wrong-refuted-stuck", &[])
        }
        Wrong::OutOfRange => range("exercise-wrong-range"),
        Wrong::Won(Some(reply)) => {
            // Moves are told by the position they are made in; numbers of heaps are the same with any number in the gap.
            let told = match &exercise.task {
                Task::Build(build) => told_in(build, reply, messages),
                _ => String::new(),
            };
            messages.get("exercise-wrong-won", &[("move", told.into())])
        }
        Wrong::Counterexample(at, lost) => {
            let id = if *lost { "exercise-wrong-lost" } else { "exercise-wrong-won-at" };
            messages.get(id, &[("at", place(exercise, at).into())])
        }
        Wrong::Broken(at) => {
            messages.get("exercise-wrong-broken", &[("at", place(exercise, at).into())])
        }
        Wrong::Rule(difference) => rule(difference, messages),
    }
}

/// A move after which what was built is lost, told in the position that was built.
fn told_in(build: &Build, reply: &Move, messages: &Messages) -> String {
    let number = match &reply.action {
        grundy::Action::Heap { from, .. } => *from,
        _ => build.least,
    };
    let built = [number].into_iter().chain(build.least..=build.most).find_map(|number| {
        let answer = build.filled(number, &mut Budget::default()).ok().flatten()?;
        answer.position.allows(reply, grundy::Player::Left).then_some(answer.position)
    });
    built.map(|position| told_move(&position, reply, messages)).unwrap_or_default()
}

/// “n = 7”, or “a = 3, b = 4”.
fn place(exercise: &Exercise, at: &[u64]) -> String {
    let names = match &exercise.task {
        Task::FindInvariant(invariant) => invariant.names(),
        _ => &[],
    };
    let named = names.iter().zip(at).map(|(name, n)| format!("{name} = {n}"));
    named.collect::<Vec<_>>().join(", ")
}

fn rule(difference: &RuleDifference, messages: &Messages) -> String {
    let option = |id: &str, n: u64, left: &[u64]| {
        let left: Vec<String> = left.iter().map(u64::to_string).collect();
        let left = if left.is_empty() { "0".to_owned() } else { left.join(" + ") };
        messages.get(id, &[("n", n.into()), ("left", left.into())])
    };
    match difference {
        RuleDifference::NoHeapGame => messages.get("exercise-wrong-rule", &[]),
        RuleDifference::Partizan => messages.get("exercise-wrong-rule-partizan", &[]),
        RuleDifference::Broken(n) => {
            messages.get("exercise-wrong-rule-broken", &[("n", (*n).into())])
        }
        RuleDifference::Missing(n, left) => option("exercise-wrong-rule-missing", *n, left),
        RuleDifference::Extra(n, left) => option("exercise-wrong-rule-extra", *n, left),
    }
}
