//! "Write the rule of this game."

use super::Level;
use crate::random::Random;
use crate::{Budget, Player, Rules};
use grundy_core::Stopped;
use grundy_games::Component;

/// A game of single heaps that is told in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RuleGame {
    /// Take 1 to so many stones.
    UpTo(u64),
    /// Take one stone or more, at most half of the heap.
    Half,
    /// Take a number in a set. Increasing, without 0.
    OneOf(Vec<u64>),
    /// Take any number but this.
    AllBut(u64),
    /// Take a number that divides the heap, but not all of it.
    Divisor,
    /// Take a number that has no common divisor with the heap.
    Coprime,
    /// Split the heap into two that differ.
    Unequal,
    /// Split the heap into two, equal or not.
    Split,
    /// Take exactly so many, or split the heap into two.
    TakeOrSplit(u64),
    /// Take 1 to so many, or split the heap into two.
    UpToOrSplit(u64),
    /// Take a number in a set, or split the heap into two that differ. Increasing, without 0.
    OneOfOrUnequal(Vec<u64>),
    /// Take up to so many from an even heap, up to as many as the second from an odd one.
    EvenOdd(u64, u64),
    /// Take 1 to so many, and if one likes split what is left into two.
    TakeAndSplit(u64),
}

/// A game whose rule is to be written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WriteRule {
    /// The game.
    pub game: RuleGame,
}

/// Where a rule is not that of the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RuleDifference {
    /// There is no single game of one number in the text.
    NoHeapGame,
    /// The players have different options.
    Partizan,
    /// From this heap the rule breaks down.
    Broken(u64),
    /// From this heap these are options of the game, each as the heaps that are left, and not of the rule.
    Missing(u64, Vec<u64>),
    /// From this heap this is an option of the rule and not of the game.
    Extra(u64, Vec<u64>),
}

impl RuleGame {
    /// Every option of a heap of `n`, each as the heaps that are left in increasing order.
    pub fn options(&self, n: u64) -> Vec<Vec<u64>> {
        let takes = |may: &dyn Fn(u64) -> bool| -> Vec<Vec<u64>> {
            (1..=n).filter(|&k| may(k)).map(|k| heaps(&[n - k])).collect()
        };
        let splits = |n: u64| (1..=n / 2).map(move |a| (a, n - a));
        let mut options = match self {
            RuleGame::UpTo(most) => takes(&|k| k <= *most),
            RuleGame::Half => takes(&|k| 2 * k <= n),
            RuleGame::OneOf(set) => takes(&|k| set.contains(&k)),
            RuleGame::AllBut(not) => takes(&|k| k != *not),
            RuleGame::Divisor => takes(&|k| k < n && n.is_multiple_of(k)),
            RuleGame::Coprime => takes(&|k| gcd(k, n) == 1),
            RuleGame::Unequal => {
                splits(n).filter(|(a, b)| a != b).map(|(a, b)| heaps(&[a, b])).collect()
            }
            RuleGame::Split => splits(n).map(|(a, b)| heaps(&[a, b])).collect(),
            RuleGame::TakeOrSplit(take) => {
                let mut options = takes(&|k| k == *take);
                options.extend(splits(n).map(|(a, b)| heaps(&[a, b])));
                options
            }
            RuleGame::UpToOrSplit(most) => {
                let mut options = takes(&|k| k <= *most);
                options.extend(splits(n).map(|(a, b)| heaps(&[a, b])));
                options
            }
            RuleGame::OneOfOrUnequal(set) => {
                let mut options = takes(&|k| set.contains(&k));
                let unequal = splits(n).filter(|(a, b)| a != b);
                options.extend(unequal.map(|(a, b)| heaps(&[a, b])));
                options
            }
            RuleGame::EvenOdd(even, odd) => {
                let most = if n.is_multiple_of(2) { *even } else { *odd };
                takes(&|k| k <= most)
            }
            RuleGame::TakeAndSplit(most) => (1..=n.min(*most))
                .flat_map(|k| (0..=(n - k) / 2).map(move |a| heaps(&[a, n - k - a])))
                .collect(),
        };
        options.sort_unstable();
        options.dedup();
        options
    }

