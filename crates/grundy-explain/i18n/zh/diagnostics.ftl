# Mistakes in an expression. A name ending in -hint stands beside the underlined place.
diagnostic-error = 错误

diagnostic-empty = 这里什么也没有写
diagnostic-empty-hint = 请写一个游戏，例如 nim(7, 5, 3, 6)
diagnostic-unexpected = 这里不能是“{ $found }”
diagnostic-unexpected-end = 表达式过早结束
diagnostic-unexpected-hint = 应为{ $expected }
diagnostic-unknown-game = 没有名为“{ $name }”的游戏
diagnostic-unknown-game-hint = 是不是想写 { $nearest }？
diagnostic-unknown-game-far-hint = 用“grundy games”可列出所有游戏
diagnostic-bare-number = 单独一个数不是游戏
diagnostic-bare-number-hint = 请写 *{ $number } 或 nim({ $number })
diagnostic-number-too-large = 这个数太大
diagnostic-number-too-large-hint = 最大的数是 2^64 − 1 = 18446744073709551615
diagnostic-negative = 这里不能用负数
diagnostic-negative-hint = 应为不小于 0 的数
diagnostic-negative-result = 结果是 { $value }，而这里不能用负数
diagnostic-negative-result-hint = 应为不小于 0 的数
diagnostic-malformed-number = “{ $found }”既不是数，也不是名称
diagnostic-malformed-number-hint = 大数请写成 10^18 或 1_000_000
diagnostic-label-too-large = 顶点的编号太大
diagnostic-label-too-large-hint = 最大的编号是 2^32 − 1 = 4294967295
diagnostic-unclosed = 这个括号没有闭合
diagnostic-unclosed-hint = 缺少“{ $close }”
diagnostic-unopened = 这个右括号没有对应的左括号
diagnostic-unopened-hint = 请去掉“{ $close }”，或在前面补上左括号
diagnostic-missing-position = 没有给出 { $game } 的局面
diagnostic-missing-position-hint = 例如 { $example }
diagnostic-unwanted-position = 这里只要规则，不要局面
diagnostic-unwanted-position-hint = 请去掉这一部分
diagnostic-missing-parameters = { $game } 需要在方括号中给出参数
diagnostic-missing-parameters-hint = 例如 { $example }
diagnostic-no-parameters = { $game } 没有参数
diagnostic-no-parameters-hint = 例如 { $example }
diagnostic-parameter-count = { $game } 需要 { $expected } 个参数，这里有 { $found } 个
diagnostic-parameter-count-hint = 例如 { $example }
diagnostic-unknown-variant = 没有名为“{ $name }”的变体
diagnostic-unknown-variant-hint = 应为 { $expected }
diagnostic-bad-digit = “{ $digit }”不是编码中的数字
diagnostic-bad-digit-hint = 可用的数字是 0 到 9 和 A 到 F
diagnostic-before-point = 编码的小数点前只能有一位数字
diagnostic-before-point-hint = 例如 0.77 或 4.3
diagnostic-no-digits = 编码的小数点后需要有数字
diagnostic-no-digits-hint = 例如 0.77 或 4.[3]

rules-zero-take = 若允许取 0 颗石子，游戏将永不结束
rules-zero-take-hint = 应为不小于 1 的数
rules-empty-range = 从 { $min } 到 { $max } 的范围是空的
rules-empty-range-hint = 前一个数不能大于后一个数
rules-zero-forbidden = 禁取数必须不小于 1
rules-zero-forbidden-hint = 0 什么也没有禁止
rules-digit-too-large = 数字 { $digit } 大于 15
rules-passing-digit = 小数点前是 { $digit } 时，会有一步什么也不改变，游戏将永不结束
rules-passing-digit-hint = 小数点前应为 0、4、8 或 C
rules-out-of-order = 各堆没有按顺序排列
rules-out-of-order-hint = 不能小于前一堆
rules-out-of-order-strict = 这些数没有严格递增
rules-out-of-order-strict-hint = 必须大于前一个数
rules-no-such-vertex = 图中没有顶点 { $label }
rules-no-such-vertex-hint = 请在弧的列表中写出这个顶点，可以单独写
rules-illegal-move = 规则不允许这一步

# What may stand at a place, and how several are joined.
expected-game = 一个游戏
expected-rule = 游戏的名称或编码
expected-number = 一个数
expected-range = 一个范围（如 1..3）
expected-edge = 一条边（如 0-1）
expected-arc = 一条弧（如 0>1）
expected-code = 一个编码（如 0.77）
expected-word = 一个词
expected-end = 结尾
expected-or = { $first }或{ $last }
expected-comma = { $first }、{ $last }

# Why a text is not a move.
move-unreadable = 这不是走法。请照显示的形式写，或简写：“1 0”表示把第 1 堆变为 0。
move-no-such-component = 没有第 { $number } 项：一共有 { $count } 项。
move-which-component = 有多项都能这样走。请指明是哪一项：“第 1 项，…”。
move-no-such-place =
    { $place ->
        [coin] 没有第 { $number } 枚硬币：共有 { $count } 枚，从 1 数起。
        [edge] 没有编号为 { $number } 的边：共有 { $count } 条，从 0 数起。
        [token] 没有第 { $number } 枚棋子：共有 { $count } 枚，从 1 数起。
       *[heap] 没有第 { $number } 堆：共有 { $count } 堆，从 1 数起。
    }
move-which-place =
    { $place ->
        [coin] 哪一枚硬币？请先写它的序号。
        [edge] 哪一条边？请先写它的编号。
        [token] 哪一枚棋子？请先写它的序号。
       *[heap] 哪一堆？请先写它的序号。
    }
move-not-there =
    { $place ->
        [coin] 第 { $number } 枚硬币在第 { $actual } 格。
        [edge] 编号为 { $number } 的边是 { $actual }。
        [token] 第 { $number } 枚棋子在顶点 { $actual }。
       *[heap] 第 { $number } 堆有 { $actual } 颗石子。
    }
move-illegal = 规则不允许这一步。
expected-vertex-name = 顶点名

dot-unclosed-quote = 这里没有结束
dot-unclosed-quote-hint = 它一直延续到文本末尾
dot-deep-braces = 花括号嵌套得太深
dot-too-many-edges = 图的边数超过 { $most }
dot-too-many-edges-hint = 更大的图请写成弧的列表，每行一条弧
diagnostic-no-stalk = 这里应当是茎上的一条边，而不是“{ $found }”
diagnostic-no-stalk-hint = 边写作 `e`、`b`（蓝）或 `r`（红），例如 `ee(e;ee)`；边后的大写字母给它通向的顶点命名，例如 `eAeeeeA`
