//! `grundy games`.

use crate::ask;
use crate::failure::Failure;
use crate::quoted::quoted;
use crate::voice::Voice;
use grundy::check::Target;
use grundy_explain::{Block, Doc, Row, Span, Tone, markup};
use grundy_games::registry::{self, GameInfo};
use std::io::Write;

pub(crate) fn run(name: Option<&str>, voice: &Voice, out: &mut dyn Write) -> Result<(), Failure> {
    let doc = match name {
        None => catalogue(voice),
        Some(name) => {
            let game = registry::find(name).ok_or_else(|| unknown(name, voice))?;
            entry(game, voice)
        }
    };
    out.write_all(ask::render(&doc, voice).as_bytes())?;
    Ok(())
}

fn catalogue(voice: &Voice) -> Doc {
    let row = |game: &GameInfo| Row {
        cells: vec![
            vec![Span::new(game.name, Tone::Strong)],
            vec![Span::new(game.example, Tone::Code)],
            vec![voice.say(&format!("game-{}", game.name), &[]).into()],
        ],
        ruled: false,
    };
    Doc {
        blocks: vec![
            Block::Table { head: None, rows: registry::games().iter().map(row).collect() },
            Block::Paragraph(markup(&voice.say("games-more", &[]))),
        ],
    }
}

fn entry(game: &GameInfo, voice: &Voice) -> Doc {
    let rules = voice.say(&format!("game-{}-rules", game.name), &[]);
    let example = format!("grundy solve '{}'", game.example);
    let mut blocks = vec![
        Block::Heading(1, vec![game.name.into()]),
        Block::Paragraph(vec![voice.say(&format!("game-{}", game.name), &[]).into()]),
        Block::Paragraph(vec![rules.into()]),
    ];
    let mut rows = vec![
        line(voice, "games-written", vec![Span::new(game.syntax, Tone::Code)]),
        line(voice, "games-example", vec![Span::new(example, Tone::Code)]),
    ];
    if !game.aliases.is_empty() {
        rows.push(line(voice, "games-aliases", vec![game.aliases.join(", ").into()]));
    }
    let command = |verb: &str, name: &str| Span::new(format!("grundy {verb} {name}"), Tone::Code);
    for theorem in game.theorem {
        rows.push(line(voice, "games-theorem", vec![command("theorem", theorem)]));
    }
    if let Some(check) = Target::names().find(|&check| check == game.name) {
        rows.push(line(voice, "games-check", vec![command("check", check)]));
    }
    blocks.push(Block::Table { head: None, rows });
    Doc { blocks }
}

/// A line of the table under a game: what it is, and the thing itself.
fn line(voice: &Voice, id: &str, cell: Vec<Span>) -> Row {
    Row { cells: vec![vec![Span::new(voice.say(id, &[]), Tone::Faint)], cell], ruled: false }
}

fn unknown(name: &str, voice: &Voice) -> Failure {
    let message = match registry::nearest(name) {
        Some(meant) => voice
            .say("games-unknown-meant", &[("name", quoted(name).into()), ("meant", meant.into())]),
        None => voice.say("games-unknown", &[("name", quoted(name).into())]),
    };
    Failure::Unknown { message }
}
