//! Where the vertices of a drawing stand if nobody says: plants side by side, growing upwards.

use super::Bush;
use super::plants::Plant;
use crate::geometry::{Point, point};
use crate::layout::{SLOT, layered, tree};

/// Where everything stands, in tenths of a pixel, with the ground at y = 0.
#[derive(Debug)]
pub(super) struct Places {
    /// Where each spot stands. A ground spot that has no place of its own is nowhere.
    pub(super) spots: Vec<Option<Point>>,
    /// Where each edge reaches the ground at its first and at its second end, if it does so at a
    /// place of its own.
    pub(super) feet: Vec<[Option<Point>; 2]>,
}

impl Places {
    pub(super) fn none(bush: &Bush) -> Places {
        Places { spots: vec![None; bush.spots.len()], feet: vec![[None; 2]; bush.limbs.len()] }
    }

    /// Sets where an edge reaches the ground.
    pub(super) fn set_foot(&mut self, bush: &Bush, edge: usize, at: Point) {
        let first = bush.spots[bush.limbs[edge].ends.0].ground;
        self.feet[edge][usize::from(!first)] = Some(at);
    }
}

/// The room that a picture has from left to right before it grows.
const ROOM: i64 = 3800;
/// The room that it has upwards.
const HIGH: i64 = 5200;

/// The drawing in rows, each with its own ground: one if that is not too wide, or else as many as its plants
/// make it.
pub(super) fn rows(bush: &Bush) -> Vec<(Bush, Places)> {
    let whole = Rough::of(bush);
    let least = least(bush);
    if whole.right / SLOT * least <= ROOM {
        let measure = Measure::of(&whole, least);
        return vec![(bush.clone(), whole.placed(bush, &measure))];
    }
    let mut rows: Vec<(Vec<usize>, i64)> = Vec::new();
    for limbs in parts(bush) {
        let wide = Rough::of(&bush.part(&limbs)).right;
        match rows.last_mut() {
            Some((row, width)) if (*width + wide) / SLOT * least <= ROOM => {
                row.extend(limbs);
                *width += wide;
            }
            _ => rows.push((limbs, wide)),
        }
    }
    let rows: Vec<Bush> = rows.iter().map(|(limbs, _)| bush.part(limbs)).collect();
    let rough: Vec<Rough> = rows.iter().map(Rough::of).collect();
    // All rows have the same measure.
    let right = rough.iter().map(|row| row.right).max().unwrap_or(0);
    let layers = rough.iter().map(|row| row.layers).max().unwrap_or(1);
    let measure = Measure::new(right, layers, least);
    rows.into_iter()
        .zip(rough)
        .map(|(row, rough)| {
            let places = rough.placed(&row, &measure);
            (row, places)
        })
        .collect()
}

/// The least distance of vertices.
fn least(bush: &Bush) -> i64 {
    let labelled = bush.spots.iter().any(|spot| !spot.ground && !spot.label.is_empty());
    let looped = bush.limbs.iter().any(|limb| limb.ends.0 == limb.ends.1);
    if labelled || looped { 300 } else { 160 }
}

/// The edges of each plant, and those from the ground to the ground one by one, in the order of their first
/// edges. Spots without edges are in none.
fn parts(bush: &Bush) -> Vec<Vec<usize>> {
    let plants = Plant::all(bush);
    let mut home = vec![None; bush.spots.len()];
    for (i, plant) in plants.iter().enumerate() {
        plant.spots.iter().for_each(|&spot| home[spot] = Some(i));
    }
    let mut parts: Vec<Vec<usize>> = vec![Vec::new(); plants.len()];
    for (edge, limb) in bush.limbs.iter().enumerate() {
        match home[limb.ends.0].or(home[limb.ends.1]) {
            Some(plant) => parts[plant].push(edge),
            None => parts.push(vec![edge]),
        }
    }
    parts.retain(|part| !part.is_empty());
    parts.sort_by_key(|part| part[0]);
    parts
}

/// How far slots and layers are apart.
struct Measure {
    slot: i64,
    layer: i64,
}

