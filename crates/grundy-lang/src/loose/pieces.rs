//! One term in a loose form: the name of a game, and lists in whatever brackets or in none.

use super::Meant;
use crate::lexer::{Token, TokenKind, folded};
use crate::library::{library_game, nearest_game};
use grundy_games::registry::{self, GameKind};
use grundy_games::written::{GameId, Kind, Rules};

/// A name has at most this many words.
const MOST_WORDS: usize = 4;

/// Reads the tokens of a source.
pub(super) struct Reader<'a> {
    pub(super) source: &'a str,
    pub(super) rules: Option<&'a Rules>,
}

/// A list: its items as texts, and how they stand.
#[derive(Debug, Default)]
pub(super) struct Items {
    /// The bracket before it; none of one that stands by itself.
    open: Option<TokenKind>,
    items: Vec<String>,
    /// Whether the first item is a range.
    range: bool,
}

impl Items {
    /// Whether numbers parted by spaces could be one number in groups of three digits: 1 000 000.
    pub(super) fn seem_grouped(items: &[String]) -> bool {
        let group = |item: &String| {
            let digits = item.bytes().all(|byte| byte.is_ascii_digit());
            item.len() == 3 && digits && item.starts_with('0')
        };
        items.iter().skip(1).any(group)
    }

    fn joined(&self) -> String {
        self.items.join(", ")
    }
}

/// The game that a term names.
enum Head {
    BuiltIn(String, GameKind),
    Written(String, Rules, GameId),
}

