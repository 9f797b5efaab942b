//! Periods of nim-sequences, and where two sequences differ.

use grundy_core::{Budget, Limits, Stopped};
use grundy_engines::heap::sequence::{Sequence, Space};
use grundy_engines::heap::{Carry, Proved};
use grundy_games::heap::HeapRule;
use std::convert::Infallible;

/// How many values are computed before a period is first looked for. Then twice as many, and so on.
const FIRST_LOOK: u64 = 256;

/// So many values are computed before those who watch are shown them.
const BETWEEN_LOOKS: u64 = 1 << 14;

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
    /// A number that depends on all values that the proof needs.
    pub checksum: u64,
}

/// Why a period of a table goes on for ever.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PeriodTheorem {
    /// A value depends on the last few values alone.
    Taking,
    /// Guy and Smith 1956, for any number of heaps.
    Breaking,
    /// The state of an all-but game recurs.
    AllBut,
}

impl PeriodTheorem {
    /// The theorem for a rule, if there is one.
    pub fn of(rule: &HeapRule) -> Option<PeriodTheorem> {
        rule.carry().map(|carry| match carry {
            Carry::Taking { .. } => PeriodTheorem::Taking,
            Carry::Breaking { .. } => PeriodTheorem::Breaking,
            Carry::AllBut { .. } => PeriodTheorem::AllBut,
        })
    }

    /// Its name in data.
    pub fn name(self) -> &'static str {
        match self {
            PeriodTheorem::Taking => "taking",
            PeriodTheorem::Breaking => "breaking",
            PeriodTheorem::AllBut => "all_but",
        }
    }
}

/// Looks for the period of a heap game with values of heaps up to `to`, and proves it.
///
/// ```
/// use grundy::{Limits, period};
/// let Ok(grundy_lang::RuleRef::Heap(kayles)) = grundy_lang::parse_rule("0.77") else { panic!() };
/// let report = period(&kayles, 1000, &Limits::default());
/// let proved = report.proved.unwrap();
/// assert_eq!((proved.preperiod, proved.period, report.computed_to), (71, 12, 166));
/// ```
pub fn period(rule: &HeapRule, to: u64, limits: &Limits) -> PeriodReport {
    match period_from(rule, rule.sequence(), to, limits, |_| Ok::<(), Infallible>(())) {
        Ok(report) => report,
        Err(never) => match never {},
    }
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
    limits: &Limits,
    mut watch: impl FnMut(&Sequence) -> Result<(), E>,
) -> Result<PeriodReport, E> {
    let mut budget = Budget::new(limits);
    let carry = rule.carry();
    let mut last = (FIRST_LOOK - 1).min(to);
    // Without a theorem no number of values would prove anything.
    let to = if carry.is_some() { to } else { last };
    let stopped = loop {
        let stopped = extend(&mut sequence, last, &mut budget, &mut watch)?;
        let len = index(last.saturating_add(1)).min(sequence.len());
        let found = carry.as_ref().and_then(|carry| sequence.proves(carry, len));
        if let Some(proved) = found {
            return Ok(report(rule, &sequence, &proved));
        }
        if stopped.is_some() || last >= to {
            break stopped;
        }
        last = last.saturating_mul(2).saturating_add(1).min(to);
    };
    let len = (sequence.len() as u64).min(to.saturating_add(1));
    Ok(PeriodReport {
        proved: None,
        theorem: PeriodTheorem::of(rule),
        computed_to: len.saturating_sub(1),
        none_up_to: carry.and_then(|carry| excluded(&carry, len)),
        stopped,
    })
}

/// Extends the sequence step by step, and tells what stopped that.
fn extend<E>(
    sequence: &mut Sequence,
    last: u64,
    budget: &mut Budget,
    watch: &mut impl FnMut(&Sequence) -> Result<(), E>,
) -> Result<Option<Stopped>, E> {
    let mut stopped = None;
    while stopped.is_none() && sequence.len() as u64 <= last {
        let next = last.min(sequence.len() as u64 + BETWEEN_LOOKS);
        stopped = sequence.extend_to(next, budget).err();
        watch(sequence)?;
    }
    Ok(stopped)
}

/// Up to which preperiod + period a table of `len` values would have proved any period.
fn excluded(carry: &Carry<'_>, len: u64) -> Option<u64> {
    match *carry {
        Carry::Taking { most } => len.checked_sub(most.max(1)),
        Carry::Breaking { last, heaps } => {
            // heaps·(preperiod + period − 1) + 1 + last ≤ len, the preperiod counting 1 at least.
            Some(len.checked_sub(1)?.checked_sub(last)? / heaps.max(1))
        }
        Carry::AllBut { .. } => None,
    }
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
            checksum: checksum(used()),
        }),
        theorem: PeriodTheorem::of(rule),
        computed_to: proved.needed as u64 - 1,
        none_up_to: None,
        stopped: None,
    }
}

/// A number that depends on all values and their order (Fowler, Noll and Vo's FNV-1a, by words).
pub(crate) fn checksum(values: impl Iterator<Item = u64>) -> u64 {
    values
        .fold(0xcbf2_9ce4_8422_2325, |sum, value| (sum ^ value).wrapping_mul(0x0000_0100_0000_01b3))
}

/// Where two sequences first differ.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SequenceComparison {
    /// The first heap at which they differ, and its two values.
    pub first: Option<(u64, u64, u64)>,
    /// The last heap that was compared.
    pub compared_to: u64,
}

/// The first heap up to `to` that has different values under two rules.
///
/// # Errors
/// If a limit is reached.
pub fn compare(
    a: &HeapRule,
    b: &HeapRule,
    to: u64,
    limits: &Limits,
) -> Result<SequenceComparison, Stopped> {
    let mut budget = Budget::new(limits);
    let (mut left, mut right) = (a.sequence(), b.sequence());
    let mut last = (FIRST_LOOK - 1).min(to);
    loop {
        left.extend_to(last, &mut budget)?;
        right.extend_to(last, &mut budget)?;
        let pairs = (0..=last).zip(left.values().zip(right.values()));
        let first = pairs.filter(|(_, (a, b))| a != b).map(|(n, (a, b))| (n, a, b)).next();
        if first.is_some() || last >= to {
            return Ok(SequenceComparison { compared_to: first.map_or(last, |at| at.0), first });
        }
        last = last.saturating_mul(2).saturating_add(1).min(to);
    }
}

fn index(n: u64) -> usize {
    usize::try_from(n).unwrap_or(usize::MAX)
}
