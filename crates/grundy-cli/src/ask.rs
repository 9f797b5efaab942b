//! Everything the program asks of the other crates, in one place: text to positions, answers to
//! words, names to theorems.

use crate::failure::Failure;
use crate::voice::Voice;
use grundy::values::Table;
use grundy::{
    AllMoves, Answer, Budget, Comparison, Diagnostic, Move, Player, Position, SolveOptions,
    Unsolved,
};
use grundy_explain::render::{self, Terminal};
use grundy_explain::{Doc, answer, pattern, report};
use serde::Serialize;

/// An expression that is not a position.
#[derive(Debug)]
pub(crate) struct Problem {
    /// What is wrong, and where.
    pub(crate) places: Vec<Place>,
    /// The same as a person reads it, each place underlined.
    pub(crate) shown: String,
}

/// Something wrong at a place of an expression.
#[derive(Debug, Serialize)]
pub(crate) struct Place {
    /// The byte it begins at.
    pub(crate) from: usize,
    /// The byte after it.
    pub(crate) to: usize,
    /// What is wrong there.
    pub(crate) message: String,
}

/// The position that `source` describes.
pub(crate) fn parse(source: &str, voice: &Voice) -> Result<Position, Failure> {
    grundy::parse(source).map_err(|wrong| problem(source, &wrong, voice))
}

/// What is wrong with `source`.
pub(crate) fn problem(source: &str, wrong: &[Diagnostic], voice: &Voice) -> Failure {
    let place = |diagnostic: &Diagnostic| Place {
        from: diagnostic.span.start,
        to: diagnostic.span.end,
        message: grundy_explain::diagnostic_message(source, diagnostic, voice.messages()),
    };
    let shown =
        grundy_explain::diagnostics_text(source, wrong, voice.messages(), voice.color_errors);
    Failure::Input(Box::new(Problem { places: wrong.iter().map(place).collect(), shown }))
}

/// The move of `player` in `position` that `text` describes if the rules allow it;
/// otherwise why it is none.
pub(crate) fn parse_move(
    position: &Position,
    player: Player,
    text: &str,
    voice: &Voice,
) -> Result<Move, String> {
    grundy_lang::parse_move(position, text, player)
        .map_err(|error| grundy_explain::move_error_text(&error, voice.messages()))
}

/// A document as text for standard output.
pub(crate) fn render(doc: &Doc, voice: &Voice) -> String {
    render::text(doc, &terminal(voice, true))
}

/// Where text goes, with the colours of standard output or without any.
pub(crate) fn terminal(voice: &Voice, colour: bool) -> Terminal {
    Terminal { width: voice.width, colour: voice.color && colour }
}

/// An answer in words: in short, or with the whole reason.
pub(crate) fn answer(answer: &Answer, mover: Option<Player>, whole: bool, voice: &Voice) -> String {
    let doc = match whole {
        true => answer::full(answer, voice.messages(), mover),
        false => answer::short(answer, voice.messages(), mover),
    };
    render(&doc, voice)
}

/// Every move, what it leads to and which reply undoes it.
pub(crate) fn moves(
    position: &Position,
    player: Option<Player>,
    all: &AllMoves,
    voice: &Voice,
) -> String {
    render(&report::all_moves(all, position, player, voice.messages()), voice)
}

/// Whether two games are equal, in words.
pub(crate) fn comparison(
    a: &Position,
    b: &Position,
    comparison: &Comparison,
    voice: &Voice,
) -> String {
    render(&report::equal(comparison, a, b, voice.messages()), voice)
}

/// What was found in the values of a rule, in words.
pub(crate) fn pattern(found: &grundy::pattern::Report, voice: &Voice) -> String {
    render(&pattern::sequence(found, voice.messages()), voice)
}

/// The same of a rule of two parameters.
pub(crate) fn grid_pattern(found: &grundy::pattern::GridReport, voice: &Voice) -> String {
    render(&pattern::grid(found, voice.messages()), voice)
}

/// Why there is no answer, in words for standard error.
pub(crate) fn stopped(unsolved: &Unsolved, voice: &Voice) -> String {
    if let Unsolved::Broken(broken) = unsolved {
        return grundy_explain::broken_text(broken, voice.messages(), voice.color_errors);
    }
    let terminal = Terminal { width: voice.width, colour: voice.color_errors };
    render::text(&report::stopped(unsolved, voice.messages()), &terminal)
}

/// Why a table ends before its end, in words for standard error.
pub(crate) fn table_stopped(table: &Table, voice: &Voice) -> String {
    let terminal = Terminal { width: voice.width, colour: voice.color_errors };
    let doc = grundy_explain::values::stopped(table, voice.messages());
    doc.map_or_else(String::new, |doc| render::text(&doc, &terminal))
}

/// The names of the theorems.
pub(crate) fn theorem_names() -> Vec<&'static str> {
    grundy_explain::theorems().to_vec()
}

/// A line about each theorem.
pub(crate) fn theorem_list(voice: &Voice) -> String {
    render(&grundy_explain::theorem_list(voice.messages()), voice)
}

/// A theorem with its proof, its example solved, and its check.
pub(crate) fn theorem(name: &str, voice: &Voice) -> Result<Option<String>, Failure> {
    let Some(theorem) = grundy_explain::theorem(name, voice.language()) else { return Ok(None) };
    let example = theorem.example();
    let position = parse(&example.expression, voice)?;
    let solved = grundy::solve(&position, &SolveOptions::of(example.play), &mut Budget::default())?;
    let live = answer::short(&solved, voice.messages(), None);
    Ok(Some(render(&theorem.doc_with_example(voice.messages(), live), voice)))
}
