//! The figures of the benchmarks, from criterion's files into bench/RESULTS.md.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;
use std::process::Command;

/// The benchmarks, and what is said of each.
const ROWS: &[(&str, &str)] = &[
    ("nim_sum/ours", "nim-sum of 10^7 heaps, `Nimber::sum`"),
    ("nim_sum/plain_loop", "nim-sum of 10^7 heaps, a plain loop"),
    ("hackenbush/random_1e6", "Hackenbush value of 10^6 random edges"),
    ("start_to_finish/nim", "`grundy solve 'nim(7, 5, 3, 6)'`, the whole process"),
    ("start_to_finish/sum", "`grundy solve` of a sum of three games, the whole process"),
    ("start_to_finish/true", "`true`, the whole process: what starting any process costs"),
    ("officers/ours_2^20", "0.6 to 2^20"),
    ("officers/ogs_rc_2^20", "0.6 to 2^20, `ogs` RC"),
    ("0106/ours_2^24", "0.106 to 2^24"),
    ("0106/ogs_rc2_2^24", "0.106 to 2^24, `ogs` RC2"),
    ("kayles/ours_2^20", "Kayles to 2^20, every heap computed"),
    ("kayles/leaping_2^20", "Kayles to 2^20, by its period once that is proved"),
    ("kayles/ogs_rc_2^15", "Kayles to 2^15, `ogs` RC"),
    ("grundys/best_2^22", "Grundy's game to 2^22, the best kernel"),
    ("grundys/best_2^18", "Grundy's game to 2^18, the best kernel"),
    ("grundys/avx2_2^18", "Grundy's game to 2^18, AVX2"),
    ("grundys/heap_by_heap_2^18", "Grundy's game to 2^18, heap by heap"),
    ("subtraction/1_3_4_ours_2^24", "subtract[1, 3, 4] to 2^24, every heap computed"),
    ("subtraction/1_3_4_leaping_2^24", "the same by its period once that is proved"),
    ("subtraction/1_3_4_cgt_2^20", "subtract[1, 3, 4] to 2^20, `cgt`"),
    ("subtraction/64_70_91_ours_2^24", "subtract[64, 70, 91] to 2^24, every heap computed"),
    ("subtraction/64_70_91_leaping_2^24", "the same by its period once that is proved"),
    ("subtraction/64_70_91_cgt_2^20", "subtract[64, 70, 91] to 2^20, `cgt`"),
    ("subtraction/2_7_19_40_ours_2^24", "subtract[2, 7, 19, 40] to 2^24, every heap computed"),
    ("subtraction/2_7_19_40_cgt_2^20", "subtract[2, 7, 19, 40] to 2^20, `cgt`"),
    ("subtraction/all_but_1_3_4_ours_2^20", "allbut[1, 3, 4] to 2^20"),
    ("subtraction/all_but_1_3_4_plainly_2^20", "the same by our plain engine"),
    ("subtraction/all_but_9_20_64_ours_2^20", "allbut[9, 20, 64] to 2^20"),
    ("subtraction/all_but_9_20_64_plainly_2^20", "the same by our plain engine"),
    ("coprime_3000/by_hand", "take k with gcd(k, n) = 1, values to n = 3000, rule in Rust"),
    ("coprime_3000/written", "the same rule written down"),
    ("wythoff_300/by_hand", "Wythoff, values to 300 × 300, rule in Rust"),
    ("wythoff_300/written", "the same rule written down"),
    ("squares_1e6/by_hand", "subtract a square, values to n = 10^6, rule in Rust"),
    ("squares_1e6/written", "the same rule written down"),
];

/// What is compared by values a second: ours, its peer, and what is said of it. The names end in how far
/// each went.
const RATIOS: &[(&str, &str, &str)] = &[
    ("officers/ours_2^20", "officers/ogs_rc_2^20", "0.6, relative to `ogs` RC"),
    ("0106/ours_2^24", "0106/ogs_rc2_2^24", "0.106, relative to `ogs` RC2"),
    ("kayles/ours_2^20", "kayles/ogs_rc_2^15", "Kayles, relative to `ogs` RC"),
    (
        "grundys/best_2^22",
        "grundys/heap_by_heap_2^18",
        "Grundy's game to 2^22, relative to heap by heap to 2^18",
    ),
    ("grundys/best_2^18", "grundys/heap_by_heap_2^18", "the same, both to 2^18"),
    ("grundys/avx2_2^18", "grundys/heap_by_heap_2^18", "the same, both to 2^18, with AVX2 only"),
    (
        "subtraction/1_3_4_ours_2^24",
        "subtraction/1_3_4_cgt_2^20",
        "subtract[1, 3, 4], relative to `cgt`",
    ),
    (
        "subtraction/64_70_91_ours_2^24",
        "subtraction/64_70_91_cgt_2^20",
        "subtract[64, 70, 91], relative to `cgt`",
    ),
    (
        "subtraction/2_7_19_40_ours_2^24",
        "subtraction/2_7_19_40_cgt_2^20",
        "subtract[2, 7, 19, 40], relative to `cgt`",
    ),
    (
        "subtraction/all_but_1_3_4_ours_2^20",
        "subtraction/all_but_1_3_4_plainly_2^20",
        "allbut[1, 3, 4], relative to our plain engine",
    ),
    (
        "subtraction/all_but_9_20_64_ours_2^20",
        "subtraction/all_but_9_20_64_plainly_2^20",
        "allbut[9, 20, 64], relative to our plain engine",
    ),
];

