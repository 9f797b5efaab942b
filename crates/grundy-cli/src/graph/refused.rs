//! Why there is no graph, or no answer about it, in words.

use super::object::Name;
use crate::failure::Failure;
use crate::quoted::quoted;
use crate::voice::Voice;
use grundy::Unsolved;
use grundy_engines::graph::Halt;
use grundy_graphs::{BinaryError, GraphError, InputError, Names, TextErrorKind};
use std::io;

/// How many vertices of a cycle are shown.
const SHOWN: usize = 20;

/// What went wrong when the graph in `file` was read.
pub(crate) fn refused(error: InputError, file: &str, voice: &Voice) -> Failure {
    let shown = ("file", quoted(file).into());
    let message = match error {
        InputError::Graph(error) => return unread(error, file, voice),
        InputError::Packed(why) => {
            voice.say("graph-packed", &[shown, ("why", why.to_string().into())])
        }
        InputError::Dot { text, diagnostic } => {
            let message = grundy_explain::diagnostics_text(
                &text,
                &[*diagnostic],
                voice.messages(),
                voice.color_errors,
            );
            return Failure::Shown { message };
        }
        InputError::Undirected => voice.say("graph-undirected", &[shown]),
        InputError::TooLong { most } => {
            voice.say("graph-dot-too-long", &[shown, ("most", (most >> 20).into())])
        }
        InputError::NotUtf8 => voice.say("graph-dot-not-text", &[shown]),
        InputError::Table(why) => {
            voice.say("graph-table", &[shown, ("why", quoted(&why.to_string()).into())])
        }
        InputError::NoArcColumns => voice.say("graph-table-columns", &[shown]),
        InputError::Cell { column, row, label } => {
            let (column, row) = (("column", quoted(&column).into()), ("row", (row + 1).into()));
            match label {
                Some(label) => {
                    voice.say("graph-table-cell", &[shown, row, column, ("label", label.into())])
                }
                None => voice.say("graph-table-empty", &[shown, row, column]),
            }
        }
    };
    Failure::Unknown { message }
}

/// Why a file is no edge list.
pub(crate) fn unread(error: GraphError, file: &str, voice: &Voice) -> Failure {
    let file = quoted(file);
    let message = match error {
        // The name is wrong, not the machine.
        GraphError::Io(error)
            if matches!(error.kind(), io::ErrorKind::NotFound | io::ErrorKind::IsADirectory) =>
        {
            voice.say("cli-cannot-read", &[("why", format!("{file}: {error}").into())])
        }
        GraphError::Io(error) => return Failure::Read(error),
        GraphError::Halt(halt) => {
            return match halted(halt, voice) {
                Failure::Memory { needs, limit, message } => {
                    let message = message + "\n" + &voice.say("graph-memory-hint", &[]);
                    Failure::Memory { needs, limit, message }
                }
                other => other,
            };
        }
        GraphError::TooManyVertices(vertices) => {
            voice.say("graph-too-many", &[("vertices", vertices.to_string().into())])
        }
        GraphError::Binary(error) => damaged(&error, &file, voice),
        GraphError::OutOfRange { label, vertices } => {
            wrong_label(u64::from(label), vertices, 0, voice)
        }
        GraphError::Text(error) => {
            let what = what(&error.kind, voice);
            let line = error.line.to_string();
            let args = [("file", file.into()), ("line", line.into()), ("what", what.into())];
            voice.say("graph-line", &args)
        }
    };
    Failure::Unknown { message }
}

/// What is wrong with a binary file.
fn damaged(error: &BinaryError, file: &str, voice: &Voice) -> String {
    let what = match error {
        BinaryError::Version => voice.say("graph-binary-version", &[]),
        BinaryError::Head => voice.say("graph-binary-head", &[]),
        BinaryError::Length { expected, found } => {
            let (expected, found) = (expected.to_string(), found.to_string());
            let args = [("expected", expected.into()), ("found", found.into())];
            voice.say("graph-binary-length", &args)
        }
        BinaryError::Row(vertex) | BinaryError::Tail(vertex) => {
            voice.say("graph-binary-row", &[("vertex", vertex.to_string().into())])
        }
        BinaryError::Checksum => voice.say("graph-binary-checksum", &[]),
    };
    voice.say("graph-binary", &[("file", file.into()), ("what", what.into())])
}

