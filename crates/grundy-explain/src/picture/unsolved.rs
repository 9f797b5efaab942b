//! Positions drawn without anything that tells who wins: for exercises.

use super::{LegendOf, Scene, graph, heaps};
use crate::Messages;
use crate::words::Words;
use grundy_core::{Outcome, Play, Value};
use grundy_draw::{
    Bush as Picture, Drawing as Drawn, Ink, Limb, Mark, Panel, PictureError, Spot, picture,
};
use grundy_games::bush::{Bush, Drawing};
use grundy_games::{Position, Term};
use grundy_reasons::{Answer, Method, MoveList, Reason, Step, Terminal, Winning};

/// The SVG picture of a position, with the numbers by which edges are named and nothing that was found out.
///
/// # Errors
/// If it is too large to be drawn.
pub fn unsolved(position: &Position, messages: &Messages) -> Result<String, PictureError> {
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
            Term::Bush(bush) => numbered(bush)?,
            Term::Tokens(tokens) => graph::tokens(&scene, index, tokens, &mut legend, &mut notes)?,
            Term::Written(written) => heaps::written(&scene, index, written, &mut legend)?.0,
        };
        let alone = position.terms().len() == 1;
        let heading = if alone { String::new() } else { words.term_name(index) };
        panels.push(Panel { heading, drawing, note: String::new() });
    }
    Ok(picture("", &panels, &[], "")?.svg())
}

/// A drawing with the number of every edge beside it.
fn numbered(bush: &Bush) -> Result<Drawn, PictureError> {
    super::fits(bush.edges().len())?;
    let drawing = Drawing::of(bush);
    let spot = |vertex: &grundy_games::bush::Vertex| Spot {
        at: None,
        ground: vertex.on_ground,
        label: String::new(),
        name: vertex.name.clone(),
    };
    let limb = |(i, line): (usize, &grundy_games::bush::Line)| Limb {
        ends: (line.from, line.to),
        ink: Ink::Green,
        mark: Mark::Plain,
        label: i.to_string(),
    };
    let spots = drawing.vertices().iter().map(spot).collect();
    let limbs = drawing.lines().iter().enumerate().map(limb).collect();
    Picture::new(spots, limbs).map(Drawn::Bush)
}
