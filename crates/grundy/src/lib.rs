//! Ask any combinatorial game: who wins, what to play, and why.
//!
//! | you have | you ask | you get |
//! |---|---|---|
//! | a position, such as `nim(7, 5, 3, 6)` | [`solve`] | an [`Answer`]: outcome, value, winning moves, a reason that [verifies](Answer::verify) |
//! | the same | [`all_moves`] | every move and what it leads to |
//! | two positions | [`equal`] | whether they are equal, and a game that tells them apart |
//! | a rule, such as `0.77` | [`values::values`] | a [`values::Table`] of many positions |
//! | the same | [`period`] | a proved [`ProvedPeriod`], whose [`certificate`] others can check |
//! | the same | [`pattern::pattern`] | what a person would see in the values, and whether it is proved |
//! | two rules | [`compare`] | the first heap at which they differ |
//! | a theorem or a formula | [`check::check`], [`check::check_formula`] | the smallest counterexample, or how far it holds |
//! | a program of your own | [`judge::judge`] | the smallest position that it gets wrong |
//! | a Hackenbush drawing | [`hackenbush::hackenbush`] | its value, winning cuts, plants |
//!
//! Positions and rules are read by [`parse`], [`parse_rule`] and [`parse_rules`], and written by [`position_text`] and
//! [`rule_text`]. Everything that can take long takes one [`Budget`] for the whole question: limits of positions, memory and
//! time, a flag that ends the work, and somebody who is told how far it is ([`Control`]). A limit is never an answer:
//! [`SolveError`] says what stopped it.
//!
//! Faces that speak JSON or words, and whoever wants one road for all questions, take the crate `grundy-api` instead.
//!
//! Who wins a sum, and by which moves:
//!
//! ```
//! use grundy::{Budget, Player, SolveOptions, move_text, parse, solve};
//! let position = parse("nim(3, 5) + kayles(7)").expect("it parses");
//! let answer = solve(&position, &SolveOptions::default(), &mut Budget::default())?;
//! assert_eq!(answer.value.nimber(), Some(4));
//! let moves = &answer.winning.of(Player::Left).moves;
//! assert_eq!(move_text(&position, &moves[0]), "component 1, heap 2: 5 → 1");
//! answer.verify()?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A rule that somebody wrote, and the pattern in its values:
//!
//! ```
//! use grundy::pattern::{Found, pattern_text, written_pattern};
//! use grundy::{Budget, parse_rules};
//! let rules = parse_rules("game f(n) = { f(n - k) for k in 1..=3 if k <= n }", &[]).expect("rules");
//! let game = rules.find("f").expect("a game");
//! let Found::Sequence(report) = written_pattern(&rules, game, None, &mut Budget::default())? else { panic!() };
//! assert_eq!(pattern_text(&report.patterns[0].observed, 0), "g(n) = n mod 4");
//! # Ok::<(), grundy::pattern::WrittenPatternError>(())
//! ```
//!
//! A period that is proved, within a second:
//!
//! ```
//! use grundy::{Budget, Limits, RuleRef, parse_rule, period};
//! use std::time::Duration;
//! let Ok(RuleRef::Heap(kayles)) = parse_rule("kayles") else { panic!() };
//! let second = Limits { time: Duration::from_secs(1), ..Limits::default() };
//! let report = period(kayles.rule(), 10_000, &mut Budget::new(&second));
//! assert_eq!(report.proved.map(|proved| (proved.preperiod, proved.period)), Some((71, 12)));
//! ```

#![forbid(unsafe_code)]
#![cfg_attr(not(test), deny(clippy::disallowed_methods))]

#[cfg(feature = "json")]
pub mod certificate;
pub mod check;
mod equal;
pub mod exercise;
#[cfg(feature = "graphs")]
pub mod graph;
pub mod hackenbush;
pub mod hint;
pub mod judge;
mod moves;
pub mod opponent;
pub mod pattern;
mod period;
mod random;
mod run;
pub mod session;
mod solve;
pub mod values;

pub use equal::{Comparison, Witness, equal};
pub use grundy_core::{
    Alarm, Budget, Cell, Clock, Control, Ending, Limit, Limits, Outcome, Play, Player, Progress,
    Pulse, Stage, Stop, Stopped, Value,
};
pub use grundy_engines::heap::sequence::Sequence;
pub use grundy_files::checkpoint;
pub use grundy_games::bush::{Bush, Edge};
pub use grundy_games::graph::Tokens;
pub use grundy_games::heap::{HeapRule, Heaps, NamedRule};
pub use grundy_games::row::Row;
pub use grundy_games::written::{Argument, Fault, FaultKind, GameId, Rules, Written};
pub use grundy_games::{Action, Move, Position, Term};
pub use grundy_lang::{
    Diagnostic, DiagnosticKind, Expected, Formula, MoveError, RuleRef, Setting, heap_rule_text,
    move_text, named_rule_text, parse, parse_move, parse_rule, parse_rule_with, parse_rules,
    parse_rules_within, parse_setting, parse_with, parse_within, position_text, rule_text,
};
pub use grundy_reasons::{Answer, Method, MoveList, Reason, ReasonError, Step, Winning};
pub use grundy_theorems::{Breakdown, Circle, SolveError, TakeMethod};
pub use moves::{AllMoves, MoveReport, all_moves};
pub use period::{
    PeriodReport, PeriodTheorem, Proof, ProvedPeriod, SequenceComparison, Window, compare,
    compare_watched, period, period_from,
};
pub use solve::{SolveOptions, solve};

#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
struct Readme;

#[cfg(doctest)]
#[doc = include_str!("../../../docs/tour.md")]
struct Tour;
