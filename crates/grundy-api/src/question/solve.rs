//! Who wins, every winning move, and why.

use super::moves::all_moves;
use crate::json::{AnswerObject, MovesOf};
use crate::library::Library;
use crate::reported::write_object;
use crate::{Asked, Context, Failure, Given, How, Reported, RuleTexts};
use grundy::{Answer, Limits, Play, Player, Position, SolveOptions, TakeMethod};
use grundy_explain::picture::{self, Frames, Picture, PictureError};
use grundy_explain::{Doc, Messages, answer, report};
use serde::{Deserialize, Serialize};
use std::io::{self, Write};

/// Who wins, every winning move, and why?
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Solve {
    /// The position, such as `nim(7, 5, 3, 6)`.
    pub position: Given<Position>,
    /// Rules that come with it.
    #[serde(default, skip_serializing_if = "RuleTexts::is_empty")]
    pub rules: RuleTexts,
    /// Misère play: the player who cannot move wins.
    #[serde(default)]
    pub misere: bool,
    /// Solve games that need not end, with draws.
    #[serde(default)]
    pub loopy: bool,
    /// The player to move in a partizan position; both are answered if none is named.
    #[serde(default)]
    pub mover: Option<Side>,
    /// Which moves to list.
    #[serde(default)]
    pub moves: WhichMoves,
    /// How to solve bounded subtraction.
    #[serde(default)]
    pub method: Option<Method>,
    /// List at most so many moves.
    #[serde(default)]
    pub max_moves: Option<u64>,
}

/// One of the players of a partizan game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Side {
    /// Player 1.
    Left,
    /// Player 2.
    Right,
}

/// Which moves are listed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum WhichMoves {
    /// Those that win.
    #[default]
    Winning,
    /// All, with what each leads to.
    All,
}

/// How bounded subtraction is solved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Method {
    /// By a table of all heaps.
    Table,
    /// By a window that slides over the heaps.
    Window,
    /// By its closed form.
    Closed,
}

impl From<Side> for Player {
    fn from(side: Side) -> Player {
        match side {
            Side::Left => Player::Left,
            Side::Right => Player::Right,
        }
    }
}

impl From<Method> for TakeMethod {
    fn from(method: Method) -> TakeMethod {
        match method {
            Method::Table => TakeMethod::Table,
            Method::Window => TakeMethod::Window,
            Method::Closed => TakeMethod::Closed,
        }
    }
}

/// The convention in which a position is played.
pub(crate) fn convention(misere: bool) -> Play {
    if misere { Play::Misere } else { Play::Normal }
}

/// So many moves are listed if that was said.
pub(crate) fn most_moves(asked: Option<u64>) -> usize {
    let default = SolveOptions::default().most_moves;
    asked.map_or(default, |most| usize::try_from(most).unwrap_or(usize::MAX))
}

impl Solve {
    /// Who wins this position in normal play?
    pub fn of(position: impl Into<Given<Position>>) -> Solve {
        Solve { position: position.into(), ..Solve::default() }
    }

    /// How the position is to be solved.
    pub fn options(&self) -> SolveOptions {
        SolveOptions {
            play: convention(self.misere),
            loopy: self.loopy,
            take_method: self.method.map(TakeMethod::from),
            most_moves: most_moves(self.max_moves),
        }
    }
}

impl Asked for Solve {
    type Report = Solved;
    const NAME: &'static str = "solve";

    fn ask(&self, cx: &mut Context<'_>) -> Result<Solved, Failure> {
        let budget = &mut cx.budget(Limits::default())?;
        let position = Library::new(&self.rules, cx)?.position(&self.position, budget)?;
        let options = self.options();
        let answer = grundy::solve(&position, &options, budget)?;
        let mover = self.mover.map(Player::from);
        let moves = match self.moves {
            WhichMoves::All => Some(all_moves(&position, mover, &options, budget)?),
            WhichMoves::Winning => None,
        };
        Ok(Solved { answer, mover, moves })
    }
}

/// Who wins, every winning move, and why.
#[derive(Clone, Debug)]
pub struct Solved {
    /// The answer with its reason.
    pub answer: Answer,
    /// The player who was asked about, if one was.
    pub mover: Option<Player>,
    /// Every move, if that was asked for.
    pub moves: Option<MovesOf>,
}

impl Solved {
    /// The picture of the position with its winning moves.
    ///
    /// # Errors
    /// If it is too large to be drawn.
    pub fn picture(&self, messages: &Messages) -> Result<Picture, PictureError> {
        picture::position(&self.answer, messages, self.mover)
    }

    /// The picture of the reduction of a Hackenbush position step by step; none if there is no reduction.
    ///
    /// # Errors
    /// If it is too large to be drawn.
    pub fn reduction(
        &self,
        frames: Frames,
        messages: &Messages,
    ) -> Result<Option<Picture>, PictureError> {
        picture::reduction(&self.answer.reason, None, frames, messages)
    }
}

impl Reported for Solved {
    fn say(&self, how: &How, messages: &Messages) -> Doc {
        let mover = how.mover.or(self.mover);
        let mut doc = match how.whole {
            true => answer::full(&self.answer, messages, mover),
            false => answer::short(&self.answer, messages, mover),
        };
        for (player, all) in self.moves.iter().flat_map(MovesOf::in_turn) {
            let listed = report::all_moves(all, &self.answer.position, player, messages);
            doc.blocks.extend(listed.blocks);
        }
        doc
    }

    fn write_json(&self, messages: &Messages, out: &mut dyn Write) -> io::Result<()> {
        let object = AnswerObject::new(&self.answer, self.mover, self.moves.as_ref(), messages);
        write_object(&object, out)
    }
}