/// Why a computation ended before it was done.
pub(crate) fn halted(halt: Halt, voice: &Voice) -> Failure {
    let message = match halt {
        Halt::Stopped(stopped) => return Failure::Unsolved(Unsolved::Stopped(stopped)),
        Halt::Memory { needs, limit } => {
            let args = [("needs", size(needs).into()), ("limit", size(limit).into())];
            let message = voice.say("graph-memory", &args);
            return Failure::Memory { needs, limit, message };
        }
        Halt::Cancelled => voice.say("graph-cancelled", &[]),
    };
    Failure::Interrupted { message }
}

/// A number of bytes, rounded up to what a person reads.
fn size(bytes: u64) -> String {
    let units = [(30, "GiB"), (20, "MiB"), (10, "KiB")];
    match units.into_iter().find(|(shift, _)| bytes >= 10 << shift) {
        Some((shift, unit)) => format!("{} {unit}", bytes.div_ceil(1 << shift)),
        None => format!("{bytes} B"),
    }
}

/// That play need not end.
pub(crate) fn cyclic(cycle: &[u32], names: &Names, voice: &Voice) -> Failure {
    let mut shown: Vec<String> =
        cycle.iter().take(SHOWN).map(|&vertex| quoted(&names.of(vertex))).collect();
    if cycle.len() > SHOWN {
        shown.push("…".to_owned());
    }
    shown.extend(cycle.first().map(|&vertex| quoted(&names.of(vertex))));
    let message = voice.say("graph-cycle", &[("cycle", shown.join(" → ").into())]);
    let cycle = cycle.iter().map(|&vertex| Name::of(vertex, names).into()).collect();
    Failure::Cyclic { cycle, message }
}

/// The vertex of this name.
pub(crate) fn vertex(name: &str, names: &Names, voice: &Voice) -> Result<u32, Failure> {
    let unknown = || {
        let shown = ("name", quoted(name).into());
        match names.ends() {
            None => voice.say("graph-no-vertex-none", &[shown]),
            Some(_) if names.are_words() => voice.say("graph-no-name", &[shown]),
            Some((first, last)) => {
                let (first, last) = (first.into_owned().into(), last.into_owned().into());
                voice.say("graph-no-vertex", &[shown, ("first", first), ("last", last)])
            }
        }
    };
    names.find(name.trim()).ok_or_else(|| Failure::Unknown { message: unknown() })
}

fn what(kind: &TextErrorKind, voice: &Voice) -> String {
    let found = |found: &str| [("found", quoted(found).into())];
    match kind {
        TextErrorKind::NotANumber(word) => voice.say("graph-not-a-number", &found(word)),
        TextErrorKind::MissingNumber => voice.say("graph-one-number", &[]),
        TextErrorKind::TooMuch(word) => voice.say("graph-too-much", &found(word)),
        TextErrorKind::NumberTooLarge(word) => voice.say("graph-too-large", &found(word)),
        TextErrorKind::OutOfRange { label, vertices, base } => {
            wrong_label(*label, *vertices, u64::from(*base), voice)
        }
        TextErrorKind::WrongCount { promised, found, guessed } => {
            let id = if *guessed { "graph-wrong-count-guessed" } else { "graph-wrong-count" };
            let (promised, found) = (promised.to_string(), found.to_string());
            voice.say(id, &[("promised", promised.into()), ("found", found.into())])
        }
        TextErrorKind::MissingHeader => voice.say("graph-no-header", &[]),
    }
}

fn wrong_label(label: u64, vertices: u64, base: u64, voice: &Voice) -> String {
    let label = ("label", label.to_string().into());
    let Some(last) = vertices.checked_sub(1) else {
        return voice.say("graph-no-vertices", &[label]);
    };
    // Without a header labels go as far as 32 bits do.
    let last = last.min(u64::from(u32::MAX) - base) + base;
    let (first, last) = (base.to_string(), last.to_string());
    voice.say("graph-out-of-range", &[label, ("first", first.into()), ("last", last.into())])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes() {
        for (bytes, said) in [
            (0, "0 B"),
            (10_239, "10239 B"),
            (10_241, "11 KiB"),
            (10 << 20, "10 MiB"),
            ((52 << 30) + 1, "53 GiB"),
            (u64::MAX, "17179869184 GiB"),
        ] {
            assert_eq!(size(bytes), said);
        }
    }
}
