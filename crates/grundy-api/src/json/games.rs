//! The catalogue of games, and the games of written rules.

use grundy::{Rules, heap_rule_text};
use grundy_explain::Messages;
use grundy_games::registry::{self, GameInfo};
use grundy_games::written::{GameId, Kind};
use grundy_lang::LibraryGame;
use serde::Serialize;

/// The object of `games`.
#[derive(Debug, Serialize)]
pub struct GamesObject {
    games: Vec<GameObject>,
    /// Written games that are known by their names.
    written: Vec<LibraryGameObject>,
}

/// The object of a written game that is known by its name.
#[derive(Debug, Serialize)]
pub struct LibraryGameObject {
    name: &'static str,
    example: &'static str,
    about: String,
    rules: &'static str,
    file: &'static str,
}

/// The object of a game of the catalogue.
#[derive(Debug, Serialize)]
pub struct GameObject {
    name: &'static str,
    aliases: &'static [&'static str],
    syntax: &'static str,
    example: &'static str,
    about: String,
    rules: String,
    theorems: &'static [&'static str],
}

/// The object of the games of written rules.
#[derive(Debug, Serialize)]
pub struct WrittenGamesObject {
    games: Vec<WrittenGameObject>,
}

#[derive(Debug, Serialize)]
struct WrittenGameObject {
    name: String,
    parameters: Vec<ParameterObject>,
    impartial: bool,
    /// Whether a clause may end it at once.
    ends: bool,
    /// The heap rule of the catalogue that it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    recognised: Option<String>,
}

#[derive(Debug, Serialize)]
struct ParameterObject {
    name: String,
    kind: &'static str,
}

impl GamesObject {
    /// The object of all games.
    pub fn new(messages: &Messages) -> GamesObject {
        let games = registry::games().iter();
        let written = grundy_lang::library().iter();
        GamesObject {
            games: games.map(|game| GameObject::new(game, messages)).collect(),
            written: written.map(|game| LibraryGameObject::new(game, messages)).collect(),
        }
    }
}

impl LibraryGameObject {
    /// The object of a game.
    pub fn new(game: &LibraryGame, messages: &Messages) -> LibraryGameObject {
        let about = messages.get(&format!("game-{}", game.name), &[]);
        let LibraryGame { name, example, source, file, .. } = *game;
        LibraryGameObject { name, example, about, rules: source, file }
    }
}

impl GameObject {
    /// The object of a game.
    pub fn new(game: &GameInfo, messages: &Messages) -> GameObject {
        GameObject {
            name: game.name,
            aliases: game.aliases,
            syntax: game.syntax,
            example: game.example,
            about: messages.get(&format!("game-{}", game.name), &[]),
            rules: messages.get(&format!("game-{}-rules", game.name), &[]),
            theorems: game.theorem,
        }
    }
}

impl WrittenGamesObject {
    /// The object of all games of `rules`, or of the one called `name`.
    pub fn new(rules: &Rules, name: Option<&str>) -> WrittenGamesObject {
        let parameter = |(name, kind): &(String, Kind)| ParameterObject {
            name: name.clone(),
            kind: match kind {
                Kind::Number => "number",
                Kind::Truth => "truth",
                Kind::List => "list",
            },
        };
        let object = |game: GameId| WrittenGameObject {
            name: rules.name(game).to_owned(),
            parameters: rules.parameters(game).iter().map(parameter).collect(),
            impartial: rules.is_impartial(game),
            ends: rules.ends(game),
            recognised: rules.recognised(game).map(heap_rule_text),
        };
        let games = rules.games().filter(|&game| name.is_none_or(|name| rules.name(game) == name));
        WrittenGamesObject { games: games.map(object).collect() }
    }
}
