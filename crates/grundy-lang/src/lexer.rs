//! Text to tokens.
//!
//! The lexer is pulled one token at a time and is a `Copy` cursor, so a parser that must look further
//! ahead lexes on a copy.

use crate::diagnostic::Span;

/// What a token is. Its text is found by its span.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TokenKind {
    /// A run of letters, digits and underscores that begins with a letter.
    Name,
    /// A decimal number.
    Number(u64),
    /// A decimal number above `u64::MAX`.
    TooLarge,
    /// A run of letters and digits that begins with a digit.
    Malformed,
    /// An octal or hexadecimal code, such as `0.77` or `4.[3]`, not yet checked.
    Code,
    OpenParen,
    CloseParen,
    OpenBracket,
    CloseBracket,
    Comma,
    Plus,
    Minus,
    Star,
    Caret,
    Colon,
    /// `>`, `->` or `→`.
    Arrow,
    /// `..`, `..=` or `…`.
    Range,
    OpenBrace,
    CloseBrace,
    Bar,
    Semicolon,
    Equals,
    EqualsEquals,
    NotEquals,
    Less,
    LessEquals,
    GreaterEquals,
    ShiftLeft,
    ShiftRight,
    Percent,
    Slash,
    /// `&&`, `||`, `!`, `**` or `//`: what other languages write.
    Foreign,
    /// A text between quotation marks.
    Text,
    /// A character between apostrophes.
    Character,
    /// A text or character whose end is missing.
    UnclosedText,
    /// A character that nothing begins with.
    Unknown,
    End,
}

/// A token and its place.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Token {
    pub(crate) kind: TokenKind,
    pub(crate) span: Span,
}

/// A cursor over the source.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Lexer<'s> {
    source: &'s str,
    /// Invariant: on the boundary of a character.
    at: usize,
}

/// What a character stands for: full-width forms and the marks of other keyboards become ASCII.
pub(crate) fn fold(c: char) -> char {
    match c {
        '\u{FF01}'..='\u{FF5E}' => {
            u32::from(c).checked_sub(0xFEE0).and_then(char::from_u32).unwrap_or(c)
        }
        '、' => ',',
        '【' => '[',
        '】' => ']',
        '·' | '。' => '.',
        '−' | '–' | '—' | '‐' | '‑' => '-',
        '∗' | '⋆' => '*',
        '⊕' => '+',
        '‘' | '’' => '\'',
        '“' | '”' => '"',
        _ => c,
    }
}

/// A text with every character as what it stands for.
pub(crate) fn folded(text: &str) -> String {
    text.chars().map(fold).collect()
}

/// Whether a character parts tokens and is otherwise nothing: white space of any script, and the
/// invisible marks that come with copied text.
fn is_blank(c: char) -> bool {
    c.is_whitespace() || matches!(c, '\u{200B}' | '\u{2060}' | '\u{FEFF}')
}

