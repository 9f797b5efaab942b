//! An edge list that comes one piece after the other.

use super::header::{First, Header, Verdict};
use super::{
    TextErrorKind, TextOptions, error_in_line, first_out_of_range, line, line_ends, lines, scan,
};
use crate::graphs::{Graph, GraphError, TextError};
use grundy_core::Budget;
use grundy_engines::graph::{Arcs, needed_bytes};

/// Reads an edge list that comes one piece after the other, such as a compressed file or a pipe.
///
/// ```
/// use grundy_core::Budget;
/// use grundy_files::graphs::{TextOptions, TextReader};
/// let budget = Budget::unlimited();
/// let mut reader = TextReader::new(TextOptions::default());
/// reader.feed(b"3 2\n0 1\n1", &budget).unwrap();
/// reader.feed(b" 2", &budget).unwrap();
/// assert_eq!(reader.finish(&budget).unwrap().arc_count(), 2);
/// ```
#[derive(Debug)]
pub struct TextReader {
    options: TextOptions,
    arcs: Arcs,
    count: u64,
    /// The line that has begun and not ended yet.
    open: Vec<u8>,
    /// How many lines have ended.
    lines: u64,
    first: Option<First>,
    /// The first label beyond the vertices that the first line gives, if it is a header.
    beyond: Option<TextError>,
    /// The first label 0 where labels count from 1.
    below: Option<TextError>,
}

/// Arcs come before anything is known of how many vertices there are.
const VERTICES: u64 = 1 << 24;

impl TextReader {
    /// Nothing was read yet.
    pub fn new(options: TextOptions) -> TextReader {
        TextReader {
            options,
            arcs: Arcs::new(VERTICES),
            count: 0,
            open: Vec::new(),
            lines: 0,
            first: None,
            beyond: None,
            below: None,
        }
    }

    /// Reads the next bytes. A line may go on from one piece to the next.
    ///
    /// # Errors
    /// If a line is wrong, or the budget ends it. Then the reader is of no more use.
    pub fn feed(&mut self, piece: &[u8], budget: &Budget) -> Result<(), GraphError> {
        let mut piece = piece;
        if !self.open.is_empty() {
            let end = piece.iter().position(|&byte| byte == b'\n').map(|at| at + 1);
            let (rest, later) = piece.split_at(end.unwrap_or(piece.len()));
            self.open.extend_from_slice(rest);
            budget.room_for(self.open.len() as u64)?;
            if end.is_none() && self.open.len() <= line::LONGEST {
                return Ok(());
            }
            let line = std::mem::take(&mut self.open);
            self.read(&line, budget)?;
            piece = later;
        }
        let whole = piece.iter().rposition(|&byte| byte == b'\n').map_or(0, |at| at + 1);
        self.read(&piece[..whole], budget)?;
        self.open.extend_from_slice(&piece[whole..]);
        Ok(budget.room_for(needed_bytes(0, self.count))?)
    }

    /// Reads whole lines.
    fn read(&mut self, text: &[u8], budget: &Budget) -> Result<(), GraphError> {
        let mut text = text;
        while self.first.is_none() && !text.is_empty() {
            let Some((_, line)) = lines(text).next() else { break };
            let numbers = line::numbers(line).map_err(|error| error_in_line(self.lines, error))?;
            if let Some(numbers) = numbers {
                let first = First { numbers, before: self.lines, columns: line::columns(line) };
                self.first = Some(first);
                if self.options.header == Header::Absent {
                    first.push_as_arc(self.options.base(), std::slice::from_mut(&mut self.arcs))?;
                }
            }
            self.lines += 1;
            text = text.get(line.len() + 1..).unwrap_or_default();
        }
        let base = self.options.base();
        match scan::lines(text, text.len(), base, |from, to| self.arcs.push(from, to)) {
            Ok(more) => self.count += more,
            Err(at) => {
                let before = self.lines + line_ends(&text[..at]);
                let line = lines(&text[at..]).next().map_or(&[][..], |(_, line)| line);
                let error = line::arc(line).err().unwrap_or((0, TextErrorKind::MissingNumber));
                return Err(error_in_line(before, error).into());
            }
        }
        let largest = self.arcs.largest();
        let vertices = self.first.map_or(u64::MAX, |first| first.numbers.0);
        if self.beyond.is_none() && largest.is_some_and(|largest| u64::from(largest) >= vertices) {
            self.beyond = first_out_of_range(text, self.lines, base, vertices, budget)?;
        }
        if self.below.is_none() && base == 1 && largest == Some(u32::MAX) {
            self.below = first_out_of_range(text, self.lines, base, u64::MAX, budget)?;
        }
        self.lines += line_ends(text);
        Ok(())
    }

    /// The graph, when all was read.
    ///
    /// # Errors
    /// If it is no edge list, or the budget ends it.
    pub fn finish(mut self, budget: &Budget) -> Result<Graph, GraphError> {
        let line = std::mem::take(&mut self.open);
        self.read(&line, budget)?;
        let header = self.options.header;
        let Some(first) = self.first else {
            return match header {
                Header::Present => Err(error_in_line(0, (0, TextErrorKind::MissingHeader)).into()),
                Header::Guess | Header::Absent => Graph::of_parts(vec![], Some(0), budget),
            };
        };
        let largest = self.arcs.largest();
        let mut parts = vec![self.arcs];
        let out_of_range = |error: Option<TextError>, vertices: u64| match error {
            Some(error) => GraphError::Text(error),
            None => GraphError::OutOfRange { label: largest.unwrap_or_default(), vertices },
        };
        match first.verdict(header, self.count, largest) {
            Verdict::Header(vertices) => Graph::of_parts(parts, Some(vertices), budget),
            Verdict::OutOfRange(vertices) => Err(out_of_range(self.beyond, vertices)),
            Verdict::Wrong(error) => Err(error.into()),
            Verdict::Arc if self.below.is_some() => Err(out_of_range(self.below, u64::MAX)),
            Verdict::Arc if header == Header::Absent => Graph::of_parts(parts, None, budget),
            Verdict::Arc => {
                first.push_as_arc(self.options.base(), &mut parts)?;
                Graph::of_parts(parts, None, budget)
            }
        }
    }
}
