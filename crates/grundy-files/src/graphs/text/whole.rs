//! An edge list that is in memory as a whole, or mapped.

use super::header::{First, Header, Verdict};
use super::{
    LINES_PER_LOOK, TextErrorKind, TextOptions, error_in_line, first_out_of_range, line, line_ends,
    lines, scan,
};
use crate::graphs::{Graph, GraphError, TextError};
use grundy_core::{Budget, Stage, Stopped, in_threads};
use grundy_engines::graph::{Arcs, needed_bytes};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};

/// Threads take pieces of so many bytes, so that none waits long for another.
const PIECE: usize = 1 << 20;

/// So many lines are looked at to guess what the others are like.
const SAMPLE: usize = 1000;

pub(super) fn read(
    text: &[u8],
    options: TextOptions,
    budget: &Budget,
) -> Result<Graph, GraphError> {
    let base = options.base();
    let Some((first, body_at)) = first(text, budget)? else {
        return match options.header {
            Header::Present => Err(error_in_line(0, (0, TextErrorKind::MissingHeader)).into()),
            Header::Guess | Header::Absent => Graph::of_parts(vec![], Some(0), budget),
        };
    };
    // If it is known not to be a header it is an arc like any other.
    let (before, body_at) = match options.header {
        Header::Absent => (0, 0),
        Header::Guess | Header::Present => (first.before + 1, body_at),
    };
    let body = text.get(body_at..).unwrap_or_default();
    let guess = guess(body, &first, options.header);
    if needed_bytes(0, guess.arcs) > budget.bytes_left() {
        budget.room_for(needed_bytes(guess.fewest, guess.arcs))?;
    }
    let empty = Arcs::new(guess.vertices);
    let fits = |count: u64, all: u64| match count.saturating_mul(8) > budget.bytes_left() {
        true => budget.room_for(needed_bytes(0, all)),
        false => Ok(()),
    };
    let scan = Scan { body, base, budget, threads: budget.workers() };
    let (parts, count) =
        scan.run(|| empty.like(), Arcs::push, fits).map_err(|error| error.located(body, before))?;
    let largest = parts.iter().filter_map(Arcs::largest).max();
    let out_of_range =
        |vertices: u64| match first_out_of_range(body, before, base, vertices, budget) {
            Err(stopped) => stopped.into(),
            Ok(Some(error)) => GraphError::Text(error),
            Ok(None) => GraphError::OutOfRange { label: largest.unwrap_or_default(), vertices },
        };
    match first.verdict(options.header, count, largest) {
        Verdict::Header(vertices) => Graph::of_parts(parts, Some(vertices), budget),
        Verdict::OutOfRange(vertices) => Err(out_of_range(vertices)),
        Verdict::Wrong(error) => Err(error.into()),
        Verdict::Arc if base == 1 && largest == Some(u32::MAX) => Err(out_of_range(u64::MAX)),
        Verdict::Arc if options.header == Header::Absent => Graph::of_parts(parts, None, budget),
        Verdict::Arc => {
            let mut parts = parts;
            first.push_as_arc(base, &mut parts)?;
            Graph::of_parts(parts, None, budget)
        }
    }
}

impl First {
    /// Adds the line to the arcs.
    pub(super) fn push_as_arc(&self, base: u32, parts: &mut [Arcs]) -> Result<(), TextError> {
        let (from, to) = self.ends(base)?;
        if let Some(part) = parts.first_mut() {
            part.push(from, to);
        }
        Ok(())
    }
}

/// The first line with numbers, and where the one after it begins.
pub(super) fn first(text: &[u8], budget: &Budget) -> Result<Option<(First, usize)>, GraphError> {
    for (before, (at, line)) in (0_u64..).zip(lines(text)) {
        if before % LINES_PER_LOOK == 0 {
            budget.at(Stage::Reading, at as u64, text.len() as u64)?;
        }
        let numbers = line::numbers(line).map_err(|error| error_in_line(before, error))?;
        if let Some(numbers) = numbers {
            let first = First { numbers, before, columns: line::columns(line) };
            return Ok(Some((first, at + line.len() + 1)));
        }
    }
    Ok(None)
}

/// About how many vertices and arcs there are.
struct Guess {
    vertices: u64,
    /// No fewer vertices than these, if the list is right.
    fewest: u64,
    arcs: u64,
}

