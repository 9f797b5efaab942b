//! Written games in data: a position is the name of its game and a list of what it is given.

use super::state::{Argument, Kind, List, Part, State};
use super::{Rules, Written};
use serde::ser::{Serialize, SerializeStruct, Serializer};

impl Serialize for List {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.as_text() {
            Some(text) => serializer.serialize_str(&text),
            None => self.items().serialize(serializer),
        }
    }
}

impl Serialize for Argument {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Argument::Number(n) => serializer.serialize_i64(*n),
            Argument::List(list) => list.serialize(serializer),
        }
    }
}

/// Without the rules a game is known by its number only.
impl Serialize for Part {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Part::State(state) => {
                let mut object = serializer.serialize_struct("Part", 2)?;
                object.serialize_field("game", &state.game().index())?;
                object.serialize_field("arguments", &state.arguments())?;
                object.end()
            }
            Part::Nimber(n) => {
                let mut object = serializer.serialize_struct("Part", 1)?;
                object.serialize_field("nimber", n)?;
                object.end()
            }
        }
    }
}

/// A part with the rules that name its game.
pub struct Named<'a>(pub &'a Rules, pub &'a Part);

impl Serialize for Named<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Named(rules, Part::State(state)) = self else { return self.1.serialize(serializer) };
        let mut object = serializer.serialize_struct("Part", 2)?;
        object.serialize_field("game", rules.name(state.game()))?;
        object.serialize_field("arguments", &arguments(rules, state))?;
        object.end()
    }
}

/// What a position is given, truth values as such.
fn arguments(rules: &Rules, state: &State) -> Vec<Given> {
    let kinds = rules.parameters(state.game()).iter().map(|(_, kind)| *kind);
    let given = |(argument, kind)| match (argument, kind) {
        (Argument::Number(n), Kind::Truth) => Given::Truth(n != 0),
        (argument, _) => Given::Argument(argument),
    };
    state.arguments().into_iter().zip(kinds).map(given).collect()
}

#[derive(serde::Serialize)]
#[serde(untagged)]
enum Given {
    Truth(bool),
    Argument(Argument),
}

impl Serialize for Written {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let states: Vec<Vec<Given>> =
            self.states().iter().map(|state| arguments(self.rules(), state)).collect();
        let mut object = serializer.serialize_struct("Written", 2)?;
        object.serialize_field("game", self.rules().name(self.game()))?;
        object.serialize_field("positions", &states)?;
        object.end()
    }
}
