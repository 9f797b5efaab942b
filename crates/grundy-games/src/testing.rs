//! Random positions of every game, for tests of laws.

use crate::bush::{Bush, Edge};
use crate::graph::{Graph, Tokens};
use crate::heap::{HeapRule, Heaps, Kl, NamedRule, OctalCode, TakeRange, TakeSet};
use crate::registry::{GameInfo, GameKind, games};
use crate::row::{Row, RowRule};
use crate::{Position, Term};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;

/// How large random positions become.
#[derive(Clone, Debug)]
pub struct Sizes {
    /// The size of a heap.
    heap: BoxedStrategy<u64>,
    /// A number in a rule. Never 0.
    parameter: BoxedStrategy<u64>,
    /// The label of a vertex.
    label: BoxedStrategy<u32>,
    /// How many heaps or tokens a term has at most.
    parts: usize,
    /// How many edges or arcs it has at most.
    edges: usize,
}

impl Sizes {
    /// Heaps and labels as large as they come. Nothing can be searched.
    pub fn any() -> Sizes {
        Sizes {
            parameter: prop_oneof![1u64.., 1u64..4].boxed(),
            label: prop_oneof![0u32..6, 0u32..].boxed(),
            ..Sizes::of_heaps(0..=u64::MAX)
        }
    }

    /// Like [`Sizes::any`], with heaps whose moves can be listed.
    pub fn of_heaps(heap: impl Strategy<Value = u64> + 'static) -> Sizes {
        Sizes { heap: heap.boxed(), parts: 4, edges: 7, ..Sizes::small() }
    }

    /// Sums of two or three such terms can be searched by the definitions.
    pub fn small() -> Sizes {
        Sizes {
            heap: (0u64..5).boxed(),
            parameter: (1u64..5).boxed(),
            label: (0u32..4).boxed(),
            parts: 2,
            edges: 4,
        }
    }

    fn range(&self) -> impl Strategy<Value = TakeRange> + use<> {
        (self.parameter.clone(), self.parameter.clone())
            .prop_map(|(a, b)| TakeRange::new(a.min(b), a.max(b)).expect("not empty"))
    }

    /// A rule under which both players have the same options.
    pub fn impartial_rule(&self) -> BoxedStrategy<HeapRule> {
        let numbers = || self.parameter.clone();
        let takes = || vec(numbers(), 0..4).prop_map(|takes| TakeSet::new(takes).expect("no 0"));
        let digits = || vec(0u8..16, 0..4);
        prop_oneof![
            Just(HeapRule::nim()),
            Just(HeapRule::grundys()),
            self.range().prop_map(HeapRule::take),
            takes().prop_map(HeapRule::subtract),
            takes().prop_map(HeapRule::all_but),
            (0u8..4, digits(), digits()).prop_map(|(first, after, repeat)| {
                // 1 and 2 before the point would be moves that change nothing.
                let digits: Vec<u8> = std::iter::once(first * 4).chain(after).collect();
                HeapRule::Code(OctalCode::new(&digits, &repeat).expect("digits up to 15"))
            }),
            numbers().prop_map(|k| kl(k, k)),
        ]
        .boxed()
    }

    /// Any rule.
    pub fn rule(&self) -> BoxedStrategy<HeapRule> {
        let numbers = || self.parameter.clone();
        let partizan = (numbers(), numbers()).prop_map(|(k, l)| kl(k, l));
        prop_oneof![3 => self.impartial_rule(), 1 => partizan].boxed()
    }

    /// A rule under one of its names.
    fn named(rule: impl Strategy<Value = HeapRule> + 'static) -> BoxedStrategy<NamedRule> {
        let named = |game: &GameInfo| NamedRule::new(game.kind, game.kind.heap_rule()?);
        let names: Vec<NamedRule> = games().iter().filter_map(named).collect();
        let nothing = NamedRule::new(GameKind::AllBut, HeapRule::nim()).expect("it is one");
        prop_oneof![5 => rule.prop_map(NamedRule::from), 1 => select(names), 1 => Just(nothing)]
            .boxed()
    }

