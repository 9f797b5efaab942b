//! `grundy practise`: exercises one by one at the terminal.

use crate::face::Face;
use crate::trouble::Trouble;
use clap::Args;
use grundy::exercise::{Change, Mark, Practice, Reply};
use grundy_api::scores::Scores;
use grundy_api::{Failure, InputError, question};
use grundy_explain::{Arg, Block, Doc, exercise as words};
use grundy_host::Signals;
use std::io::{self, BufRead, Read, Write};
use std::path::{Path, PathBuf};

/// A score file is no larger.
const LARGEST: u64 = 1 << 20;

/// No answer is longer; the rest of such a line is another one.
const LONGEST_LINE: u64 = 64 << 10;

#[derive(Debug, Args)]
pub(crate) struct Practise {
    /// What to practise, such as winning-move
    #[arg(value_name = "TOPIC")]
    topic: String,
    /// Begin at this level and not where you were
    #[arg(long, value_name = "N")]
    level: Option<u8>,
    /// Keep the score in this file [default: practice.json in your folder for data]
    #[arg(long, value_name = "FILE")]
    score: Option<PathBuf>,
}

/// A word with a meaning of its own.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Word {
    Hint,
    Skip,
    Quit,
}

impl Practise {
    pub(crate) fn run(
        &self,
        face: &mut Face<'_>,
        signals: Option<&Signals>,
    ) -> Result<(), Trouble> {
        if face.json {
            return Err(Failure::from(InputError::NoJson).into());
        }
        let topic = question::topic(&self.topic)?;
        let file = self.score.clone().or_else(grundy_host::practice_file);
        let mut scores = match &file {
            Some(file) => read(file, face)?,
            None => Scores::default(),
        };
        let mut progress = scores.of(topic);
        if let Some(level) = self.level {
            progress.set_level(question::level(level)?);
        }
        let mut practice = Practice::new(topic, progress, &mut face.budget())?;
        // At a prompt there is nothing to lose: the score is written after every answer.
        signals.inspect(|signals| signals.end_at_once(true));
        let title = words::topic_title(topic, face.messages());
        let level = level_of(&practice);
        face.say("practise-welcome", &[("topic", title.into()), ("level", level)])?;
        let mut input = io::stdin().lock();
        while ask(&mut practice, &mut input, face, &mut |practice| {
            scores.set(topic, *practice.progress());
            file.as_deref().map_or(Ok(()), |file| write(file, &scores))
        })? {
            practice.go_on(&mut face.budget())?;
        }
        let progress = practice.progress();
        let score = [
            ("right", progress.right.into()),
            ("answered", progress.answered.into()),
            ("level", level_of(&practice)),
        ];
        face.say("practise-score", &score)?;
        Ok(())
    }
}

fn level_of(practice: &Practice) -> Arg<'static> {
    u64::from(practice.progress().level().number()).into()
}

/// Asks one exercise until it is answered or given up. False if the person leaves.
fn ask(
    practice: &mut Practice,
    input: &mut impl BufRead,
    face: &mut Face<'_>,
    keep: &mut dyn FnMut(&Practice) -> Result<(), Failure>,
) -> Result<bool, Trouble> {
    let asked = words::question(practice.exercise(), face.messages());
    blank(face)?;
    face.print(&asked)?;
    let mut hints = words::hints(practice.exercise(), face.messages()).into_iter();
    loop {
        let Some(line) = prompt(input, face)? else { return Ok(false) };
        if line.is_empty() {
            continue;
        }
        let change = match read_word(&line, face) {
            Some(Word::Quit) => return Ok(false),
            Some(Word::Hint) => {
                match hints.next() {
                    Some(hint) => {
                        practice.hint();
                        face.print(&hint)?;
                    }
                    None => face.say("practise-no-hint", &[])?,
                }
                continue;
            }
            Some(Word::Skip) => {
                let change = practice.skip();
                show_key(practice, face)?;
                change
            }
            None => {
                let read = words::read_reply(practice.exercise(), &line, face.messages());
                let reply = match read {
                    Ok(reply) => reply,
                    Err(why) => {
                        print(&why, face)?;
                        continue;
                    }
                };
                let (mark, change) = practice.answer(&reply, &mut face.budget())?;
                let played = match &reply {
                    Reply::Move(played) => Some(played),
                    _ => None,
                };
                let said = words::mark_text(practice.exercise(), played, &mark, face.messages());
                print(&said, face)?;
                keep(practice)?;
                if mark != Mark::Right {
                    announce(change, practice, face)?;
                    face.say("practise-again", &[])?;
                    continue;
                }
                change
            }
        };
        keep(practice)?;
        announce(change, practice, face)?;
        return Ok(true);
    }
}

