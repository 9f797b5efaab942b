//! Which patterns are proved.

use super::{
    Base, Cases, Claim, Form, Observed, Pattern, Period, Repeat, Report, Sequence, Tested,
    ZeroPattern,
};
use grundy_engines::heap::Carry;
use grundy_engines::pattern::agree_for_ever;
use grundy_games::heap::HeapRule;
use grundy_theorems::Workspace;
use grundy_theorems::heap::{self, Formula};

/// Whether a statement is proved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// It holds for every n.
    Proved(Proof),
    /// It was observed, and nothing more.
    Conjecture,
}

/// Why a statement holds for every n.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Proof {
    /// A heap of Nim is its own value (Bouton 1901, Sprague 1935, Grundy 1939).
    Nim,
    /// The closed form for taking a number in a range.
    BoundedTake,
    /// The closed form where one number may not be taken.
    AllButOne,
    /// The closed form of Lasker's Nim.
    Lasker,
    /// A value depends on a window of values before it, and the window has come back.
    Window {
        /// How many values show it.
        needed: usize,
    },
    /// The theorem of Guy and Smith 1956 on codes.
    GuySmith {
        /// How many values show it.
        needed: usize,
    },
    /// The same for codes whose digits repeat.
    Repeating {
        /// How many values show it.
        needed: usize,
    },
    /// The values of a code rise, and the remainders of its heaps leave no gap.
    Rising {
        /// How many values show it.
        needed: usize,
    },
    /// All but a few numbers may be taken, and what determines the values to come has come back.
    AllBut {
        /// How many values show it.
        needed: usize,
    },
}

impl Proof {
    /// Its name in data.
    pub fn name(self) -> &'static str {
        match self {
            Proof::Nim => "nim",
            Proof::BoundedTake => "bounded-take",
            Proof::AllButOne => "all-but-one",
            Proof::Lasker => "lasker",
            Proof::Window { .. } => "window",
            Proof::GuySmith { .. } => "guy-smith",
            Proof::Repeating { .. } => "repeating",
            Proof::Rising { .. } => "rising",
            Proof::AllBut { .. } => "all-but",
        }
    }

    /// How many computed values it rests on, if it rests on any.
    pub fn needed(self) -> Option<usize> {
        match self {
            Proof::Window { needed }
            | Proof::GuySmith { needed }
            | Proof::Repeating { needed }
            | Proof::Rising { needed }
            | Proof::AllBut { needed } => Some(needed),
            _ => None,
        }
    }
}

/// Periods are looked for up to this heap at least.
const REACH: u64 = 8192;

/// What is known for ever of the values of a rule.
pub(super) struct Known {
    /// g(n + period) = g(n) + saltus from the preperiod on.
    period: Period,
    proof: Proof,
    /// The closed form of a theorem, if it is by one, from the preperiod on.
    form: Option<Pattern>,
}

impl Known {
    /// What is known of `rule`: by a theorem, or by a period that its table proves.
    pub(super) fn of(rule: &HeapRule, report: &Report, ws: &mut Workspace) -> Option<Known> {
        let closed = |base: Base, proof| {
            let form = Form::plain(base);
            Some(Known { period: form.period()?, proof, form: Some(Pattern::Closed(form)) })
        };
        match Formula::of(rule) {
            Some(Formula::Nim) => return closed(Base::Identity, Proof::Nim),
            Some(Formula::AllButOne(k)) => return closed(Base::Twice(k), Proof::AllButOne),
            Some(Formula::Bounded(range)) => {
                let modulus = range.least().checked_add(range.most())?;
                let base = Base::Remainder { modulus, step: range.least() };
                return closed(base, Proof::BoundedTake);
            }
            Some(Formula::Lasker) => return Some(lasker()),
            None => {}
        }
        let carry = heap::carry(rule)?;
        match carry {
            Carry::AllBut { .. } => {
                Known::by_table(rule, report, ws, |needed| Proof::AllBut { needed })
            }
            Carry::Taking { .. } => {
                Known::by_table(rule, report, ws, |needed| Proof::Window { needed })
            }
            Carry::Code(code) if !code.repeat.is_empty() || rising(report).is_some() => {
                let proved = carry.find(&report.values)?;
                let needed = proved.needed;
                let proof = match proved.period.saltus {
                    0 if code.repeat.is_empty() => Proof::GuySmith { needed },
                    0 => Proof::Repeating { needed },
                    _ => Proof::Rising { needed },
                };
                Some(Known { period: proved.period, proof, form: None })
            }
            Carry::Breaking { .. } | Carry::Code(_) => {
                Known::by_table(rule, report, ws, |needed| Proof::GuySmith { needed })
            }
        }
    }

