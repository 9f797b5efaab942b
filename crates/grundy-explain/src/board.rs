//! Positions drawn in text, as one sees them on a table.

use crate::Messages;
use grundy::{Position, Term};
use grundy_games::bush::{Bush, Edge, GROUND};
use grundy_games::graph::Tokens;
use grundy_games::row::{Row, RowRule};
use grundy_games::written::{State, Written};
use grundy_lang::{position_text, term_text};
use std::collections::{HashMap, HashSet};
use unicode_width::UnicodeWidthStr;

/// Rows of a drawing: heaps, edges or vertices.
const MOST_ROWS: usize = 24;
/// A larger heap is a number and no row of stones.
const MOST_STONES: u64 = 30;
/// A longer strip is a list of coins.
const MOST_SQUARES: u64 = 24;

/// A position as a person sees it on the table.
pub fn position(position: &Position, messages: &Messages, width: usize) -> String {
    let mut lines = vec![shortened(&position_text(position), width)];
    for term in position.terms() {
        if position.terms().len() > 1 {
            lines.push(format!("  {}", shortened(&term_text(term), width.saturating_sub(2))));
        }
        lines.extend(term_lines(term, messages).into_iter().map(|line| format!("    {line}")));
    }
    lines.join("\n")
}

/// A position as a person sees it on the table, without its text.
pub(crate) fn drawing(position: &Position, messages: &Messages) -> String {
    let lines = position.terms().iter().flat_map(|term| term_lines(term, messages));
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

fn term_lines(term: &Term, messages: &Messages) -> Vec<String> {
    match term {
        Term::Heaps(heaps) => heap_lines(heaps.sizes(), messages),
        Term::Row(row) => match row.rule() {
            RowRule::Strip => strip_lines(row, messages),
            RowRule::Weak | RowRule::Strict => heap_lines(row.sizes(), messages),
        },
        Term::Bush(bush) => bush_lines(bush, messages),
        Term::Tokens(tokens) => graph_lines(tokens, messages),
        Term::Written(written) => written_lines(written, messages),
    }
}

/// Heaps where the positions of a written game are numbers; of others their text says all.
fn written_lines(written: &Written, messages: &Messages) -> Vec<String> {
    let size = |state: &State| state.number().and_then(|n| u64::try_from(n).ok());
    let sizes: Option<Vec<u64>> = written.states().iter().map(size).collect();
    sizes.map_or_else(Vec::new, |sizes| heap_lines(&sizes, messages))
}

/// The first of `lines`, and how many there would be more.
fn cut(lines: impl Iterator<Item = String>, total: usize, messages: &Messages) -> Vec<String> {
    let mut lines: Vec<String> = lines.take(MOST_ROWS).collect();
    if let Some(more) = total.checked_sub(MOST_ROWS).filter(|&more| more > 0) {
        lines.push(messages.get("draw-more", &[("count", (more as u64).into())]));
    }
    lines
}

fn heap_lines(sizes: &[u64], messages: &Messages) -> Vec<String> {
    let number = sizes.len().min(MOST_ROWS).to_string().len();
    let widest = sizes.iter().take(MOST_ROWS).map(|size| size.to_string().len()).max();
    let widest = widest.unwrap_or(1);
    let line = |(index, &size): (usize, &u64)| {
        let name =
            messages.get("draw-heap", &[("number", format!("{:>number$}", index + 1).into())]);
        let stones = match usize::try_from(size) {
            Ok(count) if size <= MOST_STONES => "● ".repeat(count),
            _ => String::new(),
        };
        format!("{name}  {size:>widest$}  {stones}").trim_end().to_owned()
    };
    cut(sizes.iter().enumerate().map(line), sizes.len(), messages)
}

fn strip_lines(row: &Row, messages: &Messages) -> Vec<String> {
    let coins = row.sizes();
    let Some(&last) = coins.last() else { return Vec::new() };
    if last > MOST_SQUARES {
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

fn bush_lines(bush: &Bush, messages: &Messages) -> Vec<String> {
    let standing = bush.standing();
    let ground = messages.get("draw-ground", &[]);
    if standing.len() > MOST_ROWS {
        let name = |vertex: u32| if vertex == GROUND { ground.clone() } else { vertex.to_string() };
        let line = |&edge: &usize| {
            let Edge(a, b) = bush.edges()[edge];
            format!("{edge:>3}: {} — {}", name(a), name(b))
        };
        return cut(standing.iter().map(line), standing.len(), messages);
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
        bush_lines(&bush, Messages::of(Language::En)).join("\n")
    }

    #[test]
    fn heaps_are_rows_of_stones_or_numbers() {
        let messages = Messages::of(Language::En);
        let lines = heap_lines(&[3, 0, 1_000_000], messages);
        assert_eq!(lines, ["heap 1        3  ● ● ●", "heap 2        0", "heap 3  1000000"]);
        assert_eq!(heap_lines(&[1; 1000], messages).len(), MOST_ROWS + 1);
    }

    #[test]
    fn a_strip_shows_its_coins() {
        let row = Row::new(RowRule::Strip, vec![0, 3]).unwrap();
        let lines = strip_lines(&row, Messages::of(Language::En));
        assert_eq!(lines, ["  ●  ·  ·  ●", "  0  1  2  3"]);
        let far = Row::new(RowRule::Strip, vec![0, u64::MAX]).unwrap();
        assert_eq!(strip_lines(&far, Messages::of(Language::En)).len(), 2);
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
    fn moves_stand_in_columns() {
        let items: Vec<String> = (0..5).map(|i| format!("move {i}")).collect();
        assert_eq!(
            numbered(&items, 30),
            "    1  move 0   4  move 3\n    2  move 1   5  move 4\n    3  move 2"
        );
        assert_eq!(numbered(&[], 30), "");
    }
}
