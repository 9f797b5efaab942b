//! The token game in words, without and with cycles.

use super::Told;
use super::columns::Columns;
use super::heap::verdict;
use super::loopy_sum::loopy_verdict;
use crate::words::{SHOWN, Words, letter, plain, value};
use crate::{Arg, Block, Row, Span};
use grundy_core::{Ending, Outcome, Play, Player};
use grundy_reasons::{LoopyLabels, LoopyRow, Propagation, Reason, VertexRow};
use std::collections::HashSet;

/// How many lines of a graph are shown besides those of the tokens.
const FIRST_LINES: usize = 20;

impl Told for Propagation {
    fn title(&self) -> &'static str {
        "graph-title"
    }

    fn theorems(&self) -> &'static [&'static str] {
        match self.play {
            Play::Normal => &["sprague-grundy"],
            Play::Misere => &[],
        }
    }

    fn source(&self) -> Option<&'static str> {
        (self.play == Play::Normal).then_some("Sprague 1935, Grundy 1939")
    }

    fn short(&self, words: &Words, _: &[Reason]) -> Vec<Block> {
        let mut blocks = vec![rule(self.play, words), vertices(self, words, few(self.rows.len()))];
        blocks.extend(outcome(self, words));
        blocks.push(winning(words, self.winning_vertices, self.rows.len()));
        blocks
    }

    fn full(&self, words: &Words, _: &[Reason]) -> Vec<Block> {
        let mut blocks = vec![
            rule(self.play, words),
            words.paragraph("graph-order", &[]),
            vertices(self, words, FIRST_LINES),
        ];
        blocks.extend(outcome(self, words));
        blocks.push(winning(words, self.winning_vertices, self.rows.len()));
        let most = self.rows.len().saturating_sub(1);
        let args = [("n", most.into()), ("count", Arg::Count(most as u64))];
        blocks.push(words.paragraph("graph-length", &args));
        blocks
    }
}

/// How many first lines a short form shows: all, or only those of the tokens.
fn few(rows: usize) -> usize {
    if rows <= SHOWN { rows } else { 0 }
}

fn rule(play: Play, words: &Words) -> Block {
    match play {
        Play::Normal => words.paragraph("graph-rule", &[]),
        Play::Misere => words.paragraph("graph-rule-misere", &[]),
    }
}

fn winning(words: &Words, count: u64, total: usize) -> Block {
    words.paragraph("graph-winning", &[("n", count.into()), ("total", total.into())])
}

/// The first `first` lines, and those of the tokens and of what they can move to.
fn vertices(step: &Propagation, words: &Words, first: usize) -> Block {
    let arcs = step.rows.iter().map(|row| (row.vertex, &row.options[..]));
    let asked = near_tokens(&step.tokens, arcs);
    let shown: Vec<&VertexRow> = step
        .rows
        .iter()
        .enumerate()
        .filter(|(i, row)| *i < first || asked.contains(&row.vertex))
        .map(|(_, row)| row)
        .collect();
    let line = |row: &&VertexRow| {
        let mut cells = vec![plain(row.vertex), arcs_cell(&row.options)];
        cells.extend(row.value.map(plain));
        cells.push(letter(row.outcome));
        Row::new(cells)
    };
    let mut rows: Vec<Row> = shown.iter().map(line).collect();
    rows.extend(words.rest(step.rows.len() - shown.len()));
    let head = match step.play {
        Play::Normal => words.head(&[
            "graph-head-vertex",
            "graph-head-arcs",
            "graph-head-value",
            "graph-head-outcome",
        ]),
        Play::Misere => words.head(&["graph-head-vertex", "graph-head-arcs", "graph-head-outcome"]),
    };
    Block::Table { head, rows }
}

/// The labels of the tokens and of what they can move to, a few of each.
fn near_tokens<'a>(tokens: &[u32], arcs: impl Iterator<Item = (u32, &'a [u32])>) -> HashSet<u32> {
    let mut near: HashSet<u32> = tokens.iter().copied().take(SHOWN).collect();
    let sources = near.clone();
    for (vertex, options) in arcs {
        if sources.contains(&vertex) && near.len() < 2 * SHOWN {
            near.extend(options.iter().take(SHOWN));
        }
    }
    near
}

fn arcs_cell(options: &[u32]) -> Vec<Span> {
    if options.is_empty() {
        return plain("–");
    }
    let shown: Vec<String> = options.iter().take(SHOWN).map(u32::to_string).collect();
    let more = if options.len() > SHOWN { ", …" } else { "" };
    plain(shown.join(", ") + more)
}

