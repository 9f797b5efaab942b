//! What a table consists of: columns, and the cells that are put into them.

use crate::columns::ColumnsError;
use parquet::basic::{LogicalType, Repetition, Type as Physical};
use parquet::schema::types::Type;
use std::sync::Arc;

/// How many bits the numbers of a column have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Width {
    U8,
    U16,
    U32,
    U64,
}

impl Width {
    fn bits(self) -> i8 {
        match self {
            Width::U8 => 8,
            Width::U16 => 16,
            Width::U32 => 32,
            Width::U64 => 64,
        }
    }
}

/// What the cells of a column are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Numbers(Width),
    Words(Vec<String>),
}

/// A column that is to be written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Column {
    name: String,
    kind: Kind,
    optional: bool,
    rising: bool,
}

impl Column {
    /// A column of numbers.
    pub fn numbers(name: &str, width: Width) -> Column {
        let name = name.to_owned();
        Column { name, kind: Kind::Numbers(width), optional: false, rising: false }
    }

    /// A column of words, each of them one of `words`. Its cells are given by their places in this list.
    pub fn words(name: &str, words: &[&str]) -> Column {
        let words = words.iter().map(|&word| word.to_owned()).collect();
        Column { name: name.to_owned(), kind: Kind::Words(words), optional: false, rising: false }
    }

    /// The same column, but cells may be left empty.
    #[must_use]
    pub fn optional(self) -> Column {
        Column { optional: true, ..self }
    }

    /// The same column, to be written as differences: for numbers that mostly rise by little, such as
    /// those of the rows.
    #[must_use]
    pub fn rising(self) -> Column {
        Column { rising: true, ..self }
    }

    /// Its name.
    pub fn name(&self) -> &str {
        &self.name
    }

    pub(crate) fn kind(&self) -> &Kind {
        &self.kind
    }

    pub(crate) fn is_optional(&self) -> bool {
        self.optional
    }

    pub(crate) fn is_rising(&self) -> bool {
        self.rising && matches!(self.kind, Kind::Numbers(_))
    }

    /// The column as the format describes it.
    pub(crate) fn schema(&self) -> Result<Arc<Type>, ColumnsError> {
        let (physical, logical) = match &self.kind {
            Kind::Words(_) => (Physical::BYTE_ARRAY, LogicalType::String),
            Kind::Numbers(width) => {
                let bit_width = width.bits();
                let physical = if *width == Width::U64 { Physical::INT64 } else { Physical::INT32 };
                (physical, LogicalType::integer(bit_width, false))
            }
        };
        let repetition = if self.optional { Repetition::OPTIONAL } else { Repetition::REQUIRED };
        let built = Type::primitive_type_builder(&self.name, physical)
            .with_repetition(repetition)
            .with_logical_type(Some(logical))
            .build()?;
        Ok(Arc::new(built))
    }
}

/// Numbers for a column.
#[derive(Clone, Copy, Debug)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Numbers<'a> {
    U8(&'a [u8]),
    U16(&'a [u16]),
    U32(&'a [u32]),
    U64(&'a [u64]),
}

impl Numbers<'_> {
    pub(crate) fn len(&self) -> usize {
        match self {
            Numbers::U8(cells) => cells.len(),
            Numbers::U16(cells) => cells.len(),
            Numbers::U32(cells) => cells.len(),
            Numbers::U64(cells) => cells.len(),
        }
    }
}

/// Cells for a column: numbers, and whether each is there.
#[derive(Clone, Copy, Debug)]
pub struct Cells<'a> {
    pub(crate) numbers: Numbers<'a>,
    pub(crate) present: Option<&'a [bool]>,
}

impl<'a> Cells<'a> {
    /// The same cells, but empty where `present` is false.
    #[must_use]
    pub fn present(self, present: &'a [bool]) -> Cells<'a> {
        Cells { present: Some(present), ..self }
    }
}

macro_rules! cells_from {
    ($($number:ty => $variant:ident),*) => {$(
        impl<'a> From<&'a [$number]> for Cells<'a> {
            fn from(cells: &'a [$number]) -> Cells<'a> {
                Cells { numbers: Numbers::$variant(cells), present: None }
            }
        }
    )*};
}

cells_from!(u8 => U8, u16 => U16, u32 => U32, u64 => U64);
