//! `grundy check`.

use crate::args::Check;
use crate::ask::{self, CheckFailure, CheckResult};
use crate::failure::Failure;
use crate::nearest::{nearest, quoted};
use crate::voice::Voice;
use grundy::Play;
use std::io::Write;

pub(crate) fn run(args: &Check, voice: &Voice, out: &mut dyn Write) -> Result<(), Failure> {
    let limits = args.limits.limits();
    let result = match ask::check(&args.name, args.heaps, args.size, &limits) {
        Ok(result) => result,
        Err(CheckFailure::Unsolved(unsolved)) => return Err(unsolved.into()),
        Err(CheckFailure::Unknown) => return Err(unknown(&args.name, voice)),
    };
    if args.json {
        serde_json::to_writer(&mut *out, &result)?;
        writeln!(out)?;
    } else {
        out.write_all(words(&result, voice).as_bytes())?;
    }
    Ok(())
}

fn words(result: &CheckResult, voice: &Voice) -> String {
    let compared = voice.say(
        "check-compared",
        &[
            ("check", result.check.as_str().into()),
            ("count", result.compared.into()),
            ("heaps", result.heaps.into()),
            ("size", result.size.into()),
        ],
    );
    let Some(found) = &result.counterexample else {
        return format!("{compared}\n{}\n", voice.say("check-agrees", &[]));
    };
    let convention = match found.play {
        Play::Normal => voice.say("play-rule-normal", &[]),
        Play::Misere => voice.say("play-rule-misere", &[]),
    };
    let lines = [
        compared,
        voice.say("check-counterexample", &[("position", found.position.as_str().into())]),
        format!("  {convention}"),
        format!("  {}", voice.say("check-claimed", &[("what", found.claimed.as_str().into())])),
        format!("  {}", voice.say("check-true", &[("what", found.truth.as_str().into())])),
    ];
    lines.join("\n") + "\n"
}

fn unknown(name: &str, voice: &Voice) -> Failure {
    let message = match nearest(name, ask::check_names()) {
        Some(meant) => voice
            .say("check-unknown-meant", &[("name", quoted(name).into()), ("meant", meant.into())]),
        None => voice.say(
            "check-unknown",
            &[("name", quoted(name).into()), ("names", ask::check_names().join(", ").into())],
        ),
    };
    Failure::Unknown { message }
}
