//! Writing a table, a group of rows at a time.

use crate::columns::column::Kind;
use crate::columns::{Cells, Column, ColumnsError, Numbers};
use parquet::basic::{Compression, Encoding, ZstdLevel};
use parquet::data_type::{ByteArray, ByteArrayType, DataType, Int32Type, Int64Type};
use parquet::file::properties::{EnabledStatistics, WriterProperties};
use parquet::file::writer::{SerializedColumnWriter, SerializedFileWriter};
use parquet::schema::types::{ColumnPath, Type};
use std::fmt;
use std::io::Write;
use std::sync::Arc;

/// How many rows a group has. Groups are what memory is needed for, on either side.
const GROUP: usize = 1 << 20;

/// How many words are made of their places at once.
const WORDS: usize = 1 << 12;

/// A table while it is written.
pub struct Writer<W: Write + Send> {
    file: SerializedFileWriter<W>,
    columns: Vec<Column>,
    /// The rows of the group that is not full yet. Invariant: one for each column, all of one length,
    /// which is below [`GROUP`] between calls.
    buffers: Vec<Buffer>,
}

/// Cells of one column as the format has them.
#[derive(Debug)]
struct Buffer {
    numbers: Physical,
    /// 1 for a cell that is there, 0 for an empty one. `None` if none may be empty.
    levels: Option<Vec<i16>>,
    rows: usize,
}

/// Numbers that are there, or places of words.
#[derive(Debug)]
enum Physical {
    Int32(Vec<i32>),
    Int64(Vec<i64>),
    Words(Vec<u8>),
}

impl<W: Write + Send> fmt::Debug for Writer<W> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Writer").field("columns", &self.columns).finish_non_exhaustive()
    }
}

impl<W: Write + Send> Writer<W> {
    /// Begins a table in `out`.
    ///
    /// # Errors
    /// If there are no columns, two have one name, or `out` cannot be written.
    pub fn new(out: W, columns: &[Column]) -> Result<Writer<W>, ColumnsError> {
        if columns.is_empty() {
            return Err(ColumnsError::Misfit("a table has columns".to_owned()));
        }
        for (i, column) in columns.iter().enumerate() {
            if columns[..i].iter().any(|other| other.name() == column.name()) {
                return Err(ColumnsError::Misfit(format!("two columns named {}", column.name())));
            }
        }
        let fields = columns.iter().map(Column::schema).collect::<Result<Vec<_>, _>>()?;
        let schema = Type::group_type_builder("table").with_fields(fields).build()?;
        let mut properties = WriterProperties::builder()
            .set_compression(Compression::ZSTD(ZstdLevel::try_new(1)?))
            .set_statistics_enabled(EnabledStatistics::Chunk)
            .set_offset_index_disabled(true)
            .set_created_by(format!("grundy {}", env!("CARGO_PKG_VERSION")));
        for column in columns.iter().filter(|column| column.is_rising()) {
            let path = ColumnPath::from(column.name());
            properties = properties
                .set_column_dictionary_enabled(path.clone(), false)
                .set_column_encoding(path, Encoding::DELTA_BINARY_PACKED);
        }
        let file = SerializedFileWriter::new(out, Arc::new(schema), Arc::new(properties.build()))?;
        let buffers = columns.iter().map(Buffer::new).collect();
        Ok(Writer { file, columns: columns.to_vec(), buffers })
    }

