//! The one registry of games: their names, how they are written, and what is proved about them.

use crate::heap::{HeapRule, OctalCode};
use rustc_hash::FxHashMap;
use std::sync::LazyLock;

/// What a user may want to know about a game before playing it.
#[derive(Debug, PartialEq, Eq)]
pub struct GameInfo {
    /// The name it is written with.
    pub name: &'static str,
    /// Other names that are understood. Case, hyphens, underscores, apostrophes and spaces are free
    /// in all of them: see [`find`].
    pub aliases: &'static [&'static str],
    /// The form of an expression.
    pub syntax: &'static str,
    /// An expression that parses.
    pub example: &'static str,
    /// The theorems that speak about it, by their names.
    pub theorem: &'static [&'static str],
    /// Whether the players may have different options.
    pub partizan: bool,
    /// How far theorem and brute force are compared if nothing else is asked for.
    pub check: Bounds,
    /// What it is.
    pub kind: GameKind,
}

/// Which positions are small: at most this many heaps, none larger than this.
///
/// For Hackenbush read edges for the size, and for the token game tokens for heaps and vertices for
/// the size.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bounds {
    /// The number of heaps, coins or tokens.
    pub heaps: usize,
    /// The size of a heap, or the number of edges or vertices.
    pub size: u64,
}

/// The games that are told apart by more than a parameter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GameKind {
    /// Nim.
    Nim,
    /// Nimbers.
    Star,
    /// Take a number in a range.
    Take,
    /// Take a number in a set.
    Subtract,
    /// Take any number but those in a set.
    AllBut,
    /// Grundy's game.
    Grundys,
    /// Any octal or hexadecimal code.
    Octal,
    /// The game of one code.
    Code {
        /// The digit before the point and those after it.
        digits: &'static [u8],
        /// The digits that repeat for ever.
        repeat: &'static [u8],
    },
    /// Monotonic Nim.
    Monotonic,
    /// Coins on a strip.
    Strip,
    /// Green Hackenbush.
    Hackenbush,
    /// K-L-Nim.
    Kl,
    /// Tokens on a directed graph.
    Graph,
}

impl GameKind {
    /// The heap rule of the game, if it is a heap game with one rule alone.
    pub fn heap_rule(self) -> Option<HeapRule> {
        match self {
            GameKind::Nim | GameKind::Star => Some(HeapRule::nim()),
            GameKind::Grundys => Some(HeapRule::grundys()),
            // A code that is no code is no game: a test says that all are.
            GameKind::Code { digits, repeat } => {
                OctalCode::new(digits, repeat).ok().map(HeapRule::Code)
            }
            _ => None,
        }
    }
}

/// The game of a kind.
pub fn of_kind(kind: GameKind) -> Option<&'static GameInfo> {
    GAMES.iter().find(|game| game.kind == kind)
}

/// Every game, in the order in which a list of them reads best.
pub fn games() -> &'static [GameInfo] {
    GAMES
}

/// The game with this name or alias.
///
/// ```
/// use grundy_games::registry::find;
/// assert_eq!(find("Dawson's Kayles"), find("dawsons_kayles"));
/// assert_eq!(find("dawsons-kayles").map(|game| game.name), Some("dawsons_kayles"));
/// assert_eq!(find("chess"), None);
/// ```
pub fn find(name: &str) -> Option<&'static GameInfo> {
    static BY_KEY: LazyLock<FxHashMap<String, &'static GameInfo>> =
        LazyLock::new(|| names().map(|(name, game)| (key(name), game)).collect());
    // A longer text cannot be a name, however it is spelled.
    let short = name.len() <= LONGEST_WRITTEN;
    short.then(|| BY_KEY.get(&key(name)).copied()).flatten()
}

/// The known name that `name` was probably meant to be.
///
/// ```
/// use grundy_games::registry::nearest;
/// assert_eq!(nearest("kayels"), Some("kayles"));
/// assert_eq!(nearest("hackenbus"), Some("hackenbush"));
/// assert_eq!(nearest("poker"), None);
/// ```
pub fn nearest(name: &str) -> Option<&'static str> {
    nearest_among(name, names().map(|(known, _)| known))
}

/// The one of some known names that `name` was probably meant to be.
pub fn nearest_among<'n>(name: &str, known: impl IntoIterator<Item = &'n str>) -> Option<&'n str> {
    // A long text is no misspelt name, and the distance takes quadratic time.
    if name.len() > LONGEST_WRITTEN {
        return None;
    }
    let wrong = Vec::from_iter(key(name).chars());
    let distances = known.into_iter().filter_map(|known| {
        let right = Vec::from_iter(key(known).chars());
        let begins = wrong.len() >= 3 && right.starts_with(&wrong);
        let distance = if begins { 1 } else { edits(&wrong, &right) };
        // A third of the letters wrong is a slip; more is another word.
        let near = distance <= wrong.len().min(right.len()).div_ceil(3) && distance < right.len();
        near.then_some((distance, known))
    });
    distances.min_by_key(|&(distance, _)| distance).map(|(_, known)| known)
}

