//! Where an expression comes from: an argument, or standard input for one too long to be an
//! argument.

use crate::failure::Failure;
use std::borrow::Cow;
use std::io::{self, Read};

/// More than this many bytes are no expression we would answer.
const LONGEST: u64 = 1 << 30;

/// The text of `argument`, or of standard input if it is `-`.
pub(crate) fn read(argument: &str) -> Result<Cow<'_, str>, Failure> {
    if argument != "-" {
        return Ok(Cow::Borrowed(argument));
    }
    let mut text = Vec::new();
    io::stdin().lock().take(LONGEST + 1).read_to_end(&mut text).map_err(Failure::Read)?;
    if text.len() as u64 > LONGEST {
        return Err(Failure::TooLong { most: LONGEST });
    }
    String::from_utf8(text).map(Cow::Owned).map_err(|_| Failure::NotUtf8)
}