fn guess(body: &[u8], first: &First, header: Header) -> Guess {
    let sample = lines(body).take(SAMPLE).take_while(|&(at, _)| at < PIECE);
    let mut largest = 0;
    let (mut bytes, mut arcs) = (0, 0);
    for (at, line) in sample {
        bytes = at + line.len() + 1;
        if let Ok(Some((from, to))) = line::arc(line) {
            largest = largest.max(from).max(to);
            arcs += 1;
        }
    }
    let seen = u64::from(largest) + 1;
    let (vertices, fewest) = match header {
        Header::Present => (first.numbers.0, first.numbers.0),
        Header::Guess if first.numbers.0 >= seen => (first.numbers.0, first.numbers.0),
        // Labels are as likely to be in the upper half as in the lower.
        Header::Guess | Header::Absent => ((2 * seen).next_power_of_two(), seen),
    };
    Guess { vertices, fewest, arcs: body.len() as u64 * arcs / (bytes as u64).max(1) }
}

/// What ended reading.
#[derive(Debug)]
pub(super) enum ScanError {
    /// The line that begins here is wrong.
    Line(usize),
    Stopped(Stopped),
}

impl ScanError {
    pub(super) fn located(self, body: &[u8], before: u64) -> GraphError {
        let at = match self {
            ScanError::Line(at) => at,
            ScanError::Stopped(stopped) => return stopped.into(),
        };
        let before = before + line_ends(&body[..at]);
        let line = lines(&body[at..]).next().map_or(&[][..], |(_, line)| line);
        match line::arc(line) {
            Err(error) => error_in_line(before, error).into(),
            // The file was changed while we read it.
            Ok(_) => GraphError::Changed,
        }
    }
}

/// The lines of an edge list that are to be read, in whatever order.
pub(super) struct Scan<'a> {
    pub(super) body: &'a [u8],
    pub(super) base: u32,
    pub(super) budget: &'a Budget,
    pub(super) threads: usize,
}

impl Scan<'_> {
    /// Hands all arcs to parts, one for each thread, and says how many arcs there are. `fits` is told how many were
    /// read and how many there will be in all if it goes on like this.
    pub(super) fn run<P: Send>(
        &self,
        empty: impl Fn() -> P + Sync,
        push: impl Fn(&mut P, u32, u32) + Sync,
        fits: impl Fn(u64, u64) -> Result<(), Stopped> + Sync,
    ) -> Result<(Vec<P>, u64), ScanError> {
        let Scan { body, base, budget, threads } = *self;
        let pieces = body.len().div_ceil(PIECE);
        let (next, count) = (AtomicUsize::new(0), AtomicU64::new(0));
        // Of several wrong lines the first counts. Pieces are taken in order, and each that was taken is
        // read to its end or its first mistake, so the first wrong line is found.
        let wrong: Mutex<Option<ScanError>> = Mutex::new(None);
        let is_wrong = || wrong.lock().is_ok_and(|wrong| wrong.is_some());
        let report = |error: ScanError| {
            if let Ok(mut wrong) = wrong.lock() {
                let earlier = match (&*wrong, &error) {
                    (None, _) => true,
                    (Some(ScanError::Line(old)), ScanError::Line(new)) => new < old,
                    (Some(_), _) => false,
                };
                if earlier {
                    *wrong = Some(error);
                }
            }
        };
        let work = || {
            let mut part = empty();
            loop {
                let piece = next.fetch_add(1, Ordering::Relaxed);
                if piece >= pieces || is_wrong() {
                    return part;
                }
                let begin = piece * PIECE;
                let end = (begin + PIECE).min(body.len());
                let Some(start) = line_start(body, begin, end) else { continue };
                let push = |from, to| push(&mut part, from, to);
                match scan::lines(&body[start..], end - start, base, push) {
                    Err(at) => report(ScanError::Line(start + at)),
                    Ok(more) => {
                        let count = count.fetch_add(more, Ordering::Relaxed) + more;
                        let here = budget.at(Stage::Reading, end as u64, body.len() as u64);
                        let all = count / (piece as u64 + 1) * pieces as u64;
                        if let Err(stopped) = here.and_then(|()| fits(count, all.max(count))) {
                            report(ScanError::Stopped(stopped));
                        }
                    }
                }
            }
        };
        let threads = threads.min(pieces).max(1);
        let parts = in_threads(0..threads, |_| work());
        match wrong.into_inner().ok().flatten() {
            Some(error) => Err(error),
            None => Ok((parts, count.into_inner())),
        }
    }
}

/// Where the first line begins that begins from `begin` on and before `end`.
pub(super) fn line_start(text: &[u8], begin: usize, end: usize) -> Option<usize> {
    let Some(last) = begin.checked_sub(1) else { return (end > 0).then_some(0) };
    let ahead = text[last..end].iter().position(|&byte| byte == b'\n')?;
    Some(last + ahead + 1).filter(|&start| start < end)
}
