//! The token game on a graph file, in words.

mod solved;

pub use solved::{answered, explained, size, solved, strategy_holds};

use crate::words::{Words, letter, plain, toned, value};
use crate::{Arg, Block, Doc, Messages, Row, Span, Tone};
use grundy_core::{Outcome, Play, Value};

/// So many values are shown with their counts, and so many moves.
const SHOWN: usize = 40;

/// What is known of a whole graph.
#[derive(Clone, Debug)]
struct Summary<'a> {
    /// How many vertices it has.
    pub vertices: u64,
    /// How many arcs it has.
    pub arcs: u64,
    /// Who wins when no move is left.
    pub play: Play,
    /// From how many vertices the mover wins, loses and draws.
    pub outcomes: [u64; 3],
    /// How many vertices have each Grundy value, from 0 on; empty if values are not known.
    pub histogram: &'a [u64],
    /// How many vertices have an infinite value, if that was asked for.
    pub infinite: Option<u64>,
    /// How many moves the longest play has, if that is known.
    pub longest: Option<u64>,
    /// How many moves the slowest win or loss takes, if that is known.
    pub slowest: Option<u64>,
}

/// What is known of one token or several.
#[derive(Clone, Debug)]
struct Tokens {
    /// The names of the vertices they are on.
    pub on: Vec<String>,
    /// Who wins when no move is left.
    pub play: Play,
    /// Who wins.
    pub outcome: Outcome,
    /// The value of the sum.
    pub value: Value,
    /// The values of the tokens, if there are several.
    pub values: Vec<Value>,
    /// How many moves are left if the winner hurries and the loser delays, if that is known.
    pub distance: Option<u64>,
    /// What to play: the token, counted from 0, where it is and where it goes.
    pub moves: Vec<(usize, String, String)>,
}

/// One move of a line of play.
#[derive(Clone, Debug)]
struct LineMove {
    /// Where the token is.
    pub from: String,
    /// Where it goes.
    pub to: String,
    /// Who wins at the vertex it goes to.
    pub then: Outcome,
    /// How many moves are left after it, if play ends.
    pub left: Option<u64>,
    /// Where one can go from there.
    pub options: Vec<String>,
}

/// Why a vertex is won, lost or drawn.
#[derive(Clone, Debug)]
struct Explanation {
    /// The name of the vertex.
    pub vertex: String,
    /// Who wins when no move is left.
    pub play: Play,
    /// Who wins.
    pub outcome: Outcome,
    /// Its value, and its options with their values and outcomes.
    pub value: Value,
    /// Its options: names, values and outcomes.
    pub options: Vec<(String, Value, Outcome)>,
    /// A line of play.
    pub line: Vec<LineMove>,
    /// Whether it goes on.
    pub cut: bool,
}

fn words(messages: &Messages) -> Words<'_> {
    Words { messages, terms: &[], mover: None, within: false }
}

/// A whole graph in a few lines.
fn summary(summary: &Summary<'_>, messages: &Messages) -> Doc {
    let words = words(messages);
    let count = Arg::Count;
    let size = [("vertices", count(summary.vertices)), ("arcs", count(summary.arcs))];
    let mut blocks = vec![words.paragraph("graph-size", &size)];
    let [wins, losses, draws] = summary.outcomes;
    let outcomes = [("wins", wins.into()), ("losses", losses.into()), ("draws", draws.into())];
    let id = match (summary.play, draws) {
        (Play::Normal, 0) => "graph-wins",
        (Play::Normal, _) => "graph-wins-draws",
        (Play::Misere, 0) => "graph-wins-misere",
        (Play::Misere, _) => "graph-wins-draws-misere",
    };
    if summary.vertices > 0 {
        blocks.push(words.paragraph(id, if draws == 0 { &outcomes[..2] } else { &outcomes }));
    }
    let line =
        |id, moves: Option<u64>| moves.map(|moves| words.paragraph(id, &[("moves", count(moves))]));
    if summary.vertices > 0 {
        blocks.extend(line("graph-longest", summary.longest));
        blocks.extend(line("graph-slowest", summary.slowest));
    }
    let infinite = summary.infinite.filter(|&infinite| infinite > 0);
    blocks.extend(
        infinite.map(|infinite| words.paragraph("graph-infinite", &[("count", count(infinite))])),
    );
    let row =
        |(value, counted): (usize, &u64)| Row::new(vec![toned(value, Tone::Faint), plain(counted)]);
    let mut rows: Vec<Row> = summary.histogram.iter().enumerate().take(SHOWN).map(row).collect();
    rows.extend(words.rest(summary.histogram.len().saturating_sub(SHOWN)));
    if !rows.is_empty() {
        let head = words.head(&["graph-file-head-value", "graph-file-head-count"]);
        blocks.push(Block::Table { head, rows });
    }
    Doc::new(blocks)
}

