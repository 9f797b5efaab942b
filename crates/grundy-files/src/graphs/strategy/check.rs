//! Checking a strategy against the arcs, in one pass. Nothing here comes from the engines but the form of rows.

use super::{Claim, NOWHERE, Strategy};
use crate::graphs::STRIDE;
use grundy_core::Play;
use grundy_core::{Budget, Stage, Stopped};
use grundy_engines::graph::Rows;

/// What a check found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Everything holds.
    Holds,
    /// It is about a graph of another size.
    OtherGraph,
    /// The number of vertices at which it says N, P or D is not what its head says.
    WrongCounts,
    /// A line does not hold.
    Flawed(Flaw),
}

/// A line that does not hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Flaw {
    /// The vertex it is about, counted from 0.
    pub vertex: u32,
    /// What is wrong.
    pub kind: FlawKind,
}

/// What is wrong with a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FlawKind {
    /// The arc to play is missing, not in the graph, or there although no move helps.
    Arc,
    /// The arc to play does not do what it should.
    Move,
    /// The outcome does not follow from those of the options.
    Outcome,
    /// The distance does not follow from those of the options.
    Distance,
}

/// What is known of the options of a vertex, each a bit.
const TO_N: u8 = 1;
const TO_P: u8 = 2;
const TO_D: u8 = 4;
const HAS_ARC: u8 = 8;

impl Strategy {
    /// Checks every line against the graph with these rows of tails.
    ///
    /// # Errors
    /// If the budget ends it.
    pub fn check(&self, tails: &impl Rows, budget: &Budget) -> Result<Verdict, Stopped> {
        let count = self.vertex_count();
        if (tails.vertex_count(), tails.arc_count() as u64) != (count, self.arcs) {
            return Ok(Verdict::OtherGraph);
        }
        let said = [Claim::N, Claim::P, Claim::D]
            .map(|claim| self.outcomes.iter().filter(|&&said| said == claim).count() as u64);
        if said != self.claimed {
            return Ok(Verdict::WrongCounts);
        }
        budget.room_for((count as u64).saturating_mul(5))?;
        let mut found = vec![0_u8; count];
        // For N the least distance of its options P, for P the largest of its options N.
        let mut bound: Vec<u32> = self
            .outcomes
            .iter()
            .map(|&claim| if claim == Claim::N { u32::MAX } else { 0 })
            .collect();
        for (place, head) in (0..count).zip(0..=u32::MAX) {
            if place % STRIDE == 0 {
                budget.at(Stage::Solving, place as u64, count as u64)?;
            }
            let (claim, distance) = (self.outcomes[place], self.distances[place]);
            let bit = match claim {
                Claim::N => TO_N,
                Claim::P => TO_P,
                Claim::D => TO_D,
            };
            for &tail in tails.row(head) {
                let tail = tail as usize;
                found[tail] |= bit;
                if self.plays[tail] == head {
                    found[tail] |= HAS_ARC;
                }
                match (self.outcomes[tail], claim) {
                    (Claim::N, Claim::P) => bound[tail] = bound[tail].min(distance),
                    (Claim::P, Claim::N) => bound[tail] = bound[tail].max(distance),
                    _ => {}
                }
            }
        }
        let flaw = (0..=u32::MAX).take(count).find_map(|vertex| {
            let place = vertex as usize;
            let kind = self.flaw(place, found[place], bound[place])?;
            Some(Verdict::Flawed(Flaw { vertex, kind }))
        });
        Ok(flaw.unwrap_or(Verdict::Holds))
    }

    /// What is wrong with the line of a vertex whose options are known.
    fn flaw(&self, vertex: usize, found: u8, bound: u32) -> Option<FlawKind> {
        let (distance, to) = (self.distances[vertex], self.plays[vertex]);
        let stuck = found & (TO_N | TO_P | TO_D) == 0;
        let stuck_wins = self.origin.play == Play::Misere;
        let outcome = match self.outcomes[vertex] {
            Claim::N if stuck => stuck_wins,
            Claim::P if stuck => !stuck_wins,
            Claim::N => found & TO_P != 0,
            Claim::P => found & (TO_P | TO_D) == 0,
            Claim::D => found & TO_P == 0 && found & TO_D != 0,
        };
        if !outcome {
            return Some(FlawKind::Outcome);
        }
        let expected = match self.outcomes[vertex] {
            _ if stuck => Some(0),
            Claim::D => Some(distance),
            Claim::N | Claim::P => bound.checked_add(1),
        };
        if expected != Some(distance) {
            return Some(FlawKind::Distance);
        }
        if stuck || self.outcomes[vertex] == Claim::P {
            return (to != NOWHERE).then_some(FlawKind::Arc);
        }
        if found & HAS_ARC == 0 {
            return Some(FlawKind::Arc);
        }
        // The arc is there, so its head is a vertex.
        let (claim, then) = (self.outcomes[to as usize], self.distances[to as usize]);
        let good = match self.outcomes[vertex] {
            Claim::N => claim == Claim::P && then.checked_add(1) == Some(distance),
            _ => claim == Claim::D,
        };
        (!good).then_some(FlawKind::Move)
    }
}
