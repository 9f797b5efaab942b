//! One line of an edge list, read with care.

use crate::graphs::TextErrorKind;

/// How much of a wrong word is shown.
const SHOWN: usize = 40;

/// Of a line no more bytes than these are read. It is far more than any line of an edge list has, and little enough that
/// a file without line ends is refused soon.
pub(super) const LONGEST: usize = 1 << 24;

/// What is wrong with a line, and at which byte, counted from 0.
pub(super) type LineError = (usize, TextErrorKind);

/// The two numbers of `line`, or none if it is empty or a comment. It may end in a carriage return.
///
/// Numbers are decimal and parted by spaces or tabs; `#` and `%` begin a comment.
pub(super) fn numbers(line: &[u8]) -> Result<Option<(u64, u64)>, LineError> {
    let mut words = words(line);
    let Some((at, first)) = words.next() else { return not_longer(line).map(|()| None) };
    let first = number(at, first)?;
    let Some((at, second)) = words.next() else {
        return Err((line.trim_ascii_end().len(), TextErrorKind::MissingNumber));
    };
    let second = number(at, second)?;
    match words.next() {
        Some((at, word)) => Err((at, TextErrorKind::TooMuch(shown(word)))),
        None => not_longer(line).map(|()| Some((first, second))),
    }
}

/// Whether a line that is right otherwise is not too long.
fn not_longer(line: &[u8]) -> Result<(), LineError> {
    match line.len() > LONGEST {
        true => Err((LONGEST, TextErrorKind::LongLine { most: LONGEST })),
        false => Ok(()),
    }
}

/// The length of the line that `text` begins with, without its end. Of a line that is too long it is just enough to
/// tell.
pub(super) fn length(text: &[u8]) -> usize {
    let within = &text[..text.len().min(LONGEST + 1)];
    within.iter().position(|&byte| byte == b'\n').unwrap_or(within.len())
}

/// The two labels of an arc.
pub(super) fn arc(line: &[u8]) -> Result<Option<(u32, u32)>, LineError> {
    let Some((from, to)) = numbers(line)? else { return Ok(None) };
    let label = |number: u64, index: usize| {
        u32::try_from(number).map_err(|_| {
            let at = words(line).nth(index).map_or(0, |(at, _)| at);
            (at, TextErrorKind::NumberTooLarge(number.to_string()))
        })
    };
    Ok(Some((label(from, 0)?, label(to, 1)?)))
}

/// Where the numbers of a line with two numbers begin.
pub(super) fn columns(line: &[u8]) -> (usize, usize) {
    let mut places = words(line).map(|(at, _)| at);
    (places.next().unwrap_or_default(), places.next().unwrap_or_default())
}

/// The words of a line before a comment, each with its place.
fn words(line: &[u8]) -> impl Iterator<Item = (usize, &[u8])> {
    let end = line.iter().position(|byte| matches!(byte, b'#' | b'%')).unwrap_or(line.len());
    let line = &line[..end];
    let is_space = |byte: &u8| matches!(byte, b' ' | b'\t' | b'\r');
    let mut at = 0;
    std::iter::from_fn(move || {
        at += line[at..].iter().position(|byte| !is_space(byte))?;
        let length = line[at..].iter().position(is_space).unwrap_or(line.len() - at);
        let word = (at, &line[at..at + length]);
        at += length;
        Some(word)
    })
}

fn number(at: usize, word: &[u8]) -> Result<u64, LineError> {
    if !word.iter().all(u8::is_ascii_digit) {
        return Err((at, TextErrorKind::NotANumber(shown(word))));
    }
    let mut digits = word.iter().map(|digit| u64::from(digit - b'0'));
    let value = digits.try_fold(0u64, |value, digit| value.checked_mul(10)?.checked_add(digit));
    value.ok_or_else(|| (at, TextErrorKind::NumberTooLarge(shown(word))))
}

fn shown(word: &[u8]) -> String {
    let text = String::from_utf8_lossy(&word[..word.len().min(SHOWN)]);
    // A word that is cut may end within a character.
    let text = text.trim_end_matches(char::REPLACEMENT_CHARACTER);
    if word.len() > SHOWN { format!("{text}…") } else { text.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_of_every_kind() {
        for (line, expected) in [
            ("3 4", Some((3, 4))),
            ("  3\t 4 \r", Some((3, 4))),
            ("003 0", Some((3, 0))),
            ("3 4 # an arc", Some((3, 4))),
            ("3 4% an arc", Some((3, 4))),
            ("4294967295 4294967295", Some((u32::MAX, u32::MAX))),
            ("", None),
            ("\r", None),
            (" \t", None),
            ("# 3 4", None),
            ("  % 3", None),
        ] {
            assert_eq!(arc(line.as_bytes()), Ok(expected), "{line:?}");
        }
    }

    #[test]
    fn mistakes_and_their_places() {
        use TextErrorKind::*;
        for (line, at, kind) in [
            ("3", 1, MissingNumber),
            ("3 \r", 1, MissingNumber),
            ("3 x", 2, NotANumber("x".to_owned())),
            ("-3 4", 0, NotANumber("-3".to_owned())),
            ("3,4", 0, NotANumber("3,4".to_owned())),
            ("3 4 5", 4, TooMuch("5".to_owned())),
            ("1 4294967296", 2, NumberTooLarge("4294967296".to_owned())),
            ("4294967296 1", 0, NumberTooLarge("4294967296".to_owned())),
            ("99999999999999999999 1", 0, NumberTooLarge("99999999999999999999".to_owned())),
        ] {
            assert_eq!(arc(line.as_bytes()), Err((at, kind)), "{line:?}");
        }
        let long = "é".repeat(100);
        let Err((0, NotANumber(found))) = arc(long.as_bytes()) else { panic!() };
        assert_eq!(found, format!("{}…", "é".repeat(20)));
    }
}
