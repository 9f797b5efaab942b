# What a person would look for in the values of a rule.
pattern-values-title = The values
pattern-values = These are the first, from n = { $first } on. All were computed up to n = { $last }.
pattern-values-outcomes = Only who wins is known here: 0 stands for a P-position, 1 for an N-position. These are the first, from n = { $first } on. All were computed up to n = { $last }.
pattern-stopped = A limit ended the computation there.

pattern-title-proved = A pattern, proved
pattern-title-conjecture = A pattern, not proved
pattern-title-none = No pattern
pattern-title-too-few = Too few values
pattern-residue = The value depends only on the remainder of n divided by { $modulus }. From remainder 0 to { $last }, the values are: { $values }.
pattern-periodic =
    { $start ->
        [yes] From the beginning the values repeat with period { $period }:
       *[no] From n = { $from } on the values repeat with period { $period }; the last exception is n = { $exception }. The preperiod is { $from }.
    }
pattern-arithmetic =
    { $start ->
        [yes] From the beginning, every { $period } steps the same values come back with { $saltus } added: period { $period }, saltus { $saltus }.
       *[no] From n = { $from } on, every { $period } steps the same values come back with { $saltus } added: preperiod { $from }, period { $period }, saltus { $saltus }. The last exception is n = { $exception }.
    }
pattern-block = The values of one period, from n = { $from } on: { $values }.
pattern-cases = There is a formula for each remainder of n divided by { $modulus }:
pattern-partial = For some remainders of n divided by { $modulus } there is a formula; for the others none was found.
pattern-similar = The sequence repeats on a larger scale: the value at { $base }n + r follows from r, n and the value at n.
pattern-exceptions = It holds from n = { $from } on. Before that, { $values }.

# How far a statement was tested, and whether it is proved.
pattern-conjecture = This is a **conjecture**. It was found on n = { $first } to { $found } and then held for every n from { $next } to { $held }; n = { $next } is the first that could have refuted it. Nothing proves that it goes on.
pattern-conjecture-short = A **conjecture**: found on n = { $first } to { $found }, and no n from { $next } to { $held } refutes it.
pattern-grid-conjecture = This is a **conjecture**. It was found for a and b from { $first } to { $found } and then held for all pairs up to { $held }; a pair with a { $next } in it is the first that could have refuted it. Nothing proves that it goes on.
pattern-proved-nim = This is **proved**: from a heap of Nim every smaller heap can be reached and no other, so the mex of n smaller values is n.
pattern-proved-bounded = This is **proved** by the theorem on taking a number of stones in a range. `grundy theorem bounded-subtraction` has the proof.
pattern-proved-all-but-one = This is **proved**: it agrees for ever with the closed form for the game in which one number may not be taken. `grundy theorem kl-equal` has the proof.
pattern-proved-lasker = This is **proved** by the closed form of Lasker’s Nim (Berlekamp, Conway and Guy 1982):
pattern-proved-window = This is **proved**: a value depends only on as many values before it as the largest number that may be taken. The first { $needed } values show such a stretch coming back, so all that follows comes back too.
pattern-proved-guy-smith = This is **proved** by the theorem of Guy and Smith on codes: the first { $needed } values show the period for so long that every option of a larger heap has a partner one period shorter.
pattern-proved-repeating = This is **proved** by the theorem of Guy and Smith for codes whose digits repeat: the first { $needed } values show the period for so long that every option of a larger heap has a partner one period shorter, or one that takes a period less.
pattern-proved-rising = This is **proved** by the theorem on codes whose values rise: the first { $needed } values show all ways in which heaps can stand within their periods, and by none of them a larger heap meets its own value or misses a smaller one (`grundy period` says more).
pattern-proved-all-but = This is **proved**: nearly every smaller heap is an option, so only the last few values and the gaps before them matter. The first { $needed } values show all of these coming back, moved by the saltus.
pattern-proved-compared = It was also compared with every value up to n = { $held }.

# Nothing found.
pattern-none = Nothing that was looked for in the values holds up to n = { $last }: no period, with or without a saltus, no closed form, none for each remainder, no self-similarity. That is no proof that there is none.
pattern-too-few = The values up to n = { $last } are too few to look for a pattern in, given the numbers in the rule. What is seen in few values is often gone in the next.
pattern-nothing-computed = No value was computed.
pattern-refuted = For a while it seemed that `{ $formula }`: that is true up to n = { $last } and false at n = { $fails }.

