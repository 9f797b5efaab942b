//! What judging a program showed, in words.

use crate::diagnostics::quoted;
use crate::{Arg, Block, Doc, Messages, Span, Tone, answer, markup};
use grundy::judge::{Ask, End, Found, Mistake, Reply, Trouble, Verdict};
use grundy_core::{Ending, Play};
use grundy_lang::position_text;

/// Why nothing can be judged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotJudged {
    /// The game wants parameters, as in this example.
    Parameters {
        /// The game.
        game: &'static str,
        /// An expression with parameters.
        example: &'static str,
    },
    /// Values are asked for where positions have none.
    NoValues,
    /// The game has no positions within the bounds.
    NoPositions,
    /// The shell does not find the command, or may not run it.
    NotFound(String),
}

/// Why nothing can be judged.
pub(crate) fn not_judged(why: &NotJudged, messages: &Messages) -> String {
    match why {
        NotJudged::Parameters { game, example } => {
            let args = [("game", (*game).into()), ("example", (*example).into())];
            messages.get("judge-parameters", &args)
        }
        NotJudged::NoValues => messages.get("judge-no-values", &[]),
        NotJudged::NoPositions => messages.get("judge-no-positions", &[]),
        NotJudged::NotFound(command) => {
            messages.get("judge-not-found", &[("command", quoted(command).into())])
        }
    }
}

/// What judging `command` showed; `saved` is the file that holds the input, if it was written.
pub fn judged(
    command: &str,
    verdict: &Verdict,
    ask: Ask,
    saved: Option<&str>,
    messages: &Messages,
) -> Doc {
    let args = [
        ("count", Arg::Count(verdict.right as u64)),
        ("right", verdict.right.into()),
        ("large", verdict.right_large.into()),
    ];
    let Some(found) = &verdict.found else {
        let (id, tone) = match (verdict.stopped.is_some(), verdict.right_large) {
            (true, _) => ("judge-right-so-far", Tone::Plain),
            (false, 0) => ("judge-right-small", Tone::Good),
            (false, _) => ("judge-right", Tone::Good),
        };
        let paragraph = vec![Span::new(messages.get(id, &args), tone)];
        return Doc::new(vec![Block::Paragraph(paragraph)]);
    };
    let position = shortened(&position_text(&found.answer.position), POSITION);
    let head = messages.get("judge-wrong", &[("position", position.into())]);
    let mut blocks = vec![
        Block::Paragraph(vec![Span::new(head, Tone::Bad)]),
        Block::Paragraph(markup(&trouble(found, ask, messages))),
    ];
    if let Some(line) = crash_hint(&found.trouble, messages) {
        blocks.push(Block::Paragraph(markup(&line)));
    }
    if let Some(mistake) = &found.mistake {
        let line = messages.get(explained(mistake), &[]);
        blocks.push(Block::Paragraph(vec![Span::new(line, Tone::Strong)]));
    }
    let right = messages.get("judge-what-is-right", &[]);
    blocks.push(Block::Heading(2, vec![right.into()]));
    blocks.push(Block::Indented(answer::short(&found.answer, messages, None).blocks));
    blocks.push(Block::Heading(2, vec![messages.get("judge-again", &[]).into()]));
    blocks.extend(again(command, found, saved, messages));
    if verdict.right > 0 {
        let line = messages.get("judge-right-before", &args);
        blocks.push(Block::Paragraph(vec![Span::new(line, Tone::Faint)]));
    }
    Doc::new(blocks)
}

/// More of a position is not shown.
const POSITION: usize = 120;

/// The beginning of a text that is long.
fn shortened(text: &str, most: usize) -> String {
    match text.char_indices().nth(most) {
        None => text.to_owned(),
        // A name is not cut in the middle if there is a space before.
        Some((end, _)) => {
            let end = text[..end].rfind(' ').unwrap_or(end);
            format!("{}…", text[..end].trim_end())
        }
    }
}

/// What goes wrong.
fn trouble(found: &Found, ask: Ask, messages: &Messages) -> String {
    let right = ("right", Arg::from(right(found, ask, messages)));
    match &found.trouble {
        Trouble::Wrong { said, reply: Reply::Other } => {
            let said = ("said", Arg::from(quoted(said)));
            messages.get("judge-unreadable", &[said, right])
        }
        Trouble::Wrong { said, reply } => {
            let said = quoted(said);
            let meant = meant(reply, messages);
            // A number says what it means.
            if said == meant {
                return messages.get("judge-says-only", &[("said", meant.into()), right]);
            }
            let args = [("said", said.into()), ("meant", meant.into()), right];
            messages.get("judge-says", &args)
        }
        Trouble::Silent => messages.get("judge-silent", &[right]),
        Trouble::TooFew(answers) => {
            messages.get("judge-too-few", &[("answers", (*answers).into()), right])
        }
        Trouble::TooMany(lines) => {
            messages.get("judge-too-many", &[("lines", (*lines).into()), right])
        }
        Trouble::Ended(end, complaint) => {
            let mut line = match end {
                End::Failed(code) => {
                    messages.get("judge-failed", &[("code", code.to_string().into()), right])
                }
                End::Killed(number) => {
                    messages.get("judge-killed", &[("signal", signal(*number).into()), right])
                }
                End::TooSlow => messages.get("judge-slow", &[right]),
                End::TooMuch => messages.get("judge-much", &[right]),
                End::Finished => messages.get("judge-silent", &[right]),
            };
            if let Some(complaint) = complaint {
                let args = [("complaint", quoted(complaint).into())];
                line = line + " " + &messages.get("judge-complaint", &args);
            }
            line
        }
    }
}

