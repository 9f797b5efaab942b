# 人们会在一条规则的数值中寻找的规律。
pattern-values-title = 数值
pattern-values = 以下是从 n = { $first } 开始的前若干个值。已全部算到 n = { $last }。
pattern-values-outcomes = 这里只知道胜负：0 表示 P 态，1 表示 N 态。以下是从 n = { $first } 开始的前若干个值。已全部算到 n = { $last }。
pattern-stopped = 计算因达到上限而止于此。

pattern-title-proved = 规律（已证明）
pattern-title-conjecture = 规律（未证明）
pattern-title-none = 未见规律
pattern-title-too-few = 值太少
pattern-residue = 值只取决于 n 除以 { $modulus } 的余数。余数从 0 到 { $last } 时，值依次为：{ $values }。
pattern-periodic =
    { $start ->
        [yes] 从一开始，各值就以 { $period } 为周期循环：
       *[no] 从 n = { $from } 起，各值以 { $period } 为周期循环；最后一个例外是 n = { $exception }，前周期为 { $from }。
    }
pattern-arithmetic =
    { $start ->
        [yes] 从一开始，每隔 { $period } 步，原来的值重新出现，并且各增加 { $saltus }：周期 { $period }，增量 { $saltus }。
       *[no] 从 n = { $from } 起，每隔 { $period } 步，原来的值重新出现，并且各增加 { $saltus }：前周期 { $from }，周期 { $period }，增量 { $saltus }。最后一个例外是 n = { $exception }。
    }
pattern-block = 从 n = { $from } 起，一个周期的值为：{ $values }。
pattern-cases = n 除以 { $modulus } 的每个余数各有一个公式：
pattern-partial = n 除以 { $modulus } 的某些余数有公式；其余的没有找到。
pattern-similar = 数列在更大的尺度上重复自己：{ $base }n + r 的值可由 n 及其值得出。
pattern-exceptions = 它从 n = { $from } 起成立。在此之前，{ $values }。

# How far a statement was tested, and whether it is proved.
pattern-conjecture = 这是一个**猜想**。它是在 n 从 { $first } 到 { $found } 的范围内发现的，此后对 { $next } 到 { $held } 的每个 n 都成立；n = { $next } 是最早可能推翻它之处。但并未证明它会一直成立。
pattern-conjecture-short = **猜想**：在 n 从 { $first } 到 { $found } 的范围内发现，{ $next } 到 { $held } 中没有一个 n 推翻它。
pattern-grid-conjecture = 这是一个**猜想**。它是在 a 和 b 从 { $first } 到 { $found } 的范围内发现的，此后对 { $held } 以内的所有数对都成立；含有 { $next } 的数对是最早可能推翻它之处。但并未证明它会一直成立。
pattern-proved-nim = 这一点**已证明**：从 Nim 的一堆恰好能走到所有更小的堆，所以 n 个更小的值的 mex 是 n。
pattern-proved-bounded = 这一点**已证明**：这是每次取一定范围内颗数的定理，证明见 `grundy theorem bounded-subtraction`。
pattern-proved-all-but-one = 这一点**已证明**：它与恰好禁取一个数的游戏的公式永远一致，证明见 `grundy theorem kl-equal`。
pattern-proved-lasker = 这一点**已证明**：这是 Lasker 的 Nim 的公式（Berlekamp、Conway 与 Guy，1982 年）。证明如下：
pattern-proved-window = 这一点**已证明**：每个值只取决于紧挨在它之前的若干个值，个数等于最多可取的颗数。前 { $needed } 个值表明，这样长的一段已经重新出现，所以后面的一切也会重新出现。
pattern-proved-guy-smith = 这一点**已由** Guy–Smith 关于编码的定理**证明**：前 { $needed } 个值中周期保持得足够久，使更大的堆的每个后继都有一个短一个周期的后继与之对应。
pattern-proved-repeating = 这一点**已由** Guy–Smith 定理（用于数字循环的编码）**证明**：前 { $needed } 个值中周期保持得足够久，使更大的堆的每个后继都有一个短一个周期、或少取一个周期的后继与之对应。
pattern-proved-rising = 这一点**已由**关于值不断增长的编码的定理**证明**：前 { $needed } 个值显示了各堆在周期中的所有位置，没有一种会使更大的堆取到它自己的值，也没有一种会漏掉更小的值（`grundy period` 说得更详细）。
pattern-proved-all-but = 这一点**已证明**：几乎所有更小的堆都能到达，所以起作用的只有最后几个值和此前缺少的值。前 { $needed } 个值表明，这些全都重新出现，并且恰好增加了一个增量。
pattern-proved-compared = 此外已与 n = { $held } 以内的每个值比较过。

