//! Numbers as differences from the number before, in blocks that say which difference is the least in them.

use super::bits::{Cursor, bits};
use super::damaged;
use crate::columns::ColumnsError;
use bytes::Bytes;

#[derive(Debug)]
pub(crate) struct Delta {
    bytes: Cursor,
    /// How many numbers a part of a block has. Invariant: above 0.
    part: usize,
    /// How many parts a block has. Invariant: above 0, and as many bytes are there.
    parts: usize,
    /// How many numbers are left.
    left: u64,
    /// The number to give next.
    number: u64,
    /// The least difference in the block.
    least: u64,
    /// How many bits the differences of each part of the block have; those that are still to come.
    widths: Bytes,
    /// The part that is open, how many bits its differences have, and the next of them.
    open: (Bytes, u8, usize),
}

impl Delta {
    pub(crate) fn new(mut bytes: Cursor) -> Result<Delta, ColumnsError> {
        let (block, parts) = (bytes.varint()?, bytes.varint()?);
        let left = bytes.varint()?;
        let number = bytes.zigzag()?;
        let sizes = (usize::try_from(block).ok(), usize::try_from(parts).ok());
        let (Some(block), Some(parts)) = sizes else { return Err(damaged("blocks too long")) };
        if parts == 0 || block == 0 || !block.is_multiple_of(parts) || block > 1 << 30 {
            return Err(damaged("blocks of no length"));
        }
        let part = block / parts;
        let open = (Bytes::new(), 0, part);
        Ok(Delta { bytes, part, parts, left, number, least: 0, widths: Bytes::new(), open })
    }

    /// The next `count` numbers.
    pub(crate) fn read(&mut self, count: usize, out: &mut Vec<u64>) -> Result<(), ColumnsError> {
        for _ in 0..count {
            if self.left == 0 {
                return Err(damaged("a page has not as many numbers as it says"));
            }
            out.push(self.number);
            self.left -= 1;
            if self.left > 0 {
                self.step()?;
            }
        }
        Ok(())
    }

    fn step(&mut self) -> Result<(), ColumnsError> {
        if self.open.2 == self.part {
            if self.widths.is_empty() {
                self.least = self.bytes.zigzag()?;
                self.widths = self.bytes.take(self.parts)?;
            }
            let width = self.widths.split_to(1)[0];
            if width > 64 {
                return Err(damaged("differences of more than 64 bits"));
            }
            let length = (self.part * usize::from(width)).div_ceil(8);
            self.open = (self.bytes.take_up_to(length), width, 0);
        }
        let (bytes, width, next) = &mut self.open;
        let at = *next * usize::from(*width);
        if (at + usize::from(*width)).div_ceil(8) > bytes.len() {
            return Err(damaged("a page ends too early"));
        }
        let difference = self.least.wrapping_add(bits(bytes, at, (*width).into()));
        *next += 1;
        self.number = self.number.wrapping_add(difference);
        Ok(())
    }
}
