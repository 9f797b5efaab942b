//! Bytes with a place in them, read as bytes, bits and numbers.

use super::damaged;
use crate::columns::ColumnsError;
use bytes::Bytes;

/// What is left of some bytes.
#[derive(Debug)]
pub(crate) struct Cursor {
    bytes: Bytes,
}

impl Cursor {
    pub(crate) fn new(bytes: Bytes) -> Cursor {
        Cursor { bytes }
    }

    /// The next `count` bytes.
    pub(crate) fn take(&mut self, count: usize) -> Result<Bytes, ColumnsError> {
        if count > self.bytes.len() {
            return Err(damaged("a page ends too early"));
        }
        Ok(self.bytes.split_to(count))
    }

    /// Up to `count` bytes: writers may leave padding out.
    pub(crate) fn take_up_to(&mut self, count: usize) -> Bytes {
        let count = count.min(self.bytes.len());
        self.bytes.split_to(count)
    }

    pub(crate) fn byte(&mut self) -> Option<u8> {
        let byte = self.bytes.first().copied()?;
        drop(self.bytes.split_to(1));
        Some(byte)
    }

    /// A number written seven bits a byte, the lowest first.
    pub(crate) fn varint(&mut self) -> Result<u64, ColumnsError> {
        let mut number = 0;
        for shift in (0..64).step_by(7) {
            let byte = self.byte().ok_or_else(|| damaged("a page ends too early"))?;
            number |= u64::from(byte & 0x7f) << shift;
            if byte < 0x80 {
                return Ok(number);
            }
        }
        Err(damaged("a number is too long"))
    }

    /// A number below 0 or not, as the bits it has in two's complement.
    pub(crate) fn zigzag(&mut self) -> Result<u64, ColumnsError> {
        let number = self.varint()?;
        Ok((number >> 1) ^ (number & 1).wrapping_neg())
    }

    /// `count` numbers of 4 or 8 bytes.
    pub(crate) fn plain(
        &mut self,
        wide: bool,
        count: usize,
        out: &mut Vec<u64>,
    ) -> Result<(), ColumnsError> {
        let size = if wide { 8 } else { 4 };
        let length = count.checked_mul(size).ok_or_else(|| damaged("a page is too long"))?;
        let bytes = self.take(length)?;
        if wide {
            let (numbers, _) = bytes.as_chunks::<8>();
            out.extend(numbers.iter().map(|&number| u64::from_le_bytes(number)));
        } else {
            let (numbers, _) = bytes.as_chunks::<4>();
            out.extend(numbers.iter().map(|&number| u64::from(u32::from_le_bytes(number))));
        }
        Ok(())
    }
}

/// The number of `width` bits, at most 64, that begins at bit `at`; bits beyond the end are 0.
pub(crate) fn bits(bytes: &[u8], at: usize, width: u32) -> u64 {
    let (byte, shift) = (at / 8, at % 8);
    let mut next = [0; 16];
    let there = bytes.get(byte..).unwrap_or_default();
    let there = &there[..there.len().min(16)];
    next[..there.len()].copy_from_slice(there);
    let word = u128::from_le_bytes(next) >> shift;
    let mask = (1_u128 << width) - 1;
    u64::try_from(word & mask).unwrap_or(u64::MAX)
}
