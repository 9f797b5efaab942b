//! Whether a certificate holds.

use super::Asked;
use crate::json::{StrategyObject, VerifiedObject};
use crate::question::graph::usual_limits;
use crate::reported::write_object;
use crate::{Context, Failure, How, Reported, input};
use grundy::Limits;
use grundy::certificate::{Certificate, CertificateError};
use grundy::graph::{Strategy, StrategyError, Verdict};
use grundy_core::{Budget, Stopped};
use grundy_explain::failure::GraphInputError;
use grundy_explain::{Doc, InputError, Messages, period};
use serde::{Deserialize, Serialize};
use std::io::{self, Write};

/// More than this many bytes are no certificate.
const LONGEST: u64 = 1 << 28;

/// Does a certificate or a strategy hold?
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
        let usual = Limits { positions: u64::MAX, ..Limits::default() };
        if let Some(certificate) = &self.certificate {
            return verified(certificate, "certificate", &mut cx.budget(usual)?);
        }
        let name = self.file.as_deref().unwrap_or("-");
        // A strategy is as long as its graph is large, and takes as long.
        let mut budget = cx.budget(usual_limits(cx))?;
        let most = |start: &[u8]| if Strategy::is_one(start) { u64::MAX } else { LONGEST };
        let bytes = input::bytes(name, most, &budget, cx)?;
        if Strategy::is_one(&bytes) {
            let strategy = Strategy::read(&bytes, &budget).map_err(|why| match why {
                StrategyError::Stopped(by) => Failure::from(by),
                why => refused(GraphInputError::Strategy { name: name.to_owned(), why }),
            })?;
            drop(bytes);
            return self.strategy(&strategy, &budget, cx);
        }
        if cx.limits.time.is_none() {
            budget = cx.budget(usual)?;
        }
        let certificate = input::json(&bytes, &budget)?.map_err(|_| InputError::Certificate {
            name: name.to_owned(),
            why: CertificateError::Foreign,
        })?;
        drop(bytes);
        verified(&certificate, name, &mut budget)
    }
}

impl Verify {
    /// Checks a strategy on the graph that is given, or the one that it names.
    fn strategy(
        &self,
        strategy: &Strategy,
        budget: &Budget,
        cx: &Context<'_>,
    ) -> Result<Verified, Failure> {
        let origin = strategy.origin();
        let name = self.graph.as_ref().unwrap_or(&origin.file).clone();
        let loaded = input::graph(&name, &origin.options, budget, cx)?.graph;
        let why = match strategy.check(loaded.tails(), budget)? {
            Verdict::Holds => {
                let (vertices, arcs) = (loaded.vertex_count() as u64, loaded.arc_count() as u64);
                return Ok(Verified::Strategy { graph: name, vertices, arcs });
            }
            Verdict::OtherGraph => GraphInputError::StrategyOfOther { graph: name },
            Verdict::WrongCounts => GraphInputError::StrategyCounts,
            Verdict::Flawed(flaw) => GraphInputError::StrategyLine(flaw),
        };
        Err(refused(why))
    }
}

fn refused(why: GraphInputError) -> Failure {
    InputError::from(why).into()
}

fn verified(
    certificate: &Certificate,
    name: &str,
    budget: &mut Budget,
) -> Result<Verified, Failure> {
    match certificate.verify(budget) {
        Ok(()) => Ok(Verified::Period(Box::new(certificate.clone()))),
        Err(CertificateError::Stopped(by)) => Err(by.into()),
        Err(why) => Err(InputError::Certificate { name: name.to_owned(), why }.into()),
    }
}

/// That something holds.
#[derive(Clone, Debug)]
pub enum Verified {
    /// The certificate of a period.
    Period(Box<Certificate>),
    /// A strategy for every vertex of a graph.
    Strategy {
        /// What the graph is called.
        graph: String,
        /// How many vertices it has.
        vertices: u64,
        /// How many arcs it has.
        arcs: u64,
    },
}

impl Reported for Verified {
    fn say(&self, _: &How, messages: &Messages) -> Doc {
        match self {
            Verified::Period(certificate) => {
                let (rule, claim) = (certificate.rule(), certificate.claim());
                period::certificate(rule, claim, certificate.computed_to(), messages)
            }
            Verified::Strategy { graph, vertices, arcs } => {
                grundy_explain::graph::strategy_holds(graph, *vertices, *arcs, messages)
            }
        }
    }

    fn write_json(&self, _: &Messages, out: &mut dyn Write) -> io::Result<()> {
        match self {
            Verified::Period(certificate) => write_object(&VerifiedObject::new(certificate), out),
            Verified::Strategy { graph, vertices, arcs } => {
                write_object(&StrategyObject::new(graph, *vertices, *arcs), out)
            }
        }
    }

    fn say_stopped(&self, _: &Stopped, _: &Messages) -> Option<Doc> {
        None
    }
}
