//! Games driven by scripted input.

use super::session::{Place, Session, Wish};
use super::table::Piped;
use crate::voice::Voice;
use grundy::{Budget, Play, Player, SolveOptions};
use grundy_api::question::Game;
use grundy_explain::Language;

fn nim(sizes: &[u64]) -> String {
    let sizes: Vec<String> = sizes.iter().map(u64::to_string).collect();
    format!("nim({})", sizes.join(", "))
}

/// What is written when `lines` are typed.
fn played(game: Game, wish: Wish, language: Language, lines: &[u8]) -> String {
    let voice = Voice::plain(language);
    let place = Place { game, wish, save: None, budget: Budget::default() };
    let mut out = Vec::new();
    let session = Session::new(place, &voice, Piped(lines), &mut out);
    session.and_then(Session::run).expect("a game that can be solved");
    String::from_utf8(out).expect("text")
}

fn play(position: &str, play: Play, wish: Wish, language: Language, lines: &str) -> String {
    let game = Game { misere: play == Play::Misere, ..Game::of(position) };
    played(game, wish, language, lines.as_bytes())
}

fn normal(position: impl AsRef<str>, wish: Wish, lines: &str) -> String {
    play(position.as_ref(), Play::Normal, wish, Language::En, lines)
}

const ASKED: Wish = Wish { person_starts: None, side: None, two: false, agreed: false };
const ME: Wish = Wish { person_starts: Some(true), ..ASKED };
const YOU: Wish = Wish { person_starts: Some(false), ..ASKED };

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
    assert!(said.contains("You missed a win. This would have won: heap 2: 2 → 1."), "{said}");
    assert!(said.contains("I play: heap 1: 1 → 0"), "{said}");
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
    let said = play(&nim(&[1, 1]), Play::Misere, ME, Language::En, "1\n");
    assert!(said.contains("in misère play the player who cannot move wins. You win!"), "{said}");
}

