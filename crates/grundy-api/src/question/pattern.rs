//! What a person would look for in the values of a rule.

use super::Asked;
use crate::json::{GridPatternObject, PatternObject};
use crate::library::Library;
use crate::reported::write_object;
use crate::{Context, Failure, Given, How, Reported, RuleTexts};
use grundy::pattern::{
    Found, GridReport, Report as SequenceReport, WrittenPatternError, pattern, usual_limits,
    written_pattern,
};
use grundy::{HeapRule, RuleRef};
use grundy_explain::{Block, Doc, InputError, Messages, pattern as words};
use serde::{Deserialize, Serialize};
use std::io::{self, Write};

/// What is to be seen in the values of a rule, and is it proved?
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Pattern {
    /// The rule, such as `0.77`.
    pub rule: Given<RuleRef>,
    /// Rules that come with it.
    #[serde(default, skip_serializing_if = "RuleTexts::is_empty")]
    pub rules: RuleTexts,
    /// Look at the values of 0 to this number; as many as are needed if none is named.
    #[serde(default)]
    pub to: Option<u64>,
}

impl Pattern {
    /// What is to be seen in the values of this rule?
    pub fn of(rule: impl Into<Given<RuleRef>>) -> Pattern {
        Pattern { rule: rule.into(), ..Pattern::default() }
    }
}

impl Asked for Pattern {
    type Report = PatternFound;
    const NAME: &'static str = "pattern";

    fn ask(&self, cx: &mut Context<'_>) -> Result<PatternFound, Failure> {
        let rule = Library::new(&self.rules, cx)?.rule(&self.rule)?;
        let budget = &mut cx.budget(usual_limits())?;
        let RuleRef::Written(rules, game) = &*rule else {
            let report = pattern(&rule, self.to, budget).map_err(InputError::Pattern)?;
            return sequence(grundy::rule_text(&rule), report, None);
        };
        let name = rules.name(*game).to_owned();
        let found = written_pattern(rules, *game, self.to, budget).map_err(|why| match why {
            WrittenPatternError::Unfit(unfit) => InputError::Pattern(unfit).into(),
            WrittenPatternError::Unsolved(unsolved) => Failure::from(unsolved),
        })?;
        match found {
            Found::Sequence(report) => sequence(name, report, rules.recognised(*game).cloned()),
            Found::Grid(report) => match &report.stopped {
                Some(stopped) if report.findings.patterns.is_empty() => Err(stopped.clone().into()),
                _ => Ok(PatternFound::Grid { rule: name, report }),
            },
        }
    }
}

fn sequence(
    rule: String,
    report: SequenceReport,
    recognised: Option<HeapRule>,
) -> Result<PatternFound, Failure> {
    // What a limit left is told if it is enough to say something.
    match &report.stopped {
        Some(stopped) if report.patterns.is_empty() && !report.searched => {
            Err(stopped.clone().into())
        }
        _ => Ok(PatternFound::Sequence { rule, report, recognised }),
    }
}

/// What was found in the values of a rule.
#[derive(Clone, Debug)]
pub enum PatternFound {
    /// In a sequence.
    Sequence {
        /// The rule as it is written.
        rule: String,
        /// What was found.
        report: SequenceReport,
        /// The heap rule that a written rule is.
        recognised: Option<HeapRule>,
    },
    /// In a grid.
    Grid {
        /// The rule as it is written.
        rule: String,
        /// What was found.
        report: GridReport,
    },
}

impl Reported for PatternFound {
    fn say(&self, _: &How, messages: &Messages) -> Doc {
        match self {
            PatternFound::Sequence { rule, report, recognised } => {
                let told = words::sequence(report, messages).blocks;
                let known = recognised.iter().map(|heaps| {
                    let heaps = grundy::heap_rule_text(heaps);
                    let args = [("game", rule.as_str().into()), ("rule", heaps.into())];
                    Block::Paragraph(vec![messages.get("pattern-recognised", &args).into()])
                });
                Doc::new(known.chain(told).collect())
            }
            PatternFound::Grid { report, .. } => words::grid(report, messages),
        }
    }

    fn write_json(&self, _: &Messages, out: &mut dyn Write) -> io::Result<()> {
        match self {
            PatternFound::Sequence { rule, report, .. } => {
                write_object(&PatternObject::new(rule, report), out)
            }
            PatternFound::Grid { rule, report } => {
                write_object(&GridPatternObject::new(rule, report), out)
            }
        }
    }
}
