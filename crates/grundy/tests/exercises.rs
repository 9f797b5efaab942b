//! Exercises have what they promise, by the reference engine, which knows no theorem.
//!
//! `GRUNDY_EXERCISES` says how many of each topic are solved: `cargo xtask soak` asks for 1,000.

use grundy::exercise::{Exercise, Level, Mark, Reply, Sheet, Task, Topic, VERSION, Wrong, judge};
use grundy::{Answer, Budget, Play, Player, Position, Term, parse_rules, position_text};
use grundy_core::Limits;
use grundy_engines::reference::{Grundy, Outcomes};
use grundy_games::{Catalogue, ImpartialCatalogue};
use std::collections::HashSet;

fn budget() -> Budget {
    Budget::new(&Limits { positions: u64::MAX, ..Limits::default() })
}

fn asked() -> u64 {
    std::env::var("GRUNDY_EXERCISES").ok().and_then(|count| count.parse().ok()).unwrap_or(25)
}

/// Exercises of a topic, evenly from all levels, each level from sheets of ten.
fn exercises(topic: Topic) -> Vec<Exercise> {
    let mut all = Vec::new();
    for level in Level::ALL {
        for index in 0..asked().div_ceil(5) {
            if index % 10 == 0 {
                let mut sheet = Sheet::new(topic, level, 1000 + index);
                let count = (asked().div_ceil(5) - index).min(10);
                let budget = &mut budget();
                all.extend((0..count).map(|_| sheet.next(budget).expect("an exercise")));
            }
        }
    }
    all
}

struct Truth {
    normal: Outcomes<Catalogue>,
    misere: Outcomes<Catalogue>,
    values: Grundy<ImpartialCatalogue>,
}

impl Truth {
    fn new() -> Truth {
        Truth {
            normal: Outcomes::new(Catalogue, Play::Normal),
            misere: Outcomes::new(Catalogue, Play::Misere),
            values: Grundy::new(ImpartialCatalogue),
        }
    }

    fn wins(&mut self, position: &Position, play: Play, mover: Player) -> bool {
        let outcomes = match play {
            Play::Normal => &mut self.normal,
            Play::Misere => &mut self.misere,
        };
        outcomes.wins(&position.components(), mover, &mut budget()).expect("within the limits")
    }
}

/// About how many positions follow a position.
fn size(position: &Position) -> f64 {
    let small = |n: u64| f64::from(u32::try_from(n).expect("a small heap"));
    let of = |term: &Term| match term {
        Term::Heaps(heaps) => {
            let breaks =
                heaps.rule().options(9, Player::Left).any(|parts| parts.as_slice().len() > 1);
            let heap = |&n: &u64| if breaks { 1.7f64.powf(small(n)) } else { small(n) + 1.0 };
            heaps.sizes().iter().map(heap).product()
        }
        Term::Row(row) => {
            let place = |(i, &n): (usize, &u64)| (small(n) + 1.0) / small(i as u64 + 1);
            row.sizes().iter().enumerate().map(place).product()
        }
        Term::Bush(bush) => 1.6f64.powf(small(bush.edges().len() as u64)),
        Term::Tokens(tokens) => 12f64.powf(small(tokens.tokens().len() as u64)),
        Term::Written(_) => f64::INFINITY,
    };
    position.terms().iter().map(of).product()
}

/// Larger positions are not searched: the checked build of the soak takes ten times as many as the ordinary one.
fn most() -> f64 {
    if asked() > 100 { 40_000.0 } else { 2_000.0 }
}

/// Whether the mover wins: by a search of the whole sum, or, where that is too large in normal play, by the values of its
/// components that the reference engine finds.
fn wins(truth: &mut Truth, position: &Position, play: Play, mover: Player) -> Option<bool> {
    if size(position) <= most() {
        return Some(truth.wins(position, play, mover));
    }
    if play == Play::Normal && position.is_impartial() {
        return Some(value(truth, position)? != 0);
    }
    None
}

