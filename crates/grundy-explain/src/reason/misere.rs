//! The misère rule of Nim in words.

use super::columns::Columns;
use super::heap::values;
use super::{Told, full, support};
use crate::words::{SHOWN, Words, toned};
use crate::{Block, Tone, markup};
use grundy_games::reason::{Lowering, MisereNim, Reason, Step};

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

    fn name(self) -> &'static str {
        match self {
            Case::Parity => "parity",
            Case::Single => "single",
            Case::Wins => "wins",
            Case::Loses => "loses",
        }
    }
}

/// What the numbers are.
fn kind(parts: &[Reason]) -> &'static str {
    match parts.first().map(|part| &part.step) {
        None => "heaps",
        Some(Step::Differences(_)) => "differences",
        Some(_) => "values",
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
        if parts.len() > 1 {
            let mut blocks = vec![words.paragraph("sum-misere-values", &[])];
            blocks.extend(named_columns(self, words, parts).blocks(words));
            blocks.push(verdict(self, words, "values"));
            return blocks;
        }
        let mut blocks: Vec<Block> = parts.iter().flat_map(|part| support(words, part)).collect();
        // A part that is a sum of heaps shows their columns already.
        let shown = parts.iter().any(|part| matches!(part.step, Step::HeapValues(_)));
        if self.large > 1 && !shown {
            blocks.extend(Columns::of(&self.values, self.sum).blocks(words));
        }
        blocks.push(verdict(self, words, kind(parts)));
        blocks
    }

    fn full(&self, words: &Words, parts: &[Reason]) -> Vec<Block> {
        let mut blocks = vec![words.paragraph("sum-misere-claim", &[])];
        if !parts.is_empty() {
            blocks.push(words.paragraph("sum-misere-values", &[]));
        }
        blocks.extend(named_columns(self, words, parts).blocks(words));
        blocks.push(words.paragraph("sum-misere-step-parity", &[]));
        blocks.push(words.paragraph("sum-misere-step-single", &[]));
        blocks.push(words.paragraph("sum-misere-step-wins", &[]));
        blocks.push(words.paragraph("sum-misere-step-loses", &[]));
        blocks.push(words.paragraph(
            "sum-misere-here",
            &[
                ("case", Case::of(self).name().into()),
                ("ones", self.ones.into()),
                ("large", self.large.into()),
                ("sum", self.sum.into()),
            ],
        ));
        blocks.push(verdict(self, words, kind(parts)));
        if let Some(chosen) = self.targets.first() {
            blocks.extend(after(self, words, chosen));
        }
        blocks
    }

    fn parts(&self, words: &Words, parts: &[Reason], level: u8) -> Vec<Block> {
        let part = |(i, part): (usize, &Reason)| {
            let mut blocks = match parts.len() {
                1 => vec![words.heading(level, super::told(&part.step).title())],
                // The values of Nim heaps are the heaps themselves: nothing is to be told of them.
                _ if matches!(part.step, Step::Bouton(_)) => return Vec::new(),
                _ => {
                    let name = words.term_name(i);
                    let title = words.get("sum-term-title", &[("term", name.into())]);
                    vec![Block::Heading(level, markup(&title))]
                }
            };
            // How the values of heaps are known is told in full below.
            blocks.extend(match &part.step {
                Step::HeapValues(step) => values(step, words),
                _ => support(words, part),
            });
            blocks.extend(super::see_theorems(words, super::told(&part.step)));
            // The pairing strategy is one of normal play.
            let told = part.parts.iter().filter(|part| !matches!(part.step, Step::Pairing(_)));
            blocks.extend(told.flat_map(|part| full(words, part, level)));
            blocks
        };
        parts.iter().enumerate().take(SHOWN).flat_map(part).collect()
    }
}

/// The columns, with the component that each number belongs to if there are several.
fn named_columns<'a>(step: &'a MisereNim, words: &Words, parts: &[Reason]) -> Columns<'a> {
    let columns = Columns::of(&step.values, step.sum);
    if parts.len() < 2 {
        return columns;
    }
    let name = |(i, part): (usize, &Reason)| {
        let count = part.nim_values().len().min(SHOWN);
        std::iter::repeat_n(toned(words.term_name(i), Tone::Code), count)
    };
    let names = parts.iter().enumerate().take(SHOWN).flat_map(name).collect();
    Columns { names, ..columns }
}

fn verdict(step: &MisereNim, words: &Words, kind: &'static str) -> Block {
    let case = Case::of(step);
    let ones = [("kind", kind.into()), ("ones", step.ones.into())];
    match (case, step.targets.first()) {
        (Case::Parity, _) if step.values.iter().all(|&value| value == 0) && kind == "heaps" => {
            words.paragraph("sum-misere-none", &[])
        }
        (Case::Parity, _) if step.wins => words.paragraph("sum-misere-even", &ones),
        (Case::Parity, _) => words.paragraph("sum-misere-odd", &ones),
        (Case::Single, Some(&Lowering { from, to, .. })) => words.paragraph(
            "sum-misere-single",
            &[
                ("kind", kind.into()),
                ("from", from.into()),
                ("to", to.into()),
                ("left", step.ones.saturating_add(to).into()),
            ],
        ),
        (Case::Single | Case::Wins, _) => {
            words.paragraph("sum-misere-wins", &[("sum", step.sum.into())])
        }
        (Case::Loses, _) => words.paragraph("sum-misere-loses", &[]),
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
