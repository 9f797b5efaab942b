//! A graph in another form.

use super::{Asked, GraphSource};
use crate::context::Input;
#[cfg(feature = "graphs")]
use crate::failure::{Doing, FileFailure};
use crate::input;
use crate::json::ConvertedObject;
use crate::question::graph::usual_limits;
use crate::reported::write_object;
use crate::{Context, Failure, How, Reported};
#[cfg(feature = "graphs")]
use grundy::graph::{CountedList, FileBytes, GraphError, LoadError, is_edge_list};
use grundy::graph::{Loaded, load_stream, write_graph};
use grundy_core::Budget;
#[cfg(feature = "graphs")]
use grundy_core::{Limit, Stopped};
use grundy_explain::failure::GraphInputError;
use grundy_explain::{Doc, InputError, Messages, graph as words};
use serde::{Deserialize, Serialize};
use std::io::{self, Write};

/// A form in which graphs are written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum GraphForm {
    /// Rows of arcs in binary, for vertices that are called by numbers.
    #[default]
    Binary,
    /// A line `n m`, then lines `u v`.
    Text,
}

impl From<GraphForm> for grundy::graph::GraphForm {
    fn from(form: GraphForm) -> grundy::graph::GraphForm {
        match form {
            GraphForm::Binary => grundy::graph::GraphForm::Binary,
            GraphForm::Text => grundy::graph::GraphForm::Text,
        }
    }
}

/// What is a graph in another form?
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields)]
pub struct Convert {
    /// The graph.
    pub graph: GraphSource,
    /// The form in which it will be exported.
    pub to: GraphForm,
}

impl Asked for Convert {
    type Report = Converted;
    const NAME: &'static str = "convert";

    fn ask(&self, cx: &mut Context<'_>) -> Result<Converted, Failure> {
        let budget = cx.budget(usual_limits(cx))?;
        let held = self.read(&budget, cx)?;
        if let Held::Whole(loaded) = &held
            && (loaded.names.are_words() && self.to == GraphForm::Binary)
        {
            return Err(InputError::from(GraphInputError::NamesInBinary).into());
        }
        Ok(Converted { held, form: self.to, file: self.graph.name().to_owned(), budget })
    }
}

impl Convert {
    fn read(&self, budget: &Budget, cx: &Context<'_>) -> Result<Held, Failure> {
        let (name, options) = (self.graph.name(), self.graph.options());
        let input = match &self.graph.text {
            Some(text) => Input::Stream(Box::new(io::Cursor::new(text.clone()))),
            None => cx.host.open(name, budget)?,
        };
        let loaded = match &input {
            #[cfg(feature = "graphs")]
            Input::File(file) => {
                let loaded = grundy::graph::load_file(file, &options, budget);
                match loaded {
                    Err(LoadError::Graph(GraphError::Stopped(Stopped {
                        by: by @ Limit::Room { .. },
                        ..
                    }))) if self.to == GraphForm::Binary => {
                        let text =
                            FileBytes::of(file).map_err(|why| Failure::reading(name, why))?;
                        // A text can be read as often as it takes.
                        if let Some(text) = text.filter(|text| is_edge_list(text)) {
                            let list = CountedList::count(&text, &options, budget);
                            let list = list.map_err(|why| input::unread(name, why.into()))?;
                            return Ok(Held::Passes { text, list });
                        }
                        Err(LoadError::Graph(GraphError::Stopped(budget.stopped(by))))
                    }
                    loaded => loaded,
                }
            }
            _ => match input {
                Input::Stream(stream) => load_stream(stream, &options, budget),
                input => input::graph_of(input, &options, budget),
            },
        };
        Ok(Held::Whole(Box::new(loaded.map_err(|why| input::no_graph(name, why))?)))
    }
}

/// What is held of a graph until it is exported.
#[derive(Debug)]
enum Held {
    /// All of it.
    Whole(Box<Loaded>),
    /// An edge list that is larger than memory, which is read once more for some of its rows at a time.
    #[cfg(feature = "graphs")]
    Passes {
        /// The file.
        text: FileBytes,
        /// How many arcs lead to each vertex.
        list: CountedList,
    },
}

/// A graph that can be exported in another form.
#[derive(Debug)]
pub struct Converted {
    held: Held,
    form: GraphForm,
    #[cfg_attr(not(feature = "graphs"), allow(dead_code))]
    file: String,
    budget: Budget,
}

impl Converted {
    /// How many vertices it has.
    pub fn vertex_count(&self) -> u64 {
        match &self.held {
            Held::Whole(loaded) => loaded.graph.vertex_count() as u64,
            #[cfg(feature = "graphs")]
            Held::Passes { list, .. } => list.vertex_count() as u64,
        }
    }

    /// How many arcs it has.
    pub fn arc_count(&self) -> u64 {
        match &self.held {
            Held::Whole(loaded) => loaded.graph.arc_count() as u64,
            #[cfg(feature = "graphs")]
            Held::Passes { list, .. } => list.arc_count(),
        }
    }

    /// Writes the graph in the form that was asked for to `out`, which is called `name`.
    ///
    /// # Errors
    /// If `out` cannot be written to, the graph was changed meanwhile, or a limit is reached.
    pub fn export(&self, name: &str, out: &mut dyn Write) -> Result<(), Failure> {
        match &self.held {
            Held::Whole(loaded) => write_graph(loaded, self.form.into(), out, &self.budget)
                .map_err(|why| Failure::writing(name, why)),
            #[cfg(feature = "graphs")]
            Held::Passes { text, list } => {
                let written = list.write_binary(text, out, &self.budget);
                written.map(|_| ()).map_err(|why| match why.downcast::<GraphError>() {
                    // Only what is read can be changed.
                    Ok(why) => {
                        let why = io::Error::other(why);
                        FileFailure::new(&self.file, Doing::Reading, &why).into()
                    }
                    Err(why) => Failure::writing(name, why),
                })
            }
        }
    }

    /// Writes an object that says what was exported to the file `name`.
    ///
    /// # Errors
    /// If `out` cannot be written to.
    pub fn write_exported(&self, name: &str, out: &mut dyn Write) -> io::Result<()> {
        write_object(&ConvertedObject::new(self, self.form, Some(name)), out)
    }
}

impl Reported for Converted {
    fn say(&self, _: &How, messages: &Messages) -> Doc {
        words::size(self.vertex_count(), self.arc_count(), messages)
    }

    fn write_json(&self, _: &Messages, out: &mut dyn Write) -> io::Result<()> {
        write_object(&ConvertedObject::new(self, self.form, None), out)
    }
}
