//! `grundy hackenbush`.

mod input;
mod write;

use crate::args::{BushCommand, HackenbushArgs, convention};
use crate::ask;
use crate::failure::Failure;
use crate::picture::PictureFile;
use crate::voice::Voice;
use grundy::hackenbush::{BushObject, ColouredObject, SurveyObject, hackenbush};
use grundy::{Action, Answer, Limits, Move, Play, Player, SolveOptions, Unsolved};
use grundy_core::Budget;
use grundy_explain::Doc;
use grundy_explain::picture::{self, Cuts};
use grundy_games::bush::{Bush, Drawing, MOST_COLOURED_EDGES, NoOutcome, solve_coloured};
use input::Input;
use serde::Serialize;
use std::io::Write;
use std::time::Duration;

/// How many cuts are listed in words.
const LISTED: usize = 20;

pub(crate) fn run(
    args: &HackenbushArgs,
    voice: &Voice,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    match &args.command {
        Some(BushCommand::Make { figure, size, seed, to, out: file }) => {
            let drawing = write::made((*figure).into(), *size, *seed, voice)?;
            write::drawing(&drawing, *to, file.as_deref(), voice, out)
        }
        Some(BushCommand::Convert { input, to, out: file }) => {
            let drawing = input::read(input, &limits(args), voice)?.into_drawing();
            write::drawing(&drawing, *to, file.as_deref(), voice, out)
        }
        None => answer(args, voice, out),
    }
}

/// Who asks about a drawing wants it solved: positions are counted only in search, memory is what there is.
fn limits(args: &HackenbushArgs) -> Limits {
    let default = Limits { memory: 8 << 30, time: Duration::from_secs(3600), ..Limits::default() };
    let searched = args.misere;
    let default =
        if searched { Limits::default() } else { Limits { positions: u64::MAX, ..default } };
    args.limits.limits_or(default)
}

fn answer(args: &HackenbushArgs, voice: &Voice, out: &mut dyn Write) -> Result<(), Failure> {
    let play = convention(args.misere);
    if args.value_only && play == Play::Misere {
        return Err(Failure::Unknown { message: voice.say("hackenbush-misere-value", &[]) });
    }
    // What cannot be written should be known before the work is done.
    let file = args.picture.begin(voice)?;
    let input = input::read(&args.input, &limits(args), voice)?;
    match &input {
        Input::Drawing(drawing) if !drawing.is_green() => {
            coloured(args, drawing, play, file, voice, out)
        }
        Input::Drawing(drawing) => green(args, &drawing.bush(), Some(drawing), file, voice, out),
        Input::Edges(bush) => green(args, bush, None, file, voice, out),
    }
}

