//! A drawing as the theorems walk it: compressed rows of neighbours, numbered from the ground by a
//! depth-first walk.

use super::{Edge, GROUND};
use std::borrow::Cow;

/// What stands of a drawing, its vertices numbered in preorder of a depth-first walk from the ground.
///
/// The ground is 0, a vertex comes before everything that is reached through it, and every edge
/// outside the tree of the walk joins a vertex to one of its ancestors. Such an edge is called a
/// back edge here, copies of tree edges included; loops are neither.
///
/// Edges need no names: parallel edges are alike in everything, so an edge is known by its ends.
#[derive(Debug)]
pub(super) struct Rooted {
    places: Places,
    /// The number of the vertex at each place; [`FALLEN`] if it is not joined to the ground.
    numbers: Vec<u32>,
    /// The place of each numbered vertex.
    order: Vec<u32>,
    /// The number of the vertex from which each vertex was reached. The ground is its own parent.
    ///
    /// Invariant: elsewhere smaller than the vertex.
    parents: Vec<u32>,
    rows: Rows,
}

/// No vertex has this number: it would be the last of 2^32, with 32 GiB of edges between them.
const FALLEN: u32 = u32::MAX;

impl Rooted {
    /// Walks the drawing, in time linear in the number of its edges where labels are dense, with a
    /// sort of the labels otherwise.
    pub(super) fn new(edges: &[Edge]) -> Rooted {
        let places = Places::new(edges);
        let rows = Rows::new(&places.ends(edges), places.count);
        let mut numbers = vec![FALLEN; places.count];
        let mut cursors = rows.starts.clone();
        let (mut order, mut parents) = (vec![0], vec![0]);
        numbers[0] = 0;
        // The way back to the ground is kept in `parents`, so the walk needs no stack.
        let mut here = 0;
        loop {
            let place = order[here as usize] as usize;
            let cursor = cursors[place];
            if cursor == rows.starts[place + 1] {
                if here == 0 {
                    break;
                }
                here = parents[here as usize];
                continue;
            }
            cursors[place] += 1;
            let next = rows.neighbours[cursor];
            let number = &mut numbers[next as usize];
            if *number == FALLEN {
                *number = index(order.len());
                order.push(next);
                parents.push(here);
                here = *number;
            }
        }
        Rooted { places, numbers, order, parents, rows }
    }

    /// The number of vertices joined to the ground, the ground included.
    pub(super) fn vertex_count(&self) -> usize {
        self.order.len()
    }

    /// The vertex from which `vertex` was reached.
    pub(super) fn parent(&self, vertex: usize) -> usize {
        self.parents[vertex] as usize
    }

    /// The number of a vertex by its label, unless it has fallen.
    ///
    /// # Panics
    /// Perhaps, if the drawing has no vertex with this label.
    pub(super) fn number(&self, label: u32) -> Option<usize> {
        let number = self.numbers[self.places.of(label)];
        (number != FALLEN).then_some(number as usize)
    }

    /// The other ends of the edges at `vertex`, a loop counting once.
    pub(super) fn neighbours(&self, vertex: usize) -> impl Iterator<Item = usize> {
        let place = self.order[vertex] as usize;
        let row = &self.rows.neighbours[self.rows.starts[place]..self.rows.starts[place + 1]];
        row.iter().map(|&place| self.numbers[place as usize] as usize)
    }

    /// The upper ends, nearer to the ground, of the back edges from `vertex`, one for each edge.
    pub(super) fn back_edges(&self, vertex: usize) -> impl Iterator<Item = usize> {
        let mut tree_edge = (vertex != 0).then(|| self.parent(vertex));
        self.neighbours(vertex).filter(move |&end| {
            let is_tree_edge = tree_edge == Some(end);
            if is_tree_edge {
                tree_edge = None;
            }
            end < vertex && !is_tree_edge
        })
    }

    /// The number of loops at `vertex`.
    pub(super) fn loops(&self, vertex: usize) -> usize {
        self.neighbours(vertex).filter(|&end| end == vertex).count()
    }
}

/// A number that counts vertices, of which there are no more than labels.
pub(super) fn index(count: usize) -> u32 {
    u32::try_from(count).expect("vertices have different labels, which are 32 bits long")
}

/// Where the vertices are kept: labels made dense.
#[derive(Debug)]
pub(super) struct Places {
    /// The labels in increasing order, unless every label is its own place.
    sorted: Option<Vec<u32>>,
    /// Invariant: at least 1, as the ground has place 0.
    count: usize,
}

impl Places {
    pub(super) fn new(edges: &[Edge]) -> Places {
        let labels = || edges.iter().flat_map(|edge| [edge.0, edge.1]);
        let last = labels().max().unwrap_or(GROUND) as usize;
        // A few empty places cost less than sorting.
        if last / 4 <= edges.len() {
            return Places { sorted: None, count: last + 1 };
        }
        let mut sorted: Vec<u32> = labels().chain([GROUND]).collect();
        sorted.sort_unstable();
        sorted.dedup();
        Places { count: sorted.len(), sorted: Some(sorted) }
    }

    /// How many places there are, the ground's included.
    pub(super) fn count(&self) -> usize {
        self.count
    }

    /// The place of a label of the drawing.
    pub(super) fn of(&self, label: u32) -> usize {
        match &self.sorted {
            Some(sorted) => sorted.partition_point(|&other| other < label),
            None => label as usize,
        }
    }

    /// The edges of the drawing with places instead of labels.
    pub(super) fn ends<'a>(&self, edges: &'a [Edge]) -> Cow<'a, [Edge]> {
        let place = |label| index(self.of(label));
        match &self.sorted {
            Some(_) => edges.iter().map(|edge| Edge(place(edge.0), place(edge.1))).collect(),
            None => Cow::Borrowed(edges),
        }
    }
}

/// The neighbours of each place in one list.
#[derive(Debug)]
struct Rows {
    /// Where each row starts in `neighbours`, and at last where they end.
    starts: Vec<usize>,
    neighbours: Vec<u32>,
}

impl Rows {
    fn new(ends: &[Edge], count: usize) -> Rows {
        let half_edges = || {
            ends.iter().flat_map(|&Edge(a, b)| {
                let both = [(a, b), (b, a)].into_iter();
                both.take(if a == b { 1 } else { 2 })
            })
        };
        let mut starts = vec![0; count + 1];
        half_edges().for_each(|(from, _)| starts[from as usize + 1] += 1);
        for place in 0..count {
            starts[place + 1] += starts[place];
        }
        let mut next = starts.clone();
        let mut neighbours = vec![0; starts[count]];
        for (from, to) in half_edges() {
            let next = &mut next[from as usize];
            neighbours[*next] = to;
            *next += 1;
        }
        Rows { starts, neighbours }
    }
}
