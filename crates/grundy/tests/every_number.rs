//! A reason is rejected after any number, outcome or flag in it was changed, in every kind of step.

mod common;

use common::whole;
use grundy::{
    Answer, Budget, Limits, Outcome, Play, Player, SolveError, SolveOptions, TakeMethod, Value,
    parse, parse_rules, parse_with, solve,
};
use grundy_core::Ending;
use grundy_games::bush::Edge;
use grundy_reasons::*;
use std::collections::BTreeSet;

/// Written games: valued, recognised, and ended by a clause.
const RULES: &str = "
    game coprime(n) = { coprime(n - k) for k in 1..=n if gcd(k, n) == 1 }
    game wythoff(a, b) = { wythoff(a - k, b) for k in 1..=a, wythoff(a, b - k) for k in 1..=b,
                           wythoff(a - k, b - k) for k in 1..=min(a, b) }
    game three(n) = { three(n - k) for k in 1..=3 if k <= n }
    game ended(n) = { ended(n - k) for k in 1..=2 if k <= n } wins if n == 0
    game drawn(n) = { drawn(n - 1) if n > 0 | } draws if n == 0
    game round(n) = { round(1) if n == 0 | round(0) if n == 1 }
";

/// Positions of these games.
const TEXTS: [&str; 9] = [
    "coprime(12, 7)",
    "wythoff(3, 6)",
    "three(10, 4)",
    "ended(0)",
    "ended(5)",
    "drawn(1)",
    "drawn(2)",
    "round(0)",
    "round(1)",
];

