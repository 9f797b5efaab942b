//! Games whose rules somebody wrote, against the reference engine and against the catalogue.

mod common;

use common::rules::{evaluate_rules, round_trips};
use common::{ask, plus};
use grundy::check::{Bounds, Target, check};
use grundy::{
    Budget, Limits, Outcome, Play, Player, RuleRef, Rules, SolveError, SolveOptions, parse,
    parse_rules, parse_with, position_text, solve,
};

fn rules(source: &str) -> Rules {
    parse_rules(source, &[]).unwrap_or_else(|wrong| panic!("{source}: {wrong:?}"))
}

/// Rules of every kind: sums, other games, nimbers, lists, truth values, Left and Right, endings.
const RULES: &[&str] = &[
    "game f(n) = { f(n - k) for k in 1..=n if gcd(k, n) == 1 }",
    "game f(n) = { f(n / k) for k in 2..=4 if n > 0 }",
    "game f(n) = { f(a) + f(n - a) for a in 2..n - 1 }",
    "game f(n) = { f(a) + f(b) + f(n - a - b - 1) for a in 0..n for b in a..n - a }",
    "game f(n) = { *n, f(n - 1) + *2 if n > 0 }",
    "game f(n) = { g(n - 1, n % 2 == 0) if n > 0 } game g(n, b) = { f(n / 2) if b, 0 if not b }",
    "game f(h) = { f(sort(replace(h, i, x))) for i in 0..len(h) for x in 0..h[i] }",
    "game f(h) = { f([h[i] - (if i in s then 1 else 0) for i in 0..len(h)]) for s in
                   subsets(0..len(h)) if s != [] and all(h[i] > 0 for i in s) }",
    "game f(a, b) = { f(a - k, b) for k in 1..=a, f(a, b - k) for k in 1..=b,
                      f(a - k, b - k) for k in 1..=min(a, b) }",
    "game f(n) = { f(n - i) for i in 1..=n if i != 1 | f(n - i) for i in 1..=n if i != 2 }",
    "game f(n) = { f(n - 1) if n > 0 | f(n - 2) if n > 1, *1 if n == 1 }",
    "game f(n) = { f(n - k) for k in 1..=2 if k <= n } wins if n == 0",
    "game f(n) = { f(n - k) for k in 1..=3 } loses if n <= 0",
    "game f(n) = { f(n - k) for k in 1..=3 if k <= n } draws if n == 2, wins if n == 7",
    "game f(a, b) = { f(i, b) + f(a - i, b) for i in 1..a, f(a, i) + f(a, b - i) for i in 1..b }
     loses if a == 1 and b == 1",
    "game f(n) = { f(n - 1) if n > 0 | f(n - k) for k in 2..=3 if k <= n } wins if n == 1",
    "game f(n) = { f(n - k) for k in [1, 3, 4] if k <= n }",
    "game f(n) = { f(n - k) for k in 1..=n if k != 2 }",
    "game f(n) = { f(a) + f(n - 1 - a) for a in 0..n, f(a) + f(n - 2 - a) for a in 0..n - 1 }",
    "game f(n) = { f(a) + f(n - a) for a in 1..n if a < n - a }",
];

#[test]
fn every_kind_of_rule_agrees_with_the_reference_engine() {
    for source in RULES {
        let rules = rules(source);
        let game = rules.games().next().expect("a game");
        let count = rules.parameters(game).len();
        let Target::Family(family, _) = Target::of_rule(RuleRef::Written(rules.clone(), game))
        else {
            panic!("a family")
        };
        let bounds = match count {
            1 => Bounds { heaps: 2, size: 6 },
            _ => Bounds { heaps: 2, size: 4 },
        };
        let report = check(&family, &bounds, &mut Budget::default()).expect("small");
        assert!(report.counterexample.is_none(), "{source}: {:?}", report.counterexample);
        assert!(report.compared >= 20, "{source}: {}", report.compared);
    }
}

#[test]
fn rules_and_their_texts_go_round() {
    let mut answered = 0;
    for source in RULES {
        answered += evaluate_rules(source, 4_000);
    }
    assert!(answered > 50, "{answered}");
}

#[test]
fn written_games_of_the_catalogue_are_worth_the_same() {
    let source = "
        game kayles2(n) = { kayles2(a) + kayles2(n - 1 - a) for a in 0..n, let m = n - 2,
                            kayles2(a) + kayles2(m - a) for a in 0..=m }
        game kl2(n) = { kl2(n - i) for i in 1..=n if i != 1 | kl2(n - i) for i in 1..=n if i != 2 }
        game rows(a, b) = { rows(x, b) for x in 0..a, rows(a, x) for x in a..b }
    ";
    let rules = rules(source);
    for n in 0..=20 {
        for play in Play::ALL {
            let written = parse_with(&format!("kayles2({n}, 3)"), &rules).expect("it parses");
            let named = parse(&format!("kayles({n}, 3)")).expect("it parses");
            if play == Play::Misere && n > 9 {
                continue;
            }
            let (written, named) = (ask(&written, play), ask(&named, play));
            assert_eq!((written.outcome, &written.value), (named.outcome, &named.value), "{n}");
        }
    }
    for (a, b) in (0..=9).flat_map(|a| (0..=a).map(move |b| (a, b))) {
        let written = parse_with(&format!("kl2({a}, {b})"), &rules).expect("it parses");
        let named = parse(&format!("kl[1, 2]({a}, {b})")).expect("it parses");
        assert_eq!(ask(&written, Play::Normal).outcome, ask(&named, Play::Normal).outcome);
        // The order of heaps matters in a monotonic row.
        let written = parse_with(&format!("rows({b}, {a})"), &rules).expect("it parses");
        let named = parse(&format!("monotonic({b}, {a})")).expect("it parses");
        assert_eq!(ask(&written, Play::Normal).value, ask(&named, Play::Normal).value);
    }
}

