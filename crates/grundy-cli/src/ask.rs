//! Everything the program asks of the other crates, in one place: text to positions, answers to
//! words, names to games, theorems and checks.
#![allow(clippy::todo)]

use crate::failure::Failure;
use crate::voice::Voice;
use grundy::{AllMoves, Answer, Comparison, Limits, Move, Play, Player, Position, Unsolved};
use grundy_explain::Doc;
use serde::{Serialize, Serializer};

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
    let _ = (source, voice);
    todo!()
}

/// The move of `player` in `position` that `text` describes if the rules allow it;
/// otherwise why it is none.
pub(crate) fn parse_move(
    position: &Position,
    player: Player,
    text: &str,
    voice: &Voice,
) -> Result<Move, String> {
    let _ = (position, player, text, voice);
    todo!()
}

/// A document as text for standard output.
pub(crate) fn render(doc: &Doc, voice: &Voice) -> String {
    let _ = (doc, voice);
    todo!()
}

/// An answer in words: in short, or with the whole reason.
pub(crate) fn answer(answer: &Answer, mover: Option<Player>, whole: bool, voice: &Voice) -> String {
    let _ = (answer, mover, whole, voice);
    todo!()
}

/// Every move, what it leads to and which reply undoes it.
pub(crate) fn moves(
    position: &Position,
    player: Option<Player>,
    all: &AllMoves,
    voice: &Voice,
) -> String {
    let _ = (position, player, all, voice);
    todo!()
}

/// Whether two games are equal, in words.
pub(crate) fn comparison(
    a: &Position,
    b: &Position,
    comparison: &Comparison,
    voice: &Voice,
) -> String {
    let _ = (a, b, comparison, voice);
    todo!()
}

/// Why there is no answer, in words for standard error.
pub(crate) fn stopped(unsolved: &Unsolved, voice: &Voice) -> String {
    let _ = (unsolved, voice);
    todo!()
}

/// The names of the theorems.
pub(crate) fn theorem_names() -> Vec<&'static str> {
    todo!()
}

/// A line about each theorem.
pub(crate) fn theorem_list(voice: &Voice) -> String {
    let _ = voice;
    todo!()
}

/// A theorem with its proof, an example and its check.
pub(crate) fn theorem(name: &str, voice: &Voice) -> Option<String> {
    let _ = (name, voice);
    todo!()
}

/// What the registry knows about a game.
pub(crate) struct GameInfo {
    pub(crate) name: &'static str,
    pub(crate) aliases: &'static [&'static str],
    pub(crate) syntax: &'static str,
    pub(crate) example: &'static str,
    pub(crate) theorem: &'static [&'static str],
}

/// Every game.
pub(crate) fn games() -> &'static [GameInfo] {
    todo!()
}

/// The game with a name or alias.
pub(crate) fn game(name: &str) -> Option<&'static GameInfo> {
    let _ = name;
    todo!()
}

/// The name of a game that was probably meant.
pub(crate) fn nearest_game(name: &str) -> Option<&'static str> {
    let _ = name;
    todo!()
}

/// What comparing a statement with brute force showed.
#[derive(Debug, Serialize)]
pub(crate) struct CheckResult {
    /// The game or statement.
    pub(crate) check: String,
    /// Up to how many heaps.
    pub(crate) heaps: u64,
    /// Up to which size.
    pub(crate) size: u64,
    /// How many positions were compared.
    pub(crate) compared: u64,
    /// The smallest position where they differ.
    pub(crate) counterexample: Option<Counterexample>,
}

/// A position where a statement and brute force differ.
#[derive(Debug, Serialize)]
pub(crate) struct Counterexample {
    /// The position.
    pub(crate) position: String,
    /// The convention.
    #[serde(serialize_with = "play_name")]
    pub(crate) play: Play,
    /// What the statement says.
    pub(crate) claimed: String,
    /// What is true.
    pub(crate) truth: String,
}

fn play_name<S: Serializer>(play: &Play, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(grundy::json::play_name(*play))
}

/// Why a check gave no result.
pub(crate) enum CheckFailure {
    /// There is nothing of this name to check.
    Unknown,
    /// A limit was reached.
    Unsolved(Unsolved),
}

/// The names that can be checked.
pub(crate) fn check_names() -> Vec<&'static str> {
    todo!()
}

/// Compares the statement `name` with brute force.
pub(crate) fn check(
    name: &str,
    heaps: Option<u64>,
    size: Option<u64>,
    limits: &Limits,
) -> Result<CheckResult, CheckFailure> {
    let _ = (name, heaps, size, limits);
    todo!()
}
