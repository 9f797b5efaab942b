//! What is known of a drawing as a JSON object.

use grundy::hackenbush::{BushReport, Plant};
use grundy_core::{Outcome, Play};
use grundy_games::bush::Drawing;
use grundy_reasons::{Reason, Step};
use grundy_theorems::bush::survey;
use grundy_theorems::bush::{Coloured, Survey};
use serde::Serialize;

/// The object of `hackenbush`.
#[derive(Debug, Serialize)]
pub struct BushObject<'a> {
    edges: usize,
    standing: usize,
    play: &'static str,
    outcome: Option<&'static str>,
    value: Option<u64>,
    winning_cuts: Option<Vec<usize>>,
    fallen: &'a [usize],
    plants: Vec<PlantObject<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    method: Option<&'static str>,
    /// What stopped the search for cuts.
    #[serde(skip_serializing_if = "Option::is_none")]
    stopped: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    reason: Option<&'a Reason>,
}

#[derive(Debug, Serialize)]
struct PlantObject<'a> {
    edges: &'a [usize],
    value: u64,
}

/// The object of `hackenbush --value-only`.
#[derive(Debug, Serialize)]
pub struct SurveyObject {
    edges: usize,
    standing: usize,
    play: &'static str,
    outcome: &'static str,
    value: u64,
}

/// The object of a drawing with red or blue edges.
#[derive(Debug, Serialize)]
pub struct ColouredObject {
    edges: usize,
    standing: usize,
    play: &'static str,
    outcome: &'static str,
    value: Option<u64>,
    /// A number such as `3/4`, where a rule gives one.
    number: Option<String>,
    winning_cuts: Option<Sides>,
}

#[derive(Debug, Serialize)]
struct Sides {
    left: Vec<usize>,
    right: Vec<usize>,
}

impl<'a> BushObject<'a> {
    /// What is known of a drawing of so many edges in the given convention.
    pub fn new(report: &'a BushReport, edges: usize, play: Play) -> BushObject<'a> {
        let answer = report.answer.as_ref().ok();
        let by_value = outcome(report.survey.value);
        let plant = |plant: &'a Plant| PlantObject { edges: &plant.edges, value: plant.value };
        debug_assert!(report.play().is_none_or(|solved| solved == play));
        BushObject {
            edges,
            standing: report.survey.standing,
            play: play.name(),
            outcome: match play {
                Play::Normal => Some(by_value),
                Play::Misere => answer.map(|answer| answer.outcome.letter()),
            },
            value: (play == Play::Normal).then_some(report.survey.value),
            winning_cuts: report.winning_cuts(),
            fallen: &report.fallen,
            plants: report.plants.iter().map(plant).collect(),
            method: answer.map(|answer| answer.method.name()),
            stopped: report.answer.as_ref().err().map(ToString::to_string),
            reason: answer.map(|answer| &answer.reason).filter(|reason| is_told(reason)),
        }
    }
}

/// Whether a reason is more than the drawing once more.
fn is_told(reason: &Reason) -> bool {
    !matches!(&reason.step, Step::Hackenbush(step) if !step.traced)
}

impl SurveyObject {
    /// What a look at a drawing of so many edges tells.
    pub fn new(survey: &Survey, edges: usize) -> SurveyObject {
        let Survey { value, standing } = *survey;
        SurveyObject { edges, standing, play: "normal", outcome: outcome(value), value }
    }
}

impl ColouredObject {
    /// What is known of a drawing with red or blue edges.
    pub fn new(answer: &Coloured, drawing: &Drawing, play: Play) -> ColouredObject {
        let cuts = answer.cuts.clone();
        ColouredObject {
            edges: drawing.lines().len(),
            standing: survey(&drawing.bush()).standing,
            play: play.name(),
            outcome: answer.outcome.letter(),
            value: None,
            number: answer.number.map(|number| number.to_string()),
            winning_cuts: cuts.map(|[left, right]| Sides { left, right }),
        }
    }
}

fn outcome(value: u64) -> &'static str {
    let outcome = if value == 0 { Outcome::P } else { Outcome::N };
    outcome.letter()
}
