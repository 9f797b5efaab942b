//! Figures of straight lines.

use super::pen::{Pen, steps};

pub(super) fn stalk(pen: &mut Pen, edges: usize) {
    let mut top = pen.ground(0);
    for i in 1..=edges {
        top = pen.grow(top, 0, steps(i, 100));
    }
}

pub(super) fn ladder(pen: &mut Pen, rungs: usize) {
    let (mut left, mut right) = (pen.ground(0), pen.ground(100));
    for i in 1..=rungs {
        left = pen.grow(left, 0, steps(i, 100));
        right = pen.grow(right, 100, steps(i, 100));
        pen.line(left, right);
    }
}

pub(super) fn house(pen: &mut Pen) {
    let (left, right) = (pen.ground(0), pen.ground(200));
    let left = pen.grow(left, 0, 150);
    let right = pen.grow(right, 200, 150);
    pen.line(left, right);
    let ridge = pen.grow(left, 100, 250);
    pen.line(right, ridge);
    pen.grow(ridge, 100, 330);
}

pub(super) fn girl(pen: &mut Pen) {
    let (left, right) = (pen.ground(-40), pen.ground(40));
    let knee = pen.grow(left, -45, 80);
    let hip = pen.grow(knee, 0, 160);
    let other = pen.grow(right, 45, 80);
    pen.line(other, hip);
    let neck = pen.grow(hip, 0, 280);
    pen.grow(neck, -80, 220);
    pen.grow(neck, 80, 220);
    let head = pen.grow(neck, 0, 340);
    pen.line(head, head);
    pen.grow(head, -70, 310);
    pen.grow(head, 70, 310);
}

pub(super) fn dog(pen: &mut Pen) {
    let feet = [-20, 30, 190, 240].map(|x| pen.ground(x));
    let hip = pen.grow(feet[0], 0, 110);
    pen.line(feet[1], hip);
    let shoulder = pen.grow(hip, 220, 120);
    pen.line(feet[2], shoulder);
    pen.line(feet[3], shoulder);
    pen.grow(hip, -60, 180);
    let head = pen.grow(shoulder, 270, 200);
    pen.line(head, head);
    pen.grow(head, 350, 190);
    pen.grow(head, 240, 270);
}
