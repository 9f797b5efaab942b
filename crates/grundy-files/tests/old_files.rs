//! Files that earlier builds wrote are read as ever, and what is written now is the same byte by byte.
//!
//! The files in `old/` were written when each format had its first version. They are never written anew: a format
//! that changes gets another version, and files of its own.

#![allow(clippy::unwrap_used, reason = "tests")]

use grundy_files::{checkpoint, table};

const CHECKPOINT: &[u8] = include_bytes!("old/kayles.checkpoint");
const TABLE: &[u8] = include_bytes!("old/kayles.table");
const KAYLES: [u64; 13] = [0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4];

#[test]
fn a_checkpoint() {
    assert_eq!(checkpoint::read_values(CHECKPOINT, |of| of == "0.77").unwrap(), KAYLES);
    let mut written = Vec::new();
    checkpoint::write_values(&mut written, "0.77", || KAYLES.into_iter().map(Ok)).unwrap();
    assert_eq!(written, CHECKPOINT);
}

#[test]
fn a_table() {
    let read = table::read(TABLE).unwrap();
    assert_eq!((read.rule.as_str(), read.from, &read.values[..]), ("0.77", 3, &KAYLES[3..]));
    let mut written = Vec::new();
    let values = || KAYLES[3..].iter().copied().map(Ok);
    table::write(&mut written, "0.77", 3, values).unwrap();
    assert_eq!(written, TABLE);
}

#[cfg(feature = "graphs")]
mod graphs {
    use grundy_core::{Budget, Play};
    use grundy_engines::graph::{Digraph, Rows, labels};
    use grundy_files::graphs::{
        Graph, Header, Strategy, TextOptions, Verdict, graph_of_arcs, load_stream, write_binary,
        write_strategy,
    };

    const GRAPH: &[u8] = include_bytes!("old/graph.grundy");
    const STRATEGY: &[u8] = include_bytes!("old/graph.strategy");
    const TEXT: &[u8] = include_bytes!("old/graph.txt");
    const FROM_ONE: TextOptions = TextOptions { header: Header::Guess, from_one: true };

    #[test]
    fn a_graph() {
        let budget = Budget::unlimited();
        let text = load_stream(TEXT, &FROM_ONE, &budget).unwrap();
        let binary = load_stream(GRAPH, &TextOptions::default(), &budget).unwrap();
        assert_eq!(binary.names, text.names);
        let rows =
            |graph: &Graph| (0..8).map(|v| graph.tails().row(v).to_vec()).collect::<Vec<_>>();
        assert_eq!(rows(&binary.graph), rows(&text.graph));
        assert_eq!(binary.graph.tails().row(3), [2, 5]);
        let written = write_binary(Vec::new(), text.graph.tails(), true, &budget).unwrap();
        assert_eq!(written, GRAPH);
    }

    /// The checksum of a file of several blocks.
    #[test]
    fn a_graph_of_some_megabytes() {
        let budget = Budget::unlimited();
        let arcs = (1..200_000_u32).flat_map(|vertex| [(vertex, vertex / 2), (vertex, vertex - 1)]);
        let graph = graph_of_arcs(arcs, Some(200_000), &budget).unwrap();
        let written = write_binary(Vec::new(), graph.tails(), false, &budget).unwrap();
        assert_eq!(written.len(), 3_200_040);
        assert!(written.ends_with(&[0xa6, 0xf1, 0xf0, 0x11, 0x1a, 0x48, 0xcc, 0x7d]));
        let read = load_stream(&written[..], &TextOptions::default(), &budget).unwrap();
        assert_eq!(read.graph.arc_count(), 399_998);
    }

    #[test]
    fn a_strategy() {
        let budget = Budget::unlimited();
        assert!(Strategy::is_one(STRATEGY));
        let strategy = Strategy::read(STRATEGY, &budget).unwrap();
        assert_eq!(strategy.origin().file, "graph.txt");
        assert_eq!((strategy.origin().options, strategy.origin().play), (FROM_ONE, Play::Misere));
        let graph = load_stream(GRAPH, &TextOptions::default(), &budget).unwrap().graph;
        assert_eq!(strategy.check(graph.tails(), &budget), Ok(Verdict::Holds));
        let arcs: Vec<(usize, usize)> = (0..8_u32)
            .flat_map(|head| graph.tails().row(head).iter().map(move |&tail| (tail, head)))
            .map(|(tail, head)| (tail as usize, head as usize))
            .collect();
        let digraph = Digraph::from_arcs(8, &arcs);
        let mut written = Vec::new();
        let labels = labels(&digraph, Play::Misere);
        write_strategy(&mut written, strategy.origin(), &digraph, &labels, &budget).unwrap();
        assert_eq!(written, STRATEGY);
    }
}
