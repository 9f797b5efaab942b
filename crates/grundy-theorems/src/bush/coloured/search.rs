//! Who wins, by search through sets of edges.

use super::may_cut;
use grundy_core::{Budget, Play, Player, Stopped};
use grundy_games::bush::{Colour, Drawing};
use rustc_hash::FxHashMap;

/// What an entry of the table takes, by estimate.
const BYTES_PER_ENTRY: usize = 48;

/// A search. Its depth is at most the number of edges, of which there are at most 64.
pub(super) struct Search {
    /// The ends of each edge and its colour, vertices numbered from 0, the ground.
    edges: Vec<(usize, usize, Colour)>,
    vertices: usize,
    play: Play,
    /// Whether the player to move wins with these edges standing.
    known: FxHashMap<(u64, bool), bool>,
}

impl Search {
    /// A search among the edges `standing` of a drawing.
    pub(super) fn new(drawing: &Drawing, standing: &[usize], play: Play) -> Search {
        let mut places = FxHashMap::from_iter([(0, 0)]);
        let labels = drawing.labels();
        let mut place = |vertex: usize| {
            let next = places.len();
            *places.entry(labels[vertex]).or_insert(next)
        };
        let edge = |&index: &usize| {
            let line = drawing.lines()[index];
            (place(line.from), place(line.to), line.colour)
        };
        let edges = standing.iter().map(edge).collect();
        Search { edges, vertices: places.len(), play, known: FxHashMap::default() }
    }

    /// The set of all edges.
    pub(super) fn all(&self) -> u64 {
        let count = u32::try_from(self.edges.len()).unwrap_or(u32::MAX);
        u64::MAX.checked_shr(64u32.saturating_sub(count)).unwrap_or(0)
    }

    /// What stands of a set of edges after one of them is cut.
    fn cut(&self, set: u64, edge: usize) -> u64 {
        let mut left = set & !(1 << edge);
        let mut reached = vec![false; self.vertices];
        reached[0] = true;
        let mut standing = 0;
        loop {
            let before = left;
            let mut rest = left;
            while rest != 0 {
                let index = rest.trailing_zeros() as usize;
                rest &= rest - 1;
                let (a, b, _) = self.edges[index];
                if reached[a] || reached[b] {
                    (reached[a], reached[b]) = (true, true);
                    standing |= 1 << index;
                    left &= !(1 << index);
                }
            }
            if left == before {
                return standing;
            }
        }
    }

    fn cuttable(&self, set: u64, player: Player) -> impl Iterator<Item = usize> + use<> {
        let may = |&(index, edge): &(usize, &(usize, usize, Colour))| {
            set >> index & 1 == 1 && may_cut(player, edge.2)
        };
        let edges: Vec<usize> =
            self.edges.iter().enumerate().filter(may).map(|(index, _)| index).collect();
        edges.into_iter()
    }

    /// Whether `player`, to move, wins with these edges standing.
    pub(super) fn wins(
        &mut self,
        set: u64,
        player: Player,
        budget: &mut Budget,
    ) -> Result<bool, Stopped> {
        let key = (set, player == Player::Left);
        if let Some(&known) = self.known.get(&key) {
            return Ok(known);
        }
        budget.spend(1)?;
        budget.take_bytes(BYTES_PER_ENTRY)?;
        let mut stuck = true;
        let mut wins = false;
        for edge in self.cuttable(set, player) {
            stuck = false;
            let after = self.cut(set, edge);
            if !self.wins(after, player.other(), budget)? {
                wins = true;
                break;
            }
        }
        wins |= stuck && self.play == Play::Misere;
        self.known.insert(key, wins);
        Ok(wins)
    }

    /// The edges that `player` cuts to win.
    pub(super) fn winning(
        &mut self,
        set: u64,
        player: Player,
        budget: &mut Budget,
    ) -> Result<Vec<usize>, Stopped> {
        let mut winning = Vec::new();
        for edge in self.cuttable(set, player) {
            let after = self.cut(set, edge);
            if !self.wins(after, player.other(), budget)? {
                winning.push(edge);
            }
        }
        Ok(winning)
    }
}
