//! An answer in words: who wins, what to play, and why.

use crate::notion::words_of;
use crate::reason;
use crate::words::{Words, value};
use crate::{Arg, Block, Doc, Messages, Span, Tone};
use grundy_core::{Ending, Outcome, Play, Player, Value};
use grundy_reasons::{Answer, Method, Winning};

/// What `grundy solve` says by default: who wins, the winning moves, and why in a few sentences.
///
/// Of a partizan position both players are told about, or `mover` alone.
pub fn short(answer: &Answer, messages: &Messages, mover: Option<Player>) -> Doc {
    let words = words_for(answer, messages, mover);
    let mut blocks = verdict(answer, &words);
    blocks.extend(winning(answer, &words));
    blocks.push(words.heading(2, "answer-why"));
    blocks.extend(reason::short(&words, &answer.reason));
    let more = match (reason::source(&answer.reason), answer.method) {
        (Some(source), _) => Some(words.get("answer-cite", &[("source", source.into())])),
        (None, Method::Terminal) => None,
        (None, _) => Some(words.get("answer-explain", &[])),
    };
    blocks.extend(more.map(|more| Block::Paragraph(vec![Span::new(more, Tone::Faint)])));
    Doc::new(blocks)
}

/// What the key of an exercise says: who wins, the winning moves, and why in a few sentences.
pub(crate) fn key(answer: &Answer, messages: &Messages, mover: Option<Player>) -> Vec<Block> {
    /// More winning moves are no help on a sheet.
    const MOST: usize = 3;
    let words = words_for(answer, messages, mover);
    let mut blocks = verdict(answer, &words);
    let many = |&player: &Player| answer.winning.of(player).moves.len() > MOST;
    if !words.movers().iter().any(many) {
        blocks.extend(winning(answer, &words).into_iter().map(|block| match block {
            Block::Heading(_, spans) => Block::Paragraph(spans),
            block => block,
        }));
    }
    blocks.extend(reason::short(&words, &answer.reason));
    blocks
}

/// Why, in a few sentences, as the key of an exercise says it.
pub(crate) fn key_reason(
    answer: &Answer,
    messages: &Messages,
    mover: Option<Player>,
) -> Vec<Block> {
    reason::short(&words_for(answer, messages, mover), &answer.reason)
}

/// What `grundy solve --explain` says: the same, with the whole reason step by step.
pub fn full(answer: &Answer, messages: &Messages, mover: Option<Player>) -> Doc {
    let words = words_for(answer, messages, mover);
    let mut blocks = verdict(answer, &words);
    blocks.extend(winning(answer, &words));
    blocks.push(words.heading(2, "answer-proof"));
    blocks.extend(reason::full(&words, &answer.reason, 3));
    blocks.extend(words_of(&reason::notions(&answer.reason), messages));
    Doc::new(blocks)
}

/// The same without the commands of the program: for a game, whose own words lead further.
pub fn in_game(answer: &Answer, messages: &Messages, mover: Option<Player>) -> Doc {
    let words = words_for(answer, messages, mover);
    let mut blocks = verdict(answer, &words);
    blocks.extend(winning(answer, &words));
    blocks.push(words.heading(2, "answer-why"));
    blocks.extend(reason::short(&words, &answer.reason));
    let source = reason::source(&answer.reason);
    blocks.extend(source.map(|source| Block::Paragraph(vec![Span::new(source, Tone::Faint)])));
    Doc::new(blocks)
}

/// Only who wins, in a line or two.
pub fn headline(answer: &Answer, messages: &Messages, mover: Option<Player>) -> Doc {
    Doc::new(verdict(answer, &words_for(answer, messages, mover)))
}

fn words_for<'a>(answer: &'a Answer, messages: &'a Messages, mover: Option<Player>) -> Words<'a> {
    let impartial = matches!(answer.winning, Winning::Impartial(_));
    let mover = mover.filter(|_| !impartial);
    Words { messages, terms: answer.position.terms(), mover, within: false }
}

/// Who wins, and the value.
fn verdict(answer: &Answer, words: &Words) -> Vec<Block> {
    match &answer.winning {
        Winning::Impartial(_) => vec![Block::Paragraph(impartial(answer, words))],
        Winning::Partizan { .. } => partizan(answer, words),
    }
}

