//! Runs the clauses of a written game.

use super::arithmetic::{self, MOST_ITEMS};
use super::fault::{Fault, FaultKind};
use super::program::{Block, Fold, Function2, ListReg, Listed, Op, Program, Reg, Slot, Target};
use super::state::{Argument, List, Part, State};
use grundy_core::{Ending, Options, Unlisted};

/// Takes the options of a position.
pub(super) trait Sink {
    /// Adds a component to the option that is being made.
    fn add(&mut self, part: Part);
    /// Ends the option.
    fn close(&mut self) -> Result<(), Unlisted>;
    /// Is called now and then while a clause runs long.
    fn in_time(&mut self) -> Result<(), Unlisted>;
}

impl Sink for Options<Part> {
    #[inline]
    fn add(&mut self, part: Part) {
        Options::add(self, part);
    }

    #[inline]
    fn close(&mut self) -> Result<(), Unlisted> {
        Options::close(self)
    }

    fn in_time(&mut self) -> Result<(), Unlisted> {
        Options::in_time(self)
    }
}

/// Wants no options: for clauses that make none.
pub(super) struct NoOptions {
    /// How often the clock may still tick.
    pub(super) ticks: u32,
}

impl Sink for NoOptions {
    fn add(&mut self, _: Part) {}

    fn close(&mut self) -> Result<(), Unlisted> {
        Ok(())
    }

    fn in_time(&mut self) -> Result<(), Unlisted> {
        self.ticks = self.ticks.checked_sub(1).ok_or(Unlisted::TooMany)?;
        Ok(())
    }
}

/// How a clause comes out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Outcome {
    /// It ran to its end.
    Done,
    Ending(Ending),
    Number(i64),
    List(List),
}

/// Why a clause did not come to its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Halt {
    Fault(Fault),
    Stopped,
}

impl From<Unlisted> for Halt {
    /// A sink never breaks.
    fn from(_: Unlisted) -> Halt {
        Halt::Stopped
    }
}

/// A clock is looked at each time so many rounds of loops have passed.
const ROUNDS_PER_TICK: u32 = 1 << 15;

/// The registers of a clause while it runs.
struct Machine<'p, S> {
    program: &'p Program,
    block: &'p Block,
    numbers: [i64; 256],
    lists: Vec<List>,
    /// Lists that are being gathered, the innermost last.
    gathering: Vec<Vec<i64>>,
    sink: &'p mut S,
    rounds: u32,
}

/// Runs a clause at a position.
pub(super) fn run<S: Sink>(
    program: &Program,
    block: &Block,
    arguments: &[Argument],
    sink: &mut S,
) -> Result<Outcome, Halt> {
    let mut machine = Machine {
        program,
        block,
        numbers: [0; 256],
        lists: Vec::new(),
        gathering: Vec::new(),
        sink,
        rounds: 0,
    };
    for &(reg, value) in &block.constants {
        machine.numbers[usize::from(reg)] = value;
    }
    let (mut numbers, mut lists): (Reg, ListReg) = (0, 0);
    for argument in arguments {
        match argument {
            Argument::Number(n) => {
                machine.numbers[usize::from(numbers)] = *n;
                numbers = numbers.saturating_add(1);
            }
            Argument::List(list) => {
                machine.set_list(lists, list.clone());
                lists = lists.saturating_add(1);
            }
        }
    }
    let mut at = 0;
    let result = machine.run(&mut at);
    result.map_err(|stop| match stop {
        Stop::Fault(kind) => {
            let place = block.places.get(at).copied().unwrap_or_default();
            Halt::Fault(Fault { kind, place })
        }
        Stop::Stopped => Halt::Stopped,
    })
}

enum Stop {
    Fault(FaultKind),
    Stopped,
}

impl From<Unlisted> for Stop {
    fn from(_: Unlisted) -> Stop {
        Stop::Stopped
    }
}

impl From<FaultKind> for Stop {
    fn from(kind: FaultKind) -> Stop {
        Stop::Fault(kind)
    }
}

