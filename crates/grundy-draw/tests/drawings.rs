//! Drawings of positions are well-formed and hold whatever they are given.

use grundy_core::Outcome;
use grundy_draw::{
    Arc, Bush, Digraph, Drawing, FARTHEST, Frames, Heap, Heaps, Key, Legend, Limb, MOST_ARCS,
    MOST_EDGES, MOST_HEAPS, MOST_VERTICES, Mark, Panel, PictureError, Spot, Squares, Taken, Vertex,
    Whose,
};
use roxmltree::Document;
use std::collections::BTreeSet;

fn picture(
    title: &str,
    panels: &[Panel],
    legend: &[Legend],
    note: &str,
) -> Result<String, PictureError> {
    Ok(grundy_draw::picture(title, panels, legend, note)?.svg())
}

fn frames(
    title: &str,
    panels: &[Panel],
    legend: &[Legend],
    how: Frames,
) -> Result<String, PictureError> {
    Ok(grundy_draw::frames(title, panels, legend, how)?.svg())
}

fn spots(count: usize) -> Vec<Spot> {
    (0..count).map(|i| Spot { ground: i == 0, ..Spot::default() }).collect()
}

fn limbs(edges: &[(usize, usize)]) -> Vec<Limb> {
    edges.iter().map(|&ends| Limb { ends, ..Limb::default() }).collect()
}

fn panel(drawing: Drawing) -> Panel {
    Panel { heading: "heading".into(), drawing, note: String::new() }
}

fn of_bush(spots: Vec<Spot>, limbs: Vec<Limb>) -> String {
    let bush = Bush::new(spots, limbs).expect("small");
    picture("A bush", &[panel(Drawing::Bush(bush))], &[], "").expect("small")
}

/// A bush with everything: a tree, a cycle, parallel edges, loops, labels, cuts, a part that fell.
fn garden() -> Bush {
    let edges =
        [(0, 1), (1, 2), (1, 3), (3, 4), (3, 4), (4, 4), (0, 5), (5, 6), (6, 0), (0, 0), (7, 8)];
    let mut spots = spots(9);
    spots[1].label = "3".into();
    spots[3].label = "1234567890".into();
    let mut limbs = limbs(&edges);
    limbs[1].mark = Mark::Cut;
    limbs[1].label = "1".into();
    limbs[7].mark = Mark::Shown;
    Bush::new(spots, limbs).expect("small")
}

fn graph() -> Digraph {
    let vertex = |(i, (row, outcome)): (usize, (usize, Outcome))| Vertex {
        label: i.to_string(),
        name: format!("vertex {i}"),
        row,
        outcome: Some(outcome),
        tokens: usize::from(i == 3) * 2,
    };
    let labels =
        [(0, Outcome::P), (1, Outcome::N), (2, Outcome::N), (0, Outcome::P), (3, Outcome::Draw)];
    let arcs = [(1, 0), (2, 0), (2, 1), (3, 1), (4, 4), (4, 2), (2, 4)];
    let arc = |&ends: &(usize, usize)| Arc { ends, marked: ends == (2, 0) };
    let rows = ["0", "1", "2", "∞"].map(str::to_owned).to_vec();
    Digraph::new(
        labels.into_iter().enumerate().map(vertex).collect(),
        arcs.iter().map(arc).collect(),
        rows,
    )
    .expect("small")
}

/// Every number in a picture is a number of modest size.
fn check(svg: &str) {
    let document = Document::parse(svg).unwrap_or_else(|why| panic!("{why}\n{svg}"));
    let attributes = ["x", "y", "cx", "cy", "r", "width", "height", "d", "transform", "viewBox"];
    for node in document.descendants() {
        for name in attributes {
            let Some(text) = node.attribute(name) else { continue };
            for number in text.split(|c: char| !(c.is_ascii_digit() || c == '-' || c == '.')) {
                let numbers = number.split_inclusive('-').filter(|part| !part.is_empty());
                for part in numbers.map(|part| part.trim_matches('-')).filter(|p| !p.is_empty()) {
                    let number: f64 = part.parse().unwrap_or_else(|_| panic!("{text}"));
                    assert!(number.is_finite() && number < 200_000.0, "{name}={text}");
                }
            }
        }
    }
}

