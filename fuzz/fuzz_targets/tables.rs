//! Whatever bytes a Parquet file has, it is read to its end or refused, without a panic and in bounded memory.
#![no_main]

use grundy_core::Limits;
use grundy_engines::graph::Watch;
use grundy_graphs::{TextOptions, open_stream};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let limits = Limits { memory: 1 << 24, ..Limits::default() };
    let watch = Watch::new(&limits, &|_| true);
    let table = [b"PAR1", bytes, b"PAR1"].concat();
    for bytes in [bytes, &table] {
        let _ = open_stream(bytes, &TextOptions::default(), &watch);
    }
});
