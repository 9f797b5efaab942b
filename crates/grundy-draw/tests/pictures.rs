//! Pictures are well-formed, small, and say what they show.

use grundy_core::{Cell, Outcome};
use grundy_draw::{Grid, Words, cells_per_square, is_density};
use roxmltree::Document;

const WORDS: Words<'_> = Words {
    title: "Grundy values of 0.77",
    across: "n",
    along: "g(n)",
    p_positions: "P-positions",
    unknown: "unknown",
    note: "",
};

const KAYLES: [u64; 24] = [0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4, 1, 2, 7, 1, 4, 3, 2, 1, 4, 6, 7];

fn xor(a: u64, b: u64) -> Cell {
    Cell::Value(a ^ b)
}

fn grid(rows: u64, columns: u64, cell: &dyn Fn(u64, u64) -> Cell) -> String {
    let grid = Grid { first_row: 0, first_column: 0, rows, columns, cell };
    heat_map(&Words { across: "b", along: "a", ..WORDS }, &grid)
}

fn heat_map(words: &Words<'_>, grid: &Grid<'_>) -> String {
    grundy_draw::heat_map(words, grid).svg()
}

fn plot(words: &Words<'_>, from: u64, cells: impl Iterator<Item = Cell> + Clone) -> String {
    grundy_draw::plot(words, from, cells).svg()
}

/// The elements with this name.
fn count(svg: &str, name: &str) -> usize {
    let document = Document::parse(svg).unwrap_or_else(|why| panic!("{why}\n{svg}"));
    document.descendants().filter(|node| node.has_tag_name(name)).count()
}

/// The text that can be read in a picture.
fn texts(svg: &str) -> Vec<String> {
    let document = Document::parse(svg).unwrap_or_else(|why| panic!("{why}\n{svg}"));
    let texts = document.descendants().filter(|node| node.has_tag_name("text"));
    texts.filter_map(|node| node.text().map(str::to_owned)).collect()
}

#[test]
fn small_pictures_stay_as_they_are() {
    insta::assert_snapshot!("kayles", plot(&WORDS, 0, KAYLES.into_iter().map(Cell::Value)));
    insta::assert_snapshot!("xor", grid(5, 6, &xor));
    let outcome = |n: u64| match n % 4 {
        0 => Outcome::P,
        1 => Outcome::R,
        _ => Outcome::N,
    };
    insta::assert_snapshot!("outcomes", plot(&WORDS, 7, (7..20).map(outcome).map(Cell::Outcome)));
}

#[test]
fn every_position_of_a_short_sequence_is_a_dot() {
    let svg = plot(&WORDS, 0, KAYLES.into_iter().map(Cell::Value));
    // One for each position, and one in the legend.
    assert_eq!(count(&svg, "circle"), KAYLES.len() + 1);
    assert!(svg.contains("<title>11: 6</title>"));
    let unknown = plot(&WORDS, 0, [Cell::Value(1), Cell::Unknown].into_iter());
    assert_eq!(count(&unknown, "circle"), 1);
    assert_eq!(count(&plot(&WORDS, 0, std::iter::empty()), "circle"), 0);
}

#[test]
fn ten_million_values_make_a_small_picture() {
    assert!(!is_density(3000) && is_density(10_000_001));
    // A sequence that fills the plane.
    let cells =
        (0..10_000_001u64).map(|n| Cell::Value(n.wrapping_mul(n).wrapping_add(n >> 7) % 997));
    let svg = plot(&WORDS, 0, cells);
    assert!(svg.len() < 500_000, "{} bytes", svg.len());
    assert_eq!(count(&svg, "circle"), 1);
    assert!(texts(&svg).contains(&"10\u{2009}000\u{2009}000".to_owned()), "{:?}", texts(&svg));
}

