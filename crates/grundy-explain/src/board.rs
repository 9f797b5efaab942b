//! Positions drawn in text, as one sees them on a table.

use crate::Messages;
use crate::moves::is_kayles;
use grundy::{Position, Term};
use grundy_draw::Square;
use grundy_games::bush::{Bush, Edge, GROUND};
use grundy_games::graph::Tokens;
use grundy_games::row::{Row, RowRule};
use grundy_games::written::{Form, Scene, State, Written};
use grundy_lang::{position_text, term_text};
use std::collections::{HashMap, HashSet};
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

/// Rows of a drawing: heaps, edges or vertices.
const MOST_ROWS: usize = 24;
/// A larger heap is a number and no row of stones.
const MOST_STONES: u64 = 30;
/// A longer strip is a list of coins.
const MOST_SQUARES: u64 = 24;

/// A position as a person sees it on the table.
pub fn position(position: &Position, messages: &Messages, width: usize) -> String {
    let mut lines = folded(&shortened(&position_text(position), width), width);
    let room = width.saturating_sub(INDENT);
    for term in position.terms() {
        if position.terms().len() > 1 {
            lines.push(format!("  {}", clipped(&term_text(term), width.saturating_sub(2))));
        }
        let drawn = term_lines(term, messages, room);
        lines.extend(drawn.iter().map(|line| format!("    {}", clipped(line, room))));
    }
    lines.join("\n")
}

/// How far a drawing is set in.
const INDENT: usize = 4;

/// A line that may be too long, cut where the window ends.
fn clipped(line: &str, width: usize) -> String {
    if line.width() <= width {
        return line.to_owned();
    }
    let mut room = width.saturating_sub(1);
    let fits = |c: &char| {
        let wide = c.width().unwrap_or(0);
        let fits = wide <= room;
        room = room.saturating_sub(wide);
        fits
    };
    line.chars().take_while(fits).chain(['…']).collect()
}

/// A text in lines of at most `width` columns, broken behind commas and spaces where there are any.
fn folded(text: &str, width: usize) -> Vec<String> {
    let (mut lines, mut line, mut wide) = (Vec::new(), String::new(), 0);
    // How much of the line may stay if it must be broken.
    let mut good = 0;
    for c in text.chars() {
        let next = c.width().unwrap_or(0);
        if wide + next > width.max(8) {
            let rest = if good > 0 { line.split_off(good) } else { String::new() };
            lines.push(line.trim_end().to_owned());
            line = format!("  {}", rest.trim_start());
            (wide, good) = (line.width(), 0);
        }
        line.push(c);
        wide += next;
        if matches!(c, ',' | ' ' | '，') {
            good = line.len();
        }
    }
    lines.push(line);
    lines
}

/// A position as a person sees it on the table, without its text.
pub(crate) fn drawing(position: &Position, messages: &Messages, width: usize) -> String {
    let lines = position.terms().iter().flat_map(|term| term_lines(term, messages, width));
    lines.collect::<Vec<_>>().join("\n")
}

/// Items with their numbers, in as many columns as fit.
pub fn numbered(items: &[String], width: usize) -> String {
    let digits = items.len().to_string().len();
    let cells: Vec<String> = items
        .iter()
        .enumerate()
        .map(|(index, item)| format!("{:>digits$}  {item}", index + 1))
        .collect();
    let room = width.saturating_sub(INDENT);
    if cells.iter().any(|cell| cell.width() > room) {
        let lines = cells.iter().flat_map(|cell| folded(cell, room));
        return lines.map(|line| format!("    {line}")).collect::<Vec<_>>().join("\n");
    }
    let widest = cells.iter().map(|cell| cell.width()).max().unwrap_or(0);
    let columns = ((width.saturating_sub(4) + 3) / (widest + 3)).clamp(1, cells.len().max(1));
    let rows = cells.len().div_ceil(columns);
    let line = |row: usize| {
        let in_row = cells.iter().skip(row).step_by(rows.max(1));
        let padded = in_row.map(|cell| format!("{cell}{}", " ".repeat(widest - cell.width())));
        format!("    {}", padded.collect::<Vec<_>>().join("   ").trim_end())
    };
    (0..rows).map(line).collect::<Vec<_>>().join("\n")
}

/// The beginning of a text that may be too long to show.
fn shortened(text: &str, width: usize) -> String {
    if text.chars().nth(2 * width).is_none() {
        return text.to_owned();
    }
    text.chars().take(width.saturating_sub(2)).chain(" …".chars()).collect()
}