/// Every name with its game, canonical names and aliases alike.
fn names() -> impl Iterator<Item = (&'static str, &'static GameInfo)> {
    GAMES.iter().flat_map(|game| {
        let all = std::iter::once(game.name).chain(game.aliases.iter().copied());
        all.map(move |name| (name, game))
    })
}

/// No name is written with more bytes than this.
const LONGEST_WRITTEN: usize = 64;

/// What is left of a name when its spelling is forgotten.
fn key(name: &str) -> String {
    name.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}

/// How many letters must be inserted, deleted, replaced, or swapped with their neighbour.
fn edits(a: &[char], b: &[char]) -> usize {
    let mut before = vec![0; b.len() + 1];
    let mut last = Vec::from_iter(0..=b.len());
    for i in 1..=a.len() {
        let mut row = vec![i; b.len() + 1];
        for j in 1..=b.len() {
            let replaced = last[j - 1] + usize::from(a[i - 1] != b[j - 1]);
            row[j] = replaced.min(last[j] + 1).min(row[j - 1] + 1);
            if i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1] {
                row[j] = row[j].min(before[j - 2] + 1);
            }
        }
        before = std::mem::replace(&mut last, row);
    }
    last[b.len()]
}

const HEAPS: Bounds = Bounds { heaps: 4, size: 10 };
const BREAKING: Bounds = Bounds { heaps: 2, size: 12 };
const SPRAGUE_GRUNDY: &[&str] = &["sprague-grundy", "nim-sum"];

/// A heap game with nothing particular about it; the entries below change what they must.
const HEAP_GAME: GameInfo = GameInfo {
    name: "",
    aliases: &[],
    syntax: "",
    example: "",
    theorem: SPRAGUE_GRUNDY,
    partizan: false,
    check: HEAPS,
    kind: GameKind::Nim,
};

/// The game of one code.
const fn code(
    name: &'static str,
    aliases: &'static [&'static str],
    [syntax, example]: [&'static str; 2],
    digits: &'static [u8],
    repeat: &'static [u8],
) -> GameInfo {
    let kind = GameKind::Code { digits, repeat };
    GameInfo { name, aliases, syntax, example, check: BREAKING, kind, ..HEAP_GAME }
}

