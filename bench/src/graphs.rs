//! Files of large graphs, which are the same in every run.

use crate::Numbers;
use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::Path;

/// How the vertices of a graph are labelled, and in which order its arcs are listed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// No cycles; labels and arcs in any order.
    Shuffled,
    /// Every arc leads to a smaller label, and arcs are listed vertex by vertex, as a program lists the options
    /// of its positions.
    InOrder,
    /// Every arc leads to a smaller label; arcs in any order.
    InOrderMixed,
    /// One path through all vertices in a shuffled order; there are as many arcs as vertices but one.
    Chain,
    /// Arcs from anywhere to anywhere.
    Loopy,
}

/// Writes an edge list with a header to `path`, unless it is there already.
///
/// # Panics
/// If it cannot be written, or a label does not fit into 32 bits.
pub fn edge_list(path: &Path, shape: Shape, vertices: u64, arcs: u64) {
    if path.exists() {
        return;
    }
    // A file that is there is whole.
    let begun = path.with_extension("begun");
    write(&begun, shape, vertices, arcs).expect("the target folder can be written");
    fs::rename(&begun, path).expect("the target folder can be written");
}

fn write(path: &Path, shape: Shape, vertices: u64, arcs: u64) -> io::Result<()> {
    let mut out = BufWriter::with_capacity(1 << 20, File::create(path)?);
    let mut numbers = Numbers::new(vertices ^ arcs);
    writeln!(out, "{vertices} {arcs}")?;
    match shape {
        Shape::Shuffled => {
            let label = shuffled(vertices, &mut numbers);
            for _ in 0..arcs {
                let (high, low) = two(vertices, &mut numbers);
                line(&mut out, label[place(high)].into(), label[place(low)].into())?;
            }
        }
        Shape::InOrderMixed => {
            for _ in 0..arcs {
                let (high, low) = two(vertices, &mut numbers);
                line(&mut out, high, low)?;
            }
        }
        Shape::InOrder => {
            // As many arcs from each vertex as it would have got in any order, on average.
            let (mut from, mut left) = (1, arcs);
            while left > 0 {
                let rest = vertices - from;
                let own =
                    if rest == 1 { left } else { numbers.below(2 * left / rest + 1).min(left) };
                for _ in 0..own {
                    line(&mut out, from, numbers.below(from))?;
                }
                (from, left) = (from + 1, left - own);
            }
        }
        Shape::Chain => {
            let label = shuffled(vertices, &mut numbers);
            for pair in label.windows(2) {
                line(&mut out, pair[0].into(), pair[1].into())?;
            }
        }
        Shape::Loopy => {
            for _ in 0..arcs {
                let from = numbers.below(vertices);
                line(&mut out, from, numbers.below(vertices))?;
            }
        }
    }
    out.flush()
}

fn place(vertex: u64) -> usize {
    usize::try_from(vertex).expect("64 bits")
}

/// Two distinct vertices, the larger first.
fn two(vertices: u64, numbers: &mut Numbers) -> (u64, u64) {
    loop {
        let (a, b) = (numbers.below(vertices), numbers.below(vertices));
        if a != b {
            return (a.max(b), a.min(b));
        }
    }
}

/// The vertices in a random order (Fisher and Yates).
fn shuffled(vertices: u64, numbers: &mut Numbers) -> Vec<u32> {
    let mut labels: Vec<u32> =
        (0..vertices).map(|vertex| u32::try_from(vertex).expect("32 bits")).collect();
    for i in (1..labels.len()).rev() {
        labels.swap(i, place(numbers.below(i as u64 + 1)));
    }
    labels
}

/// Writes `from to`, faster than formatting would.
fn line(out: &mut impl Write, from: u64, to: u64) -> io::Result<()> {
    let mut text = [0; 42];
    let mut at = text.len() - 1;
    text[at] = b'\n';
    for (number, before) in [(to, b' '), (from, b'\n')] {
        let mut number = number;
        loop {
            at -= 1;
            text[at] = b'0' + u8::try_from(number % 10).expect("a digit");
            number /= 10;
            if number == 0 {
                break;
            }
        }
        if before == b' ' {
            at -= 1;
            text[at] = before;
        }
    }
    out.write_all(&text[at..])
}
