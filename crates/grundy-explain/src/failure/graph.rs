//! What can be wrong with a graph or a strategy, and why there is no answer about a graph.

use super::words::{FailureText, labelled, unsolved_text};
use crate::diagnostics::{file_name, quoted};
use crate::render::Terminal;
use crate::{Arg, Messages};
use grundy::graph::{
    BinaryError, Flaw, FlawKind, GraphError, LoadError, Names, StrategyError, TextErrorKind,
    VertexName,
};
use grundy::{SolveError, Stopped};

/// How many vertices of a cycle are shown.
const SHOWN: usize = 20;

/// So many lines of a strategy come before that of the first vertex.
const STRATEGY_HEAD: u64 = 5;

/// What is wrong with a graph, a strategy, or a question about one.
#[derive(Debug)]
#[non_exhaustive]
pub enum GraphInputError {
    /// What was read is no graph.
    Load {
        /// The file.
        name: String,
        /// What is wrong with it.
        why: LoadError,
    },
    /// No vertex has this name.
    NoVertex {
        /// The name.
        name: String,
        /// Whether vertices are called by words.
        are_words: bool,
        /// The first and the last name; none if there are no vertices.
        ends: Option<(String, String)>,
    },
    /// Several tokens in misère play.
    MisereSum,
    /// A strategy is to name the graph it is about, and that comes from a pipe or has no file.
    StrategyOfPipe,
    /// A binary file knows no names, and the vertices have some.
    NamesInBinary,
    /// A file is no strategy.
    Strategy {
        /// The file.
        name: String,
        /// What is wrong with it.
        why: StrategyError,
    },
    /// A strategy is about a graph of another size.
    StrategyOfOther {
        /// The graph.
        graph: String,
    },
    /// A strategy does not have as many N, P and D as it says.
    StrategyCounts,
    /// A line of a strategy does not hold.
    StrategyLine(Flaw),
}

impl GraphInputError {
    /// That no vertex has a name.
    pub fn no_vertex(name: &str, names: &Names) -> GraphInputError {
        let ends = names.ends();
        GraphInputError::NoVertex {
            name: name.to_owned(),
            are_words: names.are_words(),
            ends: ends.map(|(first, last)| (first.into_owned(), last.into_owned())),
        }
    }
}

/// That play on a graph need not end: the vertices of a cycle, in order; the last leads to the first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CycleRefused(pub Vec<VertexName>);

/// That play on a graph need not end, in words.
pub fn cycle_text(cycle: &CycleRefused, messages: &Messages, colour: bool) -> FailureText {
    let shown = |name: &VertexName| quoted(&name.to_string());
    let mut names: Vec<String> = cycle.0.iter().take(SHOWN).map(shown).collect();
    if cycle.0.len() > SHOWN {
        names.push("…".to_owned());
    }
    names.extend(cycle.0.first().map(shown));
    let args = [("cycle", names.join(" → ").into())];
    labelled(messages.get("graph-cycle", &args), messages, colour)
}

/// That a graph has no room in memory when it is read, and what helps.
pub fn room_text(by: &Stopped, messages: &Messages, terminal: &Terminal) -> FailureText {
    let told = unsolved_text(&SolveError::Stopped(by.clone()), messages, terminal);
    let hint = messages.get("graph-memory-hint", &[]);
    labelled(format!("{}\n{hint}", told.message), messages, terminal.colour)
}

/// What is wrong with a graph, in words.
pub(super) fn graph_message(error: &GraphInputError, messages: &Messages) -> String {
    let say = |id: &str| messages.get(id, &[]);
    match error {
        GraphInputError::Load { name, why } => unread(why, name, messages),
        GraphInputError::NoVertex { name, are_words, ends } => {
            let shown = ("name", quoted(name).into());
            match ends {
                None => messages.get("graph-no-vertex-none", &[shown]),
                Some(_) if *are_words => messages.get("graph-no-name", &[shown]),
                Some((first, last)) => {
                    let (first, last) = (first.as_str().into(), last.as_str().into());
                    messages.get("graph-no-vertex", &[shown, ("first", first), ("last", last)])
                }
            }
        }
        GraphInputError::MisereSum => say("graph-misere-sum"),
        GraphInputError::StrategyOfPipe => say("graph-strategy-piped"),
        GraphInputError::NamesInBinary => say("graph-convert-words"),
        GraphInputError::Strategy { name, why } => {
            let file = ("file", Arg::from(file_name(name)));
            match why {
                StrategyError::Foreign => messages.get("verify-foreign", &[file]),
                StrategyError::Line(line) => {
                    messages.get("graph-strategy-line", &[file, ("line", (*line).into())])
                }
                StrategyError::Stopped(stopped) => stopped.to_string(),
            }
        }
        GraphInputError::StrategyOfOther { graph } => {
            messages.get("graph-strategy-other", &[("graph", file_name(graph).into())])
        }
        GraphInputError::StrategyCounts => say("graph-strategy-counts"),
        GraphInputError::StrategyLine(flaw) => flawed(*flaw, messages),
    }
}

fn flawed(flaw: Flaw, messages: &Messages) -> String {
    let id = match flaw.kind {
        FlawKind::Arc => "graph-strategy-arc",
        FlawKind::Move => "graph-strategy-move",
        FlawKind::Outcome => "graph-strategy-outcome",
        FlawKind::Distance => "graph-strategy-distance",
    };
    let line = u64::from(flaw.vertex) + STRATEGY_HEAD + 1;
    messages.get(id, &[("line", line.into()), ("vertex", flaw.vertex.into())])
}

