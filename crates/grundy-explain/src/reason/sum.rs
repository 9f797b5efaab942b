//! The Sprague–Grundy theorem in words.

use super::columns::Columns;
use super::{Told, full};
use crate::words::{SHOWN, Words, plain, toned, xor_of};
use crate::{Block, Row, Tone, markup};
use grundy_reasons::{Bouton, Lowering, Reason, SpragueGrundy, Step};

impl Told for SpragueGrundy {
    fn title(&self) -> &'static str {
        "sum-title-terms"
    }

    fn theorems(&self) -> &'static [&'static str] {
        &["sprague-grundy"]
    }

    fn source(&self) -> Option<&'static str> {
        Some("Sprague 1935, Grundy 1939")
    }

    fn short(&self, words: &Words, _: &[Reason]) -> Vec<Block> {
        let mut blocks = columns(self, words);
        if self.sum == 0 {
            blocks.push(words.paragraph("sum-terms-loses", &[]));
        } else {
            blocks.push(words.paragraph("sum-terms-wins", &[("sum", self.sum.into())]));
            blocks.push(aims(self, words));
        }
        blocks
    }

    fn full(&self, words: &Words, _: &[Reason]) -> Vec<Block> {
        let mut blocks = vec![words.paragraph("sum-terms-claim", &[])];
        blocks.extend(columns(self, words));
        if self.sum == 0 {
            blocks.push(words.paragraph("sum-terms-loses", &[]));
        } else {
            blocks.push(words.paragraph("sum-terms-aim", &[]));
            blocks.push(aims(self, words));
        }
        blocks
    }

    fn parts(&self, words: &Words, parts: &[Reason], level: u8) -> Vec<Block> {
        let part = |(i, part): (usize, &Reason)| {
            let title = words.get("sum-term-title", &[("term", words.term_name(i).into())]);
            let terms = words.terms.get(i..=i).unwrap_or(&[]);
            let own = Words { terms, within: true, ..*words };
            let mut blocks = vec![Block::Heading(level, markup(&title))];
            blocks.extend(component(&own, part, level + 1));
            blocks
        };
        let mut blocks: Vec<Block> = parts.iter().enumerate().take(SHOWN).flat_map(part).collect();
        let more = parts.len().saturating_sub(SHOWN);
        if more > 0 {
            blocks.push(words.heading(level, "sum-title-rest"));
            blocks.push(words.paragraph("sum-terms-rest", &[("n", more.into())]));
        }
        blocks
    }
}

/// What a component is worth, and why.
pub(super) fn component(words: &Words, part: &Reason, level: u8) -> Vec<Block> {
    let value = part.conclusion().and_then(|known| known.value.nimber()).unwrap_or(0);
    let args = [("value", value.into())];
    match &part.step {
        Step::Bouton(Bouton { heaps, .. }) if heaps.len() > 1 => {
            let equation = format!("{} = {value}", xor_of(heaps));
            vec![words.paragraph("sum-term-nim", &[("equation", equation.into())])]
        }
        Step::Bouton(_) => vec![words.paragraph("sum-term-heap", &args)],
        Step::Terminal(_) => vec![words.paragraph("sum-term-end", &[])],
        _ => {
            let said = words.paragraph("sum-term-alone", &args);
            [said].into_iter().chain(full(words, part, level)).collect()
        }
    }
}

fn columns(step: &SpragueGrundy, words: &Words) -> Vec<Block> {
    let shown = words.terms.len().min(SHOWN);
    let names = (0..shown).map(|i| toned(words.term_name(i), Tone::Code)).collect();
    Columns { names, ..Columns::of(&step.values, step.sum) }.blocks(words)
}

/// How each value would have to change to make the xor 0.
fn aims(step: &SpragueGrundy, words: &Words) -> Block {
    let width = step.targets.iter().map(|aim| aim.from.to_string().len()).max().unwrap_or(0);
    let row = |aim: &Lowering| {
        Row::new(vec![
            toned(words.term_name(aim.heap), Tone::Code),
            plain(format!("{:>width$} → {}", aim.from, aim.to)),
        ])
    };
    let mut rows: Vec<Row> = step.targets.iter().take(SHOWN).map(row).collect();
    rows.extend(words.rest(step.targets.len().saturating_sub(SHOWN)));
    Block::table(rows)
}
