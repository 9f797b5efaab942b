//! `grundy explain`.

use crate::face::Face;
use crate::trouble::Trouble;
use clap::Args;
use grundy_api::{How, question};

#[derive(Debug, Args)]
pub(crate) struct Explain {
    /// The term, in any language, such as mex or 'nim value'; all are listed if none is given
    #[arg(value_name = "TERM")]
    term: Vec<String>,
}

impl Explain {
    pub(crate) fn run(&self, face: &mut Face<'_>) -> Result<(), Trouble> {
        let term = (!self.term.is_empty()).then(|| self.term.join(" "));
        face.answer(&question::Explain { term }, &How::default())
    }
}
