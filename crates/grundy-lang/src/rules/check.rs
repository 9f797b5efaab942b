//! Names and kinds: what every name means, and that numbers, truth values and lists stand where they
//! should.
//!
//! The kinds of parameters are not written down. They follow from how parameters are used, which is
//! found by walking through all games until nothing new is learnt; then the same walk tells what does
//! not fit.

use super::ast::{BinaryOp, Clause, CompareOp, Entry, Expr, ExprKind, Game, Name, Part};
use super::functions::{self, FunctionInfo, Meaning};
use crate::cursor::Watch;
use crate::diagnostic::{DiagnosticKind, Diagnostics, Span};
use grundy_games::registry::nearest_among;
use grundy_games::written::Kind;

/// What is known of a game before its clauses are looked at.
pub(super) struct Signature {
    pub(super) name: String,
    pub(super) parameters: Vec<(String, Option<Kind>)>,
}

impl Signature {
    /// How a position of the game is written.
    pub(super) fn form(&self) -> String {
        let parameters: Vec<String> = self
            .parameters
            .iter()
            .map(|(name, kind)| match kind {
                Some(Kind::List) => format!("[{name}, …]"),
                _ => name.clone(),
            })
            .collect();
        format!("{}({})", self.name, parameters.join(", "))
    }
}

/// Walks through games. While kinds are still being learnt, nothing is said.
pub(super) struct Checker<'a, 's> {
    pub(super) games: &'a mut Vec<Signature>,
    /// The constants and their kinds; `None` of those that went wrong.
    constants: &'a [(String, Option<Kind>)],
    /// Where mistakes are told; `None` while kinds are learnt.
    diagnostics: Option<&'a mut Diagnostics<'s>>,
    /// Ends the walk when its time is up.
    watch: Option<&'s Watch>,
    /// Whether something new was learnt.
    learnt: bool,
    /// Whether kinds are learnt from uses that are often mistakes: `if n`, `for k in n`, `a > 0`.
    /// What is learnt first is believed, and the other uses are called wrong.
    credulous: bool,
    /// The game whose clauses are looked at.
    game: usize,
    /// Names of `let` and `for`, the innermost last.
    scope: Vec<(String, Option<Kind>)>,
    /// Names that clauses further on will define.
    coming: Vec<String>,
}

/// Finds the kinds of all parameters, then tells what does not fit.
pub(super) fn check(
    games: &[Game],
    signatures: &mut Vec<Signature>,
    constants: &[(String, Option<Kind>)],
    diagnostics: &mut Diagnostics<'_>,
) {
    for credulous in [false, true] {
        loop {
            let mut checker = Checker::new(signatures, constants, None);
            checker.credulous = credulous;
            checker.watch = diagnostics.watch;
            checker.all(games);
            if !checker.learnt || !diagnostics.has_time_for(0) {
                break;
            }
        }
    }
    for (_, kind) in signatures.iter_mut().flat_map(|game| &mut game.parameters) {
        kind.get_or_insert(Kind::Number);
    }
    let watch = diagnostics.watch;
    let mut checker = Checker::new(signatures, constants, Some(diagnostics));
    checker.watch = watch;
    checker.all(games);
}

impl<'a, 's> Checker<'a, 's> {
    /// A checker that tells mistakes, or learns kinds if it cannot tell any.
    pub(super) fn new(
        games: &'a mut Vec<Signature>,
        constants: &'a [(String, Option<Kind>)],
        diagnostics: Option<&'a mut Diagnostics<'s>>,
    ) -> Checker<'a, 's> {
        Checker {
            games,
            constants,
            diagnostics,
            watch: None,
            learnt: false,
            credulous: true,
            game: 0,
            scope: Vec::new(),
            coming: Vec::new(),
        }
    }

    fn all(&mut self, games: &[Game]) {
        for (index, game) in games.iter().enumerate() {
            self.game = index;
            self.scope.clear();
            for (_, condition) in &game.endings {
                self.expect(condition, Kind::Truth);
            }
            for entries in std::iter::once(&game.left).chain(&game.right) {
                self.entries(entries);
            }
        }
    }

