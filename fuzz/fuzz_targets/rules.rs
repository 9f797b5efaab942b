//! Whatever compiles as rules is solved or stopped by a limit, and what is solved is right.
#![no_main]

/// What the tests of the planner do with rules.
mod common {
    #[path = "../../../crates/grundy/tests/common/evaluate.rs"]
    pub(crate) mod evaluate;
    #[path = "../../../crates/grundy/tests/common/rules.rs"]
    pub(crate) mod rules;
}

use libfuzzer_sys::fuzz_target;

fuzz_target!(|source: &str| {
    common::rules::evaluate_rules(source, 1_000);
});
