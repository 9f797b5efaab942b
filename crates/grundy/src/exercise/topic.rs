//! What exercises are about, and how hard they are.

use grundy_games::registry::nearest_among;

/// What exercises are about, in the order in which one learns it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Topic {
    /// Nim-sums.
    Xor,
    /// Who wins at Nim.
    WhoWins,
    /// The winning move at Nim.
    WinningMove,
    /// Nim in misère play.
    Misere,
    /// Bounded subtraction, by a table, a window and the closed form.
    Subtraction,
    /// Grundy values by the mex.
    Mex,
    /// Sums of different games.
    Sums,
    /// Tokens on a graph.
    Graph,
    /// Monotonic Nim, and coins on a strip.
    Monotonic,
    /// Hackenbush: colon, fusion, arches.
    Hackenbush,
    /// K-L-Nim.
    Kl,
    /// Finding the invariant of a game.
    Invariant,
    /// Writing the rule of a game.
    Rule,
}

impl Topic {
    /// All of them.
    pub const ALL: [Topic; 13] = [
        Topic::Xor,
        Topic::WhoWins,
        Topic::WinningMove,
        Topic::Misere,
        Topic::Subtraction,
        Topic::Mex,
        Topic::Sums,
        Topic::Graph,
        Topic::Monotonic,
        Topic::Hackenbush,
        Topic::Kl,
        Topic::Invariant,
        Topic::Rule,
    ];

    /// Its name, the same in every language.
    pub fn name(self) -> &'static str {
        match self {
            Topic::Xor => "xor",
            Topic::WhoWins => "who-wins",
            Topic::WinningMove => "winning-move",
            Topic::Misere => "misere",
            Topic::Subtraction => "subtraction",
            Topic::Mex => "mex",
            Topic::Sums => "sums",
            Topic::Graph => "graph",
            Topic::Monotonic => "monotonic",
            Topic::Hackenbush => "hackenbush",
            Topic::Kl => "kl",
            Topic::Invariant => "invariant",
            Topic::Rule => "rule",
        }
    }

    /// The topic with this name.
    pub fn find(name: &str) -> Option<Topic> {
        Topic::ALL.into_iter().find(|topic| topic.name() == name)
    }

    /// The topic that a misspelt name probably means.
    ///
    /// ```
    /// use grundy::exercise::Topic;
    /// assert_eq!(Topic::nearest("hackenbusch"), Some(Topic::Hackenbush));
    /// ```
    pub fn nearest(name: &str) -> Option<Topic> {
        Topic::find(nearest_among(name, Topic::ALL.map(Topic::name))?)
    }

    /// By what its exercises are measured.
    pub fn measure(self) -> Measure {
        match self {
            Topic::Xor | Topic::WhoWins => Measure::Digits,
            Topic::WinningMove | Topic::Misere | Topic::Sums | Topic::Monotonic | Topic::Kl => {
                Measure::Moves
            }
            Topic::Subtraction => Measure::Stones,
            Topic::Mex => Measure::Lookups,
            Topic::Graph => Measure::Arcs,
            Topic::Hackenbush => Measure::Edges,
            Topic::Invariant => Measure::Cases,
            Topic::Rule => Measure::Signs,
        }
    }

    /// The least and the greatest measure of an exercise at a level. The ranges of a topic do not overlap, so that any
    /// exercise of a level is harder by the measure than all of the levels below.
    pub fn range(self, level: Level) -> (u64, u64) {
        let ranges = match self {
            Topic::Xor => [(4, 6), (8, 12), (13, 18), (22, 32), (36, 50)],
            Topic::WhoWins => [(5, 8), (9, 12), (13, 17), (18, 26), (28, 42)],
            Topic::WinningMove => [(6, 12), (13, 20), (21, 40), (41, 90), (91, 300)],
            Topic::Misere => [(4, 7), (8, 12), (13, 22), (23, 45), (46, 120)],
            Topic::Subtraction => [(6, 12), (13, 20), (21, 40), (41, 90), (91, 400)],
            Topic::Mex => [(5, 11), (12, 20), (21, 34), (35, 55), (56, 100)],
            Topic::Sums => [(4, 8), (9, 13), (14, 20), (21, 30), (31, 50)],
            Topic::Graph => [(5, 7), (8, 10), (11, 15), (16, 21), (22, 30)],
            Topic::Monotonic => [(4, 7), (8, 12), (13, 18), (19, 28), (29, 45)],
            Topic::Hackenbush => [(4, 6), (7, 9), (10, 12), (13, 15), (16, 20)],
            Topic::Kl => [(4, 7), (8, 14), (15, 24), (25, 40), (41, 80)],
            Topic::Invariant => [(3, 6), (7, 15), (16, 36), (37, 100), (101, 1000)],
            Topic::Rule => [(15, 25), (26, 30), (31, 40), (41, 52), (53, 80)],
        };
        ranges[usize::from(level.0 - 1)]
    }
}

/// By what an exercise is measured.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Measure {
    /// Binary digits of all heaps together.
    Digits,
    /// Legal moves, among which one has to be found.
    Moves,
    /// Stones in all heaps together.
    Stones,
    /// Values of options that the table of smaller heaps takes.
    Lookups,
    /// Arcs of a graph.
    Arcs,
    /// Edges of a drawing.
    Edges,
    /// Positions after which the pattern comes again.
    Cases,
    /// Words and signs of the rule.
    Signs,
}

impl Measure {
    /// Its name in data.
    pub fn name(self) -> &'static str {
        match self {
            Measure::Digits => "binary-digits",
            Measure::Moves => "moves",
            Measure::Stones => "stones",
            Measure::Lookups => "lookups",
            Measure::Arcs => "arcs",
            Measure::Edges => "edges",
            Measure::Cases => "cases",
            Measure::Signs => "signs",
        }
    }
}

/// How hard exercises are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Level(
    /// Invariant: from 1 to [`Level::MOST`].
    u8,
);

impl Level {
    /// The hardest.
    pub const MOST: u8 = 5;

    /// The easiest.
    pub const FIRST: Level = Level(1);

    /// All levels, the easiest first.
    pub const ALL: [Level; 5] = [Level(1), Level(2), Level(3), Level(4), Level(5)];

    /// The level of this number, if there is one.
    pub fn new(number: u8) -> Option<Level> {
        (1..=Level::MOST).contains(&number).then_some(Level(number))
    }

    /// Its number, from 1.
    pub fn number(self) -> u8 {
        self.0
    }

    /// The next level, or the same if it is the hardest.
    #[must_use]
    pub fn harder(self) -> Level {
        Level((self.0 + 1).min(Level::MOST))
    }

    /// The level before, or the same if it is the easiest.
    #[must_use]
    pub fn easier(self) -> Level {
        Level((self.0 - 1).max(1))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_found_and_misspelt_ones_met() {
        for topic in Topic::ALL {
            assert_eq!(Topic::find(topic.name()), Some(topic));
        }
        assert_eq!(Topic::nearest("whowins"), Some(Topic::WhoWins));
        assert_eq!(Topic::nearest("substraction"), Some(Topic::Subtraction));
        assert_eq!(Topic::nearest("poker"), None);
    }

    #[test]
    fn ranges_grow_and_do_not_overlap() {
        for topic in Topic::ALL {
            for pair in Level::ALL.windows(2) {
                assert!(topic.range(pair[0]).1 < topic.range(pair[1]).0, "{topic:?}");
            }
        }
    }
}
