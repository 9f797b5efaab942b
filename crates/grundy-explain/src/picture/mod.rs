//! Positions and their answers as pictures.

mod bush;
mod graph;
mod heaps;
mod unsolved;

pub use bush::{Cuts, bush, fits, reduction};
pub use graph::{GraphVertex, graph, graph_fits};
pub use grundy_draw::{Frames, Picture, PictureError, Scheme, Tikz};
pub use unsolved::unsolved;

use crate::words::Words;
use crate::{Block, Doc, Messages, answer};
use grundy_core::Player;
use grundy_draw::{Drawing, Key, Legend, Panel, picture};
use grundy_games::{Action, Term};
use grundy_reasons::{Answer, Winning};

/// The picture of a position with its winning moves.
///
/// Of a partizan position both players' moves are shown, or those of `mover` alone.
///
/// # Errors
/// If it is too large to be drawn.
pub fn position(
    answer: &Answer,
    messages: &Messages,
    mover: Option<Player>,
) -> Result<Picture, PictureError> {
    let words = Words { messages, terms: answer.position.terms(), mover, within: false };
    let scene = Scene { answer, words };
    let mut legend = LegendOf::default();
    let mut notes: Vec<&'static str> = Vec::new();
    let mut panels = Vec::new();
    for (index, term) in answer.position.terms().iter().enumerate() {
        let (drawing, note) = match term {
            Term::Heaps(given) => (heaps::heaps(&scene, index, given, &mut legend)?, String::new()),
            Term::Row(row) => heaps::row(&scene, index, row, &mut legend)?,
            Term::Bush(given) => {
                (bush::term(&scene, index, given, &mut legend, &mut notes)?, String::new())
            }
            Term::Tokens(tokens) => {
                (graph::tokens(&scene, index, tokens, &mut legend, &mut notes)?, String::new())
            }
            Term::Written(written) => heaps::written(&scene, index, written, &mut legend)?,
        };
        panels.push(Panel { heading: words.term_name(index), drawing, note });
    }
    if panels.is_empty() {
        panels.push(Panel {
            heading: String::new(),
            drawing: Drawing::Text("0".into()),
            note: String::new(),
        });
    }
    let title = plain_text(&answer::headline(answer, messages, mover));
    let note: Vec<String> = notes.iter().map(|id| messages.get(id, &[])).collect();
    picture(&title, &panels, &legend.told(messages), &note.join("\n"))
}

/// Why a picture cannot be drawn, in words.
pub fn undrawable(why: &PictureError, messages: &Messages) -> String {
    match why {
        PictureError::TooLarge { parts, most } => messages
            .get("picture-too-large", &[("parts", (*parts).into()), ("most", (*most).into())]),
        PictureError::Moves => messages.get("picture-moves", &[]),
        _ => messages.get("picture-far-out", &[]),
    }
}

/// Which characters of a picture no font has, and where there are such fonts.
pub(crate) fn no_font(missing: &str, messages: &Messages) -> String {
    let is_chinese = |c: char| matches!(c, '\u{2e80}'..='\u{9fff}' | '\u{ff00}'..='\u{ffef}');
    let package = match missing.chars().any(is_chinese) {
        true => "fonts-noto-cjk",
        false => "fonts-noto-core",
    };
    let shown: String = missing.chars().take(MOST_MISSING).collect();
    let more = missing.chars().nth(MOST_MISSING).map_or("", |_| "…");
    let characters = format!("{shown}{more}");
    let args = [("characters", characters.as_str().into()), ("package", package.into())];
    messages.get("picture-no-font", &args)
}

/// So many characters are named that no font has.
const MOST_MISSING: usize = 12;

/// What a term is drawn from.
struct Scene<'a> {
    answer: &'a Answer,
    words: Words<'a>,
}

impl Scene<'_> {
    /// The winning actions in a term, each with whose it is if it is not both players'.
    fn winning(&self, term: usize) -> Vec<(Option<Player>, &Action)> {
        let of = |player: Player| {
            let moves = self.answer.winning.of(player).moves.iter();
            moves.filter(|played| played.term == term).map(|played| &played.action)
        };
        match &self.answer.winning {
            Winning::Impartial(_) => of(Player::Left).map(|action| (None, action)).collect(),
            Winning::Partizan { .. } => {
                let movers = self.words.movers().into_iter();
                movers.flat_map(|player| of(player).map(move |a| (Some(player), a))).collect()
            }
        }
    }

    /// The name of a player before what is hers; nothing if it is both players'.
    fn whose(&self, player: Option<Player>) -> String {
        player.map_or_else(String::new, |player| self.words.player_alone(player) + " ")
    }
}

/// The signs that a picture needs, each once.
#[derive(Default)]
struct LegendOf {
    signs: Vec<(Key, &'static str)>,
}

impl LegendOf {
    fn add(&mut self, key: Key, id: &'static str) {
        if !self.signs.iter().any(|sign| sign.1 == id) {
            self.signs.push((key, id));
        }
    }

    fn told(&self, messages: &Messages) -> Vec<Legend> {
        let legend = |&(key, id): &(Key, &str)| Legend { key, text: messages.get(id, &[]) };
        self.signs.iter().map(legend).collect()
    }
}

/// The words of a document in one run.
fn plain_text(doc: &Doc) -> String {
    let text =
        |spans: &[crate::Span]| spans.iter().map(|span| span.text.as_str()).collect::<String>();
    let mut texts = Vec::new();
    for block in &doc.blocks {
        match block {
            Block::Heading(_, spans) | Block::Paragraph(spans) => texts.push(text(spans)),
            Block::List { items, .. } => texts.extend(items.iter().map(|item| text(item))),
            _ => {}
        }
    }
    // After full-width punctuation there is room already.
    let follow = |text: String, next: String| match text.ends_with(['。', '，', '；', '：', '！'])
    {
        true => text + &next,
        false => format!("{text} {next}"),
    };
    texts.into_iter().reduce(follow).unwrap_or_default()
}
