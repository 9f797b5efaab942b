//! One game between a person and the program.

use super::table::Table;
use super::words::{self, COMMANDS, SIDES, STARTERS, Word};
use crate::voice::Voice;
use grundy::{
    Answer, Budget, Ending, Move, Play, Player, Position, SolveOptions, move_text, opponent,
    parse_move, solve,
};
use grundy_api::Failure;
use grundy_explain::render::{self, Terminal};
use grundy_explain::{answer, board};
use std::io::{BufRead, Write};

/// How many moves are listed for the person to choose from by number.
const MOST_LISTED: usize = 42;

/// What the person decided before the game; what is missing is asked.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Wish {
    /// Whether the person makes the first move.
    pub(crate) person_starts: Option<bool>,
    /// The person's side. Matters in a partizan game only.
    pub(crate) side: Option<Player>,
}

/// One game between a person and the program.
pub(crate) struct Session<'v, R, W> {
    table: Table<'v, R, W>,
    options: SolveOptions,
    /// For each turn.
    /// What each answer may use.
    budget: Budget,
    /// What is known of the present position.
    answer: Answer,
    /// In an impartial game the one who starts is Left.
    person: Player,
    turn: Player,
    /// How often the person let a win go.
    missed: u64,
    /// How often the person let a draw go.
    undrawn: u64,
    /// What `undo` goes back to: what each of the person's turns began with.
    past: Vec<Past>,
}

struct Past {
    position: Position,
    missed: u64,
    undrawn: u64,
}

/// What the person did with her turn.
enum Turn {
    Played(Move),
    TakenBack,
    Resigned,
    Left,
}

