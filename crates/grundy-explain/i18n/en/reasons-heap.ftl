# The value of one heap or of several.
heap-title-values = The values of the heaps
heap-one-wins = The value is { $sum }, not 0, so some move leads to value 0, and then the opponent, who moves next, loses.
heap-one-loses = The value is 0: every move leads to a value other than 0, and from there the opponent can move back to 0.
heap-sum-wins = The xor of the values is { $sum }, not 0: the winning moves are those that make it 0.
heap-sum-loses = The xor of the values is 0: every move spoils it, and the opponent can make it 0 again.
heap-rule-nim = A move takes any number of stones from one heap.
heap-rule-exactly =
    { $count ->
        [one] A move takes exactly one stone from one heap.
       *[other] A move takes exactly { $n } stones from one heap.
    }
heap-rule-take = A move takes { $least } to { $most } stones from one heap.
heap-rule-subtract = A move takes a number of stones in { $takes } from one heap.
heap-rule-all-but = A move takes any number of stones from one heap, except the numbers in { $takes }.
heap-rule-grundys = A move splits one heap into two heaps of different sizes.
heap-rule-octal = A move takes t stones from one heap. The digit at place t of the code says what may be left of the heap: 1 for nothing, 2 for one heap, 4 for two heaps, 8 for three, added up.
heap-rule-kl = A move takes any number of stones from one heap, but never exactly { $n }.

# By the definition.
heap-title-mex = Values by the definition
heap-mex = A heap is worth the mex of the values that one move reaches: the least number that is not among them.
heap-mex-table = The values are found from the small heaps up; a heap that is split is worth the xor of its parts.
heap-mex-from = From a heap of { $heap }:
heap-mex-cost = If at most k stones may be taken, each line looks back at no more than k values, so the table up to a heap of n costs O(nk).
heap-head-heap = heap
heap-head-reached = values reached
heap-head-window = window
heap-head-mex = mex
heap-head-left = what is left
heap-head-value = value

# Three ways for taking 1 to k.
heap-title-window = The sliding window
heap-window = At most { $most } stones may be taken, so from x the moves reach exactly the { $most } values before g(x), or all of them if there are fewer. Slide a window over the last { $most } values; the next value is the least number that is not in the window.
heap-window-cost = When the window moves on, one value enters and one leaves. With a count of how often each value is in view, every step costs the same, so the values up to a heap of n cost O(n) instead of the O(nk) of the definition.
heap-title-bounded = The closed form
heap-bounded =
    { $count ->
        [1] A move takes exactly one stone, so only the parity of x counts: a heap of x is worth x mod { $modulus }:
       *[other] Where a move takes 1 to { $most } stones, a heap of x is worth x mod { $modulus }:
    }
heap-bounded-range =
    { $exactly ->
        [yes] Where a move takes exactly { $most } stones, a heap of x is worth ⌊(x mod { $modulus }) / { $least }⌋:
       *[no] Where a move takes { $least } to { $most } stones, a heap of x is worth ⌊(x mod { $modulus }) / { $least }⌋:
    }
heap-bounded-proof =
    { $count ->
        [1] The values run { $run } and begin again, for the only move from x leads to x − 1.
       *[other] The values run { $run } and begin again. For the { $most } heaps just below x have all the values 0 to { $most } except x mod { $modulus } (if x ≤ { $most }, the heaps below have just the values below x), so the mex is x mod { $modulus }.
    }
heap-bounded-range-proof = Let a be the least take, b the greatest, and r = x mod (a + b), so the claim is that x is worth ⌊r / a⌋. A take t ≤ r leaves the residue r − t; as t runs from a to b this reaches every value below ⌊r / a⌋ and no other. A take t > r leaves the residue r − t + a + b ≥ r + a, whose value is larger. So the mex is ⌊r / a⌋.
heap-title-pairing = The pairing strategy
heap-pairing-none = The heap is empty: there is no move.
heap-pairing-all = The whole heap may be taken at once, and the opponent cannot move.
heap-pairing-wins = As a strategy: first take { $remainder }, which leaves { $left } = { $rounds } · { $modulus }. From then on answer each take t by { $modulus } − t. Every round removes exactly { $modulus } stones, and the last stone is yours.
heap-pairing-loses = The opponent’s strategy: { $heap } = { $rounds } · { $modulus }. The opponent answers each take t by { $modulus } − t, so that every round removes exactly { $modulus } stones, and takes the last stone.
heap-head-take = take
heap-head-answer = answer

# One number forbidden.
heap-title-all-but = The closed form with one forbidden number
heap-all-but = Where any number but { $k } may be taken, a heap of x is worth ⌊x / { $twice }⌋ · { $k } + (x mod { $twice }) mod { $k }:
heap-all-but-proof = The heaps come in blocks of 2k (k = { $k }), and both halves of block q run through the values qk, qk + 1, …, qk + k − 1. Two heaps of the same value differ by exactly k, which may not be taken. Every smaller value can be reached: those of lower blocks in two ways, of which at most one is forbidden, and those of the same block by a take other than k. So the formula is the mex.

# Lasker's Nim.
heap-title-lasker = The closed form of Lasker's Nim
heap-lasker = A move takes stones from a heap or splits it into two heaps. A heap of x is worth x, except that in every block of four the last two change places: 4k + 3 is worth 4k + 4, and 4k + 4 is worth 4k + 3:
heap-lasker-proof = Suppose the formula holds for all smaller heaps. Splitting 4k + 1 always gives a value that leaves 2 on division by 4, and splitting 4k + 2 one that leaves 0 or 1; so no split gives the value 4k + 1 or 4k + 2 itself, and taking stones gives every smaller value. Splitting 4k + 3 always leaves 3; the split into 1 and 4k + 2 gives 4k + 3, and with it every value up to 4k + 3 can be reached, but not 4k + 4. Splitting 4k + 4 leaves 0 or 1, so it never gives 4k + 3, and taking stones gives every smaller value. So the formula is the mex.

# Periods.
heap-title-periodic = Periodic values
heap-periodic =
    { $start ->
        [0] The values repeat from the start with period { $period }, so a large heap is worth as much as a small one:
       *[other] From heap { $preperiod } on the values repeat with period { $period }, so a large heap is worth as much as a smaller one:
    }
heap-periodic-saltus =
    { $start ->
        [0] From the start the values grow by { $saltus } with every period of { $period }, so a large heap is found from a small one:
       *[other] From heap { $preperiod } on the values grow by { $saltus } with every period of { $period }, so a large heap is found from a smaller one:
    }
heap-periodic-proof = The values up to heap { $last } were computed by the definition and repeat from { $preperiod } on. That is far enough: every option of a larger heap has a twin, one period shorter, with the same value. So the repetition goes on for ever.
