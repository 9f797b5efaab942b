//! The token game on large graphs, from a file to the number of winning vertices, beside programs of the textbook
//! kind. Each time is also compared with what memory alone would take.

use grundy_bench::files::{Race, Run, folder, free_space, grundy, measured, serve, textbook};
use grundy_bench::graphs::{Shape, edge_list};
use grundy_bench::roofline::Roofline;
use std::ffi::OsStr;
use std::path::Path;

/// Bytes of a line, at most.
const LINE: u64 = 18;

struct Case {
    name: &'static str,
    what: &'static str,
    shape: Shape,
    vertices: u64,
    arcs: u64,
    rounds: usize,
}

const CASES: [Case; 7] = [
    Case {
        name: "shuffled_1e7",
        what: "token game, 10^6 vertices, 10^7 arcs, shuffled",
        shape: Shape::Shuffled,
        vertices: 1_000_000,
        arcs: 10_000_000,
        rounds: 5,
    },
    Case {
        name: "ordered_1e7",
        what: "the same, vertices and arcs in order",
        shape: Shape::InOrder,
        vertices: 1_000_000,
        arcs: 10_000_000,
        rounds: 5,
    },
    Case {
        name: "labels_1e7",
        what: "the same, vertices in order, arcs in any",
        shape: Shape::InOrderMixed,
        vertices: 1_000_000,
        arcs: 10_000_000,
        rounds: 5,
    },
    Case {
        name: "chain_1e6",
        what: "token game, a path of 10^6 vertices, shuffled",
        shape: Shape::Chain,
        vertices: 1_000_000,
        arcs: 999_999,
        rounds: 9,
    },
    Case {
        name: "loopy_3e7",
        what: "token game with cycles, 10^7 vertices, 3·10^7 arcs",
        shape: Shape::Loopy,
        vertices: 10_000_000,
        arcs: 30_000_000,
        rounds: 3,
    },
    Case {
        name: "shuffled_1e8",
        what: "token game, 10^7 vertices, 10^8 arcs, shuffled",
        shape: Shape::Shuffled,
        vertices: 10_000_000,
        arcs: 100_000_000,
        rounds: 3,
    },
    Case {
        name: "ordered_1e8",
        what: "the same, vertices and arcs in order",
        shape: Shape::InOrder,
        vertices: 10_000_000,
        arcs: 100_000_000,
        rounds: 3,
    },
];

fn main() {
    serve();
    // Only the cases whose names contain the first argument, if there is one.
    let wanted = std::env::args().skip(1).find(|arg| !arg.starts_with('-')).unwrap_or_default();
    let mut race = Race::new("graphs");
    let (acyclic, loopy) = (textbook("token_graph"), textbook("token_loopy"));
    let ours = grundy();
    for case in CASES.iter().filter(|case| case.name.contains(&wanted)) {
        let path = folder().join(case.name).with_extension("txt");
        // As much again is left to others.
        if !path.exists() && free_space() < 2 * LINE * case.arcs {
            println!("{}: left out, as there is no room on the disk", case.what);
            continue;
        }
        edge_list(&path, case.shape, case.vertices, case.arcs);
        let peer = if case.shape == Shape::Loopy { &loopy } else { &acyclic };
        let seconds = race.run(
            case.what,
            case.rounds,
            || answer(&ours, &path, case.shape),
            || measured(peer, &[path.as_os_str()]),
            |ours, peer| said(ours, case.shape) == peer.trim(),
        );
        let bytes = path.metadata().expect("it is there").len();
        // A word for each vertex: what is open of it, and what it has seen.
        let word = if case.shape == Shape::Loopy { 16 } else { 2 };
        let roofline = Roofline::measured(case.vertices * word);
        race.note(&format!("{}: {}", case.what, roofline.compared(seconds, bytes, case.arcs)));
        if case.arcs > 50_000_000 {
            std::fs::remove_file(&path).expect("it was there");
        }
    }
}

fn answer(ours: &Path, path: &Path, shape: Shape) -> Run {
    let mut args = ["graph", "--json"].map(OsStr::new).to_vec();
    if shape == Shape::Loopy {
        args.push(OsStr::new("--loopy"));
    }
    args.push(path.as_os_str());
    measured(ours, &args)
}

/// What our object says, as the textbook program says it.
fn said(object: &str, shape: Shape) -> String {
    let number = |field: &str| {
        let start = object.find(&format!("\"{field}\":")).expect("it has the field");
        let digits = object[start..].split([':', ',', '}']).nth(1).expect("a number");
        digits.to_owned()
    };
    match shape {
        Shape::Loopy => ["N", "P", "D"].map(number).join(" "),
        _ => number("winning_vertices"),
    }
}
