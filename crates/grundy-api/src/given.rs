//! What a question is about: a text, or something that was read already.

use grundy::{Position, RuleRef};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::sync::Arc;

/// A position or a rule as it was typed, or one that was read before, so that nothing is parsed twice. In JSON it
/// is always a text.
#[derive(Clone, Debug)]
pub enum Given<T> {
    /// As it was typed.
    Text(String),
    /// Read already.
    Ready(Arc<T>),
}

/// What can be written so that it reads back.
pub trait Printed {
    /// The text of it.
    fn text(&self) -> String;
}

impl Printed for Position {
    fn text(&self) -> String {
        grundy::position_text(self)
    }
}

impl Printed for RuleRef {
    fn text(&self) -> String {
        grundy::rule_text(self)
    }
}

impl<T: Printed> Given<T> {
    /// The text, printed if it is not as it was typed.
    pub fn text(&self) -> String {
        match self {
            Given::Text(text) => text.clone(),
            Given::Ready(ready) => ready.text(),
        }
    }
}

impl<T> Default for Given<T> {
    fn default() -> Given<T> {
        Given::Text(String::new())
    }
}

impl<T> From<&str> for Given<T> {
    fn from(text: &str) -> Given<T> {
        Given::Text(text.to_owned())
    }
}

impl<T> From<String> for Given<T> {
    fn from(text: String) -> Given<T> {
        Given::Text(text)
    }
}

impl<T: Printed> From<T> for Given<T> {
    fn from(ready: T) -> Given<T> {
        Given::Ready(Arc::new(ready))
    }
}

impl<T: Printed> From<Arc<T>> for Given<T> {
    fn from(ready: Arc<T>) -> Given<T> {
        Given::Ready(ready)
    }
}

impl<T: Printed> PartialEq for Given<T> {
    /// Whether they are written alike.
    fn eq(&self, other: &Given<T>) -> bool {
        self.text() == other.text()
    }
}

impl<T: Printed> Serialize for Given<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Given::Text(text) => serializer.serialize_str(text),
            Given::Ready(ready) => serializer.serialize_str(&ready.text()),
        }
    }
}

impl<'de, T> Deserialize<'de> for Given<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Given<T>, D::Error> {
        String::deserialize(deserializer).map(Given::Text)
    }
}

#[cfg(feature = "schema")]
impl<T> schemars::JsonSchema for Given<T> {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Text".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({ "type": "string" })
    }
}

/// Rules that come with a question, as texts in the language of rules, and values of their constants.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields)]
pub struct RuleTexts {
    /// The texts, such as `game f(n) = { f(n - k) for k in [1, 3] if k <= n }`.
    pub texts: Vec<String>,
    /// Constants of the rules and their values, such as `a=[3, 6, 5]`.
    pub set: Vec<String>,
}

impl RuleTexts {
    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.texts.is_empty() && self.set.is_empty()
    }
}

impl From<&str> for RuleTexts {
    fn from(text: &str) -> RuleTexts {
        RuleTexts { texts: vec![text.to_owned()], set: Vec::new() }
    }
}
