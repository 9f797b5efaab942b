# The value of one heap or of several.
heap-title-values = 各堆的 Grundy 值
heap-one-wins = Grundy 值为 { $sum }，不是 0，所以有一步可以走到值 0，接下来走的对手便必败。
heap-one-loses = Grundy 值为 0：任何一步都走到不为 0 的值，而对手总能从那里走回 0。
heap-sum-wins = 各值的异或为 { $sum }，不是 0：取胜的走法就是使它变为 0 的走法。
heap-sum-loses = 各值的异或为 0：任何一步都会破坏它，而对手总能使它回到 0。
heap-rule-nim = 每一步从一堆中取走任意多颗石子。
heap-rule-exactly = 每一步从一堆中恰好取走 { $n } 颗石子。
heap-rule-take = 每一步从一堆中取走 { $least } 到 { $most } 颗石子。
heap-rule-subtract = 每一步从一堆中取走的石子数必须属于 { $takes }。
heap-rule-all-but = 每一步从一堆中取走任意多颗石子，但石子数不能属于 { $takes }。
heap-rule-grundys = 每一步把一堆分成大小不同的两堆。
heap-rule-octal = 每一步从一堆中取走 t 颗石子。编码第 t 位数字规定这一堆可以剩下什么：1 表示什么都不剩，2 表示剩一堆，4 表示剩两堆，8 表示剩三堆，各项相加。
heap-rule-kl = 每一步从一堆中取走任意多颗石子，但不能恰好取 { $n } 颗。

# By the definition.
heap-title-mex = 按定义计算
heap-mex = 一堆的 Grundy 值（SG 值）是走一步所能到达的各个值的 mex，也就是其中没有出现的最小非负整数。
heap-mex-table = 各值从小堆到大堆依次算出；一堆若被分开，其值为各部分的值的异或。
heap-mex-from = 从大小为 { $heap } 的堆出发：
heap-mex-cost = 每次至多取 k 颗时，每一行至多回看 k 个值，所以列表算到 n 颗的堆需要 O(nk)。
heap-head-heap = 堆
heap-head-reached = 可到达的值
heap-head-window = 窗口
heap-head-mex = mex
heap-head-left = 剩下
heap-head-value = 值

# Three ways for taking 1 to k.
heap-title-window = 滑动窗口
heap-window = 每次至多取 { $most } 颗，所以从 x 能到达的恰好是 g(x) 之前的 { $most } 个值（不足时就是全部）。让窗口始终容纳最后的 { $most } 个值并向前滑动，下一个值就是窗口中没有的最小非负整数。
heap-window-cost = 窗口每移动一格，就有一个值进入，一个值离开。只要记录每个值在窗口中出现的次数，每一步的代价就相同，所以算到 n 颗的堆总共只需 O(n)，而按定义计算需要 O(nk)。
heap-title-bounded = 直接公式
heap-bounded =
    { $count ->
        [1] 每次恰好取一颗，所以只有 x 的奇偶性起作用，大小为 x 的堆的 Grundy 值为 x mod { $modulus }：
       *[other] 每次取 1 到 { $most } 颗时，大小为 x 的堆的 Grundy 值为 x mod { $modulus }：
    }
heap-bounded-range =
    { $exactly ->
        [yes] 每次恰好取 { $most } 颗时，大小为 x 的堆的 Grundy 值为 ⌊(x mod { $modulus }) / { $least }⌋：
       *[no] 每次取 { $least } 到 { $most } 颗时，大小为 x 的堆的 Grundy 值为 ⌊(x mod { $modulus }) / { $least }⌋：
    }
heap-bounded-proof =
    { $count ->
        [1] 各值依次为 { $run }，然后从头循环，因为从 x 只能走到 x − 1。
       *[other] 各值依次为 { $run }，然后从头循环。这是因为紧挨在 x 之前的 { $most } 个堆包含了 0 到 { $most } 中除 x mod { $modulus } 以外的所有值（当 x ≤ { $most } 时，前面的堆恰好有小于 x 的所有值），所以 mex 就是 x mod { $modulus }。
    }
