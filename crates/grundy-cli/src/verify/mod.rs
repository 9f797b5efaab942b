//! `grundy verify`.

mod strategy;

use crate::args::VerifyArgs;
use crate::ask;
use crate::failure::Failure;
use crate::quoted::quoted;
use crate::voice::Voice;
use grundy::certificate::{Certificate, Refused};
use grundy::{Budget, Unsolved};
use serde::Serialize;
use std::io::Write;

/// That a certificate holds.
#[derive(Serialize)]
struct Verified<'a> {
    rule: &'a str,
    status: &'static str,
    preperiod: u64,
    period: u64,
    saltus: u64,
    computed_to: u64,
}

pub(crate) fn run(args: &VerifyArgs, voice: &Voice, out: &mut dyn Write) -> Result<(), Failure> {
    if strategy::is_one(&args.file).map_err(Failure::Read)? {
        return strategy::run(args, voice, out);
    }
    let text = std::fs::read(&args.file).map_err(Failure::Read)?;
    let foreign = || Failure::Unknown {
        message: voice.say("verify-foreign", &[("file", quoted(&args.file).into())]),
    };
    let certificate: Certificate = serde_json::from_slice(&text).map_err(|_| foreign())?;
    let mut budget = Budget::new(&args.limits.of_heaps());
    certificate.verify(&mut budget).map_err(|refused| match refused {
        Refused::Foreign => foreign(),
        Refused::Wrong(what) => {
            Failure::Unknown { message: voice.say("verify-wrong", &[("what", what.into())]) }
        }
        Refused::Stopped(stopped) => Failure::Unsolved(Unsolved::Stopped(stopped)),
    })?;
    let (preperiod, period, saltus) = certificate.claim();
    let (rule, computed_to) = (certificate.rule(), certificate.computed_to());
    if args.json {
        let status = "verified";
        let verified = Verified { rule, status, preperiod, period, saltus, computed_to };
        serde_json::to_writer(&mut *out, &verified)?;
        writeln!(out)?;
    } else {
        let claim = certificate.claim();
        let doc = grundy_explain::period::certificate(rule, claim, computed_to, voice.messages());
        out.write_all(ask::render(&doc, voice).as_bytes())?;
    }
    Ok(())
}