/// Who wins with some tokens, and what to play.
fn tokens(tokens: &Tokens, messages: &Messages) -> Doc {
    let words = words(messages);
    let on = [("on", words.and(&tokens.on).into()), ("count", Arg::Count(tokens.on.len() as u64))];
    let id = match tokens.outcome {
        Outcome::N => "graph-tokens-win",
        Outcome::P => "graph-tokens-lose",
        _ => "graph-tokens-draw",
    };
    let mut claim = words.say(id, &on);
    if let Some(value) = value(&tokens.value) {
        claim.push(Span::from(words.gap()));
        claim.extend(words.say("graph-token-value", &[("value", value.into())]));
    }
    if tokens.play == Play::Misere {
        claim.push(Span::new(words.gap() + &words.get("graph-misere", &[]), Tone::Faint));
    }
    let mut blocks = vec![Block::Paragraph(claim)];
    if let Some(distance) = tokens.distance.filter(|&distance| distance > 0) {
        blocks.push(words.paragraph("graph-distance", &[("moves", Arg::Count(distance))]));
    }
    if tokens.values.len() > 1 {
        let row = |(on, one): (&String, &Value)| {
            Row::new(vec![plain(on), plain(value(one).unwrap_or_default())])
        };
        let mut rows: Vec<Row> =
            tokens.on.iter().zip(&tokens.values).take(SHOWN).map(row).collect();
        rows.extend(words.rest(tokens.values.len().saturating_sub(SHOWN)));
        let sum = value(&tokens.value).unwrap_or_default();
        rows.push(Row::new(vec![plain("⊕"), toned(sum, Tone::Strong)]).ruled());
        let head = words.head(&["graph-file-head-vertex", "graph-file-head-value"]);
        blocks.push(Block::Table { head, rows });
    }
    if !tokens.moves.is_empty() {
        let id = match tokens.outcome {
            Outcome::N => "graph-winning-moves",
            _ => "graph-drawing-moves",
        };
        blocks.push(words.heading(2, id));
        let row = |(token, from, to): &(usize, String, String)| {
            let mut cells = vec![toned(format!("{from} → {to}"), Tone::Good)];
            if tokens.on.len() > 1 {
                cells.insert(0, words.say("graph-token-number", &[("n", (token + 1).into())]));
            }
            Row::new(cells)
        };
        let mut rows: Vec<Row> = tokens.moves.iter().take(SHOWN).map(row).collect();
        rows.extend(words.rest(tokens.moves.len().saturating_sub(SHOWN)));
        blocks.push(Block::Indented(vec![Block::table(rows)]));
    }
    Doc::new(blocks)
}

