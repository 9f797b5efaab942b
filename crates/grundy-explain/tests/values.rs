//! Tables of values as they are told and drawn.

use grundy::values::{Axis, Kind, Table, values};
use grundy::{Budget, Cell, Limit, Outcome, Stopped, parse_rule};
use grundy_explain::render::{Terminal, text};
use grundy_explain::values::{picture, stopped, write_text};
use grundy_explain::{Language, Messages};

fn sequence(rule: &str, from: u64, to: u64) -> Table {
    let rule = parse_rule(rule).expect("a rule");
    values(&rule, from, to, &mut Budget::default()).expect("a table")
}

fn axis(name: &str, from: u64, to: u64) -> Axis {
    Axis::new(name, from, to).expect("an axis")
}

/// Two heaps of Nim.
fn grid(rows: u64, columns: u64) -> Table {
    let axes = vec![axis("a", 0, rows - 1), axis("b", 0, columns - 1)];
    Table::lazy("xor(a, b)", axes, Kind::Values, |at| Cell::Value(at[0] ^ at[1])).expect("a table")
}

fn told(table: &Table, language: Language, width: usize) -> String {
    let messages = Messages::of(language);
    let terminal = Terminal { width, colour: false };
    let mut out = Vec::new();
    write_text(table, &Budget::default(), messages, &terminal, &mut out).expect("it is written");
    let mut out = String::from_utf8(out).expect("text");
    if let Some(doc) = stopped(table, messages) {
        out += &format!("──\n{}", text(&doc, &terminal));
    }
    out
}

#[test]
fn tables_read_well() {
    let by = Stopped { by: Limit::Positions(20), positions: 20 };
    let tables = [
        ("sequence", sequence("kayles", 0, 40)),
        ("sequence_from", sequence("grundys", 17, 33)),
        ("outcomes", sequence("kl[2, 1]", 0, 12)),
        ("grid", grid(6, 9)),
        ("grid_cut", grid(3, 100)),
        ("sequence_stopped", sequence("kayles", 0, 40).stopped_at(20, by.clone())),
        ("grid_stopped", grid(4, 8).stopped_at(20, by.clone())),
        ("nothing_known", sequence("kayles", 5, 40).stopped_at(0, by)),
    ];
    for (name, table) in tables {
        let all = Language::ALL
            .map(|language| format!("════ {}\n{}", language.tag(), told(&table, language, 80)));
        insta::assert_snapshot!(name, all.concat());
    }
}

#[test]
fn no_line_is_wider_than_the_terminal_and_columns_stay_in_place() {
    for width in [40, 80, 200] {
        for table in [sequence("nim", 99_900, 120_000), sequence("0.77", 0, 5000), grid(30, 300)] {
            let text = told(&table, Language::En, width);
            let lines: Vec<&str> = text.split("\n\n").nth(1).unwrap().lines().collect();
            assert!(lines.iter().all(|line| line.len() <= width), "{width}: {table:?}");
            // All whole lines are equally long, though they are laid out in pieces.
            let whole = &lines[..lines.len() - 1];
            assert!(whole.iter().all(|line| line.len() == whole[0].len()), "{width}: {table:?}");
        }
    }
}

#[test]
fn losses_are_coloured() {
    let mut out = Vec::new();
    let terminal = Terminal { width: 80, colour: true };
    write_text(
        &sequence("nim", 0, 1),
        &Budget::default(),
        Messages::of(Language::En),
        &terminal,
        &mut out,
    )
    .expect("it is written");
    assert!(String::from_utf8(out).expect("text").contains("\x1b[31m0\x1b[0m"));
}

#[test]
fn pictures_have_what_they_need() {
    let by = Stopped { by: Limit::Positions(20), positions: 20 };
    let letters = |at: &[u64]| Cell::Outcome(if at[0] == at[1] { Outcome::P } else { Outcome::L });
    let axes = vec![axis("a", 0, 4), axis("b", 0, 4)];
    for (table, words) in [
        (sequence("kayles", 0, 40), &["g(n)", "thế P", "Số Grundy của kayles"][..]),
        (sequence("kayles", 0, 5000), &["màu càng đậm"]),
        (sequence("kl[1, 2]", 0, 9), &["kết cục", "Ai thắng kl[1, 2]"]),
        (grid(9, 9), &["a ↓", "b →"]),
        (grid(300, 600), &["Mỗi ô ứng với 2 × 3 thế"]),
        (grid(9, 9).stopped_at(20, by), &["chưa biết"]),
        (Table::lazy("x", axes, Kind::Outcomes, letters).unwrap(), &[">L<"]),
    ] {
        let svg = picture(&table, &Budget::default(), Messages::of(Language::Vi)).unwrap().svg();
        for word in words {
            assert!(svg.contains(word), "{word} in {table:?}:\n{svg}");
        }
    }
}
