//! Reading a strategy.

use super::{Claim, MAGIC, NOWHERE, Origin, Strategy};
use crate::graphs::{Header, STRIDE, TextOptions};
use grundy_core::{Budget, Play, Stage, Stopped};
use std::fmt;

/// A claim takes so many bytes in memory, and no fewer than so many in a text.
const PER_CLAIM: u64 = 9;
const SHORTEST: u64 = 8;

/// Why a file is no strategy.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StrategyError {
    /// Reading ended before it was done.
    Stopped(Stopped),
    /// It is something else.
    Foreign,
    /// A line is wrong, or the file ends too early; counted from 1.
    Line(u64),
}

impl fmt::Display for StrategyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StrategyError::Stopped(stopped) => stopped.fmt(f),
            StrategyError::Foreign => f.write_str("not a strategy"),
            StrategyError::Line(line) => write!(f, "line {line} is no line of a strategy"),
        }
    }
}

impl std::error::Error for StrategyError {}

impl From<Stopped> for StrategyError {
    fn from(stopped: Stopped) -> StrategyError {
        StrategyError::Stopped(stopped)
    }
}

impl Strategy {
    /// Whether a file that begins with `start` may be a strategy.
    pub fn is_one(start: &[u8]) -> bool {
        start.starts_with(MAGIC.as_bytes())
    }

    /// Reads a strategy.
    ///
    /// # Errors
    /// If it is none, or the budget ends it.
    pub fn read(text: &[u8], budget: &Budget) -> Result<Strategy, StrategyError> {
        let text = text.strip_suffix(b"\n").ok_or(StrategyError::Foreign)?;
        let mut lines = (1_u64..).zip(text.split(|&byte| byte == b'\n'));
        let mut line = |number: u64| {
            let (_, line) = lines.next().ok_or(StrategyError::Line(number))?;
            std::str::from_utf8(line).map_err(|_| StrategyError::Line(number))
        };
        if line(1)? != MAGIC {
            return Err(StrategyError::Foreign);
        }
        let play = match line(2)? {
            "play normal" => Play::Normal,
            "play misere" => Play::Misere,
            _ => return Err(StrategyError::Line(2)),
        };
        let counts = counts(line(3)?).ok_or(StrategyError::Line(3))?;
        let options = options(line(4)?).ok_or(StrategyError::Line(4))?;
        let file = line(5)?.strip_prefix("graph ").ok_or(StrategyError::Line(5))?.to_owned();
        let [vertices, arcs, n, p, d] = counts;
        let mut strategy = Strategy {
            origin: Origin { file, options, play },
            arcs,
            claimed: [n, p, d],
            outcomes: Vec::new(),
            distances: Vec::new(),
            plays: Vec::new(),
        };
        for (number, line) in lines {
            if strategy.outcomes.len().is_multiple_of(STRIDE) {
                strategy.fits(text.len(), budget)?;
            }
            let vertex = strategy.outcomes.len() as u64;
            let (claim, distance, to) = claim(line, vertex).ok_or(StrategyError::Line(number))?;
            strategy.outcomes.push(claim);
            strategy.distances.push(distance);
            strategy.plays.push(to);
        }
        match strategy.outcomes.len() as u64 == vertices {
            true => Ok(strategy),
            false => Err(StrategyError::Line(6 + strategy.outcomes.len() as u64)),
        }
    }
}

impl Strategy {
    /// Whether there is time, and room for the claims that were read. What holds them may be twice as large.
    fn fits(&self, of: usize, budget: &Budget) -> Result<(), Stopped> {
        let claims = self.outcomes.len() as u64;
        budget.at(Stage::Reading, claims.saturating_mul(SHORTEST), of as u64)?;
        budget.room_for(claims.saturating_mul(2 * PER_CLAIM))
    }
}

fn counts(line: &str) -> Option<[u64; 5]> {
    let mut words = line.split(' ');
    let mut counts = [0; 5];
    for (name, count) in ["vertices", "arcs", "N", "P", "D"].iter().zip(&mut counts) {
        *count = number(words.next().filter(|word| word == name).and_then(|_| words.next())?)?;
    }
    words.next().is_none().then_some(counts)
}

fn options(line: &str) -> Option<TextOptions> {
    let (base, header) = line.strip_prefix("labels from ")?.split_once(" header ")?;
    let from_one = match base {
        "0" => false,
        "1" => true,
        _ => return None,
    };
    let header = match header {
        "guess" => Header::Guess,
        "yes" => Header::Present,
        "no" => Header::Absent,
        _ => return None,
    };
    Some(TextOptions { header, from_one })
}

/// What a line says, if it is about `vertex`.
fn claim(line: &[u8], vertex: u64) -> Option<(Claim, u32, u32)> {
    let mut words = std::str::from_utf8(line).ok()?.split(' ');
    let mut word = || words.next();
    if number(word()?)? != vertex {
        return None;
    }
    let claim = match word()? {
        "N" => Claim::N,
        "P" => Claim::P,
        "D" => Claim::D,
        _ => return None,
    };
    let distance = match (claim, word()?) {
        (Claim::D, "-") => 0,
        (Claim::D, _) => return None,
        (_, distance) => u32::try_from(number(distance)?).ok()?,
    };
    let to = match word()? {
        "-" => NOWHERE,
        to => u32::try_from(number(to)?).ok().filter(|&to| to != NOWHERE)?,
    };
    words.next().is_none().then_some((claim, distance, to))
}

/// A number as we write it: no sign and no zeros before it.
fn number(word: &str) -> Option<u64> {
    let plain = word == "0" || word.starts_with(|c: char| ('1'..='9').contains(&c));
    word.parse().ok().filter(|_| plain)
}
