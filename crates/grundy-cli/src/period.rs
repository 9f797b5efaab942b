//! `grundy period`.

use crate::args::PeriodArgs;
use crate::ask;
use crate::failure::Failure;
use crate::library::Library;
use crate::voice::Voice;
use crate::watch::Watch;
use grundy::certificate::Certificate;
use grundy::json::PeriodObject;
use grundy::{Budget, PeriodReport};
use grundy_engines::heap::sequence::Sequence;
use grundy_games::heap::HeapRule;
use std::fs::File;
use std::io::{BufWriter, Write};

pub(crate) fn run(args: &PeriodArgs, voice: &Voice, out: &mut dyn Write) -> Result<(), Failure> {
    let rule = Library::load(&args.rules, voice)?.heap_rule(&args.name, voice)?;
    let (mut watch, known) = Watch::new(args.to, voice).keeping(&args.keep, &rule)?;
    let mut budget = Budget::new(&args.limits.of_heaps());
    let sequence = rule.sequence().resumed(known);
    let by = args.proof.into();
    let look = |now: &Sequence| watch.look(now);
    let report = grundy::period_from(&rule, sequence, args.to, by, &mut budget, look);
    watch.end();
    let report = report?;
    let written = match &args.certificate {
        Some(file) if report.proved.is_some() => {
            write(file, &rule, &report)?;
            Some(file.as_str())
        }
        _ => None,
    };
    if args.json {
        serde_json::to_writer(&mut *out, &PeriodObject::new(&rule, &report))?;
        writeln!(out)?;
    } else {
        let doc = grundy_explain::period::period(&rule, &report, written, voice.messages());
        out.write_all(ask::render(&doc, voice).as_bytes())?;
    }
    match report.stopped {
        Some(stopped) => Err(Failure::Incomplete(stopped)),
        None => Ok(()),
    }
}

/// Writes the certificate to a file that does not exist yet.
fn write(file: &str, rule: &HeapRule, report: &PeriodReport) -> Result<(), Failure> {
    let Some(certificate) = Certificate::new(rule, report) else { return Ok(()) };
    let mut to = BufWriter::new(File::create_new(file)?);
    serde_json::to_writer(&mut to, &certificate)?;
    writeln!(to)?;
    Ok(to.flush()?)
}