    fn entries(&mut self, entries: &[Entry]) {
        let outside = self.scope.len();
        for entry in entries {
            // Names are looked for among all that there are.
            let names = self.games.len() + self.scope.len() + self.constants.len();
            if self.watch.is_some_and(|watch| !watch.has_time_for(1 + names / 16)) {
                break;
            }
            match entry {
                Entry::Let(binding) => {
                    let kind = self.kind(&binding.value);
                    self.define(&binding.name, kind);
                }
                Entry::Options { sum, clauses, .. } => {
                    let around = self.scope.len();
                    self.clauses(clauses);
                    sum.iter().for_each(|part| self.part(part));
                    self.scope.truncate(around);
                }
            }
        }
        self.scope.truncate(outside);
    }

    fn clauses(&mut self, clauses: &[Clause]) {
        let around = self.coming.len();
        let named = clauses.iter().rev().filter_map(Clause::name);
        self.coming.extend(named.map(|name| name.text.clone()));
        for clause in clauses {
            match clause {
                Clause::For { name, over } => {
                    let kind = self.generated(over);
                    self.coming.pop();
                    self.define(name, kind);
                }
                Clause::If(condition) => self.expect(condition, Kind::Truth),
                Clause::Let(binding) => {
                    let kind = self.kind(&binding.value);
                    self.coming.pop();
                    self.define(&binding.name, kind);
                }
            }
        }
        self.coming.truncate(around);
    }

    /// What `for x in over` makes x.
    fn generated(&mut self, over: &Expr) -> Option<Kind> {
        if let ExprKind::Call { name, arguments } = &over.kind
            && let Some(function) = functions::find(&name.text)
            && function.meaning == Meaning::Subsets
        {
            self.call(function, name, arguments);
            return Some(Kind::List);
        }
        let found = self.kind(over);
        self.fit_weakly(over, found, Kind::List);
        Some(Kind::Number)
    }

    fn define(&mut self, name: &Name, kind: Option<Kind>) {
        let known = self.scope.iter().any(|(known, _)| *known == name.text)
            || self.parameter(&name.text).is_some();
        if known {
            self.say(name.span, DiagnosticKind::Twice { name: name.text.clone() });
        } else if functions::find(&name.text).is_some() {
            self.say(name.span, DiagnosticKind::NameOfFunction { name: name.text.clone() });
        }
        self.scope.push((name.text.clone(), kind));
    }

    fn parameter(&self, name: &str) -> Option<usize> {
        let game = self.games.get(self.game)?;
        game.parameters.iter().position(|(parameter, _)| parameter == name)
    }

    fn part(&mut self, part: &Part) {
        match part {
            Part::Nimber { value, .. } => self.expect(value, Kind::Number),
            Part::Call { name, arguments, span } => {
                let Some(index) = self.games.iter().position(|game| game.name == name.text) else {
                    self.unknown_game(name);
                    return;
                };
                let expected = self.games[index].parameters.len();
                if arguments.len() != expected {
                    let (name, form) = (name.text.clone(), self.games[index].form());
                    let found = arguments.len();
                    let kind = DiagnosticKind::ArgumentCount { name, form, expected, found };
                    self.say(*span, kind);
                    return;
                }
                for (position, argument) in arguments.iter().enumerate() {
                    match self.games[index].parameters[position].1 {
                        Some(kind) => self.expect(argument, kind),
                        None => {
                            // A kind that is known is never forgotten, so learning ends.
                            if let Some(kind) = self.kind(argument) {
                                self.learnt = true;
                                self.games[index].parameters[position].1 = Some(kind);
                            }
                        }
                    }
                }
            }
        }
    }

    fn unknown_game(&mut self, name: &Name) {
        let game = self.games.get(self.game).map_or(String::new(), |game| game.name.clone());
        let is_value = functions::find(&name.text).is_some() || self.lookup(&name.text).is_some();
        let kind = if is_value {
            DiagnosticKind::NotAGame { name: name.text.clone(), game }
        } else if grundy_games::registry::find(&name.text).is_some() {
            DiagnosticKind::CatalogueOption { game: name.text.clone() }
        } else {
            let known = self.games.iter().map(|game| game.name.as_str());
            let nearest = nearest_among(&name.text, known).map(str::to_owned);
            DiagnosticKind::UndefinedGame { name: name.text.clone(), nearest }
        };
        self.say_once(&name.text, name.span, kind);
    }

