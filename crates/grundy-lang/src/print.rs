//! Positions and rules to text that is read as the same again.

use crate::RuleRef;
use crate::code;
use grundy_games::bush::Edge;
use grundy_games::graph::Graph;
use grundy_games::heap::{HeapRule, Heaps, NamedRule, Takes};
use grundy_games::registry::GameKind;
use grundy_games::row::RowRule;
use grundy_games::written::{Argument, Kind, Part, Rules, State};
use grundy_games::{Position, Term};
use std::fmt::{self, Display, Formatter};

/// A position as text: the law is `parse(&position_text(p)) == Ok(p)`.
///
/// ```
/// use grundy_lang::{parse, position_text};
/// let position = parse("Kayles(12)+*5 + (nim(3,5))").unwrap();
/// assert_eq!(position_text(&position), "kayles(12) + *5 + nim(3, 5)");
/// assert_eq!(position_text(&parse("0").unwrap()), "0");
/// ```
pub fn position_text(position: &Position) -> String {
    Shown(position).to_string()
}

/// A term as text.
pub fn term_text(term: &Term) -> String {
    Shown(term).to_string()
}

/// A rule as text: the law is `parse_rule(&rule_text(r)) == Ok(r)`.
///
/// ```
/// use grundy_lang::{parse_rule, rule_text};
/// assert_eq!(rule_text(&parse_rule("Lasker's Nim").unwrap()), "laskers_nim");
/// ```
pub fn rule_text(rule: &RuleRef) -> String {
    Shown(rule).to_string()
}

/// The rule of a heap game as text, under the name it was written with.
pub fn named_rule_text(rule: &NamedRule) -> String {
    Shown(rule).to_string()
}

/// The rule of a heap game as text, a code as digits: one text for each rule, whatever it was called.
///
/// ```
/// use grundy_lang::{RuleRef, heap_rule_text, named_rule_text, parse_rule};
/// let Ok(RuleRef::Heap(kayles)) = parse_rule("Kayles") else { panic!() };
/// assert_eq!(named_rule_text(&kayles), "kayles");
/// assert_eq!(heap_rule_text(kayles.rule()), "0.77");
/// ```
pub fn heap_rule_text(rule: &HeapRule) -> String {
    named_rule_text(&NamedRule::from(rule.clone()))
}

/// Something as it is written in the language.
struct Shown<'a, T>(&'a T);

/// Items with commas between them.
struct Listed<I>(I);

impl<I: Iterator<Item: Display> + Clone> Display for Listed<I> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        for (i, item) in self.0.clone().enumerate() {
            let comma = if i == 0 { "" } else { ", " };
            write!(f, "{comma}{item}")?;
        }
        Ok(())
    }
}

impl Display for Shown<'_, Position> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        if self.0.terms().is_empty() {
            return f.write_str("0");
        }
        for (i, term) in self.0.terms().iter().enumerate() {
            let plus = if i == 0 { "" } else { " + " };
            write!(f, "{plus}{}", Shown(term))?;
        }
        Ok(())
    }
}

impl Display for Shown<'_, Term> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self.0 {
            Term::Heaps(heaps) => match lone_nimber(heaps) {
                Some(n) => write!(f, "*{n}"),
                None => write!(f, "{}({})", Shown(heaps.named()), Listed(heaps.sizes().iter())),
            },
            Term::Row(row) => write!(f, "{}({})", Shown(&row.rule()), Listed(row.sizes().iter())),
            Term::Bush(bush) => {
                write!(f, "hackenbush({})", Listed(bush.edges().iter().map(Shown)))
            }
            Term::Tokens(tokens) => {
                write!(f, "{}({})", Shown(tokens.graph()), Listed(tokens.tokens().iter()))
            }
            Term::Written(written) => {
                let rules = written.rules();
                let arguments = written.states().iter().flat_map(|state| given(rules, state));
                let arguments: Vec<String> = arguments.collect();
                let (sign, name) = (sign(rules), rules.name(written.game()));
                write!(f, "{sign}{name}({})", Listed(arguments.iter()))
            }
        }
    }
}

