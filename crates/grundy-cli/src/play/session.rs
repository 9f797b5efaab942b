//! One game at the terminal. The library keeps it; here it is shown, and lines become moves and questions.

use super::table::{Lines, Table};
use super::words::{self, COMMANDS, SIDES, STARTERS, Typed, Word};
use crate::voice::Voice;
use grundy::hint::{HintStep, hint};
use grundy::session::{self, Mark, Session as Record, Why};
use grundy::{Budget, Ending, Move, Play, Player, opponent};
use grundy_api::Failure;
use grundy_api::question::Game;
use grundy_explain::{Arg, Block, Doc, answer, board, markup, play, read_move, told_move};
use std::io::Write;
use std::path::{Path, PathBuf};

/// How many moves are listed for the person to choose from by number.
const MOST_LISTED: usize = 42;

/// What the person decided before the game; what is missing is asked.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Wish {
    /// Whether the person makes the first move.
    pub(crate) person_starts: Option<bool>,
    /// The person's side. Matters in a partizan game only.
    pub(crate) side: Option<Player>,
    /// Whether two people play.
    pub(crate) two: bool,
    /// Whether all that was settled before, and the game is gone on with.
    pub(crate) agreed: bool,
}

/// What a game begins with.
pub(crate) struct Place {
    pub(crate) game: Game,
    pub(crate) wish: Wish,
    /// Where the game is kept.
    pub(crate) save: Option<PathBuf>,
    /// What each answer may use.
    pub(crate) budget: Budget,
}

/// One game at the terminal.
pub(crate) struct Session<'v, L, W> {
    table: Table<'v, L, W>,
    place: Place,
    record: Record,
    /// How many steps of a hint were told about the present position.
    hints: usize,
    /// How many new positions were asked for.
    rematches: u64,
}

/// How a turn or a prompt ended.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Turn {
    /// The position is another one, or is to be shown again.
    Next,
    /// The person has left.
    Left,
}

