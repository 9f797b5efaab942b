//! Which positions a program is asked about.

use super::input::InputForm;
use super::large;
use super::reply::Ask;
use crate::check::{Bounds, Family, Target};
use grundy_core::Play;
use grundy_games::graph::{Graph, Tokens};
use grundy_games::heap::{HeapRule, NamedRule};
use grundy_games::registry::{GameInfo, GameKind};
use grundy_games::written::Kind;
use grundy_games::{Position, Term};
use grundy_lang::RuleRef;
use grundy_theorems::SolveError;

/// What a program is asked.
#[derive(Clone, Debug)]
pub struct Judging {
    pub(super) family: Family,
    pub(super) bounds: Bounds,
    /// The largest number in a large position.
    pub(super) most: u64,
    /// Every test has exactly one heap.
    pub(super) one_heap: bool,
    /// The convention.
    pub play: Play,
    /// The kind of answers.
    pub ask: Ask,
    /// How positions are written.
    pub form: InputForm,
    /// Whether the program reads one position in a run.
    pub single: bool,
}

/// Why nothing can be judged.
#[derive(Debug)]
pub enum JudgeError {
    /// The game wants parameters.
    Parameters(&'static GameInfo),
    /// Values are asked for where positions have none.
    NoValues,
    /// The game has no positions within the bounds.
    NoPositions,
    /// A position cannot be solved.
    Unsolved(Position, SolveError),
    /// The program cannot be run.
    Program(super::ProgramError),
    /// Our own answer is not that of the reference engine: a bug.
    Disagreement(Position),
}

impl Judging {
    /// Questions about the positions of `rule`, within `heaps` and `size` for small ones and up to `most` for
    /// large ones, where these are given.
    ///
    /// # Errors
    /// If the rule has parameters that are not given.
    pub fn new(
        rule: RuleRef,
        heaps: Option<u64>,
        size: Option<u64>,
        most: Option<u64>,
    ) -> Result<Judging, JudgeError> {
        if let RuleRef::Family(game) = &rule
            && game.kind != GameKind::Graph
        {
            return Err(JudgeError::Parameters(game));
        }
        let Target::Family(family, usual) = Target::of_rule(rule) else {
            return Err(JudgeError::NoPositions);
        };
        let one_heap = heaps == Some(1) && has_heaps(&family);
        let usual_size = if one_heap { one_heap_size(&family, usual.size) } else { usual.size };
        let bounds = Bounds {
            heaps: heaps.map_or(usual.heaps, |heaps| usize::try_from(heaps).unwrap_or(usize::MAX)),
            size: size.unwrap_or(usual_size),
        };
        // Positions of one number at most are no larger than small ones if somebody says so.
        let most = most.unwrap_or_else(|| large::usual_most(&family));
        Ok(Judging {
            family,
            bounds,
            most,
            one_heap,
            play: Play::Normal,
            ask: Ask::Outcome,
            form: InputForm::Counted,
            single: false,
        })
    }

    /// How many numbers every position has, if all have as many: then no count is written.
    pub(super) fn fixed(&self) -> bool {
        match &self.family {
            Family::Written(rules, game) => {
                let parameters = rules.parameters(*game);
                !matches!(parameters, [(_, Kind::Number)]) || self.one_heap
            }
            Family::Heaps(_) => self.one_heap,
            _ => false,
        }
    }

    /// The small positions, from small to large. Those without any heap, coin or edge are left out: a heap of 0
    /// says the same, and programs expect at least one. `None` stands for what is no position, so that whoever
    /// walks over many of these can look at the clock.
    pub(super) fn small(&self) -> Box<dyn Iterator<Item = Option<Position>> + '_> {
        if matches!(self.family, Family::Graphs) {
            // Labels count from 1, as contests do.
            let one_token = Bounds { heaps: 1, ..self.bounds };
            let all = self.family.candidates(&one_token);
            return Box::new(all.map(|position| from_one(&position?)));
        }
        let all = self.family.candidates(&self.bounds);
        Box::new(all.map(|position| position.filter(|position| position.size() > 0)))
    }
}

fn has_heaps(family: &Family) -> bool {
    match family {
        Family::Heaps(_) => true,
        Family::Written(rules, game) => {
            matches!(rules.parameters(*game), [(_, Kind::Number)])
        }
        _ => false,
    }
}

/// How large a single heap is at most if nothing is said. Where heaps are split, the reference engine meets every
/// way to part a heap, and these are too many for large ones.
fn one_heap_size(family: &Family, usual: u64) -> u64 {
    let splits = |rule: &NamedRule| matches!(rule.rule(), HeapRule::Code(_));
    match family {
        Family::Heaps(rules) if !rules.iter().any(splits) => usual.max(50),
        _ => usual.max(20),
    }
}

/// The same token on the same graph with every label one larger.
fn from_one(position: &Position) -> Option<Position> {
    let [Term::Tokens(tokens)] = position.terms() else { return None };
    let [token] = tokens.tokens() else { return None };
    let arcs: Vec<(u32, u32)> = tokens.graph().arcs().map(|(a, b)| (a + 1, b + 1)).collect();
    let labels: Vec<u32> = tokens.graph().labels().iter().map(|label| label + 1).collect();
    let tokens = Tokens::new(Graph::new(&arcs, &labels), vec![token + 1]).ok()?;
    Some(Position::new(vec![Term::Tokens(tokens)]))
}
