# Nim: Bouton's theorem, in short.
sum-bouton-none = 石子已经取完：无路可走者败。
sum-bouton-one = 只剩一堆：全部取走，对手便无路可走。
sum-bouton-twins = 两堆相等：先手从一堆中取多少，对手就从另一堆中取多少，因此最后一步总是对手走的。
sum-bouton-pair = 把较大的一堆减少到 { $to }，使两堆相等。此后对手从一堆中取多少，你就从另一堆中取多少：你总有应着，所以最后一步是你走的。
sum-bouton-wins =
    { $count ->
        [1] Nim 和最高位的 1 在 { $column } 这一列。只有 { $heaps } 颗的那一堆在这一列也是 1：把它减少到它与 { $sum } 的异或，每一列的 1 就都是偶数个。此后对手无论怎么走，都会使某一列又变成奇数个 1。
       *[other] Nim 和最高位的 1 在 { $column } 这一列。大小为 { $heaps } 的各堆在这一列也是 1：把其中一堆减少到它与 { $sum } 的异或，每一列的 1 就都是偶数个。此后对手无论怎么走，都会使某一列又变成奇数个 1。
    }
sum-bouton-loses = 每一列都有偶数个 1，所以 Nim 和为 0。先手的任何一步只改变一堆，必使某一列变成奇数个 1；对手总能让每一列重新变成偶数个 1，如此直到取完最后一颗石子。
sum-hexadecimal = 这些数很长，因此写成十六进制：每一位代表四个二进制列，⊕ 可以逐位计算。

# Nim: the whole proof.
sum-title-bouton = Bouton 定理
sum-bouton-claim = Nim 和就是各堆的异或和：把各堆写成二进制，上下对齐，标出有奇数个 1 的列。先手必败，当且仅当 Nim 和为 0。证明只需三点。
sum-bouton-end = **1. 终局是必败态**。石子取完时 Nim 和为 0，轮到走的一方已经输了。
sum-bouton-to-zero = **2. 若 Nim 和 s 不为 0，必有一步使它变为 0**。取 s 最高位的 1 所在的列，再取在这一列为 1 的一堆 x。这时 x ⊕ s 小于 x，把 x 减少到 x ⊕ s，恰好翻转所有奇数列。
sum-bouton-to-zero-here = 这里 s = { $sum }，最高位的 1 在 { $column } 这一列。第 { $n } 堆有 { $from } 颗，在这一列是 1，而 { $from } ⊕ { $sum } = { $to }。走 { $from } → { $to } 之后，每一列都是偶数个 1：
sum-bouton-from-zero = **3. 若 Nim 和为 0，任何一步都会破坏它**。一步把某堆 x 换成更小的 y，Nim 和变为 x ⊕ y；因为 x 与 y 不同，它不为 0。
sum-bouton-from-zero-here = 例如在第 { $n } 堆走 { $from } → { $to }，Nim 和变为 { $sum }。对手在第 { $reply_n } 堆应以 { $reply_from } → { $reply_to }，Nim 和又回到 0。
sum-bouton-so-wins = Nim 和为 { $sum }，不是 0：先手必胜，取胜的走法恰好就是使 Nim 和变为 0 的走法。
sum-bouton-so-loses = Nim 和为 0：先手必败。

# Sums of games.
sum-title-terms = Sprague–Grundy 定理
sum-terms-wins = 每一项都相当于一个 Nim 堆，大小等于它的 Grundy 值，所以整个和的值就是各项的值的异或：{ $sum }，不为 0。取胜的走法恰好是使异或变为 0 的走法；像下面这样减少一项的值，总可以做到：
sum-terms-loses = 每一项都相当于一个 Nim 堆，大小等于它的 Grundy 值，所以整个和的值就是各项的值的异或。它等于 0：先手无论改变哪一项，对手都能使异或回到 0。
sum-terms-claim = 一个局面的 Grundy 值（SG 值）是它所有后继的 Grundy 值的 mex，也就是其中没有出现的最小非负整数。因此从值为 g 的一项可以走到任何更小的值；若走到更大的值，对手可以把它走回 g。这正是 g 颗石子的 Nim 堆的性质，所以整个和就是以这些值为堆的 Nim。
sum-terms-aim = 取胜的走法恰好是使异或变为 0 的走法。像下面这样减少一项的值，总可以做到：
sum-term-title = 其中一项：{ $term }
sum-term-alone = 单独来看，这一项的值为 { $value }。
sum-term-heap = 一个 Nim 堆的值就是它的石子数：{ $value }。
sum-term-nim = 一个 Nim 堆的值就是它的石子数，几堆合在一起的值是各堆的异或：{ $equation }。
sum-term-end = 双方在这一项中都无路可走，所以值为 0。
sum-title-rest = 其余各项
sum-terms-rest = 其余 { $n } 项的值用同样的方法求得。

# Misère Nim, in short. $kind: heaps, values (of heaps) or differences (of a row).
sum-misere-none = 已经没有石子可取：先手无路可走，按反常规则，先手获胜。
sum-misere-even =
    { $kind ->
        [heaps] 每堆至多一颗石子，所以每一步恰好取走一堆，只有堆数起作用。堆数是 { $ones }，为偶数：最后一颗只能由对手来取。
        [differences] 每个差都不超过 1，所以只需数一数 1 的个数。共有 { $ones } 个，为偶数：先手可以使它变为奇数，此后对手无论怎么应，都能使它再变为奇数，或者因无路可走而已经获胜。
       *[values] 每个值都不超过 1，所以只需数一数 1 的个数。共有 { $ones } 个，为偶数：先手可以使它变为奇数，此后对手无论怎么应，都能使它再变为奇数，或者因无路可走而已经获胜。
    }
