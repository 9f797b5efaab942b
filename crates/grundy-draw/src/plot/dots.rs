//! A plot in which every position is a dot.

use super::{Frame, Upwards};
use crate::kind::outcome_class;
use crate::length::Length;
use crate::svg::Svg;
use grundy_core::Cell;

/// Up to so many positions each dot says what it is when it is pointed at.
const MOST_TITLES: u64 = 500;

/// Up to so many positions a thread leads the eye from one to the next.
const MOST_THREADED: u64 = 150;

pub(super) fn draw(
    svg: &mut Svg,
    frame: &Frame,
    cells: impl Iterator<Item = Cell> + Clone,
    count: u64,
) {
    let dots = || {
        let numbers = (0..).map(|i| frame.from.saturating_add(i));
        numbers.zip(cells.clone()).filter_map(|(n, cell)| Some((n, dot(frame, n, cell)?)))
    };
    if count <= MOST_THREADED && matches!(frame.upwards, Upwards::Values(..)) {
        let points: Vec<String> = dots().map(|(_, dot)| format!("{} {}", dot.x, dot.y)).collect();
        if points.len() > 1 {
            svg.line(&format!("<path class=\"thread\" d=\"M{}\"/>", points.join("L")));
        }
    }
    let radius = match count {
        0..=60 => "3.6",
        61..=150 => "2.8",
        151..=600 => "2",
        _ => "1.3",
    };
    for (n, Dot { x, y, class, text }) in dots() {
        let circle = format!("<circle class=\"{class}\" cx=\"{x}\" cy=\"{y}\" r=\"{radius}\"");
        svg.line(&match count <= MOST_TITLES {
            true => format!("{circle}><title>{n}: {text}</title></circle>"),
            false => format!("{circle}/>"),
        });
    }
}

struct Dot {
    x: Length,
    y: Length,
    class: &'static str,
    text: String,
}

fn dot(frame: &Frame, n: u64, cell: Cell) -> Option<Dot> {
    let x = frame.place_of(n);
    match cell {
        Cell::Value(value) => {
            let class = if value == 0 { "p" } else { "v" };
            Some(Dot { x, y: frame.height_of(value), class, text: value.to_string() })
        }
        Cell::Outcome(outcome) => {
            let class = outcome_class(outcome);
            Some(Dot { x, y: frame.lane_of(outcome), class, text: outcome.letter().to_owned() })
        }
        Cell::Unknown => None,
    }
}
