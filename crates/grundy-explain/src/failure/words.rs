//! Why there is no answer, in words.

use super::graph::graph_message;
use super::{InputError, Named, NoForm, NoFormat, NoHeaps};
use crate::diagnostics::{
    cause_of, diagnostic_message, diagnostics_text, file_name, formula_fault_text, quoted,
};
use crate::judge::not_judged;
use crate::picture::{no_font, undrawable};
use crate::render::{self, Terminal};
use crate::values::refusal;
use crate::words::Words;
use crate::{Arg, Doc, Messages, report};
use grundy::certificate::CertificateError;
use grundy::check::Target;
use grundy::checkpoint::CheckpointError;
use grundy::exercise::Level;
use grundy::pattern::PatternError;
use grundy::values::FormatError;
use grundy::{Limit, SolveError, Stopped};
use grundy_games::bush::Figure;

/// A failure in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FailureText {
    /// What is wrong, in a line or two.
    pub message: String,
    /// The places of a text where something is wrong.
    pub places: Vec<Place>,
    /// Everything as a person reads it, with places underlined; it ends its lines.
    pub shown: String,
}

/// Something wrong at a place of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// The byte it begins at.
    pub from: usize,
    /// The byte after it.
    pub to: usize,
    /// What is wrong there.
    pub message: String,
}

type Args<'a> = [(&'static str, Arg<'a>)];

/// What is wrong with a question.
pub fn input_text(error: &InputError, messages: &Messages, colour: bool) -> FailureText {
    match error {
        InputError::Text { source, mistakes } => {
            let place = |mistake: &grundy_lang::Diagnostic| Place {
                from: mistake.span.start,
                to: mistake.span.end,
                message: diagnostic_message(source, mistake, messages),
            };
            let places: Vec<Place> = mistakes.iter().map(place).collect();
            let message = places.first().map(|place| place.message.clone()).unwrap_or_default();
            let shown = diagnostics_text(source, mistakes, messages, colour);
            FailureText { message, places, shown }
        }
        InputError::Formula { source, fault, position } => {
            let fault = fault.as_ref();
            let shown = formula_fault_text(source, fault, position, messages, colour);
            let message = cause_of(fault.map(|fault| &fault.kind), messages);
            let place = fault.map(|fault| Place {
                from: fault.place.start as usize,
                to: fault.place.end as usize,
                message: message.clone(),
            });
            FailureText { message, places: place.into_iter().collect(), shown }
        }
        error => labelled(message(error, messages), messages, colour),
    }
}

/// What went wrong with a file: the name, and what the system says of it.
pub fn file_text(
    name: &str,
    writing: bool,
    why: &str,
    messages: &Messages,
    colour: bool,
) -> FailureText {
    let id = if writing { "values-cannot-write" } else { "cli-cannot-read-file" };
    let name = stream_name(name, writing, messages);
    let args = [("file", name.into()), ("why", why.into())];
    labelled(messages.get(id, &args), messages, colour)
}

/// The name of a file, or what `-` stands for.
fn stream_name(name: &str, writing: bool, messages: &Messages) -> String {
    match (name, writing) {
        ("-", true) => messages.get("file-standard-output", &[]),
        ("-", false) => messages.get("file-standard-input", &[]),
        (name, _) => file_name(name),
    }
}

/// What stopped a file from being read or written to its end.
pub fn unfinished_text(
    name: &str,
    writing: bool,
    by: &Stopped,
    messages: &Messages,
    terminal: &Terminal,
) -> FailureText {
    let words = Words { messages, terms: &[], mover: None, within: false };
    let id = if writing { "file-not-written" } else { "file-not-read" };
    let name = stream_name(name, writing, messages);
    let what = words.paragraph(id, &[("file", name.into())]);
    stopped_text(&crate::values::cut_short(by, [what], &words), terminal)
}

/// Why a position has no answer: rules that break down, play that need not end, or a limit.
pub fn unsolved_text(
    unsolved: &SolveError,
    messages: &Messages,
    terminal: &Terminal,
) -> FailureText {
    if let SolveError::Broken(broken) = unsolved {
        let shown = report::broken_text(broken, messages, terminal.colour);
        let fault = broken.fault.as_ref();
        let message = cause_of(fault.map(|fault| &fault.kind), messages);
        let place = fault.map(|fault| Place {
            from: fault.place.start as usize,
            to: fault.place.end as usize,
            message: message.clone(),
        });
        return FailureText { message, places: place.into_iter().collect(), shown };
    }
    if let SolveError::Stopped(Stopped { by: Limit::Room { .. }, .. }) = unsolved {
        // What was refused before it began is an error, and not the end of something.
        let told = stopped_text(&report::stopped(unsolved, messages), &UNBROKEN);
        return labelled(told.message, messages, terminal.colour);
    }
    stopped_text(&report::stopped(unsolved, messages), terminal)
}

