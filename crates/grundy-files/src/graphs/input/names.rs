//! What the vertices of a graph are called.

use std::borrow::Cow;
use std::collections::HashMap;

/// The names of the vertices of a graph: numbers that count from 0 or 1, or words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Names {
    kind: Kind,
    /// How many vertices there are.
    count: usize,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Kind {
    /// Counting from this number.
    Numbers(u32),
    /// Invariant: as many words as vertices, each with its place.
    Words(Vec<String>, HashMap<String, u32>),
}

impl Names {
    /// The numbers of `count` vertices.
    pub fn numbers(count: usize, from_one: bool) -> Names {
        Names { kind: Kind::Numbers(u32::from(from_one)), count }
    }

    /// These words, none of them twice.
    pub(super) fn words(words: Vec<String>) -> Names {
        let places = words.iter().cloned().zip(0..).collect();
        Names { count: words.len(), kind: Kind::Words(words, places) }
    }

    /// Whether they are words.
    pub fn are_words(&self) -> bool {
        matches!(self.kind, Kind::Words(..))
    }

    /// Whether they are numbers that count from 1.
    pub fn from_one(&self) -> bool {
        matches!(self.kind, Kind::Numbers(1))
    }

    /// The name of a vertex.
    pub fn of(&self, vertex: u32) -> Cow<'_, str> {
        match &self.kind {
            Kind::Numbers(base) => Cow::Owned((u64::from(vertex) + u64::from(*base)).to_string()),
            Kind::Words(words, _) => words.get(vertex as usize).map_or_else(
                // There is no such vertex; its place is the best name for it.
                || Cow::Owned(vertex.to_string()),
                |word| Cow::Borrowed(word.as_str()),
            ),
        }
    }

    /// The vertex of this name, if there is one.
    pub fn find(&self, name: &str) -> Option<u32> {
        match &self.kind {
            Kind::Words(_, places) => places.get(name).copied(),
            Kind::Numbers(base) => {
                let digits = !name.is_empty() && name.bytes().all(|byte| byte.is_ascii_digit());
                let number: u64 = name.parse().ok().filter(|_| digits)?;
                let vertex = u32::try_from(number.checked_sub(u64::from(*base))?).ok()?;
                ((vertex as usize) < self.count).then_some(vertex)
            }
        }
    }

    /// The first and the last name, if there are vertices.
    pub fn ends(&self) -> Option<(Cow<'_, str>, Cow<'_, str>)> {
        let last = u32::try_from(self.count.checked_sub(1)?).ok()?;
        Some((self.of(0), self.of(last)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_and_vertices_go_with_each_other() {
        let words = Names::words(vec!["a".into(), "7".into(), String::new()]);
        for names in [Names::numbers(3, false), Names::numbers(3, true), words.clone()] {
            for vertex in 0..3 {
                assert_eq!(names.find(&names.of(vertex)), Some(vertex));
            }
            assert_eq!(names.find("-1"), None);
            assert_eq!(names.find("99999999999999999999"), None);
            assert_eq!(names.find("+1"), None);
        }
        assert_eq!(Names::numbers(3, true).find("0"), None);
        assert_eq!(Names::numbers(3, false).find("3"), None);
        assert_eq!(Names::numbers(0, false).ends(), None);
        assert_eq!(words.ends(), Some(("a".into(), "".into())));
    }
}
