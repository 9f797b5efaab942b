//! No text makes the parser panic, and every refusal names a place in the text.
#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|source: &str| {
    for mistakes in [grundy_lang::parse(source).err(), grundy_lang::parse_rule(source).err()] {
        let Some(mistakes) = mistakes else { continue };
        assert!(!mistakes.is_empty());
        for mistake in mistakes {
            assert!(source.get(mistake.span).is_some());
        }
    }
});
