//! What is said of all vertices together.

use grundy_engines::graph::{Backward, Label, TokenValues};

/// Counted once, as there may be many vertices.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VertexCounts {
    /// From how many vertices the mover wins, loses and draws.
    pub outcomes: [u64; 3],
    /// How many vertices have each Grundy value, from 0 on; none where there are no values.
    pub histogram: Vec<u64>,
    /// How many vertices have an infinite value, if some may.
    pub infinite: Option<u64>,
    /// How many moves the slowest win or loss takes, if distances are known.
    pub slowest: Option<u64>,
}

impl VertexCounts {
    pub(super) fn of_values(values: &TokenValues) -> VertexCounts {
        let wins = values.winning_vertices();
        VertexCounts {
            outcomes: [wins, values.len() as u64 - wins, 0],
            histogram: values.histogram().to_vec(),
            infinite: None,
            slowest: None,
        }
    }

    pub(super) fn of_labels(solved: &Backward) -> VertexCounts {
        let mut outcomes = [0; 3];
        let mut slowest = None;
        for label in solved.labels() {
            let place = match label {
                Label::Win(_) => 0,
                Label::Loss(_) => 1,
                Label::Draw => 2,
            };
            outcomes[place] += 1;
            slowest = slowest.max(label.distance().map(u64::from));
        }
        let mut histogram = Vec::new();
        let mut infinite = 0;
        if solved.has_values() {
            for vertex in (0..=u32::MAX).take(solved.len()) {
                let Some(value) = solved.finite(vertex) else {
                    infinite += 1;
                    continue;
                };
                let value = value as usize;
                if histogram.len() <= value {
                    histogram.resize(value + 1, 0);
                }
                histogram[value] += 1;
            }
        }
        let infinite = solved.has_values().then_some(infinite);
        VertexCounts { outcomes, histogram, infinite, slowest }
    }
}
