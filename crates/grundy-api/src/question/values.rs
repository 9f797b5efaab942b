//! The values of a rule, as a sequence or a grid.

use super::Asked;
use crate::json::{StatsObject, TableObject};
use crate::library::Library;
use crate::reported::{Watched, write_object};
use crate::{Context, Failure, Given, How, Reported, RuleTexts};
use grundy::values::{
    Axis, Bfile, Stats, Table, TableError, bfile, binary, csv, grid, values_from,
};
use grundy::{HeapRule, Limits, RuleRef, Sequence, SolveError};
use grundy_core::{Budget, Stopped};
use grundy_explain::failure::NoFormat;
use grundy_explain::picture::Picture;
use grundy_explain::render::Terminal;
use grundy_explain::{Block, Doc, InputError, Messages, values};
use serde::{Deserialize, Serialize};
use std::cell::RefCell;
use std::io::{self, Write};

/// The last heap of a sequence if none is named: it fills a screen.
const TO: u64 = 40;

/// The last row and column of a grid if none are named.
const GRID_TO: u64 = 15;

/// What are the Grundy values of a rule, or who wins if it has none?
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Values {
    /// The rule, such as `0.77` or `take[1..3]`.
    pub rule: Given<RuleRef>,
    /// Rules that come with it.
    #[serde(default, skip_serializing_if = "RuleTexts::is_empty")]
    pub rules: RuleTexts,
    /// The first number of each parameter; one for all if there is one, 0 if there is none.
    #[serde(default)]
    pub from: Vec<u64>,
    /// The last number of each parameter, likewise.
    #[serde(default)]
    pub to: Vec<u64>,
    /// Count what the values consist of.
    #[serde(default)]
    pub stats: bool,
}

impl Values {
    /// What are the first values of this rule?
    pub fn of(rule: impl Into<Given<RuleRef>>) -> Values {
        Values { rule: rule.into(), ..Values::default() }
    }

    /// The same up to this number.
    #[must_use]
    pub fn to(self, to: u64) -> Values {
        Values { to: vec![to], ..self }
    }

    /// The one range that is asked for; none if there are several.
    fn range(&self) -> Option<(u64, u64)> {
        if self.from.len() > 1 || self.to.len() > 1 {
            return None;
        }
        let from = self.from.first().copied().unwrap_or(0);
        Some((from, self.to.first().copied().unwrap_or_else(|| from.saturating_add(TO))))
    }

    /// A range for each of `count` parameters: one that is given is for all of them. `None` if there are neither
    /// one nor as many.
    fn ranges(&self, count: usize) -> Option<Vec<(u64, u64)>> {
        let spread = |numbers: &[u64]| match numbers {
            [] => Some(vec![None; count]),
            [one] => Some(vec![Some(*one); count]),
            some => (some.len() == count).then(|| some.iter().copied().map(Some).collect()),
        };
        let screen = if count == 1 { TO } else { GRID_TO };
        let range = |(from, to): (Option<u64>, Option<u64>)| {
            let from = from.unwrap_or(0);
            (from, to.unwrap_or_else(|| from.saturating_add(screen)))
        };
        Some(spread(&self.from)?.into_iter().zip(spread(&self.to)?).map(range).collect())
    }

