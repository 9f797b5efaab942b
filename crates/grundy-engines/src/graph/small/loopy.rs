//! The values of Smith and Fraenkel, by retrograde analysis with answers to moves: what a token is worth where play need not end.

use crate::graph::Digraph;
use grundy_core::Value;

/// The loopy value of every vertex of a graph, in normal play.
///
/// A vertex has the finite value m if m is the mex of the finite values of its options and every
/// option of larger or infinite value can be answered by a move back to the value m, each answer
/// resting on the vertices settled before. A vertex without a finite value is ∞ with the set of the
/// finite values of its options. (C. A. B. Smith 1966; A. S. Fraenkel and Y. Perl 1975; A. S.
/// Fraenkel and Y. Yesha 1986.)
///
/// ```
/// use grundy_core::Value;
/// use grundy_engines::graph::{Digraph, LoopyValues};
/// // 1 may move to the sink 0 or stay; 2 may only move to 1.
/// let graph = Digraph::from_arcs(3, &[(1, 0), (1, 1), (2, 1)]);
/// let values = LoopyValues::of(&graph);
/// assert_eq!(values.value(&graph, 1), Value::Infinity(vec![0]));
/// assert_eq!(values.value(&graph, 2), Value::Nimber(0));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LoopyValues {
    status: Vec<Status>,
    /// Invariant: 0 exactly for the vertices without a finite value.
    rank: Vec<u32>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Status {
    /// Not settled, with options of every value found so far.
    Open,
    Finite(u32),
    Infinite,
}

impl LoopyValues {
    /// The values of `graph`, in time proportional to its arcs times its distinct values at worst.
    pub fn of(graph: &Digraph) -> LoopyValues {
        let mut levels = Levels::new(graph);
        let mut value = 0;
        let mut open: Vec<u32> = graph.vertices().collect();
        while !open.is_empty() {
            levels.settle(value, &open);
            open.retain(|&vertex| levels.stays_open(vertex, value));
            value += 1;
        }
        LoopyValues { status: levels.status, rank: levels.rank }
    }

    /// The finite value of `vertex`, if it has one.
    ///
    /// # Panics
    /// If there is no such vertex.
    pub fn finite(&self, vertex: usize) -> Option<u32> {
        match self.status[vertex] {
            Status::Finite(value) => Some(value),
            Status::Open | Status::Infinite => None,
        }
    }

    /// The value of `vertex` of `graph`, which is the graph that was solved.
    ///
    /// # Panics
    /// If there is no such vertex.
    pub fn value(&self, graph: &Digraph, vertex: usize) -> Value {
        if let Some(value) = self.finite(vertex) {
            return Value::Nimber(u64::from(value));
        }
        let heads = graph.heads(vertex).iter();
        let mut finite: Vec<u64> =
            heads.filter_map(|&head| self.finite(head as usize)).map(u64::from).collect();
        finite.sort_unstable();
        finite.dedup();
        Value::Infinity(finite)
    }

    /// How many rounds it takes to show that `vertex` has its finite value, 0 if it has none.
    ///
    /// A vertex of finite value has rank 1 if no option needs an answer. Otherwise each option of
    /// larger or infinite value is answered by a move to a vertex of the same value and the least
    /// rank that can be had, and the rank is one more than the largest of these.
    ///
    /// # Panics
    /// If there is no such vertex.
    pub fn rank(&self, vertex: usize) -> u32 {
        self.rank[vertex]
    }
}

/// The work, one value after the other.
struct Levels<'a> {
    graph: &'a Digraph,
    tails: Digraph,
    status: Vec<Status>,
    rank: Vec<u32>,
    /// How many arcs lead to options without a value yet.
    unsettled: Vec<usize>,
    /// The last value found among the options of a vertex while it was unsettled, plus 1.
    answered: Vec<u32>,
    /// For open vertices without an option of the value at hand: how many arcs lead to unsettled
    /// options without one.
    unanswered: Vec<usize>,
}

