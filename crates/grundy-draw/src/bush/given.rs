//! Where the vertices of a drawing stand if somebody drew it.

use super::Bush;
use super::automatic::Places;
use crate::geometry::{DIRECTIONS, Point, free_directions, point};
use std::collections::VecDeque;

/// How long an edge of middle length is.
const EDGE: f64 = 560.0;
/// How long it still is where the drawing would otherwise be too wide.
const SHORT: f64 = 260.0;
/// How far apart the nearest vertices should be, and how much more for each edge that ends at a vertex on the
/// average,
const NEAR: f64 = 220.0;
const NEAR_EACH: f64 = 40.0;
/// unless the drawing would have to be so many times as large.
const MOST: f64 = 10.0;
/// The room from left to right.
const ROOM: f64 = 3800.0;
/// No picture is larger than this, whatever its coordinates are.
const LARGEST: f64 = 40_000.0;
/// The distance of edges that reach the ground below the same vertex.
const FEET: i64 = 140;

pub(super) fn places(bush: &Bush) -> Places {
    let scale = Scale::of(bush);
    let mut places = Places::none(bush);
    for (i, spot) in bush.spots.iter().enumerate() {
        let on_ground = |at: Point| if spot.ground { point(at.x, 0) } else { at };
        places.spots[i] = spot.at.map(|at| on_ground(scale.place(at)));
    }
    grow(bush, &mut places);
    let mut taken: Vec<i64> = vec![0; bush.spots.len()];
    for (edge, limb) in bush.limbs.iter().enumerate() {
        let ends = [limb.ends.0, limb.ends.1];
        let homeless = |spot: usize| bush.spots[spot].ground && places.spots[spot].is_none();
        match ends.map(homeless) {
            [true, true] => {
                let right = places.spots.iter().flatten().map(|at| at.x).max().unwrap_or(0);
                let left = right + 300 + taken[ends[0]] * 300;
                taken[ends[0]] += 1;
                places.feet[edge] = [Some(point(left, 0)), Some(point(left + 200, 0))];
            }
            [low, high] if low || high => {
                let upper = if low { ends[1] } else { ends[0] };
                let x = places.spots[upper].map_or(0, |at| at.x);
                // In turn to the right and to the left.
                let k = taken[upper];
                taken[upper] += 1;
                let aside = if k % 2 == 0 { -(k / 2) } else { (k + 1) / 2 };
                places.feet[edge][usize::from(!low)] = Some(point(x + aside * FEET, 0));
            }
            _ => {}
        }
    }
    places
}

/// Places the vertices that have no place, each near one that has: upwards if there is room.
fn grow(bush: &Bush, places: &mut Places) {
    let neighbours = bush.neighbours();
    let mut queue: VecDeque<usize> =
        (0..bush.spots.len()).filter(|&i| places.spots[i].is_some()).collect();
    while let Some(spot) = queue.pop_front() {
        let Some(here) = places.spots[spot] else { continue };
        for &next in &neighbours[spot] {
            if places.spots[next].is_some() || bush.spots[next].ground {
                continue;
            }
            let around = neighbours[spot].iter().filter_map(|&other| places.spots[other]);
            let taken: Vec<Point> = around.map(|at| at - here).collect();
            let free = free_directions(&taken).first().map_or(12, |&i| i);
            places.spots[next] = Some(here + DIRECTIONS[free].part(1, 2));
            queue.push_back(next);
        }
    }
    // What hangs on nothing that has a place stands beside the rest.
    let mut right = places.spots.iter().flatten().map(|at| at.x).max().unwrap_or(0);
    for (place, spot) in places.spots.iter_mut().zip(&bush.spots) {
        if place.is_none() && !spot.ground {
            right += 400;
            *place = Some(point(right, -560));
        }
    }
}

/// From the coordinates of a drawing to tenths of a pixel.
struct Scale {
    factor: f64,
    left: f64,
    ground: f64,
}

impl Scale {
    fn of(bush: &Bush) -> Scale {
        let all = || bush.spots.iter().filter_map(|spot| spot.at);
        let bounds = |part: fn((f64, f64)) -> f64| {
            let (least, most) = (f64::INFINITY, f64::NEG_INFINITY);
            all().map(part).fold((least, most), |(least, most), x| (least.min(x), most.max(x)))
        };
        let ((left, right), (bottom, top)) = (bounds(|at| at.0), bounds(|at| at.1));
        let (wide, high) = (right - left, top - bottom);
        let mut lengths: Vec<f64> = bush
            .limbs
            .iter()
            .filter_map(|limb| {
                let (a, b) = (bush.spots[limb.ends.0].at?, bush.spots[limb.ends.1].at?);
                let (x, y) = (a.0 - b.0, a.1 - b.1);
                Some((x * x + y * y).sqrt())
            })
            .filter(|&length| length > 0.0)
            .collect();
        lengths.sort_by(f64::total_cmp);
        let edge = lengths.get(lengths.len() / 2).copied().unwrap_or(wide.max(high) / 4.0);
        // One vertex alone, or all in one place.
        let edge = if edge > 0.0 { edge } else { 1.0 };
        let fit = if wide > 0.0 { ROOM / wide } else { f64::INFINITY };
        let factor = (EDGE / edge).min(fit.max(SHORT / edge));
        let near = NEAR + NEAR_EACH * ends_at_a_vertex(bush);
        let factor = factor * (near / (factor * nearest(bush))).clamp(1.0, MOST);
        let span = wide.max(high);
        let factor = if span > 0.0 { factor.min(LARGEST / span) } else { factor };
        let grounds = bush.spots.iter().filter(|spot| spot.ground).filter_map(|spot| spot.at);
        let lowest = grounds.map(|at| at.1).fold(f64::INFINITY, f64::min);
        // Without a place for the ground it lies an edge below everything.
        let ground = if lowest.is_finite() { lowest } else { bottom - EDGE / factor };
        Scale { factor, left, ground }
    }

    fn place(&self, (x, y): (f64, f64)) -> Point {
        point(whole((x - self.left) * self.factor), -whole((y - self.ground) * self.factor))
    }
}

/// How many edges end at a vertex on the average.
fn ends_at_a_vertex(bush: &Bush) -> f64 {
    let number = |count: usize| f64::from(u32::try_from(count).unwrap_or(u32::MAX));
    2.0 * number(bush.limbs.len()) / number(bush.spots.len().max(1))
}

/// The distance of the two vertices that are nearest to each other without being in one place.
fn nearest(bush: &Bush) -> f64 {
    let mut all: Vec<(f64, f64)> = bush.spots.iter().filter_map(|spot| spot.at).collect();
    all.sort_by(|a, b| a.0.total_cmp(&b.0));
    let mut nearest = f64::INFINITY;
    for (i, a) in all.iter().enumerate() {
        for b in &all[i + 1..] {
            let (x, y) = (b.0 - a.0, b.1 - a.1);
            if x >= nearest {
                break;
            }
            let distance = (x * x + y * y).sqrt();
            if distance > 0.0 {
                nearest = nearest.min(distance);
            }
        }
    }
    nearest
}

/// The nearest whole number; nothing in a picture is larger than its bounds.
fn whole(x: f64) -> i64 {
    let bounded = x.round().clamp(-2.0 * LARGEST, 2.0 * LARGEST);
    #[expect(clippy::cast_possible_truncation, reason = "rounded, and within bounds")]
    let whole = bounded as i64;
    whole
}
