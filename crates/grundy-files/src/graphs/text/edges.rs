//! Edge lists whose edges keep the order of the file, since they are named by their places in it.

use super::header::{First, Header, Verdict};
use super::whole::{ScanError, first, line_start};
use super::{TextErrorKind, TextOptions, error_in_line, first_out_of_range, scan};
use crate::graphs::{GraphError, TextError};
use grundy_core::{Budget, Stage, in_threads};

/// Between two looks at the budget.
const PIECE: usize = 1 << 22;

/// Reads the edge list `text`, with several threads where it is long: `edge` makes an edge of two labels.
///
/// ```
/// use grundy_core::Budget;
/// use grundy_files::graphs::{TextOptions, read_edges};
/// let text = b"3 2\n0 1\n1 2\n";
/// let edges = read_edges(text, &TextOptions::default(), &Budget::unlimited(), |a, b| (a, b));
/// assert_eq!(edges.unwrap(), [(0, 1), (1, 2)]);
/// ```
///
/// # Errors
/// If it is no edge list, or the budget ends it.
pub fn read_edges<T: Send>(
    text: &[u8],
    options: &TextOptions,
    budget: &Budget,
    edge: impl Fn(u32, u32) -> T + Sync,
) -> Result<Vec<T>, GraphError> {
    let base = options.base();
    let Some((head, body_at)) = first(text, budget)? else {
        return match options.header {
            Header::Present => Err(error_in_line(0, (0, TextErrorKind::MissingHeader)).into()),
            Header::Guess | Header::Absent => Ok(Vec::new()),
        };
    };
    // The ground is a vertex, so no header gives 0 of them: `0 0` is a loop on the ground.
    let header = match options.header {
        Header::Guess if head.numbers.0 == 0 => Header::Absent,
        header => header,
    };
    let (before, body_at) = match header {
        Header::Absent => (0, 0),
        Header::Guess | Header::Present => (head.before + 1, body_at),
    };
    let body = text.get(body_at..).unwrap_or_default();
    let (mut edges, largest) =
        in_order(body, base, budget, &edge).map_err(|why| why.located(body, before))?;
    let out_of_range =
        |vertices: u64| match first_out_of_range(body, before, base, vertices, budget) {
            Err(stopped) => stopped.into(),
            Ok(Some(error)) => GraphError::Text(error),
            Ok(None) => GraphError::OutOfRange { label: largest.unwrap_or_default(), vertices },
        };
    match head.verdict(header, edges.len() as u64, largest) {
        Verdict::OutOfRange(vertices) => Err(out_of_range(vertices)),
        Verdict::Wrong(error) => Err(error.into()),
        // A label below the base has come round to the largest.
        _ if base == 1 && largest == Some(u32::MAX) => Err(out_of_range(u64::MAX)),
        Verdict::Arc if header != Header::Absent => {
            let (from, to) = head.ends(base)?;
            edges.insert(0, edge(from, to));
            Ok(edges)
        }
        Verdict::Header(_) | Verdict::Arc => Ok(edges),
    }
}

impl First {
    /// The ends of the arc that the line is.
    pub(super) fn ends(&self, base: u32) -> Result<(u32, u32), TextError> {
        let vertex = |number: u64, at: usize| {
            let vertices = u64::MAX;
            let small = TextErrorKind::OutOfRange { label: number, vertices, base };
            let large = TextErrorKind::NumberTooLarge(number.to_string());
            let vertex = u32::try_from(number).map_err(|_| large);
            let vertex = vertex.and_then(|label| label.checked_sub(base).ok_or(small));
            vertex.map_err(|kind| error_in_line(self.before, (at, kind)))
        };
        Ok((vertex(self.numbers.0, self.columns.0)?, vertex(self.numbers.1, self.columns.1)?))
    }
}

/// The edges of `body` and the largest label.
type Scanned<T> = (Vec<T>, Option<u32>);

