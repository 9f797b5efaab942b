//! Runs the clauses of a written game.

use super::arithmetic::{self, MOST_ITEMS};
use super::fault::{Fault, FaultKind};
use super::program::{Block, Fold, Function, Function2, ListReg, Listed, Op, Program, Reg, Slot};
use super::state::{Argument, List, Part, State};
use grundy_core::{Ending, Options, OptionsError};

/// Takes the options of a position.
pub(super) trait Sink {
    /// Adds a component to the option that is being made.
    fn add(&mut self, part: Part);
    /// Ends the option.
    fn close(&mut self) -> Result<(), OptionsError>;
    /// Is called now and then while a clause runs long.
    fn in_time(&mut self) -> Result<(), OptionsError>;
}

impl Sink for Options<Part> {
    #[inline]
    fn add(&mut self, part: Part) {
        Options::add(self, part);
    }

    #[inline]
    fn close(&mut self) -> Result<(), OptionsError> {
        Options::close(self)
    }

    fn in_time(&mut self) -> Result<(), OptionsError> {
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

    fn close(&mut self) -> Result<(), OptionsError> {
        Ok(())
    }

    fn in_time(&mut self) -> Result<(), OptionsError> {
        self.ticks = self.ticks.checked_sub(1).ok_or(OptionsError::TooMany)?;
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

impl From<OptionsError> for Halt {
    /// A sink never breaks.
    fn from(_: OptionsError) -> Halt {
        Halt::Stopped
    }
}

/// A clock is looked at each time so many rounds of loops have passed, or what costs as much.
const ROUNDS_PER_TICK: u32 = 1 << 15;

/// Going through so many items of a list costs about as much as a round of a loop.
const ITEMS_PER_ROUND: usize = 8;

/// Finding the factors of a number costs at most about as much as so many rounds of a loop.
const ROUNDS_TO_FACTOR: usize = 1 << 12;

/// The registers of a clause while it runs.
struct Machine<'p, S> {
    program: &'p Program,
    block: &'p Block,
    numbers: [i64; 256],
    lists: Vec<List>,
    /// Lists that are being gathered, the innermost last.
    gathering: Vec<Vec<i64>>,
    /// How many items the rarer instructions went through since the clock was last asked about them.
    passed: usize,
    sink: &'p mut S,
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
        passed: 0,
        sink,
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
    machine.run().map_err(|(at, stop)| match stop {
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

impl From<OptionsError> for Stop {
    fn from(_: OptionsError) -> Stop {
        Stop::Stopped
    }
}

impl From<FaultKind> for Stop {
    fn from(kind: FaultKind) -> Stop {
        Stop::Fault(kind)
    }
}

impl<S: Sink> Machine<'_, S> {
    /// Runs the clause. What goes wrong comes with the instruction at which it does.
    fn run(&mut self) -> Result<Outcome, (usize, Stop)> {
        let block = self.block;
        let mut at = 0;
        // How many more rounds pass before the clock is looked at.
        let mut rounds = ROUNDS_PER_TICK;
        macro_rules! get {
            ($reg:expr) => {
                self.numbers[usize::from($reg)]
            };
        }
        macro_rules! set {
            ($reg:expr, $value:expr) => {
                self.numbers[usize::from($reg)] = $value
            };
        }
        macro_rules! checked {
            ($reg:expr, $value:expr) => {
                match $value {
                    Some(value) => set!($reg, value),
                    None => return Err((at, Stop::Fault(FaultKind::Overflow))),
                }
            };
        }
        macro_rules! divisor {
            ($reg:expr) => {
                match get!($reg) {
                    0 => return Err((at, Stop::Fault(FaultKind::DivisionByZero))),
                    divisor => divisor,
                }
            };
        }
        macro_rules! jump {
            ($holds:expr, $to:expr) => {
                if $holds {
                    at = $to as usize;
                    continue;
                }
            };
        }
        macro_rules! round {
            () => {
                rounds -= 1;
                if rounds == 0 {
                    rounds = ROUNDS_PER_TICK;
                    self.sink.in_time().map_err(|why| (at, why.into()))?;
                }
            };
        }
        while let Some(&op) = block.ops.get(at) {
            match op {
                Op::Copy { to, a } => set!(to, get!(a)),
                Op::Add { to, a, b } => checked!(to, get!(a).checked_add(get!(b))),
                Op::Sub { to, a, b } => checked!(to, get!(a).checked_sub(get!(b))),
                Op::Mul { to, a, b } => checked!(to, get!(a).checked_mul(get!(b))),
                Op::Div { to, a, b } => {
                    checked!(to, arithmetic::floor_div(get!(a), divisor!(b)));
                }
                Op::Mod { to, a, b } => {
                    // The least number mod −1 is 0, though their quotient does not fit.
                    set!(to, arithmetic::floor_mod(get!(a), divisor!(b)).unwrap_or(0));
                }
                Op::Eq { to, a, b } => set!(to, i64::from(get!(a) == get!(b))),
                Op::Ne { to, a, b } => set!(to, i64::from(get!(a) != get!(b))),
                Op::Lt { to, a, b } => set!(to, i64::from(get!(a) < get!(b))),
                Op::Le { to, a, b } => set!(to, i64::from(get!(a) <= get!(b))),
                Op::Not { to, a } => set!(to, i64::from(get!(a) == 0)),
                Op::Jump { to } => jump!(true, to),
                Op::JumpIf { a, to } => jump!(get!(a) != 0, to),
                Op::JumpUnless { a, to } => jump!(get!(a) == 0, to),
                Op::JumpEq { a, b, to } => jump!(get!(a) == get!(b), to),
                Op::JumpNe { a, b, to } => jump!(get!(a) != get!(b), to),
                Op::JumpLt { a, b, to } => jump!(get!(a) < get!(b), to),
                Op::JumpLe { a, b, to } => jump!(get!(a) <= get!(b), to),
                Op::Next { a, b, to } => {
                    round!();
                    // The number is below the end, so this does not overflow.
                    let next = get!(a).wrapping_add(1);
                    set!(a, next);
                    jump!(next < get!(b), to);
                }
                Op::NextTo { a, b, to } => {
                    round!();
                    let last = get!(a);
                    if last < get!(b) {
                        set!(a, last.wrapping_add(1));
                        jump!(true, to);
                    }
                }
                Op::Part { game, a, last } => {
                    let a = get!(a);
                    if a < 0 && !self.catches_negative(game.index()) {
                        return Err((at, FaultKind::Negative.into()));
                    }
                    self.sink.add(Part::State(State::one(game, a)));
                    if last {
                        self.sink.close().map_err(|why| (at, why.into()))?;
                    }
                }
                Op::Part2 { game, a, b, last } => {
                    let (a, b) = (get!(a), get!(b));
                    if (a < 0 || b < 0) && !self.catches_negative(game.index()) {
                        return Err((at, FaultKind::Negative.into()));
                    }
                    self.sink.add(Part::State(State::two(game, a, b)));
                    if last {
                        self.sink.close().map_err(|why| (at, why.into()))?;
                    }
                }
                Op::Call2 { f: Function2::Gcd, to, a, b } => {
                    checked!(to, arithmetic::call2(Function2::Gcd, get!(a), get!(b)));
                }
                Op::Close => self.sink.close().map_err(|why| (at, why.into()))?,
                Op::End { ending } => return Ok(Outcome::Ending(ending)),
                Op::Give { a } => return Ok(Outcome::Number(get!(a))),
                Op::GiveList { a } => return Ok(Outcome::List(self.list(a))),
                other => {
                    self.rare(other).map_err(|stop| (at, stop))?;
                    let cost = u32::try_from(self.passed / ITEMS_PER_ROUND).unwrap_or(u32::MAX);
                    if cost > 0 {
                        self.passed = 0;
                        // At least one is left for the round that counts it.
                        rounds = rounds.saturating_sub(cost).max(1);
                        if rounds == 1 {
                            rounds = ROUNDS_PER_TICK;
                            self.sink.in_time().map_err(|why| (at, why.into()))?;
                        }
                    }
                }
            }
            at += 1;
        }
        Ok(Outcome::Done)
    }

    /// The instructions that stand in inner loops less often.
    #[inline(never)]
    fn rare(&mut self, op: Op) -> Result<(), Stop> {
        match op {
            Op::Call { f, to, a } => {
                let argument = self.get(a);
                self.passed += match f {
                    Function::LeastFactor => ROUNDS_TO_FACTOR,
                    Function::PrimeIndex => arithmetic::sieved(argument),
                    _ => 1,
                };
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
                self.passed += self.items(a).len();
                let items = self.items(a);
                let empty = items.is_empty() && matches!(f, Fold::Min | Fold::Max);
                let kind = if empty { FaultKind::EmptyList } else { FaultKind::Overflow };
                let value = arithmetic::fold(f, items).ok_or(kind)?;
                self.set(to, value);
            }
            Op::Count { to, a, b } => {
                let wanted = self.get(b);
                self.passed += self.items(a).len();
                let count = self.items(a).iter().filter(|&&item| item == wanted).count();
                self.set(to, i64::try_from(count).unwrap_or(i64::MAX));
            }
            Op::EqLists { to, a, b } => {
                self.passed += self.items(a).len();
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
                self.passed += match f {
                    Listed::Primes => arithmetic::sieved(argument),
                    _ => ROUNDS_TO_FACTOR,
                };
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
                let arguments: Vec<Argument> =
                    slots.map_or_else(Vec::new, |slots| slots.iter().map(argument).collect());
                // A position is looked up by all that it holds.
                let held = |argument: &Argument| match argument {
                    Argument::Number(_) => 1,
                    Argument::List(list) => list.items().len(),
                };
                self.passed += arguments.iter().map(held).sum::<usize>();
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

    #[inline]
    fn get(&self, reg: Reg) -> i64 {
        self.numbers[usize::from(reg)]
    }

    #[inline]
    fn set(&mut self, reg: Reg, value: i64) {
        self.numbers[usize::from(reg)] = value;
    }

    fn items(&self, reg: ListReg) -> &[i64] {
        self.lists.get(usize::from(reg)).map_or(&[], List::items)
    }

    fn list(&self, reg: ListReg) -> List {
        self.lists.get(usize::from(reg)).cloned().unwrap_or_else(|| List::new(Vec::new()))
    }

    fn set_list(&mut self, reg: ListReg, list: List) {
        self.passed += list.items().len();
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
