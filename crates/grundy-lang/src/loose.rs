//! What people type before they know the notation: `nim 3 4 5`, `7,5,3`, `kayles 5`, `take 1..3 : 21`.
//!
//! The notation comes first: only a text that it refuses is looked at here. A form that can mean one thing alone is
//! read as that; where it could mean something else too, the text is refused, with what was probably meant. Either
//! way the meaning is a text in the notation, which is then read like any other.

mod pieces;

use crate::diagnostic::{Diagnostic, DiagnosticKind};
use crate::lexer::{Lexer, Token, TokenKind};
use crate::{RuleRef, parse_rule_strictly, parse_strictly};
use grundy_games::Position;
use grundy_games::written::Rules;
use pieces::{Items, Reader};

/// What a text in a loose form means.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Meant {
    /// The same in the notation.
    pub text: String,
    /// Whether it can mean nothing else.
    pub plain: bool,
}

/// A longer text was written by a program, and is not looked at.
const LONGEST: usize = 1 << 20;

/// What a text that is no position in the notation means, with the games of `rules` if there are any.
///
/// ```
/// use grundy_lang::meant;
/// assert_eq!(meant("nim 3 4 5", None).unwrap().text, "nim(3, 4, 5)");
/// assert!(meant("7, 5, 3", None).unwrap().plain);
/// assert!(!meant("7 + 5 + 3", None).unwrap().plain);
/// assert_eq!(meant("poker 5", None), None);
/// ```
pub fn meant(source: &str, rules: Option<&Rules>) -> Option<Meant> {
    let tokens = tokens(source)?;
    let reader = Reader { source, rules };
    let meant = bare_numbers(&reader, &tokens).or_else(|| sum(&reader, &tokens))?;
    parse_strictly(&meant.text, rules).is_ok().then_some(meant)
}

/// What a text that is no rule in the notation means.
pub fn meant_rule(source: &str, rules: Option<&Rules>) -> Option<Meant> {
    let meant = Reader { source, rules }.rule(&tokens(source)?)?;
    parse_rule_strictly(&meant.text, rules).is_ok().then_some(meant)
}

/// The position that a refused text means, or why it is refused.
pub(crate) fn position(
    source: &str,
    rules: Option<&Rules>,
    mistakes: Vec<Diagnostic>,
) -> Result<Position, Vec<Diagnostic>> {
    match meant(source, rules) {
        Some(Meant { text, plain: true }) => parse_strictly(&text, rules).map_err(|_| mistakes),
        Some(Meant { text, plain: false }) => Err(refused(source, text, mistakes, rules)),
        None => Err(mistakes),
    }
}

/// The rule that a refused text means, or why it is refused.
pub(crate) fn rule(
    source: &str,
    rules: Option<&Rules>,
    mistakes: Vec<Diagnostic>,
) -> Result<RuleRef, Vec<Diagnostic>> {
    match meant_rule(source, rules) {
        Some(Meant { text, plain: true }) => {
            parse_rule_strictly(&text, rules).map_err(|_| mistakes)
        }
        Some(Meant { text, plain: false }) => Err(refused(source, text, mistakes, rules)),
        None => Err(mistakes),
    }
}

/// A single mistake whose place says enough stays; otherwise what was meant says more than several mistakes.
fn refused(
    source: &str,
    text: String,
    mistakes: Vec<Diagnostic>,
    rules: Option<&Rules>,
) -> Vec<Diagnostic> {
    match mistakes.as_slice() {
        [Diagnostic { kind: DiagnosticKind::Expected { .. }, .. }] => return mistakes,
        [Diagnostic { kind: DiagnosticKind::UnknownGame { nearest: Some(near), .. }, span }] => {
            let mended = [&source[..span.start], near, &source[span.end..]].concat();
            if parse_strictly(&mended, rules).is_ok() {
                return mistakes;
            }
        }
        _ => {}
    }
    let start = source.len() - source.trim_start().len();
    let span = start..source.trim_end().len().max(start);
    vec![Diagnostic { span, kind: DiagnosticKind::Meant { text } }]
}

fn tokens(source: &str) -> Option<Vec<Token>> {
    if source.len() > LONGEST {
        return None;
    }
    let mut lexer = Lexer::new(source);
    let next = || Some(lexer.next()).filter(|token| token.kind != TokenKind::End);
    Some(std::iter::from_fn(next).collect())
}

