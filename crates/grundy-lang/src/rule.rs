//! A rule named without a position.

use grundy_games::graph::Graph;
use grundy_games::heap::NamedRule;
use grundy_games::registry::{self, GameInfo, GameKind};
use grundy_games::row::RowRule;
use grundy_games::written::{GameId, Rules};

/// The rule that a text such as `nim`, `take[1..3]` or `0.77` names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RuleRef {
    /// A heap game, under the name it is written with.
    Heap(NamedRule),
    /// Monotonic Nim or coins on a strip.
    Row(RowRule),
    /// Green Hackenbush.
    Hackenbush,
    /// The token game on a graph.
    Graph(Graph),
    /// A game whose parameters were not given: `take`, `subtract`, `allbut`, `octal`, `kl`, `graph`.
    Family(&'static GameInfo),
    /// A written game.
    Written(Rules, GameId),
}

impl RuleRef {
    /// What the registry says about its game. A code is `octal` unless it is written by its name; a
    /// written game is not in the registry.
    pub fn game(&self) -> Option<&'static GameInfo> {
        let kind = match self {
            RuleRef::Family(game) => return Some(game),
            RuleRef::Written(..) => return None,
            RuleRef::Heap(named) => named.kind(),
            RuleRef::Row(RowRule::Weak | RowRule::Strict) => GameKind::Monotonic,
            RuleRef::Row(RowRule::Strip) => GameKind::Strip,
            RuleRef::Hackenbush => GameKind::Hackenbush,
            RuleRef::Graph(_) => GameKind::Graph,
        };
        registry::of_kind(kind) // every kind is there: a test says so
    }
}
