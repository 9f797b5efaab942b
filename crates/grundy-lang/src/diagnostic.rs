//! What is wrong with a text, and where.
//!
//! A diagnostic is data: `grundy-explain` puts it into words.

use crate::cursor::Watch;
use grundy_games::RulesError;
use grundy_games::registry::GameInfo;
use grundy_games::written::{FaultKind, Kind};
use std::ops::Range;

/// A mistake in a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostic {
    /// Where it is, in bytes of the source. Empty at the end of the source.
    pub span: Range<usize>,
    /// What it is.
    pub kind: DiagnosticKind,
}

/// What is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DiagnosticKind {
    /// Nothing is written.
    Empty,
    /// Something else should stand here.
    Expected {
        /// What may stand here.
        expected: &'static [Expected],
        /// What does, or `None` at the end.
        found: Option<String>,
    },
    /// No game has this name.
    UnknownGame {
        /// The name.
        name: String,
        /// What was probably meant.
        nearest: Option<String>,
    },
    /// The text is not in the notation, and probably means this.
    Meant {
        /// The same in the notation.
        text: String,
    },
    /// A number alone is not a game.
    BareNumber {
        /// The number.
        number: u64,
    },
    /// A number is above `u64::MAX`.
    NumberTooLarge,
    /// A number is below 0.
    Negative,
    /// Arithmetic gives a number below 0.
    NegativeResult {
        /// The number.
        value: String,
    },
    /// Letters follow the digits of a number.
    MalformedNumber,
    /// The label of a vertex is above `u32::MAX`.
    LabelTooLarge,
    /// No mark of stalk notation.
    NoStalk {
        /// What stands there.
        found: char,
    },
    /// A bracket is opened and never closed.
    Unclosed {
        /// The bracket that is missing.
        close: char,
    },
    /// A bracket is closed that was never opened.
    Unopened {
        /// The bracket.
        close: char,
    },
    /// A game stands without its position.
    MissingPosition {
        /// The game.
        game: &'static GameInfo,
    },
    /// A position is given where only a rule is asked for.
    UnwantedPosition,
    /// A game needs parameters and has none.
    MissingParameters {
        /// The game.
        game: &'static GameInfo,
    },
    /// A game has no parameters and is given some.
    NoParameters {
        /// The game.
        game: &'static GameInfo,
    },
    /// A game is given too many or too few parameters.
    ParameterCount {
        /// The game.
        game: &'static GameInfo,
        /// How many it needs.
        expected: usize,
        /// How many there are.
        found: usize,
    },
    /// A game has no variant of this name.
    UnknownVariant {
        /// The name.
        name: String,
        /// The names there are.
        known: &'static [&'static str],
    },
    /// A digit of a code is not hexadecimal.
    BadDigit {
        /// The character.
        digit: char,
    },
    /// A code has no digit, or more than one, before the point.
    BeforePoint,
    /// A code has no digits after the point, or none in its brackets.
    NoDigits,
    /// No rule or position can be built from this.
    Rules(RulesError),
    /// The options of a game are not in braces.
    MissingBraces,
    /// A second bar between options.
    SecondBar,
    /// An entry begins with `for` or `if`.
    OptionFirst {
        /// The same in the right order.
        instead: String,
    },
    /// An option is something else than a position of a game.
    NotAnOption {
        /// What it is.
        text: String,
        /// What was probably meant.
        instead: String,
    },
    /// A condition stands where an option should.
    ConditionAsOption {
        /// The condition.
        text: String,
    },
    /// `else` behind an option.
    OptionElse,
    /// `wins if` between the braces.
    EndingInside {
        /// Its first word.
        word: String,
    },
    /// A definition does not begin with its word.
    NoDefinition {
        /// How it should begin.
        instead: String,
    },
    /// A game is defined without its parameters.
    NoParameterNames {
        /// The game.
        name: String,
    },
    /// An option is a game of the catalogue.
    CatalogueOption {
        /// The game.
        game: String,
    },
    /// `for k = …` instead of `for k in …`.
    ForWithoutIn {
        /// The name.
        name: String,
        /// What it should go through.
        over: String,
    },
    /// A list that stands in parentheses or braces.
    ListBrackets {
        /// The same in brackets.
        instead: String,
    },
    /// A list in a list.
    ListInList,
    /// A text where one character is wanted.
    TextOfOne {
        /// The character.
        character: char,
    },
    /// A word of the language is used as a name.
    Keyword {
        /// The word.
        name: String,
    },
    /// `=` where two things are compared.
    SingleEquals,
    /// A mark that other languages have.
    Foreign {
        /// The mark.
        found: String,
        /// What is written here.
        instead: &'static str,
    },
    /// A number such as 0.5.
    NotWhole,
    /// `2n` instead of `2 * n`.
    MissingTimes {
        /// The number.
        number: String,
        /// What it is to be multiplied by.
        name: String,
    },
    /// A number in a rule is above 2^63 − 1.
    NumberOver63Bits,
    /// Apostrophes around more or less than one character.
    NotOneCharacter,
    /// A text whose second quotation mark is missing.
    UnclosedText,
    /// Too many brackets in each other.
    TooDeep,
    /// No parameter, constant or variable has this name.
    UnknownName {
        /// The name.
        name: String,
        /// What was probably meant.
        nearest: Option<String>,
        /// The names there are.
        known: Vec<String>,
    },
    /// A name is used before the `for` or `let` that gives it a meaning.
    UsedBefore {
        /// The name.
        name: String,
    },
    /// No game of the rules has this name.
    UndefinedGame {
        /// The name.
        name: String,
        /// What was probably meant.
        nearest: Option<String>,
    },
    /// A function stands without its parentheses.
    FunctionAlone {
        /// The function.
        name: String,
        /// How it is written.
        form: String,
    },
    /// A function needs a `for` inside its parentheses.
    NeedsFor {
        /// The function.
        name: String,
        /// How it is written.
        form: String,
    },
    /// A function stands only behind `for … in`.
    OnlyInFor {
        /// The function.
        name: String,
    },
    /// No function has this name.
    UnknownFunction {
        /// The name.
        name: String,
        /// What was probably meant.
        nearest: Option<String>,
    },
    /// A game is used where a number, a truth value or a list is wanted.
    GameAsNumber {
        /// The game.
        name: String,
    },
    /// A function, parameter or constant is used as if it were a game.
    NotAGame {
        /// Its name.
        name: String,
        /// The game that is being defined.
        game: String,
    },
    /// The same name is defined twice.
    Twice {
        /// The name.
        name: String,
    },
    /// A function has this name.
    NameOfFunction {
        /// The name.
        name: String,
    },
    /// Something is of the wrong kind.
    WrongKind {
        /// The thing.
        text: String,
        /// What it is.
        found: Kind,
        /// What it should be.
        wanted: Kind,
    },
    /// A game or function is given too many or too few arguments.
    ArgumentCount {
        /// The game or function.
        name: String,
        /// How it is written.
        form: String,
        /// How many it needs.
        expected: usize,
        /// How many there are.
        found: usize,
    },
    /// A written game stands without what it is given.
    MissingArguments {
        /// The game.
        name: String,
    },
    /// A written game is given several arguments where its only parameter is a list.
    ListWanted {
        /// The game.
        name: String,
        /// How it is written.
        form: String,
    },
    /// A function cannot be used with `for` inside.
    NotOver {
        /// The function.
        name: String,
    },
    /// A constant goes wrong when it is computed, or takes too long (`None`).
    BadConstant {
        /// What goes wrong.
        fault: Option<FaultKind>,
    },
    /// A constant is set that the rules do not have.
    UnusedSetting {
        /// Its name.
        name: String,
        /// What was probably meant.
        nearest: Option<String>,
    },
    /// A clause needs more room than there is.
    TooLong,
    /// There is no game in the rules.
    NoGame,
    /// A text in quotation marks, or a comment, that never ends.
    UnclosedQuote,
    /// Too many braces of a graph in each other.
    DeepBraces,
    /// A graph has more edges than a text should describe.
    TooManyEdges {
        /// How many are read.
        most: usize,
    },
}

