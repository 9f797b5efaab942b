//! One-component games: what the engines see of the catalogue.

use super::Term;
use crate::bush::{Bush, Edge};
use crate::graph::{Graph, Tokens};
use crate::heap::{HeapRule, Heaps, NamedRule};
use crate::row::Row;
use crate::written::{Part, Rules, State, term};
use grundy_core::{Ending, Impartial, Options, OptionsError, Player, Ruleset};

/// A game that is not written as a sum: one heap, one row, one drawing, one token.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Component {
    /// One heap. Sums leave empty ones out, so that a heap taken whole and a heap that was never there
    /// are the same. What the rule is called makes no difference.
    Heap(HeapRule, u64),
    /// One row.
    Row(Row),
    /// One drawing, all of it standing. Made by [`Component::bush`], which sorts its edges.
    Bush(Bush),
    /// One token, by the label of its vertex.
    Token(Graph, u32),
    /// One position of a written game.
    Written(Rules, State),
}

impl Component {
    /// A term that is this component alone. Where it is a heap, `name` tells what its rule is called.
    pub(super) fn term(&self, name: impl FnOnce(&HeapRule) -> NamedRule) -> Term {
        match self {
            Component::Heap(rule, n) => Term::Heaps(Heaps::new(name(rule), vec![*n])),
            Component::Row(row) => Term::Row(row.clone()),
            Component::Bush(bush) => Term::Bush(bush.clone()),
            Component::Token(graph, label) => {
                let tokens = Tokens::new(graph.clone(), vec![*label]);
                // A component stands on a vertex; were it not so, nothing stands.
                tokens.map_or_else(|_| Term::Bush(Bush::new(Vec::new())), Term::Tokens)
            }
            Component::Written(rules, state) => term::term_of(rules, &Part::State(state.clone())),
        }
    }

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
    ) -> Result<(), OptionsError> {
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
            Component::Written(rules, state) => written(rules, state, player, out),
        }
    }

    fn ending(&self, pos: &Component, mover: Player) -> Result<Option<Ending>, OptionsError> {
        match pos {
            Component::Written(rules, state) => rules.ending(&Part::State(state.clone()), mover),
            _ => Ok(None),
        }
    }

    fn weight(&self, pos: &Component) -> usize {
        size_of_val(pos) + heap_bytes(pos)
    }
}

/// Pushes every option of a written game.
fn written(
    rules: &Rules,
    state: &State,
    player: Player,
    out: &mut Options<Component>,
) -> Result<(), OptionsError> {
    let mut options = out.sibling();
    let listed = rules.options(&Part::State(state.clone()), player, &mut options);
    if listed.is_err() {
        out.stop_with(&options);
    }
    listed?;
    options.iter().try_for_each(|parts| {
        out.push(parts.iter().map(|part| term::component_of(rules, part.clone())))
    })
}

/// How many bytes a component takes besides its own size.
fn heap_bytes(component: &Component) -> usize {
    match component {
        Component::Heap(..) | Component::Token(..) => 0,
        Component::Written(rules, state) => rules.weight(&Part::State(state.clone())),
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
    ) -> Result<(), OptionsError> {
        Catalogue.options(pos, Player::Left, out)
    }

    fn ending(&self, pos: &Component, mover: Player) -> Result<Option<Ending>, OptionsError> {
        Catalogue.ending(pos, mover)
    }

    fn weight(&self, pos: &Component) -> usize {
        Catalogue.weight(pos)
    }
}

impl Impartial for ImpartialCatalogue {}