/// Why a vertex is won, lost or drawn: its options, and a line of play.
fn explanation(explained: &Explanation, messages: &Messages) -> Doc {
    let words = words(messages);
    let vertex = || ("vertex", Arg::from(explained.vertex.as_str()));
    let mut blocks = vec![words.heading(2, "graph-why")];
    if explained.options.is_empty() {
        let id = match explained.play {
            Play::Normal => "graph-why-stuck",
            Play::Misere => "graph-why-stuck-misere",
        };
        blocks.push(words.paragraph(id, &[vertex()]));
        return Doc::new(blocks);
    }
    let draws =
        explained.options.iter().filter(|(_, _, outcome)| *outcome == Outcome::Draw).count();
    let draws = ("draws", Arg::Count(draws as u64));
    blocks.push(words.paragraph("graph-why-options", &[vertex(), draws]));
    let with_values = explained.value != Value::None;
    let row = |(name, own, outcome): &(String, Value, Outcome)| {
        let mut cells = vec![plain(name), letter(*outcome)];
        if with_values {
            cells.push(plain(value(own).unwrap_or_default()));
        }
        Row::new(cells)
    };
    let mut rows: Vec<Row> = explained.options.iter().take(SHOWN).map(row).collect();
    rows.extend(words.rest(explained.options.len().saturating_sub(SHOWN)));
    let ids = ["graph-file-head-option", "graph-file-head-outcome", "graph-file-head-value"];
    let head = words.head(&ids[..2 + usize::from(with_values)]);
    blocks.push(Block::Indented(vec![Block::Table { head, rows }]));
    if let Value::Nimber(mex) = explained.value
        && explained.options.iter().all(|(_, own, _)| matches!(own, Value::Nimber(_)))
    {
        blocks.push(words.paragraph("graph-why-mex", &[vertex(), ("mex", mex.into())]));
    }
    let id = match explained.outcome {
        Outcome::N => "graph-why-n",
        Outcome::P => "graph-why-p",
        _ => "graph-why-d",
    };
    let first = explained.line.first().map(|first| first.to.as_str()).unwrap_or_default();
    blocks.push(words.paragraph(id, &[vertex(), ("to", first.into())]));
    blocks.push(words.heading(2, "graph-line-title"));
    let rows = explained.line.iter().zip(1_usize..).map(|(step, number)| {
        let why = words.say(why(step, explained.play), &why_args(step, &words));
        let tone = match step.then {
            Outcome::P => Tone::Good,
            Outcome::N => Tone::Bad,
            _ => Tone::Plain,
        };
        let played = toned(format!("{} → {}", step.from, step.to), tone);
        Row::new(vec![toned(number, Tone::Faint), played, why])
    });
    blocks.push(Block::Indented(vec![Block::table(rows.collect())]));
    if explained.cut {
        blocks.push(words.paragraph("graph-line-cut", &[]));
    }
    let id = match explained.outcome {
        Outcome::N | Outcome::P => "graph-line-checked",
        _ => "graph-line-checked-draw",
    };
    blocks.push(words.paragraph(id, &[]));
    Doc::new(blocks)
}

/// Which message says why a move of a line is played.
fn why(step: &LineMove, play: Play) -> &'static str {
    match (step.then, step.options.is_empty(), play) {
        (Outcome::P, true, _) => "graph-line-wins-stuck",
        (Outcome::P, false, _) => "graph-line-wins",
        (Outcome::N, true, _) => "graph-line-loses-stuck",
        (Outcome::N, false, _) => "graph-line-loses",
        _ => "graph-line-draws",
    }
}

fn why_args<'a>(step: &'a LineMove, words: &Words<'_>) -> Vec<(&'static str, Arg<'a>)> {
    let to = ("to", Arg::from(step.to.as_str()));
    match (step.then, step.options.is_empty()) {
        (Outcome::P, false) => {
            let options = words.and(&step.options);
            vec![to, ("options", options.into()), ("count", Arg::Count(step.options.len() as u64))]
        }
        (Outcome::N, false) => vec![("left", Arg::Count(step.left.unwrap_or(0)))],
        (Outcome::P | Outcome::N, true) => vec![to],
        _ => vec![],
    }
}
