//! Whatever parses is solved or stopped by a limit, and what is solved is right.
#![no_main]

#[path = "../../crates/grundy/tests/common/evaluate.rs"]
mod evaluate;

use libfuzzer_sys::fuzz_target;

fuzz_target!(|source: &str| {
    if let Ok(position) = grundy::parse(source) {
        evaluate::evaluate(&position, 20_000);
    }
});
