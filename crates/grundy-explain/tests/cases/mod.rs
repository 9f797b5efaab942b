//! Answers built by hand, one for each kind of step.

pub(crate) mod steps;

use grundy::{AllMoves, MoveReport};
use grundy_core::{Outcome, Play, Value};
use grundy_games::bush::{Bush, Edge};
use grundy_games::graph::{Graph, Tokens};
use grundy_games::heap::{HeapRule, Heaps, Kl, OctalCode, Parts, TakeRange, TakeSet};
use grundy_games::reason::*;
use grundy_games::row::{Row, RowRule};
use grundy_games::{Action, Answer, Method, Move, MoveList, Position, Term, Winning};

/// An answer and the name of its snapshot.
pub(crate) struct Case {
    pub(crate) name: &'static str,
    pub(crate) answer: Answer,
}

/// All of them.
pub(crate) fn all() -> Vec<Case> {
    let case = |name, answer| Case { name, answer };
    vec![
        case("nim", nim(&[7, 5, 3, 6])),
        case("nim_lost", nim(&[1, 4, 5])),
        case("nim_one_heap", nim(&[0, 9])),
        case("nim_twins", nim(&[4, 4])),
        case("nim_empty", terminal(Play::Normal)),
        case("nim_empty_misere", terminal(Play::Misere)),
        case("nim_large", nim(&[300, 1000, 77])),
        case("nim_huge", nim(&[u64::MAX, 10_u64.pow(18), 5])),
        case("misere_ones", misere_nim(&[1, 1, 1, 0])),
        case("misere_even", misere_nim(&[1, 1])),
        case("misere_single", misere_nim(&[1, 1, 2])),
        case("misere_wins", misere_nim(&[2, 3, 4])),
        case("misere_loses", misere_nim(&[2, 2])),
        case("misere_row", misere_row()),
        case("sum", sum()),
        case("take_closed", take_closed(21)),
        case("take_lost", take_closed(20)),
        case("take_heaps", take_heaps()),
        case("take_window", take_window()),
        case("subtract_table", subtract_table()),
        case("kayles_table", kayles_table()),
        case("kayles_period", kayles_period()),
        case("all_but_one", all_but_one()),
        case("laskers_nim", laskers_nim()),
        case("monotonic", monotonic()),
        case("strip", strip()),
        case("hackenbush", hackenbush()),
        case("kl_4_5", kl_4_5()),
        case("kl_detour", kl_detour()),
        case("kl_plain", kl_plain()),
        case("graph", graph()),
        case("graph_misere", graph_misere()),
        case("loopy", loopy()),
        case("search", search()),
    ]
}

fn heaps(rule: HeapRule, sizes: &[u64]) -> Position {
    Position::new(vec![Term::Heaps(Heaps::new(rule, sizes.to_vec()))])
}

fn lowered(term: usize, heap: usize, from: u64, to: u64) -> Move {
    Move { term, action: Action::Heap { heap, from, to: Parts::one(to) } }
}

fn list(moves: Vec<Move>) -> MoveList {
    MoveList { moves, more: false }
}

/// An answer in normal play whose reason concludes a value.
fn valued(position: Position, method: Method, reason: Reason, moves: Vec<Move>) -> Answer {
    let value = reason.conclusion().and_then(|c| c.value.nimber()).expect("a value");
    Answer {
        position,
        play: Play::Normal,
        outcome: Outcome::of_mover(value != 0),
        value: Value::Nimber(value),
        winning: Winning::Impartial(list(moves)),
        method,
        reason,
    }
}

fn lowerings(values: &[u64], sum: u64) -> Vec<Lowering> {
    let lowering = |(heap, &from): (usize, &u64)| Lowering { heap, from, to: from ^ sum };
    values.iter().enumerate().map(lowering).filter(|l| l.to < l.from).collect()
}

fn xor(values: &[u64]) -> u64 {
    values.iter().fold(0, |sum, value| sum ^ value)
}

