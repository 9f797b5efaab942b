//! `grundy check`.

use crate::face::Face;
use crate::library::RuleArgs;
use crate::numbers;
use crate::trouble::Trouble;
use clap::Args;
use grundy_api::{How, question};

#[derive(Debug, Args)]
pub(crate) struct Check {
    /// A game, a rule such as 0.77, or a statement such as kl-lemma-11
    #[arg(value_name = "GAME")]
    name: String,
    /// Up to so many heaps, coins, edges, vertices or terms
    #[arg(long, value_name = "N", value_parser = numbers::count)]
    heaps: Option<u64>,
    /// Heaps, squares or takes up to this size
    #[arg(long, value_name = "N", value_parser = numbers::count)]
    size: Option<u64>,
    /// Compare the values with this formula in the game's parameters, such as 'n mod 4'; or a
    /// condition for the player to move to win, such as 'n mod 4 != 0'
    #[arg(long, value_name = "FORMULA")]
    formula: Option<String>,
    /// With --formula: up to this number [default: 1000, or 40 for two parameters]
    #[arg(long, value_name = "N", value_parser = numbers::count, requires = "formula")]
    to: Option<u64>,
    /// With --formula: from this number on [default: 0]
    #[arg(long, value_name = "M", value_parser = numbers::count, requires = "formula")]
    from: Option<u64>,
    #[command(flatten)]
    rules: RuleArgs,
}

impl Check {
    pub(crate) fn run(&self, face: &mut Face<'_>) -> Result<(), Trouble> {
        let question = question::Check {
            check: self.name.clone(),
            rules: self.rules.texts(face)?,
            heaps: self.heaps,
            size: self.size,
            formula: self.formula.clone(),
            from: self.from,
            to: self.to,
        };
        face.answer(&question, &How::default())
    }
}
