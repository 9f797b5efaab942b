//! Hackenbush in words: colon and fusion, one step after another.

use super::{Told, short};
use crate::words::{SHOWN, Words, toned, xor_of};
use crate::{Arg, Block, Span, Tone};
use grundy_games::bush::Edge;
use grundy_reasons::{Colon, Fallen, Fusion, Hackenbush, Reason, Stalks, Step};

/// How many edges of a drawing are shown.
const EDGES: usize = 16;

impl Told for Hackenbush {
    fn title(&self) -> &'static str {
        "bush-title"
    }

    fn theorems(&self) -> &'static [&'static str] {
        &["colon", "fusion"]
    }

    fn source(&self) -> Option<&'static str> {
        Some("Conway 1976; Berlekamp, Conway, Guy 1982")
    }

    fn short(&self, words: &Words, parts: &[Reason]) -> Vec<Block> {
        let stalks = parts.last().and_then(|part| match &part.step {
            Step::Stalks(stalks) => Some(stalks),
            _ => None,
        });
        let mut blocks = match stalks {
            Some(stalks) if self.traced => {
                let said = words.paragraph("bush-reduced", &[("by", principles(parts).into())]);
                [said].into_iter().chain(stalks.short(words, &[])).collect()
            }
            _ => vec![words.paragraph("bush-linear", &[("n", self.edges.len().into())])],
        };
        blocks.extend(verdict(self, words));
        blocks
    }

    fn full(&self, words: &Words, parts: &[Reason]) -> Vec<Block> {
        let claim = match principles(parts) {
            "nothing" if self.traced => {
                words.paragraph("bush-reduced", &[("by", "nothing".into())])
            }
            _ => words.paragraph("bush-claim", &[]),
        };
        let mut blocks = vec![claim, drawing(words, &self.edges)];
        if self.traced {
            for (i, part) in parts.iter().enumerate() {
                let mut told = short(words, part);
                if let (true, Some(Block::Paragraph(spans))) = (parts.len() > 1, told.first_mut()) {
                    spans.insert(0, Span::new(format!("{}. ", i + 1), Tone::Strong));
                }
                blocks.extend(told);
            }
        } else {
            blocks.push(words.paragraph("bush-linear", &[("n", self.edges.len().into())]));
        }
        blocks.extend(verdict(self, words));
        blocks
    }

    /// The steps of the reduction are told with the whole.
    fn parts(&self, _: &Words, _: &[Reason], _: u8) -> Vec<Block> {
        Vec::new()
    }
}

/// Which of the principles a reduction uses.
fn principles(parts: &[Reason]) -> &'static str {
    let fusion = parts.iter().any(|part| matches!(part.step, Step::Fusion(_)));
    let colon = parts.iter().any(|part| matches!(part.step, Step::Colon(_)));
    match (fusion, colon) {
        (false, false) => "nothing",
        (true, false) => "fusion",
        (false, true) => "colon",
        (true, true) => "both",
    }
}

fn verdict(step: &Hackenbush, words: &Words) -> Option<Block> {
    let said = match step.value {
        0 => words.paragraph("bush-loses", &[]),
        value => words.paragraph("bush-wins", &[("value", value.into())]),
    };
    (!words.within).then_some(said)
}

/// The edges of a drawing in one line.
fn drawing(words: &Words, edges: &[Edge]) -> Block {
    if edges.is_empty() {
        return Block::Indented(vec![words.paragraph("bush-empty", &[])]);
    }
    let shown: Vec<String> =
        edges.iter().take(EDGES).map(|Edge(a, b)| format!("{a}-{b}")).collect();
    let more = if edges.len() > EDGES { ", …" } else { "" };
    let text = toned(format!("{}{more}", shown.join(", ")), Tone::Code);
    Block::Indented(vec![Block::Paragraph(text)])
}

impl Told for Fallen {
    fn title(&self) -> &'static str {
        "bush-title-fallen"
    }

    fn short(&self, words: &Words, _: &[Reason]) -> Vec<Block> {
        let edge = |&i: &usize| self.before.get(i).map(|Edge(a, b)| format!("{a}-{b}"));
        let fallen = words.and(self.edges.iter().filter_map(edge));
        let said = words.paragraph("bush-fallen", &[("edges", fallen.into())]);
        vec![said, drawing(words, &self.after)]
    }

    fn full(&self, words: &Words, parts: &[Reason]) -> Vec<Block> {
        self.short(words, parts)
    }
}

