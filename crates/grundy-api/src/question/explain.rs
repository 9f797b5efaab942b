//! The notions, or one with its example solved.

use super::Asked;
use crate::json::{NotionObject, NotionsObject};
use crate::reported::write_object;
use crate::{Context, Failure, How, Reported};
use grundy::{Answer, Limits, SolveOptions};
use grundy_explain::failure::Named;
use grundy_explain::{
    Doc, FoundNotion, InputError, Language, Messages, answer, find_notion, notion_doc, notion_list,
};
use serde::{Deserialize, Serialize};
use std::io::{self, Write};

/// What does a term mean?
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields)]
pub struct Explain {
    /// A name of the notion in any language, such as `mex`; all are listed if none is named.
    pub term: Option<String>,
}

impl Explain {
    /// What does this term mean?
    pub fn of(term: impl Into<String>) -> Explain {
        Explain { term: Some(term.into()) }
    }
}

impl Asked for Explain {
    type Report = NotionShown;
    const NAME: &'static str = "explain";

    fn ask(&self, cx: &mut Context<'_>) -> Result<NotionShown, Failure> {
        let Some(term) = &self.term else { return Ok(NotionShown::List) };
        let term = term.trim();
        let unknown =
            || InputError::Unknown { what: Named::Notion, name: term.to_owned(), meant: None };
        let found = find_notion(term).ok_or_else(unknown)?;
        // The example is the same in every language.
        let page = found.info.page(Language::En);
        let position = grundy::parse(page.expression())
            .map_err(|mistakes| InputError::text(page.expression(), mistakes))?;
        let options = SolveOptions { loopy: page.is_loopy(), ..SolveOptions::of(page.play()) };
        let budget = &mut cx.budget(Limits::default())?;
        let example = Box::new(grundy::solve(&position, &options, budget)?);
        Ok(NotionShown::One { asked: term.to_owned(), found, example })
    }
}

/// The notions, or one of them.
#[derive(Clone, Debug)]
pub enum NotionShown {
    /// All of them.
    List,
    /// One of them.
    One {
        /// What was asked for.
        asked: String,
        /// The notion, and whether only its name is near.
        found: FoundNotion,
        /// Its example, solved.
        example: Box<Answer>,
    },
}

impl Reported for NotionShown {
    fn say(&self, _: &How, messages: &Messages) -> Doc {
        match self {
            NotionShown::List => notion_list(messages),
            NotionShown::One { asked, found, example } => {
                let live = answer::short(example, messages, None);
                let asked = found.nearest.then_some(asked.as_str());
                notion_doc(found.info, asked, live, messages)
            }
        }
    }

    fn write_json(&self, messages: &Messages, out: &mut dyn Write) -> io::Result<()> {
        match self {
            NotionShown::List => write_object(&NotionsObject::new(messages), out),
            NotionShown::One { asked, found, .. } => {
                write_object(&NotionObject::new(asked, *found, messages), out)
            }
        }
    }
}
