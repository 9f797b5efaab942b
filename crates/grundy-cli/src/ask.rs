//! Everything the program asks of the other crates, in one place: text to positions, answers to
//! words, names to games, theorems and checks.

use crate::failure::Failure;
use crate::nearest::{nearest, quoted};
use crate::voice::Voice;
use grundy::check::{self, Bounds, Difference, Lemma, LemmaCounterexample, Target};
use grundy::{
    AllMoves, Answer, Comparison, Diagnostic, Limits, Move, Play, Player, Position, Question, Term,
    Unsolved, Value,
};
use grundy_explain::render::{self, Terminal};
use grundy_explain::{Doc, answer, report};
use grundy_games::heap::{HeapRule, Heaps};
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
    grundy::parse(source).map_err(|wrong| problem(source, &wrong, voice))
}

/// What is wrong with `source`.
fn problem(source: &str, wrong: &[Diagnostic], voice: &Voice) -> Failure {
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
    render::text(doc, &Terminal { width: voice.width, colour: voice.color })
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

/// Why there is no answer, in words for standard error.
pub(crate) fn stopped(unsolved: &Unsolved, voice: &Voice) -> String {
    let terminal = Terminal { width: voice.width, colour: voice.color_errors };
    render::text(&report::stopped(unsolved, voice.messages()), &terminal)
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
    let solved = grundy::solve(&position, &Question::of(example.play))?;
    let live = answer::short(&solved, voice.messages(), None);
    Ok(Some(render(&theorem.doc_with_example(voice.messages(), live), voice)))
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
    /// For a claim about K-L-Nim: the moves of player 2 and the reply that refutes each.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(crate) tries: Vec<LemmaTry>,
}

/// A move, and the reply that refutes what was claimed of it.
#[derive(Debug, Serialize)]
pub(crate) struct LemmaTry {
    /// The move of player 2.
    pub(crate) played: String,
    /// The position after it.
    pub(crate) after: String,
    /// The reply of player 1.
    pub(crate) reply: String,
}

fn play_name<S: Serializer>(play: &Play, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(grundy::json::play_name(*play))
}

/// The names that can be checked.
pub(crate) fn check_names() -> Vec<&'static str> {
    Target::names().collect()
}

/// Compares the statement `name` with brute force.
pub(crate) fn check(
    name: &str,
    heaps: Option<u64>,
    size: Option<u64>,
    limits: &Limits,
    voice: &Voice,
) -> Result<CheckResult, Failure> {
    let target = Target::named(name).map_err(|wrong| match nearest(name, check_names()) {
        Some(meant) => {
            let names = [("name", quoted(name).into()), ("meant", meant.into())];
            Failure::Unknown { message: voice.say("check-unknown-meant", &names) }
        }
        None => problem(name, &wrong, voice),
    })?;
    let heaps = heaps.map(|heaps| usize::try_from(heaps).unwrap_or(usize::MAX));
    match target {
        Target::Family(family, usual) => {
            let bounds =
                Bounds { heaps: heaps.unwrap_or(usual.heaps), size: size.unwrap_or(usual.size) };
            let report = check::check(&family, &bounds, limits)?;
            Ok(CheckResult {
                check: name.to_owned(),
                heaps: bounds.heaps as u64,
                size: bounds.size,
                compared: report.compared,
                counterexample: report.counterexample.as_ref().map(difference),
            })
        }
        Target::Lemma(lemma) => refutation(lemma, heaps, size, limits, voice),
    }
}

/// A difference between theorem and brute force, in data.
fn difference(found: &check::Counterexample) -> Counterexample {
    let moves = |moves: &[Move]| {
        let texts = moves.iter().map(|played| grundy::move_text(&found.position, played));
        texts.collect::<Vec<_>>().join("; ")
    };
    let value = |value: &Value| match value {
        Value::Nimber(n) => n.to_string(),
        Value::Infinity(set) => format!("∞{set:?}"),
        Value::None => "-".to_owned(),
    };
    let (claimed, truth) = match &found.difference {
        Difference::Outcome { theorem, truth } => (theorem.to_string(), truth.to_string()),
        Difference::Value { theorem, truth } => (value(theorem), value(truth)),
        Difference::Moves { mover, theorem, truth } => {
            (format!("{mover:?}: {}", moves(theorem)), format!("{mover:?}: {}", moves(truth)))
        }
        Difference::Reason(flaw) => (flaw.to_string(), String::new()),
    };
    let position = grundy::position_text(&found.position);
    Counterexample { position, play: found.play, claimed, truth, tries: Vec::new() }
}

/// What testing a claim of the paper on K-L-Nim showed.
fn refutation(
    lemma: Lemma,
    heaps: Option<usize>,
    size: Option<u64>,
    limits: &Limits,
    voice: &Voice,
) -> Result<CheckResult, Failure> {
    let bounds = heaps.zip(size).map(|(heaps, size)| Bounds { heaps, size });
    let found = check::refute(lemma, bounds.as_ref(), limits).map_err(Unsolved::from)?;
    let (claimed, truth) = match lemma {
        Lemma::Eleven => (voice.say("lemma-11", &[]), voice.say("lemma-defective-fails", &[])),
        Lemma::Thirteen => (voice.say("lemma-13", &[]), voice.say("lemma-defective-fails", &[])),
        Lemma::ThirteenStrategy => {
            (voice.say("lemma-13-strategy", &[]), voice.say("lemma-strategy-fails", &[]))
        }
    };
    let counterexample = |found: &LemmaCounterexample| {
        let heaps = |sizes: &[u64]| Heaps::new(HeapRule::Kl(found.rule), sizes.to_vec());
        let text = |sizes: &[u64]| {
            grundy::position_text(&Position::new(vec![Term::Heaps(heaps(sizes))]))
        };
        let tries = found.tries.iter().map(|attempt| LemmaTry {
            played: format!("{} → {}", attempt.played.from, attempt.played.to),
            after: text(&attempt.after),
            reply: format!("{} → {}", attempt.reply.from, attempt.reply.to),
        });
        Counterexample {
            position: text(&found.heaps),
            play: Play::Normal,
            claimed,
            truth,
            tries: tries.collect(),
        }
    };
    let far = bounds.unwrap_or(Bounds { heaps: 5, size: 12 });
    Ok(CheckResult {
        check: lemma.name().to_owned(),
        heaps: far.heaps as u64,
        size: far.size,
        compared: found.tested,
        counterexample: found.counterexample.as_ref().map(counterexample),
    })
}
