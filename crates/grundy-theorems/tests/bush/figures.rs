//! The figures that have names.

use grundy_games::bush::{Drawing, Figure};
use grundy_theorems::bush::value;

fn made(figure: Figure, size: u64) -> Drawing {
    figure.make(size, 7).unwrap_or_else(|| panic!("{} {size}", figure.name()))
}

#[test]
fn values_that_theory_gives() {
    for n in 1..40 {
        assert_eq!(value(&made(Figure::Stalk, n).bush()), n);
        assert_eq!(value(&made(Figure::Arch, n).bush()), n % 2);
        // Every blade is worth 1 and so is every edge of the arch.
        assert_eq!(value(&made(Figure::GrassyArch, n).bush()), (2 * n - 1) % 2);
        assert_eq!(value(&made(Figure::Ladder, n).bush()), 3 * n % 2);
    }
    for n in 3..20 {
        assert_eq!(value(&made(Figure::Wheel, n).bush()), 0);
        assert_eq!(value(&made(Figure::Complete, n).bush()), n * (n - 1) / 2 % 2);
    }
    // Two equal branches cancel, and only the trunk is left.
    for forks in 0..8 {
        assert_eq!(value(&made(Figure::Tree, forks).bush()), 1);
    }
}
