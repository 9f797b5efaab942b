//! Other reports in words: every move, two games compared, a computation that was stopped.

use crate::words::{SHOWN, Words, cut_short, letter, plain, toned, value};
use crate::{Block, Doc, Messages, Row, Span, Tone};
use grundy::{AllMoves, Comparison};
use grundy_core::{Limit, Outcome, Player};
use grundy_games::{Move, Position, Term};
use grundy_theorems::{Breakdown, Circle, SolveError};

/// How much of a position is shown in a table.
const POSITION: usize = 40;

/// Every move of `position`, or of one player in it: what it leads to, whether it wins, and the reply
/// that undoes it.
pub fn all_moves(
    report: &AllMoves,
    position: &Position,
    player: Option<Player>,
    messages: &Messages,
) -> Doc {
    let words = Words { messages, terms: position.terms(), mover: None, within: false };
    let mut blocks = vec![match player {
        None => words.heading(2, "moves-title"),
        Some(player) => {
            let whose = words.player(player);
            Block::Heading(2, words.say("moves-title-of", &[("player", whose.into())]))
        }
    }];
    if report.moves.is_empty() {
        let ended = position.ending(player.unwrap_or(Player::Left)).is_some();
        let id = if ended { "moves-none-ended" } else { "moves-none" };
        blocks.push(words.paragraph(id, &[]));
        return Doc::new(blocks);
    }
    let moves: Vec<Move> = report.moves.iter().map(|line| line.played.clone()).collect();
    let cells = words.move_cells(&moves);
    let valued = report.moves.iter().any(|line| value(&line.value).is_some());
    let undone = report.moves.iter().any(|line| line.undo.is_some());
    let width = cells.first().map_or(0, Vec::len);
    let mut head = words.say("moves-head-move", &[]);
    let heads = |id: &str| words.say(id, &[]);
    let mut head_cells = vec![std::mem::take(&mut head)];
    head_cells.resize(width, Vec::new());
    head_cells.extend(valued.then(|| heads("moves-head-value")));
    head_cells.extend([heads("moves-head-outcome"), heads("moves-head-wins")]);
    head_cells.extend(player.map(|_| heads("moves-head-then")));
    head_cells.extend(undone.then(|| heads("moves-head-undo")));
    let row = |(line, mut cells): (&grundy::MoveReport, Vec<Vec<Span>>)| {
        cells.extend(valued.then(|| plain(value(&line.value).unwrap_or_default())));
        cells.push(letter_after(line.outcome));
        cells.push(match line.wins {
            true => toned(words.get("moves-wins", &[]), Tone::Good),
            false => toned(words.get("moves-loses", &[]), Tone::Faint),
        });
        cells.extend(player.map(|_| plain(winner(&words, line.outcome))));
        cells.extend(undone.then(|| {
            let after = position.after(&line.played, player.unwrap_or(Player::Left)).ok();
            let undo = line
                .undo
                .as_ref()
                .zip(after)
                .map(|(undo, after)| Words { terms: after.terms(), ..words }.one_move(undo));
            plain(undo.unwrap_or_else(|| "–".to_owned()))
        }));
        Row::new(cells)
    };
    let rows = report.moves.iter().zip(cells).map(row).collect();
    blocks.push(Block::Table { head: Some(Row::new(head_cells)), rows });
    if report.more {
        blocks.push(words.paragraph("moves-left-out", &[]));
    }
    // Where the players have different moves, each line says who wins after it.
    if player.is_none() {
        let draws = report.moves.iter().any(|line| line.outcome == Outcome::Draw);
        let id = if draws { "moves-outcomes-draws" } else { "moves-outcomes" };
        blocks.push(Block::Paragraph(vec![Span::new(words.get(id, &[]), Tone::Faint)]));
    }
    Doc::new(blocks)
}

/// The letter of the position after a move, in the colour it has for the one who moved.
fn letter_after(outcome: Outcome) -> Vec<Span> {
    let mut spans = letter(outcome);
    for span in &mut spans {
        span.tone = match span.tone {
            Tone::Good => Tone::Bad,
            Tone::Bad => Tone::Good,
            tone => tone,
        };
    }
    spans
}

