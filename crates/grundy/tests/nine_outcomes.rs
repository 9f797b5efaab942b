//! Partizan positions with draws: each of the nine outcomes, and random games against the definitions.

mod common;

use common::split_mix::SplitMix;
use common::{ask, plus, whole};
use grundy::{
    Ending, Limits, Outcome, Play, Player, Position, Rules, SolveError, all_moves, equal, parse,
    parse_rules, parse_with, position_text, solve,
};
use grundy_core::Budget;
use grundy_engines::reference::Outcomes;
use grundy_games::Catalogue;
use grundy_reasons::Step;

/// From 0 to 8, one move and the game is lost, drawn or won for the opponent; the nine positions have the
/// nine outcomes. In `o` a clause of the rules ends the game. In `l` nobody can move at 20, play goes on for
/// ever at 21, and at 22 there is one move to 20.
const NINE: &str = "
    game o(n) = { o(20 + n / 3) if n < 9 | o(20 + n mod 3) if n < 9 }
    loses if n == 20, draws if n == 21, wins if n == 22
    game l(n) = { l(20 + n / 3) if n < 9, l(21) if n == 21, l(20) if n == 22
                | l(20 + n mod 3) if n < 9, l(21) if n == 21, l(20) if n == 22 }
";

/// What one who starts gets by leaving the opponent 20, 21 or 22.
const RESULTS: [Ending; 3] = [Ending::Wins, Ending::Draws, Ending::Loses];

fn rules(text: &str) -> Rules {
    parse_rules(text, &[]).unwrap_or_else(|wrong| panic!("{text}: {wrong:?}"))
}

#[test]
fn every_outcome_is_found_and_its_reason_verifies() {
    let rules = rules(NINE);
    for (game, play) in
        [("o", Play::Normal), ("o", Play::Misere), ("l", Play::Normal), ("l", Play::Misere)]
    {
        let mut found = Vec::new();
        for n in 0..9 {
            let position = parse_with(&format!("{game}({n})"), &rules).expect("a position");
            let answer = ask(&position, play);
            let mut expected = Outcome::of_starters(RESULTS[n / 3], RESULTS[n % 3]);
            if game == "l" && play == Play::Misere {
                // Who cannot move wins, and a draw is a draw.
                let starting = |player| expected.starting(player).for_opponent();
                expected = Outcome::of_starters(starting(Player::Left), starting(Player::Right));
            }
            assert_eq!(answer.outcome, expected, "{game}({n}), {play:?}");
            assert_eq!(answer.verify(), Ok(()), "{game}({n}), {play:?}");
            let Step::Search(search) = &answer.reason.step else { panic!("{:?}", answer.reason) };
            let first = search.line.first().map(|played| played.player);
            assert_eq!(first, expected.decided_starter(), "{game}({n}), {play:?}");
            for outcome in Outcome::ALL.into_iter().filter(|&other| other != expected) {
                let mut wrong = answer.clone();
                wrong.outcome = outcome;
                assert!(wrong.verify().is_err(), "{game}({n}) as {outcome}");
                let Step::Search(search) = &mut wrong.reason.step else { continue };
                search.outcome = outcome;
                assert!(wrong.verify().is_err(), "{game}({n}) searched as {outcome}");
            }
            found.push(answer.outcome);
        }
        found.sort_unstable();
        assert_eq!(found, Outcome::ALL);
    }
}

/// A game with positions 0 to `size`, in which each player has random moves; some positions may end it.
fn random_game(random: &mut SplitMix, size: usize, falling: bool) -> String {
    let mut side = || {
        let arcs = (0..size).flat_map(|from| (0..2).map(move |_| from));
        let arcs = arcs.filter_map(|from| {
            let to = random.below(if falling { from.max(1) } else { size });
            (random.below(3) > 0 && !(falling && from == 0))
                .then(|| format!("r({to}) if n == {from}"))
        });
        arcs.collect::<Vec<_>>().join(", ")
    };
    let (left, right) = (side(), side());
    let endings =
        ["wins", "draws", "loses"].map(|how| format!("{how} if n == {}", random.below(2 * size)));
    format!("game r(n) = {{ {left} | {right} }} {}", endings.join(", "))
}

