//! The functions that rules may use.

use grundy_games::written::Kind;
use grundy_games::written::program::{Fold, Function, Function2, Listed, Map};

/// What a function does, by what it is given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Meaning {
    /// Of one number.
    One(Function),
    /// Of two numbers.
    Two(Function2),
    /// Of two numbers or more, taken together from the left, or of a list.
    Several(Function2, Option<Fold>),
    /// The quotient rounded down.
    Div,
    /// What that leaves.
    Mod,
    /// The number itself: `floor(n / k)` is `n / k`.
    Floor,
    Len,
    /// The sum of a list.
    Fold(Fold),
    Map(Map),
    Listed(Listed),
    /// How often a number is in a list; how often a condition holds.
    Count,
    Replace,
    Remove,
    /// Only behind `for … in`.
    Subsets,
    /// Only with `for` inside.
    All,
    Any,
}

/// A function: its name, how it is written, and what it does.
#[derive(Clone, Copy, Debug)]
pub(crate) struct FunctionInfo {
    pub(crate) name: &'static str,
    pub(crate) form: &'static str,
    pub(crate) meaning: Meaning,
}

const fn function(name: &'static str, form: &'static str, meaning: Meaning) -> FunctionInfo {
    FunctionInfo { name, form, meaning }
}

/// Every function, in the order in which a list of them reads best.
pub(crate) const FUNCTIONS: &[FunctionInfo] = &[
    function("min", "min(a, b)", Meaning::Several(Function2::Min, Some(Fold::Min))),
    function("max", "max(a, b)", Meaning::Several(Function2::Max, Some(Fold::Max))),
    function("gcd", "gcd(a, b)", Meaning::Several(Function2::Gcd, None)),
    function("lcm", "lcm(a, b)", Meaning::Several(Function2::Lcm, None)),
    function("abs", "abs(n)", Meaning::One(Function::Abs)),
    function("pow", "pow(a, b)", Meaning::Two(Function2::Pow)),
    function("mod", "mod(a, b)", Meaning::Mod),
    function("div", "div(a, b)", Meaning::Div),
    function("floor", "floor(a / b)", Meaning::Floor),
    function("isqrt", "isqrt(n)", Meaning::One(Function::Isqrt)),
    function("log2", "log2(n)", Meaning::One(Function::Log2)),
    function("xor", "xor(a, b)", Meaning::Several(Function2::Xor, Some(Fold::Xor))),
    function("bitand", "bitand(a, b)", Meaning::Several(Function2::And, None)),
    function("bitor", "bitor(a, b)", Meaning::Several(Function2::Or, None)),
    function("shl", "shl(n, k)", Meaning::Two(Function2::Shl)),
    function("shr", "shr(n, k)", Meaning::Two(Function2::Shr)),
    function("popcount", "popcount(n)", Meaning::One(Function::Popcount)),
    function("valuation", "valuation(n, p)", Meaning::Two(Function2::Valuation)),
    function("is_prime", "is_prime(n)", Meaning::One(Function::IsPrime)),
    function("is_square", "is_square(n)", Meaning::One(Function::IsSquare)),
    function("least_factor", "least_factor(n)", Meaning::One(Function::LeastFactor)),
    function("prime_index", "prime_index(n)", Meaning::One(Function::PrimeIndex)),
    function("divisors", "divisors(n)", Meaning::Listed(Listed::Divisors)),
    function("factors", "factors(n)", Meaning::Listed(Listed::Factors)),
    function("primes", "primes(n)", Meaning::Listed(Listed::Primes)),
    function("digits", "digits(n)", Meaning::Listed(Listed::Digits)),
    function("len", "len(list)", Meaning::Len),
    function("sum", "sum(list)", Meaning::Fold(Fold::Sum)),
    function("mex", "mex(list)", Meaning::Fold(Fold::Mex)),
    function("count", "count(list, x)", Meaning::Count),
    function("sort", "sort(list)", Meaning::Map(Map::Sort)),
    function("reverse", "reverse(list)", Meaning::Map(Map::Reverse)),
    function("distinct", "distinct(list)", Meaning::Map(Map::Distinct)),
    function("replace", "replace(list, i, x)", Meaning::Replace),
    function("remove", "remove(list, i)", Meaning::Remove),
    function("subsets", "subsets(list)", Meaning::Subsets),
    function("all", "all(x > 0 for x in list)", Meaning::All),
    function("any", "any(x > 0 for x in list)", Meaning::Any),
];

