//! A binary file that is read is written again byte by byte.
#![no_main]

use grundy_core::{Budget, Limits};
use grundy_files::graphs::{TextOptions, load_stream, write_binary};
use libfuzzer_sys::fuzz_target;

// What a checksum is worth nobody guesses, so that bytes without one get theirs by writing what they mean.
fuzz_target!(|bytes: &[u8]| {
    let limits = Limits { memory: 1 << 24, ..Limits::default() };
    let budget = Budget::new(&limits);
    let whole = [b"grundyg1", bytes].concat();
    for bytes in [bytes, &whole] {
        let Ok(loaded) = load_stream(bytes, &TextOptions::default(), &budget) else { continue };
        let names = &loaded.names;
        let write = |tails| write_binary(Vec::new(), tails, names.from_one(), &budget).unwrap();
        let written = write(loaded.graph.tails());
        let again = load_stream(&written[..], &TextOptions::default(), &budget).expect("a graph");
        let again = write_binary(Vec::new(), again.graph.tails(), names.from_one(), &budget);
        assert_eq!(again.expect("memory can be written"), written);
    }
});