fn bouton(sizes: &[u64]) -> Reason {
    let sum = xor(sizes);
    let moves = lowerings(sizes, sum);
    Reason::new(Step::Bouton(Bouton { heaps: sizes.to_vec(), sum, moves }))
}

pub(crate) fn nim(sizes: &[u64]) -> Answer {
    let moves = lowerings(sizes, xor(sizes));
    let moves = moves.iter().map(|l| lowered(0, l.heap, l.from, l.to)).collect();
    valued(heaps(HeapRule::Nim, sizes), Method::Bouton, bouton(sizes), moves)
}

fn terminal(play: Play) -> Answer {
    let position = heaps(HeapRule::Nim, &[0]);
    let reason = Reason::new(Step::Terminal(Terminal { position: position.clone(), play }));
    let Conclusion { outcome, value, .. } = reason.conclusion().expect("a conclusion");
    Answer {
        position,
        play,
        outcome,
        value,
        winning: Winning::Impartial(list(Vec::new())),
        method: Method::Terminal,
        reason,
    }
}

fn misere_step(values: &[u64]) -> MisereNim {
    let large = values.iter().filter(|&&v| v >= 2).count() as u64;
    let ones = values.iter().filter(|&&v| v == 1).count() as u64;
    let sum = xor(values);
    let target = |(heap, &from): (usize, &u64)| {
        let others = large - u64::from(from >= 2);
        let to = if others > 0 { sum ^ from } else { sum ^ from ^ 1 };
        (to < from).then_some(Lowering { heap, from, to })
    };
    let targets = values.iter().enumerate().filter_map(target).collect();
    let wins = if large > 0 { sum != 0 } else { ones.is_multiple_of(2) };
    MisereNim { values: values.to_vec(), large, ones, sum, wins, targets }
}

fn misere(position: Position, reason: Reason, moves: Vec<Move>) -> Answer {
    let Conclusion { outcome, .. } = reason.conclusion().expect("a conclusion");
    Answer {
        position,
        play: Play::Misere,
        outcome,
        value: Value::None,
        winning: Winning::Impartial(list(moves)),
        method: Method::MisereNim,
        reason,
    }
}

fn misere_nim(sizes: &[u64]) -> Answer {
    let step = misere_step(sizes);
    let moves = step.targets.iter().map(|l| lowered(0, l.heap, l.from, l.to)).collect();
    misere(heaps(HeapRule::Nim, sizes), Reason::new(Step::MisereNim(step)), moves)
}

fn row(rule: RowRule, sizes: &[u64]) -> Position {
    Position::new(vec![Term::Row(Row::new(rule, sizes.to_vec()).expect("in order"))])
}

fn lower(heap: usize, from: u64, to: u64) -> Move {
    Move { term: 0, action: Action::Lower { heap, from, to } }
}

fn misere_row() -> Answer {
    let differences = Differences {
        rule: RowRule::Weak,
        sizes: vec![1, 1],
        shifted: vec![1, 1],
        pairs: vec![Pair { upper: 1, lower: Some(0), difference: 0 }],
        sum: 0,
        moves: Vec::new(),
    };
    let part = Reason::new(Step::Differences(differences));
    let reason = Reason::with_parts(Step::MisereNim(misere_step(&[0])), vec![part]);
    misere(row(RowRule::Weak, &[1, 1]), reason, vec![lower(0, 1, 0)])
}