    fn table(&self, budget: &mut Budget, cx: &mut Context<'_>) -> Result<Table, Failure> {
        let rule = Library::new(&self.rules, cx)?.rule(&self.rule)?;
        let named = || grundy::rule_text(&rule);
        let heaps = match &*rule {
            RuleRef::Heap(heaps) => Some((heaps.rule(), "n")),
            RuleRef::Written(rules, game) => match rules.parameters(*game) {
                [(axis, _)] => rules.recognised(*game).map(|heaps| (heaps, axis.as_str())),
                _ => None,
            },
            _ => None,
        };
        if let (Some((heaps, axis)), Some((from, to))) = (heaps, self.range()) {
            let axis = Axis::new(axis, from, to).map_err(no_table)?;
            return Ok(of_heaps(heaps, axis, budget, cx)?.named(named()));
        }
        if cx.keep.is_some() {
            return Err(InputError::NoCheckpoint { rule: named() }.into());
        }
        let one_range = || InputError::Ranges { rule: named() };
        let table = match &*rule {
            RuleRef::Written(rules, game) => {
                let count = grundy::values::axes(rules, *game);
                let ranges = self.ranges(count).ok_or_else(one_range)?;
                grid(rules, *game, &ranges, budget)
            }
            rule => {
                let (from, to) = self.range().ok_or_else(one_range)?;
                grundy::values::values(rule, from, to, budget)
            }
        };
        table.map_err(no_table)
    }
}

/// Why there is no table.
pub(super) fn no_table(why: TableError) -> Failure {
    match why {
        TableError::Unsolved(unsolved) => (*unsolved).into(),
        why => InputError::Table(why).into(),
    }
}

/// The table of a rule of single heaps, which may take long.
fn of_heaps(
    rule: &HeapRule,
    axis: Axis,
    budget: &mut Budget,
    cx: &mut Context<'_>,
) -> Result<Table, Failure> {
    let to = axis.to();
    let known = match &mut cx.keep {
        Some(_) if !rule.is_impartial() => {
            return Err(InputError::NoCheckpoint { rule: grundy::heap_rule_text(rule) }.into());
        }
        Some(keep) => keep.kept(rule)?,
        None => Vec::new(),
    };
    let alarm = budget.alarm();
    let look = |sequence: &Sequence| match &mut cx.keep {
        Some(keep) => keep.look(sequence, to, alarm.rings().is_some()),
        None => Ok(()),
    };
    values_from(rule, axis, known, budget, look)?.map_err(no_table)
}

impl Asked for Values {
    type Report = ValuesFound;
    const NAME: &'static str = "values";

    fn ask(&self, cx: &mut Context<'_>) -> Result<ValuesFound, Failure> {
        // Who asks for so many values wants them: positions are not limited unless that is asked for.
        let mut budget = cx.budget(Limits { positions: u64::MAX, ..Limits::default() })?;
        let table = self.table(&mut budget, cx)?;
        let stats = match self.stats {
            true => {
                // What a limit left is counted all the same.
                let stats = match table.stopped() {
                    None => table.stats(&budget),
                    Some(_) => table.stats(&budget.grace()),
                }?;
                let none = || InputError::NoStats { rule: table.rule().to_owned() };
                Some(stats.ok_or_else(none)?)
            }
            false => None,
        };
        let stopped = match table.stopped() {
            Some(SolveError::Stopped(by)) => Some(by.clone()),
            _ => None,
        };
        if stopped.is_some() {
            // What is known is told all the same.
            budget = budget.grace();
        }
        let found = ValuesFound { table, stats, budget };
        match stopped {
            None => Ok(found),
            Some(by) => Err(Failure::Stopped { by, known: Some(Box::new(found.into())) }),
        }
    }
}

/// How a table is written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Format {
    /// A table to read.
    #[default]
    Text,
    /// Comma-separated values.
    Csv,
    /// A b-file of the OEIS.
    Bfile,
    /// Compact, with a checksum.
    Binary,
    /// A Parquet file.
    Parquet,
}

impl Format {
    /// Whether it is nothing to look at.
    pub fn is_for_files(self) -> bool {
        matches!(self, Format::Binary | Format::Parquet)
    }
}

/// The values of a rule.
#[derive(Debug)]
pub struct ValuesFound {
    /// The table.
    pub table: Table,
    /// What its values consist of, if that was asked for.
    pub stats: Option<Stats>,
    /// What is left of the budget, or a little more if a limit was reached. Cells may be found only when they are
    /// written.
    budget: Budget,
}