fn term_lines(term: &Term, messages: &Messages, width: usize) -> Vec<String> {
    match term {
        Term::Heaps(heaps) if is_kayles(heaps.rule()) => row_lines(heaps.sizes(), messages, width),
        Term::Heaps(heaps) => heap_lines(heaps.sizes(), messages, width),
        Term::Row(row) => match row.rule() {
            RowRule::Strip => strip_lines(row, messages, width),
            RowRule::Weak | RowRule::Strict => heap_lines(row.sizes(), messages, width),
        },
        Term::Bush(bush) => bush_lines(bush, messages, width),
        Term::Tokens(tokens) => graph_lines(tokens, messages),
        Term::Written(written) => written_lines(written, messages, width),
    }
}

/// Rows of Kayles with the numbers of their pins, where they fit.
fn row_lines(sizes: &[u64], messages: &Messages, width: usize) -> Vec<String> {
    let rows = sizes.iter().enumerate().take(MOST_ROWS / 2).flat_map(|(index, &size)| {
        let name = messages.get("move-row", &[("n", (index + 1).into())]);
        let digits = size.to_string().len().max(1) + 1;
        let wide = usize::try_from(size).unwrap_or(usize::MAX).saturating_mul(digits);
        if name.width() + 2 + wide > width {
            return vec![format!("{name}  {size}")];
        }
        let pins: String = (0..size).map(|_| format!("{:>digits$}", "●")).collect();
        let numbers: String = (1..=size).map(|pin| format!("{pin:>digits$}")).collect();
        let margin = " ".repeat(name.width());
        vec![format!("{name} {pins}"), format!("{margin} {numbers}").trim_end().to_owned()]
    });
    let mut lines: Vec<String> = rows.collect();
    if let Some(more) = sizes.len().checked_sub(MOST_ROWS / 2).filter(|&more| more > 0) {
        lines.push(messages.get("draw-more", &[("count", (more as u64).into())]));
    }
    lines
}

/// Positions of a written game as the game says; heaps where they are numbers; of others their text says all.
fn written_lines(written: &Written, messages: &Messages, width: usize) -> Vec<String> {
    let scenes = written.states().iter().map(|state| written.rules().scene(state));
    if let Some(scenes) = scenes.collect::<Option<Vec<Scene>>>()
        && !scenes.is_empty()
    {
        return scenes.iter().flat_map(|scene| scene_lines(scene, messages, width)).collect();
    }
    let size = |state: &State| state.number().and_then(|n| u64::try_from(n).ok());
    let sizes: Option<Vec<u64>> = written.states().iter().map(size).collect();
    sizes.map_or_else(Vec::new, |sizes| heap_lines(&sizes, messages, width))
}

fn scene_lines(scene: &Scene, messages: &Messages, width: usize) -> Vec<String> {
    let items = scene.cells.items();
    if scene.form == Form::Heaps {
        let sizes: Option<Vec<u64>> = items.iter().map(|&n| u64::try_from(n).ok()).collect();
        return sizes.map_or_else(Vec::new, |sizes| heap_lines(&sizes, messages, width));
    }
    let cells: Vec<String> = squares(scene).iter().map(|square| sign(square).to_owned()).collect();
    let wide = cells.iter().map(|cell| cell.width()).max().unwrap_or(1);
    if scene.width.saturating_mul(wide + 1) > width {
        return Vec::new();
    }
    let line = |row: &[String]| {
        let padded = row.iter().map(|cell| " ".repeat(wide - cell.width()) + cell);
        padded.collect::<Vec<_>>().join(" ").trim_end().to_owned()
    };
    let rows = cells.chunks(scene.width);
    cut(rows.clone().map(line), rows.len(), messages)
}

fn sign(square: &Square) -> &str {
    match square {
        Square::Gone => " ",
        Square::Empty => "·",
        Square::Piece => "●",
        Square::OtherPiece => "○",
        Square::Text(text) => text,
    }
}

/// What is on the squares of a board or a strip.
pub(crate) fn squares(scene: &Scene) -> Vec<Square> {
    if let Some(text) = scene.cells.as_text() {
        return text.chars().map(|c| Square::Text(c.to_string())).collect();
    }
    let square = |&n: &i64| match n {
        -1 => Square::Gone,
        0 => Square::Empty,
        1 => Square::Piece,
        -2 => Square::OtherPiece,
        n => Square::Text(n.to_string()),
    };
    scene.cells.items().iter().map(square).collect()
}

/// The first of `lines`, and how many there would be more.
fn cut(lines: impl Iterator<Item = String>, total: usize, messages: &Messages) -> Vec<String> {
    let mut lines: Vec<String> = lines.take(MOST_ROWS).collect();
    if let Some(more) = total.checked_sub(MOST_ROWS).filter(|&more| more > 0) {
        lines.push(messages.get("draw-more", &[("count", (more as u64).into())]));
    }
    lines
}

