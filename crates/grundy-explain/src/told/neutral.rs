//! The words of a language, put into those of the neutral form.

use crate::Messages;

/// The messages that list what may be typed, and what that is in the neutral form.
const WORDS: [(&str, &str); 12] = [
    ("typed-component", "component"),
    ("typed-heap", "heap"),
    ("typed-coin", "coin"),
    ("typed-token", "token"),
    ("typed-cut", "cut"),
    ("typed-edge", "edge"),
    ("typed-pins", "pins"),
    ("typed-and", "and"),
    ("typed-to", "→"),
    ("typed-nothing", "nothing"),
    // “square 4 → 2” says what the numbers are, which the neutral form leaves out.
    ("typed-square", ""),
    ("typed-vertex", "vertex"),
];

/// A word that may be typed, with a number before its end or none.
struct Pattern {
    before: Vec<char>,
    /// What follows the number, if there is one.
    after: Option<Vec<char>>,
    becomes: &'static str,
}

/// The text in the words of the neutral form. What is no word of `languages` stays as it is.
pub(super) fn of(text: &str, languages: &[&Messages]) -> String {
    let mut patterns: Vec<Pattern> =
        languages.iter().flat_map(|messages| patterns(messages)).collect();
    // The longest first: “đồng xu” before “xu”.
    patterns.sort_by_key(|pattern| {
        std::cmp::Reverse(pattern.before.len() + pattern.after.as_ref().map_or(0, Vec::len))
    });
    let letters = letters(text);
    let plain: Vec<char> = letters.iter().map(|(plain, _)| *plain).collect();
    let (mut out, mut at) = (String::new(), 0);
    while at < plain.len() {
        let found = patterns.iter().find_map(|pattern| {
            let (end, number) = pattern.at(&plain, at)?;
            Some((end, number, pattern.becomes))
        });
        match found {
            Some((end, number, becomes)) => {
                out += &format!(" {becomes} {number} ");
                at = end;
            }
            None => {
                out += &letters[at].1;
                at += 1;
            }
        }
    }
    out
}

fn patterns(messages: &Messages) -> Vec<Pattern> {
    let of = |(id, becomes): &(&str, &'static str)| {
        let list = messages.get(id, &[]);
        let becomes = *becomes;
        let pattern = |word: &str| {
            let (before, after) = match word.split_once('#') {
                Some((before, after)) => (before, Some(after)),
                None => (word, None),
            };
            let plain = |text: &str| letters(text.trim()).into_iter().map(|(c, _)| c).collect();
            Pattern { before: plain(before), after: after.map(plain), becomes }
        };
        list.split(',').map(|word| pattern(word.trim())).collect::<Vec<_>>()
    };
    WORDS.iter().flat_map(of).collect()
}

impl Pattern {
    /// Where the pattern ends that begins at `at`, and the number in it.
    fn at(&self, plain: &[char], at: usize) -> Option<(usize, String)> {
        // A word does not begin or end within another; Chinese has no space between words.
        let within = |a: Option<&char>, b: Option<&char>| matches!((a, b), (Some(a), Some(b)) if a.is_ascii_alphabetic() && b.is_ascii_alphabetic());
        let before = at.checked_sub(1).and_then(|before| plain.get(before));
        if within(before, self.before.first()) {
            return None;
        }
        let end = matched(plain, at, &self.before)?;
        // A name before a bracket is that of a written game.
        if within(self.before.last(), plain.get(end)) || plain.get(end) == Some(&'(') {
            return None;
        }
        let Some(after) = &self.after else { return Some((end, String::new())) };
        let start = skip_blanks(plain, end);
        let digits = plain[start..].iter().take_while(|c| c.is_ascii_digit()).count();
        let number: String = plain[start..start + digits].iter().collect();
        if number.is_empty() {
            return None;
        }
        let end = start + digits;
        match after.is_empty() {
            true => Some((end, number)),
            false => matched(plain, skip_blanks(plain, end), after).map(|end| (end, number)),
        }
    }
}

fn skip_blanks(plain: &[char], at: usize) -> usize {
    at + plain[at..].iter().take_while(|c| c.is_whitespace()).count()
}

/// Where `word` ends if it stands at `at`; a space in it stands for any room.
fn matched(plain: &[char], mut at: usize, word: &[char]) -> Option<usize> {
    for &c in word {
        if c == ' ' {
            let next = skip_blanks(plain, at);
            (next > at).then_some(())?;
            at = next;
        } else {
            (plain.get(at) == Some(&c)).then_some(())?;
            at += 1;
        }
    }
    Some(at)
}

/// The letters of a text: each without its accents and in lower case, and as it stands, in half width.
fn letters(text: &str) -> Vec<(char, String)> {
    let mut letters: Vec<(char, String)> = Vec::new();
    for c in text.chars() {
        let c = half_width(c);
        match (is_accent(c), letters.last_mut()) {
            (true, Some((_, letter))) => letter.push(c),
            _ => letters.push((bare(c), c.to_string())),
        }
    }
    letters
}

fn half_width(c: char) -> char {
    match c {
        '\u{FF01}'..='\u{FF5E}' => {
            u32::from(c).checked_sub(0xFEE0).and_then(char::from_u32).unwrap_or(c)
        }
        '\u{3000}' => ' ',
        '、' => ',',
        _ => c,
    }
}

/// An accent that follows its letter, as some keyboards type Vietnamese.
fn is_accent(c: char) -> bool {
    matches!(c, '\u{300}'..='\u{36F}')
}

/// A letter of Vietnamese without its accents, in lower case.
fn bare(c: char) -> char {
    const LETTERS: [(char, &str); 7] = [
        ('a', "àáảãạăằắẳẵặâầấẩẫậ"),
        ('e', "èéẻẽẹêềếểễệ"),
        ('i', "ìíỉĩị"),
        ('o', "òóỏõọôồốổỗộơờớởỡợ"),
        ('u', "ùúủũụưừứửữự"),
        ('y', "ỳýỷỹỵ"),
        ('d', "đ"),
    ];
    let lower = c.to_lowercase().next().unwrap_or(c);
    let base = LETTERS.iter().find(|(_, accented)| accented.contains(lower));
    base.map_or(lower, |(base, _)| *base)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Language;

    fn neutral(text: &str, language: Language) -> String {
        let text = of(text, &[Messages::of(language), Messages::of(Language::En)]);
        text.split_whitespace().collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn words_are_put_into_the_neutral_form() {
        for text in
            ["đống 3: 3 → 2", "Dong 3: 3 → 2", "ĐỐNG３：3 → 2", "đo\u{302}\u{301}ng 3: 3 → 2"]
        {
            assert_eq!(neutral(text, Language::Vi).replace(' ', ""), "heap3:3→2", "{text}");
        }
        for text in ["第 3 堆：3 → 2", "第３堆:３→2", "堆 3：3 → 2"] {
            assert_eq!(neutral(text, Language::Zh).replace(' ', ""), "heap3:3→2", "{text}");
        }
        assert_eq!(neutral("cắt đoạn 0 (1-2)", Language::Vi), "cut edge 0 (1-2)");
        assert_eq!(neutral("剪边 0", Language::Zh), "cut edge 0");
        assert_eq!(neutral("ô 4 -> 2", Language::Vi), "4 -> 2");
    }

    #[test]
    fn what_is_no_word_stays() {
        for language in Language::ALL {
            assert_eq!(neutral("đôngx(3) → f(1)", language), "đôngx(3) → f(1)");
            assert_eq!(neutral("", language), "");
            assert_eq!(neutral("第", language), "第");
        }
    }
}
