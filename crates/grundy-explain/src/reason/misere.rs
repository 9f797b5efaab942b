//! The misère rule of Nim in words.

use super::columns::Columns;
use super::heap::values;
use super::{Told, full, row, short, support};
use crate::words::{SHOWN, Words, toned};
use crate::{Arg, Block, Tone};
use grundy_reasons::{Lowering, MisereNim, Reason, Step};

/// The cases of the rule.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Case {
    /// Every number is at most 1.
    Parity,
    /// Exactly one number is 2 or more.
    Single,
    /// At least two are, and the nim-sum is not 0.
    Wins,
    /// At least two are, and the nim-sum is 0.
    Loses,
}

impl Case {
    fn of(step: &MisereNim) -> Case {
        match (step.large, step.sum) {
            (0, _) => Case::Parity,
            (1, _) => Case::Single,
            (_, 0) => Case::Loses,
            _ => Case::Wins,
        }
    }

    /// Its number in the proof.
    fn number(self) -> u32 {
        match self {
            Case::Parity => 1,
            Case::Single => 2,
            Case::Wins => 3,
            Case::Loses => 4,
        }
    }
}

/// Whether the numbers are heaps of Nim.
pub(super) fn is_of_nim(parts: &[Reason]) -> bool {
    parts.iter().all(|part| matches!(part.step, Step::Bouton(_)))
}

/// What the numbers are.
fn kind(parts: &[Reason]) -> &'static str {
    let all = |is: fn(&Step) -> bool| parts.iter().all(|part| is(&part.step));
    if is_of_nim(parts) {
        "heaps"
    } else if all(|step| matches!(step, Step::Differences(_))) {
        "differences"
    } else {
        "values"
    }
}

impl Told for MisereNim {
    fn title(&self) -> &'static str {
        "sum-title-misere"
    }

    fn theorems(&self) -> &'static [&'static str] {
        &["misere-nim"]
    }

    fn source(&self) -> Option<&'static str> {
        Some("Bouton 1901")
    }

    fn short(&self, words: &Words, parts: &[Reason]) -> Vec<Block> {
        let own = Words { within: true, ..*words };
        let known = |part: &Reason| match part.step {
            // The columns below show the values.
            Step::HeapValues(_) => part.parts.iter().flat_map(|part| short(&own, part)).collect(),
            _ => support(&own, part),
        };
        let mut blocks: Vec<Block> = parts.iter().take(SHOWN).flat_map(known).collect();
        if self.large > 1 {
            blocks.extend(columns(self, parts, words));
        }
        blocks.push(verdict(self, words, kind(parts)));
        blocks
    }

    fn full(&self, words: &Words, parts: &[Reason]) -> Vec<Block> {
        let kind = kind(parts);
        let mut blocks = vec![words.paragraph("sum-misere-claim", &[])];
        if kind != "heaps" {
            blocks.push(words.paragraph("sum-misere-values", &[("kind", kind.into())]));
        }
        blocks.push(words.paragraph("sum-misere-step-parity", &[("kind", kind.into())]));
        blocks.push(words.paragraph("sum-misere-step-single", &[]));
        blocks.push(words.paragraph("sum-misere-step-wins", &[]));
        blocks.push(words.paragraph("sum-misere-step-loses", &[]));
        let here = [
            ("numbers", words.and(&self.values).into()),
            ("count", Arg::Count(self.values.len() as u64)),
            ("case", Case::of(self).number().into()),
        ];
        blocks.push(words.paragraph("sum-misere-here", &here));
        if self.large > 1 {
            blocks.extend(columns(self, parts, words));
        }
        blocks.push(verdict(self, words, kind));
        if let (Case::Wins, Some(chosen)) = (Case::of(self), self.targets.first()) {
            blocks.extend(after(self, words, chosen));
        }
        blocks
    }

    fn parts(&self, words: &Words, parts: &[Reason], level: u8) -> Vec<Block> {
        let several = parts.len() > 1 && parts.len() == words.terms.len();
        let part = |(i, part): (usize, &Reason)| {
            let terms = if several { &words.terms[i..=i] } else { words.terms };
            let own = Words { terms, within: true, ..*words };
            let level = if several { level.saturating_add(1) } else { level };
            let told = known(&own, part, level);
            let title = || {
                let args = [("term", words.term_name(i).into())];
                Block::Heading(level - 1, words.say("sum-term-title", &args))
            };
            let heading = (several && !told.is_empty()).then(title);
            heading.into_iter().chain(told).collect::<Vec<_>>()
        };
        parts.iter().enumerate().take(SHOWN).flat_map(part).collect()
    }
}

