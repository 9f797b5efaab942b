//! A game against the program or between two people. The record of a game is its whole state: whoever keeps it can
//! go on from it, undo, or replay it from any move on.

use super::{Asked, Side};
use crate::json::PlayObject;
use crate::library::Library;
use crate::reported::write_object;
use crate::{Context, Failure, Given, How, Reported, RuleTexts};
use grundy::opponent::Strength;
use grundy::session::{Session, SessionError, Setup};
use grundy::{Budget, Limits, Player, Position, SolveOptions, move_text};
use grundy_explain::{Doc, InputError, Messages, play, read_move};
use serde::{Deserialize, Serialize};
use std::io::{self, Write};

/// A game as far as it was played.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Game {
    /// Where it began, such as `nim(3, 5, 7)`.
    pub position: Given<Position>,
    /// Rules that come with it.
    #[serde(default, skip_serializing_if = "RuleTexts::is_empty")]
    pub rules: RuleTexts,
    /// Misère play: the player who cannot move wins.
    #[serde(default)]
    pub misere: bool,
    /// Allow play that need not end, with draws.
    #[serde(default)]
    pub loopy: bool,
    /// Who makes the first move. In an impartial game the names of the players say nothing else.
    #[serde(default)]
    pub first: First,
    /// The side that the program plays; two people play if it plays none.
    #[serde(default)]
    pub program: Option<Side>,
    /// How many of a hundred decisions the program gets right; it is perfect if nothing is said.
    #[serde(default)]
    pub strength: Percent,
    /// What the mistakes of the program depend on.
    #[serde(default)]
    pub seed: u64,
    /// The moves that were made, in the neutral form or in the words of any language that is asked for.
    #[serde(default)]
    pub moves: Vec<String>,
    /// Who gave up.
    #[serde(default)]
    pub resigned: Option<Side>,
}

/// Who makes the first move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum First {
    /// Player 1.
    #[default]
    Left,
    /// Player 2.
    Right,
}

/// A number from 0 to 100.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Percent(u8);

#[cfg(feature = "schema")]
impl schemars::JsonSchema for Percent {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Percent".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({ "type": "integer", "minimum": 0, "maximum": 100 })
    }
}

impl Default for Percent {
    fn default() -> Percent {
        Percent(Strength::PERFECT.percent())
    }
}

impl TryFrom<u8> for Percent {
    type Error = &'static str;

    fn try_from(percent: u8) -> Result<Percent, &'static str> {
        let strength = Strength::new(percent);
        strength.map(Percent::from).ok_or("a number from 0 to 100 is expected")
    }
}

impl From<Percent> for u8 {
    fn from(percent: Percent) -> u8 {
        percent.0
    }
}

impl From<Strength> for Percent {
    fn from(strength: Strength) -> Percent {
        Percent(strength.percent())
    }
}

/// Something that happens in a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase", deny_unknown_fields)]
pub enum Event {
    /// Whoever's turn it is makes this move.
    Move(String),
    /// The program makes a move for whoever's turn it is.
    Reply,
    /// A person's last move is taken back, with the program's reply.
    Undo,
    /// Whoever's turn it is gives up.
    Resign,
    /// So many moves are kept, and the others taken back.
    Keep(u64),
}

/// What becomes of a game when something happens in it, and what is to be said of it then?
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Play {
    /// The game.
    pub game: Game,
    /// What happens in it; nothing if it is only to be looked at.
    #[serde(default)]
    pub event: Option<Event>,
}

/// A game after what happened in it.
#[derive(Clone, Debug)]
pub struct Played {
    /// The record of the game.
    pub game: Game,
    /// All that is known of it.
    pub session: Session,
}

impl Game {
    /// A game between two people from this position.
    pub fn of(position: impl Into<Given<Position>>) -> Game {
        Game { position: position.into(), ..Game::default() }
    }

    /// The record that a text in JSON is.
    ///
    /// # Errors
    /// If it is none.
    pub fn from_json(text: &str) -> Result<Game, Failure> {
        serde_json::from_str(text).map_err(|why| InputError::Json(why.to_string()).into())
    }

    /// The record as JSON.
    pub fn to_json(&self) -> String {
        // A record has no keys that are not text.
        serde_json::to_string_pretty(self).unwrap_or_default() + "\n"
    }