/// What the labels say about the tokens.
fn outcome(step: &Propagation, words: &Words) -> Vec<Block> {
    let value_of =
        |token: &u32| step.rows.iter().find(|row| row.vertex == *token).and_then(|row| row.value);
    match (&step.tokens[..], step.sum) {
        (&[token], _) => {
            if words.within {
                return Vec::new();
            }
            let args = [("vertex", token.into())];
            vec![match step.outcome {
                Outcome::P => words.paragraph("graph-token-loses", &args),
                _ => words.paragraph("graph-token-wins", &args),
            }]
        }
        (tokens, Some(sum)) if tokens.len() <= SHOWN => {
            let values: Vec<u64> =
                tokens.iter().map(|token| value_of(token).unwrap_or(0)).collect();
            let mut blocks = vec![words.paragraph("graph-tokens", &[])];
            let names = tokens.iter().map(|token| plain(format!("g({token})"))).collect();
            blocks.extend(Columns { names, ..Columns::of(&values, sum) }.blocks(words));
            blocks.extend(verdict(words, tokens.len(), sum));
            blocks
        }
        (tokens, Some(sum)) => {
            let said = words.paragraph("graph-many-tokens", &[("sum", sum.into())]);
            [said].into_iter().chain(verdict(words, tokens.len(), sum)).collect()
        }
        (_, None) => Vec::new(),
    }
}

impl Told for LoopyLabels {
    fn title(&self) -> &'static str {
        "graph-title-loopy"
    }

    fn source(&self) -> Option<&'static str> {
        Some("Smith 1966; Fraenkel, Perl 1975")
    }

    fn short(&self, words: &Words, _: &[Reason]) -> Vec<Block> {
        let mut blocks =
            vec![loopy_rule(self.play, words), loopy_vertices(self, words, few(self.rows.len()))];
        blocks.extend(loopy_outcome(self, words));
        blocks.push(winning(words, self.winning_vertices, self.rows.len()));
        blocks
    }

    fn full(&self, words: &Words, _: &[Reason]) -> Vec<Block> {
        let mut blocks =
            vec![loopy_rule(self.play, words), words.paragraph("graph-loopy-distance", &[])];
        if self.play == Play::Normal {
            blocks.push(words.paragraph("graph-loopy-values", &[]));
        }
        blocks.push(loopy_vertices(self, words, FIRST_LINES));
        blocks.extend(loopy_outcome(self, words));
        blocks.push(winning(words, self.winning_vertices, self.rows.len()));
        blocks
    }
}

fn loopy_rule(play: Play, words: &Words) -> Block {
    match play {
        Play::Normal => words.paragraph("graph-loopy", &[]),
        Play::Misere => words.paragraph("graph-loopy-misere", &[]),
    }
}

fn loopy_vertices(step: &LoopyLabels, words: &Words, first: usize) -> Block {
    let arcs = step.rows.iter().map(|row| (row.vertex, &row.options[..]));
    let asked = near_tokens(&step.tokens, arcs);
    let shown: Vec<&LoopyRow> = step
        .rows
        .iter()
        .enumerate()
        .filter(|(i, row)| *i < first || asked.contains(&row.vertex))
        .map(|(_, row)| row)
        .collect();
    let line = |row: &&LoopyRow| {
        let distance = row.distance.map_or("–".to_owned(), |moves| moves.to_string());
        let mut cells = vec![plain(row.vertex), arcs_cell(&row.options)];
        cells.extend(value(&row.value).map(plain));
        cells.extend([letter(row.outcome), plain(distance)]);
        Row::new(cells)
    };
    let mut rows: Vec<Row> = shown.iter().map(line).collect();
    rows.extend(words.rest(step.rows.len() - shown.len()));
    let head = match step.play {
        Play::Normal => words.head(&[
            "graph-head-vertex",
            "graph-head-arcs",
            "graph-head-value",
            "graph-head-outcome",
            "graph-head-moves",
        ]),
        Play::Misere => words.head(&[
            "graph-head-vertex",
            "graph-head-arcs",
            "graph-head-outcome",
            "graph-head-moves",
        ]),
    };
    Block::Table { head, rows }
}

fn loopy_outcome(step: &LoopyLabels, words: &Words) -> Vec<Block> {
    match (&step.tokens[..], value(&step.sum)) {
        (&[_], _) if words.within => Vec::new(),
        (&[token], _) => {
            let args = [("vertex", token.into())];
            // The players have the same moves, so one stands for both.
            vec![match step.outcome.starting(Player::Left) {
                Ending::Loses => words.paragraph("graph-token-loses", &args),
                Ending::Draws => words.paragraph("graph-token-draws", &args),
                Ending::Wins => words.paragraph("graph-token-wins", &args),
            }]
        }
        (tokens, Some(sum)) => {
            let value_of = |token: &u32| {
                let row = step.rows.iter().find(|row| row.vertex == *token);
                row.and_then(|row| value(&row.value)).unwrap_or_default()
            };
            let shown: Vec<String> = tokens.iter().take(SHOWN).map(value_of).collect();
            let more = if tokens.len() > SHOWN { " ⊕ …" } else { "" };
            let xor = shown.join(" ⊕ ") + more;
            let args = [("xor", xor.into()), ("sum", sum.into())];
            let said = words.paragraph("graph-loopy-sum", &args);
            [said].into_iter().chain(loopy_verdict(words, step.outcome)).collect()
        }
        (_, None) => Vec::new(),
    }
}
