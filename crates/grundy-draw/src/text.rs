//! How wide texts are, and where lines are broken.

use crate::length::Length;

/// How wide a text is in a font of `size`, by estimate: wide for a Chinese character, narrow for
/// others.
pub(crate) fn text_width(text: &str, size: Length) -> Length {
    let tenths = text.chars().map(|c| match c {
        '\u{2009}' => 2,
        '\u{2e80}'..='\u{ffff}' => 10,
        _ => 6,
    });
    size.part(tenths.sum(), 10)
}

/// The lines of `text`, none of them wider than `room` if its words allow, as few as can be, and of those as
/// even as can be: no word should stand in the last line alone.
pub(crate) fn lines(text: &str, size: Length, room: Length) -> Vec<String> {
    let pieces = pieces(text);
    let broken = filled(&pieces, size, room);
    if broken.len() < 2 {
        return broken;
    }
    // The narrowest room that needs no more lines, to a fortieth.
    let narrower = (20..40).map(|part| filled(&pieces, size, room.part(part, 40)));
    let fits = |lines: &Vec<String>| {
        lines.len() == broken.len() && lines.iter().all(|line| text_width(line, size) <= room)
    };
    narrower.into_iter().find(fits).unwrap_or(broken)
}

/// The lines that come about if each holds as much as it can.
fn filled(pieces: &[&str], size: Length, room: Length) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    let mut line = String::new();
    for piece in pieces {
        let longer = format!("{line}{piece}");
        if !line.is_empty() && text_width(longer.trim_end(), size) > room {
            lines.push(std::mem::take(&mut line).trim_end().to_owned());
            line.push_str(piece.trim_start());
        } else {
            line = longer;
        }
    }
    if !line.trim().is_empty() {
        lines.push(line.trim_end().to_owned());
    }
    lines
}

/// What a line may be broken between: words with the space after them, and Chinese characters.
fn pieces(text: &str) -> Vec<&str> {
    let mut pieces = Vec::new();
    let mut start = 0;
    for (at, c) in text.char_indices() {
        let end = at + c.len_utf8();
        // Closing punctuation stays with what it closes.
        let closes = text[end..].starts_with(['，', '。', '、', '；', '：', '）', '”']);
        if c == ' ' || ('\u{2e80}'..='\u{ffff}').contains(&c) && !closes {
            pieces.push(&text[start..end]);
            start = end;
        }
    }
    pieces.push(&text[start..]);
    pieces
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::length::px;

    #[test]
    fn lines_are_broken_between_words_and_between_chinese_characters() {
        assert_eq!(lines("one two three", px(10), px(50)), ["one two", "three"]);
        assert_eq!(lines("每格代表若干个值。", px(10), px(40)), ["每格代", "表若干", "个值。"]);
        let note = "the value of all that stands on it.";
        assert_eq!(lines(note, px(10), px(195)), ["the value of all", "that stands on it."]);
        assert_eq!(lines("", px(10), px(50)), [""; 0]);
        assert_eq!(lines("indivisible", px(10), px(20)), ["indivisible"]);
    }
}
