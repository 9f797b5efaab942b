//! Rules that the catalogue has under another name.
//!
//! Only forms are recognised of which it is plain what they allow from every heap: a heap goes down by
//! a number in a fixed range or list, or is broken in two after a fixed number was taken. Everything
//! else is left to the general engine, however simple it may be.

mod linear;
mod takes;

use super::ast::{BinaryOp, Clause, CompareOp, Entry, Expr, ExprKind, Game, Part};
use grundy_games::heap::HeapRule;
use grundy_games::written::Argument;
use linear::{Linear, Names};
use takes::{Allowed, Takes};

/// The heap rule that a game is, if that can be told from how it is written.
pub(super) fn heap_rule(game: &Game, constants: &[(String, Argument)]) -> Option<HeapRule> {
    let [heap] = game.parameters.as_slice() else { return None };
    if game.right.is_some() || !game.endings.is_empty() || game.left.is_empty() {
        return None;
    }
    let mut allowed = Allowed::default();
    for entry in &game.left {
        let Entry::Options { sum, clauses, .. } = entry else { return None };
        let own = |part: &Part| match part {
            Part::Call { name, .. } => name.text == game.name.text,
            Part::Nimber { .. } => false,
        };
        if !sum.iter().all(own) {
            return None;
        }
        let names = Names { heap: &heap.text, variable: None, constants };
        options(sum, clauses, names, &mut allowed)?;
    }
    allowed.rule()
}

/// A loop over a range of numbers, or over a list.
enum Loop {
    /// From the first to the last number, both included.
    Range {
        from: Linear,
        to: Bound,
    },
    List(Vec<i64>),
}

/// Where a range ends.
enum Bound {
    At(Linear),
    /// At the smaller of the heap and a number.
    HeapOr(i64),
    /// At half of the heap without some stones, rounded down.
    Half(i64),
}

fn options(
    sum: &[Part],
    clauses: &[Clause],
    names: Names<'_>,
    allowed: &mut Allowed,
) -> Option<()> {
    let mut conditions = Vec::new();
    let mut open: Option<(Loop, &str)> = None;
    for clause in clauses {
        match clause {
            Clause::If(condition) => conditions.push(condition),
            Clause::For { name, over } if open.is_none() => {
                open = Some((round(over, &names)?, &name.text));
            }
            Clause::For { .. } | Clause::Let(_) => return None,
        }
    }
    let names = Names { variable: open.as_ref().map(|(_, name)| *name), ..names };
    let mut tests = Vec::new();
    conditions.iter().try_for_each(|condition| tests_of(condition, &mut tests))?;
    let argument = |part: &Part| match part {
        Part::Call { arguments, .. } => names.linear(arguments.first()?),
        Part::Nimber { .. } => None,
    };
    match *sum.iter().map(argument).collect::<Option<Vec<Linear>>>()?.as_slice() {
        [left] => match open {
            None => fixed_take(left, &tests, &names, allowed),
            Some((open, _)) => takes(left, &open, &tests, &names, allowed),
        },
        [a, b] => breaks(a, b, &open?.0, &tests, &names, allowed),
        _ => None,
    }
}

fn round(over: &Expr, names: &Names<'_>) -> Option<Loop> {
    let ExprKind::Range { from, to, inclusive } = &over.kind else {
        return Some(Loop::List(names.list(over)?));
    };
    let from = names.linear(from)?;
    let less = if *inclusive { 0 } else { 1 };
    if let Some(to) = names.linear(to) {
        let constant = to.constant.checked_sub(less)?;
        return Some(Loop::Range { from, to: Bound::At(Linear { constant, ..to }) });
    }
    match &to.kind {
        ExprKind::Call { name, arguments } if name.text == "min" && *inclusive => {
            let [a, b] = arguments.as_slice() else { return None };
            let (a, b) = (names.linear(a)?, names.linear(b)?);
            let heap = Linear { n: 1, ..Linear::default() };
            let other = if a == heap { b } else { a };
            let fits = a == heap || b == heap;
            let bound = other.fixed().filter(|_| fits)?;
            Some(Loop::Range { from, to: Bound::HeapOr(bound) })
        }
        ExprKind::Binary { op: BinaryOp::Div, a, b } if *inclusive => {
            let (whole, two) = (names.linear(a)?, names.linear(b)?.fixed()?);
            let half = (whole.n, whole.k, two) == (1, 0, 2);
            half.then_some(Loop::Range { from, to: Bound::Half(whole.constant.checked_neg()?) })
        }
        _ => None,
    }
}

/// A condition that stands alone.
enum Test<'a> {
    Compare(&'a Expr, CompareOp, &'a Expr),
    In(&'a Expr, &'a Expr, bool),
}

