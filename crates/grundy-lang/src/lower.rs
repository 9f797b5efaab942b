//! Syntax to rules and positions, checking what the rules ask for.

use crate::ast::{Call, Head, Item, ItemKind, List, Term};
use crate::code;
use crate::diagnostic::{DiagnosticKind, Diagnostics, Expected, Span};
use crate::lexer::folded;
use crate::library::nearest_game;
use crate::rule::RuleRef;
use grundy_games::bush::{Bush, Edge};
use grundy_games::graph::{Graph, Tokens};
use grundy_games::heap::{HeapRule, Heaps, Kl, NamedRule, TakeRange, TakeSet};
use grundy_games::registry::{self, GameInfo, GameKind};
use grundy_games::row::{Row, RowRule};
use grundy_games::written::{Argument, GameId, Kind, Rules, State, Written};
use grundy_games::{Position, RulesError, Term as GameTerm};

const VARIANTS: &[&str] = &["strict", "weak"];

/// The sum of `terms`; `None` if one of them is wrong.
pub(crate) fn position(
    terms: &[Term],
    rules: Option<&Rules>,
    diagnostics: &mut Diagnostics<'_>,
) -> Option<Position> {
    let mut lowering = Lowering { rules, diagnostics };
    let lowered: Vec<Option<GameTerm>> = terms.iter().map(|term| lowering.term(term)).collect();
    lowered.into_iter().collect::<Option<_>>().map(Position::new)
}

/// The rule that `call` names; `None` if it is wrong.
pub(crate) fn rule(
    call: &Call,
    rules: Option<&Rules>,
    diagnostics: &mut Diagnostics<'_>,
) -> Option<RuleRef> {
    Lowering { rules, diagnostics }.rule(call)
}

struct Lowering<'s, 'd> {
    rules: Option<&'d Rules>,
    diagnostics: &'d mut Diagnostics<'s>,
}

impl Lowering<'_, '_> {
    fn term(&mut self, term: &Term) -> Option<GameTerm> {
        match term {
            Term::Nimber(n) => Some(GameTerm::Heaps(Heaps::nimber(*n))),
            Term::Call(call) => self.call(call),
            Term::Written { rules, game, name, arguments, span, mirrored } => {
                let written = match self.begun(rules, *name, arguments, *span) {
                    Some(begun) => begun?,
                    None => self.written(rules, *game, arguments, *span)?,
                };
                // An impartial game is its own negative.
                let exchanged = *mirrored && !written.is_impartial();
                Some(GameTerm::Written(if exchanged { written.mirrored() } else { written }))
            }
        }
    }

    /// The position to begin with that is given by its numbers: `cram(4, 4)`. None if there is none of this name
    /// with so many numbers, or the game itself is given what it asks for.
    fn begun(
        &mut self,
        rules: &Rules,
        name: Span,
        arguments: &[(Argument, Kind, Span)],
        span: Span,
    ) -> Option<Option<Written>> {
        let called = folded(name.text(self.diagnostics.source)).to_lowercase();
        let kinds: Vec<Kind> = arguments.iter().map(|(_, kind, _)| *kind).collect();
        let numbers = arguments.iter().map(|(value, ..)| match value {
            Argument::Number(n) => Some(*n),
            Argument::List(_) => None,
        });
        let numbers: Vec<i64> = numbers.collect::<Option<_>>()?;
        let start = rules.starts().iter().find(|start| {
            start.name().to_lowercase() == called && start.parameters().len() == numbers.len()
        })?;
        let game = rules.begun(start);
        if rules.name(game) == start.name() && rules.fits(game, &kinds) {
            return None;
        }
        Some(match rules.begin(start, &numbers) {
            Ok(state) => Written::new(rules.clone(), game, vec![state]),
            Err(fault) => {
                let fault = fault.map(|fault| fault.kind);
                self.wrong(span, DiagnosticKind::BadConstant { fault })
            }
        })
    }

