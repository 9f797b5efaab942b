//! Hackenbush drawings: edges that stand on the ground.

mod automatic;
mod draw;
mod given;
mod plants;

use crate::block::{Block, flow};
use crate::error::{FARTHEST, PictureError, at_most};

/// More edges than this cannot be told apart in a picture.
pub const MOST_EDGES: usize = 1500;

/// A drawing that stands on the ground.
#[derive(Clone, Debug)]
pub struct Bush {
    /// Invariant: coordinates are finite and no farther out than [`FARTHEST`].
    spots: Vec<Spot>,
    /// Invariant: no more than [`MOST_EDGES`], and their ends are among the spots.
    limbs: Vec<Limb>,
}

/// A vertex.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Spot {
    /// Where it stands, y upwards, in any unit. If no spot above the ground has a place, all are
    /// placed.
    pub at: Option<(f64, f64)>,
    /// Whether it is the ground, or a place on it. Without a place, each edge from here has its own.
    pub ground: bool,
    /// What is written in it; may be empty.
    pub label: String,
    /// What is said when it is pointed at; may be empty.
    pub name: String,
}

/// An edge.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Limb {
    /// The spots that it joins; a loop if they are the same.
    pub ends: (usize, usize),
    /// Its colour.
    pub ink: Ink,
    /// Whether it stands out.
    pub mark: Mark,
    /// What is written beside it; may be empty.
    pub label: String,
}

/// Whose an edge is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Ink {
    /// Either player's.
    #[default]
    Green,
    /// Left's.
    Blue,
    /// Right's.
    Red,
}

/// How an edge stands out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Mark {
    /// It does not.
    #[default]
    Plain,
    /// It is one to cut.
    Cut,
    /// It is what is spoken about.
    Shown,
}

impl Bush {
    /// The drawing with these vertices and edges.
    ///
    /// ```
    /// use grundy_draw::{Bush, Limb, Spot};
    /// let ground = Spot { ground: true, ..Spot::default() };
    /// let stalk = Bush::new(vec![ground, Spot::default()], vec![Limb { ends: (0, 1), ..Limb::default() }]);
    /// assert!(stalk.is_ok());
    /// ```
    ///
    /// # Errors
    /// If there are more than [`MOST_EDGES`], an end is not among the vertices, or a coordinate is
    /// no number or too far out.
    pub fn new(spots: Vec<Spot>, limbs: Vec<Limb>) -> Result<Bush, PictureError> {
        at_most(limbs.len(), MOST_EDGES)?;
        at_most(spots.len(), 2 * MOST_EDGES)?;
        for limb in &limbs {
            let missing = [limb.ends.0, limb.ends.1].into_iter().find(|&end| end >= spots.len());
            missing.map_or(Ok(()), |end| Err(PictureError::NoSuchVertex(end)))?;
        }
        // No number is within bounds if it is not a number.
        let within = |(x, y): (f64, f64)| x.abs() <= FARTHEST && y.abs() <= FARTHEST;
        match spots.iter().position(|spot| spot.at.is_some_and(|at| !within(at))) {
            Some(spot) => Err(PictureError::FarOut(spot)),
            None => Ok(Bush { spots, limbs }),
        }
    }

    pub(crate) fn block(&self) -> Block {
        if self.is_placed() {
            return draw::draw(self, &given::places(self));
        }
        let rows = automatic::rows(self);
        let mut blocks: Vec<Block> =
            rows.iter().map(|(row, places)| draw::draw(row, places)).collect();
        if blocks.len() == 1 {
            return blocks.swap_remove(0);
        }
        let widest = blocks.iter().map(|block| block.width).max().unwrap_or(0);
        flow(&blocks, widest, (0, 160))
    }

    /// What of the drawing these edges are, with the spots above the ground that they join.
    fn part(&self, limbs: &[usize]) -> Bush {
        let mut spots: Vec<Spot> = Vec::new();
        let mut places = vec![None; self.spots.len()];
        let mut place = |spot: usize| {
            *places[spot].get_or_insert_with(|| {
                spots.push(self.spots[spot].clone());
                spots.len() - 1
            })
        };
        let limb = |&limb: &usize| {
            let ends = self.limbs[limb].ends;
            Limb { ends: (place(ends.0), place(ends.1)), ..self.limbs[limb].clone() }
        };
        let limbs = limbs.iter().map(limb).collect();
        Bush { spots, limbs }
    }

    /// Whether some vertex above the ground has a place.
    fn is_placed(&self) -> bool {
        self.spots.iter().any(|spot| !spot.ground && spot.at.is_some())
    }

    /// The edges between spots above the ground and the ends of those that reach it.
    fn neighbours(&self) -> Vec<Vec<usize>> {
        let mut neighbours = vec![Vec::new(); self.spots.len()];
        for limb in &self.limbs {
            let (a, b) = limb.ends;
            if a != b {
                neighbours[a].push(b);
                neighbours[b].push(a);
            }
        }
        neighbours
    }

    /// Whether each spot is joined to the ground.
    fn standing(&self) -> Vec<bool> {
        let neighbours = self.neighbours();
        let mut standing: Vec<bool> = self.spots.iter().map(|spot| spot.ground).collect();
        let mut stack: Vec<usize> = (0..standing.len()).filter(|&i| standing[i]).collect();
        while let Some(spot) = stack.pop() {
            for &next in &neighbours[spot] {
                if !standing[next] {
                    standing[next] = true;
                    stack.push(next);
                }
            }
        }
        standing
    }
}
