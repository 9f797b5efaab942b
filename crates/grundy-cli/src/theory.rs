//! `grundy pattern`, `grundy games` and `grundy theorem`.

use crate::face::Face;
use crate::library::RuleArgs;
use crate::numbers;
use crate::trouble::Trouble;
use clap::Args;
use grundy_api::{How, question};

#[derive(Debug, Args)]
pub(crate) struct Pattern {
    /// The rule, such as 0.77 or 'subtract[1, 3, 4]'; - reads it from standard input
    #[arg(value_name = "RULE", required = true)]
    name: Vec<String>,
    /// Look at the values of 0 to N [default: as many as are needed, up to 16383]
    #[arg(long, value_name = "N", value_parser = numbers::count)]
    to: Option<u64>,
    #[command(flatten)]
    rules: RuleArgs,
}

impl Pattern {
    pub(crate) fn run(&self, face: &mut Face<'_>) -> Result<(), Trouble> {
        let question = question::Pattern {
            rule: face.text(&self.name.join(" "))?.into(),
            rules: self.rules.texts(face)?,
            to: self.to,
        };
        face.answer(&question, &How::default())
    }
}

#[derive(Debug, Args)]
pub(crate) struct Games {
    /// The game
    name: Option<String>,
    #[command(flatten)]
    rules: RuleArgs,
}

impl Games {
    pub(crate) fn run(&self, face: &mut Face<'_>) -> Result<(), Trouble> {
        let rules = self.rules.texts(face)?;
        face.answer(&question::Games { name: self.name.clone(), rules }, &How::default())
    }
}

#[derive(Debug, Args)]
pub(crate) struct Theorem {
    /// The theorem
    name: Option<String>,
}

impl Theorem {
    pub(crate) fn run(&self, face: &mut Face<'_>) -> Result<(), Trouble> {
        face.answer(&question::Theorem { name: self.name.clone() }, &How::default())
    }
}
