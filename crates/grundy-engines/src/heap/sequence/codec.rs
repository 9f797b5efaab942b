//! Values of a sparse space as codes.

use super::space::Space;

/// A class and an index below 2^15, in one word: the class in the highest bit, which is set for "common".
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Code(u16);

/// The bit that says "common".
const COMMON: u16 = 1 << 15;

/// The same bit where a byte has all of a code.
const COMMON_IN_BYTE: u8 = 1 << 7;

impl Code {
    /// The code of an index below 2^15.
    #[inline(always)]
    pub(super) fn new(index: u32, common: bool) -> Code {
        let [low, high, _, _] = index.to_le_bytes();
        Code(u16::from_le_bytes([low, high]) | if common { COMMON } else { 0 })
    }

    pub(super) fn is_common(self) -> bool {
        self.0 & COMMON != 0
    }

    pub(super) fn index(self) -> u16 {
        self.0 & !COMMON
    }

    /// The sum of two codes.
    #[inline(always)]
    pub(super) fn plus(self, other: Code) -> Code {
        Code(self.0 ^ other.0)
    }

    /// The code in two bytes, a low and a high one. Or if it is not `wide`, which is for indices below 128 only,
    /// all of it in the low one and 0 in the high one.
    #[inline(always)]
    pub(super) fn pack(self, wide: bool) -> (u8, u8) {
        let [low, high] = self.0.to_le_bytes();
        if wide { (low, high) } else { (low | high & COMMON_IN_BYTE, 0) }
    }

    /// The code that [`Code::pack`] has written, if there was no `high` byte not wide.
    #[inline(always)]
    pub(super) fn unpack(low: u8, high: Option<u8>) -> Code {
        Code(u16::from_le_bytes(match high {
            Some(high) => [low, high],
            None => [low & !COMMON_IN_BYTE, low & COMMON_IN_BYTE],
        }))
    }
}

/// How values are written as codes.
///
/// In a sparse space the code of a value at a heap is its class and its *index*: the value without the
/// lowest bit of the mask, which the class makes up for. Codes are additive as classes are. Among the
/// values of one class the order of the indices is that of the values: if the highest bit in which
/// two values differ were the one left out, they would differ in no other bit of the mask, and be of
/// different classes.
///
/// In the dense space every heap is rare, and the index is the value, which must be below 2^15.
#[derive(Clone, Copy, Debug)]
pub(super) struct Codec {
    pub(super) space: Space,
    /// The lowest bit of the mask.
    bit: u32,
}

impl Codec {
    pub(super) fn new(space: Space) -> Codec {
        Codec { space, bit: if space.is_sparse() { space.mask.trailing_zeros() } else { 0 } }
    }

    /// The code of a value at heap `n`.
    pub(super) fn code(&self, value: u16, n: usize) -> Code {
        if !self.space.is_sparse() {
            return Code::new(value.into(), false);
        }
        let kept = value & ((1 << self.bit) - 1);
        let above = value.checked_shr(self.bit + 1).unwrap_or(0);
        Code::new((above << self.bit | kept).into(), self.space.is_common(value, n))
    }

    /// The value that has a code at heap `n`.
    pub(super) fn value(&self, code: Code, n: usize) -> u16 {
        let index = code.index();
        if !self.space.is_sparse() {
            return index;
        }
        let kept = index & ((1 << self.bit) - 1);
        let without = (index >> self.bit).checked_shl(self.bit + 1).unwrap_or(0) | kept;
        match self.space.is_common(without, n) == code.is_common() {
            true => without,
            false => without | 1 << self.bit,
        }
    }

    /// How many rare values are below the common value with this index, at heap `n`.
    ///
    /// The values of one class whose bits above the one left out are the same have that one bit
    /// alike, and those of the other class have the other.
    pub(super) fn rares_below(&self, index: u32, n: usize) -> u32 {
        let alike = index >> self.bit << self.bit;
        let common = self.value(Code::new(index, true), n);
        if common >> self.bit & 1 == 1 { alike + (1 << self.bit) } else { alike }
    }

    /// A number that [`Codec::rares_below`] does not exceed at any heap.
    #[inline(always)]
    pub(super) fn most_rares_below(&self, index: u32) -> u32 {
        (index >> self.bit << self.bit) + (1 << self.bit)
    }

    /// What the code of heap n − t is changed by to become its code as an option of n.
    pub(super) fn lowered(&self, t: usize) -> Code {
        Code::new(0, self.space.exchanged_by(t))
    }
}

#[cfg(test)]
mod tests {
    use super::super::space::SpaceKind;
    use super::*;

    #[test]
    fn codes_are_additive_ordered_and_can_be_read_again() {
        for kind in [SpaceKind::Range, SpaceKind::Domain { parity: 0 }] {
            for mask in [0u16, 1, 2, 7, 0x80, 0x9c, 0x1ff, 0x200, 0x8000] {
                let codec = Codec::new(Space { mask, kind });
                for n in [10, 11] {
                    let all = (0..1024).chain((0..1024).filter(|_| mask != 0).map(|v| v + 0x7e00));
                    for value in all.clone() {
                        assert_eq!(codec.value(codec.code(value, n), n), value);
                        let sum = codec.code(value, n).plus(codec.code(77, 4));
                        assert_eq!(sum, codec.code(value ^ 77, n + 4), "{mask:x} {value} {n}");
                        let option = codec.code(value, n - 3).plus(codec.lowered(3));
                        assert_eq!(option, codec.code(value, n));
                        let (low, high) = option.pack(true);
                        assert_eq!(Code::unpack(low, Some(high)), option);
                        let (low, high) = option.pack(false);
                        assert_eq!(Code::unpack(low, None) == option, option.index() < 128);
                        assert_eq!(high, 0);
                    }
                    let class = |common| {
                        let codes = all.clone().map(|value| codec.code(value, n));
                        let class = codes.filter(move |code| code.is_common() == common);
                        class.map(Code::index).collect::<Vec<u16>>()
                    };
                    assert!(class(false).is_sorted() && class(true).is_sorted());
                    for index in (0..300).filter(|_| 0 < mask && mask < 0x200) {
                        let common = codec.value(Code::new(index, true), n);
                        let rare = |&index: &u32| codec.value(Code::new(index, false), n) < common;
                        let below = (0..2048).filter(rare).count();
                        assert_eq!(codec.rares_below(index, n) as usize, below);
                        assert!(below <= codec.most_rares_below(index) as usize);
                    }
                }
            }
        }
    }
}
