//! `grundy values`.

use crate::args::{Format, Values};
use crate::ask;
use crate::failure::Failure;
use crate::library::Library;
use crate::output::Output;
use crate::voice::Voice;
use crate::watch::{Stoppable, Watch, interrupted};
use grundy::values::{
    Axis, Bfile, NoTable, Stats, StatsObject, Table, TableObject, bfile, binary, csv, grid,
    parquet, values_from,
};
use grundy::{Budget, RuleRef};
use grundy_engines::heap::sequence::Sequence;
use grundy_explain::values::{picture, refusal, write_text};
use grundy_games::heap::HeapRule;
use std::io::{self, Write};
use std::path::Path;

/// The last heap of a sequence if none is named: it fills a screen.
const TO: u64 = 40;

/// The last row and column of a grid if none are named.
const GRID_TO: u64 = 15;

pub(crate) fn run(args: &Values, voice: &Voice, out: &mut dyn Write) -> Result<(), Failure> {
    if args.out.is_some() && args.out == args.svg {
        return Err(Failure::Unknown { message: voice.say("values-same-file", &[]) });
    }
    if args.stats && args.format != Format::Text && args.out.is_none() {
        return Err(Failure::Unknown { message: voice.say("stats-form", &[]) });
    }
    if args.format.is_for_files() && args.out.is_none() {
        return Err(Failure::Unknown { message: voice.say("values-needs-out", &[]) });
    }
    // What cannot be written should be known before the work is done.
    let mut file = args.out.as_deref().map(|path| begun(path, voice)).transpose()?;
    let mut svg = args.svg.as_deref().map(|path| begun(path, voice)).transpose()?;
    let table = table(args, voice)?;
    writable(&table, args.format, voice)?;
    let stats = if args.stats { Some(counted(&table, voice)?) } else { None };
    if let Some(out) = file.take() {
        let written = match args.format {
            Format::Parquet => parquet(&table, Stoppable(out)).map(|Stoppable(out)| out),
            _ => {
                let mut out = Stoppable(out);
                write(&table, args, voice, &mut out)
                    .map(|()| out.0)
                    .map_err(grundy_columns::Error::Io)
            }
        };
        let why = |why| unwritable(args.out.as_deref(), &why, voice);
        file = Some(written.map_err(|error| why(io::Error::other(error.to_string())))?);
    }
    if let Some(svg) = &mut svg {
        svg.write_all(picture(&table, voice.messages()).as_bytes())
            .map_err(|why| unwritable(args.svg.as_deref(), &why, voice))?;
    }
    let to_file = file.is_some();
    for (output, path) in [(file, &args.out), (svg, &args.svg)] {
        if let Some(output) = output {
            output.finish().map_err(|why| unwritable(path.as_deref(), &why, voice))?;
        }
    }
    if let (true, false) = (to_file, args.json) {
        let name = args.out.as_deref().map(name).unwrap_or_default();
        writeln!(out, "{}", voice.say("values-written", &[("file", name.into())]))?;
    }
    match &stats {
        Some(stats) => write_stats(&table, stats, args, voice, out)?,
        None if to_file => {}
        None => match write(&table, args, voice, &mut Stoppable(out)) {
            Err(_) if interrupted() => return Err(stopped_writing(voice)),
            written => written?,
        },
    }
    match table.stopped() {
        None => Ok(()),
        // The object that was printed says so already.
        Some(unsolved) => Err(Failure::Cut {
            unsolved: unsolved.clone(),
            words: ask::table_stopped(&table, voice),
            told: args.json && (!to_file || args.stats),
        }),
    }
}

/// The table that is asked for.
fn table(args: &Values, voice: &Voice) -> Result<Table, Failure> {
    let rule = Library::load(&args.rules, voice)?.rule(&args.name, voice)?;
    let no_table = |why: NoTable| match why {
        NoTable::Unsolved(unsolved) => Failure::Unsolved(*unsolved),
        why => Failure::Unknown { message: refusal(&why, voice.messages()) },
    };
    let heap_rule = match &rule {
        RuleRef::Heap(rule) => Some((rule, "n", None)),
        RuleRef::Written(rules, game) => match rules.parameters(*game) {
            [(axis, _)] => rules.recognised(*game).map(|rule| {
                let name = rules.name(*game).to_owned();
                (rule, axis.as_str(), Some(name))
            }),
            _ => None,
        },
        _ => None,
    };
    if let (Some((heaps, axis, name)), true) =
        (heap_rule, args.from.len() <= 1 && args.to.len() <= 1)
    {
        let from = args.from.first().copied().unwrap_or(0);
        let to = args.to.first().copied().unwrap_or_else(|| from.saturating_add(TO));
        let axis = Axis::new(axis, from, to).map_err(no_table)?;
        let table = of_heaps(heaps, axis, args, voice)?.map_err(no_table)?;
        return Ok(match name {
            Some(name) => table.named(name),
            None => table,
        });
    }
    if args.keep.checkpoint.is_some() {
        return Err(no_checkpoint(&rule, voice));
    }
    if let RuleRef::Written(rules, game) = &rule {
        let count = rules.parameters(*game).len();
        let ranges = ranges(args, count).ok_or_else(|| one_range(&rule, voice))?;
        return grid(rules, *game, &ranges, &mut Budget::new(&args.limits())).map_err(no_table);
    }
    if args.from.len() > 1 || args.to.len() > 1 {
        return Err(one_range(&rule, voice));
    }
    let from = args.from.first().copied().unwrap_or(0);
    let to = args.to.first().copied().unwrap_or_else(|| from.saturating_add(TO));
    grundy::values::values(&rule, from, to, &mut Budget::new(&args.limits())).map_err(no_table)
}

