//! Edge lists of every kind, in one piece and in many.

use super::*;
use crate::graphs::Tails;
use grundy_core::{Control, Limits};
use grundy_engines::graph::Digraph;

fn options(header: Header, from_one: bool) -> TextOptions {
    TextOptions { header, from_one }
}

type Read = Result<Digraph, String>;

fn digraph(read: Result<Graph, GraphError>) -> Read {
    match read {
        Ok(graph) => match graph.tails() {
            Tails::Held(tails) => Ok(tails.reversed()),
            #[cfg(feature = "map")]
            Tails::Mapped(_) => panic!("a text is held"),
        },
        Err(error) => Err(error.to_string()),
    }
}

/// What is read from `text`, which must not depend on how it comes.
fn read(text: &str, options: TextOptions) -> Read {
    let budget = Budget::unlimited();
    let whole = digraph(read_bytes(text.as_bytes(), &options, &budget));
    for size in [1, 2, 7, 1000] {
        let mut reader = TextReader::new(options);
        let fed = text.as_bytes().chunks(size).try_for_each(|piece| reader.feed(piece, &budget));
        let pieces = digraph(fed.and_then(|()| reader.finish(&budget)));
        assert_eq!(pieces, whole, "{text:?} in pieces of {size}");
    }
    whole
}

fn graph(vertices: usize, arcs: &[(usize, usize)]) -> Read {
    let mut arcs = arcs.to_vec();
    arcs.sort_unstable();
    Ok(Digraph::from_arcs(vertices, &arcs))
}

#[test]
fn forms_of_the_same_graph() {
    let expected = graph(4, &[(0, 1), (0, 2), (2, 3)]);
    for text in [
        "4 3\n0 1\n0 2\n2 3\n",
        "4 3\n0 1\n0 2\n2 3",
        "4 3\r\n0 1\r\n0 2\r\n2 3\r\n",
        "4\t3\n0\t1\n0\t2\n2\t3\n",
        "# a graph\n\n% of four vertices\n4 3\n0 1\n  0   2 \n\n2 3 # the last\n\n",
        "4 3\n2 3\n0 2\n0 1\n",
        "4 3\n00000000000 1\n0 2\n2 3\n",
    ] {
        assert_eq!(read(text, options(Header::Guess, false)), expected, "{text:?}");
        assert_eq!(read(text, options(Header::Present, false)), expected, "{text:?}");
    }
    for text in ["0 1\n0 2\n2 3\n", "2 3\n0 2\r\n0 1", "#\n0 2\n0 1\n2 3"] {
        assert_eq!(read(text, options(Header::Guess, false)), expected, "{text:?}");
        assert_eq!(read(text, options(Header::Absent, false)), expected, "{text:?}");
    }
    for text in ["4 3\n1 2\n1 3\n3 4\n", "1 3\n1 2\n3 4\n"] {
        assert_eq!(read(text, options(Header::Guess, true)), expected, "{text:?}");
    }
    assert_eq!(read("1 2\n1 3\n3 4\n", options(Header::Absent, true)), expected);
}

#[test]
fn small_and_odd_graphs() {
    let guess = options(Header::Guess, false);
    for empty in ["", "\n", "# nothing", "\r\n\r\n"] {
        assert_eq!(read(empty, guess), graph(0, &[]), "{empty:?}");
        assert_eq!(read(empty, options(Header::Absent, true)), graph(0, &[]));
    }
    assert_eq!(read("0 0\n", guess), graph(0, &[]));
    assert_eq!(read("0 0\n", options(Header::Absent, false)), graph(1, &[(0, 0)]));
    assert_eq!(read("5 0\n", guess), graph(5, &[]));
    assert_eq!(read("0 1", guess), graph(2, &[(0, 1)]));
    assert_eq!(read("2 3\n0 1\n0 1\n1 1\n", guess), graph(2, &[(0, 1), (0, 1), (1, 1)]));
    assert_eq!(read("1 2\n", options(Header::Absent, true)), graph(2, &[(0, 1)]));
}

