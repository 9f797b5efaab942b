//! Certificates of windows that come back, checked in memory that does not grow with the table.
//!
//! The proof is in `docs/periods.md`. What is kept are the values of the small heaps, which are parts of large
//! ones, and as many of the last values as the window and the period ask for. Nothing here is shared with
//! the engines.

use super::{Certificate, CertificateError, KindData, SpaceData, ensure};
use grundy_core::Budget;
use grundy_games::heap::HeapRule;
use serde::{Deserialize, Serialize};

/// So many options cost about as much as a position met in a search.
const OPTIONS_PER_POSITION: usize = 1024;

/// A window that comes back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct WindowData {
    /// The largest part that the witnesses of the heaps after the last rare one need.
    pub(super) witness: u64,
    /// The heap that it comes before.
    pub(super) first: u64,
    /// The heap that it comes before again.
    pub(super) second: u64,
    /// Its values.
    pub(super) values: Vec<u64>,
}

/// What a move may do: digit by digit, and whether two parts must differ.
struct Moves {
    digits: Vec<u8>,
    unequal: bool,
}

impl Moves {
    fn of(rule: &HeapRule) -> Option<Moves> {
        match rule {
            HeapRule::Code(code) if code.last_take().is_some() => {
                let digits = code.digits().to_vec();
                let at_most_two = digits.iter().all(|digit| digit & 8 == 0);
                at_most_two.then_some(Moves { digits, unequal: code.is_unequal() })
            }
            _ => None,
        }
    }

    /// The most that may be taken.
    fn most(&self) -> usize {
        self.digits.iter().rposition(|&digit| digit != 0).unwrap_or(0)
    }

    /// What is left of heap `n` when it may be broken in two.
    fn rests(&self, n: usize) -> impl Iterator<Item = usize> + '_ {
        let takes = (0..=n).zip(&self.digits);
        takes.filter(|(_, digit)| *digit & 4 != 0).map(move |(t, _)| n - t)
    }

    /// The largest smaller part of `rest` stones.
    fn half(&self, rest: usize) -> usize {
        if self.unequal { rest.saturating_sub(1) / 2 } else { rest / 2 }
    }
}

/// The numbers of a certificate, which are related as the theorem says.
struct Claim {
    preperiod: usize,
    period: usize,
    last_rare: usize,
    witness: usize,
    window: usize,
    first: usize,
    second: usize,
}

impl Claim {
    fn of(
        certificate: &Certificate,
        data: &WindowData,
        moves: &Moves,
    ) -> Result<Claim, CertificateError> {
        let number = |n: u64, what| usize::try_from(n).map_err(|_| CertificateError::Wrong(what));
        let claim = Claim {
            preperiod: number(certificate.preperiod, "the preperiod")?,
            period: number(certificate.period, "the period")?,
            last_rare: number(certificate.rares.last().copied().unwrap_or(0), "the rare heaps")?,
            witness: number(data.witness, "the largest witness")?,
            window: data.values.len(),
            first: number(data.first, "where the window is")?,
            second: number(data.second, "where the window is again")?,
        };
        let wide = |n: usize| n as u128;
        let part = wide(claim.last_rare.max(claim.witness));
        let most = wide(moves.most());
        ensure(wide(claim.window) == part + most, "how long the window is")?;
        let first = (wide(claim.preperiod) + wide(claim.window)).max(2 * part + most + 1);
        ensure(wide(claim.first) == first, "where the window is")?;
        // In a domain the parity must come back too.
        let domain = certificate.space.as_ref().is_some_and(|space| space.kind == KindData::Domain);
        let comes_back = claim.period > 0 && !(domain && claim.period % 2 == 1);
        ensure(comes_back, "the period")?;
        let second = first + wide(claim.period);
        ensure(wide(claim.second) == second, "where the window is again")?;
        let last = u128::from(certificate.computed_to);
        ensure(wide(claim.second) == last + 1, "how far was computed")?;
        Ok(claim)
    }
}

