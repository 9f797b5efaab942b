//! A binary file that is read is written again byte by byte.
#![no_main]

use grundy_core::Limits;
use grundy_engines::graph::Watch;
use grundy_graphs::{TextOptions, open_stream, write_binary};
use libfuzzer_sys::fuzz_target;

/// What a checksum is worth nobody guesses, so that bytes without one get theirs by writing what they mean.
fuzz_target!(|bytes: &[u8]| {
    let limits = Limits { memory: 1 << 24, ..Limits::default() };
    let watch = Watch::new(&limits, &|_| true);
    let whole = [b"grundyg1", bytes].concat();
    for bytes in [bytes, &whole] {
        let Ok(loaded) = open_stream(bytes, &TextOptions::default(), &watch) else { continue };
        let names = &loaded.names;
        let write = |tails| write_binary(Vec::new(), tails, names.from_one(), &watch).unwrap();
        let written = write(loaded.graph.tails());
        let again = open_stream(&written[..], &TextOptions::default(), &watch).expect("a graph");
        let again = write_binary(Vec::new(), again.graph.tails(), names.from_one(), &watch);
        assert_eq!(again.expect("memory can be written"), written);
    }
});
