//! Nim on differences against the reference engine, and its reasons against changed numbers.

use super::*;
use grundy_core::{Budget, Limits, Play, Player, Sum};
use grundy_engines::reference::{Grundy, Outcomes};
use grundy_games::{Catalogue, Component, ImpartialCatalogue, Term};
use grundy_reasons::ReasonError;
use proptest::prelude::*;

fn workspace() -> Workspace<'static> {
    Workspace::new(Box::leak(Box::default()))
}

fn row(rule: RowRule, sizes: &[u64]) -> Row {
    Row::new(rule, sizes.to_vec()).unwrap()
}

fn sum_of(row: &Row) -> Sum<Component> {
    Sum::new([Component::Row(row.clone())])
}

fn after(row: &Row, action: &Action) -> Row {
    match action {
        Action::Lower { heap, to, .. } => row.lowered(*heap, *to).unwrap(),
        other => panic!("{other:?}"),
    }
}

/// Every row of up to `count` heaps of at most `most`.
fn rows(rule: RowRule, count: usize, most: u64) -> Vec<Row> {
    let mut all = vec![row(rule, &[])];
    let mut longest = all.clone();
    for _ in 0..count {
        let longer = |shorter: &Row| {
            let sizes = shorter.sizes().to_vec();
            (0..=most).filter_map(move |size| Row::new(rule, [&sizes[..], &[size]].concat()).ok())
        };
        longest = longest.iter().flat_map(longer).collect();
        all.extend(longest.iter().cloned());
    }
    all
}

#[test]
fn values_and_the_moves_to_each_value_are_those_of_the_definition() {
    let mut grundy = Grundy::new(ImpartialCatalogue);
    let mut budget = Budget::new(&Limits::default());
    let ws = workspace();
    for (rule, count, most) in [
        (RowRule::Weak, 3, 7),
        (RowRule::Weak, 5, 4),
        (RowRule::Strict, 5, 7),
        (RowRule::Strip, 4, 8),
    ] {
        for row in rows(rule, count, most) {
            let mut value = |row: &Row| grundy.value(&sum_of(row), &mut budget).unwrap();
            let expected = value(&row);
            let analysis = analyse(&row);
            assert_eq!(super::value(&row), expected, "{row:?}");
            assert_eq!((analysis.value, analysis.reason.verify()), (expected, Ok(())), "{row:?}");
            let actions: Vec<(Action, u64)> = Term::Row(row.clone())
                .actions(Player::Left)
                .map(|action| (action.clone(), value(&after(&row, &action))))
                .collect();
            for target in 0..=9 {
                let found = actions_to(&row, target, &ws);
                let good = actions.iter().filter(|(_, value)| *value == target);
                let expected: Vec<Action> = good.map(|(action, _)| action.clone()).collect();
                assert_eq!((found.listed, found.more), (expected, false), "{row:?} to {target}");
            }
            let Step::Differences(step) = &analysis.reason.step else { panic!("{analysis:?}") };
            let moves: Vec<Action> = step.moves.iter().copied().map(action).collect();
            let winning = if expected == 0 { Vec::new() } else { actions_to(&row, 0, &ws).listed };
            assert_eq!(moves, winning, "{row:?}");
        }
    }
}

#[test]
fn misere_play_is_misere_nim_on_the_differences() {
    let mut outcomes = Outcomes::new(Catalogue, Play::Misere);
    let mut budget = Budget::new(&Limits::default());
    for (rule, count, most) in [
        (RowRule::Weak, 3, 7),
        (RowRule::Weak, 5, 4),
        (RowRule::Strict, 5, 7),
        (RowRule::Strip, 4, 8),
    ] {
        for row in rows(rule, count, most) {
            let mut wins =
                |row: &Row| outcomes.wins(&sum_of(row), Player::Left, &mut budget).unwrap();
            let ruling = misere(&row, &workspace());
            assert_eq!(ruling.outcome, Outcome::of_mover(wins(&row)), "{row:?}");
            assert_eq!(ruling.reason.verify(), Ok(()), "{row:?}");
            let term = Term::Row(row.clone());
            let winning = |action: &Action| !wins(&after(&row, action));
            let expected: Vec<Action> = term.actions(Player::Left).filter(winning).collect();
            assert_eq!(ruling.winning[0].listed, expected, "{row:?}");
            assert_eq!(ruling.winning[0], ruling.winning[1]);
        }
    }
}

#[test]
fn a_mover_without_a_move_wins_in_misere_play() {
    for (rule, sizes) in [
        (RowRule::Strip, &[0][..]),
        (RowRule::Strip, &[0, 1, 2]),
        (RowRule::Weak, &[]),
        (RowRule::Weak, &[0, 0]),
    ] {
        let row = row(rule, sizes);
        let ruling = misere(&row, &workspace());
        assert_eq!((value(&row), ruling.outcome), (0, Outcome::N), "{row:?}");
        assert_eq!(ruling.winning[0], Actions::default());
    }
    // Here there is a move, and it enlarges a difference: (1, 1) to (0, 1).
    let ruling = misere(&row(RowRule::Weak, &[1, 1]), &workspace());
    assert_eq!(ruling.outcome, Outcome::N);
    assert_eq!(ruling.winning[0].listed, [Action::Lower { heap: 0, from: 1, to: 0 }]);
}

