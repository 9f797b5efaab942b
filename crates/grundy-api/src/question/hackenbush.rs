//! Value, winning cuts and reduction of a Hackenbush drawing.

use super::Asked;
use super::solve::convention;
use crate::drawing::{self, DrawingRead};
use crate::json::{BushObject, ColouredObject, SurveyObject};
use crate::reported::write_object;
use crate::{Context, Failure, How, Reported};
use grundy::hackenbush::{BushReport, hackenbush};
use grundy::{Action, Answer, Limits, Move, Play, Player, SolveOptions};
use grundy_core::{Budget, Limit, Stopped};
use grundy_explain::picture::{self, Cuts, Frames, Picture, PictureError};
use grundy_explain::{Doc, InputError, Messages, hackenbush as words};
use grundy_games::bush::{Bush, Drawing};
use grundy_theorems::bush::survey_within;
use grundy_theorems::bush::{Coloured, ColouredError, MOST_COLOURED_EDGES, Survey, solve_coloured};
use serde::{Deserialize, Serialize};
use std::io::{self, Write};
use std::time::Duration;

/// Where a drawing comes from.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields)]
pub struct DrawingSource {
    /// The drawing itself, such as `ee(e;ee)`.
    pub text: Option<String>,
    /// The name of a file, which the host opens.
    pub file: Option<String>,
    /// Whether lines `u v` begin with a line `n m`; they do if as many edges follow as it says, if nothing is said.
    pub header: Option<bool>,
}

/// Who wins a Hackenbush drawing, by which cuts, and why?
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields)]
pub struct Hackenbush {
    /// The drawing.
    pub drawing: DrawingSource,
    /// Misère play: the player who cannot move wins.
    pub misere: bool,
    /// Leave the winning cuts out: linear time, for millions of edges.
    pub value_only: bool,
    /// List at most so many cuts; all if nothing is said.
    pub max_moves: Option<u64>,
}

impl Hackenbush {
    /// Who wins this drawing in normal play?
    pub fn of(text: impl Into<String>) -> Hackenbush {
        let drawing = DrawingSource { text: Some(text.into()), ..DrawingSource::default() };
        Hackenbush { drawing, ..Hackenbush::default() }
    }

    /// Who asks about a drawing wants it solved: positions are counted only in search, memory is what there is.
    fn usual_limits(&self) -> Limits {
        match self.misere {
            true => Limits::default(),
            false => {
                Limits { positions: u64::MAX, memory: 8 << 30, time: Duration::from_secs(3600) }
            }
        }
    }
}

impl Asked for Hackenbush {
    type Report = HackenbushFound;
    const NAME: &'static str = "hackenbush";

    fn ask(&self, cx: &mut Context<'_>) -> Result<HackenbushFound, Failure> {
        if self.value_only && self.misere {
            return Err(InputError::MisereValue.into());
        }
        let budget = &mut cx.budget(self.usual_limits())?;
        let (bush, drawing) = match drawing::read(&self.drawing, budget, cx)? {
            DrawingRead::Edges(bush) => (bush, None),
            DrawingRead::Drawing(drawing) if !drawing.is_green() => {
                return coloured(drawing, convention(self.misere), cx);
            }
            DrawingRead::Drawing(drawing) => (drawing.bush(), Some(drawing)),
        };
        if self.value_only {
            let survey = survey_within(&bush, budget)?;
            return Ok(HackenbushFound::Value { bush, drawing, survey });
        }
        let most_moves =
            self.max_moves.map_or(usize::MAX, |most| usize::try_from(most).unwrap_or(usize::MAX));
        let play = convention(self.misere);
        let options = SolveOptions { most_moves, ..SolveOptions::of(play) };
        let report = Box::new(hackenbush(&bush, &options, budget)?);
        let stopped = report.answer.as_ref().err().cloned();
        let found = HackenbushFound::Green { bush, drawing, play, report };
        match stopped {
            None => Ok(found),
            // In misère play nothing is known then.
            Some(by) if play == Play::Misere => Err(by.into()),
            Some(by) => Err(Failure::Stopped { by, known: Some(Box::new(found.into())) }),
        }
    }
}

fn coloured(drawing: Drawing, play: Play, cx: &Context<'_>) -> Result<HackenbushFound, Failure> {
    let budget: &mut Budget = &mut cx.budget(Limits::default())?;
    let answer = solve_coloured(&drawing, play, budget).map_err(|why| match why {
        ColouredError::Stopped(by) => Failure::from(by),
        ColouredError::TooManyEdges(edges) => {
            InputError::TooManyEdges { edges, most: MOST_COLOURED_EDGES }.into()
        }
    })?;
    Ok(HackenbushFound::Coloured { drawing, play, answer })
}