sum-misere-odd =
    { $kind ->
        [heaps] 每堆至多一颗石子，所以每一步恰好取走一堆，只有堆数起作用。堆数是 { $ones }，为奇数：最后一颗只能由先手来取。
        [differences] 每个差都不超过 1，所以只需数一数 1 的个数。共有 { $ones } 个，为奇数：无论先手怎么走，对手都能使它再变为奇数，或者因无路可走而已经获胜。
       *[values] 每个值都不超过 1，所以只需数一数 1 的个数。共有 { $ones } 个，为奇数：无论先手怎么走，对手都能使它再变为奇数，或者因无路可走而已经获胜。
    }
sum-misere-single =
    { $kind ->
        [heaps] { $count ->
            [1] 只有 { $from } 颗的那一堆多于一颗。把它减少到 { $to }：只剩下一颗石子，只能由对手来取。
           *[other] 只有 { $from } 颗的那一堆多于一颗。把它减少到 { $to }：剩下 { $left } 堆，每堆一颗，为奇数，最后一颗只能由对手来取。
        }
        [differences] 只有差 { $from } 大于 1。把它减少到 { $to }，剩下奇数个 1（{ $left } 个），没有更大的数：对手必败。
       *[values] 只有值 { $from } 大于 1。把它减少到 { $to }，剩下奇数个 1（{ $left } 个），没有更大的数：对手必败。
    }
sum-misere-wins =
    { $kind ->
        [heaps] 至少有两堆不少于两颗，只要还是这样，反常 Nim 与正常 Nim 的走法就相同：Nim 和为 { $sum }，不是 0，使它变为 0 的走法就能取胜。区别只在最后：当多于一颗的堆只剩一堆时，要留下奇数堆，每堆一颗。
       *[values] 至少有两个数不小于 2，只要还是这样，反常 Nim 与正常 Nim 的走法就相同：Nim 和为 { $sum }，不是 0，使它变为 0 的走法就能取胜。区别只在最后：当大于 1 的数只剩一个时，要留下奇数个 1。
    }
sum-misere-loses =
    { $kind ->
        [heaps] 至少有两堆不少于两颗，只要还是这样，反常 Nim 与正常 Nim 的走法就相同：Nim 和为 0，任何一步都会破坏它，而对手总能使它回到 0。当多于一颗的堆只剩一堆时，正好轮到对手，对手就会留下奇数堆，每堆一颗。
       *[values] 至少有两个数不小于 2，只要还是这样，反常 Nim 与正常 Nim 的走法就相同：Nim 和为 0，任何一步都会破坏它，而对手总能使它回到 0。当大于 1 的数只剩一个时，正好轮到对手，对手就会留下奇数个 1。
    }

# Misère Nim: the whole proof.
sum-title-misere = 反常规则下的 Nim
sum-misere-claim = 无路可走者获胜。先手必败恰有两种情形：所有数都不超过 1，且 1 的个数为奇数；或者有不小于 2 的数，且 Nim 和为 0。
sum-misere-values =
    { $kind ->
        [differences] 这里用各对的差代替 Nim 的堆。一步也可能使某个差变大，但论证只需要三点：每一步恰好改变其中一个数；每个数都可以减少到任何更小的数；如果所有数都是 0 而还能走，就有一步使其中一个变为 1。
       *[values] 这里用这些值代替 Nim 的堆。一步也可能使某个值变大，但论证只需要三点：每一步恰好改变其中一个数；每个数都可以减少到任何更小的数；如果所有数都是 0 而还能走，就有一步使其中一个变为 1。
    }
sum-misere-step-parity =
    { $kind ->
        [heaps] **1. 所有数都不超过 1**。每一步把一个 1 变成 0，因此胜负由 1 的个数的奇偶性决定。若为偶数，最后一个由对手来取。
       *[values] **1. 所有数都不超过 1**。若 1 的个数为偶数，先手可以使它变为奇数，或者因为无路可走而已经获胜。若为奇数，任何一步要么使它变为偶数，要么恰好留下一个大于 1 的数，对手便处于情形 2。
    }
sum-misere-step-single = **2. 恰有一个数不小于 2**。先手可以把它减少到 0 或 1，选择留下奇数个 1 的那一种，由情形 1 获胜。
sum-misere-step-wins = **3. 至少有两个数不小于 2，且 Nim 和不为 0**。像正常 Nim 那样使 Nim 和变为 0。一个大于 1 的数与若干个 1 的 Nim 和不可能为 0，所以仍剩下至少两个这样的数：对手处于情形 4。
sum-misere-step-loses = **4. 有不小于 2 的数，且 Nim 和为 0**。这样的数至少有两个。任何一步都使 Nim 和不为 0，并且至少还剩一个这样的数：对手处于情形 2 或 3。
sum-misere-here =
    { $count ->
        [1] 这里的数是 { $numbers }，属于情形 { $case }。
       *[other] 这里的各数是 { $numbers }，属于情形 { $case }。
    }
sum-misere-after = 走 { $from } → { $to } 之后：
