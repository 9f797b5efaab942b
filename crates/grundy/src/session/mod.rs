//! A game between two people, or a person and the program: its history with marks, undo, and what ended it.
//!
//! A session is made by its moves alone. Whoever keeps where it began and the moves can make it again, up to any of
//! them.

mod mark;
mod rematch;

pub use mark::Mark;
pub use rematch::rematch;

use crate::opponent::{self, Strength};
use crate::{SolveError, SolveOptions, solve};
use grundy_core::{Budget, Ending, Outcome, Player, Value};
use grundy_games::{Move, Position, RulesError};
use grundy_reasons::Answer;

/// So often a position comes with the same player to move before the game is a draw.
const MOST_REPETITIONS: usize = 3;

/// Who plays against whom, from where, and how.
#[derive(Clone, Debug)]
pub struct Setup {
    /// Where the game begins.
    pub start: Position,
    /// The convention, and whether play that need not end is allowed.
    pub options: SolveOptions,
    /// Who makes the first move. In an impartial game the names of the players say nothing else.
    pub first: Player,
    /// The side that the program plays, if it plays.
    pub program: Option<Player>,
    /// How well it plays.
    pub strength: Strength,
    /// What its mistakes depend on.
    pub seed: u64,
}

/// A game as far as it was played.
#[derive(Clone, Debug)]
pub struct Session {
    setup: Setup,
    /// The moves that were made.
    turns: Vec<Turn>,
    /// The position after them.
    here: Known,
    resigned: Option<Player>,
}

/// A position, and what is known of it.
#[derive(Clone, Debug)]
pub struct Known {
    /// The position.
    pub position: Position,
    /// Who wins and by what; none if the limits did not allow to find out.
    pub answer: Option<Answer>,
}

/// A move that was made.
#[derive(Clone, Debug)]
pub struct Turn {
    /// Who made it.
    pub player: Player,
    /// The move.
    pub played: Move,
    /// The position in which it was made.
    pub before: Known,
    /// Who wins after it, if that is known.
    pub outcome: Option<Outcome>,
    /// What is left is worth.
    pub value: Value,
    /// What it did to the chances of its player.
    pub mark: Option<Mark>,
    /// A move that would have kept the win or the draw that this one let go.
    pub better: Option<Move>,
}

/// Why a game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Why {
    /// The player to move has no move.
    Stuck,
    /// A clause of the rules ended it.
    Clause,
    /// A player gave up.
    Resigned,
    /// The same position came for the third time with the same player to move.
    Repetition,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct End {
    /// Who won; none if it is a draw.
    pub winner: Option<Player>,
    /// Why it is over.
    pub why: Why,
}

/// How many wins a player had before a move of hers, and how many of them she kept.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Kept {
    /// Moves from a position that was won.
    pub won: u64,
    /// Those after which it was still won.
    pub kept: u64,
    /// Moves that let a win go, to a draw or a loss.
    pub wins_lost: u64,
    /// Moves that let a draw go.
    pub draws_lost: u64,
}

/// Why a move cannot be made.
#[derive(Debug)]
pub enum SessionError {
    /// The rules do not allow it, or the game is over.
    Illegal(RulesError),
    /// The position after it has no answer, for another reason than a limit.
    Unsolved(SolveError),
}

impl From<SolveError> for SessionError {
    fn from(why: SolveError) -> SessionError {
        SessionError::Unsolved(why)
    }
}

