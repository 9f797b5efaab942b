//! `grundy graph`.

mod bar;
mod convert;
mod counts;
mod export;
mod memory;
mod object;
pub(crate) mod refused;
mod solved;
mod svg;

pub(crate) use bar::Bar;
pub(crate) use memory::limits;

use crate::args::{GraphArgs, GraphCommand, LabelArgs, YesNo};
use crate::ask;
use crate::failure::Failure;
use crate::output::Output;
use crate::picture::PictureFile;
use crate::voice::Voice;
use convert::Conversion;
use grundy::Play;
use grundy_engines::graph::{Line, TokenAnswer, Watch};
use grundy_explain::graph::{Explanation, LineMove, Summary, Tokens};
use grundy_explain::{Block, Doc};
use grundy_graphs::{
    Header, InputError, Loaded, Origin, TextOptions, open_path, open_stream, write_strategy,
};
use object::GraphObject;
use refused::{halted, refused, vertex};
use solved::Solved;
use std::io::{self, Write};
use std::path::Path;

/// How many moves of a line are shown.
const LINE: usize = 30;

pub(crate) fn run(args: &GraphArgs, voice: &Voice, out: &mut dyn Write) -> Result<(), Failure> {
    match (&args.command, &args.file) {
        (Some(GraphCommand::Convert { file, out: to_file, to, labels, json, limits }), _) => {
            let (to, json) = (*to, *json);
            let asked = Conversion { file, out: to_file, to, labels, json, limits };
            convert::run(&asked, voice, out)
        }
        (None, Some(file)) => solve(args, file, voice, out),
        // The parser of the command line asks for one of them.
        (None, None) => Ok(()),
    }
}

fn solve(args: &GraphArgs, file: &Path, voice: &Voice, out: &mut dyn Write) -> Result<(), Failure> {
    let play = if args.misere { Play::Misere } else { Play::Normal };
    let tokens = args.tokens.as_deref().unwrap_or_default();
    if play == Play::Misere && tokens.len() > 1 {
        return Err(Failure::Unknown { message: voice.say("graph-misere-sum", &[]) });
    }
    if args.strategy.is_some() && is_pipe(file) {
        return Err(Failure::Unknown { message: voice.say("graph-strategy-piped", &[]) });
    }
    let files = [args.out.as_deref(), args.strategy.as_deref()];
    let named = [files[0], files[1], args.svg.as_deref()];
    let same = |a: usize, b: usize| named[a].is_some() && named[a] == named[b];
    if same(0, 1) || same(0, 2) || same(1, 2) {
        return Err(Failure::Unknown { message: voice.say("values-same-file", &[]) });
    }
    // What cannot be written should be known before the work is done.
    let [mut values_file, mut strategy_file] = [None, None];
    for (path, file) in files.into_iter().zip([&mut values_file, &mut strategy_file]) {
        *file = path.map(|path| begun(path, voice)).transpose()?;
    }
    let picture = args.svg.as_deref().map(|path| PictureFile::begin(path, voice)).transpose()?;
    let options = options(&args.labels);
    let limits = limits(&args.limits);
    let bar = Bar::new(voice);
    let look = |progress| bar.look(progress);
    let watch = Watch::new(&limits, &look);
    let halt = |why| halted(why, voice);
    let loaded = load(file, &options, &watch, voice)?;
    if picture.is_some() {
        svg::fits(&loaded, voice)?;
    }
    let mut solved = Solved::new(loaded, play, args.loopy, &watch, voice)?;
    if asks_for_values(args) {
        solved.find_sets(&watch).map_err(halt)?;
    }
    let names = &solved.loaded.names;
    let asked = args.vertex.as_deref().or(args.explain.as_deref());
    let asked = asked.map(|name| vertex(name, names, voice)).transpose()?;
    let explained = args.explain.as_deref().map(|name| vertex(name, names, voice)).transpose()?;
    let tokens: Vec<u32> =
        tokens.iter().map(|name| vertex(name, names, voice)).collect::<Result<_, _>>()?;
    let longest = solved.longest(args.longest, &watch).map_err(halt)?;
    let mut object = GraphObject::new(&solved, longest);
    let mut docs = vec![summary(&solved, longest, voice)];
    if let Some(vertex) = asked {
        let answer = solved.tokens(&[vertex], &watch).map_err(halt)?;
        object.vertex(vertex, &answer, &solved);
        docs.push(said(&[vertex], &answer, &solved, voice));
    }
    if explained.is_some() || strategy_file.is_some() {
        let (heads, labels) = &solved.labelled(&watch).map_err(halt)?;
        if let Some(vertex) = explained {
            let line = Line::of(heads, labels, vertex, LINE);
            if !line.verify(heads, labels, play) {
                return Err(Failure::Unknown { message: voice.say("graph-line-broken", &[]) });
            }
            object.line(&line, names);
            docs.push(explanation(vertex, &line, heads, labels, &solved, voice));
        }
        if let (Some(written), Some(path)) = (&mut strategy_file, files[1]) {
            let origin = Origin { file: file.display().to_string(), options, play };
            write_strategy(written, &origin, heads, labels)
                .map_err(|why| unwritable(path, &why, voice))?;
        }
    }
    if !tokens.is_empty() {
        let answer = solved.tokens(&tokens, &watch).map_err(halt)?;
        object.tokens(&tokens, &answer, &solved);
        docs.push(said(&tokens, &answer, &solved, voice));
    }
    if let (Some(file), Some(path)) = (&mut values_file, files[0]) {
        let format = export::format(args.format, path);
        export::write(&solved, format, file).map_err(|why| unwritable(path, &why, voice))?;
    }
    if let Some(file) = picture {
        let on = if tokens.is_empty() { asked.as_slice() } else { &tokens };
        file.finish(svg::draw(&solved, on, &watch, voice)?, voice)?;
    }
    bar.end();
    if let Some(path) = args.svg.as_deref() {
        docs.push(written("graph-written", path, voice));
    }
    for ((file, path), id) in [values_file, strategy_file]
        .into_iter()
        .zip(files)
        .zip(["graph-written", "graph-strategy-written"])
    {
        if let (Some(file), Some(path)) = (file, path) {
            file.finish().map_err(|why| unwritable(path, &why, voice))?;
            docs.push(written(id, path, voice));
        }
    }
    if args.json {
        serde_json::to_writer(&mut *out, &object)?;
        return Ok(writeln!(out)?);
    }
    let blocks = docs.into_iter().flat_map(|doc| doc.blocks).collect();
    Ok(out.write_all(ask::render(&Doc::new(blocks), voice).as_bytes())?)
}

