//! Pictures as PNG with fonts that come with the test, and with those of the machine.

use grundy_api::question::{Solve, Values};
use grundy_api::{Asked, Context, Failure, Limit};
use grundy_core::{Budget, Limits};
use grundy_explain::picture::Picture;
use grundy_explain::{InputError, Language, Messages};
use grundy_host::{Fonts, png};
use resvg::tiny_skia::Pixmap;

/// Noto Sans, which has Latin letters with all marks, and no Chinese.
fn latin() -> Fonts {
    Fonts::of_files([notosans::REGULAR_TTF.to_vec(), notosans::BOLD_TTF.to_vec()])
}

fn plot(language: Language) -> Picture {
    let question = Values { rule: "0.77".into(), ..Values::default() };
    let found = question.ask(&mut Context::default()).expect("values");
    found.picture(Messages::of(language)).expect("a picture")
}

/// How many dark pixels there are in the rows of the title.
fn ink(png: &[u8]) -> usize {
    let pixmap = Pixmap::decode_png(png).expect("a PNG");
    let rows = pixmap.width() as usize * 60;
    let dark = |pixel: &&resvg::tiny_skia::PremultipliedColorU8| pixel.red() < 128;
    pixmap.pixels()[..rows].iter().filter(dark).count()
}

#[test]
fn letters_are_drawn_with_the_fonts_that_are_given() {
    for language in [Language::En, Language::Vi] {
        let picture = plot(language);
        let drawn = png(&picture, &latin(), &mut Budget::default()).expect("a PNG");
        let pixmap = Pixmap::decode_png(&drawn).expect("a PNG");
        let (width, height) = picture.size();
        assert_eq!(
            (u64::from(pixmap.width()), u64::from(pixmap.height())),
            (2 * width, 2 * height)
        );
        assert!(ink(&drawn) > 500, "the title is there: {}", ink(&drawn));
    }
}

#[test]
fn a_character_that_no_font_has_is_named() {
    let missing = match png(&plot(Language::Zh), &latin(), &mut Budget::default()) {
        Err(Failure::Input(why)) => match *why {
            InputError::NoFont(missing) => missing,
            why => panic!("{why:?}"),
        },
        other => panic!("{:?}", other.map(|png| png.len())),
    };
    let wanted: std::collections::BTreeSet<char> = plot(Language::Zh)
        .texts()
        .iter()
        .flat_map(|text| text.chars())
        .filter(|&c| c > '\u{2e80}')
        .collect();
    assert_eq!(missing, wanted.into_iter().collect::<String>());
    let none = Fonts::of_files(Vec::new());
    assert!(none.is_empty());
    assert!(png(&plot(Language::En), &none, &mut Budget::default()).is_err());
}

#[test]
fn pixels_count_as_memory_before_there_are_any() {
    let limits = Limits { memory: 1 << 20, ..Limits::default() };
    let mut budget = Budget::new(&limits);
    match png(&plot(Language::En), &latin(), &mut budget) {
        Err(Failure::Stopped { by, .. }) => assert!(matches!(by.by, Limit::Room { .. }), "{by}"),
        other => panic!("{:?}", other.map(|png| png.len())),
    }
}

#[test]
fn fonts_of_the_machine_draw_every_character_or_are_said_to_lack_it() {
    let fonts = Fonts::of_machine();
    for language in [Language::En, Language::Vi, Language::Zh] {
        let question = Solve::of("nim(7, 5, 3, 6)");
        let solved = question.ask(&mut Context::default()).expect("an answer");
        let picture = solved.picture(Messages::of(language)).expect("a picture");
        match png(&picture, &fonts, &mut Budget::default()) {
            Ok(drawn) => assert!(ink(&drawn) > 500, "{language:?}"),
            Err(Failure::Input(why)) => {
                assert!(format!("{why:?}").contains("NoFont"));
                eprintln!("skipped: this machine has no fonts for {language:?}: {why:?}");
            }
            Err(why) => panic!("{why:?}"),
        }
    }
}
