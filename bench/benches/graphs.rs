//! Large graphs.
use grundy_bench::files::{folder, measured, serve, textbook};
use grundy_bench::graphs::{Shape, edge_list};
fn main() {
    serve();
    let f = folder();
    for (name, s, n, m) in [
        ("shuffled_1e6", Shape::Shuffled, 1_000_000, 10_000_000),
        ("ordered_1e6", Shape::InOrder, 1_000_000, 10_000_000),
        ("ordered_mixed_1e6", Shape::InOrderMixed, 1_000_000, 10_000_000),
        ("chain_1e6", Shape::Chain, 1_000_000, 999_999),
        ("loopy_1e7", Shape::Loopy, 10_000_000, 30_000_000),
    ] {
        edge_list(&f.join(name).with_extension("txt"), s, n, m);
    }
    let _ = (measured, textbook);
}
