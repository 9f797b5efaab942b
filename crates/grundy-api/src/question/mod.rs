//! The questions, each with its report, and the table from which all that is said of every question is made.

mod check;
mod compare;
mod convert;
mod draw;
mod equal;
mod exercise;
mod explain;
mod games;
mod graph;
mod hackenbush;
mod moves;
mod pattern;
mod period;
mod play;
mod solve;
mod theorem;
mod values;
mod verify;

pub use check::{Check, Checked};
pub use compare::{Compare, Compared};
pub use convert::{Convert, Converted, GraphForm};
pub use draw::{Draw, DrawingMade};
pub use equal::{Equal, Equality};
pub use exercise::{Exercise, ExercisesMade, level, topic};
pub use explain::{Explain, NotionShown};
pub use games::{Games, GamesListed};
pub use graph::{Graph, GraphFound, GraphSource, TokensFound};
pub use grundy::graph::VertexFormat;
pub use hackenbush::{DrawingSource, Hackenbush, HackenbushFound};
pub use moves::{Moves, MovesFound};
pub use pattern::{Pattern, PatternFound};
pub use period::{Period, PeriodFound, ProofBy};
pub use play::{Event, First, Game, Percent, Play, Played, step, view};
pub use solve::{Method, Side, Solve, Solved, WhichMoves};
pub use theorem::{Theorem, TheoremShown};
pub use values::{Format, Values, ValuesFound};
pub use verify::{Verified, Verify};

use crate::{Context, Failure, How, Reported};
use grundy_core::Stopped;
use grundy_explain::{Doc, InputError, Language, Messages};
use serde::{Deserialize, Serialize};
use std::io::{self, Write};

/// A question with a report of its own type.
pub trait Asked: Into<Question> {
    /// What is answered.
    type Report: Reported + Into<Report> + TryFrom<Report>;

    /// The name of the question in JSON and in routes.
    const NAME: &'static str;

    /// Answers the question.
    ///
    /// # Errors
    /// If something is wrong with it, it has no answer, or a limit was reached; then what is known comes with the
    /// failure.
    fn ask(&self, cx: &mut Context<'_>) -> Result<Self::Report, Failure>;
}

macro_rules! questions {
    ($($(#[$doc:meta])* $name:literal => $question:ident -> $report:ident,)*) => {
        /// Any question. In JSON an object with one field, the name of the question.
        #[derive(Clone, Debug, Serialize, Deserialize)]
        #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
        #[non_exhaustive]
        pub enum Question {
            $($(#[$doc])* #[serde(rename = $name)] $question($question),)*
        }

        /// Any report.
        #[derive(Debug)]
        #[non_exhaustive]
        pub enum Report {
            $($(#[$doc])* $question(Box<$report>),)*
        }

        impl Question {
            /// The names of all questions.
            pub const NAMES: &'static [&'static str] = &[$($name),*];

            /// Answers the question.
            ///
            /// # Errors
            /// As for [`Asked::ask`].
            pub fn ask(&self, cx: &mut Context<'_>) -> Result<Report, Failure> {
                match self {
                    $(Question::$question(question) => question.ask(cx).map(Into::into),)*
                }
            }
        }

        impl Report {
            fn reported(&self) -> &dyn Reported {
                match self {
                    $(Report::$question(report) => &**report,)*
                }
            }
        }

        $(
            impl From<$question> for Question {
                fn from(question: $question) -> Question {
                    Question::$question(question)
                }
            }

            impl From<$report> for Report {
                fn from(report: $report) -> Report {
                    Report::$question(Box::new(report))
                }
            }

            impl TryFrom<Report> for $report {
                type Error = Report;

                fn try_from(report: Report) -> Result<$report, Report> {
                    match report {
                        Report::$question(report) => Ok(*report),
                        other => Err(other),
                    }
                }
            }
        )*
    };
}

questions! {
    /// Who wins, every winning move, and why.
    "solve" => Solve -> Solved,
    /// Every move of a position.
    "moves" => Moves -> MovesFound,
    /// Whether two games are equal.
    "equal" => Equal -> Equality,
    /// The values of a rule.
    "values" => Values -> ValuesFound,
    /// What a person would look for in the values of a rule.
    "pattern" => Pattern -> PatternFound,
    /// The period of a heap game.
    "period" => Period -> PeriodFound,
    /// The first heap at which two heap games differ.
    "compare" => Compare -> Compared,
    /// A theorem or a formula against brute force.
    "check" => Check -> Checked,
    /// Who wins a Hackenbush drawing, and by which cuts.
    "hackenbush" => Hackenbush -> HackenbushFound,
    /// A figure, or a drawing in another form.
    "draw" => Draw -> DrawingMade,
    /// Who wins from each vertex of a graph.
    "graph" => Graph -> GraphFound,
    /// A graph in another form.
    "convert" => Convert -> Converted,
    /// Whether a certificate or a strategy holds.
    "verify" => Verify -> Verified,
    /// A game, after something happened in it.
    "play" => Play -> Played,
    /// The theorems, or one of them.
    "theorem" => Theorem -> TheoremShown,
    /// The notions, or one of them.
    "explain" => Explain -> NotionShown,
    /// The games, or one of them.
    "games" => Games -> GamesListed,
    /// Exercises with their answers, or the topics there are.
    "exercise" => Exercise -> ExercisesMade,
}

impl Question {
    /// The question that a text in JSON asks.
    ///
    /// # Errors
    /// If it is no question, or has a field that the question does not have.
    pub fn from_json(text: &str) -> Result<Question, Failure> {
        serde_json::from_str(text).map_err(|why| InputError::Json(why.to_string()).into())
    }
}

impl Report {
    /// The report as a JSON object in English.
    pub fn to_json(&self) -> String {
        let mut bytes = Vec::new();
        // Writing to memory cannot fail, and JSON is text.
        let _ = self.write_json(Messages::of(Language::En), &mut bytes);
        String::from_utf8(bytes).unwrap_or_default()
    }
}

impl Reported for Report {
    fn say(&self, how: &How, messages: &Messages) -> Doc {
        self.reported().say(how, messages)
    }

    fn write_json(&self, messages: &Messages, out: &mut dyn Write) -> io::Result<()> {
        self.reported().write_json(messages, out)
    }

    fn say_stopped(&self, by: &Stopped, messages: &Messages) -> Option<Doc> {
        self.reported().say_stopped(by, messages)
    }
}