heap-bounded-range-proof = 设 a 为最少可取的数，b 为最多可取的数，r = x mod (a + b)，要证明 x 的值为 ⌊r / a⌋。若取 t ≤ r 颗，余数变为 r − t；当 t 从 a 变到 b 时，恰好到达所有小于 ⌊r / a⌋ 的值。若取 t > r 颗，余数变为 r − t + a + b ≥ r + a，其值更大。因此 mex 就是 ⌊r / a⌋。
heap-title-pairing = 配对策略
heap-pairing-none = 堆已取空：无路可走。
heap-pairing-all = 可以一次取完整堆，对手便无路可走。
heap-pairing-wins = 具体走法：先取 { $remainder } 颗，剩下 { $left } = { $rounds } · { $modulus } 颗。此后对手取 t 颗，你就取 { $modulus } − t 颗。每一轮恰好取走 { $modulus } 颗，最后一颗归你。
heap-pairing-loses = 对手的走法：{ $heap } = { $rounds } · { $modulus }。先手取 t 颗，对手就取 { $modulus } − t 颗，每一轮恰好取走 { $modulus } 颗，最后一颗由对手取走。
heap-head-take = 取
heap-head-answer = 应

# One number forbidden.
heap-title-all-but = 禁取一个数时的公式
heap-all-but = 除 { $k } 颗以外取多少都可以时，大小为 x 的堆的 Grundy 值为 ⌊x / { $twice }⌋ · { $k } + (x mod { $twice }) mod { $k }：
heap-all-but-proof = 把堆按大小每 2k 个分成一组（k = { $k }），第 q 组的前后两半都依次取值 qk, qk + 1, …, qk + k − 1。值相同的两堆恰好相差 k，而 k 正是不能取的数。所有更小的值都能到达：前面各组的值各有两种走法，其中至多一种被禁止；同一组中的值可以用不等于 k 的取法到达。所以公式给出的正是 mex。

# Lasker's Nim.
heap-title-lasker = Lasker 的 Nim 的公式
heap-lasker = 每一步从一堆中取走若干石子，或者把一堆分成两堆。大小为 x 的堆的 Grundy 值就是 x，只是每四个一组中最后两个的值互换：4k + 3 的值为 4k + 4，4k + 4 的值为 4k + 3：
heap-lasker-proof = 假设公式对更小的堆都成立。把 4k + 1 分成两堆，得到的值除以 4 总余 2；把 4k + 2 分成两堆，得到的值除以 4 余 0 或 1。所以分堆得不到 4k + 1 或 4k + 2 本身，而取石子能得到所有更小的值。把 4k + 3 分成两堆，得到的值除以 4 总余 3，其中分成 1 和 4k + 2 时值为 4k + 3，于是不超过 4k + 3 的值都能到达，而 4k + 4 不能。把 4k + 4 分成两堆，得到的值除以 4 余 0 或 1，绝不会是 4k + 3，而取石子能得到所有更小的值。所以公式给出的正是 mex。

# Periods.
heap-title-periodic = 周期性的值
heap-periodic =
    { $start ->
        [0] 从一开始，各值就以 { $period } 为周期循环，所以大堆的值等于某个小堆的值：
       *[other] 从 { $preperiod } 起，各值以 { $period } 为周期循环，所以大堆的值等于某个较小的堆的值：
    }
heap-periodic-saltus =
    { $start ->
        [0] 从一开始，每过一个周期 { $period }，值就增加 { $saltus }，所以大堆的值可由某个小堆得出：
       *[other] 从 { $preperiod } 起，每过一个周期 { $period }，值增加 { $saltus }，所以大堆的值可由某个较小的堆得出：
    }
heap-periodic-proof = 到 { $last } 为止的值都是按定义算出的，并且从 { $preperiod } 起循环。这已经足够远：更大的堆的每个后继，都与短一个周期的某个后继相对应，而且值相同。所以循环会一直持续下去。
