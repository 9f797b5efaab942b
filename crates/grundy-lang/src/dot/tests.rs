//! Graphs of every form people write, and those nobody should.

use super::*;
use crate::{DiagnosticKind, Expected};

fn read(source: &str) -> (Vec<String>, Vec<(usize, usize)>) {
    let graph = parse_dot(source).unwrap_or_else(|mistake| panic!("{source}: {mistake:?}"));
    (graph.names().to_vec(), graph.edges().to_vec())
}

fn kind(source: &str) -> DiagnosticKind {
    parse_dot(source).expect_err("it is wrong").kind
}

#[test]
fn forms_people_write() {
    let edges = |source: &str| read(source).1;
    assert_eq!(edges("digraph{}"), []);
    assert_eq!(edges("digraph G { a -> b; a -> c\nb -> c }"), [(0, 1), (0, 2), (1, 2)]);
    assert_eq!(edges("GRAPH \"my graph\" { a -- b -- c -- a; }"), [(0, 1), (1, 2), (2, 0)]);
    assert_eq!(edges("strict digraph { a -> b -> a; a -> b }"), [(0, 1), (1, 0)]);
    assert_eq!(edges("strict graph { a -- b -- a }"), [(0, 1)]);
    assert_eq!(edges("graph { a -- b -- a }"), [(0, 1), (1, 0)]);
    assert_eq!(edges("digraph { a -> b -> a -> b }").len(), 3);
    let attributes = "digraph { rankdir=LR; node [shape=box, style=\"a;b\"] graph [x=1][y=2];
        a [label=<<b>1</b> &rarr;>]; edge [color=red]; a:p:n -> b:s [weight=-.5 label=\"x\" + \"y\"] }";
    assert_eq!(read(attributes), (vec!["a".into(), "b".into()], vec![(0, 1)]));
    let groups = "digraph { subgraph cluster_0 { a; b -> c; label = \"g\" } {a b} -> {c d} -> e }";
    assert_eq!(edges(groups), [(1, 2), (0, 2), (0, 3), (1, 2), (1, 3), (2, 4), (3, 4)]);
    let comments =
        "# a line of a preprocessor\n/* a -> b */ digraph { // c -> d\n 1 -> 2 /**/ -> 3 }";
    assert_eq!(read(comments).0, ["1", "2", "3"]);
    let names = "digraph { \"a \\\"b\\\"\" -> \"über \\\nlang\" -> 龙 -> -1.5 -> _x9 -> \"\\\\\" }";
    let expected = ["a \"b\"", "über lang", "龙", "-1.5", "_x9", "\\"];
    assert_eq!(read(names).0, expected);
    assert_eq!(read("\u{feff}digraph {\r\n\ta -> b\r\n}\r\n").1, [(0, 1)]);
}

#[test]
fn attributes_are_those_of_their_statement_and_its_surroundings() {
    let source = "strict digraph { a; node [color=red]; b
        a -> { edge [color=blue] b -> c [label=in] node [color=green]; d } -> e [label=out, shape=x]
        edge [label=all]; e -> f; e [pos=\"1.5,-2!\" label=<<i>e</i>>]; b -> c [color=grey] f [color=\"\"] }";
    let graph = parse_dot(source).unwrap();
    assert_eq!(graph.names(), ["a", "b", "c", "d", "e", "f"]);
    let colors: Vec<_> = graph.vertex_attributes().iter().map(DotAttributes::color).collect();
    let red = Some("red");
    assert_eq!(colors, [None, red, red, Some("green"), red, Some("")]);
    let e = &graph.vertex_attributes()[4];
    assert_eq!((e.pos(), e.label()), (Some("1.5,-2!"), Some("<i>e</i>")));
    assert_eq!(e.point(), Some((1.5, -2.0)));
    let said = |&(from, to): &(usize, usize)| {
        let place = graph.edges().iter().position(|&edge| edge == (from, to)).unwrap();
        let said = &graph.edge_attributes()[place];
        (said.color().unwrap_or(""), said.label().unwrap_or(""))
    };
    let edges = [(1, 2), (0, 1), (0, 2), (0, 3), (1, 4), (2, 4), (3, 4), (4, 5)];
    assert_eq!(graph.edges(), edges);
    let out = ("", "out");
    let all = ("", "all");
    assert_eq!(edges.map(|edge| said(&edge)), [("grey", "in"), out, out, out, out, out, out, all]);
    assert_eq!(parse_dot(&graph.text().replace("digraph", "strict digraph")), Ok(graph));
}

#[test]
fn points() {
    let point = |pos: &str| DotAttributes::new().with_pos(pos).point();
    assert_eq!(point("1,2"), Some((1.0, 2.0)));
    assert_eq!(point(" -1.5,2e3,7! "), Some((-1.5, 2000.0)));
    for wrong in ["", "1", "1;2", "inf,2", "nan,1", "e,1,2 3,4"] {
        assert_eq!(point(wrong), None, "{wrong}");
    }
    assert_eq!(DotAttributes::new().point(), None);
}

#[test]
fn printing_and_reading_gives_the_same() {
    let names = [
        "a",
        "7",
        "two words",
        "strict",
        "",
        "é",
        "\"",
        "x\\y",
        "a\nb",
        "->",
        "\\",
        "\\\"",
        "\\\n",
    ];
    let names: Vec<String> = names.iter().map(|&name| name.to_owned()).collect();
    let edges = vec![(0, 1), (1, 0), (9, 2), (3, 3), (4, 5), (6, 7), (8, 9), (0, 1)];
    for directed in [false, true] {
        let plain = DotGraph::new(directed, names.clone(), edges.clone()).expect("it is one");
        let set = DotAttributes::new().with_label("a \"b\"\n").with_pos("1,2!");
        let graph = plain.clone().with_vertex_attributes(2, set);
        let graph = graph.with_edge_attributes(7, DotAttributes::new().with_color("blue"));
        assert_eq!(plain.clone().with_edge_attributes(8, DotAttributes::new()), plain);
        assert_eq!(parse_dot(&plain.text()), Ok(plain));
        assert_eq!(parse_dot(&graph.text()), Ok(graph));
    }
    assert_eq!(DotGraph::new(true, vec!["a".into(), "a".into()], vec![]), None);
    assert_eq!(DotGraph::new(true, vec!["a".into()], vec![(0, 1)]), None);
}

#[test]
fn mistakes_are_told_with_their_place() {
    assert_eq!(kind(" \n"), DiagnosticKind::Empty);
    let mistake = parse_dot("graph { a -> b }").expect_err("it is wrong");
    assert_eq!(mistake.span, 10..12);
    let foreign = |found: &str, instead| DiagnosticKind::Foreign { found: found.into(), instead };
    assert_eq!(mistake.kind, foreign("->", "--"));
    assert_eq!(kind("digraph { a -- b }"), foreign("--", "->"));
    assert_eq!(kind("digraph { a -> b"), DiagnosticKind::Unclosed { close: '}' });
    assert_eq!(kind("digraph { a [x=1 }"), unexpected(&[Expected::Name, Expected::CloseBracket]));
    assert_eq!(kind("digraph { a [x=1"), DiagnosticKind::Unclosed { close: ']' });
    assert_eq!(kind("digraph { a -> }"), unexpected(&[Expected::VertexName]));
    assert_eq!(kind("digraph { \"a }"), DiagnosticKind::UnclosedQuote);
    assert_eq!(kind("digraph { <a }"), DiagnosticKind::UnclosedQuote);
    assert_eq!(kind("digraph { /* }"), DiagnosticKind::UnclosedQuote);
    assert_eq!(kind("digraph { 2a }"), DiagnosticKind::MalformedNumber);
    for wrong in ["x", "digraph", "digraph a b {}", "digraph {} x", "digraph { -> a }", "{ a }"] {
        assert!(matches!(kind(wrong), DiagnosticKind::Expected { .. }), "{wrong}");
    }
    for wrong in ["digraph { - }", "digraph { a @ b }", "digraph { a = }", "digraph { a:: }"] {
        assert!(matches!(kind(wrong), DiagnosticKind::Expected { .. }), "{wrong}");
    }
}

fn unexpected(expected: &'static [Expected]) -> DiagnosticKind {
    DiagnosticKind::Expected { expected, found: Some("}".into()) }
}

#[test]
fn hostile_texts_end_soon() {
    let deep = format!("digraph {}a{}", "{".repeat(1 << 20), "}".repeat(1 << 20));
    assert_eq!(kind(&deep), DiagnosticKind::DeepBraces);
    let many: String = (0..1500).map(|i| format!("v{i} ")).collect();
    let square = format!("digraph {{ {{ {many} }} -> {{ {many} }} }}");
    assert!(matches!(kind(&square), DiagnosticKind::TooManyEdges { .. }));
    for piece in ["{", "}", "[", "\"", "<", ">", "a ", "a->", "a=", ":", "+", "/*", "-", ".", "#\n"]
    {
        for start in ["", "digraph {", "graph { a "] {
            drop(parse_dot(&format!("{start}{}", piece.repeat(20_000))));
        }
    }
}