    /// Heaps under a rule.
    pub fn heaps<R>(&self, rule: R) -> impl Strategy<Value = Term> + use<R>
    where
        R: Strategy<Value: Into<NamedRule>>,
    {
        (rule, vec(self.heap.clone(), 0..=self.parts))
            .prop_map(|(rule, sizes)| Term::Heaps(Heaps::new(rule, sizes)))
    }

    /// A row.
    pub fn row(&self) -> impl Strategy<Value = Term> + use<> {
        let sizes = vec(self.heap.clone(), 0..=self.parts + 1);
        (select(RowRule::ALL.to_vec()), sizes).prop_map(|(rule, mut sizes)| {
            sizes.sort_unstable();
            if rule.is_strict() {
                sizes.dedup();
            }
            Term::Row(Row::new(rule, sizes).expect("in order"))
        })
    }

    /// A drawing.
    pub fn bush(&self) -> impl Strategy<Value = Term> + use<> {
        let edge = (self.label.clone(), self.label.clone()).prop_map(|(a, b)| Edge(a, b));
        vec(edge, 0..=self.edges).prop_map(|edges| Term::Bush(Bush::new(edges)))
    }

    /// Tokens on a graph that may have cycles.
    pub fn tokens(&self) -> impl Strategy<Value = Tokens> + use<> {
        self.placed(Some)
    }

    /// Tokens on a graph without cycles: all arcs lead to smaller labels.
    pub fn acyclic_tokens(&self) -> impl Strategy<Value = Tokens> + use<> {
        self.placed(|(a, b)| (a != b).then_some((a.max(b), a.min(b))))
    }

    fn placed(&self, arc: fn(Arc) -> Option<Arc>) -> impl Strategy<Value = Tokens> + use<> {
        let label = || self.label.clone();
        let tokens = vec(any::<prop::sample::Index>(), 0..=self.parts);
        (vec((label(), label()), 0..=self.edges), vec(label(), 1..4), tokens).prop_map(
            move |(ends, vertices, tokens)| {
                let arcs: Vec<Arc> = ends.into_iter().filter_map(arc).collect();
                let graph = Graph::new(&arcs, &vertices);
                let labels = graph.labels();
                let tokens = tokens.iter().map(|token| *token.get(labels)).collect();
                Tokens::new(graph.clone(), tokens).expect("labels of the graph")
            },
        )
    }

    /// A term of any impartial game; play ends.
    pub fn impartial(&self) -> BoxedStrategy<Term> {
        let tokens = self.acyclic_tokens().prop_map(Term::Tokens);
        let heaps = self.heaps(Sizes::named(self.impartial_rule()));
        prop_oneof![3 => heaps, 1 => self.row(), 1 => self.bush(), 1 => tokens].boxed()
    }

    /// A term of any game, play of which need not end.
    pub fn term(&self) -> BoxedStrategy<Term> {
        let tokens = self.tokens().prop_map(Term::Tokens);
        let heaps = self.heaps(Sizes::named(self.rule()));
        prop_oneof![3 => heaps, 1 => self.row(), 1 => self.bush(), 1 => tokens].boxed()
    }

    /// A sum of any terms, play of which need not end.
    pub fn position(&self) -> impl Strategy<Value = Position> + use<> {
        sum(self.term(), 3)
    }

    /// A term for which the misère rule of Nim holds.
    #[doc(alias = "tame")]
    pub fn nim_like(&self) -> BoxedStrategy<Term> {
        let numbers = || self.parameter.clone();
        let all_but = |k| HeapRule::all_but(TakeSet::new([k]).expect("not 0"));
        let rule = prop_oneof![
            Just(HeapRule::nim()),
            self.range().prop_map(HeapRule::take),
            numbers().prop_map(all_but),
            numbers().prop_map(|k| kl(k, k)),
        ];
        prop_oneof![2 => self.heaps(rule), 1 => self.row()].boxed()
    }
}

/// From one label to another.
type Arc = (u32, u32);

/// A sum of at most `most` terms.
pub fn sum(term: impl Strategy<Value = Term>, most: usize) -> impl Strategy<Value = Position> {
    vec(term, 0..=most).prop_map(Position::new)
}

fn kl(k: u64, l: u64) -> HeapRule {
    HeapRule::Kl(Kl::new(k, l).expect("not 0"))
}
