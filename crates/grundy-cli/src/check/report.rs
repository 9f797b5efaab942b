//! What a check showed: as data and in words.

use crate::voice::Voice;
use grundy::check::{Counterexample, Difference};
use grundy::{Action, Move, Play, Player, Position, Term, Value};
use grundy_explain::{Block, Doc, Row, Span, Tone};
use grundy_games::heap::{HeapRule, Heaps, Parts};
use grundy_games::kl::{self, Lemma, Try};
use grundy_games::reason::Lowering;
use grundy_lang::{move_text, position_text};
use serde::Serialize;

/// What comparing with brute force showed.
#[derive(Debug, Serialize)]
pub(super) struct Report {
    pub(super) check: String,
    pub(super) compared: u64,
    /// The claim of the paper that was tested, if it was not a theorem of ours.
    #[serde(skip)]
    pub(super) lemma: Option<Lemma>,
    pub(super) counterexample: Option<Found>,
}

/// The smallest position where a statement is false.
#[derive(Debug, Serialize)]
pub(super) struct Found {
    position: String,
    play: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    mover: Option<&'static str>,
    #[serde(flatten)]
    flaw: Flaw,
}

#[derive(Debug, Serialize)]
#[serde(tag = "about", rename_all = "snake_case")]
enum Flaw {
    Outcome { claimed: &'static str, truth: &'static str },
    Value { claimed: Option<u64>, truth: Option<u64> },
    Moves { claimed: Vec<String>, truth: Vec<String> },
    Reason { what: &'static str },
    LeavesDefective { tries: Vec<Tried> },
    TakingKWins { tries: Vec<Tried> },
}

/// A move, and the reply to it that refutes what was claimed.
#[derive(Debug, Serialize)]
struct Tried {
    r#move: String,
    reply: String,
}

impl Found {
    pub(super) fn new(found: &Counterexample) -> Found {
        let position = &found.position;
        let texts = |moves: &[Move]| moves.iter().map(|at| move_text(position, at)).collect();
        let (mover, flaw) = match &found.difference {
            Difference::Outcome { theorem, truth } => {
                (None, Flaw::Outcome { claimed: theorem.letter(), truth: truth.letter() })
            }
            Difference::Value { theorem, truth } => {
                let [claimed, truth] = [theorem, truth].map(Value::nimber);
                (None, Flaw::Value { claimed, truth })
            }
            Difference::Moves { mover, theorem, truth } => {
                (Some(*mover), Flaw::Moves { claimed: texts(theorem), truth: texts(truth) })
            }
            Difference::Reason(flaw) => (None, Flaw::Reason { what: flaw.what() }),
        };
        Found {
            position: position_text(position),
            play: found.play.name(),
            mover: mover.map(Player::name),
            flaw,
        }
    }

    pub(super) fn of_lemma(lemma: Lemma, found: &kl::Counterexample) -> Found {
        let heaps = |sizes: &[u64]| {
            let heaps = Heaps::new(HeapRule::Kl(found.rule), sizes.to_vec());
            Position::new(vec![Term::Heaps(heaps)])
        };
        let position = heaps(&found.heaps);
        let text = |position: &Position, lowering: &Lowering| {
            let &Lowering { heap, from, to } = lowering;
            let action = Action::Heap { heap, from, to: Parts::one(to) };
            move_text(position, &Move { term: 0, action })
        };
        let tried = |at: &Try| Tried {
            r#move: text(&position, &at.played),
            reply: text(&heaps(&at.after), &at.reply),
        };
        let tries = found.tries.iter().map(tried).collect();
        Found {
            position: position_text(&position),
            play: Play::Normal.name(),
            mover: Some(found.mover.name()),
            flaw: match lemma.claim() {
                kl::Claim::LeavesDefective => Flaw::LeavesDefective { tries },
                kl::Claim::TakingKWins => Flaw::TakingKWins { tries },
            },
        }
    }

