//! Reports as JSON objects: what the command line, HTTP and Python hand out.
//!
//! The schemas are in the folder `schema` of the repository. Numbers are written as exact integers up to 2^64 − 1.

mod answer;
mod check;
mod exercise;
mod failure;
mod games;
mod graph;
mod hackenbush;
mod judge;
mod notion;
mod pattern;
mod play;
mod sequences;
mod theorem;
mod values;

pub use answer::{AnswerObject, ComparisonObject, MovesObject, MovesOf};
pub use check::{CheckObject, FormulaObject};
pub use exercise::{SheetObject, TopicsObject};
pub use failure::{ErrorObject, FailureObject};
pub use games::{GameObject, GamesObject, LibraryGameObject, WrittenGamesObject};
pub use graph::{ConvertedObject, GraphObject, StrategyObject};
pub use hackenbush::{BushObject, ColouredObject, SurveyObject};
pub use judge::JudgedObject;
pub use notion::{NotionObject, NotionsObject};
pub use pattern::{GridPatternObject, PatternObject};
pub use play::PlayObject;
pub use sequences::{PeriodObject, SequencesObject, VerifiedObject, write_certificate};
pub use theorem::{TheoremObject, TheoremsObject};
pub use values::{StatsObject, TableObject};

#[allow(clippy::trivially_copy_pass_by_ref)] // The signature serde asks for.
fn is_false(flag: &bool) -> bool {
    !flag
}