    /// Positions of a written game: of one parameter each argument is one, of several they are one
    /// together.
    fn written(
        &mut self,
        rules: &Rules,
        game: GameId,
        arguments: &[(Argument, Kind, Span)],
        span: Span,
    ) -> Option<Written> {
        let parameters = rules.parameters(game);
        let heaps = rules.has_heaps(game);
        let name = || rules.name(game).to_owned();
        let wants_list = matches!(parameters, [(_, Kind::List)]);
        if wants_list && arguments.iter().all(|(_, kind, _)| *kind == Kind::Number) {
            if !arguments.is_empty() {
                let kind = DiagnosticKind::ListWanted { name: name(), form: form(rules, game) };
                return self.wrong(span, kind);
            }
        } else if !heaps && arguments.len() != parameters.len() {
            let (expected, found) = (parameters.len(), arguments.len());
            let (name, form) = (name(), form(rules, game));
            let kind = DiagnosticKind::ArgumentCount { name, form, expected, found };
            return self.wrong(span, kind);
        }
        let mut whole = true;
        // Only a clause that ends the game can say something about a negative number.
        let negative = |value: &Argument| matches!(value, Argument::Number(n) if *n < 0);
        for (_, _, place) in arguments.iter().filter(|(value, ..)| negative(value)) {
            if !rules.ends(game) {
                self.diagnostics.push(*place, DiagnosticKind::Negative);
                whole = false;
            }
        }
        for (index, (_, found, place)) in arguments.iter().enumerate() {
            let wanted = parameters.get(if heaps { 0 } else { index }).map(|(_, kind)| *kind);
            if let Some(wanted) = wanted.filter(|wanted| wanted != found) {
                let text = self.diagnostics.quote(*place);
                let kind = DiagnosticKind::WrongKind { text, found: *found, wanted };
                self.diagnostics.push(*place, kind);
                whole = false;
            }
        }
        let given: Vec<Argument> = arguments.iter().map(|(value, ..)| value.clone()).collect();
        let states = match heaps {
            true => given.into_iter().map(|value| State::new(game, vec![value])).collect(),
            false => vec![State::new(game, given)],
        };
        Written::new(rules.clone(), game, states).filter(|_| whole)
    }

    fn call(&mut self, call: &Call) -> Option<GameTerm> {
        let rule = self.rule(call)?;
        if let RuleRef::Family(game) = rule {
            return self.wrong(call.span, DiagnosticKind::MissingParameters { game });
        }
        let Some(list) = &call.position else {
            let kind = rule.game().map(|game| DiagnosticKind::MissingPosition { game });
            return kind.and_then(|kind| self.wrong(call.span, kind));
        };
        match rule {
            RuleRef::Heap(rule) => {
                let sizes = self.numbers(&list.items)?;
                Some(GameTerm::Heaps(Heaps::new(rule, sizes)))
            }
            RuleRef::Row(rule) => self.row(rule, list).map(GameTerm::Row),
            RuleRef::Hackenbush => self.bush(list).map(GameTerm::Bush),
            RuleRef::Graph(graph) => self.tokens(graph, list).map(GameTerm::Tokens),
            RuleRef::Family(_) | RuleRef::Written(..) => None,
        }
    }

    fn rule(&mut self, call: &Call) -> Option<RuleRef> {
        if call.head == Head::Code {
            let code = code::read(call.span, self.diagnostics)?;
            let rule = RuleRef::Heap(HeapRule::Code(code).into());
            if let Some(list) = &call.parameters {
                let kind = rule.game().map(|game| DiagnosticKind::NoParameters { game });
                return kind.and_then(|kind| self.wrong(list.span, kind));
            }
            return Some(rule);
        }
        let name = call.span.text(self.diagnostics.source);
        let Some(game) = registry::find(&folded(name)) else {
            let nearest = self.nearest(&folded(name));
            let name = self.diagnostics.quote(call.span);
            return self.wrong(call.span, DiagnosticKind::UnknownGame { name, nearest });
        };
        match &call.parameters {
            Some(list) => self.with_parameters(game, list),
            None => Some(without_parameters(game)),
        }
    }

    /// The game that was probably meant.
    fn nearest(&self, name: &str) -> Option<String> {
        let written = self.rules.into_iter().flat_map(|rules| {
            rules.games().map(|game| rules.name(game).to_owned()).collect::<Vec<_>>()
        });
        let written: Vec<String> = written.collect();
        let nearest = registry::nearest_among(name, written.iter().map(String::as_str));
        nearest.or_else(|| nearest_game(name)).map(str::to_owned)
    }

