//! Figures that teachers draw, and random ones, with places for their vertices.

mod figures;
mod pen;
mod round;
mod trees;

use super::Drawing;
use pen::Pen;

/// A kind of figure.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Figure {
    /// A stalk of so many edges.
    Stalk,
    /// A trunk that forks so many times.
    Tree,
    /// An arch of so many edges.
    Arch,
    /// An arch of so many edges with grass on it.
    GrassyArch,
    /// A ladder of so many rungs.
    Ladder,
    /// A wheel of so many spokes.
    Wheel,
    /// So many vertices, each joined to all others, one of them on the ground.
    Complete,
    /// A house with a chimney.
    House,
    /// A girl with plaits.
    Girl,
    /// A dog.
    Dog,
    /// A tree of so many edges, grown at random.
    RandomTree,
    /// A multigraph of so many edges, loops among them, drawn at random.
    RandomGraph,
}

/// Figures with more edges would be no use as pictures and take long to write.
const MOST_EDGES: u64 = 1_000_000;

impl Figure {
    /// All kinds.
    pub const ALL: [Figure; 12] = [
        Figure::Stalk,
        Figure::Tree,
        Figure::Arch,
        Figure::GrassyArch,
        Figure::Ladder,
        Figure::Wheel,
        Figure::Complete,
        Figure::House,
        Figure::Girl,
        Figure::Dog,
        Figure::RandomTree,
        Figure::RandomGraph,
    ];

    /// Its name: `grassy-arch`.
    pub fn name(self) -> &'static str {
        match self {
            Figure::Stalk => "stalk",
            Figure::Tree => "tree",
            Figure::Arch => "arch",
            Figure::GrassyArch => "grassy-arch",
            Figure::Ladder => "ladder",
            Figure::Wheel => "wheel",
            Figure::Complete => "complete",
            Figure::House => "house",
            Figure::Girl => "girl",
            Figure::Dog => "dog",
            Figure::RandomTree => "random-tree",
            Figure::RandomGraph => "random-graph",
        }
    }

    /// The sizes it may have, from the least to the greatest; none if it has only one.
    pub fn sizes(self) -> Option<(u64, u64)> {
        match self {
            Figure::Stalk | Figure::RandomTree => Some((0, MOST_EDGES)),
            Figure::Arch | Figure::GrassyArch => Some((1, MOST_EDGES / 2)),
            Figure::RandomGraph => Some((1, MOST_EDGES)),
            Figure::Ladder => Some((1, MOST_EDGES / 3)),
            Figure::Wheel => Some((3, MOST_EDGES / 2)),
            Figure::Tree => Some((0, 18)),
            Figure::Complete => Some((2, 1_000)),
            Figure::House | Figure::Girl | Figure::Dog => None,
        }
    }

    /// The size it has if none is asked for.
    pub fn usual_size(self) -> u64 {
        match self {
            Figure::Stalk | Figure::Arch | Figure::GrassyArch => 5,
            Figure::Tree | Figure::Ladder => 3,
            Figure::Wheel => 6,
            Figure::Complete => 4,
            Figure::House | Figure::Girl | Figure::Dog => 1,
            Figure::RandomTree | Figure::RandomGraph => 12,
        }
    }

    /// How many edges it has at most with one of its [sizes](Figure::sizes).
    pub fn most_edges(self, size: u64) -> u64 {
        match self {
            Figure::Stalk | Figure::RandomTree | Figure::RandomGraph => size,
            Figure::Arch | Figure::GrassyArch | Figure::Wheel => size.saturating_mul(2),
            Figure::Ladder => size.saturating_mul(3),
            Figure::Complete => size.saturating_mul(size),
            Figure::Tree => {
                u32::try_from(size).map_or(u64::MAX, |size| 2u64.saturating_pow(size + 1))
            }
            Figure::House | Figure::Girl | Figure::Dog => 1000,
        }
    }

    /// The figure of this size; random ones are the same for the same `seed`.
    ///
    /// ```
    /// use grundy_games::bush::Figure;
    /// let ladder = Figure::Ladder.make(3, 0).unwrap();
    /// assert_eq!(ladder.lines().len(), 9);
    /// assert!(Figure::Wheel.make(2, 0).is_none());
    /// ```
    ///
    /// `None` if it has no such size.
    pub fn make(self, size: u64, seed: u64) -> Option<Drawing> {
        let (least, most) = self.sizes().unwrap_or((0, u64::MAX));
        if !(least..=most).contains(&size) {
            return None;
        }
        let mut pen = Pen::default();
        // A size of a figure that has sizes is at most a million.
        let count = usize::try_from(size).unwrap_or(usize::MAX);
        match self {
            Figure::Stalk => figures::stalk(&mut pen, count),
            Figure::Ladder => figures::ladder(&mut pen, count),
            Figure::House => figures::house(&mut pen),
            Figure::Girl => figures::girl(&mut pen),
            Figure::Dog => figures::dog(&mut pen),
            Figure::Arch => round::arch(&mut pen, count, false),
            Figure::GrassyArch => round::arch(&mut pen, count, true),
            Figure::Wheel => round::wheel(&mut pen, count),
            Figure::Complete => round::complete(&mut pen, count),
            Figure::Tree => trees::forking(&mut pen, count),
            Figure::RandomTree => trees::random(&mut pen, count, seed),
            Figure::RandomGraph => trees::random_graph(&mut pen, count, seed),
        }
        Drawing::new(pen.vertices, pen.lines).ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bush::Colour;
    use std::collections::BTreeSet;

    fn made(figure: Figure, size: u64) -> Drawing {
        figure.make(size, 7).unwrap_or_else(|| panic!("{} {size}", figure.name()))
    }

    #[test]
    fn everything_stands_and_has_a_place_of_its_own() {
        for figure in Figure::ALL {
            let (least, _) = figure.sizes().unwrap_or((1, 1));
            for size in least..least + 12 {
                let Some(drawing) = figure.make(size, size) else { continue };
                let name = figure.name();
                assert_eq!(drawing.bush().standing().len(), drawing.lines().len(), "{name}");
                let points = drawing.vertices().iter().map(|v| v.point.expect("a place"));
                let places: BTreeSet<(i32, i32)> = points.map(|point| (point.x, point.y)).collect();
                assert_eq!(places.len(), drawing.vertices().len(), "{name} {size}");
                for vertex in drawing.vertices() {
                    let height = vertex.point.expect("a place").y;
                    assert_eq!(height == 0, vertex.on_ground, "{name} {size}: {vertex:?}");
                    assert!(height >= 0, "{name} {size}: {vertex:?}");
                }
                assert!(drawing.lines().iter().all(|line| line.colour == Colour::Green));
            }
        }
    }

    #[test]
    fn sizes_have_bounds_and_random_figures_the_edges_asked_for() {
        for figure in Figure::ALL {
            let Some((least, most)) = figure.sizes() else { continue };
            assert!(figure.make(most + 1, 0).is_none(), "{}", figure.name());
            assert!(least == 0 || figure.make(least - 1, 0).is_none(), "{}", figure.name());
        }
        for figure in [Figure::RandomTree, Figure::RandomGraph] {
            let drawing = made(figure, 500);
            assert_eq!(drawing.lines().len(), 500);
            assert_eq!(drawing, made(figure, 500));
            assert_ne!(drawing, figure.make(500, 8).expect("a size"));
        }
    }
}