/// What is known of a Hackenbush drawing.
#[derive(Clone, Debug)]
pub enum HackenbushFound {
    /// The value alone.
    Value {
        /// The edges.
        bush: Bush,
        /// The drawing, if it was more than edges.
        drawing: Option<Drawing>,
        /// The value, and how much stands.
        survey: Survey,
    },
    /// Everything about a green drawing.
    Green {
        /// The edges.
        bush: Bush,
        /// The drawing, if it was more than edges.
        drawing: Option<Drawing>,
        /// The convention.
        play: Play,
        /// What is known.
        report: Box<BushReport>,
    },
    /// A drawing with red or blue edges.
    Coloured {
        /// The drawing.
        drawing: Drawing,
        /// The convention.
        play: Play,
        /// What is known.
        answer: Coloured,
    },
}

impl HackenbushFound {
    /// The picture of the drawing with its winning cuts.
    ///
    /// # Errors
    /// If it is too large to be drawn.
    pub fn picture(&self, messages: &Messages) -> Result<Picture, PictureError> {
        let said = self.say(&How::default(), messages);
        match self {
            HackenbushFound::Value { bush, drawing, .. } => {
                draw(bush, drawing.as_ref(), &said, &Cuts { cuts: &[], valued: true }, messages)
            }
            HackenbushFound::Green { bush, drawing, play, report } => {
                let cuts = report.answer.as_ref().map(cuts).unwrap_or_default();
                let shown = Cuts { cuts: &cuts, valued: *play == Play::Normal };
                draw(bush, drawing.as_ref(), &said, &shown, messages)
            }
            HackenbushFound::Coloured { drawing, answer, .. } => {
                let cuts = answer.cuts.iter().flatten().flatten().copied().collect::<Vec<_>>();
                let shown = Cuts { cuts: &cuts, valued: false };
                picture::bush(&said, drawing, &shown, messages)
            }
        }
    }

    /// The picture of its reduction step by step; none if there is no reduction.
    ///
    /// # Errors
    /// If it is too large to be drawn.
    pub fn reduction(
        &self,
        frames: Frames,
        messages: &Messages,
    ) -> Result<Option<Picture>, PictureError> {
        match self {
            HackenbushFound::Green { drawing, report, .. } => match &report.answer {
                Ok(answer) => {
                    picture::reduction(&answer.reason, drawing.as_ref(), frames, messages)
                }
                Err(_) => Ok(None),
            },
            HackenbushFound::Value { .. } | HackenbushFound::Coloured { .. } => Ok(None),
        }
    }
}

/// The edges that winning moves cut.
fn cuts(answer: &Answer) -> Vec<usize> {
    let cut = |played: &Move| match played.action {
        Action::Cut { edge } => Some(edge),
        _ => None,
    };
    answer.winning.of(Player::Left).moves.iter().filter_map(cut).collect()
}

/// Draws a green drawing, where somebody drew it or where it finds room.
fn draw(
    bush: &Bush,
    drawing: Option<&Drawing>,
    said: &Doc,
    shown: &Cuts<'_>,
    messages: &Messages,
) -> Result<Picture, PictureError> {
    match drawing {
        Some(drawing) => picture::bush(said, drawing, shown, messages),
        None => picture::fits(bush.edges().len())
            .and_then(|()| picture::bush(said, &Drawing::of(bush), shown, messages)),
    }
}

impl Reported for HackenbushFound {
    fn say(&self, how: &How, messages: &Messages) -> Doc {
        match self {
            HackenbushFound::Value { bush, survey, .. } => {
                words::value(survey, bush.edges().len(), messages)
            }
            HackenbushFound::Green { bush, drawing, report, .. } => {
                let names = drawing.as_ref().filter(|drawing| drawing.named().next().is_some());
                words::report(report, bush, names, how.whole, messages)
            }
            HackenbushFound::Coloured { drawing, play, answer } => {
                words::coloured(answer, drawing, *play, messages)
            }
        }
    }

    fn write_json(&self, _: &Messages, out: &mut dyn Write) -> io::Result<()> {
        match self {
            HackenbushFound::Value { bush, survey, .. } => {
                write_object(&SurveyObject::new(survey, bush.edges().len()), out)
            }
            HackenbushFound::Green { bush, play, report, .. } => {
                write_object(&BushObject::new(report, bush.edges().len(), *play), out)
            }
            HackenbushFound::Coloured { drawing, play, answer } => {
                write_object(&ColouredObject::new(answer, drawing, *play), out)
            }
        }
    }

    fn say_stopped(&self, by: &Stopped, messages: &Messages) -> Option<Doc> {
        (by.by != Limit::Cancelled).then(|| words::cuts_stopped(by, messages))
    }
}
