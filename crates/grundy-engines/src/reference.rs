//! The reference engine: slow, obvious, and right.
//!
//! It answers by the definitions alone. A Grundy value is the mex of the values of the options; the
//! mover wins if some option is lost for the opponent. A sum is searched as one position, so that
//! not even the Sprague–Grundy theorem is taken on trust. It shares no code with any theorem.

use crate::SearchError;
use grundy_core::{Budget, Ending, Impartial, Options, Play, Player, Ruleset, Sum, mex};
use rustc_hash::FxHashMap;
use std::hash::Hash;

/// The Grundy values of sums, by the definition.
///
/// Values are kept, so asking again for a position met before costs nothing.
pub struct Grundy<R: Impartial> {
    game: Values<R>,
    table: Table<Values<R>>,
}

struct Values<R>(R);

impl<R: Impartial> Game for Values<R> {
    type Node = Sum<R::Position>;
    type Value = u64;

    fn options(&self, sum: &Self::Node, budget: &Budget) -> Result<Vec<Self::Node>, SearchError> {
        options_of_sum(&self.0, sum, Player::Left, budget)
    }

    fn combine(&self, values: &[u64]) -> u64 {
        mex(values.iter().copied())
    }

    fn weight(&self, sum: &Self::Node) -> usize {
        weight_of_sum(&self.0, sum)
    }
}

impl<R: Impartial> Grundy<R> {
    /// Knows nothing yet.
    pub fn new(rules: R) -> Grundy<R> {
        Grundy { game: Values(rules), table: FxHashMap::default() }
    }

    /// The Grundy value of `sum`.
    ///
    /// # Errors
    /// If a limit is reached or play need not end. What was found until then is kept.
    pub fn value(
        &mut self,
        sum: &Sum<R::Position>,
        budget: &mut Budget,
    ) -> Result<u64, SearchError> {
        evaluate(&self.game, sum, &mut self.table, budget)
    }
}

/// Who wins sums, by the definition, in one convention and for both movers.
pub struct Outcomes<R: Ruleset> {
    game: Wins<R>,
    table: Table<Wins<R>>,
}

struct Wins<R> {
    rules: R,
    play: Play,
}

impl<R: Ruleset> Game for Wins<R> {
    type Node = (Sum<R::Position>, Player);
    type Value = Ending;

    fn settled(
        &self,
        (sum, mover): &Self::Node,
        budget: &Budget,
    ) -> Result<Option<Ending>, SearchError> {
        let ending = Ending::of_sum(&self.rules, sum.components(), *mover);
        ending.map_err(|why| SearchError::undecided(why, budget))
    }

    fn options(
        &self,
        (sum, mover): &Self::Node,
        budget: &Budget,
    ) -> Result<Vec<Self::Node>, SearchError> {
        let options = options_of_sum(&self.rules, sum, *mover, budget)?;
        Ok(options.into_iter().map(|option| (option, mover.other())).collect())
    }

    fn combine(&self, opponent: &[Ending]) -> Ending {
        if opponent.is_empty() {
            return if self.play.stuck_player_wins() { Ending::Wins } else { Ending::Loses };
        }
        match opponent {
            _ if opponent.contains(&Ending::Loses) => Ending::Wins,
            _ if opponent.contains(&Ending::Draws) => Ending::Draws,
            _ => Ending::Loses,
        }
    }

    fn weight(&self, (sum, _): &Self::Node) -> usize {
        weight_of_sum(&self.rules, sum)
    }
}

impl<R: Ruleset> Outcomes<R> {
    /// Knows nothing yet.
    pub fn new(rules: R, play: Play) -> Outcomes<R> {
        Outcomes { game: Wins { rules, play }, table: FxHashMap::default() }
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
    ) -> Result<bool, SearchError> {
        Ok(self.result(sum, mover, budget)? == Ending::Wins)
    }

    /// How the game ends for `mover`, to move in `sum`.
    ///
    /// # Errors
    /// As for [`wins`](Outcomes::wins).
    pub fn result(
        &mut self,
        sum: &Sum<R::Position>,
        mover: Player,
        budget: &mut Budget,
    ) -> Result<Ending, SearchError> {
        evaluate(&self.game, &(sum.clone(), mover), &mut self.table, budget)
    }
}

