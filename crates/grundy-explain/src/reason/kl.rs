//! The theorem of K-L-Nim in words.

use super::Told;
use super::columns::Columns;
use crate::words::Words;
use crate::{Arg, Block};
use grundy_core::{Nimber, Play, Player};
use grundy_reasons::{KlCase, KlSide, KlTheorem, Lowering, Reason};

impl Told for KlTheorem {
    fn title(&self) -> &'static str {
        "kl-title"
    }

    fn theorems(&self) -> &'static [&'static str] {
        &["kl-theorem"]
    }

    fn source(&self) -> Option<&'static str> {
        // They prove it in normal play.
        (self.play == Play::Normal).then_some("Xu, Lv, Tian 2017")
    }

    fn short(&self, words: &Words, _: &[Reason]) -> Vec<Block> {
        let mut blocks = vec![forbidden(self, words)];
        blocks.extend(cases(self, words));
        blocks
    }

    fn full(&self, words: &Words, _: &[Reason]) -> Vec<Block> {
        let (weak, strong) = Roles::of(self).names(words);
        let roles = [("weak", weak.as_str().into()), ("strong", strong.as_str().into())];
        let mut blocks = vec![
            forbidden(self, words),
            words.paragraph("kl-claim", &roles),
            words.paragraph("kl-why", &roles),
        ];
        if self.play == Play::Misere {
            blocks.push(words.paragraph("kl-misere", &[]));
        }
        if self.heaps.len() > 1 {
            blocks.push(words.paragraph(
                "kl-count",
                &[
                    ("heaps", words.and(&self.heaps).into()),
                    ("a", Roles::of(self).a.into()),
                    ("large", self.large.into()),
                ],
            ));
        }
        blocks.extend(cases(self, words));
        blocks
    }
}

/// S, who may not take a, and B, who may not take b, where a < b.
struct Roles {
    weak: Player,
    a: u64,
    b: u64,
}

impl Roles {
    fn of(step: &KlTheorem) -> Roles {
        let [left, right] = Player::ALL.map(|player| step.rule.forbidden(player));
        match left < right {
            true => Roles { weak: Player::Left, a: left, b: right },
            false => Roles { weak: Player::Right, a: right, b: left },
        }
    }

    fn names(&self, words: &Words) -> (String, String) {
        (words.player(self.weak), words.player(self.weak.other()))
    }
}

/// What each player may not take.
fn forbidden(step: &KlTheorem, words: &Words) -> Block {
    let roles = Roles::of(step);
    let (weak, strong) = roles.names(words);
    words.paragraph(
        "kl-forbidden",
        &[
            ("weak", weak.into()),
            ("strong", strong.into()),
            ("a", roles.a.into()),
            ("b", roles.b.into()),
        ],
    )
}

/// The case that applies to each player who is asked about.
fn cases(step: &KlTheorem, words: &Words) -> Vec<Block> {
    let asked = words.movers();
    let sides = step.sides.iter().filter(|side| asked.contains(&side.mover));
    if step.sides.iter().all(|side| side.case == KlCase::PlainNim) {
        return plain_nim(step, words);
    }
    sides.flat_map(|side| told_side(step, side, words)).collect()
}

/// Below a the game is Nim, whoever moves.
fn plain_nim(step: &KlTheorem, words: &Words) -> Vec<Block> {
    let sum = Nimber::sum(&step.heaps).0;
    let mut blocks = vec![words.paragraph("kl-plain", &[("a", Roles::of(step).a.into())])];
    let wins = step.sides.iter().any(|side| side.wins);
    // The nim-sum decides in misère play, too, while some heap is above 1.
    let by_parity = step.play == Play::Misere && step.heaps.iter().all(|&heap| heap <= 1);
    if !by_parity {
        blocks.extend(Columns::of(&step.heaps, sum).blocks(words));
    }
    let args = [("sum", sum.into())];
    blocks.push(match (step.play, wins) {
        (Play::Normal, true) => words.paragraph("kl-plain-wins", &args),
        (Play::Normal, false) => words.paragraph("kl-plain-loses", &args),
        (Play::Misere, true) => words.paragraph("kl-plain-misere-wins", &[]),
        (Play::Misere, false) => words.paragraph("kl-plain-misere-loses", &[]),
    });
    blocks
}

fn told_side(step: &KlTheorem, side: &KlSide, words: &Words) -> Vec<Block> {
    let roles = Roles::of(step);
    let player = words.player(side.mover);
    let opponent = words.player(side.mover.other());
    let (x, y) = numbers(side.case, roles.a);
    let chosen = side.chosen.unwrap_or(Lowering { heap: 0, from: x, to: y });
    let rest = match step.heaps.iter().filter(|&&heap| heap > 0).count() {
        0 | 1 => "none",
        _ => "some",
    };
    let args: [(&str, Arg); 12] = [
        ("rest", rest.into()),
        ("play", if step.play == Play::Misere { "misere" } else { "normal" }.into()),
        ("player", player.as_str().into()),
        ("opponent", opponent.as_str().into()),
        ("a", roles.a.into()),
        ("b", roles.b.into()),
        ("x", x.into()),
        ("y", y.into()),
        ("large", step.large.into()),
        ("from", chosen.from.into()),
        ("to", chosen.to.into()),
        ("n", chosen.heap.saturating_add(1).into()),
    ];
    let mut blocks = vec![match side.case {
        KlCase::PlainNim => words.paragraph("kl-plain", &args),
        KlCase::ManyLarge => words.paragraph("kl-many-large", &args),
        KlCase::TwoLarge => words.paragraph("kl-two-large", &args),
        KlCase::TwinA if step.play == Play::Misere => words.paragraph("kl-twin-misere", &args),
        KlCase::TwinA => words.paragraph("kl-twin", &args),
        KlCase::SeveralLarge => words.paragraph("kl-several-large", &args),
        KlCase::Balance { .. } => words.paragraph("kl-balance", &args),
        KlCase::Detour { .. } => words.paragraph("kl-detour", &args),
        KlCase::Unbalanced { .. } => words.paragraph("kl-unbalanced", &args),
        KlCase::BalanceTheRest { .. } => words.paragraph("kl-balance-rest", &args),
        KlCase::OnlyMove { .. } => words.paragraph("kl-only-move", &args),
        KlCase::NoMove { .. } if y >= roles.a => words.paragraph("kl-no-balance", &args),
        KlCase::NoMove { .. } => words.paragraph("kl-forbidden-move", &args),
    }];
    if side.defective {
        blocks.push(match side.wins {
            true => words.paragraph("kl-defective-wins", &args),
            false => words.paragraph("kl-defective", &args),
        });
    }
    blocks
}

/// The heap x that is at least a, and the size y that balances the rest.
fn numbers(case: KlCase, a: u64) -> (u64, u64) {
    match case {
        KlCase::Balance { x, y }
        | KlCase::Detour { x, y }
        | KlCase::Unbalanced { x, y }
        | KlCase::OnlyMove { x, y }
        | KlCase::NoMove { x, y } => (x, y),
        KlCase::BalanceTheRest { y } => (a, y),
        KlCase::PlainNim
        | KlCase::ManyLarge
        | KlCase::TwoLarge
        | KlCase::TwinA
        | KlCase::SeveralLarge => (a, 0),
    }
}
