//! What is printed is true: tables and sentences are read back and compared with the definition.

#![allow(clippy::unwrap_used)] // A test may fail where it likes.

use grundy::pattern::pattern;
use grundy::{Budget, SolveOptions, TakeMethod, all_moves, solve};
use grundy_core::{Play, Player, mex};
use grundy_explain::render::{Terminal, text};
use grundy_explain::{Doc, Language, Messages, answer, pattern as patterns, report};

fn told(doc: &Doc) -> String {
    text(doc, &Terminal { width: usize::MAX, colour: false })
}

fn numbers(text: &str) -> Vec<u64> {
    let parts = text.split(|c: char| !c.is_ascii_digit());
    parts.filter_map(|part| part.parse().ok()).collect()
}

/// The values of a game in which `least` to `most` may be taken.
fn taking(least: usize, most: usize, len: usize) -> Vec<u64> {
    let mut values: Vec<u64> = Vec::new();
    for heap in 0..len {
        let reached = (least..=most.min(heap)).map(|take| values[heap - take]);
        values.push(mex(reached));
    }
    values
}

#[test]
fn every_line_of_the_table_of_a_taking_game_is_right() {
    let mut lines = 0;
    for (least, most) in [(1, 1), (1, 3), (2, 5), (3, 3), (1, 9)] {
        let values = taking(least, most, 40);
        for heaps in ["5", "3", "7", "8", "21", "21, 10", "39, 9, 3"] {
            let position = grundy::parse(&format!("take[{least}..{most}]({heaps})")).unwrap();
            let options =
                SolveOptions { take_method: Some(TakeMethod::Table), ..SolveOptions::default() };
            let answer = solve(&position, &options, &mut Budget::default()).unwrap();
            for language in Language::ALL {
                let messages = Messages::of(language);
                for doc in
                    [answer::short(&answer, messages, None), answer::full(&answer, messages, None)]
                {
                    let mut heaps_shown = Vec::new();
                    for line in told(&doc).lines() {
                        let Some((heap, rest)) = line.split_once('{') else { continue };
                        let Ok(heap) = heap.trim().parse::<usize>() else { continue };
                        let (reached, value) = rest.split_once('}').unwrap();
                        let mut expected: Vec<u64> =
                            (least..=most.min(heap)).map(|take| values[heap - take]).collect();
                        expected.sort_unstable();
                        expected.dedup();
                        assert_eq!(numbers(reached), expected, "{line}");
                        assert_eq!(value.trim().parse(), Ok(values[heap]), "{line}");
                        heaps_shown.push(heap as u64);
                    }
                    lines += heaps_shown.len();
                    for heap in numbers(heaps) {
                        assert!(heaps_shown.contains(&heap), "{heap} of {heaps}\n{}", told(&doc));
                    }
                    assert!(heaps_shown.is_sorted_by(|a, b| a < b), "{heaps_shown:?}");
                }
            }
        }
    }
    assert!(lines > 1000, "{lines}");
}

/// The values of a code by the definition.
fn code(digits: &[u8], len: usize) -> Vec<u64> {
    let mut values: Vec<u64> = Vec::new();
    for heap in 0..len {
        let mut reached = Vec::new();
        for (take, digit) in (1..=heap).zip(digits) {
            let left = heap - take;
            reached.extend((digit & 1 != 0 && left == 0).then_some(0));
            reached.extend((digit & 2 != 0 && left > 0).then(|| values[left]));
            let parts = (1..left).map(|part| values[part] ^ values[left - part]);
            reached.extend(parts.filter(|_| digit & 4 != 0));
        }
        values.push(mex(reached));
    }
    values
}

#[test]
fn what_is_said_of_p_positions_before_their_pattern_is_right() {
    let mut codes = vec![vec![3, 0, 3, 1]];
    codes.extend((0..8u8).flat_map(|a| (0..8u8).map(move |b| vec![a, b])));
    let mut compared = 0;
    for digits in codes {
        let name: String = digits.iter().map(|digit| char::from(b'0' + digit)).collect();
        let rule = grundy::parse_rule(&format!("0.{name}")).unwrap();
        let report = pattern(&rule, Some(511), &mut Budget::default()).unwrap();
        let zeros: Vec<u64> = (0..)
            .zip(code(&digits, 512))
            .filter(|&(_, value)| value == 0)
            .map(|(n, _)| n)
            .collect();
        let said = Language::ALL
            .map(|language| told(&patterns::sequence(&report, Messages::of(language))));
        let lines: Vec<&str> = said[0].lines().map(str::trim).collect();
        let Some(at) = lines.iter().position(|line| line.starts_with("Before that")) else {
            continue;
        };
        let from = lines[..at].iter().rev().find_map(|line| {
            let rest =
                line.strip_prefix("From n = ").or_else(|| line.strip_prefix("Every n from "))?;
            numbers(rest).first().copied()
        });
        let from = from.unwrap_or_else(|| panic!("0.{name}\n{}", said[0]));
        let early: Vec<u64> = zeros.iter().copied().filter(|&n| n < from).collect();
        assert_eq!(numbers(lines[at]), early, "0.{name}\n{}", said[0]);
        compared += 1;
        for (other, begins) in said[1..].iter().zip(["Trước đó", "在此之前"]) {
            let line = other.lines().map(str::trim).find(|line| line.starts_with(begins));
            assert_eq!(line.map(numbers), Some(early.clone()), "0.{name}\n{other}");
        }
    }
    assert!(compared > 20, "{compared}");
}

#[test]
fn the_only_winning_move_of_kayles_12_is_not_reversible() {
    let position = grundy::parse("kayles(12)").unwrap();
    let moves =
        all_moves(&position, Player::Left, &SolveOptions::default(), &mut Budget::default())
            .unwrap();
    let winning: Vec<_> = moves.moves.iter().filter(|line| line.wins).collect();
    assert_eq!(winning.len(), 1);
    assert!(winning[0].undo.is_none());
    let text = told(&report::all_moves(&moves, &position, None, Messages::of(Language::En)));
    let lines = text.lines().filter(|line| line.contains("yes"));
    assert!(
        lines.clone().count() == 1 && lines.clone().all(|line| line.trim_end().ends_with('–')),
        "{text}"
    );
}

#[test]
fn a_drawing_that_floats_is_said_to_float() {
    let position = grundy::parse("hackenbush(1-2, 2-3)").unwrap();
    let said = [
        (Language::En, "nothing stands on the ground"),
        (Language::Vi, "không có gì đứng trên mặt đất"),
        (Language::Zh, "没有任何边立在地面上"),
    ];
    for play in [Play::Normal, Play::Misere] {
        let answer = solve(&position, &SolveOptions::of(play), &mut Budget::default()).unwrap();
        for (language, words) in said {
            let doc = answer::short(&answer, Messages::of(language), None);
            let text = told(&doc).to_lowercase();
            assert_eq!(text.matches(words).count(), 2, "{text}");
        }
    }
}
