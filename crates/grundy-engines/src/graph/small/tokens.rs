//! Several tokens on a graph: a sum.

use super::{loopy_outcome, loopy_sum};
use grundy_core::{Outcome, Value};

/// Moving one of several tokens.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TokenMove {
    /// Which token, counted from 0.
    pub token: usize,
    /// Where it goes.
    pub to: u32,
}

/// What is known of tokens on a graph in normal play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TokenAnswer {
    /// Who wins.
    pub outcome: Outcome,
    /// The value of the sum.
    pub value: Value,
    /// What to play: the winning moves at N, those that keep the draw at D, none at P.
    pub moves: Vec<TokenMove>,
}

/// Who wins with one token on each of some vertices, and what to play. `heads` has the heads of each
/// of these vertices, and `value` is the value of a vertex: finite ones only, or those of
/// [`LoopyValues`](super::LoopyValues).
///
/// ```
/// use grundy_core::{Outcome, Value};
/// use grundy_engines::graph::{TokenMove, solve_tokens};
/// // 0 → 1, 0 → 2, 1 → 2 with the values 2, 1, 0; tokens on 0 and 1.
/// let value = |vertex: u32| Value::Nimber(2 - u64::from(vertex));
/// let answer = solve_tokens(&[0, 1], &[vec![1, 2], vec![2]], value);
/// assert_eq!(answer.value, Value::Nimber(3));
/// assert_eq!(answer.moves, [TokenMove { token: 0, to: 1 }]);
/// ```
pub fn solve_tokens(
    tokens: &[u32],
    heads: &[Vec<u32>],
    value: impl Fn(u32) -> Value,
) -> TokenAnswer {
    let values: Vec<Value> = tokens.iter().map(|&token| value(token)).collect();
    let sum = loopy_sum(&values);
    let outcome = loopy_outcome(&sum).unwrap_or(Outcome::Draw);
    // A winning move leaves the opponent at P, one that keeps a draw leaves a draw.
    let wanted = match outcome {
        Outcome::N => Outcome::P,
        Outcome::P => return TokenAnswer { outcome, value: sum, moves: Vec::new() },
        _ => Outcome::Draw,
    };
    let rests = Rests::new(&values);
    let mut moves = Vec::new();
    for (token, heads) in heads.iter().enumerate().take(tokens.len()) {
        let rest = rests.without(token, &values);
        let right =
            |&&head: &&u32| loopy_outcome(&loopy_sum([&rest, &value(head)])) == Some(wanted);
        moves.extend(heads.iter().filter(right).map(|&to| TokenMove { token, to }));
    }
    TokenAnswer { outcome, value: sum, moves }
}

/// The sums of all values but one, each in no time.
struct Rests {
    /// The nim-sum of the finite values.
    finite: u64,
    /// The places of the first infinite values; more than three change nothing.
    infinite: Vec<usize>,
}

impl Rests {
    fn new(values: &[Value]) -> Rests {
        let finite = values.iter().fold(0, |sum, value| match value {
            Value::Nimber(n) => sum ^ n,
            Value::Infinity(_) | Value::None => sum,
        });
        let is_infinite = |&place: &usize| !matches!(values[place], Value::Nimber(_));
        Rests { finite, infinite: (0..values.len()).filter(is_infinite).take(3).collect() }
    }

    fn without(&self, place: usize, values: &[Value]) -> Value {
        let finite = Value::Nimber(match values[place] {
            Value::Nimber(n) => self.finite ^ n,
            Value::Infinity(_) | Value::None => self.finite,
        });
        let others = self.infinite.iter().filter(|&&other| other != place);
        loopy_sum(others.map(|&other| &values[other]).chain([&finite]))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::graph::testing::Random;
    use crate::graph::{Digraph, Label, LoopyValues, labels};
    use grundy_core::Play;

    /// Two tokens by brute force: a graph of pairs, solved as one.
    #[test]
    fn two_tokens_are_one_on_the_graph_of_pairs() {
        let mut random = Random::new(23);
        let (mut wins, mut draws) = (0, 0);
        for round in 0..150 {
            let graph = random.digraph(5, 2 + round % 9);
            let n = graph.vertex_count();
            let heads = |v: usize| graph.heads(v).iter().map(|&head| head as usize);
            let pairs = (0..n * n).flat_map(|pair| {
                let (a, b) = (pair / n, pair % n);
                let first = heads(a).map(move |to| (pair, to * n + b));
                first.chain(heads(b).map(move |to| (pair, a * n + to)))
            });
            let pairs = Digraph::from_arcs(n * n, &pairs.collect::<Vec<_>>());
            let brute = labels(&pairs, Play::Normal);
            let values = LoopyValues::of(&graph);
            for pair in 0..n * n {
                let tokens = [pair / n, pair % n];
                let sorted = |v: usize| {
                    let mut own = graph.heads(v).to_vec();
                    own.sort_unstable();
                    own.dedup();
                    own
                };
                let rows = tokens.map(sorted);
                let places = tokens.map(|v| u32::try_from(v).unwrap());
                let answer = solve_tokens(&places, &rows, |v| values.value(&graph, v as usize));
                assert_eq!(answer.outcome, brute[pair].outcome(), "{graph:?} {tokens:?}");
                let after = |played: &TokenMove| {
                    let mut then = tokens;
                    then[played.token] = played.to as usize;
                    brute[then[0] * n + then[1]]
                };
                let good = |label: Label| match answer.outcome {
                    Outcome::N => label.outcome() == Outcome::P,
                    Outcome::P => false,
                    _ => label == Label::Draw,
                };
                let all = (0..2)
                    .flat_map(|token| rows[token].iter().map(move |&to| TokenMove { token, to }));
                let expected: Vec<TokenMove> = all.filter(|played| good(after(played))).collect();
                assert_eq!(answer.moves, expected, "{graph:?} {tokens:?}");
                wins += usize::from(answer.outcome == Outcome::N);
                draws += usize::from(answer.outcome == Outcome::Draw);
            }
        }
        assert!(wins > 100 && draws > 100, "{wins} {draws}");
    }
}
