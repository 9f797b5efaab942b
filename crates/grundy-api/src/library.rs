//! The games a question may name: those of the catalogue, and those of the rules that come with it.

use crate::{Context, Failure, Given, RuleTexts};
use grundy::{Diagnostic, NamedRule, Position, RuleRef, Rules, Setting};
use grundy_core::{Budget, Limits};
use grundy_explain::InputError;
use grundy_explain::failure::NoHeaps;
use grundy_lang::DiagnosticKind;
use std::sync::Arc;

/// The games that may be named besides those of the catalogue.
pub(crate) struct Library {
    rules: Option<Rules>,
}

impl Library {
    /// The rules that come with a question.
    pub(crate) fn new(given: &RuleTexts, cx: &Context<'_>) -> Result<Library, Failure> {
        Library::within(given, &cx.budget(Limits::default())?)
    }

    /// The same, read within a budget.
    pub(crate) fn within(given: &RuleTexts, budget: &Budget) -> Result<Library, Failure> {
        let RuleTexts { texts, set } = given;
        let setting = |text: &String| {
            let setting = grundy::parse_setting(text);
            setting.map_err(|mistakes| InputError::text(text, mistakes))
        };
        let settings = set.iter().map(setting).collect::<Result<Vec<Setting>, InputError>>()?;
        if texts.is_empty() {
            return match set.is_empty() {
                true => Ok(Library { rules: None }),
                false => Err(InputError::SettingAlone.into()),
            };
        }
        let source = texts.join("\n");
        let rules = grundy::parse_rules_within(&source, &settings, budget)?;
        let rules = rules.map_err(|mistakes| misread(source, mistakes, set))?;
        Ok(Library { rules: Some(rules) })
    }

    /// The written rules, if there are any.
    pub(crate) fn rules(&self) -> Option<&Rules> {
        self.rules.as_ref()
    }

    /// The position that is given.
    pub(crate) fn position(
        &self,
        given: &Given<Position>,
        budget: &Budget,
    ) -> Result<Arc<Position>, Failure> {
        let text = match given {
            Given::Ready(position) => return Ok(Arc::clone(position)),
            Given::Text(text) => text,
        };
        let position = grundy::parse_within(text, self.rules.as_ref(), budget)?;
        // What comes next may be linear in the length of the text, without a look at the clock.
        budget.in_time()?;
        position.map(Arc::new).map_err(|mistakes| InputError::text(text, mistakes).into())
    }

    /// The rule that is given.
    pub(crate) fn rule(&self, given: &Given<RuleRef>) -> Result<Arc<RuleRef>, Failure> {
        let text = match given {
            Given::Ready(rule) => return Ok(Arc::clone(rule)),
            Given::Text(text) => text,
        };
        let rule = match &self.rules {
            Some(rules) => grundy::parse_rule_with(text, rules),
            None => grundy::parse_rule(text),
        };
        rule.map(Arc::new).map_err(|mistakes| InputError::text(text, mistakes).into())
    }

    /// The rule of single heaps with Grundy values that is given. A written game counts if it is known to be one
    /// of the catalogue.
    pub(crate) fn heap_rule(&self, given: &Given<RuleRef>) -> Result<NamedRule, Failure> {
        let refuse = |why| InputError::NoHeaps { rule: given.text(), why };
        let rule = match &*self.rule(given)? {
            RuleRef::Heap(named) => named.clone(),
            RuleRef::Written(rules, game) => {
                let rule = rules.recognised(*game).cloned();
                rule.ok_or_else(|| refuse(NoHeaps::Written))?.into()
            }
            _ => return Err(refuse(NoHeaps::Other).into()),
        };
        match rule.rule().is_impartial() {
            true => Ok(rule),
            false => Err(refuse(NoHeaps::Partizan).into()),
        }
    }
}

/// The position that is given, with the rules that come with it.
///
/// # Errors
/// If something is wrong with either, or a limit is reached.
pub fn read_position(
    given: Given<Position>,
    rules: &RuleTexts,
    budget: &Budget,
) -> Result<Arc<Position>, Failure> {
    Library::within(rules, budget)?.position(&given, budget)
}

/// The number that a text is, or that its arithmetic gives: `2^20 - 1`.
///
/// # Errors
/// If it is not a number from 0 to 2^64 − 1.
pub fn read_number(text: &str) -> Result<u64, InputError> {
    grundy_lang::parse_number(text).map_err(|mistakes| InputError::text(text, mistakes))
}

/// Whether a game of the catalogue or of the library has this name.
pub fn is_game(name: &str) -> bool {
    grundy_lang::is_game(name)
}

/// The game of the catalogue or of the library that was probably meant by a name.
pub fn nearest_game(name: &str) -> Option<&'static str> {
    grundy_lang::nearest_game(name)
}

/// The one of some names that was probably meant by another.
pub fn nearest<'n>(name: &str, known: impl IntoIterator<Item = &'n str>) -> Option<&'n str> {
    grundy_games::registry::nearest_among(name, known)
}

/// What is wrong with rules. A setting that nothing uses is a mistake in the setting.
fn misread(source: String, mistakes: Vec<Diagnostic>, set: &[String]) -> InputError {
    let unused = mistakes.iter().find_map(|mistake| match &mistake.kind {
        DiagnosticKind::UnusedSetting { name, .. } => Some((name, mistake)),
        _ => None,
    });
    let place = unused.and_then(|(name, mistake)| {
        let text = set.iter().find(|text| text.trim_start().starts_with(name))?;
        let start = text.len() - text.trim_start().len();
        let span = start..start + name.len();
        Some(InputError::text(text, vec![Diagnostic { span, kind: mistake.kind.clone() }]))
    });
    place.unwrap_or_else(|| InputError::text(source, mistakes))
}
