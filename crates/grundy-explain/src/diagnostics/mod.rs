//! Mistakes in words, with the place underlined.
//!
//! Drawn by hand and not by a library, since a source may be one line of a million heaps: only the
//! neighbourhood of a mistake is looked at and shown.

mod rules;

pub(crate) use rules::cause_of;
pub(crate) use rules::way;
pub use rules::{breakdown_text, formula_fault_text};

use crate::{Arg, Messages};
use grundy_games::RulesError;
use grundy_games::registry::GameInfo;
use grundy_lang::{Diagnostic, DiagnosticKind, Expected, MoveError, Place};
use std::fmt::Write;
use std::ops::Range;
use unicode_width::UnicodeWidthChar;

/// How many columns of a line are shown at most, and how many of them before the mistake.
const SHOWN: usize = 76;
const SHOWN_BEFORE: usize = 36;

/// The mistakes that reading `source` found: for each what is wrong, the line with the place
/// underlined, and what was expected or meant.
///
/// ```
/// use grundy_explain::{Language, Messages, diagnostics_text};
/// let mistakes = grundy_lang::parse("kayels(12)").unwrap_err();
/// let text = diagnostics_text("kayels(12)", &mistakes, Messages::of(Language::En), false);
/// assert_eq!(text, "\
/// error: there is no game called “kayels”
///   │ kayels(12)
///   │ ^^^^^^ did you mean kayles?
/// ");
/// ```
pub fn diagnostics_text(
    source: &str,
    diagnostics: &[Diagnostic],
    messages: &Messages,
    colour: bool,
) -> String {
    let style = Style { colour };
    let parts = diagnostics.iter().map(|diagnostic| one(source, diagnostic, messages, style));
    Vec::from_iter(parts).join("\n")
}

/// Why a text is not a move.
pub fn move_error_text(error: &MoveError, messages: &Messages) -> String {
    let place = |place: &Place| match place {
        Place::Heap => "heap",
        Place::Coin => "coin",
        Place::Edge => "edge",
        Place::Token => "token",
    };
    match error {
        MoveError::Unreadable => messages.get("move-unreadable", &[]),
        MoveError::NoSuchComponent { number, count: n } => messages
            .get("move-no-such-component", &[("number", (*number).into()), ("count", count(*n))]),
        MoveError::WhichComponent => messages.get("move-which-component", &[]),
        MoveError::NoSuchPlace { place: p, number, count: n } => messages.get(
            "move-no-such-place",
            &[("place", place(p).into()), ("number", (*number).into()), ("count", count(*n))],
        ),
        MoveError::WhichPlace { place: p } => {
            messages.get("move-which-place", &[("place", place(p).into())])
        }
        MoveError::NotThere { place: p, number, actual } => messages.get(
            "move-not-there",
            &[
                ("place", place(p).into()),
                ("number", (*number).into()),
                ("actual", actual.as_str().into()),
            ],
        ),
        MoveError::Illegal => messages.get("move-illegal", &[]),
    }
}

/// A small number that picks a plural form.
fn count(n: usize) -> Arg<'static> {
    Arg::Count(u64::try_from(n).unwrap_or(u64::MAX))
}

#[derive(Clone, Copy)]
struct Style {
    colour: bool,
}

impl Style {
    /// `text` in red and bold.
    fn loud(self, text: &str) -> String {
        if self.colour { format!("\x1b[1;31m{text}\x1b[0m") } else { text.to_owned() }
    }

    /// `text` in blue.
    fn quiet(self, text: &str) -> String {
        if self.colour { format!("\x1b[34m{text}\x1b[0m") } else { text.to_owned() }
    }
}

/// What a diagnostic of `source` says, in one line and without the place.
pub fn diagnostic_message(source: &str, diagnostic: &Diagnostic, messages: &Messages) -> String {
    let Words { message, hint } = words(source, diagnostic, messages);
    if hint.is_empty() { message } else { format!("{message}{}{hint}", messages.get("colon", &[])) }
}

fn one(source: &str, diagnostic: &Diagnostic, messages: &Messages, style: Style) -> String {
    drawn(source, &diagnostic.span, &words(source, diagnostic, messages), messages, style)
}

