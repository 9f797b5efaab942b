//! A graph that was read and solved.

use super::counts::Counts;
use super::refused::{cyclic, halted};
use crate::failure::Failure;
use crate::voice::Voice;
use grundy::Play;
use grundy_core::{Outcome, Value};
use grundy_engines::graph::{
    Backward, Digraph, Halt, InfiniteSets, Label, NoValues, TokenAnswer, TokenMove, TokenValues,
    Watch, heads_of, longest_play, solve_tokens, token_values, turned,
};
use grundy_graphs::Loaded;

/// On larger graphs the longest play is found only if it is asked for: it takes about as long as the values.
const SMALL: usize = 1 << 22;

/// What is known of every vertex.
pub(crate) enum Known {
    /// Grundy values, in normal play without cycles.
    Values(TokenValues),
    /// Outcomes with distances; and values, in normal play.
    Labels { solved: Backward, sets: InfiniteSets },
}

pub(crate) struct Solved {
    pub(crate) loaded: Loaded,
    pub(crate) play: Play,
    known: Known,
    counts: Counts,
    /// How many moves the longest play has, if that was found on the way.
    longest: Option<u64>,
}

impl Solved {
    /// Solves the graph. Without `loopy` a cycle is refused.
    pub(crate) fn new(
        loaded: Loaded,
        play: Play,
        loopy: bool,
        watch: &Watch<'_>,
        voice: &Voice,
    ) -> Result<Solved, Failure> {
        let graph = &loaded.graph;
        let halt = |halt: Halt| halted(halt, voice);
        let mut values = None;
        if !loopy {
            let found = token_values(graph.tails(), graph.labelling(), watch);
            values = Some(found.map_err(|why| match why {
                NoValues::Halt(why) => halt(why),
                NoValues::Cycle(cycle) => cyclic(&cycle, &loaded.names, voice),
            })?);
        }
        let longest = values.as_ref().and_then(TokenValues::longest);
        let known = match values {
            Some(values) if play == Play::Normal => Known::Values(values),
            values => {
                drop(values);
                let solved = Backward::solve(graph.tails(), play, loopy, watch).map_err(halt)?;
                Known::Labels { solved, sets: InfiniteSets::default() }
            }
        };
        let counts = match &known {
            Known::Values(values) => Counts::of_values(values),
            Known::Labels { solved, .. } => Counts::of_labels(solved),
        };
        Ok(Solved { loaded, play, known, counts, longest })
    }

    /// Finds what infinite values consist of: to be called before [`value`](Solved::value) is asked for.
    pub(crate) fn find_sets(&mut self, watch: &Watch<'_>) -> Result<(), Halt> {
        if let Known::Labels { solved, sets } = &mut self.known {
            *sets = InfiniteSets::of(self.loaded.graph.tails(), solved, watch)?;
        }
        Ok(())
    }

    /// What is said of all vertices together.
    pub(super) fn counts(&self) -> &Counts {
        &self.counts
    }

    /// How many moves the longest play has; none if play need not end, or it would take long to find and was not
    /// asked for.
    pub(crate) fn longest(&self, asked: bool, watch: &Watch<'_>) -> Result<Option<u64>, Halt> {
        let graph = &self.loaded.graph;
        if self.longest.is_some() {
            return Ok(self.longest);
        }
        match asked || graph.arc_count() <= SMALL {
            true => match longest_play(graph.tails(), watch) {
                // The answer does not fail for what nobody asked.
                Err(Halt::Memory { .. }) if !asked => Ok(None),
                found => found,
            },
            false => Ok(None),
        }
    }

    /// Who wins at a vertex.
    pub(crate) fn outcome(&self, vertex: u32) -> Outcome {
        match &self.known {
            Known::Values(values) => Outcome::of_mover(values.value(vertex) != 0),
            Known::Labels { solved, .. } => solved.label(vertex).outcome(),
        }
    }

    /// How many moves play from a vertex takes if the winner hurries and the loser delays.
    pub(crate) fn distance(&self, vertex: u32) -> Option<u64> {
        match &self.known {
            Known::Values(_) => None,
            Known::Labels { solved, .. } => solved.label(vertex).distance().map(u64::from),
        }
    }

    /// Whether vertices have values.
    pub(crate) fn has_values(&self) -> bool {
        match &self.known {
            Known::Values(_) => true,
            Known::Labels { solved, .. } => solved.has_values(),
        }
    }

    /// Whether distances are known.
    pub(crate) fn has_distances(&self) -> bool {
        matches!(self.known, Known::Labels { .. })
    }

    /// The value of a vertex.
    pub(crate) fn value(&self, vertex: u32) -> Value {
        match &self.known {
            Known::Values(values) => Value::Nimber(u64::from(values.value(vertex))),
            Known::Labels { solved, sets } => sets.value(solved, vertex),
        }
    }

    /// Who wins with tokens on these vertices, and what to play. In misère play there may be only one.
    pub(crate) fn tokens(&self, tokens: &[u32], watch: &Watch<'_>) -> Result<TokenAnswer, Halt> {
        let tails = self.loaded.graph.tails();
        let heads = heads_of(tails, tokens, watch)?;
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

    /// Where arcs lead, and who wins after how many moves.
    pub(crate) fn labelled(&self, watch: &Watch<'_>) -> Result<(Digraph, Vec<Label>), Halt> {
        let tails = self.loaded.graph.tails();
        let labels = match &self.known {
            Known::Labels { solved, .. } => solved.labels().collect(),
            Known::Values(_) => Backward::solve(tails, self.play, false, watch)?.labels().collect(),
        };
        Ok((turned(tails, watch)?, labels))
    }
}
