//! Vertices in given layers: ordered so that few edges cross, then placed near their neighbours.

use super::{SLOT, spread};
use std::cmp::Ordering;

/// How often the layers are gone through.
const ROUNDS: usize = 24;

/// How far right each vertex stands. The first order of a layer is that of its vertices; crossings
/// of edges that leap over layers are not counted.
pub(crate) fn layered(layer_of: &[usize], edges: &[(usize, usize)]) -> Vec<i64> {
    let mut net = Net::new(layer_of, edges);
    net.order();
    net.place()
}

struct Net<'a> {
    layer_of: &'a [usize],
    /// The vertices of each layer, from left to right.
    layers: Vec<Vec<usize>>,
    /// Where each vertex stands in its layer.
    ranks: Vec<usize>,
    /// The vertices that edges lead to, those of the same layer included.
    neighbours: Vec<Vec<usize>>,
}

impl<'a> Net<'a> {
    fn new(layer_of: &'a [usize], edges: &[(usize, usize)]) -> Net<'a> {
        let height = layer_of.iter().max().map_or(0, |&last| last + 1);
        let mut layers = vec![Vec::new(); height];
        let mut ranks = vec![0; layer_of.len()];
        for (vertex, &layer) in layer_of.iter().enumerate() {
            ranks[vertex] = layers[layer].len();
            layers[layer].push(vertex);
        }
        let mut neighbours = vec![Vec::new(); layer_of.len()];
        for &(a, b) in edges.iter().filter(|(a, b)| a != b) {
            neighbours[a].push(b);
            neighbours[b].push(a);
        }
        Net { layer_of, layers, ranks, neighbours }
    }

    /// Moves vertices to the mean rank of their neighbours while crossings become fewer.
    fn order(&mut self) {
        let mut best = (self.crossings(), self.layers.clone());
        for round in 0..ROUNDS {
            if best.0 == 0 {
                break;
            }
            let upwards = round % 2 == 0;
            for step in 1..self.layers.len() {
                let layer = if upwards { step } else { self.layers.len() - 1 - step };
                self.sort_layer(layer, upwards, round % 4 >= 2);
            }
            let crossings = self.crossings();
            if crossings < best.0 {
                best = (crossings, self.layers.clone());
            }
        }
        self.layers = best.1;
        self.rank();
    }

    fn rank(&mut self) {
        for layer in &self.layers {
            for (rank, &vertex) in layer.iter().enumerate() {
                self.ranks[vertex] = rank;
            }
        }
    }

    /// Sorts a layer by the mean rank of the neighbours below it, or above it, and of those in itself.
    fn sort_layer(&mut self, layer: usize, below: bool, last_first: bool) {
        let mean = |vertex: usize| {
            let within = |&&v: &&usize| match self.layer_of[v].cmp(&layer) {
                Ordering::Less => below,
                Ordering::Equal => true,
                Ordering::Greater => !below,
            };
            let near: Vec<usize> = self.neighbours[vertex].iter().filter(within).copied().collect();
            let sum: usize = near.iter().map(|&v| 2 * self.ranks[v]).sum();
            match near.len() {
                0 => 1000 * 2 * self.ranks[vertex],
                count => 1000 * sum / count,
            }
        };
        let mut sorted = self.layers[layer].clone();
        if last_first {
            sorted.reverse();
        }
        sorted.sort_by_key(|&vertex| mean(vertex));
        self.layers[layer] = sorted;
        self.rank();
    }

    /// How many pairs of edges cross, and how many vertices lie under edges within their layer.
    fn crossings(&self) -> usize {
        let mut count = 0;
        for layer in &self.layers {
            let mut ups: Vec<(usize, usize)> = Vec::new();
            for &vertex in layer {
                for &other in &self.neighbours[vertex] {
                    if self.layer_of[other] == self.layer_of[vertex] + 1 {
                        ups.push((self.ranks[vertex], self.ranks[other]));
                    } else if self.layer_of[other] == self.layer_of[vertex] {
                        // Counted from both ends, which gives it a little more weight.
                        count += self.ranks[vertex].abs_diff(self.ranks[other]) - 1;
                    }
                }
            }
            for (i, a) in ups.iter().enumerate() {
                let crossed =
                    |b: &&(usize, usize)| a.0 < b.0 && a.1 > b.1 || a.0 > b.0 && a.1 < b.1;
                count += ups[i + 1..].iter().filter(crossed).count();
            }
        }
        count
    }

    /// Places the vertices of each layer near the mean of their neighbours, again and again.
    fn place(&self) -> Vec<i64> {
        let mut xs = vec![0; self.layer_of.len()];
        for layer in &self.layers {
            let mut x = -SLOT * i64::try_from(layer.len()).unwrap_or(0) / 2;
            for &vertex in layer {
                xs[vertex] = x;
                x += SLOT;
            }
        }
        for round in 0..ROUNDS {
            for step in 0..self.layers.len() {
                let upwards = round % 2 == 0;
                let layer = if upwards { step } else { self.layers.len() - 1 - step };
                let wanted = |&vertex: &usize| {
                    let near = self.neighbours[vertex].iter();
                    let apart: Vec<i64> = near
                        .filter(|&&other| self.layer_of[other] != self.layer_of[vertex])
                        .map(|&other| xs[other])
                        .collect();
                    match i64::try_from(apart.len()) {
                        Ok(count) if count > 0 => apart.iter().sum::<i64>().div_euclid(count),
                        _ => xs[vertex],
                    }
                };
                let wanted: Vec<i64> = self.layers[layer].iter().map(wanted).collect();
                for (&vertex, x) in self.layers[layer].iter().zip(spread(&wanted)) {
                    xs[vertex] = x;
                }
            }
        }
        let least = xs.iter().copied().min().unwrap_or(0);
        xs.iter().map(|x| x - least).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_square_on_its_corner_is_even() {
        let xs = layered(&[0, 1, 1, 2], &[(0, 1), (0, 2), (1, 3), (2, 3)]);
        assert_eq!(xs, [SLOT / 2, 0, SLOT, SLOT / 2]);
    }

    #[test]
    fn crossings_are_taken_out_where_they_can_be() {
        let xs = layered(&[0, 0, 1, 1], &[(0, 3), (1, 2)]);
        assert_eq!(xs[0] < xs[1], xs[3] < xs[2]);
    }
}
