//! `grundy check RULE --formula EXPR`.

use crate::args::Check;
use crate::ask;
use crate::failure::Failure;
use crate::library::Library;
use crate::voice::Voice;
use grundy::check::{FormulaCounterexample, NoFormula, check_formula};
use grundy::values::{NoTable, grid, values};
use grundy::{Budget, Cell, Formula, Limits, RuleRef, Unsolved};
use grundy_explain::{Block, Doc, Span, Tone, values::refusal};
use serde::Serialize;
use std::io::Write;

/// How far a formula is compared if nothing else is asked for.
const TO: u64 = 1000;
const GRID_TO: u64 = 40;

#[derive(Serialize)]
struct Object<'a> {
    check: &'a str,
    formula: &'a str,
    compared: u64,
    counterexample: Option<Found>,
}

#[derive(Serialize)]
struct Found {
    at: Vec<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    value: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    outcome: Option<&'static str>,
    claimed: Claimed,
}

#[derive(Serialize)]
#[serde(untagged)]
enum Claimed {
    Number(i64),
    Wins(bool),
}

pub(super) fn run(
    args: &Check,
    text: &str,
    library: &Library,
    voice: &Voice,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let (name, given) = named(&args.name);
    let rule = library.rule(name, voice)?;
    let names = given.unwrap_or_else(|| match &rule {
        RuleRef::Written(rules, game) => {
            rules.parameters(*game).iter().map(|(name, _)| name.clone()).collect()
        }
        _ => vec!["n".to_owned()],
    });
    let formula =
        Formula::parse(text, &names).map_err(|wrong| ask::problem(text, &wrong, voice))?;
    let from = args.from.unwrap_or(0);
    let to = args.to.unwrap_or(if names.len() > 1 { GRID_TO } else { TO }.max(from));
    let budget = &mut Budget::new(&Limits { positions: u64::MAX, ..args.limits.limits() });
    let table = match &rule {
        RuleRef::Written(rules, game) => grid(rules, *game, &vec![(from, to); names.len()], budget),
        _ => values(&rule, from, to, budget),
    };
    let table = table.map_err(|why| match why {
        NoTable::Unsolved(unsolved) => Failure::Unsolved(*unsolved),
        why => Failure::Unknown { message: refusal(&why, voice.messages()) },
    })?;
    let report = check_formula(&table, &formula, budget);
    let report = report.map_err(|why| refused(&why, text, name, voice))?;
    let found = report.counterexample.as_ref();
    if args.json {
        let counterexample = found.map(|found| object(found, formula.is_condition()));
        let compared = report.compared;
        let object = Object { check: name, formula: text, compared, counterexample };
        serde_json::to_writer(&mut *out, &object)?;
        writeln!(out)?;
    } else {
        let doc = doc(name, text, report.compared, found, formula.is_condition(), voice);
        out.write_all(ask::render(&doc, voice).as_bytes())?;
    }
    if let (Some(stopped), None) = (&report.stopped, found) {
        return Err(Failure::Unsolved(Unsolved::Stopped(stopped.clone())));
    }
    match (table.stopped(), found) {
        (Some(unsolved), None) => Err(Failure::Cut {
            unsolved: unsolved.clone(),
            words: ask::table_stopped(&table, voice),
            told: false,
        }),
        _ => Ok(()),
    }
}

/// The name of a rule, and the names that stand for its numbers if they are given: `g(n)`.
fn named(text: &str) -> (&str, Option<Vec<String>>) {
    let inside = text.trim().strip_suffix(')').and_then(|text| text.rsplit_once('('));
    let Some((name, inside)) = inside else { return (text.trim(), None) };
    let names: Vec<String> = inside.split(',').map(|name| name.trim().to_owned()).collect();
    let is_name = |name: &String| {
        name.starts_with(|c: char| c.is_alphabetic())
            && name.chars().all(|c| c.is_alphanumeric() || c == '_')
    };
    match names.iter().all(is_name) {
        true => (name.trim(), Some(names)),
        false => (text.trim(), None),
    }
}

fn object(found: &FormulaCounterexample, condition: bool) -> Found {
    let (value, outcome) = match found.cell {
        Cell::Value(value) => (Some(value), None),
        Cell::Outcome(outcome) => (None, Some(outcome.letter())),
        Cell::Unknown => (None, None),
    };
    let claimed = match condition {
        true => Claimed::Wins(found.claimed != 0),
        false => Claimed::Number(found.claimed),
    };
    Found { at: found.at.clone(), value, outcome, claimed }
}

fn doc(
    name: &str,
    text: &str,
    compared: u64,
    found: Option<&FormulaCounterexample>,
    condition: bool,
    voice: &Voice,
) -> Doc {
    let paragraph = |text: String, tone: Tone| Block::Paragraph(vec![Span::new(text, tone)]);
    let args = [("check", name.into()), ("formula", text.into()), ("count", compared.into())];
    let mut blocks = vec![paragraph(voice.say("formula-compared", &args), Tone::Plain)];
    let Some(found) = found else {
        blocks.push(paragraph(voice.say("formula-agrees", &[]), Tone::Good));
        return Doc { blocks };
    };
    blocks.push(paragraph(voice.say("formula-differs", &[]), Tone::Bad));
    let at: Vec<String> = found.at.iter().map(u64::to_string).collect();
    let position = format!("{name}({})", at.join(", "));
    let truth = match found.cell {
        Cell::Value(value) => value.to_string(),
        Cell::Outcome(outcome) => outcome.letter().to_owned(),
        Cell::Unknown => "–".to_owned(),
    };
    let id = match (condition, found.claimed != 0) {
        (true, true) => "formula-says-wins",
        (true, false) => "formula-says-loses",
        (false, _) => "formula-says",
    };
    let args = [
        ("position", position.into()),
        ("truth", truth.into()),
        ("claimed", found.claimed.to_string().into()),
    ];
    blocks.push(Block::Indented(vec![paragraph(voice.say(id, &args), Tone::Plain)]));
    Doc { blocks }
}

fn refused(why: &NoFormula, text: &str, name: &str, voice: &Voice) -> Failure {
    match why {
        NoFormula::ConditionWanted => {
            Failure::Unknown { message: voice.say("formula-condition", &[("rule", name.into())]) }
        }
        NoFormula::Broken(at, fault) => {
            let at: Vec<String> = at.iter().map(u64::to_string).collect();
            let place = format!("{name}({})", at.join(", "));
            let shown = grundy_explain::formula_fault_text(
                text,
                fault.as_ref(),
                &place,
                voice.messages(),
                voice.color_errors,
            );
            Failure::Shown { message: shown }
        }
    }
}