/// Something a step claims.
enum Claim<'a> {
    Number(&'a mut u64),
    Index(&'a mut usize),
    Label(&'a mut u32),
    Flag(&'a mut bool),
    Outcome(&'a mut Outcome),
    Play(&'a mut Play),
    Player(&'a mut Player),
    Value(&'a mut Value),
    Ending(&'a mut Option<Ending>),
}

use Claim::{Flag, Index, Label, Number};

impl Claim<'_> {
    fn change(self) {
        match self {
            Claim::Number(number) => *number = number.wrapping_add(1),
            Claim::Index(index) => *index = index.wrapping_add(1),
            Claim::Label(label) => *label = label.wrapping_add(1),
            Claim::Flag(flag) => *flag = !*flag,
            Claim::Outcome(outcome) => {
                let all = Outcome::ALL;
                let at = all.iter().position(|other| other == outcome).expect("one of all");
                *outcome = all[(at + 1) % all.len()];
            }
            Claim::Play(play) => {
                *play = if *play == Play::Normal { Play::Misere } else { Play::Normal };
            }
            Claim::Player(player) => *player = player.other(),
            Claim::Ending(ending) => {
                *ending = match ending {
                    Some(Ending::Wins) => Some(Ending::Loses),
                    Some(_) => None,
                    None => Some(Ending::Draws),
                };
            }
            Claim::Value(Value::Nimber(number)) => *number += 1,
            Claim::Value(Value::Infinity(set)) => set.push(1 << 40),
            Claim::Value(value) => *value = Value::Nimber(0),
        }
    }
}

fn numbers(list: &mut [u64]) -> impl Iterator<Item = Claim<'_>> {
    list.iter_mut().map(Number)
}

fn labels(list: &mut [u32]) -> impl Iterator<Item = Claim<'_>> {
    list.iter_mut().map(Label)
}

fn drawing(edges: &mut [Edge]) -> impl Iterator<Item = Claim<'_>> {
    edges.iter_mut().flat_map(|Edge(a, b)| [Label(a), Label(b)])
}

fn lowerings<'a>(
    list: impl IntoIterator<Item = &'a mut Lowering>,
) -> impl Iterator<Item = Claim<'a>> {
    list.into_iter().flat_map(|Lowering { heap, from, to }| [Index(heap), Number(from), Number(to)])
}

/// Every claim of a step. No field is passed over in silence, so a new one does not compile until
/// it stands here.
fn claims(step: &mut Step) -> Vec<Claim<'_>> {
    match step {
        Step::SpragueGrundy(SpragueGrundy { values, sum, targets }) => {
            numbers(values).chain([Number(sum)]).chain(lowerings(targets)).collect()
        }
        Step::LoopySum(LoopySum { values, sum, outcome }) => {
            let values = values.iter_mut().map(Claim::Value);
            values.chain([Claim::Value(sum), Claim::Outcome(outcome)]).collect()
        }
        Step::Bouton(Bouton { heaps, sum, moves }) => {
            numbers(heaps).chain([Number(sum)]).chain(lowerings(moves)).collect()
        }
        Step::MisereNim(MisereNim { values, large, ones, sum, wins, targets }) => numbers(values)
            .chain([Number(large), Number(ones), Number(sum), Flag(wins)])
            .chain(lowerings(targets))
            .collect(),
        Step::HeapValues(HeapValues { rule: _, heaps, values, sum }) => {
            numbers(heaps).chain(numbers(values)).chain([Number(sum)]).collect()
        }
        Step::MexTable(MexTable { rule: _, values, rows }) => {
            let rows = rows.iter_mut().flat_map(|MexRow { heap, options, value }| {
                let options = options.iter_mut().map(|OptionValue { parts: _, value }| value);
                options.chain([heap, value]).map(Number)
            });
            numbers(values).chain(rows).collect()
        }
        Step::SlidingWindow(SlidingWindow { most, values }) => {
            numbers(values).chain([Number(most)]).collect()
        }
        Step::BoundedTake(BoundedTake { range: _, rows }) => rows
            .iter_mut()
            .flat_map(|BoundedRow { heap, residue, value }| [heap, residue, value].map(Number))
            .collect(),
        Step::Pairing(Pairing { most, heap, remainder, rounds }) => {
            [most, heap, remainder, rounds].map(Number).into()
        }
        Step::AllButOne(AllButOne { forbidden, rows }) => {
            let rows = rows.iter_mut().flat_map(|AllButOneRow { heap, block, offset, value }| {
                [heap, block, offset, value].map(Number)
            });
            rows.chain([Number(forbidden)]).collect()
        }
        Step::Lasker(Lasker { rows }) => rows
            .iter_mut()
            .flat_map(|LaskerRow { heap, block, value }| [heap, block, value].map(Number))
            .collect(),
        Step::Periodic(Periodic { rule: _, values, preperiod, period, saltus, rows }) => {
            let rows = rows.iter_mut().flat_map(|PeriodicRow { heap, reduced, value }| {
                [heap, reduced, value].map(Number)
            });
            numbers(values).chain([preperiod, period, saltus].map(Number)).chain(rows).collect()
        }
        Step::Differences(Differences { rule: _, sizes, shifted, pairs, sum, moves }) => {
            let pairs = pairs.iter_mut().flat_map(|Pair { upper, lower, difference }| {
                lower.iter_mut().chain([upper]).map(Index).chain([Number(difference)])
            });
            let moves = moves.iter_mut().flat_map(|played| {
                let RowMove { heap, from, to, pair, difference_from, difference_to } = played;
                let numbers = [from, to, difference_from, difference_to].map(Number);
                numbers.into_iter().chain([Index(heap), Index(pair)])
            });
            numbers(sizes)
                .chain(numbers(shifted))
                .chain([Number(sum)])
                .chain(pairs)
                .chain(moves)
                .collect()
        }
        Step::Undo(Undo { heap, from, to, partner, partner_from, partner_to }) => {
            let numbers = [from, to, partner_from, partner_to].map(Number);
            numbers.into_iter().chain([Index(heap), Index(partner)]).collect()
        }
        Step::Hackenbush(Hackenbush { edges, value, traced }) => {
            drawing(edges).chain([Number(value), Flag(traced)]).collect()
        }
        Step::Fallen(Fallen { before, after, edges, value_before, value_after }) => drawing(before)
            .chain(drawing(after))
            .chain(edges.iter_mut().map(Index))
            .chain([value_before, value_after].map(Number))
            .collect(),
        Step::Fusion(Fusion { before, after, cycle, into, value_before, value_after }) => {
            drawing(before)
                .chain(drawing(after))
                .chain(labels(cycle))
                .chain([Label(into), Number(value_before), Number(value_after)])
                .collect()
        }
        Step::Colon(Colon {
            before,
            after,
            at,
            stalks,
            loops,
            stalk,
            value_before,
            value_after,
        }) => drawing(before)
            .chain(drawing(after))
            .chain(numbers(stalks))
            .chain([Label(at)])
            .chain([loops, stalk, value_before, value_after].map(Number))
            .collect(),
        Step::Stalks(Stalks { drawing: drawn, stalks, loops, sum }) => {
            drawing(drawn).chain(numbers(stalks)).chain([loops, sum].map(Number)).collect()
        }
        Step::KlTheorem(KlTheorem { rule: _, play, heaps, large, sides }) => {
            let sides = sides.iter_mut().flat_map(|side| {
                let KlSide { mover, forbidden, wins, case, defective, chosen } = side;
                let own = [Claim::Player(mover), Number(forbidden), Flag(wins), Flag(defective)];
                own.into_iter().chain(kl_case(case)).chain(lowerings(chosen))
            });
            numbers(heaps).chain([Claim::Play(play), Number(large)]).chain(sides).collect()
        }
        Step::Propagation(Propagation {
            play,
            graph: _,
            rows,
            winning_vertices,
            tokens,
            sum,
            outcome,
        }) => {
            let rows = rows.iter_mut().flat_map(|VertexRow { vertex, options, value, outcome }| {
                let own = [Label(vertex), Claim::Outcome(outcome)].into_iter();
                own.chain(labels(options)).chain(value.as_mut().map(Number))
            });
            let own = [Claim::Play(play), Number(winning_vertices), Claim::Outcome(outcome)];
            rows.chain(own).chain(sum.as_mut().map(Number)).chain(labels(tokens)).collect()
        }
        Step::LoopyLabels(LoopyLabels {
            play,
            graph: _,
            rows,
            winning_vertices,
            tokens,
            sum,
            outcome,
        }) => {
            let rows = rows.iter_mut().flat_map(|row| {
                let LoopyRow { vertex, options, value, rank, outcome, distance } = row;
                let own =
                    [Label(vertex), Claim::Value(value), Number(rank), Claim::Outcome(outcome)];
                own.into_iter().chain(labels(options)).chain(distance.as_mut().map(Number))
            });
            let own = [Claim::Play(play), Number(winning_vertices), Claim::Outcome(outcome)];
            rows.chain(own).chain([Claim::Value(sum)]).chain(labels(tokens)).collect()
        }
        // How many positions were looked at is a count of work, and nothing rests on it.
        Step::Search(Search { position: _, nimber, play, positions: _, outcome, line }) => {
            let line = line.iter_mut().flat_map(|LineMove { player, played, after: _ }| {
                [Claim::Player(player), Index(&mut played.term)]
            });
            let own = [Claim::Play(play), Claim::Outcome(outcome)];
            line.chain(own).chain(nimber.as_mut().map(Number)).collect()
        }
        // In which convention does not matter where the rules end the game.
        Step::Terminal(Terminal { position: _, play, ending }) => {
            vec![Claim::Play(play), Claim::Ending(ending)]
        }
        // How many positions were valued is a count of work, and nothing rests on it.
        Step::WrittenValues(WrittenValues { rules: _, game: _, rows, sum, positions: _ }) => {
            let rows = rows.iter_mut().flat_map(|StateRow { state: _, value, options, shown }| {
                let shown = shown.iter_mut().map(|OptionOf { to: _, value }| value);
                shown.chain([value, options]).map(Number)
            });
            rows.chain([Number(sum)]).collect()
        }
        Step::Recognised(Recognised { rules: _, game: _, rule: _, heaps }) => {
            numbers(heaps).collect()
        }
    }
}

fn kl_case(case: &mut KlCase) -> Vec<Claim<'_>> {
    match case {
        KlCase::PlainNim
        | KlCase::ManyLarge
        | KlCase::TwoLarge
        | KlCase::TwinA
        | KlCase::SeveralLarge => Vec::new(),
        KlCase::BalanceTheRest { y } => vec![Number(y)],
        KlCase::Balance { x, y }
        | KlCase::Detour { x, y }
        | KlCase::Unbalanced { x, y }
        | KlCase::OnlyMove { x, y }
        | KlCase::NoMove { x, y } => vec![Number(x), Number(y)],
    }
}

