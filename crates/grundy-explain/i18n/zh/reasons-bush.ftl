# Green Hackenbush.
bush-title = 冒号原理与融合原理
bush-claim = 有两条原理可以化简图形而不改变它的值。融合原理：一个环上的顶点可以合并为一点，环上的边都变成自环。冒号原理：在一个顶点相会的茎和自环可以换成一根茎，其长度等于它们的 Nim 和，每个自环算作 1。最后只剩下地面上的茎和自环，它们就是 Nim 堆。
bush-reduced =
    { $by ->
        [nothing] 这里立在地面上的只有茎和自环。n 条边的茎就是 n 颗的 Nim 堆：剪一刀还剩下 0 到 n − 1 条边。每个自环的值为 1。
        [fusion] 把每个环上的顶点合并（融合原理），就只剩下地面上的茎和自环，它们就是 Nim 堆。
        [colon] 把相会的枝条换成一根长度等于其 Nim 和的茎（冒号原理），就只剩下地面上的茎和自环，它们就是 Nim 堆。
       *[both] 把每个环上的顶点合并（融合原理），并把相会的枝条换成一根长度等于其 Nim 和的茎（冒号原理），就只剩下地面上的茎和自环，它们就是 Nim 堆。
    }
bush-linear = 图形有 { $n } 条边，因此不逐条列出化简过程。由冒号原理与融合原理，只需从末梢到地面走一遍：若一条边独自支撑着值为 v 的部分，连同这条边的值为 v + 1；环上的每条边则贡献 ⊕ 1。
bush-wins = 图形的值为 { $value }，不是 0：有一刀可以使值变为 0，接下来走的对手便必败。
bush-loses = 图形的值为 0：无论剪哪条边，值都不再为 0，而对手总能再剪一刀回到 0。
bush-empty = （已经什么都不剩）
bush-title-fallen = 已经掉落的边
bush-fallen = 与地面不相连、因而早已掉落的边：{ $edges }。
bush-title-fusion = 融合
bush-fusion = **融合**。把环 { $cycle } 合并到顶点 { $into }，环上的边在那里变成自环。
bush-title-colon = 冒号
bush-colon = **冒号**。在顶点 { $at } 处，各枝条的值为 { $xor }：换成一根长度为 { $stalk } 的茎。
bush-colon-nothing = **冒号**。在顶点 { $at } 处，各枝条的值为 { $xor }，可以去掉。
bush-colon-loop = **冒号**。顶点 { $at } 处的自环值为 1：换成一根长度为 1 的茎。
bush-title-stalks = 地面上的茎
bush-nothing = 已经什么都不剩，所以值为 0。
bush-stalk = 地面上只有一根长度为 { $stalks } 的茎，所以值为 { $sum }。
bush-loop = 地面上只有一个自环，剪断它就什么都不剩，所以值为 1。
bush-stalks = 地面上还有长度为 { $stalks } 的茎：{ $xor }。
bush-loops = 地面上还有 { $loops } 个自环，每个值为 1：{ $xor }。
bush-stalks-and-loops =
    { $stalk_count ->
        [1] 地面上还有一根长度为 { $stalks } 的茎和 { $loops } 个自环，每个自环的值为 1：{ $xor }。
       *[other] 地面上还有长度为 { $stalks } 的茎和 { $loops } 个自环，每个自环的值为 1：{ $xor }。
    }
