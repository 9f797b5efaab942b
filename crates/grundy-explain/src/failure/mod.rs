//! What can be wrong with a question, as data; `words` says it.
//!
//! Each mistake is a variant and is worded once, here, for every face.

mod graph;
mod words;

pub use words::{
    FailureText, Place, file_text, input_text, labelled, stopped_text, unfinished_text,
    unsolved_text,
};

pub use graph::{CycleRefused, GraphInputError, cycle_text, room_text};

use crate::judge::NotJudged;
use grundy::certificate::CertificateError;
use grundy::checkpoint::CheckpointError;
use grundy::pattern::PatternError;
use grundy::values::TableError;
use grundy_draw::PictureError;
use grundy_games::written::Fault;
use grundy_lang::{Diagnostic, MoveError};

/// What is wrong with a question.
#[derive(Debug)]
#[non_exhaustive]
pub enum InputError {
    /// Mistakes at places of a text.
    Text {
        /// The text.
        source: String,
        /// What is wrong in it.
        mistakes: Vec<Diagnostic>,
    },
    /// A question in JSON is none.
    Json(String),
    /// A move in the record of a game is none.
    Move {
        /// The text; empty if the game was over.
        text: String,
        /// Why it is none.
        why: MoveError,
    },
    /// The input is not text.
    NotUtf8,
    /// The input is longer than is read.
    TooLong {
        /// How many bytes are read.
        most: u64,
    },
    /// A limit of time is asked for where there is no clock.
    NoClock,
    /// A constant of rules is set, and there are no rules.
    SettingAlone,
    /// Nothing has this name.
    Unknown {
        /// Among what it was looked for.
        what: Named,
        /// The name.
        name: String,
        /// What was probably meant.
        meant: Option<String>,
    },
    /// A rule has no sequence of Grundy values of single heaps.
    NoHeaps {
        /// The rule.
        rule: String,
        /// Why.
        why: NoHeaps,
    },
    /// A rule has no values in which patterns could be looked for.
    Pattern(PatternError),
    /// There is no table.
    Table(TableError),
    /// There are neither one range nor as many as the rule has parameters.
    Ranges {
        /// The rule.
        rule: String,
    },
    /// The values of the rule are not a sequence that could be kept in a checkpoint.
    NoCheckpoint {
        /// The rule.
        rule: String,
    },
    /// What values consist of is asked, and there are outcomes.
    NoStats {
        /// The rule.
        rule: String,
    },
    /// A table cannot be written in a form.
    NoFormat(NoFormat),
    /// A formula is given where only a condition can be compared.
    ConditionWanted {
        /// The rule.
        rule: String,
    },
    /// A formula breaks down.
    Formula {
        /// The formula.
        source: String,
        /// What goes wrong; none if it takes too long.
        fault: Option<Fault>,
        /// The position it is asked about.
        position: String,
    },
    /// A certificate is refused.
    Certificate {
        /// The file.
        name: String,
        /// Why.
        why: CertificateError,
    },
    /// A checkpoint is refused.
    Checkpoint {
        /// The file.
        name: String,
        /// Why.
        why: CheckpointError,
    },
    /// There was to be a checkpoint to go on from.
    CheckpointMissing {
        /// The file.
        name: String,
    },
    /// A file is no drawing.
    NoDrawing {
        /// The file.
        name: String,
        /// What is wrong with it.
        why: String,
    },
    /// There is no graph, or no answer about it.
    Graph(Box<GraphInputError>),
    /// An expression is not a single Hackenbush position.
    OtherGame,
    /// A form does not say all of a drawing.
    NoForm(NoForm),
    /// A figure has no such size.
    NoSize {
        /// The figure.
        figure: &'static str,
        /// The size.
        size: u64,
        /// The least and the largest size it has; none if it has only one.
        sizes: Option<(u64, u64)>,
    },
    /// So many edges with red or blue ones among them are too many to search.
    TooManyEdges {
        /// How many stand.
        edges: usize,
        /// How many may stand.
        most: usize,
    },
    /// The value alone is asked for, and in misère play there is none.
    MisereValue,
    /// A picture cannot be drawn.
    Picture(PictureError),
    /// There is no reduction to draw.
    NoReduction,
    /// Pictures are not written into files whose names end so.
    PictureEnding {
        /// The file.
        name: String,
        /// What its name ends in, after the point.
        ending: String,
    },
    /// No font has these characters of a picture.
    NoFont(String),
    /// This file is to be written and is named a second time, to be read or written as well.
    SameFile(String),
    /// A file became shorter while it was read.
    CutShort,
    /// What values consist of is not written in this form.
    StatsForm,
    /// A form for programs is not for the terminal.
    NeedsFile,
    /// A form and JSON are asked for.
    TwoForms,
    /// A command has no answer in JSON.
    NoJson,
    /// Exercises have no such level.
    NoLevel,
    /// A score file is none.
    Score {
        /// The file.
        name: String,
    },
    /// A program cannot be judged.
    NotJudged(NotJudged),
}

/// Things that have names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Named {
    /// Games of the catalogue.
    Game,
    /// Theorems.
    Theorem,
    /// Notions.
    Notion,
    /// What can be checked.
    Check,
    /// Figures of Hackenbush.
    Figure,
    /// Topics of exercises.
    Exercise,
}

/// Why a rule has no sequence of Grundy values of single heaps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoHeaps {
    /// Its positions are not heaps.
    Other,
    /// The players have different options.
    Partizan,
    /// It was written by somebody, and is not known to be a heap rule.
    Written,
}

/// What a form of drawings has no place for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoForm {
    /// Red and blue edges.
    Coloured,
    /// Edges that have fallen already.
    Fallen,
}

/// Why a table cannot be written in a form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoFormat {
    /// A b-file holds a sequence.
    BfileOfGrid,
    /// A b-file holds numbers.
    BfileOfOutcomes(String),
    /// A binary table holds a sequence.
    BinaryOfGrid,
    /// A binary table holds numbers.
    BinaryOfOutcomes(String),
}

impl From<GraphInputError> for InputError {
    fn from(error: GraphInputError) -> InputError {
        InputError::Graph(Box::new(error))
    }
}

impl InputError {
    /// Whether nothing is wrong but the size: a smaller question of the kind has an answer.
    pub fn is_too_large(&self) -> bool {
        matches!(
            self,
            InputError::TooManyEdges { .. } | InputError::Picture(PictureError::TooLarge { .. })
        )
    }

    /// Mistakes at places of `source`.
    pub fn text(source: impl Into<String>, mistakes: Vec<Diagnostic>) -> InputError {
        InputError::Text { source: source.into(), mistakes }
    }
}
