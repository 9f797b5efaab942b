//! The rule of a heap game as data.

use super::{Carry, Code, Takes, all_but, breaking, taking};
use grundy_core::{Budget, Stopped};

/// What a move in a heap game may do.
#[derive(Clone, Copy, Debug)]
pub enum Game<'a> {
    /// It takes stones and does no more.
    Taking(Takes<'a>),
    /// It takes any number of stones but these, which are strictly increasing and not 0.
    AllBut(&'a [u64]),
    /// It takes stones and may break the rest.
    Breaking(Code<'a>),
}

impl<'a> Game<'a> {
    /// Extends a table of values to `len` heaps by the definition.
    ///
    /// # Errors
    /// If a limit is reached. What was found until then stays in the table.
    pub fn extend(
        self,
        values: &mut Vec<u64>,
        len: usize,
        budget: &mut Budget,
    ) -> Result<(), Stopped> {
        match self {
            Game::Taking(takes) => taking(values, len, takes, budget),
            Game::AllBut(excluded) => all_but(values, len, excluded, budget),
            Game::Breaking(code) => breaking(values, len, code, budget),
        }
    }

    /// The theorem that carries a period of the values on for ever, if one is known.
    pub fn carry(self) -> Option<Carry<'a>> {
        match self {
            Game::Taking(Takes::Range(_, most)) => Some(Carry::Taking { most }),
            Game::Taking(Takes::Set(takes)) => {
                Some(Carry::Taking { most: takes.last().copied().unwrap_or(0) })
            }
            Game::AllBut(excluded) => Some(Carry::AllBut { excluded }),
            Game::Breaking(code) => (!code.unequal).then_some(Carry::Code(code)),
        }
    }
}