impl Told for Fusion {
    fn title(&self) -> &'static str {
        "bush-title-fusion"
    }

    fn theorems(&self) -> &'static [&'static str] {
        &["fusion"]
    }

    fn short(&self, words: &Words, _: &[Reason]) -> Vec<Block> {
        let around = self.cycle.iter().chain(self.cycle.first()).take(SHOWN + 1);
        let cycle: Vec<String> = around.map(u32::to_string).collect();
        let more = if self.cycle.len() > SHOWN { "-…" } else { "" };
        let said = words.paragraph(
            "bush-fusion",
            &[("cycle", (cycle.join("-") + more).into()), ("into", self.into.into())],
        );
        vec![said, drawing(words, &self.after)]
    }

    fn full(&self, words: &Words, parts: &[Reason]) -> Vec<Block> {
        self.short(words, parts)
    }
}

/// The nim-sum of what meets somewhere, each loop counting as a stalk of 1: `1 ⊕ 2 = 3`.
fn equation(stalks: &[u64], loops: u64, sum: u64) -> String {
    let loops = usize::try_from(loops).unwrap_or(usize::MAX).min(SHOWN + 1);
    let lengths: Vec<u64> = stalks.iter().copied().chain(std::iter::repeat_n(1, loops)).collect();
    match lengths[..] {
        [length] if length == sum => sum.to_string(),
        _ => format!("{} = {sum}", xor_of(&lengths)),
    }
}

impl Told for Colon {
    fn title(&self) -> &'static str {
        "bush-title-colon"
    }

    fn theorems(&self) -> &'static [&'static str] {
        &["colon"]
    }

    fn short(&self, words: &Words, _: &[Reason]) -> Vec<Block> {
        let args = [
            ("at", self.at.into()),
            ("xor", equation(&self.stalks, self.loops, self.stalk).into()),
            ("stalk", self.stalk.into()),
        ];
        let said = match (&self.stalks[..], self.loops, self.stalk) {
            (_, _, 0) => words.paragraph("bush-colon-nothing", &args[..2]),
            ([], 1, _) => words.paragraph("bush-colon-loop", &args[..1]),
            _ => words.paragraph("bush-colon", &args),
        };
        vec![said, drawing(words, &self.after)]
    }

    fn full(&self, words: &Words, parts: &[Reason]) -> Vec<Block> {
        self.short(words, parts)
    }
}

/// A step in words for a picture in which the edges that it is about are marked.
pub(crate) fn marked(words: &Words, step: &Step) -> Option<Block> {
    Some(match step {
        Step::Fallen(_) => words.paragraph("picture-step-fallen", &[]),
        Step::Fusion(_) => words.paragraph("picture-step-fusion", &[]),
        Step::Colon(step) => {
            let xor = equation(&step.stalks, step.loops, step.stalk);
            let args = [("xor", xor.into()), ("stalk", step.stalk.into())];
            match (&step.stalks[..], step.loops, step.stalk) {
                (_, _, 0) => words.paragraph("picture-step-colon-nothing", &args[..1]),
                ([], 1, _) => words.paragraph("picture-step-colon-loop", &[]),
                _ => words.paragraph("picture-step-colon", &args),
            }
        }
        Step::Stalks(step) => step.short(words, &[]).into_iter().next()?,
        _ => return None,
    })
}

impl Told for Stalks {
    fn title(&self) -> &'static str {
        "bush-title-stalks"
    }

    fn short(&self, words: &Words, _: &[Reason]) -> Vec<Block> {
        if self.stalks.is_empty() && self.loops == 0 {
            return vec![words.paragraph("bush-nothing", &[])];
        }
        let xor = equation(&self.stalks, self.loops, self.sum);
        let args = [
            ("stalks", words.and(&self.stalks).into()),
            ("loops", self.loops.into()),
            ("count", Arg::Count(self.loops)),
            ("stalk_count", Arg::Count(self.stalks.len() as u64)),
            ("xor", xor.into()),
            ("sum", self.sum.into()),
        ];
        vec![match (self.stalks.is_empty(), self.loops) {
            (false, 0) if self.stalks.len() == 1 => words.paragraph("bush-stalk", &args),
            (true, 1) => words.paragraph("bush-loop", &[]),
            (true, _) => words.paragraph("bush-loops", &args),
            (false, 0) => words.paragraph("bush-stalks", &args),
            (false, _) => words.paragraph("bush-stalks-and-loops", &args),
        }]
    }

    fn full(&self, words: &Words, parts: &[Reason]) -> Vec<Block> {
        self.short(words, parts)
    }
}
