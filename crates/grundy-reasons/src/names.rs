//! How the words of the core are spelled in data.

use grundy_core::{Ending, Outcome, Play, Player, Value};
use serde::ser::{SerializeMap, Serializer};

pub(super) fn play<S: Serializer>(play: &Play, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(play.name())
}

pub(super) fn player<S: Serializer>(player: &Player, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(player.name())
}

pub(super) fn outcome<S: Serializer>(outcome: &Outcome, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(outcome.letter())
}

/// An outcome that may be any of the nine, as an entry `outcome` with its letter, or null and an entry
/// `starts` that says what happens to one who starts.
pub(super) fn either_start<S: Serializer>(
    outcome: &Outcome,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    let mut map = serializer.serialize_map(None)?;
    map.serialize_entry("outcome", &outcome.single_letter())?;
    if outcome.single_letter().is_none() {
        let [left, right] = Player::ALL.map(|player| outcome.starting(player).result());
        map.serialize_entry("starts", &Starts { left, right })?;
    }
    map.end()
}

/// What happens to one who starts.
#[derive(serde::Serialize)]
struct Starts {
    left: &'static str,
    right: &'static str,
}

pub(super) fn ending<S: Serializer>(
    ending: &Option<Ending>,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    match ending {
        Some(ending) => serializer.serialize_some(ending.name()),
        None => serializer.serialize_none(),
    }
}

/// A value that serialises by [`value`].
struct Named<'a>(&'a Value);

impl serde::Serialize for Named<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        value(self.0, serializer)
    }
}

pub(super) fn values<S: Serializer>(values: &[Value], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(values.iter().map(Named))
}

pub(super) fn value<S: Serializer>(value: &Value, serializer: S) -> Result<S::Ok, S::Error> {
    match value {
        Value::Nimber(n) => serializer.serialize_u64(*n),
        Value::Infinity(values) => {
            let mut map = serializer.serialize_map(Some(1))?;
            map.serialize_entry("infinity", values)?;
            map.end()
        }
        Value::None => serializer.serialize_none(),
    }
}