/// Whether values of single vertices are shown.
fn asks_for_values(args: &GraphArgs) -> bool {
    let vertices = args.vertex.is_some() || args.tokens.is_some() || args.explain.is_some();
    vertices || args.out.is_some() || args.svg.is_some()
}

fn options(args: &LabelArgs) -> TextOptions {
    let header = match args.header {
        None => Header::Guess,
        Some(YesNo::Yes) => Header::Present,
        Some(YesNo::No) => Header::Absent,
    };
    TextOptions { header, from_one: args.one_based }
}

fn is_pipe(file: &Path) -> bool {
    file == Path::new("-")
}

/// Reads the graph in a file, or from standard input if that is `-`.
pub(crate) fn load(
    file: &Path,
    options: &TextOptions,
    watch: &Watch<'_>,
    voice: &Voice,
) -> Result<Loaded, Failure> {
    read(file, options, watch).map_err(|why| refused(why, &file.to_string_lossy(), voice))
}

fn read(file: &Path, options: &TextOptions, watch: &Watch<'_>) -> Result<Loaded, InputError> {
    match is_pipe(file) {
        true => open_stream(io::stdin().lock(), options, watch),
        false => open_path(file, options, watch),
    }
}

fn summary(solved: &Solved, longest: Option<u64>, voice: &Voice) -> Doc {
    let (graph, counts) = (&solved.loaded.graph, solved.counts());
    let summary = Summary {
        vertices: graph.vertex_count() as u64,
        arcs: graph.arc_count() as u64,
        play: solved.play,
        outcomes: counts.outcomes,
        histogram: &counts.histogram,
        infinite: counts.infinite,
        longest,
        slowest: counts.slowest,
    };
    grundy_explain::graph::summary(&summary, voice.messages())
}

fn said(tokens: &[u32], answer: &TokenAnswer, solved: &Solved, voice: &Voice) -> Doc {
    let name = |vertex: u32| solved.loaded.names.of(vertex).into_owned();
    let moves = answer.moves.iter();
    let said = Tokens {
        on: tokens.iter().map(|&token| name(token)).collect(),
        play: solved.play,
        outcome: answer.outcome,
        value: answer.value.clone(),
        values: tokens.iter().map(|&token| solved.value(token)).collect(),
        distance: match tokens {
            &[token] => solved.distance(token),
            _ => None,
        },
        moves: moves.map(|m| (m.token, name(tokens[m.token]), name(m.to))).collect(),
    };
    grundy_explain::graph::tokens(&said, voice.messages())
}

fn explanation(
    vertex: u32,
    line: &Line,
    heads: &grundy_engines::graph::Digraph,
    labels: &[grundy_engines::graph::Label],
    solved: &Solved,
    voice: &Voice,
) -> Doc {
    let name = |vertex: u32| solved.loaded.names.of(vertex).into_owned();
    let options = |vertex: u32| {
        let mut options = heads.heads(vertex as usize).to_vec();
        options.dedup();
        options
    };
    let told = |option: u32| (name(option), solved.value(option), solved.outcome(option));
    let step = |pair: &[u32]| LineMove {
        from: name(pair[0]),
        to: name(pair[1]),
        then: labels[pair[1] as usize].outcome(),
        left: labels[pair[1] as usize].distance().map(u64::from),
        options: options(pair[1]).into_iter().map(name).collect(),
    };
    let explained = Explanation {
        vertex: name(vertex),
        play: solved.play,
        outcome: solved.outcome(vertex),
        value: solved.value(vertex),
        options: options(vertex).into_iter().map(told).collect(),
        line: line.vertices().windows(2).map(step).collect(),
        cut: line.is_cut(),
    };
    grundy_explain::graph::explanation(&explained, voice.messages())
}

/// That a file is there now.
fn written(id: &str, path: &Path, voice: &Voice) -> Doc {
    let said = voice.say(id, &[("file", path.display().to_string().into())]);
    Doc::new(vec![Block::Paragraph(grundy_explain::markup(&said))])
}

fn begun(path: &Path, voice: &Voice) -> Result<Output, Failure> {
    Output::create(path).map_err(|why| unwritable(path, &why, voice))
}

fn unwritable(path: &Path, why: &io::Error, voice: &Voice) -> Failure {
    let file = path.display().to_string();
    let args = [("file", file.into()), ("why", why.to_string().into())];
    Failure::File { message: voice.say("values-cannot-write", &args) }
}