/// About how many bytes a sum takes in a table.
fn weight_of_sum<R: Ruleset>(rules: &R, sum: &Sum<R::Position>) -> usize {
    let components: usize = sum.components().iter().map(|part| rules.weight(part)).sum();
    components + size_of::<Sum<R::Position>>()
}

/// Every option of a sum: a move in one component, the others as they were.
fn options_of_sum<R: Ruleset>(
    rules: &R,
    sum: &Sum<R::Position>,
    player: Player,
    budget: &Budget,
) -> Result<Vec<Sum<R::Position>>, SearchError> {
    let weight = weight_of_sum(rules, sum);
    let mut found = Vec::new();
    for (index, component) in sum.components().iter().enumerate() {
        budget.in_time_for_sum(sum.components().len())?;
        let mut options = Options::within(budget, weight);
        let listed = rules.options(component, player, &mut options);
        listed.map_err(|why| SearchError::unlisted(why, &options, budget))?;
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
    /// With the bytes that its options took on the stack.
    Leave(K, usize),
}

/// What [`evaluate`] asks about the nodes of a game.
trait Game {
    type Node: Clone + Eq + Hash;
    type Value: Copy;

    fn options(&self, node: &Self::Node, budget: &Budget) -> Result<Vec<Self::Node>, SearchError>;
    fn combine(&self, values: &[Self::Value]) -> Self::Value;
    /// The value of a node at which the rules end the game, whatever its options.
    fn settled(&self, _: &Self::Node, _: &Budget) -> Result<Option<Self::Value>, SearchError> {
        Ok(None)
    }
    /// About how many bytes a node takes.
    fn weight(&self, node: &Self::Node) -> usize;
}

type Table<G> = FxHashMap<<G as Game>::Node, Known<<G as Game>::Value>>;

/// Evaluates `root` from its options upwards, with a stack of its own instead of recursion.
fn evaluate<G: Game>(
    game: &G,
    root: &G::Node,
    table: &mut Table<G>,
    budget: &mut Budget,
) -> Result<G::Value, SearchError> {
    let result = run(game, root, table, budget);
    if result.is_err() {
        table.retain(|_, known| matches!(known, Known::Value(_)));
    }
    result
}

fn run<G: Game>(
    game: &G,
    root: &G::Node,
    table: &mut Table<G>,
    budget: &mut Budget,
) -> Result<G::Value, SearchError> {
    let mut stack = vec![Task::Enter(root.clone())];
    while let Some(task) = stack.pop() {
        match task {
            Task::Enter(node) => match table.get(&node) {
                Some(Known::Value(_)) => {}
                Some(Known::Open) => return Err(SearchError::Loopy),
                None => {
                    let weight = game.weight(&node);
                    budget.spend(1)?;
                    budget.take_bytes(2 * weight)?;
                    if let Some(value) = game.settled(&node, budget)? {
                        table.insert(node, Known::Value(value));
                        continue;
                    }
                    let mut waiting = game.options(&node, budget)?;
                    waiting.retain(|option| !matches!(table.get(option), Some(Known::Value(_))));
                    let taken = waiting.len() * weight;
                    budget.take_bytes(taken)?;
                    table.insert(node.clone(), Known::Open);
                    stack.push(Task::Leave(node, taken));
                    stack.extend(waiting.into_iter().map(Task::Enter));
                }
            },
            Task::Leave(node, taken) => {
                let options = game.options(&node, budget)?;
                let values: Vec<G::Value> = options
                    .iter()
                    .filter_map(|option| match table.get(option) {
                        Some(Known::Value(value)) => Some(*value),
                        _ => None,
                    })
                    .collect();
                debug_assert_eq!(values.len(), options.len(), "every option was evaluated");
                budget.give_bytes(taken);
                table.insert(node, Known::Value(game.combine(&values)));
            }
        }
    }
    match table.get(root) {
        Some(Known::Value(value)) => Ok(*value),
        _ => Err(SearchError::Loopy),
    }
}
