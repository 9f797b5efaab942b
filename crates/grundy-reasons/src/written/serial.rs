//! What is known of written games, in data.

use super::{Recognised, WrittenValues};
use grundy_games::written::{Named, Part};
use serde::ser::{Serialize, SerializeStruct, Serializer};

#[derive(serde::Serialize)]
struct RowObject<'a> {
    position: Named<'a>,
    value: u64,
    options: u64,
    shown: Vec<OptionObject<'a>>,
}

#[derive(serde::Serialize)]
struct OptionObject<'a> {
    to: Vec<Named<'a>>,
    value: u64,
}

impl Serialize for WrittenValues {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let states: Vec<Part> =
            self.rows.iter().map(|row| Part::State(row.state.clone())).collect();
        let rows: Vec<RowObject<'_>> = self
            .rows
            .iter()
            .zip(&states)
            .map(|(row, state)| RowObject {
                position: Named(&self.rules, state),
                value: row.value,
                options: row.options,
                shown: row
                    .shown
                    .iter()
                    .map(|option| OptionObject {
                        to: option.to.iter().map(|part| Named(&self.rules, part)).collect(),
                        value: option.value,
                    })
                    .collect(),
            })
            .collect();
        let mut object = serializer.serialize_struct("WrittenValues", 4)?;
        object.serialize_field("game", self.rules.name(self.game))?;
        object.serialize_field("rows", &rows)?;
        object.serialize_field("sum", &self.sum)?;
        object.serialize_field("positions", &self.positions)?;
        object.end()
    }
}

impl Serialize for Recognised {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_struct("Recognised", 3)?;
        object.serialize_field("game", self.rules.name(self.game))?;
        object.serialize_field("rule", &self.rule)?;
        object.serialize_field("heaps", &self.heaps)?;
        object.end()
    }
}