#[test]
fn mistakes_have_their_line() {
    let guess = options(Header::Guess, false);
    let present = options(Header::Present, false);
    let one = options(Header::Guess, true);
    for (text, options, expected) in [
        ("4 3\n0 1\nx 2\n2 3\n", guess, "line 3, column 1: expected a number, found \"x\""),
        ("4 3\n0 1\n0 -2\n2 3\n", guess, "line 3, column 3: expected a number, found \"-2\""),
        ("x", guess, "line 1, column 1: expected a number, found \"x\""),
        ("4 3\n0 1\n0\n2 3\n", guess, "line 3, column 2: expected two numbers, found one"),
        ("4 3\n0 1\n0 1 1\n", guess, "line 3, column 5: expected the end of the line, found \"1\""),
        (
            "4 3\n0 1\n# two\n0 2\n2 4\n",
            guess,
            "line 5, column 3: label 4 is not one of 4 vertices from 0 on",
        ),
        (
            "4 3\n0 1\n9 2\n2 4\n",
            guess,
            "line 3, column 1: label 9 is not one of 4 vertices from 0 on",
        ),
        (
            "4 3\n1 2\n1 3\n0 4\n",
            one,
            "line 4, column 1: label 0 is not one of 4 vertices from 1 on",
        ),
        (
            "4 5\n0 1\n0 2\n2 3\n",
            guess,
            "line 1, column 3: the header promises 5 arcs, and there are 3 (or the line is an arc)",
        ),
        (
            "4 5\n0 1\n0 2\n2 3\n",
            present,
            "line 1, column 3: the header promises 5 arcs, and there are 3",
        ),
        (
            "4 2\n0 1\n0 2\n2 3\n",
            present,
            "line 1, column 3: the header promises 2 arcs, and there are 3",
        ),
        ("4 3\n0 1\n0 2\n2 99999999999\n", guess, "line 4, column 3: 99999999999 is too large"),
        ("5000000000 1\n0 1\n", guess, "5000000000 vertices are more than 2^32"),
        ("", present, "line 1, column 1: expected the header"),
    ] {
        assert_eq!(read(text, options), Err(expected.to_owned()), "{text:?}");
    }
    let below = read("1 2\n0 2\n3 4\n", options(Header::Absent, true)).unwrap_err();
    assert!(below.starts_with("line 2, column 1: label 0 is not one of"), "{below}");
    let below = read("0 2\n1 2\n3 4\n", options(Header::Absent, true)).unwrap_err();
    assert!(below.starts_with("line 1, column 1: label 0 is not one of"), "{below}");
}

#[test]
fn long_texts_in_many_pieces_and_threads() {
    let vertices = 50_000u32;
    let number = |i: u32| i.wrapping_mul(2_654_435_761) % vertices;
    let arcs: Vec<(u32, u32)> = (0..800_000).map(|i| (number(i), number(i + 77))).collect();
    let mut text = format!("{vertices} {}\n", arcs.len());
    for (i, (from, to)) in arcs.iter().enumerate() {
        let end = if i % 1000 == 0 { " # a comment\r\n" } else { "\n" };
        text += &format!("{from} {to}{end}");
    }
    assert!(text.len() > 2 << 22);
    let expected = {
        let arcs: Vec<_> = arcs.iter().map(|&(a, b)| (a as usize, b as usize)).collect();
        Digraph::from_arcs(vertices as usize, &arcs).reversed().reversed()
    };
    for threads in 1..4 {
        let control = Control::default().with_workers(threads);
        let budget = Budget::under(&Limits::NONE, &control);
        let read = |text: &str| read_bytes(text.as_bytes(), &TextOptions::default(), &budget);
        assert_eq!(digraph(read(&text)).as_ref(), Ok(&expected));
        // Two mistakes far apart: the first is told.
        let mut wrong = text.clone();
        let middle = wrong.len() / 2 + wrong[wrong.len() / 2..].find('\n').unwrap();
        wrong.insert(middle, 'x');
        wrong.push('y');
        let line = wrong[..middle].matches('\n').count() + 1;
        let error = digraph(read(&wrong)).unwrap_err();
        assert!(error.starts_with(&format!("line {line}, ")), "{error}");
    }
    // One line longer than several pieces.
    let comment = format!("2 1\n#{}\n0 1", "x".repeat(3 << 22));
    let read = read_bytes(comment.as_bytes(), &TextOptions::default(), &Budget::unlimited());
    assert_eq!(digraph(read), graph(2, &[(0, 1)]));
}

#[test]
fn limits_end_it() {
    let limits = Limits { memory: 1000, ..Default::default() };
    let budget = Budget::new(&limits);
    let huge = read_bytes(b"4000000000 1\n0 1\n", &TextOptions::default(), &budget);
    assert!(matches!(huge, Err(GraphError::Stopped(_))), "{huge:?}");
    let budget = Budget::unlimited();
    budget.stop().request();
    let cancelled = read_bytes(b"0 1\n", &TextOptions::default(), &budget);
    assert!(matches!(cancelled, Err(GraphError::Stopped(_))), "{cancelled:?}");
}

#[test]
fn a_line_without_end_is_refused_soon() {
    let long = |byte: u8| vec![byte; line::LONGEST + 10];
    for (text, said) in [
        ([b"0 1 #".to_vec(), long(b'x')].concat(), "line 1, column 16777217: the line is longer"),
        (
            [b"2 1\n0 1".to_vec(), long(b' ')].concat(),
            "line 2, column 16777217: the line is longer",
        ),
        ([b"2 1\n0 1\n".to_vec(), long(b'7')].concat(), "line 3, column 1: 7777"),
    ] {
        let whole = read_bytes(&text, &TextOptions::default(), &Budget::unlimited());
        let mut reader = TextReader::new(TextOptions::default());
        let pieces =
            text.chunks(1 << 20).try_for_each(|piece| reader.feed(piece, &Budget::unlimited()));
        for error in [whole.map(|_| ()), pieces] {
            let error = error.unwrap_err().to_string();
            assert!(error.starts_with(said), "{error}");
        }
    }
}
