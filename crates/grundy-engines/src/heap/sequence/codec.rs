//! Values of a sparse space as codes.

use super::space::Space;

/// The bit of the low part of a code that says "common".
pub(super) const COMMON: u8 = 0x80;

/// A code, in two parts of a byte each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Code {
    /// The class in the highest bit, and the last seven bits of the index.
    pub(super) low: u8,
    /// The other bits of the index.
    pub(super) high: u8,
}

impl Code {
    /// The code of an index below 2^15.
    #[inline(always)]
    pub(super) fn new(index: u32, common: bool) -> Code {
        let [low, _, _, _] = index.to_le_bytes();
        let [high, _, _, _] = (index >> 7).to_le_bytes();
        Code { low: low & !COMMON | if common { COMMON } else { 0 }, high }
    }

    pub(super) fn is_common(self) -> bool {
        self.low & COMMON != 0
    }

    fn index(self) -> u16 {
        u16::from(self.high) << 7 | u16::from(self.low & !COMMON)
    }

    /// The sum of two codes.
    #[inline(always)]
    pub(super) fn plus(self, other: Code) -> Code {
        Code { low: self.low ^ other.low, high: self.high ^ other.high }
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
    pub(super) fn lowered(&self, t: usize) -> u8 {
        if self.space.exchanged_by(t) { COMMON } else { 0 }
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
                        let mut option = codec.code(value, n - 3);
                        option.low ^= codec.lowered(3);
                        assert_eq!(option, codec.code(value, n));
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