fn value(truth: &mut Truth, position: &Position) -> Option<u64> {
    if size(position) <= most() {
        return Some(truth.values.value(&position.components(), &mut budget()).expect("a value"));
    }
    let sum = position.components();
    let mut xor = 0;
    for component in sum.components() {
        let alone = grundy_core::Sum::new([component.clone()]);
        if size(&position.of_components(&alone)) > most() {
            return None;
        }
        xor ^= truth.values.value(&alone, &mut budget()).expect("a value");
    }
    Some(xor)
}

/// The moves after which the opponent loses, by the reference engine alone.
fn winning(truth: &mut Truth, answer: &Answer, mover: Player) -> Option<Vec<grundy::Move>> {
    let mut found = Vec::new();
    for played in answer.position.moves(mover) {
        let after = answer.position.after(&played, mover).expect("a legal move");
        if !wins(truth, &after, answer.play, mover.other())? {
            found.push(played);
        }
    }
    Some(found)
}

/// Checks what an exercise promises, and that right answers are marked right and wrong ones wrong. False if it is too large
/// to be searched.
fn check(exercise: &Exercise, truth: &mut Truth) -> bool {
    let name = || {
        format!(
            "{:?} {} {}: {:?}",
            exercise.topic,
            exercise.level.number(),
            exercise.number,
            exercise.task
        )
    };
    exercise.verify().unwrap_or_else(|why| panic!("{why}: {}", name()));
    let (least, most) = exercise.topic.range(exercise.level);
    assert!((least..=most).contains(&exercise.difficulty), "{}", name());
    let mark = |reply: Reply| judge(exercise, &reply, &mut budget()).expect("a mark");
    match &exercise.task {
        Task::WhoWins { answer, mover } => {
            let Some(wins) = wins(truth, &answer.position, answer.play, *mover) else {
                return false;
            };
            assert_eq!(mark(Reply::Wins(wins)), Mark::Right, "{}", name());
            assert_eq!(mark(Reply::Wins(!wins)), Mark::Wrong(Wrong::Outcome), "{}", name());
        }
        Task::GiveValue { answer } => {
            let Some(value) = value(truth, &answer.position) else { return false };
            assert_eq!(mark(Reply::Number(value)), Mark::Right, "{}", name());
            assert_eq!(mark(Reply::Number(value + 1)), Mark::Wrong(Wrong::Number), "{}", name());
        }
        Task::FindMove { answer, mover } => {
            let Some(winning) = winning(truth, answer, *mover) else { return false };
            assert_eq!(winning.len(), 1, "{}", name());
            assert_eq!(mark(Reply::Move(winning[0].clone())), Mark::Right, "{}", name());
            let other = answer.position.moves(*mover).find(|played| *played != winning[0]);
            if let Some(other) = other {
                let marked = mark(Reply::Move(other));
                assert!(matches!(marked, Mark::Wrong(Wrong::Refuted(_))), "{marked:?} {}", name());
            }
        }
        Task::Build(build) => {
            let mut right = Vec::new();
            for number in build.least..=build.most {
                let position = grundy::parse(&build.text(&number.to_string())).expect("a position");
                let wins = wins(truth, &position, build.play, Player::Left);
                let Some(wins) = wins else { return false };
                if !wins {
                    right.push(number);
                }
                let marked = mark(Reply::Number(number));
                assert_eq!(marked == Mark::Right, !wins, "{number} {}", name());
            }
            assert_eq!(build.solutions, right, "{}", name());
            assert_eq!(mark(Reply::Number(build.most + 1)), Mark::Wrong(Wrong::OutOfRange));
        }
        Task::FindInvariant(invariant) => {
            let condition =
                |text: &str| Reply::Condition(Box::new(invariant.read(text).expect(text)));
            assert_eq!(mark(condition(&invariant.formula())), Mark::Right, "{}", name());
            // The opposite is wrong, at the position where it was asked.
            let marked = mark(condition(&format!("not ({})", invariant.formula())));
            assert!(matches!(marked, Mark::Wrong(Wrong::Counterexample(..))), "{}", name());
            // The written rule, by the reference engine.
            let rules = parse_rules(&invariant.rule_text(), &[]).expect("rules");
            let formula = invariant.read(&invariant.formula()).expect("a condition");
            let mut outcomes = Outcomes::new(Catalogue, Play::Normal);
            let (heaps, to) = match invariant.names().len() {
                1 => (1, 40),
                2 => (2, 12),
                _ => (3, 6),
            };
            let side = to + 1;
            for index in 0..i64::pow(side, heaps) {
                let at: Vec<i64> = (0..heaps).map(|i| index / i64::pow(side, i) % side).collect();
                let text: Vec<String> = at.iter().map(i64::to_string).collect();
                let text = format!("f({})", text.join(", "));
                let position = grundy::parse_with(&text, &rules).expect("a position");
                let wins = outcomes.wins(&position.components(), Player::Left, &mut budget());
                let wins = wins.expect("a small position");
                assert_eq!(formula.value(&at) == Ok(1), !wins, "{text} {}", name());
            }
        }
        Task::WriteRule(task) => {
            let rules = |text: &str| Reply::Rules(parse_rules(text, &[]).expect(text));
            assert_eq!(mark(rules(&task.game.rule_text())), Mark::Right, "{}", name());
            let nim = mark(rules("game g(n) = { g(n - k) for k in 1..=n }"));
            assert!(matches!(nim, Mark::Wrong(Wrong::Rule(_))), "{nim:?} {}", name());
            let empty = mark(rules("game g(n) = { }"));
            assert!(matches!(empty, Mark::Wrong(Wrong::Rule(_))), "{empty:?} {}", name());
        }
    }
    true
}

