# Monotonic Nim and coins on a strip. $kind: heaps or coins.
row-title = 差上的 Nim
row-title-coins = 间隔上的 Nim
row-claim =
    { $kind ->
        [coins] 从右往左把硬币两两配对，把每一对硬币之间的空格数看作一个 Nim 堆。移动一对中右边的硬币，间隔变小，就像 Nim 中的一步；移动左边的硬币，间隔变大，但这一步可以还原：对手把右边的硬币移动同样的格数即可。所以只有间隔起作用。
       *[heaps] 从大到小把各堆两两配对，把每一对的差看作一个 Nim 堆。减少一对中较大的堆，差变小，就像 Nim 中的一步；减少较小的堆，差变大，但这一步可以还原：对手从较大的堆中取走同样多即可。所以只有差起作用。
    }
row-shifted = 相邻的堆必须不同，所以先从第一堆减去 0，第二堆减去 1，第三堆减去 2，依此类推：{ $shifted }。
row-pairs =
    { $kind ->
        [coins] { $pairing ->
            [single] 只有一枚硬币时，它左边的空格数就是一个 Nim 堆：
            [even] 从右往左把硬币两两配对。每一对之间的空格数为：
           *[odd] 从右往左把硬币两两配对；第一枚多出来，就数它左边的空格。空格数为：
        }
       *[heaps] { $pairing ->
            [single] 只有一堆时，把它与 0 配对，差就是它本身：
            [even] 从大到小把各堆两两配对。各对的差为：
           *[odd] 从大到小把各堆两两配对；最小的一堆多出来，与 0 配对。各对的差为：
        }
    }
row-wins =
    { $shape ->
        [single] 它就像一个 Nim 堆。它等于 { $sum }，不是 0，所以先手使它变为 0 即可取胜。
        [pair] 它就像一个 Nim 堆：使它变大的走法总可以被还原。它等于 { $sum }，不是 0，所以先手使它变为 0 即可取胜。
       *[pairs] 它们就像 Nim 堆：使其中一个变大的走法总可以被还原。它们的 Nim 和为 { $sum }，不是 0，所以先手使它变为 0 即可取胜。
    }
row-loses =
    { $shape ->
        [pair] 它就像一个 Nim 堆：使它变大的走法总可以被还原。它等于 0，所以任何一步都使它变大，而对手总能使它回到 0。
       *[pairs] 它们就像 Nim 堆：使其中一个变大的走法总可以被还原。它们的 Nim 和为 0，所以任何一步都会破坏它，而对手总能使它回到 0。
    }
row-example =
    { $kind ->
        [coins] { $count ->
            [1] 取胜的走法是把第 { $n } 枚硬币从 { $from } 移到 { $to }，间隔 { $difference_from } 就变为 { $difference_to }。
           *[other] 例如，把第 { $n } 枚硬币从 { $from } 移到 { $to }，间隔 { $difference_from } 就变为 { $difference_to }。
        }
       *[heaps] { $count ->
            [1] 取胜的走法是把第 { $n } 堆从 { $from } 减到 { $to }，差 { $difference_from } 就变为 { $difference_to }。
           *[other] 例如，把第 { $n } 堆从 { $from } 减到 { $to }，差 { $difference_from } 就变为 { $difference_to }。
        }
    }
row-mapped =
    { $kind ->
        [coins] 取胜的走法，放回方格带上：
       *[heaps] 取胜的走法，放回原来的堆上：
    }
row-head-what = 走哪个
row-head-move = 从 → 到
row-head-difference = 差
row-head-gap = 间隔
row-title-undo = 可逆的走法及其还原
row-undo-claim =
    { $kind ->
        [coins] 使间隔变大、并使 Nim 和也变大的走法是可逆的，可以还原，例如：
       *[heaps] 使差变大、并使 Nim 和也变大的走法是可逆的，可以还原，例如：
    }
row-undo =
    { $kind ->
        [coins] 第 { $n } 枚硬币从 { $from } 移到 { $to }，就应以第 { $partner } 枚硬币从 { $partner_from } 移到 { $partner_to }：间隔恢复原样。
       *[heaps] 第 { $n } 堆从 { $from } 减到 { $to }，就应以第 { $partner } 堆从 { $partner_from } 减到 { $partner_to }：差恢复原样。
    }
