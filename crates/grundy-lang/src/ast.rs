//! What was written, before it is checked against the rules.

use crate::diagnostic::Span;
use grundy_games::written::{Argument, GameId, Kind, Rules};

/// One term of a sum.
#[derive(Debug)]
pub(crate) enum Term {
    /// `*n`.
    Nimber(u64),
    /// A game, perhaps with parameters, perhaps with a position.
    Call(Call),
    /// A written game with what it is given.
    Written {
        rules: Rules,
        game: GameId,
        /// Its name, or that of positions to begin with.
        name: Span,
        arguments: Vec<(Argument, Kind, Span)>,
        span: Span,
        /// Whether the players are exchanged: `-f(3)`.
        mirrored: bool,
    },
}

/// A game with what was given to it: `kl[1, 2](4, 5)`.
#[derive(Debug)]
pub(crate) struct Call {
    pub(crate) head: Head,
    /// The place of the head.
    pub(crate) span: Span,
    pub(crate) parameters: Option<List>,
    pub(crate) position: Option<List>,
}

/// How a game is named. The text is found by its span.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Head {
    Name,
    Code,
}

/// What stands between brackets.
#[derive(Debug)]
pub(crate) struct List {
    /// The place of the list, brackets included.
    pub(crate) span: Span,
    pub(crate) items: Vec<Item>,
}

/// One item of a list.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Item {
    pub(crate) kind: ItemKind,
    pub(crate) span: Span,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ItemKind {
    Number(u64),
    /// `a..b`.
    Range(u64, u64),
    /// `a-b`. A path `a-b-c` is written as two items.
    Edge(u64, u64),
    /// `a>b`. A path `a>b>c` is written as two items.
    Arc(u64, u64),
    /// A name, such as `strict`.
    Word,
    /// A code, such as `0.77`.
    Code,
    /// Nothing that can be read; that has been said.
    Wrong,
}
