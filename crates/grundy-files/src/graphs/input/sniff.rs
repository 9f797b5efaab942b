//! What a file is, by what it begins with.

use crate::graphs::binary::FAMILY;

/// The forms in which graphs come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Form {
    Gzip,
    Zstandard,
    Parquet,
    /// Our own form, of whatever version.
    Binary,
    Dot,
    /// Also everything else: reading it as text tells best what is wrong.
    Text,
}

/// The form of what begins with `start`.
pub(super) fn form(start: &[u8]) -> Form {
    match start {
        [0x1f, 0x8b, ..] => Form::Gzip,
        [0x28, 0xb5, 0x2f, 0xfd, ..] => Form::Zstandard,
        // A frame to be skipped may come first.
        [0x50..=0x5f, 0x2a, 0x4d, 0x18, ..] => Form::Zstandard,
        [b'P', b'A', b'R', b'1', ..] => Form::Parquet,
        _ if is_binary(start) => Form::Binary,
        _ if is_dot(start) => Form::Dot,
        _ => Form::Text,
    }
}

/// Whether it begins as a binary file does, whatever the first byte is: damage there might make a comment of it, and an
/// edge list that is nothing but a comment is a graph without vertices.
fn is_binary(start: &[u8]) -> bool {
    start.get(1..FAMILY.len()) == Some(&FAMILY[1..])
}

/// Whether the first word is one that begins a text of Graphviz.
fn is_dot(start: &[u8]) -> bool {
    let mut rest = start.strip_prefix(b"\xef\xbb\xbf").unwrap_or(start);
    loop {
        rest = rest.trim_ascii_start();
        let after = match rest {
            [b'#', ..] | [b'/', b'/', ..] => rest.iter().position(|&byte| byte == b'\n'),
            [b'/', b'*', ..] => rest.windows(2).position(|pair| pair == b"*/").map(|at| at + 1),
            _ => break,
        };
        let Some(after) = after else { return false };
        rest = &rest[after + 1..];
    }
    let end = rest.iter().position(|byte| !byte.is_ascii_alphabetic()).unwrap_or(rest.len());
    ["strict", "graph", "digraph"]
        .iter()
        .any(|word| rest[..end].eq_ignore_ascii_case(word.as_bytes()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn forms() {
        for text in
            ["digraph {}", "\n STRICT graph{}", "// a\n/* b */ # c\ndigraph", "\u{feff}graph"]
        {
            assert_eq!(form(text.as_bytes()), Form::Dot, "{text}");
        }
        for text in ["", "0 1", "# digraph", "# digraph\n0 1", "graphs", "/* digraph", "% graph {"]
        {
            assert_eq!(form(text.as_bytes()), Form::Text, "{text}");
        }
        assert_eq!(form(b"PAR1\x15"), Form::Parquet);
        for binary in [b"grundyg9", b"%rundyg1"] {
            assert_eq!(form(binary), Form::Binary);
        }
        for other in [&b"grundy strategy 1"[..], b"grundytb", b"grundyv1", b"%bundyg1"] {
            assert_eq!(form(other), Form::Text);
        }
        assert_eq!(form(b"\x1f\x8b\x08"), Form::Gzip);
        assert_eq!(form(b"\x28\xb5\x2f\xfd"), Form::Zstandard);
    }
}
