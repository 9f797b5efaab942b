//! A theorem, a claim or a formula of one's own against brute force.

use super::Asked;
use super::values::no_table;
use crate::json::{CheckObject, ErrorObject, FormulaObject};
use crate::library::Library;
use crate::reported::write_object;
use crate::{Context, Failure, Given, How, Reported, RuleTexts};
use grundy::check::{self, Bounds, FormulaError, FormulaReport, Target, check_formula};
use grundy::values::{grid, values};
use grundy::{Formula, Limits, RuleRef, SolveError};
use grundy_core::{Budget, Stopped};
use grundy_explain::check::Checking;
use grundy_explain::failure::Named;
use grundy_explain::{Doc, InputError, Messages, check as words};
use grundy_games::registry;
use grundy_lang::DiagnosticKind;
use serde::{Deserialize, Serialize};
use std::io::{self, Write};

/// What one bound of a claim is if only the other is given.
const LEMMA_BOUNDS: Bounds = Bounds { heaps: 4, size: 4 };

/// How far a formula is compared if nothing else is asked for.
const TO: u64 = 1000;
const GRID_TO: u64 = 40;

/// Does a theorem, a claim or a formula agree with brute force?
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Check {
    /// A game, a rule such as `0.77`, or a statement such as `kl-lemma-11`.
    pub check: String,
    /// Rules that come with it.
    #[serde(default, skip_serializing_if = "RuleTexts::is_empty")]
    pub rules: RuleTexts,
    /// Up to so many heaps, coins, edges, vertices or terms.
    #[serde(default)]
    pub heaps: Option<u64>,
    /// Heaps, squares or takes up to this size.
    #[serde(default)]
    pub size: Option<u64>,
    /// Compare the values with this formula; or with a condition for the player to move to win.
    #[serde(default)]
    pub formula: Option<String>,
    /// With a formula: from this number on.
    #[serde(default)]
    pub from: Option<u64>,
    /// With a formula: up to this number.
    #[serde(default)]
    pub to: Option<u64>,
}

impl Check {
    /// Does this agree with brute force?
    pub fn of(check: impl Into<String>) -> Check {
        Check { check: check.into(), ..Check::default() }
    }

    fn against_brute_force(
        &self,
        library: &Library,
        cx: &mut Context<'_>,
    ) -> Result<Checked, Failure> {
        let name = self.check.trim();
        let written = library.rules().and_then(|rules| Some((rules, rules.find(name)?)));
        let target = match written {
            Some((rules, game)) => Target::of_rule(RuleRef::Written(rules.clone(), game)),
            None => target(&self.check)?,
        };
        let heaps = self.heaps.map(|heaps| usize::try_from(heaps).unwrap_or(usize::MAX));
        let within = |default: Bounds| Bounds {
            heaps: heaps.unwrap_or(default.heaps),
            size: self.size.unwrap_or(default.size),
        };
        let budget = &mut cx.budget(Limits::default())?;
        let found = match target {
            Target::Family(family, default) => {
                match check::check_part(&family, &within(default), budget) {
                    (report, None) => Checking::Theorem(report),
                    (report, Some(SolveError::Stopped(by))) => Checking::PartOfTheorem(report, by),
                    (_, Some(why)) => return Err(why.into()),
                }
            }
            Target::Lemma(lemma) => {
                let asked = self.heaps.or(self.size).is_some();
                let bounds = asked.then(|| within(LEMMA_BOUNDS));
                let found = check::refute(lemma, bounds.as_ref(), budget);
                Checking::Lemma(lemma, found.map_err(SolveError::Stopped)?)
            }
        };
        let stopped = match &found {
            Checking::PartOfTheorem(_, by) => Some(by.clone()),
            Checking::Theorem(_) | Checking::Lemma(..) => None,
        };
        let checked = Checked::BruteForce { check: self.check.clone(), found };
        match stopped {
            None => Ok(checked),
            Some(by) => Err(Failure::Stopped { by, known: Some(Box::new(checked.into())) }),
        }
    }