/// nim(3, 5) + 0.77(7) + hackenbush(0-1, 1-2): 6 ⊕ 2 ⊕ 2.
fn sum() -> Answer {
    let position = Position::new(vec![
        Term::Heaps(Heaps::new(HeapRule::Nim, vec![3, 5])),
        Term::Heaps(Heaps::new(kayles(), vec![7])),
        Term::Bush(Bush::new(vec![Edge(0, 1), Edge(1, 2)])),
    ]);
    let values = vec![6, 2, 2];
    let parts = vec![
        bouton(&[3, 5]),
        Reason::with_parts(
            Step::HeapValues(HeapValues {
                rule: kayles(),
                heaps: vec![7],
                values: vec![2],
                sum: 2,
            }),
            vec![Reason::new(Step::MexTable(MexTable {
                rule: kayles(),
                values: KAYLES[..8].to_vec(),
                rows: vec![mex_row(&kayles(), 7)],
            }))],
        ),
        stalk_of_two(),
    ];
    let targets = lowerings(&values, 6);
    let step = SpragueGrundy { sum: 6, targets, values };
    let reason = Reason::with_parts(Step::SpragueGrundy(step), parts);
    valued(position, Method::SpragueGrundy, reason, vec![lowered(0, 1, 5, 3)])
}

fn stalk_of_two() -> Reason {
    let edges = vec![Edge(0, 1), Edge(1, 2)];
    let stalks = Stalks { drawing: edges.clone(), stalks: vec![2], loops: 0, sum: 2 };
    Reason::with_parts(
        Step::Hackenbush(Hackenbush { edges, value: 2, traced: true }),
        vec![Reason::new(Step::Stalks(stalks))],
    )
}

const KAYLES: [u64; 13] = [0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4];

fn kayles() -> HeapRule {
    HeapRule::Octal(OctalCode::new(&[0, 7, 7], &[]).expect("a code"))
}

fn mex_row(rule: &HeapRule, heap: u64) -> MexRow {
    let value = |parts: &Parts| {
        parts
            .as_slice()
            .iter()
            .fold(0, |sum, &part| sum ^ KAYLES[usize::try_from(part).expect("small")])
    };
    let options = rule.options(heap, grundy_core::Player::Left);
    let options: Vec<OptionValue> =
        options.map(|parts| OptionValue { value: value(&parts), parts }).collect();
    let value = grundy_core::mex(options.iter().map(|option| option.value));
    MexRow { heap, options, value }
}

fn one_to(most: u64) -> TakeRange {
    TakeRange::new(1, most).expect("a range")
}

fn heap_values(rule: HeapRule, sizes: &[u64], values: &[u64], part: Reason) -> Reason {
    let step =
        HeapValues { rule, heaps: sizes.to_vec(), values: values.to_vec(), sum: xor(values) };
    Reason::with_parts(Step::HeapValues(step), vec![part])
}

fn take_closed(heap: u64) -> Answer {
    let rule = HeapRule::Take(one_to(3));
    let residue = heap % 4;
    let rows = vec![BoundedRow { heap, residue, value: residue }];
    let pairing = Pairing { most: 3, heap, remainder: residue, rounds: heap / 4 };
    let closed = Reason::with_parts(
        Step::BoundedTake(BoundedTake { range: one_to(3), rows }),
        vec![Reason::new(Step::Pairing(pairing))],
    );
    let moves = if residue > 0 { vec![lowered(0, 0, heap, heap - residue)] } else { Vec::new() };
    let reason = heap_values(rule.clone(), &[heap], &[residue], closed);
    valued(heaps(rule, &[heap]), Method::BoundedTake, reason, moves)
}

fn take_heaps() -> Answer {
    let range = TakeRange::new(2, 5).expect("a range");
    let row = |heap: u64| BoundedRow { heap, residue: heap % 7, value: heap % 7 / 2 };
    let closed =
        Reason::new(Step::BoundedTake(BoundedTake { range, rows: vec![row(10), row(12)] }));
    let rule = HeapRule::Take(range);
    let reason = heap_values(rule.clone(), &[10, 12], &[1, 2], closed);
    valued(heaps(rule, &[10, 12]), Method::BoundedTake, reason, vec![lowered(0, 1, 12, 10)])
}