    fn with_parameters(&mut self, game: &'static GameInfo, list: &List) -> Option<RuleRef> {
        let rule = match game.kind {
            GameKind::Nim
            | GameKind::Star
            | GameKind::Grundys
            | GameKind::Code { .. }
            | GameKind::Strip
            | GameKind::Hackenbush => {
                return self.wrong(list.span, DiagnosticKind::NoParameters { game });
            }
            GameKind::Monotonic => {
                let [item] = self.parameters(game, list)?;
                return self.variant(item).map(RuleRef::Row);
            }
            GameKind::Graph => return self.graph(list).map(RuleRef::Graph),
            GameKind::Take => {
                let [item] = self.parameters(game, list)?;
                HeapRule::take(self.takes(item)?)
            }
            GameKind::Subtract => HeapRule::subtract(self.take_set(list)?),
            GameKind::AllBut => HeapRule::all_but(self.take_set(list)?),
            GameKind::Octal => {
                let [item] = self.parameters(game, list)?;
                match item.kind {
                    ItemKind::Code => HeapRule::Code(code::read(item.span, self.diagnostics)?),
                    _ => return self.unexpected(&[Expected::Code], item),
                }
            }
            GameKind::Kl => {
                let [left, right] = self.parameters(game, list)?.map(|item| self.number(item));
                let (left, right) = (left?, right?);
                let zero = usize::from(left != 0);
                HeapRule::Kl(self.checked(list.items[zero].span, Kl::new(left, right))?)
            }
        };
        NamedRule::new(game.kind, rule).map(RuleRef::Heap)
    }

    /// Exactly as many parameters as the game needs.
    fn parameters<const N: usize>(
        &mut self,
        game: &'static GameInfo,
        list: &List,
    ) -> Option<[Item; N]> {
        let items: Result<[Item; N], _> = list.items.as_slice().try_into();
        items.ok().or_else(|| {
            let found = list.items.len();
            if list.items.iter().any(|item| item.kind == ItemKind::Wrong) {
                return None;
            }
            let kind = DiagnosticKind::ParameterCount { game, expected: N, found };
            self.wrong(list.span, kind)
        })
    }

    fn variant(&mut self, item: Item) -> Option<RowRule> {
        if item.kind != ItemKind::Word {
            return self.unexpected(&[Expected::Word], item);
        }
        match folded(item.span.text(self.diagnostics.source)).to_lowercase().as_str() {
            "strict" => Some(RowRule::Strict),
            "weak" => Some(RowRule::Weak),
            _ => {
                let name = self.diagnostics.quote(item.span);
                let kind = DiagnosticKind::UnknownVariant { name, known: VARIANTS };
                self.wrong(item.span, kind)
            }
        }
    }

    /// `a..b`, or `k` for 1..k.
    fn takes(&mut self, item: Item) -> Option<TakeRange> {
        let range = match item.kind {
            ItemKind::Number(0) => Err(RulesError::ZeroTake),
            ItemKind::Number(most) => TakeRange::new(1, most),
            ItemKind::Range(least, most) => TakeRange::new(least, most),
            _ => return self.unexpected(&[Expected::Range, Expected::Number], item),
        };
        self.checked(item.span, range)
    }

    fn take_set(&mut self, list: &List) -> Option<TakeSet> {
        let takes = self.numbers(&list.items)?;
        let zero = takes.iter().position(|&take| take == 0);
        let span = zero.map_or(list.span, |i| list.items[i].span);
        self.checked(span, TakeSet::new(takes))
    }

    fn row(&mut self, rule: RowRule, list: &List) -> Option<Row> {
        let row = Row::new(rule, self.numbers(&list.items)?);
        let span = match row {
            Err(RulesError::OutOfOrder { index, .. }) => list.items[index].span,
            _ => list.span,
        };
        self.checked(span, row)
    }

