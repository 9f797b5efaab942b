//! The messages of one language.

use crate::Language;
// The plain bundle cannot be shared by threads.
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use std::borrow::Cow;
use std::sync::OnceLock;

/// The Fluent files of a language.
macro_rules! sources {
    ($language:literal) => {
        &[
            include_str!(concat!("../i18n/", $language, "/answer.ftl")),
            include_str!(concat!("../i18n/", $language, "/theorems.ftl")),
            include_str!(concat!("../i18n/", $language, "/notions.ftl")),
            include_str!(concat!("../i18n/", $language, "/judge.ftl")),
            include_str!(concat!("../i18n/", $language, "/diagnostics.ftl")),
            include_str!(concat!("../i18n/", $language, "/words.ftl")),
            include_str!(concat!("../i18n/", $language, "/moves.ftl")),
            include_str!(concat!("../i18n/", $language, "/reports.ftl")),
            include_str!(concat!("../i18n/", $language, "/values.ftl")),
            include_str!(concat!("../i18n/", $language, "/pattern.ftl")),
            include_str!(concat!("../i18n/", $language, "/reasons-sum.ftl")),
            include_str!(concat!("../i18n/", $language, "/reasons-heap.ftl")),
            include_str!(concat!("../i18n/", $language, "/reasons-row.ftl")),
            include_str!(concat!("../i18n/", $language, "/reasons-bush.ftl")),
            include_str!(concat!("../i18n/", $language, "/reasons-kl.ftl")),
            include_str!(concat!("../i18n/", $language, "/reasons-graph.ftl")),
            include_str!(concat!("../i18n/", $language, "/reasons-search.ftl")),
            include_str!(concat!("../i18n/", $language, "/reasons-written.ftl")),
            include_str!(concat!("../i18n/", $language, "/rules.ftl")),
            include_str!(concat!("../i18n/", $language, "/cli.ftl")),
            include_str!(concat!("../i18n/", $language, "/games.ftl")),
            include_str!(concat!("../i18n/", $language, "/period.ftl")),
            include_str!(concat!("../i18n/", $language, "/hackenbush.ftl")),
            include_str!(concat!("../i18n/", $language, "/graph.ftl")),
            include_str!(concat!("../i18n/", $language, "/picture.ftl")),
            include_str!(concat!("../i18n/", $language, "/exercises.ftl")),
            include_str!(concat!("../i18n/", $language, "/usage.ftl")),
            include_str!(concat!("../i18n/", $language, "/library.ftl")),
            include_str!(concat!("../i18n/", $language, "/hint.ftl")),
            include_str!(concat!("../i18n/", $language, "/play.ftl")),
        ]
    };
}

/// The messages of one language, looked up by their names.
pub struct Messages {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

/// What stands in a placeable of a message.
#[derive(Clone, Debug)]
pub enum Arg<'a> {
    /// Text as it is. Numbers that are shown and not counted are given as text.
    Text(Cow<'a, str>),
    /// A number that picks a plural form.
    Count(u64),
}

impl<'a> From<&'a str> for Arg<'a> {
    fn from(text: &'a str) -> Arg<'a> {
        Arg::Text(Cow::Borrowed(text))
    }
}

impl From<String> for Arg<'_> {
    fn from(text: String) -> Self {
        Arg::Text(Cow::Owned(text))
    }
}

impl From<u64> for Arg<'_> {
    /// Shown in full, whatever its size. For a plural use [`Arg::Count`].
    fn from(number: u64) -> Self {
        Arg::Text(Cow::Owned(number.to_string()))
    }
}

impl From<u32> for Arg<'_> {
    fn from(number: u32) -> Self {
        Arg::Text(Cow::Owned(number.to_string()))
    }
}

impl From<usize> for Arg<'_> {
    fn from(number: usize) -> Self {
        Arg::Text(Cow::Owned(number.to_string()))
    }
}

impl From<u128> for Arg<'_> {
    fn from(number: u128) -> Self {
        Arg::Text(Cow::Owned(number.to_string()))
    }
}

impl Messages {
    /// The messages of `language`. They are parsed when a language is first asked for, and shared by all threads.
    ///
    /// # Panics
    /// Never with the files we ship: a test parses them all.
    pub fn of(language: Language) -> &'static Messages {
        static ENGLISH: OnceLock<Messages> = OnceLock::new();
        static VIETNAMESE: OnceLock<Messages> = OnceLock::new();
        static CHINESE: OnceLock<Messages> = OnceLock::new();
        let messages = match language {
            Language::En => &ENGLISH,
            Language::Vi => &VIETNAMESE,
            Language::Zh => &CHINESE,
        };
        messages.get_or_init(|| Messages::parse(language))
    }

    fn parse(language: Language) -> Messages {
        let id = language.tag().parse().expect("a language tag");
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        bundle.set_use_isolating(false);
        for source in Messages::sources(language) {
            let resource = FluentResource::try_new((*source).to_owned())
                .unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", language.tag()));
            bundle.add_resource(resource).expect("no message is defined twice");
        }
        Messages { language, bundle }
    }

    fn sources(language: Language) -> &'static [&'static str] {
        match language {
            Language::En => sources!("en"),
            Language::Vi => sources!("vi"),
            Language::Zh => sources!("zh"),
        }
    }

    /// The language.
    pub fn language(&self) -> Language {
        self.language
    }

    /// The message `id` with `args` put in.
    ///
    /// A message that does not exist is shown as its name in brackets; a test sees to it that none is
    /// missing.
    pub fn get(&self, id: &str, args: &[(&str, Arg<'_>)]) -> String {
        let Some(pattern) = self.bundle.get_message(id).and_then(|message| message.value()) else {
            return format!("[{id}]");
        };
        let mut values = FluentArgs::with_capacity(args.len());
        for (name, arg) in args {
            let value = match arg {
                Arg::Text(text) => FluentValue::from(text.as_ref()),
                // Plural rules look at small numbers only; the text stays exact.
                #[allow(clippy::cast_precision_loss)]
                Arg::Count(count) => FluentValue::from(*count as f64),
            };
            values.set(*name, value);
        }
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&values), &mut errors).into_owned();
        debug_assert!(errors.is_empty(), "{id} in {}: {errors:?}", self.language.tag());
        text
    }

    /// Whether the message exists.
    pub fn has(&self, id: &str) -> bool {
        self.bundle.has_message(id)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_language_is_parsed_once_for_all_threads() {
        for language in Language::ALL {
            let here = Messages::of(language);
            let there = std::thread::spawn(move || Messages::of(language)).join().unwrap();
            assert!(std::ptr::eq(here, there));
            assert_eq!(here.language(), language);
        }
    }
}
