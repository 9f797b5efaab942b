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

/// How many winning moves are shown.
const MOST: usize = 20;

/// A move in the pieces that its columns show.
#[derive(Default)]
struct Piece {
    /// What is moved: “heap 1”. Empty where the change says it: “f(3, 5) → f(1, 3)”.
    what: String,
    /// The number before, or the edge.
    from: String,
    /// The number after; none for a cut.
    to: Option<String>,
    /// How many stones are taken, where the rule is about that.
    note: Option<String>,
}

impl Piece {
    fn change(&self, width: usize) -> String {
        match &self.to {
            Some(to) => format!("{:>width$} → {to}", self.from),
            None => self.from.clone(),
        }
    }
}

impl Words<'_> {
    /// A move in one run: “heap 1: 7 → 0”, in a sum with its term.
    pub(crate) fn one_move(&self, played: &Move) -> String {
        let Piece { what, from, to, .. } = self.piece(played);
        let text = match to {
            Some(to) if what.is_empty() => return format!("{from} → {to}"),
            Some(to) => {
                let change = format!("{from} → {to}");
                self.get("move-one", &[("what", what.into()), ("change", change.into())])
            }
            None => format!("{what} ({from})"),
        };
        match self.terms.len() {
            0 | 1 => text,
            // A nimber names itself: “*3 → *0”.
            _ if self.is_nimber(played.term) => text,
            _ => {
                let term = self.term_name(played.term);
                self.get("move-in-term", &[("term", term.into()), ("move", text.into())])
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
        let pieces: Vec<Piece> = moves.iter().map(|played| self.piece(played)).collect();
        let width = pieces.iter().map(|piece| piece.from.chars().count()).max().unwrap_or(0);
        let name = |term: usize| (self.terms.len() > 1).then(|| self.term_name(term));
        let noted = pieces.iter().any(|piece| piece.note.is_some());
        let named = pieces.iter().any(|piece| !piece.what.is_empty());
        let cells = |(played, piece): (&&Move, Piece)| {
            let term = name(played.term).map(|name| toned(name, Tone::Code));
            let change = piece.change(width);
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

    fn piece(&self, played: &Move) -> Piece {
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
                    return Piece {
                        what: self.get("move-nimber", &[]),
                        from: format!("*{from}"),
                        to: Some(format!("*{}", parts_text(to))),
                        note: None,
                    };
                }
                let taken =
                    to.as_slice().iter().try_fold(*from, |left, part| left.checked_sub(*part));
                let note = rule.filter(|rule| is_about_takes(rule)).and(taken);
                Piece {
                    what: numbered("move-heap", *heap),
                    from: from.to_string(),
                    to: Some(parts_text(to)),
                    note: note.map(|n| self.get("move-take", &[("n", n.into())])),
                }
            }
            Action::Lower { heap, from, to } => {
                let coins = matches!(term, Some(Term::Row(row)) if row.rule() == RowRule::Strip);
                let id = if coins { "move-coin" } else { "move-heap" };
                Piece {
                    what: numbered(id, *heap),
                    from: from.to_string(),
                    to: Some(to.to_string()),
                    note: None,
                }
            }
            Action::Cut { edge } => {
                let ends = match term {
                    Some(Term::Bush(bush)) => bush.edges().get(*edge),
                    _ => None,
                };
                // Edges count from 0, as a drawing's file lists them.
                Piece {
                    what: self.get("move-edge", &[("n", (*edge).into())]),
                    from: ends.map_or(String::new(), |ends| format!("{}-{}", ends.0, ends.1)),
                    to: None,
                    note: None,
                }
            }
            Action::Become { state, to } => {
                let Some(Term::Written(written)) = term else { return Piece::default() };
                self.becomes(written, *state, to)
            }
            Action::Slide { token, from, to } => Piece {
                what: numbered("move-token", *token),
                from: from.to_string(),
                to: Some(to.to_string()),
                note: None,
            },
        }
    }
}

impl Words<'_> {
    /// What becomes of a position of a written game: numbers if it is a heap, otherwise positions.
    fn becomes(&self, written: &Written, state: usize, to: &[Part]) -> Piece {
        let rules = written.rules();
        let here = written.states().get(state);
        let number = |part: &Part| match part {
            Part::State(next) if next.game() == written.game() => next.number().filter(|n| *n >= 0),
            _ => None,
        };
        let numbers: Option<Vec<i64>> = to.iter().map(number).collect();
        let what = match written.states().len() {
            1 => String::new(),
            _ => self.get("move-heap", &[("n", state.saturating_add(1).into())]),
        };
        let heap = here.and_then(State::number).zip(numbers.filter(|to| !to.is_empty()));
        if let Some((from, numbers)) = heap {
            let to = numbers.iter().map(i64::to_string).collect::<Vec<_>>().join(" + ");
            let what = self.get("move-heap", &[("n", state.saturating_add(1).into())]);
            return Piece { what, from: from.to_string(), to: Some(to), note: None };
        }
        let text = |part: &Part| cut_short(part_text(rules, part), PART);
        let from = here.map_or_else(String::new, |here| text(&Part::State(here.clone())));
        let to = match to {
            [] => "0".to_owned(),
            to => to.iter().map(text).collect::<Vec<_>>().join(" + "),
        };
        Piece { what, from, to: Some(to), note: None }
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

/// Whether the rule says which numbers may be taken, so that a player thinks in takes.
fn is_about_takes(rule: &HeapRule) -> bool {
    !rule.is_nim() && !matches!(rule, HeapRule::Code(_))
}