# Nothing found.
pattern-none = 直到 n = { $last }，在数值中寻找的规律都不成立：没有周期（无论有无增量），没有公式，按余数分别找也没有，也没有自相似。这并不证明规律不存在。
pattern-too-few = 就规则中的数而言，n = { $last } 以内的值太少，不足以寻找规律。在少数几个值中看到的规律，往往随即就被打破。
pattern-nothing-computed = 一个值也没有算出。
pattern-refuted = 起初看似 `{ $formula }`：它直到 n = { $last } 都成立，但在 n = { $fails } 处不成立。

# Functions that occur in formulas.
pattern-legend-ones = popcount(n) 是 n 的二进制中 1 的个数。
pattern-legend-valuation = v₂(n) 是 n 能被 2 整除的次数，其他素数同理。
pattern-legend-least-prime = π(lpf(n)) 是 n 的最小素因子的序号：2 为 1，3 为 2，5 为 3，依此类推。
pattern-legend-prime-factors = Ω(n) 是 n 的素因子个数，重复的也计入。
pattern-legend-distinct-primes = ω(n) 是 n 的不同素因子的个数。
pattern-legend-and = x & y 由 x 和 y 共有的二进制位组成。

# The P-positions.
pattern-zeros-title = P 态
pattern-zeros-none = n = { $last } 以内没有 P 态。
pattern-zeros-head-differences = 差
pattern-zeros-count = n = { $last } 以内共有 { $count } 个。
pattern-zeros-finite = 从 n = { $from } 起不再有 P 态。
pattern-zeros-residues = 它们是满足 `{ $formula }` 的 n。
pattern-zeros-residues-from = 从 n = { $from } 起，它们是满足 `{ $formula }` 的 n。
pattern-zeros-all = 每个 n 都是 P 态。
pattern-zeros-all-from = 从 { $from } 起每个 n 都是 P 态。
pattern-zeros-series = 它们是形如 `{ $formula }` 的数。
pattern-zeros-series-from = 从 n = { $from } 起，它们是形如 `{ $formula }` 的数。
pattern-zeros-before =
    { $count ->
        [1] 在此之前只有 { $list }。
       *[other] 在此之前有 { $list }。
    }
pattern-zeros-before-none = 在此之前没有 P 态。
pattern-zeros-beatty = 从 k = { $start } 数起，第 k 个是 ⌊αk⌋，如同 Beatty 数列。要与所见的全部相符，必须 { $above } ≤ α < { $below }。
pattern-zeros-beatty-moved = 对某个 β，第 k 个是 ⌊αk + β⌋，如同平移了的 Beatty 数列。要与所见的全部相符，必须 { $above } < α < { $below }。
pattern-alpha-golden = 黄金比 φ = (1 + √5)/2 就在其中。
pattern-alpha-named = 数 { $name } 就在其中。
pattern-zeros-by-formula = 它们就是使上面的公式等于 0 的 n。
pattern-zeros-by-formula-from = 从 n = { $from } 起，它们就是使上面的公式等于 0 的 n。
pattern-zeros-unknown = 没有找到它们的规律。
pattern-zeros-proved = 这一点**已证明**：它由数值的规律得出。

# Two parameters.
pattern-grid-values = 以下是前若干个值，a 从 { $first } 起向下，b 从 { $first } 起向右。a 和 b 已全部算到 { $last }。
pattern-grid-symmetric = 在算过的范围内，值是对称的：g(a, b) = g(b, a)。
pattern-grid-residues = 值只取决于 a mod { $rows } 和 b mod { $columns }：
pattern-grid-rows = 没有找到适用于所有数对的公式，但前几行各有规律：
pattern-grid-row-period = 前周期 { $preperiod }，周期 { $period }，增量 { $saltus }
pattern-grid-none = 所寻找的规律，没有一个对 { $last } 以内的所有 a 和 b 成立。这并不证明规律不存在。
pattern-grid-zeros-half = 若 (a, b) 是 P 态，则 (b, a) 也是；这里只列出 a ≤ b 的。
pattern-grid-zeros-where = 它们是满足 `{ $formula }` 的数对。
pattern-grid-zeros-pairs = 从 k = { $start } 数起，第 k 对是 `{ $formula }`，如同 Wythoff 游戏。要与所见的全部相符，必须 { $above } ≤ α < { $below }。
pattern-grid-zeros-cone = 它们是较大数小于较小数的 α 倍的正整数对。要与所见的全部相符，必须 { $above } < α ≤ { $below }。

# Rules without a sequence of values.
pattern-unfit-partizan = 在这条规则下双方的走法不同，所以堆没有 Grundy 值，也就无从寻找规律
pattern-unfit-parameters = “{ $name }”需要给出其中的数，如 { $syntax }
pattern-unfit-sequence = “{ $name }”的局面不是由一个数决定的，所以没有数列；可以为 0.77 或 subtract[1, 3, 4] 这样的堆规则寻找规律
pattern-unfit-written = 只在局面由一个或两个数组成的游戏中寻找规律。
pattern-unfit-draws = 有些局面是平局，不只是谁胜谁负的问题，所以不在这里寻找规律。
pattern-recognised = { $game } 的规则就是 { $rule }，只是换了个名字。
