use super::*;
use crate::judge::{Ask, InputForm, Mistake};
use crate::{Play, parse_rule, position_text};

/// A program of the test: what it writes for each line, or how it ends there.
struct Fake<F>(F);

impl<F: FnMut(&[u64]) -> Result<String, End>> Program for Fake<F> {
    fn run(&mut self, input: &[u8], _: usize, _: &Budget) -> Result<Run, ProgramError> {
        let mut output = Vec::new();
        let mut end = End::Finished;
        for line in std::str::from_utf8(input).expect("text").lines() {
            let numbers: Vec<u64> = line.split(' ').map(|n| n.parse().expect("a number")).collect();
            match (self.0)(&numbers) {
                Ok(said) => output.extend(said.into_bytes()),
                Err(how) => {
                    end = how;
                    break;
                }
            }
        }
        Ok(Run { output, end, complaint: None })
    }
}

fn judged(
    rule: &str,
    heaps: Option<u64>,
    change: impl Fn(&mut Judging),
    program: impl FnMut(&[u64]) -> Result<String, End>,
) -> Verdict {
    let rule = parse_rule(rule).expect("a rule");
    let mut judging = Judging::new(rule, heaps, None, None).expect("positions");
    change(&mut judging);
    judge(&judging, &mut Fake(program), &mut Budget::default()).expect("it is judged")
}

fn said(wins: bool) -> Result<String, End> {
    Ok(if wins { "first\n" } else { "second\n" }.to_owned())
}

fn xor(numbers: &[u64]) -> u64 {
    numbers[1..].iter().fold(0, |xor, n| xor ^ n)
}

/// The smallest position that went wrong, and the mistake.
fn wrong(verdict: Verdict) -> (String, Option<Mistake>, Trouble) {
    let found = *verdict.found.expect("it is wrong somewhere");
    assert!(found.alone());
    (position_text(&found.answer.position), found.mistake, found.trouble)
}

#[test]
fn a_right_program_is_right_everywhere() {
    let verdict = judged("nim", None, |_| (), |n| said(xor(n) != 0));
    assert!(verdict.found.is_none() && verdict.right_large > 10 && verdict.right > 100);
    let verdict = judged("take[1..3]", Some(1), |_| (), |n| said(n[0] % 4 != 0));
    assert!(verdict.found.is_none() && verdict.right > verdict.right_large);
    let values = |judging: &mut Judging| judging.ask = Ask::Value;
    let verdict = judged("nim", None, values, |n| Ok(format!("{}\n", xor(n))));
    assert!(verdict.found.is_none());
    let single = |judging: &mut Judging| judging.single = true;
    assert!(judged("nim", Some(2), single, |n| said(xor(n) != 0)).found.is_none());
}

#[test]
fn winning_moves_are_tried_by_the_rules() {
    let moves = |judging: &mut Judging| judging.ask = Ask::Move;
    let verdict = judged("nim", Some(3), moves, |n| {
        let s = xor(n);
        let heap = n[1..].iter().position(|&x| x ^ s < x);
        Ok(heap.map_or("none\n".to_owned(), |i| format!("{} {}\n", i + 1, n[i + 1] ^ s)))
    });
    assert!(verdict.found.is_none(), "{:?}", verdict.found);
    // In misère play the player who finds no stone has won, and has no move.
    let misere = |judging: &mut Judging| {
        judging.ask = Ask::Move;
        judging.play = Play::Misere;
    };
    let verdict = judged("nim", Some(1), misere, |n| {
        Ok(if n[0] <= 1 { "none\n" } else { "1 1\n" }.to_owned())
    });
    assert!(verdict.found.is_none(), "{:?}", verdict.found);
    // Emptying the first heap wins where it is the only one.
    let verdict = judged("nim", Some(3), moves, |n| {
        let heap = n[1..].iter().position(|&x| x > 0);
        Ok(heap.map_or("none\n".to_owned(), |i| format!("{} 0\n", i + 1)))
    });
    assert_eq!(wrong(verdict).0, "nim(1, 1)");
}

#[test]
fn a_table_that_reads_the_wrong_index() {
    let program = |n: &[u64]| {
        let n = usize::try_from(n[0]).expect("small");
        let mut f = vec![false; n + 1];
        for i in 1..=n {
            f[i] = (1..=i.min(3)).any(|j| !f[j]);
        }
        said(f[n])
    };
    let (position, mistake, _) = wrong(judged("take[1..3]", Some(1), |_| (), program));
    assert_eq!((position.as_str(), mistake), ("take[1..3](5)", Some(Mistake::WrongIndex)));
}