    /// The rule in the language of rules.
    pub fn rule_text(&self) -> String {
        let take = |range: String| format!("f(n - k) for k in {range}");
        let list = |set: &[u64]| {
            let set: Vec<String> = set.iter().map(u64::to_string).collect();
            format!("[{}]", set.join(", "))
        };
        let options = match self {
            RuleGame::UpTo(most) => take(format!("1..={most} if k <= n")),
            RuleGame::Half => take("1..=n / 2".to_owned()),
            RuleGame::OneOf(set) => take(format!("{} if k <= n", list(set))),
            RuleGame::AllBut(not) => take(format!("1..=n if k != {not}")),
            RuleGame::Divisor => take("1..n if n % k == 0".to_owned()),
            RuleGame::Coprime => take("1..=n if gcd(k, n) == 1".to_owned()),
            RuleGame::Unequal => "f(a) + f(n - a) for a in 1..n if a < n - a".to_owned(),
            RuleGame::Split => "f(a) + f(n - a) for a in 1..=n / 2".to_owned(),
            RuleGame::TakeOrSplit(take) => {
                format!("f(n - {take}) if n >= {take}, f(a) + f(n - a) for a in 1..=n / 2")
            }
            RuleGame::UpToOrSplit(most) => {
                let split = "f(a) + f(n - a) for a in 1..=n / 2";
                format!("{}, {split}", take(format!("1..={most} if k <= n")))
            }
            RuleGame::OneOfOrUnequal(set) => {
                let split = "f(a) + f(n - a) for a in 1..n if a < n - a";
                format!("{}, {split}", take(format!("{} if k <= n", list(set))))
            }
            RuleGame::EvenOdd(even, odd) => format!(
                "f(n - k) for k in 1..={even} if k <= n and n % 2 == 0, \
                 f(n - k) for k in 1..={odd} if k <= n and n % 2 == 1"
            ),
            RuleGame::TakeAndSplit(most) => format!(
                "f(a) + f(n - k - a) for k in 1..={most} if k <= n for a in 0..=(n - k) / 2"
            ),
        };
        format!("game f(n) = {{ {options} }}")
    }

    /// How many words, numbers and signs the rule has.
    pub fn signs(&self) -> u64 {
        let text = self.rule_text();
        let mut count = 0;
        let mut last = ' ';
        for c in text.chars() {
            let word = |c: char| c.is_ascii_alphanumeric();
            let joined = word(c) && word(last) || last == '.' || c == '=' && "<>=!".contains(last);
            count += u64::from(c != ' ' && !joined);
            last = c;
        }
        count
    }

    pub(super) fn draft(level: Level, random: &mut Random) -> RuleGame {
        match (level.number(), random.within(1, 3)) {
            (1, 1) => RuleGame::UpTo(random.within(2, 12)),
            (1, 2) => RuleGame::AllBut(random.within(1, 9)),
            (1, _) => RuleGame::Half,
            (2, 1) => RuleGame::OneOf(set(random, 3)),
            (2, 2) => RuleGame::Coprime,
            (2, _) if random.one_in(2) => RuleGame::Divisor,
            (2, _) => RuleGame::Split,
            (3, 1) => RuleGame::Unequal,
            (3, 2) => RuleGame::TakeOrSplit(random.within(1, 12)),
            (3, _) => {
                let count = random.count(5, 8);
                RuleGame::OneOf(set(random, count))
            }
            (4, 1) => RuleGame::TakeAndSplit(random.within(1, 5)),
            (4, _) => RuleGame::UpToOrSplit(random.within(2, 12)),
            (_, 1) => RuleGame::OneOfOrUnequal(set(random, 4)),
            _ => {
                let (even, odd) = (random.within(1, 6), random.within(1, 5));
                RuleGame::EvenOdd(even, if odd >= even { odd + 1 } else { odd })
            }
        }
    }
}