/// Checks everything that the certificate of a window says.
pub(super) fn verify(
    certificate: &Certificate,
    rule: &HeapRule,
    budget: &mut Budget,
) -> Result<(), CertificateError> {
    let data = certificate.window.as_ref().ok_or(CertificateError::Wrong("the window"))?;
    let space = certificate.space.as_ref().ok_or(CertificateError::Wrong("the sparse space"))?;
    let moves = Moves::of(rule).ok_or(CertificateError::Wrong("the rule"))?;
    ensure(certificate.saltus == 0, "the saltus")?;
    let shift = shift(space, &moves)?;
    let claim = Claim::of(certificate, data, &moves)?;
    // Every smaller period would divide one of these.
    let primes = prime_divisors(claim.period, budget)?.into_iter();
    let mut smaller: Vec<(usize, bool)> =
        primes.map(|prime| (claim.period / prime, false)).collect();
    let mut run = Run::new(moves, space.mask()?, shift, &claim);
    let (mut max, mut sum) = (0, crate::period::checksum(std::iter::empty()));
    for n in 0..claim.second {
        let value = run.step(budget)?;
        max = value.max(max);
        sum = crate::period::continued(sum, value);
        // From the preperiod on the values repeat, and not before.
        if let Some(earlier) = n.checked_sub(claim.period) {
            let repeats = run.value(earlier) == value;
            ensure(earlier < claim.preperiod || repeats, "that the values repeat")?;
            ensure(earlier + 1 != claim.preperiod || !repeats, "the last exception")?;
        }
        for (period, differs) in &mut smaller {
            let earlier = n.checked_sub(*period).filter(|&earlier| earlier >= claim.preperiod);
            *differs |= earlier.is_some_and(|earlier| run.value(earlier) != value);
        }
        for before in [claim.first, claim.second] {
            let place = (n + claim.window).checked_sub(before).filter(|_| n < before);
            let said = place.and_then(|place| data.values.get(place));
            ensure(said.is_none_or(|&said| said == value), "the values of the window")?;
        }
    }
    ensure(smaller.iter().all(|(_, differs)| *differs), "that the period is the least")?;
    ensure(run.rares == certificate.rares, "the rare heaps")?;
    ensure(run.largest == claim.witness, "the largest witness")?;
    ensure(format!("{sum:016x}") == certificate.checksum, "the checksum of the values")?;
    ensure(Some(max) == certificate.max, "the largest value")?;
    ensure(space.is_tight(max), "the sparse space")
}

/// What is added to n to get the parity that exchanges the classes; `None` for none.
fn shift(space: &SpaceData, moves: &Moves) -> Result<Option<u64>, CertificateError> {
    let wrong = CertificateError::Wrong("the sparse space");
    let shift = match (space.kind, space.parity) {
        _ if space.mask == 0 => return Err(wrong),
        (KindData::Range, None) => None,
        (KindData::Domain, Some(parity)) if parity <= 1 => Some(parity),
        _ => return Err(wrong),
    };
    // In a domain all that is taken before a heap is broken must be of one parity.
    let mut breaks = (0u64..).zip(&moves.digits).filter(|(_, digit)| *digit & 4 != 0);
    match shift.is_some_and(|parity| breaks.any(|(t, _)| t % 2 != parity)) {
        true => Err(wrong),
        false => Ok(shift),
    }
}

/// The primes that divide a number which is not 0.
fn prime_divisors(of: usize, budget: &mut Budget) -> Result<Vec<usize>, CertificateError> {
    let mut primes = Vec::new();
    let mut rest = of;
    let mut prime = 2;
    while prime <= rest / prime {
        if rest.is_multiple_of(prime) {
            primes.push(prime);
            while rest.is_multiple_of(prime) {
                rest /= prime;
            }
        }
        prime += 1;
        if prime.is_multiple_of(OPTIONS_PER_POSITION) {
            budget.spend(1)?;
        }
    }
    if rest > 1 {
        primes.push(rest);
    }
    Ok(primes)
}

/// The values of a rule one after the other, of which only some are kept.
struct Run {
    moves: Moves,
    mask: u16,
    shift: Option<u64>,
    /// How many values have been found.
    len: usize,
    /// The values of the heaps below `small`.
    head: Vec<u64>,
    small: usize,
    /// The last `kept` values; that of heap n is at n modulo `kept`.
    recent: Vec<u64>,
    kept: usize,
    rares: Vec<u64>,
    last_rare: usize,
    witness: usize,
    /// The largest part that was needed after the last rare heap.
    largest: usize,
    /// For each value the last heap, and one, that had it among its options.
    met: Vec<usize>,
}

impl Run {
    fn new(moves: Moves, mask: u16, shift: Option<u64>, claim: &Claim) -> Run {
        let part = claim.last_rare.max(claim.witness);
        // Heaps below this may have any part; larger ones have parts up to `part`, or a place in the window.
        let small = 2 * part + moves.most() + 1;
        Run {
            moves,
            mask,
            shift,
            len: 0,
            head: Vec::new(),
            small,
            recent: Vec::new(),
            // One more than the period, so that a value can be compared with the one a period before.
            kept: claim.window.max(claim.period).saturating_add(1),
            rares: Vec::new(),
            last_rare: claim.last_rare,
            witness: claim.witness,
            largest: 0,
            met: vec![0; 64],
        }
    }

