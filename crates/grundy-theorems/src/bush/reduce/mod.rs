//! The reduction of a drawing, one step at a time, as a person would do it on paper: what floats
//! falls, cycles are fused until none is left, then branches are gathered from the top down, until
//! only stalks and loops stand on the ground.

mod colon;
mod fusion;
mod sketch;

use super::value;
use crate::Analysis;
use colon::Fresh;
use grundy_games::bush::{Bush, Edge};
use grundy_reasons::Method;
use grundy_reasons::{Fallen, Hackenbush, Reason, Stalks, Step};
use sketch::Sketch;

/// Drawings with more edges are evaluated only: nobody would read the steps, and each holds the
/// drawing twice.
const MOST_EDGES_TRACED: usize = 64;

/// The value of `bush` and the reduction to it.
pub(crate) fn analyse(bush: &Bush) -> Analysis {
    let value = value(bush);
    let traced = bush.edges().len() <= MOST_EDGES_TRACED;
    let step = Step::Hackenbush(Hackenbush { edges: bush.edges().to_vec(), value, traced });
    let parts = if traced { trace(bush) } else { Vec::new() };
    Analysis { value, method: Method::ColonFusion, reason: Reason::with_parts(step, parts) }
}

/// The steps in order; what one leaves is what the next begins with.
fn trace(bush: &Bush) -> Vec<Reason> {
    let mut steps = Vec::new();
    let mut drawing = bush.edges().to_vec();
    if let Some(fallen) = fall(bush) {
        drawing.clone_from(&fallen.after);
        steps.push(Step::Fallen(fallen));
    }
    while let Some(fusion) = fusion::shortest(&drawing) {
        drawing.clone_from(&fusion.after);
        steps.push(Step::Fusion(fusion));
    }
    let mut fresh = Fresh::besides(bush.edges());
    while let Some(colon) = colon::highest(&drawing, &mut fresh) {
        drawing.clone_from(&colon.after);
        steps.push(Step::Colon(colon));
    }
    steps.push(Step::Stalks(stalks(drawing)));
    steps.into_iter().map(Reason::new).collect()
}

fn fall(bush: &Bush) -> Option<Fallen> {
    let standing = bush.standing();
    let before = bush.edges().to_vec();
    let after: Vec<Edge> = standing.iter().map(|&edge| before[edge]).collect();
    let edges: Vec<usize> =
        (0..before.len()).filter(|edge| standing.binary_search(edge).is_err()).collect();
    let [value_before, value_after] = values(&before, &after);
    (!edges.is_empty()).then_some(Fallen { before, after, edges, value_before, value_after })
}

/// The values before and after a step.
fn values(before: &[Edge], after: &[Edge]) -> [u64; 2] {
    [before, after].map(|edges| value(&Bush::new(edges.to_vec())))
}

fn stalks(drawing: Vec<Edge>) -> Stalks {
    let sketch = Sketch::new(&drawing);
    let from_ground = sketch.walk(Sketch::GROUND, None);
    let lengths = sketch.stalks(&from_ground);
    let (stalks, loops) = colon::branches(&sketch, from_ground[0], &lengths);
    let sum = stalks.iter().fold(loops % 2, |sum, stalk| sum ^ stalk);
    Stalks { drawing, stalks, loops, sum }
}
