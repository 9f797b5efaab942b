//! A game: its record, where it stands, and its moves with marks.

use super::answer::{OutcomeObject, ValueObject, value};
use crate::question::Game;
use grundy::session::{End, Session, Turn, Why};
use grundy::{Outcome, Player, Value, move_text, position_text};
use grundy_explain::{Messages, told_move};
use serde::Serialize;

/// The object of `play`.
#[derive(Debug, Serialize)]
pub struct PlayObject<'a> {
    game: &'a Game,
    position: String,
    /// Whose turn it is; null if the game is over.
    turn: Option<&'static str>,
    /// Whether the program is to move.
    program_to_move: bool,
    end: Option<EndObject>,
    history: Vec<TurnObject<'a>>,
    kept: [KeptObject; 2],
}

#[derive(Debug, Serialize)]
struct EndObject {
    /// Null if it is a draw.
    winner: Option<&'static str>,
    why: &'static str,
}

#[derive(Debug, Serialize)]
struct KeptObject {
    player: &'static str,
    won: u64,
    kept: u64,
}

#[derive(Debug, Serialize)]
struct TurnObject<'a> {
    player: &'static str,
    r#move: String,
    told: String,
    before: StateObject<'a>,
    after: StateObject<'a>,
    mark: Option<&'static str>,
    better: Option<String>,
    better_told: Option<String>,
}

#[derive(Debug, Serialize)]
struct StateObject<'a> {
    #[serde(flatten)]
    outcome: Option<OutcomeObject>,
    value: ValueObject<'a>,
}

impl<'a> PlayObject<'a> {
    /// The object of a game.
    pub fn new(game: &'a Game, session: &'a Session, messages: &Messages) -> PlayObject<'a> {
        let end = session.end();
        let kept = |player| {
            let kept = session.kept(player);
            KeptObject { player: player.name(), won: kept.won, kept: kept.kept }
        };
        PlayObject {
            game,
            position: position_text(&session.here().position),
            turn: end.is_none().then(|| session.turn().name()),
            program_to_move: session.is_program_to_move(),
            end: end.map(EndObject::new),
            history: session.turns().iter().map(|turn| TurnObject::new(turn, messages)).collect(),
            kept: Player::ALL.map(kept),
        }
    }
}

impl EndObject {
    fn new(end: End) -> EndObject {
        let why = match end.why {
            Why::Stuck => "stuck",
            Why::Clause => "clause",
            Why::Resigned => "resigned",
            Why::Repetition => "repetition",
        };
        EndObject { winner: end.winner.map(Player::name), why }
    }
}

impl<'a> TurnObject<'a> {
    fn new(turn: &'a Turn, messages: &Messages) -> TurnObject<'a> {
        let position = &turn.before.position;
        let impartial = position.is_impartial();
        let state = |outcome: Option<Outcome>, of: &'a Value| StateObject {
            outcome: outcome.map(|outcome| OutcomeObject::new(outcome, impartial)),
            value: value(of),
        };
        let known = turn.before.answer.as_ref();
        let before = known.map_or(&Value::None, |answer| &answer.value);
        TurnObject {
            player: turn.player.name(),
            r#move: move_text(position, &turn.played),
            told: told_move(position, &turn.played, messages),
            before: state(known.map(|answer| answer.outcome), before),
            after: state(turn.outcome, &turn.value),
            mark: turn.mark.map(grundy::session::Mark::name),
            better: turn.better.as_ref().map(|better| move_text(position, better)),
            better_told: turn.better.as_ref().map(|better| told_move(position, better, messages)),
        }
    }
}
