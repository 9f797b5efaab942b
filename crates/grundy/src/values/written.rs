//! Tables of written games.

use super::cells::Cells;
use super::{Axis, Kind, Table, TableError, heaps};
use crate::solve::solve_in;
use grundy_core::{Budget, Cell, Play, Stopped};
use grundy_games::written::{
    Argument, GameId, Kind as ParameterKind, Rules, Start, State, Written,
};
use grundy_games::{Position, Term};
use grundy_theorems::TermTheorems;
use grundy_theorems::{SolveError, Workspace};

/// What is at least remembered of a position whose value was found, in bytes.
const REMEMBERED: u64 = 4;

/// What is known of the positions of a game in these ranges, one for each parameter.
pub(super) fn table(
    rules: &Rules,
    game: GameId,
    ranges: &[(u64, u64)],
    budget: &mut Budget,
) -> Result<Table, TableError> {
    let name = rules.name(game).to_owned();
    let Some(parameters) = axis_names(rules, game) else {
        return Err(TableError::NotOneOrTwo(name));
    };
    if parameters.len() != ranges.len() {
        return Err(TableError::NotOneOrTwo(name));
    }
    let axes = parameters.iter().zip(ranges);
    let axes = axes.map(|(parameter, (from, to))| Axis::new(parameter, *from, *to));
    let axes = axes.collect::<Result<Vec<Axis>, TableError>>()?;
    if let (Some(rule), [axis]) = (rules.recognised(game), axes.as_slice()) {
        return heaps::at_once(rule, axis.clone(), budget).map(|table| table.named(name));
    }
    let kind = match rules.is_impartial(game) && !rules.ends(game) {
        true => Kind::Values,
        false => Kind::Outcomes,
    };
    if let Err(stopped) = room_for(&axes, budget) {
        return Err(TableError::Unsolved(Box::new(stopped.into())));
    }
    let mut ws = Workspace { most_moves: 1, ..Workspace::new(budget) };
    let mut cells = Cells::default();
    let mut stopped = None;
    for at in positions(&axes) {
        let found = cell(rules, game, &at, kind, &mut ws);
        let kept = found.and_then(|cell| Ok(cells.push_within(cell, ws.budget)?));
        match kept {
            Ok(()) => {}
            // What was not reached is unknown.
            Err(Trouble::Stopped(by)) => {
                stopped = Some((cells.len() as u64, by));
                break;
            }
            Err(Trouble::Never(why)) => return Err(TableError::Unsolved(Box::new(why))),
        }
    }
    let table = Table::of_cells(name, axes, kind, cells)?;
    Ok(match stopped {
        Some((known, by)) => table.stopped_at(known, by),
        None => table,
    })
}

/// The numbers that tell the positions of a table apart: the parameters of the game if they are one number or
/// two, otherwise those of positions to begin with.
pub(super) fn axis_names(rules: &Rules, game: GameId) -> Option<Vec<String>> {
    let parameters = rules.parameters(game);
    let numbers = parameters.iter().all(|(_, kind)| *kind == ParameterKind::Number);
    if numbers && (1..=2).contains(&parameters.len()) {
        return Some(parameters.iter().map(|(name, _)| name.clone()).collect());
    }
    begun(rules, game).map(|start| start.parameters().to_vec())
}

/// The positions to begin with of a game that are told apart by one number or two.
fn begun(rules: &Rules, game: GameId) -> Option<&Start> {
    let few = |start: &&Start| (1..=2).contains(&start.parameters().len());
    rules.starts().iter().filter(|start| rules.begun(start) == game).find(few)
}

/// The position of a game at a place of its table.
fn state(rules: &Rules, game: GameId, numbers: &[i64]) -> Option<State> {
    let parameters = rules.parameters(game);
    if parameters.len() == numbers.len()
        && parameters.iter().all(|(_, kind)| *kind == ParameterKind::Number)
    {
        let arguments = numbers.iter().copied().map(Argument::Number).collect();
        return Some(State::new(game, arguments));
    }
    rules.begin(begun(rules, game)?, numbers).ok()
}

/// Refuses a table that cannot be finished: its cells and what is remembered of their positions take more memory
/// than there is.
fn room_for(axes: &[Axis], budget: &Budget) -> Result<(), Stopped> {
    let cells = axes.iter().fold(1, |product: u64, axis| product.saturating_mul(axis.len()));
    budget.room_for(cells.saturating_mul(Cells::BYTES + REMEMBERED))
}

/// The numbers of every position, the last parameter running fastest.
fn positions(axes: &[Axis]) -> Box<dyn Iterator<Item = Vec<u64>> + '_> {
    match axes {
        [only] => Box::new((only.from()..=only.to()).map(|n| vec![n])),
        [rows, columns] => Box::new(
            (rows.from()..=rows.to())
                .flat_map(move |a| (columns.from()..=columns.to()).map(move |b| vec![a, b])),
        ),
        _ => Box::new(std::iter::empty()),
    }
}

enum Trouble {
    Stopped(Stopped),
    Never(SolveError),
}

impl From<Stopped> for Trouble {
    fn from(by: Stopped) -> Trouble {
        Trouble::Stopped(by)
    }
}

fn cell(
    rules: &Rules,
    game: GameId,
    at: &[u64],
    kind: Kind,
    ws: &mut Workspace,
) -> Result<Cell, Trouble> {
    let numbers: Option<Vec<i64>> = at.iter().map(|&n| i64::try_from(n).ok()).collect();
    let Some(state) = numbers.and_then(|numbers| state(rules, game, &numbers)) else {
        return Ok(Cell::Unknown);
    };
    let Some(written) = Written::new(rules.clone(), game, vec![state]) else {
        return Ok(Cell::Unknown);
    };
    let term = Term::Written(written);
    let found = match kind {
        Kind::Values => term.value(ws).map(Cell::Value),
        Kind::Outcomes => {
            let position = Position::new(vec![term]);
            let solved = solve_in(&position, Play::Normal, false, ws);
            solved.map(|answer| Cell::Outcome(answer.outcome))
        }
    };
    found.or_else(|why| match why {
        SolveError::Stopped(stopped) => Err(Trouble::Stopped(stopped)),
        // The rules say nothing about this position itself, such as the divisors of 0.
        SolveError::Broken(broken) if broken.path.len() <= 1 => Ok(Cell::Unknown),
        why => Err(Trouble::Never(why)),
    })
}
