//! Monotonic Nim is Nim on differences.

use super::Row;
use crate::analysis::{Actions, Analysis, Ruling, Workspace};

pub(crate) fn value(row: &Row) -> u64 {
    let _ = row;
    todo!()
}

pub(crate) fn analyse(row: &Row) -> Analysis {
    let _ = row;
    todo!()
}

pub(crate) fn actions_to(row: &Row, target: u64, ws: &Workspace) -> Actions {
    let _ = (row, target, ws);
    todo!()
}

pub(crate) fn misere(row: &Row, ws: &Workspace) -> Ruling {
    let _ = (row, ws);
    todo!()
}
