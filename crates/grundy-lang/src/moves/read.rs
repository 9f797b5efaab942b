//! Text to moves.

use super::{MoveError, Place};
use crate::arithmetic::Operators;
use crate::diagnostic::Diagnostics;
use crate::lexer::TokenKind;
use crate::parser::Parser;
use grundy_core::Player;
use grundy_games::bush::{Bush, Edge};
use grundy_games::graph::Tokens;
use grundy_games::heap::{Heaps, Parts};
use grundy_games::registry::GameKind;
use grundy_games::row::{Row, RowRule};
use grundy_games::written::{self, Argument, Part, State};
use grundy_games::{Action, Move, Position, Term};

/// The move of `player` that a text describes: what [`move_text`](crate::move_text) writes, or
/// shorter.
///
/// ```
/// use grundy_core::Player;
/// use grundy_lang::{move_text, parse, parse_move};
/// let position = parse("nim(7, 5, 3, 6)").unwrap();
/// for text in ["heap 1: 7 → 0", "1: 7 -> 0", "heap 1 to 0", "1 → 0", "1 0"] {
///     let played = parse_move(&position, text, Player::Left).unwrap();
///     assert_eq!(move_text(&position, &played), "heap 1: 7 → 0");
/// }
/// ```
///
/// In a sum the component may be left out if only one has such a move.
///
/// # Errors
/// If the text is not a move, or not one that the rules allow to `player`.
pub fn parse_move(position: &Position, text: &str, player: Player) -> Result<Move, MoveError> {
    if let Some(found) = become_text(position, text, player) {
        return found;
    }
    let written = Written::read(text).ok_or(MoveError::Unreadable)?;
    let terms = position.terms();
    let chosen = match written.component {
        Some(number) => Some(
            index(number, 1, terms.len())
                .ok_or(MoveError::NoSuchComponent { number, count: terms.len() })?,
        ),
        None => (terms.len() == 1).then_some(0),
    };
    let legal = |term: usize| {
        let action = written.action(&terms[term])?;
        terms[term].after(&action, player).map_err(|_| MoveError::Illegal)?;
        Ok(Move { term, action })
    };
    if let Some(term) = chosen {
        return legal(term);
    }
    let mut moves = (0..terms.len()).filter_map(|term| legal(term).ok());
    let first = moves.next().ok_or(MoveError::Illegal)?;
    if moves.next().is_some() { Err(MoveError::WhichComponent) } else { Ok(first) }
}

/// The move after which a written game is what `text` says behind its last arrow; `None` if that is
/// not a position of a written game.
fn become_text(position: &Position, text: &str, player: Player) -> Option<Result<Move, MoveError>> {
    let rules = position.terms().iter().find_map(|term| match term {
        Term::Written(written) => Some(written.rules()),
        _ => None,
    })?;
    let (before, after) = ["→", "->"]
        .iter()
        .find_map(|arrow| text.rsplit_once(arrow))
        .map_or((None, text), |(before, after)| (Some(before), after));
    let target = crate::parse_with(after.trim(), rules).ok()?;
    // “heap 1: 7 → 0” names a heap of 0, which is not the empty sum.
    let heaps = |term: &Term| matches!(term, Term::Written(written) if written.states().iter().any(|s| s.number().is_some()));
    if target.terms().is_empty() && position.terms().iter().any(heaps) {
        return None;
    }
    let mut to = Vec::new();
    for term in target.terms() {
        match term {
            Term::Written(written) => to.extend(written.states().iter().cloned().map(Part::State)),
            Term::Heaps(heaps) if heaps.named().kind() == GameKind::Star => {
                to.extend(heaps.sizes().iter().copied().map(Part::Nimber));
            }
            _ => return None,
        }
    }
    to.sort_unstable();
    let becomes = |played: &Move| {
        matches!(&played.action, Action::Become { to: option, .. } if {
            let mut option = option.clone();
            option.sort_unstable();
            option == to
        })
    };
    let mut moves: Vec<Move> = position.moves(player).filter(becomes).collect();
    // What stands before the arrow tells equal moves of different heaps and components apart.
    if moves.len() > 1 && before.is_some() {
        let said: String = text.split_whitespace().collect();
        moves.retain(|played| {
            let full: String = super::move_text(position, played).split_whitespace().collect();
            full == said || full.ends_with(&said)
        });
    }
    Some(match moves.as_slice() {
        [] => Err(MoveError::Illegal),
        [only] => Ok(only.clone()),
        [first, ..] if position.terms().len() > 1 => {
            let same = moves.iter().all(|played| played.term == first.term);
            Err(if same {
                MoveError::WhichPlace { place: Place::Heap }
            } else {
                MoveError::WhichComponent
            })
        }
        _ => Err(MoveError::WhichPlace { place: Place::Heap }),
    })
}