/// What is wrong, the line with the place underlined, and the hint beside it.
fn drawn(
    source: &str,
    span: &Range<usize>,
    Words { message, hint }: &Words,
    messages: &Messages,
    style: Style,
) -> String {
    let excerpt = Excerpt::of(source, span);
    let number = match excerpt.line {
        Some(line) => format!("{line:>3}"),
        None => " ".to_owned(),
    };
    let bar = |margin: &str| style.quiet(&format!("{margin} │"));
    let mut text = String::new();
    let label = style.loud(&messages.get("diagnostic-error", &[]));
    // Writing to a string cannot fail.
    let _ = writeln!(text, "{label}{}{message}", messages.get("colon", &[]));
    let _ = writeln!(text, "{}", format!("{} {}", bar(&number), excerpt.text).trim_end());
    let carets = style.loud(&"^".repeat(excerpt.width));
    let blank = " ".repeat(excerpt.column);
    let under = format!("{} {blank}{carets} {hint}", bar(&" ".repeat(number.len())));
    let _ = writeln!(text, "{}", under.trim_end());
    text
}

/// The neighbourhood of a mistake.
struct Excerpt {
    /// The number of the line, from 1, if there are several.
    line: Option<usize>,
    /// What is shown of the line.
    text: String,
    /// The column in which the mistake begins.
    column: usize,
    /// How many columns it takes.
    width: usize,
}

impl Excerpt {
    fn of(source: &str, span: &Range<usize>) -> Excerpt {
        let (before, from) = source.split_at_checked(span.start).unwrap_or((source, ""));
        let begin = before.rfind('\n').map_or(0, |newline| newline + 1);
        let several = source.trim().contains('\n');
        let line = several.then(|| before.matches('\n').count() + 1);
        let mut excerpt = Excerpt { line, text: String::new(), column: 0, width: 0 };
        let whole = source[begin..].chars().take_while(|&c| c != '\n').take(SHOWN + 1);
        let most = if whole.map(width).sum::<usize>() <= SHOWN { SHOWN } else { SHOWN_BEFORE };

        let mut start = span.start.min(source.len());
        let (mut columns, mut cut) = (0, false);
        for c in before[begin..].chars().rev() {
            columns += width(c);
            if columns > most {
                cut = true;
                break;
            }
            start -= c.len_utf8();
        }
        if cut {
            excerpt.push('…');
        }
        before[start..].chars().for_each(|c| excerpt.push(c));
        excerpt.column = excerpt.width;
        excerpt.width = 0;

        let mut at = span.start;
        let mut marked = 0;
        for c in from.chars().take_while(|&c| c != '\n') {
            if excerpt.column + excerpt.width + width(c) > SHOWN {
                excerpt.push('…');
                break;
            }
            excerpt.push(c);
            at += c.len_utf8();
            if at <= span.end {
                marked = excerpt.width;
            }
        }
        excerpt.text.truncate(excerpt.text.trim_end().len());
        excerpt.width = marked.max(1);
        excerpt
    }

    fn push(&mut self, c: char) {
        self.width += width(c);
        self.text.push(shown(c));
    }
}

/// A character as it may be shown on a terminal: nothing that moves the cursor, changes a colour or
/// turns the direction of writing.
fn shown(c: char) -> char {
    match c {
        '\t' => ' ',
        '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}' => char::REPLACEMENT_CHARACTER,
        c if c.is_control() => char::REPLACEMENT_CHARACTER,
        c => c,
    }
}

fn width(c: char) -> usize {
    shown(c).width().unwrap_or(0)
}

/// What is said about a mistake.
struct Words {
    message: String,
    /// What stands beside the underlined place; may be empty.
    hint: String,
}