fn impartial(answer: &Answer, words: &Words) -> Vec<Span> {
    let stuck = !answer.position.can_move(Player::Left);
    let ended = answer.position.ending(Player::Left);
    let afloat = stuck && words.is_afloat();
    let (id, tone) = match (answer.outcome, answer.play, stuck) {
        _ if ended == Some(Ending::Wins) => ("answer-ended-wins", Tone::Good),
        _ if ended == Some(Ending::Draws) => ("answer-ended-draws", Tone::Strong),
        _ if ended == Some(Ending::Loses) => ("answer-ended-loses", Tone::Bad),
        (Outcome::Draw, ..) => ("answer-draw", Tone::Strong),
        (Outcome::P, Play::Normal, true) if afloat => ("answer-stuck-afloat", Tone::Bad),
        (Outcome::P, Play::Normal, true) => ("answer-stuck", Tone::Bad),
        (Outcome::P, Play::Normal, false) => ("answer-loses", Tone::Bad),
        (Outcome::P, Play::Misere, _) => ("answer-loses-misere", Tone::Bad),
        (_, Play::Normal, _) => ("answer-wins", Tone::Good),
        (_, Play::Misere, true) if afloat => ("answer-stuck-afloat-misere", Tone::Good),
        (_, Play::Misere, true) => ("answer-stuck-misere", Tone::Good),
        (_, Play::Misere, false) => ("answer-wins-misere", Tone::Good),
    };
    let mut spans = vec![Span::new(words.get(id, &[]), tone)];
    let worth = value(&answer.value).map(|text| {
        let id = match answer.value {
            Value::Infinity(_) => "answer-loopy-value",
            Value::Nimber(_) | Value::None => "answer-value",
        };
        words.get(id, &[("value", text.into())])
    });
    spans.extend(worth.map(|worth| Span::from(words.gap() + &worth)));
    spans
}

fn partizan(answer: &Answer, words: &Words) -> Vec<Block> {
    let outcome = answer.outcome;
    let mut blocks = Vec::new();
    if words.mover.is_none() {
        let class = class(outcome, words);
        blocks.push(Block::Paragraph(vec![Span::new(class, Tone::Strong)]));
    }
    let items = words.movers().into_iter().map(|player| side(answer, words, player));
    if words.mover.is_none() {
        blocks.push(Block::List { numbered: false, items: items.collect() });
    } else {
        blocks.extend(items.map(Block::Paragraph));
    }
    if let (Play::Misere, Some(Block::Paragraph(first))) = (answer.play, blocks.first_mut()) {
        let rule = words.get("answer-misere", &[]);
        first.push(Span::new(words.gap() + &rule, Tone::Faint));
    }
    blocks
}

/// Who wins, from what happens to either player who starts.
pub(crate) fn class(outcome: Outcome, words: &Words) -> String {
    let of = |id: &str, winner: Player| {
        let (player, other) = (words.player(winner), words.player(winner.other()));
        words.get(id, &[("player", player.into()), ("other", other.into())])
    };
    match outcome {
        Outcome::N => words.get("answer-first", &[]),
        Outcome::P => words.get("answer-second", &[]),
        Outcome::L => of("answer-always", Player::Left),
        Outcome::R => of("answer-always", Player::Right),
        Outcome::Draw => words.get("answer-draw", &[]),
        Outcome::LeftFirst => of("answer-first-or-draw", Player::Left),
        Outcome::LeftSecond => of("answer-second-or-draw", Player::Left),
        Outcome::RightFirst => of("answer-first-or-draw", Player::Right),
        Outcome::RightSecond => of("answer-second-or-draw", Player::Right),
    }
}

/// What happens when `player` is to move.
fn side(answer: &Answer, words: &Words, player: Player) -> Vec<Span> {
    let stuck = !answer.position.can_move(player);
    let ended = answer.position.ending(player).is_some();
    let (id, tone) = match (answer.outcome.starting(player), ended, stuck) {
        (Ending::Wins, true, _) => ("answer-mover-ended-wins", Tone::Good),
        (Ending::Draws, true, _) => ("answer-mover-ended-draws", Tone::Plain),
        (Ending::Loses, true, _) => ("answer-mover-ended-loses", Tone::Bad),
        (Ending::Wins, false, true) => ("answer-mover-stuck-misere", Tone::Good),
        (Ending::Wins, false, false) => ("answer-mover-wins", Tone::Good),
        (Ending::Draws, false, _) => ("answer-mover-draws", Tone::Plain),
        (Ending::Loses, false, true) => ("answer-mover-stuck", Tone::Bad),
        (Ending::Loses, false, false) => ("answer-mover-loses", Tone::Bad),
    };
    vec![Span::new(words.get(id, &[("player", words.player(player).into())]), tone)]
}

/// The winning moves, a section for each list that is not empty.
fn winning(answer: &Answer, words: &Words) -> Vec<Block> {
    let section = |id: &str, player: Player| {
        let list = answer.winning.of(player);
        let count = if list.more { u64::MAX } else { list.moves.len() as u64 };
        let args = [("player", words.player(player).into()), ("count", Arg::Count(count))];
        let heading = Block::Heading(2, words.say(id, &args));
        let listed = (!list.moves.is_empty()).then(|| words.move_table(list));
        listed.map(|table| [heading].into_iter().chain(table).collect::<Vec<_>>())
    };
    match &answer.winning {
        Winning::Impartial(_) => section("answer-winning", Player::Left).unwrap_or_default(),
        Winning::Partizan { .. } => {
            let movers = words.movers().into_iter();
            movers.filter_map(|player| section("answer-winning-of", player)).flatten().collect()
        }
    }
}