#[test]
fn random_games_that_end_agree_with_the_reference_engine() {
    let mut random = SplitMix(12);
    let mut seen = std::collections::BTreeSet::new();
    for _ in 0..40 {
        let text = random_game(&mut random, 6, true);
        let rules = rules(&text);
        for n in 0..6 {
            let written = parse_with(&format!("r({n})"), &rules).expect("a position");
            for other in ["", "r(3)", "nim(2)", "kl[1, 2](3)", "nim(1) + r(2)"] {
                let other = match other {
                    "" => Position::new(Vec::new()),
                    text => parse_with(text, &rules).expect("a position"),
                };
                let position = plus(&written, &other);
                for play in Play::ALL {
                    let mut truth = Outcomes::new(Catalogue, play);
                    let budget = &mut Budget::new(&Limits::default());
                    let mut result = |player| {
                        truth.result(&position.components(), player, budget).expect("small")
                    };
                    let (left, right) = (result(Player::Left), result(Player::Right));
                    let expected = Outcome::of_starters(left, right);
                    let answer = ask(&position, play);
                    let at = format!("{}, {play:?}, {text}", position_text(&position));
                    assert_eq!(answer.outcome, expected, "{at}");
                    assert_eq!(answer.verify(), Ok(()), "{at}");
                    common::evaluate::assert_moves(&answer, &whole(play), &mut Budget::default());
                    seen.insert(expected);
                }
            }
        }
    }
    assert_eq!(seen.len(), 9, "{seen:?}");
}

/// Who wins by the definition of a draw, without any engine: a start is decided if somebody can force the end
/// within so many moves, and a draw if that number of moves makes no difference any more.
fn by_rounds(position: &Position, play: Play) -> Outcome {
    let mut all = vec![position.clone()];
    let mut next = 0;
    while let Some(here) = all.get(next).cloned() {
        for player in Player::ALL {
            for played in here.moves(player) {
                let after = here.after(&played, player).expect("legal");
                if !all.contains(&after) {
                    all.push(after);
                }
            }
        }
        next += 1;
    }
    let place =
        |position: &Position| all.iter().position(|other| other == position).expect("listed");
    let mut results: Vec<[Option<Ending>; 2]> = vec![[None; 2]; all.len()];
    loop {
        let before = results.clone();
        for (at, here) in all.iter().enumerate() {
            for (side, player) in Player::ALL.into_iter().enumerate() {
                let options: Vec<Option<Ending>> = here
                    .moves(player)
                    .map(|played| {
                        before[place(&here.after(&played, player).expect("legal"))][1 - side]
                    })
                    .collect();
                results[at][side] = match here.ending(player) {
                    Some(ending) => Some(ending),
                    None if options.is_empty() => Some(Ending::of_win(play.stuck_player_wins())),
                    None if options.contains(&Some(Ending::Loses)) => Some(Ending::Wins),
                    None if options.iter().all(|option| *option == Some(Ending::Wins)) => {
                        Some(Ending::Loses)
                    }
                    None => None,
                };
            }
        }
        if results == before {
            let [left, right] = results[0].map(|result| result.unwrap_or(Ending::Draws));
            return Outcome::of_starters(left, right);
        }
    }
}

#[test]
fn random_games_that_need_not_end_agree_with_the_definition() {
    let mut random = SplitMix(1966);
    let mut seen = std::collections::BTreeSet::new();
    for _ in 0..30 {
        let text = random_game(&mut random, 5, false);
        let rules = rules(&text);
        for n in 0..5 {
            for text in
                [format!("r({n})"), format!("r({n}) + r(1)"), format!("r({n}) + kl[1, 2](2)")]
            {
                let position = parse_with(&text, &rules).expect("a position");
                for play in Play::ALL {
                    let answer = ask(&position, play);
                    assert_eq!(answer.outcome, by_rounds(&position, play), "{text}, {play:?}");
                    assert_eq!(answer.verify(), Ok(()), "{text}, {play:?}");
                    common::evaluate::assert_moves(&answer, &whole(play), &mut Budget::default());
                    seen.insert(answer.outcome);
                }
            }
        }
    }
    assert_eq!(seen.len(), 9, "{seen:?}");
}