macro_rules! topics {
    ($($test:ident => $topic:ident,)*) => {
        $(
            #[test]
            fn $test() {
                let truth = &mut Truth::new();
                let all = exercises(Topic::$topic);
                let solved = all.iter().filter(|exercise| check(exercise, truth)).count();
                // What is too large in the last levels to be searched: rows, drawings, and sums in misère or partizan play.
                assert!(solved * 5 >= all.len() * 2, "only {solved} of {}", all.len());
            }
        )*
    };
}

topics! {
    xor => Xor,
    who_wins => WhoWins,
    winning_move => WinningMove,
    misere => Misere,
    subtraction => Subtraction,
    mex => Mex,
    sums => Sums,
    graph => Graph,
    monotonic => Monotonic,
    hackenbush => Hackenbush,
    kl => Kl,
    invariant => Invariant,
    rule => Rule,
}

#[test]
fn no_topic_is_forgotten_and_none_repeats_itself() {
    for topic in Topic::ALL {
        for level in [Level::FIRST, Level::new(4).unwrap()] {
            let budget = &mut budget();
            let mut sheet = Sheet::new(topic, level, 5);
            let texts: Vec<String> = (0..8)
                .map(|_| format!("{:?}", sheet.next(budget).expect("an exercise").task))
                .collect();
            let different: HashSet<&String> = texts.iter().collect();
            // The first level of writing rules has few games.
            assert!(different.len() >= 7, "{topic:?} {}: {texts:#?}", level.number());
        }
    }
}

#[test]
fn the_same_seed_gives_the_same_exercises() {
    // Fixed for this version: a change here is a new version of the generator.
    assert_eq!(VERSION, 1);
    let mut texts = Vec::new();
    for topic in [Topic::Xor, Topic::WinningMove, Topic::Graph, Topic::Hackenbush] {
        let mut sheet = Sheet::new(topic, Level::new(2).unwrap(), 42);
        let exercise = sheet.next(&mut budget()).expect("an exercise");
        let answer = exercise.answer().expect("a position");
        texts.push(position_text(&answer.position));
    }
    let expected = [
        "nim(3, 14, 6)",
        "nim(4, 9, 6)",
        "graph[3>1, 3>2, 4>2, 4>3, 5>1, 5>3, 6>2, 6>3, 6>4, 6>5](6)",
        "hackenbush(0-1, 1-2, 2-0, 1-3, 0-4, 0-5, 5-6)",
    ];
    assert_eq!(texts, expected);
}
