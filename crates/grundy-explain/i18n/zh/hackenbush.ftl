# Hackenbush 图形：`grundy hackenbush`。
hackenbush-size = 有 { $standing } 条边立在地面上。
hackenbush-size-fallen = 有 { $standing } 条边立在地面上；另有 { $fallen } 条与地面不相连，早已掉落。
hackenbush-fallen = 边 { $edges } 与地面不相连：早已掉落，不计在内。
hackenbush-plants = { $count } 株植物只在地面相会，因此图形是它们的和：{ $xor } = { $value }。
hackenbush-names = 编号与顶点的对应：{ $names }；0 是地面。
hackenbush-colours = 左方剪蓝边，右方剪红边，绿边双方都可以剪。
hackenbush-cuts = { $player }先走时，剪断边 { $edges } 即可获胜。
hackenbush-no-cut = { $player }先走时，没有取胜的剪法。
hackenbush-cuts-unknown = 没有寻找取胜的剪法：边数超过 64 时只计算值。
hackenbush-value = 值为 { $number }。
hackenbush-number = 没有绿边也没有环，因此值是一个数。从末梢往下求：值为 x 的枝条下面有一条蓝边时，值变为 (x + n) / 2^(n − 1)，其中 n ≥ 1 是使 x + n > 1 的最小整数；红边同理，只是符号全部相反；相会的枝条相加。值大于 0 则左方胜，小于 0 则右方胜，等于 0 则谁先走谁败。
hackenbush-searched = 这是搜索所有走法得到的。有绿边或环时，这里没有求值的规则，因此不给出值。
hackenbush-searched-misere = 这是搜索所有走法得到的。
hackenbush-too-many = { $edges } 条边太多，无法搜索：带红边或蓝边的图形最多搜索 { $most } 条边，只有红蓝树可以按规则求值
hackenbush-cuts-stopped = 值是确定的，但没有找到取胜的剪法：{ $why }。
hackenbush-no-drawing = { $file } 不是图形：{ $why }
hackenbush-other-game = 这不是单个 Hackenbush 局面：请写 hackenbush(0-1, 1-2)，或使用 grundy solve
hackenbush-no-size = { $figure } 没有大小 { $size }：大小从 { $least } 到 { $most }
hackenbush-one-size = { $figure } 只有一种大小
hackenbush-coloured-form = 边表和表达式没有颜色：请选择 json、dot 或 stalks
hackenbush-fallen-form = 茎记法写不出已经掉落的边：请选用 json、dot、edges 或 expr
hackenbush-misere-value = --value-only 只用于正常规则：反常规则下局面没有自己的值
hackenbush-unknown-figure = 没有名为“{ $name }”的图形；现有的图形是 { $names }
