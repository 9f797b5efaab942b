//! Sums in which play need not end, or ends at once by written rules: by retrograde analysis.

use grundy_core::{Outcome, Play, Player, Ruleset, Value};
use grundy_engines::graph::Label;
use grundy_engines::retrograde::Retrograde;
use grundy_games::{Catalogue, Component, ImpartialCatalogue, Move, Position};
use grundy_reasons::{Answer, Method, MoveList, Winning};
use grundy_reasons::{LineMove, Reason, Search, Step};
use grundy_theorems::{Circle, SolveError, Workspace};

/// Solves a position and everything that can follow. Unless it is to be `loopy`, a position that can
/// come again is refused.
pub(super) fn solve(
    position: &Position,
    play: Play,
    loopy: bool,
    ws: &mut Workspace,
) -> Result<Answer, SolveError> {
    match position.is_impartial() {
        true => impartial(position, play, loopy, ws),
        false => partizan(position, play, loopy, ws),
    }
}

fn impartial(
    position: &Position,
    play: Play,
    loopy: bool,
    ws: &mut Workspace,
) -> Result<Answer, SolveError> {
    let engine = Retrograde::impartial(ImpartialCatalogue, play);
    let labelled = Labelled::new(engine, position, &[Player::Left], loopy, ws)?;
    let outcome = labelled.label(position, Player::Left).outcome();
    let winning = labelled.winning_moves(position, Player::Left, ws.most_moves);
    let line = labelled.line(position, outcome);
    Ok(answer(position, play, outcome, Winning::Impartial(winning), labelled.positions(), line))
}

fn partizan(
    position: &Position,
    play: Play,
    loopy: bool,
    ws: &mut Workspace,
) -> Result<Answer, SolveError> {
    let engine = Retrograde::new(Catalogue, play);
    let labelled = Labelled::new(engine, position, &Player::ALL, loopy, ws)?;
    let [left, right] = Player::ALL.map(|player| labelled.label(position, player).ending());
    let outcome = Outcome::of_starters(left, right);
    let winning = Winning::Partizan {
        left: labelled.winning_moves(position, Player::Left, ws.most_moves),
        right: labelled.winning_moves(position, Player::Right, ws.most_moves),
    };
    let line = labelled.line(position, outcome);
    Ok(answer(position, play, outcome, winning, labelled.positions(), line))
}

fn answer(
    position: &Position,
    play: Play,
    outcome: Outcome,
    winning: Winning,
    positions: u64,
    line: Vec<LineMove>,
) -> Answer {
    let position = position.clone();
    let step = Search { position: position.clone(), nimber: None, play, positions, outcome, line };
    Answer {
        position,
        play,
        outcome,
        value: Value::None,
        winning,
        method: Method::Search,
        reason: Reason::new(Step::Search(step)),
    }
}

/// Positions that were solved, with everything that can follow them.
struct Labelled<R: Ruleset>(Retrograde<R>);

impl<R: Ruleset<Position = Component>> Labelled<R> {
    fn new(
        mut engine: Retrograde<R>,
        position: &Position,
        movers: &[Player],
        loopy: bool,
        ws: &mut Workspace,
    ) -> Result<Labelled<R>, SolveError> {
        for &mover in movers {
            engine.solve(&position.components(), mover, ws.budget)?;
        }
        let circle = if loopy { None } else { engine.cycle() };
        match circle {
            Some(circle) => {
                let positions = circle.iter().map(|sum| position.of_components(sum)).collect();
                Err(SolveError::Circle(Box::new(Circle { way: Vec::new(), positions })))
            }
            None => Ok(Labelled(engine)),
        }
    }

    fn positions(&self) -> u64 {
        self.0.positions() as u64
    }

    fn label(&self, position: &Position, mover: Player) -> Label {
        self.0.outcome(&position.components(), mover).unwrap_or(Label::Draw)
    }

    /// Every move, the position after it, and what happens to the opponent there.
    fn options(
        &self,
        position: &Position,
        mover: Player,
    ) -> impl Iterator<Item = (Move, Position, Label)> {
        position.moves(mover).filter_map(move |played| {
            let after = position.after(&played, mover).ok()?;
            let label = self.label(&after, mover.other());
            Some((played, after, label))
        })
    }

    fn winning_moves(&self, position: &Position, mover: Player, most: usize) -> MoveList {
        let options = self.options(position, mover);
        let mut winning = options.filter(|(.., label)| matches!(label, Label::Loss(_)));
        let moves = winning.by_ref().take(most).map(|(played, ..)| played).collect();
        MoveList { moves, more: winning.next().is_some() }
    }

    /// A line of best play from a position with this outcome, none where whoever starts draws. The winner
    /// hurries and the loser delays, so every move brings the end nearer.
    fn line(&self, position: &Position, outcome: Outcome) -> Vec<LineMove> {
        let mut line: Vec<LineMove> = Vec::new();
        let Some(first) = outcome.decided_starter() else { return line };
        let (mut here, mut player) = (position.clone(), first);
        let urgency = |label: &Label| match label {
            Label::Loss(distance) => (0, i64::from(*distance)),
            Label::Draw => (1, 0),
            Label::Win(distance) => (2, -i64::from(*distance)),
        };
        let best = |here: &Position, player| {
            self.options(here, player).min_by_key(|(.., label)| urgency(label))
        };
        while let Some((played, after, _)) = best(&here, player) {
            line.push(LineMove { player, played, after: after.clone() });
            (here, player) = (after, player.other());
        }
        line
    }
}
