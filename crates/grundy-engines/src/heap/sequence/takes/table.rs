//! Several heaps at a time, looked up by the values before them.

/// So many heaps are looked up at once.
const AT_ONCE: usize = 16;

/// The values that the next heaps depend on take at most so many bits.
const MOST_BITS: u32 = 16;

/// Tells that an entry was not computed yet.
const UNKNOWN: u32 = u32::MAX;

/// For all the values that the next heaps may depend on, the values of these heaps. Entries are computed
/// by the definition when they are first needed.
#[derive(Clone, Debug)]
pub(super) struct Table {
    /// Strictly increasing, without 0, not empty.
    takes: Vec<usize>,
    /// How many bits a value has in a state.
    bits: u32,
    /// The last values, as many as may be taken at most, the last one lowest. Heaps that do not exist have
    /// the value k, where k is the number of takes: the one that cannot matter.
    state: u32,
    /// By the state. Invariant: as many as there are states, and `next` is a state or [`UNKNOWN`].
    entries: Vec<Entry>,
}

#[derive(Clone, Copy, Debug)]
struct Entry {
    values: [u8; AT_ONCE],
    next: u32,
}

impl Table {
    /// `None` if there are too many states.
    pub(super) fn new(takes: &[usize], values: &[u8]) -> Option<Table> {
        let most = u32::try_from(*takes.last()?).ok()?;
        let none = u8::try_from(takes.len()).ok()?;
        let bits = usize::BITS - takes.len().leading_zeros();
        let whole = bits.checked_mul(most).filter(|&whole| whole <= MOST_BITS)?;
        let unknown = Entry { values: [0; AT_ONCE], next: UNKNOWN };
        let mut table =
            Table { takes: takes.to_vec(), bits, state: 0, entries: vec![unknown; 1 << whole] };
        let kept = values.len().min(most as usize);
        let absent = std::iter::repeat_n(none, most as usize - kept);
        let last = absent.chain(values[values.len() - kept..].iter().copied());
        table.state = last.fold(0, |state, value| table.after(state, value));
        Some(table)
    }

    pub(super) fn bytes(&self) -> usize {
        self.entries.len() * size_of::<Entry>()
    }

    pub(super) fn extend(&mut self, values: &mut Vec<u8>, more: usize) {
        let start = values.len();
        values.resize(start + more.next_multiple_of(AT_ONCE), 0);
        for next in values[start..].chunks_exact_mut(AT_ONCE) {
            let mut entry = self.entries[self.state as usize];
            if entry.next == UNKNOWN {
                entry = self.compute();
                self.entries[self.state as usize] = entry;
            }
            next.copy_from_slice(&entry.values);
            self.state = entry.next;
        }
    }

    /// A state and one more value.
    fn after(&self, state: u32, value: u8) -> u32 {
        let states = u32::try_from(self.entries.len()).unwrap_or(u32::MAX);
        (state << self.bits | u32::from(value)) & (states - 1)
    }

    /// The values of the heaps after the state, by the definition.
    fn compute(&self) -> Entry {
        let (mut state, mut values) = (self.state, [0; AT_ONCE]);
        for next in &mut values {
            let options = self.takes.iter().fold(0u32, |options, &take| {
                let place = self.bits * u32::try_from(take - 1).unwrap_or(0);
                options | 1 << (state >> place & ((1 << self.bits) - 1))
            });
            *next = u8::try_from(options.trailing_ones()).unwrap_or(0);
            state = self.after(state, *next);
        }
        Entry { values, next: state }
    }
}
