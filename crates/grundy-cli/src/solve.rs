//! `grundy solve`.

use crate::args::{Moves, Solve};
use crate::failure::Failure;
use crate::library::Library;
use crate::voice::Voice;
use crate::{ask, source};
use grundy::json::{AnswerObject, Details, MovesOf};
use grundy::{Budget, Player, Position, SolveOptions};
use grundy_explain::picture;
use std::io::Write;

pub(crate) fn run(args: &Solve, voice: &Voice, out: &mut dyn Write) -> Result<(), Failure> {
    // What cannot be written should be known before the work is done.
    let file = args.picture.begin(voice)?;
    let text = source::read(&args.expression)?;
    let library = Library::load(&args.rules, voice)?;
    let position = library.position(&text, voice)?;
    let options = args.options();
    let mut budget = Budget::new(&args.limits.limits());
    let answer = grundy::solve(&position, &options, &mut budget)?;
    let mover = args.mover.map(Player::from);
    let moves = match args.moves {
        Moves::All => Some(every_move(&position, mover, &options, &mut budget)?),
        Moves::Winning => None,
    };
    if let Some(file) = file {
        let messages = voice.messages();
        match args.picture.frames() {
            None => file.finish(picture::position(&answer, messages, mover), voice)?,
            Some(how) => {
                let svg = picture::reduction(&answer.reason, None, how, messages);
                file.finish_reduction(svg, voice)?;
            }
        }
    }
    if args.json {
        let details = Details { mover, moves };
        serde_json::to_writer(&mut *out, &AnswerObject::new(&answer, &details))?;
        writeln!(out)?;
        return Ok(());
    }
    out.write_all(ask::answer(&answer, mover, args.explain, voice).as_bytes())?;
    for (player, all) in moves.iter().flat_map(in_turn) {
        writeln!(out)?;
        out.write_all(ask::moves(&position, player, all, voice).as_bytes())?;
    }
    Ok(())
}

/// Every move: of `mover`, or of both players if they differ and none was named.
fn every_move(
    position: &Position,
    mover: Option<Player>,
    options: &SolveOptions,
    budget: &mut Budget,
) -> Result<MovesOf, Failure> {
    let mut of = |player| grundy::all_moves(position, player, options, budget);
    if position.is_impartial() {
        return Ok(MovesOf::Both(of(Player::Left)?));
    }
    let mut if_asked = |player| match mover {
        Some(mover) if mover != player => Ok(None),
        _ => of(player).map(Some),
    };
    Ok(MovesOf::Each(if_asked(Player::Left)?, if_asked(Player::Right)?))
}

/// The lists of moves, each with the player whose it is if it is not both players'.
fn in_turn(moves: &MovesOf) -> Vec<(Option<Player>, &grundy::AllMoves)> {
    match moves {
        MovesOf::Both(all) => vec![(None, all)],
        MovesOf::Each(left, right) => {
            let left = left.iter().map(|all| (Some(Player::Left), all));
            left.chain(right.iter().map(|all| (Some(Player::Right), all))).collect()
        }
    }
}
