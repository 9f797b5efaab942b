//! Every example of GRAMMAR.md is run.

#![allow(clippy::unwrap_used)]

use grundy_core::Player;
use grundy_games::registry::games;
use grundy_lang::{
    move_text, parse, parse_move, parse_rule, parse_rules, position_text, rule_text, term_text,
};

const GRAMMAR: &str = include_str!("../../../GRAMMAR.md");

/// The lines of the fenced blocks marked `language`.
fn examples(language: &str) -> Vec<&'static str> {
    let blocks = GRAMMAR.split("\n```").skip(1).step_by(2);
    let blocks = blocks.filter_map(|block| block.split_once('\n'));
    let lines = blocks.filter(|(mark, _)| *mark == language).flat_map(|(_, body)| body.lines());
    let lines = Vec::from_iter(lines);
    assert!(!lines.is_empty(), "GRAMMAR.md has no examples of {language}");
    lines
}

fn sides(line: &str) -> (&str, &str) {
    let (left, right) = line.rsplit_once(" = ").expect("an example has two sides");
    (left.trim(), right.trim())
}

#[test]
fn expressions() {
    for (written, printed) in examples("expression").into_iter().map(sides) {
        let position = parse(written).unwrap_or_else(|wrong| panic!("{written}: {wrong:?}"));
        assert_eq!(position_text(&position), printed);
        assert_eq!(parse(printed), Ok(position));
    }
}

#[test]
fn rules() {
    for (written, printed) in examples("rule").into_iter().map(sides) {
        let rule = parse_rule(written).unwrap_or_else(|wrong| panic!("{written}: {wrong:?}"));
        assert_eq!(rule_text(&rule), printed);
        assert_eq!(parse_rule(printed), Ok(rule));
    }
}

#[test]
fn moves() {
    for (written, printed) in examples("move").into_iter().map(sides) {
        let (position, text) = written.split_once(" : ").expect("a position and a move");
        let position = parse(position).unwrap();
        let played = parse_move(&position, text, Player::Left)
            .unwrap_or_else(|wrong| panic!("{written}: {wrong:?}"));
        assert_eq!(move_text(&position, &played), printed);
    }
}

#[test]
fn mistakes() {
    for line in examples("mistake") {
        assert!(parse(line).is_err(), "{line}");
    }
}

#[test]
fn written_rules() {
    for line in examples("game") {
        assert!(parse_rules(line, &[]).is_ok(), "{line}: {:?}", parse_rules(line, &[]));
    }
    for line in examples("wrong-game") {
        assert!(parse_rules(line, &[]).is_err(), "{line}");
    }
}

#[test]
fn the_examples_and_names_of_the_registry() {
    for game in games() {
        let position = parse(game.example).unwrap_or_else(|wrong| panic!("{game:?}: {wrong:?}"));
        assert_eq!(position.terms().len(), 1);
        assert!(!term_text(&position.terms()[0]).is_empty());
        for name in game.aliases.iter().chain([&game.name]) {
            let rule = parse_rule(name).unwrap_or_else(|wrong| panic!("{name}: {wrong:?}"));
            assert_eq!(rule.game().map(|game| game.name), Some(game.name), "{name}");
            assert_eq!(game.partizan, game.name == "kl");
        }
    }
}
