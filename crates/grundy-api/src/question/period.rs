//! The period of a heap game, with its proof.

use super::Asked;
use crate::json::PeriodObject;
use crate::library::Library;
use crate::reported::write_object;
use crate::{Context, Failure, Given, How, Reported, RuleTexts};
use grundy::certificate::Certificate;
use grundy::{Limits, NamedRule, PeriodReport, Proof, RuleRef, Sequence, period_from};
use grundy_core::Stopped;
use grundy_explain::{Doc, Messages, period as words};
use grundy_theorems::heap;
use serde::{Deserialize, Serialize};
use std::io::{self, Write};

/// How far a period is looked for unless it is said.
const FAR: u64 = 1 << 22;

/// What is the period of a heap game?
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Period {
    /// The rule, such as `0.77`.
    pub rule: Given<RuleRef>,
    /// Rules that come with it.
    #[serde(default, skip_serializing_if = "RuleTexts::is_empty")]
    pub rules: RuleTexts,
    /// Look at heaps up to this one; some four million if none is named.
    #[serde(default)]
    pub to: Option<u64>,
    /// How the period may be proved.
    #[serde(default)]
    pub proof: ProofBy,
}

/// How a period may be proved.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum ProofBy {
    /// By whatever proves it first.
    #[default]
    Any,
    /// By a table as long as a theorem on whole tables asks for.
    Table,
    /// By a window of values that decides all that follow, and comes back.
    Window,
}

impl From<ProofBy> for Proof {
    fn from(by: ProofBy) -> Proof {
        match by {
            ProofBy::Any => Proof::Any,
            ProofBy::Table => Proof::Table,
            ProofBy::Window => Proof::Window,
        }
    }
}

impl Period {
    /// What is the period of this rule?
    pub fn of(rule: impl Into<Given<RuleRef>>) -> Period {
        Period { rule: rule.into(), ..Period::default() }
    }
}

impl Asked for Period {
    type Report = PeriodFound;
    const NAME: &'static str = "period";

    fn ask(&self, cx: &mut Context<'_>) -> Result<PeriodFound, Failure> {
        let rule = Library::new(&self.rules, cx)?.heap_rule(&self.rule)?;
        let mut budget = cx.budget(Limits { positions: u64::MAX, ..Limits::default() })?;
        let to = self.to.unwrap_or(FAR);
        let known = match &mut cx.keep {
            Some(keep) => keep.kept(rule.rule())?,
            None => Vec::new(),
        };
        let sequence = heap::sequence(rule.rule()).resumed(known);
        let alarm = budget.alarm();
        let look = |sequence: &Sequence| match &mut cx.keep {
            Some(keep) => keep.look(sequence, to, alarm.rings().is_some()),
            None => Ok(()),
        };
        let report = period_from(rule.rule(), sequence, to, self.proof.into(), &mut budget, look)?;
        let stopped = report.stopped.clone();
        let found = PeriodFound { rule, report };
        match stopped {
            None => Ok(found),
            Some(by) => Err(Failure::Stopped { by, known: Some(Box::new(found.into())) }),
        }
    }
}

/// What is known of the period of a heap game.
#[derive(Clone, Debug)]
pub struct PeriodFound {
    /// The rule.
    pub rule: NamedRule,
    /// What is known.
    pub report: PeriodReport,
}

impl PeriodFound {
    /// The certificate of the period, if one was proved.
    pub fn certificate(&self) -> Option<Certificate> {
        Certificate::new(self.rule.rule(), &self.report)
    }
}

impl Reported for PeriodFound {
    fn say(&self, _: &How, messages: &Messages) -> Doc {
        words::period(&self.rule, &self.report, messages)
    }

    fn write_json(&self, _: &Messages, out: &mut dyn Write) -> io::Result<()> {
        write_object(&PeriodObject::new(&self.rule, &self.report), out)
    }

    fn say_stopped(&self, by: &Stopped, messages: &Messages) -> Option<Doc> {
        Some(words::stopped(by, Some(self.report.computed_to), messages))
    }
}
