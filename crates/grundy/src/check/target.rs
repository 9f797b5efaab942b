//! What can be checked, by its name on the command line.

use super::{Bounds, Family};
use grundy_games::heap::{HeapRule, Kl, NamedRule, OctalCode, TakeRange, TakeSet};
use grundy_games::registry::{self, GameKind};
use grundy_games::row::RowRule;
use grundy_lang::{Diagnostic, RuleRef, parse_rule};
use grundy_theorems::kl::Lemma;

/// Something that can be compared with brute force.
#[derive(Clone, Debug)]
pub enum Target {
    /// All positions of a family, within these bounds if no others are asked for.
    Family(Family, Bounds),
    /// A claim of the paper on K-L-Nim.
    Lemma(Lemma),
}

/// The check of sums has no game of its own.
const SUM: &str = "sum";

impl Target {
    /// The names without parameters. Rules with parameters such as `kl[3, 4]` or `0.77` can be
    /// checked too.
    pub fn names() -> impl Iterator<Item = &'static str> {
        let games = registry::games().iter().map(|game| game.name);
        games.chain([SUM]).chain(Lemma::ALL.map(Lemma::name))
    }

    /// The target called `name`.
    ///
    /// # Errors
    /// What is wrong with `name`, which is neither a check nor a rule.
    pub fn named(name: &str) -> Result<Target, Vec<Diagnostic>> {
        if let Some(lemma) = Lemma::ALL.into_iter().find(|lemma| lemma.name() == name) {
            return Ok(Target::Lemma(lemma));
        }
        if name == SUM {
            let rules = sum_rules();
            return Ok(Target::Family(Family::Sums(rules), Bounds { heaps: 2, size: 3 }));
        }
        let rule = parse_rule(name)?;
        Ok(Target::of_rule(rule))
    }

    /// The positions of a rule, within the bounds that suit it.
    pub fn of_rule(rule: RuleRef) -> Target {
        let bounds = rule.game().map_or(Bounds { heaps: 2, size: 8 }, |game| game.check);
        Target::Family(family(rule), bounds)
    }
}

fn family(rule: RuleRef) -> Family {
    match rule {
        RuleRef::Heap(rule) => Family::Heaps(vec![rule]),
        RuleRef::Row(rule) => Family::Rows(rule),
        RuleRef::Hackenbush => Family::Hackenbush,
        RuleRef::Graph(graph) => Family::Tokens(graph),
        RuleRef::Written(rules, game) => Family::Written(rules, game),
        RuleRef::Family(game) => match game.kind {
            GameKind::Take => Family::Heaps(ranges(4)),
            GameKind::Subtract => Family::Heaps(named(sets(4).map(HeapRule::subtract))),
            GameKind::AllBut => Family::Heaps(named(sets(3).map(HeapRule::all_but))),
            GameKind::Octal => Family::Heaps(codes()),
            GameKind::Kl => Family::Heaps(forbidden_numbers(4)),
            GameKind::Monotonic => Family::Rows(RowRule::Weak),
            GameKind::Strip => Family::Rows(RowRule::Strip),
            GameKind::Hackenbush => Family::Hackenbush,
            GameKind::Graph => Family::Graphs,
            // The others have one rule alone.
            kind => Family::Heaps(named(kind.heap_rule())),
        },
    }
}

/// The rules under their usual names.
fn named(rules: impl IntoIterator<Item = HeapRule>) -> Vec<NamedRule> {
    rules.into_iter().map(NamedRule::from).collect()
}

/// Every range of takes up to `most`.
fn ranges(most: u64) -> Vec<NamedRule> {
    let pairs = (1..=most).flat_map(|max| (1..=max).map(move |min| (min, max)));
    named(pairs.filter_map(|(min, max)| TakeRange::new(min, max).ok()).map(HeapRule::take))
}

/// Every set of numbers from 1 to `most`.
fn sets(most: u32) -> impl Iterator<Item = TakeSet> {
    (0..1u32 << most).filter_map(move |set| {
        TakeSet::new((1..=most).filter(|k| set >> (k - 1) & 1 == 1).map(u64::from)).ok()
    })
}

/// Every pair of forbidden numbers up to `most`.
fn forbidden_numbers(most: u64) -> Vec<NamedRule> {
    let pairs = (1..=most).flat_map(|k| (1..=most).map(move |l| (k, l)));
    named(pairs.filter_map(|(k, l)| Kl::new(k, l).ok()).map(HeapRule::Kl))
}

/// The named codes, and some with three heaps left, splitting before taking, and repeating digits.
fn codes() -> Vec<NamedRule> {
    let of_game = |game: &registry::GameInfo| match game.kind {
        GameKind::Code { .. } => NamedRule::new(game.kind, game.kind.heap_rule()?),
        _ => None,
    };
    let others: [(&[u8], &[u8]); 6] = [
        (&[4, 3], &[]),
        (&[0, 1, 5, 6], &[]),
        (&[0, 0, 15], &[]),
        (&[8, 4, 2, 1], &[]),
        (&[12], &[]),
        (&[0, 1], &[6, 0]),
    ];
    let others = others.into_iter().filter_map(|(d, r)| OctalCode::new(d, r).ok());
    let others = named(others.map(HeapRule::Code));
    registry::games().iter().filter_map(of_game).chain(others).collect()
}

/// One rule of each kind, impartial and partizan.
fn sum_rules() -> Vec<NamedRule> {
    let mut rules = vec![HeapRule::nim(), HeapRule::grundys()];
    rules.extend(TakeRange::new(1, 2).ok().map(HeapRule::take));
    rules.extend(TakeSet::new([1, 3]).ok().map(HeapRule::subtract));
    rules.extend(OctalCode::new(&[0, 7, 7], &[]).ok().map(HeapRule::Code));
    rules.extend(Kl::new(2, 2).ok().map(HeapRule::Kl));
    rules.extend(Kl::new(1, 2).ok().map(HeapRule::Kl));
    named(rules)
}
