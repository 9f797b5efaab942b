//! Binary files, whole and damaged.

use super::*;
use crate::graphs::{GraphError, LoadError, Loaded, TextOptions, load_file, load_stream};
use grundy_core::Budget;
use grundy_engines::graph::{Digraph, Labelling, Rows};
use proptest::prelude::*;
use std::path::PathBuf;

fn file(name: &str) -> PathBuf {
    std::env::temp_dir().join(format!("grundy-binary-{name}-{}", std::process::id()))
}

fn written(tails: &Digraph, from_one: bool) -> Vec<u8> {
    write_binary(Vec::new(), tails, from_one, &Budget::unlimited()).unwrap()
}

/// Read from a file, which is mapped, and from a pipe.
fn read(bytes: &[u8], name: &str) -> [Result<Loaded, LoadError>; 2] {
    let path = file(name);
    std::fs::write(&path, bytes).unwrap();
    let (options, budget) = (TextOptions::default(), Budget::unlimited());
    let file = std::fs::File::open(&path).unwrap();
    let read = [load_file(&file, &options, &budget), load_stream(bytes, &options, &budget)];
    std::fs::remove_file(path).unwrap();
    read
}

fn wrong(bytes: &[u8], name: &str) -> BinaryError {
    let [mapped, held] = read(bytes, name).map(|read| match read {
        Err(LoadError::Graph(GraphError::Binary(error))) => error,
        other => panic!("{other:?}"),
    });
    assert_eq!(mapped, held);
    mapped
}

fn small() -> Digraph {
    Digraph::from_arcs(4, &[(3, 0), (1, 0), (2, 1), (3, 2), (3, 2)]).reversed()
}

proptest! {
    #[test]
    fn what_was_written_is_read(
        arcs in prop::collection::vec((0_usize..20, 0_usize..20), 0..60),
        vertices in 20_usize..30,
        from_one: bool,
    ) {
        let tails = Digraph::from_arcs(vertices, &arcs).reversed();
        let bytes = written(&tails, from_one);
        for loaded in read(&bytes, "law") {
            let loaded = loaded.unwrap();
            let graph = &loaded.graph;
            prop_assert_eq!(graph.vertex_count(), vertices);
            prop_assert_eq!(graph.arc_count(), arcs.len());
            prop_assert_eq!(graph.labelling(), Labelling::of_tails(&tails));
            for vertex in tails.vertices() {
                prop_assert_eq!(graph.tails().row(vertex), tails.heads(vertex as usize));
            }
            prop_assert_eq!(loaded.names.of(0), u8::from(from_one).to_string());
        }
    }

    /// No change of one byte is taken for a graph, and none ends in a panic.
    #[test]
    fn a_changed_byte_is_found(at: prop::sample::Index, change in 1_u8..=255) {
        let mut bytes = written(&small(), false);
        let at = at.index(bytes.len());
        bytes[at] ^= change;
        for read in read(&bytes, "changed") {
            prop_assert!(read.is_err(), "byte {at} changed by {change}");
        }
    }
}

#[test]
fn every_shortened_file_is_refused() {
    let bytes = written(&small(), false);
    for length in 8..bytes.len() {
        let error = wrong(&bytes[..length], "short");
        let head = matches!(error, BinaryError::Head) && length < HEAD;
        let found = length as u64;
        let cut = error == BinaryError::Length { expected: bytes.len() as u64, found };
        assert!(head || cut, "{length}: {error}");
    }
    let longer = [&bytes[..], &[0]].concat();
    assert!(matches!(wrong(&longer, "short"), BinaryError::Length { .. }));
}

#[test]
fn what_is_wrong_is_told() {
    let bytes = written(&small(), false);
    let changed = |at: usize, to: u8| {
        let mut bytes = bytes.clone();
        bytes[at] = to;
        wrong(&bytes, "told")
    };
    assert_eq!(changed(7, b'2'), BinaryError::Version);
    // What begins so was once taken for an edge list of one comment, and that for a graph without vertices.
    assert_eq!(changed(0, b'%'), BinaryError::Head);
    assert_eq!(changed(0, b'#'), BinaryError::Head);
    assert_eq!(changed(24, 2), BinaryError::Head);
    // 2^56 vertices.
    assert_eq!(changed(15, 1), BinaryError::Head);
    assert!(matches!(changed(8, 5), BinaryError::Length { .. }));
    assert!(matches!(changed(23, 0x7f), BinaryError::Head | BinaryError::Length { .. }));
    assert_eq!(changed(HEAD, 1), BinaryError::Row(0));
    assert_eq!(changed(HEAD + 8 * 4, 4), BinaryError::Row(3));
    assert_eq!(changed(HEAD + 8 * 2 + 3, 1), BinaryError::Row(1));
    assert_eq!(changed(HEAD + 8 * 5 + 4 * 2, 4), BinaryError::Tail(1));
    assert_eq!(changed(HEAD + 8 * 5 + 4 * 2, 3), BinaryError::Checksum);
    assert_eq!(changed(bytes.len() - 1, !bytes[bytes.len() - 1]), BinaryError::Checksum);
}

/// More than one block of the checksum, so that several threads look at it.
#[test]
fn a_long_file() {
    let n = 200_000;
    let arcs: Vec<(usize, usize)> = (1..n).flat_map(|v| [(v, v / 2), (v, v - 1)]).collect();
    let tails = Digraph::from_arcs(n, &arcs).reversed();
    let mut bytes = written(&tails, true);
    for loaded in read(&bytes, "long") {
        let graph = loaded.unwrap().graph;
        assert_eq!(graph.labelling(), Labelling::Descending);
        assert!(tails.vertices().all(|v| graph.tails().row(v) == tails.heads(v as usize)));
    }
    let last = bytes.len() - TAIL - 4;
    bytes[last..last + 4].copy_from_slice(&200_000_u32.to_le_bytes());
    assert_eq!(wrong(&bytes, "long"), BinaryError::Tail(199_998));
}

#[test]
fn the_budget_ends_it() {
    let bytes = written(&small(), false);
    let (options, budget) = (TextOptions::default(), Budget::unlimited());
    budget.stop().request();
    assert!(load_stream(&bytes[..], &options, &budget).is_err());
    let error = write_binary(Vec::new(), &small(), false, &budget).unwrap_err();
    assert!(error.to_string().starts_with("cancelled"), "{error}");
}
