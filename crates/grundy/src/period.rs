//! Periods of nim-sequences, and where two sequences differ.

use crate::run::extend;
use grundy_core::{Budget, Limits, Stopped};
use grundy_engines::heap::sequence::{Recurrence, Sequence, Space};
use grundy_engines::heap::{Carry, Proved};
use grundy_games::heap::HeapRule;
use grundy_theorems::heap;
use std::convert::Infallible;

/// How many values are computed before a period is first looked for. Then twice as many, and so on.
const FIRST_LOOK: u64 = 256;

/// From so many values on, a window that comes back is looked for more often than a period of the whole
/// table, which shows only in about twice as many.
const LONG: u64 = 1 << 15;

/// What looking for a period of the whole table takes for each value, in bytes.
const BYTES_TO_LOOK: u64 = 24;

/// How a period may be proved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Proof {
    /// By whatever proves it first.
    Any,
    /// By a table of all values that a theorem on the whole table asks for.
    Table,
    /// By a window that comes back.
    Window,
}

/// What is known of the period of a heap game.
#[derive(Clone, Debug)]
pub struct PeriodReport {
    /// The period, if one was proved.
    pub proved: Option<ProvedPeriod>,
    /// Whether there is a theorem that could prove one.
    pub theorem: Option<PeriodTheorem>,
    /// The last heap that was looked at: of a period that was proved the last that its proof needs.
    pub computed_to: u64,
    /// If none was proved: there is none with preperiod + period up to this.
    pub none_up_to: Option<u64>,
    /// What stopped the computation before it had an answer.
    pub stopped: Option<Stopped>,
}

/// A period that was proved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProvedPeriod {
    /// The last exception + 1.
    pub preperiod: u64,
    /// The least period.
    pub period: u64,
    /// What a period adds.
    pub saltus: u64,
    /// The largest value, if there is one.
    pub max: Option<u64>,
    /// The sparse space in which the values were computed, if it was one, and its rare heaps among
    /// those that the proof needs.
    pub space: Option<(Space, Vec<u64>)>,
    /// The window that came back, if the period was proved by one.
    pub window: Option<Window>,
    /// A number that depends on all values that the proof needs.
    pub checksum: u64,
}

/// A window that came back, and decides all that follows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Window {
    /// The largest part that the witnesses of common heaps need.
    pub witness: u64,
    /// The heap that it comes before.
    pub first: u64,
    /// The heap that it comes before again.
    pub second: u64,
    /// Its values.
    pub values: Vec<u64>,
}

/// Why a period of a table goes on for ever.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PeriodTheorem {
    /// A value depends on the last few values alone.
    Taking,
    /// Guy and Smith 1956, for any number of heaps.
    Breaking,
    /// The same for codes whose digits repeat.
    Repeating,
    /// The values of a code grow, and the remainders of its heaps leave no gap.
    Rising,
    /// The state of an all-but game recurs.
    AllBut,
    /// The window that decides all that follows recurs, in a sparse space whose rare heaps have ended.
    Window,
}

impl PeriodTheorem {
    /// The theorem on whole tables for a rule, if there is one; else that on windows, if it may apply.
    pub fn of(rule: &HeapRule) -> Option<PeriodTheorem> {
        PeriodTheorem::proving(rule, 0)
    }

    /// The same for a period that adds `saltus`.
    pub fn proving(rule: &HeapRule, saltus: u64) -> Option<PeriodTheorem> {
        let window = has_windows(rule).then_some(PeriodTheorem::Window);
        heap::carry(rule)
            .map(|carry| match carry {
                Carry::Taking { .. } => PeriodTheorem::Taking,
                Carry::Code(_) if saltus > 0 => PeriodTheorem::Rising,
                Carry::Code(code) if !code.repeat.is_empty() => PeriodTheorem::Repeating,
                Carry::Breaking { .. } | Carry::Code(_) => PeriodTheorem::Breaking,
                Carry::AllBut { .. } => PeriodTheorem::AllBut,
            })
            .or(window)
    }

    /// Its name in data.
    pub fn name(self) -> &'static str {
        match self {
            PeriodTheorem::Taking => "taking",
            PeriodTheorem::Breaking => "breaking",
            PeriodTheorem::Repeating => "repeating",
            PeriodTheorem::Rising => "rising",
            PeriodTheorem::AllBut => "all_but",
            PeriodTheorem::Window => "window",
        }
    }
}

