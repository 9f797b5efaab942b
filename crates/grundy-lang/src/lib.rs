//! The language of game expressions: text to positions and moves, and back.
//!
//! `GRAMMAR.md` at the root of the repository describes it. The road of a text is `lexer` → `parser`
//! → `ast` → `lower` → [`Position`]; none of them recurses, so the depth of a text costs no stack, and
//! all of them are linear in its length.

#![forbid(unsafe_code)]
#![cfg_attr(not(test), deny(clippy::disallowed_methods))]

mod arithmetic;
mod ast;
mod code;
mod cursor;
mod diagnostic;
mod dot;
mod drawing;
mod lexer;
mod library;
mod loose;
mod lower;
mod moves;
mod parser;
mod print;
mod rule;
mod rules;

pub use diagnostic::{Diagnostic, DiagnosticKind, Expected};
pub use dot::{DotAttributes, DotGraph, parse_dot, parse_dot_within};
pub use drawing::{dot_of_drawing, drawing_of_dot, parse_stalks, parse_stalks_within, stalks_text};
pub use library::{Group, LibraryGame, is_game, library, library_game, nearest_game};
pub use loose::{Meant, meant, meant_rule};
pub use moves::{MoveError, Place, move_text, parse_move};
pub use print::{heap_rule_text, named_rule_text, part_text, position_text, rule_text, term_text};
pub use rule::RuleRef;
pub use rules::{Formula, Setting, parse_rules, parse_rules_within, parse_setting};

use arithmetic::Operators;
use cursor::Watch;
use diagnostic::Diagnostics;
use grundy_core::{Budget, Stopped};
use grundy_games::Position;
use grundy_games::written::{GameId, Rules};
use lexer::TokenKind;
use parser::Parser;

/// The position that a text describes.
///
/// ```
/// let position = grundy_lang::parse("nim(3, 5) + 0.77(7) + hackenbush(0-1, 1-2)").unwrap();
/// assert_eq!(position.terms().len(), 3);
/// ```
///
/// # Errors
/// What is wrong with the text, in the order of the text; never empty.
///
/// ```
/// use grundy_lang::{DiagnosticKind, parse};
/// let mistakes = parse("kayels(12) + nim(-1)").unwrap_err();
/// let DiagnosticKind::UnknownGame { nearest, .. } = &mistakes[0].kind else { panic!() };
/// assert_eq!(nearest.as_deref(), Some("kayles"));
/// assert_eq!(mistakes[1].kind, DiagnosticKind::Negative);
/// assert_eq!(mistakes[1].span, 17..19);
/// ```
pub fn parse(source: &str) -> Result<Position, Vec<Diagnostic>> {
    parse_in(source, None, None)
}

/// The position that a text describes, in which the games of `rules` may stand beside those of the
/// catalogue. Where both have a name, it is the written game's.
///
/// # Errors
/// As for [`parse`].
pub fn parse_with(source: &str, rules: &Rules) -> Result<Position, Vec<Diagnostic>> {
    parse_in(source, Some(rules), None)
}

/// What reading a text takes at most for each byte of it: a list of one digit numbers, and the heaps it becomes.
const BYTES_FOR_A_BYTE: u64 = 32;

/// The position that a text describes, or what is wrong with it, read within a budget: a text may be very long.
/// The games of `rules`, if there are any, may stand in it.
///
/// # Errors
/// If a limit is reached.
pub fn parse_within(
    source: &str,
    rules: Option<&Rules>,
    budget: &Budget,
) -> Result<Result<Position, Vec<Diagnostic>>, Stopped> {
    budget.room_for((source.len() as u64).saturating_mul(BYTES_FOR_A_BYTE))?;
    let watch = Watch::new(budget);
    let position = parse_in(source, rules, Some(&watch));
    match watch.rang() {
        Some(by) => Err(budget.stopped(by)),
        None => Ok(position),
    }
}

