//! A formula of the user's against the values of a rule.

use crate::values::Table;
use grundy_core::{Budget, Cell, Outcome, Stopped};
use grundy_games::written::Fault;
use grundy_lang::Formula;

/// What comparing a formula with values showed.
#[derive(Clone, Debug)]
pub struct FormulaReport {
    /// How many positions were compared.
    pub compared: u64,
    /// The first where they differ.
    pub counterexample: Option<FormulaCounterexample>,
    /// What stopped the comparison before its end.
    pub stopped: Option<Stopped>,
}

/// A position where a formula is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FormulaCounterexample {
    /// The numbers of the position.
    pub at: Vec<u64>,
    /// What is known of it.
    pub cell: Cell,
    /// What the formula says: a number, or 1 or 0 for who moves wins or does not.
    pub claimed: i64,
}

/// Why a formula cannot be compared.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FormulaError {
    /// The positions have no values, and the formula is not a condition for the player to move to win.
    ConditionWanted,
    /// The formula breaks down at these numbers; `None` if it takes too long there.
    Broken(Vec<u64>, Option<Fault>),
}

/// Compares `formula` with every cell of `table` of which something is known: a number with the Grundy
/// value, a condition with whether the player to move wins.
///
/// # Errors
/// If the formula cannot be compared.
pub fn check_formula(
    table: &Table,
    formula: &Formula,
    budget: &mut Budget,
) -> Result<FormulaReport, FormulaError> {
    let mut report = FormulaReport { compared: 0, counterexample: None, stopped: None };
    for index in 0..table.known() {
        if let Err(stopped) = budget.spend(1) {
            report.stopped = Some(stopped);
            break;
        }
        let (at, cell) = (table.position(index), table.cell(index));
        let wins = match cell {
            Cell::Unknown => continue,
            Cell::Value(value) => value != 0,
            Cell::Outcome(outcome) => outcome == Outcome::N,
        };
        let numbers: Vec<i64> = at.iter().filter_map(|&n| i64::try_from(n).ok()).collect();
        let claimed = formula.value(&numbers);
        let claimed = claimed.map_err(|fault| FormulaError::Broken(at.clone(), fault))?;
        report.compared += 1;
        let agrees = match (formula.is_condition(), cell) {
            (true, _) => (claimed != 0) == wins,
            (false, Cell::Value(value)) => i64::try_from(value) == Ok(claimed),
            (false, _) => return Err(FormulaError::ConditionWanted),
        };
        if !agrees {
            report.counterexample = Some(FormulaCounterexample { at, cell, claimed });
            break;
        }
    }
    Ok(report)
}
