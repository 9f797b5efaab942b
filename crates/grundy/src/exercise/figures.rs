//! Graphs and Hackenbush drawings for exercises.

use super::Level;
use super::draft::{Ask, Draft, Proposal};
use crate::random::Random;
use std::collections::{BTreeMap, BTreeSet};

/// A graph without cycles in which every vertex can be reached from a token.
pub(super) fn graph(level: Level, random: &mut Random) -> Draft {
    let of = usize::from(level.number() - 1);
    let vertices = [5, 6, 8, 10, 12][of];
    let (least, most) = [(5, 7), (8, 10), (11, 15), (16, 21), (22, 30)][of];
    let tokens = if level.number() >= 4 { 2 } else { 1 };
    let arcs = random.within(least, most);
    // Ranks grow along no arc, so that play ends; labels say nothing about ranks in the later levels.
    let mut labels: Vec<u64> = (1..=vertices).rev().collect();
    if level.number() >= 3 {
        random.shuffle(&mut labels);
    }
    let mut drawn = BTreeSet::new();
    // Each vertex below the first ones hangs on one above it.
    for below in tokens..vertices {
        drawn.insert((random.within(0, below - 1), below));
    }
    let mut tries = 0;
    while (drawn.len() as u64) < arcs && tries < 200 {
        tries += 1;
        let above = random.within(0, vertices - 2);
        // Near ones, so that play lasts and the picture is not a tangle.
        let below = random.within(above + 1, (above + 4).min(vertices - 1));
        drawn.insert((above, below));
    }
    let label = |rank: u64| usize::try_from(rank).ok().and_then(|rank| labels.get(rank)).copied();
    let arc = |&(above, below): &(u64, u64)| Some(format!("{}>{}", label(above)?, label(below)?));
    let arcs: Vec<String> = drawn.iter().filter_map(arc).collect();
    let starts: Vec<String> =
        (0..tokens).filter_map(label).map(|label| label.to_string()).collect();
    let ask = match random.within(1, 3) {
        1 => Ask::WhoWins,
        2 => Ask::Value,
        _ => Ask::Move,
    };
    let text = format!("graph[{}]({})", arcs.join(", "), starts.join(", "));
    Draft::Position(Proposal::new(text, ask))
}

/// A tree on the ground, in the later levels with arches and cycles.
pub(super) fn hackenbush(level: Level, random: &mut Random) -> Draft {
    let of = usize::from(level.number() - 1);
    let (least, most) = [(4, 6), (7, 9), (10, 12), (13, 15), (16, 20)][of];
    let count = random.within(least, most);
    let mut edges: Vec<(u64, u64)> = Vec::new();
    let mut vertices = 1;
    // A cycle: an arch if it begins at the ground.
    for _ in 0..[0, 1, 1, 2, 2][of] {
        let length = random.within(3, 5);
        let from = if random.one_in(2) { 0 } else { random.within(0, vertices - 1) };
        let mut at = from;
        for _ in 1..length {
            edges.push((at, vertices));
            at = vertices;
            vertices += 1;
        }
        edges.push((at, from));
    }
    while (edges.len() as u64) < count {
        // The youngest vertices are preferred, so that branches grow.
        let low = if random.one_in(3) { 0 } else { vertices.saturating_sub(3) };
        edges.push((random.within(low, vertices - 1), vertices));
        vertices += 1;
    }
    if has_twins(&edges) {
        // Two bare edges at one vertex cancel at a glance: hang one upon the other.
        untwin(&mut edges);
    }
    let ask = match random.within(1, 4) {
        1 => Ask::WhoWins,
        2 => Ask::Move,
        _ => Ask::Value,
    };
    let edges: Vec<String> = edges.iter().map(|(a, b)| format!("{a}-{b}")).collect();
    Draft::Position(Proposal::new(format!("hackenbush({})", edges.join(", ")), ask))
}

/// For each vertex the edges above it that have nothing on them.
fn bare(edges: &[(u64, u64)]) -> BTreeMap<u64, Vec<usize>> {
    let mut degree: BTreeMap<u64, u32> = BTreeMap::new();
    for &(a, b) in edges {
        *degree.entry(a).or_default() += 1;
        *degree.entry(b).or_default() += 1;
    }
    let mut bare: BTreeMap<u64, Vec<usize>> = BTreeMap::new();
    for (i, (below, above)) in edges.iter().enumerate() {
        if *above != 0 && degree.get(above) == Some(&1) {
            bare.entry(*below).or_default().push(i);
        }
    }
    bare
}

/// Whether two edges without anything on them stand on the same vertex.
pub(super) fn has_twins(edges: &[(u64, u64)]) -> bool {
    bare(edges).values().any(|bare| bare.len() > 1)
}

/// Moves twins upon each other until there are none: each step makes the drawing higher, so this ends.
fn untwin(edges: &mut [(u64, u64)]) {
    while let Some(twins) = bare(edges).into_values().find(|bare| bare.len() > 1) {
        let above = edges[twins[0]].1;
        edges[twins[1]].0 = above;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn twins_are_hung_one_upon_the_other() {
        let mut edges = vec![(0, 1), (0, 2), (0, 3), (1, 4)];
        assert!(has_twins(&edges));
        untwin(&mut edges);
        assert!(!has_twins(&edges));
        assert_eq!(edges.len(), 4);
    }
}