impl Reader<'_> {
    /// The text of a token, in plain characters.
    pub(super) fn text(&self, token: &Token) -> String {
        // ⊕ is no other character here.
        match token.span.text(self.source) {
            "⊕" => "⊕".to_owned(),
            text => folded(text),
        }
    }

    /// The text from the first of `tokens` to the last.
    pub(super) fn between(&self, tokens: &[Token]) -> &str {
        match tokens {
            [] => "",
            [first, .., last] => first.span.to(last.span).text(self.source),
            [one] => one.span.text(self.source),
        }
    }

    /// A term in the notation.
    pub(super) fn term(&self, tokens: &[Token]) -> Option<Meant> {
        if let Some(meant) = self.glued(tokens) {
            return Some(meant);
        }
        let (head, behind, sure) = self.head(tokens)?;
        let lists = self.lists(&tokens[behind..])?;
        let Meant { text, plain } = match head {
            Head::BuiltIn(name, kind) => built_in(&name, kind, &lists),
            Head::Written(name, rules, game) => written(&name, &rules, game, &lists),
        }?;
        let grouped = lists.iter().any(|list| Items::seem_grouped(&list.items));
        Some(Meant { text, plain: plain && sure && !grouped })
    }

    /// A rule in the notation.
    pub(super) fn rule(&self, tokens: &[Token]) -> Option<Meant> {
        let (head, behind, sure) = self.head(tokens)?;
        let lists = self.lists(&tokens[behind..])?;
        let (Head::BuiltIn(name, kind), [list]) = (head, lists.as_slice()) else { return None };
        if !has_parameters(kind) || list.items.is_empty() {
            return None;
        }
        let plain = sure && list.open != Some(TokenKind::OpenParen);
        Some(Meant { text: format!("{name}[{}]", list.joined()), plain })
    }

    /// `nim3 nim4`, which a shell makes of `nim{3,4}`, and `kayles5`.
    fn glued(&self, tokens: &[Token]) -> Option<Meant> {
        let (mut name, mut numbers) = (String::new(), Vec::new());
        for (index, token) in tokens.iter().enumerate() {
            if token.kind == TokenKind::Comma && index > 0 {
                continue;
            }
            let text = self.text(token);
            let letters = text.trim_end_matches(|c: char| c.is_ascii_digit());
            let digits = &text[letters.len()..];
            if digits.is_empty() || (index == 0 && letters.is_empty()) {
                return None;
            }
            match index {
                0 => letters.clone_into(&mut name),
                _ if letters.is_empty() || letters == name => {}
                _ => return None,
            }
            numbers.push(digits.to_owned());
        }
        let known = registry::find(&name).is_some_and(|game| !has_parameters(game.kind));
        known.then(|| Meant { text: format!("{name}({})", numbers.join(", ")), plain: false })
    }

    /// The game that is named first, how many tokens that takes, and whether the name is right.
    fn head(&self, tokens: &[Token]) -> Option<(Head, usize, bool)> {
        let first = tokens.first()?;
        if first.kind == TokenKind::Code {
            let kind = GameKind::Code { digits: &[], repeat: &[] };
            return Some((Head::BuiltIn(self.text(first), kind), 1, true));
        }
        if first.kind != TokenKind::Name {
            return None;
        }
        let (mut known, mut at) = (None, 0);
        for _ in 0..MOST_WORDS {
            if tokens.get(at).is_none_or(|token| token.kind != TokenKind::Name) {
                break;
            }
            at += 1;
            let name = folded(self.between(&tokens[..at]));
            known = self.game(&name).map(|head| (head, at, true)).or(known);
            if tokens.get(at).is_some_and(|token| token.kind == TokenKind::Minus) {
                at += 1;
            }
        }
        known.or_else(|| {
            let head = self.game(nearest_game(&self.text(first))?)?;
            Some((head, 1, false))
        })
    }

    fn game(&self, name: &str) -> Option<Head> {
        let given = self.rules.and_then(|rules| {
            Some(Head::Written(name.to_owned(), rules.clone(), rules.find(name)?))
        });
        let built_in =
            || registry::find(name).map(|game| Head::BuiltIn(game.name.to_owned(), game.kind));
        let library = || {
            let game = library_game(name)?;
            let (rules, id) = game.rules()?.clone();
            Some(Head::Written(game.name.to_owned(), rules, id))
        };
        given.or_else(built_in).or_else(library)
    }

    /// The lists behind a name. A colon or a bracket parts two of them.
    fn lists(&self, tokens: &[Token]) -> Option<Vec<Items>> {
        let mut lists = Vec::new();
        let mut rest = tokens;
        while let Some(first) = rest.first() {
            let close = match first.kind {
                TokenKind::Colon | TokenKind::Equals => {
                    rest = &rest[1..];
                    continue;
                }
                TokenKind::OpenParen => Some(TokenKind::CloseParen),
                TokenKind::OpenBracket => Some(TokenKind::CloseBracket),
                TokenKind::OpenBrace => Some(TokenKind::CloseBrace),
                _ => None,
            };
            let (inner, after) = match close {
                Some(close) => {
                    let end = matching(rest, first.kind, close)?;
                    (&rest[1..end], &rest[end + 1..])
                }
                None => {
                    let parts = |token: &Token| {
                        matches!(
                            token.kind,
                            TokenKind::Colon
                                | TokenKind::Equals
                                | TokenKind::OpenParen
                                | TokenKind::OpenBracket
                                | TokenKind::OpenBrace
                        )
                    };
                    rest.split_at(rest.iter().position(parts).unwrap_or(rest.len()))
                }
            };
            let open = close.map(|_| first.kind);
            lists.push(Items { open, ..self.items(inner)? });
            rest = after;
        }
        Some(lists)
    }

    /// Items with commas, semicolons or spaces between them.
    fn items(&self, tokens: &[Token]) -> Option<Items> {
        let mut list = Items::default();
        let mut last: Option<&Token> = None;
        for token in tokens {
            if matches!(token.kind, TokenKind::Comma | TokenKind::Semicolon) {
                last = None;
                continue;
            }
            let readable = is_joint(token.kind)
                || matches!(
                    token.kind,
                    TokenKind::Number(_) | TokenKind::Name | TokenKind::Code | TokenKind::Text
                );
            if !readable {
                return None;
            }
            let joined = last.is_some_and(|last| {
                let near = last.span.end == token.span.start;
                near || is_joint(last.kind) || is_joint(token.kind)
            });
            match (list.items.last_mut(), joined) {
                (Some(item), true) => *item += &self.text(token),
                _ => list.items.push(self.text(token)),
            }
            list.range |= list.items.len() == 1 && token.kind == TokenKind::Range;
            last = Some(token);
        }
        Some(list)
    }
}

