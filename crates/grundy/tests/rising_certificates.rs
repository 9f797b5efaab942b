//! What the engines prove of hexadecimal and repeating codes, checked by the code for certificates.

#![cfg(feature = "json")]

use grundy::certificate::Certificate;
use grundy::{Budget, PeriodTheorem, RuleRef, period};
use std::collections::BTreeMap;

#[test]
fn the_check_accepts_what_is_proved_and_nothing_else() {
    let digits = "0123456789ABCDEF";
    let all = digits.chars().flat_map(|x| digits.chars().map(move |y| (x, y)));
    // Every seventh is enough for a test.
    let pairs = || all.clone().step_by(7);
    let codes = pairs().map(|(x, y)| format!("0.{x}{y}"));
    let codes = codes.chain(pairs().map(|(x, y)| format!("0.{x}[{y}]")));
    let codes = codes.chain(pairs().map(|(x, y)| format!("4.{y}[3{x}]")));
    let mut proved = BTreeMap::new();
    for code in codes {
        let Ok(RuleRef::Heap(rule)) = grundy::parse_rule(&code) else { continue };
        let report = period(rule.rule(), 100, &mut Budget::default());
        let Some(certificate) = Certificate::new(rule.rule(), &report) else { continue };
        let theorem = report.theorem.map(PeriodTheorem::name);
        *proved.entry(theorem).or_insert(0) += 1;
        assert_eq!(certificate.verify(&mut Budget::default()), Ok(()), "{code}");
        let good = serde_json::to_value(&certificate).expect("an object");
        for field in ["preperiod", "period", "saltus", "computed_to"] {
            let number = good[field].as_u64().expect("a number");
            for other in [number + 1, number + number / 2 + 2, number.saturating_sub(1)] {
                let mut bad = good.clone();
                bad[field] = other.into();
                let bad: Certificate = serde_json::from_value(bad).expect("a certificate");
                let refused = bad == certificate || bad.verify(&mut Budget::default()).is_err();
                assert!(refused, "{code}: {field} {other}");
            }
        }
    }
    let count = |name: &str| proved.get(&Some(name)).copied().unwrap_or(0);
    assert!(count("rising") > 50 && count("breaking") > 5, "{proved:?}");
    assert!(count("repeating") > 0, "{proved:?}");
}