fn heap_lines(sizes: &[u64], messages: &Messages, width: usize) -> Vec<String> {
    let number = sizes.len().min(MOST_ROWS).to_string().len();
    let widest = sizes.iter().take(MOST_ROWS).map(|size| size.to_string().len()).max();
    let widest = widest.unwrap_or(1);
    let line = |(index, &size): (usize, &u64)| {
        let name =
            messages.get("draw-heap", &[("number", format!("{:>number$}", index + 1).into())]);
        let stones = match usize::try_from(size) {
            Ok(count) if size <= MOST_STONES && name.width() + widest + 4 + 2 * count <= width => {
                "● ".repeat(count)
            }
            _ => String::new(),
        };
        format!("{name}  {size:>widest$}  {stones}").trim_end().to_owned()
    };
    cut(sizes.iter().enumerate().map(line), sizes.len(), messages)
}

fn strip_lines(row: &Row, messages: &Messages, width: usize) -> Vec<String> {
    let coins = row.sizes();
    let Some(&last) = coins.last() else { return Vec::new() };
    if last > MOST_SQUARES || 3 * (last + 1) > width as u64 {
        let line = |(index, &square): (usize, &u64)| {
            let number = index as u64 + 1;
            messages.get("draw-coin", &[("number", number.into()), ("square", square.into())])
        };
        return cut(coins.iter().enumerate().map(line), coins.len(), messages);
    }
    let mark = |square: u64| if coins.contains(&square) { " ●" } else { " ·" };
    let marks = (0..=last).map(|square| format!("{:>3}", mark(square)));
    let squares = (0..=last).map(|square| format!("{square:>3}"));
    vec![marks.collect(), squares.collect()]
}

/// A line of the drawing of a bush: an edge, seen from the vertex below it. Edges count from 0, as they
/// do in moves.
struct Branch {
    depth: usize,
    edge: usize,
    above: u32,
    /// Whether the vertex above was drawn before, so that the edge closes a cycle.
    closes: bool,
}

fn bush_lines(bush: &Bush, messages: &Messages, width: usize) -> Vec<String> {
    let standing = bush.standing();
    let ground = messages.get("draw-ground", &[]);
    let listed = || {
        let name = |vertex: u32| if vertex == GROUND { ground.clone() } else { vertex.to_string() };
        let line = |&edge: &usize| {
            let Edge(a, b) = bush.edges()[edge];
            format!("{edge:>3}: {} — {}", name(a), name(b))
        };
        cut(standing.iter().map(line), standing.len(), messages)
    };
    if standing.len() > MOST_ROWS {
        return listed();
    }
    let branches = climb(bush, &standing);
    let last_at = |from: usize, depth: usize| {
        let later = branches[from + 1..].iter().find(|later| later.depth <= depth);
        later.is_none_or(|later| later.depth < depth)
    };
    // Whether a branch further down still hangs on the vertex at each depth.
    let mut open: Vec<bool> = Vec::new();
    let mut lines = vec![ground.clone()];
    for (index, branch) in branches.iter().enumerate() {
        open.truncate(branch.depth);
        let trunk: String =
            open.iter().map(|&open| if open { "│     " } else { "      " }).collect();
        let last = last_at(index, branch.depth);
        open.push(!last);
        let elbow = if last { "└" } else { "├" };
        let above = match branch.above {
            GROUND => ground.clone(),
            vertex => vertex.to_string(),
        };
        let mark = if branch.closes { "↩ " } else { "" };
        lines.push(format!("{trunk}{elbow}─{:─<2}─ {mark}{above}", branch.edge));
    }
    if lines.iter().any(|line| line.width() > width) {
        return listed();
    }
    lines
}

/// The edges in the order of a walk up from the ground. No deeper than `MOST_ROWS`, since it is asked
/// for no more edges than that.
fn climb(bush: &Bush, standing: &[usize]) -> Vec<Branch> {
    let mut at: HashMap<u32, Vec<(usize, u32)>> = HashMap::new();
    for &edge in standing {
        let Edge(a, b) = bush.edges()[edge];
        at.entry(a).or_default().push((edge, b));
        if a != b {
            at.entry(b).or_default().push((edge, a));
        }
    }
    let (mut seen, mut drawn) = (HashSet::from([GROUND]), HashSet::new());
    let mut branches = Vec::new();
    let mut stack = vec![(GROUND, 0)];
    while let Some((vertex, next)) = stack.last_mut() {
        let Some(&(edge, above)) = at.get(vertex).and_then(|edges| edges.get(*next)) else {
            stack.pop();
            continue;
        };
        *next += 1;
        if !drawn.insert(edge) {
            continue;
        }
        let closes = !seen.insert(above);
        branches.push(Branch { depth: stack.len() - 1, edge, above, closes });
        if !closes {
            stack.push((above, 0));
        }
    }
    branches
}

