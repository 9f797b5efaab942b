//! From tokens to a graph. Subgraphs in each other are a stack, not recursion.

use super::lexer::{Keyword, Kind, Lexer, Token};
use super::{DotAttributes, DotGraph};
use crate::cursor::Watch;
use crate::{Diagnostic, DiagnosticKind, Expected};
use std::collections::HashMap;
use std::ops::Range;

/// How deep subgraphs may lie in each other.
const DEEPEST: usize = 100;

/// How many edges a text may describe: `{…} -> {…}` has many in few words.
const MOST_EDGES: usize = 1_000_000;

/// What may begin a statement.
pub(super) const STATEMENT: &[Expected] = &[Expected::VertexName, Expected::CloseBrace];

pub(super) struct Parser<'s> {
    source: &'s str,
    lexer: Lexer<'s>,
    /// The text seems to end where the time does.
    watch: Option<&'s Watch>,
    token: Token,
    /// Where the last token ended.
    last: usize,
    strict: bool,
    directed: bool,
    names: Vec<String>,
    vertex_attributes: Vec<DotAttributes>,
    places: HashMap<String, usize>,
    edges: Vec<(usize, usize)>,
    edge_attributes: Vec<DotAttributes>,
    /// The places of the edges so far, if none may come twice.
    known: HashMap<(usize, usize), usize>,
}

/// A pair of braces that is open.
#[derive(Default)]
struct Open {
    /// Where its brace is.
    brace: Range<usize>,
    /// The vertices that were named in it, maybe several times.
    vertices: Vec<usize>,
    /// What the last `->` or `--` leads from.
    before: Option<Vec<usize>>,
    /// The places of the edges of the statement so far.
    statement: Vec<usize>,
    /// What holds for every vertex that is first named from here on.
    of_vertices: DotAttributes,
    /// What holds for every edge from here on.
    of_edges: DotAttributes,
}

