//! Answers as JSON objects: what the command line, HTTP and Python hand out.
//!
//! The objects implement [`Serialize`]; the schemas are in the folder `schema` of the repository.
//! Numbers are written as exact integers up to 2^64 − 1.

pub use crate::pattern::object::{GridPatternObject, PatternObject};

use crate::{AllMoves, Comparison, PeriodReport, SequenceComparison};
use grundy_core::{Limit, Outcome, Player, Value};
use grundy_games::heap::HeapRule;
use grundy_games::reason::Reason;
use grundy_games::{Answer, Move, MoveList, Position, Unsolved, Winning};
use grundy_lang::{heap_rule_text, move_text, position_text};
use serde::Serialize;

/// How many bytes the positions after moves may take together. Each move repeats the whole position,
/// so the list of a huge position would be quadratic in its size.
const MOST_BYTES: usize = 16 << 20;

/// The object of `solve`.
#[derive(Debug, Serialize)]
pub struct AnswerObject<'a> {
    position: String,
    play: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    mover: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    mover_wins: Option<bool>,
    outcome: &'static str,
    value: ValueObject<'a>,
    winning_moves: Sides<MoveObject>,
    #[serde(skip_serializing_if = "is_false")]
    winning_moves_more: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    moves: Option<Sides<ReportObject<'a>>>,
    #[serde(skip_serializing_if = "is_false")]
    moves_more: bool,
    method: &'static str,
    reason: &'a Reason,
}

/// The object of `equal`.
#[derive(Debug, Serialize)]
pub struct ComparisonObject {
    a: String,
    b: String,
    equal: bool,
    values: Option<[u64; 2]>,
    witness: Option<WitnessObject>,
}

/// The object of `period`.
#[derive(Debug, Serialize)]
pub struct PeriodObject {
    rule: String,
    status: &'static str,
    #[serde(flatten)]
    proved: Option<ProvedObject>,
    computed_to: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    theorem: Option<&'static str>,
    /// There is no period with preperiod + period up to this.
    #[serde(skip_serializing_if = "Option::is_none")]
    none_up_to: Option<u64>,
    /// Whether a limit was reached before all heaps asked for were looked at.
    #[serde(skip_serializing_if = "is_false")]
    stopped: bool,
}

#[derive(Debug, Serialize)]
struct ProvedObject {
    preperiod: u64,
    period: u64,
    saltus: u64,
    max: Option<u64>,
    /// The window that came back, if the period was proved by one.
    #[serde(skip_serializing_if = "Option::is_none")]
    window: Option<WindowObject>,
}

#[derive(Debug, Serialize)]
struct WindowObject {
    length: usize,
    first: u64,
    second: u64,
    /// The largest part that the witnesses of common heaps need.
    witness: u64,
}

/// The object of `compare`.
#[derive(Debug, Serialize)]
pub struct SequencesObject {
    a: String,
    b: String,
    /// Whether no difference was found.
    agree: bool,
    compared_to: Option<u64>,
    first: Option<DifferenceObject>,
    /// Set if a limit was reached before all heaps asked for were compared.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    stopped: bool,
}

#[derive(Debug, Serialize)]
struct DifferenceObject {
    heap: u64,
    values: [u64; 2],
}

/// A game that tells two games apart.
#[derive(Debug, Serialize)]
struct WitnessObject {
    game: String,
    /// Of A + X and of B + X.
    outcomes: [&'static str; 2],
}

/// One list for both players, or one for each.
#[derive(Debug, Serialize)]
#[serde(untagged)]
enum Sides<T> {
    Impartial(Vec<T>),
    Partizan { left: Vec<T>, right: Vec<T> },
}

#[derive(Debug, Serialize)]
struct MoveObject {
    r#move: String,
    to: String,
}

#[derive(Debug, Serialize)]
struct ReportObject<'a> {
    r#move: String,
    to: String,
    value: ValueObject<'a>,
    outcome: &'static str,
    wins: bool,
    reversible: bool,
    undo: Option<String>,
}

#[derive(Debug, Serialize)]
#[serde(untagged)]
enum ValueObject<'a> {
    Nimber(u64),
    Infinity { infinity: &'a [u64] },
    None,
}