const GAMES: &[GameInfo] = &[
    GameInfo {
        name: "nim",
        syntax: "nim(n, …)",
        example: "nim(7, 5, 3, 6)",
        theorem: &["bouton", "misere-nim", "nim-sum"],
        ..HEAP_GAME
    },
    GameInfo {
        name: "star",
        aliases: &["nimber"],
        syntax: "*n",
        example: "*5",
        theorem: &["sprague-grundy", "nim-sum", "misere-nim"],
        kind: GameKind::Star,
        ..HEAP_GAME
    },
    GameInfo {
        name: "take",
        aliases: &["bounded", "bounded_nim"],
        syntax: "take[a..b](n, …)",
        example: "take[1..3](10, 12)",
        theorem: &["bounded-subtraction", "sprague-grundy", "misere-nim"],
        check: Bounds { heaps: 3, size: 12 },
        kind: GameKind::Take,
        ..HEAP_GAME
    },
    GameInfo {
        name: "subtract",
        aliases: &["subtraction"],
        syntax: "subtract[a, b, …](n, …)",
        example: "subtract[1, 3, 4](10, 21)",
        check: Bounds { heaps: 3, size: 12 },
        kind: GameKind::Subtract,
        ..HEAP_GAME
    },
    GameInfo {
        name: "allbut",
        aliases: &["all_but_subtraction"],
        syntax: "allbut[a, b, …](n, …)",
        example: "allbut[2](8, 5)",
        check: Bounds { heaps: 3, size: 12 },
        kind: GameKind::AllBut,
        ..HEAP_GAME
    },
    GameInfo {
        name: "grundys",
        aliases: &["grundy", "grundys_game", "grundy_game"],
        syntax: "grundys(n, …)",
        example: "grundys(20, 7)",
        check: BREAKING,
        kind: GameKind::Grundys,
        ..HEAP_GAME
    },
    GameInfo {
        name: "octal",
        aliases: &["hexadecimal"],
        syntax: "d0.d1d2d3…(n, …)",
        example: "0.77(12)",
        check: BREAKING,
        kind: GameKind::Octal,
        ..HEAP_GAME
    },
    code("kayles", &[], ["kayles(n, …)", "kayles(12)"], &[0, 7, 7], &[]),
    code(
        "dawsons_kayles",
        &["dawson_kayles"],
        ["dawsons_kayles(n, …)", "dawsons_kayles(5, 8)"],
        &[0, 0, 7],
        &[],
    ),
    code(
        "dawsons_chess",
        &["dawson_chess"],
        ["dawsons_chess(n, …)", "dawsons_chess(9)"],
        &[0, 1, 3, 7],
        &[],
    ),
    code("treblecross", &[], ["treblecross(n, …)", "treblecross(11)"], &[0, 0, 0, 7], &[]),
    code("officers", &[], ["officers(n, …)", "officers(10, 6)"], &[0, 6], &[]),
    code(
        "laskers_nim",
        &["lasker_nim", "laskers", "lasker"],
        ["laskers_nim(n, …)", "laskers_nim(2, 3, 7)"],
        &[4],
        &[3],
    ),
    code("guiles", &["guile"], ["guiles(n, …)", "guiles(8)"], &[0, 1, 5], &[]),
    GameInfo {
        name: "monotonic",
        aliases: &["monotonic_nim", "monotone"],
        syntax: "monotonic(n, …) or monotonic[strict](n, …)",
        example: "monotonic(1, 3, 3, 6)",
        theorem: &["monotonic"],
        check: Bounds { heaps: 4, size: 8 },
        kind: GameKind::Monotonic,
        ..HEAP_GAME
    },
    GameInfo {
        name: "strip",
        aliases: &["coins"],
        syntax: "strip(square, …)",
        example: "strip(0, 3, 7)",
        theorem: &["monotonic"],
        check: Bounds { heaps: 4, size: 9 },
        kind: GameKind::Strip,
        ..HEAP_GAME
    },
    GameInfo {
        name: "hackenbush",
        aliases: &["green_hackenbush", "bush"],
        syntax: "hackenbush(vertex-vertex, …)",
        example: "hackenbush(0-1, 1-2, 2-0, 2-3)",
        theorem: &["colon", "fusion", "arch"],
        check: Bounds { heaps: 1, size: 5 },
        kind: GameKind::Hackenbush,
        ..HEAP_GAME
    },
    GameInfo {
        name: "kl",
        aliases: &["kl_nim"],
        syntax: "kl[k, l](n, …)",
        example: "kl[1, 2](4, 5)",
        theorem: &["kl-equal", "kl-theorem"],
        partizan: true,
        check: Bounds { heaps: 3, size: 8 },
        kind: GameKind::Kl,
    },
    GameInfo {
        name: "graph",
        aliases: &["tokens", "dag"],
        syntax: "graph[vertex>vertex, …](vertex, …)",
        example: "graph[0>1, 0>2, 2>3](0, 2)",
        check: Bounds { heaps: 2, size: 4 },
        kind: GameKind::Graph,
        ..HEAP_GAME
    },
];

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn no_two_games_share_a_name() {
        let mut seen = HashSet::new();
        for (name, _) in names() {
            assert!(seen.insert(key(name)), "{name} is there twice");
            assert!(name.len() < LONGEST_WRITTEN, "{name} is too long to be found");
        }
    }

    #[test]
    fn every_named_code_is_one() {
        for game in GAMES.iter().filter(|game| matches!(game.kind, GameKind::Code { .. })) {
            assert!(game.kind.heap_rule().is_some(), "{}", game.name);
        }
    }

    #[test]
    fn every_name_is_found_however_it_is_spelled() {
        for (name, game) in names() {
            for spelled in [name.to_uppercase(), name.replace('_', "-"), name.replace('_', "’ ")]
            {
                assert_eq!(find(&spelled), Some(game), "{spelled}");
            }
        }
    }

    #[test]
    fn slips_are_mended_and_other_words_are_not() {
        for (slip, meant) in [
            ("kayels", "kayles"),
            ("nimm", "nim"),
            ("nmi", "nim"),
            ("dawson", "dawsons_kayles"),
            ("trebelcross", "treblecross"),
            ("substract", "subtract"),
            ("monotonc", "monotonic"),
        ] {
            assert_eq!(nearest(slip), Some(meant), "{slip}");
        }
        for other in ["", "x", "go", "poker", "wythoff", "尼姆"] {
            assert_eq!(nearest(other), None, "{other}");
        }
        assert_eq!(nearest(&"k".repeat(1 << 20)), None);
    }

    #[test]
    fn misspelt_names_are_found_among_others_and_nonsense_is_not() {
        let names = ["nim", "kayles", "hackenbush", "monotonic"];
        assert_eq!(nearest_among("kayels", names), Some("kayles"));
        assert_eq!(nearest_among("Hackenbusch", names), Some("hackenbush"));
        assert_eq!(nearest_among("nin", names), Some("nim"));
        assert_eq!(nearest_among("chess", names), None);
        assert_eq!(nearest_among("", names), None);
        assert_eq!(nearest_among(&"n".repeat(100_000), names), None);
    }

    #[test]
    fn edits_count_a_swap_once() {
        let edits =
            |a: &str, b: &str| super::edits(&Vec::from_iter(a.chars()), &Vec::from_iter(b.chars()));
        assert_eq!(edits("kayels", "kayles"), 1);
        assert_eq!(edits("", "nim"), 3);
        assert_eq!(edits("kitten", "sitting"), 3);
    }
}
