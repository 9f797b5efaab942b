//! The words a person may type.

use crate::voice::Voice;

/// A word with a meaning of its own, apart from moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Word {
    Hint,
    Why,
    Last,
    Undo,
    Moves,
    History,
    Back,
    New,
    Save,
    Resign,
    Help,
    Quit,
    Me,
    You,
    Left,
    Right,
}

/// Words between moves, in the order of the help.
pub(super) const COMMANDS: [Word; 11] = [
    Word::Hint,
    Word::Why,
    Word::Moves,
    Word::History,
    Word::Undo,
    Word::Back,
    Word::New,
    Word::Save,
    Word::Resign,
    Word::Help,
    Word::Quit,
];

/// Answers to who starts. Questions may be asked here too.
pub(super) const STARTERS: [Word; 6] =
    [Word::Me, Word::You, Word::Hint, Word::Why, Word::Help, Word::Quit];

/// Answers to which side to take.
pub(super) const SIDES: [Word; 6] =
    [Word::Left, Word::Right, Word::Hint, Word::Why, Word::Help, Word::Quit];

impl Word {
    /// The English words, which are understood in every language.
    fn english(self) -> &'static [&'static str] {
        match self {
            Word::Hint => &["hint", "h"],
            Word::Why => &["why", "w"],
            Word::Last => &["last"],
            Word::Undo => &["undo", "u"],
            Word::Moves => &["moves", "m"],
            Word::History => &["history"],
            Word::Back => &["back"],
            Word::New => &["new", "rematch"],
            Word::Save => &["save"],
            Word::Resign => &["resign"],
            Word::Help => &["help", "?"],
            Word::Quit => &["quit", "q", "exit"],
            Word::Me => &["me", "i"],
            Word::You => &["you"],
            Word::Left => &["left", "l"],
            Word::Right => &["right", "r"],
        }
    }

    /// The message that lists the words of a language.
    fn message(self) -> &'static str {
        match self {
            Word::Hint => "play-word-hint",
            Word::Why => "play-word-why",
            Word::Last => "play-word-last",
            Word::Undo => "play-word-undo",
            Word::Moves => "play-word-moves",
            Word::History => "play-word-history",
            Word::Back => "play-word-back",
            Word::New => "play-word-new",
            Word::Save => "play-word-save",
            Word::Resign => "play-word-resign",
            Word::Help => "play-word-help",
            Word::Quit => "play-word-quit",
            Word::Me => "play-word-me",
            Word::You => "play-word-you",
            Word::Left => "play-word-left",
            Word::Right => "play-word-right",
        }
    }

    /// The message that says what it does between moves.
    pub(super) fn does(self) -> Option<&'static str> {
        match self {
            Word::Hint => Some("play-do-hint"),
            Word::Why => Some("play-do-why"),
            Word::Last => Some("play-do-last"),
            Word::Undo => Some("play-do-undo"),
            Word::Moves => Some("play-do-moves"),
            Word::History => Some("play-do-history"),
            Word::Back => Some("play-do-back"),
            Word::New => Some("play-do-new"),
            Word::Save => Some("play-do-save"),
            Word::Resign => Some("play-do-resign"),
            Word::Quit => Some("play-do-quit"),
            Word::Help | Word::Me | Word::You | Word::Left | Word::Right => None,
        }
    }

    /// The word as it is shown.
    pub(super) fn shown(self, voice: &Voice) -> String {
        let words = voice.say(self.message(), &[]);
        words.split(',').next().unwrap_or_default().trim().to_owned()
    }

    /// What stands behind the word in a line that begins with it; empty if it stands alone.
    fn rest(self, typed: &str, voice: &Voice) -> Option<String> {
        let local = voice.say(self.message(), &[]);
        let local = local.split(',').map(|word| word.trim().to_lowercase());
        let english = self.english().iter().map(|word| (*word).to_owned());
        let lower = typed.to_lowercase();
        english.chain(local).find_map(|word| {
            let rest = lower.strip_prefix(&word)?;
            // Chinese has no space between words.
            let parted =
                rest.is_empty() || rest.starts_with(char::is_whitespace) || !word.is_ascii();
            // Lower case may have another length: what stands behind is counted from the end.
            let rest = typed.chars().rev().take(rest.chars().count()).collect::<Vec<_>>();
            let rest: String = rest.into_iter().rev().collect();
            parted.then(|| rest.trim().to_owned())
        })
    }
}

/// A command, and what stands behind it.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Typed {
    pub(super) word: Word,
    pub(super) rest: String,
}

/// The one of `words` that was typed.
pub(super) fn read(typed: &str, words: &[Word], voice: &Voice) -> Option<Typed> {
    words.iter().copied().find_map(|word| {
        let rest = word.rest(typed, voice)?;
        let meant = match word {
            Word::Why => rest.is_empty() || Word::Last.rest(&rest, voice).as_deref() == Some(""),
            Word::Back => rest.is_empty() || number(&rest).is_some(),
            Word::Save => true,
            _ => rest.is_empty(),
        };
        meant.then_some(Typed { word, rest })
    })
}

/// A number, in digits of full width too.
pub(super) fn number(typed: &str) -> Option<usize> {
    let half = |c: char| match c {
        '０'..='９' => char::from_u32(u32::from(c) - 0xFEE0).unwrap_or(c),
        c => c,
    };
    let digits: String = typed.trim().chars().map(half).collect();
    let all = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
    // More digits than a number has are a number all the same, too large for any list.
    all.then(|| digits.parse().unwrap_or(usize::MAX))
}
