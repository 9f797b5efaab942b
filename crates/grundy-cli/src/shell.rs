//! `grundy completions`, `grundy man` and `grundy help`: made from the descriptions that help has.

use crate::args::Cli;
use crate::face::Face;
use crate::trouble::Trouble;
use crate::usage;
use clap::{Args, CommandFactory, ValueEnum};
use clap_complete::Shell;
use grundy_api::{Failure, InputError};

#[derive(Debug, Args)]
pub(crate) struct Completions {
    /// The shell
    #[arg(value_name = "SHELL")]
    shell: ShellName,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum ShellName {
    Bash,
    Zsh,
    Fish,
    #[value(name = "powershell")]
    PowerShell,
}

impl From<ShellName> for Shell {
    fn from(name: ShellName) -> Shell {
        match name {
            ShellName::Bash => Shell::Bash,
            ShellName::Zsh => Shell::Zsh,
            ShellName::Fish => Shell::Fish,
            ShellName::PowerShell => Shell::PowerShell,
        }
    }
}

#[derive(Debug, Args)]
pub(crate) struct Help {
    /// The command
    #[arg(value_name = "COMMAND")]
    command: Vec<String>,
}

impl Completions {
    pub(crate) fn run(&self, face: &mut Face<'_>) -> Result<(), Trouble> {
        refuse_json(face)?;
        let mut command = usage::described(Cli::command(), face.messages());
        let mut text = Vec::new();
        clap_complete::generate(Shell::from(self.shell), &mut command, "grundy", &mut text);
        Ok(face.put(&text)?)
    }
}

impl Help {
    pub(crate) fn run(&self, face: &mut Face<'_>) -> Result<(), Trouble> {
        refuse_json(face)?;
        let text = usage::help(&self.command, face.voice, face.voice.color);
        Ok(face.put(text.as_bytes())?)
    }
}

/// Prints the manual page.
pub(crate) fn man(face: &mut Face<'_>) -> Result<(), Trouble> {
    refuse_json(face)?;
    let text = usage::manual(&Cli::command(), face.messages());
    Ok(face.put(text.as_bytes())?)
}

fn refuse_json(face: &Face<'_>) -> Result<(), Failure> {
    if face.json { Err(InputError::NoJson.into()) } else { Ok(()) }
}
