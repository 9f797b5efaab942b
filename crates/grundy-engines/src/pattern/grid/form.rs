//! Closed forms in two numbers.

use crate::pattern::agree::gcd;
use crate::pattern::form::Shifted;
use std::fmt::{self, Display, Formatter};

/// A closed form f(a + shift, b + shift) + add.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GridForm {
    /// f.
    pub base: GridBase,
    /// What is added to both numbers.
    pub shift: i64,
    /// What is added to the value.
    pub add: i64,
}

/// A function of two numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GridBase {
    /// 0.
    Zero,
    /// a ⊕ b.
    Xor,
    /// a + b.
    Sum,
    /// The smaller.
    Min,
    /// The larger.
    Max,
    /// |a − b|.
    Distance,
    /// The binary digits that both have.
    And,
    /// The binary digits that one of them has.
    Or,
    /// The greatest common divisor.
    Gcd,
    /// ⌊a / b⌋ of the larger by the smaller.
    Quotient,
    /// (a + b) mod m.
    SumMod(u64),
    /// |a − b| mod m.
    DistanceMod(u64),
    /// (a ⊕ b) mod m.
    XorMod(u64),
    /// (a mod m) ⊕ (b mod k).
    Residues(u64, u64),
    /// How often 2 divides both a and b.
    ValuationBoth,
    /// How often 2 divides a + b.
    ValuationSum,
    /// How often 2 divides a ⊕ b.
    ValuationXor,
    /// The number of ones at the end of the binary digits that a or b has.
    OnesAtEnd,
}

/// The most that may be added to a value, or taken from it.
const MOST_ADDED: u64 = 4;

/// The forms that are tried, the simplest first, with nothing added to the value yet.
pub(super) fn forms() -> impl Iterator<Item = GridForm> {
    let single = [
        GridBase::Zero,
        GridBase::Xor,
        GridBase::Sum,
        GridBase::Min,
        GridBase::Max,
        GridBase::Distance,
        GridBase::And,
        GridBase::Or,
        GridBase::Gcd,
        GridBase::Quotient,
        GridBase::ValuationBoth,
        GridBase::ValuationSum,
        GridBase::ValuationXor,
        GridBase::OnesAtEnd,
    ];
    let moduli = || 2..=10u64;
    let pairs = moduli().flat_map(|m| (2..=10u64).map(move |k| GridBase::Residues(m, k)));
    let bases = single
        .into_iter()
        .chain(moduli().flat_map(|m| [GridBase::SumMod(m), GridBase::DistanceMod(m)]))
        .chain(moduli().map(GridBase::XorMod))
        .chain(pairs);
    let bases: Vec<GridBase> = bases.collect();
    // All forms with nothing added come before all with something.
    let shifts = [0, -1, 1];
    shifts.into_iter().flat_map(move |shift| {
        bases.clone().into_iter().map(move |base| GridForm { base, shift, add: 0 })
    })
}

impl GridForm {
    /// The value it gives to a pair, if it gives one.
    pub fn value(&self, a: u64, b: u64) -> Option<u64> {
        let (a, b) = (a.checked_add_signed(self.shift)?, b.checked_add_signed(self.shift)?);
        self.base.value(a, b)?.checked_add_signed(self.add)
    }

    /// The same form with so much added that it gives this pair this value.
    pub(super) fn with_value(self, a: u64, b: u64, value: u64) -> Option<GridForm> {
        let add = i64::try_from(i128::from(value) - i128::from(self.value(a, b)?)).ok()?;
        (add.unsigned_abs() <= MOST_ADDED || self.base == GridBase::Zero)
            .then_some(GridForm { add, ..self })
    }
}

impl GridBase {
    /// The value at a pair.
    pub fn value(self, a: u64, b: u64) -> Option<u64> {
        let valuation = |n: u64| (n > 0).then(|| u64::from(n.trailing_zeros()));
        match self {
            GridBase::Zero => Some(0),
            GridBase::Xor => Some(a ^ b),
            GridBase::Sum => a.checked_add(b),
            GridBase::Min => Some(a.min(b)),
            GridBase::Max => Some(a.max(b)),
            GridBase::Distance => Some(a.abs_diff(b)),
            GridBase::And => Some(a & b),
            GridBase::Or => Some(a | b),
            GridBase::Gcd => Some(gcd(a, b)),
            GridBase::Quotient => a.max(b).checked_div(a.min(b)),
            GridBase::SumMod(m) => a.checked_add(b)?.checked_rem(m),
            GridBase::DistanceMod(m) => a.abs_diff(b).checked_rem(m),
            GridBase::XorMod(m) => (a ^ b).checked_rem(m),
            GridBase::Residues(m, k) => Some(a.checked_rem(m)? ^ b.checked_rem(k)?),
            GridBase::ValuationBoth => valuation(a | b),
            GridBase::ValuationSum => valuation(a.checked_add(b)?),
            GridBase::ValuationXor => valuation(a ^ b),
            GridBase::OnesAtEnd => Some(u64::from((a | b).trailing_ones())),
        }
    }
}

impl Display for GridForm {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let (a, b) = (Shifted("a", self.shift).to_string(), Shifted("b", self.shift).to_string());
        let (in_a, in_b) = match self.shift {
            0 => (a.clone(), b.clone()),
            _ => (format!("({a})"), format!("({b})")),
        };
        let sum = Shifted("a + b", self.shift.saturating_mul(2)).to_string();
        let alone = self.add == 0;
        match self.base {
            GridBase::Zero => return write!(f, "{}", self.add),
            GridBase::Sum => {
                let added = self.shift.saturating_mul(2).saturating_add(self.add);
                return Shifted("a + b", added).fmt(f);
            }
            GridBase::Xor if alone => write!(f, "{in_a} ⊕ {in_b}")?,
            GridBase::Xor => write!(f, "({in_a} ⊕ {in_b})")?,
            GridBase::Min => write!(f, "min({a}, {b})")?,
            GridBase::Max => write!(f, "max({a}, {b})")?,
            GridBase::Distance => f.write_str("|a − b|")?,
            GridBase::And => write!(f, "({in_a} & {in_b})")?,
            GridBase::Or => write!(f, "({in_a} | {in_b})")?,
            GridBase::Gcd => write!(f, "gcd({a}, {b})")?,
            GridBase::Quotient => write!(f, "⌊max({a}, {b})/min({a}, {b})⌋")?,
            GridBase::SumMod(m) => write!(f, "({sum}) mod {m}")?,
            GridBase::DistanceMod(m) => write!(f, "|a − b| mod {m}")?,
            GridBase::XorMod(m) => write!(f, "({in_a} ⊕ {in_b}) mod {m}")?,
            GridBase::Residues(m, k) => write!(f, "({in_a} mod {m}) ⊕ ({in_b} mod {k})")?,
            GridBase::ValuationBoth => write!(f, "v₂(gcd({a}, {b}))")?,
            GridBase::ValuationSum => write!(f, "v₂({sum})")?,
            GridBase::ValuationXor => write!(f, "v₂({in_a} ⊕ {in_b})")?,
            GridBase::OnesAtEnd => write!(f, "v₂(({in_a} | {in_b}) + 1)")?,
        }
        Shifted("", self.add).fmt(f)
    }
}
