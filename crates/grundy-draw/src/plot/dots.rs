//! A plot in which every position is a dot.

use super::{Frame, Upwards};
use crate::geometry::Point;
use crate::kind::outcome_class;
use crate::picture::Picture;
use crate::shape::{Group, Path, Shape, place};
use grundy_core::Cell;

/// Up to so many positions each dot says what it is when it is pointed at.
const MOST_TITLES: u64 = 500;

/// Up to so many positions a thread leads the eye from one to the next.
const MOST_THREADED: u64 = 150;

pub(super) fn draw(
    picture: &mut Picture,
    frame: &Frame,
    cells: impl Iterator<Item = Cell> + Clone,
    count: u64,
) {
    let dots = || {
        let numbers = (0..).map(|i| frame.from.saturating_add(i));
        numbers.zip(cells.clone()).filter_map(|(n, cell)| Some((n, dot(frame, n, cell)?)))
    };
    if count <= MOST_THREADED && matches!(frame.upwards, Upwards::Values(..)) {
        let mut places = dots().map(|(_, dot)| dot.at);
        if let Some(first) = places.next() {
            let path = places.fold(Path::from(first), Path::line);
            picture.shapes.push(Shape::Path { class: "thread".into(), path });
        }
    }
    let radius = match count {
        0..=60 => 36,
        61..=150 => 28,
        151..=600 => 20,
        _ => 13,
    };
    for (n, Dot { at, class, text }) in dots() {
        let circle = Shape::Circle { class: class.into(), at, radius };
        picture.shapes.push(match count <= MOST_TITLES {
            true => Shape::Group(Group::Titled(format!("{n}: {text}")), vec![circle]),
            false => circle,
        });
    }
}

struct Dot {
    at: Point,
    class: &'static str,
    text: String,
}

fn dot(frame: &Frame, n: u64, cell: Cell) -> Option<Dot> {
    let x = frame.place_of(n);
    match cell {
        Cell::Value(value) => {
            let class = if value == 0 { "p" } else { "v" };
            Some(Dot { at: place((x, frame.height_of(value))), class, text: value.to_string() })
        }
        Cell::Outcome(outcome) => {
            let class = outcome_class(outcome);
            let at = place((x, frame.lane_of(outcome)));
            Some(Dot { at, class, text: outcome.letter().to_owned() })
        }
        Cell::Unknown => None,
    }
}
