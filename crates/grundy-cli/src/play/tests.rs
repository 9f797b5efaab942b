//! Games driven by scripted input.

use super::session::{Session, Wish};
use crate::voice::Voice;
use grundy::{Budget, Play, Player, Position, SolveOptions, Term};
use grundy_explain::Language;
use grundy_games::heap::{HeapRule, Heaps, Kl};

fn nim(sizes: &[u64]) -> Position {
    Position::new(vec![Term::Heaps(Heaps::new(HeapRule::nim(), sizes.to_vec()))])
}

/// What is written when `lines` are typed.
fn play(position: Position, play: Play, wish: Wish, language: Language, lines: &str) -> String {
    let voice = Voice::plain(language);
    let how = (SolveOptions::of(play), Budget::default());
    let mut out = Vec::new();
    let session = Session::new(position, how, &voice, lines.as_bytes(), &mut out);
    session.and_then(|session| session.run(wish)).expect("a game that can be solved");
    String::from_utf8(out).expect("text")
}

fn normal(position: Position, wish: Wish, lines: &str) -> String {
    play(position, Play::Normal, wish, Language::En, lines)
}

const ME: Wish = Wish { person_starts: Some(true), side: None };
const YOU: Wish = Wish { person_starts: Some(false), side: None };

#[test]
fn a_perfect_person_wins() {
    let said = normal(nim(&[1, 2]), ME, "heap 2: 2 → 1\n1\n");
    assert!(said.contains("I have no move left"), "{said}");
    assert!(said.contains("You win!"), "{said}");
    assert!(said.contains("perfect play"), "{said}");
    assert!(!said.contains("missed"), "{said}");
}

#[test]
fn a_missed_win_is_named_and_punished() {
    // Taking the whole of the only large heap leaves (1), which the program takes.
    let said = normal(nim(&[1, 2]), ME, "heap 2: 2 → 0\n");
    assert!(said.contains("You missed a win: heap 2: 2 → 1 would have won."), "{said}");
    assert!(said.contains("I play heap 1: 1 → 0"), "{said}");
    assert!(said.contains("You have no move left"), "{said}");
    assert!(said.contains("You let the win go once."), "{said}");
}

#[test]
fn a_lost_start_is_said_to_be_lost() {
    let said = normal(nim(&[1, 1]), ME, "1\n");
    assert!(said.contains("lost for you from the start"), "{said}");
}

#[test]
fn misere_play_ends_the_other_way() {
    let said = play(nim(&[1, 1]), Play::Misere, ME, Language::En, "1\n");
    assert!(said.contains("in misère play the player who cannot move wins. You win!"), "{said}");
}

#[test]
fn the_end_of_the_input_is_a_goodbye() {
    for (wish, lines) in [(ME, ""), (Wish::default(), ""), (Wish::default(), "me\n"), (YOU, "")] {
        assert!(normal(nim(&[3, 4]), wish, lines).ends_with("Goodbye.\n"), "{lines:?}");
    }
}

#[test]
fn nonsense_and_illegal_moves_change_nothing() {
    let nonsense = "\nfoo\n0\n99\n-1\n99999999999999999999999\nheap 1: 1 → 1\nheap 1: 1 → 7\n\
        heap 9: 1 → 0\n💥\n\u{0}\nheap 1: → \n";
    let said = normal(nim(&[1, 2]), ME, &format!("{nonsense}heap 2: 2 → 1\n1\n"));
    assert!(said.contains("The moves are numbered from 1 to 3."), "{said}");
    assert!(said.contains("You win!"), "{said}");
}

#[test]
fn bytes_that_are_no_text_and_endless_lines_are_survived() {
    let voice = Voice::plain(Language::En);
    let mut lines = vec![0xff, 0xfe, b'\n'];
    lines.extend(std::iter::repeat_n(b'7', 1 << 20));
    lines.extend(b"\nheap 2: 2 \xe2\x86\x92 1\n1\n");
    let mut out = Vec::new();
    let how = (SolveOptions::default(), Budget::default());
    let session = Session::new(nim(&[1, 2]), how, &voice, lines.as_slice(), &mut out);
    session.and_then(|session| session.run(ME)).unwrap();
    assert!(String::from_utf8(out).unwrap().contains("You win!"));
}