/// The object of something that could not be answered; faces put it under the key `error`.
#[derive(Debug, Serialize)]
pub struct UnsolvedObject<'a> {
    kind: &'static str,
    message: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    limit: Option<LimitObject>,
    #[serde(skip_serializing_if = "Option::is_none")]
    positions: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    cycle: Option<&'a [u32]>,
    /// The positions of a circle, or the way to where rules break down.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    path: Vec<String>,
}

#[derive(Debug, Serialize)]
#[serde(rename_all = "snake_case")]
enum LimitObject {
    Positions(u64),
    MemoryBytes(u64),
    TimeSeconds(f64),
    Options(u64),
}

/// What is said about an answer besides the answer itself.
#[derive(Clone, Debug, Default)]
pub struct Details {
    /// The player to move, if one was named.
    pub mover: Option<Player>,
    /// Every move, if asked for: of both players alike, or of Left and of Right.
    pub moves: Option<MovesOf>,
}

/// Every move, of both players alike or of each.
#[derive(Clone, Debug)]
pub enum MovesOf {
    /// Of an impartial position.
    Both(AllMoves),
    /// Of a partizan position: Left's and Right's, each if asked for.
    Each(Option<AllMoves>, Option<AllMoves>),
}

impl<'a> AnswerObject<'a> {
    /// The object of `answer`.
    pub fn new(answer: &'a Answer, details: &'a Details) -> AnswerObject<'a> {
        let position = &answer.position;
        let mut room = Room { bytes: MOST_BYTES, cut: false };
        let mut winning = |list: &MoveList, player| {
            room.cut |= list.more;
            room.fill(position, player, list.moves.iter(), |played| played, |_, at, _| at)
        };
        let winning_moves = match &answer.winning {
            Winning::Impartial(list) => Sides::Impartial(winning(list, Player::Left)),
            Winning::Partizan { left, right } => Sides::Partizan {
                left: winning(left, Player::Left),
                right: winning(right, Player::Right),
            },
        };
        let winning_moves_more = room.cut;

        let mut room = Room { bytes: MOST_BYTES, cut: false };
        let mut reports = |all: &'a AllMoves, player| {
            room.cut |= all.more;
            room.fill(
                position,
                player,
                all.moves.iter(),
                |report| &report.played,
                |report, at, after| ReportObject {
                    r#move: at.r#move,
                    to: at.to,
                    value: value(&report.value),
                    outcome: report.outcome.letter(),
                    wins: report.wins,
                    reversible: report.undo.is_some(),
                    undo: report.undo.as_ref().map(|undo| move_text(after, undo)),
                },
            )
        };
        let moves = details.moves.as_ref().map(|moves| match moves {
            MovesOf::Both(all) => Sides::Impartial(reports(all, Player::Left)),
            MovesOf::Each(left, right) => Sides::Partizan {
                left: left.as_ref().map_or_else(Vec::new, |all| reports(all, Player::Left)),
                right: right.as_ref().map_or_else(Vec::new, |all| reports(all, Player::Right)),
            },
        });

        AnswerObject {
            position: position_text(position),
            play: answer.play.name(),
            mover: details.mover.map(Player::name),
            mover_wins: details.mover.map(|mover| answer.outcome.mover_wins(mover)),
            outcome: answer.outcome.letter(),
            value: value(&answer.value),
            winning_moves,
            winning_moves_more,
            moves,
            moves_more: room.cut,
            method: answer.method.name(),
            reason: &answer.reason,
        }
    }
}

/// How much may still be written about the moves of one answer.
struct Room {
    bytes: usize,
    cut: bool,
}

