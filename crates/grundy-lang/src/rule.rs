//! A rule named without a position.

use grundy_games::graph::Graph;
use grundy_games::heap::HeapRule;
use grundy_games::registry::{GameInfo, GameKind, games};
use grundy_games::row::RowRule;
use grundy_games::written::{GameId, Rules};

/// The rule that a text such as `nim`, `take[1..3]` or `0.77` names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RuleRef {
    /// A heap game.
    Heap(HeapRule),
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
    /// What the registry says about its game. A code is `octal`, whether or not it has a name; a
    /// written game is not in the registry.
    pub fn game(&self) -> Option<&'static GameInfo> {
        let kind = match self {
            RuleRef::Family(game) => return Some(game),
            RuleRef::Written(..) => return None,
            RuleRef::Heap(HeapRule::Nim) => GameKind::Nim,
            RuleRef::Heap(HeapRule::Star) => GameKind::Star,
            RuleRef::Heap(HeapRule::Take(_)) => GameKind::Take,
            RuleRef::Heap(HeapRule::Subtract(_)) => GameKind::Subtract,
            RuleRef::Heap(HeapRule::AllBut(_)) => GameKind::AllBut,
            RuleRef::Heap(HeapRule::Grundys) => GameKind::Grundys,
            RuleRef::Heap(HeapRule::Octal(_)) => GameKind::Octal,
            RuleRef::Heap(HeapRule::Kl(_)) => GameKind::Kl,
            RuleRef::Row(RowRule::Weak | RowRule::Strict) => GameKind::Monotonic,
            RuleRef::Row(RowRule::Strip) => GameKind::Strip,
            RuleRef::Hackenbush => GameKind::Hackenbush,
            RuleRef::Graph(_) => GameKind::Graph,
        };
        games().iter().find(|game| game.kind == kind) // every kind is there: a test says so
    }
}