#[test]
fn large_values_and_lone_values_are_drawn() {
    for cells in [vec![u64::MAX], vec![0], vec![u64::MAX, 0], vec![10_u64.pow(18); 4000]] {
        let svg = plot(&WORDS, u64::MAX - 4000, cells.iter().copied().map(Cell::Value));
        assert!(!texts(&svg).is_empty());
        let lone = |a: u64, _: u64| Cell::Value(cells[usize::try_from(a).unwrap()]);
        let rows = cells.len().min(2) as u64;
        assert!(!texts(&grid(rows, 1, &lone)).is_empty());
    }
    assert!(!texts(&grid(0, 0, &xor)).is_empty());
}

#[test]
fn a_small_grid_says_its_numbers_and_a_large_one_is_reduced() {
    let small = grid(8, 8, &xor);
    // Squares, the legend with seven values and the P-positions, and the page.
    assert_eq!(count(&small, "rect"), 64 + 8 + 1);
    assert_eq!(texts(&small).iter().filter(|text| *text == "7").count(), 8 + 3);
    let large = grid(1000, 1000, &xor);
    assert!(large.len() < 900_000, "{} bytes", large.len());
    assert!(count(&large, "path") <= 14);
    assert_eq!(cells_per_square(1000, 1000), (4, 4));
    let flat = grid(2, 1000, &xor);
    assert!(texts(&flat).contains(&"800".to_owned()), "{:?}", texts(&flat));
}

#[test]
fn words_are_escaped_wherever_they_stand() {
    let nasty = "<script>&\"'\u{0}]]></style>";
    let words = Words {
        title: nasty,
        across: nasty,
        along: nasty,
        p_positions: nasty,
        unknown: nasty,
        note: nasty,
    };
    let cells = [Cell::Value(0), Cell::Unknown, Cell::Outcome(Outcome::L)];
    let grid = Grid {
        first_row: 0,
        first_column: 0,
        rows: 1,
        columns: 3,
        cell: &|_, b| cells[usize::try_from(b).unwrap()],
    };
    for svg in [plot(&words, 0, cells.into_iter()), heat_map(&words, &grid)] {
        assert_eq!(count(&svg, "script"), 0);
        assert!(texts(&svg).iter().any(|text| text.contains("<script>&\"'\u{fffd}]]></style>")));
    }
}

#[test]
fn both_schemes_are_in_the_picture() {
    let svg = plot(&WORDS, 0, KAYLES.into_iter().map(Cell::Value));
    assert!(svg.contains("light-dark(#"));
}

#[test]
fn squares_are_where_they_are_in_every_form_and_too_many_are_refused_in_tex() {
    let words = Words { across: "b", along: "a", ..WORDS };
    let map = |size, cell: &dyn Fn(u64, u64) -> Cell| {
        let grid = Grid { first_row: 0, first_column: 0, rows: size, columns: size, cell };
        grundy_draw::heat_map(&words, &grid)
    };
    // One square in the corner of 256, a little more than a pixel wide.
    let lone = map(256, &|a, b| if (a, b) == (255, 255) { Cell::Value(0) } else { Cell::Unknown });
    let tex = lone.tikz().unwrap().picture;
    let filled = tex.lines().skip_while(|line| !line.starts_with("\\path[gr squares p]")).nth(1);
    let numbers = filled.unwrap().split(['(', ',', ')']).filter_map(|part| part.parse().ok());
    let numbers: Vec<f64> = numbers.collect();
    let [left, top, right, bottom] = numbers[..] else { panic!("{numbers:?}") };
    assert!((0.9..1.6).contains(&(right - left)) && (0.9..1.6).contains(&(bottom - top)));
    let (width, _) = lone.size();
    assert!((right - (width as f64 - 12.0)).abs() < 0.1, "at the right margin: {numbers:?}");
    let chequered = |a, b| Cell::Value((a + b) % 2);
    assert!(map(256, &chequered).tikz().is_err(), "more than TeX can hold");
    assert!(map(21, &xor).tikz().is_ok());
}