impl Session {
    /// A game in which no move was made.
    ///
    /// ```
    /// use grundy::session::{Mark, Session, Setup};
    /// use grundy::{Budget, parse, parse_move};
    /// let setup = Setup::new(parse("nim(1, 2, 4)").expect("it parses"));
    /// let budget = Budget::default();
    /// let mut game = Session::new(setup, &budget)?;
    /// let played = parse_move(&game.here().position, "heap 1: 1 → 0", game.turn()).expect("a move");
    /// game.play(&played, &budget).expect("a legal move");
    /// assert_eq!(game.turns()[0].mark, Some(Mark::Blunder));
    /// game.undo();
    /// assert!(game.turns().is_empty());
    /// # Ok::<(), grundy::SolveError>(())
    /// ```
    ///
    /// # Errors
    /// If the position has no answer.
    pub fn new(setup: Setup, budget: &Budget) -> Result<Session, SolveError> {
        let answer = solve(&setup.start, &setup.options, &mut budget.renewed())?;
        let here = Known { position: setup.start.clone(), answer: Some(answer) };
        Ok(Session { setup, turns: Vec::new(), here, resigned: None })
    }

    /// From where and how it is played.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The moves that were made.
    pub fn turns(&self) -> &[Turn] {
        &self.turns
    }

    /// The position now.
    pub fn here(&self) -> &Known {
        &self.here
    }

    /// Who gave up.
    pub fn resigned(&self) -> Option<Player> {
        self.resigned
    }

    /// Whose turn it is, or would be if the game were not over.
    pub fn turn(&self) -> Player {
        match self.turns.len() % 2 {
            0 => self.setup.first,
            _ => self.setup.first.other(),
        }
    }

    /// Whether the program is to move.
    pub fn is_program_to_move(&self) -> bool {
        self.setup.program == Some(self.turn()) && self.end().is_none()
    }

    /// How the game ended, if it did.
    pub fn end(&self) -> Option<End> {
        let turn = self.turn();
        if let Some(loser) = self.resigned {
            return Some(End { winner: Some(loser.other()), why: Why::Resigned });
        }
        let winner = |ending: Ending| match ending {
            Ending::Wins => Some(turn),
            Ending::Draws => None,
            Ending::Loses => Some(turn.other()),
        };
        let position = &self.here.position;
        if let Some(ending) = position.ending(turn) {
            return Some(End { winner: winner(ending), why: Why::Clause });
        }
        if !position.can_move(turn) {
            let ending = Ending::of_win(self.setup.options.play.stuck_player_wins());
            return Some(End { winner: winner(ending), why: Why::Stuck });
        }
        let again = |turn: &&Turn| turn.before.position == *position;
        let before = self.turns.iter().rev().skip(1).step_by(2).filter(again).count();
        (before + 1 >= MOST_REPETITIONS).then_some(End { winner: None, why: Why::Repetition })
    }

    /// Says who is who before the first move: who makes it, and which side the program plays.
    pub fn seat(&mut self, first: Player, program: Option<Player>) {
        if self.turns.is_empty() {
            (self.setup.first, self.setup.program) = (first, program);
        }
    }

    /// Makes a move of whoever's turn it is.
    ///
    /// # Errors
    /// If the game is over, the rules do not allow it, or the position after it has no answer. The game is then as
    /// it was.
    pub fn play(&mut self, played: &Move, budget: &Budget) -> Result<&Turn, SessionError> {
        if self.end().is_some() {
            return Err(SessionError::Illegal(RulesError::IllegalMove));
        }
        let player = self.turn();
        let after = self.here.position.after(played, player).map_err(SessionError::Illegal)?;
        let answer = match solve(&after, &self.setup.options, &mut budget.renewed()) {
            Ok(answer) => Some(answer),
            Err(SolveError::Stopped(_)) => None,
            Err(why) => return Err(why.into()),
        };
        let (mark, better) = self.judge(answer.as_ref(), budget);
        let here = Known { position: after, answer };
        let outcome = here.answer.as_ref().map(|answer| answer.outcome);
        let value = here.answer.as_ref().map_or(Value::None, |answer| answer.value.clone());
        let before = std::mem::replace(&mut self.here, here);
        self.turns.push(Turn {
            player,
            played: played.clone(),
            before,
            outcome,
            value,
            mark,
            better,
        });
        // One was pushed.
        Ok(&self.turns[self.turns.len() - 1])
    }

