//! Grids of values as JSON.

use grundy::values::{Axis, Kind, Table};
use grundy::{Budget, Cell, Limit, Outcome, Stopped};
use grundy_api::json::TableObject;
use grundy_explain::{Language, Messages};

fn grid(kind: Kind) -> Table {
    let axes = [("a", 1, 2), ("b", 0, 2)]
        .map(|(name, from, to)| Axis::new(name, from, to).expect("an axis"));
    let cell = move |at: &[u64]| match kind {
        Kind::Values => Cell::Value(at[0] ^ at[1]),
        Kind::Outcomes => Cell::Outcome(Outcome::of_mover(at[0] != at[1])),
    };
    Table::lazy("pair(a, b)", axes.to_vec(), kind, cell).expect("a table")
}

#[test]
fn a_grid_is_a_list_of_rows() {
    let object = |table: &Table| {
        let (messages, budget) = (Messages::of(Language::En), &Budget::default());
        let cut = Default::default();
        serde_json::to_value(TableObject { table, budget, cut, messages }).expect("JSON")
    };
    let expected = serde_json::json!({
        "rule": "pair(a, b)", "from": [1, 0], "values": [[1, 0, 3], [2, 3, 0]],
    });
    assert_eq!(object(&grid(Kind::Values)), expected);
    let outcomes = object(&grid(Kind::Outcomes));
    assert_eq!(outcomes["values"], serde_json::json!([[null, null, null], [null, null, null]]));
    assert_eq!(outcomes["outcomes"], serde_json::json!([["N", "P", "N"], ["N", "N", "P"]]));
    let by = Stopped { by: Limit::Positions(4), positions: 4 };
    let cut = object(&grid(Kind::Values).stopped_at(4, by));
    assert_eq!(cut["values"], serde_json::json!([[1, 0, 3], [2, null, null]]));
    assert_eq!((&cut["known"], &cut["error"]["kind"]), (&4.into(), &"limit".into()));
}
