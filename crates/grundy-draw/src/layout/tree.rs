//! Trees drawn tidily: layers by distance from the root, a parent in the middle above its children,
//! subtrees as near to each other as they can be, no crossings (Reingold and Tilford 1981).

use super::SLOT;

/// How far right each vertex of a forest with one root stands; the leftmost stands at 0.
///
/// `parents` has the parent of each vertex; the root, vertex 0, is its own. A parent comes before its
/// children. If `apart`, no subtree reaches above or below another one's vertices, so that it may
/// grow later.
///
/// Contours are kept deepest first, so that joining two costs no more than the height of the lower,
/// and the whole no more than the number of vertices.
pub(crate) fn tree(parents: &[usize], apart: bool) -> Vec<i64> {
    let mut offsets = vec![0; parents.len()];
    let mut forests: Vec<Option<Forest>> = Vec::new();
    forests.resize_with(parents.len(), || None);
    // Children are joined to their parent from the last to the first, so the forest grows leftwards.
    for vertex in (0..parents.len()).rev() {
        let (shape, children) = match forests[vertex].take() {
            None => (Contours::leaf(), Vec::new()),
            Some(forest) => forest.crowned(),
        };
        for (child, offset) in children {
            offsets[child] = offset;
        }
        if vertex == 0 {
            break;
        }
        match &mut forests[parents[vertex]] {
            Some(forest) => forest.join(vertex, shape, apart),
            empty => *empty = Some(Forest { shape, children: vec![(vertex, 0)] }),
        }
    }
    // What is left of a parent is known before its children are asked.
    for vertex in 1..parents.len() {
        offsets[vertex] += offsets[parents[vertex]];
    }
    let least = offsets.iter().copied().min().unwrap_or(0);
    offsets.iter().map(|x| x - least).collect()
}

/// Subtrees side by side, the last of them at 0.
struct Forest {
    shape: Contours,
    /// The roots, the rightmost first, and where they stand.
    children: Vec<(usize, i64)>,
}

impl Forest {
    /// Joins the subtree of `root`, which stands at 0 in `shape`, at the left.
    fn join(&mut self, root: usize, shape: Contours, apart: bool) {
        let common = self.shape.height().min(shape.height());
        // As far left as every common layer asks for.
        let needed = (0..common).map(|layer| self.shape.left.get(layer) - shape.right.get(layer));
        let x = match apart {
            true => self.shape.least - shape.most,
            false => needed.min().unwrap_or(0),
        } - SLOT;
        self.children.push((root, x));
        self.shape.join_left(shape.moved(x), common);
    }

    /// The tree whose root stands over the middle of these roots; where they stand seen from it.
    fn crowned(self) -> (Contours, Vec<(usize, i64)>) {
        let first = self.children.last().map_or(0, |child| child.1);
        let last = self.children.first().map_or(0, |child| child.1);
        let middle = (first + last).div_euclid(2);
        let mut shape = self.shape.moved(-middle);
        shape.left.push(0);
        shape.right.push(0);
        (shape, self.children.into_iter().map(|(child, x)| (child, x - middle)).collect())
    }
}

/// How far a tree reaches in each layer.
struct Contours {
    left: Contour,
    right: Contour,
    /// How far it reaches in any layer.
    least: i64,
    most: i64,
}

impl Contours {
    fn leaf() -> Contours {
        let contour = || Contour { deepest_first: vec![0], shift: 0 };
        Contours { left: contour(), right: contour(), least: 0, most: 0 }
    }

    fn height(&self) -> usize {
        self.left.deepest_first.len()
    }

    fn moved(mut self, by: i64) -> Contours {
        for x in [&mut self.left.shift, &mut self.right.shift, &mut self.least, &mut self.most] {
            *x += by;
        }
        self
    }

    /// Joins what stands to the left; `common` layers are in both.
    fn join_left(&mut self, other: Contours, common: usize) {
        let higher = other.height() > self.height();
        let Contours { left, right, least, most } = other;
        // Of the common layers the left edge is the newcomer's; above them it is the higher one's.
        if higher {
            self.left = left;
            let mut right = right;
            right.overwrite(&self.right, common);
            self.right = right;
        } else {
            self.left.overwrite(&left, common);
        }
        self.least = self.least.min(least);
        self.most = self.most.max(most);
    }
}

/// The edge of a tree in each layer.
struct Contour {
    /// Less `shift`, so that moving all of them costs nothing.
    deepest_first: Vec<i64>,
    shift: i64,
}

impl Contour {
    /// The edge in a layer, counted from the root's.
    fn get(&self, layer: usize) -> i64 {
        self.deepest_first[self.deepest_first.len() - 1 - layer] + self.shift
    }

    /// Adds a layer nearer to the root.
    fn push(&mut self, x: i64) {
        self.deepest_first.push(x - self.shift);
    }

    /// Takes over the first `count` layers of `other`.
    fn overwrite(&mut self, other: &Contour, count: usize) {
        for layer in 0..count {
            let x = other.get(layer) - self.shift;
            let last = self.deepest_first.len() - 1;
            self.deepest_first[last - layer] = x;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stalk_stands_upright_and_a_fork_is_even() {
        assert_eq!(tree(&[0], false), [0]);
        assert_eq!(tree(&[0, 0, 1, 2], false), [0, 0, 0, 0]);
        assert_eq!(tree(&[0, 0, 0, 0], false), [SLOT, 0, SLOT, 2 * SLOT]);
    }

    #[test]
    fn subtrees_lean_over_each_other_unless_they_are_to_be_apart() {
        // A fork beside a stalk: below the fork's prongs there is room for the stalk's foot.
        let parents = [0, 0, 0, 1, 1, 1];
        let width = |xs: Vec<i64>| xs.into_iter().max().unwrap_or(0);
        assert_eq!(width(tree(&parents, false)), 2 * SLOT);
        assert_eq!(width(tree(&parents, true)), 3 * SLOT);
    }

    /// Children in order, layers apart, and subtrees of one parent not entangled: no crossings.
    #[test]
    fn layers_keep_their_order_and_distance() {
        let mut seed = 1u64;
        for round in 0..300 {
            let mut parents = vec![0];
            for vertex in 1..(2 + round % 40) {
                seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                parents.push(usize::try_from(seed >> 33).unwrap() % vertex);
            }
            for apart in [false, true] {
                let xs = tree(&parents, apart);
                let depth = depths(&parents);
                // The order of a layer: by the way from the root.
                let way = |mut v: usize| {
                    let mut way = vec![v];
                    while v != 0 {
                        v = parents[v];
                        way.push(v);
                    }
                    way.reverse();
                    way
                };
                for a in 0..parents.len() {
                    for b in 0..parents.len() {
                        if depth[a] == depth[b] && way(a) < way(b) {
                            assert!(xs[b] - xs[a] >= SLOT, "{parents:?}: {xs:?}");
                        }
                    }
                }
            }
        }
    }

    fn depths(parents: &[usize]) -> Vec<usize> {
        let mut depths = vec![0; parents.len()];
        for vertex in 1..parents.len() {
            depths[vertex] = depths[parents[vertex]] + 1;
        }
        depths
    }

    #[test]
    fn a_hundred_thousand_vertices_take_linear_time() {
        let stalk: Vec<usize> = (0..100_000usize).map(|v| v.saturating_sub(1)).collect();
        assert!(tree(&stalk, false).iter().all(|&x| x == 0));
        let comb: Vec<usize> = (0..100_000usize).map(|v| v.saturating_sub(1 + v % 2)).collect();
        assert_eq!(tree(&comb, false).len(), 100_000);
    }
}
