//! Whatever bytes a Parquet file has, it is read to its end or refused, without a panic and in bounded memory.
#![no_main]

use grundy_core::{Budget, Limits};
use grundy_files::graphs::{TextOptions, load_stream};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let limits = Limits { memory: 1 << 24, ..Limits::default() };
    let budget = Budget::new(&limits);
    let table = [b"PAR1", bytes, b"PAR1"].concat();
    for bytes in [bytes, &table] {
        let _ = load_stream(bytes, &TextOptions::default(), &budget);
    }
});
