//! Rules as they were written, before names and kinds are checked.

use crate::diagnostic::Span;
use grundy_core::Ending;
use grundy_games::written::Form;

/// A name and its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Name {
    pub(crate) text: String,
    pub(crate) span: Span,
}

/// All that one text defines.
#[derive(Debug, Default)]
pub(crate) struct File {
    pub(crate) constants: Vec<Binding>,
    pub(crate) games: Vec<Game>,
    pub(crate) starts: Vec<Start>,
}

/// `start name(parameters) = game(arguments)`.
#[derive(Debug)]
pub(crate) struct Start {
    pub(crate) name: Name,
    pub(crate) parameters: Vec<Name>,
    pub(crate) game: Name,
    pub(crate) arguments: Vec<Expr>,
}

/// `let name = value`.
#[derive(Debug)]
pub(crate) struct Binding {
    pub(crate) name: Name,
    pub(crate) value: Expr,
}

/// `game name(parameters) = { options } wins if …`.
#[derive(Debug)]
pub(crate) struct Game {
    pub(crate) name: Name,
    pub(crate) parameters: Vec<Name>,
    pub(crate) left: Vec<Entry>,
    /// What stands behind the bar, if there is one.
    pub(crate) right: Option<Vec<Entry>>,
    pub(crate) endings: Vec<(Ending, Expr)>,
    pub(crate) shown: Option<Drawn>,
}

/// `shown as form(arguments)`.
#[derive(Debug)]
pub(crate) struct Drawn {
    pub(crate) form: Form,
    pub(crate) cells: Expr,
    /// Of a board: how long its rows are.
    pub(crate) width: Option<Expr>,
}

/// One entry between the braces.
#[derive(Debug)]
pub(crate) enum Entry {
    /// A name for the entries that follow.
    Let(Binding),
    /// Options, as many as the clauses make.
    Options { sum: Vec<Part>, clauses: Vec<Clause>, span: Span },
}

/// One term of an option.
#[derive(Debug)]
pub(crate) enum Part {
    Call { name: Name, arguments: Vec<Expr>, span: Span },
    Nimber { value: Expr, span: Span },
}

/// What follows an option or an item.
#[derive(Debug)]
pub(crate) enum Clause {
    For { name: Name, over: Expr },
    If(Expr),
    Let(Binding),
}

/// An expression that is a number, a truth value or a list.
#[derive(Debug)]
pub(crate) struct Expr {
    pub(crate) kind: ExprKind,
    pub(crate) span: Span,
    /// How deep it is. Invariant: at most [`Expr::DEEPEST`], so that walking it costs little stack.
    pub(crate) depth: u16,
}

#[derive(Debug)]
pub(crate) enum ExprKind {
    Number(i64),
    Truth(bool),
    Text(String),
    Name(String),
    List(Vec<Expr>),
    /// `[item for …]`.
    Gather {
        item: Box<Expr>,
        clauses: Vec<Clause>,
    },
    Negate(Box<Expr>),
    Not(Box<Expr>),
    Binary {
        op: BinaryOp,
        a: Box<Expr>,
        b: Box<Expr>,
    },
    /// `a < b <= c`: each comparison with the next.
    Compare {
        first: Box<Expr>,
        rest: Vec<(CompareOp, Expr)>,
    },
    In {
        item: Box<Expr>,
        list: Box<Expr>,
        negated: bool,
    },
    And(Box<Expr>, Box<Expr>),
    Or(Box<Expr>, Box<Expr>),
    If {
        condition: Box<Expr>,
        then: Box<Expr>,
        otherwise: Box<Expr>,
    },
    Range {
        from: Box<Expr>,
        to: Box<Expr>,
        inclusive: bool,
    },
    Call {
        name: Name,
        arguments: Vec<Expr>,
    },
    /// `all(condition for …)`, `sum(item for …)`.
    Over {
        name: Name,
        item: Box<Expr>,
        clauses: Vec<Clause>,
    },
    Index {
        list: Box<Expr>,
        at: Box<Expr>,
    },
    /// `list[from..to]`; an end may be left out.
    Slice {
        list: Box<Expr>,
        from: Option<Box<Expr>>,
        to: Option<Box<Expr>>,
        inclusive: bool,
    },
    /// Nothing that can be read; that has been said.
    Wrong,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum BinaryOp {
    Add,
    Sub,
    Mul,
    Div,
    Mod,
    Pow,
    Xor,
    ShiftLeft,
    ShiftRight,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum CompareOp {
    Equal,
    NotEqual,
    Less,
    LessEqual,
    Greater,
    GreaterEqual,
}

impl Expr {
    /// Expressions nested deeper than this are refused.
    pub(crate) const DEEPEST: u16 = 100;

    pub(crate) fn wrong(span: Span) -> Expr {
        Expr { kind: ExprKind::Wrong, span, depth: 1 }
    }

    pub(crate) fn is_wrong(&self) -> bool {
        matches!(self.kind, ExprKind::Wrong)
    }

    /// Every expression directly inside this one, those of its clauses included.
    pub(crate) fn children(&self) -> Vec<&Expr> {
        match &self.kind {
            ExprKind::Number(_)
            | ExprKind::Truth(_)
            | ExprKind::Text(_)
            | ExprKind::Name(_)
            | ExprKind::Wrong => Vec::new(),
            ExprKind::List(items) => items.iter().collect(),
            ExprKind::Gather { item, clauses } | ExprKind::Over { item, clauses, .. } => {
                std::iter::once(&**item).chain(clauses.iter().map(Clause::expr)).collect()
            }
            ExprKind::Negate(a) | ExprKind::Not(a) => vec![a],
            ExprKind::Binary { a, b, .. } | ExprKind::And(a, b) | ExprKind::Or(a, b) => vec![a, b],
            ExprKind::Compare { first, rest } => {
                std::iter::once(&**first).chain(rest.iter().map(|(_, expr)| expr)).collect()
            }
            ExprKind::In { item, list, .. } => vec![item, list],
            ExprKind::If { condition, then, otherwise } => vec![condition, then, otherwise],
            ExprKind::Range { from, to, .. } => vec![from, to],
            ExprKind::Call { arguments, .. } => arguments.iter().collect(),
            ExprKind::Index { list, at } => vec![list, at],
            ExprKind::Slice { list, from, to, .. } => [Some(list), from.as_ref(), to.as_ref()]
                .into_iter()
                .flatten()
                .map(|e| &**e)
                .collect(),
        }
    }
}

impl Clause {
    /// The name that it gives a meaning.
    pub(crate) fn name(&self) -> Option<&Name> {
        match self {
            Clause::For { name, .. } => Some(name),
            Clause::Let(binding) => Some(&binding.name),
            Clause::If(_) => None,
        }
    }

    fn expr(&self) -> &Expr {
        match self {
            Clause::For { over, .. } => over,
            Clause::If(condition) => condition,
            Clause::Let(binding) => &binding.value,
        }
    }
}
