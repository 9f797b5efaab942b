//! What judging a program showed.

use super::ErrorObject;
use crate::judge::Judged;
use grundy::judge::{End, Found, Reply, Trouble};
use grundy::{Ending, move_text, position_text};
use grundy_explain::Messages;
use grundy_explain::judge::mistake_name;
use serde::Serialize;

/// The object of a program that was judged.
#[derive(Debug, Serialize)]
pub struct JudgedObject {
    command: String,
    game: String,
    play: &'static str,
    ask: &'static str,
    right: usize,
    right_large: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    found: Option<FoundObject>,
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<ErrorObject>,
}

/// A position that goes wrong.
#[derive(Debug, Serialize)]
struct FoundObject {
    position: String,
    trouble: &'static str,
    outcome: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    value: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    said: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    meant: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    exit_code: Option<i32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    signal: Option<i32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    complaint: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    mistake: Option<&'static str>,
    input: String,
    positions: usize,
}

impl JudgedObject {
    /// The object of what was found.
    pub fn new(judged: &Judged, messages: &Messages) -> JudgedObject {
        let verdict = &judged.verdict;
        JudgedObject {
            command: judged.command.clone(),
            game: judged.game.clone(),
            play: judged.play.name(),
            ask: judged.ask.name(),
            right: verdict.right,
            right_large: verdict.right_large,
            found: verdict.found.as_deref().map(FoundObject::new),
            error: verdict.stopped.as_ref().map(|by| ErrorObject::of_stopped(by, messages)),
        }
    }
}

impl FoundObject {
    fn new(found: &Found) -> FoundObject {
        let object = FoundObject {
            position: position_text(&found.answer.position),
            trouble: "wrong",
            outcome: found.answer.outcome.letter(),
            value: found.answer.value.nimber(),
            said: None,
            meant: None,
            exit_code: None,
            signal: None,
            complaint: None,
            mistake: found.mistake.as_ref().map(mistake_name),
            input: found.input.clone(),
            positions: found.positions,
        };
        match &found.trouble {
            Trouble::Wrong { said, reply } => {
                let meant = match reply {
                    Reply::Outcome(Ending::Wins) => Some("first".to_owned()),
                    Reply::Outcome(Ending::Loses) => Some("second".to_owned()),
                    Reply::Outcome(Ending::Draws) => Some("draw".to_owned()),
                    Reply::Value(value) => Some(value.to_string()),
                    Reply::Move(played) => Some(move_text(&found.answer.position, played)),
                    Reply::NoMove => Some("none".to_owned()),
                    Reply::Other => None,
                };
                FoundObject { said: Some(said.clone()), meant, ..object }
            }
            Trouble::Silent => FoundObject { trouble: "silent", ..object },
            Trouble::TooFew(_) => FoundObject { trouble: "too-few", ..object },
            Trouble::TooMany(_) => FoundObject { trouble: "too-many", ..object },
            Trouble::Ended(end, complaint) => {
                let object = FoundObject { complaint: complaint.clone(), ..object };
                match *end {
                    End::Finished => object,
                    End::Failed(code) => {
                        FoundObject { trouble: "failed", exit_code: Some(code), ..object }
                    }
                    End::Killed(signal) => {
                        FoundObject { trouble: "crashed", signal: Some(signal), ..object }
                    }
                    End::TooSlow => FoundObject { trouble: "slow", ..object },
                    End::TooMuch => FoundObject { trouble: "endless", ..object },
                }
            }
        }
    }
}
