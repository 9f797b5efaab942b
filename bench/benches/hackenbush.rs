//! Hackenbush from file to answer: values of millions of edges beside a textbook program, and all winning cuts.

use grundy_bench::Numbers;
use grundy_bench::files::{Race, folder, grundy, measured, serve, textbook};
use grundy_games::bush::{Bush, Edge};
use std::collections::BTreeSet;
use std::fs::{self, File};
use std::io::{BufWriter, Write};
use std::path::{Path, PathBuf};

/// Each program is run so often.
const ROUNDS: usize = 5;

/// Of so many cuts that were listed, and of as many that were not, the value after them is found anew.
const SAMPLE: usize = 1000;

fn main() {
    serve();
    let mut race = Race::new("hackenbush");
    values(&mut race);
    cuts(&mut race);
}

/// From file to value.
fn values(race: &mut Race) {
    let peer = textbook("hackenbush");
    let (ours, tens) = (grundy(), 10_000_000);
    for (what, edges) in [
        ("10^7 edges, random multigraph", multigraph(tens, tens / 2)),
        ("10^7 edges, random tree", tree(tens)),
        ("path of 5·10^6 edges with shuffled labels", path(tens / 2)),
    ] {
        let file = written("hackenbush-value.txt", edges);
        let path = file.as_os_str();
        race.run(
            &format!("Hackenbush value, {what}"),
            ROUNDS,
            || {
                let asked =
                    ["hackenbush".as_ref(), path, "--value-only".as_ref(), "--json".as_ref()];
                measured(&ours, &asked)
            },
            || measured(&peer, &[path]),
            |ours, peer| field(ours, "value") == peer.trim() && !peer.trim().is_empty(),
        );
        fs::remove_file(&file).expect("it was written");
    }
}

/// All winning cuts.
fn cuts(race: &mut Race) {
    let peer = textbook("hackenbush");
    let ours = grundy();
    let solve = |file: &Path| {
        measured(&ours, &["hackenbush".as_ref(), file.as_os_str(), "--json".as_ref()])
    };
    let file = written("hackenbush-cuts.txt", multigraph(10_000, 7_000));
    race.run(
        "all winning cuts of 10^4 random edges; the textbook program tries each",
        ROUNDS,
        || solve(&file),
        || measured(&peer, &[file.as_os_str(), "cuts".as_ref()]),
        |ours, peer| field(ours, "winning_cuts") == peer.trim() && stands(ours, 10_000),
    );
    let edges = multigraph(100_000, 70_000);
    let file = written("hackenbush-cuts.txt", edges.clone());
    race.alone(
        "all winning cuts of 10^5 random edges",
        ROUNDS,
        || solve(&file),
        |printed| {
            check(&edges, field(printed, "winning_cuts"));
            stands(printed, edges.len())
        },
    );
    fs::remove_file(&file).expect("it was written");
}

/// Whether most of the edges stand and some cut wins, so that there was something to do.
fn stands(printed: &str, edges: usize) -> bool {
    let standing: usize = field(printed, "standing").parse().expect("a number");
    standing > edges / 2 && field(printed, "winning_cuts") != "[]"
}

/// Tries some of the cuts that win and some of the others by the engine for values, which knows no cuts.
fn check(edges: &[Edge], winning: &str) {
    let inner = winning.trim_start_matches('[').trim_end_matches(']');
    let winning: BTreeSet<usize> =
        inner.split(',').map(|edge| edge.parse().expect("a number")).collect();
    let mut numbers = Numbers::new(7);
    let any = (0..SAMPLE).map(|_| below(&mut numbers, edges.len()));
    let step = winning.len().div_ceil(SAMPLE);
    for cut in winning.iter().copied().step_by(step).chain(any) {
        let mut left = edges.to_vec();
        left.remove(cut);
        assert_eq!(
            grundy_theorems::bush::value(&Bush::new(left)) == 0,
            winning.contains(&cut),
            "cutting edge {cut}"
        );
    }
}

/// What follows `"name":` in a flat JSON object, up to the end of the number or the list.
fn field<'a>(json: &'a str, name: &str) -> &'a str {
    let name = format!("\"{name}\":");
    let at = json.find(&name).expect("the field is there") + name.len();
    let rest = &json[at..];
    let end = match rest.starts_with('[') {
        true => rest.find(']').map(|end| end + 1),
        false => rest.find([',', '}']),
    };
    &rest[..end.expect("JSON is complete")]
}

/// Edges between vertices drawn at random, loops and parallel ones included.
fn multigraph(edges: usize, vertices: usize) -> Vec<Edge> {
    let mut numbers = Numbers::new(8);
    let mut vertex = || label(below(&mut numbers, vertices));
    (0..edges).map(|_| Edge(vertex(), vertex())).collect()
}

/// Each vertex stands on one that was there before.
fn tree(edges: usize) -> Vec<Edge> {
    let mut numbers = Numbers::new(4);
    let tree = (1..=edges).map(|tip| (below(&mut numbers, tip), tip)).collect();
    shuffled(tree)
}

fn path(edges: usize) -> Vec<Edge> {
    shuffled((0..edges).map(|low| (low, low + 1)).collect())
}

/// The edges in another order, between vertices with other labels; the ground keeps its own.
fn shuffled(mut edges: Vec<(usize, usize)>) -> Vec<Edge> {
    let mut numbers = Numbers::new(5);
    let mut labels: Vec<usize> = (0..=edges.len()).collect();
    shuffle(&mut labels[1..], &mut numbers);
    shuffle(&mut edges, &mut numbers);
    edges.into_iter().map(|(a, b)| Edge(label(labels[a]), label(labels[b]))).collect()
}

/// Fisher and Yates.
fn shuffle<T>(items: &mut [T], numbers: &mut Numbers) {
    for last in (1..items.len()).rev() {
        items.swap(last, below(numbers, last + 1));
    }
}

fn below(numbers: &mut Numbers, bound: usize) -> usize {
    usize::try_from(numbers.below(bound as u64)).expect("below a usize")
}

fn label(vertex: usize) -> u32 {
    u32::try_from(vertex).expect("a small label")
}

/// An edge list with its header.
fn written(name: &str, edges: Vec<Edge>) -> PathBuf {
    let path = folder().join(name);
    let write = || {
        let mut out = BufWriter::new(File::create(&path)?);
        let vertices = edges.iter().map(|edge| edge.0.max(edge.1)).max().unwrap_or(0) + 1;
        writeln!(out, "{vertices} {}", edges.len())?;
        edges.iter().try_for_each(|Edge(a, b)| writeln!(out, "{a} {b}"))?;
        out.flush()
    };
    write().expect("the target folder can be written");
    path
}
