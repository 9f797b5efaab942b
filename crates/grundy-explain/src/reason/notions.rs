//! The notions that a step of a reason uses, by the names that `grundy explain` knows.

use grundy_reasons::{Reason, Step};

fn of_step(step: &Step) -> &'static [&'static str] {
    match step {
        Step::SpragueGrundy(_) => &["sum", "xor", "grundy-value"],
        Step::LoopySum(_) | Step::LoopyLabels(_) => &["loopy"],
        Step::Bouton(_) => &["xor"],
        Step::MisereNim(_) => &["misere-play", "xor"],
        Step::HeapValues(_) => &["grundy-value"],
        Step::MexTable(_) => &["mex", "grundy-value"],
        Step::SlidingWindow(_) => &["table", "p-and-n"],
        Step::BoundedTake(_) => &["subtraction"],
        Step::Pairing(_) => &["pairing"],
        Step::AllButOne(_) | Step::Lasker(_) | Step::WrittenValues(_) => &["mex"],
        Step::Periodic(_) => &["period"],
        Step::Differences(_) => &["xor"],
        Step::Undo(_) => &["reversible"],
        Step::Hackenbush(_) | Step::Fallen(_) => &["ground"],
        Step::Fusion(_) => &["fusion"],
        Step::Colon(_) | Step::Stalks(_) => &["colon"],
        Step::KlTheorem(_) => &["partizan"],
        Step::Propagation(_) => &["token", "mex"],
        Step::Search(_) => &["p-and-n"],
        Step::Terminal(_) => &["terminal"],
        Step::Recognised(_) => &[],
    }
}

/// The notions of a reason and its parts, each once, in the order in which they come up.
///
/// Reasons are nested by their kind and not by the input, so this recursion is shallow.
pub(crate) fn notions(reason: &Reason) -> Vec<&'static str> {
    fn collect(reason: &Reason, names: &mut Vec<&'static str>) {
        for name in of_step(&reason.step) {
            if !names.contains(name) {
                names.push(name);
            }
        }
        reason.parts.iter().for_each(|part| collect(part, names));
    }
    let mut names = Vec::new();
    collect(reason, &mut names);
    names
}
