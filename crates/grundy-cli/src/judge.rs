//! `grundy judge`.

use crate::bar::Bar;
use crate::face::Face;
use crate::library::RuleArgs;
use crate::numbers;
use crate::picture::refuse_same;
use crate::trouble::Trouble;
use clap::{Args, ValueEnum};
use grundy_api::{Context, Failure, How, judge};
use grundy_host::{Native, ProgramLimits, ShellProgram, begin, finish};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::Duration;

#[derive(Debug, Args)]
pub(crate) struct Judge {
    /// The command that runs the program, such as ./nim or 'python3 nim.py'
    #[arg(value_name = "COMMAND")]
    command: String,
    /// The rule, such as nim, 'take[1..3]', graph, or a rule of your own with --file or --rule
    #[arg(long, value_name = "RULE")]
    game: String,
    /// The player who cannot move wins
    #[arg(long)]
    misere: bool,
    /// What the program is asked
    #[arg(long, value_name = "KIND", default_value = "outcome")]
    ask: AskFor,
    /// How positions are written
    #[arg(long, value_name = "FORM", default_value = "counted")]
    input: Form,
    /// The program reads one position, and is run once for each
    #[arg(long)]
    single: bool,
    /// Small positions have up to so many heaps; with 1, each is one number
    #[arg(long, value_name = "N", value_parser = numbers::length)]
    heaps: Option<u64>,
    /// Small positions have numbers up to this
    #[arg(long, value_name = "N", value_parser = numbers::count)]
    size: Option<u64>,
    /// Large positions have numbers up to this; 0 for none [default: by the rule]
    #[arg(long, value_name = "N", value_parser = numbers::count)]
    large: Option<u64>,
    /// Seconds that one run may compute [default: 5]
    #[arg(long, value_name = "SECONDS", value_parser = numbers::seconds)]
    cpu: Option<Duration>,
    /// Memory that the program may take [default: 1G]
    #[arg(long, value_name = "SIZE", value_parser = numbers::bytes)]
    space: Option<u64>,
    /// Stack that the program may take [default: 8M]
    #[arg(long, value_name = "SIZE", value_parser = numbers::bytes)]
    stack: Option<u64>,
    /// Write the input on which it goes wrong into this file
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    #[command(flatten)]
    rules: RuleArgs,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum AskFor {
    Outcome,
    Value,
    Move,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Form {
    Counted,
    Plain,
    Contest,
}

impl Judge {
    pub(crate) fn run(&self, face: &mut Face<'_>) -> Result<(), Trouble> {
        // The program itself may be among the words of its command.
        let program = self.command.split_whitespace().map(Path::new);
        refuse_same(self.rules.files().chain(program), [self.save.as_deref()])?;
        let question = judge::Judge {
            command: self.command.clone(),
            game: self.game.clone(),
            rules: self.rules.texts(face)?,
            misere: self.misere,
            ask: match self.ask {
                AskFor::Outcome => judge::Ask::Outcome,
                AskFor::Value => judge::Ask::Value,
                AskFor::Move => judge::Ask::Move,
            },
            input: match self.input {
                Form::Counted => judge::InputForm::Counted,
                Form::Plain => judge::InputForm::Plain,
                Form::Contest => judge::InputForm::Contest,
            },
            single: self.single,
            heaps: self.heaps,
            size: self.size,
            most: self.large,
        };
        let usual = ProgramLimits::default();
        let limits = ProgramLimits {
            cpu: self.cpu.unwrap_or(usual.cpu),
            memory: self.space.unwrap_or(usual.memory),
            stack: self.stack.unwrap_or(usual.stack),
        };
        let mut program = ShellProgram::new(&self.command, limits);
        let mut judged = {
            let bar = Bar::new(face.voice);
            let control = face.control().telling(bar.pulse()).since(face.begun);
            let mut cx = Context { limits: face.limits, control, host: &Native, keep: None };
            question.run(&mut program, &mut cx)?
        };
        if let (Some(file), Some(input)) = (&self.save, judged.input()) {
            save(file, input)?;
            judged.saved = Some(file.to_string_lossy().into_owned());
        }
        face.tell(&judged, &How::default())?;
        match judged.stopped() {
            None => Ok(()),
            Some(by) => Err(Trouble::after_report(Failure::from(by.clone()))),
        }
    }
}

fn save(file: &Path, input: &str) -> Result<(), Failure> {
    let mut out = begin(file)?;
    let written = out.write_all(input.as_bytes());
    written.map_err(|why| Failure::writing(&file.to_string_lossy(), why))?;
    finish(out, file)
}
