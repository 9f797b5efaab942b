//! An edge list with more arcs than memory holds: read several times, each time for some of the rows.

use super::header::{Header, Verdict};
use super::whole::{Scan, first};
use super::{TextErrorKind, TextOptions, error_in_line, first_out_of_range};
use crate::graphs::{BinaryWriter, GraphError};
use grundy_core::{Budget, Stopped};
use grundy_engines::graph::{Arcs, Rows, rows_of_tails};
use std::io::{self, Write};

/// How many bytes an arc takes while its row is made: in a bucket, and in its row.
const PER_ARC: u64 = 12;

/// How many bytes a vertex takes: a count, and a start.
const PER_VERTEX: u64 = 12;

/// An edge list of which it is known how many arcs lead to each vertex, so that its rows can be made some at a time: in as
/// little memory as the budget allows, a few bytes for each vertex and room for some of the arcs.
#[derive(Debug)]
pub struct CountedList {
    /// Where the arcs begin in the text.
    body_at: usize,
    from_one: bool,
    /// A first line that looked like a header and is an arc.
    extra: Option<(u32, u32)>,
    arcs: u64,
    counts: Vec<u64>,
}

/// What one reading of the list tells.
#[derive(Default)]
struct Survey {
    counts: Vec<u64>,
    largest: Option<u32>,
    /// What the counts would have needed, if there was no room for them.
    too_many: Option<u64>,
}

impl Survey {
    /// Counts an arc, if there is room for a count of each vertex up to `most`.
    fn push(&mut self, from: u32, to: u32, most: u64) {
        self.largest = self.largest.max(Some(from.max(to)));
        let place = to as usize;
        if place >= self.counts.len() {
            let needed = u64::from(to) + 1;
            if needed > most {
                self.too_many = self.too_many.max(Some(needed));
                return;
            }
            // Twice as many as before at least, but no more than there is room for.
            let twice = usize::try_from(most).unwrap_or(usize::MAX).min(2 * self.counts.len());
            self.counts.resize(twice.max(place + 1), 0);
        }
        self.counts[place] += 1;
    }
}

impl CountedList {
    /// Reads the edge list `text` once.
    ///
    /// # Errors
    /// If it is no edge list, or the budget ends it: if there is no room for the vertices.
    pub fn count(
        text: &[u8],
        options: &TextOptions,
        budget: &Budget,
    ) -> Result<CountedList, GraphError> {
        let base = options.base();
        let Some((head, body_at)) = first(text, budget)? else {
            let missing = error_in_line(0, (0, TextErrorKind::MissingHeader));
            return match options.header {
                Header::Present => Err(missing.into()),
                _ => Ok(CountedList {
                    body_at: text.len(),
                    from_one: options.from_one,
                    extra: None,
                    arcs: 0,
                    counts: Vec::new(),
                }),
            };
        };
        let (before, body_at) = match options.header {
            Header::Absent => (0, 0),
            Header::Guess | Header::Present => (head.before + 1, body_at),
        };
        let body = text.get(body_at..).unwrap_or_default();
        let most = budget.bytes_left() / PER_VERTEX;
        let scan = Scan { body, base, budget, threads: 1 };
        let push = |survey: &mut Survey, from, to| survey.push(from, to, most);
        let (parts, mut arcs) = scan
            .run(Survey::default, push, |_, _| Ok(()))
            .map_err(|error| error.located(body, before))?;
        let mut survey = parts.into_iter().next().unwrap_or_default();
        let out_of_range =
            |vertices: u64| match first_out_of_range(body, before, base, vertices, budget) {
                Err(stopped) => stopped.into(),
                Ok(Some(error)) => GraphError::Text(error),
                Ok(None) => GraphError::OutOfRange { label: survey.largest.unwrap_or(0), vertices },
            };
        let mut extra = None;
        let vertices = match head.verdict(options.header, arcs, survey.largest) {
            Verdict::Header(vertices) => Some(vertices),
            Verdict::OutOfRange(vertices) => return Err(out_of_range(vertices)),
            Verdict::Wrong(error) => return Err(error.into()),
            // A label below the base has come round to the largest.
            Verdict::Arc if base == 1 && survey.largest == Some(u32::MAX) => {
                return Err(out_of_range(u64::MAX));
            }
            Verdict::Arc => {
                if options.header != Header::Absent {
                    let (from, to) = head.ends(base)?;
                    survey.push(from, to, most);
                    (extra, arcs) = (Some((from, to)), arcs + 1);
                }
                None
            }
        };
        let enough = survey.largest.map_or(0, |largest| u64::from(largest) + 1);
        let vertices = vertices.unwrap_or(enough);
        budget.room_for(survey.too_many.unwrap_or(0).max(vertices).saturating_mul(PER_VERTEX))?;
        let count = usize::try_from(vertices).ok().filter(|_| vertices <= 1 << 32);
        survey.counts.resize(count.ok_or(GraphError::TooManyVertices(vertices))?, 0);
        Ok(CountedList { body_at, from_one: options.from_one, extra, arcs, counts: survey.counts })
    }

