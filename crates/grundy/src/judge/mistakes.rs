//! Why a program is wrong: mistakes that many make, tried one after the other. A mistake is named if it explains every
//! answer the program gave, right and wrong ones.

use super::game::Judging;
use super::reply::{Ask, Reply};
use super::truth::{Truth, truth};
use crate::check::Family;
use grundy_core::{Budget, Ending, Play, mex};
use grundy_games::heap::{HeapRule, Takes};
use grundy_games::{Position, Term};

/// A mistake that explains every answer of a program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Mistake {
    /// It always answers the same.
    AlwaysSame,
    /// It names the other player every time.
    Exchanged,
    /// It plays by the other convention, wherever a move is left.
    OtherPlay(Play),
    /// In misère Nim it counts empty heaps too.
    EmptyHeaps,
    /// It reads `f[j]` where `f[i - j]` is meant.
    WrongIndex,
    /// It adds the values of heaps instead of taking their xor.
    Added,
}

/// Fewer answers prove nothing.
const ENOUGH: usize = 5;

/// The mistake that explains all of `replies` to the first of `tests`, the one at `wrong` among them.
pub(super) fn find(
    judging: &Judging,
    tests: &[Truth],
    replies: &[Reply],
    wrong: usize,
    budget: &mut Budget,
) -> Option<Mistake> {
    if judging.ask == Ask::Move {
        return None;
    }
    let other = match judging.play {
        Play::Normal => Play::Misere,
        Play::Misere => Play::Normal,
    };
    [
        Mistake::EmptyHeaps,
        Mistake::OtherPlay(other),
        Mistake::WrongIndex,
        Mistake::Exchanged,
        Mistake::Added,
        Mistake::AlwaysSame,
    ]
    .into_iter()
    .find(|mistake| explains(mistake, judging, tests, replies, wrong, budget))
}

fn explains(
    mistake: &Mistake,
    judging: &Judging,
    tests: &[Truth],
    replies: &[Reply],
    wrong: usize,
    budget: &mut Budget,
) -> bool {
    let mut explained = 0;
    let mut told_apart = false;
    let table = WrongTable::new(judging, tests);
    for (at, (test, reply)) in tests.iter().zip(replies).enumerate() {
        let predicted = match mistake {
            Mistake::AlwaysSame => replies.first().filter(|reply| **reply != Reply::Other).cloned(),
            Mistake::Exchanged => exchanged(test, judging.ask),
            Mistake::OtherPlay(play) => {
                let moves = test.position.can_move(grundy_core::Player::Left);
                let found = moves.then(|| truth(test.position.clone(), *play, budget).ok());
                found.flatten().and_then(|found| of_truth(&found, judging.ask))
            }
            Mistake::EmptyHeaps => empty_heaps(test, judging),
            Mistake::WrongIndex => {
                table.as_ref().and_then(|table| table.predict(&test.position, judging.ask))
            }
            Mistake::Added => added(&test.position, judging, budget),
        };
        let Some(predicted) = predicted else { continue };
        if predicted != *reply {
            return false;
        }
        explained += 1;
        // It must explain a wrong answer, and not only right ones.
        told_apart |= at >= wrong && !test.accepts(reply, judging.play, budget);
    }
    explained >= ENOUGH && told_apart
}

fn of_truth(truth: &Truth, ask: Ask) -> Option<Reply> {
    match ask {
        Ask::Outcome => Some(Reply::Outcome(truth.ending)),
        Ask::Value => truth.value.map(Reply::Value),
        Ask::Move => None,
    }
}

fn exchanged(truth: &Truth, ask: Ask) -> Option<Reply> {
    let other = match truth.ending {
        Ending::Wins => Ending::Loses,
        Ending::Loses => Ending::Wins,
        Ending::Draws => Ending::Draws,
    };
    (ask == Ask::Outcome).then_some(Reply::Outcome(other))
}

/// The sizes of a position of heaps alone.
fn heaps(position: &Position) -> Option<(&HeapRule, &[u64])> {
    match position.terms() {
        [Term::Heaps(heaps)] => Some((heaps.rule(), heaps.sizes())),
        _ => None,
    }
}

/// What the rule of misère Nim says if empty heaps are counted.
fn empty_heaps(test: &Truth, judging: &Judging) -> Option<Reply> {
    let (rule, sizes) = heaps(&test.position)?;
    if (judging.play, judging.ask) != (Play::Misere, Ask::Outcome) || !rule.is_nim() {
        return None;
    }
    let wins = match sizes.iter().all(|&n| n <= 1) {
        true => sizes.len() % 2 == 0,
        false => sizes.iter().fold(0, |xor, n| xor ^ n) != 0,
    };
    Some(Reply::Outcome(Ending::of_win(wins)))
}

/// What is said if values are added.
fn added(position: &Position, judging: &Judging, budget: &mut Budget) -> Option<Reply> {
    let (rule, sizes) = heaps(position)?;
    let mut sum = 0u64;
    for &n in sizes {
        let heap = grundy_games::heap::Heaps::new(rule.clone(), vec![n]);
        let heap = Position::new(vec![Term::Heaps(heap)]);
        let value = truth(heap, Play::Normal, budget).ok()?.value?;
        sum = sum.checked_add(value)?;
    }
    let normal = judging.play == Play::Normal && sizes.len() > 1;
    normal.then_some(match judging.ask {
        Ask::Value => Reply::Value(sum),
        _ => Reply::Outcome(Ending::of_win(sum != 0)),
    })
}

/// The table that is made where `f[j]` is read instead of `f[i - j]`.
struct WrongTable(Vec<u64>);

impl WrongTable {
    fn new(judging: &Judging, tests: &[Truth]) -> Option<WrongTable> {
        let Family::Heaps(rules) = &judging.family else { return None };
        if judging.play == Play::Misere {
            return None;
        }
        let sizes = tests.iter().filter_map(|test| heaps(&test.position));
        let largest = sizes.flat_map(|(_, sizes)| sizes).copied().max()?;
        let takes: Vec<u64> = match rules.first()?.rule() {
            HeapRule::Takes(Takes::Range(range)) => {
                (range.least()..=range.most().min(largest)).collect()
            }
            HeapRule::Takes(Takes::Set(takes)) => takes.up_to(largest).to_vec(),
            _ => return None,
        };
        let mut table: Vec<u64> = vec![0; usize::try_from(largest).ok()?.checked_add(1)?];
        for i in 0..table.len() {
            let reached = takes.iter().filter_map(|&j| usize::try_from(j).ok());
            let value = mex(reached.filter(|&j| j <= i).map(|j| table[j]));
            table[i] = value;
        }
        Some(WrongTable(table))
    }

    fn predict(&self, position: &Position, ask: Ask) -> Option<Reply> {
        let (_, sizes) = heaps(position)?;
        let value = |&n: &u64| self.0.get(usize::try_from(n).ok()?).copied();
        let values = sizes.iter().map(value).collect::<Option<Vec<u64>>>()?;
        let value = values.iter().fold(0, |xor, value| xor ^ value);
        Some(match ask {
            Ask::Value => Reply::Value(value),
            _ => Reply::Outcome(Ending::of_win(value != 0)),
        })
    }
}
