//! `grundy pattern`.

use crate::args::Pattern;
use crate::failure::Failure;
use crate::quoted::quoted;
use crate::voice::Voice;
use crate::{ask, source};
use grundy::Unsolved;
use grundy::json::PatternObject;
use grundy::pattern::{Unfit, pattern, usual_limits};
use grundy_lang::rule_text;
use std::io::Write;

pub(crate) fn run(args: &Pattern, voice: &Voice, out: &mut dyn Write) -> Result<(), Failure> {
    let text = source::read(&args.rule)?;
    let rule = grundy::parse_rule(&text).map_err(|wrong| ask::problem(&text, &wrong, voice))?;
    let report = pattern(&rule, args.to, &args.limits.limits_or(usual_limits()))
        .map_err(|unfit| refused(unfit, voice))?;
    // What a limit left is told if it is enough to say something.
    if let (Some(stopped), true) = (&report.stopped, report.patterns.is_empty() && !report.searched)
    {
        return Err(Unsolved::Stopped(stopped.clone()).into());
    }
    if args.json {
        serde_json::to_writer(&mut *out, &PatternObject::new(&rule_text(&rule), &report))?;
        writeln!(out)?;
    } else {
        out.write_all(ask::pattern(&report, voice).as_bytes())?;
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
        Unfit::NoSequence(game) => {
            voice.say("pattern-unfit-sequence", &[("name", quoted(game.name).into())])
        }
    };
    Failure::Unknown { message }
}