fn announce(change: Change, practice: &Practice, face: &mut Face<'_>) -> Result<(), Failure> {
    let id = match change {
        Change::Same => return Ok(()),
        Change::Raised => "practise-raised",
        Change::Lowered => "practise-lowered",
    };
    face.say(id, &[("level", level_of(practice))])
}

fn show_key(practice: &Practice, face: &mut Face<'_>) -> Result<(), Failure> {
    face.say("exercise-answer-was", &[])?;
    let key = words::key(practice.exercise(), face.messages());
    face.print(&Doc::new(vec![Block::Indented(key.blocks)]))
}

fn blank(face: &mut Face<'_>) -> Result<(), Failure> {
    writeln!(face.out).map_err(unwritten)
}

/// Prints lines as they are.
fn print(text: &str, face: &mut Face<'_>) -> Result<(), Failure> {
    for line in text.lines() {
        match line.starts_with([' ', '│']) || line.contains('^') {
            true => writeln!(face.out, "{line}").map_err(unwritten)?,
            false => {
                let spans = grundy_explain::markup(line);
                face.print(&Doc::new(vec![Block::Paragraph(spans)]))?;
            }
        }
    }
    Ok(())
}

/// A line that was typed; none at the end of the input.
fn prompt(input: &mut impl BufRead, face: &mut Face<'_>) -> Result<Option<String>, Failure> {
    let prompt = face.voice.say("practise-prompt", &[]);
    write!(face.out, "{prompt} ").and_then(|()| face.out.flush()).map_err(unwritten)?;
    let mut line = Vec::new();
    let read = input.take(LONGEST_LINE).read_until(b'\n', &mut line);
    let read = read.map_err(|why| Failure::reading("-", why))?;
    if read == 0 {
        blank(face)?;
        return Ok(None);
    }
    Ok(Some(String::from_utf8_lossy(&line).trim().to_owned()))
}

/// The word that was typed, in the language or in English.
fn read_word(typed: &str, face: &Face<'_>) -> Option<Word> {
    let typed = typed.to_lowercase();
    let all = [
        (Word::Hint, "hint", "practise-word-hint"),
        (Word::Skip, "skip", "practise-word-skip"),
        (Word::Quit, "quit", "practise-word-quit"),
    ];
    let is = |&(_, english, id): &(Word, &str, &str)| {
        let local = face.voice.say(id, &[]);
        typed == english || local.split(',').any(|word| word.trim() == typed)
    };
    all.iter().find(|word| is(word)).map(|word| word.0)
}

/// The scores of a file; none if there is no file yet.
fn read(file: &Path, face: &Face<'_>) -> Result<Scores, Failure> {
    if !file.exists() {
        return Ok(Scores::default());
    }
    let name = file.to_string_lossy();
    let text = grundy_host::files::read_text(&name, LARGEST, &face.reading())?;
    Scores::read(&text, &name)
}

/// Writes the scores as a whole, so that whatever ends the program leaves the old file or the new one.
fn write(file: &Path, scores: &Scores) -> Result<(), Failure> {
    let mut output = grundy_host::begin(file)?;
    let written = output.write_all(scores.to_json().as_bytes());
    written.map_err(|why| Failure::writing(&file.to_string_lossy(), why))?;
    grundy_host::finish(output, file)
}

fn unwritten(why: io::Error) -> Failure {
    Failure::writing("-", why)
}
