//! Moves in words, laid out so that they stand in columns.

use crate::words::{Words, cut_short, plain, toned};
use crate::{Block, Row, Span, Tone};
use grundy_games::heap::{HeapRule, Parts};
use grundy_games::registry::GameKind;
use grundy_games::row::RowRule;
use grundy_games::written::{Part, State, Written};
use grundy_games::{Action, Move, Term};
use grundy_lang::part_text;
use grundy_reasons::MoveList;
use unicode_width::UnicodeWidthStr;

/// How many winning moves are shown.
const MOST: usize = 20;

/// A move in the pieces that its columns show.
#[derive(Default)]
struct Piece {
    /// What is moved: “heap 1”. Empty where the change says it: “f(3, 5) → f(1, 3)”.
    what: String,
    change: Change,
    /// How many stones are taken, or what is left, where the change does not say it.
    note: Option<String>,
}

/// How something is moved.
enum Change {
    /// From one number or position to another.
    To(String, String),
    /// An edge is cut, with these ends.
    Cut(String),
    /// In one phrase: “pins 4 and 5”.
    Phrase(String),
}

impl Default for Change {
    fn default() -> Change {
        Change::Phrase(String::new())
    }
}

impl Piece {
    /// The change in a column in which what stands before arrows is `width` wide.
    fn column(&self, width: usize) -> String {
        match &self.change {
            Change::To(from, to) => {
                let room = " ".repeat(width.saturating_sub(from.width()));
                format!("{room}{from} → {to}")
            }
            Change::Cut(text) | Change::Phrase(text) => text.clone(),
        }
    }

    fn width(&self) -> usize {
        match &self.change {
            Change::To(from, _) => from.width(),
            Change::Cut(_) | Change::Phrase(_) => 0,
        }
    }

    /// What is moved, and how, as they stand before and behind a colon.
    fn told(&self) -> (&str, String) {
        match &self.change {
            Change::To(from, to) => (&self.what, format!("{from} → {to}")),
            Change::Cut(ends) => ("", format!("{} ({ends})", self.what)),
            Change::Phrase(text) => (&self.what, text.clone()),
        }
    }
}

