//! `parse_dot(text(g)) == g` for every graph that a text describes.
#![no_main]

use grundy_lang::parse_dot;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|source: &str| {
    if let Ok(graph) = parse_dot(source) {
        assert_eq!(parse_dot(&graph.text()), Ok(graph));
    }
});