    /// The number of vertices.
    pub fn vertex_count(&self) -> usize {
        self.counts.len()
    }

    /// The number of arcs.
    pub fn arc_count(&self) -> u64 {
        self.arcs
    }

    /// Writes a binary file of the list, which is read once more for each part of its rows.
    ///
    /// # Errors
    /// If `out` cannot be written. What else ends it is in the error, as a [`GraphError`] or [`Stopped`]: `text` was
    /// changed since it was counted, or there is no room for the arcs to one vertex.
    pub fn write_binary<W: Write>(&self, text: &[u8], out: W, budget: &Budget) -> io::Result<W> {
        let mut writer =
            BinaryWriter::new(out, self.counts.len() as u64, self.arcs, self.from_one)?;
        let mut start = 0;
        for &count in &self.counts {
            writer.start(start)?;
            start += count;
        }
        writer.start(start)?;
        let body = text.get(self.body_at..).unwrap_or_default();
        let mut begin = 0;
        while begin < self.counts.len() {
            let end = self.range_from(begin, budget).map_err(io::Error::other)?;
            self.rows(body, (begin, end), budget, &mut writer)?;
            begin = end;
        }
        writer.finish()
    }

    /// Where the rows end that are made together with that of `begin`: as many as there is room for.
    fn range_from(&self, begin: usize, budget: &Budget) -> Result<usize, Stopped> {
        let vertices = (self.counts.len() as u64).saturating_mul(PER_VERTEX);
        let room = budget.bytes_left().saturating_sub(vertices) / PER_ARC;
        let (mut end, mut taken) = (begin, 0);
        while let Some(&count) = self.counts.get(end) {
            taken += count;
            if taken > room {
                break;
            }
            end += 1;
        }
        if end == begin {
            budget.room_for(vertices.saturating_add(taken.saturating_mul(PER_ARC)))?;
        }
        Ok(end.max(begin + 1))
    }

