//! One graph in every form.

use super::*;
use crate::columns::{Column, Width, Writer};
use flate2::Compression;
use flate2::write::GzEncoder;
use grundy_core::{Limits, Play};
use grundy_engines::graph::{Backward, Digraph, Rows, token_values};
use std::io::Write;

const ARCS: [(u32, u32); 5] = [(0, 1), (0, 2), (1, 2), (3, 0), (3, 0)];

fn edge_list() -> Vec<u8> {
    let lines: String = ARCS.iter().map(|(from, to)| format!("{from} {to}\n")).collect();
    format!("# a list\n4 5\n{lines}").into_bytes()
}

fn table(columns: &[Column; 2], rows: &[(u32, u32)]) -> Vec<u8> {
    let mut writer = Writer::new(Vec::new(), columns).unwrap();
    let (from, to): (Vec<u32>, Vec<u32>) = rows.iter().copied().unzip();
    writer.write(&[from.as_slice().into(), to.as_slice().into()]).unwrap();
    writer.finish().unwrap()
}

fn forms() -> Vec<(&'static str, Vec<u8>)> {
    let dot = b"digraph { 0; 1; 2; 3; 0 -> {1 2}; 1 -> 2; 3 -> 0; 3 -> 0 }".to_vec();
    let named = [Column::numbers("to", Width::U32), Column::numbers("from", Width::U32)];
    let turned: Vec<(u32, u32)> = ARCS.iter().map(|&(from, to)| (to, from)).collect();
    let unnamed = [Column::numbers("a", Width::U32), Column::numbers("b", Width::U32)];
    vec![
        ("text", edge_list()),
        ("dot", dot),
        ("named", table(&named, &turned)),
        ("unnamed", table(&unnamed, &ARCS)),
    ]
}

fn gzip(bytes: &[u8]) -> Vec<u8> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::fast());
    encoder.write_all(bytes).unwrap();
    encoder.finish().unwrap()
}

fn zstandard(bytes: &[u8]) -> Vec<u8> {
    zstd::encode_all(bytes, 1).unwrap()
}

/// From a pipe and from a file.
fn both_ways(bytes: &[u8], options: TextOptions) -> [Result<Loaded, LoadError>; 2] {
    let budget = Budget::unlimited();
    let id = std::thread::current().id();
    let path = std::env::temp_dir().join(format!("grundy-input-{}-{id:?}", std::process::id()));
    std::fs::write(&path, bytes).unwrap();
    let file = std::fs::File::open(&path).unwrap();
    let read = [load_stream(bytes, &options, &budget), load_file(&file, &options, &budget)];
    std::fs::remove_file(path).unwrap();
    read
}

fn error(bytes: &[u8]) -> String {
    let [stream, path] = both_ways(bytes, TextOptions::default());
    let [stream, path] = [stream, path].map(|read| read.expect_err("it is wrong").to_string());
    assert_eq!(stream, path);
    stream
}

#[test]
fn every_form_gives_the_same_graph() {
    for (name, bytes) in forms() {
        let half = bytes.len() / 2;
        let parts = [gzip(&bytes[..half]), gzip(&bytes[half..])].concat();
        for packed in [bytes.clone(), gzip(&bytes), zstandard(&bytes), parts] {
            for read in both_ways(&packed, TextOptions::default()) {
                let read = read.unwrap_or_else(|why| panic!("{name}: {why}"));
                assert_eq!(read.graph.vertex_count(), 4, "{name}");
                let tails = |v| read.graph.tails().row(v).to_vec();
                assert_eq!(
                    (0..4).map(tails).collect::<Vec<_>>(),
                    [vec![3, 3], vec![0], vec![0, 1], vec![]]
                );
                assert_eq!(read.names.find("3"), Some(3));
                assert_eq!(read.names.are_words(), name == "dot");
                let budget = Budget::unlimited();
                let values =
                    token_values(read.graph.tails(), read.graph.labelling(), &budget).unwrap();
                assert_eq!(values.iter().collect::<Vec<_>>(), [2, 1, 0, 0]);
            }
        }
    }
}