/// Whether a token joins the terms of a sum: a plus, or a word for the nim-sum.
fn is_plus(reader: &Reader<'_>, token: &Token) -> bool {
    token.kind == TokenKind::Plus || is_xor(reader, token)
}

/// `⊕`, or a word that says it.
fn is_xor(reader: &Reader<'_>, token: &Token) -> bool {
    let text = reader.text(token);
    text == "⊕" || text.eq_ignore_ascii_case("xor") || text == "异或"
}

/// Numbers alone are heaps of Nim: `7, 5, 3` or `3 ⊕ 4 ⊕ 5`; `3^4` and `3 + 4` are perhaps arithmetic.
fn bare_numbers(reader: &Reader<'_>, tokens: &[Token]) -> Option<Meant> {
    use TokenKind::{
        Caret, CloseBrace, CloseBracket, CloseParen, Comma, Minus, Number, OpenBrace, OpenBracket,
        OpenParen, Semicolon, Slash, Star,
    };
    let inner = match tokens {
        [open, inner @ .., close] => match (open.kind, close.kind) {
            (OpenParen, CloseParen) | (OpenBracket, CloseBracket) | (OpenBrace, CloseBrace) => {
                inner
            }
            _ => tokens,
        },
        _ => return None,
    };
    let (mut numbers, mut plain, mut between) = (Vec::new(), true, true);
    for token in inner {
        match token.kind {
            Number(_) => {
                numbers.push(reader.text(token));
                between = false;
            }
            _ if between => return None,
            Comma | Semicolon => between = true,
            _ if is_xor(reader, token) => between = true,
            kind if kind == TokenKind::Plus
                || matches!(kind, Caret | Minus | Slash | Star | TokenKind::Bar) =>
            {
                (plain, between) = (false, true);
            }
            _ => return None,
        }
    }
    let plain = plain && !Items::seem_grouped(&numbers);
    (numbers.len() >= 2 && !between)
        .then(|| Meant { text: format!("nim({})", numbers.join(", ")), plain })
}