    /// Writes the rows from `begin` to `end`.
    fn rows<W: Write>(
        &self,
        body: &[u8],
        (begin, end): (usize, usize),
        budget: &Budget,
        writer: &mut BinaryWriter<W>,
    ) -> Result<(), GraphError> {
        let empty = Arcs::new(self.counts.len() as u64);
        let push = |arcs: &mut Arcs, from: u32, to: u32| {
            if (begin..end).contains(&(to as usize)) {
                arcs.push(from, to);
            }
        };
        let base = u32::from(self.from_one);
        let scan = Scan { body, base, budget, threads: budget.workers() };
        let (mut parts, count) = scan
            .run(|| empty.like(), push, |_, _| Ok(()))
            .map_err(|error| error.located(body, 0))?;
        if let (Some((from, to)), Some(part)) = (self.extra, parts.first_mut()) {
            push(part, from, to);
        }
        let (tails, _) = rows_of_tails(parts, self.counts.len(), budget)?;
        // The file may have been changed since it was counted.
        let changed = || GraphError::Changed;
        if count + u64::from(self.extra.is_some()) != self.arcs {
            return Err(changed());
        }
        for (place, vertex) in (0..end).zip(0..=u32::MAX).skip(begin) {
            let row = tails.row(vertex);
            if row.len() as u64 != self.counts[place] {
                return Err(changed());
            }
            writer.row(row)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::graphs::{load_stream, read_bytes};
    use grundy_core::{Limit, Limits};
    use std::fmt::Write as _;

    fn converted(text: &str, options: TextOptions, memory: u64) -> Result<Vec<u8>, GraphError> {
        let limits = Limits { memory, ..Limits::default() };
        let budget = Budget::new(&limits);
        let list = CountedList::count(text.as_bytes(), &options, &budget)?;
        Ok(list.write_binary(text.as_bytes(), Vec::new(), &budget)?)
    }

    /// Whether the file has the same rows as the text has when it is read at once, whatever their order.
    fn same(text: &str, options: TextOptions, memory: u64) {
        let budget = Budget::unlimited();
        let bytes = converted(text, options, memory).unwrap();
        let loaded = load_stream(&bytes[..], &options, &budget).unwrap().graph;
        let read = read_bytes(text.as_bytes(), &options, &budget).unwrap();
        assert_eq!(loaded.vertex_count(), read.vertex_count(), "{memory}");
        assert_eq!(loaded.labelling(), read.labelling());
        for vertex in (0..=u32::MAX).take(read.vertex_count()) {
            let [mut a, mut b] = [&loaded, &read].map(|graph| graph.tails().row(vertex).to_vec());
            a.sort_unstable();
            b.sort_unstable();
            assert_eq!(a, b, "{vertex} {memory}");
        }
    }

    #[test]
    fn few_passes_and_many() {
        let mut text = String::from("# random\n300 5000\n");
        let mut x = 1_u64;
        let mut next = || {
            x = x.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            (x >> 33) % 300
        };
        (0..5000).for_each(|_| writeln!(text, "{} {}", next(), next()).unwrap());
        for memory in [4500, 6000, 20_000, 1 << 20] {
            same(&text, TextOptions::default(), memory);
        }
        let one = TextOptions { from_one: true, ..TextOptions::default() };
        for (text, options) in [
            ("", TextOptions::default()),
            ("0 1\n1 2\n9 3", TextOptions::default()),
            ("3 1\n", TextOptions { header: Header::Absent, ..TextOptions::default() }),
            ("3 2\n1 2\n2 3\n", one),
            ("7 0\n", TextOptions::default()),
        ] {
            same(text, options, 1 << 10);
        }
    }

    #[test]
    fn mistakes_and_too_little_room() {
        let plain = TextOptions::default();
        let one = TextOptions { from_one: true, ..plain };
        let line = |error: GraphError| match error {
            GraphError::Text(error) => error.line,
            other => panic!("{other:?}"),
        };
        assert_eq!(line(converted("2 1\n0 x\n", plain, 1000).unwrap_err()), 2);
        assert_eq!(line(converted("2 2\n0 1\n0 2\n", plain, 1000).unwrap_err()), 3);
        assert_eq!(line(converted("2 1\n0 1\n", one, 1000).unwrap_err()), 2);
        assert_eq!(line(converted("9 7\n0 1\n", plain, 1000).unwrap_err()), 1);
        for (text, least) in [("100 1\n0 1\n", 1200), ("0 4000000000\n0 1\n", 12 << 31)] {
            match converted(text, plain, 1000) {
                Err(GraphError::Stopped(Stopped {
                    by: Limit::Room { needs, limit: 1000 },
                    ..
                })) => {
                    assert!(needs >= least, "{needs}");
                }
                other => panic!("{other:?}"),
            }
        }
        // All arcs lead to one vertex, and there is no room for its row.
        let text = format!("10 1000\n{}", "1 0\n".repeat(1000));
        assert!(matches!(converted(&text, plain, 2000), Err(GraphError::Stopped(_))));
    }
}
