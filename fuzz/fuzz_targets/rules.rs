//! Whatever compiles as rules is solved or stopped by a limit, and what is solved is right.
#![no_main]

#[path = "../../crates/grundy/tests/common/evaluate.rs"]
mod evaluate;
#[path = "../../crates/grundy/tests/common/rules.rs"]
mod rules;

use libfuzzer_sys::fuzz_target;

fuzz_target!(|source: &str| {
    rules::evaluate_rules(source, 1_000);
});