#[test]
fn the_end_of_the_input_is_a_goodbye() {
    for (wish, lines) in [(ME, ""), (ASKED, ""), (ASKED, "me\n"), (YOU, "")] {
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
    let mut lines = vec![0xff, 0xfe, b'\n'];
    lines.extend(std::iter::repeat_n(b'7', 1 << 20));
    lines.extend(b"\nheap 2: 2 \xe2\x86\x92 1\n1\n");
    let said = played(Game::of(nim(&[1, 2])), ME, Language::En, &lines);
    assert!(said.contains("You win!"), "{said}");
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
fn hints_come_in_steps() {
    let said = normal(nim(&[7, 5, 3, 6]), ME, "hint\nhint\nhint\nhint\nhint\nwhy\nhelp\nresign\n");
    let steps = [
        "You can win from here.",
        "Make every column even.",
        "Play here: heap 1.",
        "The winning move is heap 1: 7 → 0.",
    ];
    let places: Vec<usize> = steps.iter().map(|step| said.find(step).expect(step)).collect();
    assert!(places.is_sorted(), "{said}");
    assert_eq!(
        said.matches("The winning move is heap 1: 7 → 0.").count(),
        2,
        "the last step is repeated:\n{said}"
    );
    assert!(said.contains("You resign: I win."), "{said}");
    assert!(!said.contains("grundy solve"), "{said}");
    let lost = normal(nim(&[2, 2]), ME, "hint\nhint\nhint\nhint\nquit\n");
    assert!(lost.contains("The hardest to answer: "), "{lost}");
    let after = normal(nim(&[7, 5, 3, 6]), ME, "hint\nhint\n1\nhint\nquit\n");
    assert_eq!(after.matches("You can win from here").count(), 2, "hints begin anew:\n{after}");
}

#[test]
fn hints_and_reasons_are_given_at_every_prompt() {
    let said = normal(nim(&[3, 4]), ASKED, "hint\nwhy\nhelp\nme\nhint\n2: 4 -> 3\n");
    assert_eq!(said.matches("You can win from here").count(), 2, "{said}");
    let over = normal(
        nim(&[1]),
        ME,
        "1\nwhy last\nhistory\nhint\nwhy\nsave\nback 9\nresign\nundo\nquit\n",
    );
    assert!(over.contains("Before it, the player to move could win."), "{over}");
    assert!(over.contains("Wins kept (you): 1 of 1."), "{over}");
    assert!(over.contains("from 0 to 1"), "{over}");
    assert!(over.contains("Taken back."), "{over}");
}

#[test]
fn a_game_is_replayed_from_any_point() {
    let said = normal(nim(&[3, 4, 5]), ME, "1\n1\nhistory\nback 0\nhistory\nquit\n");
    assert!(said.contains("Back where 0 moves had been made."), "{said}");
    assert!(said.contains("No move has been made yet."), "{said}");
    assert_eq!(said.matches("\nnim(3, 4, 5)\n").count(), 2, "{said}");
}

#[test]
fn a_rematch_is_fair_and_of_the_same_kind() {
    let said = normal(nim(&[3, 4, 5]), ME, "new\nhint\nnew\nhint\nquit\n");
    assert_eq!(said.matches("A new position, nim(").count(), 2, "{said}");
    assert_eq!(said.matches("You can win from here").count(), 2, "{said}");
}

#[test]
fn two_people_play_in_turn() {
    let wish = Wish { two: true, ..ASKED };
    let said = normal(nim(&[1, 2]), wish, "1\n1\n1\n");
    assert!(said.contains("Two people play"), "{said}");
    assert!(said.contains("first player:") && said.contains("second player:"), "{said}");
    assert!(said.contains("The winner: "), "{said}");
    assert!(!said.contains("I play") && !said.contains("You "), "{said}");
}

#[test]
fn a_game_that_goes_round_is_drawn() {
    let game = Game { loopy: true, ..Game::of("graph[0>1, 1>0, 1>2, 2>3](0)") };
    let said = played(game, ME, Language::En, "1\n".repeat(9).as_bytes());
    assert!(said.contains("for the third time"), "{said}");
}

#[test]
fn a_partizan_game_asks_for_the_side() {
    let said = normal("kl[1, 2](4, 5)", ASKED, "both\nright\nme\nhint\nhint\nquit\n");
    assert!(said.contains("You are Right."), "{said}");
    assert!(said.contains("You can win from here"), "{said}");
    let side = Wish { side: Some(Player::Left), ..ME };
    let said = normal("kl[1, 2](4, 5)", side, "hint\nheap 1: 4 → 3\nquit\n");
    assert!(said.contains("you lose from here"), "{said}");
    assert!(!said.contains("I play"), "Left may not take 1:\n{said}");
}

#[test]
fn every_language_has_its_own_words() {
    for (language, lines, bye, told) in [
        (
            Language::Vi,
            "tôi\ngợi ý\nvì sao\nhint\ngoi y\nhint\nthoát\n",
            "Tạm biệt.",
            "đống 2: 4 → 3",
        ),
        (Language::Zh, "我\n提示\n理由\nhint\n提示\nhint\n退出\n", "再见。", "第 2 堆：4 → 3"),
    ] {
        let said = play(&nim(&[3, 4]), Play::Normal, ASKED, language, lines);
        assert!(said.trim_end().ends_with(bye), "{said}");
        assert_eq!(said.matches(told).count(), 2, "listed, and hinted at:\n{said}");
        assert!(!said.contains("heap"), "{said}");
    }
}

#[test]
fn the_program_wins_every_game_it_can() {
    // A person who always plays the first move on the list, from every small position.
    for play_rule in Play::ALL {
        for (a, b, c) in (0..64).map(|n| (n / 16, n / 4 % 4, n % 4)) {
            let options = SolveOptions::of(play_rule);
            let position = nim(&[a, b, c]);
            let start = grundy::parse(&position).expect("it parses");
            let answer = grundy::solve(&start, &options, &mut Budget::default());
            let program_wins = answer.unwrap().outcome == grundy::Outcome::N;
            if !program_wins {
                continue;
            }
            let said = play(&position, play_rule, YOU, Language::En, &"1\n".repeat(20));
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
