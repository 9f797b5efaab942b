//! The token game, without cycles and with them.

pub(crate) mod acyclic;
pub mod loopy;

use crate::SolveError;
use grundy_engines::graph::{Acyclic, LoopyValues};
use grundy_games::graph::Graph;
use std::sync::OnceLock;

/// What is known of a graph, each part once it was asked for. The graph keeps it for all its clones.
#[derive(Default)]
struct Solved {
    /// The graph without cycles, or the labels of a cycle.
    acyclic: OnceLock<Result<Acyclic, Vec<u32>>>,
    loopy: OnceLock<LoopyValues>,
}

impl Solved {
    fn of(graph: &Graph) -> &Solved {
        graph.solved(|_| Solved::default()).expect("nobody else keeps anything with a graph")
    }
}

/// The graph solved. A cycle that no token can reach is refused too, as every vertex is promised a label.
fn acyclic(graph: &Graph) -> Result<&Acyclic, SolveError> {
    let solved = Solved::of(graph).acyclic.get_or_init(|| {
        let label = |vertex: u32| graph.labels()[vertex as usize];
        Acyclic::solve(graph.digraph()).map_err(|cycle| cycle.into_iter().map(label).collect())
    });
    solved.as_ref().map_err(|cycle| SolveError::Cycle(cycle.clone()))
}

fn loopy(graph: &Graph) -> &LoopyValues {
    Solved::of(graph).loopy.get_or_init(|| LoopyValues::of(graph.digraph()))
}

/// The labels of a cycle, in order, if there is one; the last leads to the first.
pub fn cycle(graph: &Graph) -> Option<Vec<u32>> {
    match acyclic(graph) {
        Err(SolveError::Cycle(cycle)) => Some(cycle),
        _ => None,
    }
}
