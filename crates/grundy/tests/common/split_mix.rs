//! Numbers and texts that look random and are the same at every run.

/// A random number generator (Steele, Lea and Flood 2014), so that every run tests the same texts.
pub(crate) struct SplitMix(pub(crate) u64);

impl SplitMix {
    /// A number below `bound`.
    pub(crate) fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        let bound = u64::try_from(bound).expect("small");
        usize::try_from((mixed ^ mixed >> 31) % bound).expect("below a usize")
    }

    /// One of several things.
    pub(crate) fn pick<'a, T>(&mut self, from: &'a [T]) -> &'a T {
        &from[self.below(from.len())]
    }

    /// `text` with something inserted, left out, replaced, or taken from another text.
    pub(crate) fn mutate(
        &mut self,
        text: &str,
        texts: &[String],
        pieces: &[&str],
        longest: usize,
    ) -> String {
        let mut chars: Vec<char> = text.chars().collect();
        for _ in 0..=self.below(3) {
            let digits = chars.iter().enumerate().filter(|(_, c)| c.is_ascii_digit());
            let digits: Vec<usize> = digits.map(|(at, _)| at).collect();
            if !digits.is_empty() && self.below(4) > 0 {
                // Another number is most often an expression again.
                let at = *self.pick(&digits);
                chars.splice(at..=at, self.below(12).to_string().chars());
                continue;
            }
            let start = self.below(chars.len() + 1);
            let end = (start + self.below(4)).min(chars.len());
            let new = match self.below(4) {
                0 => String::new(),
                1 => (*self.pick(pieces)).to_owned(),
                2 => chars[start..end].iter().collect::<String>().repeat(2),
                _ => {
                    let other: Vec<char> = self.pick(texts).chars().collect();
                    let from = self.below(other.len() + 1);
                    other[from..(from + 8).min(other.len())].iter().collect()
                }
            };
            chars.splice(start..end, new.chars());
        }
        chars.truncate(longest);
        chars.into_iter().collect()
    }
}
