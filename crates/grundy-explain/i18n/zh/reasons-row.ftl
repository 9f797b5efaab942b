# Monotonic Nim and coins on a strip. $kind: heaps or coins.
row-title = 差上的 Nim
row-claim =
    { $kind ->
        [coins] 从右往左把棋子两两配对，把每一对的间距看作一个 Nim 堆。移动一对中右边的棋子，间距变小，就像 Nim 中的一步；移动左边的棋子，间距变大，但这是可逆的走步：对手把右边的棋子移动同样的距离就还原了。所以只有间距起作用。
       *[heaps] 从大到小把各堆两两配对，把每一对的差看作一个 Nim 堆。减少一对中较大的堆，差变小，就像 Nim 中的一步；减少较小的堆，差变大，但这是可逆的走步：对手从较大的堆中取走同样多就还原了。所以只有差起作用。
    }
row-shifted =
    { $kind ->
        [coins] 任何两枚棋子不能在同一格，所以先从第一枚的位置减去 0，第二枚减去 1，第三枚减去 2，依此类推：{ $shifted }。
       *[heaps] 相邻的堆必须不同，所以先从第一堆减去 0，第二堆减去 1，第三堆减去 2，依此类推：{ $shifted }。
    }
row-pairs =
    { $kind ->
        [coins] 从右往左把棋子两两配对，多出的一枚与 0 配对。各对的差为：
       *[heaps] 从大到小把各堆两两配对，多出的一堆与 0 配对。各对的差为：
    }
row-wins = 这些差就像 Nim 堆：使差变大的走步总可以被还原。它们的 Nim 和为 { $sum }，不是 0，所以先手使它变为 0 即可取胜。
row-loses = 这些差就像 Nim 堆：使差变大的走步总可以被还原。它们的 Nim 和为 0，所以对手总能使它回到 0。
row-example =
    { $kind ->
        [coins] 例如，把第 { $n } 枚棋子从 { $from } 移到 { $to }，差 { $difference_from } 就变为 { $difference_to }。
       *[heaps] 例如，把第 { $n } 堆从 { $from } 减到 { $to }，差 { $difference_from } 就变为 { $difference_to }。
    }
row-mapped =
    { $kind ->
        [coins] 取胜的走法，还原到棋盘上：
       *[heaps] 取胜的走法，还原到原来的堆上：
    }
row-head-what = 走动
row-head-move = 从 → 到
row-head-difference = 差
row-title-undo = 可逆的走步及其还原
row-undo-claim = 使差变大的走步是可逆的，都可以这样还原：
row-undo =
    { $kind ->
        [coins] 第 { $n } 枚棋子从 { $from } 到 { $to }，就应以第 { $partner } 枚棋子从 { $partner_from } 到 { $partner_to }：差恢复原样。
       *[heaps] 第 { $n } 堆从 { $from } 到 { $to }，就应以第 { $partner } 堆从 { $partner_from } 到 { $partner_to }：差恢复原样。
    }
