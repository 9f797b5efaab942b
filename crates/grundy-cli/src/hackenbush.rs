//! `grundy hackenbush`.

use crate::args::YesNo;
use crate::face::{Face, end};
use crate::numbers;
use crate::picture::{PictureArgs, refuse_same};
use crate::trouble::Trouble;
use clap::{Args, Subcommand, ValueEnum};
use grundy_api::question::{self, DrawingSource};
use grundy_api::{DrawingForm, How, Reported};
use std::path::{Path, PathBuf};

#[derive(Debug, Args)]
#[command(args_conflicts_with_subcommands = true, subcommand_negates_reqs = true)]
pub(crate) struct Hackenbush {
    #[command(subcommand)]
    command: Option<DrawCommand>,
    #[command(flatten)]
    input: InputArgs,
    /// Misère play: the player who cannot move wins
    #[arg(long)]
    misere: bool,
    /// Leave the winning cuts out: linear time, for millions of edges
    #[arg(long)]
    value_only: bool,
    /// Print the reduction step by step
    #[arg(long, visible_alias = "steps")]
    explain: bool,
    /// List at most so many cuts [default: 20, or all with --json]
    #[arg(long, value_name = "N", value_parser = numbers::length)]
    max_moves: Option<u64>,
    #[command(flatten)]
    picture: PictureArgs,
}

/// Where a drawing comes from.
#[derive(Debug, Args)]
struct InputArgs {
    /// The drawing: a JSON object, a graph of Graphviz, stalk notation such as ee(e;ee), an expression, or
    /// lines `u v` for edges with 0 as the ground; - reads standard input
    #[arg(value_name = "FILE", required_unless_present = "text")]
    file: Option<PathBuf>,
    /// The drawing itself, such as 'ee(e;ee)'
    #[arg(long, value_name = "DRAWING", conflicts_with = "file")]
    text: Option<String>,
    /// Whether lines `u v` begin with a line `n m` [default: they do if as many edges follow as it says]
    #[arg(long, value_name = "WHETHER")]
    header: Option<YesNo>,
}

impl InputArgs {
    fn source(&self) -> DrawingSource {
        DrawingSource {
            text: self.text.clone(),
            file: self.file.as_ref().map(|path| path.to_string_lossy().into_owned()),
            header: self.header.map(|whether| whether == YesNo::Yes),
        }
    }
}

#[derive(Debug, Subcommand)]
enum DrawCommand {
    /// Draw a figure
    Make {
        /// The figure
        figure: FigureName,
        /// How many edges, forks, rungs, spokes or vertices it has
        #[arg(value_parser = numbers::count)]
        size: Option<u64>,
        /// Random figures are the same for the same seed
        #[arg(long, value_name = "N", value_parser = numbers::count, default_value_t = 0)]
        seed: u64,
        /// The form
        #[arg(long, value_name = "FORM", default_value = "json")]
        to: FormArg,
        /// Write to this file and not to standard output
        #[arg(long, value_name = "FILE")]
        out: Option<PathBuf>,
    },
    /// Write a drawing in another form
    Convert {
        #[command(flatten)]
        input: InputArgs,
        /// The form
        #[arg(long, value_name = "FORM")]
        to: FormArg,
        /// Write to this file and not to standard output
        #[arg(long, value_name = "FILE")]
        out: Option<PathBuf>,
    },
}

/// How a drawing is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum FormArg {
    /// A JSON object with names, places and colours
    Json,
    /// A graph of Graphviz
    Dot,
    /// Lines `u v`
    Edges,
    /// An expression such as hackenbush(0-1, 1-2)
    Expr,
    /// Stalk notation such as ee(e;ee)
    Stalks,
}

impl From<FormArg> for DrawingForm {
    fn from(form: FormArg) -> DrawingForm {
        match form {
            FormArg::Json => DrawingForm::Json,
            FormArg::Dot => DrawingForm::Dot,
            FormArg::Edges => DrawingForm::Edges,
            FormArg::Expr => DrawingForm::Expr,
            FormArg::Stalks => DrawingForm::Stalks,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum FigureName {
    Stalk,
    Tree,
    Arch,
    GrassyArch,
    Ladder,
    Wheel,
    Complete,
    House,
    Girl,
    Dog,
    RandomTree,
    RandomGraph,
}

/// So many cuts are listed in words.
const LISTED: u64 = 20;

impl Hackenbush {
    pub(crate) fn run(&self, face: &mut Face<'_>) -> Result<(), Trouble> {
        match &self.command {
            Some(DrawCommand::Make { figure, size, seed, to, out }) => {
                let figure = figure.to_possible_value().map(|name| name.get_name().to_owned());
                let (size, seed) = (*size, *seed);
                let question = question::Draw { figure, size, seed, ..question::Draw::default() };
                draw(&question, (*to).into(), out.as_deref(), face)
            }
            Some(DrawCommand::Convert { input, to, out }) => {
                refuse_same(input.file.as_deref(), [out.as_deref()])?;
                let drawing = input.source();
                let question = question::Draw { drawing, ..question::Draw::default() };
                draw(&question, (*to).into(), out.as_deref(), face)
            }
            None => self.solve(face),
        }
    }

    fn solve(&self, face: &mut Face<'_>) -> Result<(), Trouble> {
        refuse_same(self.input.file.as_deref(), [self.picture.picture.as_deref()])?;
        // What cannot be written should be known before the work is done.
        let file = self.picture.begin()?;
        // A picture shows all cuts.
        let listed = (!face.json && file.is_none()).then_some(LISTED);
        let question = question::Hackenbush {
            drawing: self.input.source(),
            misere: self.misere,
            value_only: self.value_only,
            max_moves: self.max_moves.or(listed),
        };
        let (found, stopped) = face.ask(&question, None)?;
        face.tell(&found as &dyn Reported, &How { whole: self.explain, mover: None })?;
        let messages = face.messages();
        let drawn = face.draw(file, || match self.picture.frames() {
            None => found.picture(messages).map(Some),
            Some(frames) => found.reduction(frames, messages),
        });
        drawn.map_err(Trouble::after_report)?;
        end(found, stopped)
    }
}

/// Writes a drawing to a file or to standard output.
fn draw(
    question: &question::Draw,
    form: DrawingForm,
    path: Option<&Path>,
    face: &mut Face<'_>,
) -> Result<(), Trouble> {
    let (made, stopped) = face.ask(question, None)?;
    made.fits(form)?;
    match path {
        None => made.export(form, "-", face.out)?,
        Some(path) => {
            let mut file = grundy_host::begin(path)?;
            made.export(form, &path.to_string_lossy(), &mut file)?;
            grundy_host::finish(file, path)?;
        }
    }
    end(made, stopped)
}
