//! Compiled expressions against a second evaluator that walks through the tree and knows nothing of
//! instructions, registers or jumps.

use grundy_lang::Formula;
use proptest::prelude::*;

/// A number, or a condition, in the numbers a, b and c.
#[derive(Clone, Debug)]
enum Number {
    Literal(i64),
    Name(usize),
    Negate(Box<Number>),
    Binary(&'static str, Box<Number>, Box<Number>),
    If(Box<Condition>, Box<Number>, Box<Number>),
    /// A function of the numbers from the first up to but not including the second.
    Over(&'static str, i64, i64, Box<Number>),
}

#[derive(Clone, Debug)]
enum Condition {
    Literal(bool),
    Compare(Number, Vec<(&'static str, Number)>),
    Not(Box<Condition>),
    And(Box<Condition>, Box<Condition>),
    Or(Box<Condition>, Box<Condition>),
    In(Number, Vec<i64>, bool),
    Within(Number, Number, Number, bool),
    All(i64, i64, Box<Condition>),
    Any(i64, i64, Box<Condition>),
}

const NAMES: [&str; 3] = ["a", "b", "c"];

impl Number {
    fn text(&self, depth: usize) -> String {
        match self {
            Number::Literal(n) => n.to_string(),
            // Deeper loops have their own variable, and the last name is that of the innermost.
            Number::Name(name) => match (*name, depth) {
                (2, 1..) => format!("k{depth}"),
                (name, _) => NAMES[name].to_owned(),
            },
            Number::Negate(a) => format!("-({})", a.text(depth)),
            Number::Binary(op, a, b) if op.chars().all(char::is_alphabetic) && *op != "xor" => {
                format!("{op}({}, {})", a.text(depth), b.text(depth))
            }
            Number::Binary(op, a, b) => format!("({}) {op} ({})", a.text(depth), b.text(depth)),
            Number::If(condition, a, b) => format!(
                "(if {} then {} else {})",
                condition.text(depth),
                a.text(depth),
                b.text(depth)
            ),
            Number::Over(f, from, to, a) => {
                let inner = depth + 1;
                format!("{f}({} for k{inner} in {from}..{to})", a.text(inner))
            }
        }
    }

    /// `None` where the compiled expression must break down.
    fn value(&self, names: [i64; 3]) -> Option<i64> {
        match self {
            Number::Literal(n) => Some(*n),
            Number::Name(name) => Some(names[*name]),
            Number::Negate(a) => a.value(names)?.checked_neg(),
            Number::Binary(op, a, b) => {
                let (a, b) = (a.value(names)?, b.value(names)?);
                let (wide_a, wide_b) = (i128::from(a), i128::from(b));
                let wide = match *op {
                    "+" => wide_a + wide_b,
                    "-" => wide_a - wide_b,
                    "*" => wide_a * wide_b,
                    "/" | "mod" if b == 0 => return None,
                    "/" => wide_a.div_euclid(wide_b) - i128::from(b < 0 && a.rem_euclid(b) != 0),
                    "mod" => {
                        let rest = wide_a.rem_euclid(wide_b);
                        if b < 0 && rest != 0 { rest + wide_b } else { rest }
                    }
                    "min" => wide_a.min(wide_b),
                    "max" => wide_a.max(wide_b),
                    "xor" => wide_a ^ wide_b,
                    "gcd" => {
                        let (mut larger, mut smaller) = (wide_a.abs(), wide_b.abs());
                        while smaller != 0 {
                            (larger, smaller) = (smaller, larger % smaller);
                        }
                        larger
                    }
                    other => panic!("{other}"),
                };
                i64::try_from(wide).ok()
            }
            Number::If(condition, a, b) => match condition.value(names)? {
                true => a.value(names),
                false => b.value(names),
            },
            Number::Over(f, from, to, a) => {
                let each = (*from..*to).map(|k| a.value([names[0], names[1], k]));
                let values = each.collect::<Option<Vec<i64>>>()?;
                match *f {
                    "sum" => values.iter().try_fold(0i64, |sum, &n| sum.checked_add(n)),
                    "min" => values.into_iter().min(),
                    "max" => values.into_iter().max(),
                    "xor" => Some(values.into_iter().fold(0, |sum, n| sum ^ n)),
                    other => panic!("{other}"),
                }
            }
        }
    }
}

impl Condition {
    fn text(&self, depth: usize) -> String {
        let over = |f: &str, from: i64, to: i64, condition: &Condition| {
            let inner = depth + 1;
            format!("{f}({} for k{inner} in {from}..{to})", condition.text(inner))
        };
        match self {
            Condition::Literal(truth) => truth.to_string(),
            Condition::Compare(first, rest) => {
                let rest = rest.iter().map(|(op, n)| format!(" {op} ({})", n.text(depth)));
                format!("(({}){})", first.text(depth), rest.collect::<String>())
            }
            Condition::Not(a) => format!("(not {})", a.text(depth)),
            Condition::And(a, b) => format!("({} and {})", a.text(depth), b.text(depth)),
            Condition::Or(a, b) => format!("({} or {})", a.text(depth), b.text(depth)),
            Condition::In(item, list, negated) => {
                let word = if *negated { "not in" } else { "in" };
                format!("(({}) {word} {list:?})", item.text(depth))
            }
            Condition::Within(item, from, to, inclusive) => {
                let dots = if *inclusive { "..=" } else { ".." };
                let [item, from, to] = [item, from, to].map(|n| n.text(depth));
                format!("(({item}) in ({from}){dots}({to}))")
            }
            Condition::All(from, to, a) => over("all", *from, *to, a),
            Condition::Any(from, to, a) => over("any", *from, *to, a),
        }
    }

    fn value(&self, names: [i64; 3]) -> Option<bool> {
        match self {
            Condition::Literal(truth) => Some(*truth),
            Condition::Compare(first, rest) => {
                let mut left = first.value(names)?;
                for (op, right) in rest {
                    let right = right.value(names)?;
                    let holds = match *op {
                        "==" => left == right,
                        "!=" => left != right,
                        "<" => left < right,
                        "<=" => left <= right,
                        ">" => left > right,
                        ">=" => left >= right,
                        other => panic!("{other}"),
                    };
                    if !holds {
                        return Some(false);
                    }
                    left = right;
                }
                Some(true)
            }
            Condition::Not(a) => Some(!a.value(names)?),
            Condition::And(a, b) => Some(a.value(names)? && b.value(names)?),
            Condition::Or(a, b) => Some(a.value(names)? || b.value(names)?),
            Condition::In(item, list, negated) => {
                Some(list.contains(&item.value(names)?) != *negated)
            }
            Condition::Within(item, from, to, inclusive) => {
                let [item, from, to] = [item, from, to].map(|n| n.value(names));
                let (item, from, to) = (item?, from?, to?);
                Some(if *inclusive {
                    (from..=to).contains(&item)
                } else {
                    (from..to).contains(&item)
                })
            }
            Condition::All(from, to, a) => {
                for k in *from..*to {
                    if !a.value([names[0], names[1], k])? {
                        return Some(false);
                    }
                }
                Some(true)
            }
            Condition::Any(from, to, a) => {
                for k in *from..*to {
                    if a.value([names[0], names[1], k])? {
                        return Some(true);
                    }
                }
                Some(false)
            }
        }
    }
}

fn leaf() -> impl Strategy<Value = Number> {
    let extreme = prop::sample::select(vec![i64::MAX, 1 << 40, 1000, 0, 1, 2]);
    prop_oneof![
        4 => (0i64..12).prop_map(Number::Literal),
        1 => extreme.prop_map(Number::Literal),
        5 => (0usize..3).prop_map(Number::Name),
    ]
}

fn number() -> impl Strategy<Value = Number> {
    leaf().prop_recursive(4, 40, 3, |inner| {
        let ops = prop::sample::select(vec!["+", "-", "*", "/", "mod", "min", "max", "xor", "gcd"]);
        let folds = prop::sample::select(vec!["sum", "min", "max", "xor"]);
        prop_oneof![
            1 => inner.clone().prop_map(|a| Number::Negate(Box::new(a))),
            6 => (ops, inner.clone(), inner.clone())
                .prop_map(|(op, a, b)| Number::Binary(op, Box::new(a), Box::new(b))),
            2 => (condition_of(inner.clone()), inner.clone(), inner.clone())
                .prop_map(|(c, a, b)| Number::If(Box::new(c), Box::new(a), Box::new(b))),
            1 => (folds, -2i64..3, 0i64..5, inner)
                .prop_map(|(f, from, more, a)| Number::Over(f, from, from + more, Box::new(a))),
        ]
    })
}

fn condition_of(
    number: impl Strategy<Value = Number> + Clone + 'static,
) -> BoxedStrategy<Condition> {
    let op = prop::sample::select(vec!["==", "!=", "<", "<=", ">", ">="]);
    let rest = prop::collection::vec((op, number.clone()), 1..3);
    let list = prop::collection::vec(0i64..9, 0..4);
    let leaf = prop_oneof![
        1 => any::<bool>().prop_map(Condition::Literal),
        6 => (number.clone(), rest).prop_map(|(first, rest)| Condition::Compare(first, rest)),
        2 => (number.clone(), list, any::<bool>())
            .prop_map(|(item, list, negated)| Condition::In(item, list, negated)),
        2 => (number.clone(), number.clone(), number, any::<bool>())
            .prop_map(|(item, from, to, inclusive)| Condition::Within(item, from, to, inclusive)),
    ];
    leaf.prop_recursive(3, 12, 2, |inner| {
        prop_oneof![
            inner.clone().prop_map(|a| Condition::Not(Box::new(a))),
            (inner.clone(), inner.clone())
                .prop_map(|(a, b)| Condition::And(Box::new(a), Box::new(b))),
            (inner.clone(), inner.clone())
                .prop_map(|(a, b)| Condition::Or(Box::new(a), Box::new(b))),
            (-2i64..3, 0i64..5, inner.clone()).prop_map(|(from, more, a)| Condition::All(
                from,
                from + more,
                Box::new(a)
            )),
            (-2i64..3, 0i64..5, inner).prop_map(|(from, more, a)| Condition::Any(
                from,
                from + more,
                Box::new(a)
            )),
        ]
    })
    .boxed()
}

fn names() -> Vec<String> {
    NAMES.map(str::to_owned).into()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1500))]

    #[test]
    fn numbers_are_what_the_tree_says(tree in number(), at in prop::array::uniform3(-6i64..30)) {
        let text = tree.text(0);
        let Ok(formula) = Formula::parse(&text, &names()) else {
            return Err(TestCaseError::fail(format!("{text} does not compile")));
        };
        prop_assert!(!formula.is_condition());
        let expected = tree.value(at);
        prop_assert_eq!(formula.value(&at).ok(), expected, "{} at {:?}", text, at);
    }

    #[test]
    fn conditions_are_what_the_tree_says(
        tree in condition_of(number().boxed()),
        at in prop::array::uniform3(-6i64..30),
    ) {
        let text = tree.text(0);
        let Ok(formula) = Formula::parse(&text, &names()) else {
            return Err(TestCaseError::fail(format!("{text} does not compile")));
        };
        prop_assert!(formula.is_condition());
        let expected = tree.value(at).map(i64::from);
        prop_assert_eq!(formula.value(&at).ok(), expected, "{} at {:?}", text, at);
    }
}
