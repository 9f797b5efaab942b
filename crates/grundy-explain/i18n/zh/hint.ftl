# Hints, in four steps. First: can the player to move win?
hint-over = 这里已经无路可走。
hint-wins = 这个局面你能赢。
hint-wins-only = 这个局面你能赢，但只有一种走法。
hint-draws = 这个局面谁也无法强制取胜，但你能保住平局。
hint-loses = 对手走最优时，这个局面你会输。请走最难应付的一步。

# Second: what to look at.
hint-columns =
    { $of ->
        [heaps] 把各堆的数目写成二进制，上下对齐。
        [values] 把每一堆换成它的 Grundy 值，再写成二进制。
        [components] 把每一项换成它的 Grundy 值，再写成二进制。
        [differences] 从最大的一堆起，相邻两堆配成一对，把差写成二进制。
        [tokens] 把每枚棋子换成它所在顶点的 Grundy 值，再写成二进制。
       *[other] 把各根茎的长度写成二进制，上下对齐。
    }
hint-columns-odd = 标为 { $odd } 的列有奇数个 1。请让每一列都变成偶数个。
hint-columns-even = 每一列都已经是偶数个 1，怎么走都会使某一列变成奇数个。
hint-columns-misere = 在反常规则（misère）下，只要还有两个以上大于 1 的数，就这样走。
hint-parity = 没有大于 1 的数。在反常规则（misère）下，留下奇数个 1 的一方获胜；现在有 { $ones } 个 1。
hint-last-large = 只有一个数大于 1，就是 { $large }；另外还有 { $ones } 个 1。谁减小这个数，谁就决定剩下几个 1。请留下奇数个 1。
hint-remainder = 把这一堆的数目除以 { $modulus }，余 { $remainder }。请留下 { $modulus } 的倍数。
hint-remainder-none = 这一堆的数目是 { $modulus } 的倍数。无论你取多少，对手都会凑足 { $modulus }。
hint-figures-cycles = 把每个环缩成一点：环上的边变成那里的自环，一个自环相当于一条边的茎。
hint-figures-branches = 几根枝条在地面以上相接之处，换成一根茎，长度是它们的 Nim 和。
hint-figures-stalks = 地面上剩下的茎长为 { $stalks }。它们的 Nim 和为 { $sum }；取胜的一剪使它变成 0。
hint-figures-sum = 地面上所有图形的 Nim 和为 { $sum }；取胜的一剪使它变成 0。
hint-forbidden = 你不能取 { $own } 颗，对手不能取 { $other } 颗。请看不少于 { $least } 颗的堆：共有 { $large } 堆。等到每一堆都更小时，就是普通的 Nim。
hint-backwards = 从没有出弧的顶点往回推：它们是必败态。有一条弧通向必败态的顶点是必胜态；所有的弧都通向必胜态的顶点是必败态。
hint-backwards-misere = 从没有出弧的顶点往回推：在反常规则（misère）下它们是必胜态。有一条弧通向必败态的顶点是必胜态；所有的弧都通向必胜态的顶点是必败态。
hint-backwards-draws = 始终得不到标记的顶点是平局。
hint-zero = 这个局面的 Grundy 值为 { $value }。请留下值为 0 的局面。
hint-zero-already = 这个局面的 Grundy 值为 0，所以怎么走都会留下不为 0 的值。
hint-replies = 这里没有定理可用。请逐一考虑你的走法，找出对手最好的应着：你需要一步对手没有好应着的走法。

# Third: where to play.
hint-place = 请走这里：{ $place }。
hint-place-single = 只有一处可走。请比较各种走法留下的局面。
hint-place-none = 所有的走法同样会输：每一步都有取胜的应着。
hint-bridge = 请剪 { $edges } 这几条边中的一条。它不在任何环上，挂在它上面的都会掉落。
hint-bridge-of = 请剪 { $edges } 这几条边中的一条（{ $place }）。它不在任何环上，挂在它上面的都会掉落。
hint-cycle = 请剪 { $edges } 这几条边中的一条。它在一个环上，别的都不会掉落。
hint-cycle-of = 请剪 { $edges } 这几条边中的一条（{ $place }）。它在一个环上，别的都不会掉落。

# Fourth: the move.
hint-move-wins = 取胜的走法：{ $move }。剩下 `{ $left }`，轮到谁走谁败。
hint-move-draws = 保住平局的走法：{ $move }。
hint-move-hardest = 对手走最优时，怎么走都赢不了。最难应付的走法：{ $move }。
hint-move-none = 对手走最优时，怎么走都赢不了。
