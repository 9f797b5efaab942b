//! The token game: tokens on the vertices of a directed graph, moved along arcs.

use crate::{Action, Actions, RulesError};
use grundy_engines::graph::Digraph;
use rustc_hash::FxHashMap;
use std::any::Any;
use std::cmp::Ordering;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::sync::{Arc, OnceLock};

/// A directed graph whose vertices carry labels.
///
/// Cheap to clone. Two are equal if they have the same labels and arcs.
#[derive(Clone, Debug)]
pub struct Graph(Arc<Labelled>);

#[derive(Debug)]
struct Labelled {
    /// The label of each vertex. Invariant: strictly increasing.
    labels: Vec<u32>,
    /// Invariant: as many vertices as labels; the arcs of each vertex strictly increasing.
    digraph: Digraph,
    /// What a solver found, once for all tokens and all that ask.
    solved: OnceLock<Solved>,
}

impl Graph {
    /// The graph with these arcs between labels, and these vertices besides the ends of arcs.
    ///
    /// An arc given twice counts once.
    pub fn new(arcs: &[(u32, u32)], vertices: &[u32]) -> Graph {
        let ends = arcs.iter().flat_map(|&(from, to)| [from, to]);
        let mut labels: Vec<u32> = ends.chain(vertices.iter().copied()).collect();
        labels.sort_unstable();
        labels.dedup();
        let index = |label: u32| labels.partition_point(|&other| other < label);
        let mut arcs: Vec<(usize, usize)> =
            arcs.iter().map(|&(from, to)| (index(from), index(to))).collect();
        arcs.sort_unstable();
        arcs.dedup();
        let digraph = Digraph::from_arcs(labels.len(), &arcs);
        Graph(Arc::new(Labelled { labels, digraph, solved: OnceLock::new() }))
    }

    /// The labels, strictly increasing; the place of a label is the vertex of [`Graph::digraph`].
    pub fn labels(&self) -> &[u32] {
        &self.0.labels
    }

    /// The graph without its labels.
    pub fn digraph(&self) -> &Digraph {
        &self.0.digraph
    }

    /// The vertex with a label.
    pub fn vertex(&self, label: u32) -> Option<usize> {
        self.0.labels.binary_search(&label).ok()
    }

    /// The labels that the arcs from the vertex labelled `label` lead to, strictly increasing.
    pub fn heads(&self, label: u32) -> impl Iterator<Item = u32> {
        let heads = self.vertex(label).map_or(&[][..], |v| self.0.digraph.heads(v));
        heads.iter().map(|&head| self.0.labels[head as usize])
    }

    /// Whether an arc leads from the vertex labelled `from` to the vertex labelled `to`.
    pub fn has_arc(&self, from: u32, to: u32) -> bool {
        let ends = self.vertex(from).zip(self.vertex(to));
        ends.is_some_and(|(from, to)| {
            let heads = self.0.digraph.heads(from);
            heads.binary_search_by(|&head| (head as usize).cmp(&to)).is_ok()
        })
    }

    /// Every arc by its labels, sorted.
    pub fn arcs(&self) -> impl Iterator<Item = (u32, u32)> {
        self.0.labels.iter().flat_map(|&from| self.heads(from).map(move |to| (from, to)))
    }

    /// What a solver keeps with the graph, made by `solve` when it is first asked for, and shared by all clones.
    ///
    /// None if another solver keeps something of another type here. The rules know no solver, so this is anything.
    pub fn solved<T: Any + Send + Sync>(&self, solve: impl FnOnce(&Graph) -> T) -> Option<&T> {
        let solved = self.0.solved.get_or_init(|| Solved(Box::new(solve(self))));
        solved.0.downcast_ref()
    }
}

struct Solved(Box<dyn Any + Send + Sync>);

impl fmt::Debug for Solved {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Solved")
    }
}

impl PartialEq for Graph {
    fn eq(&self, other: &Graph) -> bool {
        self.cmp(other).is_eq()
    }
}

impl Eq for Graph {}

impl PartialOrd for Graph {
    fn partial_cmp(&self, other: &Graph) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Graph {
    fn cmp(&self, other: &Graph) -> Ordering {
        if Arc::ptr_eq(&self.0, &other.0) {
            return Ordering::Equal;
        }
        (self.labels(), self.digraph()).cmp(&(other.labels(), other.digraph()))
    }
}

impl Hash for Graph {
    /// Graphs in one search are few, so their sizes tell them apart well enough.
    fn hash<H: Hasher>(&self, state: &mut H) {
        (self.0.labels.len(), self.0.digraph.arc_count()).hash(state);
    }
}

/// Tokens on a graph: a sum of one-token games.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Tokens {
    graph: Graph,
    /// Invariant: labels of the graph.
    tokens: Vec<u32>,
}

impl Tokens {
    /// Tokens on the vertices with these labels.
    ///
    /// # Errors
    /// If a label is not one of the graph's; the error names the first such token.
    pub fn new(graph: Graph, tokens: Vec<u32>) -> Result<Tokens, RulesError> {
        match tokens.iter().position(|&label| graph.vertex(label).is_none()) {
            Some(index) => Err(RulesError::NoSuchVertex { index, label: tokens[index] }),
            None => Ok(Tokens { graph, tokens }),
        }
    }

    /// The graph.
    pub fn graph(&self) -> &Graph {
        &self.graph
    }

    /// The labels of the vertices that the tokens stand on.
    pub fn tokens(&self) -> &[u32] {
        &self.tokens
    }

    /// The vertices that the tokens stand on.
    pub fn vertices(&self) -> impl Iterator<Item = usize> {
        let vertex = |&label| self.graph.vertex(label).expect("tokens stand on vertices");
        self.tokens.iter().map(vertex)
    }

    /// The first `most` actions along arcs, from vertex to head, that are `wanted`.
    pub fn actions(&self, most: usize, wanted: impl Fn(usize, u32) -> bool) -> Actions {
        let Labelled { labels, digraph, .. } = &*self.graph.0;
        // Many tokens may stand on one vertex: its arcs are looked at once.
        let mut wanted_heads: FxHashMap<usize, Vec<u32>> = FxHashMap::default();
        let mut heads = |vertex: usize| {
            let choose = || digraph.heads(vertex).iter().copied().filter(|&h| wanted(vertex, h));
            wanted_heads.entry(vertex).or_insert_with(|| choose().collect()).clone()
        };
        let each = self.tokens.iter().zip(self.vertices()).enumerate();
        let actions = each.flat_map(|(token, (&from, vertex))| {
            let slide = move |head: u32| Action::Slide { token, from, to: labels[head as usize] };
            heads(vertex).into_iter().map(slide)
        });
        Actions::first(most, actions)
    }

    /// The tokens after token `index` moved to the vertex labelled `to`.
    ///
    /// # Errors
    /// If no arc leads there.
    pub fn moved(&self, index: usize, to: u32) -> Result<Tokens, RulesError> {
        let from = *self.tokens.get(index).ok_or(RulesError::IllegalMove)?;
        if !self.graph.has_arc(from, to) {
            return Err(RulesError::IllegalMove);
        }
        let mut tokens = self.tokens.clone();
        tokens[index] = to;
        Ok(Tokens { graph: self.graph.clone(), tokens })
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Tokens {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        use serde::ser::SerializeStruct;
        let mut tokens = serializer.serialize_struct("Tokens", 2)?;
        tokens.serialize_field("arcs", &self.graph.arcs().collect::<Vec<_>>())?;
        tokens.serialize_field("tokens", &self.tokens)?;
        tokens.end()
    }
}
