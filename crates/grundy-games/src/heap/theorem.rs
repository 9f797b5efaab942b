//! What is proved about heap games.

use super::{HeapRule, Heaps};
use crate::analysis::{Actions, Analysis, Ruling, Unsolved, Workspace};

pub(crate) fn value(heaps: &Heaps, ws: &mut Workspace) -> Result<u64, Unsolved> {
    let _ = ws;
    match heaps.rule() {
        HeapRule::Nim | HeapRule::Star => Ok(grundy_core::Nimber::sum(heaps.sizes()).0),
        _ => todo!(),
    }
}

pub(crate) fn analyse(heaps: &Heaps, ws: &mut Workspace) -> Result<Analysis, Unsolved> {
    let _ = (heaps, ws);
    todo!()
}

pub(crate) fn actions_to(
    heaps: &Heaps,
    target: u64,
    ws: &mut Workspace,
) -> Result<Actions, Unsolved> {
    let _ = (heaps, target, ws);
    todo!()
}

pub(crate) fn misere(heaps: &Heaps, ws: &mut Workspace) -> Result<Option<Ruling>, Unsolved> {
    let _ = (heaps, ws);
    todo!()
}

/// K-L-Nim with different forbidden numbers, in normal play.
pub(crate) fn partizan(heaps: &Heaps, ws: &mut Workspace) -> Option<Ruling> {
    let _ = (heaps, ws);
    todo!()
}