    /// The mark of the move to the position of `after`, and what would have been better.
    fn judge(&self, after: Option<&Answer>, budget: &Budget) -> (Option<Mark>, Option<Move>) {
        let player = self.turn();
        let (Some(before), Some(after)) = (&self.here.answer, after) else {
            return (Some(Mark::NotJudged), None);
        };
        let list = before.winning.of(player);
        let only = list.moves.len() == 1 && !list.more;
        let moves = before.position.moves(player).take(3).count();
        let reached = after.outcome.starting(player.other()).for_opponent();
        let mark = Mark::of(before.outcome.starting(player), reached, only, moves);
        let better = match mark {
            Some(Mark::Blunder | Mark::Mistake) => {
                opponent::best(before, player, &self.setup.options, &budget.renewed())
            }
            _ => None,
        };
        (mark, better)
    }

    /// The move that the program would make for whoever's turn it is, as well as it plays. `None` if the game is
    /// over.
    pub fn choose(&self, budget: &Budget) -> Option<Move> {
        if self.end().is_some() {
            return None;
        }
        let player = self.turn();
        let chance = opponent::chance(self.setup.seed, self.turns.len());
        let budget = budget.renewed();
        let chosen = self.here.answer.as_ref().and_then(|answer| {
            let visited = |position: &Position| {
                self.turns.iter().any(|turn| turn.before.position == *position)
            };
            let options = &self.setup.options;
            opponent::choose(answer, player, options, self.setup.strength, chance, visited, &budget)
        });
        chosen.or_else(|| {
            opponent::hardest(&self.here.position, player, &self.setup.options, &budget)
        })
    }

    /// Lets the program move for whoever's turn it is.
    ///
    /// # Errors
    /// As for [`Session::play`].
    pub fn reply(&mut self, budget: &Budget) -> Result<&Turn, SessionError> {
        match self.choose(budget) {
            Some(chosen) => self.play(&chosen, budget),
            None => Err(SessionError::Illegal(RulesError::IllegalMove)),
        }
    }

    /// Gives up for a player, unless the game is over.
    pub fn resign(&mut self, player: Player) {
        if self.end().is_none() {
            self.resigned = Some(player);
        }
    }

    /// Takes moves back until it is a person's turn again: her last move and the program's reply, or the last
    /// move of two people. `false` if there is none.
    pub fn undo(&mut self) -> bool {
        if self.resigned.take().is_some() {
            return true;
        }
        let people = |turn: &Turn| self.setup.program != Some(turn.player);
        match self.turns.iter().rposition(people) {
            Some(last) => {
                self.keep(last);
                true
            }
            None => false,
        }
    }

    /// Goes back to where so many moves were made; there the game can go on in another way.
    pub fn keep(&mut self, moves: usize) {
        if moves < self.turns.len() {
            self.resigned = None;
            if let Some(next) = self.turns.drain(moves..).next() {
                self.here = next.before;
            }
        }
    }

    /// How many wins a player kept.
    pub fn kept(&self, player: Player) -> Kept {
        let mut kept = Kept::default();
        for turn in self.turns.iter().filter(|turn| turn.player == player) {
            let Some(before) = &turn.before.answer else { continue };
            let Some(after) = turn.outcome else { continue };
            let reached = after.starting(player.other()).for_opponent();
            match (before.outcome.starting(player), reached) {
                (Ending::Wins, Ending::Wins) => {
                    kept.won += 1;
                    kept.kept += 1;
                }
                (Ending::Wins, _) => {
                    kept.won += 1;
                    kept.wins_lost += 1;
                }
                (Ending::Draws, Ending::Loses) => kept.draws_lost += 1,
                _ => {}
            }
        }
        kept
    }
}

impl Setup {
    /// Normal play from a position, by two people, Left first.
    pub fn new(start: Position) -> Setup {
        Setup {
            start,
            options: SolveOptions::default(),
            first: Player::Left,
            program: None,
            strength: Strength::PERFECT,
            seed: 0,
        }
    }
}
