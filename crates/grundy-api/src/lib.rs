//! One road for every face: a question goes in, a report or a failure comes out.
//!
//! ```text
//!  command line, page, Python ──▶ Question ──ask(Context)──▶ Report or Failure ──▶ words, JSON, pictures, files
//! ```
//!
//! - A **question** is a plain struct with public fields: [`Solve`], [`Values`], [`Period`] and so on. Each has a report of its
//!   own type, told by the trait [`Asked`]. Faces that speak JSON use the enums [`Question`] and [`Report`], which
//!   are made from one table in [`question`].
//! - A **[`Context`]** says how much may be used, who may end the work and who is told how far it is, and has the [`Host`]
//!   that opens files. Questions hold no paths.
//! - A **[`Failure`]** is typed; one table, [`KINDS`], gives each kind its exit code, HTTP status and exception.
//! - A report is told in words by [`Reported::say`] and in JSON by [`Reported::write_json`]; writing files comes after the
//!   answer ([`ValuesFound::export`](question::ValuesFound::export)), so a failed write loses none.
//!
//! ```
//! use grundy_api::{Asked, Context, Solve};
//! let solved = Solve::of("nim(7, 5, 3, 6)").ask(&mut Context::default())?;
//! assert_eq!(solved.answer.value.nimber(), Some(7));
//! # Ok::<(), grundy_api::Failure>(())
//! ```
//!
//! The same in JSON, with an option that does not exist:
//!
//! ```
//! use grundy_api::{Context, Question};
//! let question = Question::from_json(r#"{"equal": {"a": "nim(3)", "b": "*3"}}"#)?;
//! let report = question.ask(&mut Context::default())?;
//! assert!(report.to_json().contains(r#""equal":true"#));
//! assert!(Question::from_json(r#"{"equal": {"a": "nim(3)", "b": "*3", "misery": true}}"#).is_err());
//! # Ok::<(), grundy_api::Failure>(())
//! ```

#![forbid(unsafe_code)]
#![cfg_attr(not(test), deny(clippy::disallowed_methods))]

mod context;
mod drawing;
mod failure;
mod given;
mod input;
pub mod json;
pub mod judge;
mod library;
pub mod question;
mod reported;
pub mod scores;

pub use context::{Bounds, Context, Host, Input, Keep, NoHost};
pub use drawing::DrawingForm;
pub use failure::{Doing, Failure, FailureKind, FileFailure, KINDS, split};
pub use given::{Given, RuleTexts};
pub use grundy_core::{Budget, Control, Limit, Limits, Progress, Pulse, Stage, Stop, Stopped};
pub use grundy_explain::InputError;
pub use library::{is_game, nearest, nearest_game, read_number, read_position};
pub use question::{Asked, Question, Report};
pub use question::{
    Check, Compare, Convert, Draw, Equal, Explain, Games, Graph, Hackenbush, Moves, Pattern,
    Period, Play, Solve, Theorem, Values, Verify,
};
pub use reported::{How, Reported};
