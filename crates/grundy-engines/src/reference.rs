//! The reference engine: slow, obvious, and right.
//!
//! It answers by the definitions alone. A Grundy value is the mex of the values of the options; the
//! mover wins if some option is lost for the opponent. A sum is searched as one position, so that
//! not even the Sprague–Grundy theorem is taken on trust. It shares no code with any theorem.

use grundy_core::{Budget, Impartial, Limit, Options, Play, Player, Ruleset, Stopped, Sum, mex};
use rustc_hash::FxHashMap;
use std::fmt;
use std::hash::Hash;

/// Why the reference engine has no answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unsolved {
    /// A limit was reached.
    Stopped(Stopped),
    /// Play need not end: a position can be reached from itself.
    Loopy,
}

impl From<Stopped> for Unsolved {
    fn from(stopped: Stopped) -> Unsolved {
        Unsolved::Stopped(stopped)
    }
}

impl fmt::Display for Unsolved {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unsolved::Stopped(stopped) => stopped.fmt(f),
            Unsolved::Loopy => f.write_str("play need not end"),
        }
    }
}

impl std::error::Error for Unsolved {}

/// The Grundy values of sums, by the definition.
///
/// Values are kept, so asking again for a position met before costs nothing.
pub struct Grundy<R: Ruleset> {
    rules: R,
    table: FxHashMap<Sum<R::Position>, Known<u64>>,
}

impl<R: Impartial> Grundy<R> {
    /// Knows nothing yet.
    pub fn new(rules: R) -> Grundy<R> {
        Grundy { rules, table: FxHashMap::default() }
    }

    /// The Grundy value of `sum`.
    ///
    /// # Errors
    /// If a limit is reached or play need not end. What was found until then is kept.
    pub fn value(&mut self, sum: &Sum<R::Position>, budget: &mut Budget) -> Result<u64, Unsolved> {
        let rules = &self.rules;
        let options = |sum: &Sum<R::Position>, budget: &mut Budget| {
            options_of_sum(rules, sum, Player::Left, budget)
        };
        evaluate(sum.clone(), &mut self.table, budget, options, |values| {
            mex(values.iter().copied())
        })
    }
}

/// Who wins sums, by the definition, in one convention and for both movers.
pub struct Outcomes<R: Ruleset> {
    rules: R,
    play: Play,
    table: FxHashMap<(Sum<R::Position>, Player), Known<bool>>,
}

impl<R: Ruleset> Outcomes<R> {
    /// Knows nothing yet.
    pub fn new(rules: R, play: Play) -> Outcomes<R> {
        Outcomes { rules, play, table: FxHashMap::default() }
    }

    /// Whether `mover`, to move in `sum`, wins.
    ///
    /// # Errors
    /// If a limit is reached or play need not end. What was found until then is kept.
    pub fn wins(
        &mut self,
        sum: &Sum<R::Position>,
        mover: Player,
        budget: &mut Budget,
    ) -> Result<bool, Unsolved> {
        let (rules, play) = (&self.rules, self.play);
        let options = |(sum, mover): &(Sum<R::Position>, Player), budget: &mut Budget| {
            let options = options_of_sum(rules, sum, *mover, budget)?;
            Ok(options.into_iter().map(|option| (option, mover.other())).collect())
        };
        evaluate((sum.clone(), mover), &mut self.table, budget, options, |opponent_wins| {
            match opponent_wins {
                [] => play.stuck_player_wins(),
                _ => opponent_wins.contains(&false),
            }
        })
    }
}

/// Every option of a sum: a move in one component, the others as they were.
fn options_of_sum<R: Ruleset>(
    rules: &R,
    sum: &Sum<R::Position>,
    player: Player,
    budget: &Budget,
) -> Result<Vec<Sum<R::Position>>, Stopped> {
    let mut found = Vec::new();
    for (index, component) in sum.components().iter().enumerate() {
        let capacity = budget.options().saturating_sub(found.len());
        let mut options = Options::with_capacity(capacity);
        rules
            .options(component, player, &mut options)
            .map_err(|_| budget.stopped(Limit::Positions(budget.limits().positions)))?;
        found.extend(options.iter().map(|parts| sum.replaced(index, parts)));
    }
    Ok(found)
}

/// What the table knows of a node.
#[derive(Clone, Copy)]
enum Known<V> {
    /// On the path that is being followed.
    Open,
    Value(V),
}

enum Task<K> {
    Enter(K),
    Leave(K),
}

/// Evaluates `root` from its options upwards, with a stack of its own instead of recursion.
fn evaluate<K: Clone + Eq + Hash, V: Copy>(
    root: K,
    table: &mut FxHashMap<K, Known<V>>,
    budget: &mut Budget,
    options: impl Fn(&K, &mut Budget) -> Result<Vec<K>, Stopped>,
    combine: impl Fn(&[V]) -> V,
) -> Result<V, Unsolved> {
    let result = run(&root, table, budget, options, combine);
    if result.is_err() {
        table.retain(|_, known| matches!(known, Known::Value(_)));
    }
    result
}

fn run<K: Clone + Eq + Hash, V: Copy>(
    root: &K,
    table: &mut FxHashMap<K, Known<V>>,
    budget: &mut Budget,
    options: impl Fn(&K, &mut Budget) -> Result<Vec<K>, Stopped>,
    combine: impl Fn(&[V]) -> V,
) -> Result<V, Unsolved> {
    let entry = size_of::<(K, Known<V>)>() * 2;
    let mut stack = vec![Task::Enter(root.clone())];
    while let Some(task) = stack.pop() {
        match task {
            Task::Enter(node) => match table.get(&node) {
                Some(Known::Value(_)) => {}
                Some(Known::Open) => return Err(Unsolved::Loopy),
                None => {
                    budget.spend(1)?;
                    budget.take_bytes(entry)?;
                    let children = options(&node, budget)?;
                    table.insert(node.clone(), Known::Open);
                    stack.push(Task::Leave(node));
                    let unknown = children
                        .into_iter()
                        .filter(|child| !matches!(table.get(child), Some(Known::Value(_))));
                    let before = stack.len();
                    stack.extend(unknown.map(Task::Enter));
                    budget.take_bytes((stack.len() - before) * size_of::<Task<K>>())?;
                }
            },
            Task::Leave(node) => {
                let children = options(&node, budget)?;
                let values: Vec<V> = children
                    .iter()
                    .filter_map(|child| match table.get(child) {
                        Some(Known::Value(value)) => Some(*value),
                        _ => None,
                    })
                    .collect();
                debug_assert_eq!(values.len(), children.len(), "every option was evaluated");
                budget.give_bytes(children.len() * size_of::<Task<K>>());
                table.insert(node, Known::Value(combine(&values)));
            }
        }
    }
    match table.get(root) {
        Some(Known::Value(value)) => Ok(*value),
        _ => Err(Unsolved::Loopy),
    }
}
