//! Reasons in words, one file a family. Each step has a short form, a sentence or two and perhaps a
//! small table, and a full form that proves what it says with the numbers of the position.

mod bush;
mod columns;
mod graph;
mod heap;
mod kl;
mod lasker;
mod loopy_sum;
mod misere;
mod nim;
mod notions;
mod periodic;
mod row;
mod search;
mod sum;
mod take;
mod written;

pub(crate) use bush::marked;
pub(crate) use notions::notions;

use crate::words::Words;
use crate::{Arg, Block, Span, Tone};
use grundy_reasons::{Reason, Step};

/// A step that can be told.
trait Told {
    /// The message that is its heading.
    fn title(&self) -> &'static str;

    /// The theorems it uses, by the names that `grundy theorem` knows.
    fn theorems(&self) -> &'static [&'static str] {
        &[]
    }

    /// Who found that theorem.
    fn source(&self) -> Option<&'static str> {
        None
    }

    /// What is said by default.
    fn short(&self, words: &Words, parts: &[Reason]) -> Vec<Block>;

    /// What is said when the whole reason is asked for.
    fn full(&self, words: &Words, parts: &[Reason]) -> Vec<Block>;

    /// The numbers it establishes without who wins, for a step that rests on them.
    fn support(&self, words: &Words, parts: &[Reason]) -> Vec<Block> {
        self.short(words, parts)
    }

    /// The parts in full, each a section of its own.
    fn parts(&self, words: &Words, parts: &[Reason], level: u8) -> Vec<Block> {
        parts.iter().flat_map(|part| full(words, part, level)).collect()
    }
}

fn told(step: &Step) -> &dyn Told {
    match step {
        Step::SpragueGrundy(step) => step,
        Step::LoopySum(step) => step,
        Step::Bouton(step) => step,
        Step::MisereNim(step) => step,
        Step::HeapValues(step) => step,
        Step::MexTable(step) => step,
        Step::SlidingWindow(step) => step,
        Step::BoundedTake(step) => step,
        Step::Pairing(step) => step,
        Step::AllButOne(step) => step,
        Step::Lasker(step) => step,
        Step::Periodic(step) => step,
        Step::Differences(step) => step,
        Step::Undo(step) => step,
        Step::Hackenbush(step) => step,
        Step::Fallen(step) => step,
        Step::Fusion(step) => step,
        Step::Colon(step) => step,
        Step::Stalks(step) => step,
        Step::KlTheorem(step) => step,
        Step::Propagation(step) => step,
        Step::LoopyLabels(step) => step,
        Step::WrittenValues(step) => step,
        Step::Recognised(step) => step,
        Step::Search(step) => step,
        Step::Terminal(step) => step,
    }
}

/// The short form of a reason.
pub(crate) fn short(words: &Words, reason: &Reason) -> Vec<Block> {
    match is_left_out(words, &reason.step) {
        true => Vec::new(),
        false => told(&reason.step).short(words, &reason.parts),
    }
}

/// Whether a step says only how to win a heap alone in normal play, where that is not asked.
fn is_left_out(words: &Words, step: &Step) -> bool {
    words.within && matches!(step, Step::Pairing(_))
}

/// The numbers a reason establishes, without who wins.
fn support(words: &Words, reason: &Reason) -> Vec<Block> {
    told(&reason.step).support(words, &reason.parts)
}

/// The full form of a reason: a section for each step, with headings of `level`.
///
/// Reasons are nested by their kind and not by the input, so this recursion is shallow.
pub(crate) fn full(words: &Words, reason: &Reason, level: u8) -> Vec<Block> {
    if is_left_out(words, &reason.step) {
        return Vec::new();
    }
    let step = told(&reason.step);
    let mut blocks = vec![words.heading(level, step.title())];
    blocks.extend(step.full(words, &reason.parts));
    blocks.extend(see_theorems(words, step));
    blocks.extend(step.parts(words, &reason.parts, level));
    blocks
}

/// Where the theorems that a step uses are proved.
fn see_theorems(words: &Words, step: &dyn Told) -> Option<Block> {
    let command = |name: &&str| format!("`grundy theorem {name}`");
    let commands = words.and(step.theorems().iter().map(command));
    let count = Arg::Count(step.theorems().len() as u64);
    let args = [("commands", commands.into()), ("count", count)];
    let said = || faint(words.say("answer-theorem", &args));
    (!step.theorems().is_empty()).then(|| Block::Paragraph(said()))
}

/// The theorems that the reason uses, by the names that `grundy theorem` knows.
pub(crate) fn theorems(reason: &Reason) -> Vec<&'static str> {
    let mut names: Vec<&'static str> = Vec::new();
    let mut waiting = vec![reason];
    while let Some(reason) = waiting.pop() {
        for name in told(&reason.step).theorems() {
            if !names.contains(name) {
                names.push(name);
            }
        }
        waiting.extend(reason.parts.iter().rev());
    }
    names
}

/// Who found the theorem that the reason uses; of heaps, the theorem that gives their values.
pub(crate) fn source(reason: &Reason) -> Option<&'static str> {
    match &reason.step {
        Step::Recognised(_) => reason.parts.first().and_then(source),
        Step::HeapValues(_) => reason.parts.first().and_then(|part| told(&part.step).source()),
        // Bouton's rule is about Nim; that it holds for other games is proved on the page of the theorem.
        Step::MisereNim(_) if !misere::is_of_nim(&reason.parts) => None,
        step => told(step).source(),
    }
}

/// Numbers and their nim-sum in binary, one below the other.
pub(crate) fn columns(words: &Words, values: &[u64], sum: u64) -> Vec<Block> {
    columns::Columns::of(values, sum).blocks(words)
}

/// Plain spans made faint.
fn faint(mut spans: Vec<Span>) -> Vec<Span> {
    for span in spans.iter_mut().filter(|span| span.tone == Tone::Plain) {
        span.tone = Tone::Faint;
    }
    spans
}
