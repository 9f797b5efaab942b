//! The theorems, or one with its proof, its example solved, and its check.

use super::Asked;
use crate::json::{TheoremObject, TheoremsObject};
use crate::reported::write_object;
use crate::{Context, Failure, How, Reported};
use grundy::{Answer, Limits, SolveOptions};
use grundy_explain::failure::Named;
use grundy_explain::{
    Doc, InputError, Language, Messages, answer, notions_of_theorem, theorem, theorem_list,
    theorems,
};
use grundy_games::registry;
use serde::{Deserialize, Serialize};
use std::io::{self, Write};

/// Which theorems are there, or what does one say?
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields)]
pub struct Theorem {
    /// The theorem, such as `sprague-grundy`; all are listed if none is named.
    pub name: Option<String>,
}

impl Theorem {
    /// What does this theorem say?
    pub fn of(name: impl Into<String>) -> Theorem {
        Theorem { name: Some(name.into()) }
    }
}

impl Asked for Theorem {
    type Report = TheoremShown;
    const NAME: &'static str = "theorem";

    fn ask(&self, cx: &mut Context<'_>) -> Result<TheoremShown, Failure> {
        let Some(name) = &self.name else { return Ok(TheoremShown::List) };
        let known = theorems().iter().copied().find(|known| known == name);
        let unknown = || InputError::Unknown {
            what: Named::Theorem,
            name: name.clone(),
            meant: registry::nearest_among(name, theorems().iter().copied()).map(str::to_owned),
        };
        let name = known.ok_or_else(unknown)?;
        // The example is the same in every language.
        let shown = theorem(name, Language::En).ok_or_else(unknown)?;
        let example = shown.example();
        let position = grundy::parse(&example.expression)
            .map_err(|mistakes| InputError::text(&example.expression, mistakes))?;
        let budget = &mut cx.budget(Limits::default())?;
        let example = grundy::solve(&position, &SolveOptions::of(example.play), budget)?;
        Ok(TheoremShown::One { name, example: Box::new(example) })
    }
}

/// The theorems, or one of them.
#[derive(Clone, Debug)]
pub enum TheoremShown {
    /// All of them.
    List,
    /// One of them.
    One {
        /// Its name.
        name: &'static str,
        /// Its example, solved.
        example: Box<Answer>,
    },
}

impl Reported for TheoremShown {
    fn say(&self, _: &How, messages: &Messages) -> Doc {
        match self {
            TheoremShown::List => theorem_list(messages),
            TheoremShown::One { name, example } => {
                let live = answer::short(example, messages, None);
                let shown = theorem(name, messages.language());
                let doc = shown.map(|shown| shown.doc_with_example(messages, live));
                let mut doc = doc.unwrap_or_default();
                doc.blocks.extend(notions_of_theorem(name, messages));
                doc
            }
        }
    }

    fn write_json(&self, messages: &Messages, out: &mut dyn Write) -> io::Result<()> {
        match self {
            TheoremShown::List => write_object(&TheoremsObject::new(messages), out),
            TheoremShown::One { name, .. } => match theorem(name, messages.language()) {
                Some(shown) => write_object(&TheoremObject::new(&shown), out),
                None => Ok(()),
            },
        }
    }
}
