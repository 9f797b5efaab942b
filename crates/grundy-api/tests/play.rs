//! A game by its record: the same whoever keeps it, event by event.

use grundy_api::question::{Event, Game, step, view};
use grundy_api::{Context, Question, Reported};
use grundy_explain::{Language, Messages};
use serde_json::{Value, json};

fn cx() -> Context<'static> {
    Context::default()
}

fn stepped(game: &Game, event: Event) -> Game {
    step(game, &event, &mut cx()).unwrap_or_else(|why| panic!("{event:?}: {why}"))
}

#[test]
fn events_change_the_record_and_nothing_else() {
    let begun =
        Game::from_json(r#"{"position": "nim(3, 4, 5)", "program": "right"}"#).expect("a game");
    let moved = stepped(&begun, Event::Move("第 1 堆：3 → 1".to_owned()));
    assert_eq!(moved.moves, ["heap 1: 3 → 1"]);
    let answered = stepped(&moved, Event::Reply);
    assert_eq!(answered.moves.len(), 2);
    assert_eq!(stepped(&answered, Event::Undo), begun);
    assert_eq!(stepped(&answered, Event::Keep(1)), moved);
    assert_eq!(stepped(&answered, Event::Keep(9)), answered);
    let over = stepped(&moved, Event::Resign);
    assert_eq!(stepped(&over, Event::Undo), moved);
    assert!(step(&over, &Event::Reply, &mut cx()).is_err());
    assert!(step(&begun, &Event::Move("heap 9: 1 → 0".to_owned()), &mut cx()).is_err());
    assert_eq!(Game::from_json(&over.to_json()).expect("a game"), over);
}

#[test]
fn the_view_has_marks_and_moves_in_the_language() {
    let game = Game { moves: vec!["1: 3 → 0".to_owned()], ..Game::of("nim(3, 4, 5)") };
    let seen = view(&game, &mut cx()).expect("a view");
    let mut bytes = Vec::new();
    seen.write_json(Messages::of(Language::Vi), &mut bytes).expect("memory");
    let seen: Value = serde_json::from_slice(&bytes).expect("JSON");
    assert_eq!(seen["history"][0]["mark"], "blunder");
    assert_eq!(seen["history"][0]["move"], "heap 1: 3 → 0");
    assert_eq!(seen["history"][0]["told"], "đống 1: 3 → 0");
    assert_eq!(seen["history"][0]["better_told"], "đống 1: 3 → 1");
    assert_eq!(seen["history"][0]["before"], json!({"outcome": "N", "value": 2}));
    assert_eq!(seen["history"][0]["after"], json!({"outcome": "N", "value": 1}));
    assert_eq!(seen["turn"], "right");
    assert_eq!(seen["position"], "nim(0, 4, 5)");
}

#[test]
fn a_record_with_unknown_fields_or_a_strength_above_100_is_refused() {
    for game in [
        json!({"position": "nim(1)", "strenght": 1}),
        json!({"position": "nim(1)", "strength": 101}),
    ] {
        assert!(Question::from_json(&json!({"play": {"game": game}}).to_string()).is_err());
    }
}
