//! Grids of values as plain text.

use grundy::values::{Axis, Bfile, Kind, Table, bfile, csv};
use grundy::{Cell, Limit, Outcome, Stopped};

fn grid(kind: Kind) -> Table {
    let axes = [("a", 1, 2), ("b", 0, 2)]
        .map(|(name, from, to)| Axis::new(name, from, to).expect("an axis"));
    let cell = move |at: &[u64]| match kind {
        Kind::Values => Cell::Value(at[0] ^ at[1]),
        Kind::Outcomes => Cell::Outcome(Outcome::of_mover(at[0] != at[1])),
    };
    Table::lazy("pair(a, b)", axes.to_vec(), kind, cell).expect("a table")
}

fn by() -> Stopped {
    Stopped { by: Limit::Positions(4), positions: 4 }
}

fn written(table: &Table) -> String {
    let mut out = Vec::new();
    csv(table, &mut out).expect("it is written");
    String::from_utf8(out).expect("text")
}

#[test]
fn a_grid_is_a_line_for_each_position() {
    assert_eq!(written(&grid(Kind::Values)), "a,b,g\n1,0,1\n1,1,0\n1,2,3\n2,0,2\n2,1,3\n2,2,0\n");
    assert!(written(&grid(Kind::Outcomes)).starts_with("a,b,outcome\n1,0,N\n1,1,P\n"));
    assert!(written(&grid(Kind::Values).stopped_at(4, by())).ends_with("2,0,2\n2,1,\n2,2,\n"));
}

#[test]
fn a_grid_is_no_b_file() {
    let mut out = Vec::new();
    assert_eq!(bfile(&grid(Kind::Values), &mut out).expect("it is written"), Bfile::IsGrid);
    assert!(out.is_empty());
}
