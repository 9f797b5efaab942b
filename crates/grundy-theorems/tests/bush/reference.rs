//! The reference engine on drawings.

use grundy_core::{Budget, Limits};
use grundy_engines::reference::Grundy;
use grundy_games::bush::Bush;
use grundy_games::{ImpartialCatalogue, Position, Term};

/// Values by the definition, kept between questions.
pub(crate) struct Reference(Grundy<ImpartialCatalogue>);

impl Reference {
    pub(crate) fn new() -> Reference {
        Reference(Grundy::new(ImpartialCatalogue))
    }

    pub(crate) fn value(&mut self, bush: &Bush) -> u64 {
        let position = Position::new(vec![Term::Bush(bush.clone())]);
        let mut budget = Budget::new(&Limits::default());
        self.0.value(&position.components(), &mut budget).expect("a small drawing")
    }

    /// Every standing edge, and the value after it is cut.
    pub(crate) fn cuts(&mut self, bush: &Bush) -> Vec<(usize, u64)> {
        let standing = bush.standing().into_iter();
        standing.map(|edge| (edge, self.value(&bush.cut(edge)))).collect()
    }
}
