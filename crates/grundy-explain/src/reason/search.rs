//! Positions that had to be searched, and the end of play, in words.

use super::Told;
use super::sum::component;
use crate::words::{SHOWN, Words, cut_short, plain, toned};
use crate::{Block, Row, Tone, markup};
use grundy_core::{Ending, Play};
use grundy_games::Position;
use grundy_reasons::{LineMove, Reason, Search, Terminal};
use unicode_width::UnicodeWidthStr;

/// How wide a line of play may be, so that it fits a terminal.
const LINE: usize = 68;

/// How much of a position is shown beside a move, at least and at most.
const POSITION: std::ops::RangeInclusive<usize> = 16..=44;

impl Told for Search {
    fn title(&self) -> &'static str {
        "search-title"
    }

    fn short(&self, words: &Words, _: &[Reason]) -> Vec<Block> {
        let mut blocks: Vec<Block> = nimber(self, words).into_iter().collect();
        blocks.push(words.paragraph("search-short", &[("n", self.positions.into())]));
        blocks.extend(line(self, words, SHOWN / 2));
        blocks
    }

    fn full(&self, words: &Words, _: &[Reason]) -> Vec<Block> {
        let mut blocks: Vec<Block> = nimber(self, words).into_iter().collect();
        blocks.push(words.paragraph("search-full", &[("n", self.positions.into())]));
        blocks.push(match self.play {
            Play::Normal => words.paragraph("search-end", &[]),
            Play::Misere => words.paragraph("search-end-misere", &[]),
        });
        if self.position.may_end_at_once() {
            blocks.push(words.paragraph("search-ends", &[]));
        }
        if self.outcome.has_draw() {
            blocks.push(words.paragraph("search-draw", &[]));
        }
        blocks.extend(line(self, words, 2 * SHOWN));
        blocks
    }

    fn parts(&self, words: &Words, parts: &[Reason], level: u8) -> Vec<Block> {
        let impartial: Vec<_> = words.terms.iter().filter(|term| term.is_impartial()).collect();
        let part = |(i, part): (usize, &Reason)| {
            let term = impartial.get(i).filter(|_| impartial.len() == parts.len());
            let terms = term.map_or(&[][..], |term| std::slice::from_ref(*term));
            let own = Words { terms, within: true, ..*words };
            let heading = term.map(|term| {
                let name = crate::words::short_text(term);
                Block::Heading(
                    level,
                    markup(&words.get("sum-term-title", &[("term", name.into())])),
                )
            });
            heading.into_iter().chain(component(&own, part, level + 1)).collect::<Vec<_>>()
        };
        parts.iter().enumerate().flat_map(part).collect()
    }
}

fn nimber(step: &Search, words: &Words) -> Option<Block> {
    step.nimber.map(|n| words.paragraph("search-nimber", &[("n", n.into())]))
}

/// The line of best play, move by move.
fn line(step: &Search, words: &Words, most: usize) -> Vec<Block> {
    if step.line.is_empty() {
        return Vec::new();
    }
    let before = std::iter::once(&step.position).chain(step.line.iter().map(|m| &m.after));
    let impartial = step.position.is_impartial();
    let said = |(played, before): (&LineMove, &Position)| {
        let here = Words { terms: before.terms(), ..*words };
        let player = (!impartial).then(|| words.player_alone(played.player));
        (player, here.one_move(&played.played))
    };
    let said: Vec<_> = step.line.iter().zip(before).take(most).map(said).collect();
    let width = |(player, played): &(Option<String>, String)| {
        player.as_ref().map_or(0, |player| player.width() + 3) + played.width()
    };
    let left = LINE.saturating_sub(said.iter().map(width).max().unwrap_or(0));
    let shown = left.clamp(*POSITION.start(), *POSITION.end());
    let row = |(i, ((player, played), line)): (usize, ((Option<String>, String), &LineMove))| {
        let after = cut_short(grundy_lang::position_text(&line.after), shown);
        let mut cells = vec![plain(format!("{}.", i + 1))];
        cells.extend(player.map(plain));
        cells.extend([plain(played), toned(after, Tone::Code)]);
        Row::new(cells)
    };
    let mut rows: Vec<Row> = said.into_iter().zip(&step.line).enumerate().map(row).collect();
    rows.extend(words.rest(step.line.len().saturating_sub(most)));
    vec![words.paragraph("search-line", &[]), Block::table(rows)]
}

impl Told for Terminal {
    fn title(&self) -> &'static str {
        "search-title-end"
    }

    fn short(&self, words: &Words, _: &[Reason]) -> Vec<Block> {
        let ended = self.ending.map(|ending| match ending {
            Ending::Wins => words.paragraph("written-ended-wins", &[]),
            Ending::Loses => words.paragraph("written-ended-loses", &[]),
            Ending::Draws => words.paragraph("written-ended-draws", &[]),
        });
        if let Some(ended) = ended {
            return vec![ended];
        }
        let here = Words { terms: self.position.terms(), ..*words };
        vec![match (self.play, here.is_afloat()) {
            (Play::Normal, true) => words.paragraph("search-stuck-afloat", &[]),
            (Play::Normal, false) => words.paragraph("search-stuck", &[]),
            (Play::Misere, true) => words.paragraph("search-stuck-afloat-misere", &[]),
            (Play::Misere, false) => words.paragraph("search-stuck-misere", &[]),
        }]
    }

    fn full(&self, words: &Words, parts: &[Reason]) -> Vec<Block> {
        self.short(words, parts)
    }
}
