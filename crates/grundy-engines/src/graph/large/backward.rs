//! Large graphs with cycles: wins, losses, draws and loopy values by retrograde analysis in rounds, from rows of
//! tails alone.
//!
//! The vertices of value 0 and those that can move to one are found by retrograde analysis, backwards from the
//! vertices without moves. The same on what is left finds the vertices of value 1 and those that can move to one, and so
//! on (A. S. Fraenkel and Y. Yesha 1986). A vertex is in question for a value if it can move to every smaller
//! one. If it can then neither have the value nor move to it, it is infinite.

mod cell;

use super::Rows;
use crate::graph::Label;
use crate::graph::memory::{fetch, zeros};
use cell::{Cell, Number, Vertex};
use grundy_core::{Budget, Play, Stage, Stopped};

/// How often the budget is asked.
const VERTICES_PER_LOOK: usize = 1 << 16;

/// How far ahead in the queue things are fetched: the place of a row, the row, and what its entries lead to.
const PLACE_AHEAD: usize = 24;
const ROW_AHEAD: usize = 12;
const ENTRIES_AHEAD: usize = 3;

/// The distance of a draw. No game of fewer than 2^32 vertices takes as many moves.
const NEVER: u32 = u32::MAX;

/// The value of an infinite vertex. Values are smaller than the number of vertices.
const INFINITE: u32 = u32::MAX;

/// Who wins from each vertex of a graph that may have cycles, after how many moves, and the finite values.
///
/// ```
/// use grundy_core::{Budget, Play};
/// use grundy_engines::graph::{Backward, Digraph, Label};
/// // 3 → 2 → 1 → 0, and 4 may move to 3 or stay.
/// let graph = Digraph::from_arcs(5, &[(3, 2), (2, 1), (1, 0), (4, 3), (4, 4)]);
/// let solved = Backward::solve(&graph.reversed(), Play::Normal, true, &Budget::unlimited()).unwrap();
/// assert_eq!(solved.label(3), Label::Win(3));
/// assert_eq!(solved.label(4), Label::Draw);
/// assert_eq!((solved.finite(3), solved.finite(4)), (Some(1), None));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Backward {
    play: Play,
    /// After how many moves play ends if the winner hurries and the loser delays, or [`NEVER`]. Whether that is odd
    /// tells who wins.
    distances: Vec<u32>,
    /// The finite values, or [`INFINITE`]. Empty if they were not asked for.
    values: Vec<u32>,
}

impl Backward {
    /// Solves the graph with these rows of tails. Values are found if `values` is set, which makes sense in normal
    /// play only.
    ///
    /// # Errors
    /// If the budget ends it.
    pub fn solve<R: Rows>(
        tails: &R,
        play: Play,
        values: bool,
        budget: &Budget,
    ) -> Result<Backward, Stopped> {
        budget.room_for(backward_bytes(tails.vertex_count() as u64))?;
        let values = values && play == Play::Normal;
        // A vertex may have as many arcs as the graph has.
        match u32::try_from(tails.arc_count()) {
            Ok(_) => Levels::<u32, R>::solve(tails, play, values, budget),
            Err(_) => Levels::<u64, R>::solve(tails, play, values, budget),
        }
    }

    /// The label of a vertex.
    ///
    /// # Panics
    /// If there is no such vertex.
    pub fn label(&self, vertex: u32) -> Label {
        match self.distances[vertex as usize] {
            NEVER => Label::Draw,
            distance if (distance % 2 == 1) != self.play.stuck_player_wins() => {
                Label::Win(distance)
            }
            distance => Label::Loss(distance),
        }
    }

    /// The labels of all vertices.
    pub fn labels(&self) -> impl Iterator<Item = Label> + '_ {
        (0..=u32::MAX).take(self.distances.len()).map(|vertex| self.label(vertex))
    }

    /// The number of vertices.
    pub fn len(&self) -> usize {
        self.distances.len()
    }

    /// Whether there are no vertices.
    pub fn is_empty(&self) -> bool {
        self.distances.is_empty()
    }

    /// Whether values were found.
    pub fn has_values(&self) -> bool {
        self.values.len() == self.distances.len()
    }

    /// The finite value of a vertex, if it has one and values were found.
    pub fn finite(&self, vertex: u32) -> Option<u32> {
        self.values.get(vertex as usize).copied().filter(|&value| value != INFINITE)
    }
}

