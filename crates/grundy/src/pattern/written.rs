//! The values of written games, in which patterns are looked for.

use super::{
    GridReport, GridSource, Meaning, PatternError, Report, Source, Square, conjectures,
    grid_conjectures, heap, search_to,
};
use crate::solve::solve_in;
use grundy_core::{Budget, Outcome, Play, Stopped};
use grundy_games::written::{Argument, GameId, Kind, Rules, State, Written};
use grundy_games::{Position, Term};
use grundy_theorems::TermTheorems;
use grundy_theorems::{SolveError, Workspace};

/// What was found in the values of a written game.
#[derive(Clone, Debug)]
pub enum Found {
    /// Of one parameter.
    Sequence(Report),
    /// Of two.
    Grid(GridReport),
}

/// Why there is nothing to look at.
#[derive(Clone, Debug)]
pub enum WrittenPatternError {
    /// The game has no values of the kind that is looked at.
    Unfit(PatternError),
    /// Play need not end, or the rules break down.
    Unsolved(SolveError),
}

/// Looks for patterns in the values of a written game of one number or two, or in who wins where it
/// has no values. What is found is proved only if the rule was recognised as one of the catalogue.
///
/// # Errors
/// If there is nothing to look at.
pub fn written_pattern(
    rules: &Rules,
    game: GameId,
    to: Option<u64>,
    budget: &mut Budget,
) -> Result<Found, WrittenPatternError> {
    if let Some(rule) = rules.recognised(game) {
        return Ok(Found::Sequence(heap::pattern(rule, to, budget)));
    }
    if !rules.is_impartial(game) {
        return Err(WrittenPatternError::Unfit(PatternError::Partizan));
    }
    let kinds: Vec<Kind> = rules.parameters(game).iter().map(|(_, kind)| *kind).collect();
    let mut values = Values::new(rules, game, kinds.len(), budget);
    let (meaning, alarm) = (values.meaning(), Some(values.workspace.budget.late_alarm()));
    let search = super::Search { meaning, alarm, ..search_to(to, values.first) };
    let found = match kinds.as_slice() {
        [Kind::Number] => {
            let mut report = conjectures(&mut values, &search);
            report.stopped = values.stopped.clone().or(report.stopped);
            Found::Sequence(report)
        }
        [Kind::Number, Kind::Number] => {
            let mut report = grid_conjectures(&mut values, &search);
            report.stopped.clone_from(&values.stopped);
            Found::Grid(report)
        }
        _ => return Err(WrittenPatternError::Unfit(PatternError::NotOneOrTwo)),
    };
    match values.trouble {
        Some(trouble) => Err(trouble),
        None => Ok(found),
    }
}

/// The values of a game, computed as they are asked for.
struct Values<'a> {
    rules: Rules,
    game: GameId,
    workspace: Workspace<'a>,
    /// The first number of each parameter of which the rules say something.
    first: u64,
    /// Of one parameter, from `first` on.
    sequence: Vec<u64>,
    /// The limit that ended the values.
    stopped: Option<Stopped>,
    /// Why no values can be had at all.
    trouble: Option<WrittenPatternError>,
}

/// Rules that say nothing about 0 mostly begin at 1.
const FIRSTS: std::ops::RangeInclusive<u64> = 0..=2;

impl<'a> Values<'a> {
    fn new(rules: &Rules, game: GameId, parameters: usize, budget: &'a mut Budget) -> Values<'a> {
        let mut values = Values {
            rules: rules.clone(),
            game,
            workspace: Workspace { most_moves: 1, ..Workspace::new(budget) },
            first: 0,
            sequence: Vec::new(),
            stopped: None,
            trouble: None,
        };
        let begins = FIRSTS.into_iter().find(|&n| {
            let all = match parameters {
                2 => vec![vec![n, n], vec![n, n + 1], vec![n + 1, n]],
                count => vec![vec![n; count]],
            };
            all.iter().all(|at| !matches!(values.value(at), Err(SolveError::Broken(_))))
        });
        values.first = begins.unwrap_or(0);
        values
    }

    fn meaning(&self) -> Meaning {
        match self.rules.ends(self.game) {
            true => Meaning::Outcomes,
            false => Meaning::Values,
        }
    }

    /// The value of a position; where there are none, 0 if its player loses and 1 if she wins.
    fn value(&mut self, at: &[u64]) -> Result<u64, SolveError> {
        let number = |&n: &u64| Argument::Number(i64::try_from(n).unwrap_or(i64::MAX));
        let state = State::new(self.game, at.iter().map(number).collect());
        let Some(written) = Written::new(self.rules.clone(), self.game, vec![state]) else {
            return Ok(0); // one state of the game itself always fits
        };
        let term = Term::Written(written);
        match self.meaning() {
            Meaning::Values => term.value(&mut self.workspace),
            Meaning::Outcomes => {
                let position = Position::new(vec![term]);
                let answer = solve_in(&position, Play::Normal, false, &mut self.workspace)?;
                if answer.outcome == Outcome::Draw {
                    self.trouble = Some(WrittenPatternError::Unfit(PatternError::Draws));
                }
                Ok(u64::from(answer.outcome == Outcome::N))
            }
        }
    }

    /// The value of a position, unless something has ended the values before or does so here.
    fn next(&mut self, at: &[u64]) -> Option<u64> {
        if self.stopped.is_some() || self.trouble.is_some() {
            return None;
        }
        match self.value(at) {
            Ok(value) => Some(value).filter(|_| self.trouble.is_none()),
            Err(SolveError::Stopped(stopped)) => {
                self.stopped = Some(stopped);
                None
            }
            Err(why) => {
                self.trouble = Some(WrittenPatternError::Unsolved(why));
                None
            }
        }
    }
}

impl Source for Values<'_> {
    fn first(&self) -> u64 {
        self.first
    }

    fn sequence(&mut self, len: usize) -> &[u64] {
        while self.sequence.len() < len {
            let n = self.first + self.sequence.len() as u64;
            match self.next(&[n]) {
                Some(value) => self.sequence.push(value),
                None => break,
            }
        }
        &self.sequence[..len.min(self.sequence.len())]
    }
}

impl GridSource for Values<'_> {
    fn first(&self) -> u64 {
        self.first
    }

    /// From the corner outwards, so that what a limit leaves is a square.
    fn grid(&mut self, side: usize) -> Square {
        let mut rows: Vec<Vec<u64>> = Vec::new();
        'shells: for shell in 0..side {
            let mut right = Vec::with_capacity(shell);
            let mut below = Vec::with_capacity(shell + 1);
            let first = self.first;
            let at = |index: usize| first + index as u64;
            for row in 0..shell {
                match self.next(&[at(row), at(shell)]) {
                    Some(value) => right.push(value),
                    None => break 'shells,
                }
            }
            for column in 0..=shell {
                match self.next(&[at(shell), at(column)]) {
                    Some(value) => below.push(value),
                    None => break 'shells,
                }
            }
            rows.iter_mut().zip(right).for_each(|(row, value)| row.push(value));
            rows.push(below);
        }
        Square::of_rows(&rows)
    }
}
