//! Positions as a program reads them: whole numbers, with spaces between them.

use grundy_games::bush::Edge;
use grundy_games::written::{Argument, Kind};
use grundy_games::{Position, Term};
use std::fmt::Write;

/// How positions are written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum InputForm {
    /// A line for each position: how many numbers, then the numbers.
    #[default]
    Counted,
    /// A line for each position: the numbers alone.
    Plain,
    /// First how many positions; for each a line with the counts and a line with the numbers.
    Contest,
}

/// The numbers of a position: counts, then lines of numbers.
struct Numbers {
    /// Whether every position of the game has as many numbers, so that they need not be counted.
    fixed: bool,
    /// Counts that the lines do not tell, as of the vertices of a graph.
    head: Vec<i128>,
    lines: Vec<Vec<i128>>,
}

fn numbers(position: &Position, fixed: bool) -> Numbers {
    let listed = |sizes: &mut dyn Iterator<Item = i128>| Numbers {
        fixed,
        head: Vec::new(),
        lines: vec![sizes.collect()],
    };
    match position.terms() {
        [Term::Heaps(heaps)] => listed(&mut heaps.sizes().iter().map(|&n| i128::from(n))),
        [Term::Row(row)] => listed(&mut row.sizes().iter().map(|&n| i128::from(n))),
        [Term::Bush(bush)] => {
            let line = |&Edge(a, b): &Edge| vec![i128::from(a), i128::from(b)];
            let edges: Vec<Vec<i128>> = bush.edges().iter().map(line).collect();
            Numbers { fixed: false, head: vec![edges.len() as i128], lines: edges }
        }
        [Term::Tokens(tokens)] => {
            let graph = tokens.graph();
            let mut head = vec![graph.labels().len() as i128, graph.arcs().count() as i128];
            head.extend(tokens.tokens().iter().map(|&token| i128::from(token)));
            let arcs = graph.arcs().map(|(a, b)| vec![i128::from(a), i128::from(b)]);
            Numbers { fixed: false, head, lines: arcs.collect() }
        }
        [Term::Written(written)] => {
            let mut all = Vec::new();
            for state in written.states() {
                let kinds = written.rules().parameters(state.game()).iter().map(|(_, kind)| *kind);
                for (argument, kind) in state.arguments().into_iter().zip(kinds) {
                    match (argument, kind) {
                        (Argument::Number(n), _) => all.push(i128::from(n)),
                        (Argument::List(list), Kind::List | Kind::Number | Kind::Truth) => {
                            all.push(list.items().len() as i128);
                            all.extend(list.items().iter().map(|&n| i128::from(n)));
                        }
                    }
                }
            }
            listed(&mut all.into_iter())
        }
        _ => listed(&mut std::iter::empty()),
    }
}

/// Appends a position; `fixed` if no position of the game needs a count.
pub(super) fn write_position(out: &mut String, position: &Position, fixed: bool, form: InputForm) {
    let Numbers { fixed, mut head, lines } = numbers(position, fixed);
    if head.is_empty() && !fixed && form != InputForm::Plain {
        head.push(lines.iter().map(Vec::len).sum::<usize>() as i128);
    }
    let gap = if form == InputForm::Contest { "\n" } else { " " };
    let mut before = "";
    for line in std::iter::once(&head).chain(&lines).filter(|line| !line.is_empty()) {
        for number in line {
            // Writing to a string cannot fail.
            let _ = write!(out, "{before}{number}");
            before = " ";
        }
        before = gap;
    }
    out.push('\n');
}

/// An input of these positions.
pub(super) fn input<'p>(
    positions: impl ExactSizeIterator<Item = &'p Position>,
    fixed: bool,
    form: InputForm,
) -> String {
    let mut out = String::new();
    if form == InputForm::Contest {
        let _ = writeln!(out, "{}", positions.len());
    }
    for position in positions {
        write_position(&mut out, position, fixed, form);
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn positions_as_numbers() {
        use InputForm::{Contest, Counted, Plain};
        for (text, fixed, form, written) in [
            ("nim(3, 0, 5)", false, Counted, "3 3 0 5\n"),
            ("nim(3, 0, 5)", false, Plain, "3 0 5\n"),
            ("nim(3, 0, 5)", false, Contest, "1\n3\n3 0 5\n"),
            ("nim(7)", true, Counted, "7\n"),
            ("nim(7)", true, Contest, "1\n7\n"),
            ("monotonic(1, 3)", false, Counted, "2 1 3\n"),
            ("hackenbush(0-1, 1-2)", false, Counted, "2 0 1 1 2\n"),
            ("hackenbush(0-1, 1-2)", false, Contest, "1\n2\n0 1\n1 2\n"),
            ("graph[1>2, 1>3](1)", false, Counted, "3 2 1 1 2 1 3\n"),
            ("graph[1>2, 1>3](1)", false, Contest, "1\n3 2 1\n1 2\n1 3\n"),
        ] {
            let position = crate::parse(text).expect("it parses");
            assert_eq!(input([&position].into_iter(), fixed, form), written, "{text}");
        }
        let rules = "game f(a, b, s) = { f(a - 1, b, s) if a > 0 and len(s) > 0 }";
        let rules = crate::parse_rules(rules, &[]).expect("rules");
        let position = crate::parse_with("f(4, 5, [7, 8])", &rules).expect("it parses");
        assert_eq!(input([&position].into_iter(), true, Counted), "4 5 2 7 8\n");
    }
}