impl<S: Sink> Machine<'_, S> {
    /// Runs from instruction `at`, which afterwards is the one that was run last.
    fn run(&mut self, at: &mut usize) -> Result<Outcome, Stop> {
        while let Some(&op) = self.block.ops.get(*at) {
            match op {
                Op::Copy { to, a } => self.set(to, self.get(a)),
                Op::Add { to, a, b } => self.put(to, self.get(a).checked_add(self.get(b)))?,
                Op::Sub { to, a, b } => self.put(to, self.get(a).checked_sub(self.get(b)))?,
                Op::Mul { to, a, b } => self.put(to, self.get(a).checked_mul(self.get(b)))?,
                Op::Div { to, a, b } => {
                    let quotient = arithmetic::floor_div(self.get(a), self.divisor(b)?);
                    self.put(to, quotient)?;
                }
                Op::Mod { to, a, b } => {
                    let rest = arithmetic::floor_mod(self.get(a), self.divisor(b)?);
                    // The least number mod −1 is 0, though their quotient does not fit.
                    self.set(to, rest.unwrap_or(0));
                }
                Op::Eq { to, a, b } => self.set(to, i64::from(self.get(a) == self.get(b))),
                Op::Ne { to, a, b } => self.set(to, i64::from(self.get(a) != self.get(b))),
                Op::Lt { to, a, b } => self.set(to, i64::from(self.get(a) < self.get(b))),
                Op::Le { to, a, b } => self.set(to, i64::from(self.get(a) <= self.get(b))),
                Op::Not { to, a } => self.set(to, i64::from(self.get(a) == 0)),
                Op::Jump { to } => {
                    jump(at, to);
                    continue;
                }
                Op::JumpIf { a, to } if self.get(a) != 0 => {
                    jump(at, to);
                    continue;
                }
                Op::JumpUnless { a, to } if self.get(a) == 0 => {
                    jump(at, to);
                    continue;
                }
                Op::JumpEq { a, b, to } if self.get(a) == self.get(b) => {
                    jump(at, to);
                    continue;
                }
                Op::JumpNe { a, b, to } if self.get(a) != self.get(b) => {
                    jump(at, to);
                    continue;
                }
                Op::JumpLt { a, b, to } if self.get(a) < self.get(b) => {
                    jump(at, to);
                    continue;
                }
                Op::JumpLe { a, b, to } if self.get(a) <= self.get(b) => {
                    jump(at, to);
                    continue;
                }
                Op::JumpIf { .. }
                | Op::JumpUnless { .. }
                | Op::JumpEq { .. }
                | Op::JumpNe { .. }
                | Op::JumpLt { .. }
                | Op::JumpLe { .. } => {}
                Op::Next { a, b, to } => {
                    self.round()?;
                    // The number is below the end, so this does not overflow.
                    let next = self.get(a).wrapping_add(1);
                    self.set(a, next);
                    if next < self.get(b) {
                        jump(at, to);
                        continue;
                    }
                }
                Op::NextTo { a, b, to } => {
                    self.round()?;
                    if self.get(a) < self.get(b) {
                        self.set(a, self.get(a).wrapping_add(1));
                        jump(at, to);
                        continue;
                    }
                }
                Op::Part { game, a, last } => {
                    let a = self.get(a);
                    if a < 0 && !self.catches_negative(game.index()) {
                        return Err(FaultKind::Negative.into());
                    }
                    self.part(Part::State(State::one(game, a)), last)?;
                }
                Op::Part2 { game, a, b, last } => {
                    let (a, b) = (self.get(a), self.get(b));
                    if (a < 0 || b < 0) && !self.catches_negative(game.index()) {
                        return Err(FaultKind::Negative.into());
                    }
                    self.part(Part::State(State::two(game, a, b)), last)?;
                }
                Op::Close => self.sink.close()?,
                Op::End { ending } => return Ok(Outcome::Ending(ending)),
                Op::Give { a } => return Ok(Outcome::Number(self.get(a))),
                Op::GiveList { a } => return Ok(Outcome::List(self.list(a))),
                other => self.rare(other)?,
            }
            *at += 1;
        }
        Ok(Outcome::Done)
    }

    /// The instructions that stand in inner loops less often.
    #[inline(never)]
    fn rare(&mut self, op: Op) -> Result<(), Stop> {
        match op {
            Op::Call { f, to, a } => {
                let argument = self.get(a);
                let answer = arithmetic::call(f, argument);
                self.set(to, answer.ok_or(FaultKind::NoAnswer { argument })?);
            }
            Op::Call2 { f, to, a, b } => {
                let (a, b) = (self.get(a), self.get(b));
                let answer = arithmetic::call2(f, a, b);
                self.set(to, answer.ok_or_else(|| no_answer(f, a, b))?);
            }
            Op::Table { to, table } => {
                let list = self.program.tables.get(usize::from(table)).cloned();
                self.set_list(to, list.unwrap_or_else(|| List::new(Vec::new())));
            }
            Op::CopyList { to, a } => self.set_list(to, self.list(a)),
            Op::Len { to, a } => self.set(to, length(self.items(a))),
            Op::Get { to, a, b } => {
                let item = self.items(a)[self.index(a, b)?];
                self.set(to, item);
            }
            Op::Fold { f, to, a } => {
                let items = self.items(a);
                let empty = items.is_empty() && matches!(f, Fold::Min | Fold::Max);
                let kind = if empty { FaultKind::EmptyList } else { FaultKind::Overflow };
                let value = arithmetic::fold(f, items).ok_or(kind)?;
                self.set(to, value);
            }
            Op::Count { to, a, b } => {
                let wanted = self.get(b);
                let count = self.items(a).iter().filter(|&&item| item == wanted).count();
                self.set(to, i64::try_from(count).unwrap_or(i64::MAX));
            }
            Op::EqLists { to, a, b } => {
                let equal = self.items(a) == self.items(b);
                self.set(to, i64::from(equal));
            }
            Op::Map { f, to, a } => self.set_list(to, arithmetic::map(f, &self.list(a))),
            Op::Concat { to, a, b } => {
                let items = [self.items(a), self.items(b)].concat();
                let list = self.list(a).like(self.not_too_long(items)?);
                self.set_list(to, list);
            }
            Op::Slice { to, a, from, end } => self.slice(to, a, from, end)?,
            Op::Replace { to, a, at, by } => {
                let mut items = self.items(a).to_vec();
                items[self.index(a, at)?] = self.get(by);
                self.set_list(to, self.list(a).like(items));
            }
            Op::Remove { to, a, b } => {
                let mut items = self.items(a).to_vec();
                items.remove(self.index(a, b)?);
                self.set_list(to, self.list(a).like(items));
            }
            Op::Subset { to, a, b } => {
                let (mask, list) = (self.get(b), self.list(a));
                let chosen = list.items().iter().enumerate().filter(|(i, _)| mask >> i & 1 == 1);
                let items = chosen.map(|(_, &item)| item).collect();
                self.set_list(to, list.like(items));
            }
            Op::Subsets { to, a } => {
                let items = self.items(a).len();
                if items > 62 {
                    return Err(FaultKind::TooLong { most: 62 }.into());
                }
                self.set(to, 1 << items);
            }
            Op::Range { to, a, b } => {
                let (from, end) = (self.get(a), self.get(b));
                let count = i128::from(end) - i128::from(from);
                if count > i128::try_from(MOST_ITEMS).unwrap_or(i128::MAX) {
                    return Err(FaultKind::TooLong { most: MOST_ITEMS }.into());
                }
                self.set_list(to, List::new((from..end).collect()));
            }
            Op::Listed { f, to, a } => {
                let argument = self.get(a);
                let items = arithmetic::listed(f, argument);
                let kind = match f {
                    Listed::Primes => FaultKind::TooLong { most: MOST_ITEMS },
                    _ => FaultKind::NoAnswer { argument },
                };
                self.set_list(to, List::new(items.ok_or(kind)?));
            }
            Op::Gather => self.gathering.push(Vec::new()),
            Op::Item { a } => {
                let item = self.get(a);
                let Some(list) = self.gathering.last_mut() else { return Ok(()) };
                if list.len() >= MOST_ITEMS {
                    return Err(FaultKind::TooLong { most: MOST_ITEMS }.into());
                }
                list.push(item);
            }
            Op::Gathered { to } => {
                let items = self.gathering.pop().unwrap_or_default();
                self.set_list(to, List::new(items));
            }
            Op::PartOf { game, arguments, last } => {
                let slots = self.block.arguments.get(usize::from(arguments));
                let argument = |slot: &Slot| match *slot {
                    Slot::Number(reg) => Argument::Number(self.get(reg)),
                    Slot::List(reg) => Argument::List(self.list(reg)),
                };
                let arguments =
                    slots.map_or_else(Vec::new, |slots| slots.iter().map(argument).collect());
                let state = State::new(game, arguments);
                if state.is_negative() && !self.catches_negative(game.index()) {
                    return Err(FaultKind::Negative.into());
                }
                self.part(Part::State(state), last)?;
            }
            Op::Nimber { a, last } => {
                let n = u64::try_from(self.get(a)).map_err(|_| FaultKind::Negative)?;
                self.part(Part::Nimber(n), last)?;
            }
            // The others are run above.
            _ => {}
        }
        Ok(())
    }

    fn slice(&mut self, to: ListReg, a: ListReg, from: Reg, end: Reg) -> Result<(), Stop> {
        let (from, end) = (self.get(from), self.get(end));
        let list = self.list(a);
        let length = list.items().len();
        let wrong = |index| FaultKind::NoSuchItem { index, length };
        let place = |n: i64| usize::try_from(n).ok().filter(|&n| n <= length);
        let start = place(from).ok_or_else(|| wrong(from))?;
        let stop = place(end).ok_or_else(|| wrong(end))?;
        let items = list.items().get(start..stop).unwrap_or_default().to_vec();
        self.set_list(to, list.like(items));
        Ok(())
    }

    /// Whether a game may be given a negative number: if one of its clauses may end it there.
    fn catches_negative(&self, game: usize) -> bool {
        self.program.games.get(game).is_some_and(|game| game.endings.is_some())
    }

    #[inline]
    fn part(&mut self, part: Part, last: bool) -> Result<(), Stop> {
        self.sink.add(part);
        if last {
            self.sink.close()?;
        }
        Ok(())
    }

    /// Counts a round of a loop.
    #[inline]
    fn round(&mut self) -> Result<(), Stop> {
        self.rounds += 1;
        if self.rounds == ROUNDS_PER_TICK {
            self.rounds = 0;
            self.sink.in_time()?;
        }
        Ok(())
    }

    #[inline]
    fn get(&self, reg: Reg) -> i64 {
        self.numbers[usize::from(reg)]
    }

    #[inline]
    fn set(&mut self, reg: Reg, value: i64) {
        self.numbers[usize::from(reg)] = value;
    }

    #[inline]
    fn put(&mut self, reg: Reg, value: Option<i64>) -> Result<(), Stop> {
        self.set(reg, value.ok_or(FaultKind::Overflow)?);
        Ok(())
    }

    #[inline]
    fn divisor(&self, reg: Reg) -> Result<i64, Stop> {
        match self.get(reg) {
            0 => Err(FaultKind::DivisionByZero.into()),
            divisor => Ok(divisor),
        }
    }

    fn items(&self, reg: ListReg) -> &[i64] {
        self.lists.get(usize::from(reg)).map_or(&[], List::items)
    }

    fn list(&self, reg: ListReg) -> List {
        self.lists.get(usize::from(reg)).cloned().unwrap_or_else(|| List::new(Vec::new()))
    }

    fn set_list(&mut self, reg: ListReg, list: List) {
        let index = usize::from(reg);
        if index >= self.lists.len() {
            self.lists.resize(index + 1, List::new(Vec::new()));
        }
        self.lists[index] = list;
    }

    /// The number in `at` as an index into list `a`.
    fn index(&self, a: ListReg, at: Reg) -> Result<usize, Stop> {
        let (index, length) = (self.get(at), self.items(a).len());
        let found = usize::try_from(index).ok().filter(|&found| found < length);
        found.ok_or_else(|| FaultKind::NoSuchItem { index, length }.into())
    }

    fn not_too_long(&self, items: Vec<i64>) -> Result<Vec<i64>, Stop> {
        match items.len() > MOST_ITEMS {
            true => Err(FaultKind::TooLong { most: MOST_ITEMS }.into()),
            false => Ok(items),
        }
    }
}

fn jump(at: &mut usize, to: Target) {
    *at = to as usize;
}

fn length(items: &[i64]) -> i64 {
    i64::try_from(items.len()).unwrap_or(i64::MAX)
}

fn no_answer(f: Function2, a: i64, b: i64) -> FaultKind {
    match f {
        Function2::Pow | Function2::Shl if b >= 0 => FaultKind::Overflow,
        Function2::Lcm | Function2::Gcd => FaultKind::Overflow,
        Function2::Pow | Function2::Shl | Function2::Shr => FaultKind::NoAnswer { argument: b },
        _ => FaultKind::NoAnswer { argument: a },
    }
}
