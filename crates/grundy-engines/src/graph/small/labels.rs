//! Wins, losses and draws by retrograde analysis.

use crate::graph::Digraph;
use grundy_core::{Ending, Outcome, Play};

/// What happens to the player to move, and after how many moves if the winner hurries and the loser
/// delays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Label {
    /// The mover wins.
    Win(u32),
    /// The mover loses.
    Loss(u32),
    /// Neither can force the end.
    Draw,
}

impl Label {
    /// What happens to the player to move.
    pub fn ending(self) -> Ending {
        match self {
            Label::Win(_) => Ending::Wins,
            Label::Loss(_) => Ending::Loses,
            Label::Draw => Ending::Draws,
        }
    }

    /// The outcome of an impartial position with this label.
    pub fn outcome(self) -> Outcome {
        Outcome::of_ending(self.ending())
    }

    /// How many moves the game lasts, if it ends.
    pub fn distance(self) -> Option<u32> {
        match self {
            Label::Win(distance) | Label::Loss(distance) => Some(distance),
            Label::Draw => None,
        }
    }
}

/// The label of every vertex of a graph that may have cycles, in time linear in the graph.
///
/// ```
/// use grundy_core::Play;
/// use grundy_engines::graph::{Digraph, Label, labels};
/// // 3 → 2 → 1 → 0, and 3 and 4 lead to each other.
/// let graph = Digraph::from_arcs(5, &[(3, 2), (2, 1), (1, 0), (3, 4), (4, 3)]);
/// let normal = labels(&graph, Play::Normal);
/// assert_eq!(normal, [Label::Loss(0), Label::Win(1), Label::Loss(2), Label::Win(3), Label::Loss(4)]);
/// assert_eq!(labels(&graph, Play::Misere)[3..], [Label::Draw, Label::Draw]);
/// ```
pub fn labels(graph: &Digraph, play: Play) -> Vec<Label> {
    let tails = graph.reversed();
    let out_degree = |vertex: u32| graph.heads(vertex as usize).len();
    // What no label reaches is a draw.
    let mut labels = vec![Label::Draw; graph.vertex_count()];
    let mut open: Vec<usize> = graph.vertices().map(out_degree).collect();
    let mut queue: Vec<u32> = graph.vertices().filter(|&v| out_degree(v) == 0).collect();
    for &sink in &queue {
        labels[sink as usize] =
            if play.stuck_player_wins() { Label::Win(0) } else { Label::Loss(0) };
    }
    // Labels leave the queue by increasing distance: the first loss among the options of a vertex
    // is its quickest win, the last win its slowest loss.
    let mut next = 0;
    while let Some(&vertex) = queue.get(next) {
        next += 1;
        let label = labels[vertex as usize];
        for &tail in tails.heads(vertex as usize) {
            let known = match label {
                _ if labels[tail as usize] != Label::Draw => continue,
                Label::Loss(distance) => Label::Win(distance + 1),
                Label::Win(distance) => {
                    open[tail as usize] -= 1;
                    if open[tail as usize] > 0 {
                        continue;
                    }
                    Label::Loss(distance + 1)
                }
                Label::Draw => continue,
            };
            labels[tail as usize] = known;
            queue.push(tail);
        }
    }
    labels
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::graph::testing::Random;

    /// Whether the mover can win, and whether she must lose, within `moves` moves.
    fn within(graph: &Digraph, play: Play, moves: usize) -> Vec<(bool, bool)> {
        let sinks = |v: u32| graph.heads(v as usize).is_empty();
        let stuck = (play.stuck_player_wins(), !play.stuck_player_wins());
        let undecided = (false, false);
        let start = graph.vertices().map(|v| if sinks(v) { stuck } else { undecided }).collect();
        (0..moves).fold(start, |now: Vec<(bool, bool)>, _| {
            let then = |v: u32| match graph.heads(v as usize) {
                [] => stuck,
                heads => (
                    heads.iter().any(|&head| now[head as usize].1),
                    heads.iter().all(|&head| now[head as usize].0),
                ),
            };
            graph.vertices().map(then).collect()
        })
    }

    #[test]
    fn labels_and_distances_are_those_of_play_cut_off_after_so_many_moves() {
        let mut random = Random::new(4);
        let mut draws = 0;
        for round in 0..400 {
            let graph = random.digraph(7, 4 + round % 10);
            for play in Play::ALL {
                let labels = labels(&graph, play);
                for moves in 0..=graph.vertex_count() + 1 {
                    for (label, (win, loss)) in labels.iter().zip(within(&graph, play, moves)) {
                        let reached = |distance: u32| distance as usize <= moves;
                        let expected = match *label {
                            Label::Win(distance) => (reached(distance), false),
                            Label::Loss(distance) => (false, reached(distance)),
                            Label::Draw => (false, false),
                        };
                        assert_eq!((win, loss), expected, "{graph:?} {play:?} {moves}");
                    }
                }
                draws += labels.iter().filter(|&&label| label == Label::Draw).count();
            }
        }
        assert!(draws > 100);
    }

    #[test]
    fn a_path_into_a_loop_of_a_million_vertices() {
        let arcs: Vec<(usize, usize)> = (1..1_000_000).map(|v| (v - 1, v)).collect();
        let path = Digraph::from_arcs(1_000_000, &arcs);
        assert_eq!(labels(&path, Play::Normal)[0], Label::Win(999_999));
        let looped: Vec<_> = arcs.into_iter().chain([(999_999, 999_999)]).collect();
        let looped = Digraph::from_arcs(1_000_000, &looped);
        assert!(labels(&looped, Play::Misere).iter().all(|&label| label == Label::Draw));
    }
}
