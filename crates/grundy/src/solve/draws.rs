//! Impartial sums in which play need not end, by retrograde analysis.

use grundy_core::{Outcome, Play, Player, Value};
use grundy_engines::graph::Label;
use grundy_engines::retrograde::Retrograde;
use grundy_games::reason::{LineMove, Reason, Search, Step};
use grundy_games::{
    Answer, ImpartialCatalogue, Method, Move, MoveList, Position, Unsolved, Winning, Workspace,
};

pub(super) fn solve(
    position: &Position,
    play: Play,
    ws: &mut Workspace,
) -> Result<Answer, Unsolved> {
    let mut engine = Retrograde::impartial(ImpartialCatalogue, play);
    engine.solve(&position.components(), Player::Left, &mut ws.budget)?;
    let labelled = Labelled(engine);
    let outcome = labelled.label(position).outcome();
    let step = Search {
        position: position.clone(),
        nimber: None,
        play,
        positions: labelled.0.positions() as u64,
        outcome,
        line: if outcome == Outcome::Draw { Vec::new() } else { labelled.line(position) },
    };
    Ok(Answer {
        position: position.clone(),
        play,
        outcome,
        value: Value::None,
        winning: Winning::Impartial(labelled.winning_moves(position, ws.most_moves)),
        method: Method::Search,
        reason: Reason::new(Step::Search(step)),
    })
}

/// Positions that were solved, with everything that can follow them.
struct Labelled(Retrograde<ImpartialCatalogue>);

impl Labelled {
    fn label(&self, position: &Position) -> Label {
        self.0.outcome(&position.components(), Player::Left).unwrap_or(Label::Draw)
    }

    /// Every move, the position after it, and what happens to the opponent there.
    fn options(&self, position: &Position) -> impl Iterator<Item = (Move, Position, Label)> {
        position.moves(Player::Left).filter_map(|played| {
            let after = position.after(&played, Player::Left).ok()?;
            let label = self.label(&after);
            Some((played, after, label))
        })
    }

    fn winning_moves(&self, position: &Position, most: usize) -> MoveList {
        let options = self.options(position);
        let mut winning = options.filter(|(.., label)| matches!(label, Label::Loss(_)));
        let moves = winning.by_ref().take(most).map(|(played, ..)| played).collect();
        MoveList { moves, more: winning.next().is_some() }
    }

    /// The winner hurries and the loser delays, so every move brings the end nearer.
    fn line(&self, position: &Position) -> Vec<LineMove> {
        let mut line: Vec<LineMove> = Vec::new();
        let (mut here, mut player) = (position.clone(), Player::Left);
        let urgency = |label: &Label| match label {
            Label::Loss(distance) => (0, i64::from(*distance)),
            Label::Draw => (1, 0),
            Label::Win(distance) => (2, -i64::from(*distance)),
        };
        let best = |here: &Position| self.options(here).min_by_key(|(.., label)| urgency(label));
        while let Some((played, after, _)) = best(&here) {
            line.push(LineMove { player, played, after: after.clone() });
            (here, player) = (after, player.other());
        }
        line
    }
}
