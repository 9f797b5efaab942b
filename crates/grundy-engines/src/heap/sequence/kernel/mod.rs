//! The inner loops: the options of 64 consecutive heaps at a time.
//!
//! Each lane is a heap. A [`Lag`] is an option of each of them: the heap so much smaller, its code
//! changed by a constant. The kernels differ in the instructions they use, and in nothing else but
//! that [`Kernel::insert`] of some may leave options out, for which [`Kernel::hits`] makes up.

#[cfg(target_arch = "x86_64")]
mod avx2;
#[cfg(target_arch = "x86_64")]
mod avx512;
mod follow;
mod portable;
#[cfg(test)]
mod tests;

pub(super) use follow::{OTHER_CLASS, short_code};

/// How many heaps are treated at once.
pub(super) const LANES: usize = 64;

/// A few heaps that are treated at once, where 64 would be too many.
pub(super) const FEW: usize = 16;

/// Fewer lags than this are put into sets without losing any.
pub(super) const FEWEST_LOSSY: usize = 24;

/// For each lane the set of the 64 codes from some multiple of 64 on, a bit for each.
pub(super) type Sets = [u64; LANES];

/// For each lane the set of the codes below 8 times `PLANES`, a bit for each and a byte for eight.
pub(super) type Planes<const PLANES: usize> = [[u8; LANES]; PLANES];

/// An option that every heap has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Lag {
    /// How much smaller the heap is whose code is looked up. At least 1.
    pub(super) back: u32,
    /// What that code is changed by.
    pub(super) xor: u8,
    /// What its high part is changed by.
    pub(super) high: u8,
}

/// A lag from one heap of a block to another, or to one of the 64 before it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Short {
    /// From 1 to 64.
    pub(super) back: usize,
    /// What the codes of [`short_code`] are changed by, so that the class that is looked for becomes class 0.
    pub(super) xor: u8,
}

/// Codes in two parts of a byte each. The high parts are missing where they are all alike and nobody asks.
#[derive(Clone, Copy, Debug)]
pub(super) struct Codes<'a> {
    pub(super) low: &'a [u8],
    /// Invariant: empty, or as long as `low`.
    pub(super) high: &'a [u8],
}

impl<'a> Codes<'a> {
    /// The codes from one heap to another, which is not included; `None` if they are not all known.
    pub(super) fn range(self, from: usize, to: usize) -> Option<Codes<'a>> {
        let high = if self.high.is_empty() { self.high } else { self.high.get(from..to)? };
        Some(Codes { low: self.low.get(from..to)?, high })
    }
}

/// The codes of all heaps so far, and the first of the 64 heaps that are treated.
#[derive(Clone, Copy, Debug)]
pub(super) struct Block<'a> {
    pub(super) codes: Codes<'a>,
    pub(super) first: usize,
    /// What every low part is changed by before it is looked at.
    pub(super) flip: u8,
    /// The high part of the codes that are looked for, if the codes have one.
    pub(super) group: u8,
}

impl<'a> Block<'a> {
    /// The low parts of the codes of the first `lanes` heaps that a lag leads to.
    ///
    /// # Panics
    /// If the lag reaches before heap 0, or is too short for all these heaps to be known.
    #[inline(always)]
    fn lowered(self, lag: Lag, lanes: usize) -> &'a [u8] {
        let from = self.first - lag.back as usize;
        &self.codes.low[from..from + lanes]
    }

    /// The high parts, if there are any.
    #[inline(always)]
    fn lowered_high(self, lag: Lag, lanes: usize) -> Option<&'a [u8]> {
        let from = self.first - lag.back as usize;
        (!self.codes.high.is_empty()).then(|| &self.codes.high[from..from + lanes])
    }

    /// What the low parts that a lag leads to are changed by.
    #[inline(always)]
    fn xor(self, lag: Lag) -> u8 {
        lag.xor ^ self.flip
    }

    /// The high part that is changed by a lag to the one looked for.
    #[inline(always)]
    fn wanted_high(self, lag: Lag) -> u8 {
        lag.high ^ self.group
    }
}

/// The codes that are looked for, one for each lane.
#[derive(Clone, Copy, Debug)]
pub(super) struct Wanted {
    pub(super) low: [u8; LANES],
    pub(super) high: [u8; LANES],
}

/// The instructions that an engine makes use of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kernel {
    /// Those that every processor has.
    Portable,
    /// AVX2.
    Avx2,
    /// AVX-512 with byte permutations, and products of bit matrices (GFNI).
    Avx512,
}

impl Kernel {
    /// All kernels, the slowest first.
    pub const ALL: [Kernel; 3] = [Kernel::Portable, Kernel::Avx2, Kernel::Avx512];

