//! The text of an SVG picture.

use crate::length::Length;
use crate::style::Style;

/// A picture while it is drawn.
pub(crate) struct Svg {
    text: String,
}

/// Where a text stands relative to its place.
#[derive(Clone, Copy)]
pub(crate) enum Anchor {
    Start,
    Middle,
    End,
}

impl Svg {
    /// An empty plot of this size. Its title is read out to those who cannot see it.
    pub(crate) fn new(width: Length, height: Length, title: &str) -> Svg {
        Svg::styled(width, height, title, Style::Plot, "", "")
    }

    /// An empty picture of this size in a style; `class` and `extra` are a further class of the root and the rules
    /// about it.
    pub(crate) fn styled(
        width: Length,
        height: Length,
        title: &str,
        style: Style,
        class: &str,
        extra: &str,
    ) -> Svg {
        let title = escaped(title);
        let (kind, sheet) = (style.class(), style.sheet());
        let text = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"gr {kind}{class}\" \
             viewBox=\"0 0 {width} {height}\" role=\"img\" aria-label=\"{title}\">\n\
             <title>{title}</title>\n<style>{sheet}{extra}</style>\n\
             <rect class=\"page\" width=\"100%\" height=\"100%\"/>\n"
        );
        Svg { text }
    }

    /// Adds a line of XML as it is.
    pub(crate) fn line(&mut self, xml: &str) {
        self.text.push_str(xml);
        self.text.push('\n');
    }

    /// Adds a text.
    pub(crate) fn write(&mut self, class: &str, at: (Length, Length), anchor: Anchor, text: &str) {
        self.line(&text_element(class, at, anchor, text));
    }

    /// Adds a straight line.
    pub(crate) fn rule(&mut self, class: &str, from: (Length, Length), to: (Length, Length)) {
        let ((x1, y1), (x2, y2)) = (from, to);
        self.line(&format!("<path class=\"{class}\" d=\"M{x1} {y1}L{x2} {y2}\"/>"));
    }

    /// Adds a rectangle.
    pub(crate) fn rect(&mut self, class: &str, at: (Length, Length), size: (Length, Length)) {
        let ((x, y), (width, height)) = (at, size);
        self.line(&format!(
            "<rect class=\"{class}\" x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\"/>"
        ));
    }

    /// The finished text.
    pub(crate) fn finish(mut self) -> String {
        self.text.push_str("</svg>\n");
        self.text
    }
}

/// A text as an element.
pub(crate) fn text_element(
    class: &str,
    at: (Length, Length),
    anchor: Anchor,
    text: &str,
) -> String {
    let anchor = match anchor {
        Anchor::Start => "",
        Anchor::Middle => " text-anchor=\"middle\"",
        Anchor::End => " text-anchor=\"end\"",
    };
    let ((x, y), text) = (at, escaped(text));
    format!("<text class=\"{class}\" x=\"{x}\" y=\"{y}\"{anchor}>{text}</text>")
}

/// Text as it stands in XML, within an element or between double quotes.
pub(crate) fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            '\t' | '\n' | '\r' => escaped.push(' '),
            // XML 1.0 has no place for these, not even as references.
            '\0'..='\u{1f}' | '\u{fffe}' | '\u{ffff}' => escaped.push(char::REPLACEMENT_CHARACTER),
            c => escaped.push(c),
        }
    }
    escaped
}

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
    fn nothing_escapes_its_place() {
        assert_eq!(escaped("a<b & \"c\"\u{1}\n"), "a&lt;b &amp; &quot;c&quot;\u{fffd} ");
    }

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
