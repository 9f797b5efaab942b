//! What is written holds, and what is changed does not.

use super::{Origin, Strategy, StrategyError, Verdict, write_strategy};
use crate::graphs::TextOptions;
use grundy_core::Budget;
use grundy_core::Play;
use grundy_engines::graph::{Digraph, Label, labels};
use proptest::collection::vec;
use proptest::{prop_assert_eq, proptest};

fn written(graph: &Digraph, play: Play) -> (Vec<Label>, String) {
    let labels = labels(graph, play);
    let origin = Origin { file: "a file.txt".into(), options: TextOptions::default(), play };
    let mut text = Vec::new();
    write_strategy(&mut text, &origin, graph, &labels, &Budget::unlimited()).unwrap();
    (labels, String::from_utf8(text).unwrap())
}

fn verdict(text: &str, graph: &Digraph) -> Option<Verdict> {
    let strategy = Strategy::read(text.as_bytes(), &Budget::unlimited()).ok()?;
    Some(strategy.check(&graph.reversed(), &Budget::unlimited()).unwrap())
}

proptest! {
    #[test]
    fn every_number_counts(
        arcs in vec((0usize..7, 0usize..7), 0..16),
        misere: bool,
    ) {
        let graph = Digraph::from_arcs(7, &arcs);
        let play = if misere { Play::Misere } else { Play::Normal };
        let (labels, text) = written(&graph, play);
        prop_assert_eq!(verdict(&text, &graph), Some(Verdict::Holds));
        let lines: Vec<&str> = text.lines().collect();
        for (i, line) in lines.iter().enumerate().skip(1) {
            let words: Vec<&str> = line.split(' ').collect();
            // The name of the file and how to read it are hints.
            if words[0] == "graph" || words[0] == "labels" || words[0] == "play" {
                continue;
            }
            for (j, word) in words.iter().enumerate() {
                let instead: Vec<String> = match word.parse::<u32>() {
                    Ok(number) => (0..9).filter(|&n| n != number).map(|n| n.to_string()).collect(),
                    Err(_) if i > 4 => ["N", "P", "D", "-", "0"]
                        .iter().filter(|other| *other != word).map(|&x| x.to_owned()).collect(),
                    Err(_) => continue,
                };
                for instead in instead {
                    let mut words = words.clone();
                    words[j] = &instead;
                    let changed = words.join(" ");
                    let mut lines = lines.clone();
                    lines[i] = &changed;
                    let text = lines.join("\n") + "\n";
                    let accepted = verdict(&text, &graph) == Some(Verdict::Holds);
                    // Only another arc that serves as well may stand there.
                    let as_good = i > 4 && j == 3 && instead.parse().is_ok_and(|to: u32| {
                        let label = labels[i - 5];
                        let there = graph.heads(i - 5).contains(&to);
                        there && match (label, labels[to as usize]) {
                            (Label::Win(a), Label::Loss(b)) => a == b + 1,
                            (a, b) => a == Label::Draw && b == Label::Draw,
                        }
                    });
                    prop_assert_eq!(accepted, as_good, "{} for {}", changed, line);
                }
            }
        }
    }

    #[test]
    fn another_graph_is_noticed(arcs in vec((0usize..6, 0usize..6), 1..12)) {
        let graph = Digraph::from_arcs(6, &arcs);
        let (_, text) = written(&graph, Play::Normal);
        let fewer = Digraph::from_arcs(6, &arcs[1..]);
        prop_assert_eq!(verdict(&text, &fewer), Some(Verdict::OtherGraph));
        let mut other = arcs.clone();
        other[0].1 = (other[0].1 + 1) % 6;
        let other = Digraph::from_arcs(6, &other);
        // The claims hold of the other graph only if they are its own, but for arcs as good.
        if verdict(&text, &other) == Some(Verdict::Holds) {
            prop_assert_eq!(labels(&graph, Play::Normal), labels(&other, Play::Normal));
        }
    }

    #[test]
    fn anything_may_be_read(text: Vec<u8>, tail in "[0-9NPD \n-]{0,60}") {
        drop(Strategy::read(&text, &Budget::unlimited()));
        let head = "grundy strategy 1\nplay normal\nvertices 2 arcs 1 N 1 P 1 D 0\n";
        let text = format!("{head}labels from 0 header no\ngraph x\n{tail}");
        drop(Strategy::read(text.as_bytes(), &Budget::unlimited()));
    }
}

#[test]
fn the_head_is_read_back() {
    let graph = Digraph::from_arcs(2, &[(1, 0)]);
    let (_, text) = written(&graph, Play::Misere);
    let strategy = Strategy::read(text.as_bytes(), &Budget::unlimited()).unwrap();
    assert_eq!(strategy.origin().file, "a file.txt");
    assert_eq!((strategy.origin().play, strategy.vertex_count()), (Play::Misere, 2));
    assert!(Strategy::is_one(text.as_bytes()));
    let cut = text.rsplit_once("1 P").unwrap().0;
    assert!(matches!(
        Strategy::read(cut.as_bytes(), &Budget::unlimited()),
        Err(StrategyError::Line(7))
    ));
    assert!(matches!(Strategy::read(b"0 1\n", &Budget::unlimited()), Err(StrategyError::Foreign)));
}