    fn bush(&mut self, list: &List) -> Option<Bush> {
        let edges: Vec<Option<Edge>> = list.items.iter().map(|&item| self.edge(item)).collect();
        edges.into_iter().collect::<Option<_>>().map(Bush::new)
    }

    fn edge(&mut self, item: Item) -> Option<Edge> {
        match item.kind {
            ItemKind::Edge(a, b) => Some(Edge(self.label(a, item)?, self.label(b, item)?)),
            _ => self.unexpected(&[Expected::Edge], item),
        }
    }

    fn graph(&mut self, list: &List) -> Option<Graph> {
        let (mut arcs, mut vertices, mut whole) = (Vec::new(), Vec::new(), Some(()));
        for &item in &list.items {
            let read = match item.kind {
                ItemKind::Arc(from, to) => {
                    self.label(from, item).zip(self.label(to, item)).map(|arc| arcs.push(arc))
                }
                ItemKind::Number(vertex) => {
                    self.label(vertex, item).map(|label| vertices.push(label))
                }
                _ => self.unexpected(&[Expected::Arc], item),
            };
            whole = whole.and(read);
        }
        whole.map(|()| Graph::new(&arcs, &vertices))
    }

    fn tokens(&mut self, graph: Graph, list: &List) -> Option<Tokens> {
        let mut whole = Some(Vec::with_capacity(list.items.len()));
        for &item in &list.items {
            let label = self.number(item).and_then(|label| self.label(label, item));
            let known = label.filter(|&label| graph.vertex(label).is_some());
            if let (Some(label), None) = (label, known) {
                let error = RulesError::NoSuchVertex { index: 0, label };
                self.wrong::<()>(item.span, DiagnosticKind::Rules(error));
            }
            whole = whole.zip(known).map(|(mut tokens, label)| {
                tokens.push(label);
                tokens
            });
        }
        self.checked(list.span, Tokens::new(graph, whole?))
    }

    fn label(&mut self, number: u64, item: Item) -> Option<u32> {
        let label = u32::try_from(number).ok();
        label.or_else(|| self.wrong(item.span, DiagnosticKind::LabelTooLarge))
    }

    fn numbers(&mut self, items: &[Item]) -> Option<Vec<u64>> {
        let mut whole = true;
        let mut numbers = Vec::with_capacity(items.len());
        for &item in items {
            match self.number(item) {
                Some(number) => numbers.push(number),
                None => whole = false,
            }
        }
        whole.then_some(numbers)
    }

    fn number(&mut self, item: Item) -> Option<u64> {
        match item.kind {
            ItemKind::Number(number) => Some(number),
            _ => self.unexpected(&[Expected::Number], item),
        }
    }

    fn unexpected<T>(&mut self, expected: &'static [Expected], item: Item) -> Option<T> {
        if item.kind != ItemKind::Wrong {
            self.diagnostics.expected(expected, item.span);
        }
        None
    }

    fn checked<T>(&mut self, span: Span, built: Result<T, RulesError>) -> Option<T> {
        built.map_err(|error| self.diagnostics.push(span, DiagnosticKind::Rules(error))).ok()
    }

    fn wrong<T>(&mut self, span: Span, kind: DiagnosticKind) -> Option<T> {
        self.diagnostics.push(span, kind);
        None
    }
}

/// The rule that the name of a game alone stands for.
fn without_parameters(game: &'static GameInfo) -> RuleRef {
    match game.kind {
        GameKind::Monotonic => RuleRef::Row(RowRule::Weak),
        GameKind::Strip => RuleRef::Row(RowRule::Strip),
        GameKind::Hackenbush => RuleRef::Hackenbush,
        kind => {
            let named = kind.heap_rule().and_then(|rule| NamedRule::new(kind, rule));
            named.map_or(RuleRef::Family(game), RuleRef::Heap)
        }
    }
}

/// How a position of a written game is written.
fn form(rules: &Rules, game: GameId) -> String {
    let parameter = |(name, kind): &(String, Kind)| match kind {
        Kind::List => format!("[{name}, …]"),
        Kind::Number | Kind::Truth => name.clone(),
    };
    let parameters: Vec<String> = rules.parameters(game).iter().map(parameter).collect();
    format!("{}({})", rules.name(game), parameters.join(", "))
}