/// The parts of a condition that must all hold.
fn tests_of<'a>(condition: &'a Expr, tests: &mut Vec<Test<'a>>) -> Option<()> {
    match &condition.kind {
        ExprKind::And(a, b) => {
            tests_of(a, tests)?;
            tests_of(b, tests)
        }
        ExprKind::Compare { first, rest } => {
            let mut left: &Expr = first;
            for (op, right) in rest {
                tests.push(Test::Compare(left, *op, right));
                left = right;
            }
            Some(())
        }
        ExprKind::In { item, list, negated } => {
            tests.push(Test::In(item, list, *negated));
            Some(())
        }
        ExprKind::Not(inner) => match &inner.kind {
            ExprKind::In { item, list, negated } => {
                tests.push(Test::In(item, list, !negated));
                Some(())
            }
            _ => None,
        },
        _ => None,
    }
}

/// What a comparison says: a form is at least 0, or is not 0.
enum Says {
    AtLeast(Linear),
    IsNot(Linear),
}

fn says(left: &Expr, op: CompareOp, right: &Expr, names: &Names<'_>) -> Option<Says> {
    let (left, right) = (names.linear(left)?, names.linear(right)?);
    let more = |form: Linear| Some(Linear { constant: form.constant.checked_sub(1)?, ..form });
    Some(match op {
        CompareOp::Equal => return None,
        CompareOp::NotEqual => Says::IsNot(left.minus(right)?),
        CompareOp::LessEqual => Says::AtLeast(right.minus(left)?),
        CompareOp::GreaterEqual => Says::AtLeast(left.minus(right)?),
        CompareOp::Less => Says::AtLeast(more(right.minus(left)?)?),
        CompareOp::Greater => Says::AtLeast(more(left.minus(right)?)?),
    })
}