/// A move as it is written, before it is known of which position.
struct Written {
    component: Option<u64>,
    body: Body,
}

enum Body {
    /// A heap, coin or token goes somewhere.
    Goes { which: Option<u64>, from: Option<u64>, to: Vec<u64> },
    /// An edge is cut.
    Cut { edge: u64, ends: Option<(u64, u64)> },
}

/// The index of the thing numbered `number`, if there are `count` of them counted from `first`.
fn index(number: u64, first: u64, count: usize) -> Option<usize> {
    let index = usize::try_from(number.checked_sub(first)?).ok()?;
    (index < count).then_some(index)
}

impl Written {
    fn read(text: &str) -> Option<Written> {
        let mut diagnostics = Diagnostics::new(text);
        let mut parser = Parser::new(&mut diagnostics);
        let component = match parser.eat_word(&["component", "term", "game"]) {
            true => Some(parser.number(Operators::Powers)?.0),
            false => None,
        };
        if component.is_some() && !parser.eat(TokenKind::Comma) {
            parser.eat(TokenKind::Colon);
        }
        let cut = parser.eat_word(&["cut"]);
        let edge = parser.eat_word(&["edge"]);
        let body = if cut || edge { Body::cut(&mut parser)? } else { Body::goes(&mut parser)? };
        (parser.peek().kind == TokenKind::End).then_some(Written { component, body })
    }

    /// What the move does in `term`, whether or not the rules allow it.
    fn action(&self, term: &Term) -> Result<Action, MoveError> {
        match (&self.body, term) {
            (Body::Goes { which, from, to }, Term::Heaps(heaps)) => {
                let goes = Goes { place: Place::Heap, which: *which, from: *from };
                goes.heap(heaps, to)
            }
            (Body::Goes { which, from, to }, Term::Row(row)) => {
                let strip = row.rule() == RowRule::Strip;
                let place = if strip { Place::Coin } else { Place::Heap };
                Goes { place, which: *which, from: *from }.lower(row, to)
            }
            (Body::Goes { which, from, to }, Term::Tokens(tokens)) => {
                let goes = Goes { place: Place::Token, which: *which, from: *from };
                goes.slide(tokens, to)
            }
            (Body::Goes { which, from, to }, Term::Written(written)) => {
                let goes = Goes { place: Place::Heap, which: *which, from: *from };
                goes.becomes(written, to)
            }
            (Body::Cut { edge, ends }, Term::Bush(bush)) => cut(bush, *edge, *ends),
            (Body::Goes { .. }, Term::Bush(_)) | (Body::Cut { .. }, _) => {
                Err(MoveError::Unreadable)
            }
        }
    }
}

impl Body {
    /// `[cut] [edge] 2 [(1-2)]`, from the number on.
    fn cut(parser: &mut Parser<'_, '_>) -> Option<Body> {
        let (edge, _) = parser.number(Operators::Powers)?;
        if !parser.eat(TokenKind::OpenParen) {
            return Some(Body::Cut { edge, ends: None });
        }
        let (a, _) = parser.number(Operators::Powers)?;
        let dash = parser.eat(TokenKind::Minus);
        let (b, _) = parser.number(Operators::Powers)?;
        (dash && parser.eat(TokenKind::CloseParen))
            .then_some(Body::Cut { edge, ends: Some((a, b)) })
    }

    /// `[heap] 1 [:] [7 →] 0`, `→ 0`, `*5 → *2` or `*2`.
    fn goes(parser: &mut Parser<'_, '_>) -> Option<Body> {
        let named = parser.eat_word(&["heap", "pile", "coin", "token"]);
        if !named && arrow(parser) {
            return Some(Body::Goes { which: None, from: None, to: parts(parser)? });
        }
        let which = match !named && parser.peek().kind == TokenKind::Star {
            true => None,
            false => Some(parser.number(Operators::Powers)?.0),
        };
        parser.eat(TokenKind::Colon);
        if arrow(parser) {
            return Some(Body::Goes { which, from: None, to: parts(parser)? });
        }
        let to = parts(parser)?;
        if !arrow(parser) {
            return Some(Body::Goes { which, from: None, to });
        }
        let &[from] = to.as_slice() else { return None };
        Some(Body::Goes { which, from: Some(from), to: parts(parser)? })
    }
}

