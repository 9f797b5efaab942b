//! Pictures of positions: drawings with their headings, one after another or as frames.

use crate::block::{Block, flow};
use crate::board::Board;
use crate::bush::Bush;
use crate::digraph::Digraph;
use crate::error::{PictureError, at_most};
use crate::geometry::point;
use crate::heaps::{Heaps, Whose};
use crate::kind::outcome_class;
use crate::length::{Length, px};
use crate::picture::{Motion, Picture};
use crate::shape::{Anchor, Group, Path};
use crate::squares::Squares;
use crate::style::Style;
use crate::text::{lines, text_width};
use grundy_core::Outcome;

/// What is drawn.
#[derive(Clone, Debug)]
pub enum Drawing {
    /// Edges standing on the ground.
    Bush(Bush),
    /// Vertices and arcs.
    Digraph(Digraph),
    /// Heaps of stones, or rows of pins.
    Heaps(Heaps),
    /// Coins on a strip.
    Squares(Squares),
    /// A board or a strip with pieces.
    Board(Board),
    /// A text in place of a drawing.
    Text(String),
}

impl Drawing {
    fn block(&self) -> Block {
        match self {
            Drawing::Bush(bush) => bush.block(),
            Drawing::Digraph(graph) => graph.block(),
            Drawing::Heaps(heaps) => heaps.block(),
            Drawing::Squares(squares) => squares.block(),
            Drawing::Board(board) => board.block(),
            Drawing::Text(text) => {
                let mut block = Block::new(ROOM.min(text_width(text, px(13)).0 + 60), 40);
                block.caption("", text, ROOM);
                block.height += 60;
                block
            }
        }
    }
}

/// A drawing with its words.
#[derive(Clone, Debug)]
pub struct Panel {
    /// What stands above it; may be empty.
    pub heading: String,
    /// The drawing.
    pub drawing: Drawing,
    /// What stands below it; may be empty.
    pub note: String,
}

/// What a sign in a picture means.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Legend {
    /// The sign.
    pub key: Key,
    /// Its meaning.
    pub text: String,
}

/// A sign in a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Key {
    /// The colour of an outcome.
    Outcome(Outcome),
    /// An edge to cut.
    Cut,
    /// An edge that is spoken about.
    Shown,
    /// An edge that has fallen.
    Fallen,
    /// Left's edge.
    Blue,
    /// Right's edge.
    Red,
    /// Either player's edge.
    Green,
    /// An arc or a square that stands out.
    Marked,
    /// A stone that is taken.
    Taken(Whose),
    /// Where a heap is split.
    Split,
    /// A vertex with a token.
    Token,
}

/// How frames follow each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Frames {
    /// All at once, in rows.
    Strip,
    /// One after another in the same place, again and again.
    Animated,
}

/// Wide enough for a drawing, narrow enough that a phone does not shrink the text.
const ROOM: i64 = 3960;
const MARGIN: i64 = 120;
/// A drawing that is wider is made smaller, so that the words around it can be read.
const WIDEST: i64 = 7000;
/// The drawing in a frame is no wider.
const FRAME: i64 = 3800;
/// A strip of frames is no wider where its frames allow.
const STRIP: i64 = 11_000;
/// A frame of a strip is no narrower, so that a few words stand in a line.
const NARROWEST_FRAME: i64 = 2000;
/// The way from one frame to the next.
const GAP: i64 = 120;
/// More panels or frames than this are not drawn.
const MOST: usize = 120;

/// A picture of several drawings.
///
/// ```
/// use grundy_draw::{Drawing, Heap, Heaps, Panel, picture};
/// let heaps = Heaps::of_stones(vec![Heap { size: 3, ..Heap::default() }])?;
/// let panel = Panel { heading: "nim(3)".into(), drawing: Drawing::Heaps(heaps), note: String::new() };
/// assert!(picture("Nim", &[panel], &[], "")?.svg().starts_with("<svg"));
/// # Ok::<(), grundy_draw::PictureError>(())
/// ```
///
/// # Errors
/// If there are too many panels.
pub fn picture(
    title: &str,
    panels: &[Panel],
    legend: &[Legend],
    note: &str,
) -> Result<Picture, PictureError> {
    at_most(panels.len(), MOST)?;
    let blocks: Vec<Block> =
        panels.iter().map(|panel| framed(panel, &panel.drawing.block(), 0, 0)).collect();
    let body = flow(&blocks, ROOM, (240, 240));
    Ok(page(title, &body, legend, note))
}