    fn against_formula(
        &self,
        text: &str,
        library: &Library,
        cx: &mut Context<'_>,
    ) -> Result<Checked, Failure> {
        let (name, given) = named(&self.check);
        let rule = library.rule(&Given::from(name))?;
        let names = given.unwrap_or_else(|| match &*rule {
            RuleRef::Written(rules, game) => {
                rules.parameters(*game).iter().map(|(name, _)| name.clone()).collect()
            }
            _ => vec!["n".to_owned()],
        });
        let formula = Formula::parse(text, &names);
        let formula = formula.map_err(|mistakes| InputError::text(text, mistakes))?;
        let from = self.from.unwrap_or(0);
        let to = self.to.unwrap_or(if names.len() > 1 { GRID_TO } else { TO }.max(from));
        let budget = &mut cx.budget(Limits { positions: u64::MAX, ..Limits::default() })?;
        let table = match &*rule {
            RuleRef::Written(rules, game) => {
                grid(rules, *game, &vec![(from, to); names.len()], budget)
            }
            rule => values(rule, from, to, budget),
        };
        let table = table.map_err(no_table)?;
        let report = compared(&table, &formula, text, name, budget)?;
        let stopped = match (table.stopped(), &report.counterexample) {
            (Some(SolveError::Stopped(by)), None) => Some(by.clone()),
            _ => report.stopped.clone(),
        };
        let checked = Checked::Formula {
            check: name.to_owned(),
            formula: text.to_owned(),
            condition: formula.is_condition(),
            report,
            stopped: stopped.clone(),
        };
        match stopped {
            None => Ok(checked),
            Some(by) => Err(Failure::Stopped { by, known: Some(Box::new(checked.into())) }),
        }
    }
}

fn compared(
    table: &grundy::values::Table,
    formula: &Formula,
    text: &str,
    name: &str,
    budget: &mut Budget,
) -> Result<FormulaReport, Failure> {
    check_formula(table, formula, budget).map_err(|why| match why {
        FormulaError::ConditionWanted => {
            InputError::ConditionWanted { rule: name.to_owned() }.into()
        }
        FormulaError::Broken(at, fault) => {
            let at: Vec<String> = at.iter().map(u64::to_string).collect();
            let position = format!("{name}({})", at.join(", "));
            InputError::Formula { source: text.to_owned(), fault, position }.into()
        }
    })
}

/// The name of a rule, and the names that stand for its numbers if they are given: `g(n)`.
fn named(text: &str) -> (&str, Option<Vec<String>>) {
    let inside = text.trim().strip_suffix(')').and_then(|text| text.rsplit_once('('));
    let Some((name, inside)) = inside else { return (text.trim(), None) };
    let names: Vec<String> = inside.split(',').map(|name| name.trim().to_owned()).collect();
    let is_name = |name: &String| {
        name.starts_with(|c: char| c.is_alphabetic())
            && name.chars().all(|c| c.is_alphanumeric() || c == '_')
    };
    match names.iter().all(is_name) {
        true => (name.trim(), Some(names)),
        false => (text.trim(), None),
    }
}

/// The target called `name`, or what is wrong with it.
fn target(name: &str) -> Result<Target, Failure> {
    Target::named(name).map_err(|mistakes| {
        // A name alone may be meant for a check; anything else is a rule with a mistake in it.
        let is_name = !name.contains(['[', '(']);
        match mistakes.first().map(|mistake| &mistake.kind) {
            Some(DiagnosticKind::UnknownGame { .. } | DiagnosticKind::Expected { .. })
                if is_name =>
            {
                let meant = registry::nearest_among(name, Target::names()).map(str::to_owned);
                InputError::Unknown { what: Named::Check, name: name.to_owned(), meant }.into()
            }
            _ => InputError::text(name, mistakes).into(),
        }
    })
}

impl Asked for Check {
    type Report = Checked;
    const NAME: &'static str = "check";

    fn ask(&self, cx: &mut Context<'_>) -> Result<Checked, Failure> {
        let library = Library::new(&self.rules, cx)?;
        match &self.formula {
            Some(text) => self.against_formula(text, &library, cx),
            None => self.against_brute_force(&library, cx),
        }
    }
}

/// What comparing with brute force showed.
#[derive(Clone, Debug)]
pub enum Checked {
    /// Of a theorem of ours, or of a claim of others.
    BruteForce {
        /// What was checked.
        check: String,
        /// What was found.
        found: Checking,
    },
    /// Of a formula.
    Formula {
        /// The rule.
        check: String,
        /// The formula.
        formula: String,
        /// Whether it is a condition for the player to move to win.
        condition: bool,
        /// What was found.
        report: FormulaReport,
        /// What ended the comparison before its end.
        stopped: Option<Stopped>,
    },
}

impl Reported for Checked {
    fn say(&self, _: &How, messages: &Messages) -> Doc {
        match self {
            Checked::BruteForce { check, found } => words::checked(check, found, messages),
            Checked::Formula { check, formula, condition, report, .. } => {
                words::formula(check, formula, *condition, report, messages)
            }
        }
    }

    fn write_json(&self, messages: &Messages, out: &mut dyn Write) -> io::Result<()> {
        match self {
            Checked::BruteForce { check, found } => {
                write_object(&CheckObject::new(check, found, messages), out)
            }
            Checked::Formula { check, formula, condition, report, stopped } => {
                let error = stopped.as_ref().map(|by| ErrorObject::of_stopped(by, messages));
                write_object(&FormulaObject::new(check, formula, *condition, report, error), out)
            }
        }
    }

    fn say_stopped(&self, by: &Stopped, messages: &Messages) -> Option<Doc> {
        Some(words::stopped(by, messages))
    }
}
