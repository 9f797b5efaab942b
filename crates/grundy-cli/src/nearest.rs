//! Names that are not known: how they are shown, and what was probably meant.

/// The one of `names` nearest to `typed`, if it is near enough to be what was meant.
pub(crate) fn nearest<'a>(
    typed: &str,
    names: impl IntoIterator<Item = &'a str>,
) -> Option<&'a str> {
    // A long text is no misspelt name, and the distance takes quadratic time.
    const LONGEST: usize = 64;
    if typed.len() > LONGEST {
        return None;
    }
    let typed = typed.to_lowercase();
    let near = |name: &&str| distance(&typed, name);
    let (far, name) =
        names.into_iter().map(|name| (near(&name), name)).min_by_key(|pair| pair.0)?;
    let longer = typed.chars().count().max(name.chars().count());
    (far * 3 <= longer.max(3)).then_some(name)
}

/// A name as it was typed, fit to be shown: not too long, and nothing that moves the cursor.
pub(crate) fn quoted(typed: &str) -> String {
    let shown = |c: char| if c.is_control() { char::REPLACEMENT_CHARACTER } else { c };
    let mut quoted: String = typed.chars().take(40).map(shown).collect();
    if typed.chars().nth(40).is_some() {
        quoted.push('…');
    }
    quoted
}

/// How many letters must be changed, put in, left out or swapped with a neighbour (optimal string
/// alignment).
fn distance(a: &str, b: &str) -> usize {
    let (a, b): (Vec<char>, Vec<char>) = (a.chars().collect(), b.chars().collect());
    let mut rows: Vec<Vec<usize>> = vec![(0..=b.len()).collect()];
    for i in 1..=a.len() {
        let mut row = vec![i];
        for j in 1..=b.len() {
            let replace = rows[i - 1][j - 1] + usize::from(a[i - 1] != b[j - 1]);
            let mut best = replace.min(rows[i - 1][j] + 1).min(row[j - 1] + 1);
            if i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1] {
                best = best.min(rows[i - 2][j - 2] + 1);
            }
            row.push(best);
        }
        rows.push(row);
    }
    rows[a.len()][b.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn misspelt_names_are_found_and_nonsense_is_not() {
        let names = ["nim", "kayles", "hackenbush", "monotonic"];
        assert_eq!(nearest("kayels", names), Some("kayles"));
        assert_eq!(nearest("Hackenbusch", names), Some("hackenbush"));
        assert_eq!(nearest("nin", names), Some("nim"));
        assert_eq!(nearest("chess", names), None);
        assert_eq!(nearest("", names), None);
        assert_eq!(nearest(&"n".repeat(100_000), names), None);
    }

    #[test]
    fn what_is_quoted_is_harmless() {
        assert_eq!(quoted("a\u{1b}[31m"), "a�[31m");
        assert_eq!(quoted(&"x".repeat(1000)).chars().count(), 41);
    }

    #[test]
    fn distances() {
        assert_eq!(distance("kayels", "kayles"), 1);
        assert_eq!(distance("", "abc"), 3);
        assert_eq!(distance("kitten", "sitting"), 3);
    }
}