    /// The value of a heap that is small or among the last.
    fn value(&self, n: usize) -> u64 {
        self.head.get(n).copied().unwrap_or_else(|| self.recent[n % self.kept])
    }

    fn is_common(&self, value: u64, n: usize) -> bool {
        let odd = (value & u64::from(self.mask)).count_ones() % 2 == 1;
        odd != self.shift.is_some_and(|parity| (n as u64 + parity) % 2 == 1)
    }

    fn meet(&mut self, value: u64) {
        let at = usize::try_from(value).unwrap_or(usize::MAX);
        if self.met.len() <= at {
            self.met.resize((at + 1).next_power_of_two(), 0);
        }
        self.met[at] = self.len + 1;
    }

    /// The least value from `from` on that was not met, of the common ones if so asked.
    fn least(&self, from: u64, common: bool) -> u64 {
        let n = self.len;
        let met = |value: u64| {
            usize::try_from(value).ok().and_then(|at| self.met.get(at)) == Some(&(n + 1))
        };
        let wanted = |&value: &u64| !met(value) && (!common || self.is_common(value, n));
        // A mask without a bit where values are makes none of them common.
        let end = (2 * self.met.len() as u64).saturating_add(self.mask.into());
        (from..=end).find(wanted).unwrap_or(u64::MAX)
    }

    /// Finds the value of the next heap.
    fn step(&mut self, budget: &mut Budget) -> Result<u64, CertificateError> {
        let n = self.len;
        for t in 1..self.moves.digits.len().min(n + 1) {
            let (digit, rest) = (self.moves.digits[t], n - t);
            if digit & 1 != 0 && rest == 0 {
                self.meet(0);
            }
            if digit & 2 != 0 && rest > 0 {
                self.meet(self.value(rest));
            }
        }
        let rests: Vec<usize> = self.moves.rests(n).collect();
        for &rest in &rests {
            for at in 0..self.rares.len() {
                let rare = usize::try_from(self.rares[at]).unwrap_or(usize::MAX);
                if rare >= rest {
                    break;
                }
                if !(self.moves.unequal && rest - rare == rare) {
                    self.meet(self.value(rare) ^ self.value(rest - rare));
                }
            }
        }
        let common = self.least(0, true);
        let mut least = self.least(0, false);
        let longest = rests.iter().map(|&rest| self.moves.half(rest)).max().unwrap_or(0);
        let longest = if n > self.last_rare { longest.min(self.witness) } else { longest };
        let mut part = 0;
        while least < common && part < longest {
            part += 1;
            for &rest in &rests {
                if part <= self.moves.half(rest) {
                    self.meet(self.value(part) ^ self.value(rest - part));
                }
            }
            least = self.least(least, false);
        }
        let passed = usize::try_from(common)
            .map_or(usize::MAX, |common| common.min(self.met.len() + usize::from(self.mask)));
        let looked_at = rests.len() * (self.rares.len() + part) + passed;
        budget.spend(1 + (looked_at / OPTIONS_PER_POSITION) as u64)?;
        let value = least.min(common);
        if n > self.last_rare {
            ensure(value == common, "the largest witness")?;
            self.largest = self.largest.max(part);
        } else if n > 0 && !self.is_common(value, n) {
            self.rares.push(n as u64);
        }
        self.keep(value, budget)?;
        Ok(value)
    }

    fn keep(&mut self, value: u64, budget: &mut Budget) -> Result<(), CertificateError> {
        let n = self.len;
        if n < self.small {
            budget.take_bytes(size_of::<u64>())?;
            self.head.push(value);
        }
        if self.recent.len() < self.kept {
            budget.take_bytes(size_of::<u64>())?;
            self.recent.push(value);
        } else {
            self.recent[n % self.kept] = value;
        }
        self.len += 1;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use grundy_core::Limits;

    #[test]
    fn prime_divisors_are_found_once_each() {
        let mut budget = Budget::new(&Limits::default());
        let mut found = |of: usize| prime_divisors(of, &mut budget).unwrap();
        assert_eq!(found(1), [0; 0]);
        assert_eq!(found(12), [2, 3]);
        assert_eq!(found(149_459), [149459]);
        assert_eq!(found(1180), [2, 5, 59]);
        assert_eq!(found(97), [97]);
    }
}
