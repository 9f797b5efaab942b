//! Hints in words, step by step: whether it is won, what to look at, where to play, and which move.

use crate::words::{Words, cut_short};
use crate::{Arg, Block, Doc, Messages, reason};
use grundy::hint::{Hint, HintStep, Idea, Numbers, Place, hint};
use grundy_core::{Ending, Play, Player};
use grundy_lang::position_text;
use grundy_reasons::Answer;

/// How much of the position after a move is shown.
const SHOWN: usize = 60;

/// One step of what can be told to `player` at the position of an answer.
///
/// ```
/// use grundy::hint::HintStep;
/// use grundy::{Budget, Player, SolveOptions, parse, solve};
/// use grundy_explain::render::{Terminal, text};
/// use grundy_explain::{Language, Messages, hint};
/// let position = parse("nim(7, 5, 3)").expect("it parses");
/// let answer = solve(&position, &SolveOptions::default(), &mut Budget::default())?;
/// let words = Messages::of(Language::En);
/// let doc = hint::step(&answer, Player::Left, HintStep::Place, words);
/// assert_eq!(text(&doc, &Terminal { width: 80, colour: false }), "Play here: heap 1.\n");
/// # Ok::<(), grundy::SolveError>(())
/// ```
pub fn step(answer: &Answer, player: Player, step: HintStep, messages: &Messages) -> Doc {
    told(answer, &hint(answer, player), step, messages)
}

/// One step of a hint about the position of an answer.
pub fn told(answer: &Answer, hint: &Hint, step: HintStep, messages: &Messages) -> Doc {
    let terms = answer.position.terms();
    let words = Words { messages, terms, mover: None, within: false };
    Doc::new(match step {
        HintStep::Result => vec![result(hint, &words)],
        HintStep::Idea => idea(hint, answer.play, &words),
        HintStep::Place => vec![place(hint, &words)],
        HintStep::Move => vec![chosen(answer, hint, &words)],
    })
}

fn result(hint: &Hint, words: &Words) -> Block {
    words.paragraph(
        match (&hint.idea, hint.ending, hint.only) {
            (Idea::Over, ..) => "hint-over",
            (_, Ending::Wins, true) => "hint-wins-only",
            (_, Ending::Wins, false) => "hint-wins",
            (_, Ending::Draws, _) => "hint-draws",
            (_, Ending::Loses, _) => "hint-loses",
        },
        &[],
    )
}

fn idea(hint: &Hint, play: Play, words: &Words) -> Vec<Block> {
    let say = |id: &str, args: &[(&str, Arg<'_>)]| words.paragraph(id, args);
    match &hint.idea {
        Idea::Over => vec![say("hint-over", &[])],
        Idea::Columns { of, values, sum, odd } => {
            let mut blocks = vec![say("hint-columns", &[("of", kind(*of).into())])];
            blocks.extend(reason::columns(words, values, *sum));
            blocks.push(match odd.len() {
                0 => say("hint-columns-even", &[]),
                count => {
                    let count = Arg::Count(count as u64);
                    let odd = words.and(odd);
                    say("hint-columns-odd", &[("odd", odd.into()), ("count", count)])
                }
            });
            if play == Play::Misere {
                blocks.push(say("hint-columns-misere", &[]));
            }
            blocks
        }
        Idea::Parity { ones, .. } => {
            vec![say("hint-parity", &[("ones", (*ones).into()), ("count", Arg::Count(*ones))])]
        }
        Idea::LastLarge { large, ones, .. } => {
            let args = [
                ("large", (*large).into()),
                ("ones", (*ones).into()),
                ("count", Arg::Count(*ones)),
            ];
            vec![say("hint-last-large", &args)]
        }
        Idea::Remainder { modulus, remainder } => {
            let args = [("modulus", (*modulus).into()), ("remainder", (*remainder).into())];
            let id = if *remainder == 0 { "hint-remainder-none" } else { "hint-remainder" };
            vec![say(id, &args)]
        }
        Idea::Figures { cycles, stalks, sum } => {
            let mut blocks = Vec::new();
            blocks.extend(cycles.then(|| say("hint-figures-cycles", &[])));
            blocks.push(say("hint-figures-branches", &[]));
            blocks.push(match stalks {
                Some(stalks) => {
                    let args = [("stalks", words.and(stalks).into()), ("sum", (*sum).into())];
                    say("hint-figures-stalks", &args)
                }
                None => say("hint-figures-sum", &[("sum", (*sum).into())]),
            });
            blocks
        }
        Idea::Forbidden { own, other, large } => {
            let least = *own.min(other);
            let args = [
                ("own", (*own).into()),
                ("other", (*other).into()),
                ("least", least.into()),
                ("large", (*large).into()),
                ("count", Arg::Count(*large)),
            ];
            vec![say("hint-forbidden", &args)]
        }
        Idea::Backwards { cycles } => {
            let id = match play {
                Play::Normal => "hint-backwards",
                Play::Misere => "hint-backwards-misere",
            };
            let draws = cycles.then(|| say("hint-backwards-draws", &[]));
            [say(id, &[])].into_iter().chain(draws).collect()
        }
        Idea::Zero { value: 0 } => vec![say("hint-zero-already", &[])],
        Idea::Zero { value } => vec![say("hint-zero", &[("value", (*value).into())])],
        Idea::Replies => vec![say("hint-replies", &[])],
    }
}

/// The name by which messages choose.
fn kind(of: Numbers) -> &'static str {
    match of {
        Numbers::Heaps => "heaps",
        Numbers::Values => "values",
        Numbers::Components => "components",
        Numbers::Differences => "differences",
        Numbers::Stalks => "stalks",
        Numbers::Tokens => "tokens",
    }
}

/// What is said where there is no move to tell: `lost`, unless the game is over.
fn none(hint: &Hint, lost: &'static str) -> &'static str {
    if hint.idea == Idea::Over { "hint-over" } else { lost }
}

fn place(hint: &Hint, words: &Words) -> Block {
    let Some(best) = &hint.best else { return words.paragraph(none(hint, "hint-place-none"), &[]) };
    let named = words.place_of(best);
    match &hint.place {
        Some(Place::Figure { edges, bridge, .. }) => {
            let id = match (bridge, named.is_empty()) {
                (true, true) => "hint-bridge",
                (true, false) => "hint-bridge-of",
                (false, true) => "hint-cycle",
                (false, false) => "hint-cycle-of",
            };
            let args = [("edges", words.and(edges).into()), ("place", named.into())];
            words.paragraph(id, &args)
        }
        _ if named.is_empty() => words.paragraph("hint-place-single", &[]),
        _ => words.paragraph("hint-place", &[("place", named.into())]),
    }
}

fn chosen(answer: &Answer, hint: &Hint, words: &Words) -> Block {
    let Some(best) = &hint.best else { return words.paragraph(none(hint, "hint-move-none"), &[]) };
    let after = answer.position.after(best, hint.player).ok();
    let left = after.map(|after| cut_short(position_text(&after), SHOWN)).unwrap_or_default();
    let args = [("move", words.told_move(best).into()), ("left", left.into())];
    match hint.ending {
        Ending::Wins => words.paragraph("hint-move-wins", &args),
        Ending::Draws => words.paragraph("hint-move-draws", &args[..1]),
        Ending::Loses => words.paragraph("hint-move-hardest", &args[..1]),
    }
}
