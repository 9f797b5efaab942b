//! Stalk notation, read: `ee(e;ee)` is a stalk of two edges on which stalks of one and of two stand.
//!
//! A letter is an edge that grows from where the one before it ended: `e` green, `b` blue, `r` red, `e^5` five
//! of them. Branches at a vertex stand in parentheses, parted by `;`; without parentheses they stand
//! on the ground. An edge may be followed by the name of the vertex it leads to, a capital letter with or
//! without a number: where the name comes again, the edge leads back there, and `0` is the ground. So
//! `eAeeeeA` is a square on a stem, `eA(eA)` a balloon and `eee0` an arch.

use crate::cursor::Watch;
use crate::{Diagnostic, DiagnosticKind};
use grundy_core::{Budget, Stopped};
use grundy_games::bush::{Colour, Drawing, Line, Vertex};
use std::collections::HashMap;

/// A text with more edges is refused, since a few letters can ask for any number.
const MOST_EDGES: usize = 1_000_000;

/// What reading takes at most for each byte of a text: a parenthesis is remembered in a vector that grows, a letter
/// becomes an edge and a vertex with a name, of which there are not many.
const BYTES_FOR_A_BYTE: u64 = 32;

/// The drawing that a text in stalk notation describes.
///
/// ```
/// use grundy_theorems::bush::value;
/// let tree = grundy_lang::parse_stalks("ee(e;ee)").unwrap();
/// assert_eq!(value(&tree.bush()), 5);
/// let stem_and_square = grundy_lang::parse_stalks("eAeeeeA").unwrap();
/// assert_eq!(value(&stem_and_square.bush()), 1);
/// ```
///
/// # Errors
/// What is wrong with the text first, and where.
pub fn parse_stalks(source: &str) -> Result<Drawing, Diagnostic> {
    Reader::new(source, None).read()
}

/// The same within a budget: a text may be very long.
///
/// # Errors
/// If a limit is reached.
pub fn parse_stalks_within(
    source: &str,
    budget: &Budget,
) -> Result<Result<Drawing, Diagnostic>, Stopped> {
    budget.room_for((source.len() as u64).saturating_mul(BYTES_FOR_A_BYTE))?;
    let watch = Watch::new(budget);
    let drawing = Reader::new(source, Some(&watch)).read();
    match watch.rang() {
        Some(by) => Err(budget.stopped(by)),
        None => Ok(drawing),
    }
}

struct Reader<'a> {
    source: &'a str,
    /// The byte that is read next.
    at: usize,
    vertices: Vec<Vertex>,
    lines: Vec<Line>,
    named: HashMap<&'a str, usize>,
    /// Where branches were begun that are not closed: the vertex, and the byte of the parenthesis.
    open: Vec<(usize, usize)>,
    /// Where the next edge grows from.
    here: usize,
    /// The text seems to end where the time does.
    watch: Option<&'a Watch>,
}

impl<'a> Reader<'a> {
    fn new(source: &'a str, watch: Option<&'a Watch>) -> Reader<'a> {
        let ground = Vertex { name: "0".to_owned(), point: None, on_ground: true };
        Reader {
            source,
            at: 0,
            vertices: vec![ground],
            lines: Vec::new(),
            named: HashMap::from([("0", 0)]),
            open: Vec::new(),
            here: 0,
            watch,
        }
    }

    fn read(mut self) -> Result<Drawing, Diagnostic> {
        while let Some(mark) = self.peek()
            && self.watch.is_none_or(Watch::goes_on)
        {
            let start = self.at;
            self.at += mark.len_utf8();
            match mark {
                mark if mark.is_whitespace() => {}
                'e' => self.edges(Colour::Green)?,
                'b' => self.edges(Colour::Blue)?,
                'r' => self.edges(Colour::Red)?,
                '(' | '（' => self.open.push((self.here, start)),
                ';' | '；' => self.here = self.open.last().map_or(0, |&(vertex, _)| vertex),
                ')' | '）' => match self.open.pop() {
                    Some((vertex, _)) => self.here = vertex,
                    None => {
                        let kind = DiagnosticKind::Unopened { close: ')' };
                        return Err(Diagnostic { span: start..self.at, kind });
                    }
                },
                mark => {
                    let kind = DiagnosticKind::NoStalk { found: mark };
                    return Err(Diagnostic { span: start..self.at, kind });
                }
            }
        }
        if let Some(&(_, start)) = self.open.last() {
            let kind = DiagnosticKind::Unclosed { close: ')' };
            return Err(Diagnostic { span: start..start + 1, kind });
        }
        let end = self.source.len();
        Drawing::new(self.vertices, self.lines)
            .map_err(|_| Diagnostic { span: end..end, kind: DiagnosticKind::LabelTooLarge })
    }

    fn peek(&self) -> Option<char> {
        self.source.get(self.at..)?.chars().next()
    }

    /// The bytes from here on that `belongs` says belong together.
    fn take(&mut self, belongs: impl Fn(u8) -> bool) -> &'a str {
        let rest = self.source.get(self.at..).unwrap_or_default();
        let length = rest.bytes().take_while(|&byte| belongs(byte)).count();
        self.at += length;
        &rest[..length]
    }

    /// What follows the letter of an edge: how often it is repeated, and where the last one leads.
    fn edges(&mut self, colour: Colour) -> Result<(), Diagnostic> {
        let start = self.at - 1;
        let mut count = 1;
        if self.peek() == Some('^') {
            self.at += 1;
            let digits = self.take(|byte| byte.is_ascii_digit());
            count = match (digits.is_empty(), digits.parse::<usize>()) {
                (true, _) => {
                    let kind = DiagnosticKind::MalformedNumber;
                    return Err(Diagnostic { span: start..self.at, kind });
                }
                (false, number) => number.unwrap_or(usize::MAX),
            };
        }
        if count > MOST_EDGES - self.lines.len() {
            let kind = DiagnosticKind::TooManyEdges { most: MOST_EDGES };
            return Err(Diagnostic { span: start..self.at, kind });
        }
        let name = self.name();
        // A name after no edges at all would name nothing.
        if count == 0 {
            return Ok(());
        }
        for _ in 1..count {
            let next = self.vertex(None);
            self.grow(next, colour);
        }
        let known = name.and_then(|name| self.named.get(name).copied());
        let next = known.unwrap_or_else(|| self.vertex(name));
        self.grow(next, colour);
        Ok(())
    }

    fn name(&mut self) -> Option<&'a str> {
        let start = self.at;
        match self.peek()? {
            '0' => self.at += 1,
            letter if letter.is_ascii_uppercase() => {
                self.at += 1;
                self.take(|byte| byte.is_ascii_digit());
            }
            _ => return None,
        }
        self.source.get(start..self.at)
    }

    /// A new vertex. One without a name is called by its place.
    fn vertex(&mut self, name: Option<&'a str>) -> usize {
        let place = self.vertices.len();
        if let Some(name) = name {
            self.named.insert(name, place);
        }
        let name = name.map_or_else(|| place.to_string(), str::to_owned);
        self.vertices.push(Vertex { name, point: None, on_ground: false });
        place
    }

    fn grow(&mut self, to: usize, colour: Colour) {
        self.lines.push(Line { from: self.here, to, colour });
        self.here = to;
    }
}
