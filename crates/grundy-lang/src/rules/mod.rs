//! Rules that people write: `game coprime(n) = { coprime(n - k) for k in 1..=n if gcd(k, n) == 1 }`.
//!
//! The road of a text is `parser` (with `options`, `clauses` and `expr`) → `ast` → `check` → `compile` → [`Rules`], which is
//! what the engines run. `recognise` finds the rules that the catalogue has under another name.

mod ast;
mod brackets;
mod check;
mod clauses;
mod code;
mod compile;
mod expr;
mod foreign;
mod functions;
mod options;
mod parser;
mod people;
mod recognise;

use crate::cursor::{Cursor, Watch};
use crate::diagnostic::{Diagnostic, DiagnosticKind, Diagnostics, Span};
use ast::{Binding, Expr, ExprKind, File};
use check::Signature;
use compile::Shared;
use grundy_core::{Budget, Stopped};
use grundy_games::registry::nearest_among;
use grundy_games::written::program::{Block, Game, Program};
use grundy_games::written::{Argument, Fault, GameId, Kind, List, Rules, evaluate};
use parser::Parser;
use std::collections::HashSet;

/// A constant given from outside: `a=[3, 6, 5]`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setting {
    /// Its name.
    pub name: String,
    /// Its value.
    pub value: Argument,
    kind: Kind,
    text: String,
}

/// The rules that a text defines.
///
/// ```
/// use grundy_lang::{parse_rules, parse_with, position_text};
/// let source = "game coprime(n) = { coprime(n - k) for k in 1..=n if gcd(k, n) == 1 }";
/// let rules = parse_rules(source, &[]).unwrap();
/// let position = parse_with("coprime(12, 7) + nim(3)", &rules).unwrap();
/// assert_eq!(position_text(&position), "coprime(12, 7) + nim(3)");
/// ```
///
/// # Errors
/// What is wrong with the text, in the order of the text; never empty.
///
/// ```
/// use grundy_lang::{DiagnosticKind, parse_rules};
/// let mistakes = parse_rules("game f(n) = { f(n - 1) if n = 3, f(1) || n }", &[]).unwrap_err();
/// assert_eq!(mistakes[0].kind, DiagnosticKind::SingleEquals);
/// assert!(matches!(&mistakes[1].kind, DiagnosticKind::Foreign { instead: "or", .. }));
/// ```
pub fn parse_rules(source: &str, settings: &[Setting]) -> Result<Rules, Vec<Diagnostic>> {
    let mut diagnostics = Diagnostics::new(source);
    let file = Parser::new(&mut diagnostics).file();
    let rules = build(&file, settings, &mut diagnostics);
    diagnostics.finish(rules)
}

/// What reading rules takes at most for each byte of them: an expression for each name and each mark.
const BYTES_FOR_A_BYTE: u64 = 64;

/// The rules that a text defines, or what is wrong with it, read within a budget: a text may be very long.
///
/// # Errors
/// If a limit is reached.
pub fn parse_rules_within(
    source: &str,
    settings: &[Setting],
    budget: &Budget,
) -> Result<Result<Rules, Vec<Diagnostic>>, Stopped> {
    budget.room_for((source.len() as u64).saturating_mul(BYTES_FOR_A_BYTE))?;
    let watch = Watch::new(budget);
    let mut diagnostics = Diagnostics::new(source).watched(&watch);
    let file = Parser::new(&mut diagnostics).file();
    // Nobody asks for what was read until the time was up.
    let rules = match watch.rang() {
        Some(_) => None,
        None => build(&file, settings, &mut diagnostics),
    };
    match watch.rang() {
        Some(by) => Err(budget.stopped(by)),
        None => Ok(diagnostics.finish(rules)),
    }
}

/// A constant given from outside: `a = [3, 6, 5, 4, 2, 1]`.
///
/// # Errors
/// What is wrong with the text; never empty.
pub fn parse_setting(source: &str) -> Result<Setting, Vec<Diagnostic>> {
    let mut diagnostics = Diagnostics::new(source);
    let binding = Parser::new(&mut diagnostics).setting();
    let setting = binding.and_then(|binding| {
        let (value, kind) = constant(&binding.value, &Constants::default(), &mut diagnostics)?;
        Some(Setting { name: binding.name.text, value, kind, text: source.to_owned() })
    });
    diagnostics.finish(setting)
}