impl Room {
    /// An object for each of `items` while there is room, and for the first in any case.
    fn fill<I, T>(
        &mut self,
        position: &Position,
        player: Player,
        items: impl Iterator<Item = I>,
        played: impl Fn(&I) -> &Move,
        object: impl Fn(I, MoveObject, &Position) -> T,
    ) -> Vec<T> {
        let mut objects = Vec::new();
        for item in items {
            if self.bytes == 0 && !objects.is_empty() {
                self.cut = true;
                break;
            }
            let made = played(&item);
            // Only legal moves are listed; were one not, leaving it out is better than a wrong `to`.
            let Ok(after) = position.after(made, player) else { continue };
            let at = MoveObject { r#move: move_text(position, made), to: position_text(&after) };
            self.bytes = self.bytes.saturating_sub(at.to.len());
            objects.push(object(item, at, &after));
        }
        objects
    }
}

impl PeriodObject {
    /// The object of what is known of the period of a rule.
    pub fn new(rule: &HeapRule, report: &PeriodReport) -> PeriodObject {
        PeriodObject {
            rule: heap_rule_text(rule),
            status: if report.proved.is_some() { "proved" } else { "unknown" },
            proved: report.proved.as_ref().map(|proved| ProvedObject {
                preperiod: proved.preperiod,
                period: proved.period,
                saltus: proved.saltus,
                max: proved.max,
                window: proved.window.as_ref().map(|window| WindowObject {
                    length: window.values.len(),
                    first: window.first,
                    second: window.second,
                    witness: window.witness,
                }),
            }),
            computed_to: report.computed_to,
            theorem: report.theorem.map(|theorem| theorem.name()),
            none_up_to: report.none_up_to,
            stopped: report.stopped.is_some(),
        }
    }
}

impl SequencesObject {
    /// The object of where two sequences first differ.
    pub fn new(a: &HeapRule, b: &HeapRule, comparison: &SequenceComparison) -> SequencesObject {
        let difference = |(heap, a, b)| DifferenceObject { heap, values: [a, b] };
        SequencesObject {
            a: heap_rule_text(a),
            b: heap_rule_text(b),
            agree: comparison.first.is_none(),
            compared_to: comparison.compared_to,
            first: comparison.first.map(difference),
            stopped: comparison.stopped.is_some(),
        }
    }
}

impl ComparisonObject {
    /// The object of comparing `a` with `b`.
    pub fn new(a: &Position, b: &Position, comparison: &Comparison) -> ComparisonObject {
        let witness = comparison.witness.as_ref().map(|witness| WitnessObject {
            game: position_text(&witness.game),
            outcomes: [witness.outcomes.0, witness.outcomes.1].map(Outcome::letter),
        });
        ComparisonObject {
            a: position_text(a),
            b: position_text(b),
            equal: comparison.equal,
            values: comparison.values.map(|(a, b)| [a, b]),
            witness,
        }
    }
}

impl<'a> UnsolvedObject<'a> {
    /// The object of `unsolved`.
    pub fn new(unsolved: &'a Unsolved) -> UnsolvedObject<'a> {
        let message = unsolved.to_string();
        match unsolved {
            Unsolved::Stopped(stopped) => UnsolvedObject {
                kind: if stopped.by == Limit::Cancelled { "interrupted" } else { "limit" },
                message,
                limit: match stopped.by {
                    Limit::Positions(n) => Some(LimitObject::Positions(n)),
                    Limit::Memory(n) | Limit::Room { limit: n, .. } => {
                        Some(LimitObject::MemoryBytes(n))
                    }
                    Limit::Time(time) => Some(LimitObject::TimeSeconds(time.as_secs_f64())),
                    Limit::Options(n) => Some(LimitObject::Options(n)),
                    Limit::Cancelled => None,
                },
                positions: Some(stopped.positions),
                cycle: None,
                path: Vec::new(),
            },
            Unsolved::Circle(circle) => UnsolvedObject {
                kind: "cycle",
                message,
                limit: None,
                positions: None,
                cycle: None,
                path: circle.positions.iter().map(position_text).collect(),
            },
            Unsolved::Broken(broken) => UnsolvedObject {
                kind: "rules",
                message,
                limit: None,
                positions: None,
                cycle: None,
                path: broken.path.iter().map(position_text).collect(),
            },
            Unsolved::LoopyPartizan | Unsolved::TooLarge { .. } => UnsolvedObject {
                kind: "unsupported",
                message,
                limit: None,
                positions: None,
                cycle: None,
                path: Vec::new(),
            },
            Unsolved::Cycle(cycle) => UnsolvedObject {
                kind: "cycle",
                message,
                limit: None,
                positions: None,
                cycle: Some(cycle),
                path: Vec::new(),
            },
        }
    }
}

fn value(value: &Value) -> ValueObject<'_> {
    match value {
        Value::Nimber(n) => ValueObject::Nimber(*n),
        Value::Infinity(values) => ValueObject::Infinity { infinity: values },
        Value::None => ValueObject::None,
    }
}

#[allow(clippy::trivially_copy_pass_by_ref)] // The signature serde asks for.
fn is_false(flag: &bool) -> bool {
    !flag
}
