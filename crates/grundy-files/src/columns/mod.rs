//! Tables of whole numbers as Parquet files, written and read in pieces, so that the memory they take does
//! not depend on how many rows they have.
//!
//! ```
//! use bytes::Bytes;
//! use grundy_files::columns::{Column, Reader, Width, Writer};
//!
//! let columns = [Column::numbers("heap", Width::U32), Column::numbers("value", Width::U8)];
//! let mut writer = Writer::new(Vec::new(), &columns)?;
//! writer.write(&[(&[0_u32, 1, 2][..]).into(), (&[0_u8, 1, 2][..]).into()])?;
//! writer.write(&[(&[3_u32, 4][..]).into(), (&[1_u8, 4][..]).into()])?;
//! let file = writer.finish()?;
//!
//! let reader = Reader::new(Bytes::from(file))?;
//! assert_eq!(reader.rows(), 5);
//! assert_eq!(reader.fields()[1].name(), "value");
//! let mut values = Vec::new();
//! for batch in reader.batches(&[1])? {
//!     values.extend_from_slice(batch?.numbers(0));
//! }
//! assert_eq!(values, [0, 1, 2, 1, 4]);
//! # Ok::<(), grundy_files::columns::ColumnsError>(())
//! ```

mod column;
mod decode;
mod error;
mod reader;
mod writer;

pub use column::{Cells, Column, Numbers, Width};
pub use error::ColumnsError;
pub use reader::{Batch, Batches, Field, Reader};
pub use writer::Writer;