/// Looks for the period of a heap game with values of heaps up to `to`, and proves it.
///
/// ```
/// use grundy::{Budget, period};
/// let Ok(grundy_lang::RuleRef::Heap(kayles)) = grundy_lang::parse_rule("0.77") else { panic!() };
/// let report = period(kayles.rule(), 1000, &mut Budget::default());
/// let proved = report.proved.unwrap();
/// assert_eq!((proved.preperiod, proved.period, report.computed_to), (71, 12, 166));
/// ```
pub fn period(rule: &HeapRule, to: u64, budget: &mut Budget) -> PeriodReport {
    let Ok(report) = period_from(rule, heap::sequence(rule), to, Proof::Any, budget, |_| {
        Ok::<(), Infallible>(())
    });
    report
}

/// The same from what is known of the sequence of `rule` already. `watch` is shown what is known now and
/// then, and at the end.
///
/// # Errors
/// If `watch` fails.
pub fn period_from<E>(
    rule: &HeapRule,
    mut sequence: Sequence,
    to: u64,
    by: Proof,
    budget: &mut Budget,
    mut watch: impl FnMut(&Sequence) -> Result<(), E>,
) -> Result<PeriodReport, E> {
    let theorem = PeriodTheorem::of(rule);
    let carry = heap::carry(rule).filter(|_| by != Proof::Window);
    let windows = by != Proof::Table && has_windows(rule);
    let mut last = (FIRST_LOOK - 1).min(to);
    // Without a theorem no number of values would prove anything.
    let to = if carry.is_some() || windows { to } else { last };
    // When the whole table is looked at next.
    let mut next_table = last;
    let stopped = loop {
        let mut stopped = extend(&mut sequence, last, to, budget, &mut watch)?;
        let len = index(last.saturating_add(1)).min(sequence.len());
        if last >= next_table || last >= to || stopped.is_some() {
            next_table = last.saturating_mul(2).saturating_add(1);
            let carry = carry.as_ref().filter(|_| len as u64 <= most_looked_at(budget.limits()));
            if let Some(proved) = carry.and_then(|carry| sequence.proves(carry, len)) {
                return Ok(report(rule, &sequence, &proved));
            }
        }
        if windows && stopped.is_none() && (by == Proof::Window || last >= LONG) {
            match sequence.recurs(len, budget) {
                Ok(Some(found)) => return Ok(recurring(&sequence, found)),
                Ok(None) => {}
                Err(by) => stopped = Some(by),
            }
        }
        if stopped.is_some() || last >= to {
            break stopped;
        }
        let next = if windows && last >= LONG { last + last / 4 } else { next_table };
        last = next.min(next_table).min(to);
    };
    let len = (sequence.len() as u64).min(to.saturating_add(1));
    Ok(PeriodReport {
        proved: None,
        theorem: match by {
            Proof::Window => windows.then_some(PeriodTheorem::Window),
            Proof::Any | Proof::Table => theorem,
        },
        computed_to: len.saturating_sub(1),
        none_up_to: none_up_to(&sequence, len.min(most_looked_at(budget.limits())), rule),
        stopped,
    })
}

/// Whether a window may decide all that follows: moves take at most some number and may leave two heaps, but
/// no more.
fn has_windows(rule: &HeapRule) -> bool {
    rule.code().is_some_and(|code| {
        let leaves = |bit: u8| code.digits().iter().any(|digit| digit & bit != 0);
        code.last_take().is_some() && leaves(4) && !leaves(8)
    })
}

/// What is known by a window that comes back.
fn recurring(sequence: &Sequence, found: Recurrence) -> PeriodReport {
    let used = || sequence.values().take(found.second);
    let values = used().skip(found.second - found.window).collect();
    PeriodReport {
        proved: Some(ProvedPeriod {
            preperiod: found.period.preperiod,
            period: found.period.period,
            saltus: 0,
            max: used().max(),
            space: Some((found.space, found.rares.iter().map(|&heap| heap as u64).collect())),
            window: Some(Window {
                witness: found.witness as u64,
                first: found.first as u64,
                second: found.second as u64,
                values,
            }),
            checksum: checksum(used()),
        }),
        theorem: Some(PeriodTheorem::Window),
        computed_to: found.second as u64 - 1,
        none_up_to: None,
        stopped: None,
    }
}