/// A sum of terms, each in the notation or in a loose form.
fn sum(reader: &Reader<'_>, tokens: &[Token]) -> Option<Meant> {
    let mut depth = 0usize;
    let mut terms: Vec<&[Token]> = Vec::new();
    let mut start = 0;
    for (at, token) in tokens.iter().enumerate() {
        match token.kind {
            TokenKind::OpenParen | TokenKind::OpenBracket | TokenKind::OpenBrace => depth += 1,
            TokenKind::CloseParen | TokenKind::CloseBracket | TokenKind::CloseBrace => {
                depth = depth.saturating_sub(1);
            }
            _ if depth == 0 && is_plus(reader, token) => {
                terms.push(&tokens[start..at]);
                start = at + 1;
            }
            _ => {}
        }
    }
    terms.push(&tokens[start..]);
    let mut whole = Meant { text: String::new(), plain: true };
    for (index, term) in terms.into_iter().enumerate() {
        let text = reader.between(term);
        let Meant { text, plain } = match parse_strictly(text, reader.rules) {
            Ok(_) => Meant { text: text.to_owned(), plain: true },
            Err(_) => reader.term(term)?,
        };
        whole.plain &= plain;
        whole.text += if index == 0 { "" } else { " + " };
        whole.text += &text;
    }
    Some(whole)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{parse, parse_rule, position_text, rule_text};

    #[test]
    fn forms_that_mean_one_thing_are_read() {
        for (typed, read) in [
            ("nim 3 4 5", "nim(3, 4, 5)"),
            ("nim 3,4,5", "nim(3, 4, 5)"),
            ("nim: 3 4 5", "nim(3, 4, 5)"),
            ("nim[3,4,5]", "nim(3, 4, 5)"),
            ("nim{3 4 5}", "nim(3, 4, 5)"),
            ("Nim(3,4)", "nim(3, 4)"),
            ("nim（3，4，5）", "nim(3, 4, 5)"),
            ("ｎｉｍ　３　４", "nim(3, 4)"),
            ("nim 3、4、5", "nim(3, 4, 5)"),
            ("7,5,3", "nim(7, 5, 3)"),
            ("7, 5, 3", "nim(7, 5, 3)"),
            ("3 4 5", "nim(3, 4, 5)"),
            ("(3 4 5)", "nim(3, 4, 5)"),
            ("[3, 4, 5]", "nim(3, 4, 5)"),
            ("{3; 4; 5}", "nim(3, 4, 5)"),
            ("3 ⊕ 4 ⊕ 5", "nim(3, 4, 5)"),
            ("3 xor 4", "nim(3, 4)"),
            ("3 异或 4", "nim(3, 4)"),
            ("kayles 5", "kayles(5)"),
            ("Kayles(5)", "kayles(5)"),
            ("Dawson's Kayles 5 8", "dawsons_kayles(5, 8)"),
            ("0.77 5", "0.77(5)"),
            ("take 1..3 21", "take[1..3](21)"),
            ("take[1..3] 21", "take[1..3](21)"),
            ("take 1..3: 21, 5", "take[1..3](21, 5)"),
            ("subtract 1,3,4 : 10", "subtract[1, 3, 4](10)"),
            ("subtract{1,3,4}(10)", "subtract[1, 3, 4](10)"),
            ("kl 1,2 : 4,5", "kl[1, 2](4, 5)"),
            ("octal 0.77 5", "0.77(5)"),
            ("strip 0 3 7", "strip(0, 3, 7)"),
            ("monotonic[strict] 1 3 4", "monotonic[strict](1, 3, 4)"),
            ("hackenbush 0-1 1-2", "hackenbush(0-1, 1-2)"),
            ("nim 3 + kayles 5", "nim(3) + kayles(5)"),
            ("nim(3) xor *2", "nim(3) + *2"),
            ("wythoff 5 9", "wythoff(5, 9)"),
            ("Wythoff(5, 9)", "wythoff(5, 9)"),
            ("moore(1, 2, 3)", "moore([1, 2, 3])"),
            ("nimble 0 1 2", "nimble([0, 1, 2])"),
            ("palindrome abca", "palindrome(\"abca\")"),
        ] {
            let position = parse(typed).unwrap_or_else(|why| panic!("{typed}: {why:?}"));
            let wanted = parse(read).unwrap_or_else(|why| panic!("{read}: {why:?}"));
            assert_eq!(position_text(&position), position_text(&wanted), "{typed}");
        }
    }

    #[test]
    fn forms_that_may_mean_two_things_are_refused_with_what_was_meant() {
        for (typed, text) in [
            ("3^4^5", "nim(3, 4, 5)"),
            ("3+4+5", "nim(3, 4, 5)"),
            ("3-4-5", "nim(3, 4, 5)"),
            ("3|4|5", "nim(3, 4, 5)"),
            ("1 000 000", "nim(1, 000, 000)"),
            ("nim3 nim4 nim5", "nim(3, 4, 5)"),
            ("kayles5", "kayles(5)"),
            ("nmi 3 4", "nim(3, 4)"),
            ("take 3 21", "take[3](21)"),
            ("take(1..3, 21)", "take[1..3](21)"),
            ("subtract 1 3 4 10", "subtract[1, 3, 4](10)"),
            ("kl 1 2 4 5", "kl[1, 2](4, 5)"),
        ] {
            let mistakes = parse(typed).unwrap_err();
            let kind = DiagnosticKind::Meant { text: text.to_owned() };
            assert_eq!(mistakes.iter().map(|m| &m.kind).collect::<Vec<_>>(), [&kind], "{typed}");
        }
    }

    #[test]
    fn what_has_no_meaning_stays_refused() {
        for typed in
            ["", "5", "poker 5", "nim", "take", "take 5", "nim(3, x)", "+", "3 4 x", "()", "[[3]]"]
        {
            assert_eq!(meant(typed, None), None, "{typed}");
            assert!(parse(typed).is_err(), "{typed}");
        }
    }

    #[test]
    fn rules_are_read_loosely_too() {
        for (typed, read) in [
            ("take 1..3", "take[1..3]"),
            ("subtract 1 3 4", "subtract[1, 3, 4]"),
            ("subtract{1,3,4}", "subtract[1, 3, 4]"),
            ("KL 1 2", "kl[1, 2]"),
            ("Chomp", "chomp"),
        ] {
            let rule = parse_rule(typed).unwrap_or_else(|why| panic!("{typed}: {why:?}"));
            assert_eq!(rule_text(&rule), read);
        }
        let mistakes = parse_rule("subtract(1, 3, 4)").unwrap_err();
        let text = "subtract[1, 3, 4]".to_owned();
        assert_eq!(mistakes[0].kind, DiagnosticKind::Meant { text });
    }
}