#[test]
fn undo_goes_back_to_the_start_and_no_further() {
    let said =
        normal(nim(&[3, 4, 5]), ME, "undo\nheap 2: 4 → 3\nheap 1: 3 → 2\nundo\nundo\nundo\nquit\n");
    assert_eq!(said.matches("Taken back.").count(), 2, "{said}");
    assert_eq!(said.matches("There is nothing to take back.").count(), 2, "{said}");
    let drawn = said.matches("\nnim(3, 4, 5)\n").count();
    assert_eq!(drawn, 2, "drawn at the start and after everything was taken back:\n{said}");
}

#[test]
fn an_undone_miss_is_forgotten() {
    // 2 → 0 misses the win; the program's reply would end the game, so a third heap keeps it going.
    let said = normal(nim(&[1, 2, 4]), ME, "heap 1: 1 → 0\nundo\nheap 3: 4 → 3\nquit\n");
    assert_eq!(said.matches("You missed a win").count(), 1, "{said}");
    assert!(said.contains("Taken back."), "{said}");
}

#[test]
fn hints_and_reasons_are_given() {
    let said = normal(nim(&[7, 5, 3, 6]), ME, "hint\nwhy\nhelp\nresign\n");
    assert!(said.contains("heap 1: 7 → 0 wins."), "{said}");
    assert!(said.contains("You resign: I win."), "{said}");
    let lost = normal(nim(&[2, 2]), ME, "hint\nquit\n");
    assert!(lost.contains("No move wins against best play."), "{lost}");
}

#[test]
fn a_partizan_game_asks_for_the_side() {
    let kl = Kl::new(1, 2).unwrap();
    let position = Position::new(vec![Term::Heaps(Heaps::new(HeapRule::Kl(kl), vec![4, 5]))]);
    let said = normal(position.clone(), Wish::default(), "both\nright\nme\nhint\nquit\n");
    assert!(said.contains("You are Right."), "{said}");
    assert!(said.contains("wins."), "{said}");
    let side = Wish { person_starts: Some(true), side: Some(Player::Left) };
    let said = normal(position, side, "hint\nheap 1: 4 → 3\nquit\n");
    assert!(said.contains("No move wins"), "{said}");
    assert!(!said.contains("I play"), "Left may not take 1:\n{said}");
}

#[test]
fn every_language_has_its_own_words() {
    for (language, lines, bye) in [
        (Language::Vi, "tôi\ngợi ý\nvì sao\nhint\nthoát\n", "Tạm biệt."),
        (Language::Zh, "我\n提示\n理由\nhint\n退出\n", "再见。"),
    ] {
        let said = play(nim(&[3, 4]), Play::Normal, Wish::default(), language, lines);
        assert!(said.trim_end().ends_with(bye), "{said}");
        assert_eq!(
            said.matches("heap 2: 4 → 3").count(),
            3,
            "listed, and hinted at twice:\n{said}"
        );
    }
}

#[test]
fn the_program_wins_every_game_it_can() {
    // A person who always plays the first move on the list, from every small position.
    for play_rule in Play::ALL {
        for (a, b, c) in (0..64).map(|n| (n / 16, n / 4 % 4, n % 4)) {
            let options = SolveOptions::of(play_rule);
            let position = nim(&[a, b, c]);
            let answer = grundy::solve(&position, &options, &mut Budget::default());
            let program_wins = answer.unwrap().outcome == grundy::Outcome::N;
            if !program_wins {
                continue;
            }
            let said = play(position, play_rule, YOU, Language::En, &"1\n".repeat(20));
            assert!(!said.contains("You win!"), "{play_rule:?} ({a}, {b}, {c}):\n{said}");
            assert!(said.contains("I win."), "{play_rule:?} ({a}, {b}, {c}):\n{said}");
        }
    }
}

#[test]
fn a_game_that_is_over_ends_at_once() {
    let said = normal(nim(&[0]), ME, "");
    assert!(said.contains("You have no move left"), "{said}");
    assert!(!said.contains("from the start"), "{said}");
}

#[test]
fn huge_heaps_are_played_too() {
    let said = normal(nim(&[u64::MAX, 5]), ME, "heap 1: 18446744073709551615 → 5\nquit\n");
    assert!(said.contains("There are more moves than are listed"), "{said}");
    assert!(said.contains("I play"), "{said}");
    assert!(!said.contains("missed"), "{said}");
}
