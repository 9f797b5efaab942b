//! Every message exists in every language, says something in it, and is used.

use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Message, Pattern, PatternElement,
};
use grundy_explain::Language;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

/// A message: the text between its placeables, and what its placeables show.
#[derive(Debug, Default, PartialEq, Eq)]
struct Content {
    text: String,
    shown: BTreeSet<String>,
    /// Variables that only choose between forms.
    chosen_by: BTreeSet<String>,
}

impl Content {
    fn of(message: &Message<&str>) -> Content {
        let mut content = Content::default();
        content.pattern(message.value.as_ref().expect("a value"));
        content
    }

    fn pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => self.text.push_str(value),
                PatternElement::Placeable { expression } => self.expression(expression),
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                if let InlineExpression::VariableReference { id } = selector {
                    self.chosen_by.insert(id.name.to_owned());
                }
                for variant in variants {
                    self.pattern(&variant.value);
                }
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.text.push('{');
                self.shown.insert(id.name.to_owned());
            }
            InlineExpression::StringLiteral { value } => self.text.push_str(value),
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::FunctionReference { id, arguments } => {
                let CallArguments { positional, .. } = arguments;
                assert!(positional.is_empty(), "{}", id.name);
            }
            other => panic!("not used in our messages: {other:?}"),
        }
    }
}

fn folder(language: Language) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("i18n").join(language.tag())
}

/// The files of a language, by name.
fn files(language: Language) -> BTreeMap<String, String> {
    let entries = std::fs::read_dir(folder(language)).expect("a folder of messages");
    let paths = entries.map(|entry| entry.expect("an entry").path());
    let fluent = paths.filter(|path| path.extension().is_some_and(|extension| extension == "ftl"));
    fluent
        .map(|path| {
            let name = path.file_name().expect("a name").to_string_lossy().into_owned();
            (name, std::fs::read_to_string(&path).expect("UTF-8"))
        })
        .collect()
}

/// The messages of a language by id.
fn messages(language: Language) -> BTreeMap<String, Content> {
    let mut all = BTreeMap::new();
    for (name, source) in files(language) {
        let resource = fluent_syntax::parser::parse(source.as_str())
            .unwrap_or_else(|(_, errors)| panic!("{} {name}: {errors:?}", language.tag()));
        for entry in &resource.body {
            if let Entry::Message(message) = entry {
                let id = message.id.name.to_owned();
                let before = all.insert(id.clone(), Content::of(message));
                assert!(before.is_none(), "{id} is defined twice in {}", language.tag());
            }
        }
    }
    all
}

/// The text of every Rust source of the workspace's crates, those of `only` if it is given.
fn rust_sources(only: Option<&str>) -> String {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the crates");
    let mut stack = match only {
        Some(name) => vec![crates.join(name).join("src")],
        None => std::fs::read_dir(crates)
            .expect("the crates")
            .map(|entry| entry.expect("an entry").path().join("src"))
            .collect(),
    };
    let mut sources = String::new();
    while let Some(path) = stack.pop() {
        if path.is_dir() {
            let entries = std::fs::read_dir(&path).expect("a folder");
            stack.extend(entries.map(|entry| entry.expect("an entry").path()));
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            sources += &std::fs::read_to_string(&path).expect("UTF-8");
        }
    }
    sources
}

/// The string literals of Rust source that look like the name of a message.
fn name_literals(source: &str) -> BTreeSet<&str> {
    let is_name = |text: &&str| {
        text.contains('-')
            && text.starts_with(|c: char| c.is_ascii_lowercase())
            && text.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
    };
    source.split('"').filter(is_name).collect()
}