#[test]
fn sums_with_other_games_add_up() {
    let rules = rules(RULES[0]);
    let written = parse_with("f(7) + f(9, 12)", &rules).expect("it parses");
    let others = parse("kayles(5) + hackenbush(0-1, 1-2) + *3").expect("it parses");
    let value = |position| ask(position, Play::Normal).value.nimber().expect("impartial");
    let together = plus(&written, &others);
    assert_eq!(value(&together), value(&written) ^ value(&others));
    assert_eq!(ask(&together, Play::Normal).verify(), Ok(()));
    assert!(round_trips(&written, &rules));
}

#[test]
fn a_partizan_game_and_its_negative_are_nothing_together() {
    let rules = rules(RULES[9]);
    let position = |text: &str| parse_with(text, &rules).expect("it parses");
    for n in 0..6 {
        let zero = position(&format!("f({n}) - f({n})"));
        assert_eq!(ask(&zero, Play::Normal).outcome, Outcome::P, "{n}");
        assert!(round_trips(&zero, &rules));
    }
    let compared = |a, b| grundy::equal(&position(a), &position(b), &mut Budget::default());
    assert!(compared("f(3)", "f(3) + f(2) - f(2)").expect("small").equal);
    let different = compared("f(3)", "f(2)").expect("small");
    let witness = different.witness.expect("they differ");
    assert_eq!(position_text(&witness.game), "-f(2)");
    assert_ne!(witness.outcomes.0, witness.outcomes.1);
}

#[test]
fn huge_heaps_answer_where_few_positions_are_reached() {
    let rules = rules("game f(n) = { f(n / k) for k in 2..=6 if n > 0 }");
    let position = parse_with("f(10^18)", &rules).expect("it parses");
    let answer = ask(&position, Play::Normal);
    assert_eq!((answer.outcome, answer.value.nimber()), (Outcome::N, Some(3)));
    assert_eq!(answer.verify(), Ok(()));
}

#[test]
fn play_that_need_not_end_is_shown_and_solved_with_draws() {
    let rules = rules("game f(n) = { f(n + 1) if n < 5, f(n - 1) if n > 0, f(0) if n == 4 }");
    let position = parse_with("f(2)", &rules).expect("it parses");
    for play in Play::ALL {
        let refused = solve(&position, &SolveOptions::of(play), &mut Budget::default());
        let Err(SolveError::Circle(circle)) = refused else { panic!("{refused:?}") };
        let next = circle.positions.iter().cycle().skip(1);
        for (from, to) in circle.positions.iter().zip(next) {
            let options =
                from.moves(Player::Left).filter_map(|m| from.after(&m, Player::Left).ok());
            assert!(options.into_iter().any(|option| option == *to), "{}", position_text(from));
        }
        let options = SolveOptions { loopy: true, ..SolveOptions::of(play) };
        let loopy = solve(&position, &options, &mut Budget::default());
        let loopy = loopy.expect("solved with draws");
        assert_eq!(loopy.verify(), Ok(()));
    }
}

#[test]
fn where_rules_break_down_is_told_with_the_way_to_it() {
    for (source, start, way) in [
        (
            "game f(n) = { f(n - 1) if n > 0, f(2 / (n - 3)) if n > 2 }",
            "f(5)",
            &["f(5)", "f(4)", "f(3)"][..],
        ),
        ("game f(n) = { f(n - 2) }", "f(5)", &["f(5)", "f(3)", "f(1)"]),
        ("game f(n) = { f(n - 1) if n > 0 | f(n / (n - 1)) if n > 0 }", "f(3)", &["f(3)", "f(1)"]),
        ("let t = [1, 2] game f(n) = { f(n - t[n - 1]) if n > 0 }", "f(4)", &["f(4)"]),
        ("game f(n) = { f(n * n) if n > 1 }", "f(3)", &[]),
    ] {
        let rules = rules(source);
        let position = parse_with(start, &rules).expect("it parses");
        for play in Play::ALL {
            let refused = solve(&position, &SolveOptions::of(play), &mut Budget::default());
            let Err(SolveError::Broken(broken)) = refused else { panic!("{source}: {refused:?}") };
            let told: Vec<String> = broken.path.iter().map(position_text).collect();
            assert!(way.is_empty() || told == way, "{source}: {told:?}");
            assert!(broken.fault.is_some(), "{source}");
        }
    }
}

#[test]
fn a_rule_that_never_ends_its_loop_is_stopped() {
    for source in [
        "game f(n) = { f(0) for k in 0..10^18 if mod(k, 3) > 3 }",
        "game f(n) = { f(0) for s in subsets(0..60) if len(s) > 99 }",
        "game f(n) = { f(n + 1) }",
        "game f(n) = { f(k) for k in n..10^18 }",
        "game f(n) = { f(sum(k * 0 for k in 0..10^17)) }",
        "game f(n) = { f(0) } wins if any(k < 0 for k in 0..10^17)",
    ] {
        let rules = rules(source);
        let position = parse_with("f(3)", &rules).expect("it parses");
        let time = std::time::Duration::from_millis(200);
        let limits = Limits { positions: 20_000, time, ..Limits::default() };
        for play in Play::ALL {
            let stopped = solve(&position, &SolveOptions::of(play), &mut Budget::new(&limits));
            assert!(matches!(stopped, Err(SolveError::Stopped(_))), "{source}: {stopped:?}");
        }
    }
}
