//! The token game on a graph of any size.

use super::Asked;
use crate::input;
use crate::json::GraphObject;
use crate::reported::write_object;
use crate::{Context, Failure, How, Reported};
use grundy::graph::{
    Header, Loaded, SolvedGraph, TextOptions, TokenAnswer, TokenValuesError, VertexFormat,
    VertexName, VertexReason, load_stream,
};
use grundy::{Limits, Play};
use grundy_core::{Budget, Stopped};
use grundy_explain::failure::{CycleRefused, GraphInputError};
use grundy_explain::picture::{GraphVertex, Picture, graph as picture, graph_fits};
use grundy_explain::{Doc, InputError, Messages, graph as words};
use serde::{Deserialize, Serialize};
use std::io::{self, Write};
use std::time::Duration;

/// How many moves of a line are shown.
const LINE: usize = 30;

/// The name of standard input.
const STANDARD_INPUT: &str = "-";

/// A graph that somebody gives.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields)]
pub struct GraphSource {
    /// The graph itself: lines `u v` for arcs, perhaps after a line `n m`, or a `digraph` of Graphviz.
    pub text: Option<String>,
    /// The name of a file in any form, which the host opens.
    pub file: Option<String>,
    /// Whether lines `u v` begin with a line `n m`; if it is not said they do if as many arcs follow as it says.
    pub header: Option<bool>,
    /// Labels count from 1 and not from 0.
    pub one_based: bool,
}

impl GraphSource {
    /// How numbers are read.
    pub(crate) fn options(&self) -> TextOptions {
        let header = match self.header {
            None => Header::Guess,
            Some(true) => Header::Present,
            Some(false) => Header::Absent,
        };
        TextOptions { header, from_one: self.one_based }
    }

    /// What it is called.
    pub(crate) fn name(&self) -> &str {
        self.file.as_deref().unwrap_or(STANDARD_INPUT)
    }

    fn load(&self, budget: &Budget, cx: &Context<'_>) -> Result<Loaded, Failure> {
        match &self.text {
            Some(text) => load_stream(text.as_bytes(), &self.options(), budget)
                .map_err(|why| input::no_graph(self.name(), why)),
            None => input::graph(self.name(), &self.options(), budget, cx),
        }
    }

    /// Whether a file can be opened again by its name.
    fn has_name(&self) -> bool {
        self.text.is_none() && self.name() != STANDARD_INPUT
    }
}

/// A graph has as many positions as it has; by itself it may take what memory is free.
pub(crate) fn usual_limits(cx: &Context<'_>) -> Limits {
    let memory = cx.host.free_memory().unwrap_or(u64::MAX);
    Limits { positions: u64::MAX, memory, time: Duration::MAX }
}

/// Who wins from each vertex of a graph?
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields)]
pub struct Graph {
    /// The graph.
    pub graph: GraphSource,
    /// Misère play: the player who cannot move wins.
    pub misere: bool,
    /// Cycles are allowed: wins, losses and draws are told apart, with loopy values.
    pub loopy: bool,
    /// What is to be played from this vertex?
    pub vertex: Option<String>,
    /// What is to be played with a token on each of these vertices?
    pub tokens: Vec<String>,
    /// Why is this vertex won or lost?
    pub explain: Option<String>,
    /// Find the longest play also where that takes long.
    pub longest: bool,
    /// A strategy will be exported, so the graph must have a name by which it is found again.
    pub strategy: bool,
    /// It will be drawn, so a graph that is too large for that is refused.
    pub drawn: bool,
}

impl Graph {
    /// Who wins from each vertex of the graph in this file?
    pub fn of_file(name: impl Into<String>) -> Graph {
        let graph = GraphSource { file: Some(name.into()), ..GraphSource::default() };
        Graph { graph, ..Graph::default() }
    }

    /// Who wins from each vertex of this graph?
    pub fn of_text(text: impl Into<String>) -> Graph {
        let graph = GraphSource { text: Some(text.into()), ..GraphSource::default() };
        Graph { graph, ..Graph::default() }
    }

    fn play(&self) -> Play {
        if self.misere { Play::Misere } else { Play::Normal }
    }
}

impl Asked for Graph {
    type Report = GraphFound;
    const NAME: &'static str = "graph";

    fn ask(&self, cx: &mut Context<'_>) -> Result<GraphFound, Failure> {
        if self.misere && self.tokens.len() > 1 {
            return Err(InputError::from(GraphInputError::MisereSum).into());
        }
        if self.strategy && !self.graph.has_name() {
            return Err(InputError::from(GraphInputError::StrategyOfPipe).into());
        }
        let mut budget = cx.budget(usual_limits(cx))?;
        let loaded = self.graph.load(&budget, cx)?;
        if self.drawn {
            // Arcs that are there several times are drawn once, so only the number of vertices is certain yet.
            graph_fits(loaded.graph.vertex_count(), 0).map_err(InputError::Picture)?;
        }
        let vertex = |name: &String| {
            let found = loaded.names.find(name.trim());
            let unknown = || GraphInputError::no_vertex(name, &loaded.names);
            found.ok_or_else(|| InputError::from(unknown()))
        };
        let asked = self.vertex.as_ref().or(self.explain.as_ref()).map(vertex).transpose()?;
        let explained = self.explain.as_ref().map(vertex).transpose()?;
        let tokens = self.tokens.iter().map(vertex).collect::<Result<Vec<u32>, _>>()?;
        let mut solved = solve(loaded, self.play(), self.loopy, &mut budget)?;
        let longest = solved.longest(self.longest, &budget)?;
        let mut answer = |on: Vec<u32>| -> Result<_, Failure> {
            let answer = solved.tokens(&on, &budget)?;
            Ok(TokensFound { on, answer })
        };
        let vertex = asked.map(|vertex| answer(vec![vertex])).transpose()?;
        let tokens = (!tokens.is_empty()).then(|| answer(tokens)).transpose()?;
        let reason = match explained {
            None => None,
            Some(vertex) => {
                let broken = || Failure::Bug("a line of play does not hold".to_owned());
                Some(solved.explain(vertex, LINE, &budget)?.ok_or_else(broken)?)
            }
        };
        let (file, options) = (self.graph.name().to_owned(), self.graph.options());
        Ok(GraphFound { solved, longest, vertex, tokens, reason, file, options, budget })
    }
}