/// Whether two games are equal, and if not, a game that tells them apart.
pub fn equal(comparison: &Comparison, a: &Position, b: &Position, messages: &Messages) -> Doc {
    let words = Words { messages, terms: &[], mover: None, within: false };
    if comparison.equal {
        let why = match comparison.values {
            Some((value, _)) => words.paragraph("equal-yes-values", &[("value", value.into())]),
            None if a.may_end_at_once() => words.paragraph("equal-yes-same", &[]),
            None => words.paragraph("equal-yes-sum", &[]),
        };
        return Doc::new(vec![words.paragraph("equal-yes", &[]), why]);
    }
    let mut blocks = vec![words.paragraph("equal-no", &[])];
    blocks.extend(
        comparison
            .values
            .map(|(a, b)| words.paragraph("equal-no-values", &[("a", a.into()), ("b", b.into())])),
    );
    if let Some(witness) = &comparison.witness {
        let game = cut_short(grundy_lang::position_text(&witness.game), POSITION);
        blocks.push(words.paragraph("equal-witness", &[("game", game.into())]));
        let row = |position: &Position, outcome: Outcome| {
            let text = cut_short(grundy_lang::position_text(position), POSITION);
            Row::new(vec![toned(text, Tone::Code), letter(outcome), plain(winner(&words, outcome))])
        };
        let head = Row::new(vec![
            words.say("equal-added", &[]),
            Vec::new(),
            words.say("equal-head-outcome", &[]),
        ]);
        let rows = vec![row(a, witness.outcomes.0), row(b, witness.outcomes.1)];
        blocks.push(Block::Table { head: Some(head), rows });
    }
    Doc::new(blocks)
}

fn winner(words: &Words, outcome: Outcome) -> String {
    let of = |id: &str, player| words.get(id, &[("player", words.player(player).into())]);
    match outcome {
        Outcome::N => words.get("equal-outcome-next", &[]),
        Outcome::P => words.get("equal-outcome-previous", &[]),
        Outcome::L => words.get("equal-outcome-left", &[]),
        Outcome::R => words.get("equal-outcome-right", &[]),
        Outcome::Draw => words.get("equal-outcome-draw", &[]),
        Outcome::LeftFirst => of("equal-outcome-first", Player::Left),
        Outcome::LeftSecond => of("equal-outcome-second", Player::Left),
        Outcome::RightFirst => of("equal-outcome-first", Player::Right),
        Outcome::RightSecond => of("equal-outcome-second", Player::Right),
    }
}

/// What stopped a computation, what is known, and what to do about it.
pub fn stopped(unsolved: &SolveError, messages: &Messages) -> Doc {
    let words = Words { messages, terms: &[], mover: None, within: false };
    let stopped = match unsolved {
        SolveError::Cycle(cycle) => {
            let args = [("cycle", around(cycle).into())];
            return Doc::new(vec![
                words.paragraph("stop-cycle", &args),
                words.paragraph("stop-loopy", &[]),
            ]);
        }
        SolveError::Circle(circle) => return circling(circle, &words),
        SolveError::Broken(broken) => {
            return Doc::new(vec![Block::Code(broken_text(broken, messages, false))]);
        }
        SolveError::EqualityOpen => {
            return Doc::new(vec![words.paragraph("stop-equality-open", &[])]);
        }
        SolveError::TooLarge { rule, heap } => {
            let rule = grundy_lang::named_rule_text(rule);
            let args = [("rule", rule.into()), ("heap", heap.to_string().into())];
            return Doc::new(vec![words.paragraph("stop-too-large", &args)]);
        }
        SolveError::Stopped(stopped) => stopped,
    };
    let (what, flag) = match stopped.by {
        Limit::Positions(n) => {
            (words.paragraph("stop-positions", &[("n", n.into())]), "--limit-positions")
        }
        Limit::Options(n) => {
            (words.paragraph("stop-options", &[("n", n.into())]), "--limit-positions")
        }
        Limit::Memory(bytes) => {
            (words.paragraph("stop-memory", &[("n", mebibytes(bytes).into())]), "--limit-memory")
        }
        Limit::Time(time) => {
            let seconds = time.as_secs_f64().to_string();
            (words.paragraph("stop-time", &[("n", seconds.into())]), "--limit-time")
        }
        Limit::Room { needs, limit } => {
            let args = [("needs", size(needs).into()), ("limit", size(limit).into())];
            return Doc::new(vec![words.paragraph("graph-memory", &args)]);
        }
        Limit::Cancelled => return Doc::new(vec![words.paragraph("stop-asked", &[])]),
    };
    let known = (stopped.positions > 0)
        .then(|| words.paragraph("stop-known", &[("n", stopped.positions.into())]));
    let raise = words.paragraph("stop-raise", &[("flag", flag.into())]);
    Doc::new([what].into_iter().chain(known).chain([raise]).collect())
}

