//! Work that is done by several threads, of which the calling one is the first.
//!
//! The only place of the library that starts threads. A single job starts none, so whoever allows one worker, as on
//! targets without threads, needs none.

#![allow(clippy::disallowed_methods)] // The one place that may start threads and count processors.

use std::panic::resume_unwind;
use std::thread;

/// What `work` makes of each job, in their order. Each job has a thread, the first the calling one.
///
/// # Panics
/// If `work` panics, with the same panic.
///
/// ```
/// assert_eq!(grundy_core::in_threads([3, 4, 5], |n| n * n), [9, 16, 25]);
/// ```
pub fn in_threads<J, T>(jobs: impl IntoIterator<Item = J>, work: impl Fn(J) -> T + Sync) -> Vec<T>
where
    J: Send,
    T: Send,
{
    let mut jobs = jobs.into_iter();
    let Some(first) = jobs.next() else { return Vec::new() };
    let Some(second) = jobs.next() else { return vec![work(first)] };
    thread::scope(|scope| {
        let work = &work;
        let others = std::iter::once(second).chain(jobs);
        let others: Vec<_> = others.map(|job| scope.spawn(move || work(job))).collect();
        let own = work(first);
        let others = others
            .into_iter()
            .map(|other| other.join().unwrap_or_else(|panic| resume_unwind(panic)));
        std::iter::once(own).chain(others).collect()
    })
}

/// How many threads the machine runs at once; 1 on targets without threads.
pub fn processors() -> usize {
    thread::available_parallelism().map_or(1, |threads| threads.get())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_job_is_done_where_it_is_asked_for() {
        let here = thread::current().id();
        assert!(in_threads([()], |()| thread::current().id()) == [here]);
        assert!(in_threads(0..0, |_| thread::current().id()).is_empty());
        let ids = in_threads(0..3, |_| thread::current().id());
        assert!(ids[0] == here && ids[1] != here && ids[2] != here);
    }

    #[test]
    fn a_panic_in_a_thread_goes_on_in_the_caller() {
        let caught = std::panic::catch_unwind(|| in_threads(0..3, |n| assert!(n < 2, "at {n}")));
        assert!(caught.is_err());
    }
}
