//! Hackenbush drawings with their winning cuts, and their reduction step by step.

use super::{LegendOf, Scene, plain_text};
use crate::words::Words;
use crate::{Doc, Messages, reason};
use grundy_draw::{
    Bush as Plants, Drawing as Drawn, Frames, Ink, Key, Limb, Mark, Panel, Picture, PictureError,
    Spot, frames, picture,
};
use grundy_games::Action;
use grundy_games::bush::{Bush, Colour, Drawing, Edge, GROUND};
use grundy_reasons::{Reason, Step};
use grundy_theorems::bush::branches;
use std::collections::{BTreeMap, BTreeSet};

/// Values are written at vertices if there are no more edges than this.
const MOST_VALUED: usize = 60;

/// Edges are numbered if there are no more than this.
const MOST_NUMBERED: usize = 60;

pub(super) fn term(
    scene: &Scene,
    term: usize,
    bush: &Bush,
    legend: &mut LegendOf,
    notes: &mut Vec<&'static str>,
) -> Result<Drawn, PictureError> {
    let winning = scene.winning(term);
    let cut = |action: &&Action| match action {
        Action::Cut { edge } => Some(*edge),
        _ => None,
    };
    let cuts: Vec<usize> = winning.iter().filter_map(|(_, action)| cut(action)).collect();
    // In misère play values say nothing.
    let valued = scene.answer.play == grundy_core::Play::Normal;
    // More edges than a picture holds need not be copied.
    fits(bush.edges().len())?;
    draw(&Drawing::of(bush), &Cuts { cuts: &cuts, valued }, legend, notes)
}

/// Whether a picture has room for so many edges.
///
/// # Errors
/// If it has not.
pub fn fits(edges: usize) -> Result<(), PictureError> {
    match edges <= grundy_draw::MOST_EDGES {
        true => Ok(()),
        false => Err(PictureError::TooLarge { parts: edges, most: grundy_draw::MOST_EDGES }),
    }
}

/// What is shown in a picture of a drawing besides its edges.
#[derive(Clone, Copy, Debug, Default)]
pub struct Cuts<'a> {
    /// The edges to cut, by their places.
    pub cuts: &'a [usize],
    /// Whether the values of branches are written at vertices, where there are any.
    pub valued: bool,
}

/// The picture of a drawing, with places where they are known. What `said` begins with is its
/// title.
///
/// # Errors
/// If it is too large to be drawn.
pub fn bush(
    said: &Doc,
    drawing: &Drawing,
    shown: &Cuts,
    messages: &Messages,
) -> Result<Picture, PictureError> {
    fits(drawing.lines().len())?;
    let (mut legend, mut notes) = (LegendOf::default(), Vec::new());
    let drawn = draw(drawing, shown, &mut legend, &mut notes)?;
    let panel = Panel { heading: String::new(), drawing: drawn, note: String::new() };
    let note: Vec<String> = notes.iter().map(|id| messages.get(id, &[])).collect();
    let title = plain_text(&Doc::new(said.blocks.iter().take(1).cloned().collect()));
    picture(&title, &[panel], &legend.told(messages), &note.join("\n"))
}