/// A part of an option of a written game as text.
pub fn part_text(rules: &Rules, part: &Part) -> String {
    match part {
        Part::State(state) => {
            let (sign, name) = (sign(rules), rules.name(state.game()));
            format!("{sign}{name}({})", given(rules, state).join(", "))
        }
        Part::Nimber(n) => format!("*{n}"),
    }
}

/// The sign of games in which the players are exchanged.
fn sign(rules: &Rules) -> &'static str {
    if rules.is_mirrored() { "-" } else { "" }
}

/// What a position of a written game is given, as text.
pub(crate) fn given(rules: &Rules, state: &State) -> Vec<String> {
    let kinds = rules.parameters(state.game()).iter().map(|(_, kind)| *kind);
    let text = |(argument, kind): (Argument, Kind)| match (argument, kind) {
        (Argument::Number(n), Kind::Truth) => (n != 0).to_string(),
        (Argument::Number(n), _) => n.to_string(),
        (Argument::List(list), _) => match list.as_text() {
            Some(text) if !text.contains(['"', '\n']) => format!("\"{text}\""),
            _ => format!("[{}]", Listed(list.items().iter())),
        },
    };
    state.arguments().into_iter().zip(kinds).map(text).collect()
}

/// The n of a term `*n`. Several nimbers in one term are written `star(…)`.
pub(crate) fn lone_nimber(heaps: &Heaps) -> Option<u64> {
    match (heaps.named().kind(), heaps.sizes()) {
        (GameKind::Star, &[n]) => Some(n),
        _ => None,
    }
}

impl Display for Shown<'_, RuleRef> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self.0 {
            RuleRef::Heap(rule) => Shown(rule).fmt(f),
            RuleRef::Row(rule) => Shown(rule).fmt(f),
            RuleRef::Hackenbush => f.write_str("hackenbush"),
            RuleRef::Graph(graph) => Shown(graph).fmt(f),
            RuleRef::Family(game) => f.write_str(game.name),
            RuleRef::Written(rules, game) => f.write_str(rules.name(*game)),
        }
    }
}

impl Display for Shown<'_, NamedRule> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        use grundy_core::Player::{Left, Right};
        let (kind, rule) = (self.0.kind(), self.0.rule());
        if let (GameKind::Octal, HeapRule::Code(code)) = (kind, rule) {
            return code::write(f, code);
        }
        f.write_str(self.0.game().map_or("", |game| game.name))?;
        match rule {
            // A game with one rule alone has no parameters.
            _ if kind.heap_rule().is_some() => Ok(()),
            HeapRule::Takes(Takes::Range(range)) => {
                write!(f, "[{}..{}]", range.least(), range.most())
            }
            HeapRule::Takes(Takes::Set(set) | Takes::AllBut(set)) => {
                write!(f, "[{}]", Listed(set.as_slice().iter()))
            }
            HeapRule::Kl(kl) => write!(f, "[{}, {}]", kl.forbidden(Left), kl.forbidden(Right)),
            HeapRule::Code(_) => Ok(()),
        }
    }
}

impl Display for Shown<'_, RowRule> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(match self.0 {
            RowRule::Weak => "monotonic",
            RowRule::Strict => "monotonic[strict]",
            RowRule::Strip => "strip",
        })
    }
}

impl Display for Shown<'_, Edge> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let Edge(a, b) = self.0;
        write!(f, "{a}-{b}")
    }
}

impl Display for Shown<'_, Graph> {
    /// Arcs, then the vertices that no arc touches.
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let graph = self.0;
        let mut touched = vec![false; graph.labels().len()];
        let mut comma = "";
        f.write_str("graph[")?;
        for (from, to) in graph.arcs() {
            write!(f, "{comma}{from}>{to}")?;
            comma = ", ";
            for vertex in [from, to].into_iter().filter_map(|label| graph.vertex(label)) {
                touched[vertex] = true;
            }
        }
        for (label, _) in graph.labels().iter().zip(touched).filter(|&(_, touched)| !touched) {
            write!(f, "{comma}{label}")?;
            comma = ", ";
        }
        f.write_str("]")
    }
}
