use super::*;
use crate::{Messages, find_notion, render, theorems};
use std::collections::BTreeSet;

fn pages(info: &NotionInfo) -> [Notion; 3] {
    Language::ALL.map(|language| info.page(language))
}

#[test]
fn the_languages_agree_on_the_example_and_on_the_shape() {
    let shape = |block: &Block| match block {
        Block::List { numbered, items } => format!("list {numbered} {}", items.len()),
        Block::Code(_) => "code".to_owned(),
        _ => "text".to_owned(),
    };
    let shapes = |page: &Notion| -> Vec<String> {
        page.doc_with_example(Doc::default()).blocks.iter().map(shape).collect()
    };
    for info in notions() {
        let [en, vi, zh] = pages(info);
        for other in [&vi, &zh] {
            assert_eq!(en.expression(), other.expression(), "{}", info.name);
            assert_eq!(en.play(), other.play(), "{}", info.name);
            assert_eq!(en.is_loopy(), other.is_loopy(), "{}", info.name);
            assert_eq!(shapes(&en), shapes(other), "{}", info.name);
            assert_ne!(en.title(), other.title(), "{}", info.name);
            assert_ne!(en.text(), other.text(), "{}", info.name);
        }
    }
}

#[test]
fn what_pages_point_to_is_there() {
    for info in notions() {
        for see in info.see {
            assert!(notion_info(see).is_some_and(|other| other != info), "{}: {see}", info.name);
        }
        for theorem in info.theorems {
            assert!(theorems().contains(theorem), "{}: {theorem}", info.name);
        }
    }
    // Every theorem leads to some notion, and every group has notions.
    for theorem in theorems() {
        let line = notions_of_theorem(theorem, Messages::of(Language::En));
        let without = ["kl-equal"].contains(theorem);
        assert_eq!(line.is_none(), without, "{theorem}");
    }
    let groups: BTreeSet<&str> = notions().iter().map(|info| info.group.name()).collect();
    assert_eq!(groups.len(), NotionGroup::ALL.len());
}

#[test]
fn commands_in_the_texts_name_pages_that_are_there() {
    for info in notions() {
        for page in pages(info) {
            let doc = page.doc_with_example(Doc::default());
            let text = render::markdown(&doc);
            for part in text.split("grundy explain ").skip(1) {
                let end = part.find(|c: char| !c.is_ascii_alphanumeric() && c != '-');
                let name = &part[..end.unwrap_or(part.len())];
                assert!(notion_info(name).is_some(), "{}: {name}", info.name);
            }
        }
    }
}

#[test]
fn pages_are_short() {
    for info in notions() {
        for (language, page) in Language::ALL.into_iter().zip(pages(info)) {
            let text = render::markdown(&page.doc_with_example(Doc::default()));
            assert!(text.chars().count() < 2000, "{} in {}", info.name, language.tag());
        }
    }
}

#[test]
fn a_page_with_a_part_missing_is_refused() {
    let text = notion_info("mex").expect("a notion").texts[0];
    assert!(Notion::parse(text).is_ok());
    for (from, to) in [
        ("# ", "#"),
        ("## example", "## exmple"),
        ("## names", "## nmes"),
        ("grundy solve", "grundy play"),
        ("grundy solve '", "grundy solve "),
    ] {
        assert!(Notion::parse(&text.replacen(from, to, 1)).is_err(), "{from}");
    }
}

#[test]
fn a_misspelt_term_is_answered_by_the_nearest_page() {
    let found = find_notion("xro").expect("near to xor");
    assert_eq!((found.info.name, found.nearest), ("xor", true));
    for language in Language::ALL {
        let messages = Messages::of(language);
        let doc = notion_doc(found.info, Some("xro"), Doc::default(), messages);
        let first = render::markdown(&Doc::new(doc.blocks[..1].to_vec()));
        assert!(first.contains("xro") && first.contains("xor"), "{first}");
    }
}
