//! A graph that was read and solved.

use super::VertexCounts;
use super::explain::Labelled;
use crate::Play;
use grundy_core::{Budget, Limit, Outcome, Stopped, Value};
use grundy_engines::graph::{
    Backward, InfiniteSets, TokenAnswer, TokenMove, TokenValues, TokenValuesError, heads_of,
    longest_play, solve_tokens, token_values,
};
use grundy_files::graphs::{Loaded, Names};

/// On larger graphs the longest play is found only if it is asked for: it takes about as long as the values.
const SMALL: usize = 1 << 22;

/// What is known of every vertex.
#[derive(Debug)]
enum Known {
    /// Grundy values, in normal play without cycles.
    Values(TokenValues),
    /// Outcomes with distances; and values, in normal play.
    Labels {
        solved: Backward,
        /// None until somebody asks for a value.
        sets: Option<InfiniteSets>,
    },
}

/// A graph of which it is known who wins from each vertex.
#[derive(Debug)]
pub struct SolvedGraph {
    pub(super) loaded: Loaded,
    play: Play,
    known: Known,
    counts: VertexCounts,
    /// How many moves the longest play has, if that was found on the way.
    longest: Option<u64>,
    pub(super) labelled: Option<Labelled>,
}

impl SolvedGraph {
    /// Solves a graph. Without `loopy` a cycle is refused.
    ///
    /// # Errors
    /// If there is a cycle, or the budget ends it.
    pub fn new(
        loaded: Loaded,
        play: Play,
        loopy: bool,
        budget: &mut Budget,
    ) -> Result<SolvedGraph, TokenValuesError> {
        let graph = &loaded.graph;
        budget.take_bytes(usize::try_from(graph.held_bytes()).unwrap_or(usize::MAX))?;
        let values = match loopy {
            true => None,
            false => Some(token_values(graph.tails(), graph.labelling(), budget)?),
        };
        let longest = values.as_ref().and_then(TokenValues::longest);
        let known = match values {
            Some(values) if play == Play::Normal => Known::Values(values),
            values => {
                drop(values);
                let solved = Backward::solve(graph.tails(), play, loopy, budget)?;
                Known::Labels { solved, sets: None }
            }
        };
        let counts = match &known {
            Known::Values(values) => VertexCounts::of_values(values),
            Known::Labels { solved, .. } => VertexCounts::of_labels(solved),
        };
        Ok(SolvedGraph { loaded, play, known, counts, longest, labelled: None })
    }

    /// The graph, and what its vertices are called.
    pub fn loaded(&self) -> &Loaded {
        &self.loaded
    }

    /// What its vertices are called.
    pub fn names(&self) -> &Names {
        &self.loaded.names
    }

    /// Who wins when no move is left.
    pub fn play(&self) -> Play {
        self.play
    }

    /// What is said of all vertices together.
    pub fn counts(&self) -> &VertexCounts {
        &self.counts
    }

    /// How many moves the longest play has; none if play need not end, or it would take long to find and was not
    /// `asked` for.
    ///
    /// # Errors
    /// If the budget ends it.
    pub fn longest(&self, asked: bool, budget: &Budget) -> Result<Option<u64>, Stopped> {
        let graph = &self.loaded.graph;
        if self.longest.is_some() {
            return Ok(self.longest);
        }
        match asked || graph.arc_count() <= SMALL {
            true => match longest_play(graph.tails(), budget) {
                // The answer does not fail for what nobody asked.
                Err(Stopped { by: Limit::Room { .. }, .. }) if !asked => Ok(None),
                found => found,
            },
            false => Ok(None),
        }
    }

    /// Who wins at a vertex.
    ///
    /// # Panics
    /// If there is no such vertex.
    pub fn outcome(&self, vertex: u32) -> Outcome {
        match &self.known {
            Known::Values(values) => Outcome::of_mover(values.value(vertex) != 0),
            Known::Labels { solved, .. } => solved.label(vertex).outcome(),
        }
    }

    /// How many moves play from a vertex takes if the winner hurries and the loser delays, where that was found.
    ///
    /// # Panics
    /// If there is no such vertex.
    pub fn distance(&self, vertex: u32) -> Option<u64> {
        match &self.known {
            Known::Values(_) => None,
            Known::Labels { solved, .. } => solved.label(vertex).distance().map(u64::from),
        }
    }

    /// Whether vertices have values.
    pub fn has_values(&self) -> bool {
        match &self.known {
            Known::Values(_) => true,
            Known::Labels { solved, .. } => solved.has_values(),
        }
    }

    /// Whether distances are known.
    pub fn has_distances(&self) -> bool {
        matches!(self.known, Known::Labels { .. })
    }

    /// Finds what infinite values consist of, if that was not found before: [`value`](SolvedGraph::value) tells it then.
    ///
    /// # Errors
    /// If the budget ends it.
    pub fn find_sets(&mut self, budget: &Budget) -> Result<(), Stopped> {
        if let Known::Labels { solved, sets: sets @ None } = &mut self.known {
            *sets = Some(InfiniteSets::of(self.loaded.graph.tails(), solved, budget)?);
        }
        Ok(())
    }

    /// The value of a vertex. What an infinite one consists of has to be [found](SolvedGraph::find_sets) before; until
    /// then it is ∞{}.
    ///
    /// # Panics
    /// If there is no such vertex.
    pub fn value(&self, vertex: u32) -> Value {
        match &self.known {
            Known::Values(values) => Value::Nimber(u64::from(values.value(vertex))),
            Known::Labels { solved, sets: Some(sets) } => sets.value(solved, vertex),
            Known::Labels { solved, sets: None } => InfiniteSets::default().value(solved, vertex),
        }
    }

    /// Who wins with tokens on these vertices, and what to play. In misère play there may be only one.
    ///
    /// # Errors
    /// If the budget ends it.
    ///
    /// # Panics
    /// If there is no such vertex.
    pub fn tokens(&mut self, tokens: &[u32], budget: &Budget) -> Result<TokenAnswer, Stopped> {
        self.find_sets(budget)?;
        let heads = heads_of(self.loaded.graph.tails(), tokens, budget)?;
        if let (Play::Misere, &[token]) = (self.play, tokens) {
            let outcome = self.outcome(token);
            let wanted = match outcome {
                Outcome::N => Outcome::P,
                other => other,
            };
            let good = |&to: &u32| outcome != Outcome::P && self.outcome(to) == wanted;
            let to = heads.into_iter().flatten().filter(good);
            let moves = to.map(|to| TokenMove { token: 0, to }).collect();
            return Ok(TokenAnswer { outcome, value: Value::None, moves });
        }
        Ok(solve_tokens(tokens, &heads, |vertex| self.value(vertex)))
    }

    /// Where the arcs of every vertex lead, each head once.
    ///
    /// # Errors
    /// If the budget ends it.
    pub fn arcs(&self, budget: &Budget) -> Result<Vec<(u32, u32)>, Stopped> {
        let tails = self.loaded.graph.tails();
        let vertices: Vec<u32> = (0..=u32::MAX).take(self.loaded.graph.vertex_count()).collect();
        budget.room_for((self.loaded.graph.arc_count() as u64).saturating_mul(24))?;
        let heads = heads_of(tails, &vertices, budget)?;
        let rows = vertices.into_iter().zip(heads);
        Ok(rows.flat_map(|(from, heads)| heads.into_iter().map(move |to| (from, to))).collect())
    }

    /// The labels found on the way, if they were.
    pub(super) fn labels_found(&self) -> Option<&Backward> {
        match &self.known {
            Known::Labels { solved, .. } => Some(solved),
            Known::Values(_) => None,
        }
    }
}
