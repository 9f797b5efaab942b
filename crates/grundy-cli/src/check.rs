//! `grundy check`.

use crate::args::Check;
use crate::ask::{self, CheckResult};
use crate::failure::Failure;
use crate::voice::Voice;
use grundy::Play;
use std::io::Write;

pub(crate) fn run(args: &Check, voice: &Voice, out: &mut dyn Write) -> Result<(), Failure> {
    let limits = args.limits.limits();
    let result = ask::check(&args.name, args.heaps, args.size, &limits, voice)?;
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
    let tries = found.tries.iter().map(|attempt| {
        let args = [
            ("played", attempt.played.as_str().into()),
            ("after", attempt.after.as_str().into()),
            ("reply", attempt.reply.as_str().into()),
        ];
        format!("    {}", voice.say("lemma-try", &args))
    });
    lines.into_iter().chain(tries).collect::<Vec<_>>().join("\n") + "\n"
}
