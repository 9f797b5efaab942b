//! The table between the person and the program: lines in, text out.

use crate::voice::Voice;
use grundy_api::Failure;
use grundy_explain::render::{self, Terminal};
use grundy_explain::{Arg, Block, Doc, markup};
use std::io::{self, BufRead, Read, Write};

/// No move or command is longer than this; the rest of such a line is dropped.
const LONGEST_LINE: u64 = 64 << 10;

/// Where lines come from.
pub(super) trait Lines {
    /// The next line, asked for with `prompt`; `None` at the end. Bytes that are no text become `�`.
    fn line(&mut self, prompt: &str, out: &mut dyn Write) -> Result<Option<String>, Failure>;
}

/// Lines from a pipe or a file.
pub(super) struct Piped<R>(pub(super) R);

/// Where lines are read from and text is written to.
pub(super) struct Table<'v, L, W> {
    input: L,
    out: W,
    pub(super) voice: &'v Voice,
}

impl<'v, L: Lines, W: Write> Table<'v, L, W> {
    pub(super) fn new(voice: &'v Voice, input: L, out: W) -> Table<'v, L, W> {
        Table { input, out, voice }
    }

    /// Writes the message `id` as a paragraph of its own.
    pub(super) fn say(&mut self, id: &str, args: &[(&str, Arg<'_>)]) -> Result<(), Failure> {
        let text = self.voice.say(id, args);
        self.tell(&Doc::new(vec![Block::Paragraph(markup(&text))]))
    }

    /// Writes a document.
    pub(super) fn tell(&mut self, doc: &Doc) -> Result<(), Failure> {
        let terminal = Terminal { width: self.voice.width, colour: self.voice.color };
        self.print(&render::text(doc, &terminal))
    }

    /// Writes text and ends the line.
    pub(super) fn print(&mut self, text: &str) -> Result<(), Failure> {
        writeln!(self.out, "{}", text.trim_end()).map_err(unwritten)
    }

    /// Asks for a line; `None` at the end of the input.
    pub(super) fn ask(&mut self, prompt: &str) -> Result<Option<String>, Failure> {
        self.out.flush().map_err(unwritten)?;
        let line = self.input.line(&format!("{prompt} "), &mut self.out)?;
        if line.is_none() {
            // The prompt stands alone on its line.
            writeln!(self.out).map_err(unwritten)?;
        }
        Ok(line.map(|line| line.trim().to_owned()))
    }
}

impl<R: BufRead> Lines for Piped<R> {
    fn line(&mut self, prompt: &str, out: &mut dyn Write) -> Result<Option<String>, Failure> {
        write!(out, "{prompt}").and_then(|()| out.flush()).map_err(unwritten)?;
        let mut line = Vec::new();
        let read = (&mut self.0).take(LONGEST_LINE).read_until(b'\n', &mut line);
        let read = read.map_err(unread)?;
        if read == 0 {
            return Ok(None);
        }
        if line.last() != Some(&b'\n') && read as u64 == LONGEST_LINE {
            self.drop_line().map_err(unread)?;
        }
        // Nobody sees what was read, so what follows begins a line of its own.
        writeln!(out).map_err(unwritten)?;
        Ok(Some(String::from_utf8_lossy(&line).into_owned()))
    }
}

impl<R: BufRead> Piped<R> {
    /// Takes what is left of a line that is too long.
    fn drop_line(&mut self) -> io::Result<()> {
        let mut rest = Vec::new();
        loop {
            rest.clear();
            let read = (&mut self.0).take(LONGEST_LINE).read_until(b'\n', &mut rest)?;
            if read == 0 || rest.last() == Some(&b'\n') {
                return Ok(());
            }
        }
    }
}

fn unwritten(why: io::Error) -> Failure {
    Failure::writing("-", why)
}

pub(super) fn unread(why: io::Error) -> Failure {
    Failure::reading("-", why)
}