/// Why what was read is no graph.
fn unread(error: &LoadError, name: &str, messages: &Messages) -> String {
    let file = ("file", Arg::from(file_name(name)));
    match error {
        LoadError::Graph(error) => no_edge_list(error, name, messages),
        LoadError::Packed(why) => {
            messages.get("graph-packed", &[file, ("why", why.to_string().into())])
        }
        // It has places, and is worded with them.
        LoadError::Dot { text, diagnostic } => {
            crate::diagnostic_message(text, diagnostic, messages)
        }
        LoadError::Undirected => messages.get("graph-undirected", &[file]),
        LoadError::TooLong { most } => {
            messages.get("graph-dot-too-long", &[file, ("most", (most >> 20).into())])
        }
        LoadError::NotUtf8 => messages.get("graph-dot-not-text", &[file]),
        LoadError::Table { why } => {
            messages.get("graph-table", &[file, ("why", quoted(why).into())])
        }
        LoadError::Unread { form } => {
            messages.get("graph-unread-form", &[file, ("form", (*form).into())])
        }
        LoadError::NoArcColumns => messages.get("graph-table-columns", &[file]),
        LoadError::Cell { column, row, label } => {
            let (column, row) = (("column", quoted(column).into()), ("row", (row + 1).into()));
            match label {
                Some(label) => {
                    let label = ("label", (*label).into());
                    messages.get("graph-table-cell", &[file, row, column, label])
                }
                None => messages.get("graph-table-empty", &[file, row, column]),
            }
        }
    }
}

/// Why a file is no edge list or no whole binary file.
fn no_edge_list(error: &GraphError, name: &str, messages: &Messages) -> String {
    let file = ("file", Arg::from(file_name(name)));
    match error {
        GraphError::Io(error) => {
            messages.get("cli-cannot-read-file", &[file, ("why", error.to_string().into())])
        }
        GraphError::Stopped(stopped) => stopped.to_string(),
        GraphError::Changed => messages.get("graph-changed", &[file]),
        GraphError::TooManyVertices(vertices) => {
            messages.get("graph-too-many", &[("vertices", vertices.to_string().into())])
        }
        GraphError::Binary(error) => {
            let what = damage(error, messages);
            messages.get("graph-binary", &[file, ("what", what.into())])
        }
        GraphError::OutOfRange { label, vertices } => {
            wrong_label(u64::from(*label), *vertices, 0, messages)
        }
        GraphError::Text(error) => {
            let what = wrong_line(&error.kind, messages);
            let line = error.line.to_string();
            messages.get("graph-line", &[file, ("line", line.into()), ("what", what.into())])
        }
    }
}

/// What is wrong with a binary file.
fn damage(error: &BinaryError, messages: &Messages) -> String {
    match error {
        BinaryError::Version => messages.get("graph-binary-version", &[]),
        BinaryError::Head => messages.get("graph-binary-head", &[]),
        BinaryError::Length { expected, found } => {
            let (expected, found) = (expected.to_string(), found.to_string());
            let args = [("expected", expected.into()), ("found", found.into())];
            messages.get("graph-binary-length", &args)
        }
        BinaryError::Row(vertex) | BinaryError::Tail(vertex) => {
            messages.get("graph-binary-row", &[("vertex", vertex.to_string().into())])
        }
        BinaryError::Checksum => messages.get("graph-binary-checksum", &[]),
    }
}

/// What is wrong with a line of an edge list.
fn wrong_line(kind: &TextErrorKind, messages: &Messages) -> String {
    let found = |found: &str| [("found", quoted(found).into())];
    match kind {
        TextErrorKind::NotANumber(word) => messages.get("graph-not-a-number", &found(word)),
        TextErrorKind::MissingNumber => messages.get("graph-one-number", &[]),
        TextErrorKind::TooMuch(word) => messages.get("graph-too-much", &found(word)),
        TextErrorKind::NumberTooLarge(word) => messages.get("graph-too-large", &found(word)),
        TextErrorKind::OutOfRange { label, vertices, base } => {
            wrong_label(*label, *vertices, u64::from(*base), messages)
        }
        TextErrorKind::WrongCount { promised, found, guessed } => {
            let id = if *guessed { "graph-wrong-count-guessed" } else { "graph-wrong-count" };
            let (promised, found) = (promised.to_string(), found.to_string());
            messages.get(id, &[("promised", promised.into()), ("found", found.into())])
        }
        TextErrorKind::LongLine { most } => {
            messages.get("graph-line-long", &[("most", most.to_string().into())])
        }
        TextErrorKind::MissingHeader => messages.get("graph-no-header", &[]),
    }
}

fn wrong_label(label: u64, vertices: u64, base: u64, messages: &Messages) -> String {
    let label = ("label", label.to_string().into());
    let Some(last) = vertices.checked_sub(1) else {
        return messages.get("graph-no-vertices", &[label]);
    };
    // Without a header labels go as far as 32 bits do.
    let last = last.min(u64::from(u32::MAX) - base) + base;
    let (first, last) = (base.to_string(), last.to_string());
    messages.get("graph-out-of-range", &[label, ("first", first.into()), ("last", last.into())])
}
