//! Reading the columns of whole numbers of a table, a batch of rows at a time.

use crate::columns::ColumnsError;
use crate::columns::decode::Chunk;
use bytes::Bytes;
use parquet::basic::{ConvertedType, LogicalType};
use parquet::file::metadata::ColumnChunkMetaData;
use parquet::file::reader::{FileReader, SerializedFileReader};
use parquet::schema::types::ColumnDescriptor;
use std::fmt;
use std::fs::File;

/// How many rows a batch has at most.
const BATCH: usize = 1 << 16;

/// A table that can be read.
///
/// A damaged or hostile file is met with an error: what describes the table is compared with itself before
/// anything is decoded, and numbers are decoded by code of our own.
pub struct Reader {
    file: Box<dyn FileReader>,
    fields: Vec<Field>,
    rows: u64,
}

/// A column of a table that is read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Field {
    name: String,
    numbers: bool,
    signed: bool,
    /// The level of a cell that is there.
    level: u32,
    /// Whether its numbers have 8 bytes in the file, or 4.
    wide: bool,
}

impl Field {
    /// Its name; for a part of a structure, the names on the way to it with dots between them.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Whether its cells are whole numbers, one in each row.
    pub fn is_numbers(&self) -> bool {
        self.numbers
    }
}

impl fmt::Debug for Reader {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Reader")
            .field("fields", &self.fields)
            .field("rows", &self.rows)
            .finish_non_exhaustive()
    }
}

impl Reader {
    /// A table in memory, which may be that of a mapped file.
    ///
    /// # Errors
    /// If it is none.
    pub fn new(bytes: Bytes) -> Result<Reader, ColumnsError> {
        let length = bytes.len() as u64;
        Reader::over(Box::new(SerializedFileReader::new(bytes)?), length)
    }

    /// A table in a file.
    ///
    /// # Errors
    /// If it is none, or cannot be read.
    pub fn open(file: File) -> Result<Reader, ColumnsError> {
        let length = file.metadata()?.len();
        Reader::over(Box::new(SerializedFileReader::new(file)?), length)
    }

    fn over(file: Box<dyn FileReader>, length: u64) -> Result<Reader, ColumnsError> {
        let metadata = file.metadata();
        let columns = metadata.file_metadata().schema_descr().columns();
        let mut rows = 0_u64;
        for group in metadata.row_groups() {
            if group.columns().len() != columns.len() {
                return Err(damaged("a group of rows lacks columns"));
            }
            let count = u64::try_from(group.num_rows()).map_err(|_| damaged("rows below 0"))?;
            rows = rows.checked_add(count).ok_or_else(|| damaged("too many rows"))?;
            for (chunk, column) in group.columns().iter().zip(columns) {
                let flat = column.max_rep_level() == 0;
                if flat && chunk.num_values() != group.num_rows() {
                    return Err(damaged("a column is not as long as its group of rows"));
                }
                if !lies_within(chunk, length) {
                    return Err(damaged("a column lies outside the file"));
                }
            }
        }
        let fields = columns.iter().map(|column| Field::new(column)).collect();
        Ok(Reader { fields, rows, file })
    }

    /// The columns.
    pub fn fields(&self) -> &[Field] {
        &self.fields
    }

    /// How many rows there are.
    pub fn rows(&self) -> u64 {
        self.rows
    }

    /// The numbers of these columns, batch by batch.
    ///
    /// # Errors
    /// If one of them has no whole numbers, or is not there.
    pub fn batches(&self, columns: &[usize]) -> Result<Batches<'_>, ColumnsError> {
        for &column in columns {
            let field = self.fields.get(column);
            if !field.is_some_and(Field::is_numbers) {
                let column = field.map_or_else(|| format!("#{column}"), |field| field.name.clone());
                return Err(ColumnsError::NotNumbers { column });
            }
        }
        let columns = columns.to_vec();
        Ok(Batches { reader: self, columns, group: 0, open: None, row: 0, over: false })
    }
}

/// Whether the pages of a column are in a file of `length` bytes.
fn lies_within(chunk: &ColumnChunkMetaData, length: u64) -> bool {
    let first = chunk.dictionary_page_offset().unwrap_or_else(|| chunk.data_page_offset());
    let end = u64::try_from(first).ok().zip(u64::try_from(chunk.compressed_size()).ok());
    end.and_then(|(first, size)| first.checked_add(size)).is_some_and(|end| end <= length)
}

