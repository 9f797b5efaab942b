//! A strategy that holds tells the outcomes that the engine finds.
#![no_main]

use grundy_core::{Budget, Play};
use grundy_engines::graph::{Backward, Digraph};
use grundy_files::graphs::{Origin, Strategy, TextOptions, Verdict, write_strategy};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|input: (u8, Vec<(u8, u8)>, Vec<(u16, u8)>, &[u8])| {
    let (play, arcs, changes, text) = input;
    let play = if play % 2 == 0 { Play::Normal } else { Play::Misere };
    let arcs: Vec<(usize, usize)> =
        arcs.iter().map(|&(from, to)| (usize::from(from % 8), usize::from(to % 8))).collect();
    let graph = Digraph::from_arcs(8, &arcs);
    let (tails, budget) = (graph.reversed(), Budget::unlimited());
    let solved = Backward::solve(&tails, play, false, &budget).expect("no limits");
    let labels: Vec<_> = solved.labels().collect();
    let origin = Origin { file: "graph".to_owned(), options: TextOptions::default(), play };
    let mut written = Vec::new();
    write_strategy(&mut written, &origin, &graph, &labels, &budget).expect("memory can be written");
    let right = Strategy::read(&written, &budget).expect("a strategy");
    assert_eq!(right.check(&tails, &budget), Ok(Verdict::Holds));
    // A change that leaves a strategy which holds leaves the outcomes and distances.
    let mut changed = written.clone();
    for (at, byte) in changes {
        let at = usize::from(at) % changed.len();
        changed[at] = byte;
    }
    for text in [&changed[..], text] {
        let Ok(strategy) = Strategy::read(text, &budget) else { continue };
        let holds = strategy.check(&tails, &budget) == Ok(Verdict::Holds);
        if holds && strategy.origin().play == play {
            let lines = |text: &[u8]| {
                let text = String::from_utf8(text.to_vec()).expect("it was read");
                let line = |line: &str| line.rsplit_once(' ').map(|(start, _)| start.to_owned());
                text.lines().skip(5).map(line).collect::<Vec<_>>()
            };
            assert_eq!(lines(text), lines(&written));
        }
    }
});