    /// The position, who moves under which convention, and what is wrong there.
    fn blocks(&self, voice: &Voice) -> Vec<Block> {
        let say = |id: &str| voice.say(id, &[]);
        let rule = match self.play == Play::Misere.name() {
            true => say("play-rule-misere"),
            false => say("play-rule-normal"),
        };
        let mover = self.mover.map(|mover| match mover == Player::Left.name() {
            true => say("check-left-moves"),
            false => say("check-right-moves"),
        });
        let about = std::iter::once(rule).chain(mover).collect::<Vec<_>>().join(" ");
        let mut blocks = vec![
            Block::Paragraph(vec![Span::new(self.position.as_str(), Tone::Code)]),
            paragraph(about),
        ];
        blocks.extend(self.flaw.blocks(voice));
        blocks
    }
}

impl Flaw {
    fn blocks(&self, voice: &Voice) -> Vec<Block> {
        let differ = |id: &str, claimed: &str, truth: &str| {
            let args = [("claimed", claimed.into()), ("truth", truth.into())];
            vec![paragraph(voice.say(id, &args))]
        };
        let number =
            |value: &Option<u64>| value.map_or("–".to_owned(), |value| value.to_string());
        let list = |moves: &[String]| match moves.is_empty() {
            true => voice.say("check-none", &[]),
            false => moves.join("; "),
        };
        let refuted =
            |claim: &str, tries: &[Tried]| vec![paragraph(voice.say(claim, &[])), replies(tries)];
        match self {
            Flaw::Outcome { claimed, truth } => differ("check-outcomes", claimed, truth),
            Flaw::Value { claimed, truth } => {
                differ("check-values", &number(claimed), &number(truth))
            }
            Flaw::Moves { claimed, truth } => differ("check-moves", &list(claimed), &list(truth)),
            Flaw::Reason { what } => {
                vec![paragraph(voice.say("check-reason", &[("what", (*what).into())]))]
            }
            Flaw::LeavesDefective { tries } => refuted("lemma-defective-fails", tries),
            Flaw::TakingKWins { tries } => refuted("lemma-strategy-fails", tries),
        }
    }
}

fn paragraph(text: String) -> Block {
    Block::Paragraph(vec![text.into()])
}

/// Each move beside the reply that refutes it.
fn replies(tries: &[Tried]) -> Block {
    let row = |at: &Tried| Row {
        cells: [&at.r#move, &"⇒".to_owned(), &at.reply]
            .map(|text| vec![text.as_str().into()])
            .into(),
        ruled: false,
    };
    Block::Table { head: None, rows: tries.iter().map(row).collect() }
}

impl Report {
    /// In words.
    pub(super) fn doc(&self, voice: &Voice) -> Doc {
        let args = [("check", self.check.as_str().into()), ("count", self.compared.into())];
        let (compared, agrees, differs) = match self.lemma {
            Some(_) => ("check-tested", "check-holds", "check-fails"),
            None => ("check-compared", "check-agrees", "check-differs"),
        };
        let mut blocks = vec![paragraph(voice.say(compared, &args))];
        let claim = self.lemma.map(|lemma| match lemma {
            Lemma::Eleven => "lemma-11",
            Lemma::Thirteen => "lemma-13",
            Lemma::ThirteenStrategy => "lemma-13-strategy",
        });
        blocks.extend(claim.map(|claim| Block::Indented(vec![paragraph(voice.say(claim, &[]))])));
        match &self.counterexample {
            None => {
                let agrees = Span::new(voice.say(agrees, &[]), Tone::Good);
                blocks.push(Block::Paragraph(vec![agrees]));
            }
            Some(found) => {
                let differs = Span::new(voice.say(differs, &[]), Tone::Bad);
                blocks.push(Block::Paragraph(vec![differs]));
                blocks.push(Block::Indented(found.blocks(voice)));
            }
        }
        Doc { blocks }
    }
}
