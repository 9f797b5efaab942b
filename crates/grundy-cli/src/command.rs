//! The command that was given, to be given again.

use crate::typed::replaced;
use std::env;
use std::ffi::OsString;

/// The command line of this run with `flag` in it, as a shell reads it.
pub(crate) fn again(flag: &str) -> String {
    let mut words: Vec<String> =
        env::args_os().skip(1).map(|word| word.to_string_lossy().into_owned()).collect();
    if words.iter().all(|word| word != flag) {
        words.push(flag.to_owned());
    }
    let words = words.iter().map(|word| shell(word));
    std::iter::once("grundy".to_owned()).chain(words).collect::<Vec<String>>().join(" ")
}

/// The command line of this run with `meant` where `typed` stands, as a shell reads it.
pub(crate) fn instead(typed: &str, meant: &str) -> Option<String> {
    let words: Vec<OsString> = env::args_os().skip(1).collect();
    let words = replaced(&words, typed, meant)?;
    let words = words.iter().map(|word| shell(word));
    Some(std::iter::once("grundy".to_owned()).chain(words).collect::<Vec<String>>().join(" "))
}

/// A word as a shell reads it, on one line.
pub(crate) fn shell(word: &str) -> String {
    let plain = |c: char| c.is_ascii_alphanumeric() || "-_./^=+,:%@".contains(c);
    match !word.is_empty() && word.chars().all(plain) {
        true => word.to_owned(),
        false => {
            let shown = |c: char| if c.is_control() { ' ' } else { c };
            let word: String = word.chars().map(shown).collect();
            format!("'{}'", word.replace('\'', "'\\''"))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_quoted_where_a_shell_would_part_them() {
        for (word, shown) in [
            ("0.77", "0.77"),
            ("2^24", "2^24"),
            ("subtract[1, 3]", "'subtract[1, 3]'"),
            ("it's", "'it'\\''s'"),
            ("", "''"),
            ("a\u{1b}b", "'a b'"),
        ] {
            assert_eq!(shell(word), shown);
        }
    }
}