fn graph_lines(tokens: &Tokens, messages: &Messages) -> Vec<String> {
    let graph = tokens.graph();
    let token = |(index, &vertex): (usize, &u32)| {
        let number = index as u64 + 1;
        messages
            .get("draw-token", &[("number", number.into()), ("vertex", u64::from(vertex).into())])
    };
    let all = tokens.tokens();
    let mut lines = cut(all.iter().enumerate().map(token), all.len(), messages);
    let vertex = |&label: &u32| {
        let mark = if all.contains(&label) { "●" } else { " " };
        let heads: Vec<String> =
            graph.heads(label).take(MOST_ROWS).map(|head| head.to_string()).collect();
        format!("{mark} {label} → {}", heads.join(", "))
    };
    let inner = graph.labels().iter().filter(|&&label| graph.heads(label).next().is_some());
    let total = inner.clone().count();
    lines.extend(cut(inner.map(vertex), total, messages));
    lines
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Language;

    fn bush(edges: &[(u32, u32)]) -> String {
        let bush = Bush::new(edges.iter().map(|&(a, b)| Edge(a, b)).collect());
        bush_lines(&bush, Messages::of(Language::En), 80).join("\n")
    }

    #[test]
    fn heaps_are_rows_of_stones_or_numbers() {
        let messages = Messages::of(Language::En);
        let lines = heap_lines(&[3, 0, 1_000_000], messages, 80);
        assert_eq!(lines, ["heap 1        3  ● ● ●", "heap 2        0", "heap 3  1000000"]);
        assert_eq!(heap_lines(&[1; 1000], messages, 80).len(), MOST_ROWS + 1);
    }

    #[test]
    fn a_strip_shows_its_coins() {
        let row = Row::new(RowRule::Strip, vec![0, 3]).unwrap();
        let lines = strip_lines(&row, Messages::of(Language::En), 80);
        assert_eq!(lines, ["  ●  ·  ·  ●", "  0  1  2  3"]);
        let far = Row::new(RowRule::Strip, vec![0, u64::MAX]).unwrap();
        assert_eq!(strip_lines(&far, Messages::of(Language::En), 80).len(), 2);
    }

    #[test]
    fn a_bush_stands_on_the_ground() {
        let expected = "\
ground
├─0── 1
│     └─1── 2
│           ├─2── ↩ ground
│           └─3── 3
└─4── ↩ ground";
        assert_eq!(bush(&[(0, 1), (1, 2), (2, 0), (2, 3), (0, 0)]), expected);
        assert_eq!(bush(&[(0, 1); 3]).lines().count(), 4);
        assert_eq!(bush(&[(5, 6)]), "ground");
    }

    #[test]
    fn a_large_bush_is_cut_short() {
        let path: Vec<(u32, u32)> = (0..100_000).map(|i| (i, i + 1)).collect();
        assert_eq!(bush(&path).lines().count(), MOST_ROWS + 1);
    }

    #[test]
    fn written_games_look_as_they_say() {
        let lines = |text: &str| {
            let position = grundy_lang::parse(text).unwrap();
            let drawn = super::position(&position, Messages::of(Language::En), 80);
            drawn
                .lines()
                .skip(1)
                .map(|line| line.trim_start_matches("    ").to_owned())
                .collect::<Vec<_>>()
        };
        assert_eq!(lines("cram(2, 3)"), ["· · ·", "· · ·"]);
        assert_eq!(lines("cram([1, 1, 0, 0], 2)"), ["● ●", "· ·"]);
        assert_eq!(lines("chomp(3, 2, 0)"), ["", "· ·", "● · ·"]);
        assert_eq!(lines("turtles(\"HTH\")"), ["H T H"]);
        assert_eq!(lines("northcott(1, 3)"), ["· ● · ○ · · · ·"]);
        assert_eq!(lines("nimble([0, 1, 12])"), [" ·  ● 12"]);
        assert_eq!(lines("wythoff(1, 2)"), ["heap 1  1  ●", "heap 2  2  ● ●"]);
    }

    #[test]
    fn moves_stand_in_columns() {
        let items: Vec<String> = (0..5).map(|i| format!("move {i}")).collect();
        assert_eq!(
            numbered(&items, 30),
            "    1  move 0   4  move 3\n    2  move 1   5  move 4\n    3  move 2"
        );
        assert_eq!(numbered(&[], 30), "");
    }
}