/// Whether a token joins its neighbours to one item: `1 .. 3`, `0 - 1`, `10 ^ 3`.
fn is_joint(kind: TokenKind) -> bool {
    use TokenKind::{Arrow, Caret, Minus, Range, Slash, Star};
    matches!(kind, Range | Minus | Arrow | Caret | Star | Slash)
}

/// Where the bracket that opens first is closed.
fn matching(tokens: &[Token], open: TokenKind, close: TokenKind) -> Option<usize> {
    let mut depth = 0usize;
    tokens.iter().position(|token| {
        if token.kind == open {
            depth += 1;
        } else if token.kind == close {
            depth -= 1;
        }
        depth == 0
    })
}

fn has_parameters(kind: GameKind) -> bool {
    use GameKind::{AllBut, Graph, Kl, Octal, Subtract, Take};
    matches!(kind, Take | Subtract | AllBut | Octal | Kl | Graph)
}

/// A game of the catalogue with its lists.
fn built_in(name: &str, kind: GameKind, lists: &[Items]) -> Option<Meant> {
    let naked = |list: &Items| list.open.is_none();
    match lists {
        [list] if list.items.is_empty() => None,
        [list] if !has_parameters(kind) => {
            // In its own brackets something else is wrong, such as a comma that is missing.
            let plain = list.open != Some(TokenKind::OpenParen);
            Some(Meant { text: format!("{name}({})", list.joined()), plain })
        }
        [list] => {
            let (parameters, heaps, plain) = match (kind, list.items.as_slice()) {
                (GameKind::Take, [_, heaps @ ..]) if list.range => (1, heaps, naked(list)),
                (GameKind::Octal, [_, heaps @ ..]) => (1, heaps, naked(list)),
                (GameKind::Take, [_, heaps @ ..]) => (1, heaps, false),
                (GameKind::Kl, [_, _, heaps @ ..]) => (2, heaps, false),
                (GameKind::Subtract | GameKind::AllBut, [parameters @ .., _]) => {
                    (parameters.len(), &list.items[parameters.len()..], false)
                }
                _ => return None,
            };
            if parameters == 0 || heaps.is_empty() {
                return None;
            }
            let parameters = list.items[..parameters].join(", ");
            let text = format!("{name}[{parameters}]({})", heaps.join(", "));
            Some(Meant { text, plain })
        }
        [parameters, heaps] if !parameters.items.is_empty() && !heaps.items.is_empty() => {
            let fits = has_parameters(kind) || kind == GameKind::Monotonic;
            let (parameters, heaps) = (parameters.joined(), heaps.joined());
            fits.then(|| Meant { text: format!("{name}[{parameters}]({heaps})"), plain: true })
        }
        _ => None,
    }
}

/// A written game with what it is given.
fn written(name: &str, rules: &Rules, game: GameId, lists: &[Items]) -> Option<Meant> {
    let [list] = lists else { return None };
    if list.items.is_empty() {
        return None;
    }
    let numbers = list.items.iter().all(|item| item.bytes().all(|byte| byte.is_ascii_digit()));
    let given = match (rules.parameters(game), list.items.as_slice()) {
        ([(_, Kind::List)], _) if numbers => format!("[{}]", list.joined()),
        ([(_, Kind::List)], [word]) if word.chars().all(char::is_alphanumeric) => {
            format!("\"{word}\"")
        }
        _ => list.joined(),
    };
    Some(Meant { text: format!("{name}({given})"), plain: true })
}
