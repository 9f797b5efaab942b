//! One-component games: what the engines see of the catalogue.

use crate::bush::{Bush, Edge};
use crate::graph::Graph;
use crate::heap::HeapRule;
use crate::row::Row;
use grundy_core::{Impartial, Options, Player, Ruleset, Unlisted};

/// A game that is not written as a sum: one heap, one row, one drawing, one token.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Component {
    /// One heap. Sums leave empty ones out, so that a heap taken whole and a heap that was never there
    /// are the same.
    Heap(HeapRule, u64),
    /// One row.
    Row(Row),
    /// One drawing, all of it standing. Made by [`Component::bush`], which sorts its edges.
    Bush(Bush),
    /// One token, by the label of its vertex.
    Token(Graph, u32),
}

impl Component {
    /// A standing drawing, with its edges in one order so that equal drawings are found equal.
    pub fn bush(bush: Bush) -> Component {
        let mut edges: Vec<Edge> =
            bush.edges().iter().map(|&Edge(a, b)| Edge(a.min(b), a.max(b))).collect();
        edges.sort_unstable();
        Component::Bush(Bush::new(edges))
    }
}

/// The heaps of these sizes that are not empty.
pub(super) fn heaps(rule: &HeapRule, sizes: &[u64]) -> impl Iterator<Item = Component> {
    let standing = sizes.iter().filter(|&&size| size > 0);
    standing.map(|&size| Component::Heap(rule.clone(), size))
}

/// The rules of every game of the catalogue at once.
#[derive(Clone, Copy, Debug, Default)]
pub struct Catalogue;

impl Ruleset for Catalogue {
    type Position = Component;

    fn options(
        &self,
        pos: &Component,
        player: Player,
        out: &mut Options<Component>,
    ) -> Result<(), Unlisted> {
        match pos {
            Component::Heap(rule, n) => rule
                .options(*n, player)
                .try_for_each(|parts| out.push(heaps(rule, parts.as_slice()))),
            Component::Row(row) => (0..row.sizes().len()).try_for_each(|heap| {
                let lowered = row.lowerings(heap).filter_map(|to| row.lowered(heap, to).ok());
                lowered.map(Component::Row).try_for_each(|row| out.push([row]))
            }),
            Component::Bush(bush) => (0..bush.edges().len())
                .try_for_each(|edge| out.push([Component::bush(bush.cut(edge))])),
            Component::Token(graph, label) => graph
                .heads(*label)
                .try_for_each(|head| out.push([Component::Token(graph.clone(), head)])),
        }
    }

    fn weight(&self, pos: &Component) -> usize {
        size_of_val(pos) + heap_bytes(pos)
    }
}

/// How many bytes a component takes besides its own size.
fn heap_bytes(component: &Component) -> usize {
    match component {
        Component::Heap(..) | Component::Token(..) => 0,
        Component::Row(row) => size_of_val(row.sizes()),
        Component::Bush(bush) => size_of_val(bush.edges()),
    }
}

/// The catalogue restricted to positions that are impartial.
///
/// It shows Left's options to both players, which are the same in an impartial position; build it
/// only for positions of which [`Position::is_impartial`](super::Position::is_impartial) holds.
#[derive(Clone, Copy, Debug, Default)]
pub struct ImpartialCatalogue;

impl Ruleset for ImpartialCatalogue {
    type Position = Component;

    fn options(
        &self,
        pos: &Component,
        _: Player,
        out: &mut Options<Component>,
    ) -> Result<(), Unlisted> {
        Catalogue.options(pos, Player::Left, out)
    }

    fn weight(&self, pos: &Component) -> usize {
        Catalogue.weight(pos)
    }
}

impl Impartial for ImpartialCatalogue {}