/// Where written rules break down, with the place underlined.
pub fn broken_text(broken: &Breakdown, messages: &Messages, colour: bool) -> String {
    let rules = broken.path.last().and_then(rules_of);
    let source = rules.map_or("", |rules| rules.source());
    crate::diagnostics::breakdown_text(source, 0, broken, messages, colour)
}

/// The rules of the first written term.
fn rules_of(position: &Position) -> Option<&grundy_games::written::Rules> {
    position.terms().iter().find_map(|term| match term {
        Term::Written(written) => Some(written.rules()),
        _ => None,
    })
}

/// That a position can come again, and how.
fn circling(circle: &Circle, words: &Words) -> Doc {
    let text = |position| cut_short(grundy_lang::position_text(position), POSITION);
    let shown = |way: &[String]| {
        let way = Span::new(crate::diagnostics::way(way), Tone::Code);
        Block::Indented(vec![Block::Paragraph(vec![way])])
    };
    let mut texts: Vec<String> = circle.positions.iter().map(text).collect();
    let reached: Vec<String> =
        circle.way.iter().chain(circle.positions.first()).map(text).collect();
    let mut blocks = match texts.as_slice() {
        [] => vec![words.paragraph("stop-circle-unknown", &[])],
        [same] => {
            vec![words.paragraph("stop-circle-same", &[("position", same.as_str().into())])]
        }
        [first, ..] => {
            let first = first.clone();
            texts.push(first);
            vec![words.paragraph("stop-circle", &[]), shown(&texts)]
        }
    };
    if reached.len() > 1 {
        blocks.extend([words.paragraph("stop-circle-way", &[]), shown(&reached)]);
    }
    blocks.push(words.paragraph("stop-loopy", &[]));
    Doc::new(blocks)
}

/// 0 → 1 → 0, a long cycle cut short in the middle.
fn around(cycle: &[u32]) -> String {
    let mut labels: Vec<String> = cycle.iter().take(SHOWN).map(u32::to_string).collect();
    if cycle.len() > SHOWN {
        labels.push("…".to_owned());
    }
    labels.extend(cycle.first().map(u32::to_string));
    labels.join(" → ")
}

/// A number of bytes, rounded up to what a person reads.
pub(crate) fn size(bytes: u64) -> String {
    let units = [(30, "GiB"), (20, "MiB"), (10, "KiB")];
    match units.into_iter().find(|(shift, _)| bytes >= 10 << shift) {
        Some((shift, unit)) => format!("{} {unit}", bytes.div_ceil(1 << shift)),
        None => format!("{bytes} B"),
    }
}

/// Bytes in MiB, with a digit after the point where it is needed.
pub(crate) fn mebibytes(bytes: u64) -> String {
    const MIB: u64 = 1 << 20;
    match (bytes / MIB, bytes % MIB * 10 / MIB) {
        (whole, 0) => whole.to_string(),
        (whole, tenths) => format!("{whole}.{tenths}"),
    }
}