impl Words<'_> {
    /// A move in one run: “heap 1: 7 → 0”, in a sum with its term.
    pub(crate) fn one_move(&self, played: &Move) -> String {
        let text = self.within_term(&self.piece(played, PART));
        // A nimber names itself: “*3 → *0”.
        match self.terms.len() {
            0 | 1 => text,
            _ if self.is_nimber(played.term) => text,
            _ => {
                let term = self.term_name(played.term);
                self.get("move-in-term", &[("term", term.into()), ("move", text.into())])
            }
        }
    }

    /// A move in one run and in full, in a sum with the number of its component.
    pub(crate) fn told_move(&self, played: &Move) -> String {
        let piece = self.piece(played, usize::MAX);
        let text = self.within_term(&piece);
        if self.terms.len() == 1 {
            return text;
        }
        let n = played.term.saturating_add(1);
        let term = self.get("move-component", &[("n", n.into())]);
        let id = if piece.told().0.is_empty() { "move-one" } else { "move-in-term" };
        match id {
            "move-one" => self.get("move-one", &[("what", term.into()), ("change", text.into())]),
            _ => self.get("move-in-term", &[("term", term.into()), ("move", text.into())]),
        }
    }

    /// Where a move is made, as a move names it; empty where it does not.
    pub(crate) fn place_of(&self, played: &Move) -> String {
        let what = match self.piece(played, PART) {
            Piece { change: Change::Cut(_), .. } => String::new(),
            piece => piece.what,
        };
        if self.terms.len() == 1 {
            return what;
        }
        let n = played.term.saturating_add(1);
        let term = self.get("move-component", &[("n", n.into())]);
        match what.is_empty() {
            true => term,
            false => self.get("move-in-term", &[("term", term.into()), ("move", what.into())]),
        }
    }

    fn within_term(&self, piece: &Piece) -> String {
        match piece.told() {
            ("", change) => change,
            (what, change) => {
                self.get("move-one", &[("what", what.into()), ("change", change.into())])
            }
        }
    }

    /// Whether a term is a single nimber.
    fn is_nimber(&self, term: usize) -> bool {
        let Some(Term::Heaps(heaps)) = self.terms.get(term) else { return false };
        heaps.named().kind() == GameKind::Star && heaps.sizes().len() == 1
    }

    /// The cells of each of `moves`: the term in a sum, what is moved, and how.
    pub(crate) fn move_cells<'m>(
        &self,
        moves: impl IntoIterator<Item = &'m Move>,
    ) -> Vec<Vec<Vec<Span>>> {
        let moves: Vec<&Move> = moves.into_iter().collect();
        let pieces: Vec<Piece> = moves.iter().map(|played| self.piece(played, PART)).collect();
        let width = pieces.iter().map(Piece::width).max().unwrap_or(0);
        let name = |term: usize| (self.terms.len() > 1).then(|| self.term_name(term));
        let noted = pieces.iter().any(|piece| piece.note.is_some());
        let named = pieces.iter().any(|piece| !piece.what.is_empty());
        let cells = |(played, piece): (&&Move, Piece)| {
            let term = name(played.term).map(|name| toned(name, Tone::Code));
            let change = piece.column(width);
            let note = noted.then(|| toned(piece.note.unwrap_or_default(), Tone::Faint));
            let what = named.then(|| plain(piece.what));
            term.into_iter().chain(what).chain([plain(change)]).chain(note).collect()
        };
        moves.iter().zip(pieces).map(cells).collect()
    }

    /// The winning moves, the first of them shown and the rest counted.
    pub(crate) fn move_table(&self, list: &MoveList) -> Vec<Block> {
        let good = |mut cells: Vec<Vec<Span>>| {
            for span in cells.iter_mut().flatten().filter(|span| span.tone == Tone::Plain) {
                span.tone = Tone::Good;
            }
            Row::new(cells)
        };
        let rows = self.move_cells(list.moves.iter().take(MOST)).into_iter().map(good).collect();
        let more = list.moves.len().saturating_sub(MOST);
        let rest = match (more, list.more) {
            (0, false) => None,
            (_, false) => Some(self.paragraph("moves-more", &[("n", more.into())])),
            (_, true) => Some(self.paragraph("moves-more-than", &[("n", (more + 1).into())])),
        };
        [Block::table(rows)].into_iter().chain(rest).collect()
    }

    /// The pieces of a move, positions cut after so many characters.
    fn piece(&self, played: &Move, most: usize) -> Piece {
        let term = self.terms.get(played.term);
        let numbered =
            |id: &str, index: usize| self.get(id, &[("n", index.saturating_add(1).into())]);
        match &played.action {
            Action::Heap { heap, from, to } => {
                let rule = match term {
                    Some(Term::Heaps(heaps)) => Some(heaps.rule()),
                    _ => None,
                };
                if self.is_nimber(played.term) {
                    let change = Change::To(format!("*{from}"), format!("*{}", parts_text(to)));
                    return Piece { change, ..Piece::default() };
                }
                if rule.is_some_and(is_kayles) {
                    let single =
                        matches!(term, Some(Term::Heaps(heaps)) if heaps.sizes().len() == 1);
                    return Piece {
                        what: if single { String::new() } else { numbered("move-row", *heap) },
                        change: Change::Phrase(self.pins(*from, to)),
                        note: Some(self.get("move-leave", &[("parts", parts_text(to).into())])),
                    };
                }
                let taken =
                    to.as_slice().iter().try_fold(*from, |left, part| left.checked_sub(*part));
                let note = rule.filter(|rule| is_about_takes(rule)).and(taken);
                Piece {
                    what: numbered("move-heap", *heap),
                    change: Change::To(from.to_string(), parts_text(to)),
                    note: note.map(|n| self.get("move-take", &[("n", n.into())])),
                }
            }
            Action::Lower { heap, from, to } => {
                let coins = matches!(term, Some(Term::Row(row)) if row.rule() == RowRule::Strip);
                let id = if coins { "move-coin" } else { "move-heap" };
                let from = match coins {
                    true => self.get("move-square", &[("n", (*from).into())]),
                    false => from.to_string(),
                };
                Piece {
                    what: numbered(id, *heap),
                    change: Change::To(from, to.to_string()),
                    note: None,
                }
            }
            Action::Cut { edge } => {
                let ends = match term {
                    Some(Term::Bush(bush)) => bush.edges().get(*edge),
                    _ => None,
                };
                let ends = ends.map_or(String::new(), |ends| format!("{}-{}", ends.0, ends.1));
                // Edges count from 0, as a drawing's file lists them.
                Piece {
                    what: self.get("move-edge", &[("n", (*edge).into())]),
                    change: Change::Cut(ends),
                    note: None,
                }
            }
            Action::Become { state, to } => {
                let Some(Term::Written(written)) = term else { return Piece::default() };
                self.becomes(written, *state, to, most)
            }
            Action::Slide { token, from, to } => {
                let single =
                    matches!(term, Some(Term::Tokens(tokens)) if tokens.tokens().len() == 1);
                let from = self.get("move-vertex", &[("n", (*from).into())]);
                Piece {
                    what: if single { String::new() } else { numbered("move-token", *token) },
                    change: Change::To(from, to.to_string()),
                    note: None,
                }
            }
        }
    }

    /// The pins that are knocked down in a row of `from`, counted from the left, if the smaller part is left
    /// there: which part lies where makes no difference.
    fn pins(&self, from: u64, to: &Parts) -> String {
        let left = to.as_slice();
        let before = if left.len() > 1 { left[0] } else { 0 };
        let taken =
            from.saturating_sub(left.iter().fold(0, |sum: u64, part| sum.saturating_add(*part)));
        let first = before.saturating_add(1);
        let last = before.saturating_add(taken);
        match first == last {
            true => self.get("move-pin", &[("n", first.into())]),
            false => self.get("move-pins", &[("a", first.into()), ("b", last.into())]),
        }
    }
}

