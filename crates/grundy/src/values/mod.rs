//! Values of all positions in a range, as a sequence or a grid.
//!
//! [`values`] makes the [`Table`] of a built-in rule. Any other rule makes one by [`Table::new`] or
//! [`Table::lazy`]; all that writes, draws or sends a table sees nothing but the table.

mod binary;
mod cells;
#[cfg(feature = "columns")]
mod columns;
mod heaps;
mod stats;
mod table;
mod write;
mod written;

pub use binary::binary;
#[cfg(feature = "columns")]
pub use columns::parquet;
pub use grundy_engines::heap::sequence::{Space, SpaceKind};
pub use grundy_files::FormatError;
#[cfg(feature = "columns")]
pub use grundy_files::columns::ColumnsError;
pub use grundy_files::table::{BinaryTable, read as read_binary};
pub use stats::{Rares, Stats};
pub use table::{Axis, Kind, Table};
pub use write::{Bfile, bfile, csv};

use grundy_core::Budget;
use grundy_engines::heap::sequence::Sequence;
use grundy_games::heap::HeapRule;
use grundy_games::registry::{GameInfo, GameKind};
use grundy_games::written::{GameId, Rules};
use grundy_lang::{RuleRef, named_rule_text};
use grundy_theorems::SolveError;
use std::fmt;

/// Why a table cannot be made, whatever the limits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TableError {
    /// The range ends before it begins.
    Backwards {
        /// Where it begins.
        from: u64,
        /// Where it ends.
        to: u64,
    },
    /// There are more positions than a table may have.
    TooMany {
        /// How many it may have.
        most: u64,
    },
    /// The game's parameters were not given.
    Parameters(&'static GameInfo),
    /// A position of the game is not a number.
    NotNumbers(&'static GameInfo),
    /// A position of this written game is not one number or two.
    NotOneOrTwo(String),
    /// Play need not end, or the rules break down.
    Unsolved(Box<SolveError>),
    /// A table has one parameter or two.
    Axes,
    /// There are not as many cells as positions.
    Cells,
}

impl fmt::Display for TableError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TableError::Backwards { from, to } => {
                write!(f, "the range from {from} to {to} is empty")
            }
            TableError::TooMany { most } => write!(f, "a table has at most {most} positions"),
            TableError::Parameters(game) => write!(f, "{} needs its parameters", game.name),
            TableError::NotNumbers(game) => {
                write!(f, "a position of {} is not a number", game.name)
            }
            TableError::NotOneOrTwo(game) => {
                write!(f, "a position of {game} is not one number or two")
            }
            TableError::Unsolved(unsolved) => unsolved.fmt(f),
            TableError::Axes => f.write_str("a table has one parameter or two"),
            TableError::Cells => f.write_str("a table has a cell for each position"),
        }
    }
}

impl std::error::Error for TableError {}

/// What is known of the heaps `from` to `to` under a rule, both ends included: their Grundy values,
/// or who wins them if the rule is partizan.
///
/// A limit that is reached is no error: the table says what stopped it and is known up to there.
///
/// ```
/// use grundy::values::{TableError, values};
/// use grundy::{Budget, Cell, parse_rule};
/// let kayles = parse_rule("kayles").expect("it parses");
/// let table = values(&kayles, 0, 5, &mut Budget::default())?;
/// let first: Vec<Cell> = table.cells().collect();
/// assert_eq!(first, [0, 1, 2, 3, 1, 4].map(Cell::Value));
/// let hackenbush = parse_rule("hackenbush").expect("it parses");
/// assert!(matches!(values(&hackenbush, 0, 5, &mut Budget::default()), Err(TableError::NotNumbers(_))));
/// # Ok::<(), TableError>(())
/// ```
///
/// # Errors
/// If positions under the rule are not numbers, or the range is empty or too long.
pub fn values(
    rule: &RuleRef,
    from: u64,
    to: u64,
    budget: &mut Budget,
) -> Result<Table, TableError> {
    let axis = Axis::new("n", from, to)?;
    match rule {
        RuleRef::Heap(named) => {
            let table = heaps::at_once(named.rule(), axis, budget)?;
            Ok(table.named(named_rule_text(named)))
        }
        RuleRef::Row(_) | RuleRef::Hackenbush | RuleRef::Graph(_) => {
            Err(rule.game().map_or(TableError::Axes, TableError::NotNumbers))
        }
        RuleRef::Written(rules, game) => {
            let count = axes(rules, *game);
            grid(rules, *game, &vec![(from, to); count], budget)
        }
        RuleRef::Family(game) => Err(match game.kind {
            GameKind::Graph => TableError::NotNumbers(game),
            _ => TableError::Parameters(game),
        }),
    }
}

/// How many numbers tell the positions of a table of a written game apart: its parameters, or those of positions to
/// begin with if it is given something else.
pub fn axes(rules: &Rules, game: GameId) -> usize {
    written::axis_names(rules, game)
        .map_or_else(|| rules.parameters(game).len(), |names| names.len())
}

/// The same for the heaps of `axis` under a rule whose first values are `known` already, while `watch` is
/// shown the sequence now and then. Where a formula or a theorem answers, none is computed.
///
/// # Errors
/// If `watch` fails; within that, if there is no table.
pub fn values_from<E>(
    rule: &HeapRule,
    axis: Axis,
    known: Vec<u64>,
    budget: &mut Budget,
    watch: impl FnMut(&Sequence) -> Result<(), E>,
) -> Result<Result<Table, TableError>, E> {
    heaps::table(rule, axis, known, budget, watch)
}

/// What is known of the positions of a written game, for each parameter in a range with both ends
/// included.
///
/// A limit that is reached is no error: the table says what stopped it and is known up to there. Where
/// the rules say nothing about a position, nothing is known of it.
///
/// # Errors
/// If a position of the game is not one number or two, a range is empty or too long, play need not end,
/// or the rules break down.
pub fn grid(
    rules: &Rules,
    game: GameId,
    ranges: &[(u64, u64)],
    budget: &mut Budget,
) -> Result<Table, TableError> {
    written::table(rules, game, ranges, budget)
}