    fn by_table(
        rule: &HeapRule,
        report: &Report,
        ws: &mut Workspace,
        proof: impl Fn(usize) -> Proof,
    ) -> Option<Known> {
        let seen = report.patterns.first().and_then(|claim| claim.observed.pattern.period());
        let far = seen.map_or(0, |period| (period.preperiod + period.period).saturating_mul(4));
        // A limit reached here only means that nothing is proved.
        let asked = REACH.max(far).max(report.values.len() as u64);
        let proved = heap::prove_period(rule, asked, ws).ok()??;
        Some(Known { period: proved.period, proof: proof(proved.needed), form: None })
    }

    /// Says which statements of the report are proved, puts in what the report lacks, and takes out
    /// what is not true for ever.
    pub(super) fn settle(self, report: &mut Report) {
        let status = Status::Proved(self.proof);
        report.patterns.retain_mut(|claim| {
            claim.status = status;
            let observed = &claim.observed;
            let period = observed.pattern.period();
            period.is_some_and(|period| {
                self.agrees(&self.period, &period, observed.from, &observed.tested)
            })
        });
        if report.patterns.is_empty() {
            let observed = self.observed(report);
            report.patterns.extend(observed.map(|observed| Claim { observed, status }));
        }
        report.refuted = report.refuted.take().filter(|_| report.patterns.is_empty());
        report.zero_pattern = report.zero_pattern.take().and_then(|claim| {
            let Observed { pattern, from, tested } = &claim.observed;
            let modulus = match pattern {
                ZeroPattern::Finite => 1,
                ZeroPattern::Residues { modulus, .. } => *modulus,
                // Zeros that do not repeat are not those of a sequence that does.
                ZeroPattern::Series(_) | ZeroPattern::Where { .. } | ZeroPattern::Beatty(_) => {
                    return None;
                }
            };
            let period = Period { preperiod: *from, period: modulus, saltus: 0 };
            self.agrees(&self.zeros()?, &period, *from, tested).then_some(Claim { status, ..claim })
        });
    }

    fn agrees(&self, known: &Period, period: &Period, from: u64, tested: &Tested) -> bool {
        agree_for_ever(known, period, from, tested.held_to)
    }

    /// The period of being 0. With a saltus no value is 0 any more after the first period.
    fn zeros(&self) -> Option<Period> {
        let Period { preperiod, period, saltus } = self.period;
        match saltus {
            0 => Some(self.period),
            _ => Some(Period { preperiod: preperiod.checked_add(period)?, period: 1, saltus: 0 }),
        }
    }

    /// What is known, compared with all values.
    fn observed(&self, report: &Report) -> Option<Observed<Pattern>> {
        let sequence = Sequence { first: report.first, values: &report.values };
        let last = sequence.end().saturating_sub(1);
        let tested = Tested { first: report.first, found_to: last, held_to: last };
        let repeat = || Repeat::new(&self.period, sequence).map(Pattern::Repeat);
        let pattern = self.form.clone().or_else(repeat)?;
        let from = self.period.preperiod;
        pattern.first_failure(from, sequence).is_none().then_some(Observed {
            pattern,
            from,
            tested,
        })
    }
}

/// The saltus of the pattern that was found, if it has one.
fn rising(report: &Report) -> Option<u64> {
    let period = report.patterns.first()?.observed.pattern.period()?;
    (period.saltus > 0).then_some(period.saltus)
}

/// n, but 4k + 3 and 4k + 4 exchanged.
fn lasker() -> Known {
    let form = |add| Some(Form { base: Base::Identity, shift: 0, add });
    let cases = Cases::new(vec![form(-1), form(0), form(0), form(1)]);
    Known {
        period: Period { preperiod: 1, period: 4, saltus: 4 },
        proof: Proof::Lasker,
        form: cases.map(Pattern::Cases),
    }
}
