use super::*;
use crate::bush::value;
use grundy_core::Limits;
use grundy_games::bush::{Bush, Edge, GROUND, Line, Vertex};
use proptest::prelude::*;
use std::collections::BTreeMap;

fn drawing(edges: &[(u32, u32, Colour)]) -> Drawing {
    let bush = Bush::new(edges.iter().map(|&(a, b, _)| Edge(a, b)).collect());
    let plain = Drawing::of(&bush);
    let lines = plain.lines().iter().zip(edges);
    let lines = lines.map(|(line, edge)| Line { colour: edge.2, ..*line }).collect();
    Drawing::new(plain.vertices().to_vec(), lines).expect("a drawing")
}

fn solve(drawing: &Drawing, play: Play) -> Coloured {
    solve_coloured(drawing, play, &mut Budget::new(&Limits::default())).expect("a small drawing")
}

/// A tree: edge i leads to vertex i + 1.
fn tree(parents: &[(u32, bool)]) -> Vec<(u32, u32, Colour)> {
    let colour = |blue| if blue { Colour::Blue } else { Colour::Red };
    let edge = |(i, &(parent, blue)): (u32, &(u32, bool))| (parent % (i + 1), i + 1, colour(blue));
    (0..).zip(parents).map(edge).collect()
}

/// The simplest number between those of Left's options and those of Right's, by the definition.
fn by_definition(edges: &[(u32, u32, Colour)]) -> Dyadic {
    let bush = Bush::new(edges.iter().map(|&(a, b, _)| Edge(a, b)).collect());
    let mut left = None;
    let mut right = None;
    for (index, &(.., colour)) in edges.iter().enumerate() {
        let after = bush.cut(index);
        let kept: Vec<_> = edges
            .iter()
            .filter(|edge| after.edges().contains(&Edge(edge.0, edge.1)))
            .copied()
            .collect();
        let value = key(by_definition(&kept));
        match colour {
            Colour::Blue => left = left.max(Some(value)),
            _ => right = Some(right.map_or(value, |other: i64| other.min(value))),
        }
    }
    simplest(left, right)
}

/// In units of 1/2^20.
fn key(number: Dyadic) -> i64 {
    let unit = Dyadic::new(number.numerator() << (20 - number.log_denominator()), 0).unwrap();
    i64::try_from(unit.numerator()).unwrap()
}

fn simplest(left: Option<i64>, right: Option<i64>) -> Dyadic {
    let inside = |x: i64| left.is_none_or(|left| left < x) && right.is_none_or(|right| x < right);
    // Whole numbers from 0 outwards, then finer and finer ones.
    let whole = (0..40).flat_map(|n: i64| [n << 20, -n << 20]).find(|&x| inside(x));
    let found = whole.or_else(|| {
        (1..=20).find_map(|log| {
            let step = 1i64 << (20 - log);
            (-(40 << log)..(40 << log)).map(|n| n * step).find(|&x| inside(x))
        })
    });
    Dyadic::new(i128::from(found.expect("a number")), 20).unwrap()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn numbers_of_trees_are_those_of_the_definition(
        parents in prop::collection::vec((0u32..7, any::<bool>()), 0..7),
    ) {
        let edges = tree(&parents);
        let answer = solve(&drawing(&edges), Play::Normal);
        prop_assert_eq!(answer.number, Some(by_definition(&edges)), "{:?}", edges);
    }

    #[test]
    fn the_sign_of_a_number_says_who_wins(
        parents in prop::collection::vec((0u32..12, any::<bool>()), 0..12),
    ) {
        let answer = solve(&drawing(&tree(&parents)), Play::Normal);
        prop_assert_eq!(answer.number.expect("a red-blue tree").outcome(), answer.outcome);
    }

    #[test]
    fn all_green_is_green_hackenbush(ends in prop::collection::vec((0u32..6, 0u32..6), 0..9)) {
        let edges: Vec<_> = ends.iter().map(|&(a, b)| (a, b, Colour::Green)).collect();
        let drawing = drawing(&edges);
        let bush = drawing.bush();
        let answer = solve(&drawing, Play::Normal);
        let outcome = if value(&bush) == 0 { Outcome::P } else { Outcome::N };
        prop_assert_eq!(answer.outcome, outcome);
        let standing = bush.standing().into_iter();
        let winning: Vec<usize> = standing.filter(|&i| value(&bush.cut(i)) == 0).collect();
        prop_assert_eq!(answer.cuts, Some([winning.clone(), winning]));
    }

    /// The search against one that keeps nothing and knows no sets.
    #[test]
    fn outcomes_by_the_rules(
        ends in prop::collection::vec((0u32..5, 0u32..5, 0usize..3), 0..6),
        misere in any::<bool>(),
    ) {
        let colours = [Colour::Green, Colour::Blue, Colour::Red];
        let edges: Vec<_> = ends.iter().map(|&(a, b, c)| (a, b, colours[c])).collect();
        let play = if misere { Play::Misere } else { Play::Normal };
        let answer = solve(&drawing(&edges), play);
        let wins = |player| plain(&edges, player, play);
        prop_assert_eq!(answer.outcome.mover_wins(Player::Left), wins(Player::Left));
        prop_assert_eq!(answer.outcome.mover_wins(Player::Right), wins(Player::Right));
    }
}

