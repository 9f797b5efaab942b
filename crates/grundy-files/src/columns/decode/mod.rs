//! The numbers of a column, page by page. The library takes the pages out of the file and decompresses them, but
//! its decoders panic on some damaged pages, so numbers are decoded here. All decoders give numbers as they
//! are asked for: a few bytes may say that a number is repeated 10^9 times.

mod bits;
mod delta;
mod hybrid;

use crate::columns::ColumnsError;
use bits::Cursor;
use delta::Delta;
use hybrid::Hybrid;
use parquet::basic::Encoding;
use parquet::column::page::{Page, PageReader};

/// A column of one group of rows.
pub(crate) struct Chunk {
    pages: Box<dyn PageReader>,
    /// Whether numbers have 8 bytes, or 4.
    wide: bool,
    /// The level of a cell that is there; 0 if every cell is.
    level: u32,
    dictionary: Option<Vec<u64>>,
    page: Option<OpenPage>,
}

/// A page of which some rows are left.
struct OpenPage {
    left: usize,
    levels: Option<Hybrid>,
    numbers: Numbers,
}

enum Numbers {
    Plain(Cursor),
    Delta(Delta),
    /// Places in the dictionary.
    Dictionary(Hybrid),
}

impl Chunk {
    pub(crate) fn new(pages: Box<dyn PageReader>, wide: bool, level: u32) -> Chunk {
        Chunk { pages, wide, level, dictionary: None, page: None }
    }

    /// The next `rows` rows: numbers as the bits that the file has, and 0 with its place in `missing` for an
    /// empty cell.
    pub(crate) fn read(
        &mut self,
        rows: usize,
        numbers: &mut Vec<u64>,
        missing: &mut Vec<usize>,
    ) -> Result<(), ColumnsError> {
        let mut levels = Vec::new();
        while numbers.len() < rows {
            let page = match self.page.take_if(|page| page.left > 0) {
                Some(page) => self.page.insert(page),
                None => {
                    let page = self.next_page()?;
                    self.page.insert(page)
                }
            };
            let count = page.left.min(rows - numbers.len());
            page.left -= count;
            let Some(reader) = &mut page.levels else {
                decode(&mut page.numbers, self.dictionary.as_deref(), self.wide, count, numbers)?;
                continue;
            };
            levels.clear();
            reader.read(count, &mut levels)?;
            let there = |level: &&u32| **level == self.level;
            let present = levels.iter().filter(there).count();
            let first = numbers.len();
            decode(&mut page.numbers, self.dictionary.as_deref(), self.wide, present, numbers)?;
            if present < count {
                spread(numbers, first, &levels, self.level, missing);
            }
        }
        Ok(())
    }

    /// The next page that has rows.
    fn next_page(&mut self) -> Result<OpenPage, ColumnsError> {
        loop {
            let page = self.pages.get_next_page()?;
            let page = page.ok_or_else(|| damaged("a column ends too early"))?;
            let (rows, encoding, levels, numbers) = match page {
                Page::DictionaryPage { buf, num_values, .. } => {
                    let mut numbers = Vec::new();
                    Cursor::new(buf).plain(self.wide, count(num_values)?, &mut numbers)?;
                    self.dictionary = Some(numbers);
                    continue;
                }
                Page::DataPage { buf, num_values, encoding, def_level_encoding, .. } => {
                    let mut rest = Cursor::new(buf);
                    let levels = match self.level {
                        0 => None,
                        _ if def_level_encoding != Encoding::RLE => {
                            return Err(unknown(def_level_encoding));
                        }
                        _ => {
                            let length = rest.take(4)?;
                            let length = length.iter().rev().fold(0, |x, &b| x << 8 | u32::from(b));
                            Some(rest.take(count(length)?)?)
                        }
                    };
                    (num_values, encoding, levels, rest)
                }
                Page::DataPageV2 {
                    buf,
                    num_values,
                    encoding,
                    def_levels_byte_len,
                    rep_levels_byte_len,
                    ..
                } => {
                    let mut rest = Cursor::new(buf);
                    rest.take(count(rep_levels_byte_len)?)?;
                    let levels = rest.take(count(def_levels_byte_len)?)?;
                    (num_values, encoding, (self.level > 0).then_some(levels), rest)
                }
            };
            let left = count(rows)?;
            if left == 0 {
                continue;
            }
            let levels = match levels {
                Some(levels) => {
                    let width = u32::BITS - self.level.leading_zeros();
                    let width = u8::try_from(width).map_err(|_| damaged("levels too deep"))?;
                    Some(Hybrid::new(Cursor::new(levels), width)?)
                }
                None => None,
            };
            let numbers = open(encoding, numbers)?;
            return Ok(OpenPage { left, levels, numbers });
        }
    }
}

fn open(encoding: Encoding, mut bytes: Cursor) -> Result<Numbers, ColumnsError> {
    match encoding {
        Encoding::PLAIN => Ok(Numbers::Plain(bytes)),
        Encoding::DELTA_BINARY_PACKED => Ok(Numbers::Delta(Delta::new(bytes)?)),
        #[allow(deprecated, reason = "old files have it")]
        Encoding::RLE_DICTIONARY | Encoding::PLAIN_DICTIONARY => {
            // A page without numbers may end here.
            let width = bytes.byte().unwrap_or(0);
            Ok(Numbers::Dictionary(Hybrid::new(bytes, width)?))
        }
        other => Err(unknown(other)),
    }
}

fn decode(
    numbers: &mut Numbers,
    dictionary: Option<&[u64]>,
    wide: bool,
    count: usize,
    out: &mut Vec<u64>,
) -> Result<(), ColumnsError> {
    match numbers {
        Numbers::Plain(bytes) => bytes.plain(wide, count, out),
        Numbers::Delta(delta) => {
            let first = out.len();
            delta.read(count, out)?;
            if !wide {
                // Differences are taken modulo 2^32.
                out[first..].iter_mut().for_each(|number| *number &= u64::from(u32::MAX));
            }
            Ok(())
        }
        Numbers::Dictionary(_) if count == 0 => Ok(()),
        Numbers::Dictionary(places) => {
            let dictionary = dictionary.ok_or_else(|| damaged("a dictionary is missing"))?;
            let mut found = Vec::with_capacity(count);
            places.read(count, &mut found)?;
            for place in found {
                let number = usize::try_from(place).ok().and_then(|place| dictionary.get(place));
                out.push(*number.ok_or_else(|| damaged("a place outside the dictionary"))?);
            }
            Ok(())
        }
    }
}

/// Puts the numbers from `first` on into the rows that have one, and 0 into the others.
fn spread(
    numbers: &mut Vec<u64>,
    first: usize,
    levels: &[u32],
    level: u32,
    missing: &mut Vec<usize>,
) {
    let found = numbers.split_off(first);
    let mut found = found.into_iter();
    for (row, &there) in levels.iter().enumerate() {
        match (there == level).then(|| found.next()).flatten() {
            Some(number) => numbers.push(number),
            None => {
                missing.push(first + row);
                numbers.push(0);
            }
        }
    }
}

fn count(number: u32) -> Result<usize, ColumnsError> {
    usize::try_from(number).map_err(|_| damaged("a page is too long"))
}

fn damaged(what: &str) -> ColumnsError {
    ColumnsError::Damaged(what.to_owned())
}

fn unknown(encoding: Encoding) -> ColumnsError {
    ColumnsError::Damaged(format!("numbers encoded as {encoding} are not read"))
}
