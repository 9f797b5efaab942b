//! `grundy theorem`.

use crate::ask;
use crate::failure::Failure;
use crate::quoted::quoted;
use crate::voice::Voice;
use grundy_games::registry;
use std::io::Write;

pub(crate) fn run(name: Option<&str>, voice: &Voice, out: &mut dyn Write) -> Result<(), Failure> {
    let Some(name) = name else {
        out.write_all(ask::theorem_list(voice).as_bytes())?;
        return Ok(());
    };
    let text = ask::theorem(name, voice)?.ok_or_else(|| unknown(name, voice))?;
    out.write_all(text.as_bytes())?;
    Ok(())
}

fn unknown(name: &str, voice: &Voice) -> Failure {
    let message = match registry::nearest_among(name, ask::theorem_names()) {
        Some(meant) => voice.say(
            "theorem-unknown-meant",
            &[("name", quoted(name).into()), ("meant", meant.into())],
        ),
        None => voice.say("theorem-unknown", &[("name", quoted(name).into())]),
    };
    Failure::Unknown { message }
}