/// Rules in Rust and written down: how many times slower the second is.
const RULES: &[(&str, &str)] = &[
    ("coprime_3000", "coprime to 3000"),
    ("wythoff_300", "Wythoff to 300 × 300"),
    ("squares_1e6", "subtract a square to 10^6"),
];

/// Benchmarks of whole programs, which write rows of their own.
const RACES: &[&str] = &["hackenbush", "graphs"];

/// Appends a dated section with the medians of the last run.
pub(crate) fn write(root: &Path) -> Result<(), String> {
    let median = |name: &str| {
        // Criterion calls its folders so.
        let folder = name.replace('^', "_");
        let path = root.join("target/criterion").join(folder).join("new/estimates.json");
        let text = fs::read_to_string(&path).map_err(|e| format!("{}: {e}", path.display()))?;
        estimate(&text).ok_or_else(|| format!("{}: no median", path.display()))
    };
    let mut section = format!("\n## {}\n\n{}\n\n| what | median |\n|---|---|\n", date()?, cpu());
    for (name, what) in ROWS {
        let _ = writeln!(section, "| {what} | {} |", human(median(name)?));
    }
    let ratio = median("nim_sum/plain_loop")? / median("nim_sum/ours")?;
    let _ = writeln!(section, "\nSpeed of our nim-sum relative to the plain loop: {ratio:.2}.");
    section += "\n| values a second | ours | peer | ratio |\n|---|---|---|---|\n";
    for (ours, peer, what) in RATIOS {
        let rate = |name: &str| {
            let log: i32 = name.rsplit('^').next().and_then(|log| log.parse().ok()).unwrap_or(0);
            median(name).map(|nanoseconds| 2f64.powi(log) / nanoseconds * 1e3)
        };
        let (ours, peer) = (rate(ours)?, rate(peer)?);
        let _ = writeln!(
            section,
            "| {what} | {ours:.2} million | {peer:.2} million | {:.1} |",
            ours / peer
        );
    }
    let times = RULES.iter().map(|(group, name)| {
        let slower = median(&format!("{group}/written"))? / median(&format!("{group}/by_hand"))?;
        Ok(format!("{name} {slower:.2}"))
    });
    let times = times.collect::<Result<Vec<String>, String>>()?.join(", ");
    let _ = writeln!(section, "\nA written rule takes so many times as long as Rust: {times}.");
    section += "\n| from file to answer | ours | textbook C++ | ratio | our peak of memory |\n|---|---|---|---|---|\n";
    for race in RACES {
        let path = root.join("target/bench-files").join(race).with_extension("rows");
        section += &fs::read_to_string(&path).map_err(|e| format!("{}: {e}", path.display()))?;
    }
    let notes = RACES.iter().filter_map(|race| {
        // A benchmark need not have any.
        fs::read_to_string(root.join("target/bench-files").join(race).with_extension("notes")).ok()
    });
    section.extend(notes.map(|notes| format!("\n{notes}")));
    let path = root.join("bench/RESULTS.md");
    let before = fs::read_to_string(&path).unwrap_or_else(|_| "# Results\n".to_owned());
    fs::write(&path, before + &section).map_err(|e| format!("{}: {e}", path.display()))
}

/// `median.point_estimate` of criterion's file, in nanoseconds.
fn estimate(json: &str) -> Option<f64> {
    let median = &json[json.find("\"median\"")?..];
    let value = &median[median.find("\"point_estimate\":")? + 17..];
    value[..value.find([',', '}'])?].trim().parse().ok()
}

fn human(nanoseconds: f64) -> String {
    match nanoseconds {
        ns if ns < 1e3 => format!("{ns:.0} ns"),
        ns if ns < 1e6 => format!("{:.2} µs", ns / 1e3),
        ns if ns < 1e9 => format!("{:.2} ms", ns / 1e6),
        ns => format!("{:.2} s", ns / 1e9),
    }
}

fn date() -> Result<String, String> {
    let output = Command::new("date").arg("+%Y-%m-%d").output().map_err(|e| e.to_string())?;
    Ok(String::from_utf8_lossy(&output.stdout).trim().to_owned())
}

/// The processor, and those of its features that matter to us.
fn cpu() -> String {
    let info = fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let field = |name: &str| {
        let line = info.lines().find(|line| line.starts_with(name));
        line.and_then(|line| line.split_once(':')).map_or("unknown", |(_, value)| value.trim())
    };
    let wanted = ["avx2", "bmi2", "avx512f", "avx512bw", "gfni"];
    let flags: Vec<&str> = field("flags").split(' ').filter(|flag| wanted.contains(flag)).collect();
    format!("{}, {}", field("model name"), flags.join(" "))
}
