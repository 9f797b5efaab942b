//! The token game, without and with cycles.

use super::Tokens;
use crate::analysis::{Actions, Analysis, Ruling, Unsolved, Workspace};

pub(crate) fn value(tokens: &Tokens, ws: &mut Workspace) -> Result<u64, Unsolved> {
    let _ = (tokens, ws);
    todo!()
}

pub(crate) fn analyse(tokens: &Tokens, ws: &mut Workspace) -> Result<Analysis, Unsolved> {
    let _ = (tokens, ws);
    todo!()
}

pub(crate) fn actions_to(
    tokens: &Tokens,
    target: u64,
    ws: &mut Workspace,
) -> Result<Actions, Unsolved> {
    let _ = (tokens, target, ws);
    todo!()
}

pub(crate) fn misere(tokens: &Tokens, ws: &mut Workspace) -> Result<Option<Ruling>, Unsolved> {
    let _ = (tokens, ws);
    todo!()
}