#[test]
fn partizan_sums_with_cycles_are_solved() {
    for text in [
        "kl[1, 2](3) + graph[0>1, 1>0](0)",
        "kl[1, 2](1, 2) + graph[0>1, 1>0, 1>2](0)",
        "kl[2, 3](3) + graph[0>0, 0>1](0) + nim(1)",
    ] {
        let position = parse(text).expect("a position");
        for play in Play::ALL {
            let answer = ask(&position, play);
            assert_eq!(answer.outcome, by_rounds(&position, play), "{text}, {play:?}");
            assert_eq!(answer.verify(), Ok(()), "{text}, {play:?}");
        }
    }
}

#[test]
fn a_clause_beside_a_cycle_is_not_valued() {
    let rules = rules("game e(n) = { e(n - 1) if n > 0 } draws if n == 0");
    for text in ["e(2) + graph[0>1, 1>0](0)", "e(1) + graph[0>1](0)", "e(0) + graph[0>1, 1>0](0)"] {
        let position = parse_with(text, &rules).expect("a position");
        for play in Play::ALL {
            let answer = ask(&position, play);
            assert_eq!(answer.outcome, by_rounds(&position, play), "{text}, {play:?}");
            assert_eq!(answer.verify(), Ok(()), "{text}, {play:?}");
        }
    }
}

#[test]
fn games_that_end_at_once_are_told_apart_or_left_open() {
    let rules = rules(&format!("{NINE} game e(n) = {{ e(n - 1) if n > 0 }} draws if n == 0"));
    let compare = |a: &str, b: &str| {
        let [a, b] = [a, b].map(|text| parse_with(text, &rules).expect("a position"));
        (equal(&a, &b, &mut Budget::default()), a, b)
    };
    // The difference e(0) − e(0) is a draw, not a win for the previous player.
    for text in ["e(0)", "o(5)", "o(1) + nim(2)"] {
        let (found, ..) = compare(text, text);
        let found = found.expect("the same game");
        assert!(found.equal && found.witness.is_none(), "{text}");
    }
    for (a, b) in [("o(1)", "o(2)"), ("o(4)", "o(0)"), ("e(1)", "nim(1)"), ("e(2)", "nim(0)")] {
        let (found, a, b) = compare(a, b);
        let found = found.expect("they differ");
        assert!(!found.equal);
        let witness = found.witness.expect("a witness");
        let outcome = |game| ask(&plus(game, &witness.game), Play::Normal).outcome;
        assert_eq!(witness.outcomes, (outcome(&a), outcome(&b)));
        assert_ne!(witness.outcomes.0, witness.outcomes.1);
    }
    // Over at once, and drawn whatever is added.
    let (found, ..) = compare("e(0)", "o(21)");
    assert_eq!(found.err(), Some(SolveError::EqualityOpen));
}

#[test]
fn moves_lead_to_any_outcome() {
    let rules = rules(&format!("{NINE} game m(n) = {{ o(n + k) for k in 0..9 | }}"));
    let position = parse_with("m(0)", &rules).expect("a position");
    let all = all_moves(&position, Player::Left, &whole(Play::Normal), &mut Budget::default())
        .expect("small");
    let outcomes: Vec<Outcome> = all.moves.iter().map(|report| report.outcome).collect();
    assert_eq!(outcomes.len(), 9);
    for report in &all.moves {
        assert_eq!(report.wins, report.outcome.starting(Player::Right) == Ending::Loses);
    }
    assert_eq!(all.moves.iter().filter(|report| report.wins).count(), 3);
    assert!(solve(&position, &whole(Play::Normal), &mut Budget::default()).is_ok());
}
