//! A reason for every case that a step distinguishes, right or wrong: words must not depend on that.

use grundy_core::{Outcome, Play, Player, Value};
use grundy_games::bush::Edge;
use grundy_games::graph::Graph;
use grundy_games::heap::{HeapRule, Kl, OctalCode, TakeRange, TakeSet};
use grundy_games::row::RowRule;
use grundy_reasons::*;

pub(crate) fn all() -> Vec<Reason> {
    let groups = [kl(), bushes(), heaps(), rows(), graphs(), misere()];
    groups.into_iter().flatten().map(Reason::new).chain(rules()).collect()
}

fn kl() -> Vec<Step> {
    let (x, y) = (9, 2);
    let cases = [
        KlCase::PlainNim,
        KlCase::ManyLarge,
        KlCase::TwoLarge,
        KlCase::TwinA,
        KlCase::SeveralLarge,
        KlCase::Balance { x, y },
        KlCase::Detour { x, y },
        KlCase::Unbalanced { x, y },
        KlCase::BalanceTheRest { y: 7 },
        KlCase::OnlyMove { x, y },
        KlCase::NoMove { x, y },
        KlCase::NoMove { x, y: 7 },
    ];
    let rule = Kl::new(3, 5).expect("numbers");
    let mut steps = Vec::new();
    for (case, play) in cases.into_iter().flat_map(|case| Play::ALL.map(|play| (case, play))) {
        for (wins, defective) in [(true, true), (false, true), (true, false), (false, false)] {
            let side = |mover| KlSide {
                mover,
                forbidden: rule.forbidden(mover),
                wins,
                case,
                defective,
                chosen: wins.then_some(Lowering { heap: 0, from: 9, to: 8 }),
            };
            let sides = Player::ALL.map(side);
            let theorem = KlTheorem { rule, play, heaps: vec![9, 2], large: 1, sides };
            steps.push(Step::KlTheorem(theorem));
        }
    }
    steps
}

fn bushes() -> Vec<Step> {
    let edges = vec![Edge(0, 1), Edge(1, 2), Edge(1, 1)];
    let stalks = |stalks: &[u64], loops| {
        Step::Stalks(Stalks { drawing: edges.clone(), stalks: stalks.to_vec(), loops, sum: 1 })
    };
    let colon = Colon {
        before: edges.clone(),
        after: Vec::new(),
        at: 1,
        stalks: vec![1; 40],
        loops: u64::MAX,
        stalk: 3,
        value_before: 2,
        value_after: 2,
    };
    let cycle: Vec<u32> = (0..40).collect();
    let after = vec![Edge(0, 0); 40];
    let fusion =
        Fusion { before: edges.clone(), after, cycle, into: 0, value_before: 0, value_after: 0 };
    let bush = |value| Hackenbush { edges: vec![Edge(0, 1); 99], value, traced: false };
    vec![
        stalks(&[], 0),
        stalks(&[2], 0),
        stalks(&[1, 2], 0),
        stalks(&[], 2),
        stalks(&[3], 1),
        Step::Colon(colon),
        Step::Fusion(fusion),
        Step::Hackenbush(bush(0)),
        Step::Hackenbush(bush(3)),
    ]
}

fn heaps() -> Vec<Step> {
    let pairing =
        |remainder, rounds| Step::Pairing(Pairing { most: u64::MAX, heap: 9, remainder, rounds });
    let rule = HeapRule::all_but(TakeSet::new([1, 2]).expect("takes"));
    let periodic = Periodic {
        rule: rule.clone(),
        values: (0..99).collect(),
        preperiod: 4,
        period: 3,
        saltus: 1,
        rows: vec![PeriodicRow { heap: u64::MAX, reduced: 5, value: 7 }; 40],
    };
    let range = TakeRange::new(u64::MAX, u64::MAX).expect("a range");
    let row = BoundedRow { heap: u64::MAX, residue: u64::MAX, value: 1 };
    let all_but = AllButOne {
        forbidden: u64::MAX,
        rows: vec![AllButOneRow { heap: 9, block: 0, offset: 9, value: 9 }],
    };
    vec![
        pairing(0, 0),
        pairing(0, 2),
        pairing(2, 0),
        pairing(2, 2),
        Step::Periodic(periodic),
        Step::BoundedTake(BoundedTake { range, rows: vec![row] }),
        Step::AllButOne(all_but),
        Step::Lasker(Lasker { rows: vec![LaskerRow { heap: 8, block: 1, value: 7 }] }),
        Step::SlidingWindow(SlidingWindow { most: 40, values: (0..99).collect() }),
        Step::SlidingWindow(SlidingWindow { most: 3, values: Vec::new() }),
        Step::MexTable(MexTable { rule, values: (0..99).collect(), rows: Vec::new() }),
        Step::Bouton(Bouton { heaps: vec![0, 0], sum: 0, moves: Vec::new() }),
    ]
}