/// Text that is not broken into lines.
const UNBROKEN: Terminal = Terminal { width: usize::MAX, colour: false };

/// What a report says of what stopped it.
pub fn stopped_text(doc: &Doc, terminal: &Terminal) -> FailureText {
    let shown = render::text(doc, terminal);
    let plain = render::text(doc, &UNBROKEN);
    // One paragraph a line: together they are one message.
    let lines = plain.lines().map(str::trim).filter(|line| !line.is_empty());
    let message = lines.collect::<Vec<_>>().join(" ");
    FailureText { message, places: Vec::new(), shown }
}

/// A message with the label that says that it is an error.
pub fn labelled(message: String, messages: &Messages, colour: bool) -> FailureText {
    let label = messages.get("cli-error", &[]);
    let label = if colour { format!("\u{1b}[1;31m{label}\u{1b}[0m") } else { label };
    FailureText { shown: format!("{label} {message}\n"), message, places: Vec::new() }
}

fn message(error: &InputError, messages: &Messages) -> String {
    let say = |id: &str, args: &Args<'_>| messages.get(id, args);
    let named = |id: &str, key: &'static str, name: &str| say(id, &[(key, quoted(name).into())]);
    let filed = |id: &str, name: &str| say(id, &[("file", file_name(name).into())]);
    match error {
        // These have places, and are worded with them.
        InputError::Text { .. } | InputError::Formula { .. } => String::new(),
        InputError::Json(why) => say("input-json", &[("why", quoted(why).into())]),
        InputError::Move { text, why } => {
            let why = crate::move_error_text(why, messages);
            match text.is_empty() {
                true => say("play-no-move-left", &[]),
                false => {
                    let args = [("move", quoted(text).into()), ("why", why.trim().into())];
                    say("play-move-refused", &args)
                }
            }
        }
        InputError::NotUtf8 => say("cli-not-utf8", &[]),
        InputError::TooLong { most } => say("cli-too-long", &[("most", (*most).into())]),
        InputError::NoClock => say("input-no-clock", &[]),
        InputError::SettingAlone => say("cli-set-alone", &[]),
        InputError::Unknown { what, name, meant } => {
            unknown(*what, name, meant.as_deref(), messages)
        }
        InputError::NoHeaps { rule, why } => {
            let id = match why {
                NoHeaps::Other => "period-no-heaps",
                NoHeaps::Partizan => "period-partizan",
                NoHeaps::Written => "period-written",
            };
            named(id, "rule", rule)
        }
        InputError::Pattern(unfit) => self::unfit(*unfit, messages),
        InputError::Table(why) => refusal(why, messages),
        InputError::Ranges { rule } => named("values-one-range", "rule", rule),
        InputError::NoCheckpoint { rule } => named("checkpoint-no-sequence", "rule", rule),
        InputError::NoStats { rule } => named("stats-outcomes", "rule", rule),
        InputError::NoFormat(why) => match why {
            NoFormat::BfileOfGrid => say("values-bfile-grid", &[]),
            NoFormat::BfileOfOutcomes(rule) => named("values-bfile-outcomes", "rule", rule),
            NoFormat::BinaryOfGrid => say("values-binary-grid", &[]),
            NoFormat::BinaryOfOutcomes(rule) => named("values-binary-outcomes", "rule", rule),
        },
        InputError::ConditionWanted { rule } => named("formula-condition", "rule", rule),
        InputError::Certificate { name, why } => match why {
            CertificateError::Foreign => filed("verify-foreign", name),
            CertificateError::Wrong(what) => say("verify-wrong", &[("what", (*what).into())]),
            CertificateError::Stopped(stopped) => stopped.to_string(),
        },
        InputError::Checkpoint { name, why } => checkpoint(name, why, messages),
        InputError::CheckpointMissing { name } => filed("checkpoint-missing", name),
        InputError::NoDrawing { name, why } => {
            let args = [("file", file_name(name).into()), ("why", why.as_str().into())];
            say("hackenbush-no-drawing", &args)
        }
        InputError::Graph(error) => graph_message(error, messages),
        InputError::OtherGame => say("hackenbush-other-game", &[]),
        InputError::NoForm(NoForm::Coloured) => say("hackenbush-coloured-form", &[]),
        InputError::NoForm(NoForm::Fallen) => say("hackenbush-fallen-form", &[]),
        InputError::NoSize { figure, size, sizes } => {
            let figure = ("figure", (*figure).into());
            match sizes {
                None => say("hackenbush-one-size", &[figure]),
                Some((least, most)) => {
                    let bounds = [("least", (*least).into()), ("most", (*most).into())];
                    let [least, most] = bounds;
                    say("hackenbush-no-size", &[figure, ("size", (*size).into()), least, most])
                }
            }
        }
        InputError::TooManyEdges { edges, most } => {
            let args = [("edges", (*edges).into()), ("most", (*most).into())];
            say("hackenbush-too-many", &args)
        }
        InputError::MisereValue => say("hackenbush-misere-value", &[]),
        InputError::Picture(why) => undrawable(why, messages),
        InputError::NoReduction => say("picture-no-reduction", &[]),
        InputError::PictureEnding { name, ending } => {
            let id = if ending == "pdf" { "picture-no-pdf" } else { "picture-no-form" };
            say(id, &[("file", file_name(name).into()), ("ending", ending.as_str().into())])
        }
        InputError::NoFont(missing) => no_font(missing, messages),
        InputError::SameFile(file) => say("input-same-file", &[("file", file.as_str().into())]),
        InputError::CutShort => say("input-cut-short", &[]),
        InputError::StatsForm => say("stats-form", &[]),
        InputError::NeedsFile => say("values-needs-out", &[]),
        InputError::TwoForms => say("input-two-forms", &[]),
        InputError::NoJson => say("input-no-json", &[]),
        InputError::NoLevel => {
            say("exercise-level-none", &[("most", u64::from(Level::MOST).into())])
        }
        InputError::Score { name } => say("practise-damaged", &[("file", name.as_str().into())]),
        InputError::NotJudged(why) => not_judged(why, messages),
    }
}