impl Field {
    fn new(column: &ColumnDescriptor) -> Field {
        let signed = match (column.logical_type_ref(), column.converted_type()) {
            (Some(LogicalType::Integer(number)), _) => Some(number.is_signed),
            (None, ConvertedType::NONE) => Some(true),
            (_, ConvertedType::INT_8 | ConvertedType::INT_16) => Some(true),
            (_, ConvertedType::INT_32 | ConvertedType::INT_64) => Some(true),
            (_, ConvertedType::UINT_8 | ConvertedType::UINT_16) => Some(false),
            (_, ConvertedType::UINT_32 | ConvertedType::UINT_64) => Some(false),
            // Times and decimals are whole numbers of something else.
            _ => None,
        };
        use parquet::basic::Type::{INT32, INT64};
        let whole = matches!(column.physical_type(), INT32 | INT64);
        let numbers = whole && signed.is_some() && column.max_rep_level() == 0;
        let (name, signed) = (column.path().string(), signed.unwrap_or(true));
        // Levels are not below 0.
        let level = u32::try_from(column.max_def_level()).unwrap_or(0);
        Field { name, numbers, signed, level, wide: column.physical_type() == INT64 }
    }
}

/// Numbers of some rows that follow each other.
#[derive(Clone, Debug)]
pub struct Batch {
    first: u64,
    columns: Vec<Vec<u64>>,
    missing: Vec<Vec<usize>>,
}

impl Batch {
    /// The row of its first numbers in the table, counted from 0.
    pub fn first_row(&self) -> u64 {
        self.first
    }

    /// The numbers of the column that was asked for in place `i`; 0 where the cell is empty.
    ///
    /// # Panics
    /// If not so many columns were asked for.
    pub fn numbers(&self, i: usize) -> &[u64] {
        &self.columns[i]
    }

    /// Where in [`Batch::numbers`] the empty cells are.
    ///
    /// # Panics
    /// If not so many columns were asked for.
    pub fn missing(&self, i: usize) -> &[usize] {
        &self.missing[i]
    }
}

/// What [`Reader::batches`] gives.
pub struct Batches<'a> {
    reader: &'a Reader,
    columns: Vec<usize>,
    /// The group of rows to open next.
    group: usize,
    /// Readers of the columns of the group that is open, and how many of its rows are left.
    open: Option<(Vec<Chunk>, u64)>,
    row: u64,
    over: bool,
}

impl fmt::Debug for Batches<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Batches").field("row", &self.row).finish_non_exhaustive()
    }
}

impl Iterator for Batches<'_> {
    type Item = Result<Batch, ColumnsError>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.over {
            return None;
        }
        let batch = self.read().transpose();
        self.over = !matches!(batch, Some(Ok(_)));
        batch
    }
}

impl Batches<'_> {
    fn read(&mut self) -> Result<Option<Batch>, ColumnsError> {
        let metadata = self.reader.file.metadata();
        while self.open.as_ref().is_none_or(|(_, left)| *left == 0) {
            if self.group == metadata.num_row_groups() {
                return Ok(None);
            }
            let group = self.reader.file.get_row_group(self.group)?;
            let chunk = |&column: &usize| {
                let field = &self.reader.fields[column];
                let pages = group.get_column_page_reader(column)?;
                Ok(Chunk::new(pages, field.wide, field.level))
            };
            let chunks = self.columns.iter().map(chunk).collect::<Result<_, ColumnsError>>()?;
            let rows = u64::try_from(metadata.row_group(self.group).num_rows());
            self.open = Some((chunks, rows.map_err(|_| damaged("rows below 0"))?));
            self.group += 1;
        }
        let Some((chunks, left)) = &mut self.open else { return Ok(None) };
        let most = usize::try_from(*left).unwrap_or(BATCH).min(BATCH);
        let mut batch = Batch { first: self.row, columns: Vec::new(), missing: Vec::new() };
        for (chunk, &column) in chunks.iter_mut().zip(&self.columns) {
            let (mut numbers, mut missing) = (Vec::with_capacity(most), Vec::new());
            chunk.read(most, &mut numbers, &mut missing)?;
            let field = &self.reader.fields[column];
            if field.signed {
                let sign = if field.wide { 1 << 63 } else { 1 << 31 };
                if let Some(row) = numbers.iter().position(|number| number & sign != 0) {
                    let row = self.row + row as u64;
                    return Err(ColumnsError::Negative { column: field.name.clone(), row });
                }
            }
            batch.columns.push(numbers);
            batch.missing.push(missing);
        }
        self.row += most as u64;
        *left -= most as u64;
        Ok(Some(batch))
    }
}

fn damaged(what: &str) -> ColumnsError {
    ColumnsError::Damaged(what.to_owned())
}
