//! What a vertex keeps while its arcs are open.

use std::fmt::Debug;

/// A set of small values.
pub(super) trait Set: Copy + Default + Debug + Send + Sync {
    /// The values below this can be in it.
    const WIDTH: u32;

    /// The set with a value below the width put in.
    #[must_use]
    fn with(self, value: u32) -> Self;

    /// The least value that is not in it; the width if it is full.
    fn mex(self) -> u32;
}

macro_rules! sets {
    ($($set:ty),*) => {$(
        impl Set for $set {
            const WIDTH: u32 = <$set>::BITS;

            #[inline(always)]
            fn with(self, value: u32) -> $set {
                self | 1 << value
            }

            #[inline(always)]
            fn mex(self) -> u32 {
                self.trailing_ones()
            }
        }
    )*};
}
sets!(u8, u32);

/// A set of small values, and a count of open arcs.
pub(super) trait Word: Copy + Default + Debug + Send + Sync {
    /// The values below this can be in the set.
    const WIDTH: u32;
    /// The largest count.
    const MOST: u32;

    /// One more open arc, or `None` if the count is at its largest.
    fn opened(self) -> Option<Self>;

    /// One open arc less, which led to `value`. The count must not be 0.
    #[must_use]
    fn seen(self, value: u32) -> Self;

    /// One open arc less, and nothing seen. The count must not be 0.
    #[must_use]
    fn closed(self) -> Self;

    /// The count put up from 0 to `count`.
    #[must_use]
    fn refilled(self, count: u32) -> Self;

    /// Whether no arc is open.
    fn is_done(self) -> bool;

    /// The least value not seen; the width if all were.
    fn mex(self) -> u32;
}

macro_rules! words {
    ($($word:ty: $width:literal),*) => {$(
        impl Word for $word {
            const WIDTH: u32 = $width;
            const MOST: u32 = (1 << (<$word>::BITS - $width)) - 1;

            #[inline(always)]
            fn opened(self) -> Option<$word> {
                self.checked_add(1 << <Self as Word>::WIDTH)
            }

            #[inline(always)]
            fn seen(self, value: u32) -> $word {
                (self | 1 << value) - (1 << <Self as Word>::WIDTH)
            }

            #[inline(always)]
            fn closed(self) -> $word {
                self - (1 << <Self as Word>::WIDTH)
            }

            fn refilled(self, count: u32) -> $word {
                // At most MOST, for which there is room above the set.
                self | <$word>::try_from(count).unwrap_or_default() << <Self as Word>::WIDTH
            }

            #[inline(always)]
            fn is_done(self) -> bool {
                self >> <Self as Word>::WIDTH == 0
            }

            #[inline(always)]
            fn mex(self) -> u32 {
                self.trailing_ones().min(<Self as Word>::WIDTH)
            }
        }
    )*};
}
// Of 10^8 arcs from 10^7 vertices hardly any lead to a value of 10 or more.
words!(u16: 10, u32: 16);