impl WriteRule {
    /// Rules are compared on heaps from 0 to this.
    pub const COMPARED_TO: u64 = 16;

    /// Checks that the rule of the key is the game.
    ///
    /// # Errors
    /// If it is not.
    pub fn verify(&self) -> Result<(), String> {
        let rules = crate::parse_rules(&self.game.rule_text(), &[]);
        let rules = rules.map_err(|mistakes| format!("{mistakes:?}"))?;
        match self.difference(&rules, &Budget::default()) {
            Ok(None) => Ok(()),
            Ok(Some(difference)) => Err(format!("{difference:?}")),
            Err(stopped) => Err(stopped.to_string()),
        }
    }

    /// The first difference between the game and rules that somebody wrote; none if they are the same on all heaps that
    /// are compared.
    ///
    /// # Errors
    /// If a limit is reached.
    pub fn difference(
        &self,
        rules: &Rules,
        budget: &Budget,
    ) -> Result<Option<RuleDifference>, Stopped> {
        let mut games = rules.games().filter(|&game| rules.parameters(game).len() == 1);
        let (Some(game), None) = (games.next(), games.next()) else {
            return Ok(Some(RuleDifference::NoHeapGame));
        };
        if !rules.is_impartial(game) {
            return Ok(Some(RuleDifference::Partizan));
        }
        if rules.ends(game) || !rules.has_heaps(game) {
            return Ok(Some(RuleDifference::NoHeapGame));
        }
        for n in 0..=Self::COMPARED_TO {
            budget.in_time()?;
            let text = format!("{}({n})", rules.name(game));
            let Ok(position) = crate::parse_with(&text, rules) else {
                return Ok(Some(RuleDifference::NoHeapGame));
            };
            let mut written = Vec::new();
            for played in position.moves_within(Player::Left, budget)? {
                let after = position.after(&played, Player::Left).ok();
                let left = after.and_then(|after| {
                    let sum = after.components();
                    let sizes = sum.components().iter().map(size);
                    sizes.collect::<Option<Vec<u64>>>()
                });
                let Some(left) = left else { return Ok(Some(RuleDifference::Broken(n))) };
                written.push(heaps(&left));
            }
            // A rule that breaks down here may have listed nothing.
            if broken(&position) {
                return Ok(Some(RuleDifference::Broken(n)));
            }
            let own = self.game.options(n);
            if let Some(missing) = own.iter().find(|option| !written.contains(option)) {
                return Ok(Some(RuleDifference::Missing(n, missing.clone())));
            }
            if let Some(extra) = written.into_iter().find(|option| !own.contains(option)) {
                return Ok(Some(RuleDifference::Extra(n, extra)));
            }
        }
        Ok(None)
    }
}

/// The size of a heap of a written game.
fn size(component: &Component) -> Option<u64> {
    match component {
        Component::Written(_, state) => u64::try_from(state.number()?).ok(),
        Component::Heap(_, size) => Some(*size),
        _ => None,
    }
}

/// Whether the rules break down at a position itself.
fn broken(position: &crate::Position) -> bool {
    position.terms().iter().any(|term| match term {
        crate::Term::Written(written) => {
            let rules = written.rules();
            written.states().iter().any(|state| rules.fault(state, Player::Left).is_some())
        }
        _ => false,
    })
}

/// The heaps that are not empty, in increasing order.
fn heaps(sizes: &[u64]) -> Vec<u64> {
    let mut sizes: Vec<u64> = sizes.iter().copied().filter(|&size| size > 0).collect();
    sizes.sort_unstable();
    sizes
}

fn set(random: &mut Random, count: usize) -> Vec<u64> {
    let mut set = random.distinct(count, 1, 12);
    set.sort_unstable();
    set
}

fn gcd(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { gcd(b, a % b) }
}