/// How the numbers of a part are known, in full.
fn known(words: &Words, part: &Reason, level: u8) -> Vec<Block> {
    match &part.step {
        Step::Bouton(_) => Vec::new(),
        Step::HeapValues(_) => {
            part.parts.iter().flat_map(|part| full(words, part, level)).collect()
        }
        Step::Differences(step) => {
            let mut blocks = vec![words.heading(level, step.title()), row::claim(step, words)];
            blocks.extend(step.support(words, &part.parts));
            blocks.extend(row::reversible(step, &part.parts, words));
            blocks.extend(super::see_theorems(words, step));
            blocks
        }
        _ => full(words, part, level),
    }
}

/// The numbers and their nim-sum; values of heaps with their names.
fn columns(step: &MisereNim, parts: &[Reason], words: &Words) -> Vec<Block> {
    match parts {
        [Reason { step: Step::HeapValues(heaps), .. }] => values(heaps, words),
        [] | [_] => Columns::of(&step.values, step.sum).blocks(words),
        _ => {
            let name = |(i, part): (usize, &Reason)| {
                let count = part.nim_values().len().min(SHOWN);
                std::iter::repeat_n(toned(words.term_name(i), Tone::Code), count)
            };
            let names = parts.iter().enumerate().take(SHOWN).flat_map(name).collect();
            Columns { names, ..Columns::of(&step.values, step.sum) }.blocks(words)
        }
    }
}

fn verdict(step: &MisereNim, words: &Words, kind: &'static str) -> Block {
    let ones = [("kind", kind.into()), ("ones", step.ones.into())];
    let sum = [("kind", kind.into()), ("sum", step.sum.into())];
    match (Case::of(step), step.targets.first()) {
        (Case::Parity, _) if kind == "heaps" && step.ones == 0 => {
            words.paragraph("sum-misere-none", &[])
        }
        (Case::Parity, _) if step.wins => words.paragraph("sum-misere-even", &ones),
        (Case::Parity, _) => words.paragraph("sum-misere-odd", &ones),
        (Case::Single, Some(&Lowering { from, to, .. })) => {
            let left = step.ones.saturating_add(to);
            let args = [
                ("kind", kind.into()),
                ("from", from.into()),
                ("to", to.into()),
                ("left", left.into()),
                ("count", Arg::Count(left)),
            ];
            words.paragraph("sum-misere-single", &args)
        }
        (Case::Single | Case::Wins, _) => words.paragraph("sum-misere-wins", &sum),
        (Case::Loses, _) => words.paragraph("sum-misere-loses", &sum[..1]),
    }
}

/// The columns after the chosen move.
fn after(step: &MisereNim, words: &Words, chosen: &Lowering) -> Vec<Block> {
    let &Lowering { heap, from, to } = chosen;
    let said = words.paragraph("sum-misere-after", &[("from", from.into()), ("to", to.into())]);
    let mut values = step.values.clone();
    if let Some(value) = values.get_mut(heap) {
        *value = to;
    }
    let columns =
        Columns { changed: Some(heap), before: from, ..Columns::of(&values, step.sum ^ from ^ to) };
    vec![said, columns.table(words)]
}