/// What may stand at a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Expected {
    /// A game with its position.
    Game,
    /// The name of a game, or a code.
    Rule,
    /// A number.
    Number,
    /// A range of numbers.
    Range,
    /// An edge, such as `0-1`.
    Edge,
    /// An arc, such as `0>1`.
    Arc,
    /// An octal code.
    Code,
    /// The name of a variant.
    Word,
    /// `,`
    Comma,
    /// `+`
    Plus,
    /// `)`
    CloseParen,
    /// `]`
    CloseBracket,
    /// Nothing more.
    End,
    /// `(`
    OpenParen,
    /// `}`
    CloseBrace,
    /// `=`
    Equals,
    /// A name.
    Name,
    /// An option of a game.
    OptionOf,
    /// The word `game`.
    GameWord,
    /// The word `let`.
    LetWord,
    /// The word `for`.
    ForWord,
    /// The word `if`.
    IfWord,
    /// The word `in`.
    InWord,
    /// The word `then`.
    ThenWord,
    /// The word `else`.
    ElseWord,
    /// The word `graph`.
    GraphWord,
    /// The word `digraph`.
    DigraphWord,
    /// `{`
    OpenBrace,
    /// The name of a vertex.
    VertexName,
}

/// A place in the source, in bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Span {
    pub(crate) start: usize,
    pub(crate) end: usize,
}

