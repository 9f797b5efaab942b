//! A sequence of values as a plot.

mod density;
mod dots;

use crate::Words;
use crate::kind::Contents;
use crate::length::{Length, px};
use crate::picture::Picture;
use crate::scale::{Scale, labels};
use crate::shape::{Anchor, Shape, place};
use crate::text::{lines, text_width};
use grundy_core::{Cell, Outcome};

/// The size of ordinary text, which the style says too.
const TEXT: Length = px(13);
const NOTE: Length = px(11);
/// Wide enough for a dozen ticks, narrow enough that a phone does not shrink the text.
const WIDTH: Length = px(420);
/// The height of the plot proper.
const HEIGHT: Length = px(230);
const MARGIN: Length = px(12);

/// More positions than this are drawn by how many fall into each small square.
const MOST_DOTS: u64 = 3000;

/// Whether a plot of so many positions shows their density and not each of them.
pub fn is_density(count: u64) -> bool {
    count > MOST_DOTS
}

/// A plot of what is known of the positions `from`, `from + 1`, …: their values, or their outcomes.
///
/// The cells are gone through several times, so that they need not be kept anywhere.
///
/// ```
/// use grundy_core::Cell;
/// use grundy_draw::{Words, plot};
/// let words = Words {
///     title: "Grundy values of 0.77",
///     across: "n",
///     along: "g(n)",
///     p_positions: "P-positions",
///     unknown: "unknown",
///     note: "",
/// };
/// let values = [0, 1, 2, 3, 1, 4, 3, 2, 1, 4];
/// assert!(plot(&words, 0, values.into_iter().map(Cell::Value)).svg().starts_with("<svg"));
/// ```
pub fn plot(words: &Words<'_>, from: u64, cells: impl Iterator<Item = Cell> + Clone) -> Picture {
    let count = cells.clone().fold(0u64, |count, _| count + 1);
    let contents = Contents::of(cells.clone());
    let dense = is_density(count);
    let frame = Frame::new(words, from, count, &contents, dense);
    let mut picture = Picture::plot(WIDTH, frame.total_height(), words.title);
    frame.draw(&mut picture, words);
    match dense {
        true => density::draw(&mut picture, &frame, cells, count),
        false => dots::draw(&mut picture, &frame, cells, count),
    }
    picture
}

/// What stands upwards.
enum Upwards {
    /// Values from the least to the greatest, 0 included unless all are far from it.
    Values(Scale, u64, u64),
    /// Outcomes, one lane each.
    Outcomes(Vec<Outcome>),
}

/// Everything of a plot but the positions.
struct Frame {
    from: u64,
    title: Vec<String>,
    note: Vec<String>,
    /// The corner of the plot proper.
    left: Length,
    top: Length,
    width: Length,
    /// The distance of the first and the last position from the edges.
    inset: Length,
    /// The room below the plot for a strip of P-positions.
    strip: Length,
    across: Scale,
    upwards: Upwards,
    /// Whether P-positions are to be explained.
    p: bool,
}

/// The distance of dots from the edges.
const INSET: Length = px(6);

impl Frame {
    fn new(words: &Words<'_>, from: u64, count: u64, contents: &Contents, dense: bool) -> Frame {
        let room = WIDTH - MARGIN - MARGIN;
        let title = lines(words.title, px(16), room);
        let upwards = match contents.values {
            None if !contents.outcomes.is_empty() => Upwards::Outcomes(contents.outcomes.clone()),
            values => {
                let (least, most) = values.unwrap_or((0, 0));
                let least = if least > most / 2 && least > 20 { least } else { 0 };
                Upwards::Values(Scale::new(least, most, HEIGHT - INSET - INSET), least, most)
            }
        };
        let widest = match &upwards {
            Upwards::Values(scale, ..) => {
                let texts = labels(&scale.ticks(6));
                texts.iter().map(|text| text_width(text, TEXT)).max().unwrap_or(px(0))
            }
            Upwards::Outcomes(outcomes) => {
                let letters = outcomes.iter().map(|outcome| text_width(outcome.letter(), TEXT));
                letters.max().unwrap_or(px(0)).max(px(10))
            }
        };
        let left = MARGIN + widest + px(6);
        let width = WIDTH - left - MARGIN;
        let last = from.saturating_add(count.saturating_sub(1));
        // With a density the squares reach the edges.
        let (inset, strip) = if dense { (px(0), px(8)) } else { (INSET, px(0)) };
        let strip = if matches!(upwards, Upwards::Outcomes(_)) { px(0) } else { strip };
        let titles = i64::try_from(title.len()).unwrap_or(1);
        Frame {
            from,
            note: lines(words.note, NOTE, room),
            left,
            top: px(14 + 19 * titles + 18),
            width,
            inset,
            strip,
            across: Scale::new(from, last, width - inset - inset),
            upwards,
            p: contents.p,
            title,
        }
    }