    /// Whether this machine can run it.
    pub fn is_available(self) -> bool {
        match self {
            Kernel::Portable => true,
            #[cfg(target_arch = "x86_64")]
            Kernel::Avx2 => avx2::is_available(),
            #[cfg(target_arch = "x86_64")]
            Kernel::Avx512 => avx512::is_available(),
            #[cfg(not(target_arch = "x86_64"))]
            _ => false,
        }
    }

    /// The fastest that this machine can run.
    pub fn best() -> Kernel {
        let fastest = Kernel::ALL.into_iter().rev().find(|kernel| kernel.is_available());
        fastest.unwrap_or(Kernel::Portable)
    }

    /// Puts the options into the sets, those whose high part is the block's: low parts below 64 into the
    /// first, those from 64 to 127 into the second if there is one, and so on for up to four. Others are left out;
    /// and some more may be if there are [`FEWEST_LOSSY`] lags or more.
    pub(super) fn insert(self, block: Block<'_>, lags: &[Lag], sets: &mut [Sets]) {
        match self {
            #[cfg(target_arch = "x86_64")]
            Kernel::Avx2 => avx2::insert(block, lags, sets),
            #[cfg(target_arch = "x86_64")]
            Kernel::Avx512 => avx512::insert(block, lags, sets),
            _ => portable::insert(block, lags, sets),
        }
    }

    /// Puts the options into the sets, all that are in their range. There are two or four planes.
    pub(super) fn insert_small<const PLANES: usize>(
        self,
        block: Block<'_>,
        lags: &[Lag],
        sets: &mut Planes<PLANES>,
    ) {
        match self {
            #[cfg(target_arch = "x86_64")]
            Kernel::Avx2 => avx2::insert_small(block, lags, sets),
            #[cfg(target_arch = "x86_64")]
            Kernel::Avx512 => avx512::insert_small(block, lags, sets),
            _ => portable::insert_small(block, lags, sets),
        }
    }

    /// Strikes the options out of the sets, and stops where nothing is left in them. There are two or four planes.
    pub(super) fn strike_out<const PLANES: usize>(
        self,
        block: Block<'_>,
        lags: &[Lag],
        sets: &mut Planes<PLANES>,
    ) {
        match self {
            #[cfg(target_arch = "x86_64")]
            Kernel::Avx2 => avx2::strike_out(block, lags, sets),
            #[cfg(target_arch = "x86_64")]
            Kernel::Avx512 => avx512::strike_out(block, lags, sets),
            _ => portable::strike_out(block, lags, sets),
        }
    }

    /// The least index that is missing in each set after the options by short lags are put in, one heap after the other,
    /// each being common. `before` has the codes of the 64 heaps before the block. If an index is 32, it and those after it
    /// mean nothing.
    pub(super) fn follow<const PLANES: usize>(
        self,
        options: &Planes<PLANES>,
        before: &[u8; LANES],
        lags: &[Short],
    ) -> [u8; LANES] {
        match self {
            #[cfg(target_arch = "x86_64")]
            Kernel::Avx2 | Kernel::Avx512 => avx2::follow(options, before, lags),
            _ => follow::follow(options, before, lags),
        }
    }

    /// Puts the options of a few heaps into their sets, those whose high part is the block's and whose
    /// low part is below 64 after xor with `flip`, and all of them. The number of heaps is a
    /// multiple of [`FEW`].
    pub(super) fn insert_few(self, block: Block<'_>, lags: &[Lag], flip: u8, sets: &mut [u64]) {
        match self {
            #[cfg(target_arch = "x86_64")]
            Kernel::Avx2 => avx2::insert_few(block, lags, flip, sets),
            #[cfg(target_arch = "x86_64")]
            Kernel::Avx512 => avx512::insert_few(block, lags, flip, sets),
            _ => portable::insert_few(block, lags, flip, sets),
        }
    }

    /// For each of `wanted` the lanes that have an option with the code it says, a bit for each lane. The block's
    /// flip and group are not looked at, nor are high parts if the codes have none.
    pub(super) fn hits<const N: usize>(
        self,
        block: Block<'_>,
        lags: &[Lag],
        wanted: &[Wanted; N],
    ) -> [u64; N] {
        match self {
            #[cfg(target_arch = "x86_64")]
            Kernel::Avx2 => avx2::hits(block, lags, wanted),
            #[cfg(target_arch = "x86_64")]
            Kernel::Avx512 => avx512::hits(block, lags, wanted),
            _ => portable::hits(block, lags, wanted),
        }
    }

    /// A place where `wanted`, a low and a high part, is the xor of the code of `up` and that of `down`
    /// read backwards. Both are of one length.
    pub(super) fn find(self, up: Codes<'_>, down: Codes<'_>, wanted: (u8, u8)) -> Option<usize> {
        match self {
            #[cfg(target_arch = "x86_64")]
            Kernel::Avx2 => avx2::find(up, down, wanted),
            #[cfg(target_arch = "x86_64")]
            Kernel::Avx512 => avx512::find(up, down, wanted),
            _ => portable::find(up, down, wanted),
        }
    }
}
