//! The table between the person and the program: lines in, text out.

use crate::voice::Voice;
use grundy_api::Failure;
use grundy_explain::Arg;
use std::io::{self, BufRead, Read, Write};

/// No move or command is longer than this; the rest of such a line is dropped.
const LONGEST_LINE: u64 = 64 << 10;

/// Where lines are read from and text is written to.
pub(super) struct Table<'v, R, W> {
    input: R,
    out: W,
    pub(super) voice: &'v Voice,
}

impl<'v, R: BufRead, W: Write> Table<'v, R, W> {
    pub(super) fn new(voice: &'v Voice, input: R, out: W) -> Table<'v, R, W> {
        Table { input, out, voice }
    }

    /// Writes the message `id` as a paragraph of its own.
    pub(super) fn say(&mut self, id: &str, args: &[(&str, Arg<'_>)]) -> Result<(), Failure> {
        let text = self.voice.say(id, args);
        self.print(&text)
    }

    /// Writes text and ends the line.
    pub(super) fn print(&mut self, text: &str) -> Result<(), Failure> {
        writeln!(self.out, "{}", text.trim_end()).map_err(unwritten)
    }

    /// Asks for a line; `None` at the end of the input. Bytes that are no text become `�`.
    pub(super) fn ask(&mut self, prompt: &str) -> Result<Option<String>, Failure> {
        write!(self.out, "{prompt} ").and_then(|()| self.out.flush()).map_err(unwritten)?;
        let mut line = Vec::new();
        let read = (&mut self.input).take(LONGEST_LINE).read_until(b'\n', &mut line);
        let read = read.map_err(unread)?;
        if read == 0 {
            // The prompt stands alone on its line.
            writeln!(self.out).map_err(unwritten)?;
            return Ok(None);
        }
        if line.last() != Some(&b'\n') && read as u64 == LONGEST_LINE {
            self.drop_line().map_err(unread)?;
        }
        Ok(Some(String::from_utf8_lossy(&line).trim().to_owned()))
    }

    /// Takes what is left of a line that is too long.
    fn drop_line(&mut self) -> io::Result<()> {
        let mut rest = Vec::new();
        loop {
            rest.clear();
            let read = (&mut self.input).take(LONGEST_LINE).read_until(b'\n', &mut rest)?;
            if read == 0 || rest.last() == Some(&b'\n') {
                return Ok(());
            }
        }
    }
}

fn unwritten(why: io::Error) -> Failure {
    Failure::writing("-", why)
}

fn unread(why: io::Error) -> Failure {
    Failure::reading("-", why)
}
