//! Heaps of stones, and rows of pins.

use crate::block::Block;
use crate::error::{PictureError, at_most};
use crate::geometry::point;
use crate::length::{Length, px};
use crate::scale::grouped;
use crate::shape::Anchor;
use crate::text::{lines, text_width};

/// More heaps than this are not drawn.
pub const MOST_HEAPS: usize = 200;

/// Heaps side by side.
#[derive(Clone, Debug)]
pub struct Heaps {
    /// Invariant: no more than [`MOST_HEAPS`].
    heaps: Vec<Heap>,
    lying: bool,
}

/// A heap.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Heap {
    /// How many stones or pins there are.
    pub size: u64,
    /// Those that are taken.
    pub taken: Vec<Taken>,
    /// Where it is split: below each part but the first, so many stones are in those before.
    pub splits: Vec<u64>,
    /// What is written below it besides its size, in lines that may be broken further; may be empty.
    pub note: String,
}

/// Stones that are taken, counted from the bottom, or pins from the left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Taken {
    /// The first of them, from 0.
    pub first: u64,
    /// How many.
    pub count: u64,
    /// By whom.
    pub by: Whose,
}

/// Whose a move is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whose {
    /// Both players have it.
    Either,
    /// Left's.
    Left,
    /// Right's.
    Right,
}

impl Whose {
    /// The class of what is taken.
    pub(crate) fn class(self) -> &'static str {
        match self {
            Whose::Either => "taken",
            Whose::Left => "taken lefts",
            Whose::Right => "taken rights",
        }
    }
}

/// The stones of a heap are drawn if no heap has more.
const MOST_STONES: u64 = 15;
/// So many pins are drawn in a row.
const MOST_PINS: u64 = 60;
const STONE: i64 = 180;
const PIN: i64 = 150;
const ROOM: i64 = 3960;
/// More heaps than this are drawn as low bars in wider rows, so that the picture is not much higher than wide.
const MANY: usize = 24;
const WIDE_ROOM: i64 = 6600;
/// How high the largest bar is.
const HIGH: i64 = 2600;
/// The same among many.
const LOW: i64 = 1000;

impl Heaps {
    /// Heaps whose stones lie upon each other.
    ///
    /// # Errors
    /// If there are more than [`MOST_HEAPS`].
    pub fn of_stones(heaps: Vec<Heap>) -> Result<Heaps, PictureError> {
        at_most(heaps.len(), MOST_HEAPS).map(|()| Heaps { heaps, lying: false })
    }

    /// Heaps whose stones are pins in a row, which may fall apart into several.
    ///
    /// # Errors
    /// If there are more than [`MOST_HEAPS`].
    pub fn of_pins(heaps: Vec<Heap>) -> Result<Heaps, PictureError> {
        at_most(heaps.len(), MOST_HEAPS).map(|()| Heaps { heaps, lying: true })
    }

    pub(crate) fn block(&self) -> Block {
        let most = self.heaps.iter().map(|heap| heap.size).max().unwrap_or(0);
        let many = self.heaps.len() > MANY;
        let room = if many { WIDE_ROOM } else { ROOM };
        let draw = |heap: &Heap, tallest: u64| match (self.lying, most <= MOST_STONES && !many) {
            (true, _) => row(heap),
            (false, true) => stack(heap, tallest),
            (false, false) => bar(heap, tallest, (most, if many { LOW } else { HIGH })),
        };
        let gap = if self.lying { 260 } else { 100 };
        // Which heaps stand in a row depends on how wide they are, and how high a row is on which those are.
        let mut rows: Vec<(Vec<&Heap>, i64)> = Vec::new();
        for heap in &self.heaps {
            let wide = draw(heap, heap.size).width;
            match rows.last_mut() {
                Some((row, width)) if *width + gap + wide <= room => {
                    row.push(heap);
                    *width += gap + wide;
                }
                _ => rows.push((vec![heap], wide)),
            }
        }
        let mut all = Block::default();
        for (row, _) in &rows {
            let tallest = row.iter().map(|heap| heap.size).max().unwrap_or(0);
            let blocks = row.iter().map(|heap| draw(heap, tallest));
            // All rows begin at the left, so that heaps stand below each other.
            let (mut x, top) = (0, if all.height > 0 { all.height + 200 } else { 0 });
            for block in blocks {
                all.place(point(x, top), &block);
                x += block.width + gap;
            }
        }
        all
    }
}

/// The classes that a stone has, of which those after the first are drawn within it.
fn classes(heap: &Heap, stone: u64) -> Vec<&'static str> {
    let is_taken = |taken: &&Taken| stone >= taken.first && stone - taken.first < taken.count;
    let classes: Vec<_> =
        heap.taken.iter().filter(is_taken).map(|taken| taken.by.class()).collect();
    if classes.is_empty() { vec!["stone"] } else { classes }
}

/// The places where a heap is split that are within it.
fn splits(heap: &Heap) -> impl Iterator<Item = u64> {
    heap.splits.iter().copied().filter(|&at| 0 < at && at < heap.size)
}

