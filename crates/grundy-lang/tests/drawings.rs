//! Drawings as texts and back.

use grundy_games::bush::{Bush, Colour, Drawing, Edge, Figure, Line, Point, Vertex};
use grundy_lang::{
    DiagnosticKind, dot_of_drawing, drawing_of_dot, parse_dot, parse_stalks, stalks_text,
};
use grundy_theorems::bush;
use proptest::prelude::*;

fn coloured() -> impl Strategy<Value = Drawing> {
    let ends = prop::collection::vec((0usize..8, 0usize..8, 0usize..3), 0..14);
    let places = prop::collection::vec(any::<Option<(i32, i32)>>(), 8);
    (ends, places, 1usize..4).prop_map(|(ends, places, grounds)| {
        let vertex = |(i, place): (usize, &Option<(i32, i32)>)| Vertex {
            name: format!("v \"{i}\""),
            point: place.map(|(x, y)| Point { x, y }),
            on_ground: i < grounds,
        };
        let colours = [Colour::Green, Colour::Blue, Colour::Red];
        let line =
            |(from, to, colour): (usize, usize, usize)| Line { from, to, colour: colours[colour] };
        let vertices = places.iter().enumerate().map(vertex).collect();
        Drawing::new(vertices, ends.into_iter().map(line).collect()).expect("a drawing")
    })
}

/// How many edges of each colour stand.
fn standing(drawing: &Drawing) -> Vec<usize> {
    let edges = drawing.bush().standing();
    let of = |colour| edges.iter().filter(|&&edge| drawing.lines()[edge].colour == colour).count();
    [Colour::Green, Colour::Blue, Colour::Red].map(of).to_vec()
}

proptest! {
    #[test]
    fn graphviz_keeps_everything(drawing in coloured()) {
        let text = dot_of_drawing(&drawing).expect("a graph").text();
        let graph = parse_dot(&text).expect("what we write can be read");
        prop_assert_eq!(drawing_of_dot(&graph).expect("a drawing"), drawing);
    }

    #[test]
    fn stalk_notation_keeps_what_stands(drawing in coloured()) {
        let text = stalks_text(&drawing);
        let read = parse_stalks(&text).expect("what we write can be read");
        prop_assert_eq!(standing(&read), standing(&drawing), "{}", text);
        prop_assert_eq!(read.bush().standing().len(), read.lines().len());
        prop_assert_eq!(bush::value(&read.bush()), bush::value(&drawing.bush()), "{}", text);
        // Written again it is the same, so the shape is.
        prop_assert_eq!(stalks_text(&read), text);
    }

    #[test]
    fn no_text_breaks_the_reader(text in "[ebr^0-9A-C();；（ x]{0,30}") {
        let _ = parse_stalks(&text);
    }
}

#[test]
fn stalks_as_they_are_written() {
    for (text, value, edges) in [
        ("", 0, 0),
        ("e", 1, 1),
        ("ee(e;ee)", 5, 5),
        ("e;ee;eee", 0, 6),
        ("eAe^4A", 1, 5),
        ("eee0", 1, 3),
        ("eA(eA)", 2, 2),
        ("e0", 1, 1),
        ("e^5", 5, 5),
        ("e^0", 0, 0),
        (" e e ( e ; e e ) ", 5, 5),
        ("ee（e；ee）", 5, 5),
    ] {
        let drawing = parse_stalks(text).unwrap_or_else(|why| panic!("{text}: {why:?}"));
        assert_eq!(bush::value(&drawing.bush()), value, "{text}");
        assert_eq!(drawing.lines().len(), edges, "{text}");
    }
    let square = Bush::new(vec![Edge(0, 1), Edge(1, 2), Edge(2, 3), Edge(3, 4), Edge(4, 1)]);
    assert_eq!(stalks_text(&Drawing::of(&square)), "eAe^4A");
    let tree = [Edge(0, 1), Edge(1, 2), Edge(2, 3), Edge(2, 4), Edge(4, 5), Edge(8, 9)];
    assert_eq!(stalks_text(&Drawing::of(&Bush::new(tree.to_vec()))), "ee(e;ee)");
}

#[test]
fn mistakes_have_places() {
    for (text, start, found) in [("eex", 2, 'x'), ("a", 0, 'a'), ("e;1", 2, '1')] {
        let why = parse_stalks(text).expect_err(text);
        assert_eq!(
            (why.span.start, why.kind),
            (start, DiagnosticKind::NoStalk { found }),
            "{text}"
        );
    }
    let kind = |text: &str| parse_stalks(text).expect_err(text).kind;
    assert_eq!(kind("ee(e"), DiagnosticKind::Unclosed { close: ')' });
    assert_eq!(kind("ee)"), DiagnosticKind::Unopened { close: ')' });
    assert_eq!(kind("e^x"), DiagnosticKind::MalformedNumber);
    assert!(matches!(kind("e^99999999999999999999"), DiagnosticKind::TooManyEdges { .. }));
    assert!(matches!(kind("e^600000(e^600000)"), DiagnosticKind::TooManyEdges { .. }));
}

#[test]
fn every_figure_survives_every_format() {
    for figure in Figure::ALL {
        let drawing = figure.make(figure.usual_size(), 3).expect("a figure");
        let dot = dot_of_drawing(&drawing).expect("a graph").text();
        assert_eq!(drawing_of_dot(&parse_dot(&dot).expect("a graph")), Ok(drawing.clone()));
        let stalks = stalks_text(&drawing);
        let read = parse_stalks(&stalks).expect("stalks");
        assert_eq!(bush::value(&read.bush()), bush::value(&drawing.bush()), "{stalks}");
    }
    let deep = Figure::Stalk.make(1_000_000, 0).expect("a size");
    assert_eq!(stalks_text(&deep), "e^1000000");
    assert_eq!(bush::value(&parse_stalks("e^1000000").expect("stalks").bush()), 1_000_000);
    let nested = "e(".repeat(200_000) + &")".repeat(200_000);
    assert_eq!(bush::value(&parse_stalks(&nested).expect("stalks").bush()), 200_000);
}
