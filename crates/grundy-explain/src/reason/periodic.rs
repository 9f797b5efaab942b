//! Values beyond a table, by its period.

use super::Told;
use super::heap::run;
use super::take::{Equation, equations};
use crate::words::Words;
use crate::{Arg, Block};
use grundy_reasons::{Periodic, PeriodicRow, Reason};

impl Told for Periodic {
    fn title(&self) -> &'static str {
        "heap-title-periodic"
    }

    fn source(&self) -> Option<&'static str> {
        let is_code = self.rule.code().is_some();
        (is_code && self.saltus == 0).then_some("Guy, Smith 1956")
    }

    fn short(&self, words: &Words, _: &[Reason]) -> Vec<Block> {
        let args = [
            ("preperiod", self.preperiod.into()),
            ("start", Arg::Count(self.preperiod)),
            ("period", self.period.into()),
            ("saltus", self.saltus.into()),
        ];
        let said = match self.saltus {
            0 => words.paragraph("heap-periodic", &args),
            _ => words.paragraph("heap-periodic-saltus", &args),
        };
        let row = |&PeriodicRow { heap, reduced, value }: &PeriodicRow| {
            let periods = heap.saturating_sub(reduced).checked_div(self.period).unwrap_or(0);
            let formula = match self.saltus {
                0 => format!("g({reduced})"),
                saltus => format!("g({reduced}) + {periods} · {saltus}"),
            };
            Equation { heap, formula, value }
        };
        vec![said, equations(words, &self.rows, row)]
    }

    fn full(&self, words: &Words, parts: &[Reason]) -> Vec<Block> {
        let mut blocks = self.short(words, parts);
        blocks.push(run(&self.values));
        let last = self.values.len().saturating_sub(1);
        let args = [("last", last.into()), ("preperiod", self.preperiod.into())];
        let code = self.rule.code();
        let repeats = code.is_some_and(|code| !code.repeat().is_empty());
        blocks.push(match self.saltus {
            0 if repeats => words.paragraph("period-why-repeating", &args),
            0 => words.paragraph("heap-periodic-proof", &args),
            _ if code.is_some() => words.paragraph("period-why-rising", &args),
            _ => words.paragraph("period-why-all-but", &args),
        });
        blocks
    }
}
