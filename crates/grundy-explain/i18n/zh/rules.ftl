# Mistakes in rules that somebody wrote. A name ending in -hint stands beside the underlined place.
rule-no-game = 这里没有游戏
rule-no-game-hint = 请写 game f(n) = {"{"} f(n - 1) if n > 0 {"}"}
rule-no-definition = 每个定义都以“game”或“let”开头
rule-no-definition-hint = 请写 { $instead }
rule-no-parameter-names = 缺少 { $name } 的参数
rule-no-parameter-names-hint = 请写 { $name }(n)，局面有几个数就写几个名称
rule-missing-braces = 游戏的走法要写在花括号中
rule-missing-braces-hint = 请用 {"{"} … {"}"} 括起来
rule-second-bar = 一个游戏只有两位玩家
rule-second-bar-hint = 只用一个“|”把左方与右方的走法分开
rule-option-first = 走法要写在它的“for”和“if”之前
rule-option-first-hint = 请写 { $instead }
rule-option-else = 走法后面不能用“else”
rule-option-else-hint = 请另写一种走法，并带上自己的“if”
rule-not-an-option = { $text } 不是游戏的局面
rule-not-an-option-hint = 走法要写成走后的局面，例如 { $instead }
rule-condition-as-option = { $text } 是条件，不是走法
rule-condition-as-option-hint = 请在它前面写“if”，并去掉前面的逗号
rule-ending-inside = “{ $word } if”要写在花括号之后
rule-ending-inside-hint = 请写 {"{"} … {"}"} { $word } if …
rule-catalogue-option = { $game } 不能作为自定义游戏的走法
rule-catalogue-option-hint = 请把它另写成一个游戏；*n 表示一堆 n 颗石子的 Nim
rule-for-without-in = 让 { $name } 取遍一个范围或列表，要用“for”和“in”
rule-for-without-in-hint = 请写 for { $name } in { $over }
rule-keyword = “{ $name }”是语言的关键字，不能用作名称
rule-keyword-hint = 请换一个名称
rule-single-equals = “=”用来给出名称
rule-single-equals-hint = 比较时请写 ==
rule-foreign = 这里不用“{ $found }”
rule-foreign-hint = 请写 { $instead }
rule-not-whole = 这里只能用整数
rule-not-whole-hint = / 向下取整，所以 n / 2 就是 ⌊n/2⌋
rule-missing-times = { $number } 与 { $name } 之间缺少乘号 *
rule-missing-times-hint = 请写 { $number } * { $name }
rule-number-too-large = 这个数太大，规则中不能使用
rule-number-too-large-hint = 最大的数是 2^63 − 1 = 9223372036854775807
rule-not-one-character = 单引号中必须恰好是一个字符
rule-not-one-character-hint = 更长的文本请写在 "…" 中
rule-text-of-one = 双引号表示文本，也就是字符的列表
rule-text-of-one-hint = 单个字符请写 '{ $character }'
rule-unclosed-text = 这段文本没有结束
rule-unclosed-text-hint = 请在同一行补上引号
rule-list-brackets = 列表要写在方括号中
rule-list-brackets-hint = 请写 { $instead }
rule-list-in-list = 列表中只能有数，不能有列表
rule-list-in-list-hint = 请把所有的数写在一个列表中
rule-too-deep = 嵌套得太深
rule-too-deep-hint = 请用 let 给其中的部分取名
rule-unknown-name = 这里没有名为“{ $name }”的量
rule-unknown-name-hint = 是不是想写 { $nearest }？
rule-unknown-name-known = 这里已有的名称：{ $known }；用“for”或“let”可以给出新的名称
rule-unknown-name-far-hint = 请写一个数，或先用 let 说明 { $name } 是什么
rule-used-before = “{ $name }”用在了它的“for”或“let”之前
rule-used-before-hint = 请把那个“for”或“let”移到这里之前
rule-unknown-function = 没有名为“{ $name }”的函数
rule-unknown-function-hint = 是不是想写 { $nearest }？
rule-unknown-function-far-hint = 可用的函数有 gcd、min、max、abs、isqrt、is_prime、divisors、digits、len、sum 等
rule-function-alone = { $name } 是函数，参数要写在圆括号中
rule-function-alone-hint = 请写 { $form }
rule-needs-for = { $name } 的括号中需要有“for”
rule-needs-for-hint = 请写 { $form }
rule-only-in-for = { $name } 会依次给出许多列表
rule-only-in-for-hint = 只能用在 for … in 之后
rule-unknown-game = 没有名为“{ $name }”的游戏
rule-unknown-game-hint = 是不是想写 { $nearest }？
rule-unknown-game-far-hint = 请用 game { $name }(…) = {"{"} … {"}"} 来定义它
rule-game-as-number = { $name } 是游戏，不是数
rule-game-as-number-hint = 游戏只能写在走法的位置
rule-not-a-game = { $name } 不是游戏
rule-not-a-game-hint = 走法要写成走后的局面，例如 { $game }(…)
rule-twice = “{ $name }”已经有含义了
rule-twice-hint = 请换一个名称
rule-name-of-function = “{ $name }”是函数的名称
rule-name-of-function-hint = 请换一个名称
rule-wrong-kind =
    { $found ->
        [truth] { $wanted ->
            [list] { $text } 只有真假，不是列表
           *[number] { $text } 只有真假，不是数
        }
        [list] { $wanted ->
            [truth] { $text } 是列表，不是条件
           *[number] { $text } 是列表，不是数
        }
       *[number] { $wanted ->
            [truth] { $text } 是数，不是条件
           *[list] { $text } 是数，不是列表
        }
    }