#[test]
fn a_million_heaps_up_to_the_largest_number() {
    let count = 1_000_000;
    let sizes: Vec<u64> = (0..count).map(|place| u64::MAX - (count - 1 - place)).collect();
    for (rule, expected) in [(RowRule::Weak, 0), (RowRule::Strict, 0)] {
        let row = Row::new(rule, sizes.clone()).unwrap();
        let analysis = analyse(&row);
        assert_eq!(analysis.value, expected);
        assert_eq!(analysis.reason.parts.len(), if rule.is_strict() { 1 } else { MOST_UNDOS });
        assert_eq!(misere(&row, &workspace()).outcome, Outcome::N);
    }
    assert_eq!(value(&row(RowRule::Weak, &[u64::MAX])), u64::MAX);
    assert_eq!(value(&row(RowRule::Strict, &[0, u64::MAX])), u64::MAX - 1);
}

#[test]
fn moves_are_cut_at_the_number_asked_for() {
    let ws = Workspace { most_moves: 1, ..workspace() };
    let found = actions_to(&row(RowRule::Weak, &[0, 1, 1, 2, 2, 3]), 0, &ws);
    assert_eq!(found.listed, [Action::Lower { heap: 1, from: 1, to: 0 }]);
    assert!(found.more);
}

fn sizes() -> impl Strategy<Value = Vec<u64>> {
    let size = prop_oneof![0..30u64, (u64::MAX - 30)..=u64::MAX, any::<u64>()];
    prop::collection::btree_set(size, 0..9).prop_map(Vec::from_iter)
}

proptest! {
    /// At any size: the moves found lead to value 0, in misère play to positions lost for the
    /// opponent, and the reasons hold.
    #[test]
    fn moves_of_large_rows_lead_where_they_should(sizes in sizes(), strict in any::<bool>()) {
        let rule = if strict { RowRule::Strict } else { RowRule::Weak };
        let row = row(rule, &sizes);
        let ws = workspace();
        let analysis = analyse(&row);
        prop_assert_eq!(analysis.reason.verify(), Ok(()));
        let to_zero = actions_to(&row, 0, &ws).listed;
        prop_assert_eq!(to_zero.is_empty(), analysis.value == 0);
        for action in to_zero {
            prop_assert_eq!(value(&after(&row, &action)), 0);
        }
        let ruling = misere(&row, &ws);
        prop_assert_eq!(ruling.reason.verify(), Ok(()));
        for action in &ruling.winning[0].listed {
            prop_assert_eq!(misere(&after(&row, action), &ws).outcome, Outcome::P);
        }
    }
}

fn differences(reason: &Reason) -> &Differences {
    match &reason.step {
        Step::Differences(step) => step,
        other => panic!("{other:?}"),
    }
}

#[test]
fn one_changed_number_is_rejected() {
    for (rule, sizes) in [
        (RowRule::Weak, &[1, 3, 4, 8][..]),
        (RowRule::Weak, &[2, 3, 6]),
        (RowRule::Strict, &[1, 3, 4, 9, 12]),
        (RowRule::Strip, &[0, 3, 7]),
    ] {
        let reason = analyse(&row(rule, sizes)).reason;
        assert_eq!(reason.verify(), Ok(()));
        let step = differences(&reason);
        assert!(!step.moves.is_empty() && !reason.parts.is_empty(), "{reason:?}");
        let rejected = |edit: &dyn Fn(&mut Differences)| {
            let mut other = step.clone();
            edit(&mut other);
            assert_ne!(other, *step);
            let changed = Reason { step: Step::Differences(other), parts: reason.parts.clone() };
            assert!(changed.verify().is_err(), "{changed:?}");
        };
        for heap in 0..sizes.len() {
            rejected(&|s| s.sizes[heap] += 1);
            rejected(&|s| s.shifted[heap] += 1);
        }
        rejected(&|s| s.sum ^= 1);
        for pair in 0..step.pairs.len() {
            rejected(&|s| s.pairs[pair].upper += 1);
            rejected(&|s| {
                s.pairs[pair].lower = match s.pairs[pair].lower {
                    Some(lower) => Some(lower + 1),
                    None => Some(0),
                }
            });
            rejected(&|s| s.pairs[pair].difference += 1);
        }
        rejected(&|s| s.pairs.truncate(1));
        for played in 0..step.moves.len() {
            rejected(&|s| s.moves[played].heap += 1);
            rejected(&|s| s.moves[played].from += 1);
            rejected(&|s| s.moves[played].to += 1);
            rejected(&|s| s.moves[played].pair += 1);
            rejected(&|s| s.moves[played].difference_from += 1);
            rejected(&|s| s.moves[played].difference_to += 1);
        }
        rejected(&|s| s.moves.clear());
        rejected(&|s| {
            s.rule = if s.rule.is_strict() { RowRule::Weak } else { RowRule::Strict };
        });
    }
}

