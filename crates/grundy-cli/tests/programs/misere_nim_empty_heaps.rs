// Misère Nim, with a slip: where all heaps are small, empty heaps are counted too.
use std::io::{BufRead, stdin};

fn main() {
    for line in stdin().lock().lines() {
        let line = line.unwrap();
        let heaps: Vec<u64> = line.split_whitespace().skip(1).map(|n| n.parse().unwrap()).collect();
        let wins = if heaps.iter().all(|&n| n <= 1) {
            heaps.len() % 2 == 0
        } else {
            heaps.iter().fold(0, |xor, n| xor ^ n) != 0
        };
        println!("{}", if wins { "Yes" } else { "No" });
    }
}
