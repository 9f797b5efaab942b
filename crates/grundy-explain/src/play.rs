//! A game in words: its moves with marks, what a move did, and how it ended.

use crate::words::{Words, plain, toned, value};
use crate::{Arg, Block, Doc, Messages, Row, Tone, told_move};
use grundy::session::{Kept, Mark, Session, Turn};
use grundy_core::{Ending, Player, Value};
use grundy_lang::position_text;

/// Where a game stands: its moves, the position, and who is to move or who won.
pub fn view(session: &Session, messages: &Messages) -> Doc {
    let mut doc = history(session, messages);
    let position = position_text(&session.here().position);
    doc.blocks.push(Block::Paragraph(toned(position, Tone::Code)));
    let words = words(session, messages);
    let name = |player: Player| words.player_alone(player);
    doc.blocks.push(match session.end() {
        None => words.paragraph("play-turn-of", &[("player", name(session.turn()).into())]),
        Some(end) => match end.winner {
            Some(winner) => words.paragraph("play-won-by", &[("player", name(winner).into())]),
            None => words.paragraph("play-drawn", &[]),
        },
    });
    doc
}

/// The moves that were made, each with its mark and what it left.
pub fn history(session: &Session, messages: &Messages) -> Doc {
    let words = words(session, messages);
    if session.turns().is_empty() {
        return Doc::new(vec![words.paragraph("play-no-moves-yet", &[])]);
    }
    let valued = session.turns().iter().any(|turn| turn.value != Value::None);
    let marked = session.turns().iter().any(|turn| turn.mark.is_some());
    let row = |(number, turn): (usize, &Turn)| {
        let mut cells = vec![plain(format!("{}.", number + 1))];
        cells.push(plain(who(session, turn.player, &words)));
        cells.push(plain(told_move(&turn.before.position, &turn.played, messages)));
        cells.extend(marked.then(|| match turn.mark {
            Some(mark) => toned(mark_words(mark, messages), tone(mark)),
            None => Vec::new(),
        }));
        cells.extend(valued.then(|| plain(value(&turn.value).unwrap_or_default())));
        Row::new(cells)
    };
    let rows = session.turns().iter().enumerate().map(row).collect();
    let mut head = vec![Vec::new()];
    head.extend(["play-head-who", "play-head-move"].map(|id| words.say(id, &[])));
    head.extend(marked.then(|| words.say("play-head-mark", &[])));
    head.extend(valued.then(|| words.say("play-head-left", &[])));
    let mut blocks = vec![Block::Table { head: Some(Row::new(head)), rows }];
    let people: Vec<Player> =
        Player::ALL.into_iter().filter(|player| session.setup().program != Some(*player)).collect();
    for player in people {
        let Kept { won, kept, .. } = session.kept(player);
        if won > 0 {
            let args = [
                ("who", who(session, player, &words).into()),
                ("kept", kept.into()),
                ("won", won.into()),
                ("count", Arg::Count(won)),
            ];
            blocks.push(words.paragraph("play-wins-kept", &args));
        }
    }
    Doc::new(blocks)
}

/// What the last move did: who can win after it, its mark, and what would have been better.
pub fn last_move(session: &Session, messages: &Messages) -> Doc {
    let words = words(session, messages);
    let Some(turn) = session.turns().last() else {
        return Doc::new(vec![words.paragraph("play-no-moves-yet", &[])]);
    };
    let told = told_move(&turn.before.position, &turn.played, messages);
    let args = [("who", who(session, turn.player, &words).into()), ("move", told.into())];
    let mut blocks = vec![words.paragraph("play-last-move", &args)];
    let chances = |ending: Ending| match ending {
        Ending::Wins => "wins",
        Ending::Draws => "draws",
        Ending::Loses => "loses",
    };
    let before = turn.before.answer.as_ref().map(|answer| answer.outcome.starting(turn.player));
    let after = turn.outcome.map(|outcome| outcome.starting(turn.player.other()).for_opponent());
    match (before, after) {
        (Some(before), Some(after)) => {
            let args = [("before", chances(before).into()), ("after", chances(after).into())];
            blocks.push(words.paragraph("play-last-before", &args[..1]));
            blocks.push(words.paragraph("play-last-after", &args[1..]));
        }
        _ => blocks.push(words.paragraph("play-not-judged", &[])),
    }
    blocks.extend(
        turn.mark
            .filter(|mark| *mark != Mark::NotJudged)
            .map(|mark| Block::Paragraph(toned(mark_words(mark, messages), tone(mark)))),
    );
    blocks.extend(turn.better.as_ref().map(|better| {
        let better = told_move(&turn.before.position, better, messages);
        words.paragraph("play-last-better", &[("move", better.into())])
    }));
    Doc::new(blocks)
}

fn words<'a>(session: &'a Session, messages: &'a Messages) -> Words<'a> {
    let terms = session.here().position.terms();
    Words { messages, terms, mover: None, within: false }
}

/// What a player is called: you, the program, or one of two people.
pub fn called(session: &Session, player: Player, messages: &Messages) -> String {
    who(session, player, &words(session, messages))
}

/// Who a player is: a person, the program, or one of two people.
fn who(session: &Session, player: Player, words: &Words) -> String {
    match session.setup().program {
        Some(program) if program == player => words.get("play-the-program", &[]),
        Some(_) => words.get("play-the-person", &[]),
        None if session.setup().start.is_impartial() => {
            let first = player == session.setup().first;
            words.get(if first { "play-the-first" } else { "play-the-second" }, &[])
        }
        None => words.player_alone(player),
    }
}

/// The sign of a mark and its name.
fn mark_words(mark: Mark, messages: &Messages) -> String {
    let name = messages.get(
        match mark {
            Mark::Blunder => "play-mark-blunder",
            Mark::Mistake => "play-mark-mistake",
            Mark::Only => "play-mark-only",
            Mark::NotJudged => "play-mark-not-judged",
        },
        &[],
    );
    format!("{} {name}", mark.sign()).trim_start().to_owned()
}

fn tone(mark: Mark) -> Tone {
    match mark {
        Mark::Blunder | Mark::Mistake => Tone::Bad,
        Mark::Only => Tone::Good,
        Mark::NotJudged => Tone::Faint,
    }
}
