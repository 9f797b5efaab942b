//! `grundy equal`.

use crate::args::Equal;
use crate::failure::Failure;
use crate::library::Library;
use crate::voice::Voice;
use crate::{ask, source};
use grundy::Budget;
use grundy::json::ComparisonObject;
use std::io::Write;

pub(crate) fn run(args: &Equal, voice: &Voice, out: &mut dyn Write) -> Result<(), Failure> {
    let library = Library::load(&args.rules, voice)?;
    let a = library.position(&source::read(&args.a)?, voice)?;
    let b = library.position(&source::read(&args.b)?, voice)?;
    let comparison = grundy::equal(&a, &b, &mut Budget::new(&args.limits.limits()))?;
    if args.json {
        serde_json::to_writer(&mut *out, &ComparisonObject::new(&a, &b, &comparison))?;
        writeln!(out)?;
    } else {
        out.write_all(ask::comparison(&a, &b, &comparison, voice).as_bytes())?;
    }
    Ok(())
}