impl Measure {
    fn of(rough: &Rough, least: i64) -> Measure {
        Measure::new(rough.right, rough.layers, least)
    }

    fn new(right: i64, layers: i64, least: i64) -> Measure {
        let slots = (right / SLOT).max(1);
        let slot = (ROOM / slots).clamp(least, 620);
        Measure { slot, layer: (HIGH / layers).clamp(least, 560) }
    }
}

/// Where everything is in slots and layers, with one more slot between plants.
struct Rough {
    /// Spots with their place from left to right and their layer.
    spots: Vec<(usize, i64, i64)>,
    /// Edges with where they reach the ground.
    feet: Vec<(usize, i64)>,
    /// Edges from the ground to the ground, with where they begin and end.
    arches: Vec<(usize, i64, i64)>,
    right: i64,
    layers: i64,
}

impl Rough {
    fn of(bush: &Bush) -> Rough {
        let (spots, feet, arches) = (Vec::new(), Vec::new(), Vec::new());
        let mut rough = Rough { spots, feet, arches, right: 0, layers: 1 };
        for plant in Plant::all(bush) {
            rough.add(&plant);
        }
        let is_arch =
            |limb: &super::Limb| bush.spots[limb.ends.0].ground && bush.spots[limb.ends.1].ground;
        for edge in (0..bush.limbs.len()).filter(|&edge| is_arch(&bush.limbs[edge])) {
            rough.arches.push((edge, rough.right, rough.right + SLOT));
            rough.right += 2 * SLOT;
        }
        rough
    }

    fn placed(&self, bush: &Bush, &Measure { slot, layer }: &Measure) -> Places {
        let across = |x: i64| x * slot / SLOT;
        let mut places = Places::none(bush);
        for &(spot, x, depth) in &self.spots {
            places.spots[spot] = Some(point(across(x), -depth * layer));
        }
        for &(edge, x) in &self.feet {
            places.set_foot(bush, edge, point(across(x), 0));
        }
        for &(edge, left, right) in &self.arches {
            places.feet[edge] = [Some(point(across(left), 0)), Some(point(across(right), 0))];
        }
        places
    }

    fn add(&mut self, plant: &Plant) {
        let (depths, order, through) = plant.climb();
        let (xs, feet) = match plant.root() {
            Some(root) => as_tree(plant, root, &order, &through),
            None => as_layers(plant, &depths),
        };
        let all = || xs.iter().chain(&feet).copied();
        let (least, most) = (all().min().unwrap_or(0), all().max().unwrap_or(0));
        let shift = self.right - least;
        for ((&spot, x), &depth) in plant.spots.iter().zip(&xs).zip(&depths) {
            let depth = i64::try_from(depth).unwrap_or(1);
            self.layers = self.layers.max(depth);
            self.spots.push((spot, x + shift, depth));
        }
        for (foot, x) in plant.feet.iter().zip(&feet) {
            self.feet.push((foot.0, x + shift));
        }
        self.right += most - least + SLOT;
    }
}

/// A tree: where its spots and its feet stand from left to right.
fn as_tree(plant: &Plant, root: usize, order: &[usize], through: &[usize]) -> (Vec<i64>, Vec<i64>) {
    let mut place = vec![0; order.len()];
    for (i, &spot) in order.iter().enumerate() {
        place[spot] = i;
    }
    let parents: Vec<usize> = order.iter().map(|&spot| place[through[spot]]).collect();
    let by_order = tree(&parents, false);
    let xs: Vec<i64> = place.iter().map(|&i| by_order[i]).collect();
    let count = i64::try_from(plant.feet.len()).unwrap_or(1);
    let feet = (0..count).map(|i| xs[root] + (2 * i - count + 1) * SLOT / 4).collect();
    (xs, feet)
}

/// Any other plant, in layers by the distance from the ground.
fn as_layers(plant: &Plant, depths: &[usize]) -> (Vec<i64>, Vec<i64>) {
    let count = plant.spots.len();
    let mut layer_of = depths.to_vec();
    layer_of.extend(plant.feet.iter().map(|_| 0));
    let legs = plant.feet.iter().enumerate().map(|(i, &(_, top))| (count + i, top));
    let edges: Vec<(usize, usize)> = plant.pairs.iter().copied().chain(legs).collect();
    let xs = layered(&layer_of, &edges);
    (xs[..count].to_vec(), xs[count..].to_vec())
}