    /// What a name stands for; `Some(None)` if its kind is not known yet.
    fn lookup(&self, name: &str) -> Option<Option<Kind>> {
        let local = self.scope.iter().rev().find(|(known, _)| known == name);
        if let Some((_, kind)) = local {
            return Some(*kind);
        }
        if let Some(index) = self.parameter(name) {
            return Some(self.games[self.game].parameters[index].1);
        }
        let constant = self.constants.iter().rev().find(|(known, _)| known == name);
        constant.map(|(_, kind)| *kind)
    }

    /// Wants `expr` to be of this kind, and learns the kind of a parameter from that.
    pub(super) fn expect(&mut self, expr: &Expr, wanted: Kind) {
        let found = self.kind(expr);
        match wanted {
            Kind::Truth => self.fit_weakly(expr, found, wanted),
            Kind::Number | Kind::List => self.fit(expr, found, wanted),
        };
    }

    /// [`expect`](Checker::expect) where the kind was looked at already: looking again at every level
    /// would take exponential time.
    ///
    /// Whether it fits; if not, that is said, and nothing that follows from it should be.
    fn fit(&mut self, expr: &Expr, found: Option<Kind>, wanted: Kind) -> bool {
        match (found, &expr.kind) {
            (Some(found), _) if found == wanted => true,
            (Some(found), kind) => {
                let said = match (kind, wanted) {
                    (ExprKind::Text(text), Kind::Number) => only_character(text)
                        .map(|character| DiagnosticKind::TextOfOne { character }),
                    _ => None,
                };
                let text = self.quote(expr.span);
                let wrong = DiagnosticKind::WrongKind { text, found, wanted };
                self.say(expr.span, said.unwrap_or(wrong));
                false
            }
            (None, ExprKind::Name(name)) => {
                self.learn(name, wanted);
                true
            }
            (None, _) => true,
        }
    }

    /// [`fit`](Checker::fit) from which a kind is learnt only if nothing else tells it.
    fn fit_weakly(&mut self, expr: &Expr, found: Option<Kind>, wanted: Kind) -> bool {
        let skip = found.is_none() && !self.credulous;
        skip || self.fit(expr, found, wanted)
    }

    fn learn(&mut self, name: &str, kind: Kind) {
        if let Some((_, known)) = self.scope.iter_mut().rev().find(|(known, _)| known == name) {
            *known = Some(kind);
        } else if let Some(index) = self.parameter(name)
            && let Some(game) = self.games.get_mut(self.game)
        {
            game.parameters[index].1 = Some(kind);
            self.learnt = true;
        }
    }

    /// What kind of thing `expr` is; `None` if that is not known yet, or something is wrong with it.
    pub(super) fn kind(&mut self, expr: &Expr) -> Option<Kind> {
        use Kind::{List, Number, Truth};
        match &expr.kind {
            ExprKind::Number(_) => Some(Number),
            ExprKind::Truth(_) => Some(Truth),
            ExprKind::Text(_) => Some(List),
            ExprKind::Wrong => None,
            ExprKind::Name(name) => self.name(name, expr.span),
            ExprKind::List(items) => self.list(items),
            ExprKind::Gather { item, clauses } => {
                self.inside(clauses, |checker| checker.expect(item, Number));
                Some(List)
            }
            ExprKind::Negate(a) => {
                let found = self.kind(a);
                self.fit(a, found, Number).then_some(Number)
            }
            ExprKind::Not(a) => {
                self.expect(a, Truth);
                Some(Truth)
            }
            ExprKind::Binary { op, a, b } => self.binary(*op, a, b),
            ExprKind::Compare { first, rest } => {
                self.compare(first, rest);
                Some(Truth)
            }
            ExprKind::In { item, list, .. } => {
                self.expect(item, Number);
                self.expect(list, List);
                Some(Truth)
            }
            ExprKind::And(a, b) | ExprKind::Or(a, b) => {
                self.expect(a, Truth);
                self.expect(b, Truth);
                Some(Truth)
            }
            ExprKind::If { condition, then, otherwise } => {
                self.expect(condition, Truth);
                self.alike(then, otherwise)
            }
            ExprKind::Range { from, to, .. } => {
                for end in [from, to] {
                    let found = self.kind(end);
                    self.fit_weakly(end, found, Number);
                }
                Some(List)
            }
            ExprKind::Call { name, arguments } => match functions::find(&name.text) {
                Some(function) if function.meaning == Meaning::Subsets => {
                    self.say(name.span, DiagnosticKind::OnlyInFor { name: name.text.clone() });
                    None
                }
                Some(function) => self.call(function, name, arguments),
                None => self.unknown_function(name, expr.span),
            },
            ExprKind::Over { name, item, clauses } => {
                let Some(function) = functions::find(&name.text) else {
                    return self.unknown_function(name, expr.span);
                };
                let Some((wanted, answer)) = function.over() else {
                    let name_text = name.text.clone();
                    self.say(name.span, DiagnosticKind::NotOver { name: name_text });
                    return None;
                };
                self.inside(clauses, |checker| checker.expect(item, wanted));
                Some(answer)
            }
            ExprKind::Index { list, at } => {
                let found = self.kind(list);
                let fits = self.fit(list, found, List);
                self.expect(at, Number);
                // Nothing is known of a list that went wrong; one that is learnt has numbers.
                let known = found.is_some() || self.diagnostics.is_none();
                (fits && known).then_some(Number)
            }
            ExprKind::Slice { list, from, to, .. } => {
                let found = self.kind(list);
                let fits = self.fit(list, found, List);
                for end in [from, to].into_iter().flatten() {
                    self.expect(end, Number);
                }
                fits.then_some(List)
            }
        }
    }

