//! Heaps, rows and strips, and written games that look like them.

use super::{LegendOf, Scene};
use crate::board::squares;
use crate::moves::parts_text;
use crate::words::cut_short;
use grundy_core::Player;
use grundy_draw::{
    Board, Drawing, Heap, Heaps as Stones, Key, PictureError, Squares, Taken, Whose,
};
use grundy_games::heap::{Heaps, OctalCode};
use grundy_games::row::{Row, RowRule};
use grundy_games::written::{Argument, Form, Part, State, Written};
use grundy_games::{Action, Move};

/// How many winning moves of one heap are written below it.
const MOST: usize = 4;

/// How many winning moves of a term without a drawing are written below it.
const MOST_LISTED: usize = 8;

pub(super) fn heaps(
    scene: &Scene,
    term: usize,
    heaps: &Heaps,
    legend: &mut LegendOf,
) -> Result<Drawing, PictureError> {
    let mut lefts: Vec<Vec<Left>> = vec![Vec::new(); heaps.sizes().len()];
    for (player, action) in scene.winning(term) {
        if let Action::Heap { heap, to, .. } = action
            && let Some(of_heap) = lefts.get_mut(*heap)
        {
            of_heap.push(Left { player, text: parts_text(to), parts: to.as_slice().to_vec() });
        }
    }
    let drawn = draw(scene, heaps.sizes(), &lefts, legend);
    match heaps.rule().code() {
        Some(code) if opens_rows(code) => Stones::of_pins(drawn).map(Drawing::Heaps),
        _ => Stones::of_stones(drawn).map(Drawing::Heaps),
    }
}

/// Whether it matters where stones are taken from: whether two heaps may be left, one on either side.
fn opens_rows(code: &OctalCode) -> bool {
    let after_the_point = code.digits().iter().skip(1).chain(code.repeat());
    after_the_point.into_iter().any(|digit| digit & 0b1100 != 0)
}

/// What a winning move leaves of a heap.
#[derive(Clone)]
struct Left {
    player: Option<Player>,
    text: String,
    parts: Vec<u64>,
}

fn draw(scene: &Scene, sizes: &[u64], lefts: &[Vec<Left>], legend: &mut LegendOf) -> Vec<Heap> {
    let heap = |(&size, lefts): (&u64, &Vec<Left>)| {
        let mut heap = Heap { size, note: note(scene, lefts), ..Heap::default() };
        // Of several winning moves of a player in one heap the first is drawn; all are in the note.
        for (i, left) in lefts.iter().enumerate() {
            if lefts[..i].iter().all(|other| other.player != left.player) {
                mark(&mut heap, left, legend);
            }
        }
        heap
    };
    sizes.iter().zip(lefts).map(heap).collect()
}

/// Marks what a move takes from a heap, from between its first two parts, and where it splits the rest.
fn mark(heap: &mut Heap, left: &Left, legend: &mut LegendOf) {
    let kept = left.parts.iter().try_fold(0u64, |sum, &part| sum.checked_add(part));
    let Some(count) = kept.and_then(|kept| heap.size.checked_sub(kept)) else { return };
    let first = left.parts.first().copied().unwrap_or(0);
    if count > 0 {
        let (by, id) = match left.player {
            None => (Whose::Either, "picture-taken"),
            Some(Player::Left) => (Whose::Left, "picture-taken-left"),
            Some(Player::Right) => (Whose::Right, "picture-taken-right"),
        };
        heap.taken.push(Taken { first, count, by });
        legend.add(Key::Taken(by), id);
    }
    let mut ends = left.parts.iter().scan(count, |end, &part| {
        *end += part;
        Some(*end)
    });
    if count > 0 {
        // What is taken parts these two.
        ends.next();
    }
    let before = heap.splits.len();
    heap.splits.extend(ends.filter(|&end| end < heap.size));
    if heap.splits.len() > before {
        legend.add(Key::Split, "picture-split");
    }
}

fn note(scene: &Scene, lefts: &[Left]) -> String {
    let mut note = String::new();
    let mut last = None;
    for left in lefts.iter().take(MOST) {
        // A line ends between moves, not within one.
        let text = left.text.replace(' ', "\u{a0}");
        if last != Some(left.player) {
            note += &format!("\n{}→\u{a0}{}", scene.whose(left.player), text);
        } else {
            note += &format!(", {text}");
        }
        last = Some(left.player);
    }
    if lefts.len() > MOST {
        note.push_str(", …");
    }
    note.trim().to_owned()
}

