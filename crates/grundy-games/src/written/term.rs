//! Positions of a written game as a term of a sum.

use super::{GameId, Part, Rules, State};
use crate::heap::{HeapRule, Heaps};
use crate::position::{Action, Component, Position, Term};
use grundy_core::{Budget, Options, OptionsError, Player, Ruleset, Stopped};
use rustc_hash::{FxHashMap, FxHashSet};

/// Positions of one written game: a sum of them.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Written {
    rules: Rules,
    game: GameId,
    /// Invariant: all of `game`. Exactly one unless the game has one parameter.
    states: Vec<State>,
}

impl Written {
    /// The sum of these positions of `game`; `None` if they are of another game, or several although
    /// the game has not exactly one parameter.
    pub fn new(rules: Rules, game: GameId, states: Vec<State>) -> Option<Written> {
        let fits = states.iter().all(|state| state.game() == game)
            && (states.len() == 1 || rules.has_heaps(game));
        fits.then_some(Written { rules, game, states })
    }

    /// The same positions with the players exchanged.
    #[must_use]
    pub fn mirrored(&self) -> Written {
        Written { rules: self.rules.mirrored(), ..self.clone() }
    }

    /// The rules.
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The game.
    pub fn game(&self) -> GameId {
        self.game
    }

    /// The positions.
    pub fn states(&self) -> &[State] {
        &self.states
    }

    /// Whether both players have the same options, here and in all that follows.
    pub fn is_impartial(&self) -> bool {
        self.rules.is_impartial(self.game)
    }

    /// Whether a clause may end the game at once, here or later.
    pub fn ends(&self) -> bool {
        self.rules.ends(self.game)
    }

    /// The heaps of the catalogue that these are, if the rule was recognised and they are no other
    /// than it knows.
    pub fn as_heaps(&self) -> Option<Heaps> {
        let rule = self.rules.recognised(self.game)?;
        let size = |state: &State| state.number().and_then(|n| u64::try_from(n).ok());
        let sizes: Option<Vec<u64>> = self.states.iter().map(size).collect();
        Some(Heaps::new(rule.clone(), sizes?))
    }

