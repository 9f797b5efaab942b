//! Positions drawn without anything that tells who wins: for exercises.

use super::{LegendOf, Scene, bush, graph, heaps};
use crate::Messages;
use crate::words::Words;
use grundy_core::{Outcome, Play, Value};
use grundy_draw::{Panel, Picture, PictureError, picture};
use grundy_games::{Position, Term};
use grundy_reasons::{Answer, Method, MoveList, Reason, Step, Terminal, Winning};

/// The picture of a position, with the numbers by which edges are named and nothing that was found out.
///
/// # Errors
/// If it is too large to be drawn.
pub fn unsolved(position: &Position, messages: &Messages) -> Result<Picture, PictureError> {
    // The drawings of solved positions, of one about which nothing is known: no winning moves and no reason.
    let nothing = Answer {
        position: position.clone(),
        play: Play::Misere,
        outcome: Outcome::P,
        value: Value::None,
        winning: Winning::Impartial(MoveList::default()),
        method: Method::Search,
        reason: Reason::new(Step::Terminal(Terminal {
            position: position.clone(),
            play: Play::Misere,
            ending: None,
        })),
    };
    let words = Words { messages, terms: position.terms(), mover: None, within: false };
    let scene = Scene { answer: &nothing, words };
    let (mut legend, mut notes) = (LegendOf::default(), Vec::new());
    let mut panels = Vec::new();
    for (index, term) in position.terms().iter().enumerate() {
        let drawing = match term {
            Term::Heaps(given) => heaps::heaps(&scene, index, given, &mut legend)?,
            Term::Row(row) => heaps::row(&scene, index, row, &mut legend)?.0,
            Term::Bush(given) => bush::term(&scene, index, given, &mut legend, &mut notes)?,
            Term::Tokens(tokens) => graph::tokens(&scene, index, tokens, &mut legend, &mut notes)?,
            Term::Written(written) => heaps::written(&scene, index, written, &mut legend)?.0,
        };
        let alone = position.terms().len() == 1;
        let heading = if alone { String::new() } else { words.term_name(index) };
        panels.push(Panel { heading, drawing, note: String::new() });
    }
    picture("", &panels, &[], "")
}
