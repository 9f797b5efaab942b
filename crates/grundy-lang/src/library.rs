//! The games of `examples/`, known by their names without a file.
//!
//! They are rules like those that anybody writes, so nothing about them is built in but their text. A file is
//! parsed when its game is first named; whoever names none pays nothing.

use crate::lexer::folded;
use crate::parse_rules;
use grundy_games::registry;
use grundy_games::written::{GameId, Rules};
use std::sync::OnceLock;

/// What a written game is about, for lists.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Group {
    /// Heaps of stones.
    Heaps,
    /// Boards and strips of squares.
    Boards,
    /// Words, lists and graphs.
    Others,
}

impl Group {
    /// All groups, in the order of a list.
    pub const ALL: [Group; 3] = [Group::Heaps, Group::Boards, Group::Others];
}

/// A written game that is known by its name.
#[derive(Debug)]
pub struct LibraryGame {
    /// The name of the game, and of the first game of its file.
    pub name: &'static str,
    /// What it is about.
    pub group: Group,
    /// A position of it that can be solved at once.
    pub example: &'static str,
    /// Where its rules are written.
    pub file: &'static str,
    /// The rules as they are written.
    pub source: &'static str,
    rules: OnceLock<Option<(Rules, GameId)>>,
}

macro_rules! library {
    ($($name:literal $group:ident $file:literal $example:literal,)*) => {
        static GAMES: [LibraryGame; [$($name),*].len()] = [$(LibraryGame {
            name: $name,
            group: Group::$group,
            example: $example,
            file: concat!("examples/", $file, ".game"),
            source: include_str!(concat!("../../../examples/", $file, ".game")),
            rules: OnceLock::new(),
        },)*];
    };
}

library! {
    "wythoff" Heaps "wythoff" "wythoff(5, 9)",
    "euclid" Heaps "euclid" "euclid(9, 14)",
    "ncob" Heaps "vnoi-ncob" "ncob(5, 13)",
    "coprime" Heaps "cf-2004e-coprime" "coprime(12, 7)",
    "fibonacci" Heaps "fibonacci" "fibonacci(10, 3, 44)",
    "square" Heaps "subtract-a-square" "square(12, 20)",
    "aliquot" Heaps "proper-divisors" "aliquot(12, 8)",
    "take_or_split" Heaps "lasker" "take_or_split(2, 5, 7)",
    "moore" Heaps "moore" "moore(1, 2, 3)",
    "harlequin" Heaps "caddi-2018-harlequin" "harlequin(2, 1, 2)",
    "shin" Heaps "gym-101808i-one-or-all" "shin(3, 5)",
    "stones" Heaps "marisaoj-620-nim" "stones(3, 4, 6)",
    "misere_stones" Heaps "marisaoj-623-misere-nim" "misere_stones(1, 1, 2)",
    "chomp" Boards "chomp" "chomp(4, 4, 4)",
    "cram" Boards "cram" "cram(4, 4)",
    "grid" Boards "cses-1157-number-grid" "grid(3, 5)",
    "paper" Boards "cutting" "paper(3, 4)",
    "first_square" Boards "cutting-first-square" "first_square(4, 2)",
    "northcott" Boards "northcott" "northcott(2, 5)",
    "nimble" Boards "nimble" "nimble(0, 1, 0, 2)",
    "staircase" Boards "staircase" "staircase(2, 0, 3)",
    "turtles" Boards "turning-turtles" "turtles(\"THTTH\")",
    "palindrome" Others "palindrome" "palindrome(\"abcab\")",
    "ticket" Others "cf-1215d-ticket" "ticket(\"1?23??\")",
    "koa" Others "cf-1383b-xor-scores" "koa([1, 2, 3], 0, 0)",
    "permutation" Others "cf-1033c-permutation" "permutation(2)",
    "two_tokens" Others "cf-917b-two-tokens" "two_tokens(1, 2, 'a')",
}

impl LibraryGame {
    /// The rules and the game among them, parsed when they are first asked for.
    ///
    /// `None` never, since a test parses every file.
    pub fn rules(&self) -> Option<&(Rules, GameId)> {
        let parse = || {
            let rules = parse_rules(self.source, &[]).ok()?;
            let game = rules.find(self.name)?;
            Some((rules, game))
        };
        self.rules.get_or_init(parse).as_ref()
    }
}

/// Every written game that is known by its name, in the order of a list.
pub fn library() -> &'static [LibraryGame] {
    &GAMES
}

/// The written game with this name, in upper or lower case, with or without underscores.
///
/// ```
/// assert_eq!(grundy_lang::library_game("Wythoff").map(|game| game.name), Some("wythoff"));
/// assert!(grundy_lang::library_game("nim").is_none());
/// ```
pub fn library_game(name: &str) -> Option<&'static LibraryGame> {
    let letters = |name: &str| name.chars().filter(|c| c.is_alphanumeric()).count();
    let same = |game: &&LibraryGame| {
        let known = game.name.chars().filter(|c| c.is_alphanumeric());
        let typed = name.chars().filter(|c| c.is_alphanumeric());
        known.eq(typed.flat_map(char::to_lowercase))
    };
    // No name is longer, and a text may be.
    (name.len() <= 64 && letters(name) > 0).then(|| GAMES.iter().find(same)).flatten()
}

/// Whether a game, built in or written, has this name, in letters of whatever width.
pub fn is_game(name: &str) -> bool {
    let name = folded(name);
    registry::find(&name).is_some() || library_game(&name).is_some()
}

/// The name of the game, built in or written, that was probably meant.
pub fn nearest_game(name: &str) -> Option<&'static str> {
    let written = GAMES.iter().map(|game| game.name);
    let built_in = registry::games()
        .iter()
        .flat_map(|game| [game.name].into_iter().chain(game.aliases.iter().copied()));
    registry::nearest_among(name, built_in.chain(written))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{parse, position_text};
    use std::collections::HashSet;
    use std::fs;
    use std::path::Path;

    #[test]
    fn every_file_of_the_examples_has_one_name_and_no_name_is_taken() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples");
        let names = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name());
        let names = names.map(|name| name.into_string().unwrap());
        let files: HashSet<String> = names
            .filter(|name| name.ends_with(".game"))
            .map(|name| format!("examples/{name}"))
            .collect();
        let registered: HashSet<String> = library().iter().map(|game| game.file.into()).collect();
        assert_eq!(files, registered);
        let mut seen = HashSet::new();
        for game in library() {
            assert!(seen.insert(game.name), "{} is there twice", game.name);
            assert!(registry::find(game.name).is_none(), "{} is in the catalogue", game.name);
        }
    }

    #[test]
    fn every_example_is_read_without_a_file_and_written_back() {
        for game in library() {
            let (rules, id) = game.rules().unwrap_or_else(|| panic!("{} is not read", game.file));
            assert_eq!(rules.name(*id), game.name);
            let position =
                parse(game.example).unwrap_or_else(|why| panic!("{}: {why:?}", game.example));
            let text = position_text(&position);
            assert_eq!(parse(&text), Ok(position), "{text}");
        }
    }
}