impl<'s> Parser<'s> {
    pub(super) fn new(source: &'s str, watch: Option<&'s Watch>) -> Result<Parser<'s>, Diagnostic> {
        let mut lexer = Lexer::new(source);
        let token = lexer.next()?;
        Ok(Parser {
            source,
            lexer,
            watch,
            token,
            last: 0,
            strict: false,
            directed: false,
            names: Vec::new(),
            vertex_attributes: Vec::new(),
            places: HashMap::new(),
            edges: Vec::new(),
            edge_attributes: Vec::new(),
            known: HashMap::new(),
        })
    }

    /// The whole text.
    pub(super) fn graph(mut self) -> Result<DotGraph, Diagnostic> {
        if self.token.kind == Kind::End {
            return Err(Diagnostic { span: 0..0, kind: DiagnosticKind::Empty });
        }
        self.strict = self.eats(&Kind::Keyword(Keyword::Strict))?;
        self.directed = self.eats(&Kind::Keyword(Keyword::Digraph))?;
        if !self.directed && !self.eats(&Kind::Keyword(Keyword::Graph))? {
            return Err(self.unexpected(&[Expected::GraphWord, Expected::DigraphWord]));
        }
        self.eats_id()?;
        if self.token.kind != Kind::Mark('{') {
            return Err(self.unexpected(&[Expected::OpenBrace]));
        }
        self.braces()?;
        match self.token.kind {
            Kind::End => {
                let Parser { directed, names, vertex_attributes, edges, edge_attributes, .. } =
                    self;
                Ok(DotGraph { directed, names, vertex_attributes, edges, edge_attributes })
            }
            _ => Err(self.unexpected(&[Expected::End])),
        }
    }

    /// Everything from `{` to its `}`.
    fn braces(&mut self) -> Result<(), Diagnostic> {
        let mut outer: Vec<Open> = Vec::new();
        let mut open = Open { brace: self.token.span.clone(), ..Open::default() };
        self.advance()?;
        loop {
            match &self.token.kind {
                Kind::End => {
                    let kind = DiagnosticKind::Unclosed { close: '}' };
                    return Err(Diagnostic { span: open.brace, kind });
                }
                Kind::Mark('}') => {
                    if open.before.is_some() {
                        return Err(self.unexpected(&[Expected::VertexName]));
                    }
                    self.advance()?;
                    let Some(around) = outer.pop() else { return Ok(()) };
                    let mut vertices = std::mem::replace(&mut open, around).vertices;
                    vertices.sort_unstable();
                    vertices.dedup();
                    open.vertices.extend_from_slice(&vertices);
                    self.end(vertices, &mut open)?;
                }
                Kind::Mark(';' | ',') if open.before.is_none() => self.advance()?,
                Kind::Keyword(Keyword::Subgraph) | Kind::Mark('{') => {
                    if self.eats(&Kind::Keyword(Keyword::Subgraph))? {
                        self.eats_id()?;
                    }
                    if self.token.kind != Kind::Mark('{') {
                        return Err(self.unexpected(&[Expected::OpenBrace]));
                    }
                    let brace = self.token.span.clone();
                    if outer.len() >= DEEPEST {
                        return Err(Diagnostic { span: brace, kind: DiagnosticKind::DeepBraces });
                    }
                    self.advance()?;
                    let (of_vertices, of_edges) = (open.of_vertices.clone(), open.of_edges.clone());
                    let inner = Open { brace, of_vertices, of_edges, ..Open::default() };
                    outer.push(std::mem::replace(&mut open, inner));
                }
                &Kind::Keyword(keyword @ (Keyword::Graph | Keyword::Node | Keyword::Edge))
                    if open.before.is_none() =>
                {
                    self.advance()?;
                    let attributes = self.attributes()?;
                    match keyword {
                        Keyword::Node => open.of_vertices.overwrite(&attributes),
                        Keyword::Edge => open.of_edges.overwrite(&attributes),
                        _ => {}
                    }
                }
                Kind::Id(_) => {
                    let name = self.id()?;
                    if open.before.is_none() && self.eats(&Kind::Mark('='))? {
                        // An attribute of the graph.
                        if !self.eats_id()? {
                            return Err(self.unexpected(&[Expected::Name]));
                        }
                        continue;
                    }
                    // A port, and where on the port.
                    for _ in 0..2 {
                        if self.eats(&Kind::Mark(':'))? && !self.eats_id()? {
                            return Err(self.unexpected(&[Expected::Name]));
                        }
                    }
                    let vertex = self.vertex(name, &open.of_vertices);
                    open.vertices.push(vertex);
                    self.end(vec![vertex], &mut open)?;
                }
                _ => return Err(self.unexpected(STATEMENT)),
            }
        }
    }

    /// After one end of an edge, or a vertex alone: adds the edges that lead to it, and looks whether some
    /// lead on.
    fn end(&mut self, vertices: Vec<usize>, open: &mut Open) -> Result<(), Diagnostic> {
        if let Some(before) = open.before.take() {
            let count = before.len().saturating_mul(vertices.len());
            if self.edges.len().saturating_add(count) > MOST_EDGES {
                let kind = DiagnosticKind::TooManyEdges { most: MOST_EDGES };
                return Err(Diagnostic { span: self.last..self.last, kind });
            }
            for &from in &before {
                for &to in &vertices {
                    let place = self.edge(from, to, &open.of_edges);
                    open.statement.push(place);
                }
            }
        }
        let right = if self.directed { Kind::Arrow } else { Kind::Line };
        match self.token.kind {
            Kind::Arrow | Kind::Line if self.token.kind != right => {
                let found = self.source[self.token.span.clone()].to_owned();
                let instead = if self.directed { "->" } else { "--" };
                let kind = DiagnosticKind::Foreign { found, instead };
                Err(Diagnostic { span: self.token.span.clone(), kind })
            }
            Kind::Arrow | Kind::Line => {
                self.advance()?;
                open.before = Some(vertices);
                Ok(())
            }
            _ => {
                let attributes = self.attributes()?;
                let (of, said): (&[usize], _) = match open.statement.is_empty() {
                    true => (&vertices, &mut self.vertex_attributes),
                    false => (&open.statement, &mut self.edge_attributes),
                };
                of.iter().for_each(|&place| said[place].overwrite(&attributes));
                open.statement.clear();
                Ok(())
            }
        }
    }

    /// Adds an edge; or finds it, if none may come twice. Its place.
    fn edge(&mut self, from: usize, to: usize, attributes: &DotAttributes) -> usize {
        let place = self.edges.len();
        if self.strict {
            let turned = !self.directed && from > to;
            let edge = if turned { (to, from) } else { (from, to) };
            let known = *self.known.entry(edge).or_insert(place);
            if known != place {
                return known;
            }
        }
        self.edges.push((from, to));
        self.edge_attributes.push(attributes.clone());
        place
    }

    /// Lists of attributes in brackets, if there are any.
    fn attributes(&mut self) -> Result<DotAttributes, Diagnostic> {
        let mut attributes = DotAttributes::new();
        while self.token.kind == Kind::Mark('[') {
            let bracket = self.token.span.clone();
            self.advance()?;
            loop {
                match self.token.kind {
                    Kind::Mark(']') => break,
                    Kind::End => {
                        let kind = DiagnosticKind::Unclosed { close: ']' };
                        return Err(Diagnostic { span: bracket, kind });
                    }
                    Kind::Mark(';' | ',') => self.advance()?,
                    Kind::Id(_) => {
                        let name = self.id()?;
                        if self.eats(&Kind::Mark('='))? {
                            attributes.set(&name, &self.id()?);
                        }
                    }
                    _ => return Err(self.unexpected(&[Expected::Name, Expected::CloseBracket])),
                }
            }
            self.advance()?;
        }
        Ok(attributes)
    }

    fn vertex(&mut self, name: String, attributes: &DotAttributes) -> usize {
        if let Some(&place) = self.places.get(&name) {
            return place;
        }
        let place = self.names.len();
        self.places.insert(name.clone(), place);
        self.names.push(name);
        self.vertex_attributes.push(attributes.clone());
        place
    }

    fn advance(&mut self) -> Result<(), Diagnostic> {
        self.last = self.token.span.end;
        self.token = match self.watch.is_none_or(Watch::goes_on) {
            true => self.lexer.next()?,
            false => Token { kind: Kind::End, span: self.last..self.last },
        };
        Ok(())
    }

    fn eats(&mut self, kind: &Kind) -> Result<bool, Diagnostic> {
        let there = self.token.kind == *kind;
        if there {
            self.advance()?;
        }
        Ok(there)
    }

    fn eats_id(&mut self) -> Result<bool, Diagnostic> {
        let there = matches!(self.token.kind, Kind::Id(_));
        if there {
            self.id()?;
        }
        Ok(there)
    }

    /// A name; texts joined by `+` are one.
    fn id(&mut self) -> Result<String, Diagnostic> {
        let mut name = String::new();
        loop {
            let Kind::Id(part) = &self.token.kind else {
                return Err(self.unexpected(&[Expected::Name]));
            };
            name.push_str(part);
            self.advance()?;
            if !self.eats(&Kind::Mark('+'))? {
                return Ok(name);
            }
        }
    }

    fn unexpected(&self, expected: &'static [Expected]) -> Diagnostic {
        unexpected(self.source, self.token.span.clone(), expected)
    }
}

pub(super) fn unexpected(
    source: &str,
    span: Range<usize>,
    expected: &'static [Expected],
) -> Diagnostic {
    let found = source.get(span.clone()).unwrap_or_default();
    let found = (!found.is_empty()).then(|| crate::diagnostic::quotation(found));
    Diagnostic { span, kind: DiagnosticKind::Expected { expected, found } }
}