/// An expression in some numbers, such as `n mod 4`.
#[derive(Clone, Debug)]
pub struct Formula {
    block: Block,
    /// A program of its own: a formula may have constant lists.
    program: Rules,
    is_condition: bool,
}

impl Formula {
    /// The formula that `source` writes down in numbers with these names.
    ///
    /// ```
    /// let formula = grundy_lang::Formula::parse("a xor b", &["a".to_owned(), "b".to_owned()]).unwrap();
    /// assert_eq!(formula.value(&[5, 3]), Ok(6));
    /// assert!(!formula.is_condition());
    /// ```
    ///
    /// # Errors
    /// What is wrong with the text; never empty.
    pub fn parse(source: &str, names: &[String]) -> Result<Formula, Vec<Diagnostic>> {
        let mut diagnostics = Diagnostics::new(source);
        let expr = Parser::new(&mut diagnostics).formula();
        let numbers: Vec<(String, Kind)> =
            names.iter().map(|name| (name.clone(), Kind::Number)).collect();
        let known = numbers.iter().map(|(name, kind)| (name.clone(), Some(*kind))).collect();
        let mut signatures = vec![Signature { name: String::new(), parameters: known }];
        let mut checker = check::Checker::new(&mut signatures, &[], Some(&mut diagnostics));
        let kind = checker.kind(&expr);
        if kind == Some(Kind::List) {
            checker.expect(&expr, Kind::Number);
        }
        let mut tables = Vec::new();
        let mut shared = Shared { games: &[], constants: &[], tables: &mut tables };
        let block = compile::value(&expr, &numbers, &mut shared);
        // What the checker refuses is not compiled either, and has been said.
        if block.is_err() && diagnostics.count() == 0 {
            diagnostics.push(expr.span, DiagnosticKind::TooLong);
        }
        let program = Program::new(vec![placeholder()], tables, source.to_owned());
        let formula = block.ok().zip(program).map(|(block, program)| Formula {
            block,
            program: Rules::new(program),
            is_condition: kind == Some(Kind::Truth),
        });
        diagnostics.finish(formula)
    }

    /// Whether it is true or false, and not a number.
    pub fn is_condition(&self) -> bool {
        self.is_condition
    }

    /// What it gives for these numbers: a number, or 0 or 1 for a condition.
    ///
    /// # Errors
    /// What goes wrong; `None` if it takes too long.
    pub fn value(&self, numbers: &[i64]) -> Result<i64, Option<Fault>> {
        let arguments: Vec<Argument> = numbers.iter().copied().map(Argument::Number).collect();
        match self.program.evaluate(&self.block, &arguments)? {
            Argument::Number(n) => Ok(n),
            Argument::List(_) => Err(None), // was refused by the checker
        }
    }
}

/// A game without moves: a program has at least one game.
fn placeholder() -> Game {
    Game::new(String::new(), Vec::new(), Block::default(), None, None)
}

/// The constants that are known, in the order in which they were written.
#[derive(Default)]
struct Constants {
    /// `None` of those that went wrong.
    kinds: Vec<(String, Option<Kind>)>,
    values: Vec<(String, Argument)>,
}

impl Constants {
    fn push(&mut self, name: &str, value: Argument, kind: Option<Kind>) {
        self.kinds.push((name.to_owned(), kind));
        self.values.push((name.to_owned(), value));
    }
}

