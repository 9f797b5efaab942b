//! Sums of loopy values.

use grundy_core::{Outcome, Value};

/// The value of a sum in normal play, from the values of its terms.
///
/// Finite values add by xor. One ∞{K} and a finite a make ∞{k ⊕ a : k in K}. Two infinities make
/// ∞{}, as no move leaves a finite sum. [`Value::None`] makes every sum `None`.
///
/// ```
/// use grundy_core::Value::{Infinity, Nimber};
/// use grundy_engines::graph::loopy_sum;
/// assert_eq!(loopy_sum([&Nimber(5), &Nimber(3)]), Nimber(6));
/// assert_eq!(loopy_sum([&Nimber(1), &Infinity(vec![0, 2])]), Infinity(vec![1, 3]));
/// ```
pub fn loopy_sum<'a>(values: impl IntoIterator<Item = &'a Value>) -> Value {
    let mut finite = 0;
    let mut infinite: Option<&[u64]> = None;
    for value in values {
        match (value, infinite) {
            (Value::Nimber(n), _) => finite ^= n,
            (Value::Infinity(set), None) => infinite = Some(set),
            (Value::Infinity(_), Some(_)) => infinite = Some(&[]),
            (Value::None, _) => return Value::None,
        }
    }
    match infinite {
        None => Value::Nimber(finite),
        Some(set) => {
            let mut shifted: Vec<u64> = set.iter().map(|value| value ^ finite).collect();
            shifted.sort_unstable();
            Value::Infinity(shifted)
        }
    }
}

/// Who wins a position of this value in normal play, if there is a value: P at 0, N where a move
/// leads to 0, and otherwise a draw.
pub fn loopy_outcome(value: &Value) -> Option<Outcome> {
    match value {
        Value::Nimber(n) => Some(Outcome::of_mover(*n != 0)),
        Value::Infinity(set) if set.contains(&0) => Some(Outcome::N),
        Value::Infinity(_) => Some(Outcome::Draw),
        Value::None => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::graph::testing::Random;
    use crate::graph::{Digraph, LoopyValues, labels};
    use grundy_core::Play;

    /// The graph whose vertices are the placings of `tokens` tokens, by the digits of its number.
    fn product(graph: &Digraph, tokens: u32) -> Digraph {
        let base = graph.vertex_count();
        let vertices = base.pow(tokens);
        let arcs: Vec<(usize, usize)> = (0..vertices)
            .flat_map(|placing| (0..tokens).map(move |token| (placing, base.pow(token))))
            .flat_map(|(placing, weight)| {
                let at = placing / weight % base;
                let heads = graph.heads(at).iter().map(|&head| head as usize);
                heads.map(move |head| (placing, placing - at * weight + head * weight))
            })
            .collect();
        Digraph::from_arcs(vertices, &arcs)
    }

    fn check(graph: &Digraph, tokens: u32) {
        let base = graph.vertex_count();
        let values = LoopyValues::of(graph);
        let values: Vec<Value> =
            graph.vertices().map(|v| values.value(graph, v as usize)).collect();
        let whole = product(graph, tokens);
        let brute = LoopyValues::of(&whole);
        for (placing, label) in whole.vertices().zip(labels(&whole, Play::Normal)) {
            let digits = (0..tokens).map(|token| placing as usize / base.pow(token) % base);
            let sum = loopy_sum(digits.map(|digit| &values[digit]));
            let context = (graph, tokens, placing);
            assert_eq!(loopy_outcome(&sum), Some(label.outcome()), "{context:?}");
            assert_eq!(sum, brute.value(&whole, placing as usize), "{context:?}");
        }
    }

    #[test]
    fn sums_on_every_graph_of_at_most_three_vertices_agree_with_brute_force() {
        for n in 0..=3usize {
            for mask in 0..1u32 << (n * n) {
                let arcs = (0..n * n).filter(|bit| mask >> bit & 1 == 1);
                let arcs: Vec<_> = arcs.map(|bit| (bit / n, bit % n)).collect();
                let graph = Digraph::from_arcs(n, &arcs);
                check(&graph, 2);
                check(&graph, 3);
            }
        }
    }

    #[test]
    fn sums_on_random_graphs_agree_with_brute_force() {
        let mut random = Random::new(7);
        for round in 0..150 {
            let graph = random.digraph(5, 4 + round % 9);
            check(&graph, 2);
            check(&graph, 3);
        }
    }

    #[test]
    fn two_infinities_are_a_draw_whatever_they_hold() {
        let (a, b) = (Value::Infinity(vec![0]), Value::Infinity(vec![0, 1]));
        assert_eq!(loopy_sum([&a, &Value::Nimber(3), &b]), Value::Infinity(vec![]));
        assert_eq!(loopy_sum([&a, &Value::None]), Value::None);
        assert_eq!(loopy_sum([]), Value::Nimber(0));
        assert_eq!(loopy_outcome(&Value::None), None);
    }
}
