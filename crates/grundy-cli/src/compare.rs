//! `grundy compare`.

use crate::args::CompareArgs;
use crate::ask;
use crate::failure::Failure;
use crate::library::Library;
use crate::voice::Voice;
use crate::watch::Watch;
use grundy::json::SequencesObject;
use grundy::{Budget, Unsolved};
use std::io::Write;

pub(crate) fn run(args: &CompareArgs, voice: &Voice, out: &mut dyn Write) -> Result<(), Failure> {
    let library = Library::load(&args.rules, voice)?;
    let (a, b) = (library.heap_rule(&args.a, voice)?, library.heap_rule(&args.b, voice)?);
    let mut watch = Watch::new(args.to, voice);
    let mut budget = Budget::new(&args.limits.of_heaps());
    let tick = |known| watch.tick(known);
    let comparison = grundy::compare_watched(&a, &b, args.to, &mut budget, tick);
    watch.end();
    let comparison = comparison?;
    if let (Some(stopped), None) = (&comparison.stopped, comparison.compared_to) {
        return Err(Failure::Unsolved(Unsolved::Stopped(stopped.clone())));
    }
    if args.json {
        serde_json::to_writer(&mut *out, &SequencesObject::new(&a, &b, &comparison))?;
        writeln!(out)?;
    } else {
        let doc = grundy_explain::period::sequences(&a, &b, &comparison, voice.messages());
        out.write_all(ask::render(&doc, voice).as_bytes())?;
    }
    match comparison.stopped {
        Some(stopped) => Err(Failure::Incomplete(stopped)),
        None => Ok(()),
    }
}
