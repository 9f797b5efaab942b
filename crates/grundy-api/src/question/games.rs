//! The catalogue of games, or one game with its rules and theorem.

use super::Asked;
use crate::json::{GameObject, GamesObject, LibraryGameObject, WrittenGamesObject};
use crate::library::Library;
use crate::reported::write_object;
use crate::{Context, Failure, How, Reported, RuleTexts};
use grundy::Rules;
use grundy_explain::failure::Named;
use grundy_explain::{Doc, InputError, Messages, games as words};
use grundy_games::registry::{self, GameInfo};
use grundy_lang::LibraryGame;
use serde::{Deserialize, Serialize};
use std::io::{self, Write};

/// Which games are there, or what is one of them?
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields)]
pub struct Games {
    /// The game, such as `kayles`; all are listed if none is named.
    pub name: Option<String>,
    /// Rules that come with it.
    #[serde(skip_serializing_if = "RuleTexts::is_empty")]
    pub rules: RuleTexts,
}

impl Asked for Games {
    type Report = GamesListed;
    const NAME: &'static str = "games";

    fn ask(&self, cx: &mut Context<'_>) -> Result<GamesListed, Failure> {
        let library = Library::new(&self.rules, cx)?;
        let name = self.name.as_deref().map(str::trim);
        let written = library.rules();
        let written = written.filter(|rules| name.is_none_or(|name| rules.find(name).is_some()));
        if let Some(rules) = written {
            return Ok(GamesListed::Written {
                rules: rules.clone(),
                name: name.map(str::to_owned),
            });
        }
        let Some(name) = name else { return Ok(GamesListed::All) };
        let unknown = || InputError::Unknown {
            what: Named::Game,
            name: name.to_owned(),
            meant: grundy_lang::nearest_game(name).map(str::to_owned),
        };
        if let Some(game) = registry::find(name) {
            return Ok(GamesListed::One(game));
        }
        let known = grundy_lang::library_game(name);
        Ok(GamesListed::Known(known.ok_or_else(unknown)?))
    }
}

/// The games, or one of them.
#[derive(Clone, Debug)]
pub enum GamesListed {
    /// The catalogue.
    All,
    /// A game of the catalogue.
    One(&'static GameInfo),
    /// A written game that is known by its name.
    Known(&'static LibraryGame),
    /// The games of written rules, or one of them.
    Written {
        /// The rules.
        rules: Rules,
        /// The game, if one is named.
        name: Option<String>,
    },
}

impl Reported for GamesListed {
    fn say(&self, _: &How, messages: &Messages) -> Doc {
        match self {
            GamesListed::All => words::catalogue(messages),
            GamesListed::One(game) => words::entry(game, messages),
            GamesListed::Known(game) => words::known(game, messages),
            GamesListed::Written { rules, name } => {
                words::written(rules, name.as_deref(), messages)
            }
        }
    }

    fn write_json(&self, messages: &Messages, out: &mut dyn Write) -> io::Result<()> {
        match self {
            GamesListed::All => write_object(&GamesObject::new(messages), out),
            GamesListed::One(game) => write_object(&GameObject::new(game, messages), out),
            GamesListed::Known(game) => write_object(&LibraryGameObject::new(game, messages), out),
            GamesListed::Written { rules, name } => {
                write_object(&WrittenGamesObject::new(rules, name.as_deref()), out)
            }
        }
    }
}
