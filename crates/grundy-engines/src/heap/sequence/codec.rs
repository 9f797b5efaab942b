//! Values of a sparse space as bytes.

use super::space::Space;

/// The bit of a code that says "common".
pub(super) const COMMON: u8 = 0x80;

/// How values below 256 are written as bytes.
///
/// In a sparse space the code of a value at a heap is its class, in the highest bit, and its
/// *index*: the value without the lowest bit of the mask, which the class makes up for. Codes are
/// additive as classes are. Among the values of one class the order of the indices is that of the
/// values: if the highest bit in which two values differ were the one left out, they would differ in
/// no other bit of the mask, and be of different classes.
///
/// In the dense space the code is the value.
#[derive(Clone, Debug)]
pub(super) struct Codec {
    space: Space,
    /// The lowest bit of the mask.
    bit: u32,
    /// The value of each code at even and odd heaps.
    values: [[u8; 256]; 2],
    /// How many rare values are below the common value with each index, at even and odd heaps.
    below: [[u8; 128]; 2],
}

impl Codec {
    /// # Panics
    /// If the mask has bits above the eighth: values of bytes have none.
    pub(super) fn new(space: Space) -> Codec {
        assert!(space.mask < 256, "a mask of bytes");
        let mut codec = Codec {
            space,
            bit: if space.is_sparse() { space.mask.trailing_zeros() } else { 0 },
            values: [[0; 256]; 2],
            below: [[0; 128]; 2],
        };
        for phase in 0..2 {
            for value in 0..=u8::MAX {
                codec.values[phase][usize::from(codec.code(value, phase))] = value;
            }
            if space.is_sparse() {
                for index in 0..128 {
                    let common = codec.values[phase][128 + index];
                    let rares = &codec.values[phase][..128];
                    let below = rares.iter().take_while(|&&rare| rare < common).count();
                    codec.below[phase][index] = u8::try_from(below).unwrap_or(128);
                }
            }
        }
        codec
    }

    pub(super) fn space(&self) -> Space {
        self.space
    }

    /// The code of a value at heap `n`.
    pub(super) fn code(&self, value: u8, n: usize) -> u8 {
        if !self.space.is_sparse() {
            return value;
        }
        let kept = value & ((1 << self.bit) - 1);
        let index = value.checked_shr(self.bit + 1).unwrap_or(0) << self.bit | kept;
        let common = self.space.is_common(u16::from(value), n);
        if common { index | COMMON } else { index }
    }

    /// The value that has a code at heap `n`.
    pub(super) fn value(&self, code: u8, n: usize) -> u8 {
        self.values[n % 2][usize::from(code)]
    }

    /// How many rare values are below the common value with this index, at heap `n`.
    pub(super) fn rares_below(&self, index: u32, n: usize) -> u32 {
        let below = self.below[n % 2].get(index as usize).copied();
        u32::from(below.unwrap_or(128))
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
            for mask in [0u16, 1, 2, 7, 0x80, 0x9c, 0xff] {
                let codec = Codec::new(Space { mask, kind });
                for n in [10, 11] {
                    let all = 0..=u8::MAX;
                    for value in all.clone() {
                        assert_eq!(codec.value(codec.code(value, n), n), value);
                        let sum = codec.code(value, n) ^ codec.code(77, 4);
                        assert_eq!(sum, codec.code(value ^ 77, n + 4), "{mask:x} {value} {n}");
                        let option = codec.code(value, n - 3) ^ codec.lowered(3);
                        assert_eq!(option, codec.code(value, n));
                    }
                    let class = |common| {
                        let codes = all.clone().map(|value| codec.code(value, n));
                        codes.filter(|code| code & COMMON == common).collect::<Vec<_>>()
                    };
                    assert!(class(0).is_sorted() && class(COMMON).is_sorted());
                    for index in (0..128u8).filter(|_| mask != 0) {
                        let common = codec.value(index | COMMON, n);
                        let below = (0..128).filter(|&rare| codec.value(rare, n) < common).count();
                        assert_eq!(codec.rares_below(index.into(), n) as usize, below);
                    }
                }
            }
        }
    }
}