impl Span {
    /// From here to the end of `last`.
    pub(crate) fn to(self, last: Span) -> Span {
        Span { start: self.start, end: last.end.max(self.start) }
    }

    pub(crate) fn text(self, source: &str) -> &str {
        source.get(self.start..self.end).unwrap_or_default()
    }
}

/// The diagnostics of one source, and the source for quoting from it.
#[derive(Debug)]
pub(crate) struct Diagnostics<'s> {
    pub(crate) source: &'s str,
    /// Ends the work on the text when its time is up.
    pub(crate) watch: Option<&'s Watch>,
    list: Vec<Diagnostic>,
    /// Names that a mistake left without a meaning, in which game (`None`: in all of them).
    excused: Vec<(Option<usize>, String)>,
}

/// Nobody reads more mistakes than this at once; a million wrong heaps need no million messages.
const MOST: usize = 20;

/// Quotations in messages are cut after this many characters.
const QUOTED: usize = 24;

/// Suggestions are cut after this many characters.
const SUGGESTED: usize = 60;

impl<'s> Diagnostics<'s> {
    pub(crate) fn new(source: &'s str) -> Diagnostics<'s> {
        Diagnostics { source, watch: None, list: Vec::new(), excused: Vec::new() }
    }

    /// The same, as long as there is time.
    pub(crate) fn watched(self, watch: &'s Watch) -> Diagnostics<'s> {
        Diagnostics { watch: Some(watch), ..self }
    }

    /// Counts work that is as long as that of so many tokens, and says whether there is time for it.
    pub(crate) fn has_time_for(&self, tokens: usize) -> bool {
        self.watch.is_none_or(|watch| watch.has_time_for(tokens))
    }

    pub(crate) fn push(&mut self, span: Span, kind: DiagnosticKind) {
        let span = span.start..span.end;
        // The second complaint about one place is a consequence of the first.
        let again = self.list.last().is_some_and(|last| last.span == span);
        if self.list.len() < MOST && !again {
            self.list.push(Diagnostic { span, kind });
        }
    }

    /// Says no more about a name, in one game or everywhere: its mistake has been told.
    pub(crate) fn excuse(&mut self, game: Option<usize>, name: &str) {
        if self.excused.len() < MOST {
            self.excused.push((game, name.to_owned()));
        }
    }

    /// Whether a name without a meaning was told already.
    pub(crate) fn is_excused(&self, game: usize, name: &str) -> bool {
        let here = |known: Option<usize>| known.is_none_or(|known| known == game);
        self.excused.iter().any(|(known, excused)| here(*known) && excused == name)
    }

    /// How many mistakes were found so far.
    pub(crate) fn count(&self) -> usize {
        self.list.len()
    }

    /// Something else than what stands at `found` was expected there.
    pub(crate) fn expected(&mut self, expected: &'static [Expected], found: Span) {
        let text = self.quote(found);
        let found_text = (!text.is_empty()).then_some(text);
        self.push(found, DiagnosticKind::Expected { expected, found: found_text });
    }

    /// The text at `span`, cut if it is long.
    pub(crate) fn quote(&self, span: Span) -> String {
        cut(span.text(self.source), QUOTED)
    }

    /// The text at `span` as part of a suggestion, in one line.
    pub(crate) fn suggest(&self, span: Span) -> String {
        let text = cut(span.text(self.source), SUGGESTED);
        text.split_whitespace().collect::<Vec<_>>().join(" ")
    }

    /// The value if there was no mistake; otherwise the mistakes in the order of the source.
    pub(crate) fn finish<T>(mut self, value: Option<T>) -> Result<T, Vec<Diagnostic>> {
        match value {
            Some(value) if self.list.is_empty() => Ok(value),
            _ => {
                self.list.sort_by_key(|diagnostic| diagnostic.span.start);
                Err(self.list)
            }
        }
    }
}

/// A text as a message quotes it.
pub(crate) fn quotation(text: &str) -> String {
    cut(text, QUOTED)
}

fn cut(text: &str, most: usize) -> String {
    match text.char_indices().nth(most) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}
