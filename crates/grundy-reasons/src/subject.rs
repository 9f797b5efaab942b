//! Which position a reason speaks of.

use super::{Reason, Search, Step};
use grundy_games::Term;
use grundy_games::heap::{HeapRule, Heaps, Takes};
use std::slice;

impl Reason {
    /// Whether the reason speaks of the sum of `terms` and no other position.
    pub(super) fn is_about(&self, terms: &[Term]) -> bool {
        match (&self.step, terms) {
            (Step::SpragueGrundy(_) | Step::LoopySum(_), terms) => self.parts_are_about(terms),
            (Step::MisereNim(_), terms) if !self.parts.is_empty() => self.parts_are_about(terms),
            (Step::MisereNim(step), terms) => {
                are_heaps(terms, |rule| is_nim(rule, &step.values), &step.values)
            }
            (Step::Bouton(step), terms) => {
                are_heaps(terms, |rule| is_nim(rule, &step.heaps), &step.heaps)
            }
            (Step::HeapValues(step), terms) => {
                are_heaps(terms, |rule| *rule == step.rule, &step.heaps)
            }
            (Step::KlTheorem(step), terms) => {
                are_heaps(terms, |rule| *rule == HeapRule::Kl(step.rule), &step.heaps)
            }
            (Step::Differences(step), [Term::Row(row)]) => {
                row.rule() == step.rule && row.sizes() == step.sizes
            }
            (Step::Hackenbush(step), [Term::Bush(bush)]) => bush.edges() == step.edges,
            (Step::Propagation(step), [Term::Tokens(tokens)]) => {
                tokens.graph() == &step.graph && tokens.tokens() == step.tokens
            }
            (Step::LoopyLabels(step), [Term::Tokens(tokens)]) => {
                tokens.graph() == &step.graph && tokens.tokens() == step.tokens
            }
            (Step::WrittenValues(step), [Term::Written(written)]) => step.is_about(written),
            (Step::Recognised(step), [Term::Written(written)]) => {
                let heaps = Heaps::new(step.rule.clone(), step.heaps.clone());
                step.is_about(written)
                    && matches!(self.parts.as_slice(), [part] if part.is_about(&[Term::Heaps(heaps)]))
            }
            (Step::Search(step), terms) => self.search_is_about(step, terms),
            (Step::Terminal(step), terms) => step.position.terms() == terms,
            _ => false,
        }
    }

    fn parts_are_about(&self, terms: &[Term]) -> bool {
        let about = |(part, term): (&Reason, &Term)| part.is_about(slice::from_ref(term));
        self.parts.len() == terms.len() && self.parts.iter().zip(terms).all(about)
    }

    /// The impartial terms of a partizan sum may be replaced by one nimber, which comes last.
    fn search_is_about(&self, step: &Search, terms: &[Term]) -> bool {
        let searched = step.position.terms();
        let Some(((_nimber, searched), _)) = searched.split_last().zip(step.nimber) else {
            return searched == terms;
        };
        let (impartial, partizan): (Vec<&Term>, Vec<&Term>) =
            terms.iter().partition(|term| term.is_impartial());
        let about = |(part, term): (&Reason, &&Term)| part.is_about(slice::from_ref(*term));
        searched.iter().eq(partizan)
            && self.parts.len() == impartial.len()
            && self.parts.iter().zip(&impartial).all(about)
    }
}

/// Whether heaps of these sizes are Nim heaps: under an all-but set they are if every number it forbids is
/// larger than they are.
fn is_nim(rule: &HeapRule, sizes: &[u64]) -> bool {
    match rule {
        HeapRule::Takes(Takes::AllBut(excluded)) => {
            let least = excluded.as_slice().first();
            least.is_none_or(|least| sizes.iter().all(|size| size < least))
        }
        _ => false,
    }
}

/// Whether `terms` are heaps of these sizes, taken together, all under a rule that fits.
fn are_heaps(terms: &[Term], fits: impl Fn(&HeapRule) -> bool, sizes: &[u64]) -> bool {
    let heaps = terms.iter().map(|term| match term {
        Term::Heaps(heaps) if fits(heaps.rule()) => Some(heaps.sizes()),
        _ => None,
    });
    let heaps: Option<Vec<&[u64]>> = heaps.collect();
    heaps.is_some_and(|heaps| heaps.into_iter().flatten().eq(sizes))
}