fn take_window() -> Answer {
    let values: Vec<u64> = (0..=21).map(|x| x % 4).collect();
    let window = Reason::new(Step::SlidingWindow(SlidingWindow { most: 3, values }));
    let rule = HeapRule::Take(one_to(3));
    let reason = heap_values(rule.clone(), &[21], &[1], window);
    valued(heaps(rule, &[21]), Method::SlidingWindow, reason, vec![lowered(0, 0, 21, 20)])
}

fn subtract_table() -> Answer {
    let rule = HeapRule::Subtract(TakeSet::new([1, 3, 4]).expect("takes"));
    let option = |to, value| OptionValue { parts: Parts::one(to), value };
    let table = MexTable {
        rule: rule.clone(),
        values: vec![0, 1, 0, 1, 2, 3, 2, 0, 1, 0, 1],
        rows: vec![
            MexRow { heap: 5, options: vec![option(1, 1), option(2, 0), option(4, 2)], value: 3 },
            MexRow { heap: 10, options: vec![option(6, 2), option(7, 0), option(9, 0)], value: 1 },
        ],
    };
    let reason = heap_values(rule.clone(), &[10, 5], &[1, 3], Reason::new(Step::MexTable(table)));
    valued(heaps(rule, &[10, 5]), Method::MexTable, reason, vec![lowered(0, 1, 5, 1)])
}

fn kayles_table() -> Answer {
    let table =
        MexTable { rule: kayles(), values: KAYLES.to_vec(), rows: vec![mex_row(&kayles(), 12)] };
    let reason = heap_values(kayles(), &[12], &[4], Reason::new(Step::MexTable(table)));
    let split =
        |a, b| Move { term: 0, action: Action::Heap { heap: 0, from: 12, to: Parts::two(a, b) } };
    valued(heaps(kayles(), &[12]), Method::MexTable, reason, vec![split(5, 5)])
}

/// Not Kayles's own long period but a rule whose period is proved at once: take 1 or 2.
fn kayles_period() -> Answer {
    let rule = HeapRule::Subtract(TakeSet::new([1, 2]).expect("takes"));
    let heap = 1_000_000_000_000_000_000;
    let periodic = Periodic {
        rule: rule.clone(),
        values: vec![0, 1, 2, 0, 1, 2, 0, 1],
        preperiod: 0,
        period: 3,
        saltus: 0,
        rows: vec![PeriodicRow { heap, reduced: 1, value: 1 }],
    };
    let reason = heap_values(rule.clone(), &[heap], &[1], Reason::new(Step::Periodic(periodic)));
    valued(heaps(rule, &[heap]), Method::Periodic, reason, vec![lowered(0, 0, heap, heap - 1)])
}

fn all_but_one() -> Answer {
    let rule = HeapRule::Kl(Kl::new(2, 2).expect("numbers"));
    let row =
        |heap: u64, value| AllButOneRow { heap, block: heap / 4, offset: heap % 4 % 2, value };
    let rows = vec![row(3, 1), row(5, 3), row(8, 4)];
    let closed = Reason::new(Step::AllButOne(AllButOne { forbidden: 2, rows }));
    let reason = heap_values(rule.clone(), &[3, 5, 8], &[1, 3, 4], closed);
    valued(heaps(rule, &[3, 5, 8]), Method::AllButOne, reason, vec![lowered(0, 2, 8, 4)])
}

fn laskers_nim() -> Answer {
    let heap = 10u64.pow(18);
    let rule = HeapRule::Octal(OctalCode::new(&[4], &[3]).expect("a code"));
    let row = LaskerRow { heap, block: heap / 4 - 1, value: heap - 1 };
    let closed = Reason::new(Step::Lasker(Lasker { rows: vec![row] }));
    let reason = heap_values(rule.clone(), &[heap], &[heap - 1], closed);
    let played = |to| Move { term: 0, action: Action::Heap { heap: 0, from: heap, to } };
    let winning = vec![played(Parts::two(heap / 2, heap / 2)), played(Parts::NONE)];
    valued(heaps(rule, &[heap]), Method::Lasker, reason, winning)
}

