//! Names and kinds: what every name means, and that numbers, truth values and lists stand where they
//! should.
//!
//! The kinds of parameters are not written down. They follow from how parameters are used, which is
//! found by walking through all games until nothing new is learnt; then the same walk tells what does
//! not fit.

use super::ast::{BinaryOp, Clause, CompareOp, Entry, Expr, ExprKind, Game, Name, Part};
use super::functions::{self, FunctionInfo, Meaning};
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
    /// The constants and their kinds.
    pub(super) constants: &'a [(String, Kind)],
    /// Where mistakes are told; `None` while kinds are learnt.
    pub(super) diagnostics: Option<&'a mut Diagnostics<'s>>,
    /// Whether something new was learnt.
    pub(super) learnt: bool,
    /// The game whose clauses are looked at.
    pub(super) game: usize,
    /// Names of `let` and `for`, the innermost last.
    pub(super) scope: Vec<(String, Option<Kind>)>,
}

/// Finds the kinds of all parameters, then tells what does not fit.
pub(super) fn check(
    games: &[Game],
    signatures: &mut Vec<Signature>,
    constants: &[(String, Kind)],
    diagnostics: &mut Diagnostics<'_>,
) {
    loop {
        let mut checker = Checker {
            games: signatures,
            constants,
            diagnostics: None,
            learnt: false,
            game: 0,
            scope: Vec::new(),
        };
        checker.all(games);
        if !checker.learnt {
            break;
        }
    }
    for (_, kind) in signatures.iter_mut().flat_map(|game| &mut game.parameters) {
        kind.get_or_insert(Kind::Number);
    }
    let mut checker = Checker {
        games: signatures,
        constants,
        diagnostics: Some(diagnostics),
        learnt: false,
        game: 0,
        scope: Vec::new(),
    };
    checker.all(games);
}

impl Checker<'_, '_> {
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
        for clause in clauses {
            match clause {
                Clause::For { name, over } => {
                    let kind = self.generated(over);
                    self.define(name, kind);
                }
                Clause::If(condition) => self.expect(condition, Kind::Truth),
                Clause::Let(binding) => {
                    let kind = self.kind(&binding.value);
                    self.define(&binding.name, kind);
                }
            }
        }
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
        self.expect(over, Kind::List);
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
                            let kind = self.kind(argument);
                            self.learnt |= kind.is_some();
                            self.games[index].parameters[position].1 = kind;
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
            DiagnosticKind::UnknownGame { name: name.text.clone(), nearest }
        };
        self.say(name.span, kind);
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
        constant.map(|(_, kind)| Some(*kind))
    }

    /// Wants `expr` to be of this kind, and learns the kind of a parameter from that.
    pub(super) fn expect(&mut self, expr: &Expr, wanted: Kind) {
        let found = self.kind(expr);
        self.fit(expr, found, wanted);
    }

    /// [`expect`](Checker::expect) where the kind was looked at already: looking again at every level
    /// would take exponential time.
    fn fit(&mut self, expr: &Expr, found: Option<Kind>, wanted: Kind) {
        match found {
            Some(found) if found == wanted => {}
            Some(found) => {
                let text = self.quote(expr.span);
                self.say(expr.span, DiagnosticKind::WrongKind { text, found, wanted });
            }
            None => {
                if let ExprKind::Name(name) = &expr.kind {
                    self.learn(name, wanted);
                }
            }
        }
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
            ExprKind::List(items) => {
                items.iter().for_each(|item| self.expect(item, Number));
                Some(List)
            }
            ExprKind::Gather { item, clauses } => {
                self.inside(clauses, |checker| checker.expect(item, Number));
                Some(List)
            }
            ExprKind::Negate(a) => {
                self.expect(a, Number);
                Some(Number)
            }
            ExprKind::Not(a) => {
                self.expect(a, Truth);
                Some(Truth)
            }
            ExprKind::Binary { op, a, b } => Some(self.binary(*op, a, b)),
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
                self.expect(from, Number);
                self.expect(to, Number);
                Some(List)
            }
            ExprKind::Call { name, arguments } => match functions::find(&name.text) {
                Some(function) => self.call(function, name, arguments),
                None => self.unknown_function(name),
            },
            ExprKind::Over { name, item, clauses } => {
                let Some(function) = functions::find(&name.text) else {
                    return self.unknown_function(name);
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
                self.expect(list, List);
                self.expect(at, Number);
                Some(Number)
            }
            ExprKind::Slice { list, from, to, .. } => {
                self.expect(list, List);
                for end in [from, to].into_iter().flatten() {
                    self.expect(end, Number);
                }
                Some(List)
            }
        }
    }

    fn inside(&mut self, clauses: &[Clause], look: impl FnOnce(&mut Self)) {
        let around = self.scope.len();
        self.clauses(clauses);
        look(self);
        self.scope.truncate(around);
    }

    fn name(&mut self, name: &str, span: Span) -> Option<Kind> {
        if let Some(kind) = self.lookup(name) {
            return kind;
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
        let nearest = nearest_among(name, known).map(str::to_owned);
        self.say(span, DiagnosticKind::UnknownName { name: name.to_owned(), nearest });
        None
    }

    /// Adding joins lists too; everything else is of numbers.
    fn binary(&mut self, op: BinaryOp, a: &Expr, b: &Expr) -> Kind {
        let kinds = [self.kind(a), self.kind(b)];
        let lists = op == BinaryOp::Add && kinds.contains(&Some(Kind::List));
        let kind = if lists { Kind::List } else { Kind::Number };
        self.fit(a, kinds[0], kind);
        self.fit(b, kinds[1], kind);
        kind
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
                    self.fit(left, left_kind, Kind::Number);
                    self.fit(right, right_kind, Kind::Number);
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
        self.fit(a, a_kind, kind);
        self.fit(b, b_kind, kind);
        Some(kind)
    }

    fn call(&mut self, function: &FunctionInfo, name: &Name, arguments: &[Expr]) -> Option<Kind> {
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
        for ((argument, found), wanted) in arguments.iter().zip(found).zip(wanted) {
            self.fit(argument, found, wanted);
        }
        Some(function.answer())
    }

    fn unknown_function(&mut self, name: &Name) -> Option<Kind> {
        let text = name.text.clone();
        let kind = if self.games.iter().any(|game| game.name == text) {
            DiagnosticKind::GameAsNumber { name: text }
        } else {
            let known = functions::FUNCTIONS.iter().map(|function| function.name);
            let nearest = nearest_among(&text, known).map(str::to_owned);
            DiagnosticKind::UnknownFunction { name: text, nearest }
        };
        self.say(name.span, kind);
        None
    }

    fn quote(&self, span: Span) -> String {
        self.diagnostics.as_ref().map_or(String::new(), |all| all.quote(span))
    }

    fn say(&mut self, span: Span, kind: DiagnosticKind) {
        if let Some(diagnostics) = &mut self.diagnostics {
            diagnostics.push(span, kind);
        }
    }
}