pub(super) fn row(
    scene: &Scene,
    term: usize,
    row: &Row,
    legend: &mut LegendOf,
) -> Result<(Drawing, String), PictureError> {
    let mut lefts: Vec<Vec<Left>> = vec![Vec::new(); row.sizes().len()];
    let mut changes = Vec::new();
    let mut squares = Vec::new();
    for (player, action) in scene.winning(term) {
        if let Action::Lower { heap, from, to } = action
            && let Some(of_heap) = lefts.get_mut(*heap)
        {
            of_heap.push(Left { player, text: to.to_string(), parts: vec![*to] });
            changes.push(format!("{from}\u{a0}→\u{a0}{to}"));
            squares.push(*to);
        }
    }
    if row.rule() != RowRule::Strip {
        let drawn = draw(scene, row.sizes(), &lefts, legend);
        return Ok((Stones::of_stones(drawn).map(Drawing::Heaps)?, String::new()));
    }
    if !squares.is_empty() {
        legend.add(Key::Marked, "picture-winning");
    }
    squares.truncate(MOST_LISTED);
    let drawing = Squares::new(row.sizes().to_vec(), squares).map(Drawing::Squares)?;
    Ok((drawing, listed(&changes)))
}

fn listed(changes: &[String]) -> String {
    let shown = changes.iter().take(MOST_LISTED).cloned().collect::<Vec<_>>().join(", ");
    let more = if changes.len() > MOST_LISTED { ", …" } else { "" };
    shown + more
}

/// A written game of single numbers looks like heaps; any other is its text.
pub(super) fn written(
    scene: &Scene,
    term: usize,
    written: &Written,
    legend: &mut LegendOf,
) -> Result<(Drawing, String), PictureError> {
    let number = |state: &State| state.number().and_then(|n| u64::try_from(n).ok());
    let sizes: Option<Vec<u64>> = written.states().iter().map(number).collect();
    if let Some(sizes) = sizes {
        let mut lefts: Vec<Vec<Left>> = vec![Vec::new(); sizes.len()];
        let mut all = true;
        for (player, action) in scene.winning(term) {
            let Action::Become { state, to } = action else { continue };
            let part = |part: &Part| match part {
                Part::State(next) if next.game() == written.game() => number(next),
                _ => None,
            };
            let parts: Option<Vec<u64>> = to.iter().map(part).collect();
            match (lefts.get_mut(*state), parts) {
                (Some(of_heap), Some(parts)) => {
                    let texts: Vec<String> = parts.iter().map(u64::to_string).collect();
                    let text = if texts.is_empty() { "0".into() } else { texts.join(" + ") };
                    of_heap.push(Left { player, text, parts });
                }
                _ => all = false,
            }
        }
        if all {
            let drawn = draw(scene, &sizes, &lefts, legend);
            return Ok((Stones::of_stones(drawn).map(Drawing::Heaps)?, String::new()));
        }
    }
    if let [state] = written.states()
        && let Some(drawn) = board(scene, term, (written, state), legend)
    {
        return drawn;
    }
    let text = cut_short(grundy_lang::term_text(&scene.answer.position.terms()[term]), 200);
    Ok((Drawing::Text(text), moves_of(scene, term)))
}

/// The winning moves in a term, in words.
fn moves_of(scene: &Scene, term: usize) -> String {
    let moves = scene.winning(term).into_iter().map(|(player, action)| {
        let played = Move { term, action: action.clone() };
        scene.whose(player) + &scene.words.one_move(&played)
    });
    listed(&moves.collect::<Vec<_>>())
}

/// Whether a position is written in a few numbers and has no lists.
fn written_with_numbers(state: &State) -> bool {
    state.arguments().iter().all(|argument| matches!(argument, Argument::Number(_)))
}

/// A written position as its game says that it looks, if it does and that is not too large. What the first
/// winning move changes stands out.
fn board(
    scene: &Scene,
    term: usize,
    (written, state): (&Written, &State),
    legend: &mut LegendOf,
) -> Option<Result<(Drawing, String), PictureError>> {
    let rules = written.rules();
    let here = rules.scene(state)?;
    let winning = scene.winning(term);
    if here.form == Form::Heaps {
        let sizes: Option<Vec<u64>> =
            here.cells.items().iter().map(|&n| u64::try_from(n).ok()).collect();
        let sizes = sizes?;
        let drawn = draw(scene, &sizes, &vec![Vec::new(); sizes.len()], legend);
        let drawing = Stones::of_stones(drawn).map(Drawing::Heaps);
        return Some(drawing.map(|drawing| (drawing, moves_of(scene, term))));
    }
    let after = match winning.as_slice() {
        [(_, Action::Become { to, .. }), ..] => match to.as_slice() {
            [Part::State(next)] => rules.scene(next),
            _ => None,
        },
        _ => None,
    };
    let after = after.filter(|after| after.cells.items().len() == here.cells.items().len());
    let marked: Vec<usize> = after.map_or_else(Vec::new, |after| {
        let pairs = here.cells.items().iter().zip(after.cells.items()).enumerate();
        pairs.filter(|(_, (before, after))| before != after).map(|(place, _)| place).collect()
    });
    if !marked.is_empty() {
        legend.add(Key::Marked, "picture-winning");
    }
    let drawing = Board::new(squares(&here), here.width, marked).ok()?;
    // Squares say more than the list that they are written as.
    let note = match (written_with_numbers(state), winning.len()) {
        (true, _) => moves_of(scene, term),
        (false, 0 | 1) => String::new(),
        (false, moves) => scene.words.messages.get("draw-more", &[("count", (moves - 1).into())]),
    };
    Some(Ok((Drawing::Board(drawing), note)))
}
