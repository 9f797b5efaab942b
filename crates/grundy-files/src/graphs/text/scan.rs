//! Many lines of an edge list, read fast.
//!
//! Eight bytes are looked at as one number ("SIMD within a register"). What is not two numbers of at most
//! eight digits with one space or tab between them is left to [`line`](super::line), so that this
//! file decides nothing.

use super::line;

/// Within so many bytes the fast way looks at a line.
const REACH: usize = 24;

/// Hands on the arcs of `text` that lie in lines which begin before `end`, and says how many there were. `base` is the
/// least label.
///
/// # Errors
/// If a line is wrong: where it begins.
pub(super) fn lines(
    text: &[u8],
    end: usize,
    base: u32,
    mut push: impl FnMut(u32, u32),
) -> Result<u64, usize> {
    let mut at = 0;
    let mut count = 0;
    while at < end {
        if let Some((from, to, length)) = text.get(at..at + REACH).and_then(quick) {
            push(from.wrapping_sub(base), to.wrapping_sub(base));
            count += 1;
            at += length;
            continue;
        }
        let length = line::length(&text[at..]);
        if let Some((from, to)) = line::arc(&text[at..at + length]).map_err(|_| at)? {
            push(from.wrapping_sub(base), to.wrapping_sub(base));
            count += 1;
        }
        at += length + 1;
    }
    Ok(count)
}

/// The two numbers of a plain line and its length with its end.
#[inline(always)]
fn quick(text: &[u8]) -> Option<(u32, u32, usize)> {
    let eight = |at: usize| {
        text.get(at..at + 8).and_then(|bytes| bytes.try_into().ok()).map(u64::from_le_bytes)
    };
    let (from, first) = leading_number(eight(0)?);
    let gap = *text.get(first)?;
    let (to, second) = leading_number(eight(first + 1)?);
    let end = first + 1 + second;
    let plain = (gap == b' ' || gap == b'\t') && first > 0 && second > 0;
    match text.get(end) {
        Some(b'\n') if plain => Some((from, to, end + 1)),
        Some(b'\r') if plain && text.get(end + 1) == Some(&b'\n') => Some((from, to, end + 2)),
        _ => None,
    }
}

/// The number that the digits at the beginning of eight bytes make, and how many digits they are.
#[inline(always)]
fn leading_number(bytes: u64) -> (u32, usize) {
    const ONES: u64 = 0x0101_0101_0101_0101;
    let digits = bytes ^ (b'0' as u64 * ONES);
    // A byte is a digit iff it is below 10 now; its high bit is set here if it is not.
    let others = (digits.wrapping_add(0x76 * ONES) | digits) & (0x80 * ONES);
    let length = others.trailing_zeros() / 8;
    // The digits are moved to the end, with zeros before them. No digits leave nothing.
    let digits = digits.checked_shl(64 - 8 * length).unwrap_or(0);
    let pairs = digits.wrapping_mul(10).wrapping_add(digits >> 8) & 0x00ff_00ff_00ff_00ff;
    let fours = pairs.wrapping_mul(100).wrapping_add(pairs >> 16) & 0x0000_ffff_0000_ffff;
    let number = fours.wrapping_mul(10_000).wrapping_add(fours >> 32) & 0xffff_ffff;
    // Eight digits are below 2^32, and a length is at most 8.
    (u32::try_from(number).unwrap_or(u32::MAX), length as usize)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_at_the_beginning_of_eight_bytes() {
        for number in (0..100_000_000u32).step_by(99_991).chain([9, 10, 99_999_999, 12_345_678]) {
            for after in [b' ', b'\n', b'x', b'/', b':', 0, 0xff, 0x80] {
                let mut bytes = number.to_string().into_bytes();
                let length = bytes.len();
                bytes.resize(8.max(length), after);
                let eight = u64::from_le_bytes(bytes[..8].try_into().unwrap());
                assert_eq!(leading_number(eight), (number, length), "{number} {after}");
            }
        }
        // What follows the end of the digits does not matter.
        assert_eq!(leading_number(u64::from_le_bytes(*b"12 34567")), (12, 2));
        for byte in 0..=255u8 {
            let (_, length) = leading_number(u64::from_le_bytes([byte; 8]));
            assert_eq!(length, if byte.is_ascii_digit() { 8 } else { 0 }, "{byte}");
        }
    }

    #[test]
    fn plain_lines_and_no_others() {
        let padded = |line: &str| {
            let mut bytes = line.as_bytes().to_vec();
            bytes.resize(REACH, b'7');
            bytes
        };
        let quick = |line: &str| quick(&padded(line));
        assert_eq!(quick("12 345\n"), Some((12, 345, 7)));
        assert_eq!(quick("12\t345\r\n"), Some((12, 345, 8)));
        assert_eq!(quick("12345678 87654321\n"), Some((12_345_678, 87_654_321, 18)));
        for other in
            ["", "\n", "12\n", "12  3\n", "1 \n", " 1 2\n", "123456789 1\n", "1 2 3\n", "1 2\r3"]
        {
            assert_eq!(quick(other), None, "{other:?}");
        }
    }
}
