//! The words a person may type.

use crate::voice::Voice;

/// A word with a meaning of its own, apart from moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Word {
    Hint,
    Why,
    Undo,
    Moves,
    Resign,
    Help,
    Quit,
    Me,
    You,
    Left,
    Right,
}

/// Words between moves.
pub(super) const COMMANDS: [Word; 7] =
    [Word::Hint, Word::Why, Word::Undo, Word::Moves, Word::Resign, Word::Help, Word::Quit];

/// Answers to who starts. One may leave or ask for help here too.
pub(super) const STARTERS: [Word; 4] = [Word::Me, Word::You, Word::Help, Word::Quit];

/// Answers to which side to take.
pub(super) const SIDES: [Word; 4] = [Word::Left, Word::Right, Word::Help, Word::Quit];

impl Word {
    /// The English words, which are understood in every language; the first is the one shown.
    fn english(self) -> &'static [&'static str] {
        match self {
            Word::Hint => &["hint", "h"],
            Word::Why => &["why", "w"],
            Word::Undo => &["undo", "u"],
            Word::Moves => &["moves", "m"],
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
    pub(super) fn message(self) -> &'static str {
        match self {
            Word::Hint => "play-word-hint",
            Word::Why => "play-word-why",
            Word::Undo => "play-word-undo",
            Word::Moves => "play-word-moves",
            Word::Resign => "play-word-resign",
            Word::Help => "play-word-help",
            Word::Quit => "play-word-quit",
            Word::Me => "play-word-me",
            Word::You => "play-word-you",
            Word::Left => "play-word-left",
            Word::Right => "play-word-right",
        }
    }

    fn is(self, typed: &str, voice: &Voice) -> bool {
        let typed = typed.to_lowercase();
        let local = voice.say(self.message(), &[]);
        self.english().contains(&typed.as_str())
            || local.split(',').any(|word| word.trim().to_lowercase() == typed)
    }
}

/// The one of `words` that was typed.
pub(super) fn read(typed: &str, words: &[Word], voice: &Voice) -> Option<Word> {
    words.iter().copied().find(|word| word.is(typed, voice))
}
