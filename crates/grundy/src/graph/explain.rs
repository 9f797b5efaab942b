//! Why a vertex is won, lost or drawn, and strategies that say it of every vertex.

use super::SolvedGraph;
use grundy_core::{Budget, Stopped};
use grundy_engines::graph::{Backward, Digraph, Label, Line, transpose};
use grundy_files::graphs::{Origin, TextOptions, write_strategy};
use std::io::{self, Write};

/// Where arcs lead, and who wins after how many moves.
#[derive(Debug)]
pub(super) struct Labelled {
    heads: Digraph,
    labels: Vec<Label>,
}

/// Why a vertex is won, lost or drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VertexReason {
    /// The vertex.
    pub vertex: u32,
    /// Its options.
    pub options: Vec<u32>,
    /// A line of play: the winner hurries, the loser delays.
    pub line: Line,
    /// The moves of the line.
    pub steps: Vec<LineStep>,
}

/// A move of a line of play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LineStep {
    /// Where the token is.
    pub from: u32,
    /// Where it goes.
    pub to: u32,
    /// Who wins there, after how many moves.
    pub label: Label,
    /// Where one can go from there.
    pub options: Vec<u32>,
}

impl SolvedGraph {
    /// Where arcs lead, and who wins after how many moves. It is kept for the next time.
    fn labelled(&mut self, budget: &Budget) -> Result<&Labelled, Stopped> {
        let found = match self.labelled.take() {
            Some(found) => found,
            None => {
                let tails = self.loaded.graph.tails();
                let heads = transpose(tails, budget)?;
                let labels = match self.labels_found() {
                    Some(solved) => solved.labels().collect(),
                    None => Backward::solve(tails, self.play(), false, budget)?.labels().collect(),
                };
                Labelled { heads, labels }
            }
        };
        Ok(self.labelled.insert(found))
    }

    /// Why a vertex is won, lost or drawn, with a line of at most `most` moves. Each of its steps was checked with the
    /// arcs: none if one does not hold, which would be a mistake of this program.
    ///
    /// # Errors
    /// If the budget ends it.
    ///
    /// # Panics
    /// If there is no such vertex.
    pub fn explain(
        &mut self,
        vertex: u32,
        most: usize,
        budget: &Budget,
    ) -> Result<Option<VertexReason>, Stopped> {
        self.find_sets(budget)?;
        let play = self.play();
        let Labelled { heads, labels } = self.labelled(budget)?;
        let line = Line::of(heads, labels, vertex, most);
        if !line.verify(heads, labels, play) {
            return Ok(None);
        }
        let options = |vertex: u32| {
            let mut options = heads.heads(vertex as usize).to_vec();
            options.dedup();
            options
        };
        let step = |pair: &[u32]| {
            let (from, to) = (pair[0], pair[1]);
            LineStep { from, to, label: labels[to as usize], options: options(to) }
        };
        let steps = line.vertices().windows(2).map(step).collect();
        Ok(Some(VertexReason { vertex, options: options(vertex), line, steps }))
    }

    /// Writes a strategy for every vertex, which [`Strategy`](super::Strategy) reads. It names the `file` the graph came
    /// from, and says how that was read.
    ///
    /// # Errors
    /// If `out` cannot be written, or the budget ends it: then what [`Stopped`] it is in the error.
    pub fn write_strategy(
        &mut self,
        file: &str,
        options: TextOptions,
        out: &mut dyn Write,
        budget: &Budget,
    ) -> io::Result<()> {
        let origin = Origin { file: file.to_owned(), options, play: self.play() };
        let Labelled { heads, labels } = self.labelled(budget).map_err(io::Error::other)?;
        write_strategy(out, &origin, heads, labels, budget)
    }
}