#[test]
fn mistakes_are_told() {
    assert!(error(&gzip(&edge_list())[..30]).starts_with("damaged"));
    let mut flipped = zstandard(&edge_list().repeat(100));
    flipped.truncate(flipped.len() - 3);
    assert!(error(&flipped).starts_with("damaged"));
    assert!(error(b"graph { a -- b }").contains("direction"));
    assert!(error(b"digraph { a -- b }").contains("Foreign"));
    assert!(error(b"digraph { \xff }").contains("UTF-8"));
    assert!(error(b"PAR1 and no more").contains("Parquet"));
    let one = [Column::numbers("from", Width::U32), Column::words("to", &["a"])];
    let mut writer = Writer::new(Vec::new(), &one).unwrap();
    writer.write(&[(&[1_u32][..]).into(), (&[0_u8][..]).into()]).unwrap();
    assert!(error(&writer.finish().unwrap()).contains("no two columns"));
    let wide = [Column::numbers("from", Width::U64), Column::numbers("to", Width::U64).optional()];
    for (from, present, said) in [
        (1 << 32, true, "column from, row 1: 4294967296 is no"),
        (7, false, "column to, row 1: nothing"),
    ] {
        let mut writer = Writer::new(Vec::new(), &wide).unwrap();
        let (from, to, there) = ([1_u64, from], [0_u64, 0], [true, present]);
        let to = crate::columns::Cells::from(&to[..]).present(&there);
        writer.write(&[(&from[..]).into(), to]).unwrap();
        assert!(error(&writer.finish().unwrap()).contains(said));
    }
    // Something compressed twice is no graph.
    assert!(error(&gzip(&gzip(&edge_list()))).contains("line 1"));
}

#[test]
fn labels_from_one_are_those_of_tables_too() {
    let options = TextOptions { from_one: true, ..TextOptions::default() };
    let columns = [Column::numbers("u", Width::U8), Column::numbers("v", Width::U8)];
    let mut writer = Writer::new(Vec::new(), &columns).unwrap();
    writer.write(&[(&[1_u8, 2][..]).into(), (&[2_u8, 3][..]).into()]).unwrap();
    for read in both_ways(&writer.finish().unwrap(), options) {
        let read = read.unwrap();
        assert_eq!((read.graph.vertex_count(), read.names.find("3")), (3, Some(2)));
    }
    let columns = ["u", "v"].map(|name| Column::numbers(name, Width::U32));
    for read in both_ways(&table(&columns, &[(0, 1)]), options) {
        assert!(read.unwrap_err().to_string().contains("0 is no vertex"));
    }
}

#[test]
fn a_bomb_is_met_with_the_limit() {
    let limits = Limits { memory: 1 << 20, ..Default::default() };
    let budget = Budget::new(&limits);
    for start in ["digraph { /*", "0 1", "PAR1"] {
        let mut bomb = start.as_bytes().to_vec();
        bomb.resize(1 << 26, b' ');
        let packed = zstandard(&bomb);
        assert!(packed.len() < 1 << 14);
        let read = load_stream(packed.as_slice(), &TextOptions::default(), &budget);
        let stopped = matches!(read, Err(LoadError::Graph(GraphError::Stopped(_))));
        assert!(stopped, "{start}");
    }
}

/// Bytes of every form, changed, cut and repeated here and there: each is a graph that can be solved or a mistake, and none
/// takes more than the limit or ends in a panic.
#[test]
fn mutated_files_are_solved_or_refused() {
    let limits = Limits { memory: 1 << 22, ..Default::default() };
    let budget = Budget::new(&limits);
    let tails = Digraph::from_arcs(4, &[(0, 1), (0, 2), (3, 0)]).reversed();
    let mut forms: Vec<Vec<u8>> = forms().into_iter().map(|(_, bytes)| bytes).collect();
    forms.push(crate::graphs::write_binary(Vec::new(), &tails, false, &budget).unwrap());
    let packed: Vec<Vec<u8>> =
        forms.iter().flat_map(|form| [gzip(form), zstandard(form)]).collect();
    forms.extend(packed);
    let mut state = 5_u64;
    let mut below = |bound: usize| {
        state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        usize::try_from(state >> 33).unwrap() % bound
    };
    let (mut read, mut refused) = (0, 0);
    for form in &forms {
        for _ in 0..400 {
            let mut bytes = form.clone();
            for _ in 0..=below(3) {
                let at = below(bytes.len());
                match below(5) {
                    0 => bytes[at] = u8::try_from(below(256)).unwrap(),
                    1 => bytes[at] ^= 1 << below(8),
                    2 => bytes.truncate(at + 1),
                    3 => bytes.insert(at, b"09 \n#%-\0\xff"[below(9)]),
                    _ => bytes.extend_from_within(at..),
                }
            }
            match load_stream(&bytes[..], &TextOptions::default(), &budget) {
                Ok(loaded) => {
                    let tails = loaded.graph.tails();
                    let play = Play::Normal;
                    let solved = Backward::solve(tails, play, true, &budget);
                    if let Ok(solved) = solved {
                        let acyclic = token_values(tails, loaded.graph.labelling(), &budget);
                        if let Ok(values) = acyclic {
                            let mut found = (0..).zip(values.iter());
                            assert!(found.all(|(v, n)| solved.finite(v) == Some(n)));
                        }
                    }
                    read += 1;
                }
                Err(_) => refused += 1,
            }
        }
    }
    assert!(read > 200 && refused > 500, "{read} {refused}");
}