# Functions that occur in formulas.
pattern-legend-ones = popcount(n) is the number of ones of n in binary.
pattern-legend-valuation = v₂(n) tells how often 2 divides n, and likewise for other primes.
pattern-legend-least-prime = π(lpf(n)) is the index of the least prime factor of n: 1 for 2, 2 for 3, 3 for 5, and so on.
pattern-legend-prime-factors = Ω(n) is the number of prime factors of n, each counted as often as it divides.
pattern-legend-distinct-primes = ω(n) is the number of different primes that divide n.
pattern-legend-and = x & y has the binary digits that x and y have in common.

# The P-positions.
pattern-zeros-title = The P-positions
pattern-zeros-none = There is none up to n = { $last }.
pattern-zeros-head-differences = differences
pattern-zeros-count =
    { $count ->
        [one] That is the only one up to n = { $last }.
       *[other] There are { $count } of them up to n = { $last }.
    }
pattern-zeros-finite = There is no P-position from n = { $from } on.
pattern-zeros-residues = They are the n with `{ $formula }`.
pattern-zeros-residues-from = From n = { $from } on they are the n with `{ $formula }`.
pattern-zeros-all = Every n is one.
pattern-zeros-all-from = Every n from { $from } on is one.
pattern-zeros-series = They are the numbers `{ $formula }`.
pattern-zeros-series-from = From n = { $from } on they are the numbers `{ $formula }`.
pattern-zeros-before =
    { $count ->
        [one] Before that, { $list } is the only one.
       *[other] Before that they are { $list }.
    }
pattern-zeros-before-none = Before that there is none.
pattern-zeros-beatty = Their k-th is ⌊αk⌋, counted from k = { $start }, as in a Beatty sequence. All that were seen fit only if { $above } ≤ α < { $below }.
pattern-zeros-beatty-moved = Their k-th is ⌊αk + β⌋ for some β, as in a Beatty sequence that was moved. All that were seen fit only if { $above } < α < { $below }.
pattern-alpha-golden = The golden ratio φ = (1 + √5)/2 lies there.
pattern-alpha-named = The number { $name } lies there.
pattern-zeros-by-formula = They are the n for which the formula above gives 0.
pattern-zeros-by-formula-from = From n = { $from } on they are the n for which the formula above gives 0.
pattern-zeros-unknown = No pattern was found in them.
pattern-zeros-proved = This is **proved**: it follows from the pattern of the values.

# Two parameters.
pattern-grid-values = These are the first, a from { $first } downwards and b from { $first } to the right. All were computed for a and b up to { $last }.
pattern-grid-symmetric = The values are symmetric as far as they were computed: g(a, b) = g(b, a).
pattern-grid-residues = The value depends only on a mod { $rows } and b mod { $columns }:
pattern-grid-rows = No formula for all pairs was found, but the first rows have each a pattern:
pattern-grid-row-period = preperiod { $preperiod }, period { $period }, saltus { $saltus }
pattern-grid-none = Nothing that was looked for holds for all a and b up to { $last }. That is no proof that there is no pattern.
pattern-grid-zeros-half = With (a, b) also (b, a) is one; only a ≤ b is listed.
pattern-grid-zeros-where = They are the pairs with `{ $formula }`.
pattern-grid-zeros-pairs = Counted from k = { $start }, the k-th pair is `{ $formula }`, as in Wythoff's game. All that were seen fit only if { $above } ≤ α < { $below }.
pattern-grid-zeros-cone = They are the pairs of positive numbers whose larger one is less than α times the smaller. All that were seen fit only if { $above } < α ≤ { $below }.

# Rules without a sequence of values.
pattern-unfit-partizan = in this rule the two players have different moves, so its heaps have no Grundy values to look for a pattern in
pattern-unfit-parameters = “{ $name }” needs its numbers, as in { $syntax }
pattern-unfit-sequence = a position of “{ $name }” is not given by one number, so there is no sequence of values; patterns are found for heap rules such as 0.77 or subtract[1, 3, 4]
pattern-unfit-written = Patterns are looked for in games whose positions are one number or two.
pattern-unfit-draws = Some positions are draws, so there is more to say than who wins, and no pattern is looked for.
pattern-recognised = The rule of { $game } is { $rule } under another name.