fn solve(
    loaded: Loaded,
    play: Play,
    loopy: bool,
    budget: &mut Budget,
) -> Result<SolvedGraph, Failure> {
    // The names are wanted if there is a cycle, and are gone with the graph then.
    let names = loaded.names.clone();
    SolvedGraph::new(loaded, play, loopy, budget).map_err(|why| match why {
        TokenValuesError::Stopped(by) => by.into(),
        TokenValuesError::Cycle(cycle) => {
            let name = |&vertex: &u32| VertexName::of(vertex, &names);
            Failure::Cycle(CycleRefused(cycle.iter().map(name).collect()))
        }
    })
}

/// Tokens, and what is to be played.
#[derive(Clone, Debug)]
pub struct TokensFound {
    /// The vertices they are on.
    pub on: Vec<u32>,
    /// Who wins, and what to play.
    pub answer: TokenAnswer,
}

/// What is known of a graph.
#[derive(Debug)]
pub struct GraphFound {
    /// The graph, with who wins from each vertex.
    pub solved: SolvedGraph,
    /// How many moves the longest play has, if that is known.
    pub longest: Option<u64>,
    /// What is to be played from one vertex.
    pub vertex: Option<TokensFound>,
    /// What is to be played with several tokens.
    pub tokens: Option<TokensFound>,
    /// Why a vertex is won or lost.
    pub reason: Option<VertexReason>,
    /// Where the graph came from, and how it was read.
    file: String,
    options: TextOptions,
    /// What is left for exports.
    budget: Budget,
}

impl GraphFound {
    /// Writes what is known of every vertex to `out`, which is called `name`.
    ///
    /// # Errors
    /// If `out` cannot be written to, or a limit is reached.
    pub fn export(
        &mut self,
        format: VertexFormat,
        name: &str,
        out: &mut (dyn Write + Send),
    ) -> Result<(), Failure> {
        let written = self.solved.write(format, out, &self.budget);
        written.map_err(|why| Failure::writing(name, why))
    }

    /// Writes a strategy for every vertex, which [`Verify`](super::Verify) checks, to `out`, which is called `name`.
    ///
    /// # Errors
    /// As for [`export`](GraphFound::export).
    pub fn export_strategy(&mut self, name: &str, out: &mut dyn Write) -> Result<(), Failure> {
        let written = self.solved.write_strategy(&self.file, self.options, out, &self.budget);
        written.map_err(|why| Failure::writing(name, why))
    }

    /// The picture of the graph with its tokens.
    ///
    /// # Errors
    /// If it is too large to be drawn, or a limit is reached.
    pub fn picture(&mut self, messages: &Messages) -> Result<Picture, Failure> {
        let count = self.solved.loaded().graph.vertex_count();
        graph_fits(count, 0).map_err(InputError::Picture)?;
        self.solved.find_sets(&self.budget)?;
        let solved = &self.solved;
        let tokens = self.tokens.as_ref().or(self.vertex.as_ref());
        let on = tokens.map(|found| found.on.as_slice()).unwrap_or_default();
        let vertex = |vertex: u32| GraphVertex {
            label: solved.names().of(vertex).into_owned(),
            value: solved.value(vertex),
            outcome: Some(solved.outcome(vertex)),
            tokens: on.iter().filter(|&&token| token == vertex).count(),
        };
        let vertices: Vec<GraphVertex> = (0..=u32::MAX).take(count).map(vertex).collect();
        let arcs = solved.arcs(&self.budget)?.into_iter();
        let arcs: Vec<_> = arcs.map(|(from, to)| (from as usize, to as usize)).collect();
        Ok(picture(&vertices, &arcs, messages).map_err(InputError::Picture)?)
    }
}

impl Reported for GraphFound {
    fn say(&self, _: &How, messages: &Messages) -> Doc {
        let GraphFound { solved, longest, vertex, tokens, reason, .. } = self;
        let answered =
            |found: &TokensFound| words::answered(solved, &found.on, &found.answer, messages);
        let mut docs = vec![words::solved(solved, *longest, messages)];
        docs.extend(vertex.as_ref().map(answered));
        docs.extend(reason.as_ref().map(|reason| words::explained(solved, reason, messages)));
        docs.extend(tokens.as_ref().map(answered));
        Doc::new(docs.into_iter().flat_map(|doc| doc.blocks).collect())
    }

    fn write_json(&self, _: &Messages, out: &mut dyn Write) -> io::Result<()> {
        write_object(&GraphObject::new(self), out)
    }

    fn say_stopped(&self, _: &Stopped, _: &Messages) -> Option<Doc> {
        None
    }
}
