//! Certificates of periods: what was proved, in a file that others can check.
//!
//! A certificate names the rule, the theorem and the numbers, the sparse space in which the values are
//! quickly computed again, and a checksum of all values that the proof needs. [`Certificate::verify`]
//! computes the values by code of its own, in the files `values.rs` and `window.rs`, and believes nothing it is told.

mod values;
mod window;

use crate::period::{PeriodReport, PeriodTheorem, checksum};
use grundy_core::{Budget, Stopped};
use grundy_engines::heap::sequence::SpaceKind;
use grundy_games::heap::HeapRule;
use grundy_lang::{RuleRef, heap_rule_text, named_rule_text, parse_rule};
use grundy_reasons::PeriodClaim;
use serde::{Deserialize, Serialize};
use std::fmt;
use window::WindowData;

/// What a certificate calls itself.
const NAME: &str = "grundy-period";

/// The version of the format that is written and read.
const VERSION: u32 = 1;

/// A certificate that a heap game has a period.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Certificate {
    certificate: String,
    version: u32,
    rule: String,
    theorem: String,
    preperiod: u64,
    period: u64,
    saltus: u64,
    max: Option<u64>,
    computed_to: u64,
    space: Option<SpaceData>,
    rares: Vec<u64>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    window: Option<WindowData>,
    checksum: String,
}

/// A sparse space as data.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SpaceData {
    mask: u64,
    kind: KindData,
    /// Of a domain: the parity of what is taken before a heap is broken.
    parity: Option<u64>,
}

impl SpaceData {
    /// The mask.
    ///
    /// # Errors
    /// If it is wider than any that the engines use.
    fn mask(&self) -> Result<u16, CertificateError> {
        u16::try_from(self.mask).map_err(|_| CertificateError::Wrong("the sparse space"))
    }

    /// Whether the mask has no bit that is idle, since no value up to `max` has it.
    fn is_tight(&self, max: u64) -> bool {
        self.mask.leading_zeros() >= max.leading_zeros()
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum KindData {
    Range,
    Domain,
}

/// Why a certificate is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CertificateError {
    /// It is no certificate of a period, or of a version that is not known.
    Foreign,
    /// This is wrong in it.
    Wrong(&'static str),
    /// A limit was reached before all was checked.
    Stopped(Stopped),
}

impl fmt::Display for CertificateError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CertificateError::Foreign => f.write_str("not a certificate that can be read"),
            CertificateError::Wrong(what) => write!(f, "wrong: {what}"),
            CertificateError::Stopped(stopped) => stopped.fmt(f),
        }
    }
}

impl std::error::Error for CertificateError {}

impl From<Stopped> for CertificateError {
    fn from(stopped: Stopped) -> CertificateError {
        CertificateError::Stopped(stopped)
    }
}

impl Certificate {
    /// The certificate of a period that was proved.
    pub fn new(rule: &HeapRule, report: &PeriodReport) -> Option<Certificate> {
        let proved = report.proved.as_ref()?;
        let (space, rares) = match &proved.space {
            None => (None, Vec::new()),
            Some((space, rares)) => {
                let (kind, parity) = match space.kind {
                    SpaceKind::Range => (KindData::Range, None),
                    SpaceKind::Domain { parity } => (KindData::Domain, Some(parity.into())),
                };
                (Some(SpaceData { mask: space.mask.into(), kind, parity }), rares.clone())
            }
        };
        Some(Certificate {
            certificate: NAME.to_owned(),
            version: VERSION,
            rule: heap_rule_text(rule),
            theorem: report.theorem?.name().to_owned(),
            preperiod: proved.preperiod,
            period: proved.period,
            saltus: proved.saltus,
            max: proved.max,
            computed_to: report.computed_to,
            space,
            rares,
            window: proved.window.as_ref().map(|window| WindowData {
                witness: window.witness,
                first: window.first,
                second: window.second,
                values: window.values.clone(),
            }),
            checksum: format!("{:016x}", proved.checksum),
        })
    }

    /// The rule it is about, as text.
    pub fn rule(&self) -> &str {
        &self.rule
    }

    /// The preperiod, the period and the saltus that it claims.
    pub fn claim(&self) -> (u64, u64, u64) {
        (self.preperiod, self.period, self.saltus)
    }

    /// The last heap whose value it rests on.
    pub fn computed_to(&self) -> u64 {
        self.computed_to
    }

    /// Checks everything that the certificate says, with values computed anew.
    ///
    /// # Errors
    /// What is wrong, or that a limit was reached before all was checked.
    pub fn verify(&self, budget: &mut Budget) -> Result<(), CertificateError> {
        if self.certificate != NAME || self.version != VERSION {
            return Err(CertificateError::Foreign);
        }
        let Ok(RuleRef::Heap(named)) = parse_rule(&self.rule) else {
            return Err(CertificateError::Wrong("the rule"));
        };
        let rule = named.rule();
        ensure(named_rule_text(&named) == self.rule && rule.is_impartial(), "the rule")?;
        if self.theorem == PeriodTheorem::Window.name() {
            return window::verify(self, rule, budget);
        }
        ensure(self.window.is_none(), "that the theorem has no window")?;
        let theorem = PeriodTheorem::proving(rule, self.saltus).map(PeriodTheorem::name);
        ensure(theorem == Some(self.theorem.as_str()), "the theorem")?;
        let len = self.computed_to.checked_add(1).and_then(|len| usize::try_from(len).ok());
        let len = len.ok_or(CertificateError::Wrong("how far was computed"))?;
        let (values, rares) = values::compute(rule, self.space.as_ref(), len, budget)?;
        ensure(rares == self.rares, "the rare heaps")?;
        let largest = values.iter().copied().max().unwrap_or(0);
        let tight = self.space.as_ref().is_none_or(|space| space.is_tight(largest));
        ensure(tight, "the sparse space")?;
        let sum = format!("{:016x}", checksum(values.iter().copied()));
        ensure(sum == self.checksum, "the checksum of the values")?;
        let max = values.iter().copied().max().filter(|_| self.saltus == 0);
        ensure(max == self.max, "the largest value")?;
        let (preperiod, period, saltus) = self.claim();
        let claim = PeriodClaim { rule, values: &values, preperiod, period, saltus };
        claim.verify(budget)?.map_err(|flaw| CertificateError::Wrong(flaw.what()))?;
        // The theorems on tables without a saltus ask for so many values, and for no more.
        let needed = if saltus == 0 { claim.needed() } else { None };
        let exact = needed.is_none_or(|needed| needed == len as u128);
        ensure(exact, "that the table is as long as the theorem needs")
    }
}

fn ensure(holds: bool, what: &'static str) -> Result<(), CertificateError> {
    if holds { Ok(()) } else { Err(CertificateError::Wrong(what)) }
}
