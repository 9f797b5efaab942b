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

/// Asks for large pages below a long slice, before it is written for the first time: random accesses then
/// miss the table of pages far less often.
pub fn large_pages<T>(slice: &mut [T]) {
    #[cfg(target_os = "linux")]
    {
        const PAGE: usize = 4096;
        const LONG: usize = 1 << 20;
        let bytes = std::mem::size_of_val(slice);
        if bytes < LONG {
            return;
        }
        let address = slice.as_mut_ptr().addr();
        let first = address.next_multiple_of(PAGE);
        let length = (address + bytes - first) / PAGE * PAGE;
        let place = slice.as_mut_ptr().wrapping_byte_add(first - address);
        // SAFETY: the range lies within memory that we hold, and MADV_HUGEPAGE keeps what is in it.
        let _ = unsafe { libc::madvise(place.cast(), length, libc::MADV_HUGEPAGE) };
    }
    #[cfg(not(target_os = "linux"))]
    let _ = slice;
}

/// `length` zeros, with large pages if there are many.
pub fn zeros<T: Copy + Default>(length: usize) -> Vec<T> {
    // For numbers the allocator supplies untouched pages, which are zero.
    let mut zeros = vec![T::default(); length];
    large_pages(&mut zeros);
    zeros
}

/// So many copies of an item, with large pages if there are many.
pub fn copies<T: Copy>(item: T, length: usize) -> Vec<T> {
    let mut copies = Vec::with_capacity(length);
    large_pages(copies.spare_capacity_mut());
    copies.resize(length, item);
    copies
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
            large_pages(&mut numbers);
            for index in [0, length / 2, length, length + 7, usize::MAX] {
                fetch(&numbers, index);
            }
            assert!(numbers.iter().zip(0..).all(|(&number, i)| number == i));
        }
    }
}
