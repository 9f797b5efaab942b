//! How much memory a computation may take if nothing is said: what the machine has free, so that what does not
//! fit is refused before the machine swaps.

/// The bytes that the machine has free, where that can be asked; in a container no more than it may take.
pub fn free_memory() -> Option<u64> {
    let read = |path: &str| std::fs::read_to_string(path).ok();
    let machine = available(&read("/proc/meminfo")?)?;
    let group = |name: &str| read(&format!("/sys/fs/cgroup/memory.{name}"));
    let container = || left(&group("max")?, &group("stat")?);
    Some(container().map_or(machine, |container| container.min(machine)))
}

/// What a container may still take. Pages of files do not count, as they are given back when they are needed.
fn left(most: &str, stat: &str) -> Option<u64> {
    let most: u64 = most.trim().parse().ok()?;
    let taken = stat.lines().find_map(|line| line.strip_prefix("anon "))?;
    Some(most.saturating_sub(taken.trim().parse().ok()?))
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
        assert_eq!(left("1000\n", "anon 300\nfile 900\n"), Some(700));
        assert_eq!(left("1000\n", "anon 3000\n"), Some(0));
        assert_eq!(left("max\n", "anon 300\n"), None);
    }
}
