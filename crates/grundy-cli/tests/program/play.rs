//! Whole games at the terminal, in each language.

use crate::common::{command, fed, grundy, run};
use grundy::opponent::Strength;
use grundy::session::{Session, Setup};
use grundy::{Budget, Play, Player, SolveOptions, parse, parse_rules, parse_with};
use grundy_explain::{Language, Messages, told_move};
use unicode_width::UnicodeWidthStr;

const COIN: &str = "game c(n) = { c(n - 1) if n > 0, c(n + 1) if n < 3 and n > 0 }";

/// A position that the first player does not lose, the options it is played with, and whether it is won.
const GAMES: [(&str, &[&str], bool); 8] = [
    ("nim(3, 4, 5)", &[], true),
    ("kayles(7)", &[], true),
    ("hackenbush(0-1, 1-2, 2-0, 2-3, 0-4, 4-5)", &[], true),
    ("graph[0>1, 0>2, 2>3, 3>4, 1>3](0, 2)", &[], true),
    ("kl[2, 1](4, 5)", &["--side", "left"], true),
    ("nim(1, 2, 3, 1)", &["--misere"], true),
    ("graph[1>0, 2>1, 3>2, 3>4, 4>3, 5>4, 5>3](5)", &["--loopy"], true),
    ("c(2)", &["--loopy", "--rule", COIN], false),
];

/// The words that say that the person has won.
const WON: [(Language, &str); 3] =
    [(Language::En, "You win!"), (Language::Vi, "Bạn thắng!"), (Language::Zh, "你赢了！")];

/// The game as the library plays it, the person as well as can be: what she types, and what the program answers.
fn script(position: &str, args: &[&str], messages: &Messages) -> (Vec<String>, Vec<String>) {
    let rules = args.contains(&"--rule").then(|| parse_rules(COIN, &[]).expect("rules"));
    let start = match &rules {
        Some(rules) => parse_with(position, rules),
        None => parse(position),
    };
    let options = SolveOptions {
        loopy: args.contains(&"--loopy"),
        ..SolveOptions::of(if args.contains(&"--misere") { Play::Misere } else { Play::Normal })
    };
    let setup = Setup {
        options,
        program: Some(Player::Right),
        strength: Strength::PERFECT,
        ..Setup::new(start.expect("a position"))
    };
    let budget = Budget::default();
    let mut session = Session::new(setup, &budget).expect("an answer");
    let (mut typed, mut answered) = (Vec::new(), Vec::new());
    while session.end().is_none() {
        let played = session.choose(&budget).expect("a move");
        let told = told_move(&session.here().position, &played, messages);
        match session.turn() {
            Player::Left => typed.push(told),
            Player::Right => answered.push(told),
        }
        session.play(&played, &budget).expect("it is legal");
        assert!(typed.len() < 100, "{position} does not end");
    }
    (typed, answered)
}

#[test]
fn whole_games_are_played_in_each_language() {
    for (position, args, won) in GAMES {
        for (language, words) in WON {
            let (typed, answered) = script(position, args, Messages::of(language));
            let lines = typed.join("\n") + "\n";
            let args =
                [&["play", position, "--first", "me", "--lang", language.tag()], args].concat();
            let run = fed(&args, lines.as_bytes());
            assert_eq!(run.code, 0, "{args:?}: {}", run.err);
            assert_eq!(run.out.contains(words), won, "{args:?}\n{lines}\n{}", run.out);
            for told in answered {
                assert!(run.out.contains(&told), "{args:?}: {told}\n{}", run.out);
            }
        }
    }
}

/// Words of English that no other language has.
const ENGLISH: [&str; 14] = [
    "heap",
    "coin",
    "edge",
    "token",
    "vertex",
    "component",
    "wins",
    "move",
    "play",
    "player",
    "ground",
    "the",
    "and",
    "lose",
];

#[test]
fn nothing_is_half_english_and_no_line_is_too_long() {
    for (position, args, _) in GAMES {
        for language in Language::ALL {
            let words = "hint\nhint\nhint\nhint\nwhy\n1\nwhy last\nhistory\nhelp\nfoo\n99\n";
            let lines = words.to_owned() + &"1\n".repeat(30) + "history\nnew\nquit\n";
            for width in ["60", "120"] {
                let args =
                    [&["play", position, "--first", "me", "--lang", language.tag()], args].concat();
                let mut program = command(&args);
                program.env("COLUMNS", width);
                let run = run(program, lines.as_bytes());
                assert_eq!(run.code, 0, "{args:?}: {}", run.err);
                let width: usize = width.parse().expect("a number");
                for line in run.out.lines() {
                    assert!(line.width() <= width, "{args:?}: {line}");
                }
                if language == Language::En {
                    continue;
                }
                let letters = |c: char| !c.is_alphabetic();
                let english = run.out.split(letters).find(|word| ENGLISH.contains(word));
                assert_eq!(english, None, "{args:?}\n{}", run.out);
            }
        }
    }
}

#[test]
fn a_game_is_saved_and_gone_on_with() {
    let file = std::env::temp_dir().join(format!("grundy-play-{}.json", std::process::id()));
    let name = file.to_str().expect("a name");
    let begun =
        fed(&["play", "nim(3, 4, 5)", "--first", "me", "--save", name], "1: 3 → 1\n".as_bytes());
    assert_eq!(begun.code, 0, "{}", begun.err);
    let record = std::fs::read_to_string(&file).expect("the record");
    assert!(record.contains("heap 1: 3 → 1"), "{record}");
    let gone_on = fed(&["play", "--load", name], b"history\nundo\nquit\n");
    assert_eq!(gone_on.code, 0, "{}", gone_on.err);
    assert!(gone_on.out.contains("heap 1: 3 → 1"), "{}", gone_on.out);
    assert!(gone_on.out.contains("\nnim(3, 4, 5)\n"), "{}", gone_on.out);
    let over = std::fs::read_to_string(&file).expect("the record");
    assert!(!over.contains("heap 1"), "what was taken back is not kept: {over}");
    std::fs::write(&file, record.replace("3 → 1", "3 → 7")).expect("it is written");
    let wrong = grundy(&["play", "--load", name]);
    assert_eq!(wrong.code, 2, "{}", wrong.out);
    assert!(wrong.err.contains("heap 1: 3 → 7"), "{}", wrong.err);
    std::fs::remove_file(&file).expect("it is removed");
    assert_eq!(grundy(&["play", "--load", name]).code, 2);
    assert_eq!(grundy(&["play"]).code, 2);
}

#[test]
fn a_weak_program_makes_mistakes_and_the_same_ones() {
    let play = |strength: &str, seed: &str| {
        let args =
            ["play", "nim(5, 7, 9)", "--first", "you", "--strength", strength, "--seed", seed];
        fed(&args, "1\n".repeat(30).as_bytes()).out
    };
    assert_eq!(play("0", "1"), play("0", "1"));
    assert!(play("100", "1") == play("100", "2"));
    let first = |out: &str| {
        let line = out.lines().find(|line| line.starts_with("I play: ")).expect("a move");
        line.to_owned()
    };
    assert_ne!(first(&play("0", "1")), first(&play("100", "1")));
}
