//! What the files about one rule have in common: they begin with the name of the format, its version and the
//! rule as text, and end with a checksum of all that comes before. All numbers are little-endian.

use crate::checksum::{Summed, Words};
use std::fmt;
use std::io::{self, ErrorKind, Read, Write};

/// No rule is longer than this.
const LONGEST_RULE: u64 = 1 << 24;

/// Why a file is refused.
#[derive(Debug)]
pub enum FormatError {
    /// It is something else.
    Foreign,
    /// It is of this version of the format.
    Version(u32),
    /// It is not as it was written.
    Damaged,
    /// It could not be read.
    Io(io::Error),
}

impl fmt::Display for FormatError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FormatError::Foreign => f.write_str("a file of another format"),
            FormatError::Version(version) => write!(f, "version {version} of the format"),
            FormatError::Damaged => f.write_str("damaged"),
            FormatError::Io(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for FormatError {}

impl From<io::Error> for FormatError {
    fn from(error: io::Error) -> FormatError {
        match error.kind() {
            // It ends before its end.
            ErrorKind::UnexpectedEof => FormatError::Damaged,
            _ => FormatError::Io(error),
        }
    }
}

/// A format by what its files begin with, and the version of it that is written and read.
pub(crate) struct Format {
    pub(crate) name: &'static [u8; 8],
    pub(crate) version: u32,
}

impl Format {
    /// Begins a file about `rule`.
    pub(crate) fn begin<W: Write>(&self, out: W, rule: &str) -> io::Result<Summed<W, Words>> {
        let mut out = Summed::new(out);
        out.write_all(self.name)?;
        out.write_all(&self.version.to_le_bytes())?;
        out.write_all(&(rule.len() as u64).to_le_bytes())?;
        out.write_all(rule.as_bytes())?;
        Ok(out)
    }

    /// Reads how a file begins, and its rule.
    pub(crate) fn open<R: Read>(
        &self,
        file: R,
    ) -> Result<(Summed<R, Words>, Vec<u8>), FormatError> {
        let mut file = Summed::new(file);
        if take(&mut file).map_err(|_| FormatError::Foreign)? != *self.name {
            return Err(FormatError::Foreign);
        }
        let version = take(&mut file).map(u32::from_le_bytes)?;
        if version != self.version {
            return Err(FormatError::Version(version));
        }
        let len = take(&mut file).map(u64::from_le_bytes)?;
        if len > LONGEST_RULE {
            return Err(FormatError::Damaged);
        }
        let mut rule = Vec::new();
        file.by_ref().take(len).read_to_end(&mut rule)?;
        Ok((file, rule))
    }
}

/// Reads the checksum, after which nothing may come.
pub(crate) fn close<R: Read>(mut file: Summed<R, Words>) -> Result<(), FormatError> {
    let sum = file.get();
    let whole = take(&mut file).map(u64::from_le_bytes)? == sum;
    match whole && file.read(&mut [0])? == 0 {
        true => Ok(()),
        false => Err(FormatError::Damaged),
    }
}

/// The next `N` bytes.
pub(crate) fn take<const N: usize>(file: &mut impl Read) -> io::Result<[u8; N]> {
    let mut bytes = [0; N];
    file.read_exact(&mut bytes)?;
    Ok(bytes)
}

/// Writes numbers of `width` bytes each, in which all of them fit.
pub(crate) fn write_numbers(
    out: &mut impl Write,
    width: u8,
    mut numbers: impl Iterator<Item = io::Result<u64>>,
) -> io::Result<()> {
    numbers.try_for_each(|number| out.write_all(&number?.to_le_bytes()[..width.into()]))
}

/// How many numbers there are, and the largest of them.
pub(crate) fn count_and_max(
    numbers: impl Iterator<Item = io::Result<u64>>,
) -> io::Result<(u64, u64)> {
    let (mut count, mut max) = (0, 0);
    for number in numbers {
        (count, max) = (count + 1, number?.max(max));
    }
    Ok((count, max))
}

/// The fewest bytes in which `max` fits, of these widths that a format has, or 8.
pub(crate) fn narrowest(max: u64, widths: &[u8]) -> u8 {
    let fits = |width: &u8| max.checked_shr(8 * u32::from(*width)).is_none_or(|above| above == 0);
    widths.iter().copied().find(fits).unwrap_or(8)
}

/// Reads a width, which is one of these.
pub(crate) fn take_width(file: &mut impl Read, widths: &[u8]) -> Result<u8, FormatError> {
    let [width] = take(file)?;
    widths.contains(&width).then_some(width).ok_or(FormatError::Damaged)
}

/// Reads `count` numbers of `width` bytes each: as many as are there, and not as many as a damaged file says.
pub(crate) fn read_numbers(
    file: &mut impl Read,
    width: u8,
    count: u64,
) -> Result<Vec<u64>, FormatError> {
    let mut numbers = Vec::new();
    for _ in 0..count {
        let mut word = [0; 8];
        file.read_exact(&mut word[..width.into()])?;
        numbers.push(u64::from_le_bytes(word));
    }
    Ok(numbers)
}