#[test]
fn every_language_has_the_same_files_and_messages() {
    let english = messages(Language::En);
    assert!(english.len() > 100, "only {} messages were read", english.len());
    for language in Language::ALL {
        let tag = language.tag();
        let names = |language| files(language).into_keys().collect::<Vec<_>>();
        assert_eq!(names(language), names(Language::En), "files of {tag}");
        let other = messages(language);
        assert!(other.keys().eq(english.keys()), "messages of {tag}: {:?}", {
            let ids =
                |all: &BTreeMap<String, Content>| all.keys().cloned().collect::<BTreeSet<_>>();
            ids(&other).symmetric_difference(&ids(&english)).cloned().collect::<Vec<_>>()
        });
        for (id, content) in &other {
            assert_eq!(content.shown, english[id].shown, "what {id} shows in {tag}");
            let extra: Vec<_> = content.chosen_by.difference(&english[id].chosen_by).collect();
            assert!(extra.is_empty(), "{id} in {tag} chooses by {extra:?}");
        }
    }
}

#[test]
fn nothing_is_left_in_english() {
    let english = messages(Language::En);
    for language in [Language::Vi, Language::Zh] {
        for (id, content) in messages(language) {
            let same = content.text == english[&id].text;
            let words = content.text.chars().any(char::is_alphabetic);
            // Terms of the field that every language writes alike.
            let term = ["mex", "nimber"].contains(&content.text.as_str());
            assert!(!same || !words || term, "{id} in {}", language.tag());
        }
    }
}

#[test]
fn every_message_is_used() {
    let sources = rust_sources(None);
    let literal = |text: &str| sources.contains(&format!("\"{text}\""));
    let used = |id: &str| {
        // A hint is looked up beside its message, and a game's words by the game's name.
        let hint = id.strip_suffix("-hint").is_some_and(literal);
        let game = id.strip_prefix("game-").map(|name| name.trim_end_matches("-rules"));
        // Those of the command line are looked up by the names of its arguments, and a test there counts them.
        let families = ["command-", "argument-", "placeholder-", "details-"];
        let usage = families.iter().any(|family| id.starts_with(family));
        literal(id) || hint || usage || game.is_some_and(literal)
    };
    let unused: Vec<String> = messages(Language::En).into_keys().filter(|id| !used(id)).collect();
    assert!(unused.is_empty(), "{unused:?}");
}

#[test]
fn every_message_that_is_used_exists() {
    let known = messages(Language::En);
    let family = |id: &str| id.split('-').next().unwrap_or_default().to_owned();
    let families: BTreeSet<String> = known.keys().map(|id| family(id)).collect();
    let source = rust_sources(Some("grundy-explain"));
    // The names of theorems and checks that begin like a message.
    let others = ["kl-equal", "kl-theorem", "kl-lemma-11", "kl-lemma-13", "kl-lemma-13-strategy"];
    let missing: Vec<&str> = name_literals(&source)
        .into_iter()
        .filter(|name| families.contains(&family(name)) && !known.contains_key(*name))
        .filter(|name| !others.contains(name))
        .collect();
    assert!(missing.is_empty(), "{missing:?}");
}

#[test]
fn chinese_has_full_width_punctuation_and_spaces_around_numbers() {
    let han = |c: char| ('\u{4e00}'..='\u{9fff}').contains(&c);
    // Words to be typed are listed with plain commas.
    let to_be_typed = |id: &str| id.starts_with("play-word-") || id.starts_with("typed-");
    let sentences = messages(Language::Zh).into_iter().filter(|(id, _)| !to_be_typed(id));
    for (id, Content { text, .. }) in sentences {
        let chars: Vec<char> = text.chars().collect();
        for pair in chars.windows(2) {
            let (a, b) = (pair[0], pair[1]);
            let half = |c: char| matches!(c, ',' | ';' | ':' | '!' | '?' | '(' | ')');
            assert!(!(han(a) && half(b) || half(a) && han(b)), "{id}: “{a}{b}” in {text}");
            let latin = |c: char| c.is_ascii_alphanumeric();
            assert!(!(han(a) && latin(b) || latin(a) && han(b)), "{id}: “{a}{b}” in {text}");
        }
    }
}
