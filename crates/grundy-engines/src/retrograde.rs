//! Wins, losses and draws of sums whose play need not end.

use crate::SearchError;
use crate::graph::{Acyclic, Digraph, Label, labels};
use grundy_core::{Budget, Ending, Impartial, Limit, Options, Play, Player, Ruleset, Stopped, Sum};
use rustc_hash::FxHashMap;

/// Solves sums by retrograde analysis: everything that can follow is listed, then labels are carried
/// back from the ends of play; what no label reaches is a draw.
///
/// Nothing is assumed of the game but its rules, so misère sums and partizan sums are solved too.
pub struct Retrograde<R: Ruleset> {
    rules: R,
    play: Play,
    /// Whether one mover stands for both.
    impartial: bool,
    /// Invariant: numbered from 0 without gaps, and closed: with a node, all that can follow it.
    nodes: FxHashMap<Node<R>, usize>,
    /// Invariant: every arc between `nodes`.
    arcs: Vec<(usize, usize)>,
    /// The nodes at which the rules end the game. Invariant: they have no arcs.
    ended: Vec<(usize, Ending)>,
    /// Invariant: one for each node.
    labels: Vec<Label>,
}

type Node<R> = (Sum<<R as Ruleset>::Position>, Player);

impl<R: Impartial> Retrograde<R> {
    /// Knows nothing yet. Both players have the same options, so half of the nodes suffice.
    pub fn impartial(rules: R, play: Play) -> Retrograde<R> {
        Retrograde { impartial: true, ..Retrograde::new(rules, play) }
    }
}

impl<R: Ruleset> Retrograde<R> {
    /// Knows nothing yet.
    pub fn new(rules: R, play: Play) -> Retrograde<R> {
        Retrograde {
            rules,
            play,
            impartial: false,
            nodes: FxHashMap::default(),
            arcs: Vec::new(),
            ended: Vec::new(),
            labels: Vec::new(),
        }
    }

    /// Solves `sum` with `mover` to move, and everything that can follow.
    ///
    /// # Errors
    /// If a limit is reached or the rules break down. What was solved before is kept.
    pub fn solve(
        &mut self,
        sum: &Sum<R::Position>,
        mover: Player,
        budget: &mut Budget,
    ) -> Result<(), SearchError> {
        let root = self.node(sum.clone(), mover);
        if self.nodes.contains_key(&root) {
            return Ok(());
        }
        let (solved, arcs, ended) = (self.nodes.len(), self.arcs.len(), self.ended.len());
        if let Err(why) = self.explore(root, budget) {
            self.nodes.retain(|_, number| *number < solved);
            self.arcs.truncate(arcs);
            self.ended.truncate(ended);
            return Err(why);
        }
        self.labels = labels(&self.graph_with_endings(), self.play);
        self.labels.truncate(self.nodes.len());
        Ok(())
    }

    /// The arcs, and for the nodes at which the rules end the game arcs that say how: a draw goes on
    /// for ever, and one more vertex without arcs gives the label that a stuck player does not get.
    fn graph_with_endings(&self) -> Digraph {
        let stuck = self.nodes.len();
        let arc = |&(node, ending): &(usize, Ending)| match (ending, self.play) {
            (Ending::Draws, _) => Some((node, node)),
            (Ending::Wins, Play::Normal) | (Ending::Loses, Play::Misere) => Some((node, stuck)),
            (Ending::Loses, Play::Normal) | (Ending::Wins, Play::Misere) => None,
        };
        let mut arcs = self.arcs.clone();
        arcs.extend(self.ended.iter().filter_map(arc));
        Digraph::from_arcs(stuck + 1, &arcs)
    }

    /// Sums that follow each other in a circle, the last leading to the first, if there are any among
    /// all that was solved.
    pub fn cycle(&self) -> Option<Vec<Sum<R::Position>>> {
        let graph = Digraph::from_arcs(self.nodes.len(), &self.arcs);
        let cycle = Acyclic::solve(&graph).err()?;
        let sum = |wanted: &u32| {
            let found = self.nodes.iter().find(|(_, number)| **number == *wanted as usize);
            found.map(|((sum, _), _)| sum.clone())
        };
        Some(cycle.iter().filter_map(sum).collect())
    }

    /// What happens to `mover` in `sum`; `None` if that was not solved.
    pub fn outcome(&self, sum: &Sum<R::Position>, mover: Player) -> Option<Label> {
        let node = self.node(sum.clone(), mover);
        self.nodes.get(&node).and_then(|&number| self.labels.get(number)).copied()
    }

