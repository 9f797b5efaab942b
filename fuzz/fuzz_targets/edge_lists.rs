//! An edge list is the same graph, or has a mistake, whether it is read as a whole or in pieces.
#![no_main]

use grundy_core::{Budget, Limits};
use grundy_engines::graph::Rows;
use grundy_files::graphs::{Graph, GraphError, Header, TextOptions, TextReader, read_bytes};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|input: (u8, &[u8])| {
    let (how, text) = input;
    let header = [Header::Guess, Header::Present, Header::Absent][usize::from(how % 3)];
    let options = TextOptions { header, from_one: how & 8 != 0 };
    let limits = Limits { memory: 1 << 24, ..Limits::default() };
    let budget = Budget::new(&limits);
    let whole = read_bytes(text, &options, &budget);
    let pieces = in_pieces(text, options, usize::from(how >> 4) + 1, &budget);
    match (whole, pieces) {
        (Ok(a), Ok(b)) => same(&a, &b),
        // Of a graph that is too large one may be told sooner than of its mistake.
        (Err(GraphError::Stopped(_)), _) | (_, Err(GraphError::Stopped(_))) => {}
        // Of several mistakes either may be told.
        (Err(_), Err(_)) => {}
        (a, b) => panic!("{a:?} and {b:?}"),
    }
});

fn in_pieces(
    text: &[u8],
    options: TextOptions,
    length: usize,
    budget: &Budget,
) -> Result<Graph, GraphError> {
    let mut reader = TextReader::new(options);
    text.chunks(length).try_for_each(|piece| reader.feed(piece, budget))?;
    reader.finish(budget)
}

fn same(a: &Graph, b: &Graph) {
    assert_eq!(a.vertex_count(), b.vertex_count());
    assert_eq!(a.labelling(), b.labelling());
    for vertex in (0..=u32::MAX).take(a.vertex_count()) {
        let [mut a, mut b] = [a, b].map(|graph| graph.tails().row(vertex).to_vec());
        a.sort_unstable();
        b.sort_unstable();
        assert_eq!(a, b);
    }
}