/// `f(n - c)`, perhaps only from some heap on.
fn fixed_take(
    left: Linear,
    tests: &[Test<'_>],
    names: &Names<'_>,
    allowed: &mut Allowed,
) -> Option<()> {
    let take = left.constant.checked_neg().and_then(|take| u64::try_from(take).ok());
    let take = take.filter(|&take| take > 0 && (left.n, left.k) == (1, 0))?;
    let mut smallest = 0;
    for test in tests {
        let &Test::Compare(a, op, b) = test else { return None };
        match says(a, op, b, names)? {
            Says::AtLeast(Linear { n: 1, k: 0, constant }) => {
                smallest = smallest.max(constant.checked_neg()?);
            }
            // n ≠ 0, where n is not negative.
            Says::IsNot(Linear { n: 1, k: 0, constant: 0 }) => smallest = smallest.max(1),
            _ => return None,
        }
    }
    let may_empty = match u64::try_from(smallest).ok()?.checked_sub(take)? {
        0 => true,
        1 => false,
        _ => return None,
    };
    allowed.takes.push(Takes { may_empty, ..Takes::new(take, Some(take)) });
    Some(())
}

/// `f(n - k)` or `f(k)`, for k in a range or a list.
fn takes(
    left: Linear,
    open: &Loop,
    tests: &[Test<'_>],
    names: &Names<'_>,
    allowed: &mut Allowed,
) -> Option<()> {
    let number = |n: i64| u64::try_from(n).ok();
    // With what is left as n − t, the variable is either t or n − t, up to a constant.
    let (sign, shift) = match left {
        Linear { n: 1, k: -1, constant } => (1, constant),
        Linear { n: 0, k: 1, constant } => (-1, constant),
        _ => return None,
    };
    // t = k − shift, or t = n − k − shift.
    let (mut takes, mut guarded) = match (open, sign) {
        (Loop::Range { from, to }, 1) => {
            let least = from.fixed()?.checked_sub(shift)?;
            let (most, guarded) = match to {
                Bound::At(Linear { n: 0, k: 0, constant }) => {
                    (Some(constant.checked_sub(shift)?), false)
                }
                Bound::At(Linear { n: 1, k: 0, constant }) => {
                    // Up to the whole heap.
                    (constant.checked_sub(shift)? == 0).then_some((None, true))?
                }
                Bound::HeapOr(most) if shift == 0 => (Some(*most), true),
                _ => return None,
            };
            let most = match most {
                Some(most) => Some(number(most)?),
                None => None,
            };
            (Takes::new(number(least)?, most), guarded)
        }
        (Loop::Range { from, to: Bound::At(to) }, _) => {
            // k from −shift: the whole heap may be taken.
            let whole = from.fixed()?.checked_add(shift)? == 0 && (to.n, to.k) == (1, 0);
            let least = to.constant.checked_add(shift)?.checked_neg()?;
            (Takes::new(number(least).filter(|_| whole)?, None), true)
        }
        (Loop::List(items), 1) => {
            let mut takes = Takes::new(1, None);
            let items: Option<Vec<i64>> = items.iter().map(|n| n.checked_sub(shift)).collect();
            let items = items?;
            if items.iter().any(|&n| n < 1) {
                return None;
            }
            takes.only(&items)?;
            (takes, false)
        }
        _ => return None,
    };
    if takes.least == 0 {
        return None;
    }
    for test in tests {
        restrict(test, sign, shift, names, &mut takes, &mut guarded)?;
    }
    if !guarded {
        return None;
    }
    allowed.takes.push(takes);
    Some(())
}

/// A condition on what is taken.
fn restrict(
    test: &Test<'_>,
    sign: i64,
    shift: i64,
    names: &Names<'_>,
    takes: &mut Takes,
    guarded: &mut bool,
) -> Option<()> {
    // A form in n and k as one in n and t: k = t + shift, or k = n − t − shift.
    let in_takes = |form: Linear| {
        let constant = form.k.checked_mul(shift)?.checked_mul(sign)?.checked_add(form.constant)?;
        let n = if sign == 1 { form.n } else { form.n.checked_add(form.k)? };
        Some(Linear { n, k: form.k.checked_mul(sign)?, constant })
    };
    match test {
        Test::In(item, list, negated) => {
            let form = in_takes(names.linear(item)?)?;
            let list = names.list(list)?;
            let exactly = form == Linear { k: 1, ..Linear::default() };
            match (exactly, negated) {
                (true, false) => takes.only(&list),
                (true, true) => {
                    takes.except.extend(list.iter().filter_map(|&n| u64::try_from(n).ok()));
                    Some(())
                }
                (false, _) => None,
            }
        }
        Test::Compare(a, op, b) => {
            let number = |n: i64| u64::try_from(n).ok();
            match says(a, *op, b, names)? {
                Says::AtLeast(form) => match in_takes(form)? {
                    Linear { n: 0, k: 1, constant } => {
                        takes.least = takes.least.max(number(constant.checked_neg()?).unwrap_or(0));
                        Some(())
                    }
                    Linear { n: 0, k: -1, constant } => {
                        let most = number(constant)?;
                        takes.most = Some(takes.most.map_or(most, |known| known.min(most)));
                        Some(())
                    }
                    Linear { n: 1, k: -1, constant: 0 } => {
                        *guarded = true;
                        Some(())
                    }
                    _ => None,
                },
                Says::IsNot(form) => match in_takes(form)? {
                    Linear { n: 0, k: 1, constant } => {
                        takes.except.extend(number(constant.checked_neg()?));
                        Some(())
                    }
                    Linear { n: 0, k: -1, constant } => {
                        takes.except.extend(number(constant));
                        Some(())
                    }
                    _ => None,
                },
            }
        }
    }
}

/// `f(a) + f(n - t - a)`, for a in a range.
fn breaks(
    a: Linear,
    b: Linear,
    open: &Loop,
    tests: &[Test<'_>],
    names: &Names<'_>,
    allowed: &mut Allowed,
) -> Option<()> {
    let (x, y) = match (a, b) {
        (Linear { n: 0, k: 1, .. }, Linear { n: 1, k: -1, .. }) => (a, b),
        (Linear { n: 1, k: -1, .. }, Linear { n: 0, k: 1, .. }) => (b, a),
        _ => return None,
    };
    let taken = u64::try_from(x.constant.checked_add(y.constant)?.checked_neg()?).ok()?;
    let Loop::Range { from, to } = open else { return None };
    let least_x = from.fixed()?.checked_add(x.constant)?;
    let (least_y, half) = match to {
        Bound::At(Linear { n: 1, k: 0, constant }) => (y.constant.checked_sub(*constant)?, false),
        // Up to the middle of what is left, so that the smaller part comes first.
        Bound::Half(less) if x.constant == 0 && u64::try_from(*less) == Ok(taken) => {
            (least_x, true)
        }
        _ => return None,
    };
    let mut unequal = false;
    for test in tests {
        let &Test::Compare(left, op, right) = test else { return None };
        let difference = y.minus(x)?;
        let back = x.minus(y)?;
        match says(left, op, right, names)? {
            // The smaller part first: every pair once.
            Says::AtLeast(form) if form == difference || form == back => {}
            Says::IsNot(form) if form == difference || form == back => unequal = true,
            Says::AtLeast(form) => {
                let strict = |wanted: Linear| {
                    let constant = wanted.constant.checked_sub(1);
                    constant.is_some_and(|constant| form == Linear { constant, ..wanted })
                };
                unequal = (strict(difference) || strict(back)).then_some(true)?;
            }
            _ => return None,
        }
        // Only one half is looked at, so both must begin alike.
        if !half && least_x != least_y {
            return None;
        }
    }
    if unequal {
        allowed.unequal_splits = ((taken, least_x, least_y) == (0, 1, 1)).then_some(true)?;
        return Some(());
    }
    let digit = match (least_x, least_y) {
        (1, 1) => 4,
        (0, 1) | (1, 0) if taken > 0 => 6,
        (0, 0) if taken > 0 => 7,
        _ => return None,
    };
    *allowed.breaks.entry(taken).or_default() |= digit;
    Some(())
}
