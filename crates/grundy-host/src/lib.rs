//! What faces that run on a real machine share, and a web page does not have: files that are written as a whole
//! or not at all ([`Output`]), pictures in the [form](PictureForm) that a name says, reading up to a limit ([`files`]), [`Signals`] that set a
//! [`Stop`](grundy_core::Stop), the [`Lock`] of a checkpoint, [programs](ShellProgram) of other people, and how much memory
//! is [free](free_memory).
//!
//! It knows no game, no format and no words: errors are data, which a face puts into words.

#![deny(unsafe_code)]
// Threads and files of native faces are reached through this crate.

mod checkpoint;
mod data;
pub mod files;
mod lock;
mod memory;
mod native;
mod output;
mod picture;
mod program;
mod signals;
mod temporary;

pub use checkpoint::Checkpoint;
pub use data::practice_file;
pub use files::{ReadError, ReadErrorKind};
pub use lock::{Lock, LockError};
pub use memory::free_memory;
pub use native::Native;
pub use output::{Output, begin, finish, write_new};
pub use picture::PictureForm;
#[cfg(feature = "png")]
pub use picture::{Fonts, png};
pub use program::{ProgramLimits, ShellProgram};
pub use signals::{Signal, Signals};
pub use temporary::{end, remove_temporaries};
