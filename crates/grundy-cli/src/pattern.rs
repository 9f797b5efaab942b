//! `grundy pattern`.

use crate::args::Pattern;
use crate::failure::Failure;
use crate::library::Library;
use crate::quoted::quoted;
use crate::voice::Voice;
use crate::{ask, source};
use grundy::json::{GridPatternObject, PatternObject};
use grundy::pattern::{
    Found, GridReport, NoValues, Report, Unfit, pattern, usual_limits, written_pattern,
};
use grundy::{Budget, RuleRef, Unsolved};
use grundy_lang::{heap_rule_text, rule_text};
use std::io::Write;

pub(crate) fn run(args: &Pattern, voice: &Voice, out: &mut dyn Write) -> Result<(), Failure> {
    let text = source::read(&args.name)?;
    let rule = Library::load(&args.rules, voice)?.rule(&text, voice)?;
    let budget = &mut Budget::new(&args.limits.limits_or(usual_limits()));
    let RuleRef::Written(rules, game) = &rule else {
        let report = pattern(&rule, args.to, budget).map_err(|unfit| refused(unfit, voice))?;
        return sequence(args, &rule_text(&rule), &report, voice, out);
    };
    let found = written_pattern(rules, *game, args.to, budget).map_err(|why| match why {
        NoValues::Unfit(unfit) => refused(unfit, voice),
        NoValues::Unsolved(unsolved) => Failure::Unsolved(unsolved),
    })?;
    match found {
        Found::Sequence(report) => {
            if let (Some(heap), false) = (rules.recognised(*game), args.json) {
                let heap = heap_rule_text(heap);
                let args = [("game", rules.name(*game).into()), ("rule", heap.into())];
                writeln!(out, "{}\n", voice.say("pattern-recognised", &args))?;
            }
            sequence(args, rules.name(*game), &report, voice, out)
        }
        Found::Grid(report) => grid(args, rules.name(*game), &report, voice, out),
    }
}

fn grid(
    args: &Pattern,
    rule: &str,
    report: &GridReport,
    voice: &Voice,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    if let (Some(stopped), true) = (&report.stopped, report.findings.patterns.is_empty()) {
        return Err(Unsolved::Stopped(stopped.clone()).into());
    }
    if args.json {
        serde_json::to_writer(&mut *out, &GridPatternObject::new(rule, report))?;
        writeln!(out)?;
    } else {
        out.write_all(ask::grid_pattern(report, voice).as_bytes())?;
    }
    Ok(())
}

fn sequence(
    args: &Pattern,
    rule: &str,
    report: &Report,
    voice: &Voice,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    // What a limit left is told if it is enough to say something.
    if let (Some(stopped), true) = (&report.stopped, report.patterns.is_empty() && !report.searched)
    {
        return Err(Unsolved::Stopped(stopped.clone()).into());
    }
    if args.json {
        serde_json::to_writer(&mut *out, &PatternObject::new(rule, report))?;
        writeln!(out)?;
    } else {
        out.write_all(ask::pattern(report, voice).as_bytes())?;
    }
    Ok(())
}

fn refused(unfit: Unfit, voice: &Voice) -> Failure {
    let message = match unfit {
        Unfit::Partizan => voice.say("pattern-unfit-partizan", &[]),
        Unfit::Parameters(game) => voice.say(
            "pattern-unfit-parameters",
            &[("name", quoted(game.name).into()), ("syntax", game.example.into())],
        ),
        Unfit::NotOneOrTwo | Unfit::Written => voice.say("pattern-unfit-written", &[]),
        Unfit::Draws => voice.say("pattern-unfit-draws", &[]),
        Unfit::NoSequence(game) => {
            voice.say("pattern-unfit-sequence", &[("name", quoted(game.name).into())])
        }
    };
    Failure::Unknown { message }
}