/// One reason for each rule of heap games.
fn rules() -> Vec<Reason> {
    let set = || TakeSet::new([1, 2]).expect("takes");
    let range = |least, most| TakeRange::new(least, most).expect("a range");
    let rules = [
        HeapRule::nim(),
        HeapRule::take(range(2, 2)),
        HeapRule::take(range(1, 2)),
        HeapRule::subtract(set()),
        HeapRule::all_but(set()),
        HeapRule::grundys(),
        HeapRule::Code(OctalCode::new(&[0, 7], &[]).expect("a code")),
        HeapRule::Kl(Kl::new(2, 2).expect("numbers")),
    ];
    let reason = |rule: HeapRule| {
        let table = MexTable { rule: rule.clone(), values: vec![0], rows: Vec::new() };
        let values = HeapValues { rule, heaps: vec![0; 40], values: vec![0; 40], sum: 0 };
        Reason::with_parts(Step::HeapValues(values), vec![Reason::new(Step::MexTable(table))])
    };
    rules.map(reason).into()
}

fn rows() -> Vec<Step> {
    let undo = Undo { heap: 0, from: 2, to: 1, partner: 1, partner_from: 5, partner_to: 4 };
    let played = RowMove { heap: 0, from: 2, to: 1, pair: 0, difference_from: 3, difference_to: 4 };
    let differences = |rule, sum| {
        Step::Differences(Differences {
            rule,
            sizes: vec![2, 5],
            shifted: vec![2, 4],
            pairs: vec![Pair { upper: 1, lower: Some(0), difference: 2 }; 40],
            sum,
            moves: vec![played; 40],
        })
    };
    let rules = RowRule::ALL.into_iter().flat_map(|rule| [(rule, 0), (rule, 2)]);
    let mut steps: Vec<Step> = rules.map(|(rule, sum)| differences(rule, sum)).collect();
    steps.push(Step::Undo(undo));
    steps
}

fn graphs() -> Vec<Step> {
    let vertex = |vertex| VertexRow {
        vertex,
        options: (0..vertex).collect(),
        value: Some(0),
        outcome: Outcome::P,
    };
    let rows: Vec<VertexRow> = (0..99).map(vertex).collect();
    let labels = |tokens: Vec<u32>, sum, outcome| {
        Step::Propagation(Propagation {
            play: Play::Normal,
            graph: Graph::new(&[], &[]),
            rows: rows.clone(),
            winning_vertices: 0,
            tokens,
            sum,
            outcome,
        })
    };
    let loopy = |play, tokens: Vec<u32>, sum, outcome| {
        let row = LoopyRow {
            vertex: 1,
            options: vec![1],
            value: Value::Infinity(vec![0, 2]),
            rank: 0,
            outcome,
            distance: Some(3),
        };
        let rows = vec![row; 99];
        let graph = Graph::new(&[], &[]);
        let labels = LoopyLabels { play, graph, rows, winning_vertices: 1, tokens, sum, outcome };
        Step::LoopyLabels(labels)
    };
    vec![
        labels(vec![98], Some(0), Outcome::P),
        labels(vec![98; 40], Some(0), Outcome::P),
        labels(Vec::new(), Some(0), Outcome::P),
        loopy(Play::Normal, vec![1, 1], Value::Infinity(Vec::new()), Outcome::Draw),
        loopy(Play::Normal, vec![1], Value::Nimber(1), Outcome::N),
        loopy(Play::Misere, vec![1], Value::None, Outcome::P),
    ]
}

fn misere() -> Vec<Step> {
    let step = |large, ones, sum, wins| {
        let targets = if wins { vec![Lowering { heap: 0, from: 4, to: 1 }] } else { Vec::new() };
        Step::MisereNim(MisereNim { values: vec![4, 1, 0], large, ones, sum, wins, targets })
    };
    vec![
        step(0, 2, 0, true),
        step(0, 1, 1, false),
        step(1, 1, 5, true),
        step(2, 1, 5, true),
        step(2, 1, 0, false),
    ]
}
