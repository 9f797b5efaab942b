//! Answers to tell, at least one for each kind of step.

use grundy::{Budget, SolveOptions, TakeMethod, parse, solve};
use grundy_core::Play;
use grundy_games::Position;
use grundy_reasons::Answer;

/// An answer and the name of its snapshot.
pub(crate) struct Case {
    pub(crate) name: &'static str,
    pub(crate) answer: Answer,
}

/// The name of each case, and its position.
const NORMAL: &[(&str, &str)] = &[
    ("nim", "nim(7, 5, 3, 6)"),
    ("nim_lost", "nim(1, 4, 5)"),
    ("nim_one_heap", "nim(0, 9)"),
    ("nim_twins", "nim(4, 4)"),
    ("nim_empty", "nim(0)"),
    ("nim_large", "nim(300, 1000, 77)"),
    ("nim_huge", "nim(18446744073709551615, 10^18, 5)"),
    ("sum", "nim(3, 5) + 0.77(7) + hackenbush(0-1, 1-2)"),
    ("sum_lost", "nim(3) + take[1..3](7)"),
    ("take_closed", "take[1..3](21)"),
    ("take_lost", "take[1..3](20)"),
    ("take_heaps", "take[1..3](10, 12)"),
    ("take_range", "take[2..5](10, 12)"),
    ("subtract_table", "subtract[1, 3, 4](10, 5)"),
    ("kayles_table", "kayles(12)"),
    ("kayles_period", "kayles(10^18, 10^17)"),
    ("all_but_one", "allbut[2](3, 5, 8)"),
    ("laskers_nim", "laskers_nim(2, 3, 7)"),
    ("monotonic", "monotonic(1, 3, 3, 6)"),
    ("strip", "strip(1, 3, 7)"),
    ("hackenbush", "hackenbush(0-1, 1-2, 2-0, 2-3, 0-4, 4-5, 8-9)"),
    ("hackenbush_colon", "hackenbush(0-1, 1-2, 1-3, 3-4, 1-1)"),
    ("kl_4_5", "kl[1, 2](4, 5)"),
    ("kl_detour", "kl[3, 5](6, 1)"),
    ("kl_plain", "kl[3, 5](2, 1)"),
    ("graph", "graph[0>1, 0>2, 2>3](0, 2)"),
    ("search_partizan", "kl[1, 2](3) + nim(1, 3)"),
];

const MISERE: &[(&str, &str)] = &[
    ("nim_empty_misere", "nim(0)"),
    ("misere_ones", "nim(1, 1, 1, 0)"),
    ("misere_even", "nim(1, 1)"),
    ("misere_single", "nim(1, 1, 2)"),
    ("misere_wins", "nim(2, 3, 4)"),
    ("misere_loses", "nim(2, 2)"),
    ("misere_row", "monotonic(1, 1)"),
    ("misere_take", "take[1..3](4, 6)"),
    ("misere_sum", "nim(3, 5) + take[1..3](7) + monotonic(2, 4)"),
    ("misere_kl", "kl[3, 5](6, 1)"),
    ("graph_misere", "graph[0>1, 0>2, 2>3](0)"),
    ("search", "hackenbush(0-1, 1-2) + nim(1)"),
];

const LOOPY: &[(&str, &str)] = &[
    ("loopy", "graph[0>1, 1>0, 1>2, 2>3](0)"),
    ("loopy_sum", "graph[0>1, 1>0, 1>2, 2>3](1) + nim(1)"),
];

/// All of them.
pub(crate) fn all() -> Vec<Case> {
    let normal = SolveOptions::default();
    let misere = SolveOptions::of(Play::Misere);
    let loopy = SolveOptions { loopy: true, ..SolveOptions::default() };
    let window = SolveOptions { take_method: Some(TakeMethod::Window), ..SolveOptions::default() };
    let cases = |list: &'static [(&str, &str)], options: &SolveOptions| {
        let case = |&(name, text)| Case { name, answer: answer(&position(text), options) };
        list.iter().map(case).collect::<Vec<Case>>()
    };
    let mut all = cases(NORMAL, &normal);
    all.extend(cases(MISERE, &misere));
    all.extend(cases(LOOPY, &loopy));
    all.extend(cases(&[("take_window", "take[1..3](21)")], &window));
    all
}

pub(crate) fn position(text: &str) -> Position {
    parse(text).unwrap_or_else(|wrong| panic!("{text}: {wrong:?}"))
}

/// The answer in normal play.
pub(crate) fn solved(text: &str) -> Answer {
    answer(&position(text), &SolveOptions::default())
}

pub(crate) fn answer(position: &Position, options: &SolveOptions) -> Answer {
    solve(position, options, &mut Budget::default()).expect("a small position")
}
