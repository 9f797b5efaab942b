//! Closed forms in one number.

mod base;
mod search;
mod text;

pub use base::Base;
pub(super) use search::{best, best_in, telling};
pub(super) use text::Shifted;

use crate::heap::Period;

/// A closed form f(n + shift) + add.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Form {
    /// f.
    pub base: Base,
    /// What is added to n.
    pub shift: i64,
    /// What is added to the value.
    pub add: i64,
}

impl Form {
    /// The same value for all n.
    pub fn constant(value: u64) -> Option<Form> {
        Some(Form { base: Base::Zero, shift: 0, add: i64::try_from(value).ok()? })
    }

    /// f with nothing added.
    pub fn plain(base: Base) -> Form {
        Form { base, shift: 0, add: 0 }
    }

    /// The value it gives to n, if it gives one.
    pub fn value(&self, n: u64) -> Option<u64> {
        let value = self.base.value(n.checked_add_signed(self.shift)?)?;
        value.checked_add_signed(self.add)
    }

    /// Whether it gives the same value to all n.
    pub fn is_constant(&self) -> bool {
        self.base == Base::Zero
    }

    /// Its period and saltus, if it is arithmetic periodic. What is added to n moves the preperiod
    /// only, and here it is at least as large as it must be.
    pub fn period(&self) -> Option<Period> {
        let (period, saltus) = self.base.period()?;
        Some(Period { preperiod: self.shift.unsigned_abs(), period, saltus })
    }

    /// How much there is to say: the less, the simpler.
    pub(super) fn cost(&self) -> u64 {
        match self.base {
            // A constant is as simple as its value.
            Base::Zero => 1,
            base => base.cost() + 2 * self.shift.unsigned_abs() + 2 * self.add.unsigned_abs(),
        }
    }
}

/// A form for each residue of n.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cases {
    /// The form for n ≡ 0, 1, 2, … Invariant: at least two; `None` where no form was found.
    forms: Vec<Option<Form>>,
}

impl Cases {
    /// The form for each residue modulo their number, or `None` if there are fewer than two.
    pub fn new(forms: Vec<Option<Form>>) -> Option<Cases> {
        (forms.len() >= 2).then_some(Cases { forms })
    }

    /// The modulus.
    pub fn modulus(&self) -> u64 {
        self.forms.len() as u64
    }

    /// The form for each residue.
    pub fn forms(&self) -> &[Option<Form>] {
        &self.forms
    }

    /// Whether every residue has a form.
    pub fn is_complete(&self) -> bool {
        self.forms.iter().all(Option::is_some)
    }

    /// The form for n, if there is one.
    pub fn form(&self, n: u64) -> Option<&Form> {
        let residue = usize::try_from(n % self.modulus()).ok()?;
        self.forms[residue].as_ref()
    }

    /// The period and saltus of the whole, if it is complete and arithmetic periodic.
    pub fn period(&self) -> Option<Period> {
        let whole = self.forms.iter().try_fold(self.modulus(), |whole, form| {
            super::agree::lcm(whole, form.as_ref()?.period()?.period)
        })?;
        let mut together: Option<Period> = None;
        for form in &self.forms {
            let period = form.as_ref()?.period()?;
            let saltus = (whole / period.period).checked_mul(period.saltus)?;
            let before = together.unwrap_or(Period { preperiod: 0, period: whole, saltus });
            if before.saltus != saltus {
                return None;
            }
            let preperiod = before.preperiod.max(period.preperiod);
            together = Some(Period { preperiod, ..before });
        }
        together
    }
}