fn monotonic() -> Answer {
    let played = |heap, from, to, pair, difference_from, difference_to| RowMove {
        heap,
        from,
        to,
        pair,
        difference_from,
        difference_to,
    };
    let differences = Differences {
        rule: RowRule::Weak,
        sizes: vec![1, 3, 3, 6],
        shifted: vec![1, 3, 3, 6],
        pairs: vec![
            Pair { upper: 3, lower: Some(2), difference: 3 },
            Pair { upper: 1, lower: Some(0), difference: 2 },
        ],
        sum: 1,
        moves: vec![played(0, 1, 0, 1, 2, 3), played(3, 6, 5, 0, 3, 2)],
    };
    let undo = Undo { heap: 0, from: 1, to: 0, partner: 1, partner_from: 3, partner_to: 2 };
    let reason =
        Reason::with_parts(Step::Differences(differences), vec![Reason::new(Step::Undo(undo))]);
    let position = row(RowRule::Weak, &[1, 3, 3, 6]);
    valued(position, Method::Differences, reason, vec![lower(0, 1, 0), lower(3, 6, 5)])
}

fn strip() -> Answer {
    let differences = Differences {
        rule: RowRule::Strip,
        sizes: vec![0, 3, 7],
        shifted: vec![0, 2, 5],
        pairs: vec![
            Pair { upper: 2, lower: Some(1), difference: 3 },
            Pair { upper: 0, lower: None, difference: 0 },
        ],
        sum: 3,
        moves: vec![RowMove {
            heap: 2,
            from: 7,
            to: 4,
            pair: 0,
            difference_from: 3,
            difference_to: 0,
        }],
    };
    let undo = Undo { heap: 1, from: 3, to: 1, partner: 2, partner_from: 7, partner_to: 5 };
    let parts = vec![Reason::new(Step::Undo(undo))];
    let reason = Reason::with_parts(Step::Differences(differences), parts);
    valued(row(RowRule::Strip, &[0, 3, 7]), Method::Differences, reason, vec![lower(2, 7, 4)])
}

/// A triangle on the ground with a branch of one, a stalk of two and an edge in the air.
fn hackenbush() -> Answer {
    let e = |a, b| Edge(a, b);
    let edges = vec![e(0, 1), e(1, 2), e(2, 0), e(2, 3), e(0, 4), e(4, 5), e(8, 9)];
    let standing = edges[..6].to_vec();
    let fused = vec![e(0, 0), e(0, 0), e(0, 0), e(0, 3), e(0, 4), e(4, 5)];
    let fallen = Fallen { before: edges.clone(), after: standing.clone(), edges: vec![6] };
    let fusion = Fusion { before: standing, after: fused.clone(), cycle: vec![0, 1, 2], into: 0 };
    let stalks = Stalks { drawing: fused, stalks: vec![1, 2], loops: 3, sum: 2 };
    let parts = [Step::Fallen(fallen), Step::Fusion(fusion), Step::Stalks(stalks)];
    let step = Hackenbush { edges: edges.clone(), value: 2, traced: true };
    let reason =
        Reason::with_parts(Step::Hackenbush(step), parts.into_iter().map(Reason::new).collect());
    let position = Position::new(vec![Term::Bush(Bush::new(edges))]);
    let cut = Move { term: 0, action: Action::Cut { edge: 4 } };
    valued(position, Method::ColonFusion, reason, vec![cut])
}

fn kl(left: u64, right: u64) -> Kl {
    Kl::new(left, right).expect("numbers")
}

