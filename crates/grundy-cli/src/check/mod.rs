//! `grundy check`.

mod formula;
mod report;

use crate::args::Check;
use crate::ask;
use crate::failure::Failure;
use crate::library::Library;
use crate::quoted::quoted;
use crate::voice::Voice;
use grundy::check::{self, Bounds, Target};
use grundy::{Budget, RuleRef, Unsolved};
use grundy_games::registry;
use grundy_lang::DiagnosticKind;
use report::{Found, Report};
use std::io::Write;

/// What one bound of a claim is if only the other is given.
const LEMMA_BOUNDS: Bounds = Bounds { heaps: 4, size: 4 };

pub(crate) fn run(args: &Check, voice: &Voice, out: &mut dyn Write) -> Result<(), Failure> {
    let library = Library::load(&args.rules, voice)?;
    if let Some(text) = &args.formula {
        return formula::run(args, text, &library, voice, out);
    }
    let written = library.rules().and_then(|rules| Some((rules, rules.find(args.name.trim())?)));
    let target = match written {
        Some((rules, game)) => Target::of_rule(RuleRef::Written(rules.clone(), game)),
        None => target(&args.name, voice)?,
    };
    let report = compare(target, args, &mut Budget::new(&args.limits.limits()))?;
    if args.json {
        serde_json::to_writer(&mut *out, &report)?;
        writeln!(out)?;
    } else {
        out.write_all(ask::render(&report.doc(voice), voice).as_bytes())?;
    }
    Ok(())
}

fn compare(target: Target, args: &Check, budget: &mut Budget) -> Result<Report, Unsolved> {
    let heaps = args.heaps.map(|heaps| usize::try_from(heaps).unwrap_or(usize::MAX));
    let within = |default: Bounds| Bounds {
        heaps: heaps.unwrap_or(default.heaps),
        size: args.size.unwrap_or(default.size),
    };
    let lemma = match target {
        Target::Lemma(lemma) => Some(lemma),
        Target::Family(..) => None,
    };
    let (compared, counterexample) = match target {
        Target::Family(family, default) => {
            let report = check::check(&family, &within(default), budget)?;
            (report.compared, report.counterexample.as_ref().map(Found::new))
        }
        Target::Lemma(lemma) => {
            let asked = args.heaps.or(args.size).is_some();
            let bounds = asked.then(|| within(LEMMA_BOUNDS));
            let found = check::refute(lemma, bounds.as_ref(), budget)?;
            let counterexample = found.counterexample.as_ref();
            (found.tested, counterexample.map(|found| Found::of_lemma(lemma, found)))
        }
    };
    Ok(Report { check: args.name.clone(), compared, lemma, counterexample })
}

/// The target called `name`, or what is wrong with it.
fn target(name: &str, voice: &Voice) -> Result<Target, Failure> {
    Target::named(name).map_err(|mistakes| {
        // A name alone may be meant for a check; anything else is a rule with a mistake in it.
        let is_name = !name.contains(['[', '(']);
        match mistakes.first().map(|mistake| &mistake.kind) {
            Some(DiagnosticKind::UnknownGame { .. } | DiagnosticKind::Expected { .. })
                if is_name =>
            {
                unknown(name, voice)
            }
            _ => ask::problem(name, &mistakes, voice),
        }
    })
}

fn unknown(name: &str, voice: &Voice) -> Failure {
    let message = match registry::nearest_among(name, Target::names()) {
        Some(meant) => voice
            .say("check-unknown-meant", &[("name", quoted(name).into()), ("meant", meant.into())]),
        None => {
            let all = Target::names().collect::<Vec<_>>().join(", ");
            voice.say("check-unknown", &[("name", quoted(name).into()), ("names", all.into())])
        }
    };
    Failure::Unknown { message }
}