fn plain(edges: &[(u32, u32, Colour)], player: Player, play: Play) -> bool {
    let mut stuck = true;
    for (index, edge) in edges.iter().enumerate() {
        let touched = stands(edges, usize::MAX, edge.0);
        if !touched || !may_cut(player, edge.2) {
            continue;
        }
        stuck = false;
        let left: Vec<_> = (0..edges.len())
            .filter(|&other| other != index && stands(edges, index, edges[other].0))
            .map(|other| edges[other])
            .collect();
        if !plain(&left, player.other(), play) {
            return true;
        }
    }
    stuck && play == Play::Misere
}

/// Whether a vertex is joined to the ground without the edge `gone`.
fn stands(edges: &[(u32, u32, Colour)], gone: usize, vertex: u32) -> bool {
    let mut reached = BTreeMap::from([(GROUND, ())]);
    for _ in 0..=edges.len() {
        for (index, &(a, b, _)) in edges.iter().enumerate() {
            if index != gone && (reached.contains_key(&a) || reached.contains_key(&b)) {
                reached.insert(a, ());
                reached.insert(b, ());
            }
        }
    }
    reached.contains_key(&vertex)
}

#[test]
fn stalks_by_berlekamps_rule() {
    use Colour::{Blue as B, Red as R};
    for (colours, value) in [
        (&[][..], "0"),
        (&[B, B, B], "3"),
        (&[R], "-1"),
        (&[B, R], "1/2"),
        (&[B, R, R], "1/4"),
        (&[B, R, B], "3/4"),
        (&[B, B, R, B], "7/4"),
        (&[R, B, B], "-1/4"),
    ] {
        let stalk: Vec<_> = (0..).zip(colours).map(|(i, &colour)| (i, i + 1, colour)).collect();
        let answer = solve(&drawing(&stalk), Play::Normal);
        assert_eq!(answer.number.expect("a stalk").to_string(), value, "{colours:?}");
    }
}

#[test]
fn what_is_not_covered_is_refused() {
    let long = |colour| (0..100).map(|i| (i, i + 1, colour)).collect::<Vec<_>>();
    let budget = || Budget::new(&Limits::default());
    let blue = solve_coloured(&drawing(&long(Colour::Blue)), Play::Normal, &mut budget()).unwrap();
    assert_eq!(blue.number.map(|number| number.to_string()).as_deref(), Some("100"));
    assert_eq!(blue.cuts, None);
    let mut mixed = long(Colour::Blue);
    mixed[50].2 = Colour::Green;
    let refused = solve_coloured(&drawing(&mixed), Play::Normal, &mut budget());
    assert_eq!(refused, Err(ColouredError::TooManyEdges(100)));
    let refused = solve_coloured(&drawing(&long(Colour::Blue)), Play::Misere, &mut budget());
    assert_eq!(refused, Err(ColouredError::TooManyEdges(100)));
    // One blue edge and then red ones halve the value each time: too fine at last.
    let mut fine = long(Colour::Red);
    fine.extend((100..300).map(|i| (i, i + 1, Colour::Red)));
    fine[0].2 = Colour::Blue;
    assert!(solve_coloured(&drawing(&fine), Play::Normal, &mut budget()).is_err());
    let star: Vec<_> = (1..=40).map(|i| (0, i, Colour::Green)).collect();
    let mut little = Budget::new(&Limits { positions: 10, ..Limits::default() });
    assert!(matches!(
        solve_coloured(&drawing(&star), Play::Misere, &mut little),
        Err(ColouredError::Stopped(_))
    ));
    let vertex = Vertex { name: "a".to_owned(), point: None, on_ground: true };
    let empty = Drawing::new(vec![vertex], Vec::new()).expect("a drawing");
    assert_eq!(solve(&empty, Play::Normal).outcome, Outcome::P);
}
