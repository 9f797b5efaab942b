//! Figures on circles.

use super::pen::{Pen, steps};
use std::f64::consts::PI;

/// The point at `angle` of a circle about (0, `height`), to the nearest whole numbers.
fn on_circle(radius: i32, height: i32, angle: f64) -> (i32, i32) {
    // The products are no larger than the radius, and rounding to i32 saturates.
    #[allow(clippy::cast_possible_truncation)]
    let whole = |number: f64| number.round() as i32;
    let radius = f64::from(radius);
    (whole(radius * angle.cos()), height.saturating_add(whole(radius * angle.sin())))
}

/// `i` of `count` parts.
fn part(i: usize, count: usize) -> f64 {
    let number = |n: usize| f64::from(u32::try_from(n).unwrap_or(u32::MAX));
    number(i) / number(count)
}

/// How large a circle is, so that `count` edges of length 100 or so fit around it.
fn radius(count: usize, least: i32) -> i32 {
    steps(count, 16).max(least)
}

pub(super) fn arch(pen: &mut Pen, edges: usize, grassy: bool) {
    let radius = radius(2 * edges, 60);
    let (mut here, right) = (pen.ground(-radius), pen.ground(radius));
    let mut joints = Vec::new();
    for i in 1..edges {
        // No joint may touch the ground.
        let (x, y) = on_circle(radius, 0, PI * (1.0 - part(i, edges)));
        here = pen.grow(here, x, y.max(1));
        joints.push((here, x, y));
    }
    pen.line(here, right);
    if !grassy {
        return;
    }
    // Blades grow outwards, a little upwards.
    for (i, (joint, x, y)) in (1..).zip(joints) {
        let (outer_x, outer_y) = on_circle(radius + 70, 0, PI * (1.0 - part(i, edges)));
        pen.grow(joint, outer_x.midpoint(x), outer_y.max(y + 50));
    }
}

pub(super) fn wheel(pen: &mut Pen, spokes: usize) {
    let radius = radius(spokes, 100);
    let rim: Vec<usize> = around(pen, spokes, radius);
    let hub = pen.point(0, radius);
    for (i, &here) in rim.iter().enumerate() {
        pen.line(here, rim[(i + 1) % rim.len()]);
    }
    rim.into_iter().for_each(|here| pen.line(here, hub));
}

pub(super) fn complete(pen: &mut Pen, vertices: usize) {
    let all = around(pen, vertices, radius(vertices, 100));
    for (i, &from) in all.iter().enumerate() {
        all[i + 1..].iter().for_each(|&to| pen.line(from, to));
    }
}

/// Vertices around a circle that stands on the ground, the one at the bottom being on it.
fn around(pen: &mut Pen, count: usize, radius: i32) -> Vec<usize> {
    let ground = pen.ground(0);
    let mut all = vec![ground];
    for i in 1..count {
        let (x, y) = on_circle(radius, radius, PI * (2.0 * part(i, count) - 0.5));
        all.push(pen.point(x, y.max(1)));
    }
    all
}