    /// How many positions are known, counted once for each mover if that makes a difference.
    pub fn positions(&self) -> usize {
        self.nodes.len()
    }

    fn node(&self, sum: Sum<R::Position>, mover: Player) -> Node<R> {
        (sum, if self.impartial { Player::Left } else { mover })
    }

    fn explore(&mut self, root: Node<R>, budget: &mut Budget) -> Result<(), SearchError> {
        let mut stack = Vec::new();
        self.number(root, &mut stack, budget)?;
        while let Some((number, (sum, mover))) = stack.pop() {
            let ending = Ending::of_sum(&self.rules, sum.components(), mover);
            if let Some(ending) = ending.map_err(|why| SearchError::undecided(why, budget))? {
                self.ended.push((number, ending));
                continue;
            }
            for (index, component) in sum.components().iter().enumerate() {
                budget.in_time_for_sum(sum.components().len())?;
                let mut options = Options::within(budget, self.rules.weight(component));
                let listed = self.rules.options(component, mover, &mut options);
                listed.map_err(|why| SearchError::unlisted(why, &options, budget))?;
                budget.take_bytes(options.len() * ARC_BYTES)?;
                for parts in options.iter() {
                    let option = self.node(sum.replaced(index, parts), mover.other());
                    let to = self.number(option, &mut stack, budget)?;
                    self.arcs.push((number, to));
                }
            }
        }
        Ok(())
    }

    /// The number of a node; a new one gets the next number and waits on the stack for its arcs.
    fn number(
        &mut self,
        node: Node<R>,
        stack: &mut Vec<(usize, Node<R>)>,
        budget: &mut Budget,
    ) -> Result<usize, Stopped> {
        if let Some(&number) = self.nodes.get(&node) {
            return Ok(number);
        }
        budget.spend(1)?;
        let weight = |component| self.rules.weight(component);
        let components: usize = node.0.components().iter().map(weight).sum();
        budget.take_bytes(2 * (components + size_of::<(Node<R>, usize)>()) + VERTEX_BYTES)?;
        let number = self.nodes.len();
        if u32::try_from(number).is_err() {
            return Err(budget.stopped(Limit::Positions(u64::from(u32::MAX))));
        }
        self.nodes.insert(node.clone(), number);
        stack.push((number, node));
        Ok(number)
    }
}

/// An arc as it is listed and in the rows of the graph and of its reverse.
const ARC_BYTES: usize = size_of::<(usize, usize)>() + 2 * size_of::<u32>();

/// A vertex in both graphs and in the tables of the analysis.
const VERTEX_BYTES: usize = 4 * size_of::<usize>() + 2 * size_of::<Label>();

#[cfg(test)]
mod tests {
    use super::*;
    use crate::graph::testing::{Random, Token};
    use crate::graph::{LoopyValues, loopy_outcome, loopy_sum};
    use crate::reference::Outcomes;
    use grundy_core::{Limits, OptionsError};

    /// Red and blue arcs: Left moves along the first graph, Right along the second.
    struct TwoColours<'a>(&'a Digraph, &'a Digraph);

    impl Ruleset for TwoColours<'_> {
        type Position = u32;