    /// Adds rows: for each column its cells, all of one length.
    ///
    /// # Errors
    /// If the cells do not fit the columns (then nothing was added), or `out` cannot be written.
    pub fn write(&mut self, cells: &[Cells<'_>]) -> Result<(), ColumnsError> {
        let rows = self.checked(cells)?;
        let mut done = 0;
        while done < rows {
            let room = GROUP - self.buffers.first().map_or(0, |buffer| buffer.rows);
            let next = rows.min(done + room);
            for (buffer, cells) in self.buffers.iter_mut().zip(cells) {
                buffer.push(cells, done..next);
            }
            done = next;
            if self.buffers.first().is_some_and(|buffer| buffer.rows == GROUP) {
                self.end_group()?;
            }
        }
        Ok(())
    }

    /// Ends the table, and gives back what it was written to.
    ///
    /// # Errors
    /// If `out` cannot be written.
    pub fn finish(mut self) -> Result<W, ColumnsError> {
        if self.buffers.first().is_some_and(|buffer| buffer.rows > 0) {
            self.end_group()?;
        }
        Ok(self.file.into_inner()?)
    }

    /// How many rows are given, if the cells fit.
    fn checked(&self, cells: &[Cells<'_>]) -> Result<usize, ColumnsError> {
        if cells.len() != self.columns.len() {
            let (given, all) = (cells.len(), self.columns.len());
            return Err(ColumnsError::Misfit(format!("cells for {given} of {all} columns")));
        }
        let rows = cells.first().map_or(0, |cells| cells.numbers.len());
        for (column, cells) in self.columns.iter().zip(cells) {
            let misfit =
                |what: &str| Err(ColumnsError::Misfit(format!("{}: {what}", column.name())));
            if cells.numbers.len() != rows {
                return misfit("not as many cells as in the first column");
            }
            match (cells.present, column.is_optional()) {
                (Some(_), false) => return misfit("no cell may be empty"),
                (Some(present), true) if present.len() != rows => {
                    return misfit("not as many marks as cells");
                }
                _ => {}
            }
            use crate::columns::Width::{U8, U16, U32, U64};
            match (column.kind(), cells.numbers) {
                (Kind::Numbers(U8), Numbers::U8(_))
                | (Kind::Numbers(U16), Numbers::U16(_))
                | (Kind::Numbers(U32), Numbers::U32(_))
                | (Kind::Numbers(U64), Numbers::U64(_)) => {}
                (Kind::Words(words), Numbers::U8(places)) => {
                    let there = |i: usize| cells.present.is_none_or(|present| present[i]);
                    let wild =
                        |(i, &place): (usize, &u8)| there(i) && usize::from(place) >= words.len();
                    if places.iter().enumerate().any(wild) {
                        return misfit("a place without a word");
                    }
                }
                _ => return misfit("cells of another width"),
            }
        }
        Ok(rows)
    }

    fn end_group(&mut self) -> Result<(), ColumnsError> {
        let mut group = self.file.next_row_group()?;
        for (buffer, column) in self.buffers.iter_mut().zip(&self.columns) {
            if let Some(mut to) = group.next_column()? {
                buffer.drain(&mut to, column)?;
                to.close()?;
            }
        }
        group.close()?;
        Ok(())
    }
}

impl Buffer {
    fn new(column: &Column) -> Buffer {
        let numbers = match column.kind() {
            Kind::Words(_) => Physical::Words(Vec::new()),
            Kind::Numbers(crate::columns::Width::U64) => Physical::Int64(Vec::new()),
            Kind::Numbers(_) => Physical::Int32(Vec::new()),
        };
        Buffer { numbers, levels: column.is_optional().then(Vec::new), rows: 0 }
    }

    /// Takes in the cells of `rows`, which were checked.
    fn push(&mut self, cells: &Cells<'_>, rows: std::ops::Range<usize>) {
        self.rows += rows.len();
        let present = cells.present.map(|present| &present[rows.clone()]);
        if let Some(levels) = &mut self.levels {
            match present {
                Some(present) => levels.extend(present.iter().map(|&there| i16::from(there))),
                None => levels.resize(self.rows, 1),
            }
        }
        match (&mut self.numbers, cells.numbers) {
            (Physical::Words(to), Numbers::U8(from)) => take(to, &from[rows], present, |x| x),
            (Physical::Int32(to), Numbers::U8(from)) => {
                take(to, &from[rows], present, i32::from);
            }
            (Physical::Int32(to), Numbers::U16(from)) => {
                take(to, &from[rows], present, i32::from);
            }
            (Physical::Int32(to), Numbers::U32(from)) => {
                take(to, &from[rows], present, u32::cast_signed);
            }
            (Physical::Int64(to), Numbers::U64(from)) => {
                take(to, &from[rows], present, u64::cast_signed);
            }
            // The widths were checked.
            _ => {}
        }
    }

    /// Writes everything, and is empty again.
    fn drain(
        &mut self,
        to: &mut SerializedColumnWriter<'_>,
        column: &Column,
    ) -> Result<(), ColumnsError> {
        let levels = self.levels.as_deref();
        match &mut self.numbers {
            Physical::Int32(numbers) => write_all::<Int32Type>(to, numbers, levels)?,
            Physical::Int64(numbers) => write_all::<Int64Type>(to, numbers, levels)?,
            Physical::Words(places) => {
                let Kind::Words(words) = column.kind() else { return Ok(()) };
                let words: Vec<ByteArray> =
                    words.iter().map(|word| ByteArray::from(word.as_str())).collect();
                let mut rest = levels;
                for some in places.chunks(WORDS) {
                    let some: Vec<ByteArray> =
                        some.iter().filter_map(|&i| words.get(usize::from(i)).cloned()).collect();
                    // Levels up to the last of these words.
                    let part = rest.map(|levels| {
                        let mut left = some.len();
                        let end = levels.iter().position(|&level| {
                            left -= usize::from(level == 1);
                            left == 0
                        });
                        levels.split_at(end.map_or(levels.len(), |end| end + 1))
                    });
                    rest = part.map(|(_, rest)| rest);
                    let part = part.map(|(part, _)| part);
                    to.typed::<ByteArrayType>().write_batch(&some, part, None)?;
                }
                if let Some(empty) = rest.filter(|rest| !rest.is_empty()) {
                    to.typed::<ByteArrayType>().write_batch(&[], Some(empty), None)?;
                }
                places.clear();
            }
        }
        if let Some(levels) = &mut self.levels {
            levels.clear();
        }
        self.rows = 0;
        Ok(())
    }
}

/// Adds those of `from` that are there.
fn take<A: Copy, B>(to: &mut Vec<B>, from: &[A], present: Option<&[bool]>, as_b: fn(A) -> B) {
    match present {
        None => to.extend(from.iter().map(|&x| as_b(x))),
        Some(present) => {
            let there = from.iter().zip(present).filter(|(_, there)| **there);
            to.extend(there.map(|(&x, _)| as_b(x)));
        }
    }
}

fn write_all<T: DataType>(
    to: &mut SerializedColumnWriter<'_>,
    numbers: &mut Vec<T::T>,
    levels: Option<&[i16]>,
) -> Result<(), ColumnsError> {
    to.typed::<T>().write_batch(numbers, levels, None)?;
    numbers.clear();
    Ok(())
}