#[test]
fn one_changed_number_of_an_undo_is_rejected() {
    let reason = analyse(&row(RowRule::Weak, &[1, 3, 4, 6])).reason;
    assert_eq!(reason.parts.len(), 2);
    let edits: [fn(&mut Undo); 6] = [
        |u| u.heap += 2,
        |u| u.from += 1,
        |u| u.to -= 1,
        |u| u.partner -= 1,
        |u| u.partner_from += 1,
        |u| u.partner_to -= 1,
    ];
    let undo = |part: &Reason| match &part.step {
        Step::Undo(undo) => *undo,
        other => panic!("{other:?}"),
    };
    for edit in edits {
        let mut other = undo(&reason.parts[0]);
        edit(&mut other);
        let part = Reason { step: Step::Undo(other), parts: Vec::new() };
        assert!(part.verify().is_err(), "{part:?}");
    }
    // An undo that is right in itself, but in another row or not of a pair.
    let edits: [fn(&mut Undo); 3] = [
        |u| (u.heap, u.partner) = (u.heap - 1, u.partner - 1),
        |u| (u.from, u.to) = (u.from + 1, u.to + 1),
        |u| (u.to, u.partner_to) = (u.to.saturating_sub(2), u.partner_to.saturating_sub(2)),
    ];
    for edit in edits {
        let mut other = undo(&reason.parts[0]);
        edit(&mut other);
        let mut changed = reason.clone();
        changed.parts[0].step = Step::Undo(other);
        assert_eq!(changed.parts[0].verify(), Ok(()));
        let flaw = changed.verify().map_err(|flaw: ReasonError| flaw.what());
        assert_eq!(flaw, Err("that an undo is of this row"));
    }
}

#[test]
fn an_undo_is_shown_only_of_moves_that_raise_the_value() {
    let mut shown = 0;
    for rule in [RowRule::Weak, RowRule::Strict, RowRule::Strip] {
        for row in rows(rule, 4, 6) {
            for part in analyse(&row).reason.parts {
                let Step::Undo(undo) = part.step else { panic!("{part:?}") };
                let after = row.lowered(undo.heap, undo.to).unwrap();
                let back = after.lowered(undo.partner, undo.partner_to).unwrap();
                assert!(super::value(&after) > super::value(&row), "{row:?}, {undo:?}");
                assert_eq!(super::value(&back), super::value(&row), "{row:?}, {undo:?}");
                shown += 1;
            }
        }
    }
    assert!(shown > 50, "{shown}");
    // Lowering the lowest heap wins here: it raises a difference and lowers the nim-sum.
    let winning = row(RowRule::Weak, &[1, 3, 3, 6]);
    assert_eq!(value(&winning.lowered(0, 0).unwrap()), 0);
    let mut reason = analyse(&winning).reason;
    assert_eq!(reason.verify(), Ok(()));
    let undo = Undo { heap: 0, from: 1, to: 0, partner: 1, partner_from: 3, partner_to: 2 };
    reason.parts = vec![Reason { step: Step::Undo(undo), parts: Vec::new() }];
    assert!(reason.verify().is_err());
}

#[test]
fn the_corpus_is_answered() {
    let text = include_str!("../../../../corpus/row/positions.toml");
    let corpus: toml::Table = text.parse().unwrap();
    let mut checked = 0;
    for entry in corpus["position"].as_array().unwrap() {
        let rule = match entry["game"].as_str().unwrap() {
            "monotonic" => RowRule::Weak,
            "monotonic[strict]" => RowRule::Strict,
            "strip" => RowRule::Strip,
            other => panic!("no game {other}"),
        };
        let numbers = |key: &str| -> Vec<u64> { entry[key].clone().try_into().unwrap() };
        let moves = |key: &str| -> Vec<Vec<u64>> { entry[key].clone().try_into().unwrap() };
        let row = row(rule, &numbers("heaps"));
        assert!(!entry["source"].as_str().unwrap().is_empty());
        let triples = |actions: &Actions| -> Vec<Vec<u64>> {
            let triple = |action: &Action| match action {
                Action::Lower { heap, from, to } => vec![*heap as u64 + 1, *from, *to],
                other => panic!("{other:?}"),
            };
            actions.listed.iter().map(triple).collect()
        };
        let grundy = u64::try_from(entry["grundy"].as_integer().unwrap()).unwrap();
        assert_eq!(value(&row), grundy, "{entry:?}");
        let normal = actions_to(&row, 0, &workspace());
        assert_eq!(triples(&normal), moves("normal_moves"), "{entry:?}");
        let ruling = misere(&row, &workspace());
        assert_eq!(ruling.outcome.letter(), entry["misere"].as_str().unwrap(), "{entry:?}");
        assert_eq!(triples(&ruling.winning[0]), moves("misere_moves"), "{entry:?}");
        checked += 1;
    }
    assert!(checked >= 8, "{checked}");
}