/// A picture of frames that follow each other.
///
/// # Errors
/// If there are too many frames.
pub fn frames(
    title: &str,
    panels: &[Panel],
    legend: &[Legend],
    how: Frames,
) -> Result<Picture, PictureError> {
    at_most(panels.len(), MOST)?;
    match how {
        Frames::Strip => Ok(within(title, &strip(panels), legend, "", Motion::default(), STRIP)),
        Frames::Animated => {
            let (body, motion) = animated(panels);
            Ok(within(title, &body, legend, "", motion, WIDEST))
        }
    }
}

/// The drawing of a frame. The frames of a strip are read together: one that is too wide should not shrink the
/// others.
fn in_frame(panel: &Panel) -> Block {
    panel.drawing.block().no_wider_than(FRAME)
}

/// A drawing with its heading and its note, at least so wide; it stands on the same line as one that is `high`.
fn framed(panel: &Panel, drawing: &Block, narrowest: i64, high: i64) -> Block {
    let words = |text: &str, size| {
        let lines = lines(text, px(size), Length(ROOM.min(narrowest.max(drawing.width).max(2600))));
        lines.iter().map(|line| text_width(line, px(size)).0).max().unwrap_or(0)
    };
    let width = drawing.width.max(narrowest).max(match narrowest {
        0 => words(&panel.heading, 13).max(words(&panel.note, 13)),
        _ => 0,
    });
    let mut block = Block::new(width, 0);
    block.caption("strong", &panel.heading, width);
    if block.height > 0 {
        block.height += 60;
    }
    let top = block.height + (high - drawing.height).max(0);
    block.place(point((width - drawing.width) / 2, top), drawing);
    if !panel.note.is_empty() {
        block.height += 30;
        block.caption("faint", &panel.note, width);
    }
    block
}

/// A block within a thin frame.
fn bordered(block: &Block) -> Block {
    let mut all = Block::new(block.width + 120, block.height + 140);
    all.place(point(60, 50), block);
    all
}

/// Frames side by side, in as few rows as there is room for, and of those as even as can be.
fn strip(panels: &[Panel]) -> Block {
    let drawings: Vec<Block> = panels.iter().map(in_frame).collect();
    let wide = |drawing: &Block| drawing.width.max(NARROWEST_FRAME) + 120;
    let rows_in = |room: i64| {
        let mut rows: Vec<(usize, i64)> = Vec::new();
        for drawing in &drawings {
            match rows.last_mut() {
                Some((count, width)) if *width + GAP + wide(drawing) <= room => {
                    *count += 1;
                    *width += GAP + wide(drawing);
                }
                _ => rows.push((1, wide(drawing))),
            }
        }
        rows
    };
    let fewest = rows_in(STRIP);
    let narrower = (10..40).map(|part| rows_in(STRIP * part / 40));
    let rows = narrower.into_iter().find(|rows| rows.len() == fewest.len()).unwrap_or(fewest);
    let mut all = Vec::new();
    let mut rest = panels.iter().zip(&drawings);
    for (count, width) in rows {
        let row: Vec<(&Panel, &Block)> = rest.by_ref().take(count).collect();
        // They stand on the same line, and their borders are equally high.
        let high = row.iter().map(|(_, drawing)| drawing.height).max().unwrap_or(0);
        let frame = |(panel, drawing): &(&Panel, &Block)| {
            bordered(&framed(panel, drawing, NARROWEST_FRAME, high))
        };
        let mut frames: Vec<Block> = row.iter().map(frame).collect();
        let height = frames.iter().map(|frame| frame.height).max().unwrap_or(0);
        for frame in &mut frames {
            frame.height = height;
            frame.rect("panel", point(0, 0), point(frame.width, height), 60);
        }
        all.push(flow(&frames, width, (GAP, GAP)));
    }
    let widest = all.iter().map(|row| row.width).max().unwrap_or(0);
    // Nothing stands beside a row.
    flow(&all, widest, (widest, GAP))
}

/// Frames in one place, and the rules that show one after another.
fn animated(panels: &[Panel]) -> (Block, Motion) {
    let drawings: Vec<Block> = panels.iter().map(in_frame).collect();
    // They stand on the same line, so that the ground stays where it is.
    let high = drawings.iter().map(|drawing| drawing.height).max().unwrap_or(0);
    let frames = panels.iter().zip(&drawings);
    let blocks: Vec<Block> =
        frames.map(|(panel, drawing)| framed(panel, drawing, 3000, high)).collect();
    let width = blocks.iter().map(|block| block.width).max().unwrap_or(0).max(ROOM);
    let height = blocks.iter().map(|block| block.height).max().unwrap_or(0);
    let mut all = Block::new(width, height);
    let count = blocks.len().max(1);
    for (i, block) in blocks.iter().enumerate() {
        let mut step = Block::new(width, height);
        step.place(point((width - block.width) / 2, 0), block);
        let dots = format!("{} / {count}", i + 1);
        step.text("note", point(width, height + 130), Anchor::End, &dots);
        all.group(Group::Step(i), step);
    }
    all.height = height + 150;
    (all, Motion::of(count))
}