fn arrow(parser: &mut Parser<'_, '_>) -> bool {
    parser.eat(TokenKind::Arrow) || parser.eat_word(&["to"])
}

/// `5 + 6`, `*2`, `0` or `nothing`.
fn parts(parser: &mut Parser<'_, '_>) -> Option<Vec<u64>> {
    let mut parts = Vec::new();
    if parser.eat_word(&["nothing"]) {
        return Some(parts);
    }
    loop {
        parser.eat(TokenKind::Star);
        parts.push(parser.number(Operators::Powers)?.0);
        if !parser.eat(TokenKind::Plus) {
            return Some(parts);
        }
    }
}

/// Which heap, coin or token goes, and from where.
struct Goes {
    place: Place,
    which: Option<u64>,
    from: Option<u64>,
}

impl Goes {
    fn heap(&self, heaps: &Heaps, to: &[u64]) -> Result<Action, MoveError> {
        let (heap, from) = self.find(heaps.sizes())?;
        let mut left = to.to_vec();
        if heaps.rule().code().is_some() {
            left.retain(|&part| part > 0);
        }
        left.sort_unstable();
        let to = match *left.as_slice() {
            [] => Parts::NONE,
            [a] => Parts::one(a),
            [a, b] => Parts::two(a, b),
            [a, b, c] => Parts::three(a, b, c),
            _ => return Err(MoveError::Illegal),
        };
        Ok(Action::Heap { heap, from, to })
    }

    fn lower(&self, row: &Row, to: &[u64]) -> Result<Action, MoveError> {
        let (heap, from) = self.find(row.sizes())?;
        match *to {
            [to] => Ok(Action::Lower { heap, from, to }),
            _ => Err(MoveError::Illegal),
        }
    }

    fn slide(&self, tokens: &Tokens, to: &[u64]) -> Result<Action, MoveError> {
        let (token, from) = self.find(tokens.tokens())?;
        match *to {
            [to] => {
                let to = u32::try_from(to).map_err(|_| MoveError::Illegal)?;
                Ok(Action::Slide { token, from, to })
            }
            _ => Err(MoveError::Illegal),
        }
    }

    /// A number of a written game becomes other numbers of it.
    fn becomes(&self, written: &written::Written, to: &[u64]) -> Result<Action, MoveError> {
        let number = |state: &State| state.number().and_then(|n| u64::try_from(n).ok());
        let numbers: Option<Vec<u64>> = written.states().iter().map(number).collect();
        let (state, _) = self.find(&numbers.ok_or(MoveError::Unreadable)?)?;
        let part = |&n: &u64| {
            let n = i64::try_from(n).map_err(|_| MoveError::Illegal)?;
            Ok(Part::State(State::new(written.game(), vec![Argument::Number(n)])))
        };
        let mut to = to.iter().map(part).collect::<Result<Vec<Part>, MoveError>>()?;
        to.sort_unstable();
        Ok(Action::Become { state, to })
    }

    /// The index of the heap that goes, and its size.
    fn find<T: Copy + Into<u64> + ToString>(&self, all: &[T]) -> Result<(usize, T), MoveError> {
        let Goes { place, which, from } = *self;
        let number = match which {
            Some(number) => number,
            None if all.len() == 1 => 1,
            None => return Err(MoveError::WhichPlace { place }),
        };
        let count = all.len();
        let i = index(number, 1, count).ok_or(MoveError::NoSuchPlace { place, number, count })?;
        if from.is_some_and(|from| from != all[i].into()) {
            let actual = all[i].to_string();
            return Err(MoveError::NotThere { place, number, actual });
        }
        Ok((i, all[i]))
    }
}

fn cut(bush: &Bush, number: u64, ends: Option<(u64, u64)>) -> Result<Action, MoveError> {
    let (place, count) = (Place::Edge, bush.edges().len());
    let edge = index(number, 0, count).ok_or(MoveError::NoSuchPlace { place, number, count })?;
    let Edge(a, b) = bush.edges()[edge];
    let (a, b) = (u64::from(a), u64::from(b));
    if ends.is_some_and(|ends| ends != (a, b) && ends != (b, a)) {
        return Err(MoveError::NotThere { place, number, actual: format!("{a}-{b}") });
    }
    Ok(Action::Cut { edge })
}