    fn bottom(&self) -> Length {
        self.top + HEIGHT
    }

    fn total_height(&self) -> Length {
        let notes = i64::try_from(self.note.len()).unwrap_or(0);
        self.bottom() + self.strip + px(44 + 15 * notes)
    }

    fn draw(&self, picture: &mut Picture, words: &Words<'_>) {
        let mut y = px(10);
        for line in &self.title {
            y = y + px(19);
            picture.write("title", (MARGIN, y - px(5)), Anchor::Start, line);
        }
        picture.write("faint", (MARGIN, self.top - px(8)), Anchor::Start, words.along);
        self.draw_upwards(picture);
        self.draw_across(picture, words);
        if self.p {
            let middle = self.bottom() + self.strip + px(34);
            // The legend begins where the title does.
            let x = MARGIN + px(4);
            let dot = (x, middle - TEXT.part(4, 10));
            let at = place(dot);
            picture.shapes.push(Shape::Circle { class: "p".into(), at, radius: 40 });
            picture.write("faint", (x + px(8), middle), Anchor::Start, words.p_positions);
        }
        let mut y = self.bottom() + self.strip + px(38);
        for line in &self.note {
            y = y + px(15);
            picture.write("note", (MARGIN, y - px(2)), Anchor::Start, line);
        }
    }

    fn draw_upwards(&self, picture: &mut Picture) {
        let right = self.left + self.width;
        let mut tick = |y: Length, text: &str| {
            picture.rule("grid", (self.left, y), (right, y));
            picture.write("faint", (self.left - px(6), y + px(4)), Anchor::End, text);
        };
        match &self.upwards {
            Upwards::Values(scale, ..) => {
                let ticks = scale.ticks(6);
                for (&value, text) in ticks.iter().zip(labels(&ticks)) {
                    tick(self.height_of(value), &text);
                }
            }
            Upwards::Outcomes(outcomes) => {
                for &outcome in outcomes {
                    tick(self.lane_of(outcome), outcome.letter());
                }
            }
        }
    }

    fn draw_across(&self, picture: &mut Picture, words: &Words<'_>) {
        let bottom = self.bottom() + self.strip;
        picture.rule("axis", (self.left, bottom), (self.left + self.width, bottom));
        // A label may not come near the next one, nor leave the picture.
        let widest = |ticks: &[u64]| {
            labels(ticks).iter().map(|text| text_width(text, TEXT)).max().unwrap_or(px(0))
        };
        let fits = |count: &u64| {
            let ticks = self.across.ticks(*count);
            let shown = i64::try_from(ticks.len()).unwrap_or(i64::MAX);
            (widest(&ticks).0 + 160).saturating_mul(shown) <= self.width.0
        };
        let count = (1..=9).rev().find(fits).unwrap_or(1);
        let ticks = self.across.ticks(count);
        for (&tick, text) in ticks.iter().zip(labels(&ticks)) {
            let x = self.place_of(tick);
            let half = text_width(&text, TEXT).half();
            let middle = x.min(WIDTH - px(4) - half).max(px(4) + half);
            picture.rule("axis", (x, bottom), (x, bottom + px(4)));
            picture.write("faint", (middle, bottom + px(17)), Anchor::Middle, &text);
        }
        let name = (self.left + self.width, bottom + px(34));
        picture.write("faint", name, Anchor::End, words.across);
    }

    /// Where a position stands from left to right.
    fn place_of(&self, n: u64) -> Length {
        self.left + self.inset + self.across.place(n)
    }

    /// Where a value stands from the top down.
    fn height_of(&self, value: u64) -> Length {
        match &self.upwards {
            Upwards::Values(scale, ..) => self.bottom() - INSET - scale.place(value),
            Upwards::Outcomes(_) => self.bottom(),
        }
    }

    /// Where the lane of an outcome stands from the top down.
    fn lane_of(&self, outcome: Outcome) -> Length {
        let Upwards::Outcomes(lanes) = &self.upwards else { return self.bottom() };
        let lane = lanes.iter().position(|&lane| lane == outcome).unwrap_or(0);
        let (lane, lanes) = (lane as u64, lanes.len() as u64);
        self.bottom() - HEIGHT.part(2 * lane + 1, 2 * lanes)
    }
}
