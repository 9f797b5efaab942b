//! Texts compared with files, one for each language.

use grundy_explain::Language;
use std::path::Path;

/// Compares what `shown` says in each language with the files of `folder`, case by case. With `BLESS`
/// in the environment the files are written anew.
pub(crate) fn as_expected(folder: &str, shown: impl Fn(Language) -> String) {
    for language in Language::ALL {
        let file = format!("tests/{folder}/{}.txt", language.tag());
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(file);
        let now = shown(language);
        if std::env::var_os("BLESS").is_some() {
            std::fs::write(&file, &now).unwrap();
        }
        let expected = std::fs::read_to_string(&file).unwrap();
        for (now, expected) in now.split("--- ").zip(expected.split("--- ")) {
            assert_eq!(now, expected, "\n{now}");
        }
        assert_eq!(now.len(), expected.len());
    }
}