/// Every step of a reason.
fn steps(reason: &mut Reason) -> Vec<&mut Step> {
    let Reason { step, parts } = reason;
    parts.iter_mut().flat_map(steps).chain([step]).collect()
}

/// The kind of a step as data names it.
fn kind(step: &Step) -> String {
    let shown = format!("{step:?}");
    shown.split('(').next().unwrap_or_default().to_owned()
}

/// Changes every claim of an answer's reason, one at a time; the kinds of step seen.
fn change_everything(answer: &Answer) -> BTreeSet<String> {
    assert_eq!(answer.verify(), Ok(()));
    let mut kinds = BTreeSet::new();
    let mut count = answer.reason.clone();
    let sizes: Vec<usize> = steps(&mut count).into_iter().map(|step| claims(step).len()).collect();
    for (at, size) in sizes.into_iter().enumerate() {
        for claim in 0..size {
            let mut changed = answer.clone();
            let mut all = steps(&mut changed.reason);
            let step = &mut *all[at];
            let name = kind(step);
            claims(step).swap_remove(claim).change();
            let shown = format!("claim {claim} of {step:?}");
            assert!(changed.verify().is_err(), "accepted: {shown}");
            kinds.insert(name);
        }
    }
    kinds
}

#[test]
fn every_kind_of_step_is_rejected_after_any_change() {
    let texts = [
        "nim(7, 5, 3, 6)",
        "nim(3, 5) + *4 + take[1..3](6)",
        "take[1..3](21)",
        "take[2..5](9, 12)",
        "subtract[1, 3, 4](10)",
        "subtract[1, 3, 4](1000000000000)",
        "allbut[2](8, 5)",
        "grundys(12)",
        "kayles(1000000000)",
        "laskers_nim(7, 10)",
        "monotonic(1, 3, 3, 6)",
        "strip(0, 3, 7)",
        "hackenbush(0-1, 1-2, 1-3, 2-4, 4-5, 5-2, 3-3, 0-6, 6-7, 8-9)",
        "kl[3, 4](1, 2, 3)",
        "kl[3, 4](2, 2, 4)",
        "kl[5, 6](3, 4, 9)",
        "kl[1, 2](4) + kl[1, 3](3) + nim(2)",
        "kl[1, 2](3) + graph[0>1, 1>0, 1>2](0)",
        "graph[0>1, 0>2, 2>3](0, 2)",
        "graph[0>1, 1>0, 1>2, 2>3](0, 2)",
        "graph[0>1, 1>0, 1>2](0) + nim(2)",
        "graph[0>0, 0>1](0) + *3",
        "nim(0)",
    ];
    let mut kinds = BTreeSet::new();
    for text in texts {
        let position = parse(text).expect("it parses");
        for play in Play::ALL {
            let limits = Limits { positions: 1_000, ..Limits::default() };
            let options = SolveOptions { most_moves: 20, ..whole(play) };
            match solve(&position, &options, &mut Budget::new(&limits)) {
                Ok(answer) => kinds.extend(change_everything(&answer)),
                // Huge heaps without a theorem.
                Err(SolveError::Stopped(_)) => assert_eq!(play, Play::Misere, "{text}"),
                Err(other) => panic!("{text}: {other}"),
            }
        }
    }
    let rules = parse_rules(RULES, &[]).expect("they compile");
    for text in TEXTS {
        let position = parse_with(text, &rules).expect("it parses");
        for play in Play::ALL {
            let options = SolveOptions { most_moves: 20, ..whole(play) };
            let answer = solve(&position, &options, &mut Budget::default());
            kinds.extend(change_everything(&answer.expect("small")));
        }
    }
    let window = SolveOptions { take_method: Some(TakeMethod::Window), ..SolveOptions::default() };
    let position = parse("take[1..3](10, 12)").expect("it parses");
    kinds.extend(change_everything(
        &solve(&position, &window, &mut Budget::default()).expect("small"),
    ));
    // Every variant of `Step`.
    assert_eq!(kinds.len(), 26, "{kinds:?}");
}
