//! Where a person's own data is kept.

use std::env;
use std::fs;
use std::path::PathBuf;

/// The file with the scores of exercises in the person's folder for data, which is made if it is not there. None if no such
/// folder is known or can be made; then nothing is kept.
///
/// `XDG_DATA_HOME` decides, then what is usual on the system.
pub fn practice_file() -> Option<PathBuf> {
    let set = |name| env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let usual = || {
        if cfg!(windows) {
            return set("APPDATA");
        }
        let home = set("HOME")?;
        let below = match cfg!(target_os = "macos") {
            true => "Library/Application Support",
            false => ".local/share",
        };
        Some(home.join(below))
    };
    // The specification asks to ignore a path that is not absolute.
    let xdg = set("XDG_DATA_HOME").filter(|path| path.is_absolute());
    let folder = xdg.or_else(usual)?.join("grundy");
    fs::create_dir_all(&folder).ok()?;
    Some(folder.join("practice.json"))
}
