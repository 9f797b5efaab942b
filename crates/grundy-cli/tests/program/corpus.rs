//! The corpus, asked of the program.

#[path = "../../../grundy/tests/common/corpus.rs"]
#[allow(dead_code)] // Brute force is not asked here.
mod written;

use crate::common::{names, solve};
use grundy_core::{Play, Value};
use serde_json::json;
use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;
use written::{Case, cases};

/// A row of the corpus may ask many questions, each of which starts a process: the last few are asked
/// in each convention. They are about the largest positions and about sums.
const MOST_PER_ROW: usize = 2;

fn chosen() -> Vec<Case> {
    let mut rows: BTreeMap<(PathBuf, usize, Play), Vec<Case>> = BTreeMap::new();
    for case in cases() {
        rows.entry((case.file.clone(), case.row, case.play)).or_default().push(case);
    }
    rows.into_values()
        .flat_map(|cases| {
            let skipped = cases.len().saturating_sub(MOST_PER_ROW);
            cases.into_iter().skip(skipped)
        })
        .collect()
}

#[test]
fn the_program_agrees_with_the_corpus() {
    let mut asked: BTreeSet<PathBuf> = BTreeSet::new();
    for case in chosen() {
        let misere: &[&str] = if case.play == Play::Misere { &["--misere"] } else { &[] };
        let loopy: &[&str] = if case.loopy { &["--loopy"] } else { &[] };
        let answer = solve(&case.text, &[misere, loopy].concat());
        assert_eq!(answer["outcome"], case.outcome, "{case:?}");
        if let Some(value) = &case.value {
            let written = match value {
                Value::Nimber(value) => json!(value),
                Value::Infinity(set) => json!({ "infinity": set }),
                Value::None => json!(null),
            };
            assert_eq!(answer["value"], written, "{case:?}");
        }
        if let Some([left, right]) = &case.winning {
            let winning = &answer["winning_moves"];
            match winning.is_array() {
                true => assert_eq!((names(winning), left), (names_of(left), right), "{case:?}"),
                false => {
                    assert_eq!(names(&winning["left"]), names_of(left), "{case:?}");
                    assert_eq!(names(&winning["right"]), names_of(right), "{case:?}");
                }
            }
        }
        asked.insert(case.file);
    }
    assert_eq!(asked, cases().into_iter().map(|case| case.file).collect());
    assert!(asked.len() >= 28, "only {} files", asked.len());
}

fn names_of(moves: &[String]) -> Vec<&str> {
    moves.iter().map(String::as_str).collect()
}