/// The value of a constant, which may use those before it.
fn constant(
    value: &Expr,
    before: &Constants,
    diagnostics: &mut Diagnostics<'_>,
) -> Option<(Argument, Kind)> {
    let mut games = Vec::new();
    let mut checker = check::Checker::new(&mut games, &before.kinds, Some(&mut *diagnostics));
    let kind = checker.kind(value)?;
    if diagnostics.count() > 0 {
        return None;
    }
    let mut tables: Vec<List> = Vec::new();
    let mut shared = Shared { games: &[], constants: &before.values, tables: &mut tables };
    let span = value.span;
    let Ok(block) = compile::value(value, &[], &mut shared) else {
        diagnostics.push(span, DiagnosticKind::TooLong);
        return None;
    };
    let program = Program::new(vec![placeholder()], tables, String::new())?;
    match evaluate(&program, &block, &[]) {
        Ok(value) => Some((value, kind)),
        Err(fault) => {
            let place = fault.as_ref().map(|fault| fault.place);
            let span = place.map_or(span, |place| Span {
                start: place.start as usize,
                end: place.end as usize,
            });
            let fault = fault.map(|fault| fault.kind);
            diagnostics.push(span, DiagnosticKind::BadConstant { fault });
            None
        }
    }
}

/// One thing that a game is given, what kind it is of, and its place.
pub(crate) type Given = (Argument, Kind, Span);

/// What a written game is given in an expression, from the bracket that opens on, and where it ends.
pub(crate) fn arguments<'s>(
    cursor: Cursor<'s>,
    diagnostics: &mut Diagnostics<'s>,
) -> (Option<Vec<Given>>, Cursor<'s>) {
    let (written, after) = Parser::at(cursor, diagnostics).given();
    let mut arguments = Some(Vec::new());
    for expr in written.unwrap_or_default() {
        let value = match expr.kind {
            // Almost always, and there may be a million of them.
            ExprKind::Number(n) => Some((Argument::Number(n), Kind::Number)),
            _ => constant(&expr, &Constants::default(), diagnostics),
        };
        arguments = arguments.zip(value).map(|(mut arguments, (value, kind))| {
            arguments.push((value, kind, expr.span));
            arguments
        });
    }
    (arguments, after)
}

/// Checks and compiles what was read.
fn build(file: &File, settings: &[Setting], diagnostics: &mut Diagnostics<'_>) -> Option<Rules> {
    let constants = constants(file, settings, diagnostics);
    let mut signatures = signatures(file, diagnostics);
    if file.games.is_empty() {
        let end = diagnostics.source.len();
        if diagnostics.count() == 0 {
            diagnostics.push(Span { start: end, end }, DiagnosticKind::NoGame);
        }
        return None;
    }
    check::check(&file.games, &mut signatures, &constants.kinds, diagnostics);
    if diagnostics.count() > 0 {
        return None;
    }
    let mut source = diagnostics.source.to_owned();
    for setting in settings {
        source.push('\n');
        source.push_str(&setting.text);
    }
    let (mut games, mut tables) = compile_games(file, &signatures, &constants.values, diagnostics)?;
    let mut people = people::People { constants: &constants, signatures: &signatures, diagnostics };
    for (compiled, game) in games.iter_mut().zip(&file.games) {
        let drawn = game.shown.as_ref().and_then(|drawn| people.shown(drawn, game, &mut tables));
        *compiled = compiled.clone().shown(drawn);
    }
    let starts = people.starts(file, &mut tables);
    Program::new(games, tables, source)?.with_starts(starts).map(Rules::new)
}

fn compile_games(
    file: &File,
    signatures: &[Signature],
    constants: &[(String, Argument)],
    diagnostics: &mut Diagnostics<'_>,
) -> Option<(Vec<Game>, Vec<List>)> {
    let mut tables = Vec::new();
    let ids: Vec<(String, GameId)> = file
        .games
        .iter()
        .enumerate()
        .filter_map(|(index, game)| Some((game.name.text.clone(), GameId::new(index)?)))
        .collect();
    let mut games = Vec::new();
    for (game, signature) in file.games.iter().zip(signatures) {
        // Each game that an option names is looked for among all.
        if !diagnostics.has_time_for(ids.len().saturating_mul(1 + game.left.len()) / 16) {
            return None;
        }
        let parameters: Vec<(String, Kind)> = signature
            .parameters
            .iter()
            .map(|(name, kind)| (name.clone(), kind.unwrap_or(Kind::Number)))
            .collect();
        let mut shared = Shared { games: &ids, constants, tables: &mut tables };
        let left = compile::options(&game.left, &parameters, &mut shared);
        let right = game.right.as_ref();
        let right = right.map(|right| compile::options(right, &parameters, &mut shared));
        let endings = (!game.endings.is_empty())
            .then(|| compile::endings(&game.endings, &parameters, &mut shared));
        match (left, right.transpose(), endings.transpose()) {
            (Ok(left), Ok(right), Ok(endings)) => {
                let heap = recognise::heap_rule(game, constants);
                let game = Game::new(game.name.text.clone(), parameters, left, right, endings);
                games.push(game.claimed(heap));
            }
            _ => {
                diagnostics.push(game.name.span, DiagnosticKind::TooLong);
                return None;
            }
        }
    }
    Some((games, tables))
}

