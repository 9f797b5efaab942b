//! What a game says of itself to people: `start` and `shown as`, checked and compiled.

use super::ast::{Drawn, Expr, File, Game, Name, Start as Written};
use super::check::{Checker, Signature};
use super::compile::{self, Shared};
use super::{Constants, functions};
use crate::diagnostic::{DiagnosticKind, Diagnostics, Span};
use grundy_games::written::program::Block;
use grundy_games::written::{GameId, Kind, List, Sketch, Start};

/// Reads both against the games of the file, whose parameters are known by now.
pub(super) struct People<'a, 's> {
    pub(super) constants: &'a Constants,
    pub(super) signatures: &'a [Signature],
    pub(super) diagnostics: &'a mut Diagnostics<'s>,
}

impl People<'_, '_> {
    /// How the positions of a game are drawn.
    pub(super) fn shown(
        &mut self,
        drawn: &Drawn,
        game: &Game,
        tables: &mut Vec<List>,
    ) -> Option<Sketch> {
        let signature = self.signatures.iter().find(|known| known.name == game.name.text)?;
        let parameters: Vec<(String, Kind)> = signature
            .parameters
            .iter()
            .map(|(name, kind)| (name.clone(), kind.unwrap_or(Kind::Number)))
            .collect();
        let cells = self.value(&drawn.cells, Kind::List, &parameters, tables)?;
        let width = match &drawn.width {
            Some(width) => Some(self.value(width, Kind::Number, &parameters, tables)?),
            None => None,
        };
        Some(Sketch::new(drawn.form, cells, width))
    }

    /// The positions to begin with.
    pub(super) fn starts(&mut self, file: &File, tables: &mut Vec<List>) -> Vec<Start> {
        let mut starts = Vec::new();
        for (index, start) in file.starts.iter().enumerate() {
            let before = file.starts[..index].iter().map(|other| &other.name);
            let mut others = before.chain(file.constants.iter().map(|constant| &constant.name));
            if others.any(|other| other.text == start.name.text) {
                self.wrong(&start.name, |name| DiagnosticKind::Twice { name });
            }
            if functions::find(&start.name.text).is_some() {
                self.wrong(&start.name, |name| DiagnosticKind::NameOfFunction { name });
            }
            starts.extend(self.start(start, tables));
        }
        starts
    }

    fn start(&mut self, start: &Written, tables: &mut Vec<List>) -> Option<Start> {
        let found = self.signatures.iter().position(|game| game.name == start.game.text);
        let Some((index, id)) = found.and_then(|index| Some((index, GameId::new(index)?))) else {
            self.wrong(&start.game, |name| DiagnosticKind::UndefinedGame { name, nearest: None });
            return None;
        };
        let wanted: Vec<(String, Kind)> = self.signatures[index]
            .parameters
            .iter()
            .map(|(name, kind)| (name.clone(), kind.unwrap_or(Kind::Number)))
            .collect();
        if wanted.len() != start.arguments.len() {
            let names: Vec<&str> = wanted.iter().map(|(name, _)| name.as_str()).collect();
            let form = format!("{}({})", start.game.text, names.join(", "));
            let (expected, found) = (wanted.len(), start.arguments.len());
            self.wrong(&start.game, |name| DiagnosticKind::ArgumentCount {
                name,
                form,
                expected,
                found,
            });
            return None;
        }
        let numbers: Vec<(String, Kind)> =
            start.parameters.iter().map(|name| (name.text.clone(), Kind::Number)).collect();
        let arguments: Vec<Option<Block>> = start
            .arguments
            .iter()
            .zip(&wanted)
            .map(|(expr, (_, kind))| self.value(expr, *kind, &numbers, tables))
            .collect();
        let names = numbers.into_iter().map(|(name, _)| name).collect();
        let arguments = arguments.into_iter().collect::<Option<_>>()?;
        Some(Start::new(start.name.text.clone(), names, id, arguments))
    }

    /// A clause that gives something of a kind, made of names of known kinds.
    fn value(
        &mut self,
        expr: &Expr,
        kind: Kind,
        names: &[(String, Kind)],
        tables: &mut Vec<List>,
    ) -> Option<Block> {
        let parameters = names.iter().map(|(name, kind)| (name.clone(), Some(*kind))).collect();
        let mut scope = vec![Signature { name: String::new(), parameters }];
        let mistakes = self.diagnostics.count();
        Checker::new(&mut scope, &self.constants.kinds, Some(&mut *self.diagnostics))
            .expect(expr, kind);
        if self.diagnostics.count() > mistakes {
            return None;
        }
        let constants = &self.constants.values;
        let block = compile::value(expr, names, &mut Shared { games: &[], constants, tables });
        block.map_err(|_| self.diagnostics.push(expr.span, DiagnosticKind::TooLong)).ok()
    }

    fn wrong(&mut self, name: &Name, kind: impl FnOnce(String) -> DiagnosticKind) {
        let Name { text, span } = name;
        let span: Span = *span;
        self.diagnostics.push(span, kind(text.clone()));
    }
}
