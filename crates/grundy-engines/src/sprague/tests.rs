use super::*;
use crate::graph::testing::{Random, Token};
use crate::reference::Grundy;
use grundy_core::{Limits, Ruleset, Sum};

impl Valued for Token<'_> {}

fn budget() -> Budget {
    Budget::new(&Limits::default())
}

/// Grundy's game: the options are sums.
struct Split;

impl Ruleset for Split {
    type Position = u64;

    fn options(&self, n: &u64, _: Player, out: &mut Options<u64>) -> Result<(), OptionsError> {
        if *n == 77 {
            return Err(OptionsError::Broken);
        }
        (1..n.div_ceil(2)).try_for_each(|a| out.push([a, n - a]))
    }
}

impl Impartial for Split {}
impl Valued for Split {
    fn known(&self, n: &u64) -> Option<u64> {
        (*n < 3).then_some(0)
    }
}

#[test]
fn values_agree_with_the_reference_engine_in_every_memo() {
    let mut truth = Grundy::new(Split);
    let mut dense = Sprague::new(Split, DenseMemo::default());
    let mut hashed = Sprague::new(Split, HashMemo::default());
    for n in [25, 3, 0, 18, 26] {
        let expected = truth.value(&Sum::new([n]), &mut budget()).unwrap();
        assert_eq!(dense.value(&n, &mut budget()), Ok(expected));
        assert_eq!(hashed.value(&n, &mut budget()), Ok(expected));
    }
    // Heaps 3 to 26, once each.
    assert_eq!((dense.positions(), hashed.positions()), (24, 24));
}

#[test]
fn random_graphs_agree_and_cycles_are_shown() {
    let mut random = Random::new(3);
    for _ in 0..100 {
        let graph = random.digraph(8, 9);
        let mut truth = Grundy::new(Token(&graph));
        let mut engine = Sprague::new(Token(&graph), HashMemo::default());
        for vertex in 0..8u32 {
            match engine.value(&vertex, &mut budget()) {
                Ok(value) => {
                    assert_eq!(truth.value(&Sum::new([vertex]), &mut budget()), Ok(value));
                }
                Err(Trouble::Cycle { way, cycle }) => {
                    let path: Vec<u32> = way.iter().chain(&cycle[..1]).copied().collect();
                    assert_eq!(path[0], vertex);
                    for step in path.windows(2) {
                        assert!(graph.heads(step[0] as usize).contains(&step[1]), "{path:?}");
                    }
                    let next = cycle.iter().cycle().skip(1);
                    for (from, to) in cycle.iter().zip(next) {
                        assert!(graph.heads(*from as usize).contains(to), "{cycle:?}");
                    }
                    assert!(truth.value(&Sum::new([vertex]), &mut budget()).is_err());
                }
                Err(other) => panic!("{other:?}"),
            }
        }
    }
}

#[test]
fn what_breaks_is_shown_with_the_path_and_the_rest_is_kept() {
    let mut engine = Sprague::new(Split, DenseMemo::default());
    let Err(Trouble::Broken(path)) = engine.value(&80, &mut budget()) else { panic!("unbroken") };
    assert_eq!(path, [80, 79, 78, 77]);
    let few = Limits { positions: 10, ..Limits::default() };
    let stopped = engine.value(&60, &mut Budget::new(&few)).unwrap_err();
    assert!(matches!(stopped, Trouble::Stopped(..)));
    assert!(engine.value(&60, &mut budget()).is_ok());
}

#[test]
fn a_path_of_a_million_positions_costs_no_stack() {
    struct Down;
    impl Ruleset for Down {
        type Position = u64;
        fn options(&self, n: &u64, _: Player, out: &mut Options<u64>) -> Result<(), OptionsError> {
            n.checked_sub(1).map_or(Ok(()), |below| out.push([below]))
        }
    }
    impl Impartial for Down {}
    impl Valued for Down {}
    let mut engine = Sprague::new(Down, DenseMemo::default());
    assert_eq!(engine.value(&1_000_001, &mut budget()), Ok(1));
}