impl Motion {
    /// Each of `count` frames is shown for three seconds; who wants no motion sees the first.
    fn of(count: usize) -> Motion {
        let name = format!("gr-frames-{count}");
        let seconds = 3 * count;
        let share = |tenths: usize| format!("{}.{}%", tenths / 10 / count, tenths / count % 10);
        let mut rules = format!(
            ".{name} .step{{opacity:0;animation:{name} {seconds}s linear infinite}}\
             .{name} .s0{{opacity:1}}\n\
             @keyframes {name}{{0%,{}{{opacity:1}}{},100%{{opacity:0}}}}\n",
            share(940),
            share(1000),
        );
        for i in 1..count {
            rules += &format!(".{name} .s{i}{{animation-delay:{}s}}", 3 * i);
        }
        rules += &format!(
            "\n@media (prefers-reduced-motion:reduce){{.{name} .step{{animation:none}}}}\n"
        );
        Motion { class: format!(" {name}"), rules }
    }
}

/// Everything under its title.
fn page(title: &str, body: &Block, legend: &[Legend], note: &str) -> Picture {
    within(title, body, legend, note, Motion::default(), WIDEST)
}

/// The same, moved, and made smaller if it is wider than `widest`. Title, drawing, legend and note have the same
/// middle.
fn within(
    title: &str,
    body: &Block,
    legend: &[Legend],
    note: &str,
    motion: Motion,
    widest: i64,
) -> Picture {
    let body = &body.no_wider_than(widest);
    let width = body.width.max(ROOM) + 2 * MARGIN;
    let room = Length(width - 2 * MARGIN);
    let title_lines = lines(title, px(16), room);
    let mut all = Block::new(width, 60);
    for line in &title_lines {
        all.height += 190;
        all.text("title", point(width / 2, all.height - 50), Anchor::Middle, line);
    }
    let top = all.height + 90;
    all.place(point((width - body.width) / 2, top), body);
    all.height += 60;
    let signs: Vec<Block> = legend.iter().map(sign).collect();
    if !signs.is_empty() {
        let signs = flow(&signs, room.0, (200, 30));
        let top = all.height + 60;
        all.place(point(MARGIN, top), &signs);
    }
    for line in note.lines().flat_map(|said| lines(said, px(11), room)) {
        all.height += 160;
        all.text("note", point(width / 2, all.height - 40), Anchor::Middle, &line);
    }
    all.height += 80;
    let size = point(width, all.height);
    let (title, style) = (title.to_owned(), Style::Drawing);
    Picture { size, title, style, motion, shapes: all.into_shapes() }
}

/// A sign with its meaning.
fn sign(legend: &Legend) -> Block {
    let mut block = Block::new(0, 200);
    let (middle, from, to) = (point(110, 100), point(10, 100), point(210, 100));
    let mut stroke = |class: &str| block.rule(class, from, to);
    match legend.key {
        Key::Outcome(outcome) => block.circle(outcome_class(outcome), middle, 70),
        Key::Cut => {
            stroke("halo");
            stroke("edge green");
            let stroke = |x| Path::segment(point(x, 40), point(x, 160));
            block.path("cut", stroke(95).and(stroke(125)));
        }
        Key::Shown => {
            stroke("glow");
            stroke("edge green");
        }
        Key::Fallen => stroke("edge fallen"),
        Key::Blue => stroke("edge blue"),
        Key::Red => stroke("edge red"),
        Key::Green => stroke("edge green"),
        Key::Marked => {
            stroke("halo way");
            stroke("arc won");
        }
        Key::Taken(by) => block.circle(by.class(), middle, 70),
        Key::Split => {
            block.circle("stone", point(50, 100), 50);
            block.circle("stone", point(170, 100), 50);
            block.rule("split", point(110, 10), point(110, 190));
        }
        Key::Token => {
            block.circle("u", middle, 50);
            block.circle("token", middle, 80);
        }
    }
    block.text("small", point(330, 140), Anchor::Start, &legend.text);
    block.width = 330 + text_width(&legend.text, px(11)).0;
    block
}
