//! `grundy graph`.

use crate::args::YesNo;
use crate::face::Face;
use crate::picture::{PictureFile, refuse_same};
use crate::trouble::Trouble;
use clap::{Args, Subcommand, ValueEnum};
use grundy_api::question::{self, GraphForm, GraphSource, VertexFormat};
use grundy_api::{Failure, How, Reported};
use grundy_host::Output;
use std::path::{Path, PathBuf};

#[derive(Debug, Args)]
#[command(args_conflicts_with_subcommands = true, subcommand_negates_reqs = true)]
pub(crate) struct Graph {
    #[command(subcommand)]
    command: Option<GraphCommand>,
    /// The file: lines `u v` for arcs, perhaps after a line `n m` with how many vertices and arcs there are; or
    /// a `digraph` of Graphviz, a Parquet table of arcs, or what `convert` wrote; each of them perhaps
    /// compressed by gzip or zstd; - reads standard input
    #[arg(value_name = "FILE", required = true)]
    file: Option<PathBuf>,
    /// Misère play: the player who cannot move wins
    #[arg(long)]
    misere: bool,
    /// Allow cycles: tell wins, losses and draws apart, with loopy values
    #[arg(long)]
    loopy: bool,
    /// Who wins from this vertex, and every winning move
    #[arg(long, value_name = "VERTEX")]
    vertex: Option<String>,
    /// Who wins with a token on each of these vertices, such as 5,17,5, and every winning move
    #[arg(long, value_name = "VERTICES", value_delimiter = ',')]
    tokens: Vec<String>,
    /// Why this vertex is won or lost: its moves, and a line of best play
    #[arg(long, value_name = "VERTEX")]
    explain: Option<String>,
    /// Find the longest play also where that takes long (more than 4 million arcs)
    #[arg(long)]
    longest: bool,
    /// Write what is known of every vertex to a file
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// The form of that file [default: by its name: .csv, .parquet, .bin, else text]
    #[arg(long, value_name = "FORM", requires = "out")]
    format: Option<FormatArg>,
    /// Write a strategy for every vertex to a file, which `grundy verify` checks
    #[arg(long, value_name = "FILE")]
    strategy: Option<PathBuf>,
    /// Draw the graph into this file, in rows by value and coloured by who wins, if it is small; SVG, PNG or TikZ,
    /// by the ending of its name
    #[arg(long, visible_alias = "svg", value_name = "FILE")]
    picture: Option<PathBuf>,
    #[command(flatten)]
    labels: LabelArgs,
}

/// How an edge list is to be read.
#[derive(Debug, Args)]
struct LabelArgs {
    /// Labels count from 1 [default: from 0]
    #[arg(long)]
    one_based: bool,
    /// Whether the file begins with a line `n m` [default: it does if as many arcs follow as it says]
    #[arg(long, value_name = "WHETHER")]
    header: Option<YesNo>,
}

impl LabelArgs {
    fn source(&self, file: &Path) -> GraphSource {
        GraphSource {
            text: None,
            file: Some(file.to_string_lossy().into_owned()),
            header: self.header.map(|whether| whether == YesNo::Yes),
            one_based: self.one_based,
        }
    }
}

#[derive(Debug, Subcommand)]
enum GraphCommand {
    /// Write a graph in another form: a binary file, which is opened at once and may have more arcs than memory
    /// holds, or lines `u v`
    Convert {
        /// The graph, in any form; - reads standard input
        #[arg(value_name = "FILE")]
        file: PathBuf,
        /// The file to write
        #[arg(value_name = "OUT")]
        out: PathBuf,
        /// The form of OUT [default: by its name: text if it ends in .txt, .edges or .tsv, else binary]
        #[arg(long, value_name = "FORM")]
        to: Option<FormArg>,
        #[command(flatten)]
        labels: LabelArgs,
    },
}

/// How `convert` writes a graph.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum FormArg {
    /// Rows of arcs in binary
    Binary,
    /// A line `n m`, then lines `u v`
    Text,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum FormatArg {
    Text,
    Csv,
    Binary,
    Parquet,
}

impl Graph {
    pub(crate) fn run(&self, face: &mut Face<'_>) -> Result<(), Trouble> {
        match (&self.command, &self.file) {
            (Some(GraphCommand::Convert { file, out, to, labels }), _) => {
                let to = match to {
                    Some(FormArg::Binary) => GraphForm::Binary,
                    Some(FormArg::Text) => GraphForm::Text,
                    None => form_by_name(out),
                };
                let question = question::Convert { graph: labels.source(file), to };
                convert(&question, (file, out), face)
            }
            (None, Some(file)) => self.solve(file, face),
            // The parser of the command line asks for one of them.
            (None, None) => Ok(()),
        }
    }

