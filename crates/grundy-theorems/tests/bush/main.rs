//! Green Hackenbush: theorem, cuts and reasons against the definition.

mod corpus;
mod cuts;
mod definition;
mod drawings;
mod figures;
mod reasons;
mod reference;
mod values;