impl<'v, L: Lines, W: Write> Session<'v, L, W> {
    /// A game that begins, or is gone on with.
    ///
    /// # Errors
    /// If something is wrong with it, or the position cannot be solved.
    pub(crate) fn new(
        place: Place,
        voice: &'v Voice,
        input: L,
        out: W,
    ) -> Result<Session<'v, L, W>, Failure> {
        let record = place.game.session(&place.budget)?;
        let table = Table::new(voice, input, out);
        Ok(Session { table, place, record, hints: 0, rematches: 0 })
    }

    /// Plays until the person leaves or nothing more is typed.
    pub(crate) fn run(mut self) -> Result<(), Failure> {
        self.welcome()?;
        if !self.agree()? {
            return self.table.say("play-goodbye", &[]);
        }
        loop {
            let turn = if self.record.end().is_some() {
                self.finish()?;
                self.after_game()?
            } else if self.record.is_program_to_move() {
                self.program_plays()?;
                Turn::Next
            } else {
                self.person_plays()?
            };
            if turn == Turn::Left {
                return self.table.say("play-goodbye", &[]);
            }
        }
    }

    fn welcome(&mut self) -> Result<(), Failure> {
        let setup = self.record.setup();
        let rule = match setup.options.play {
            Play::Normal => "play-rule-normal",
            Play::Misere => "play-rule-misere",
        };
        let percent = setup.strength.percent();
        let alone = self.place.wish.agreed && setup.program.is_none();
        match percent {
            _ if self.place.wish.two || alone => self.table.say("play-two-people", &[])?,
            100 => self.table.say("play-against-perfect", &[])?,
            percent => {
                let percent = [("percent", u64::from(percent).into())];
                self.table.say("play-against-strength", &percent)?;
            }
        }
        self.table.say(rule, &[])?;
        let voice = self.table.voice;
        let words: Vec<String> = COMMANDS.iter().map(|word| word.shown(voice)).collect();
        let words = words.join(&voice.say("list-separator", &[]));
        self.table.say("play-words", &[("words", words.into())])
    }

    /// Settles sides and who starts. `false` if the person left instead.
    fn agree(&mut self) -> Result<bool, Failure> {
        let wish = self.place.wish;
        if wish.agreed || wish.two {
            return Ok(true);
        }
        let impartial = self.record.setup().start.is_impartial();
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
                self.draw()?;
                match self.choose("play-ask-first", &STARTERS)? {
                    Some(word) => word == Word::Me,
                    None => return Ok(false),
                }
            }
        };
        let person = side.unwrap_or(if starts { Player::Left } else { Player::Right });
        let first = if starts { person } else { person.other() };
        self.record.seat(first, Some(person.other()));
        if let Some(side) = side {
            let id = if side == Player::Left { "play-you-are-left" } else { "play-you-are-right" };
            self.table.say(id, &[])?;
        }
        self.hints = 0;
        Ok(true)
    }

    /// Asks until one of the answers is typed; `None` if the person leaves.
    fn choose(&mut self, question: &str, words: &[Word]) -> Result<Option<Word>, Failure> {
        let prompt = self.table.voice.say(question, &[]);
        loop {
            let Some(line) = self.table.ask(&prompt)? else { return Ok(None) };
            match words::read(&line, words, self.table.voice) {
                Some(Typed { word: Word::Quit, .. }) => return Ok(None),
                Some(Typed { word: Word::Help, .. }) => self.help()?,
                Some(Typed { word: Word::Hint, .. }) => self.hint()?,
                Some(Typed { word: Word::Why, .. }) => self.explain("")?,
                Some(Typed { word, .. }) => return Ok(Some(word)),
                None => self.table.say("play-choose", &[])?,
            }
        }
    }

    /// Shows the position as it lies on the table.
    fn draw(&mut self) -> Result<(), Failure> {
        let voice = self.table.voice;
        let drawing = board::position(&self.record.here().position, voice.messages(), voice.width);
        self.table.print(&format!("\n{drawing}"))
    }

    fn person_plays(&mut self) -> Result<Turn, Failure> {
        self.draw()?;
        let turn = self.record.turn();
        let moves = self.record.here().position.moves(turn);
        let listed: Vec<Move> = moves.take(MOST_LISTED + 1).collect();
        self.list(&listed)?;
        let prompt = match self.record.setup().program {
            Some(_) => self.table.voice.say("play-prompt", &[]),
            None => {
                let who = play::called(&self.record, turn, self.table.voice.messages());
                self.table.voice.say("play-turn-prompt", &[("who", who.into())])
            }
        };
        loop {
            let Some(line) = self.table.ask(&prompt)? else { return Ok(Turn::Left) };
            if line.is_empty() {
                continue;
            }
            let Some(Typed { word, rest }) = words::read(&line, &COMMANDS, self.table.voice) else {
                match self.read_move(&line, &listed) {
                    Ok(played) => {
                        self.make(&played, true)?;
                        return Ok(Turn::Next);
                    }
                    Err(why) => self.table.tell(&why)?,
                }
                continue;
            };
            match word {
                Word::Moves => self.list(&listed)?,
                Word::Resign => {
                    self.record.resign(turn);
                    self.keep()?;
                    return Ok(Turn::Next);
                }
                _ => {
                    if let Some(turn) = self.command(word, &rest)? {
                        return Ok(turn);
                    }
                }
            }
        }
    }

    /// After the game: another position, the same once more from some move on, or an end.
    fn after_game(&mut self) -> Result<Turn, Failure> {
        self.table.say("play-again", &[])?;
        loop {
            let Some(line) = self.table.ask("›")? else { return Ok(Turn::Left) };
            if line.is_empty() {
                continue;
            }
            match words::read(&line, &COMMANDS, self.table.voice) {
                Some(Typed { word: Word::Moves | Word::Resign, .. }) | None => {
                    self.table.say("play-again", &[])?;
                }
                Some(Typed { word, rest }) => {
                    if let Some(turn) = self.command(word, &rest)? {
                        return Ok(turn);
                    }
                }
            }
        }
    }

    /// Does what a word asks for; how the turn ended if that ends it.
    fn command(&mut self, word: Word, rest: &str) -> Result<Option<Turn>, Failure> {
        match word {
            Word::Hint => self.hint()?,
            Word::Why => self.explain(rest)?,
            Word::History => {
                let doc = play::history(&self.record, self.table.voice.messages());
                self.table.tell(&doc)?;
            }
            Word::Undo if self.record.undo() => {
                self.table.say("play-undone", &[])?;
                self.changed()?;
                return Ok(Some(Turn::Next));
            }
            Word::Undo => self.table.say("play-nothing-to-undo", &[])?,
            Word::Back => return self.back(rest),
            Word::New => return self.rematch(),
            Word::Save => self.save_as(rest)?,
            Word::Quit => return Ok(Some(Turn::Left)),
            _ => self.help()?,
        }
        Ok(None)
    }

    fn help(&mut self) -> Result<(), Failure> {
        let voice = self.table.voice;
        let item = |(word, shown): (Word, String)| {
            let args = [("word", shown.into()), ("does", voice.say(word.does()?, &[]).into())];
            Some(markup(&voice.say("play-help-item", &args)))
        };
        let words = COMMANDS.iter().flat_map(|&word| {
            let shown = word.shown(voice);
            let last = (word == Word::Why)
                .then(|| (Word::Last, format!("{shown} {}", Word::Last.shown(voice))));
            [(word, shown)].into_iter().chain(last)
        });
        let items = words.filter_map(item).collect();
        let intro = markup(&voice.say("play-help-moves", &[]));
        let list = Block::List { numbered: false, items };
        self.table.tell(&Doc::new(vec![Block::Paragraph(intro), list]))
    }

    /// The move that was typed, by its number or in words; otherwise why it is none.
    fn read_move(&self, line: &str, listed: &[Move]) -> Result<Move, Doc> {
        let voice = self.table.voice;
        let paragraph = |text: &str| Block::Paragraph(markup(text));
        let shown = listed.len().min(MOST_LISTED);
        if let Some(number) = words::number(line) {
            let index = number.checked_sub(1).filter(|&index| index < shown);
            let most = || voice.say("play-no-such-number", &[("most", (shown as u64).into())]);
            return index
                .and_then(|index| listed.get(index))
                .cloned()
                .ok_or_else(|| Doc::new(vec![paragraph(&most())]));
        }
        let position = &self.record.here().position;
        read_move(position, line, self.record.turn(), voice.messages()).map_err(|why| {
            let first = listed.first().map(|played| told_move(position, played, voice.messages()));
            let example = [("example", first.unwrap_or_default().into())];
            let why = grundy_explain::move_error_text(&why, voice.messages());
            let example = voice.say("play-example", &example);
            Doc::new(vec![paragraph(why.trim()), paragraph(&example)])
        })
    }

    fn list(&mut self, listed: &[Move]) -> Result<(), Failure> {
        let voice = self.table.voice;
        let position = &self.record.here().position;
        let shown = listed.iter().take(MOST_LISTED);
        let texts: Vec<String> =
            shown.map(|played| told_move(position, played, voice.messages())).collect();
        self.table.say("play-moves", &[])?;
        self.table.print(&board::numbered(&texts, voice.width))?;
        if listed.len() > MOST_LISTED {
            self.table.say("play-moves-more", &[("example", texts[0].as_str().into())])?;
        }
        Ok(())
    }

    /// The next step of a hint.
    fn hint(&mut self) -> Result<(), Failure> {
        let Some(known) = &self.record.here().answer else {
            return self.table.say("play-no-hint", &[]);
        };
        let step = HintStep::ALL[self.hints.min(HintStep::ALL.len() - 1)];
        let turn = self.record.turn();
        let mut told = hint(known, turn);
        if told.best.is_none() && step >= HintStep::Place {
            let options = &self.record.setup().options;
            let best = opponent::best(known, turn, options, &self.place.budget.renewed());
            // Where every move loses alike, only the last step names one.
            if let Some(best) =
                best.filter(|_| step == HintStep::Move || told.ending == Ending::Draws)
            {
                told = told.with(&known.position, best);
            }
        }
        let doc = grundy_explain::hint::told(known, &told, step, self.table.voice.messages());
        self.table.tell(&doc)?;
        self.hints += 1;
        if self.hints < HintStep::ALL.len() {
            self.table.say("play-hint-more", &[])?;
        }
        Ok(())
    }

    /// Why the position is won or lost, or what the last move did.
    fn explain(&mut self, rest: &str) -> Result<(), Failure> {
        let messages = self.table.voice.messages();
        if !rest.is_empty() {
            let doc = play::last_move(&self.record, messages);
            return self.table.tell(&doc);
        }
        let Some(known) = &self.record.here().answer else {
            return self.table.say("play-not-judged", &[]);
        };
        let mover = (!known.position.is_impartial()).then(|| self.record.turn());
        let doc = answer::in_game(known, messages, mover);
        self.table.tell(&doc)?;
        self.table.say("play-why-more", &[])
    }

    /// Goes back to where so many moves had been made.
    fn back(&mut self, rest: &str) -> Result<Option<Turn>, Failure> {
        let most = self.record.turns().len();
        match words::number(rest).filter(|&moves| moves <= most) {
            Some(moves) => {
                self.record.keep(moves);
                let count = Arg::Count(moves as u64);
                self.table.say("play-went-back", &[("count", count)])?;
                self.changed()?;
                Ok(Some(Turn::Next))
            }
            None => {
                self.table.say("play-back-how", &[("most", most.into())])?;
                Ok(None)
            }
        }
    }

    /// A new position of the same kind.
    fn rematch(&mut self) -> Result<Option<Turn>, Failure> {
        let setup = self.record.setup().clone();
        let person = setup.program.map_or(setup.first, Player::other);
        self.rematches += 1;
        let seed = setup.seed.wrapping_add(self.rematches);
        let (first, budget) = (setup.first, self.place.budget.renewed());
        let found = session::rematch(&setup.start, &setup.options, first, person, seed, &budget);
        let Some(start) = found else {
            self.table.say("play-no-new-position", &[])?;
            return Ok(None);
        };
        let text = grundy::position_text(&start);
        self.place.game.position = start.clone().into();
        self.record = Record::new(session::Setup { start, ..setup }, &self.place.budget)?;
        self.table.say("play-new-position", &[("position", text.into())])?;
        self.changed()?;
        Ok(Some(Turn::Next))
    }

    /// Makes a move; a person who plays against the program is told if it lets a win or a draw go.
    fn make(&mut self, played: &Move, by_person: bool) -> Result<(), Failure> {
        let against = self.record.setup().program.is_some();
        let made = self.record.play(played, &self.place.budget);
        let made = match made {
            Ok(made) => made,
            Err(session::SessionError::Unsolved(why)) => return Err(why.into()),
            // Only legal moves are made.
            Err(session::SessionError::Illegal(_)) => return Ok(()),
        };
        let won = made.before.answer.as_ref().map(|known| known.outcome.starting(made.player));
        let id = match (made.mark, won) {
            (Some(Mark::Blunder | Mark::Mistake), Some(Ending::Wins)) => Some("play-missed"),
            (Some(Mark::Mistake), _) => Some("play-missed-draw"),
            _ => None,
        };
        let better = made.better.as_ref();
        let better = better
            .map(|better| told_move(&made.before.position, better, self.table.voice.messages()));
        if let (Some(id), Some(better), true) = (id, better, by_person && against) {
            self.table.say(id, &[("move", better.into())])?;
        }
        self.changed()
    }

    fn program_plays(&mut self) -> Result<(), Failure> {
        let position = &self.record.here().position;
        let turn = self.record.turn();
        let chosen = self.record.choose(&self.place.budget);
        // The turn is the program's only while it has a move.
        let Some(chosen) = chosen.or_else(|| position.moves(turn).next()) else {
            return Ok(());
        };
        let text = told_move(position, &chosen, self.table.voice.messages());
        self.table.print("")?;
        self.table.say("play-program-moves", &[("move", text.into())])?;
        self.make(&chosen, false)
    }

    /// After a change the hints begin anew, and the game is kept.
    fn changed(&mut self) -> Result<(), Failure> {
        self.hints = 0;
        self.keep()
    }

    /// Keeps the game where it is to be kept.
    fn keep(&mut self) -> Result<(), Failure> {
        self.place.save.as_deref().map_or(Ok(()), |path| self.write(path))
    }

    fn save_as(&mut self, rest: &str) -> Result<(), Failure> {
        if rest.is_empty() {
            return self.table.say("play-save-how", &[]);
        }
        // A file that cannot be written ends no game.
        match self.write(Path::new(rest)) {
            Ok(()) => self.table.say("play-saved", &[("file", rest.into())]),
            Err(why) => {
                let terminal = grundy_explain::render::Terminal {
                    width: self.table.voice.width,
                    colour: false,
                };
                let told = why.tell(self.table.voice.messages(), &terminal);
                self.table.print(&told.shown)
            }
        }
    }

    fn write(&self, path: &Path) -> Result<(), Failure> {
        let mut output = grundy_host::begin(path)?;
        let text = self.place.game.with(&self.record).to_json();
        let written = output.write_all(text.as_bytes());
        written.map_err(|why| Failure::writing(&path.to_string_lossy(), why))?;
        grundy_host::finish(output, path)
    }

    /// Says who won and why.
    fn finish(&mut self) -> Result<(), Failure> {
        let Some(end) = self.record.end() else { return Ok(()) };
        self.draw()?;
        let turn = self.record.turn();
        let program = self.record.setup().program;
        match (program, end.why) {
            (_, Why::Repetition) => self.table.say("play-repeated", &[])?,
            (None, why) => self.finish_of_two(turn, why, end.winner)?,
            (Some(_), Why::Resigned) => self.table.say("play-resigned", &[])?,
            (Some(program), Why::Clause) => {
                let id = match end.winner {
                    Some(winner) if winner == program => "play-end-clause-program-wins",
                    Some(_) => "play-end-clause-person-wins",
                    None => "play-end-clause-draw",
                };
                self.table.say(id, &[])?;
            }
            (Some(program), Why::Stuck) => {
                let id = match (turn == program, self.record.setup().options.play) {
                    (false, Play::Normal) => "play-end-person-stuck-normal",
                    (false, Play::Misere) => "play-end-person-stuck-misere",
                    (true, Play::Normal) => "play-end-program-stuck-normal",
                    (true, Play::Misere) => "play-end-program-stuck-misere",
                };
                self.table.say(id, &[])?;
            }
        }
        match program {
            Some(program) if end.why != Why::Resigned => self.summary(program.other(), end.winner),
            _ => Ok(()),
        }
    }

    fn finish_of_two(
        &mut self,
        turn: Player,
        why: Why,
        winner: Option<Player>,
    ) -> Result<(), Failure> {
        let messages = self.table.voice.messages();
        let called = |player| play::called(&self.record, player, messages);
        let loser = [("who", called(turn).into())];
        let won = winner.map(|winner| [("who", called(winner).into())]);
        match why {
            Why::Resigned => self.table.say("play-result-resigned", &loser)?,
            Why::Stuck => self.table.say("play-result-stuck", &loser)?,
            Why::Clause | Why::Repetition => {}
        }
        match won {
            Some(won) => self.table.say("play-result-winner", &won),
            None => self.table.say("play-drawn", &[]),
        }
    }

    /// How well the person played.
    fn summary(&mut self, person: Player, winner: Option<Player>) -> Result<(), Failure> {
        let kept = self.record.kept(person);
        let count = Arg::Count;
        if !self.record.turns().iter().any(|turn| turn.player == person) {
            // The person had no choice.
            return Ok(());
        }
        let won = winner == Some(person);
        let first = self.record.turns().iter().find(|turn| turn.player == person);
        let hopeless = first
            .and_then(|turn| turn.before.answer.as_ref())
            .is_some_and(|known| known.outcome.starting(person) == Ending::Loses);
        match (kept.wins_lost, kept.draws_lost) {
            (0, 0) if won && hopeless => Ok(()),
            (0, 0) if won => self.table.say("play-summary-perfect", &[]),
            (1.., _) => self.table.say("play-summary-missed", &[("count", count(kept.wins_lost))]),
            (0, 1..) if !won => {
                self.table.say("play-summary-undrawn", &[("count", count(kept.draws_lost))])
            }
            _ if won => Ok(()),
            _ if winner.is_none() => self.table.say("play-summary-draw", &[]),
            _ => self.table.say("play-summary-hopeless", &[]),
        }
    }
}
