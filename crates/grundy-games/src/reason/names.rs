//! How the words of the core are spelled in data.

use grundy_core::{Outcome, Play, Player, Value};
use serde::ser::{SerializeMap, Serializer};

pub(super) fn play<S: Serializer>(play: &Play, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(match play {
        Play::Normal => "normal",
        Play::Misere => "misere",
    })
}

pub(super) fn player<S: Serializer>(player: &Player, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(match player {
        Player::Left => "left",
        Player::Right => "right",
    })
}

pub(super) fn outcome<S: Serializer>(outcome: &Outcome, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(outcome.letter())
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
