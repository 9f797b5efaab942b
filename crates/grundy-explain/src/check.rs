//! What comparing with brute force showed, in words.

use crate::values::cut_short;
use crate::words::Words;
use crate::{Block, Doc, Messages, Row, Span, Tone, told_move};
use grundy::check::{
    Counterexample, Difference, FormulaCounterexample, FormulaReport, Lemma, LemmaCounterexample,
    Refutation, Report,
};
use grundy::{Action, Cell, Move, Play, Player, Position, Stopped, Term, Value};
use grundy_games::heap::{HeapRule, Heaps, Parts};
use grundy_lang::position_text;
use grundy_reasons::Lowering;
use grundy_theorems::kl;

/// What comparing with brute force showed.
#[derive(Clone, Debug)]
pub enum Checking {
    /// Of a theorem of ours.
    Theorem(Report),
    /// The same, as far as a limit allowed.
    PartOfTheorem(Report, Stopped),
    /// Of a claim of the paper on K-L-Nim.
    Lemma(Lemma, Refutation),
}

impl Checking {
    /// How many answers were compared, or positions tested.
    pub fn compared(&self) -> u64 {
        match self {
            Checking::Theorem(report) | Checking::PartOfTheorem(report, _) => report.compared,
            Checking::Lemma(_, refutation) => refutation.tested,
        }
    }
}

/// What comparing `check` with brute force showed.
pub fn checked(check: &str, found: &Checking, messages: &Messages) -> Doc {
    let args = [("check", check.into()), ("count", found.compared().into())];
    let (compared, agrees, differs) = match found {
        Checking::Lemma(..) => ("check-tested", "check-holds", "check-fails"),
        Checking::Theorem(_) => ("check-compared", "check-agrees", "check-differs"),
        Checking::PartOfTheorem(..) => ("check-compared", "check-agrees-so-far", "check-differs"),
    };
    let mut blocks = vec![paragraph(messages.get(compared, &args))];
    let counterexample = match found {
        Checking::Theorem(report) | Checking::PartOfTheorem(report, _) => {
            report.counterexample.as_ref().map(|found| of_theorem(found, messages))
        }
        Checking::Lemma(lemma, refutation) => {
            let claim = match lemma {
                Lemma::Eleven => "lemma-11",
                Lemma::Thirteen => "lemma-13",
                Lemma::ThirteenStrategy => "lemma-13-strategy",
            };
            blocks.push(Block::Indented(vec![paragraph(messages.get(claim, &[]))]));
            let found = refutation.counterexample.as_ref();
            found.map(|found| of_lemma(*lemma, found, messages))
        }
    };
    let (verdict, tone) = match counterexample {
        None => (agrees, Tone::Good),
        Some(_) => (differs, Tone::Bad),
    };
    blocks.push(Block::Paragraph(vec![Span::new(messages.get(verdict, &[]), tone)]));
    blocks.extend(counterexample.map(Block::Indented));
    Doc::new(blocks)
}

/// What stopped a comparison, in words that belong after what was compared.
pub fn stopped(by: &Stopped, messages: &Messages) -> Doc {
    let words = Words { messages, terms: &[], mover: None, within: false };
    cut_short(by, [], &words)
}

/// What comparing a formula with the values of `check` showed.
pub fn formula(
    check: &str,
    formula: &str,
    condition: bool,
    report: &FormulaReport,
    messages: &Messages,
) -> Doc {
    let count = ("count", report.compared.into());
    let args = [("check", check.into()), ("formula", formula.into()), count];
    let mut blocks = vec![paragraph(messages.get("formula-compared", &args))];
    let Some(found) = &report.counterexample else {
        let agrees = Span::new(messages.get("formula-agrees", &[]), Tone::Good);
        blocks.push(Block::Paragraph(vec![agrees]));
        return Doc::new(blocks);
    };
    let differs = Span::new(messages.get("formula-differs", &[]), Tone::Bad);
    blocks.push(Block::Paragraph(vec![differs]));
    blocks.push(Block::Indented(vec![of_formula(check, condition, found, messages)]));
    Doc::new(blocks)
}