#[cfg(test)]
mod tests {
    use super::super::{Limb, Spot};
    use super::*;

    fn bush(spots: usize, edges: &[(usize, usize)]) -> Bush {
        let spot = |i| Spot { ground: i == 0, ..Spot::default() };
        let limb = |&ends: &(usize, usize)| Limb { ends, ..Limb::default() };
        Bush::new((0..spots).map(spot).collect(), edges.iter().map(limb).collect()).unwrap()
    }

    /// Which side of the line from `a` to `b` a point is on.
    fn side(a: Point, b: Point, c: Point) -> i64 {
        ((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)).signum()
    }

    /// Whether two segments have a point in common that is not an end of both.
    fn cross(a: (Point, Point), b: (Point, Point)) -> bool {
        let ends = [b.0, b.1].iter().any(|&end| end == a.0 || end == a.1);
        // Segments of one line have nothing in common if one is above the other.
        let apart = a.0.y.min(a.1.y) > b.0.y.max(b.1.y) || b.0.y.min(b.1.y) > a.0.y.max(a.1.y);
        !ends
            && !apart
            && side(a.0, a.1, b.0) * side(a.0, a.1, b.1) <= 0
            && side(b.0, b.1, a.0) * side(b.0, b.1, a.1) <= 0
    }

    /// All in one row.
    fn places(bush: &Bush) -> Places {
        let rough = Rough::of(bush);
        rough.placed(bush, &Measure::of(&rough, least(bush)))
    }

    #[test]
    fn many_plants_stand_in_rows() {
        let stalks: Vec<(usize, usize)> = (1..=100).map(|top| (0, top)).collect();
        let rows = rows(&bush(101, &stalks));
        assert!(rows.len() > 3, "{}", rows.len());
        assert_eq!(rows.iter().map(|(row, _)| row.limbs.len()).sum::<usize>(), 100);
        for (row, places) in &rows {
            let xs = || places.spots.iter().flatten().map(|at| at.x);
            assert!(xs().max() <= Some(ROOM), "a row is too wide");
            assert_eq!(xs().count(), row.limbs.len());
        }
        assert_eq!(super::rows(&bush(4, &[(0, 1), (0, 2), (0, 3)])).len(), 1);
    }

    #[test]
    fn trees_have_no_crossings_and_plants_stand_side_by_side() {
        let mut seed = 7u64;
        let mut next = |below: usize| {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(99);
            usize::try_from(seed >> 33).unwrap() % below
        };
        for round in 0..200 {
            let edges: Vec<(usize, usize)> = (1..2 + round % 60).map(|i| (next(i), i)).collect();
            let bush = bush(edges.len() + 1, &edges);
            let places = places(&bush);
            let lines: Vec<(Point, Point)> = edges
                .iter()
                .zip(&places.feet)
                .map(|(&(a, b), feet)| {
                    let low = feet[0].or(places.spots[a]).unwrap();
                    (low, places.spots[b].unwrap())
                })
                .collect();
            for (i, &a) in lines.iter().enumerate() {
                assert!(a.0.y > a.1.y, "every edge of a tree grows upwards");
                assert!(lines[..i].iter().all(|&b| !cross(a, b)), "{edges:?}");
            }
        }
    }

    #[test]
    fn a_house_stands_on_its_feet() {
        // Two walls, a floor above the ground, and a roof.
        let bush = bush(4, &[(0, 1), (0, 2), (1, 2), (1, 3), (2, 3)]);
        let places = places(&bush);
        let at = |spot: usize| places.spots[spot].unwrap();
        assert_eq!((at(1).y, at(3).y), (at(2).y, 2 * at(1).y));
        assert_eq!(2 * at(3).x, at(1).x + at(2).x);
        assert_eq!(places.feet[0][0].map(|foot| foot.x), Some(at(1).x));
    }
}