fn draw(
    drawing: &Drawing,
    shown: &Cuts,
    legend: &mut LegendOf,
    notes: &mut Vec<&'static str>,
) -> Result<Drawn, PictureError> {
    let bush = drawing.bush();
    let valued = shown.valued && drawing.is_green() && drawing.lines().len() <= MOST_VALUED;
    let branches: BTreeMap<u32, u64> =
        if valued { branches(&bush).into_iter().collect() } else { BTreeMap::new() };
    let spot = |(vertex, label): (&grundy_games::bush::Vertex, &u32)| Spot {
        at: vertex.point.map(|point| (f64::from(point.x), f64::from(point.y))),
        ground: vertex.on_ground,
        label: branches.get(label).map(u64::to_string).unwrap_or_default(),
        name: vertex.name.clone(),
    };
    let spots = drawing.vertices().iter().zip(drawing.labels()).map(spot).collect();
    let cuts: BTreeSet<usize> = shown.cuts.iter().copied().collect();
    // Moves name edges by number, the winning ones and all others.
    let standing: BTreeSet<usize> = bush.standing().iter().copied().collect();
    let names_cuts = drawing.lines().len() <= MOST_NUMBERED;
    let limb = |(i, line): (usize, &grundy_games::bush::Line)| {
        let is_cut = cuts.contains(&i);
        let numbered = names_cuts && standing.contains(&i);
        Limb {
            ends: (line.from, line.to),
            ink: match line.colour {
                Colour::Green => Ink::Green,
                Colour::Blue => Ink::Blue,
                Colour::Red => Ink::Red,
            },
            mark: if is_cut { Mark::Cut } else { Mark::Plain },
            label: if numbered { i.to_string() } else { String::new() },
        }
    };
    let limbs = drawing.lines().iter().enumerate().map(limb).collect();
    if !cuts.is_empty() {
        legend.add(Key::Cut, "picture-cut");
    }
    if !drawing.is_green() {
        let has = |colour: Colour| drawing.lines().iter().any(|line| line.colour == colour);
        for (colour, key, id) in [
            (Colour::Blue, Key::Blue, "picture-blue"),
            (Colour::Red, Key::Red, "picture-red"),
            (Colour::Green, Key::Green, "picture-green"),
        ] {
            if has(colour) {
                legend.add(key, id);
            }
        }
    }
    if bush.standing().len() < drawing.lines().len() {
        legend.add(Key::Fallen, "picture-fallen");
    }
    if names_cuts && !standing.is_empty() {
        notes.push("picture-edges");
    }
    if !branches.is_empty() {
        notes.push("picture-branches");
    }
    Plants::new(spots, limbs).map(Drawn::Bush)
}

/// The reduction of a drawing as frames, each with the edges that its step is about. Vertices stay
/// where `drawing` has them.
///
/// Nothing if `reason` shows no reduction step by step.
///
/// # Errors
/// If it is too large to be drawn.
pub fn reduction(
    reason: &Reason,
    drawing: Option<&Drawing>,
    how: Frames,
    messages: &Messages,
) -> Result<Option<Picture>, PictureError> {
    let Step::Hackenbush(whole) = &reason.step else { return Ok(None) };
    if !whole.traced {
        return Ok(None);
    }
    let words = Words { messages, terms: &[], mover: None, within: true };
    let places = drawing.map(Places::of).unwrap_or_default();
    let mut panels = Vec::new();
    for (i, part) in reason.parts.iter().enumerate() {
        let (edges, shown) = match &part.step {
            Step::Fallen(step) => (&step.before, BTreeSet::from_iter(step.edges.iter().copied())),
            Step::Fusion(step) => {
                let within = |edge: &Edge| {
                    step.cycle.contains(&edge.0) && step.cycle.contains(&edge.1) && edge.0 != edge.1
                };
                (&step.before, of(&step.before, within))
            }
            Step::Colon(step) => (&step.before, gathered(&step.before, &step.after)),
            Step::Stalks(step) => (&step.drawing, BTreeSet::new()),
            _ => continue,
        };
        let said = reason::marked(&words, &part.step);
        let note = said.map(|said| plain_text(&Doc::new(vec![said]))).unwrap_or_default();
        let args = [("n", (i + 1).into()), ("value", whole.value.into())];
        let heading = messages.get("picture-frame", &args);
        panels.push(Panel { heading, drawing: frame(edges, &shown, &places)?, note });
    }
    let mut legend = LegendOf::default();
    if reason.parts.len() > 1 {
        legend.add(Key::Shown, "picture-shown");
    }
    let title = messages.get("picture-reduction", &[]);
    frames(&title, &panels, &legend.told(messages), how).map(Some)
}

