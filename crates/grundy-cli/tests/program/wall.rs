//! The face depends on the road and on terminal crates, and on nothing that solves, reads or writes formats.

use std::path::Path;

/// What the program may depend on: the road, what native faces share, and the typed library and its words at most besides.
const OURS: [&str; 4] = ["grundy", "grundy-api", "grundy-explain", "grundy-host"];

/// Crates of the command line and of the terminal.
const TERMINAL: [&str; 6] =
    ["clap", "clap_complete", "console", "indicatif", "rustyline", "unicode-width"];

#[test]
fn the_program_sees_no_engine_game_language_or_file_format() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("Cargo.toml");
    let manifest: toml::Table =
        std::fs::read_to_string(path).expect("the manifest").parse().expect("TOML");
    let dependencies = manifest["dependencies"].as_table().expect("a table");
    assert!(dependencies.contains_key("grundy-api"), "the road itself is missing");
    for name in dependencies.keys() {
        let allowed = OURS.contains(&name.as_str()) || TERMINAL.contains(&name.as_str());
        assert!(allowed, "{name} is behind the wall: ask through grundy-api");
    }
    assert!(!manifest.contains_key("build-dependencies") && !manifest.contains_key("target"));
}
