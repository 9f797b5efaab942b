//! The catalogue of games and the games of written rules, in words.

use crate::{Block, Doc, Messages, Row, Span, Tone, markup};
use grundy::Rules;
use grundy::check::Target;
use grundy_games::registry::{self, GameInfo, GameKind};
use grundy_games::written::{GameId, Kind};
use grundy_lang::{Group, LibraryGame, heap_rule_text, library};

/// All games that are known by their names, in groups: a line for each game.
pub fn catalogue(messages: &Messages) -> Doc {
    let mut blocks = Vec::new();
    let mut group = |id: &str, rows: Vec<Row>| {
        blocks.push(Block::Heading(2, vec![messages.get(id, &[]).into()]));
        blocks.push(Block::Table { head: None, rows });
    };
    let (others, heaps): (Vec<&GameInfo>, Vec<&GameInfo>) =
        registry::games().iter().partition(|game| is_other(game.kind));
    let built_in = |game: &&GameInfo| row(game.name, game.example, messages);
    group("games-group-heaps", heaps.iter().map(built_in).collect());
    group("games-group-others", others.iter().map(built_in).collect());
    for kind in Group::ALL {
        let id = match kind {
            Group::Heaps => "games-group-written-heaps",
            Group::Boards => "games-group-written-boards",
            Group::Others => "games-group-written-others",
        };
        let games = library().iter().filter(|game| game.group == kind);
        group(id, games.map(|game| row(game.name, game.example, messages)).collect());
    }
    blocks.push(Block::Heading(1, markup(&messages.get("games-more", &[]))));
    Doc { blocks }
}

/// Whether the positions of a game are something else than heaps.
fn is_other(kind: GameKind) -> bool {
    use GameKind::{Graph, Hackenbush, Monotonic, Strip};
    matches!(kind, Monotonic | Strip | Hackenbush | Graph)
}

fn row(name: &str, example: &str, messages: &Messages) -> Row {
    Row::new(vec![
        vec![Span::new(name, Tone::Strong)],
        vec![Span::new(example, Tone::Code)],
        vec![messages.get(&format!("game-{name}"), &[]).into()],
    ])
}

/// A written game that is known by its name: what it is, its rules, and a position to try.
pub fn known(game: &LibraryGame, messages: &Messages) -> Doc {
    let example = format!("grundy solve '{}'", game.example);
    let code = |text: String| vec![Span::new(text, Tone::Code)];
    let mut blocks = vec![
        Block::Heading(1, vec![game.name.into()]),
        Block::Paragraph(vec![messages.get(&format!("game-{}", game.name), &[]).into()]),
        Block::Code(game.source.trim_end().to_owned()),
    ];
    let rows = vec![
        line(messages, "games-example", code(example)),
        line(messages, "games-file", code(game.file.to_owned())),
    ];
    blocks.push(Block::table(rows));
    Doc { blocks }
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