fn of_formula(
    check: &str,
    condition: bool,
    found: &FormulaCounterexample,
    messages: &Messages,
) -> Block {
    let at: Vec<String> = found.at.iter().map(u64::to_string).collect();
    let truth = match found.cell {
        Cell::Value(value) => value.to_string(),
        Cell::Outcome(outcome) => outcome.letter().to_owned(),
        Cell::Unknown => "–".to_owned(),
    };
    let id = match (condition, found.claimed != 0) {
        (true, true) => "formula-says-wins",
        (true, false) => "formula-says-loses",
        (false, _) => "formula-says",
    };
    let args = [
        ("position", format!("{check}({})", at.join(", ")).into()),
        ("truth", truth.into()),
        ("claimed", found.claimed.to_string().into()),
    ];
    paragraph(messages.get(id, &args))
}

/// The position, who moves under which convention, and what is wrong there.
fn of_theorem(found: &Counterexample, messages: &Messages) -> Vec<Block> {
    let position = &found.position;
    let mover = match &found.difference {
        Difference::Moves { mover, .. } => Some(*mover),
        _ => None,
    };
    let mut blocks = about(position, found.play, mover, messages);
    let differ = |id: &str, claimed: &str, truth: &str| {
        let args = [("claimed", claimed.into()), ("truth", truth.into())];
        paragraph(messages.get(id, &args))
    };
    let number = |value: &Value| value.nimber().map_or("–".to_owned(), |n| n.to_string());
    let list = |moves: &[Move]| match moves.is_empty() {
        true => messages.get("check-none", &[]),
        false => {
            let told = moves.iter().map(|at| told_move(position, at, messages));
            told.collect::<Vec<_>>().join("; ")
        }
    };
    blocks.push(match &found.difference {
        Difference::Outcome { theorem, truth } => {
            differ("check-outcomes", theorem.letter(), truth.letter())
        }
        Difference::Value { theorem, truth } => {
            differ("check-values", &number(theorem), &number(truth))
        }
        Difference::Moves { theorem, truth, .. } => {
            differ("check-moves", &list(theorem), &list(truth))
        }
        Difference::Reason(flaw) => {
            paragraph(messages.get("check-reason", &[("what", flaw.what().into())]))
        }
    });
    blocks
}

fn of_lemma(lemma: Lemma, found: &LemmaCounterexample, messages: &Messages) -> Vec<Block> {
    let position = lemma_position(found, &found.heaps);
    let mut blocks = about(&position, Play::Normal, Some(found.mover), messages);
    let id = match lemma.claim() {
        kl::Claim::LeavesDefective => "lemma-defective-fails",
        kl::Claim::TakingKWins => "lemma-strategy-fails",
    };
    blocks.push(paragraph(messages.get(id, &[])));
    let row = |[played, reply]: [(Position, Move); 2]| {
        let [played, reply] =
            [played, reply].map(|(position, at)| told_move(&position, &at, messages));
        Row::new([played, "⇒".to_owned(), reply].map(|text| vec![text.into()]).into())
    };
    blocks.push(Block::table(refutations(found).into_iter().map(row).collect()));
    blocks
}

/// Each move that was tried against a claim, and the reply that refutes it, with the positions in which they are
/// made.
pub fn refutations(found: &LemmaCounterexample) -> Vec<[(Position, Move); 2]> {
    let made = |sizes: &[u64], lowering: &Lowering| {
        let &Lowering { heap, from, to } = lowering;
        let action = Action::Heap { heap, from, to: Parts::one(to) };
        (lemma_position(found, sizes), Move { term: 0, action })
    };
    let tried = |at: &kl::Try| [made(&found.heaps, &at.played), made(&at.after, &at.reply)];
    found.tries.iter().map(tried).collect()
}

/// A position of the game a claim is about.
pub fn lemma_position(found: &LemmaCounterexample, sizes: &[u64]) -> Position {
    let heaps = Heaps::new(HeapRule::Kl(found.rule), sizes.to_vec());
    Position::new(vec![Term::Heaps(heaps)])
}

fn about(
    position: &Position,
    play: Play,
    mover: Option<Player>,
    messages: &Messages,
) -> Vec<Block> {
    let rule = match play {
        Play::Misere => messages.get("play-rule-misere", &[]),
        Play::Normal => messages.get("play-rule-normal", &[]),
    };
    let mover = mover.map(|mover| match mover {
        Player::Left => messages.get("check-left-moves", &[]),
        Player::Right => messages.get("check-right-moves", &[]),
    });
    let about = std::iter::once(rule).chain(mover).collect::<Vec<_>>().join(" ");
    let code = Span::new(position_text(position), Tone::Code);
    vec![Block::Paragraph(vec![code]), paragraph(about)]
}

fn paragraph(text: String) -> Block {
    Block::Paragraph(vec![text.into()])
}