/// Where the vertices of a drawing stand.
#[derive(Default)]
struct Places {
    /// Those above the ground.
    above: BTreeMap<u32, (f64, f64)>,
    /// Where the edges from a vertex to the ground reach it, in their order; none where nobody drew that.
    feet: BTreeMap<u32, Vec<Option<(f64, f64)>>>,
}

impl Places {
    fn of(drawing: &Drawing) -> Places {
        let place = |vertex: &grundy_games::bush::Vertex| {
            vertex.point.map(|point| (f64::from(point.x), f64::from(point.y)))
        };
        let mut places = Places::default();
        for (vertex, &label) in drawing.vertices().iter().zip(drawing.labels()) {
            if let Some(at) = place(vertex).filter(|_| !vertex.on_ground) {
                places.above.insert(label, at);
            }
        }
        for line in drawing.lines() {
            let (from, to) = (&drawing.vertices()[line.from], &drawing.vertices()[line.to]);
            let (ground, above) = match (from.on_ground, to.on_ground) {
                (true, false) => (from, line.to),
                (false, true) => (to, line.from),
                _ => continue,
            };
            places.feet.entry(drawing.labels()[above]).or_default().push(place(ground));
        }
        places
    }
}

/// The places of the edges that `belongs` holds for.
fn of(edges: &[Edge], belongs: impl Fn(&Edge) -> bool) -> BTreeSet<usize> {
    edges.iter().enumerate().filter(|(_, edge)| belongs(edge)).map(|(i, _)| i).collect()
}

/// The places of the edges that a step does not leave as they were, in order.
fn gathered(before: &[Edge], after: &[Edge]) -> BTreeSet<usize> {
    let mut kept = after.iter().peekable();
    let mut gathered = BTreeSet::new();
    for (i, edge) in before.iter().enumerate() {
        if kept.next_if_eq(&edge).is_none() {
            gathered.insert(i);
        }
    }
    gathered
}

fn frame(edges: &[Edge], shown: &BTreeSet<usize>, places: &Places) -> Result<Drawn, PictureError> {
    let labels: BTreeSet<u32> =
        edges.iter().flat_map(|edge| [edge.0, edge.1]).chain([GROUND]).collect();
    let index: BTreeMap<u32, usize> =
        labels.iter().enumerate().map(|(i, &label)| (label, i)).collect();
    let spot = |&label: &u32| Spot {
        at: places.above.get(&label).copied(),
        ground: label == GROUND,
        label: String::new(),
        name: label.to_string(),
    };
    let mut spots: Vec<Spot> = labels.iter().map(spot).collect();
    let mut feet: BTreeMap<u32, usize> = BTreeMap::new();
    // Edges reach the ground where somebody drew that they do.
    let mut foot = |above: u32| {
        let count = feet.entry(above).or_default();
        let at = *places.feet.get(&above)?.get(*count)?;
        *count += 1;
        at?;
        let known = spots.iter().position(|spot| spot.ground && spot.at == at);
        Some(known.unwrap_or_else(|| {
            spots.push(Spot { at, ground: true, ..Spot::default() });
            spots.len() - 1
        }))
    };
    let limb = |(i, edge): (usize, &Edge)| {
        let (low, high) = (edge.0.min(edge.1), edge.0.max(edge.1));
        let ends = match (low, high) {
            (GROUND, GROUND) => (index[&low], index[&high]),
            (GROUND, above) => (foot(above).unwrap_or(index[&GROUND]), index[&above]),
            _ => (index[&edge.0], index[&edge.1]),
        };
        let mark = if shown.contains(&i) { Mark::Shown } else { Mark::Plain };
        Limb { ends, mark, ..Limb::default() }
    };
    let limbs = edges.iter().enumerate().map(limb).collect();
    Plants::new(spots, limbs).map(Drawn::Bush)
}
