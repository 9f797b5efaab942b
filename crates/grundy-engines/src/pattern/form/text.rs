//! Closed forms as they are written.

use super::{Base, Form};
use std::fmt::{self, Display, Formatter};

impl Display for Form {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        if self.base == Base::Zero {
            return write!(f, "{}", self.add);
        }
        let n = Shifted("n", self.shift);
        // A sum needs no parentheses where brackets or a bar part it from what is around it.
        let inner = if self.shift == 0 { n.to_string() } else { format!("({n})") };
        match self.base {
            Base::Zero => {}
            Base::Identity => {
                let together = self.shift.saturating_add(self.add);
                return Shifted("n", together).fmt(f);
            }
            Base::Quotient(k) => write!(f, "⌊{inner}/{k}⌋")?,
            Base::Remainder { modulus, step: 1 } => write!(f, "{inner} mod {modulus}")?,
            Base::Remainder { modulus, step } => write!(f, "⌊({inner} mod {modulus})/{step}⌋")?,
            Base::Twice(k) => {
                let twice = k.saturating_mul(2);
                write!(f, "⌊{inner}/{twice}⌋·{k} + ({inner} mod {twice}) mod {k}")?;
            }
            Base::Xor(c) if self.add == 0 => write!(f, "{inner} ⊕ {c}")?,
            Base::Xor(c) => write!(f, "({inner} ⊕ {c})")?,
            Base::And(c) if self.add == 0 => write!(f, "{inner} & {c}")?,
            Base::And(c) => write!(f, "({inner} & {c})")?,
            Base::Ones => write!(f, "popcount({n})")?,
            Base::OnesParity => write!(f, "popcount({n}) mod 2")?,
            Base::Valuation(p) => write!(f, "v{}({n})", lowered(p))?,
            Base::ValuationParity(p) => write!(f, "v{}({n}) mod 2", lowered(p))?,
            Base::LowBit => write!(f, "2^v₂({n})")?,
            Base::HighBit => write!(f, "2^⌊log₂ {inner}⌋")?,
            Base::Log2 => write!(f, "⌊log₂ {inner}⌋")?,
            Base::SquareRoot => write!(f, "⌊√{inner}⌋")?,
            Base::LeastPrime => write!(f, "π(lpf({n}))")?,
            Base::PrimeFactors => write!(f, "Ω({n})")?,
            Base::DistinctPrimes => write!(f, "ω({n})")?,
        }
        Shifted("", self.add).fmt(f)
    }
}

/// Something with a number added to it.
pub(in super::super) struct Shifted<'a>(pub(in super::super) &'a str, pub(in super::super) i64);

impl Display for Shifted<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let Shifted(what, shift) = self;
        f.write_str(what)?;
        match shift {
            0 => Ok(()),
            1.. => write!(f, " + {shift}"),
            _ => write!(f, " − {}", shift.unsigned_abs()),
        }
    }
}

/// A number in small digits below the line.
fn lowered(number: u64) -> String {
    let digits = ['₀', '₁', '₂', '₃', '₄', '₅', '₆', '₇', '₈', '₉'];
    let text = number.to_string();
    text.bytes().filter_map(|digit| digits.get(usize::from(digit - b'0'))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn forms_read_as_they_are_written_by_hand() {
        let text = |base, shift, add| Form { base, shift, add }.to_string();
        assert_eq!(text(Base::Identity, 0, 0), "n");
        assert_eq!(text(Base::Identity, -1, 0), "n − 1");
        assert_eq!(text(Base::Zero, 0, 3), "3");
        assert_eq!(text(Base::Quotient(2), 1, 0), "⌊(n + 1)/2⌋");
        assert_eq!(text(Base::Remainder { modulus: 4, step: 1 }, 0, 1), "n mod 4 + 1");
        assert_eq!(text(Base::Remainder { modulus: 7, step: 2 }, 0, 0), "⌊(n mod 7)/2⌋");
        assert_eq!(text(Base::Twice(3), 0, 0), "⌊n/6⌋·3 + (n mod 6) mod 3");
        assert_eq!(text(Base::Valuation(13), 0, 0), "v₁₃(n)");
        assert_eq!(text(Base::Xor(3), 0, -1), "(n ⊕ 3) − 1");
        assert_eq!(text(Base::Ones, 1, 0), "popcount(n + 1)");
        assert_eq!(text(Base::SquareRoot, -2, 1), "⌊√(n − 2)⌋ + 1");
    }
}
