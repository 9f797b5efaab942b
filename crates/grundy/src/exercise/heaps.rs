//! Positions of heaps, rows and sums for exercises. What does not fit its level is thrown away later, so these only
//! have to hit it often enough.

use super::Level;
use super::draft::{Ask, Draft, GAP, Proposal};
use crate::random::Random;
use crate::{Play, Player};
use grundy_theorems::TakeMethod;

/// One of five, by the level.
fn by_level<T: Copy>(level: Level, of: [T; 5]) -> T {
    of[usize::from(level.number() - 1)]
}

/// `nim(7, 5, 3)`.
fn expression(name: &str, sizes: &[u64]) -> String {
    let sizes: Vec<String> = sizes.iter().map(u64::to_string).collect();
    format!("{name}({})", sizes.join(", "))
}

/// One of the questions that suit most games.
fn any(random: &mut Random) -> Ask {
    match random.within(1, 3) {
        1 => Ask::WhoWins,
        2 => Ask::Value,
        _ => Ask::Move,
    }
}

/// Different heaps, in one of two cases completed to a lost position so that both answers are likely.
fn nim(count: usize, most: u64, random: &mut Random) -> Vec<u64> {
    let mut sizes = random.distinct(count, 1, most);
    if random.one_in(2) {
        sizes.pop();
        sizes.push(sizes.iter().fold(0, |sum, size| sum ^ size));
        random.shuffle(&mut sizes);
    }
    sizes
}

pub(super) fn xor(level: Level, random: &mut Random) -> Draft {
    let (count, most) = by_level(level, [(2, 7), (3, 15), (3, 63), (4, 255), (5, 1023)]);
    let sizes = random.distinct(count, 2, most);
    if count > 2 && random.one_in(3) {
        let known = expression("nim", &sizes[1..]);
        let text = format!("{}, {GAP})", known.trim_end_matches(')'));
        // From 1 up to all digits that the heaps have.
        let top = sizes.iter().copied().max().unwrap_or(1).next_power_of_two() * 2 - 1;
        return Draft::Position(Proposal::new(text, Ask::Build(1, top)));
    }
    Draft::Position(Proposal::new(expression("nim", &sizes), Ask::Value))
}

pub(super) fn who_wins(level: Level, random: &mut Random) -> Draft {
    let (count, most) = by_level(level, [(3, 7), (3, 15), (4, 20), (5, 31), (6, 100)]);
    let sizes = nim(count, most, random);
    Draft::Position(Proposal::new(expression("nim", &sizes), Ask::WhoWins))
}

pub(super) fn winning_move(level: Level, random: &mut Random) -> Draft {
    let (count, most) = by_level(level, [(3, 6), (3, 10), (4, 15), (4, 31), (5, 90)]);
    let sizes = random.distinct(count, 1, most);
    Draft::Position(Proposal::new(expression("nim", &sizes), Ask::Move))
}

/// Half of the positions are where misère play differs: one heap of two stones or more among ones.
pub(super) fn misere(level: Level, random: &mut Random) -> Draft {
    let (count, most) = by_level(level, [(3, 4), (4, 6), (4, 10), (4, 18), (5, 40)]);
    let mut sizes = match random.one_in(2) {
        true => {
            let ones = random.within(1, count as u64);
            let mut sizes: Vec<u64> = (0..ones).map(|_| 1).collect();
            sizes.push(random.within(2, by_level(level, [6, 11, 20, 42, 110])));
            sizes
        }
        false => nim(count, most, random),
    };
    random.shuffle(&mut sizes);
    let ask = if random.one_in(3) { Ask::WhoWins } else { Ask::Move };
    let mut proposal = Proposal::new(expression("nim", &sizes), ask);
    proposal.play = Play::Misere;
    Draft::Position(proposal)
}

/// The first levels are solved by a table, then by a window, then by the closed form.
pub(super) fn subtraction(level: Level, random: &mut Random) -> Draft {
    let most = random.within(2, by_level(level, [4, 6, 7, 9, 12]));
    // A least take of more than one stone: the closed form with a remainder that decides.
    let least = if level.number() == Level::MOST && random.one_in(2) { 2 } else { 1 };
    let rule = format!("take[{least}..{}]", most.max(least + 1));
    let (count, low, high) =
        by_level(level, [(1, 6, 12), (1, 13, 20), (2, 8, 25), (2, 20, 50), (3, 20, 140)]);
    let ask = match random.within(1, 4) {
        1 => Ask::WhoWins,
        2 => Ask::Value,
        _ => Ask::Move,
    };
    if count == 1 && random.one_in(5) {
        let from = random.within(low, high - 1);
        let text = format!("{rule}({GAP})");
        return Draft::Position(Proposal::new(text, Ask::Build(from, (from + most).min(high))));
    }
    let sizes = random.distinct(count, low.max(most + 1), high);
    let mut proposal = Proposal::new(expression(&rule, &sizes), ask);
    proposal.method = by_level(
        level,
        [
            Some(TakeMethod::Table),
            Some(TakeMethod::Window),
            Some(TakeMethod::Closed),
            Some(TakeMethod::Closed),
            Some(TakeMethod::Closed),
        ],
    );
    Draft::Position(proposal)
}