fn unknown(what: Named, name: &str, meant: Option<&str>, messages: &Messages) -> String {
    let (known, near) = match what {
        Named::Game => ("games-unknown", "games-unknown-meant"),
        Named::Theorem => ("theorem-unknown", "theorem-unknown-meant"),
        Named::Exercise => ("exercise-unknown", "exercise-unknown-meant"),
        Named::Notion => ("notion-unknown", "notion-unknown"),
        Named::Check => ("check-unknown", "check-unknown-meant"),
        Named::Figure => ("hackenbush-unknown-figure", "hackenbush-unknown-figure"),
    };
    let name = ("name", quoted(name).into());
    match (meant, what) {
        (Some(meant), _) => messages.get(near, &[name, ("meant", meant.into())]),
        (None, Named::Check) => {
            let all = Target::names().collect::<Vec<_>>().join(", ");
            messages.get(known, &[name, ("names", all.into())])
        }
        (None, Named::Figure) => {
            let all = Figure::ALL.map(Figure::name).join(", ");
            messages.get(known, &[name, ("names", all.into())])
        }
        (None, Named::Game | Named::Theorem | Named::Exercise | Named::Notion) => {
            messages.get(known, &[name])
        }
    }
}

fn unfit(unfit: PatternError, messages: &Messages) -> String {
    match unfit {
        PatternError::Partizan => messages.get("pattern-unfit-partizan", &[]),
        PatternError::Parameters(game) => {
            let args = [("name", game.name.into()), ("syntax", game.example.into())];
            messages.get("pattern-unfit-parameters", &args)
        }
        PatternError::NotOneOrTwo | PatternError::Written => {
            messages.get("pattern-unfit-written", &[])
        }
        PatternError::Draws => messages.get("pattern-unfit-draws", &[]),
        PatternError::NoSequence(game) => {
            messages.get("pattern-unfit-sequence", &[("name", game.name.into())])
        }
    }
}

fn checkpoint(name: &str, why: &CheckpointError, messages: &Messages) -> String {
    let file = || ("file", Arg::from(file_name(name)));
    match why {
        CheckpointError::Format(FormatError::Io(error)) => {
            messages.get("checkpoint-io", &[file(), ("why", error.to_string().into())])
        }
        CheckpointError::Format(FormatError::Foreign) => {
            messages.get("checkpoint-foreign", &[file()])
        }
        CheckpointError::Format(FormatError::Version(version)) => {
            messages.get("checkpoint-version", &[file(), ("version", (*version).into())])
        }
        CheckpointError::Format(FormatError::Damaged) => {
            messages.get("checkpoint-damaged", &[file()])
        }
        CheckpointError::InUse => messages.get("checkpoint-in-use", &[file()]),
        CheckpointError::OtherRule(rule) => {
            messages.get("checkpoint-other-rule", &[file(), ("rule", quoted(rule).into())])
        }
    }
}