/// Stones upon each other, beside a heap of `tallest`.
fn stack(heap: &Heap, tallest: u64) -> Block {
    let width = STONE + 120;
    let high = i64::try_from(tallest.max(1)).unwrap_or(1) * STONE;
    let mut block = Block::new(width, high + 60);
    for (stone, k) in (0..heap.size).zip(0..) {
        let at = point(width / 2, high - STONE / 2 - k * STONE);
        for (class, within) in classes(heap, stone).into_iter().zip(0..) {
            block.circle(class, at, STONE / 2 - 10 - 28 * within);
        }
    }
    for at in splits(heap) {
        let y = high - i64::try_from(at).unwrap_or(0) * STONE;
        block.rule("split", point(0, y), point(width, y));
    }
    block.rule("ground", point(20, high + 10), point(width - 20, high + 10));
    said(block, heap)
}

/// A bar as high as the heap is large, beside one for `tallest`; the largest of all is `most` and so high.
fn bar(heap: &Heap, tallest: u64, (most, highest): (u64, i64)) -> Block {
    let share = |size: u64| Length(highest).part(size, most).0;
    let high = share(tallest).max(60);
    let text = grouped(heap.size);
    let width = (text_width(&text, px(13)).0 + 80).max(440);
    let mut block = Block::new(width, high + 60);
    let middle = point(width / 2 - 130, 0);
    let tall = share(heap.size).max(if heap.size > 0 { 30 } else { 0 });
    block.rect("stone", point(middle.x, high - tall), point(260, tall), 20);
    // What two players take stands side by side.
    let wide = 260 / i64::try_from(heap.taken.len().max(1)).unwrap_or(1);
    for (taken, x) in
        heap.taken.iter().zip((middle.x..).step_by(usize::try_from(wide).unwrap_or(1)))
    {
        let marked = share(taken.count.min(heap.size)).min(tall);
        let above = share(taken.first.min(heap.size)).min(tall - marked);
        if marked > 0 {
            block.rect(taken.by.class(), point(x, high - above - marked), point(wide, marked), 20);
        }
    }
    for at in splits(heap) {
        let y = high - share(at).min(tall);
        block.rule("split", point(middle.x - 60, y), point(middle.x + 320, y));
    }
    block.rule("ground", point(20, high + 10), point(width - 20, high + 10));
    said(block, heap)
}

/// Pins in a row, parted into lines; of very many only the first and how many there are.
fn row(heap: &Heap) -> Block {
    let shown = heap.size.min(MOST_PINS);
    let in_line = u64::try_from(ROOM / PIN).unwrap_or(1).min(20);
    let lines = shown.div_ceil(in_line).max(1);
    let wide = i64::try_from(shown.min(in_line)).unwrap_or(1).max(2) * PIN + 80;
    let line_high = 380;
    let mut block = Block::new(wide, i64::try_from(lines).unwrap_or(1) * line_high + 20);
    for line in 0..i64::try_from(lines).unwrap_or(1) {
        let y = (line + 1) * line_high;
        block.rule("ground", point(0, y), point(wide, y));
    }
    for pin in 0..shown {
        let (line, place) = (pin / in_line, pin % in_line);
        let x = 40 + i64::try_from(place).unwrap_or(0) * PIN + PIN / 2;
        let y = (i64::try_from(line).unwrap_or(0) + 1) * line_high - 20;
        // More than are drawn: the last ones fade out.
        if heap.size > MOST_PINS && pin + 3 >= shown {
            block.circle("stone", point(x, y - 120), 22);
            continue;
        }
        for (class, within) in classes(heap, pin).into_iter().zip(0..) {
            let (half, low) = (45 - 18 * within, 18 * within);
            block.rect(class, point(x - half, y - 210 + low), point(2 * half, 210 - 2 * low), 30);
            block.circle(class, point(x, y - 255), half);
        }
    }
    for at in splits(heap).filter(|at| *at < shown && !at.is_multiple_of(in_line)) {
        let x = 40 + i64::try_from(at % in_line).unwrap_or(0) * PIN;
        let y = (i64::try_from(at / in_line).unwrap_or(0) + 1) * line_high;
        block.rule("split", point(x, y - 340), point(x, y + 20));
    }
    said(block, heap)
}

/// The size below a heap, and what is said about it.
fn said(block: Block, heap: &Heap) -> Block {
    let room = Length(block.width.max(700));
    let note: Vec<String> = heap.note.lines().flat_map(|said| lines(said, px(12), room)).collect();
    let widths = note.iter().map(|line| text_width(line, px(12)).0);
    let size = grouped(heap.size);
    let wide = widths.max().unwrap_or(0).max(text_width(&size, px(13)).0) + 40;
    let mut whole = Block::new(block.width.max(wide), 0);
    whole.place(point((whole.width - block.width) / 2, 0), &block);
    let middle = whole.width / 2;
    whole.height += 160;
    whole.text("strong", point(middle, whole.height - 20), Anchor::Middle, &size);
    for line in note {
        whole.height += 160;
        whole.text("small", point(middle, whole.height - 20), Anchor::Middle, &line);
    }
    whole.height += 40;
    whole
}