fn partizan(rule: Kl, sizes: &[u64], sides: [KlSide; 2], moves: [Vec<Move>; 2]) -> Answer {
    let a =
        rule.forbidden(grundy_core::Player::Left).min(rule.forbidden(grundy_core::Player::Right));
    let large = sizes.iter().filter(|&&size| size >= a).count() as u64;
    let step = KlTheorem { rule, play: Play::Normal, heaps: sizes.to_vec(), large, sides };
    let outcome = step.outcome();
    let [left, right] = moves.map(list);
    Answer {
        position: heaps(HeapRule::Kl(rule), sizes),
        play: Play::Normal,
        outcome,
        value: Value::None,
        winning: Winning::Partizan { left, right },
        method: Method::KlTheorem,
        reason: Reason::new(Step::KlTheorem(step)),
    }
}

/// kl[1, 2](4, 5): Left to move loses, Right to move wins.
pub(crate) fn kl_4_5() -> Answer {
    use grundy_core::Player::{Left, Right};
    let left = KlSide {
        mover: Left,
        forbidden: 1,
        wins: false,
        case: KlCase::SeveralLarge,
        defective: true,
        chosen: None,
    };
    let chosen = Lowering { heap: 0, from: 4, to: 3 };
    let right = KlSide {
        mover: Right,
        forbidden: 2,
        wins: true,
        case: KlCase::TwoLarge,
        defective: false,
        chosen: Some(chosen),
    };
    let moves = vec![lowered(0, 0, 4, 3), lowered(0, 1, 5, 4)];
    partizan(kl(1, 2), &[4, 5], [left, right], [Vec::new(), moves])
}

/// kl[3, 5](6, 1): a heap of 1 would balance the rest, and Right may not take 5.
fn kl_detour() -> Answer {
    use grundy_core::Player::{Left, Right};
    let (x, y) = (6, 1);
    let left = KlSide {
        mover: Left,
        forbidden: 3,
        wins: true,
        case: KlCase::OnlyMove { x, y },
        defective: false,
        chosen: Some(Lowering { heap: 0, from: 6, to: 1 }),
    };
    let right = KlSide {
        mover: Right,
        forbidden: 5,
        wins: true,
        case: KlCase::Detour { x, y },
        defective: true,
        chosen: Some(Lowering { heap: 0, from: 6, to: 4 }),
    };
    let moves = [vec![lowered(0, 0, 6, 1)], vec![lowered(0, 0, 6, 4)]];
    partizan(kl(3, 5), &[6, 1], [left, right], moves)
}

fn kl_plain() -> Answer {
    use grundy_core::Player::{Left, Right};
    let side = |mover, forbidden| KlSide {
        mover,
        forbidden,
        wins: true,
        case: KlCase::PlainNim,
        defective: false,
        chosen: Some(Lowering { heap: 0, from: 3, to: 2 }),
    };
    let moves = || vec![lowered(0, 0, 3, 2)];
    partizan(kl(9, 4), &[3, 2], [side(Left, 9), side(Right, 4)], [moves(), moves()])
}

fn tokens(arcs: &[(u32, u32)], tokens: &[u32]) -> Position {
    let tokens = Tokens::new(Graph::new(arcs, &[]), tokens.to_vec()).expect("vertices");
    Position::new(vec![Term::Tokens(tokens)])
}

fn slide(token: usize, from: u32, to: u32) -> Move {
    Move { term: 0, action: Action::Slide { token, from, to } }
}

fn graph() -> Answer {
    let vertex = |vertex, options: &[u32], value| VertexRow {
        vertex,
        options: options.to_vec(),
        value: Some(value),
        outcome: Outcome::of_mover(value != 0),
    };
    let arcs = [(0, 1), (0, 2), (2, 3)];
    let step = Propagation {
        play: Play::Normal,
        graph: Graph::new(&arcs, &[]),
        rows: vec![vertex(1, &[], 0), vertex(3, &[], 0), vertex(2, &[3], 1), vertex(0, &[1, 2], 2)],
        winning_vertices: 2,
        tokens: vec![0, 2],
        sum: Some(3),
        outcome: Outcome::N,
    };
    let reason = Reason::new(Step::Propagation(step));
    let position = tokens(&arcs, &[0, 2]);
    valued(position, Method::Propagation, reason, vec![slide(0, 0, 2)])
}

