//! How far somebody has come in a topic.

use super::Level;

/// So many clean answers in a row raise the level.
const CLEAN: u8 = 3;

/// So many misses at a level lower it.
const MISSED: u8 = 2;

/// How far somebody has come in a topic.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "json", derive(serde::Serialize, serde::Deserialize))]
pub struct Progress {
    /// The level, from 1.
    level: u8,
    /// Clean answers in a row at this level.
    clean: u8,
    /// Misses at this level since the last rise or fall of it.
    missed: u8,
    /// How many exercises were answered.
    pub answered: u64,
    /// How many of them were right at once and without a hint.
    pub right: u64,
}

/// What an answer did to the level.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    /// It stays.
    Same,
    /// It rose.
    Raised,
    /// It fell.
    Lowered,
}

impl Default for Progress {
    fn default() -> Progress {
        Progress::at(Level::FIRST)
    }
}

impl Progress {
    /// Somebody who begins at a level.
    pub fn at(level: Level) -> Progress {
        Progress { level: level.number(), clean: 0, missed: 0, answered: 0, right: 0 }
    }

    /// The level. One that no level has, as a damaged file may say, is the nearest there is.
    pub fn level(&self) -> Level {
        Level::new(self.level.clamp(1, Level::MOST)).unwrap_or(Level::FIRST)
    }

    /// Goes on at another level.
    pub fn set_level(&mut self, level: Level) {
        if level != self.level() {
            *self = Progress { answered: self.answered, right: self.right, ..Progress::at(level) };
        }
    }

    /// Counts an answer that was right at once and without a hint. Three in a row raise the level.
    pub fn clean(&mut self) -> Change {
        self.answered = self.answered.saturating_add(1);
        self.right = self.right.saturating_add(1);
        self.clean = self.clean.saturating_add(1);
        if self.clean < CLEAN {
            return Change::Same;
        }
        self.move_to(self.level().harder())
    }

    /// Counts an exercise that was missed: a wrong answer, or the solution asked for. Two lower the level.
    pub fn miss(&mut self) -> Change {
        self.answered = self.answered.saturating_add(1);
        self.clean = 0;
        self.missed = self.missed.saturating_add(1);
        if self.missed < MISSED {
            return Change::Same;
        }
        self.move_to(self.level().easier())
    }

    /// Counts an exercise that was answered rightly, but with a hint: it neither raises nor lowers.
    pub fn helped(&mut self) {
        self.answered = self.answered.saturating_add(1);
        self.clean = 0;
    }

    fn move_to(&mut self, level: Level) -> Change {
        let before = self.level();
        (self.level, self.clean, self.missed) = (level.number(), 0, 0);
        match level.cmp(&before) {
            std::cmp::Ordering::Less => Change::Lowered,
            std::cmp::Ordering::Equal => Change::Same,
            std::cmp::Ordering::Greater => Change::Raised,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn three_clean_answers_raise_and_two_misses_lower() {
        let mut progress = Progress::default();
        assert_eq!([progress.clean(), progress.clean()], [Change::Same; 2]);
        assert_eq!(progress.clean(), Change::Raised);
        assert_eq!(progress.level().number(), 2);
        // A miss breaks the row, a second one lowers.
        assert_eq!([progress.clean(), progress.clean(), progress.miss()], [Change::Same; 3]);
        assert_eq!([progress.clean(), progress.clean()], [Change::Same; 2]);
        assert_eq!(progress.miss(), Change::Lowered);
        assert_eq!((progress.level().number(), progress.answered, progress.right), (1, 9, 7));
        // There is nothing below the first level.
        assert_eq!([progress.miss(), progress.miss()], [Change::Same; 2]);
        progress.helped();
        assert_eq!((progress.answered, progress.right), (12, 7));
    }
}