/// About how many bytes [`Backward::solve`] takes beside the rows.
pub fn backward_bytes(vertices: u64) -> u64 {
    // A cell, a distance, a place in the queue and one among those in question.
    vertices.saturating_mul(16 + 4 + 4 + 4)
}

/// The work, one value after the other.
struct Levels<'a, N, R> {
    tails: &'a R,
    budget: &'a Budget,
    cells: Vec<Cell<N>>,
    /// What was labelled in this round and is to be told to its tails. Invariant: of room for all vertices.
    queue: Vec<u32>,
    /// How many of the queue are there.
    ready: usize,
    distances: Vec<u32>,
    /// How many vertices are neither in question nor will be.
    done: u64,
}

impl<N: Number, R: Rows> Levels<'_, N, R> {
    fn solve(tails: &R, play: Play, values: bool, budget: &Budget) -> Result<Backward, Stopped> {
        let count = tails.vertex_count();
        let mut levels = Levels::<N, R> {
            tails,
            budget,
            cells: zeros(count),
            queue: zeros(count),
            ready: 0,
            distances: zeros(count),
            done: 0,
        };
        let degrees = levels.degrees()?;
        let in_question = levels.first(play, degrees)?;
        if values {
            levels.others(in_question)?;
        }
        let Levels { cells, queue, distances, .. } = levels;
        drop(queue);
        let value = |cell: &Cell<N>| cell.finite().unwrap_or(INFINITE);
        let values = if values { cells.iter().map(value).collect() } else { Vec::new() };
        Ok(Backward { play, distances, values })
    }

    /// How many arcs each vertex has. They are counted apart, where more of them are in the cache.
    fn degrees(&self) -> Result<Vec<N>, Stopped> {
        let count = self.tails.vertex_count();
        let mut degrees: Vec<N> = zeros(count);
        for (place, head) in (0..count).zip(0..=u32::MAX) {
            if place % VERTICES_PER_LOOK == 0 {
                self.budget.at(Stage::Solving, 0, count as u64)?;
            }
            for &tail in self.tails.row(head) {
                degrees[tail as usize] += 1.into();
            }
        }
        Ok(degrees)
    }

    /// Tells wins, losses and draws apart: the vertices of value 0, and those that can move to one. Returns these: they are
    /// in question for other values.
    fn first(&mut self, play: Play, degrees: Vec<N>) -> Result<Vec<u32>, Stopped> {
        for ((cell, degree), vertex) in self.cells.iter_mut().zip(degrees).zip(0..=u32::MAX) {
            *cell = Vertex::with_arcs(degree);
            if cell.restart() {
                match play {
                    Play::Normal => cell.settle(0),
                    Play::Misere => cell.answer(0),
                }
                self.queue[self.ready] = vertex;
                self.ready += 1;
            }
        }
        self.spread::<true>(0)?;
        let mut in_question = Vec::new();
        let cells = self.cells.iter_mut().zip(&mut self.distances);
        for ((cell, distance), vertex) in cells.zip(0..=u32::MAX) {
            if cell.goes_on_or_closes(0) {
                in_question.push(vertex);
            } else if cell.finite().is_none() {
                *distance = NEVER;
            }
        }
        Ok(in_question)
    }

    /// Finds the values from 1 on.
    fn others(&mut self, mut open: Vec<u32>) -> Result<(), Stopped> {
        let mut value = 0;
        while !open.is_empty() {
            value += 1;
            self.done = (self.cells.len() - open.len()) as u64;
            self.ready = 0;
            for &vertex in &open {
                let cell = &mut self.cells[vertex as usize];
                if cell.restart() {
                    cell.settle(value);
                    self.queue[self.ready] = vertex;
                    self.ready += 1;
                }
            }
            self.spread::<false>(value)?;
            open.retain(|&vertex| self.cells[vertex as usize].goes_on_or_closes(value));
        }
        Ok(())
    }

    /// Settles what rests on the vertices in the queue. They leave it in the order of their distances, if `FIRST`: the
    /// first loss among the options of a vertex is its quickest win, the last win its slowest loss.
    fn spread<const FIRST: bool>(&mut self, value: u32) -> Result<(), Stopped> {
        let count = self.cells.len() as u64;
        let mut next = 0;
        while next < self.ready {
            if next % VERTICES_PER_LOOK == 0 {
                self.budget.at(Stage::Solving, self.done + next as u64, count)?;
            }
            let vertex = self.queue[next];
            // What is fetched beyond the end of the queue does no harm.
            if let Some(&ahead) = self.queue.get(next + PLACE_AHEAD) {
                self.tails.fetch_place(ahead);
                fetch(&self.cells, ahead as usize);
            }
            if let Some(&ahead) = self.queue.get(next + ROW_AHEAD) {
                self.tails.fetch_row(ahead);
            }
            if next + ENTRIES_AHEAD < self.ready {
                for &tail in self.tails.row(self.queue[next + ENTRIES_AHEAD]) {
                    fetch(&self.cells, tail as usize);
                }
            }
            next += 1;
            let is_settled = self.cells[vertex as usize].has(value);
            let distance = if FIRST { self.distances[vertex as usize] + 1 } else { 0 };
            for &tail in self.tails.row(vertex) {
                let cell = &mut self.cells[tail as usize];
                let labelled = match is_settled {
                    true => cell.sees_settled(value),
                    false => cell.sees_answered(value),
                };
                if labelled {
                    if FIRST {
                        self.distances[tail as usize] = distance;
                    }
                    self.queue[self.ready] = tail;
                    self.ready += 1;
                }
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::graph::testing::{Random, cancelled};
    use crate::graph::{Digraph, LoopyValues, labels};
    use grundy_core::{Limit, Limits};

    fn check(graph: &Digraph) -> usize {
        let tails = graph.reversed();
        let budget = Budget::unlimited();
        for play in Play::ALL {
            let found = Backward::solve(&tails, play, true, &budget).unwrap();
            let wide =
                Levels::<u64, _>::solve(&tails, play, play == Play::Normal, &budget).unwrap();
            assert_eq!(found, wide);
            assert!(found.labels().eq(labels(graph, play)), "{graph:?} {play:?}");
            assert_eq!(found.has_values(), play == Play::Normal || found.is_empty());
        }
        let found = Backward::solve(&tails, Play::Normal, true, &budget).unwrap();
        let values = LoopyValues::of(graph);
        for vertex in graph.vertices() {
            assert_eq!(found.finite(vertex), values.finite(vertex as usize), "{graph:?} {vertex}");
        }
        graph.vertices().filter(|&vertex| found.finite(vertex).is_none()).count()
    }

    #[test]
    fn labels_and_values_are_those_of_the_small_engines() {
        for mask in 0..1 << 9 {
            let arcs = (0..9).filter(|bit| mask >> bit & 1 == 1).map(|bit| (bit / 3, bit % 3));
            check(&Digraph::from_arcs(3, &arcs.collect::<Vec<_>>()));
        }
        let mut random = Random::new(31);
        let mut infinite = 0;
        for round in 0..1500 {
            infinite += check(&random.digraph(9, 5 + round % 40));
            check(&random.acyclic(9, 5 + round % 40));
        }
        assert!(infinite > 1000, "{infinite}");
        check(&random.digraph(3000, 8000));
        check(&random.digraph(200, 9000));
        check(&Digraph::from_arcs(0, &[]));
    }

    #[test]
    fn a_path_into_a_loop_of_a_million_vertices() {
        let mut arcs: Vec<(usize, usize)> = (1..1_000_000).map(|v| (v, v - 1)).collect();
        let budget = Budget::unlimited();
        let solve = |arcs: &[(usize, usize)]| {
            let tails = Digraph::from_arcs(1_000_000, arcs).reversed();
            Backward::solve(&tails, Play::Normal, true, &budget).unwrap()
        };
        assert_eq!(solve(&arcs).label(999_999), Label::Win(999_999));
        arcs.push((0, 0));
        let solved = solve(&arcs);
        assert!(solved.labels().all(|label| label == Label::Draw));
        assert_eq!(solved.finite(999_999), None);
    }

    #[test]
    fn the_budget_ends_it() {
        let tails = Digraph::from_arcs(3, &[(0, 1), (1, 0)]).reversed();
        let limits = Limits { memory: 10, ..Default::default() };
        let small = Backward::solve(&tails, Play::Normal, true, &Budget::new(&limits));
        assert_eq!(
            small.err().map(|stopped| stopped.by),
            Some(Limit::Room { needs: 84, limit: 10 })
        );
        let cancelled = Backward::solve(&tails, Play::Normal, true, &cancelled());
        assert_eq!(cancelled.err().map(|stopped| stopped.by), Some(Limit::Cancelled));
    }
}