    /// The game itself, all its moves made again.
    ///
    /// # Errors
    /// If something is wrong with it, or a position in it has no answer.
    pub fn session(&self, budget: &Budget) -> Result<Session, Failure> {
        let start = Library::within(&self.rules, budget)?.position(&self.position, budget)?;
        let play = super::solve::convention(self.misere);
        let setup = Setup {
            start: (*start).clone(),
            options: SolveOptions { loopy: self.loopy, ..SolveOptions::of(play) },
            first: self.first.into(),
            program: self.program.map(Player::from),
            strength: Strength::new(self.strength.0).unwrap_or(Strength::PERFECT),
            seed: self.seed,
        };
        let mut session = Session::new(setup, budget)?;
        for text in &self.moves {
            make(&mut session, text, budget)?;
        }
        if let Some(side) = self.resigned {
            session.resign(side.into());
        }
        Ok(session)
    }

    /// The record of the same game with the moves and the seats of `session`.
    #[must_use]
    pub fn with(&self, session: &Session) -> Game {
        let text = |turn: &grundy::session::Turn| move_text(&turn.before.position, &turn.played);
        let side = |player| match player {
            Player::Left => Side::Left,
            Player::Right => Side::Right,
        };
        let setup = session.setup();
        Game {
            moves: session.turns().iter().map(text).collect(),
            resigned: session.resigned().map(side),
            first: match setup.first {
                Player::Left => First::Left,
                Player::Right => First::Right,
            },
            program: setup.program.map(side),
            ..self.clone()
        }
    }
}

impl From<First> for Player {
    fn from(first: First) -> Player {
        match first {
            First::Left => Player::Left,
            First::Right => Player::Right,
        }
    }
}

/// Makes a move that is a text in any language.
fn make(session: &mut Session, text: &str, budget: &Budget) -> Result<(), Failure> {
    let position = &session.here().position;
    let mut why = None;
    for language in grundy_explain::Language::ALL {
        match read_move(position, text, session.turn(), Messages::of(language)) {
            Ok(played) => return session.play(&played, budget).map(|_| ()).map_err(refused),
            Err(error) => why = why.or(Some(error)),
        }
    }
    let why = why.unwrap_or(grundy::MoveError::Unreadable);
    Err(InputError::Move { text: text.to_owned(), why }.into())
}

/// Why a move was not made.
fn refused(why: SessionError) -> Failure {
    match why {
        SessionError::Illegal(_) => {
            InputError::Move { text: String::new(), why: grundy::MoveError::Illegal }.into()
        }
        SessionError::Unsolved(why) => why.into(),
    }
}

/// The game after an event.
///
/// # Errors
/// If something is wrong with the game or the event, or a position has no answer.
pub fn step(game: &Game, event: &Event, cx: &mut Context<'_>) -> Result<Game, Failure> {
    Ok(Play { game: game.clone(), event: Some(event.clone()) }.ask(cx)?.game)
}

/// What is to be said of a game.
///
/// # Errors
/// If something is wrong with it, or a position has no answer.
pub fn view(game: &Game, cx: &mut Context<'_>) -> Result<Played, Failure> {
    Play { game: game.clone(), event: None }.ask(cx)
}

impl Asked for Play {
    type Report = Played;
    const NAME: &'static str = "play";

    fn ask(&self, cx: &mut Context<'_>) -> Result<Played, Failure> {
        let budget = cx.budget(Limits::default())?;
        let mut session = self.game.session(&budget)?;
        match &self.event {
            None => {}
            Some(Event::Move(text)) => make(&mut session, text, &budget)?,
            Some(Event::Reply) => session.reply(&budget).map(|_| ()).map_err(refused)?,
            Some(Event::Undo) => {
                session.undo();
            }
            Some(Event::Resign) => session.resign(session.turn()),
            Some(Event::Keep(moves)) => {
                session.keep(usize::try_from(*moves).unwrap_or(usize::MAX));
            }
        }
        Ok(Played { game: self.game.with(&session), session })
    }
}

impl Reported for Played {
    fn say(&self, _: &How, messages: &Messages) -> Doc {
        play::view(&self.session, messages)
    }

    fn write_json(&self, messages: &Messages, out: &mut dyn Write) -> io::Result<()> {
        write_object(&PlayObject::new(&self.game, &self.session, messages), out)
    }
}