impl Words<'_> {
    /// What becomes of a position of a written game: numbers if it is a heap, otherwise positions.
    fn becomes(&self, written: &Written, state: usize, to: &[Part], most: usize) -> Piece {
        let rules = written.rules();
        let here = written.states().get(state);
        let number = |part: &Part| match part {
            Part::State(next) if next.game() == written.game() => next.number().filter(|n| *n >= 0),
            _ => None,
        };
        let numbers: Option<Vec<i64>> = to.iter().map(number).collect();
        let numbered = || self.get("move-heap", &[("n", state.saturating_add(1).into())]);
        if let Some((from, numbers)) = here.and_then(State::number).zip(numbers) {
            let to = match numbers.is_empty() {
                // A heap of 0 is not nothing: rules may allow moves in it.
                true => self.get("move-nothing", &[]),
                false => numbers.iter().map(i64::to_string).collect::<Vec<_>>().join(" + "),
            };
            let change = Change::To(from.to_string(), to);
            return Piece { what: numbered(), change, note: None };
        }
        let what = if written.states().len() == 1 { String::new() } else { numbered() };
        let text = |part: &Part| cut_short(part_text(rules, part), most);
        let from = here.map_or_else(String::new, |here| text(&Part::State(here.clone())));
        let to = match to {
            [] => "0".to_owned(),
            to => to.iter().map(text).collect::<Vec<_>>().join(" + "),
        };
        Piece { what, change: Change::To(from, to), note: None }
    }
}

/// How much of one position is shown in a move.
const PART: usize = 48;

/// What a move leaves of a heap: `4 + 5`, or 0.
pub(crate) fn parts_text(parts: &Parts) -> String {
    match parts.as_slice() {
        [] => "0".to_owned(),
        parts => parts.iter().map(u64::to_string).collect::<Vec<_>>().join(" + "),
    }
}

/// Whether it is Kayles, in which a heap is a row of pins.
pub(crate) fn is_kayles(rule: &HeapRule) -> bool {
    matches!(rule, HeapRule::Code(code) if code.digits() == [0, 7, 7] && code.repeat().is_empty())
}

/// Whether the rule says which numbers may be taken, so that a player thinks in takes.
fn is_about_takes(rule: &HeapRule) -> bool {
    !rule.is_nim() && rule.code().is_none()
}
