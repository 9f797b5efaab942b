//! Breaking a run of spans into lines.

use crate::{Span, Tone};
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

/// Punctuation that may not begin a line.
const CLOSING: &str = ",.;:!?)]}%°’”。、】》」』〉\u{ff0c}\u{ff1b}\u{ff1a}\u{ff01}\u{ff1f}\u{ff09}";

/// Punctuation that may not end a line.
const OPENING: &str = "([{‘“【《「『〈\u{ff08}";

/// Words that a formula is better not parted at.
const OPERATORS: [&str; 12] = ["→", "=", "≠", "≤", "≥", "<", "⊕", "·", "+", "−", "/", "mod"];

/// Longer than any of them.
const OPERATOR_LENGTH: usize = 4;

/// How many columns `spans` take.
pub(super) fn width(spans: &[Span]) -> usize {
    spans.iter().map(|span| span.text.width()).sum()
}

/// A character, with what decides where a line may end.
#[derive(Clone, Copy)]
struct Glyph {
    char: char,
    width: usize,
    tone: Tone,
    /// Which of the spans it is from.
    span: usize,
}

impl Glyph {
    fn is_wide(self) -> bool {
        self.width == 2
    }
}

/// How welcome the end of a line is before a character.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Break {
    Never,
    /// Only if there is no better place: within code, and beside an operator of a formula.
    Reluctant,
    Welcome,
}

/// Whether a line may end before `glyphs[at]`.
fn break_before(glyphs: &[Glyph], at: usize) -> Break {
    let Some((before, after)) = at.checked_sub(1).map(|b| (glyphs[b], glyphs[at])) else {
        return Break::Never;
    };
    if after.char == ' ' || after.width == 0 {
        return Break::Never;
    }
    if before.char == ' ' {
        let code = before.tone == Tone::Code && before.span == after.span;
        let formula = begins_with_operator(&glyphs[at..]) || ends_with_operator(&glyphs[..at - 1]);
        return if code || formula { Break::Reluctant } else { Break::Welcome };
    }
    // What is to be typed stays whole.
    let code = before.tone == Tone::Code && before.span == after.span;
    let between_wide = !code && (before.is_wide() || after.is_wide());
    let forbidden = CLOSING.contains(after.char) || OPENING.contains(before.char);
    if between_wide && !forbidden { Break::Welcome } else { Break::Never }
}

/// Whether a word that is an operator stands at the start of `glyphs`.
fn begins_with_operator(glyphs: &[Glyph]) -> bool {
    is_operator(glyphs.iter().map(|glyph| glyph.char))
}

/// Whether a word that is an operator stands at the end of `glyphs`.
fn ends_with_operator(glyphs: &[Glyph]) -> bool {
    let word = glyphs.iter().rev().take(OPERATOR_LENGTH).take_while(|glyph| glyph.char != ' ');
    let start = glyphs.len() - word.count();
    is_operator(glyphs[start..].iter().map(|glyph| glyph.char))
}

fn is_operator(chars: impl Iterator<Item = char>) -> bool {
    let word: String = chars.take_while(|&char| char != ' ').take(OPERATOR_LENGTH).collect();
    OPERATORS.contains(&word.as_str())
}

/// The lines of `spans`, none wider than `most` columns unless a word is.
///
/// Words are parted at spaces, Chinese anywhere but before closing and after opening punctuation.
pub(super) fn wrap(spans: &[Span], most: usize) -> Vec<Vec<Span>> {
    let glyphs: Vec<Glyph> = spans
        .iter()
        .enumerate()
        .flat_map(|(span, Span { text, tone })| {
            text.chars().map(move |char| Glyph {
                char,
                width: char.width().unwrap_or(0),
                tone: *tone,
                span,
            })
        })
        .collect();
    let mut lines = Vec::new();
    let (mut start, mut columns) = (0, 0);
    let mut places: Vec<(usize, Break)> = Vec::new();
    let mut at = 0;
    while at < glyphs.len() {
        match break_before(&glyphs, at) {
            Break::Never => {}
            welcome if at > start => places.push((at, welcome)),
            _ => {}
        }
        let fits = glyphs[at].char == ' ' || columns + glyphs[at].width <= most;
        let best = places.iter().map(|place| place.1).max();
        let last = places.iter().rev().find(|place| Some(place.1) == best);
        match last {
            Some(&(end, _)) if !fits => {
                lines.push(line(&glyphs[start..end]));
                (start, at, columns) = (end, end, 0);
                places.clear();
            }
            _ => {
                columns += glyphs[at].width;
                at += 1;
            }
        }
    }
    if start < glyphs.len() || lines.is_empty() {
        lines.push(line(&glyphs[start..]));
    }
    lines
}

/// The spans of one line, without the spaces at its end.
fn line(glyphs: &[Glyph]) -> Vec<Span> {
    let end = glyphs.iter().rposition(|glyph| glyph.char != ' ').map_or(0, |last| last + 1);
    let mut spans: Vec<(usize, Span)> = Vec::new();
    for glyph in &glyphs[..end] {
        match spans.last_mut() {
            Some((span, run)) if *span == glyph.span => run.text.push(glyph.char),
            _ => spans.push((glyph.span, Span::new(glyph.char, glyph.tone))),
        }
    }
    spans.into_iter().map(|(_, span)| span).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(text: &str, most: usize) -> Vec<String> {
        let join = |line: Vec<Span>| line.into_iter().map(|span| span.text).collect();
        wrap(&[text.into()], most).into_iter().map(join).collect()
    }

    #[test]
    fn words_are_parted_at_spaces() {
        assert_eq!(lines("take one stone away", 9), ["take one", "stone", "away"]);
        assert_eq!(lines("unbreakable word", 4), ["unbreakable", "word"]);
        assert_eq!(lines("", 4), [""]);
    }

    #[test]
    fn chinese_is_parted_between_characters_and_never_before_a_comma() {
        assert_eq!(
            lines("先手必胜\u{ff0c}无论怎么走。", 8),
            ["先手必", "胜\u{ff0c}无论", "怎么走。"]
        );
        assert_eq!(lines("\u{ff08}先手\u{ff09}必胜", 4), ["\u{ff08}先", "手\u{ff09}", "必胜"]);
    }

    #[test]
    fn an_arrow_stays_with_its_numbers_if_it_can() {
        assert_eq!(lines("lower 7 → 0", 9), ["lower", "7 → 0"]);
        assert_eq!(lines("0 → 1 → 2 → 0", 6), ["0 → 1", "→ 2 →", "0"]);
    }

    #[test]
    fn vietnamese_counts_letters_and_not_bytes() {
        assert_eq!(lines("thế thắng", 9), ["thế thắng"]);
    }
}
