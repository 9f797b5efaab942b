//! A notion by any of its names, in any language, misspelt or not.

use super::{NOTIONS, NotionInfo};
use crate::Language;
use grundy_games::registry::nearest_among;
use std::sync::OnceLock;

/// A notion that was looked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FoundNotion {
    /// The notion.
    pub info: &'static NotionInfo,
    /// Whether no notion has this name, and this one has the nearest.
    pub nearest: bool,
}

/// Every name of a notion in every language without its spelling, with the notion.
///
/// Invariant: no two notions share a name; a test says so.
fn names() -> &'static [(String, &'static NotionInfo)] {
    static NAMES: OnceLock<Vec<(String, &'static NotionInfo)>> = OnceLock::new();
    NAMES.get_or_init(|| {
        let mut names = Vec::new();
        for info in NOTIONS {
            names.push((key(info.name), info));
            for language in Language::ALL {
                let page = info.page(language);
                names.extend(page.names().iter().map(|name| (key(name), info)));
            }
        }
        names.sort_by(|a, b| (&a.0, a.1.name).cmp(&(&b.0, b.1.name)));
        names.dedup_by(|a, b| a.0 == b.0 && a.1 == b.1);
        names
    })
}

/// The notion that `term` names in any language: exactly, but for spelling and accents, or most nearly.
///
/// ```
/// use grundy_explain::find_notion;
/// let name = |term: &str| find_notion(term).map(|found| (found.info.name, found.nearest));
/// assert_eq!(name("nim value"), Some(("grundy-value", false)));
/// assert_eq!(name("giá trị Grundy"), Some(("grundy-value", false)));
/// assert_eq!(name("SG 值"), Some(("grundy-value", false)));
/// assert_eq!(name("revrsible"), Some(("reversible", true)));
/// assert_eq!(name("photosynthesis"), None);
/// ```
pub fn find_notion(term: &str) -> Option<FoundNotion> {
    /// No name is longer.
    const LONGEST: usize = 64;
    if term.len() > LONGEST {
        return None;
    }
    let term = key(term);
    let found = |name: &str| names().iter().find(|(known, _)| known == name).map(|(_, info)| *info);
    if let Some(info) = found(&term).or_else(|| found(term.strip_suffix('s')?)) {
        return Some(FoundNotion { info, nearest: false });
    }
    let near = nearest_among(&term, names().iter().map(|(name, _)| name.as_str()))?;
    found(near).map(|info| FoundNotion { info, nearest: true })
}

/// The letters and digits of a name, small and without Vietnamese accents.
fn key(name: &str) -> String {
    let letters = name.chars().filter(|c| c.is_alphanumeric());
    letters.flat_map(char::to_lowercase).map(without_accent).collect()
}

fn without_accent(letter: char) -> char {
    const FAMILIES: [(&str, char); 8] = [
        ("àáảãạăằắẳẵặâầấẩẫậ", 'a'),
        ("èéẻẽẹêềếểễệ", 'e'),
        ("ìíỉĩị", 'i'),
        ("òóỏõọôồốổỗộơờớởỡợ", 'o'),
        ("ùúủũụưừứửữự", 'u'),
        ("ỳýỷỹỵ", 'y'),
        ("đ", 'd'),
        ("ç", 'c'),
    ];
    let family = FAMILIES.iter().find(|(letters, _)| letters.contains(letter));
    family.map_or(letter, |&(_, plain)| plain)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_belongs_to_one_notion() {
        for pair in names().windows(2) {
            assert_ne!(pair[0].0, pair[1].0, "{} and {}", pair[0].1.name, pair[1].1.name);
        }
    }

    #[test]
    fn every_name_in_every_language_finds_its_notion() {
        for info in NOTIONS {
            for language in Language::ALL {
                for name in info.page(language).names() {
                    let found = find_notion(name).map(|found| (found.info.name, found.nearest));
                    assert_eq!(found, Some((info.name, false)), "{name}");
                }
            }
        }
    }

    #[test]
    fn terms_are_found_however_they_are_written() {
        for (term, name, nearest) in [
            ("nimber", "grundy-value", false),
            ("Nim values", "grundy-value", false),
            ("gia tri grundy", "grundy-value", false),
            ("SG值", "grundy-value", false),
            ("MEX", "mex", false),
            ("Misère", "misere-play", false),
            ("异或", "xor", false),
            ("bất biến", "invariant", false),
            ("grundi value", "grundy-value", true),
            ("impartail", "impartial", true),
        ] {
            let found = find_notion(term).map(|found| (found.info.name, found.nearest));
            assert_eq!(found, Some((name, nearest)), "{term}");
        }
        for nothing in ["", "?", "banana split", &"mex".repeat(1000)] {
            assert_eq!(find_notion(nothing), None, "{nothing}");
        }
    }
}