impl<'s> Lexer<'s> {
    pub(crate) fn new(source: &'s str) -> Lexer<'s> {
        Lexer { source, at: 0 }
    }

    /// The next token; [`TokenKind::End`] for ever once the source is used up.
    pub(crate) fn next(&mut self) -> Token {
        self.skip_while(is_blank);
        // A comment goes to the end of its line.
        while self.peek() == Some('#') {
            self.skip_while(|c| c != '\n');
            self.skip_while(is_blank);
        }
        let start = self.at;
        let kind = self.kind();
        Token { kind, span: Span { start, end: self.at } }
    }

    fn kind(&mut self) -> TokenKind {
        let Some(first) = self.peek() else { return TokenKind::End };
        match first {
            '0'..='9' => return self.number_or_code(),
            c if c.is_alphabetic() => return self.name_or_code(),
            _ => {}
        }
        self.bump();
        match first {
            '(' => TokenKind::OpenParen,
            ')' => TokenKind::CloseParen,
            '[' => TokenKind::OpenBracket,
            ']' => TokenKind::CloseBracket,
            ',' => TokenKind::Comma,
            '+' => TokenKind::Plus,
            '-' if self.eat('>') => TokenKind::Arrow,
            '-' => TokenKind::Minus,
            '*' if self.eat('*') => TokenKind::Foreign,
            '*' => TokenKind::Star,
            '^' => TokenKind::Caret,
            ':' => TokenKind::Colon,
            '>' if self.eat('=') => TokenKind::GreaterEquals,
            '>' if self.eat('>') => TokenKind::ShiftRight,
            '>' | '→' => TokenKind::Arrow,
            '<' if self.eat('=') => TokenKind::LessEquals,
            '<' if self.eat('<') => TokenKind::ShiftLeft,
            '<' => TokenKind::Less,
            '≤' => TokenKind::LessEquals,
            '≥' => TokenKind::GreaterEquals,
            '≠' => TokenKind::NotEquals,
            '=' if self.eat('=') => TokenKind::EqualsEquals,
            '=' => TokenKind::Equals,
            '!' if self.eat('=') => TokenKind::NotEquals,
            '!' => TokenKind::Foreign,
            '&' => {
                self.eat('&');
                TokenKind::Foreign
            }
            '|' if self.eat('|') => TokenKind::Foreign,
            '|' => TokenKind::Bar,
            '/' if self.eat('/') => TokenKind::Foreign,
            '/' | '÷' => TokenKind::Slash,
            '%' => TokenKind::Percent,
            '×' => TokenKind::Star,
            '{' => TokenKind::OpenBrace,
            '}' => TokenKind::CloseBrace,
            '⌊' => TokenKind::OpenParen,
            '⌋' => TokenKind::CloseParen,
            ';' => TokenKind::Semicolon,
            '"' => self.quoted('"', TokenKind::Text),
            '\'' => self.quoted('\'', TokenKind::Character),
            '.' if self.eat('.') => self.range(),
            '…' => self.range(),
            // The literature also writes .77 for 0.77.
            '.' if self.peek().is_some_and(|c| c.is_ascii_hexdigit() || c == '[') => self.code(),
            _ => TokenKind::Unknown,
        }
    }

    /// The rest of what stands between quotation marks, which must end on its line.
    fn quoted(&mut self, mark: char, kind: TokenKind) -> TokenKind {
        self.skip_while(|c| c != mark && c != '\n');
        if self.eat(mark) { kind } else { TokenKind::UnclosedText }
    }

    fn range(&mut self) -> TokenKind {
        self.eat('=');
        TokenKind::Range
    }

    fn number_or_code(&mut self) -> TokenKind {
        let start = self.at;
        self.skip_while(is_word);
        if self.eat_point() {
            return self.code();
        }
        let mut value = Some(0u64);
        for c in self.source[start..self.at].chars().map(fold).filter(|&c| c != '_') {
            let Some(digit) = c.to_digit(10) else { return TokenKind::Malformed };
            let tenfold = value.and_then(|value| value.checked_mul(10));
            value = tenfold.and_then(|value| value.checked_add(digit.into()));
        }
        value.map_or(TokenKind::TooLarge, TokenKind::Number)
    }

    fn name_or_code(&mut self) -> TokenKind {
        let start = self.at;
        loop {
            self.skip_while(is_word);
            // An apostrophe between letters: lasker's.
            let mut ahead = *self;
            if !(ahead.eat('\'') && ahead.peek().is_some_and(char::is_alphabetic)) {
                break;
            }
            *self = ahead;
        }
        let mut word = self.source[start..self.at].chars().map(fold);
        let digit = word.next().is_some_and(|c| c.is_ascii_hexdigit()) && word.next().is_none();
        if digit && self.eat_point() { self.code() } else { TokenKind::Name }
    }

    /// The rest of a code, from behind its point.
    fn code(&mut self) -> TokenKind {
        self.skip_while(is_word);
        let mut ahead = *self;
        if ahead.eat('[') {
            ahead.skip_while(is_word);
            // Anything else in brackets is taken for parameters, which a code does not have.
            if ahead.eat(']') {
                *self = ahead;
            }
        }
        TokenKind::Code
    }

    /// Eats a point that is not the first of two.
    fn eat_point(&mut self) -> bool {
        let mut ahead = *self;
        let point = ahead.eat('.') && ahead.peek() != Some('.');
        if point {
            *self = ahead;
        }
        point
    }

    fn peek(&self) -> Option<char> {
        self.source[self.at..].chars().next().map(fold)
    }

    fn bump(&mut self) {
        self.at += self.source[self.at..].chars().next().map_or(0, char::len_utf8);
    }

    fn eat(&mut self, wanted: char) -> bool {
        let there = self.peek() == Some(wanted);
        if there {
            self.bump();
        }
        there
    }

    fn skip_while(&mut self, wanted: impl Fn(char) -> bool) {
        let rest = &self.source[self.at..];
        self.at += rest.find(|c| !wanted(fold(c))).unwrap_or(rest.len());
    }
}

fn is_word(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

#[cfg(test)]
mod tests {
    use super::*;
    use TokenKind::*;

    fn kinds(source: &str) -> Vec<TokenKind> {
        let mut lexer = Lexer::new(source);
        let tokens = std::iter::from_fn(|| Some(lexer.next().kind));
        tokens.take_while(|&kind| kind != End).collect()
    }

    #[test]
    fn a_point_makes_a_code_and_two_make_a_range() {
        assert_eq!(kinds("1..3 1..=3 1…3"), [Number(1), Range, Number(3)].repeat(3));
        for code in ["0.77", "4.[3]", "0.1[23]", "C.0", ".77", "0·1F", "０．７７", "0.", "12.x"]
        {
            assert_eq!(kinds(code), [Code], "{code}");
        }
        assert_eq!(kinds("0.7[1,2]").first(), Some(&Code));
        assert_eq!(kinds("a..b"), [Name, Range, Name]);
    }

    #[test]
    fn other_keyboards_type_the_same() {
        assert_eq!(kinds("ｎｉｍ（３，５）＋＊２"), kinds("nim(3,5)+*2"));
        assert_eq!(kinds("graph【0→1、0->2】"), kinds("graph[0>1, 0>2]"));
        assert_eq!(kinds("\u{FEFF}nim\u{3000}\u{A0}(3)\n"), kinds("nim(3)"));
    }

    #[test]
    fn numbers_end_at_64_bits() {
        assert_eq!(kinds("18_446_744_073_709_551_615"), [Number(u64::MAX)]);
        assert_eq!(kinds("18446744073709551616"), [TooLarge]);
        assert_eq!(kinds("1e18"), [Malformed]);
    }

    #[test]
    fn rules_have_marks_of_their_own() {
        assert_eq!(
            kinds("a <= b ≤ c << 2 >> 1 >= d > e != f ≠ g == h = i # and so on\n {|};"),
            [
                Name,
                LessEquals,
                Name,
                LessEquals,
                Name,
                ShiftLeft,
                Number(2),
                ShiftRight,
                Number(1),
                GreaterEquals,
                Name,
                Arrow,
                Name,
                NotEquals,
                Name,
                NotEquals,
                Name,
                EqualsEquals,
                Name,
                Equals,
                Name,
                OpenBrace,
                Bar,
                CloseBrace,
                Semicolon,
            ]
        );
        assert_eq!(kinds("\"ab c\" 'x' \"ab"), [Text, Character, UnclosedText]);
        assert_eq!(kinds("// && || ! ** &"), [Foreign; 6]);
        assert_eq!(kinds("⌊n/k⌋ × 2 % 3"), kinds("(n÷k) * 2 % 3"));
    }

    #[test]
    fn names_may_have_apostrophes_inside() {
        assert_eq!(kinds("lasker's"), [Name]);
        assert_eq!(kinds("lasker’s"), [Name]);
        assert_eq!(kinds("laskers'"), [Name, UnclosedText]);
    }
}