fn graph_misere() -> Answer {
    let vertex = |vertex, options: &[u32], outcome| VertexRow {
        vertex,
        options: options.to_vec(),
        value: None,
        outcome,
    };
    let arcs = [(0, 1), (0, 2), (1, 2)];
    let step = Propagation {
        play: Play::Misere,
        graph: Graph::new(&arcs, &[]),
        rows: vec![
            vertex(2, &[], Outcome::N),
            vertex(1, &[2], Outcome::P),
            vertex(0, &[1, 2], Outcome::N),
        ],
        winning_vertices: 2,
        tokens: vec![0],
        sum: None,
        outcome: Outcome::N,
    };
    let position = tokens(&arcs, &[0]);
    misere(position, Reason::new(Step::Propagation(step)), vec![slide(0, 0, 1)])
}

fn loopy() -> Answer {
    let row = |vertex, options: &[u32], value, rank, outcome, distance| LoopyRow {
        vertex,
        options: options.to_vec(),
        value,
        rank,
        outcome,
        distance,
    };
    let infinity = Value::Infinity(Vec::new());
    let arcs = [(0, 1), (1, 0), (1, 2), (2, 3)];
    let step = LoopyLabels {
        play: Play::Normal,
        graph: Graph::new(&arcs, &[]),
        rows: vec![
            row(0, &[1], infinity.clone(), 0, Outcome::Draw, None),
            row(1, &[0, 2], Value::Infinity(vec![1]), 0, Outcome::Draw, None),
            row(2, &[3], Value::Nimber(1), 1, Outcome::N, Some(1)),
            row(3, &[], Value::Nimber(0), 1, Outcome::P, Some(0)),
        ],
        winning_vertices: 1,
        tokens: vec![0],
        sum: infinity.clone(),
        outcome: Outcome::Draw,
    };
    Answer {
        position: tokens(&arcs, &[0]),
        play: Play::Normal,
        outcome: Outcome::Draw,
        value: infinity,
        winning: Winning::Impartial(list(Vec::new())),
        method: Method::Loopy,
        reason: Reason::new(Step::LoopyLabels(step)),
    }
}

/// A stalk of two beside a heap of 1 in misère play.
fn search() -> Answer {
    let at = |edges: &[Edge], heap| {
        Position::new(vec![
            Term::Bush(Bush::new(edges.to_vec())),
            Term::Heaps(Heaps::new(HeapRule::Nim, vec![heap])),
        ])
    };
    let position = at(&[Edge(0, 1), Edge(1, 2)], 1);
    let cut = |edge| Move { term: 0, action: Action::Cut { edge } };
    let line = vec![
        LineMove { player: grundy_core::Player::Left, played: cut(0), after: at(&[], 1) },
        LineMove {
            player: grundy_core::Player::Right,
            played: lowered(1, 0, 1, 0),
            after: at(&[], 0),
        },
    ];
    let step = Search {
        position: position.clone(),
        nimber: None,
        play: Play::Misere,
        positions: 6,
        outcome: Outcome::N,
        line,
    };
    let reason = Reason::new(Step::Search(step));
    Answer { method: Method::Search, ..misere(position, reason, vec![cut(0)]) }
}

/// monotonic(1, 2) and all its moves.
pub(crate) fn moves_of_a_row() -> (Position, AllMoves) {
    let position = row(RowRule::Weak, &[1, 2]);
    let report = |played: Move, value: u64, undo: Option<Move>| MoveReport {
        outcome: Outcome::of_mover(value != 0),
        value: Value::Nimber(value),
        wins: value == 0,
        played,
        undo,
    };
    let moves =
        vec![report(lower(0, 1, 0), 2, Some(lower(1, 2, 1))), report(lower(1, 2, 1), 0, None)];
    (position, AllMoves { moves, more: true })
}