    fn inside(&mut self, clauses: &[Clause], look: impl FnOnce(&mut Self)) {
        let around = self.scope.len();
        self.clauses(clauses);
        look(self);
        self.scope.truncate(around);
    }

    /// A list of numbers; of lists there is none.
    fn list(&mut self, items: &[Expr]) -> Option<Kind> {
        for item in items {
            match self.kind(item) {
                Some(Kind::List) if !matches!(item.kind, ExprKind::Text(_)) => {
                    self.say(item.span, DiagnosticKind::ListInList);
                    return None;
                }
                found => {
                    self.fit(item, found, Kind::Number);
                }
            }
        }
        Some(Kind::List)
    }

    fn name(&mut self, name: &str, span: Span) -> Option<Kind> {
        if let Some(kind) = self.lookup(name) {
            return kind;
        }
        if self.coming.iter().any(|coming| coming == name) {
            self.say_once(name, span, DiagnosticKind::UsedBefore { name: name.to_owned() });
            return None;
        }
        if let Some(function) = functions::find(name) {
            let (name, form) = (name.to_owned(), function.form.to_owned());
            self.say(span, DiagnosticKind::FunctionAlone { name, form });
            return None;
        }
        if self.games.iter().any(|game| game.name == name) {
            self.say(span, DiagnosticKind::GameAsNumber { name: name.to_owned() });
            return None;
        }
        let scope = self.scope.iter().map(|(name, _)| name.as_str());
        let parameters = self.games.get(self.game).into_iter().flat_map(|game| &game.parameters);
        let parameters = parameters.map(|(name, _)| name.as_str());
        let constants = self.constants.iter().map(|(name, _)| name.as_str());
        let known: Vec<&str> = scope.chain(parameters).chain(constants).collect();
        let nearest = nearest_among(name, known.iter().copied()).map(str::to_owned);
        let mut known: Vec<String> = known.into_iter().map(str::to_owned).collect();
        known.dedup();
        let kind = DiagnosticKind::UnknownName { name: name.to_owned(), nearest, known };
        self.say_once(name, span, kind);
        None
    }

    /// Adding joins lists too; everything else is of numbers.
    fn binary(&mut self, op: BinaryOp, a: &Expr, b: &Expr) -> Option<Kind> {
        let kinds = [self.kind(a), self.kind(b)];
        let lists = op == BinaryOp::Add && kinds.contains(&Some(Kind::List));
        let kind = if lists { Kind::List } else { Kind::Number };
        let fits = [self.fit(a, kinds[0], kind), self.fit(b, kinds[1], kind)];
        (fits == [true, true]).then_some(kind)
    }