        fn options(
            &self,
            pos: &u32,
            player: Player,
            out: &mut Options<u32>,
        ) -> Result<(), OptionsError> {
            let graph = if player == Player::Left { self.0 } else { self.1 };
            graph.heads(*pos as usize).iter().try_for_each(|&head| out.push([head]))
        }
    }

    fn limit(why: SearchError) -> Limit {
        let SearchError::Stopped(stopped) = why else { panic!("{why}") };
        stopped.by
    }

    fn budget() -> Budget {
        Budget::new(&Limits::default())
    }

    #[test]
    fn where_play_ends_it_agrees_with_the_reference_engine() {
        let mut random = Random::new(8);
        for _ in 0..60 {
            let (left, right) = (random.acyclic(5, 7), random.acyclic(5, 7));
            // The union of two orders may have cycles; those the reference engine refuses.
            for play in Play::ALL {
                let mut truth = Outcomes::new(TwoColours(&left, &right), play);
                let mut solver = Retrograde::new(TwoColours(&left, &right), play);
                for (a, b) in (0..5).flat_map(|a| (0..=a).map(move |b| (a, b))) {
                    let sum = Sum::new([a, b]);
                    for mover in Player::ALL {
                        let Ok(wins) = truth.wins(&sum, mover, &mut budget()) else { continue };
                        solver.solve(&sum, mover, &mut budget()).unwrap();
                        let label = solver.outcome(&sum, mover).expect("solved");
                        assert_eq!(matches!(label, Label::Win(_)), wins);
                        assert_eq!(matches!(label, Label::Loss(_)), !wins);
                    }
                }
            }
        }
    }

    #[test]
    fn loopy_sums_have_the_outcome_of_their_value() {
        let mut random = Random::new(9);
        for _ in 0..60 {
            let graph = random.digraph(5, 8);
            let values = LoopyValues::of(&graph);
            let mut one = Retrograde::impartial(Token(&graph), Play::Normal);
            let mut both = Retrograde::new(Token(&graph), Play::Normal);
            for (a, b) in (0..5).flat_map(|a| (0..=a).map(move |b| (a, b))) {
                let sum = Sum::new([a, b]);
                one.solve(&sum, Player::Right, &mut budget()).unwrap();
                both.solve(&sum, Player::Right, &mut budget()).unwrap();
                let label = one.outcome(&sum, Player::Left);
                assert_eq!(label, both.outcome(&sum, Player::Right));
                let value = loopy_sum(&[a, b].map(|vertex| values.value(&graph, vertex as usize)));
                assert_eq!(label.map(Label::outcome), loopy_outcome(&value));
            }
        }
    }

    /// Numbers go down by 1 or 2; some end the game at once.
    struct Ends;

    impl Ruleset for Ends {
        type Position = u32;

        fn options(
            &self,
            pos: &u32,
            _: Player,
            out: &mut Options<u32>,
        ) -> Result<(), OptionsError> {
            [1, 2].iter().filter_map(|take| pos.checked_sub(*take)).try_for_each(|n| out.push([n]))
        }

        fn ending(&self, pos: &u32, _: Player) -> Result<Option<Ending>, OptionsError> {
            Ok(match pos {
                2 => Some(Ending::Draws),
                5 => Some(Ending::Wins),
                9 => Some(Ending::Loses),
                _ => None,
            })
        }
    }

    #[test]
    fn endings_are_what_the_reference_engine_makes_of_them() {
        for play in Play::ALL {
            let mut truth = Outcomes::new(Ends, play);
            let mut solver = Retrograde::new(Ends, play);
            for (a, b) in (0..14).flat_map(|a| (0..=a).map(move |b| (a, b))) {
                let sum = Sum::new([a, b]);
                solver.solve(&sum, Player::Left, &mut budget()).unwrap();
                let label = solver.outcome(&sum, Player::Left).expect("solved");
                let expected = truth.result(&sum, Player::Left, &mut budget()).unwrap();
                assert_eq!(label.ending(), expected, "{a} + {b}, {play:?}");
            }
            assert_eq!(solver.cycle(), None);
        }
    }

    #[test]
    fn a_limit_stops_it_and_keeps_what_was_solved() {
        let cycle: Vec<(usize, usize)> = (0..1000).map(|v| (v, (v + 1) % 1000)).collect();
        let graph = Digraph::from_arcs(1001, &cycle);
        let mut solver = Retrograde::impartial(Token(&graph), Play::Normal);
        let sink = Sum::new([1000]);
        solver.solve(&sink, Player::Left, &mut budget()).unwrap();
        let few = Limits { positions: 10, ..Limits::default() };
        let one = Sum::new([0]);
        let stopped = solver.solve(&one, Player::Left, &mut Budget::new(&few)).unwrap_err();
        assert_eq!(limit(stopped), Limit::Positions(10));
        assert_eq!((solver.positions(), solver.outcome(&one, Player::Left)), (1, None));
        assert_eq!(solver.outcome(&sink, Player::Left), Some(Label::Loss(0)));
        solver.solve(&one, Player::Left, &mut budget()).unwrap();
        assert_eq!(solver.outcome(&one, Player::Left), Some(Label::Draw));
        assert_eq!(solver.outcome(&sink, Player::Left), Some(Label::Loss(0)));
        assert_eq!(solver.positions(), 1001);
        let small = Limits { memory: 1000, ..Limits::default() };
        let two = Sum::new([0, 1]);
        let stopped = solver.solve(&two, Player::Left, &mut Budget::new(&small)).unwrap_err();
        assert_eq!(limit(stopped), Limit::Memory(1000));
    }
}
