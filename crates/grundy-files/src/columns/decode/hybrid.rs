//! Small numbers as runs: one number repeated, or numbers packed into as few bits as they need.

use super::bits::{Cursor, bits};
use super::damaged;
use crate::columns::ColumnsError;
use bytes::Bytes;

#[derive(Debug)]
pub(crate) struct Hybrid {
    bytes: Cursor,
    /// Invariant: at most 32.
    width: u8,
    run: Run,
}

#[derive(Debug)]
enum Run {
    Repeated { number: u32, left: usize },
    Packed { bytes: Bytes, next: usize, count: usize },
}

impl Hybrid {
    pub(crate) fn new(bytes: Cursor, width: u8) -> Result<Hybrid, ColumnsError> {
        match width {
            0..=32 => Ok(Hybrid { bytes, width, run: Run::Repeated { number: 0, left: 0 } }),
            _ => Err(damaged("numbers of more than 32 bits")),
        }
    }

    /// The next `count` numbers.
    pub(crate) fn read(&mut self, count: usize, out: &mut Vec<u32>) -> Result<(), ColumnsError> {
        let end = out.len() + count;
        while out.len() < end {
            let wanted = end - out.len();
            match &mut self.run {
                Run::Repeated { number, left } if *left > 0 => {
                    let some = wanted.min(*left);
                    out.resize(out.len() + some, *number);
                    *left -= some;
                }
                Run::Packed { bytes, next, count } if *next < *count => {
                    let last = (*count).min(*next + wanted);
                    let width = self.width;
                    out.extend((*next..last).map(|i| {
                        let at = i * usize::from(width);
                        u32::try_from(bits(bytes, at, width.into())).unwrap_or(u32::MAX)
                    }));
                    *next = last;
                }
                _ => self.run = self.next_run()?,
            }
        }
        Ok(())
    }

    fn next_run(&mut self) -> Result<Run, ColumnsError> {
        let head = self.bytes.varint()?;
        let length = usize::try_from(head >> 1).map_err(|_| damaged("a run is too long"))?;
        if length == 0 {
            return Err(damaged("an empty run"));
        }
        let width = usize::from(self.width);
        if head & 1 == 0 {
            let number = self.bytes.take(width.div_ceil(8))?;
            let number = number.iter().rev().fold(0, |x, &byte| x << 8 | u32::from(byte));
            return Ok(Run::Repeated { number, left: length });
        }
        // Groups of eight numbers, of which the last may be cut off.
        let needed = length.checked_mul(width).ok_or_else(|| damaged("a run is too long"))?;
        let bytes = self.bytes.take_up_to(needed);
        let count = match width {
            0 => length.checked_mul(8).ok_or_else(|| damaged("a run is too long"))?,
            _ => bytes.len().saturating_mul(8) / width,
        };
        match count {
            0 => Err(damaged("a page ends too early")),
            count => Ok(Run::Packed { bytes, next: 0, count }),
        }
    }
}
