//! Certificates that somebody forged do no harm: they are refused, or their check ends at a limit.

use grundy::certificate::{Certificate, CertificateError};
use grundy::{Budget, Limit, Limits, Proof, RuleRef, parse_rule, period_from};
use grundy_theorems::heap;
use serde_json::{Value, json};
use std::convert::Infallible;
use std::time::{Duration, Instant};

fn certificate(rule: &str, by: Proof) -> Value {
    let Ok(RuleRef::Heap(rule)) = parse_rule(rule) else { panic!("{rule}") };
    let rule = rule.rule();
    let watch = |_: &_| Ok::<(), Infallible>(());
    let mut budget = Budget::default();
    let Ok(report) = period_from(rule, heap::sequence(rule), 1 << 14, by, &mut budget, watch);
    let certificate = Certificate::new(rule, &report).expect("a proof");
    assert_eq!(certificate.verify(&mut Budget::default()), Ok(()));
    serde_json::to_value(certificate).expect("an object")
}

/// What the check of a forgery says, within half a second.
fn refusal(forged: &Value) -> CertificateError {
    let certificate: Certificate =
        serde_json::from_value(forged.clone()).expect("its form is right");
    let limits = Limits { time: Duration::from_millis(500), memory: 64 << 20, ..Limits::NONE };
    let begun = Instant::now();
    let refused = certificate.verify(&mut Budget::new(&limits)).expect_err("a forgery");
    assert!(begun.elapsed() < Duration::from_secs(5), "{:?} for {forged}", begun.elapsed());
    refused
}

#[test]
fn wide_masks_are_refused_at_once() {
    let masks = [1 << 16, 1 << 20, 1 << 40, 1 << 62, 1 << 63, u64::MAX - 1, u64::MAX];
    for by in [Proof::Table, Proof::Window] {
        let good = certificate("0.156", by);
        for mask in masks {
            let mut forged = good.clone();
            forged["space"]["mask"] = json!(mask);
            assert_eq!(refusal(&forged), CertificateError::Wrong("the sparse space"), "{forged}");
        }
        // Masks that the engines may have are tried, within the limits.
        for mask in [1u64 << 15, 0xffff, 0xff00] {
            let mut forged = good.clone();
            forged["space"]["mask"] = json!(mask);
            let refused = refusal(&forged);
            assert!(
                matches!(refused, CertificateError::Wrong(_) | CertificateError::Stopped(_)),
                "{forged}"
            );
        }
    }
}

#[test]
fn far_claims_end_at_a_limit() {
    let far = [1u64 << 40, 1 << 62, u64::MAX - 1, u64::MAX];
    let stops = |forged: &Value| match refusal(forged) {
        CertificateError::Stopped(stopped) => {
            assert!(matches!(stopped.by, Limit::Time(_) | Limit::Memory(_)), "{stopped:?}");
            1
        }
        CertificateError::Wrong(_) => 0,
        CertificateError::Foreign => panic!("foreign: {forged}"),
    };
    let mut stopped = 0;
    let rules =
        ["0.77", "0.156", "subtract[2, 5]", "allbut[1, 4]", "0.13FF", "0.3F", "laskers_nim"];
    for rule in rules {
        let good = certificate(rule, Proof::Any);
        for field in ["computed_to", "period", "preperiod", "saltus"] {
            for number in far {
                let mut forged = good.clone();
                forged[field] = json!(number);
                stopped += stops(&forged);
            }
        }
        for other in ["grundys", "0.[F]", "nim", "allbut[1, 18446744073709551615]"] {
            let mut forged = good.clone();
            forged["rule"] = json!(other);
            forged["computed_to"] = json!(1u64 << 62);
            stopped += stops(&forged);
        }
    }
    assert!(stopped > 20, "{stopped}");
}
