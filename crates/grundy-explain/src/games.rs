//! The catalogue of games and the games of written rules, in words.

use crate::{Block, Doc, Messages, Row, Span, Tone, markup};
use grundy::Rules;
use grundy::check::Target;
use grundy_games::registry::{self, GameInfo};
use grundy_games::written::{GameId, Kind};
use grundy_lang::heap_rule_text;

/// The catalogue: a line for each game.
pub fn catalogue(messages: &Messages) -> Doc {
    let row = |game: &GameInfo| Row {
        cells: vec![
            vec![Span::new(game.name, Tone::Strong)],
            vec![Span::new(game.example, Tone::Code)],
            vec![messages.get(&format!("game-{}", game.name), &[]).into()],
        ],
        ruled: false,
    };
    Doc {
        blocks: vec![
            Block::Table { head: None, rows: registry::games().iter().map(row).collect() },
            Block::Paragraph(markup(&messages.get("games-more", &[]))),
        ],
    }
}

/// The games of written rules, or one of them: how a position is written, and what is seen of the game.
pub fn written(rules: &Rules, wanted: Option<&str>, messages: &Messages) -> Doc {
    let row = |game: GameId| {
        let parameters = rules.parameters(game).iter().map(|(name, kind)| match kind {
            Kind::List => format!("[{name}, …]"),
            Kind::Number | Kind::Truth => name.clone(),
        });
        let form = format!("{}({})", rules.name(game), parameters.collect::<Vec<_>>().join(", "));
        let about = match rules.recognised(game) {
            Some(rule) => {
                let args =
                    [("game", rules.name(game).into()), ("rule", heap_rule_text(rule).into())];
                messages.get("pattern-recognised", &args)
            }
            None if !rules.is_impartial(game) => messages.get("games-written-partizan", &[]),
            None if rules.ends(game) => messages.get("games-written-ends", &[]),
            None => messages.get("games-written-impartial", &[]),
        };
        Row { cells: vec![vec![Span::new(form, Tone::Code)], vec![about.into()]], ruled: false }
    };
    let games = rules.games().filter(|&game| wanted.is_none_or(|name| rules.name(game) == name));
    Doc { blocks: vec![Block::Table { head: None, rows: games.map(row).collect() }] }
}

/// A game of the catalogue: its rules, how a position is written, and what is proved about it.
pub fn entry(game: &GameInfo, messages: &Messages) -> Doc {
    let rules = messages.get(&format!("game-{}-rules", game.name), &[]);
    let example = format!("grundy solve '{}'", game.example);
    let mut blocks = vec![
        Block::Heading(1, vec![game.name.into()]),
        Block::Paragraph(vec![messages.get(&format!("game-{}", game.name), &[]).into()]),
        Block::Paragraph(vec![rules.into()]),
    ];
    let mut rows = vec![
        line(messages, "games-written", vec![Span::new(game.syntax, Tone::Code)]),
        line(messages, "games-example", vec![Span::new(example, Tone::Code)]),
    ];
    if !game.aliases.is_empty() {
        rows.push(line(messages, "games-aliases", vec![game.aliases.join(", ").into()]));
    }
    let command = |verb: &str, name: &str| Span::new(format!("grundy {verb} {name}"), Tone::Code);
    for theorem in game.theorem {
        rows.push(line(messages, "games-theorem", vec![command("theorem", theorem)]));
    }
    if let Some(check) = Target::names().find(|&check| check == game.name) {
        rows.push(line(messages, "games-check", vec![command("check", check)]));
    }
    blocks.push(Block::Table { head: None, rows });
    Doc { blocks }
}

/// A line of the table under a game: what it is, and the thing itself.
fn line(messages: &Messages, id: &str, cell: Vec<Span>) -> Row {
    Row { cells: vec![vec![Span::new(messages.get(id, &[]), Tone::Faint)], cell], ruled: false }
}