    fn solve(&self, file: &Path, face: &mut Face<'_>) -> Result<(), Trouble> {
        let Graph { out, strategy, picture, .. } = self;
        let [out, strategy, picture] = [out, strategy, picture].map(Option::as_deref);
        refuse_same([file], [out, strategy, picture])?;
        // What cannot be written should be known before the work is done.
        let values_file = begun(out)?;
        let strategy_file = begun(strategy)?;
        let picture_file = picture.map(PictureFile::begin).transpose()?;
        let question = question::Graph {
            graph: self.labels.source(file),
            misere: self.misere,
            loopy: self.loopy,
            vertex: self.vertex.clone(),
            tokens: self.tokens.clone(),
            explain: self.explain.clone(),
            longest: self.longest,
            strategy: strategy.is_some(),
            drawn: picture.is_some(),
        };
        let (mut found, _) = face.ask(&question, None)?;
        let messages = face.messages();
        let drawn = picture.map(|_| found.picture(messages)).transpose()?;
        face.tell(&found as &dyn Reported, &How::default())?;
        let write = || {
            face.draw(picture_file, || Ok(drawn))?;
            write_to(values_file, |name, file| found.export(self.format(), name, file))?;
            write_to(strategy_file, |name, file| found.export_strategy(name, file))
        };
        write().map_err(Trouble::after_report)?;
        // With it goes the bar, if there is one.
        drop(found);
        let written = [("graph-written", picture), ("graph-written", out)];
        for (id, path) in written.into_iter().chain([("graph-strategy-written", strategy)]) {
            path.map_or(Ok(()), |path| say_written(id, path, face))?;
        }
        Ok(())
    }

    /// The form of the file of vertices: what is asked for, or that of its name.
    fn format(&self) -> VertexFormat {
        let name = self.out.as_deref().map(extension).unwrap_or_default();
        match (self.format, name.as_str()) {
            (Some(FormatArg::Csv), _) | (None, "csv") => VertexFormat::Csv,
            (Some(FormatArg::Parquet), _) | (None, "parquet") => VertexFormat::Parquet,
            (Some(FormatArg::Binary), _) | (None, "bin") => VertexFormat::Binary,
            (Some(FormatArg::Text) | None, _) => VertexFormat::Text,
        }
    }
}

/// Writes a graph in another form.
fn convert(
    question: &question::Convert,
    (file, out): (&Path, &Path),
    face: &mut Face<'_>,
) -> Result<(), Trouble> {
    refuse_same([file], [Some(out)])?;
    let output = begun(Some(out))?;
    let (found, _) = face.ask(question, None)?;
    write_to(output, |name, file| found.export(name, file))?;
    if face.json {
        let written = found.write_exported(&out.to_string_lossy(), face.out);
        return Ok(written.map_err(|why| Failure::writing("-", why))?);
    }
    let doc = found.say(&How::default(), face.messages());
    drop(found);
    face.print(&doc)?;
    Ok(say_written("graph-written", out, face)?)
}

/// A file that was begun, and its name.
type Begun<'a> = Option<(Output, &'a Path)>;

fn begun(path: Option<&Path>) -> Result<Begun<'_>, Failure> {
    path.map(|path| Ok((grundy_host::begin(path)?, path))).transpose()
}

/// Fills a file, if there is one, and gives it its name.
fn write_to(
    file: Begun<'_>,
    write: impl FnOnce(&str, &mut Output) -> Result<(), Failure>,
) -> Result<(), Failure> {
    let Some((mut file, path)) = file else { return Ok(()) };
    write(&path.to_string_lossy(), &mut file)?;
    grundy_host::finish(file, path)
}

/// Says after an answer that a file is there now.
fn say_written(id: &str, path: &Path, face: &mut Face<'_>) -> Result<(), Failure> {
    if face.json {
        return Ok(());
    }
    writeln!(face.out).map_err(|why| Failure::writing("-", why))?;
    face.say(id, &[("file", path.display().to_string().into())])
}

fn form_by_name(path: &Path) -> GraphForm {
    match extension(path).as_str() {
        "txt" | "edges" | "tsv" => GraphForm::Text,
        _ => GraphForm::Binary,
    }
}

fn extension(path: &Path) -> String {
    path.extension().unwrap_or_default().to_string_lossy().to_ascii_lowercase()
}
