//! Names that are not known, as they are shown.

/// A name as it was typed, fit to be shown: not too long, and nothing that moves the cursor.
pub(crate) fn quoted(typed: &str) -> String {
    let shown = |c: char| if c.is_control() { char::REPLACEMENT_CHARACTER } else { c };
    let mut quoted: String = typed.chars().take(40).map(shown).collect();
    if typed.chars().nth(40).is_some() {
        quoted.push('…');
    }
    quoted
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_quoted_is_harmless() {
        assert_eq!(quoted("a\u{1b}[31m"), "a\u{fffd}[31m");
        assert_eq!(quoted(&"x".repeat(1000)).chars().count(), 41);
    }
}