impl<'v, R: BufRead, W: Write> Session<'v, R, W> {
    /// A game that starts from `position`.
    ///
    /// # Errors
    /// If the position cannot be solved, since then the program could not play perfectly.
    pub(crate) fn new(
        position: Position,
        (options, budget): (SolveOptions, Budget),
        voice: &'v Voice,
        input: R,
        out: W,
    ) -> Result<Session<'v, R, W>, Failure> {
        let answer = solve(&position, &options, &mut budget.renewed())?;
        let table = Table::new(voice, input, out);
        let (person, turn) = (Player::Left, Player::Left);
        let (missed, undrawn, past) = (0, 0, Vec::new());
        Ok(Session { table, options, budget, answer, person, turn, missed, undrawn, past })
    }

    /// Plays until someone wins or the person leaves.
    pub(crate) fn run(mut self, wish: Wish) -> Result<(), Failure> {
        self.welcome()?;
        if !self.agree(wish)? {
            return self.table.say("play-goodbye", &[]);
        }
        loop {
            if !self.answer.position.can_move(self.turn) {
                return self.finish();
            }
            if self.turn != self.person {
                self.program_plays()?;
                continue;
            }
            match self.person_plays()? {
                Turn::Played(played) => self.accept(&played)?,
                Turn::TakenBack => {}
                Turn::Resigned => return self.table.say("play-resigned", &[]),
                Turn::Left => return self.table.say("play-goodbye", &[]),
            }
        }
    }

    fn welcome(&mut self) -> Result<(), Failure> {
        let rule = match self.options.play {
            Play::Normal => "play-rule-normal",
            Play::Misere => "play-rule-misere",
        };
        self.table.say("play-welcome", &[])?;
        self.table.say(rule, &[])?;
        self.table.say("play-commands", &[])?;
        Ok(())
    }

    /// Settles sides and who starts. `false` if the person left instead.
    fn agree(&mut self, wish: Wish) -> Result<bool, Failure> {
        let impartial = self.answer.position.is_impartial();
        let side = match wish.side {
            _ if impartial => None,
            Some(side) => Some(side),
            None => match self.choose("play-ask-side", &SIDES)? {
                Some(Word::Left) => Some(Player::Left),
                Some(_) => Some(Player::Right),
                None => return Ok(false),
            },
        };
        let starts = match wish.person_starts {
            Some(starts) => starts,
            None => {
                let drawing = self.drawn();
                self.table.print(&format!("\n{drawing}"))?;
                match self.choose("play-ask-first", &STARTERS)? {
                    Some(word) => word == Word::Me,
                    None => return Ok(false),
                }
            }
        };
        let starter = if starts { Player::Left } else { Player::Right };
        self.person = side.unwrap_or(starter);
        self.turn = if starts { self.person } else { self.person.other() };
        if let Some(side) = side {
            let id = if side == Player::Left { "play-you-are-left" } else { "play-you-are-right" };
            self.table.say(id, &[])?;
        }
        Ok(true)
    }

    /// Asks until one of `words` is typed; `None` if the person leaves.
    fn choose(&mut self, question: &str, words: &[Word]) -> Result<Option<Word>, Failure> {
        let prompt = self.table.voice.say(question, &[]);
        loop {
            let Some(line) = self.table.ask(&prompt)? else { return Ok(None) };
            match words::read(&line, words, self.table.voice) {
                Some(Word::Quit) => return Ok(None),
                Some(Word::Help) => self.table.say("play-help", &[])?,
                Some(word) => return Ok(Some(word)),
                None => self.table.say("play-choose", &[])?,
            }
        }
    }

    /// The position as it lies on the table.
    fn drawn(&self) -> String {
        let voice = self.table.voice;
        board::position(&self.answer.position, voice.messages(), voice.width)
    }

    fn person_plays(&mut self) -> Result<Turn, Failure> {
        let drawing = self.drawn();
        self.table.print(&format!("\n{drawing}"))?;
        let listed: Vec<Move> =
            self.answer.position.moves(self.turn).take(MOST_LISTED + 1).collect();
        self.list(&listed)?;
        let prompt = self.table.voice.say("play-prompt", &[]);
        loop {
            let Some(line) = self.table.ask(&prompt)? else { return Ok(Turn::Left) };
            match words::read(&line, &COMMANDS, self.table.voice) {
                Some(Word::Hint) => self.hint()?,
                Some(Word::Why) => self.explain()?,
                Some(Word::Moves) => self.list(&listed)?,
                Some(Word::Help) => self.table.say("play-help", &[])?,
                Some(Word::Undo) if self.undo()? => return Ok(Turn::TakenBack),
                Some(Word::Undo) => self.table.say("play-nothing-to-undo", &[])?,
                Some(Word::Resign) => return Ok(Turn::Resigned),
                Some(Word::Quit) => return Ok(Turn::Left),
                _ if line.is_empty() => {}
                _ => match self.read_move(&line, &listed) {
                    Ok(played) => return Ok(Turn::Played(played)),
                    Err(why) => self.table.print(&why)?,
                },
            }
        }
    }

    /// The move that was typed, by its number or in words; otherwise why it is none.
    fn read_move(&self, line: &str, listed: &[Move]) -> Result<Move, String> {
        let say =
            |id: &str, args: &[(&str, grundy_explain::Arg<'_>)]| self.table.voice.say(id, args);
        let shown = listed.len().min(MOST_LISTED);
        if line.bytes().all(|byte| byte.is_ascii_digit()) {
            let number = line.parse::<usize>().ok().filter(|number| (1..=shown).contains(number));
            let chosen = number.and_then(|number| listed.get(number - 1)).cloned();
            return chosen
                .ok_or_else(|| say("play-no-such-number", &[("most", (shown as u64).into())]));
        }
        let position = &self.answer.position;
        let example = || {
            let first = listed.first().map(|played| move_text(position, played));
            say("play-example", &[("example", first.unwrap_or_default().into())])
        };
        parse_move(position, line, self.turn).map_err(|why| {
            let why = grundy_explain::move_error_text(&why, self.table.voice.messages());
            format!("{}\n{}", why.trim_end(), example())
        })
    }

    fn list(&mut self, listed: &[Move]) -> Result<(), Failure> {
        let position = &self.answer.position;
        let shown = listed.iter().take(MOST_LISTED);
        let texts: Vec<String> = shown.map(|played| move_text(position, played)).collect();
        self.table.say("play-moves", &[])?;
        self.table.print(&board::numbered(&texts, self.table.voice.width))?;
        if listed.len() > MOST_LISTED {
            self.table.say("play-moves-more", &[("example", texts[0].as_str().into())])?;
        }
        Ok(())
    }

    fn hint(&mut self) -> Result<(), Failure> {
        let position = &self.answer.position;
        let best = self.best(&self.answer, self.turn);
        let id = match self.answer.outcome.starting(self.turn) {
            Ending::Wins => "play-hint-win",
            Ending::Draws => "play-hint-draw",
            Ending::Loses => "play-hint-lost",
        };
        let best = best.map(|best| move_text(position, &best)).unwrap_or_default();
        self.table.say(id, &[("move", best.into())])
    }

    fn explain(&mut self) -> Result<(), Failure> {
        let mover = (!self.answer.position.is_impartial()).then_some(self.turn);
        let voice = self.table.voice;
        let doc = answer::short(&self.answer, voice.messages(), mover);
        let terminal = Terminal { width: voice.width, colour: voice.color };
        let text = render::text(&doc, &terminal);
        self.table.print(&text)
    }

    /// Goes back to the person's turn before this one. `false` if there was none.
    fn undo(&mut self) -> Result<bool, Failure> {
        let Some(past) = self.past.pop() else { return Ok(false) };
        self.answer = self.solve(&past.position)?;
        (self.missed, self.undrawn) = (past.missed, past.undrawn);
        self.turn = self.person;
        self.table.say("play-undone", &[])?;
        Ok(true)
    }

    /// Makes the person's move, and says so if it lets a win or a draw go.
    fn accept(&mut self, played: &Move) -> Result<(), Failure> {
        let before = self.answer.clone();
        let (position, missed, undrawn) = (before.position.clone(), self.missed, self.undrawn);
        self.past.push(Past { position, missed, undrawn });
        self.make(played)?;
        let was = before.outcome.starting(self.person);
        let is = self.answer.outcome.starting(self.turn).for_opponent();
        let (id, count) = match (was, is) {
            (Ending::Wins, Ending::Draws | Ending::Loses) => ("play-missed", &mut self.missed),
            (Ending::Draws, Ending::Loses) => ("play-missed-draw", &mut self.undrawn),
            _ => return Ok(()),
        };
        *count += 1;
        let best = self.best(&before, self.person);
        let best = best.map(|best| move_text(&before.position, &best)).unwrap_or_default();
        self.table.say(id, &[("move", best.into())])
    }

    fn program_plays(&mut self) -> Result<(), Failure> {
        let position = &self.answer.position;
        let chosen = self.best(&self.answer, self.turn);
        // The turn is the program's only while it has a move.
        let Some(chosen) = chosen.or_else(|| position.moves(self.turn).next()) else {
            return Ok(());
        };
        let text = move_text(position, &chosen);
        self.table.print("")?;
        self.table.say("play-program-moves", &[("move", text.into())])?;
        self.make(&chosen)
    }

    fn solve(&self, position: &Position) -> Result<Answer, Failure> {
        Ok(solve(position, &self.options, &mut self.budget.renewed())?)
    }

    fn best(&self, answer: &Answer, player: Player) -> Option<Move> {
        opponent::best(answer, player, &self.options, &self.budget.renewed())
    }

    /// Makes a legal move and hands the turn on.
    fn make(&mut self, played: &Move) -> Result<(), Failure> {
        if let Ok(after) = self.answer.position.after(played, self.turn) {
            self.answer = self.solve(&after)?;
            self.turn = self.turn.other();
        }
        Ok(())
    }

    /// Says who won and why.
    fn finish(&mut self) -> Result<(), Failure> {
        let person_stuck = self.turn == self.person;
        let drawing = self.drawn();
        self.table.print(&format!("\n{drawing}"))?;
        let ended = self.answer.position.ending(self.turn);
        let stuck = Ending::of_win(self.options.play.stuck_player_wins());
        let result = ended.unwrap_or(stuck);
        let result = if person_stuck { result } else { result.for_opponent() };
        let end = match (ended, result, person_stuck, self.options.play) {
            (Some(_), Ending::Wins, ..) => "play-end-clause-person-wins",
            (Some(_), Ending::Draws, ..) => "play-end-clause-draw",
            (Some(_), Ending::Loses, ..) => "play-end-clause-program-wins",
            (None, _, true, Play::Normal) => "play-end-person-stuck-normal",
            (None, _, true, Play::Misere) => "play-end-person-stuck-misere",
            (None, _, false, Play::Normal) => "play-end-program-stuck-normal",
            (None, _, false, Play::Misere) => "play-end-program-stuck-misere",
        };
        self.table.say(end, &[])?;
        if self.past.is_empty() {
            // The person had no choice.
            return Ok(());
        }
        let count = grundy_explain::Arg::Count;
        match (result, self.missed, self.undrawn) {
            (Ending::Wins, ..) => self.table.say("play-summary-perfect", &[])?,
            (_, 1.., _) => {
                self.table.say("play-summary-missed", &[("count", count(self.missed))])?;
            }
            (Ending::Draws, 0, _) => self.table.say("play-summary-draw", &[])?,
            (Ending::Loses, 0, 1..) => {
                self.table.say("play-summary-undrawn", &[("count", count(self.undrawn))])?;
            }
            (Ending::Loses, 0, 0) => self.table.say("play-summary-hopeless", &[])?,
        }
        Ok(())
    }
}
