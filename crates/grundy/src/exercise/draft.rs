//! Something that may become an exercise: solved, measured, and kept or thrown away.

use super::{Build, Invariant, Level, Measure, RuleGame, Task, Topic, WriteRule};
use crate::{Budget, Play, Player, SolveOptions};
use grundy_games::{Position, Term};
use grundy_theorems::{SolveError, TakeMethod};

/// What a generator proposes.
pub(super) enum Draft {
    /// About one position.
    Position(Proposal),
    /// About the lost positions of a game.
    Invariant(Invariant),
    /// About the rule of a game.
    Rule(RuleGame),
}

/// A position, and what is to be asked about it.
pub(super) struct Proposal {
    /// The expression; `□` is the gap of [`Ask::Build`].
    pub(super) text: String,
    pub(super) ask: Ask,
    pub(super) play: Play,
    pub(super) mover: Player,
    pub(super) method: Option<TakeMethod>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Ask {
    WhoWins,
    Move,
    Value,
    /// From the least to the greatest number for the gap.
    Build(u64, u64),
}

/// The gap in the expression of a [`Proposal`].
pub(super) const GAP: char = '□';

impl Proposal {
    /// A question about an impartial position in normal play.
    pub(super) fn new(text: String, ask: Ask) -> Proposal {
        Proposal { text, ask, play: Play::Normal, mover: Player::Left, method: None }
    }
}

impl Draft {
    /// The exercise with its measure, if the draft has all that is promised.
    pub(super) fn solve(
        self,
        topic: Topic,
        level: Level,
        budget: &mut Budget,
    ) -> Result<Option<(Task, u64)>, SolveError> {
        let (least, most) = topic.range(level);
        let fits = |measure: u64| (least..=most).contains(&measure);
        match self {
            Draft::Invariant(invariant) => {
                let cases = invariant.cases();
                Ok(fits(cases).then_some((Task::FindInvariant(invariant), cases)))
            }
            Draft::Rule(game) => {
                let signs = game.signs();
                let task = fits(signs).then_some(WriteRule { game });
                Ok(task.map(|task| (Task::WriteRule(task), signs)))
            }
            Draft::Position(proposal) => proposal.solve(topic.measure(), fits, budget),
        }
    }
}

impl Proposal {
    fn solve(
        self,
        by: Measure,
        fits: impl Fn(u64) -> bool,
        budget: &mut Budget,
    ) -> Result<Option<(Task, u64)>, SolveError> {
        let Proposal { text, ask, play, mover, method } = self;
        if let Ask::Build(low, high) = ask {
            let Some((before, after)) = text.split_once(GAP) else { return Ok(None) };
            let parts = (before.to_owned(), after.to_owned());
            let Some(build) = Build::new(parts, play, (low, high), budget)? else {
                return Ok(None);
            };
            let position = &build.answer.position;
            let measure = measure(by, position, mover);
            let keep = fits(measure) && !is_trivial(position, play);
            return Ok(keep.then_some((Task::Build(build), measure)));
        }
        // Our own drafts parse; one that does not is thrown away like any other.
        let Ok(position) = crate::parse(&text) else { return Ok(None) };
        let measure = measure(by, &position, mover);
        if !fits(measure) || is_trivial(&position, play) {
            return Ok(None);
        }
        let options = SolveOptions { take_method: method, ..SolveOptions::of(play) };
        let answer = Box::new(crate::solve(&position, &options, budget)?);
        let task = match ask {
            Ask::WhoWins => Some(Task::WhoWins { answer, mover }),
            Ask::Value => answer.value.nimber().is_some().then_some(Task::GiveValue { answer }),
            Ask::Move => {
                let winning = answer.winning.of(mover);
                let one = winning.moves.len() == 1 && !winning.more;
                one.then_some(Task::FindMove { answer, mover })
            }
            Ask::Build(..) => None,
        };
        Ok(task.map(|task| (task, measure)))
    }
}

/// Whether two equal parts of a position cancel at a glance, or it is over. In misère play heaps of one stone are the
/// point and not an accident.
pub(super) fn is_trivial(position: &Position, play: Play) -> bool {
    let mut parts = Vec::new();
    for term in position.terms() {
        match term {
            Term::Heaps(heaps) => {
                if heaps.sizes().contains(&0) {
                    return true;
                }
                let kept = heaps.sizes().iter().filter(|&&n| play == Play::Normal || n > 1);
                let alone = |&n: &u64| format!("{}({n})", crate::heap_rule_text(heaps.rule()));
                parts.extend(kept.map(alone));
            }
            Term::Tokens(tokens) => {
                parts.extend(tokens.tokens().iter().map(|label| format!("token {label}")));
            }
            _ => parts.push(grundy_lang::term_text(term)),
        }
    }
    let count = parts.len();
    parts.sort_unstable();
    parts.dedup();
    parts.len() < count || !position.can_move(Player::Left)
}

/// The measure of a position.
pub(super) fn measure(by: Measure, position: &Position, mover: Player) -> u64 {
    let terms = position.terms().iter();
    let sizes = |term: &Term| match term {
        Term::Heaps(heaps) => heaps.sizes().to_vec(),
        _ => Vec::new(),
    };
    match by {
        Measure::Digits => {
            terms.flat_map(sizes).map(|size| u64::from(u64::BITS - size.leading_zeros())).sum()
        }
        Measure::Stones => terms.flat_map(sizes).sum(),
        Measure::Moves => position.moves(mover).count() as u64,
        Measure::Arcs => terms
            .map(|term| match term {
                Term::Tokens(tokens) => tokens.graph().arcs().count() as u64,
                _ => 0,
            })
            .sum(),
        Measure::Edges => terms
            .map(|term| match term {
                Term::Bush(bush) => bush.standing().len() as u64,
                _ => 0,
            })
            .sum(),
        Measure::Lookups => terms
            .map(|term| match term {
                Term::Heaps(heaps) => {
                    let largest = heaps.sizes().iter().copied().max().unwrap_or(0);
                    let options = |n| heaps.rule().options(n, mover).count() as u64;
                    (1..=largest).map(options).sum()
                }
                _ => 0,
            })
            .sum(),
        // Measures of whole games.
        Measure::Cases | Measure::Signs => 0,
    }
}