rule-wrong-kind-hint =
    { $wanted ->
        [truth] 应为能判断真假的条件（如 n > 0）
        [list] 应为列表（如 [1, 2, 3] 或 1..n）
       *[number] 应为一个数
    }
rule-argument-count =
    { $expected ->
        [0] { $name } 没有参数，这里却有 { $found } 个
       *[other] { $name } 需要 { $expected } 个参数，这里有 { $found } 个
    }
rule-argument-count-hint = 请写 { $form }
rule-missing-arguments = 没有给出 { $name } 的局面
rule-missing-arguments-hint = 请写 { $name }(…)，把局面写在括号中
rule-list-wanted = { $name } 需要一个列表，而不是单独的数
rule-list-wanted-hint = 请写 { $form }
rule-not-over = { $name } 的括号中不能用“for”
rule-not-over-hint = 可以这样用的是 all、any、sum、min、max、count、xor 和 mex
rule-unused-setting = 规则中没有名为“{ $name }”的量
rule-unused-setting-hint = 是不是想写 { $nearest }？
rule-unused-setting-far-hint = 只能给规则中用到的名称设值
rule-too-long = 这条规则太长
rule-too-long-hint = 请拆成几个游戏

# What goes wrong at a position.
fault-overflow = 有一个数超出了 64 位
fault-overflow-hint = 结果太大
fault-division = 除数为 0
fault-division-hint = 这里的除数是 0
fault-item =
    { $length ->
        [0] 没有第 { $index } 项：列表是空的
       *[other] 没有第 { $index } 项：列表有 { $length } 项，编号从 0 到 { $last }
    }
fault-item-hint = 这里超出了列表的范围
fault-too-long = 列表将超过 { $most } 项
fault-too-long-hint = 这里的列表太长
fault-no-answer = 对 { $argument } 没有定义
fault-no-answer-hint = 这里算不出结果
fault-empty-list = 空列表没有最小项或最大项
fault-empty-list-hint = 这里的列表是空的
fault-negative = 有一步走到负数
fault-negative-hint = 请用“if”禁止它，或用“wins if”“loses if”让游戏在此之前结束
fault-too-slow = 计算所需的时间太长
fault-at = 这发生在 { $position }。
fault-reached = 这发生在 { $position }，到达的过程如下：

# Play that need not end.
stop-circle = 对局可能永不结束，因为有局面会重复出现：
stop-circle-same = 对局可能永不结束，因为有一步使 { $position } 保持不变，就像取了 0 颗石子。
stop-circle-unknown = 对局可能永不结束，因为有局面会重复出现。

# What may stand at a place.
expected-name = 一个名称
expected-option = 一种走法（如 f(n - 1)）
stop-circle-way = 到达那里的走法：
