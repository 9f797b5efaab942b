//! The first heap at which two heap games differ.

use super::Asked;
use crate::json::SequencesObject;
use crate::library::Library;
use crate::reported::write_object;
use crate::{Context, Failure, Given, How, Reported, RuleTexts};
use grundy::{Limits, NamedRule, RuleRef, SequenceComparison};
use grundy_core::Stopped;
use grundy_explain::{Doc, Messages, period as words};
use serde::{Deserialize, Serialize};
use std::io::{self, Write};

/// How far two games are compared unless it is said.
const FAR: u64 = 1 << 18;

/// Which is the first heap that has different values under two rules?
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Compare {
    /// One rule.
    pub a: Given<RuleRef>,
    /// The other rule.
    pub b: Given<RuleRef>,
    /// Rules that come with them.
    #[serde(default, skip_serializing_if = "RuleTexts::is_empty")]
    pub rules: RuleTexts,
    /// Look at heaps up to this one; some 260 thousand if none is named.
    #[serde(default)]
    pub to: Option<u64>,
}

impl Compare {
    /// Where do these two rules differ?
    pub fn of(a: impl Into<Given<RuleRef>>, b: impl Into<Given<RuleRef>>) -> Compare {
        Compare { a: a.into(), b: b.into(), ..Compare::default() }
    }
}

impl Asked for Compare {
    type Report = Compared;
    const NAME: &'static str = "compare";

    fn ask(&self, cx: &mut Context<'_>) -> Result<Compared, Failure> {
        let library = Library::new(&self.rules, cx)?;
        let (a, b) = (library.heap_rule(&self.a)?, library.heap_rule(&self.b)?);
        let mut budget = cx.budget(Limits { positions: u64::MAX, ..Limits::default() })?;
        let comparison = grundy::compare(a.rule(), b.rule(), self.to.unwrap_or(FAR), &mut budget);
        let compared = Compared { a, b, comparison };
        match compared.comparison.stopped.clone() {
            None => Ok(compared),
            Some(by) => {
                let known = compared.comparison.compared_to.is_some();
                Err(Failure::Stopped { by, known: known.then(|| Box::new(compared.into())) })
            }
        }
    }
}

/// Where two heap games differ.
#[derive(Clone, Debug)]
pub struct Compared {
    /// One rule.
    pub a: NamedRule,
    /// The other rule.
    pub b: NamedRule,
    /// Where they differ.
    pub comparison: SequenceComparison,
}

impl Reported for Compared {
    fn say(&self, _: &How, messages: &Messages) -> Doc {
        words::sequences(&self.a, &self.b, &self.comparison, messages)
    }

    fn write_json(&self, _: &Messages, out: &mut dyn Write) -> io::Result<()> {
        write_object(&SequencesObject::new(&self.a, &self.b, &self.comparison), out)
    }

    fn say_stopped(&self, by: &Stopped, messages: &Messages) -> Option<Doc> {
        Some(words::stopped(by, self.comparison.compared_to, messages))
    }
}