#[test]
fn small_drawings_stay_as_they_are() {
    let heaps = Heaps::of_stones(vec![
        Heap {
            size: 3,
            taken: vec![Taken { first: 1, count: 2, by: Whose::Either }],
            note: "→ 1".into(),
            ..Heap::default()
        },
        Heap {
            size: 5,
            taken: vec![
                Taken { first: 3, count: 2, by: Whose::Left },
                Taken { first: 4, count: 1, by: Whose::Right },
            ],
            splits: vec![2],
            ..Heap::default()
        },
    ]);
    let pins = Heaps::of_pins(vec![Heap {
        size: 7,
        taken: vec![Taken { first: 2, count: 1, by: Whose::Either }],
        note: "→ 2 + 4".into(),
        ..Heap::default()
    }]);
    let squares = Squares::new(vec![1, 3, 60], vec![2]);
    let legend = [
        Legend { key: Key::Cut, text: "winning cut".into() },
        Legend { key: Key::Outcome(Outcome::P), text: "P".into() },
    ];
    let all = [
        Drawing::Bush(garden()),
        Drawing::Digraph(graph()),
        Drawing::Heaps(heaps.unwrap()),
        Drawing::Heaps(pins.unwrap()),
        Drawing::Squares(squares.unwrap()),
        Drawing::Text("c(12, 7)".into()),
    ];
    let drawn = grundy_draw::picture("Everything", &all.map(panel), &legend, "A note.").unwrap();
    check(&drawn.svg());
    insta::assert_snapshot!("everything", drawn.svg());
    insta::assert_snapshot!("everything-tikz", drawn.tikz().unwrap().document());
}

#[test]
fn a_reduction_is_a_strip_or_moves() {
    let stalk = Bush::new(spots(2), limbs(&[(0, 1)])).unwrap();
    let panels = [panel(Drawing::Bush(garden())), panel(Drawing::Bush(stalk))];
    let strip = frames("A reduction", &panels, &[], Frames::Strip).unwrap();
    check(&strip);
    let moving = frames("A reduction", &panels, &[], Frames::Animated).unwrap();
    check(&moving);
    // Frames of a row have borders of one height.
    let document = Document::parse(&strip).unwrap();
    let borders = document.descendants().filter(|node| node.attribute("class") == Some("panel"));
    let heights: BTreeSet<&str> = borders.filter_map(|node| node.attribute("height")).collect();
    assert_eq!(heights.len(), 1);
    assert!(moving.contains("@keyframes") && moving.contains("prefers-reduced-motion"));
    let moves = grundy_draw::frames("", &panels, &[], Frames::Animated).unwrap();
    assert_eq!(moves.tikz().unwrap_err(), PictureError::Moves);
    assert!(moving.contains("1 / 2") && moving.contains("2 / 2"));
    insta::assert_snapshot!("animated", moving);
    check(&frames("Nothing", &[], &[], Frames::Animated).unwrap());
}

#[test]
fn places_that_are_given_are_kept() {
    let mut spots = spots(4);
    for (spot, at) in spots.iter_mut().zip([(0.0, 0.0), (0.0, 1.0), (-1.0, 2.0), (1.0, 2.0)]) {
        spot.at = Some(at);
    }
    let svg = of_bush(spots.clone(), limbs(&[(0, 1), (1, 2), (1, 3)]));
    let document = Document::parse(&svg).unwrap();
    let number = |text: Option<&str>| text.unwrap().parse::<f64>().unwrap();
    let dots: Vec<(f64, f64)> = document
        .descendants()
        .filter(|node| node.has_tag_name("circle"))
        .map(|node| (number(node.attribute("cx")), number(node.attribute("cy"))))
        .collect();
    let [ground, fork, left, right] = dots[..] else { panic!("{dots:?}") };
    assert_eq!(ground.0, fork.0);
    assert!(left.0 < fork.0 && fork.0 < right.0 && left.1 == right.1);
    assert!(ground.1 > fork.1 && fork.1 > left.1, "y goes upwards: {dots:?}");
    // A vertex without a place grows near its neighbour.
    spots.push(Spot::default());
    check(&of_bush(spots, limbs(&[(0, 1), (1, 2), (1, 3), (2, 4)])));
}

