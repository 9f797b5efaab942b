//! Ask any combinatorial game: who wins, what to play, and why.

#![forbid(unsafe_code)]

#[cfg(feature = "json")]
pub mod certificate;
pub mod check;
pub mod checkpoint;
mod checksum;
mod equal;
pub mod hackenbush;
mod moves;
pub mod opponent;
pub mod pattern;
mod period;
mod run;
mod solve;
pub mod values;

pub use equal::{Comparison, Witness, equal};
pub use grundy_core::{Budget, Cell, Ending, Limit, Limits, Outcome, Play, Player, Stopped, Value};
pub use grundy_engines::heap::sequence::Sequence;
pub use grundy_games::heap::HeapRule;
pub use grundy_games::written::Rules;
pub use grundy_games::{
    Action, Answer, Method, Move, MoveList, Position, TakeMethod, Term, Unsolved, Winning,
};
pub use grundy_lang::{
    Diagnostic, Formula, MoveError, RuleRef, Setting, heap_rule_text, move_text, parse, parse_move,
    parse_rule, parse_rule_with, parse_rules, parse_setting, parse_with, position_text, rule_text,
};
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
