//! Graphs as Graphviz has them: `digraph { a -> b -> c }`, `graph { ground -- a [color=red] }`.
//!
//! Names, edges and a few attributes are read; ports, other attributes and the names of subgraphs are stepped
//! over. An edge from or to a subgraph stands for one edge from or to each of its vertices.

mod attributes;
mod lexer;
mod parser;
#[cfg(test)]
mod tests;

pub use attributes::DotAttributes;

use crate::Diagnostic;
use crate::cursor::Watch;
use grundy_core::{Budget, Stopped};
use std::fmt::Write;

/// A graph with names, as written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DotGraph {
    directed: bool,
    /// Invariant: no name twice.
    names: Vec<String>,
    /// Invariant: one for each name.
    vertex_attributes: Vec<DotAttributes>,
    /// Invariant: all ends are places in `names`.
    edges: Vec<(usize, usize)>,
    /// Invariant: one for each edge.
    edge_attributes: Vec<DotAttributes>,
}

impl DotGraph {
    /// The graph whose vertices have these names, and these edges between the places of the names.
    /// `None` if a name comes twice or an edge has an end that is none of them.
    pub fn new(directed: bool, names: Vec<String>, edges: Vec<(usize, usize)>) -> Option<DotGraph> {
        let mut sorted: Vec<&String> = names.iter().collect();
        sorted.sort_unstable();
        let twice = sorted.windows(2).any(|pair| pair[0] == pair[1]);
        let inside = |&(a, b): &(usize, usize)| a < names.len() && b < names.len();
        if twice || !edges.iter().all(inside) {
            return None;
        }
        let vertex_attributes = vec![DotAttributes::new(); names.len()];
        let edge_attributes = vec![DotAttributes::new(); edges.len()];
        Some(DotGraph { directed, names, vertex_attributes, edges, edge_attributes })
    }

    /// The same with these attributes of the vertex at `place`. Nothing changes if there is none.
    #[must_use]
    pub fn with_vertex_attributes(mut self, place: usize, set: DotAttributes) -> DotGraph {
        self.vertex_attributes.get_mut(place).into_iter().for_each(|there| *there = set.clone());
        self
    }

    /// The same with these attributes of the edge at `place`. Nothing changes if there is none.
    #[must_use]
    pub fn with_edge_attributes(mut self, place: usize, set: DotAttributes) -> DotGraph {
        self.edge_attributes.get_mut(place).into_iter().for_each(|there| *there = set.clone());
        self
    }

    /// Whether it is a `digraph`, in which edges have a direction.
    pub fn is_directed(&self) -> bool {
        self.directed
    }

    /// The names of the vertices, in the order in which they first appear.
    pub fn names(&self) -> &[String] {
        &self.names
    }

    /// What is said of the vertices, in the order of [`DotGraph::names`].
    pub fn vertex_attributes(&self) -> &[DotAttributes] {
        &self.vertex_attributes
    }

    /// The edges in the order of the text, as places in [`DotGraph::names`].
    pub fn edges(&self) -> &[(usize, usize)] {
        &self.edges
    }

    /// What is said of the edges, in the order of [`DotGraph::edges`].
    pub fn edge_attributes(&self) -> &[DotAttributes] {
        &self.edge_attributes
    }

    /// The text of the graph. Reading it gives the same graph.
    pub fn text(&self) -> String {
        let (word, arrow) = if self.directed { ("digraph", "->") } else { ("graph", "--") };
        let mut text = format!("{word} {{\n");
        // Writing to a string cannot fail. Every vertex is listed, so that their order is kept.
        for (name, attributes) in self.names.iter().zip(&self.vertex_attributes) {
            let _ = writeln!(text, "    {}{};", quoted(name), attributes.text());
        }
        for (&(from, to), attributes) in self.edges.iter().zip(&self.edge_attributes) {
            let (from, to) = (quoted(&self.names[from]), quoted(&self.names[to]));
            let _ = writeln!(text, "    {from} {arrow} {to}{};", attributes.text());
        }
        text.push_str("}\n");
        text
    }
}

/// A name or a value as it must be written.
fn quoted(name: &str) -> String {
    let letter = |c: char| c.is_ascii_alphabetic() || c == '_';
    let digits = !name.is_empty() && name.chars().all(|c| c.is_ascii_digit());
    let plain = name.starts_with(letter)
        && name.chars().all(|c| letter(c) || c.is_ascii_digit())
        && !lexer::is_keyword(name);
    match digits || plain {
        true => name.to_owned(),
        false => format!("\"{}\"", name.replace('\\', "\\\\").replace('"', "\\\"")),
    }
}

/// The graph that a text in the language of Graphviz describes.
///
/// ```
/// let graph = grundy_lang::parse_dot("digraph { a -> {b c} -> \"the end\" [color=red] }").unwrap();
/// assert_eq!(graph.names(), ["a", "b", "c", "the end"]);
/// assert_eq!(graph.edges(), [(0, 1), (0, 2), (1, 3), (2, 3)]);
/// assert_eq!(graph.edge_attributes()[3].color(), Some("red"));
/// ```
///
/// # Errors
/// What is wrong with the text first, and where.
pub fn parse_dot(source: &str) -> Result<DotGraph, Diagnostic> {
    parser::Parser::new(source, None)?.graph()
}

/// What reading takes at most for each byte of a text: a name of a few letters and a mark become a vertex with its
/// attributes, and an entry by which it is found again.
const BYTES_FOR_A_BYTE: u64 = 40;

/// The same within a budget: a text may be very long.
///
/// # Errors
/// If a limit is reached.
pub fn parse_dot_within(
    source: &str,
    budget: &Budget,
) -> Result<Result<DotGraph, Diagnostic>, Stopped> {
    budget.room_for((source.len() as u64).saturating_mul(BYTES_FOR_A_BYTE))?;
    let watch = Watch::new(budget);
    let graph = parser::Parser::new(source, Some(&watch)).and_then(parser::Parser::graph);
    match watch.rang() {
        Some(by) => Err(budget.stopped(by)),
        None => Ok(graph),
    }
}