#[test]
fn a_window_that_never_empties_the_heap_plays_misere() {
    let program = |n: &[u64]| {
        let n = usize::try_from(n[0]).expect("small");
        let mut f = vec![false; n + 1];
        for i in 1..=n {
            f[i] = (1..=(i - 1).min(3)).any(|j| !f[i - j]);
        }
        said(f[n])
    };
    let (position, mistake, _) = wrong(judged("take[1..3]", Some(1), |_| (), program));
    assert_eq!(position, "take[1..3](1)");
    assert_eq!(mistake, Some(Mistake::OtherPlay(Play::Misere)));
}

#[test]
fn misere_nim_that_counts_empty_heaps() {
    let misere = |judging: &mut Judging| judging.play = Play::Misere;
    let program = |n: &[u64]| match n[1..].iter().all(|&x| x <= 1) {
        true => said(n[0].is_multiple_of(2)),
        false => said(xor(n) != 0),
    };
    let (position, mistake, _) = wrong(judged("nim", None, misere, program));
    assert_eq!((position.as_str(), mistake), ("nim(0)", Some(Mistake::EmptyHeaps)));
}

#[test]
fn other_mistakes_that_explain_everything() {
    let sum = |n: &[u64]| said(n[1..].iter().sum::<u64>() != 0);
    assert_eq!(wrong(judged("nim", None, |_| (), sum)).1, Some(Mistake::Added));
    let exchanged = |n: &[u64]| said(xor(n) == 0);
    assert_eq!(wrong(judged("nim", None, |_| (), exchanged)).1, Some(Mistake::Exchanged));
    let same = wrong(judged("nim", None, |_| (), |_| said(true)));
    assert_eq!((same.0.as_str(), same.1), ("nim(0)", Some(Mistake::AlwaysSame)));
    // Wrong without a pattern.
    let odd = |n: &[u64]| said(n[1..] != [1, 2] && xor(n) != 0);
    let found = wrong(judged("nim", None, |_| (), odd));
    assert_eq!((found.0.as_str(), found.1), ("nim(1, 2)", None));
}

#[test]
fn the_smallest_crash_is_found_by_bisection() {
    for how in [End::Killed(11), End::Failed(1), End::TooSlow, End::TooMuch] {
        let program = |n: &[u64]| match n[1..].contains(&5) {
            true => Err(how),
            false => said(xor(n) != 0),
        };
        let (position, mistake, trouble) = wrong(judged("nim", None, |_| (), program));
        assert_eq!((position.as_str(), mistake), ("nim(5)", None));
        assert_eq!(trouble, Trouble::Ended(how, None));
    }
}

#[test]
fn too_few_and_too_many_lines() {
    let (position, _, trouble) = wrong(judged("nim", None, |_| (), |_| Ok(String::new())));
    assert_eq!((position.as_str(), trouble), ("nim(0)", Trouble::Silent));
    let twice = |n: &[u64]| said(xor(n) != 0).map(|said| said.repeat(2));
    let (position, _, trouble) = wrong(judged("nim", None, |_| (), twice));
    assert_eq!((position.as_str(), trouble), ("nim(0)", Trouble::TooMany(2)));
    let noise = |_: &[u64]| Ok("\u{0}\u{fffd}\n".to_owned());
    let trouble = wrong(judged("nim", None, |_| (), noise)).2;
    assert!(matches!(trouble, Trouble::Wrong { reply: Reply::Other, .. }));
}

#[test]
fn a_program_that_remembers_too_much_is_shown_with_what_came_before() {
    let mut seen = 0;
    let rule = parse_rule("nim").expect("a rule");
    let judging = Judging::new(rule, Some(2), None, None).expect("positions");
    let mut program = Fake(|n: &[u64]| {
        seen += 1;
        said(seen != 30 && xor(n) != 0)
    });
    let verdict = judge(&judging, &mut program, &mut Budget::default()).expect("it is judged");
    let found = verdict.found.expect("it is wrong");
    assert!(found.positions > 1 && !found.alone());
    assert_eq!(found.input.lines().count(), found.positions);
}

#[test]
fn a_budget_that_is_used_up_is_said_with_what_is_known() {
    let rule = parse_rule("nim").expect("a rule");
    let judging = Judging::new(rule, None, None, None).expect("positions");
    let few = crate::Limits { positions: 20, ..crate::Limits::default() };
    let verdict = judge(&judging, &mut Fake(|_: &[u64]| said(true)), &mut Budget::new(&few));
    assert!(verdict.expect("it is judged so far").stopped.is_some());
}

#[test]
fn every_form_of_input_is_read() {
    for (form, lines) in [(InputForm::Plain, 1), (InputForm::Contest, 3)] {
        let rule = parse_rule("nim").expect("a rule");
        let mut judging = Judging::new(rule, Some(1), None, None).expect("positions");
        judging.form = form;
        judging.one_heap = false;
        let test = small(&judging, &mut Budget::default()).expect("solved").swap_remove(3);
        let text = input([&test.position].into_iter(), judging.fixed(), form);
        assert_eq!(text.lines().count(), lines, "{text}");
    }
}