/// The function with this name.
pub(crate) fn find(name: &str) -> Option<&'static FunctionInfo> {
    FUNCTIONS.iter().find(|function| function.name == name)
}

/// What other languages and books call things, and how they are written here.
const OTHERWISE: &[(&str, &str)] = &[
    ("range", "1..n"),
    ("sqrt", "isqrt(n)"),
    ("root", "isqrt(n)"),
    ("prime", "is_prime(n)"),
    ("isprime", "is_prime(n)"),
    ("square", "is_square(n)"),
    ("odd", "n % 2 == 1"),
    ("even", "n % 2 == 0"),
    ("divides", "n % k == 0"),
    ("length", "len(list)"),
    ("size", "len(list)"),
    ("sorted", "sort(list)"),
    ("reversed", "reverse(list)"),
    ("log", "log2(n)"),
    ("bits", "popcount(n)"),
    ("exists", "any(x > 0 for x in list)"),
    ("forall", "all(x > 0 for x in list)"),
    ("divisor", "divisors(n)"),
    ("band", "bitand(a, b)"),
    ("bor", "bitor(a, b)"),
    ("power", "pow(a, b)"),
];

/// What somebody probably means who writes a function that does not exist.
pub(crate) fn meant_by(name: &str) -> Option<&'static str> {
    OTHERWISE.iter().find(|(other, _)| name.eq_ignore_ascii_case(other)).map(|(_, here)| *here)
}

impl FunctionInfo {
    /// What the arguments are, if there are `count` of them and the first is of kind `first`; `None`
    /// if the function does not take so many.
    pub(crate) fn arguments(&self, count: usize, first: Option<Kind>) -> Option<Vec<Kind>> {
        use Kind::{List, Number};
        let kinds = match self.meaning {
            Meaning::One(_) | Meaning::Floor | Meaning::Listed(_) => vec![Number],
            Meaning::Two(_) | Meaning::Div | Meaning::Mod => vec![Number; 2],
            Meaning::Several(_, Some(_)) if count == 1 && first != Some(Number) => vec![List],
            Meaning::Several(..) if count >= 2 => vec![Number; count],
            Meaning::Several(..) => vec![Number; 2],
            Meaning::Len | Meaning::Fold(_) | Meaning::Map(_) | Meaning::Subsets => vec![List],
            Meaning::Count | Meaning::Remove => vec![List, Number],
            Meaning::Replace => vec![List, Number, Number],
            Meaning::All | Meaning::Any => return None,
        };
        (kinds.len() == count).then_some(kinds)
    }

    /// How many arguments it needs at least.
    pub(crate) fn needs(&self) -> usize {
        match self.meaning {
            Meaning::Two(_)
            | Meaning::Div
            | Meaning::Mod
            | Meaning::Several(..)
            | Meaning::Count
            | Meaning::Remove => 2,
            Meaning::Replace => 3,
            _ => 1,
        }
    }

    /// What its answer is.
    pub(crate) fn answer(&self) -> Kind {
        match self.meaning {
            Meaning::One(Function::IsPrime | Function::IsSquare) => Kind::Truth,
            Meaning::All | Meaning::Any => Kind::Truth,
            Meaning::Map(_)
            | Meaning::Listed(_)
            | Meaning::Replace
            | Meaning::Remove
            | Meaning::Subsets => Kind::List,
            _ => Kind::Number,
        }
    }

    /// What stands before `for` inside its parentheses, and what the answer is; `None` if nothing may.
    pub(crate) fn over(&self) -> Option<(Kind, Kind)> {
        match self.meaning {
            Meaning::All | Meaning::Any => Some((Kind::Truth, Kind::Truth)),
            Meaning::Count => Some((Kind::Truth, Kind::Number)),
            Meaning::Fold(_) | Meaning::Several(_, Some(_)) => Some((Kind::Number, Kind::Number)),
            _ => None,
        }
    }
}