fn in_order<T: Send>(
    body: &[u8],
    base: u32,
    budget: &Budget,
    edge: &(impl Fn(u32, u32) -> T + Sync),
) -> Result<Scanned<T>, ScanError> {
    let threads = budget.workers().min(body.len().div_ceil(PIECE)).max(1);
    let share = body.len().div_ceil(threads).max(1);
    let work =
        |i: usize| range(body, (i * share, body.len().min((i + 1) * share)), base, budget, edge);
    let mut all: Scanned<T> = (Vec::new(), None);
    // The first mistake of the file is that of the first part that has one.
    for part in in_threads(0..threads, work) {
        let (edges, largest) = part?;
        match all.0.is_empty() {
            true => all.0 = edges,
            false => all.0.extend(edges),
        }
        all.1 = all.1.max(largest);
    }
    Ok(all)
}

/// The edges in lines that begin within `from..to`.
fn range<T>(
    body: &[u8],
    (from, to): (usize, usize),
    base: u32,
    budget: &Budget,
    edge: &impl Fn(u32, u32) -> T,
) -> Result<Scanned<T>, ScanError> {
    let mut edges = Vec::new();
    let mut largest = None;
    let mut begin = from;
    while begin < to {
        let end = to.min(begin + PIECE);
        if let Some(start) = line_start(body, begin, end) {
            let push = |a: u32, b: u32| {
                largest = largest.max(Some(a.max(b)));
                edges.push(edge(a, b));
            };
            scan::lines(&body[start..], end - start, base, push)
                .map_err(|at| ScanError::Line(start + at))?;
        }
        let bytes = (edges.len() * size_of::<T>()) as u64;
        let fits = match bytes > budget.bytes_left() {
            true => budget.room_for(bytes),
            false => Ok(()),
        };
        budget
            .at(Stage::Reading, end as u64, body.len() as u64)
            .and(fits)
            .map_err(ScanError::Stopped)?;
        begin = end;
    }
    Ok((edges, largest))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str, options: TextOptions) -> Result<Vec<(u32, u32)>, GraphError> {
        read_edges(text.as_bytes(), &options, &Budget::unlimited(), |a, b| (a, b))
    }

    #[test]
    fn headers_and_their_absence() {
        let guess = TextOptions::default();
        assert_eq!(read("", guess).unwrap(), []);
        assert_eq!(read("3 2\n0 1\n1 2\n", guess).unwrap(), [(0, 1), (1, 2)]);
        assert_eq!(read("0 1\n1 2\n", guess).unwrap(), [(0, 1), (1, 2)]);
        assert_eq!(read("# none\n1 0\n", guess).unwrap(), []);
        assert_eq!(read("# a loop\n0 0\n", guess).unwrap(), [(0, 0)]);
        let absent = TextOptions { header: Header::Absent, ..guess };
        assert_eq!(read("0 0\n", absent).unwrap(), [(0, 0)]);
        assert_eq!(read("3 2\n0 1", absent).unwrap(), [(3, 2), (0, 1)]);
        assert!(matches!(read("9 7\n0 1\n", guess), Err(GraphError::Text(_))));
        assert!(matches!(read("0 1\n1 x\n", guess), Err(GraphError::Text(e)) if e.line == 2));
        let one = TextOptions { from_one: true, ..guess };
        assert_eq!(read("2 1\n1 2\n", one).unwrap(), [(0, 1)]);
        assert!(read("2 1\n0 2\n", one).is_err());
    }

    #[test]
    fn long_lists_keep_their_order_and_tell_their_first_mistake() {
        use std::fmt::Write;
        let mut text = String::from("1000001 1500000\n");
        let edge = |i: u32| (i % 1_000_000, i * 7 % 1_000_001);
        (0..1_500_000).for_each(|i| writeln!(text, "{} {}", edge(i).0, edge(i).1).unwrap());
        let options = TextOptions::default();
        let edges = read(&text, options).unwrap();
        assert!(edges.into_iter().eq((0..1_500_000).map(edge)));
        let place = text.len() - 30;
        text.replace_range(place..place + 1, "x");
        let Err(GraphError::Text(error)) = read(&text, options) else { panic!("a mistake") };
        assert!(error.line > 1_499_990, "{error}");
    }
}
