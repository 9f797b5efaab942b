//! Sentences, lists and names that every kind of reason needs.

use crate::{Arg, Block, Language, Messages, Row, Span, Tone, markup};
use grundy_core::{Outcome, Player, Value};
use grundy_games::Term;
use grundy_games::bush::Bush;

/// How many things of a kind are shown before the rest is only counted.
pub(crate) const SHOWN: usize = 12;

/// What a reason is told with: a language, the terms of the position it is about, the player who is
/// asked about, if only one is, and whether the reason is only about a component.
#[derive(Clone, Copy)]
pub(crate) struct Words<'a> {
    pub(crate) messages: &'a Messages,
    pub(crate) terms: &'a [Term],
    pub(crate) mover: Option<Player>,
    /// Whether something is told about that others rest on, such as a component of a sum. Only its
    /// value matters there, not who would win it alone in normal play.
    pub(crate) within: bool,
}

pub(crate) type Args<'a> = &'a [(&'a str, Arg<'a>)];

impl Words<'_> {
    pub(crate) fn get(&self, id: &str, args: Args) -> String {
        let text = self.messages.get(id, args);
        match self.messages.language() {
            Language::Vi => capitals(text),
            Language::En | Language::Zh => text,
        }
    }

    pub(crate) fn say(&self, id: &str, args: Args) -> Vec<Span> {
        markup(&self.get(id, args))
    }

    pub(crate) fn paragraph(&self, id: &str, args: Args) -> Block {
        Block::Paragraph(self.say(id, args))
    }

    pub(crate) fn heading(&self, level: u8, id: &str) -> Block {
        Block::Heading(level, self.say(id, &[]))
    }

    /// The head of a table.
    pub(crate) fn head(&self, ids: &[&str]) -> Option<Row> {
        Some(Row::new(ids.iter().map(|id| self.say(id, &[])).collect()))
    }

    /// “7, 5 and 6”; after the first dozen the rest is only counted.
    pub(crate) fn and<T: ToString>(&self, items: impl IntoIterator<Item = T>) -> String {
        let mut items = items.into_iter();
        let mut shown: Vec<String> = items.by_ref().take(SHOWN).map(|x| x.to_string()).collect();
        let separator = self.get("list-separator", &[]);
        match items.count() {
            0 => match shown.pop() {
                Some(last) if !shown.is_empty() => {
                    let first = shown.join(&separator);
                    self.get("list-and", &[("first", first.into()), ("last", last.into())])
                }
                only => only.unwrap_or_default(),
            },
            more => {
                let first = shown.join(&separator);
                self.get("list-more", &[("first", first.into()), ("n", more.into())])
            }
        }
    }

    /// The name of a player.
    pub(crate) fn player(&self, player: Player) -> String {
        match player {
            Player::Left => self.messages.get("player-left", &[]),
            Player::Right => self.messages.get("player-right", &[]),
        }
    }

    /// The name of a player that stands by itself.
    pub(crate) fn player_alone(&self, player: Player) -> String {
        match player {
            Player::Left => self.get("player-left", &[]),
            Player::Right => self.get("player-right", &[]),
        }
    }

    /// The players who are asked about.
    pub(crate) fn movers(&self) -> Vec<Player> {
        self.mover.map_or(Player::ALL.to_vec(), |player| vec![player])
    }

    /// A line that says how many lines of a table were left out.
    pub(crate) fn rest(&self, more: usize) -> Option<Row> {
        let counted = self.get("list-rest", &[("n", more.into())]);
        (more > 0).then(|| Row::new(vec![plain("…"), vec![Span::new(counted, Tone::Faint)]]))
    }

    /// The name of a term of the position: its text, with its number if that does not tell it
    /// from the others.
    pub(crate) fn term_name(&self, index: usize) -> String {
        let Some(term) = self.terms.get(index) else { return String::new() };
        let text = short_text(term);
        let alone = self.terms.iter().filter(|other| *other == term).take(2).count() == 1;
        if self.terms.len() == 1 || alone && !text.ends_with('…') {
            return text;
        }
        self.get("term-number", &[("term", text.into()), ("n", (index + 1).into())])
    }

    /// Whether this is about drawings alone, which have edges, but none that stands on the ground.
    pub(crate) fn is_afloat(&self) -> bool {
        let afloat = |bush: &Bush| !bush.edges().is_empty() && bush.standing().is_empty();
        let is_afloat = |term: &Term| matches!(term, Term::Bush(bush) if afloat(bush));
        !self.terms.is_empty() && self.terms.iter().all(is_afloat)
    }

    /// What stands between two sentences that are apart; a full-width stop makes room by itself.
    pub(crate) fn gap(&self) -> String {
        match self.messages.language() {
            Language::En | Language::Vi => "  ".to_owned(),
            Language::Zh => String::new(),
        }
    }
}

/// The name of a player at the beginning of a sentence with a capital. In Vietnamese it is “bên Trái”,
/// the left side, a common noun that a message cannot know to be its first word.
fn capitals(text: String) -> String {
    let start = text.trim_start_matches('*');
    let marks = text.len() - start.len();
    let text = match start.strip_prefix("bên ") {
        Some(rest) => format!("{}Bên {rest}", &text[..marks]),
        None => text,
    };
    text.replace(". bên ", ". Bên ").replace(".** bên ", ".** Bên ")
}

/// The text of a term, cut if it is long.
pub(crate) fn short_text(term: &Term) -> String {
    cut_short(grundy_lang::term_text(term), 36)
}

/// The first `most` characters of `text`, and dots if there are more.
pub(crate) fn cut_short(text: String, most: usize) -> String {
    match text.char_indices().nth(most) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text,
    }
}

/// A cell of plain text.
pub(crate) fn plain(text: impl ToString) -> Vec<Span> {
    vec![text.to_string().into()]
}

/// A cell in a tone.
pub(crate) fn toned(text: impl ToString, tone: Tone) -> Vec<Span> {
    vec![Span::new(text.to_string(), tone)]
}

/// `{0, 1, 3}`, cut short after the first dozen.
pub(crate) fn set(values: &[u64]) -> String {
    let shown: Vec<String> = values.iter().take(SHOWN).map(u64::to_string).collect();
    let more = if values.len() > SHOWN { ", …" } else { "" };
    format!("{{{}{more}}}", shown.join(", "))
}

/// `7 ⊕ 5 ⊕ 3`, cut short after the first dozen.
pub(crate) fn xor_of(values: &[u64]) -> String {
    let shown: Vec<String> = values.iter().take(SHOWN).map(u64::to_string).collect();
    let more = if values.len() > SHOWN { " ⊕ …" } else { "" };
    shown.join(" ⊕ ") + more
}

/// A value as it is written: 7, or ∞{0, 2}.
pub(crate) fn value(value: &Value) -> Option<String> {
    match value {
        Value::Nimber(n) => Some(n.to_string()),
        Value::Infinity(values) => Some(format!("∞{}", set(values))),
        Value::None => None,
    }
}

/// The letter of an outcome in the colour of what it means for the player to move.
pub(crate) fn letter(outcome: Outcome) -> Vec<Span> {
    let tone = match outcome {
        Outcome::N => Tone::Good,
        Outcome::P => Tone::Bad,
        _ => Tone::Plain,
    };
    toned(outcome.letter(), tone)
}