impl ValuesFound {
    /// Whether the table can be written in a form.
    ///
    /// # Errors
    /// If it cannot.
    pub fn fits(&self, format: Format) -> Result<(), Failure> {
        let fate = match format {
            Format::Bfile | Format::Binary => Bfile::of(&self.table),
            Format::Text | Format::Csv | Format::Parquet => Bfile::Written,
        };
        let rule = || self.table.rule().to_owned();
        let why = match (fate, format) {
            (Bfile::Written, _) => return Ok(()),
            (Bfile::IsGrid, Format::Binary) => NoFormat::BinaryOfGrid,
            (Bfile::HasOutcomes, Format::Binary) => NoFormat::BinaryOfOutcomes(rule()),
            (Bfile::IsGrid, _) => NoFormat::BfileOfGrid,
            (Bfile::HasOutcomes, _) => NoFormat::BfileOfOutcomes(rule()),
        };
        Err(InputError::NoFormat(why).into())
    }

    /// Writes the table in a form to `out`, which is called `name`.
    ///
    /// # Errors
    /// If the table does not have the form, a limit is reached while cells are found, or `out` cannot be written to.
    pub fn export(
        &self,
        format: Format,
        how: (&Messages, &Terminal),
        name: &str,
        out: &mut (dyn Write + Send),
    ) -> Result<(), Failure> {
        self.fits(format)?;
        let table = &self.table;
        let budget = &self.budget;
        let mut out = Watched { out, budget };
        let written = match format {
            Format::Text => values::write_text(table, budget, how.0, how.1, &mut out),
            Format::Csv => csv(table, &mut out),
            Format::Bfile => bfile(table, &mut out).map(|_| ()),
            Format::Binary => binary(table, budget, &mut out).map(|_| ()),
            Format::Parquet => parquet(table, budget, &mut out),
        };
        written.map_err(|why| Failure::writing(name, why))
    }

    /// The picture of the values: a plot, or the heat map of a grid.
    ///
    /// # Errors
    /// If a limit is reached while cells are found.
    pub fn picture(&self, messages: &Messages) -> Result<Picture, Failure> {
        Ok(values::picture(&self.table, &self.budget, messages)?)
    }
}

#[cfg(feature = "columns")]
fn parquet(table: &Table, budget: &Budget, out: &mut (dyn Write + Send)) -> io::Result<()> {
    grundy::values::parquet(table, budget, out).map(|_| ()).map_err(|why| match why {
        grundy::values::ColumnsError::Io(why) => why,
        why => io::Error::other(why.to_string()),
    })
}

#[cfg(not(feature = "columns"))]
fn parquet(_: &Table, _: &Budget, _: &mut (dyn Write + Send)) -> io::Result<()> {
    Err(io::ErrorKind::Unsupported.into())
}

impl Reported for ValuesFound {
    fn say(&self, _: &How, messages: &Messages) -> Doc {
        match &self.stats {
            Some(stats) => values::stats(&self.table, stats, messages),
            None => {
                let mut bytes = Vec::new();
                let terminal = Terminal { width: 100, colour: false };
                // Writing to memory cannot fail, and what there is no time for is left out.
                let _ =
                    values::write_text(&self.table, &self.budget, messages, &terminal, &mut bytes);
                Doc::new(vec![Block::Code(String::from_utf8(bytes).unwrap_or_default())])
            }
        }
    }

    fn write_json(&self, messages: &Messages, out: &mut dyn Write) -> io::Result<()> {
        let (table, budget) = (&self.table, &self.budget);
        if let Some(stats) = &self.stats {
            return write_object(&StatsObject { table, stats, messages }, out);
        }
        let object = TableObject { table, budget, cut: RefCell::default(), messages };
        write_object(&object, out)?;
        // The object is whole and says that the values are not.
        match object.cut.into_inner() {
            Some((_, by)) => Err(io::Error::other(by)),
            None => Ok(()),
        }
    }

    fn say_stopped(&self, _: &Stopped, messages: &Messages) -> Option<Doc> {
        values::stopped(&self.table, messages)
    }
}
