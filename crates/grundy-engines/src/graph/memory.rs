//! Hints to the machine about memory. They change how fast a computation is, and nothing else.

#![allow(unsafe_code)]

/// Asks for the cache line of an entry, which will be wanted soon. Entries that do not exist are not
/// asked for.
#[inline(always)]
pub fn fetch<T>(slice: &[T], index: usize) {
    #[cfg(target_arch = "x86_64")]
    {
        use std::arch::x86_64::{_MM_HINT_T0, _mm_prefetch};
        let place = slice.as_ptr().wrapping_add(index);
        // SAFETY: a prefetch has no effect on the program whatever the address, and SSE, which it needs,
        // is part of x86-64.
        unsafe { _mm_prefetch::<_MM_HINT_T0>(place.cast()) }
    }
    #[cfg(not(target_arch = "x86_64"))]
    let _ = (slice, index);
}

/// `length` zeros. For numbers the allocator supplies untouched pages, which are zero.
///
/// Large pages are not asked for: they made no solver faster, and where memory is in pieces, finding them took the
/// system longer than everything else.
pub(in crate::graph) fn zeros<T: Copy + Default>(length: usize) -> Vec<T> {
    vec![T::default(); length]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hints_change_nothing() {
        for length in [0usize, 1, 5000, 3 << 20] {
            let mut numbers: Vec<u32> = zeros(length);
            assert!(numbers.iter().all(|&number| number == 0) && numbers.len() == length);
            numbers.iter_mut().zip(0..).for_each(|(number, i)| *number = i);
            for index in [0, length / 2, length, length + 7, usize::MAX] {
                fetch(&numbers, index);
            }
            assert!(numbers.iter().zip(0..).all(|(&number, i)| number == i));
        }
    }
}
