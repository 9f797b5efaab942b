//! The program, asked as its users ask it. One binary: linking is most of what a test costs.

mod common;
mod corpus;
mod documents;
mod examples;
mod exercise;
mod failures;
mod first_words;
mod graph;
mod graph_files;
mod hackenbush;
mod heaps;
mod hostile;
mod judge;
mod limits;
mod must_show;
mod notions;
mod pattern;
mod period;
mod pictures;
mod play;
mod rules;
mod runs;
mod schema;
mod values;
mod wall;
