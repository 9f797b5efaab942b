//! Rules that come with a command: from files, from the command line, with constants set.

use crate::args::RuleArgs;
use crate::ask;
use crate::failure::Failure;
use crate::quoted::quoted;
use crate::voice::Voice;
use grundy::{Position, RuleRef, Rules, Setting};
use grundy_games::heap::HeapRule;
use grundy_lang::DiagnosticKind;
use std::fs::File;
use std::io::Read;
use std::path::Path;

/// More than this many bytes are no rules.
const LONGEST: u64 = 1 << 24;

/// The games that may be named besides those of the catalogue.
pub(crate) struct Library {
    rules: Option<Rules>,
}

impl Library {
    /// The rules that the command line names.
    pub(crate) fn load(args: &RuleArgs, voice: &Voice) -> Result<Library, Failure> {
        let mut texts = Vec::new();
        for path in &args.file {
            texts.push(read(path, voice)?);
        }
        texts.extend(args.rule.iter().cloned());
        let settings = args.set.iter().map(|text| setting(text, voice));
        let settings = settings.collect::<Result<Vec<Setting>, Failure>>()?;
        if texts.is_empty() {
            return match args.set.first() {
                None => Ok(Library { rules: None }),
                Some(_) => Err(Failure::Unknown { message: voice.say("cli-set-alone", &[]) }),
            };
        }
        let source = texts.join("\n");
        let rules = grundy::parse_rules(&source, &settings).map_err(|mistakes| {
            // A setting that nothing uses is a mistake in the setting.
            let unused = mistakes.iter().find_map(|mistake| match &mistake.kind {
                DiagnosticKind::UnusedSetting { name, .. } => Some((name, mistake)),
                _ => None,
            });
            let place = unused.and_then(|(name, mistake)| {
                let text = args.set.iter().find(|text| text.trim_start().starts_with(name))?;
                let start = text.len() - text.trim_start().len();
                let span = start..start + name.len();
                Some((text, grundy::Diagnostic { span, kind: mistake.kind.clone() }))
            });
            match place {
                Some((text, mistake)) => ask::problem(text, &[mistake], voice),
                None => ask::problem(&source, &mistakes, voice),
            }
        })?;
        Ok(Library { rules: Some(rules) })
    }

    /// The written rules, if there are any.
    pub(crate) fn rules(&self) -> Option<&Rules> {
        self.rules.as_ref()
    }

    /// The position that `source` describes.
    pub(crate) fn position(&self, source: &str, voice: &Voice) -> Result<Position, Failure> {
        let position = match &self.rules {
            Some(rules) => grundy::parse_with(source, rules),
            None => grundy::parse(source),
        };
        position.map_err(|mistakes| ask::problem(source, &mistakes, voice))
    }

    /// The rule that `source` names.
    pub(crate) fn rule(&self, source: &str, voice: &Voice) -> Result<RuleRef, Failure> {
        let rule = match &self.rules {
            Some(rules) => grundy::parse_rule_with(source, rules),
            None => grundy::parse_rule(source),
        };
        rule.map_err(|mistakes| ask::problem(source, &mistakes, voice))
    }

    /// The rule of single heaps with Grundy values that `source` names. A written game counts if it is
    /// known to be one of the catalogue.
    pub(crate) fn heap_rule(&self, source: &str, voice: &Voice) -> Result<HeapRule, Failure> {
        let refuse = |id: &str| {
            let args = [("rule", quoted(source).into())];
            Failure::Unknown { message: voice.say(id, &args) }
        };
        let rule = match self.rule(source, voice)? {
            RuleRef::Heap(rule) => rule,
            RuleRef::Written(rules, game) => {
                rules.recognised(game).cloned().ok_or_else(|| refuse("period-written"))?
            }
            _ => return Err(refuse("period-no-heaps")),
        };
        match rule.is_impartial() {
            true => Ok(rule),
            false => Err(refuse("period-partizan")),
        }
    }
}

fn setting(text: &str, voice: &Voice) -> Result<Setting, Failure> {
    grundy::parse_setting(text).map_err(|mistakes| ask::problem(text, &mistakes, voice))
}

fn read(path: &Path, voice: &Voice) -> Result<String, Failure> {
    let refused = |why: String| {
        let args = [("file", path.display().to_string().into()), ("why", why.into())];
        Failure::Unknown { message: voice.say("cli-cannot-read-file", &args) }
    };
    let mut bytes = Vec::new();
    // Some files have no length and no end.
    let read = File::open(path).and_then(|file| file.take(LONGEST + 1).read_to_end(&mut bytes));
    read.map_err(|why| refused(why.to_string()))?;
    if bytes.len() as u64 > LONGEST {
        return Err(Failure::TooLong { most: LONGEST });
    }
    String::from_utf8(bytes).map_err(|_| Failure::NotUtf8)
}