/// What is often behind the end of a program.
fn crash_hint(trouble: &Trouble, messages: &Messages) -> Option<String> {
    const SEGMENTATION_FAULT: i32 = 11;
    const ABORT: i32 = 6;
    let Trouble::Ended(end, complaint) = trouble else { return None };
    let complaint = complaint.as_deref().unwrap_or_default();
    let deep = complaint.contains("RecursionError") || complaint.contains("stack overflow");
    let stack = *end == End::Killed(SEGMENTATION_FAULT)
        || matches!(end, End::Killed(ABORT) | End::Failed(_)) && deep;
    stack.then(|| messages.get("judge-hint-stack", &[]))
}

/// What is right.
fn right(found: &Found, ask: Ask, messages: &Messages) -> String {
    let answer = &found.answer;
    let ending = answer.outcome.starting(grundy_core::Player::Left);
    match (ask, answer.value.nimber()) {
        (Ask::Value, Some(value)) => value.to_string(),
        (Ask::Move, _) if ending == Ending::Wins => messages.get("judge-some-move", &[]),
        (Ask::Move, _) => messages.get("judge-no-move", &[]),
        _ => ending_text(ending, messages),
    }
}

fn meant(reply: &Reply, messages: &Messages) -> String {
    match reply {
        Reply::Outcome(ending) => ending_text(*ending, messages),
        Reply::Value(value) => value.to_string(),
        Reply::Move(_) => messages.get("judge-bad-move", &[]),
        Reply::NoMove => messages.get("judge-no-move", &[]),
        Reply::Other => messages.get("judge-nothing", &[]),
    }
}

fn ending_text(ending: Ending, messages: &Messages) -> String {
    let id = match ending {
        Ending::Wins => "judge-first",
        Ending::Loses => "judge-second",
        Ending::Draws => "judge-draw",
    };
    messages.get(id, &[])
}

/// The name of a signal that ends programs, or its number.
fn signal(number: i32) -> String {
    let name = match number {
        4 => "SIGILL",
        6 => "SIGABRT",
        7 => "SIGBUS",
        8 => "SIGFPE",
        9 => "SIGKILL",
        11 => "SIGSEGV",
        13 => "SIGPIPE",
        15 => "SIGTERM",
        _ => return number.to_string(),
    };
    name.to_owned()
}

fn explained(mistake: &Mistake) -> &'static str {
    match mistake {
        Mistake::AlwaysSame => "judge-mistake-same",
        Mistake::Exchanged => "judge-mistake-exchanged",
        Mistake::OtherPlay(Play::Misere) => "judge-mistake-misere",
        Mistake::OtherPlay(Play::Normal) => "judge-mistake-normal",
        Mistake::EmptyHeaps => "judge-mistake-empty-heaps",
        Mistake::WrongIndex => "judge-mistake-index",
        Mistake::Added => "judge-mistake-added",
    }
}

/// How the program is brought to do it again.
fn again(command: &str, found: &Found, saved: Option<&str>, messages: &Messages) -> Vec<Block> {
    /// A longer input belongs into a file.
    const LONGEST: usize = 400;
    let command = if command.chars().any(|c| "|&;<>".contains(c)) {
        format!("({command})")
    } else {
        command.to_owned()
    };
    let mut blocks = Vec::new();
    match saved {
        Some(file) => blocks.push(Block::Code(format!("{command} < {file}"))),
        None if found.input.len() <= LONGEST => {
            let lines = found.input.lines().map(|line| format!("'{line}'"));
            let lines = lines.collect::<Vec<_>>().join(" ");
            blocks.push(Block::Code(format!("printf '%s\\n' {lines} | {command}")));
        }
        None => blocks.push(Block::Paragraph(markup(&messages.get("judge-save", &[])))),
    }
    if !found.alone() {
        let args = [("positions", found.positions.into())];
        blocks.push(Block::Paragraph(markup(&messages.get("judge-together", &args))));
    }
    blocks
}

/// The name of a mistake in data.
pub fn mistake_name(mistake: &Mistake) -> &'static str {
    match mistake {
        Mistake::AlwaysSame => "always-same",
        Mistake::Exchanged => "exchanged",
        Mistake::OtherPlay(Play::Misere) => "plays-misere",
        Mistake::OtherPlay(Play::Normal) => "plays-normal",
        Mistake::EmptyHeaps => "empty-heaps",
        Mistake::WrongIndex => "wrong-index",
        Mistake::Added => "added",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_cut_between_letters() {
        assert_eq!(shortened("abc", 3), "abc");
        assert_eq!(shortened("ăâê", 2), "ăâ…");
        assert_eq!(shortened("1>2, 2>3, 3>4", 7), "1>2,…");
    }
}
