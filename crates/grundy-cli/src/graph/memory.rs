//! How much memory a graph may take if nothing is said: what the machine has free, so that a graph that does not
//! fit is refused before the machine swaps.

use crate::args::LimitArgs;
use grundy::Limits;
use std::time::Duration;

/// The limits that are set; where none is, time is not limited and memory is what is free.
pub(crate) fn limits(args: &LimitArgs) -> Limits {
    let memory = free().unwrap_or(u64::MAX);
    args.limits_or(Limits { positions: u64::MAX, memory, time: Duration::MAX })
}

/// How many bytes the machine has free, where that can be asked.
fn free() -> Option<u64> {
    available(&std::fs::read_to_string("/proc/meminfo").ok()?)
}

fn available(meminfo: &str) -> Option<u64> {
    let line = meminfo.lines().find_map(|line| line.strip_prefix("MemAvailable:"))?;
    let kibibytes: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    kibibytes.checked_mul(1024)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_system_says() {
        let said = "MemTotal:       16000 kB\nMemAvailable:    1234 kB\nBuffers: 1 kB\n";
        assert_eq!(available(said), Some(1234 * 1024));
        assert_eq!(available("MemTotal: 5 kB"), None);
        assert_eq!(available("MemAvailable: many kB"), None);
    }
}
