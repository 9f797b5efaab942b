//! The values that a certificate rests on, computed anew.
//!
//! Nothing here is shared with the engines. A mask only says in which order options are looked at: if
//! a heap is broken into two common heaps, the value of that option is a rare one, by the additivity
//! of the classes. So the common options are those with a rare part or one heap, and if each smaller rare
//! value is met as well, the least common value that is not met is the mex.

use super::{CertificateError, KindData, SpaceData};
use grundy_core::{Budget, Player, mex};
use grundy_games::heap::{HeapRule, OctalCode};
use grundy_reasons::Threes;

/// So many options cost about as much as a position met in a search.
const OPTIONS_PER_POSITION: u64 = 1024;

/// The values of the heaps below `len`, and the rare heaps among them but heap 0.
pub(super) fn compute(
    rule: &HeapRule,
    space: Option<&SpaceData>,
    len: usize,
    budget: &mut Budget,
) -> Result<(Vec<u64>, Vec<u64>), CertificateError> {
    match (rule.code(), space) {
        (Some(code), None) if Threes::treats(code) => {
            let mut table = Threes::new(code);
            while table.values().len() < len {
                let (options, bytes) = table.step();
                budget.take_bytes(bytes)?;
                budget.spend(1 + options / OPTIONS_PER_POSITION)?;
            }
            Ok((table.into_values(), Vec::new()))
        }
        (_, None) => by_definition(rule, len, budget).map(|values| (values, Vec::new())),
        (Some(code), Some(space)) => {
            let mut table = Table::new(code, space)?;
            while table.values.len() < len {
                budget.take_bytes(size_of::<u64>())?;
                let options = table.step();
                budget.spend(1 + options / OPTIONS_PER_POSITION)?;
            }
            Ok((table.values, table.rares))
        }
        (None, Some(_)) => Err(CertificateError::Wrong("the sparse space")),
    }
}

fn by_definition(
    rule: &HeapRule,
    len: usize,
    budget: &mut Budget,
) -> Result<Vec<u64>, CertificateError> {
    let mut values: Vec<u64> = Vec::new();
    while values.len() < len {
        let mut options = 0;
        let value = mex(rule.options(values.len() as u64, Player::Left).map(|parts| {
            options += 1;
            let part = |heap: &u64| usize::try_from(*heap).map_or(0, |heap| values[heap]);
            parts.as_slice().iter().fold(0, |sum, heap| sum ^ part(heap))
        }));
        budget.take_bytes(size_of::<u64>())?;
        budget.spend(1 + options / OPTIONS_PER_POSITION)?;
        values.push(value);
    }
    Ok(values)
}

/// A table of an octal game in a sparse space.
struct Table<'a> {
    code: &'a OctalCode,
    mask: u16,
    /// What is added to n to get the parity that exchanges the classes; `None` for none.
    shift: Option<u64>,
    values: Vec<u64>,
    rares: Vec<u64>,
    /// For each value the last heap, and one, that had it among its options.
    met: Vec<usize>,
}

impl Table<'_> {
    fn new<'a>(code: &'a OctalCode, space: &SpaceData) -> Result<Table<'a>, CertificateError> {
        let wrong = CertificateError::Wrong("the sparse space");
        let digits = code.digits();
        if code.is_unequal()
            || code.last_take().is_none()
            || digits.iter().any(|digit| digit & 8 != 0)
        {
            return Err(wrong);
        }
        let shift = match (space.kind, space.parity) {
            (KindData::Range, None) => None,
            (KindData::Domain, Some(parity)) if parity <= 1 => Some(parity),
            _ => return Err(wrong),
        };
        // In a domain all that is taken before a heap is broken must be of one parity.
        let mut breaks = (0u64..).zip(digits).filter(|(_, digit)| *digit & 4 != 0);
        if shift.is_some_and(|parity| breaks.any(|(t, _)| t % 2 != parity)) {
            return Err(wrong);
        }
        let (values, rares, met) = (Vec::new(), Vec::new(), vec![0; 64]);
        Ok(Table { code, mask: space.mask()?, shift, values, rares, met })
    }

    fn is_common(&self, value: u64, n: usize) -> bool {
        let odd = (value & u64::from(self.mask)).count_ones() % 2 == 1;
        odd != self.shift.is_some_and(|parity| (n as u64 + parity) % 2 == 1)
    }

    fn meet(&mut self, value: u64, n: usize) {
        let at = usize::try_from(value).unwrap_or(usize::MAX);
        if self.met.len() <= at {
            self.met.resize((at + 1).next_power_of_two(), 0);
        }
        self.met[at] = n + 1;
    }

    fn is_met(&self, value: u64, n: usize) -> bool {
        usize::try_from(value).ok().and_then(|at| self.met.get(at)) == Some(&(n + 1))
    }

    /// The least value that was not met among the options of `n`, of the common ones if so asked.
    fn least(&self, n: usize, common: bool) -> u64 {
        let wanted = |&value: &u64| !self.is_met(value, n) && (!common || self.is_common(value, n));
        // A mask without a bit where values are makes none of them common.
        let end = (2 * self.met.len() as u64).saturating_add(self.mask.into());
        (0..=end).find(wanted).unwrap_or(u64::MAX)
    }

    /// Adds the value of the next heap, and tells how many options were looked at.
    fn step(&mut self) -> u64 {
        let n = self.values.len();
        let takes: Vec<(usize, u8)> = (0..=n).zip(self.code.digits().iter().copied()).collect();
        let mut looked_at = 0;
        for &(t, digit) in &takes {
            let rest = n - t;
            if digit & 1 != 0 && t > 0 && rest == 0 {
                self.meet(0, n);
            }
            if digit & 2 != 0 && t > 0 && rest > 0 {
                self.meet(self.values[rest], n);
            }
            if digit & 4 != 0 {
                for at in 0..self.rares.len() {
                    let rare = usize::try_from(self.rares[at]).unwrap_or(usize::MAX);
                    if rare >= rest {
                        break;
                    }
                    self.meet(self.values[rare] ^ self.values[rest - rare], n);
                    looked_at += 1;
                }
            }
        }
        let common = self.least(n, true);
        // What was passed over on the way.
        looked_at += common.min(self.met.len() as u64 + u64::from(self.mask));
        let mut least = self.least(n, false);
        let breaks = takes.iter().filter(|(_, digit)| digit & 4 != 0).map(|(t, _)| n - t);
        // All takes in turn, for a value may be met after one of them only.
        let longest = breaks.clone().max().unwrap_or(0) / 2;
        let mut part = 1;
        while least < common && part <= longest {
            for rest in breaks.clone().filter(|rest| part <= rest / 2) {
                let value = self.values[part] ^ self.values[rest - part];
                self.meet(value, n);
                looked_at += 1;
            }
            while self.is_met(least, n) {
                least += 1;
            }
            part += 1;
        }
        let value = least.min(common);
        if n > 0 && !self.is_common(value, n) {
            self.rares.push(n as u64);
        }
        self.values.push(value);
        looked_at
    }
}
