use super::*;
use std::collections::BTreeSet;

/// What `grundy check` can be asked for.
const CHECKS: [&str; 16] = [
    "nim",
    "take",
    "subtract",
    "allbut",
    "grundys",
    "octal",
    "monotonic",
    "monotonic[strict]",
    "strip",
    "hackenbush",
    "kl",
    "graph",
    "sum",
    "kl-lemma-11",
    "kl-lemma-13",
    "kl-lemma-13-strategy",
];

fn in_every_language(index: usize) -> [Theorem; 3] {
    TEXTS[index].map(|text| Theorem::parse(NAMES[index], text).expect(NAMES[index]))
}

#[test]
fn every_text_parses_and_the_languages_agree() {
    for index in 0..NAMES.len() {
        let [en, vi, zh] = in_every_language(index);
        for other in [&vi, &zh] {
            assert_eq!(en.example, other.example, "{}", en.name);
            assert_eq!(en.checks, other.checks, "{}", en.name);
            assert_ne!(en.title, other.title, "{}", en.name);
        }
    }
}

#[test]
fn no_language_leaves_out_a_block() {
    let shape = |block: &Block| match block {
        Block::List { numbered, items } => format!("list {numbered} {}", items.len()),
        Block::Code(_) => "code".to_owned(),
        _ => "text".to_owned(),
    };
    for index in 0..NAMES.len() {
        let [en, vi, zh] = in_every_language(index);
        for other in [&vi, &zh] {
            for (ours, theirs) in en.sections.iter().zip(&other.sections) {
                let ours_shape: Vec<String> = ours.blocks.iter().map(shape).collect();
                let theirs_shape: Vec<String> = theirs.blocks.iter().map(shape).collect();
                assert_eq!(ours_shape, theirs_shape, "{} {:?}", en.name, ours.kind);
            }
        }
    }
}

#[test]
fn no_file_is_a_copy_of_another() {
    let distinct: BTreeSet<&str> = TEXTS.iter().flatten().copied().collect();
    assert_eq!(distinct.len(), 3 * NAMES.len());
}

#[test]
fn references_lead_to_theorems_and_checks_that_exist() {
    for text in TEXTS.iter().flatten() {
        for (reference, _) in text.match_indices("grundy theorem ") {
            let rest = &text[reference + "grundy theorem ".len()..];
            let name = rest.split(['`', '\n']).next().expect("split gives one piece");
            assert!(NAMES.contains(&name), "no theorem {name}");
        }
    }
    for theorem in (0..NAMES.len()).flat_map(in_every_language) {
        for check in &theorem.checks {
            let words = check.words();
            let game = words.get(2).map(String::as_str).unwrap_or_default();
            let base = game.split('[').next().unwrap_or_default();
            assert!(CHECKS.contains(&game) || CHECKS.contains(&base), "{}", check.line);
            let flags: Vec<&str> = words.iter().skip(3).step_by(2).map(String::as_str).collect();
            assert!(
                flags.iter().all(|flag| ["--heaps", "--size"].contains(flag)),
                "{}",
                check.line
            );
            let sizes = words.iter().skip(4).step_by(2);
            assert!(sizes.clone().all(|size| size.parse::<u64>().is_ok()), "{}", check.line);
            assert_eq!(flags.len(), sizes.count(), "{}", check.line);
        }
    }
}

#[test]
fn headings_are_in_the_language_of_the_messages() {
    for language in Language::ALL {
        let messages = Messages::of(language);
        let theorem = theorem("bouton", language).expect("it exists");
        for section in theorem.sections() {
            assert!(messages.has(section.kind.message()), "{:?} {language:?}", section.kind);
        }
        let doc = theorem.doc(messages);
        assert_eq!(doc.blocks[0], Block::Heading(1, theorem.title().to_vec()));
        assert_eq!(doc.blocks[1], theorem.sections()[0].heading(messages));
        match &theorem_list(messages).blocks[1] {
            Block::Table { rows, .. } => assert_eq!(rows.len(), NAMES.len()),
            other => panic!("{other:?}"),
        }
    }
}

#[test]
fn a_text_with_a_section_missing_or_out_of_order_is_refused() {
    let text = TEXTS[0][0];
    assert!(Theorem::parse("bouton", text).is_ok());
    for (from, to) in [
        ("## proof", "## prof"),
        ("## found by\n", ""),
        ("## check", "## extra\n\nx\n\n## check"),
        ("grundy solve", "grundy play"),
        ("grundy check nim", "grundy solve nim"),
        ("# Bouton", "Bouton"),
    ] {
        assert!(Theorem::parse("bouton", &text.replacen(from, to, 1)).is_err(), "{from}");
    }
}

#[test]
fn quoted_words_stay_together() {
    let command = Command { line: "grundy solve 'kl[3, 4](1, 2)' --explain".to_owned() };
    assert_eq!(command.words(), ["grundy", "solve", "kl[3, 4](1, 2)", "--explain"]);
}