    /// Every action of `player`: each option of each position once, its parts sorted.
    ///
    /// Empty where the rules break down; the engines find that out and say so. The options of a game
    /// that was recognised are those of its heap rule, listed lazily: they differ at most by empty
    /// heaps.
    pub fn actions(&self, player: Player) -> Box<dyn Iterator<Item = Action> + '_> {
        let states = self.states.iter().enumerate();
        match (self.as_heaps(), self.rules.recognised(self.game)) {
            (Some(_), Some(rule)) => Box::new(states.flat_map(move |(state, here)| {
                let size = here.number().and_then(|n| u64::try_from(n).ok()).unwrap_or(0);
                let options = rule.options(size, player);
                options.map(move |to| Action::Become { state, to: self.heaps(to.as_slice()) })
            })),
            _ => Box::new(states.flat_map(move |(state, here)| {
                let options = self.options(here, player);
                options.into_iter().map(move |to| Action::Become { state, to })
            })),
        }
    }

    /// Whether `player` can move. Where the rules break down before the first option, the engines find that
    /// out and say so.
    pub(crate) fn can_move(&self, player: Player) -> bool {
        if self.as_heaps().is_some() {
            return self.actions(player).next().is_some();
        }
        // A list that is full after nothing has met an option, and the others are not looked at.
        self.states.iter().any(|state| {
            let mut out = Options::with_capacity(0);
            let listed = self.rules.options(&Part::State(state.clone()), player, &mut out);
            listed == Err(OptionsError::TooMany)
        })
    }

    /// The actions of `player`, as [`actions`](Written::actions) lists them, while `budget` has time and room.
    ///
    /// # Errors
    /// If a limit is reached.
    pub(crate) fn actions_within(
        &self,
        player: Player,
        budget: &Budget,
    ) -> Result<Box<dyn Iterator<Item = Action> + '_>, Stopped> {
        if self.as_heaps().is_some() {
            return Ok(self.actions(player));
        }
        let mut actions = Vec::new();
        for (state, here) in self.states.iter().enumerate() {
            let part = Part::State(here.clone());
            let mut out = Options::within(budget, self.rules.weight(&part));
            if self.rules.options(&part, player, &mut out) == Err(OptionsError::TooMany) {
                return Err(out.stopped(budget));
            }
            actions.extend(distinct(&out).into_iter().map(|to| Action::Become { state, to }));
        }
        Ok(Box::new(actions.into_iter()))
    }

    /// Heaps as positions of this game.
    pub fn heaps(&self, sizes: &[u64]) -> Vec<Part> {
        let number = |&size: &u64| i64::try_from(size).unwrap_or(i64::MAX); // of a smaller heap
        sizes.iter().map(|size| Part::State(State::one(self.game, number(size)))).collect()
    }

    fn options(&self, state: &State, player: Player) -> Vec<Vec<Part>> {
        let mut out = Options::with_capacity(usize::MAX);
        if self.rules.options(&Part::State(state.clone()), player, &mut out).is_err() {
            return Vec::new();
        }
        distinct(&out)
    }

    /// Whether the rules allow every one of `actions` to `player`.
    pub(crate) fn allows_all<'a>(
        &self,
        mut actions: impl Iterator<Item = &'a Action>,
        player: Player,
    ) -> bool {
        if let Some(heaps) = self.as_heaps() {
            return actions.all(|action| self.heaps_allow(&heaps, action, player));
        }
        let mut known: FxHashMap<usize, FxHashSet<Vec<Part>>> = FxHashMap::default();
        actions.all(|action| {
            let Action::Become { state, to } = action else { return false };
            let Some(here) = self.states.get(*state) else { return false };
            let options = known
                .entry(*state)
                .or_insert_with(|| self.options(here, player).into_iter().collect());
            let mut to = to.clone();
            to.sort_unstable();
            options.contains(&to)
        })
    }

    fn heaps_allow(&self, heaps: &Heaps, action: &Action, player: Player) -> bool {
        let Action::Become { state, to } = action else { return false };
        let size = |part: &Part| match part {
            Part::State(next) if next.game() == self.game => {
                next.number().and_then(|n| u64::try_from(n).ok())
            }
            _ => None,
        };
        let to: Option<Vec<u64>> = to.iter().map(size).collect();
        let from = heaps.sizes().get(*state);
        from.zip(to).is_some_and(|(&from, to)| heaps.rule().allows(from, &to, player))
    }

    /// The position after one of the states became `to`.
    pub(crate) fn after(&self, state: usize, to: &[Part]) -> Position {
        let heaps = self.rules.has_heaps(self.game);
        let own = |part: &Part| matches!(part, Part::State(next) if next.game() == self.game);
        let (before, after) = self.states.split_at(state.min(self.states.len()));
        let after = after.get(1..).unwrap_or_default();
        if heaps && to.iter().all(own) {
            let states = to.iter().filter_map(|part| match part {
                Part::State(state) => Some(state),
                Part::Nimber(_) => None,
            });
            let states = before.iter().chain(states).chain(after).cloned().collect();
            return Position::new(vec![Term::Written(Written { states, ..self.clone() })]);
        }
        let some = |states: &[State]| {
            let states = states.to_vec();
            (!states.is_empty()).then(|| Term::Written(Written { states, ..self.clone() }))
        };
        let parts = to.iter().map(|part| term_of(&self.rules, part));
        Position::new(some(before).into_iter().chain(parts).chain(some(after)).collect())
    }

    /// The one-component games it is the sum of.
    pub(crate) fn components(&self) -> Vec<Component> {
        if let Some(heaps) = self.as_heaps() {
            return Term::Heaps(heaps).components();
        }
        let component = |state: &State| component_of(&self.rules, Part::State(state.clone()));
        self.states.iter().map(component).collect()
    }
}

/// Each option once, its parts sorted, in the order in which they are listed.
pub fn distinct(options: &Options<Part>) -> Vec<Vec<Part>> {
    let mut seen = FxHashSet::default();
    let sorted = options.iter().map(|parts| {
        let mut parts = parts.to_vec();
        parts.sort_unstable();
        parts
    });
    sorted.filter(|parts| seen.insert(parts.clone())).collect()
}

/// A part as a term.
pub fn term_of(rules: &Rules, part: &Part) -> Term {
    match part {
        Part::State(state) => Term::Written(Written {
            rules: rules.clone(),
            game: state.game(),
            states: vec![state.clone()],
        }),
        Part::Nimber(n) => Term::Heaps(Heaps::nimber(*n)),
    }
}

/// A part as a component.
pub(crate) fn component_of(rules: &Rules, part: Part) -> Component {
    match part {
        Part::State(state) => Component::Written(rules.clone(), state),
        Part::Nimber(n) => Component::Heap(HeapRule::nim(), n),
    }
}
