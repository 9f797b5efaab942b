//! Rules with the names they are written under.

use super::{HeapRule, Takes};
use crate::registry::{self, GameInfo, GameKind};

/// A heap rule and the game of the registry under whose name it is written. `kayles` and `0.77` have one
/// rule and two names.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct NamedRule {
    /// Invariant: the kind of a game that has this rule.
    kind: GameKind,
    rule: HeapRule,
}

impl NamedRule {
    /// The rule under the name of a game, if that game has the rule.
    pub fn new(kind: GameKind, rule: HeapRule) -> Option<NamedRule> {
        let fits = match kind.heap_rule() {
            Some(only) => only == rule,
            None if kind == GameKind::AllBut => matches!(rule, HeapRule::Takes(Takes::AllBut(_))),
            None => kind == usual(&rule),
        };
        fits.then_some(NamedRule { kind, rule })
    }

    /// The rule of nimbers `*n`, which are Nim heaps by another name.
    pub fn star() -> NamedRule {
        NamedRule { kind: GameKind::Star, rule: HeapRule::nim() }
    }

    /// The rule.
    pub fn rule(&self) -> &HeapRule {
        &self.rule
    }

    /// The kind of game under whose name it is written.
    pub fn kind(&self) -> GameKind {
        self.kind
    }

    /// The game under whose name it is written.
    pub fn game(&self) -> Option<&'static GameInfo> {
        registry::of_kind(self.kind)
    }
}

impl From<HeapRule> for NamedRule {
    /// The rule under the name that every rule of its form has: a code is written as digits.
    fn from(rule: HeapRule) -> NamedRule {
        NamedRule { kind: usual(&rule), rule }
    }
}

/// The name that a rule has if nobody gave it another.
fn usual(rule: &HeapRule) -> GameKind {
    match rule {
        rule if rule.is_nim() => GameKind::Nim,
        HeapRule::Takes(Takes::Range(_)) => GameKind::Take,
        HeapRule::Takes(Takes::Set(_)) => GameKind::Subtract,
        HeapRule::Takes(Takes::AllBut(_)) => GameKind::AllBut,
        HeapRule::Code(code) if code.is_unequal() => GameKind::Grundys,
        HeapRule::Code(_) => GameKind::Octal,
        HeapRule::Kl(_) => GameKind::Kl,
    }
}

/// The forms in which rules are written as data: one for each way to write a rule, but for the names of codes.
#[cfg(feature = "serde")]
mod data {
    use super::super::{Kl, OctalCode, TakeRange, TakeSet};
    use super::{GameKind, HeapRule, NamedRule, Takes, usual};
    use serde::{Serialize, Serializer};

    #[derive(Serialize)]
    #[serde(rename_all = "snake_case")]
    enum Form<'a> {
        Nim,
        Star,
        Take(&'a TakeRange),
        Subtract(&'a TakeSet),
        AllBut(&'a TakeSet),
        Grundys,
        Octal(&'a OctalCode),
        Kl(&'a Kl),
    }

    fn form(kind: GameKind, rule: &HeapRule) -> Form<'_> {
        match (kind, rule) {
            (GameKind::Nim, _) => Form::Nim,
            (GameKind::Star, _) => Form::Star,
            (GameKind::Grundys, _) => Form::Grundys,
            (_, HeapRule::Takes(Takes::Range(range))) => Form::Take(range),
            (_, HeapRule::Takes(Takes::Set(takes))) => Form::Subtract(takes),
            (_, HeapRule::Takes(Takes::AllBut(excluded))) => Form::AllBut(excluded),
            (_, HeapRule::Code(code)) => Form::Octal(code),
            (_, HeapRule::Kl(kl)) => Form::Kl(kl),
        }
    }

    impl Serialize for HeapRule {
        fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            form(usual(self), self).serialize(serializer)
        }
    }

    impl Serialize for NamedRule {
        fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            form(self.kind, &self.rule).serialize(serializer)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::heap::{OctalCode, TakeSet};

    #[test]
    fn a_rule_keeps_only_names_that_are_its_own() {
        let kayles = || HeapRule::Code(OctalCode::new(&[0, 7, 7], &[]).expect("a code"));
        let game = registry::find("kayles").expect("known").kind;
        let other = registry::find("guiles").expect("known").kind;
        assert_eq!(NamedRule::new(game, kayles()).map(|named| named.kind()), Some(game));
        assert_eq!(NamedRule::new(GameKind::Octal, kayles()), Some(kayles().into()));
        for kind in [other, GameKind::Grundys, GameKind::Nim, GameKind::Take, GameKind::Graph] {
            assert_eq!(NamedRule::new(kind, kayles()), None, "{kind:?}");
        }
        for kind in [GameKind::Nim, GameKind::Star, GameKind::AllBut] {
            assert!(NamedRule::new(kind, HeapRule::nim()).is_some(), "{kind:?}");
        }
        let one = HeapRule::all_but(TakeSet::new([1]).expect("no 0"));
        assert_eq!(NamedRule::new(GameKind::Nim, one), None);
        assert_eq!(NamedRule::new(GameKind::Octal, HeapRule::grundys()), None);
    }
}