impl Levels<'_> {
    fn new(graph: &Digraph) -> Levels<'_> {
        let vertices = graph.vertex_count();
        Levels {
            graph,
            tails: graph.reversed(),
            status: vec![Status::Open; vertices],
            rank: vec![0; vertices],
            unsettled: (0..vertices).map(|vertex| graph.heads(vertex).len()).collect(),
            answered: vec![0; vertices],
            unanswered: vec![0; vertices],
        }
    }

    /// Finds all vertices of this value, when all of smaller values are known.
    fn settle(&mut self, value: u32, open: &[u32]) {
        // First those whose options all have values: where play must end, few are left after them.
        let at_once = |&&vertex: &&u32| self.unsettled[vertex as usize] == 0;
        let mut queue: Vec<u32> = open.iter().filter(at_once).copied().collect();
        self.assign(value, 1, &queue);
        for &vertex in &queue {
            for &threat in self.tails.heads(vertex as usize) {
                self.unsettled[threat as usize] -= 1;
                self.answered[threat as usize] = value + 1;
            }
        }
        let next = queue.len();
        for &vertex in open {
            if self.may_take(vertex, value) {
                self.unanswered[vertex as usize] = self.count_unanswered(vertex, value);
                if self.unanswered[vertex as usize] == 0 {
                    queue.push(vertex);
                }
            }
        }
        self.assign(value, 2, &queue[next..]);
        self.follow(value, queue, next);
    }

    /// Settles what rests on the vertices of `queue` from place `next` on.
    ///
    /// Vertices leave the queue by increasing rank, so the first answer to a move is of least rank.
    fn follow(&mut self, value: u32, mut queue: Vec<u32>, mut next: usize) {
        while let Some(&vertex) = queue.get(next) {
            next += 1;
            for &threat in self.tails.heads(vertex as usize) {
                self.unsettled[threat as usize] -= 1;
                if self.is_finite(threat) || self.answered[threat as usize] == value + 1 {
                    continue;
                }
                self.answered[threat as usize] = value + 1;
                for &tail in self.tails.heads(threat as usize) {
                    if !self.may_take(tail, value) {
                        continue;
                    }
                    self.unanswered[tail as usize] -= 1;
                    if self.unanswered[tail as usize] == 0 {
                        self.status[tail as usize] = Status::Finite(value);
                        self.rank[tail as usize] = self.rank[vertex as usize] + 1;
                        queue.push(tail);
                    }
                }
            }
        }
    }

    fn count_unanswered(&self, vertex: u32, value: u32) -> usize {
        let answered = |head: u32| self.answered[head as usize] == value + 1;
        let heads = self.graph.heads(vertex as usize).iter();
        heads.filter(|&&head| !self.is_finite(head) && !answered(head)).count()
    }

    fn assign(&mut self, value: u32, rank: u32, vertices: &[u32]) {
        for &vertex in vertices {
            self.status[vertex as usize] = Status::Finite(value);
            self.rank[vertex as usize] = rank;
        }
    }

    fn is_finite(&self, vertex: u32) -> bool {
        matches!(self.status[vertex as usize], Status::Finite(_))
    }

    /// Whether `vertex` is open and its mex, as far as it is known, is `value`.
    fn may_take(&self, vertex: u32, value: u32) -> bool {
        self.status[vertex as usize] == Status::Open && self.answered[vertex as usize] != value + 1
    }

    /// Whether `vertex` may have a value above `value`, which was settled last. If it has neither
    /// a value yet nor an option of that value, its mex is `value` and it is infinite.
    fn stays_open(&mut self, vertex: u32, value: u32) -> bool {
        if self.may_take(vertex, value) {
            self.status[vertex as usize] = Status::Infinite;
        }
        self.status[vertex as usize] == Status::Open
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::graph::testing::Random;
    use crate::graph::{Acyclic, Label, labels};
    use grundy_core::{Play, mex};

    /// The definition, applied to one vertex after the other for as long as it can be.
    fn by_definition(graph: &Digraph) -> Vec<Option<u64>> {
        let mut values: Vec<Option<u64>> = vec![None; graph.vertex_count()];
        let heads = |v: usize| graph.heads(v).iter().map(|&head| head as usize);
        while let Some((vertex, value)) = (0..values.len()).find_map(|v| {
            let value = mex(heads(v).filter_map(|head| values[head]));
            let below = |head: usize| values[head].is_some_and(|other| other < value);
            let reverts = |head: usize| heads(head).any(|back| values[back] == Some(value));
            let holds = values[v].is_none() && heads(v).all(|head| below(head) || reverts(head));
            holds.then_some((v, value))
        }) {
            values[vertex] = Some(value);
        }
        values
    }

    fn check(graph: &Digraph) {
        let values = LoopyValues::of(graph);
        let found: Vec<Option<u64>> =
            graph.vertices().map(|v| values.finite(v as usize).map(u64::from)).collect();
        assert_eq!(found, by_definition(graph), "{graph:?}");
        for (vertex, label) in graph.vertices().zip(labels(graph, Play::Normal)) {
            let label_of_value = match values.value(graph, vertex as usize) {
                Value::Nimber(0) => matches!(label, Label::Loss(_)),
                Value::Nimber(_) => matches!(label, Label::Win(_)),
                Value::Infinity(finite) if finite.contains(&0) => matches!(label, Label::Win(_)),
                _ => label == Label::Draw,
            };
            assert!(label_of_value, "{vertex} of {graph:?}");
        }
    }

    #[test]
    fn every_graph_on_three_vertices_and_random_ones_fit_the_definition() {
        for mask in 0..1 << 9 {
            let arcs = (0..9).filter(|bit| mask >> bit & 1 == 1).map(|bit| (bit / 3, bit % 3));
            check(&Digraph::from_arcs(3, &arcs.collect::<Vec<_>>()));
        }
        let mut random = Random::new(5);
        for round in 0..1000 {
            check(&random.digraph(8, 5 + round % 25));
        }
    }

    #[test]
    fn without_cycles_the_values_are_the_grundy_values() {
        let mut random = Random::new(6);
        for _ in 0..200 {
            let graph = random.acyclic(12, 50);
            let grundy = Acyclic::solve(&graph).expect("no cycle");
            let values = LoopyValues::of(&graph);
            let finite = graph.vertices().map(|v| values.finite(v as usize));
            assert!(finite.eq(grundy.grundy().iter().copied().map(Some)));
        }
    }

    #[test]
    fn ranks_count_the_answers() {
        // 0 ← 1 ← 2 ← 3 ← 4: the even vertices are worth 0, each resting on the one before.
        let graph = Digraph::from_arcs(5, &[(1, 0), (2, 1), (3, 2), (4, 3)]);
        let values = LoopyValues::of(&graph);
        assert_eq!([0, 2, 4].map(|v| values.rank(v)), [1, 2, 3]);
        assert_eq!([1, 3].map(|v| values.rank(v)), [1, 1]);
        let stays = Digraph::from_arcs(1, &[(0, 0)]);
        assert_eq!(LoopyValues::of(&stays).rank(0), 0);
    }

    #[test]
    fn many_values_and_many_arcs() {
        let arcs = (0..1000).flat_map(|v| (0..v).map(move |w| (v, w))).chain([(1000, 1000)]);
        let graph = Digraph::from_arcs(1001, &arcs.collect::<Vec<_>>());
        let values = LoopyValues::of(&graph);
        assert!((0..1000).map(|v| values.finite(v)).eq((0..1000).map(Some)));
        assert_eq!(values.value(&graph, 1000), Value::Infinity(vec![]));
    }

    #[test]
    fn a_path_of_a_million_vertices_and_a_cycle_as_long() {
        let mut arcs: Vec<(usize, usize)> = (1..1_000_000).map(|v| (v - 1, v)).collect();
        let path = LoopyValues::of(&Digraph::from_arcs(1_000_000, &arcs));
        assert_eq!([0, 1, 999_999].map(|v| path.finite(v)), [Some(1), Some(0), Some(0)]);
        arcs.push((999_999, 0));
        let cycle = LoopyValues::of(&Digraph::from_arcs(1_000_000, &arcs));
        assert_eq!(cycle.finite(0), None);
    }
}