/// The table of a rule of single heaps, which may take long.
fn of_heaps(
    rule: &HeapRule,
    axis: Axis,
    args: &Values,
    voice: &Voice,
) -> Result<Result<Table, NoTable>, Failure> {
    if args.keep.checkpoint.is_some() && !rule.is_impartial() {
        return Err(no_checkpoint(&RuleRef::Heap(rule.clone()), voice));
    }
    let (mut watch, known) = Watch::new(axis.to(), voice).keeping(&args.keep, rule)?;
    let look = |now: &Sequence| watch.look(now);
    let table = values_from(rule, axis, known, &mut Budget::new(&args.limits()), look);
    watch.end();
    table
}

fn no_checkpoint(rule: &RuleRef, voice: &Voice) -> Failure {
    let rule = ("rule", grundy::rule_text(rule).into());
    Failure::Unknown { message: voice.say("checkpoint-no-sequence", &[rule]) }
}

/// The person asked for an end while the table was written.
fn stopped_writing(voice: &Voice) -> Failure {
    Failure::Interrupted { message: voice.say("values-interrupted", &[]) }
}

fn one_range(rule: &RuleRef, voice: &Voice) -> Failure {
    let rule = ("rule", grundy::rule_text(rule).into());
    Failure::Unknown { message: voice.say("values-one-range", &[rule]) }
}

/// A range for each of `count` parameters: one that is given is for all of them. `None` if there are
/// neither one nor as many.
fn ranges(args: &Values, count: usize) -> Option<Vec<(u64, u64)>> {
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
    Some(spread(&args.from)?.into_iter().zip(spread(&args.to)?).map(range).collect())
}

/// Refuses a form that the table does not have, before anything is written.
fn writable(table: &Table, format: Format, voice: &Voice) -> Result<(), Failure> {
    let fate = match format {
        Format::Bfile | Format::Binary => Bfile::of(table),
        Format::Text | Format::Csv | Format::Parquet => Bfile::Written,
    };
    let rule = ("rule", table.rule().into());
    let message = match (fate, format) {
        (Bfile::Written, _) => return Ok(()),
        (Bfile::IsGrid, Format::Binary) => voice.say("values-binary-grid", &[]),
        (Bfile::HasOutcomes, Format::Binary) => voice.say("values-binary-outcomes", &[rule]),
        (Bfile::IsGrid, _) => voice.say("values-bfile-grid", &[]),
        (Bfile::HasOutcomes, _) => voice.say("values-bfile-outcomes", &[rule]),
    };
    Err(Failure::Unknown { message })
}

fn write(table: &Table, args: &Values, voice: &Voice, out: &mut dyn Write) -> io::Result<()> {
    if args.json {
        serde_json::to_writer(&mut *out, &TableObject(table))?;
        return writeln!(out);
    }
    match args.format {
        // Colours are for the terminal, not for a file.
        Format::Text => {
            let terminal = ask::terminal(voice, args.out.is_none());
            write_text(table, voice.messages(), &terminal, out)
        }
        Format::Csv => csv(table, out),
        Format::Bfile => bfile(table, out).map(|_| ()),
        Format::Binary => binary(table, out).map(|_| ()),
        // It is written by its own writer, to a file.
        Format::Parquet => Ok(()),
    }
}

/// What the values of a table consist of, if it has values.
fn counted(table: &Table, voice: &Voice) -> Result<Stats, Failure> {
    let refused = || voice.say("stats-outcomes", &[("rule", table.rule().into())]);
    table.stats().ok_or_else(|| Failure::Unknown { message: refused() })
}

fn write_stats(
    table: &Table,
    stats: &Stats,
    args: &Values,
    voice: &Voice,
    out: &mut dyn Write,
) -> io::Result<()> {
    if args.json {
        serde_json::to_writer(&mut *out, &StatsObject { table, stats })?;
        return writeln!(out);
    }
    let doc = grundy_explain::values::stats(table, stats, voice.messages());
    out.write_all(ask::render(&doc, voice).as_bytes())
}

fn begun(path: &Path, voice: &Voice) -> Result<Output, Failure> {
    Output::create(path).map_err(|why| unwritable(Some(path), &why, voice))
}

fn unwritable(path: Option<&Path>, why: &io::Error, voice: &Voice) -> Failure {
    if interrupted() {
        return stopped_writing(voice);
    }
    let file = path.map(name).unwrap_or_default();
    let args = [("file", file.into()), ("why", why.to_string().into())];
    Failure::File { message: voice.say("values-cannot-write", &args) }
}

fn name(path: &Path) -> String {
    path.display().to_string()
}