    fn compare(&mut self, first: &Expr, rest: &[(CompareOp, Expr)]) {
        let (mut left, mut left_kind) = (first, self.kind(first));
        for (op, right) in rest {
            let right_kind = self.kind(right);
            match op {
                CompareOp::Equal | CompareOp::NotEqual => {
                    self.fit_alike(left, left_kind, right, right_kind);
                }
                _ => {
                    self.fit_weakly(left, left_kind, Kind::Number);
                    self.fit_weakly(right, right_kind, Kind::Number);
                }
            }
            (left, left_kind) = (right, right_kind);
        }
    }

    /// Two things that must be of one kind.
    fn alike(&mut self, a: &Expr, b: &Expr) -> Option<Kind> {
        let (a_kind, b_kind) = (self.kind(a), self.kind(b));
        self.fit_alike(a, a_kind, b, b_kind)
    }

    fn fit_alike(
        &mut self,
        a: &Expr,
        a_kind: Option<Kind>,
        b: &Expr,
        b_kind: Option<Kind>,
    ) -> Option<Kind> {
        let kind = a_kind.or(b_kind)?;
        let fits = [self.fit_weakly(a, a_kind, kind), self.fit_weakly(b, b_kind, kind)];
        (fits == [true, true]).then_some(kind)
    }

    fn call(&mut self, function: &FunctionInfo, name: &Name, arguments: &[Expr]) -> Option<Kind> {
        if matches!(function.meaning, Meaning::All | Meaning::Any) {
            let (text, form) = (name.text.clone(), function.form.to_owned());
            self.say(name.span, DiagnosticKind::NeedsFor { name: text, form });
            return Some(function.answer());
        }
        let found: Vec<Option<Kind>> = arguments.iter().map(|expr| self.kind(expr)).collect();
        let first = found.first().copied().flatten();
        let Some(wanted) = function.arguments(arguments.len(), first) else {
            let kind = DiagnosticKind::ArgumentCount {
                name: name.text.clone(),
                form: function.form.to_owned(),
                expected: function.needs(),
                found: arguments.len(),
            };
            self.say(name.span, kind);
            return Some(function.answer());
        };
        // min(n) may be a mistake for min(n, k).
        let alone = matches!(function.meaning, Meaning::Several(..)) && arguments.len() == 1;
        for ((argument, found), wanted) in arguments.iter().zip(found).zip(wanted) {
            match alone {
                true => self.fit_weakly(argument, found, wanted),
                false => self.fit(argument, found, wanted),
            };
        }
        Some(function.answer())
    }

    fn unknown_function(&mut self, name: &Name, call: Span) -> Option<Kind> {
        let text = name.text.clone();
        let (span, kind) = if self.lookup(&text).is_some() {
            // k(k + 1) is k times k + 1.
            let inside = self.suggest(Span { start: name.span.end, end: call.end });
            (call, DiagnosticKind::MissingTimes { number: text, name: inside })
        } else if self.games.iter().any(|game| game.name == text) {
            (name.span, DiagnosticKind::GameAsNumber { name: text })
        } else {
            let known = functions::FUNCTIONS.iter().map(|function| function.name);
            let meant = functions::meant_by(&text).or_else(|| nearest_among(&text, known));
            let nearest = meant.map(str::to_owned);
            (name.span, DiagnosticKind::UnknownFunction { name: text, nearest })
        };
        self.say_once(&name.text, span, kind);
        None
    }

    fn quote(&self, span: Span) -> String {
        self.diagnostics.as_ref().map_or(String::new(), |all| all.quote(span))
    }

    fn suggest(&self, span: Span) -> String {
        self.diagnostics.as_ref().map_or(String::new(), |all| all.suggest(span))
    }

    /// Says what is wrong with a name without a meaning, once in every game.
    fn say_once(&mut self, name: &str, span: Span, kind: DiagnosticKind) {
        let game = self.game;
        if let Some(diagnostics) = &mut self.diagnostics
            && !diagnostics.is_excused(game, name)
        {
            diagnostics.push(span, kind);
            diagnostics.excuse(Some(game), name);
        }
    }

    fn say(&mut self, span: Span, kind: DiagnosticKind) {
        if let Some(diagnostics) = &mut self.diagnostics {
            diagnostics.push(span, kind);
        }
    }
}

/// The character of a text that is only one.
fn only_character(text: &str) -> Option<char> {
    let mut characters = text.chars();
    characters.next().filter(|_| characters.next().is_none())
}