/// How many values may be looked at as a whole.
fn most_looked_at(limits: &Limits) -> u64 {
    limits.memory / BYTES_TO_LOOK
}

/// Up to which preperiod + period the first values show that there is no period: they would repeat within these values, if
/// only once.
fn none_up_to(sequence: &Sequence, len: u64, rule: &HeapRule) -> Option<u64> {
    // Values of codes that leave at most two heaps never grow by periods (Austin 1976), and those of games in which a move
    // takes at most some number are bounded. Nothing of the kind is known of Grundy's game.
    let rises = heap::carry(rule).is_none_or(|carry| carry.may_rise());
    (len > 0).then(|| sequence.least_repeat(index(len), rises).saturating_sub(1))
}

fn report(rule: &HeapRule, sequence: &Sequence, proved: &Proved) -> PeriodReport {
    let used = || sequence.values().take(proved.needed);
    let rares = sequence.space().map(|(space, rares)| {
        let rares = rares.iter().map(|&heap| heap as u64);
        (space, rares.filter(|&heap| heap < proved.needed as u64).collect())
    });
    let found = proved.period;
    PeriodReport {
        proved: Some(ProvedPeriod {
            preperiod: found.preperiod,
            period: found.period,
            saltus: found.saltus,
            max: used().max().filter(|_| found.saltus == 0),
            space: rares,
            window: None,
            checksum: checksum(used()),
        }),
        theorem: PeriodTheorem::proving(rule, found.saltus),
        computed_to: proved.needed as u64 - 1,
        none_up_to: None,
        stopped: None,
    }
}

/// A number that depends on all values and their order (Fowler, Noll and Vo's FNV-1a, by words).
pub(crate) fn checksum(values: impl Iterator<Item = u64>) -> u64 {
    values.fold(0xcbf2_9ce4_8422_2325, continued)
}

/// The checksum of one value more.
pub(crate) fn continued(sum: u64, value: u64) -> u64 {
    (sum ^ value).wrapping_mul(0x0000_0100_0000_01b3)
}

/// Where two sequences first differ.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SequenceComparison {
    /// The first heap at which they differ, and its two values.
    pub first: Option<(u64, u64, u64)>,
    /// The last heap that was compared; `None` if not even heap 0 was.
    pub compared_to: Option<u64>,
    /// What stopped the comparison before it had an answer.
    pub stopped: Option<Stopped>,
}

/// The first heap up to `to` that has different values under two rules.
pub fn compare(a: &HeapRule, b: &HeapRule, to: u64, budget: &mut Budget) -> SequenceComparison {
    let Ok(comparison) = compare_watched(a, b, to, budget, |_| Ok::<(), Infallible>(()));
    comparison
}

/// The same, while `watch` is told now and then how many heaps are known of both.
///
/// # Errors
/// If `watch` fails.
pub fn compare_watched<E>(
    a: &HeapRule,
    b: &HeapRule,
    to: u64,
    budget: &mut Budget,
    mut watch: impl FnMut(u64) -> Result<(), E>,
) -> Result<SequenceComparison, E> {
    let (mut left, mut right) = (heap::sequence(a), heap::sequence(b));
    let mut last = (FIRST_LOOK - 1).min(to);
    let mut done = 0;
    loop {
        // What is known of one sequence alone counts for nothing yet.
        let mut stopped = extend(&mut left, last, to, budget, &mut |_| watch(done))?;
        if stopped.is_none() {
            let both = &mut |now: &Sequence| watch(now.len() as u64);
            stopped = extend(&mut right, last, to, budget, both)?;
        }
        let compared = index(last.saturating_add(1)).min(left.len()).min(right.len());
        let pairs = (0..).zip(left.values().zip(right.values())).take(compared);
        let first = pairs.filter(|(_, (a, b))| a != b).map(|(n, (a, b))| (n, a, b)).next();
        done = compared as u64;
        if first.is_some() || stopped.is_some() || last >= to {
            let compared_to = first.map(|at| at.0).or(done.checked_sub(1));
            let stopped = stopped.filter(|_| first.is_none());
            return Ok(SequenceComparison { first, compared_to, stopped });
        }
        last = last.saturating_mul(2).saturating_add(1).min(to);
    }
}

fn index(n: u64) -> usize {
    usize::try_from(n).unwrap_or(usize::MAX)
}
