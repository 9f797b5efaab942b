//! Tables of values in words and pictures.

mod picture;
mod stats;
mod text;

pub use picture::picture;
pub use stats::stats;
pub use text::write_text;

use crate::report::{mebibytes, size};
use crate::words::Words;
use crate::{Block, Doc, Messages};
use grundy::values::{Kind, Table, TableError};
use grundy::{Limit, SolveError, Stopped};
use grundy_games::registry::GameInfo;

fn words(messages: &Messages) -> Words<'_> {
    Words { messages, terms: &[], mover: None, within: false }
}

/// What a table shows, for its head.
fn title(table: &Table, messages: &Messages) -> String {
    let rule = ("rule", table.rule().into());
    let id = match (table.kind(), table.is_grid()) {
        (Kind::Values, false) => "values-title",
        (Kind::Values, true) => "values-title-grid",
        (Kind::Outcomes, false) => "values-title-outcomes",
        (Kind::Outcomes, true) => "values-title-outcomes-grid",
    };
    if table.is_grid() {
        return messages.get(id, &[rule]);
    }
    let axis = table.across();
    let range = [("name", axis.name().into()), ("from", axis.from().into())];
    let [name, from] = range;
    messages.get(id, &[rule, name, from, ("to", axis.to().into())])
}

/// What stopped a table before its end, how far it is known, and what to do about it. Nothing if it
/// is whole.
pub fn stopped(table: &Table, messages: &Messages) -> Option<Doc> {
    let words = words(messages);
    let Some(SolveError::Stopped(stopped)) = table.stopped() else { return None };
    let axis = table.across();
    let named = |n: u64| [("name", axis.name().into()), ("n", n.into())];
    let known = match table.known() {
        0 => words.paragraph("values-known-none", &named(axis.from())),
        known if table.is_grid() => words.paragraph("values-known-cells", &[("n", known.into())]),
        known => words.paragraph("values-known", &named(axis.from() + known - 1)),
    };
    Some(cut_short(stopped, [known], &words))
}

/// What stopped a sequence or a table, what of it is `known`, and what to do about it.
pub(crate) fn cut_short(
    stopped: &Stopped,
    known: impl IntoIterator<Item = Block>,
    words: &Words<'_>,
) -> Doc {
    let (id, n, flag) = match stopped.by {
        Limit::Positions(n) => ("values-stop-positions", n.to_string(), "--limit-positions"),
        Limit::Options(n) => ("values-stop-options", n.to_string(), "--limit-positions"),
        Limit::Memory(bytes) => ("values-stop-memory", mebibytes(bytes), "--limit-memory"),
        Limit::Time(time) => ("values-stop-time", time.as_secs_f64().to_string(), "--limit-time"),
        Limit::Room { needs, limit } => {
            let args = [("needs", size(needs).into()), ("limit", size(limit).into())];
            let needed = words.paragraph("graph-memory", &args);
            return Doc::new([needed].into_iter().chain(known).collect());
        }
        Limit::Cancelled => {
            let asked = words.paragraph("stop-asked", &[]);
            return Doc::new([asked].into_iter().chain(known).collect());
        }
    };
    let what = words.paragraph(id, &[("n", n.into())]);
    let raise = words.paragraph("stop-raise", &[("flag", flag.into())]);
    Doc::new([what].into_iter().chain(known).chain([raise]).collect())
}

/// Why a table cannot be made, in a line.
pub fn refusal(why: &TableError, messages: &Messages) -> String {
    let of = |id: &str, game: &GameInfo| {
        // The example is a position; the rule is what stands before its parentheses.
        let example = game.example.split('(').next().unwrap_or(game.example);
        let name = ("name", game.name.into());
        match id {
            "values-parameters" => messages.get(id, &[name, ("example", example.into())]),
            _ => messages.get(id, &[name]),
        }
    };
    match why {
        TableError::Backwards { from, to } => {
            messages.get("values-backwards", &[("from", (*from).into()), ("to", (*to).into())])
        }
        TableError::TooMany { most } => {
            messages.get("values-too-many", &[("most", (*most).into())])
        }
        TableError::Parameters(game) => of("values-parameters", game),
        TableError::NotNumbers(game) => of("values-not-numbers", game),
        TableError::NotOneOrTwo(game) => {
            messages.get("values-not-one-or-two", &[("game", game.as_str().into())])
        }
        TableError::Unsolved(unsolved) => unsolved.to_string(),
        TableError::Axes | TableError::Cells => messages.get("values-axes", &[]),
    }
}
