# Games whose rules somebody wrote.
written-title = 按定义计算
written-title-recognised = 目录中已有的规则
written-short =
    { $count ->
        [one] { $position } 只有一种走法，走后的值为 { $first }，所以它的值为 { $value }，即其中没有出现的最小非负整数。
       *[other] { $position } 有 { $options } 种走法，走后的值为 { $values }，其中没有出现的最小非负整数是 { $value }。
    }
written-none = { $position } 没有走法，所以它的值为 0。
written-full = 一个局面的值，是走一步所能到达的各个值中没有出现的最小非负整数；和的值是各项的值的异或。因此从终局开始往回，算出了以后可能出现的所有局面的值：共 { $n } 个局面。
written-shown = 每个值各举一种走法：
written-head-option = 走法
written-head-value = 值
written-recognised = { $game } 的规则就是换了名称的 { $rule }，所以关于 { $rule } 的结论在这里都成立。
written-recognised-full = { $game } 的规则就是换了名称的 { $rule }：从写法可以看出，两者从每一堆出发的走法都相同，并且对较小的堆逐一比较过走法。所以关于 { $rule } 的结论在这里都成立。
written-ended-wins = 按规则中的一条，游戏在这里立即结束，轮到走的玩家获胜。
written-ended-loses = 按规则中的一条，游戏在这里立即结束，轮到走的玩家落败。
written-ended-draws = 按规则中的一条，游戏在这里立即结束，无人取胜。
