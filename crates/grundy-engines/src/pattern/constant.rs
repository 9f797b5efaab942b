//! Constants that people know by name.

use super::beatty::Ratio;
use std::fmt::{self, Display, Formatter};

/// A known irrational number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Constant {
    /// (p + √q) / r.
    Surd {
        /// p.
        p: u64,
        /// q, which is not a square.
        q: u64,
        /// r, not 0.
        r: u64,
    },
    /// e.
    Euler,
    /// π.
    Pi,
}

/// Constants are known to so many units.
const UNITS: u128 = 1_000_000_000_000_000_000;

impl Constant {
    /// The golden ratio.
    pub const GOLDEN: Constant = Constant::Surd { p: 1, q: 5, r: 2 };

    /// Whether it is the golden ratio.
    pub fn is_golden(self) -> bool {
        self == Constant::GOLDEN
    }

    /// A whole number of units; the constant is that or up to one unit more.
    fn units(self) -> u128 {
        match self {
            Constant::Surd { p, q, r } => {
                let root = (u128::from(q) * UNITS * UNITS).isqrt();
                (u128::from(p) * UNITS + root) / u128::from(r.max(1))
            }
            Constant::Euler => 2_718_281_828_459_045_235,
            Constant::Pi => 3_141_592_653_589_793_238,
        }
    }

    /// The simplest known constant between two bounds, if they are close enough to tell.
    pub(super) fn between(above: Ratio, below: Ratio) -> Option<Constant> {
        let units =
            |ratio: Ratio| (u128::from(ratio.over) * UNITS).checked_div(u128::from(ratio.under));
        let (above, below) = (units(above)?, units(below)?);
        // With some two hundred constants to choose from, one may lie between wide bounds by chance.
        if below.saturating_sub(above) > UNITS / 500 {
            return None;
        }
        known().find(|constant| (above + 1..below.saturating_sub(1)).contains(&constant.units()))
    }
}

/// The constants that are tried, the simplest first.
fn known() -> impl Iterator<Item = Constant> {
    let golden = [Constant::GOLDEN, Constant::Surd { p: 3, q: 5, r: 2 }];
    let roots = [2, 3, 5, 6, 7, 10].map(|q| Constant::Surd { p: 0, q, r: 1 });
    let others = (1..=2u64).flat_map(|r| {
        (1..=5u64).flat_map(move |p| {
            // Halves are only of interest where they do not cancel.
            let surd = move |q| Constant::Surd { p, q, r };
            [2, 3, 5, 6, 7, 10, 13, 17].map(surd)
        })
    });
    golden.into_iter().chain(roots).chain([Constant::Euler, Constant::Pi]).chain(others)
}

impl Display for Constant {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match *self {
            Constant::Euler => f.write_str("e"),
            Constant::Pi => f.write_str("π"),
            Constant::Surd { p: 0, q, r: 1 } => write!(f, "√{q}"),
            Constant::Surd { p, q, r: 1 } => write!(f, "{p} + √{q}"),
            Constant::Surd { p: 0, q, r } => write!(f, "√{q}/{r}"),
            Constant::Surd { p, q, r } => write!(f, "({p} + √{q})/{r}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_constant_is_named_only_between_close_bounds() {
        let ratio = |over, under| Ratio { over, under };
        let golden = Constant::between(ratio(1618, 1000), ratio(1619, 1000)).unwrap();
        assert!(golden.is_golden());
        assert_eq!(golden.to_string(), "(1 + √5)/2");
        assert_eq!(Constant::between(ratio(1, 1), ratio(2, 1)), None);
        let e = Constant::between(ratio(2_718_281, 1_000_000), ratio(2_718_282, 1_000_000));
        assert_eq!(e, Some(Constant::Euler));
        assert_eq!(
            Constant::between(ratio(1_234_567, 1_000_000), ratio(1_234_568, 1_000_000)),
            None
        );
    }
}