fn parse_in<'s>(
    source: &'s str,
    rules: Option<&Rules>,
    watch: Option<&'s Watch>,
) -> Result<Position, Vec<Diagnostic>> {
    let mut diagnostics = Diagnostics::new(source);
    let terms = Parser::with_rules(&mut diagnostics, rules).watched(watch).sum();
    if watch.is_some_and(|watch| watch.rang().is_some()) {
        // Nobody asks for what was read until then.
        return Err(Vec::new());
    }
    let position = lower::position(&terms, rules, &mut diagnostics);
    let strict = diagnostics.finish(position);
    match strict {
        Ok(position) => Ok(position),
        Err(mistakes) => loose::position(source, rules, mistakes),
    }
}

/// The position that a text in the notation describes, and no other.
pub(crate) fn parse_strictly(
    source: &str,
    rules: Option<&Rules>,
) -> Result<Position, Vec<Diagnostic>> {
    let mut diagnostics = Diagnostics::new(source);
    let terms = Parser::with_rules(&mut diagnostics, rules).sum();
    let position = lower::position(&terms, rules, &mut diagnostics);
    diagnostics.finish(position)
}

/// The rule that a text names, for questions that are not about one position.
///
/// ```
/// use grundy_lang::{RuleRef, parse_rule};
/// let rule = |text| match parse_rule(text) {
///     Ok(RuleRef::Heap(named)) => named.rule().clone(),
///     other => panic!("{other:?}"),
/// };
/// assert_eq!(rule("kayles"), rule("0.77"));
/// assert!(matches!(parse_rule("kl"), Ok(RuleRef::Family(game)) if game.name == "kl"));
/// ```
///
/// # Errors
/// What is wrong with the text, in the order of the text; never empty.
pub fn parse_rule(source: &str) -> Result<RuleRef, Vec<Diagnostic>> {
    parse_rule_in(source, None)
}

/// The rule that a text names, which may be a game of `rules`.
///
/// # Errors
/// As for [`parse_rule`].
pub fn parse_rule_with(source: &str, rules: &Rules) -> Result<RuleRef, Vec<Diagnostic>> {
    parse_rule_in(source, Some(rules))
}

fn parse_rule_in(source: &str, rules: Option<&Rules>) -> Result<RuleRef, Vec<Diagnostic>> {
    let strict = parse_rule_strictly(source, rules);
    strict.or_else(|mistakes| loose::rule(source, rules, mistakes))
}

/// The rule that a text in the notation names, and no other.
pub(crate) fn parse_rule_strictly(
    source: &str,
    rules: Option<&Rules>,
) -> Result<RuleRef, Vec<Diagnostic>> {
    let given = rules.and_then(|rules| Some((rules.clone(), rules.find(source.trim())?)));
    if let Some((rules, game)) = given.or_else(|| known_game(source.trim())) {
        return Ok(RuleRef::Written(rules, game));
    }
    let mut diagnostics = Diagnostics::new(source);
    let call = Parser::new(&mut diagnostics).rule();
    let rule = call.and_then(|call| lower::rule(&call, rules, &mut diagnostics));
    diagnostics.finish(rule)
}

/// The written game that is known by its name.
fn known_game(name: &str) -> Option<(Rules, GameId)> {
    library_game(name).and_then(LibraryGame::rules).cloned()
}

/// The number that a text is, or that its arithmetic gives.
///
/// ```
/// assert_eq!(grundy_lang::parse_number("2^64 - 1"), Ok(u64::MAX));
/// assert!(grundy_lang::parse_number("3 - 5").is_err());
/// ```
///
/// # Errors
/// What is wrong with the text, in the order of the text; never empty.
pub fn parse_number(source: &str) -> Result<u64, Vec<Diagnostic>> {
    let mut diagnostics = Diagnostics::new(source);
    let mut parser = Parser::new(&mut diagnostics);
    let number = parser.number(Operators::All).map(|(number, _)| number);
    if number.is_some() && parser.peek().kind != TokenKind::End {
        parser.unexpected(&[Expected::End]);
    }
    diagnostics.finish(number)
}
