//! Whether a certificate holds.

use super::Asked;
use crate::json::VerifiedObject;
use crate::reported::write_object;
use crate::{Context, Failure, How, Reported};
use grundy::Limits;
use grundy::certificate::{Certificate, Refused};
use grundy_core::{Budget, Stage, Stopped};
use grundy_explain::{Doc, InputError, Messages, period as words};
use serde::{Deserialize, Serialize};
use std::io::{self, Read, Write};

/// More than this many bytes are no certificate.
const LONGEST: u64 = 1 << 28;

/// So much is read at once.
const PIECE: usize = 1 << 16;

/// Does a certificate hold?
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields)]
pub struct Verify {
    /// The name of a file, which the host opens.
    pub file: Option<String>,
    /// The certificate itself.
    #[cfg_attr(feature = "schema", schemars(with = "Option<serde_json::Value>"))]
    pub certificate: Option<Certificate>,
    /// The graph that a strategy is about, if not the one that it names.
    pub graph: Option<String>,
}

impl Verify {
    /// Does the certificate in this file hold?
    pub fn of_file(name: impl Into<String>) -> Verify {
        Verify { file: Some(name.into()), ..Verify::default() }
    }
}

impl Asked for Verify {
    type Report = Verified;
    const NAME: &'static str = "verify";

    fn ask(&self, cx: &mut Context<'_>) -> Result<Verified, Failure> {
        let mut budget = cx.budget(Limits { positions: u64::MAX, ..Limits::default() })?;
        if let Some(certificate) = &self.certificate {
            return verified(certificate, "certificate", &mut budget);
        }
        let name = self.file.as_deref().unwrap_or("-");
        let bytes = read(name, LONGEST, &budget, cx)?;
        let certificate = serde_json::from_slice(&bytes).map_err(|_| InputError::Certificate {
            name: name.to_owned(),
            why: Refused::Foreign,
        })?;
        verified(&certificate, name, &mut budget)
    }
}

fn verified(
    certificate: &Certificate,
    name: &str,
    budget: &mut Budget,
) -> Result<Verified, Failure> {
    match certificate.verify(budget) {
        Ok(()) => Ok(Verified::Period(Box::new(certificate.clone()))),
        Err(Refused::Stopped(by)) => Err(by.into()),
        Err(why) => Err(InputError::Certificate { name: name.to_owned(), why }.into()),
    }
}

/// All bytes of what the host calls `name`, if there are not too many. Some files have no end.
pub(crate) fn read(
    name: &str,
    most: u64,
    budget: &Budget,
    cx: &Context<'_>,
) -> Result<Vec<u8>, Failure> {
    let mut input = cx.host.open(name, budget)?;
    let mut bytes = Vec::new();
    let mut piece = vec![0; PIECE];
    loop {
        let read = match input.read(&mut piece) {
            Ok(0) => return Ok(bytes),
            Ok(read) => read,
            Err(why) if why.kind() == io::ErrorKind::Interrupted => 0,
            Err(why) => return Err(Failure::reading(name, why)),
        };
        bytes.extend_from_slice(&piece[..read]);
        let len = bytes.len() as u64;
        if len > most {
            return Err(InputError::TooLong { most }.into());
        }
        budget.at(Stage::Reading, len, 0)?;
        // A vector that grows takes up to twice what is in it.
        budget.room_for(2 * len)?;
    }
}

/// That something holds.
#[derive(Clone, Debug)]
pub enum Verified {
    /// The certificate of a period.
    Period(Box<Certificate>),
}

impl Reported for Verified {
    fn say(&self, _: &How, messages: &Messages) -> Doc {
        let Verified::Period(certificate) = self;
        let (rule, claim) = (certificate.rule(), certificate.claim());
        words::certificate(rule, claim, certificate.computed_to(), messages)
    }

    fn write_json(&self, _: &Messages, out: &mut dyn Write) -> io::Result<()> {
        let Verified::Period(certificate) = self;
        write_object(&VerifiedObject::new(certificate), out)
    }

    fn say_stopped(&self, _: &Stopped, _: &Messages) -> Option<Doc> {
        None
    }
}
