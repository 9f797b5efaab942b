//! Hackenbush drawings in words: how much of them stands, plants, names, colours.

use crate::render::Terminal;
use crate::words::{Words, xor_of};
use crate::{Arg, Block, Doc, Messages, Span, Tone, answer, failure};
use grundy::SolveError;
use grundy::hackenbush::BushReport;
use grundy_core::{Play, Player, Stopped};
use grundy_games::bush::{Bush, Drawing, Edge};
use grundy_theorems::bush::{Coloured, Survey};

fn words(messages: &Messages) -> Words<'_> {
    Words { messages, terms: &[], mover: None, within: false }
}

/// A green drawing: what stands, its plants, who wins, what to cut, and why, in short or step by step.
///
/// `names` is the drawing if its vertices have names of their own.
pub fn report(
    report: &BushReport,
    bush: &Bush,
    names: Option<&Drawing>,
    whole: bool,
    messages: &Messages,
) -> Doc {
    let words = words(messages);
    let mut blocks = Vec::new();
    let told = match &report.answer {
        Ok(solved) if whole => answer::full(solved, messages, None).blocks,
        Ok(solved) => answer::short(solved, messages, None).blocks,
        Err(_) => value(&report.survey, bush.edges().len(), messages).blocks,
    };
    let mut told = told.into_iter();
    // Who wins comes first.
    blocks.extend(told.next());
    if !report.fallen.is_empty() {
        let edge = |&i: &usize| bush.edges().get(i).map(|Edge(a, b)| format!("{a}-{b}"));
        let edges = words.and(report.fallen.iter().filter_map(edge));
        let count = Arg::Count(report.fallen.len() as u64);
        let args = [("count", count), ("edges", edges.into())];
        blocks.push(words.paragraph("hackenbush-fallen", &args));
    }
    let normal = report.answer.as_ref().is_ok_and(|answer| answer.play == Play::Normal);
    if report.plants.len() > 1 && normal {
        let values: Vec<u64> = report.plants.iter().map(|plant| plant.value).collect();
        let args = [
            ("count", report.plants.len().into()),
            ("xor", xor_of(&values).into()),
            ("value", report.survey.value.into()),
        ];
        blocks.push(words.paragraph("hackenbush-plants", &args));
    }
    blocks.extend(names.map(|drawing| legend(drawing, &words)));
    blocks.extend(told);
    Doc::new(blocks)
}

/// Which vertex has which number.
fn legend(drawing: &Drawing, words: &Words) -> Block {
    let pairs = drawing.named().map(|(label, name)| format!("{label} = {name}"));
    words.paragraph("hackenbush-names", &[("names", words.and(pairs).into())])
}

/// Who wins a green drawing and its value, without the cuts.
pub fn value(survey: &Survey, edges: usize, messages: &Messages) -> Doc {
    let words = words(messages);
    let (id, tone) = match survey.value {
        0 => ("answer-loses", Tone::Bad),
        _ => ("answer-wins", Tone::Good),
    };
    let worth = words.get("answer-value", &[("value", survey.value.into())]);
    let verdict = vec![Span::new(words.get(id, &[]), tone), Span::from(words.gap() + &worth)];
    let fallen = edges.saturating_sub(survey.standing);
    let args = [
        ("count", Arg::Count(survey.standing as u64)),
        ("standing", survey.standing.into()),
        ("fallen", fallen.into()),
    ];
    let size = if fallen == 0 { "hackenbush-size" } else { "hackenbush-size-fallen" };
    let args = if fallen == 0 { &args[..2] } else { &args[..] };
    Doc::new(vec![Block::Paragraph(verdict), words.paragraph(size, args)])
}

/// A drawing with red or blue edges.
pub fn coloured(answer: &Coloured, drawing: &Drawing, play: Play, messages: &Messages) -> Doc {
    let words = words(messages);
    let class = answer::class(answer.outcome, &words);
    let mut first = vec![Span::new(class, Tone::Strong)];
    if let Some(number) = answer.number {
        let value = words.get("hackenbush-value", &[("number", number.to_string().into())]);
        first.push(Span::from(words.gap() + &value));
    }
    if play == Play::Misere {
        let rule = words.get("answer-misere", &[]);
        first.push(Span::new(words.gap() + &rule, Tone::Faint));
    }
    let mut blocks = vec![Block::Paragraph(first), words.paragraph("hackenbush-colours", &[])];
    match &answer.cuts {
        None => blocks.push(words.paragraph("hackenbush-cuts-unknown", &[])),
        Some(cuts) => {
            let sides = [Player::Left, Player::Right].into_iter().zip(cuts);
            let items = sides.map(|(player, cuts)| {
                let edge =
                    |&i: &usize| format!("{i} ({})", drawing.line_name(i).unwrap_or_default());
                let player = ("player", words.player(player).into());
                match cuts.is_empty() {
                    true => words.say("hackenbush-no-cut", &[player]),
                    false => {
                        let edges = words.and(cuts.iter().map(edge));
                        words.say("hackenbush-cuts", &[player, ("edges", edges.into())])
                    }
                }
            });
            blocks.push(Block::List { numbered: false, items: items.collect() });
        }
    }
    blocks.push(words.heading(2, "answer-why"));
    blocks.push(match (answer.number, play) {
        (Some(_), _) => words.paragraph("hackenbush-number", &[]),
        (None, Play::Normal) => words.paragraph("hackenbush-searched", &[]),
        (None, Play::Misere) => words.paragraph("hackenbush-searched-misere", &[]),
    });
    Doc::new(blocks)
}

/// That the value is known, and what stopped the search for winning cuts.
pub fn cuts_stopped(by: &Stopped, messages: &Messages) -> Doc {
    let unsolved = SolveError::Stopped(by.clone());
    let terminal = Terminal { width: usize::MAX, colour: false };
    let why = failure::unsolved_text(&unsolved, messages, &terminal).message;
    let why = why.trim_end_matches(['.', '。']).to_owned();
    Doc::new(vec![words(messages).paragraph("hackenbush-cuts-stopped", &[("why", why.into())])])
}