/// `subtract[1, 3, 4]`.
fn subtract(count: usize, most: u64, random: &mut Random) -> String {
    let mut takes = random.distinct(count, 1, most);
    takes.sort_unstable();
    let takes: Vec<String> = takes.iter().map(u64::to_string).collect();
    format!("subtract[{}]", takes.join(", "))
}

const BREAKING: [&str; 5] = ["grundys", "kayles", "dawsons_kayles", "dawsons_chess", "laskers_nim"];

pub(super) fn mex(level: Level, random: &mut Random) -> Draft {
    let (breaks, takes, most) =
        by_level(level, [(0, 2, 4), (0, 3, 6), (2, 3, 8), (1, 4, 9), (1, 5, 12)]);
    let breaking = breaks > 0 && random.one_in(breaks);
    let rule = match random.pick(&BREAKING) {
        Some(name) if breaking => (*name).to_owned(),
        _ => subtract(takes, most, random),
    };
    let size = random.within(4, by_level(level, [8, 11, 14, 18, 24]));
    let ask = if random.one_in(4) { Ask::WhoWins } else { Ask::Value };
    Draft::Position(Proposal::new(expression(&rule, &[size]), ask))
}

pub(super) fn sums(level: Level, random: &mut Random) -> Draft {
    let count = by_level(level, [2, 2, 3, 3, 4]);
    let most = by_level(level, [4, 7, 9, 12, 16]);
    let kinds = by_level(level, [2, 3, 4, 5, 5]);
    let mut terms: Vec<String> = random
        .distinct(count, 1, kinds)
        .into_iter()
        .map(|kind| {
            let size = random.within(2, most);
            match kind {
                1 => expression("nim", &[size]),
                2 => {
                    let rule = format!("take[1..{}]", random.within(2, 4));
                    expression(&rule, &[random.within(3, most + 2)])
                }
                3 => expression(&subtract(3, 6, random), &[random.within(3, most + 2)]),
                4 => expression("kayles", &[random.within(2, most.min(9))]),
                _ => expression("grundys", &[random.within(5, most.max(6))]),
            }
        })
        .collect();
    random.shuffle(&mut terms);
    Draft::Position(Proposal::new(terms.join(" + "), any(random)))
}

pub(super) fn monotonic(level: Level, random: &mut Random) -> Draft {
    let (count, most) = by_level(level, [(3, 7), (4, 12), (4, 17), (5, 24), (6, 40)]);
    let count = count - usize::from(random.one_in(3));
    let mut sizes = random.distinct(count, 1, most);
    sizes.sort_unstable();
    let rule = match random.within(1, if level.number() == 1 { 2 } else { 4 }) {
        1 => {
            // Weak order: two neighbours may be equal.
            let place = random.within(1, count as u64 - 1);
            if let Ok(place) = usize::try_from(place)
                && count > 3
            {
                sizes[place] = sizes[place - 1];
            }
            "monotonic"
        }
        2 => "monotonic",
        3 => "monotonic[strict]",
        _ => "strip",
    };
    Draft::Position(Proposal::new(expression(rule, &sizes), any(random)))
}

pub(super) fn kl(level: Level, random: &mut Random) -> Draft {
    let equal = level.number() <= 2;
    let most = by_level(level, [2, 3, 4, 6, 9]);
    let forbidden = random.distinct(2, 1, most);
    let (k, l) = if equal { (forbidden[0], forbidden[0]) } else { (forbidden[0], forbidden[1]) };
    let (count, largest) = by_level(level, [(2, 6), (2, 11), (3, 14), (3, 22), (3, 40)]);
    let count = count - usize::from(random.one_in(3));
    let sizes = random.distinct(count, 2, largest);
    let ask = match any(random) {
        // Different forbidden numbers: the position has no Grundy value.
        Ask::Value if !equal => Ask::Move,
        ask => ask,
    };
    let mut proposal = Proposal::new(expression(&format!("kl[{k}, {l}]"), &sizes), ask);
    if !equal && random.one_in(2) {
        proposal.mover = Player::Right;
    }
    Draft::Position(proposal)
}