impl Words {
    /// The message `id` and its hint, if it has one.
    fn new(messages: &Messages, id: &str, args: &[(&str, Arg<'_>)]) -> Words {
        let hint = format!("{id}-hint");
        Words {
            message: messages.get(id, args),
            hint: if messages.has(&hint) { messages.get(&hint, args) } else { String::new() },
        }
    }
}

fn words(source: &str, diagnostic: &Diagnostic, messages: &Messages) -> Words {
    let say = |id: &str, args: &[(&str, Arg<'_>)]| Words::new(messages, id, args);
    let about = |id: &str, game: &GameInfo| {
        say(id, &[("game", game.name.into()), ("example", game.example.into())])
    };
    match &diagnostic.kind {
        DiagnosticKind::Empty => say("diagnostic-empty", &[]),
        DiagnosticKind::Expected { expected, found } => {
            let expected = one_of(expected.iter().map(|&what| name(what, messages)), messages);
            let message = match found {
                Some(found) => messages.get("diagnostic-unexpected", &[("found", clean(found))]),
                None => messages.get("diagnostic-unexpected-end", &[]),
            };
            let hint = [("expected", expected.into())];
            Words { message, hint: messages.get("diagnostic-unexpected-hint", &hint) }
        }
        DiagnosticKind::UnknownGame { name, nearest } => {
            let message = messages.get("diagnostic-unknown-game", &[("name", clean(name))]);
            let hint = match nearest {
                Some(near) => messages
                    .get("diagnostic-unknown-game-hint", &[("nearest", near.as_str().into())]),
                None => messages.get("diagnostic-unknown-game-far-hint", &[]),
            };
            Words { message, hint }
        }
        DiagnosticKind::Meant { text } => say("diagnostic-meant", &[("text", clean(text))]),
        DiagnosticKind::BareNumber { number } => {
            say("diagnostic-bare-number", &[("number", (*number).into())])
        }
        DiagnosticKind::NumberTooLarge => say("diagnostic-number-too-large", &[]),
        DiagnosticKind::Negative => say("diagnostic-negative", &[]),
        DiagnosticKind::NegativeResult { value } => {
            say("diagnostic-negative-result", &[("value", value.as_str().into())])
        }
        DiagnosticKind::MalformedNumber => {
            let found: String =
                source.get(diagnostic.span.clone()).unwrap_or_default().chars().take(24).collect();
            say("diagnostic-malformed-number", &[("found", clean(&found))])
        }
        DiagnosticKind::LabelTooLarge => say("diagnostic-label-too-large", &[]),
        DiagnosticKind::Unclosed { close } => {
            say("diagnostic-unclosed", &[("close", close.to_string().into())])
        }
        DiagnosticKind::Unopened { close } => {
            say("diagnostic-unopened", &[("close", close.to_string().into())])
        }
        DiagnosticKind::MissingPosition { game } => about("diagnostic-missing-position", game),
        DiagnosticKind::UnwantedPosition => say("diagnostic-unwanted-position", &[]),
        DiagnosticKind::MissingParameters { game } => about("diagnostic-missing-parameters", game),
        DiagnosticKind::NoParameters { game } => about("diagnostic-no-parameters", game),
        DiagnosticKind::ParameterCount { game, expected, found } => say(
            "diagnostic-parameter-count",
            &[
                ("game", game.name.into()),
                ("example", game.example.into()),
                ("expected", count(*expected)),
                ("found", found.to_string().into()),
            ],
        ),
        DiagnosticKind::UnknownVariant { name, known } => {
            let expected = one_of(known.iter().map(|&name| name.to_owned()), messages);
            let args = [("name", clean(name)), ("expected", expected.into())];
            say("diagnostic-unknown-variant", &args)
        }
        DiagnosticKind::BadDigit { digit } => {
            say("diagnostic-bad-digit", &[("digit", clean(&digit.to_string()))])
        }
        DiagnosticKind::BeforePoint => say("diagnostic-before-point", &[]),
        DiagnosticKind::NoDigits => say("diagnostic-no-digits", &[]),
        DiagnosticKind::Rules(error) => impossible(error, messages),
        DiagnosticKind::NoStalk { found } => {
            say("diagnostic-no-stalk", &[("found", clean(&found.to_string()))])
        }
        DiagnosticKind::UnclosedQuote => say("dot-unclosed-quote", &[]),
        DiagnosticKind::DeepBraces => say("dot-deep-braces", &[]),
        DiagnosticKind::TooManyEdges { most } => {
            say("dot-too-many-edges", &[("most", most.to_string().into())])
        }
        kind => rules::words(kind, messages)
            .unwrap_or_else(|| Words { message: String::new(), hint: String::new() }),
    }
}

fn impossible(error: &RulesError, messages: &Messages) -> Words {
    let say = |id: &str, args: &[(&str, Arg<'_>)]| Words::new(messages, id, args);
    match error {
        RulesError::ZeroTake => say("rules-zero-take", &[]),
        RulesError::EmptyRange { min, max } => {
            say("rules-empty-range", &[("min", (*min).into()), ("max", (*max).into())])
        }
        RulesError::ZeroForbidden => say("rules-zero-forbidden", &[]),
        RulesError::DigitTooLarge { digit } => {
            say("rules-digit-too-large", &[("digit", digit.to_string().into())])
        }
        RulesError::PassingDigit { digit } => {
            say("rules-passing-digit", &[("digit", format!("{digit:X}").into())])
        }
        RulesError::OutOfOrder { strict: false, .. } => say("rules-out-of-order", &[]),
        RulesError::OutOfOrder { strict: true, .. } => say("rules-out-of-order-strict", &[]),
        RulesError::NoSuchVertex { label, .. } => {
            say("rules-no-such-vertex", &[("label", u64::from(*label).into())])
        }
        RulesError::IllegalMove => say("rules-illegal-move", &[]),
    }
}

/// A quotation without anything that a terminal would obey.
fn clean(text: &str) -> Arg<'static> {
    text.chars().map(shown).collect::<String>().into()
}

/// A name as it was typed, fit to be shown: not too long, and nothing that moves the cursor.
pub(crate) fn quoted(typed: &str) -> String {
    shown_up_to(typed, 40)
}

/// The name of a file, fit to be shown: whole, but for the longest.
pub(crate) fn file_name(name: &str) -> String {
    shown_up_to(name, 1000)
}

fn shown_up_to(text: &str, most: usize) -> String {
    let mut whole: String = text.chars().take(most).map(shown).collect();
    if text.chars().nth(most).is_some() {
        whole.push('…');
    }
    whole
}

/// `a, b or c`.
fn one_of(names: impl Iterator<Item = String>, messages: &Messages) -> String {
    let mut names = Vec::from_iter(names);
    let join = |id, first: String, last: String| {
        messages.get(id, &[("first", first.into()), ("last", last.into())])
    };
    let Some(last) = names.pop() else { return String::new() };
    match names.into_iter().reduce(|first, next| join("expected-comma", first, next)) {
        Some(first) => join("expected-or", first, last),
        None => last,
    }
}

fn name(expected: Expected, messages: &Messages) -> String {
    let id = match expected {
        Expected::Comma => return "“,”".to_owned(),
        Expected::Plus => return "“+”".to_owned(),
        Expected::CloseParen => return "“)”".to_owned(),
        Expected::CloseBracket => return "“]”".to_owned(),
        Expected::Game => "expected-game",
        Expected::Rule => "expected-rule",
        Expected::Number => "expected-number",
        Expected::Range => "expected-range",
        Expected::Edge => "expected-edge",
        Expected::Arc => "expected-arc",
        Expected::Code => "expected-code",
        Expected::Word => "expected-word",
        Expected::End => "expected-end",
        Expected::OpenParen => return "“(”".to_owned(),
        Expected::CloseBrace => return "“}”".to_owned(),
        Expected::Equals => return "“=”".to_owned(),
        Expected::Name => "expected-name",
        Expected::OptionOf => "expected-option",
        Expected::GameWord => return "“game”".to_owned(),
        Expected::LetWord => return "“let”".to_owned(),
        Expected::ForWord => return "“for”".to_owned(),
        Expected::IfWord => return "“if”".to_owned(),
        Expected::InWord => return "“in”".to_owned(),
        Expected::ThenWord => return "“then”".to_owned(),
        Expected::ElseWord => return "“else”".to_owned(),
        Expected::GraphWord => return "“graph”".to_owned(),
        Expected::DigraphWord => return "“digraph”".to_owned(),
        Expected::OpenBrace => return "“{”".to_owned(),
        Expected::VertexName => "expected-vertex-name",
    };
    messages.get(id, &[])
}
