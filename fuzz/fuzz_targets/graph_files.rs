//! Whatever bytes a graph file has, in whichever form and however compressed: what is read can be solved, and what it says of
//! each vertex fits its options.
#![no_main]

use grundy_core::{Budget, Limits, Play};
use grundy_engines::graph::{Backward, Label, Rows, heads_of};
use grundy_files::graphs::{TextOptions, load_stream};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let limits = Limits { memory: 1 << 24, ..Limits::default() };
    let budget = Budget::new(&limits);
    let Ok(loaded) = load_stream(bytes, &TextOptions::default(), &budget) else { return };
    let tails = loaded.graph.tails();
    let Ok(solved) = Backward::solve(tails, Play::Normal, true, &budget) else { return };
    let vertices: Vec<u32> = (0..=u32::MAX).take(tails.vertex_count()).collect();
    let heads = heads_of(tails, &vertices, &budget).expect("the watch is patient");
    for (&vertex, heads) in vertices.iter().zip(&heads) {
        let any = |is: fn(Label) -> bool| heads.iter().any(|&head| is(solved.label(head)));
        let right = match solved.label(vertex) {
            Label::Win(_) => any(|label| matches!(label, Label::Loss(_))),
            Label::Loss(_) => !any(|label| !matches!(label, Label::Win(_))),
            Label::Draw => {
                any(|label| label == Label::Draw) && !any(|label| matches!(label, Label::Loss(_)))
            }
        };
        assert!(right, "{vertex}");
    }
});
