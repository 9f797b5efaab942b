//! A line of play, and a check of each of its steps.

use super::Label;
use crate::graph::Digraph;
use grundy_core::Play;

/// A line of play from a vertex: the winner hurries, the loser delays, and where there is a draw
/// both keep it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The vertices in the order in which the token is on them. Invariant: not empty.
    vertices: Vec<u32>,
    /// Whether it goes on.
    cut: bool,
}

impl Line {
    /// The line from `start`, of `most` moves at most. A drawn line ends where it comes to a vertex for the second
    /// time. `labels` are those of `graph`.
    ///
    /// # Panics
    /// If there is no such vertex.
    pub fn of(graph: &Digraph, labels: &[Label], start: u32, most: usize) -> Line {
        let mut vertices = vec![start];
        let mut at = start;
        while let Some(next) = step(graph, labels, at) {
            if vertices.len() > most {
                return Line { vertices, cut: true };
            }
            let again = labels[at as usize] == Label::Draw && vertices.contains(&next);
            vertices.push(next);
            at = next;
            if again {
                break;
            }
        }
        Line { vertices, cut: false }
    }

    /// The vertices in the order in which the token is on them.
    pub fn vertices(&self) -> &[u32] {
        &self.vertices
    }

    /// Whether it goes on beyond what is there.
    pub fn is_cut(&self) -> bool {
        self.cut
    }

    /// Whether each step is what it should be, by the options of its vertices and nothing else: the arc is there, a
    /// winner moves to a vertex from which every move leads to a win again, and each label follows
    /// from those of the options.
    pub fn verify(&self, graph: &Digraph, labels: &[Label], play: Play) -> bool {
        let holds = |&vertex: &u32| follows(graph, labels, play, vertex);
        let right = |pair: &[u32]| {
            let (from, to) = (labels[pair[0] as usize], labels[pair[1] as usize]);
            let there = graph.heads(pair[0] as usize).contains(&pair[1]);
            let kept = match (from, to) {
                (Label::Win(a), Label::Loss(b)) | (Label::Loss(a), Label::Win(b)) => a == b + 1,
                (Label::Draw, Label::Draw) => true,
                _ => false,
            };
            there && kept
        };
        self.vertices.iter().all(holds) && self.vertices.windows(2).all(right)
    }
}

/// The move of the line at `vertex`, if there is any.
fn step(graph: &Digraph, labels: &[Label], vertex: u32) -> Option<u32> {
    let label = |head: &&u32| labels[**head as usize];
    let heads = graph.heads(vertex as usize).iter();
    let distance = |head: &&u32| label(head).distance();
    let next = match labels[vertex as usize] {
        Label::Win(_) => {
            heads.filter(|head| matches!(label(head), Label::Loss(_))).min_by_key(distance)
        }
        // Of equally slow losses the first, as of equally quick wins.
        Label::Loss(_) => heads.rev().max_by_key(distance),
        Label::Draw => heads.min_by_key(|head| label(head) != Label::Draw),
    };
    next.copied()
}

/// Whether the label of `vertex` follows from those of its options.
fn follows(graph: &Digraph, labels: &[Label], play: Play, vertex: u32) -> bool {
    let options = || graph.heads(vertex as usize).iter().map(|&head| labels[head as usize]);
    let losses = || options().filter(|label| matches!(label, Label::Loss(_)));
    let all_win = options().all(|label| matches!(label, Label::Win(_)));
    match labels[vertex as usize] {
        Label::Win(0) => play.stuck_player_wins() && options().next().is_none(),
        Label::Loss(0) => !play.stuck_player_wins() && options().next().is_none(),
        Label::Win(n) => losses().filter_map(Label::distance).min() == Some(n - 1),
        Label::Loss(n) => all_win && options().filter_map(Label::distance).max() == Some(n - 1),
        Label::Draw => losses().next().is_none() && options().any(|label| label == Label::Draw),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::graph::labels;
    use crate::graph::testing::Random;

    #[test]
    fn lines_hold_and_a_changed_number_is_found() {
        let mut random = Random::new(24);
        for round in 0..300 {
            let graph = random.digraph(7, 3 + round % 12);
            for play in Play::ALL {
                let labels = labels(&graph, play);
                for start in graph.vertices() {
                    let line = Line::of(&graph, &labels, start, 100);
                    assert!(line.verify(&graph, &labels, play), "{graph:?} {play:?} {line:?}");
                    assert!(!line.is_cut());
                    if let Some(moves) = labels[start as usize].distance() {
                        assert_eq!(line.vertices().len(), moves as usize + 1);
                    }
                    for place in 0..line.vertices().len() {
                        let mut changed = labels.clone();
                        let there = &mut changed[line.vertices()[place] as usize];
                        *there = match *there {
                            Label::Win(n) => Label::Win(n + 1),
                            Label::Loss(n) => Label::Win(n),
                            Label::Draw => Label::Loss(2),
                        };
                        assert!(
                            !line.verify(&graph, &changed, play),
                            "{graph:?} {play:?} {line:?}"
                        );
                    }
                    let short = Line::of(&graph, &labels, start, 1);
                    assert!(short.verify(&graph, &labels, play) && short.vertices().len() <= 2);
                }
            }
        }
    }
}
