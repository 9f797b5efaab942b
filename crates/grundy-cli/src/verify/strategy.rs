//! Strategies of `grundy graph --strategy`.

use crate::args::VerifyArgs;
use crate::ask;
use crate::failure::Failure;
use crate::graph::refused::halted;
use crate::graph::{Bar, limits, load};
use crate::quoted::quoted;
use crate::voice::Voice;
use grundy_engines::graph::Watch;
use grundy_explain::{Block, Doc, markup};
use grundy_graphs::{Flaw, FlawKind, Strategy, StrategyError, Verdict};
use serde::Serialize;
use std::fs::File;
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

/// How many lines come before that of the first vertex.
const HEAD: u64 = 5;

/// That a strategy holds.
#[derive(Serialize)]
struct Verified<'a> {
    graph: &'a str,
    status: &'static str,
    vertices: u64,
    arcs: u64,
}

/// Whether the file begins as a strategy does.
pub(super) fn is_one(file: &str) -> io::Result<bool> {
    let mut start = Vec::new();
    File::open(file)?.take(64).read_to_end(&mut start)?;
    Ok(Strategy::is_one(&start))
}

pub(super) fn run(args: &VerifyArgs, voice: &Voice, out: &mut dyn Write) -> Result<(), Failure> {
    let unknown = |message: String| Failure::Unknown { message };
    let shown = || ("file", quoted(&args.file).into());
    let strategy = Strategy::open(Path::new(&args.file)).map_err(|why| match why {
        StrategyError::Io(why) => Failure::Read(why),
        StrategyError::Foreign => unknown(voice.say("verify-foreign", &[shown()])),
        StrategyError::Line(line) => {
            unknown(voice.say("graph-strategy-line", &[shown(), ("line", line.into())]))
        }
    })?;
    let path = args.graph.clone().unwrap_or_else(|| PathBuf::from(&strategy.origin().file));
    let limits = limits(&args.limits);
    let bar = Bar::new(voice);
    let look = |progress| bar.look(progress);
    let watch = Watch::new(&limits, &look);
    let graph = load(&path, &strategy.origin().options, &watch, voice)?.graph;
    let verdict = strategy.check(graph.tails(), &watch).map_err(|why| halted(why, voice))?;
    bar.end();
    let name = path.to_string_lossy();
    match verdict {
        Verdict::Holds => {}
        Verdict::OtherGraph => {
            let what = voice.say("graph-strategy-other", &[("graph", quoted(&name).into())]);
            return Err(unknown(what));
        }
        Verdict::WrongCounts => return Err(unknown(voice.say("graph-strategy-counts", &[]))),
        Verdict::Flawed(flaw) => return Err(unknown(said(flaw, voice))),
    }
    let (vertices, arcs) = (graph.vertex_count() as u64, graph.arc_count() as u64);
    if args.json {
        let verified = Verified { graph: &name, status: "verified", vertices, arcs };
        serde_json::to_writer(&mut *out, &verified)?;
        return Ok(writeln!(out)?);
    }
    let told =
        [("file", quoted(&name).into()), ("vertices", vertices.into()), ("arcs", arcs.into())];
    let told = markup(&voice.say("graph-strategy-holds", &told));
    let doc = Doc::new(vec![Block::Paragraph(told)]);
    Ok(out.write_all(ask::render(&doc, voice).as_bytes())?)
}

fn said(flaw: Flaw, voice: &Voice) -> String {
    let id = match flaw.kind {
        FlawKind::Arc => "graph-strategy-arc",
        FlawKind::Move => "graph-strategy-move",
        FlawKind::Outcome => "graph-strategy-outcome",
        FlawKind::Distance => "graph-strategy-distance",
    };
    let line = u64::from(flaw.vertex) + HEAD + 1;
    voice.say(id, &[("line", line.into()), ("vertex", flaw.vertex.into())])
}
