//! Rules that come with a command: from files, from the command line, with constants set.

use crate::face::Face;
use clap::Args;
use grundy_api::{Failure, RuleTexts};
use grundy_host::files::read_text;
use std::path::{Path, PathBuf};

/// More than this many bytes are no rules.
const LONGEST: u64 = 1 << 24;

/// Rules that somebody wrote.
#[derive(Debug, Args)]
pub(crate) struct RuleArgs {
    /// Read rules from this file, such as my.game
    #[arg(long, value_name = "FILE")]
    file: Vec<PathBuf>,
    /// Rules, such as 'game f(n) = { f(n - k) for k in [1, 3] if k <= n }'
    #[arg(long, value_name = "RULES")]
    rule: Vec<String>,
    /// Give a constant of the rules a value, such as 'a=[3, 6, 5]'
    #[arg(long, value_name = "NAME=VALUE")]
    set: Vec<String>,
}

impl RuleArgs {
    /// The files that are read.
    pub(crate) fn files(&self) -> impl Iterator<Item = &Path> {
        self.file.iter().map(PathBuf::as_path)
    }

    /// The texts of the rules.
    pub(crate) fn texts(&self, face: &Face<'_>) -> Result<RuleTexts, Failure> {
        let budget = face.reading();
        let mut texts = Vec::new();
        for path in &self.file {
            texts.push(read_text(&path.to_string_lossy(), LONGEST, &budget)?);
        }
        texts.extend(self.rule.iter().cloned());
        Ok(RuleTexts { texts, set: self.set.clone() })
    }
}
