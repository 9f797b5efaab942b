//! Answers to positions: who wins, the moves, and whether two games are equal.

use super::is_false;
use grundy::{AllMoves, Answer, Comparison, Move, MoveList, Position, Winning};
use grundy_core::{Outcome, Player, Value};
use grundy_explain::{Messages, told_move};
use grundy_lang::{move_text, position_text};
use grundy_reasons::Reason;
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
    #[serde(skip_serializing_if = "Option::is_none")]
    mover_outcome: Option<&'static str>,
    #[serde(flatten)]
    outcome: OutcomeObject,
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

/// A game that tells two games apart.
#[derive(Debug, Serialize)]
struct WitnessObject {
    game: String,
    /// Of A + X and of B + X.
    outcomes: [Option<&'static str>; 2],
    #[serde(skip_serializing_if = "Option::is_none")]
    starts: Option<[StartsObject; 2]>,
}

/// Who wins: N, P, L, R or D where one of them fits, and what happens to each player who starts where the
/// players differ.
#[derive(Debug, Serialize)]
pub(super) struct OutcomeObject {
    outcome: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    starts: Option<StartsObject>,
}

/// What happens to a player who starts: win, loss or draw.
#[derive(Debug, Serialize)]
struct StartsObject {
    left: &'static str,
    right: &'static str,
}

impl OutcomeObject {
    pub(super) fn new(outcome: Outcome, impartial: bool) -> OutcomeObject {
        let starts = (!impartial).then(|| StartsObject::new(outcome));
        OutcomeObject { outcome: outcome.single_letter(), starts }
    }
}

impl StartsObject {
    fn new(outcome: Outcome) -> StartsObject {
        let [left, right] = Player::ALL.map(|player| outcome.starting(player).result());
        StartsObject { left, right }
    }
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
    told: String,
    to: String,
}

#[derive(Debug, Serialize)]
struct ReportObject<'a> {
    r#move: String,
    told: String,
    to: String,
    value: ValueObject<'a>,
    #[serde(flatten)]
    outcome: OutcomeObject,
    wins: bool,
    reversible: bool,
    undo: Option<String>,
    undo_told: Option<String>,
}

#[derive(Debug, Serialize)]
#[serde(untagged)]
pub(super) enum ValueObject<'a> {
    Nimber(u64),
    Infinity { infinity: &'a [u64] },
    None,
}

/// Every move, of both players alike or of each.
#[derive(Clone, Debug)]
pub enum MovesOf {
    /// Of an impartial position.
    Both(AllMoves),
    /// Of a partizan position: Left's and Right's, each if asked for.
    Each(Option<AllMoves>, Option<AllMoves>),
}

impl MovesOf {
    /// The lists of moves, each with the player whose it is if it is not both players'.
    pub fn in_turn(&self) -> Vec<(Option<Player>, &AllMoves)> {
        match self {
            MovesOf::Both(all) => vec![(None, all)],
            MovesOf::Each(left, right) => {
                let left = left.iter().map(|all| (Some(Player::Left), all));
                left.chain(right.iter().map(|all| (Some(Player::Right), all))).collect()
            }
        }
    }
}

impl<'a> AnswerObject<'a> {
    /// The object of `answer`.
    pub fn new(
        answer: &'a Answer,
        mover: Option<Player>,
        moves: Option<&'a MovesOf>,
        messages: &Messages,
    ) -> AnswerObject<'a> {
        let position = &answer.position;
        let mut room = Room { bytes: MOST_BYTES, cut: false, messages };
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

        let moves = moves.map(|moves| Reports::new(position, moves, messages));
        AnswerObject {
            position: position_text(position),
            play: answer.play.name(),
            mover: mover.map(Player::name),
            mover_wins: mover.map(|mover| answer.outcome.mover_wins(mover)),
            mover_outcome: mover.map(|mover| answer.outcome.starting(mover).result()),
            outcome: OutcomeObject::new(answer.outcome, position.is_impartial()),
            value: value(&answer.value),
            winning_moves,
            winning_moves_more,
            moves_more: moves.as_ref().is_some_and(|moves| moves.more),
            moves: moves.map(|moves| moves.listed),
            method: answer.method.name(),
            reason: &answer.reason,
        }
    }
}

/// Every move with what it leads to, as far as there is room.
struct Reports<'a> {
    listed: Sides<ReportObject<'a>>,
    more: bool,
}

impl<'a> Reports<'a> {
    fn new(position: &Position, moves: &'a MovesOf, messages: &Messages) -> Reports<'a> {
        let impartial = position.is_impartial();
        let mut room = Room { bytes: MOST_BYTES, cut: false, messages };
        let mut reports = |all: &'a AllMoves, player| {
            room.cut |= all.more;
            room.fill(
                position,
                player,
                all.moves.iter(),
                |report| &report.played,
                |report, at, after| ReportObject {
                    r#move: at.r#move,
                    told: at.told,
                    to: at.to,
                    value: value(&report.value),
                    outcome: OutcomeObject::new(report.outcome, impartial),
                    wins: report.wins,
                    reversible: report.undo.is_some(),
                    undo: report.undo.as_ref().map(|undo| move_text(after, undo)),
                    undo_told: report.undo.as_ref().map(|undo| told_move(after, undo, messages)),
                },
            )
        };
        let listed = match moves {
            MovesOf::Both(all) => Sides::Impartial(reports(all, Player::Left)),
            MovesOf::Each(left, right) => Sides::Partizan {
                left: left.as_ref().map_or_else(Vec::new, |all| reports(all, Player::Left)),
                right: right.as_ref().map_or_else(Vec::new, |all| reports(all, Player::Right)),
            },
        };
        Reports { listed, more: room.cut }
    }
}

/// The object of `moves`.
#[derive(Debug, Serialize)]
pub struct MovesObject<'a> {
    position: String,
    moves: Sides<ReportObject<'a>>,
    #[serde(skip_serializing_if = "is_false")]
    moves_more: bool,
}

impl<'a> MovesObject<'a> {
    /// The object of the moves of `position`.
    pub fn new(position: &Position, moves: &'a MovesOf, messages: &Messages) -> MovesObject<'a> {
        let Reports { listed, more } = Reports::new(position, moves, messages);
        MovesObject { position: position_text(position), moves: listed, moves_more: more }
    }
}

/// How much may still be written about the moves of one answer.
struct Room<'m> {
    bytes: usize,
    cut: bool,
    messages: &'m Messages,
}

impl Room<'_> {
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
            let at = MoveObject {
                r#move: move_text(position, made),
                told: told_move(position, made, self.messages),
                to: position_text(&after),
            };
            self.bytes = self.bytes.saturating_sub(at.to.len());
            objects.push(object(item, at, &after));
        }
        objects
    }
}

impl ComparisonObject {
    /// The object of comparing `a` with `b`.
    pub fn new(a: &Position, b: &Position, comparison: &Comparison) -> ComparisonObject {
        let partizan = !(a.is_impartial() && b.is_impartial());
        let witness = comparison.witness.as_ref().map(|witness| WitnessObject {
            game: position_text(&witness.game),
            outcomes: [witness.outcomes.0, witness.outcomes.1].map(Outcome::single_letter),
            starts: partizan
                .then(|| [witness.outcomes.0, witness.outcomes.1].map(StartsObject::new)),
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

pub(super) fn value(value: &Value) -> ValueObject<'_> {
    match value {
        Value::Nimber(n) => ValueObject::Nimber(*n),
        Value::Infinity(values) => ValueObject::Infinity { infinity: values },
        Value::None => ValueObject::None,
    }
}
