//! Whatever bytes a graph file has, in whichever form and however compressed: what is read can be solved, and what it says of
//! each vertex fits its options.
#![no_main]

use grundy_core::{Limits, Play};
use grundy_engines::graph::{Backward, Label, Rows, Watch, heads_of};
use grundy_graphs::{TextOptions, open_stream};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let limits = Limits { memory: 1 << 24, ..Limits::default() };
    let watch = Watch::new(&limits, &|_| true);
    let Ok(loaded) = open_stream(bytes, &TextOptions::default(), &watch) else { return };
    let tails = loaded.graph.tails();
    let Ok(solved) = Backward::solve(tails, Play::Normal, true, &watch) else { return };
    let vertices: Vec<u32> = (0..=u32::MAX).take(tails.vertex_count()).collect();
    let heads = heads_of(tails, &vertices, &watch).expect("the watch is patient");
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