fn green(
    args: &HackenbushArgs,
    bush: &Bush,
    drawing: Option<&Drawing>,
    file: Option<PictureFile<'_>>,
    voice: &Voice,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let edges = bush.edges().len();
    let play = convention(args.misere);
    if args.value_only {
        let survey = bush.survey();
        let doc = grundy_explain::hackenbush::value(&survey, edges, voice.messages());
        if let Some(file) = file {
            // Without cuts there is no reason either, and so no reduction.
            match args.picture.frames() {
                None => draw(file, bush, drawing, &doc, &Cuts { cuts: &[], valued: true }, voice)?,
                Some(_) => file.finish_reduction(Ok(None), voice)?,
            }
        }
        return match args.json {
            true => object(&SurveyObject::new(&survey, edges), out),
            false => Ok(out.write_all(ask::render(&doc, voice).as_bytes())?),
        };
    }
    // A picture shows all cuts.
    let listed = if args.json || file.is_some() { usize::MAX } else { LISTED };
    let most_moves = args.max_moves.unwrap_or(listed);
    let options = SolveOptions { most_moves, ..SolveOptions::of(play) };
    let report = hackenbush(bush, &options, &mut Budget::new(&limits(args)))?;
    let stopped = report.answer.as_ref().err().cloned();
    let names = drawing.filter(|drawing| drawing.named().next().is_some());
    let doc = || {
        let messages = voice.messages();
        grundy_explain::hackenbush::report(&report, bush, names, args.explain, messages)
    };
    if let (Some(file), true) = (file, stopped.is_none() || play == Play::Normal) {
        match (args.picture.frames(), &report.answer) {
            (Some(how), Ok(answer)) => {
                let svg = picture::reduction(&answer.reason, drawing, how, voice.messages());
                file.finish_reduction(svg, voice)?;
            }
            (Some(_), Err(_)) => file.finish_reduction(Ok(None), voice)?,
            (None, answer) => {
                let cuts = answer.as_ref().map(cuts).unwrap_or_default();
                let shown = Cuts { cuts: &cuts, valued: play == Play::Normal };
                draw(file, bush, drawing, &doc(), &shown, voice)?;
            }
        }
    }
    match (&stopped, play) {
        // In misère play nothing is known then.
        (Some(stopped), Play::Misere) => {
            return Err(Failure::Unsolved(Unsolved::Stopped(stopped.clone())));
        }
        _ if args.json => object(&BushObject::new(&report, edges, play), out)?,
        _ => out.write_all(ask::render(&doc(), voice).as_bytes())?,
    }
    match stopped {
        None => Ok(()),
        Some(stopped) => {
            let unsolved = Unsolved::Stopped(stopped);
            let why = ask::stopped(&unsolved, voice);
            let why = ("why", why.trim().trim_end_matches(['.', '。']).to_owned().into());
            let words = voice.say("hackenbush-cuts-stopped", &[why]);
            Err(Failure::Cut { unsolved, words, told: args.json })
        }
    }
}

/// The edges that winning moves cut.
fn cuts(answer: &Answer) -> Vec<usize> {
    let cut = |played: &Move| match played.action {
        Action::Cut { edge } => Some(edge),
        _ => None,
    };
    answer.winning.of(Player::Left).moves.iter().filter_map(cut).collect()
}

/// Draws a green drawing, where somebody drew it or where it finds room.
fn draw(
    file: PictureFile<'_>,
    bush: &Bush,
    drawing: Option<&Drawing>,
    said: &Doc,
    shown: &Cuts<'_>,
    voice: &Voice,
) -> Result<(), Failure> {
    let svg = match drawing {
        Some(drawing) => picture::bush(said, drawing, shown, voice.messages()),
        None => picture::fits(bush.edges().len())
            .and_then(|()| picture::bush(said, &Drawing::of(bush), shown, voice.messages())),
    };
    file.finish(svg, voice)
}

fn coloured(
    args: &HackenbushArgs,
    drawing: &Drawing,
    play: Play,
    file: Option<PictureFile<'_>>,
    voice: &Voice,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let limits = args.limits.limits_or(Limits::default());
    let answer =
        solve_coloured(drawing, play, &mut Budget::new(&limits)).map_err(|why| match why {
            NoOutcome::Stopped(stopped) => Failure::Unsolved(Unsolved::Stopped(stopped)),
            NoOutcome::TooManyEdges(edges) => {
                let most = ("most", MOST_COLOURED_EDGES.into());
                let message = voice.say("hackenbush-too-many", &[("edges", edges.into()), most]);
                Failure::Interrupted { message }
            }
        })?;
    let doc = grundy_explain::hackenbush::coloured(&answer, drawing, play, voice.messages());
    if let Some(file) = file {
        match args.picture.frames() {
            Some(_) => file.finish_reduction(Ok(None), voice)?,
            None => {
                let cuts = answer.cuts.iter().flatten().flatten().copied().collect::<Vec<_>>();
                let shown = Cuts { cuts: &cuts, valued: false };
                file.finish(picture::bush(&doc, drawing, &shown, voice.messages()), voice)?;
            }
        }
    }
    if args.json {
        return object(&ColouredObject::new(&answer, drawing, play), out);
    }
    Ok(out.write_all(ask::render(&doc, voice).as_bytes())?)
}

fn object(object: &impl Serialize, out: &mut dyn Write) -> Result<(), Failure> {
    serde_json::to_writer(&mut *out, object)?;
    Ok(writeln!(out)?)
}
