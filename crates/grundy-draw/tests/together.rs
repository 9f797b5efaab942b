//! Pictures that stand inline in one page leave each other as they are, and the page too.

use grundy_core::Cell;
use grundy_draw::{
    Drawing, Frames, Grid, Heap, Heaps, Panel, Words, frames, heat_map, picture, plot,
};
use roxmltree::{Document, Node};
use std::collections::BTreeMap;

const WORDS: Words<'_> = Words {
    title: "A title",
    across: "n",
    along: "g(n)",
    p_positions: "P-positions",
    unknown: "unknown",
    note: "",
};

/// Pictures of every kind, and two animations of different lengths.
fn pictures() -> [String; 5] {
    let panel = || {
        let heap = Heap { size: 3, ..Heap::default() };
        let drawing = Drawing::Heaps(Heaps::of_stones(vec![heap]).expect("small"));
        Panel { heading: "heading".into(), drawing, note: "note".into() }
    };
    let cell = |a: u64, b: u64| Cell::Value(a ^ b);
    let grid = Grid { first_row: 0, first_column: 0, rows: 4, columns: 4, cell: &cell };
    let animated = |count| {
        let panels: Vec<Panel> = std::iter::repeat_with(panel).take(count).collect();
        frames("frames", &panels, &[], Frames::Animated).expect("small").svg()
    };
    [
        plot(&WORDS, 0, (0..9).map(Cell::Value)).svg(),
        heat_map(&WORDS, &grid).svg(),
        picture("heaps", &[panel()], &[], "note").expect("small").svg(),
        animated(2),
        animated(3),
    ]
}

/// The rules of a style sheet as selector and body, also those within `@media` and `@supports`; keyframes as one
/// rule.
fn rules(sheet: &str) -> Vec<(String, String)> {
    let mut rules = Vec::new();
    let mut rest = sheet;
    while let Some((head, after)) = rest.split_once('{') {
        let head = head.trim_start_matches('}').trim();
        if head.starts_with("@media") || head.starts_with("@supports") {
            rest = after;
            continue;
        }
        let mut depth = 1;
        let end = after.find(|c| {
            depth += i32::from(c == '{') - i32::from(c == '}');
            depth == 0
        });
        let (body, after) = after.split_at(end.expect("a rule ends"));
        rules.push((head.to_owned(), body.to_owned()));
        rest = after[1..].trim_start_matches(|c: char| c == '}' || c.is_whitespace());
    }
    assert!(rest.trim().is_empty(), "{rest}");
    rules
}

fn sheets(picture: Node<'_, '_>) -> String {
    let styles = picture.descendants().filter(|node| node.has_tag_name("style"));
    styles.filter_map(|style| style.text().map(str::to_owned)).collect()
}

fn classes<'a>(picture: Node<'a, '_>) -> Vec<&'a str> {
    picture.attribute("class").expect("the root has classes").split(' ').collect()
}

#[test]
fn rules_are_found_wherever_they_stand() {
    let sheet =
        "\n.a{b:c}.d,.e{f:g}\n@media (x:y){.h{i:j}\n.k{l:m}}\n@keyframes n{0%{o:p}to{q:r}}.s{t:u}";
    let found = rules(sheet);
    let selectors: Vec<&str> = found.iter().map(|(selector, _)| selector.as_str()).collect();
    assert_eq!(selectors, [".a", ".d,.e", ".h", ".k", "@keyframes n", ".s"]);
    assert_eq!(found[4].1, "0%{o:p}to{q:r}");
}

#[test]
fn every_rule_is_about_its_own_kind_of_picture() {
    let page = format!("<div>{}</div>", pictures().concat());
    let page = Document::parse(&page).expect("well-formed");
    let mut kinds = Vec::new();
    for picture in page
        .root_element()
        .children()
        .filter(|node| node.has_tag_name(("http://www.w3.org/2000/svg", "svg")))
    {
        let classes = classes(picture);
        assert_eq!(classes[0], "gr");
        assert!(classes.iter().all(|class| class.starts_with("gr")), "{classes:?}");
        kinds.push(classes[1]);
        let own = |selector: &str| {
            classes[1..].iter().any(|class| {
                let below = selector.strip_prefix('.').and_then(|rest| rest.strip_prefix(class));
                below.is_some_and(|below| below.starts_with([' ', ':']))
            })
        };
        for (selectors, _) in rules(&sheets(picture)) {
            match selectors.strip_prefix("@keyframes ") {
                Some(name) => assert!(classes.contains(&name), "{name}"),
                None => assert!(selectors.split(',').all(own), "{selectors}"),
            }
        }
        let identified = picture.descendants().find(|node| node.attribute("id").is_some());
        assert!(identified.is_none(), "ids of two pictures could be the same");
    }
    assert_eq!(kinds, ["gr-plot", "gr-plot", "gr-drawing", "gr-drawing", "gr-drawing"]);
}

#[test]
fn what_two_pictures_share_is_the_same_in_both() {
    let mut seen: BTreeMap<String, Vec<(String, String)>> = BTreeMap::new();
    for picture in pictures() {
        let picture = Document::parse(&picture).expect("well-formed");
        let rules = rules(&sheets(picture.root_element()));
        for class in &classes(picture.root_element())[1..] {
            let about = |(selectors, _): &&(String, String)| selectors.contains(class);
            let rules: Vec<_> = rules.iter().filter(about).cloned().collect();
            assert!(!rules.is_empty());
            let before = seen.entry((*class).to_owned()).or_insert_with(|| rules.clone());
            assert_eq!(*before, rules, "{class}");
        }
    }
    let classes: Vec<&str> = seen.keys().map(String::as_str).collect();
    assert_eq!(classes, ["gr-drawing", "gr-frames-2", "gr-frames-3", "gr-plot"]);
}
