//! Every move of a position: what it leads to, whether it wins, and the reply that undoes it.

use super::solve::{convention, most_moves};
use super::{Asked, Side};
use crate::json::{MovesObject, MovesOf};
use crate::library::Library;
use crate::reported::write_object;
use crate::{Context, Failure, Given, How, Reported, RuleTexts};
use grundy::{Limits, Player, Position, SolveOptions};
use grundy_core::Budget;
use grundy_explain::{Doc, Messages, report};
use serde::{Deserialize, Serialize};
use std::io::{self, Write};
use std::sync::Arc;

/// What are the moves of a position, and what does each lead to?
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Moves {
    /// The position, such as `kayles(12)`.
    pub position: Given<Position>,
    /// Rules that come with it.
    #[serde(default, skip_serializing_if = "RuleTexts::is_empty")]
    pub rules: RuleTexts,
    /// Misère play: the player who cannot move wins.
    #[serde(default)]
    pub misere: bool,
    /// Allow play that need not end.
    #[serde(default)]
    pub loopy: bool,
    /// The player whose moves are listed in a partizan position; both players' if none is named.
    #[serde(default)]
    pub mover: Option<Side>,
    /// List at most so many moves.
    #[serde(default)]
    pub max_moves: Option<u64>,
}

impl Moves {
    /// What are the moves of this position in normal play?
    pub fn of(position: impl Into<Given<Position>>) -> Moves {
        Moves { position: position.into(), ..Moves::default() }
    }
}

impl Asked for Moves {
    type Report = MovesFound;
    const NAME: &'static str = "moves";

    fn ask(&self, cx: &mut Context<'_>) -> Result<MovesFound, Failure> {
        let budget = &mut cx.budget(Limits::default())?;
        let position = Library::new(&self.rules, cx)?.position(&self.position, budget)?;
        let options = SolveOptions {
            play: convention(self.misere),
            loopy: self.loopy,
            take_method: None,
            most_moves: most_moves(self.max_moves),
        };
        let moves = all_moves(&position, self.mover.map(Player::from), &options, budget)?;
        Ok(MovesFound { position, moves })
    }
}

/// Every move: of `mover`, or of both players if they differ and none was named.
pub(super) fn all_moves(
    position: &Position,
    mover: Option<Player>,
    options: &SolveOptions,
    budget: &mut Budget,
) -> Result<MovesOf, Failure> {
    let mut of = |player| grundy::all_moves(position, player, options, budget);
    if position.is_impartial() {
        return Ok(MovesOf::Both(of(Player::Left)?));
    }
    let mut if_asked = |player| match mover {
        Some(mover) if mover != player => Ok(None),
        _ => of(player).map(Some),
    };
    Ok(MovesOf::Each(if_asked(Player::Left)?, if_asked(Player::Right)?))
}

/// The moves of a position.
#[derive(Clone, Debug)]
pub struct MovesFound {
    /// The position.
    pub position: Arc<Position>,
    /// Its moves.
    pub moves: MovesOf,
}

impl Reported for MovesFound {
    fn say(&self, _: &How, messages: &Messages) -> Doc {
        let lists = self.moves.in_turn().into_iter();
        let told = |(player, all)| report::all_moves(all, &self.position, player, messages).blocks;
        Doc::new(lists.flat_map(told).collect())
    }

    fn write_json(&self, messages: &Messages, out: &mut dyn Write) -> io::Result<()> {
        write_object(&MovesObject::new(&self.position, &self.moves, messages), out)
    }
}
