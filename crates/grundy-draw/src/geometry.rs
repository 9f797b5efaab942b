//! Points and curves in tenths of a pixel, y downwards. Whole numbers only, so that a picture is the
//! same on every machine.

use crate::length::Length;
use crate::shape::Path;
use std::fmt;
use std::ops::{Add, Sub};

/// A point, or the way from one to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Point {
    pub(crate) x: i64,
    pub(crate) y: i64,
}

pub(crate) const fn point(x: i64, y: i64) -> Point {
    Point { x, y }
}

impl Add for Point {
    type Output = Point;
    fn add(self, other: Point) -> Point {
        point(self.x + other.x, self.y + other.y)
    }
}

impl Sub for Point {
    type Output = Point;
    fn sub(self, other: Point) -> Point {
        point(self.x - other.x, self.y - other.y)
    }
}

impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", Length(self.x), Length(self.y))
    }
}

impl Point {
    /// The part `count / of` of this way.
    pub(crate) fn part(self, count: i64, of: i64) -> Point {
        point(self.x * count / of, self.y * count / of)
    }

    /// How long this way is, rounded down.
    pub(crate) fn length(self) -> i64 {
        let square = self.x * self.x + self.y * self.y;
        square.isqrt()
    }

    /// A way of this length in the same direction; upwards if there is no direction.
    pub(crate) fn of_length(self, length: i64) -> Point {
        match self.length() {
            0 => point(0, -length),
            own => self.part(length, own),
        }
    }

    /// The way turned by a right angle, from right to down.
    pub(crate) fn turned(self) -> Point {
        point(-self.y, self.x)
    }

    pub(crate) fn dot(self, other: Point) -> i64 {
        self.x * other.x + self.y * other.y
    }

    /// How far this point is from the segment between `a` and `b`.
    pub(crate) fn distance_to(self, a: Point, b: Point) -> i64 {
        let (way, here) = (b - a, self - a);
        let along = way.dot(way);
        let t = if along == 0 { 0 } else { way.dot(here).clamp(0, along) };
        let nearest = match along {
            0 => a,
            _ => {
                let part =
                    |d: i64| i64::try_from(i128::from(d) * i128::from(t) / i128::from(along));
                a + point(part(way.x).unwrap_or(0), part(way.y).unwrap_or(0))
            }
        };
        (self - nearest).length()
    }
}

/// A cubic curve, of which a straight line is a special case.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Curve {
    pub(crate) from: Point,
    pub(crate) out: Point,
    pub(crate) into: Point,
    pub(crate) to: Point,
}

/// How many pieces a curve is cut into where it is measured.
const PIECES: i64 = 16;

impl Curve {
    pub(crate) fn straight(from: Point, to: Point) -> Curve {
        Curve { from, out: from, into: to, to }
    }

    /// From one point to another, its middle `bend` away from the straight line, to the left of
    /// someone who goes along it upwards.
    pub(crate) fn bent(from: Point, to: Point, bend: i64) -> Curve {
        if bend == 0 {
            return Curve::straight(from, to);
        }
        let way = to - from;
        let side = way.turned().of_length(bend.abs() * 4 / 3);
        let side = if bend < 0 { point(-side.x, -side.y) } else { side };
        let (out, into) = (from + way.part(1, 4) + side, to - way.part(1, 4) + side);
        Curve { from, out, into, to }
    }

    pub(crate) fn moved(&self, by: Point) -> Curve {
        let Curve { from, out, into, to } = *self;
        Curve { from: from + by, out: out + by, into: into + by, to: to + by }
    }

    /// The curve from its end to its beginning.
    pub(crate) fn reversed(&self) -> Curve {
        Curve { from: self.to, out: self.into, into: self.out, to: self.from }
    }

    pub(crate) fn is_straight(&self) -> bool {
        self.out == self.from && self.into == self.to
    }

    /// The point at `count / of` of the way.
    pub(crate) fn at(&self, count: i64, of: i64) -> Point {
        if self.is_straight() {
            return self.from + (self.to - self.from).part(count, of);
        }
        let (t, s) = (count, of - count);
        let cube = of * of * of;
        let along = |a: i64, b: i64, c: i64, d: i64| {
            (a * s * s * s + 3 * b * s * s * t + 3 * c * s * t * t + d * t * t * t) / cube
        };
        point(
            along(self.from.x, self.out.x, self.into.x, self.to.x),
            along(self.from.y, self.out.y, self.into.y, self.to.y),
        )
    }

    /// The direction at `count / of` of the way.
    pub(crate) fn direction(&self, count: i64, of: i64) -> Point {
        let (count, of) = (count * 8, of * 8);
        let (before, after) = ((count - 1).max(0), (count + 1).min(of));
        self.at(after, of) - self.at(before, of)
    }

    /// The ends of short pieces that follow the curve.
    pub(crate) fn points(&self) -> Vec<Point> {
        let pieces = if self.is_straight() { 1 } else { PIECES };
        (0..=pieces).map(|i| self.at(i, pieces)).collect()
    }

    pub(crate) fn path(&self) -> Path {
        match self.is_straight() {
            true => Path::segment(self.from, self.to),
            false => Path::from(self.from).curve(self.out, self.into, self.to),
        }
    }
}

/// Sixteen directions around a point, of length 1000, from the right by way of down.
pub(crate) const DIRECTIONS: [Point; 16] = [
    point(1000, 0),
    point(924, 383),
    point(707, 707),
    point(383, 924),
    point(0, 1000),
    point(-383, 924),
    point(-707, 707),
    point(-924, 383),
    point(-1000, 0),
    point(-924, -383),
    point(-707, -707),
    point(-383, -924),
    point(0, -1000),
    point(383, -924),
    point(707, -707),
    point(924, -383),
];

/// The places of [`DIRECTIONS`] from the one farthest from all of `taken` on; of equals, the one that
/// is more upwards.
pub(crate) fn free_directions(taken: &[Point]) -> Vec<usize> {
    let nearest = |d: Point| {
        let cosines = taken.iter().map(|&way| d.dot(way.of_length(1000)) / 1000);
        cosines.max().unwrap_or(-1000)
    };
    let mut all: Vec<usize> = (0..DIRECTIONS.len()).collect();
    all.sort_by_key(|&i| (nearest(DIRECTIONS[i]) / 40, DIRECTIONS[i].y / 10, i));
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn curves_begin_and_end_where_they_should() {
        let (a, b) = (point(0, 0), point(100, 0));
        for bend in [-40, 0, 25] {
            let curve = Curve::bent(a, b, bend);
            assert_eq!((curve.at(0, 7), curve.at(7, 7)), (a, b));
            let middle = curve.at(1, 2);
            assert!((middle.y - bend).abs() <= 1 && (middle.x - 50).abs() <= 1, "{middle:?}");
        }
        assert_eq!(Curve::bent(a, b, 0).path(), Path::segment(a, b));
        assert_eq!(point(50, 30).distance_to(a, b), 30);
        assert_eq!(point(-30, 40).distance_to(a, b), 50);
        assert_eq!(point(3, 4).distance_to(a, a), 5);
    }

    #[test]
    fn the_free_direction_is_away_from_what_is_there() {
        assert_eq!(DIRECTIONS[free_directions(&[])[0]], point(0, -1000));
        assert_eq!(DIRECTIONS[free_directions(&[point(0, 70)])[0]], point(0, -1000));
        assert_eq!(DIRECTIONS[free_directions(&[point(0, -70)])[0]], point(0, 1000));
        let both = free_directions(&[point(0, 70), point(0, -70)]);
        assert_eq!(DIRECTIONS[both[0]].y, 0);
    }
}
