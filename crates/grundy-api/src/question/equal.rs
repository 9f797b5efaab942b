//! Whether two games are equal.

use super::Asked;
use crate::json::ComparisonObject;
use crate::library::Library;
use crate::reported::write_object;
use crate::{Context, Failure, Given, How, Reported, RuleTexts};
use grundy::{Comparison, Limits, Position};
use grundy_explain::{Doc, Messages, report};
use serde::{Deserialize, Serialize};
use std::io::{self, Write};
use std::sync::Arc;

/// Are two games equal? If not, which game tells them apart?
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Equal {
    /// One position.
    pub a: Given<Position>,
    /// The other position.
    pub b: Given<Position>,
    /// Rules that come with them.
    #[serde(default, skip_serializing_if = "RuleTexts::is_empty")]
    pub rules: RuleTexts,
}

impl Equal {
    /// Are these two games equal?
    pub fn of(a: impl Into<Given<Position>>, b: impl Into<Given<Position>>) -> Equal {
        Equal { a: a.into(), b: b.into(), rules: RuleTexts::default() }
    }
}

impl Asked for Equal {
    type Report = Equality;
    const NAME: &'static str = "equal";

    fn ask(&self, cx: &mut Context<'_>) -> Result<Equality, Failure> {
        let library = Library::new(&self.rules, cx)?;
        let budget = &mut cx.budget(Limits::default())?;
        let (a, b) = (library.position(&self.a, budget)?, library.position(&self.b, budget)?);
        let comparison = grundy::equal(&a, &b, budget)?;
        Ok(Equality { a, b, comparison })
    }
}

/// Whether two games are equal.
#[derive(Clone, Debug)]
pub struct Equality {
    /// One position.
    pub a: Arc<Position>,
    /// The other position.
    pub b: Arc<Position>,
    /// What comparing them shows.
    pub comparison: Comparison,
}

impl Reported for Equality {
    fn say(&self, _: &How, messages: &Messages) -> Doc {
        report::equal(&self.comparison, &self.a, &self.b, messages)
    }

    fn write_json(&self, _: &Messages, out: &mut dyn Write) -> io::Result<()> {
        write_object(&ComparisonObject::new(&self.a, &self.b, &self.comparison), out)
    }
}