#[test]
fn hostile_drawings_are_drawn_or_refused() {
    check(&of_bush(Vec::new(), Vec::new()));
    check(&of_bush(spots(1), Vec::new()));
    check(&of_bush(spots(1), limbs(&[(0, 0); 3])));
    check(&of_bush(spots(2), limbs(&[(1, 1); 40])));
    check(&of_bush(spots(2), limbs(&[(0, 1); 40])));
    let stalk: Vec<(usize, usize)> = (0..MOST_EDGES).map(|i| (i, i + 1)).collect();
    check(&of_bush(spots(MOST_EDGES + 1), limbs(&stalk)));
    let too_many = Bush::new(spots(2), limbs(&vec![(0, 1); 10_000])).unwrap_err();
    assert_eq!(too_many, PictureError::TooLarge { parts: 10_000, most: MOST_EDGES });
    assert_eq!(Bush::new(spots(2), limbs(&[(0, 2)])).unwrap_err(), PictureError::NoSuchVertex(2));
    for far in [f64::NAN, f64::INFINITY, 1e300, -2.0 * FARTHEST] {
        let mut spots = spots(2);
        spots[1].at = Some((far, 0.0));
        assert_eq!(Bush::new(spots, Vec::new()).unwrap_err(), PictureError::FarOut(1));
    }
    for place in [(0.0, 0.0), (FARTHEST, -FARTHEST), (1e-300, 5e-324)] {
        let mut spots = spots(4);
        spots[1].at = Some(place);
        spots[2].at = Some((1.0, 1.0));
        spots[3].at = Some((1.0, 1.0));
        check(&of_bush(spots, limbs(&[(0, 1), (1, 2), (2, 3), (3, 3), (0, 0), (0, 0), (0, 1)])));
    }
}

#[test]
fn large_graphs_heaps_and_strips_are_drawn_or_refused() {
    let vertices = |count| vec![Vertex { label: "v".into(), ..Vertex::default() }; count];
    let arcs = |count: usize| {
        let arc = |i: usize| Arc { ends: (i % 30, i * 7 % 30), marked: false };
        (0..count).map(arc).collect::<Vec<_>>()
    };
    let full = Digraph::new(vertices(MOST_VERTICES), arcs(MOST_ARCS), Vec::new()).unwrap();
    check(&picture("", &[panel(Drawing::Digraph(full))], &[], "").unwrap());
    let none = Digraph::new(Vec::new(), Vec::new(), Vec::new()).unwrap();
    check(&picture("", &[panel(Drawing::Digraph(none))], &[], "").unwrap());
    assert!(Digraph::new(vertices(MOST_VERTICES + 1), Vec::new(), Vec::new()).is_err());
    assert!(Digraph::new(vertices(30), arcs(MOST_ARCS + 1), Vec::new()).is_err());
    assert!(Digraph::new(vertices(3), arcs(9), Vec::new()).is_err());
    for sizes in [vec![], vec![0], vec![u64::MAX, 0, 1], vec![15; MOST_HEAPS]] {
        let heap = |&size: &u64| Heap {
            size,
            taken: vec![Taken { first: 1, count: u64::MAX, by: Whose::Either }],
            splits: vec![0, 1, u64::MAX],
            note: "→ 0".into(),
        };
        let heaps: Vec<Heap> = sizes.iter().map(heap).collect();
        let stones = Heaps::of_stones(heaps.clone()).unwrap();
        check(&picture("", &[panel(Drawing::Heaps(stones))], &[], "").unwrap());
        let pins = Heaps::of_pins(heaps).unwrap();
        check(&picture("", &[panel(Drawing::Heaps(pins))], &[], "").unwrap());
    }
    assert!(Heaps::of_pins(vec![Heap::default(); MOST_HEAPS + 1]).is_err());
    for coins in [vec![], vec![0], vec![u64::MAX], vec![0, u64::MAX - 1, u64::MAX]] {
        let squares = Squares::new(coins, vec![5, u64::MAX - 7]).unwrap();
        check(&picture("", &[panel(Drawing::Squares(squares))], &[], "").unwrap());
    }
}

#[test]
fn words_are_escaped() {
    let nasty = "<script>&\"'\u{0}]]></style>".to_owned();
    let mut spots = spots(2);
    spots[1].label = nasty.clone();
    spots[1].name = nasty.clone();
    let limb = Limb { ends: (0, 1), label: nasty.clone(), ..Limb::default() };
    let panel = Panel {
        heading: nasty.clone(),
        drawing: Drawing::Bush(Bush::new(spots, vec![limb]).unwrap()),
        note: nasty.clone(),
    };
    let vertex = Vertex { label: nasty.clone(), name: nasty.clone(), ..Vertex::default() };
    let graph = Digraph::new(vec![vertex], Vec::new(), vec![nasty.clone()]).unwrap();
    let graph = Panel { drawing: Drawing::Digraph(graph), ..panel.clone() };
    let legend = [Legend { key: Key::Token, text: nasty.clone() }];
    for svg in [
        picture(&nasty, &[panel.clone(), graph], &legend, &nasty).unwrap(),
        frames(&nasty, &[panel], &legend, Frames::Animated).unwrap(),
    ] {
        let document = Document::parse(&svg).unwrap();
        assert!(!document.descendants().any(|node| node.has_tag_name("script")));
    }
}
