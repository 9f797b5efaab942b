//! `grundy games`.

use crate::args::Games;
use crate::ask;
use crate::failure::Failure;
use crate::library::Library;
use crate::quoted::quoted;
use crate::voice::Voice;
use grundy::Rules;
use grundy::check::Target;
use grundy_explain::{Block, Doc, Row, Span, Tone, markup};
use grundy_games::registry::{self, GameInfo};
use grundy_games::written::{GameId, Kind};
use grundy_lang::heap_rule_text;
use std::io::Write;

pub(crate) fn run(args: &Games, voice: &Voice, out: &mut dyn Write) -> Result<(), Failure> {
    let library = Library::load(&args.rules, voice)?;
    let written = library
        .rules()
        .filter(|rules| args.name.as_ref().is_none_or(|name| rules.find(name.trim()).is_some()));
    if let Some(rules) = written {
        let wanted = args.name.as_deref().map(str::trim);
        out.write_all(ask::render(&written_games(rules, wanted, voice), voice).as_bytes())?;
        return Ok(());
    }
    let doc = match args.name.as_deref() {
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

/// The games of written rules, or one of them: how a position is written, and what is seen of the game.
fn written_games(rules: &Rules, wanted: Option<&str>, voice: &Voice) -> Doc {
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
                voice.say("pattern-recognised", &args)
            }
            None if !rules.is_impartial(game) => voice.say("games-written-partizan", &[]),
            None if rules.ends(game) => voice.say("games-written-ends", &[]),
            None => voice.say("games-written-impartial", &[]),
        };
        Row { cells: vec![vec![Span::new(form, Tone::Code)], vec![about.into()]], ruled: false }
    };
    let games = rules.games().filter(|&game| wanted.is_none_or(|name| rules.name(game) == name));
    Doc { blocks: vec![Block::Table { head: None, rows: games.map(row).collect() }] }
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