/// The constants of the file, with those set from outside in their place.
fn constants(file: &File, settings: &[Setting], diagnostics: &mut Diagnostics<'_>) -> Constants {
    let mut constants = Constants::default();
    for setting in settings {
        if !file.constants.iter().any(|binding| binding.name.text == setting.name) {
            constants.push(&setting.name, setting.value.clone(), Some(setting.kind));
        }
        if !mentions(diagnostics.source, &setting.name) {
            let known = file.constants.iter().map(|binding| binding.name.text.as_str());
            let nearest = nearest_among(&setting.name, known).map(str::to_owned);
            let kind = DiagnosticKind::UnusedSetting { name: setting.name.clone(), nearest };
            let end = diagnostics.source.len();
            diagnostics.push(Span { start: end, end }, kind);
        }
    }
    let mut seen = HashSet::new();
    for binding in &file.constants {
        let Binding { name, value } = binding;
        if !seen.insert(name.text.as_str()) {
            diagnostics.push(name.span, DiagnosticKind::Twice { name: name.text.clone() });
            continue;
        }
        if functions::find(&name.text).is_some() {
            let kind = DiagnosticKind::NameOfFunction { name: name.text.clone() };
            diagnostics.push(name.span, kind);
        }
        let set = settings.iter().rev().find(|setting| setting.name == name.text);
        let known = match set {
            Some(setting) => Some((setting.value.clone(), setting.kind)),
            None => constant(value, &constants, diagnostics),
        };
        // One that went wrong is kept without a kind, lest every use of it be called wrong.
        let (value, kind) = known.unzip();
        constants.push(&name.text, value.unwrap_or(Argument::Number(0)), kind);
    }
    constants
}

/// Whether a name stands somewhere in the rules.
fn mentions(source: &str, name: &str) -> bool {
    let is_word = |c: char| c.is_alphanumeric() || c == '_';
    source.match_indices(name).any(|(at, _)| {
        let before = source[..at].chars().next_back();
        let after = source[at + name.len()..].chars().next();
        !before.is_some_and(is_word) && !after.is_some_and(is_word)
    })
}

fn signatures(file: &File, diagnostics: &mut Diagnostics<'_>) -> Vec<Signature> {
    let constants = file.constants.iter().map(|constant| constant.name.text.as_str());
    let mut seen: HashSet<&str> = constants.collect();
    for game in &file.games {
        let name = &game.name;
        if !seen.insert(&name.text) {
            diagnostics.push(name.span, DiagnosticKind::Twice { name: name.text.clone() });
        }
        if functions::find(&name.text).is_some() {
            let kind = DiagnosticKind::NameOfFunction { name: name.text.clone() };
            diagnostics.push(name.span, kind);
        }
        let mut seen = HashSet::new();
        for parameter in &game.parameters {
            if !seen.insert(parameter.text.as_str()) {
                let name = parameter.text.clone();
                diagnostics.push(parameter.span, DiagnosticKind::Twice { name });
            }
        }
    }
    let signature = |game: &ast::Game| Signature {
        name: game.name.text.clone(),
        parameters: game.parameters.iter().map(|name| (name.text.clone(), None)).collect(),
    };
    file.games.iter().map(signature).collect()
}
