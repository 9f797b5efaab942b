//! Sums that no theorem covers: search, with the line of best play.

use super::partizan::{Reduced, reduced_position};
use grundy_core::{Ending, Outcome, Play, Player, Ruleset, Value};
use grundy_engines::memo;
use grundy_games::{Catalogue, Component, ImpartialCatalogue, Move, Position};
use grundy_reasons::{Answer, Method, MoveList, Winning};
use grundy_reasons::{LineMove, Reason, Search, Step};
use grundy_theorems::{SolveError, Workspace};

/// An impartial sum.
pub(super) fn impartial(
    position: &Position,
    play: Play,
    ws: &mut Workspace,
) -> Result<Answer, SolveError> {
    super::loopy::refuse_cycles(position)?;
    let mut searcher = Searcher::impartial(play);
    let outcome = Outcome::of_mover(searcher.wins(position, Player::Left, ws)?);
    let list = searcher.winning_moves(position, Player::Left, ws)?;
    let line = searcher.line(position, Player::Left, ws)?;
    let reduced = Reduced::unchanged(position);
    let winning = Winning::Impartial(list);
    Ok(answer(position, reduced, outcome, winning, line, &searcher))
}

/// A partizan sum, searched in its `reduced` form; the winning moves are those of `position`.
pub(super) fn partizan(
    position: &Position,
    reduced: Reduced,
    play: Play,
    ws: &mut Workspace,
) -> Result<Answer, SolveError> {
    super::loopy::refuse_cycles(position)?;
    let mut searcher = Searcher::partizan(play);
    let left = Ending::of_win(searcher.wins(&reduced.position, Player::Left, ws)?);
    let right = Ending::of_win(searcher.wins(&reduced.position, Player::Right, ws)?);
    let outcome = Outcome::of_starters(left, right);
    let winning = Winning::Partizan {
        left: searcher.winning_moves(position, Player::Left, ws)?,
        right: searcher.winning_moves(position, Player::Right, ws)?,
    };
    let first = outcome.decided_starter().unwrap_or(Player::Left);
    let line = searcher.line(&reduced.position, first, ws)?;
    Ok(answer(position, reduced, outcome, winning, line, &searcher))
}

/// What a search says of `position`, which it searched in its `reduced` form.
fn answer<R: Ruleset<Position = Component>>(
    position: &Position,
    reduced: Reduced,
    outcome: Outcome,
    winning: Winning,
    line: Vec<LineMove>,
    searcher: &Searcher<R>,
) -> Answer {
    let step = Search {
        position: reduced.position,
        nimber: reduced.nimber,
        play: searcher.play,
        positions: searcher.positions(),
        outcome,
        line,
    };
    Answer {
        position: position.clone(),
        play: searcher.play,
        outcome,
        value: Value::None,
        winning,
        method: Method::Search,
        reason: Reason::with_parts(Step::Search(step), reduced.parts),
    }
}

/// The memo engine, asked about positions as they are written.
struct Searcher<R: Ruleset> {
    engine: memo::Search<R>,
    play: Play,
}

impl Searcher<ImpartialCatalogue> {
    fn impartial(play: Play) -> Self {
        Searcher { engine: memo::Search::impartial(ImpartialCatalogue, play), play }
    }
}

impl Searcher<Catalogue> {
    fn partizan(play: Play) -> Self {
        Searcher { engine: memo::Search::new(Catalogue, play), play }
    }
}

impl<R: Ruleset<Position = Component>> Searcher<R> {
    fn positions(&self) -> u64 {
        self.engine.positions()
    }

    fn wins(
        &mut self,
        position: &Position,
        mover: Player,
        ws: &mut Workspace,
    ) -> Result<bool, SolveError> {
        Ok(self.engine.wins(&position.components(), mover, ws.budget)?)
    }

    fn winning_moves(
        &mut self,
        position: &Position,
        mover: Player,
        ws: &mut Workspace,
    ) -> Result<MoveList, SolveError> {
        let mut list = MoveList::default();
        for played in position.moves(mover) {
            if !self.wins_after(position, &played, mover, ws)? {
                continue;
            }
            if list.moves.len() >= ws.most_moves {
                list.more = true;
                break;
            }
            list.moves.push(played);
        }
        Ok(list)
    }

    /// Whether `mover` wins by playing `played`.
    fn wins_after(
        &mut self,
        position: &Position,
        played: &Move,
        mover: Player,
        ws: &mut Workspace,
    ) -> Result<bool, SolveError> {
        let Ok(after) = position.after(played, mover) else { return Ok(false) };
        let reduced = match self.play {
            Play::Normal => reduced_position(&after, ws)?,
            Play::Misere => after,
        };
        Ok(!self.wins(&reduced, mover.other(), ws)?)
    }

    /// A line of best play: a winner plays the first winning move, a loser the first move there is.
    fn line(
        &mut self,
        position: &Position,
        first: Player,
        ws: &mut Workspace,
    ) -> Result<Vec<LineMove>, SolveError> {
        let mut line: Vec<LineMove> = Vec::new();
        let mut here = position.clone();
        let mut player = first;
        loop {
            let mut chosen = None;
            for played in here.moves(player) {
                let wins = self.wins_after(&here, &played, player, ws)?;
                if wins || chosen.is_none() {
                    chosen = Some(played);
                }
                if wins {
                    break;
                }
            }
            let Some(played) = chosen else { return Ok(line) };
            let Ok(after) = here.after(&played, player) else { return Ok(line) };
            line.push(LineMove { player, played, after: after.clone() });
            here = after;
            player = player.other();
        }
    }
}
