# Exercises: what they are about.
exercise-topic-xor = Nim 和（异或和）
exercise-topic-who-wins = Nim：谁胜？
exercise-topic-winning-move = Nim：找出取胜的走法
exercise-topic-misere = 反常规则（misère）的 Nim
exercise-topic-subtraction = 有界取石子
exercise-topic-mex = 用 mex 求 Grundy 值（SG 值）
exercise-topic-sums = 游戏的和
exercise-topic-graph = 图上的棋子
exercise-topic-monotonic = 单调 Nim 与方格带上的硬币
exercise-topic-hackenbush = Hackenbush 剪枝游戏
exercise-topic-kl = K-L-Nim 取石子
exercise-topic-invariant = 寻找不变量
exercise-topic-rule = 写出规则

# The list of topics.
exercise-topics = 练习的主题
exercise-topics-hint = `grundy exercise TOPIC --level 1..5 --key` 生成一份练习，`grundy practise TOPIC` 逐题提问。
exercise-unknown = 没有关于“{ $name }”的练习；`grundy exercise` 列出所有主题。
exercise-unknown-meant = 没有关于“{ $name }”的练习。是不是 `{ $meant }`？
exercise-level-none = 难度为 1 到 { $most } 级。

# A sheet.
exercise-sheet = 难度 { $level } · 第 { $seed } 号卷 · 出题程序版本 { $version }
exercise-names = 姓名：____________________ 班级：____________ 日期：____________
exercise-number = 第 { $n } 题
exercise-blank = 答：________________________________________________
exercise-key = 参考答案
exercise-normal = 无路可走者败。
exercise-misere = 反常规则（misère）：无路可走者胜。
exercise-kl = 左方每次从一堆中所取的颗数不得恰为方括号中的第一个数，右方不得恰为第二个数。无路可走者败。
exercise-graph = 每步把一枚棋子沿一个箭头移动。无路可走者败。
exercise-hackenbush = 每步剪去一条边，不再与地面相连的部分随之掉落。无路可走者败。
exercise-monotonic = 每步从一堆中取石子，各堆必须保持由小到大的次序。在方格带上，硬币只能向左移动，不得越过其他硬币，也不得与其他硬币同格。无路可走者败。

# What is asked.
exercise-who = `{ $position }`：先手能取胜吗？
exercise-who-of = `{ $position }`：轮到{ $player }走，{ $player }能取胜吗？
exercise-move = `{ $position }`：找出唯一的取胜走法。
exercise-move-of = `{ $position }`：轮到{ $player }走，找出唯一的取胜走法。
exercise-xor = 计算 { $xor }。
exercise-value = `{ $position }`：求 Grundy 值（SG 值）。
exercise-table = 请列出所有较小的堆的值。
exercise-window = 请用滑动窗口：刚经过的几堆中，哪些是必败的？
exercise-build = `{ $position }`：□ 处填入 { $least } 到 { $most } 中的哪个数，可使先手必败？填出一个即可。
exercise-up-to =
    { $heaps ->
        [1] 有一堆石子，共 n 颗。每步取走 1 到 { $most } 颗。
        [2] 有两堆石子，分别为 a 颗和 b 颗。每步从其中一堆取走 1 到 { $most } 颗。
       *[other] 有三堆石子，分别为 a、b、c 颗。每步从其中一堆取走 1 到 { $most } 颗。
    }
exercise-one-of = 有一堆石子，共 n 颗。每步取走 { $takes } 颗。
exercise-several =
    { $heaps ->
        [1] 有一堆石子，共 n 颗。每步恰好取走 { $each } 颗。
        [2] 有两堆石子，分别为 a 颗和 b 颗。每步从一堆中恰好取走 { $each } 颗，或从两堆中各恰好取走 { $each } 颗。
       *[other] 有三堆石子，分别为 a、b、c 颗。每步选定一堆、两堆或全部三堆，从选定的每一堆中恰好取走 { $each } 颗。
    }
exercise-invariant = 先手必败的局面满足什么条件？请证明：条件成立时，任何走法都会破坏它；条件不成立时，总有一步能恢复它。
exercise-rule = 写出规则：`{ $form }`
exercise-rule-up-to = 每步从一堆中取走 1 到 { $n } 颗石子。
exercise-rule-half = 每步从一堆中至少取走一颗石子，至多取走一半。
exercise-rule-one-of = 每步从一堆中取走 { $takes } 颗石子。
exercise-rule-all-but = 每步从一堆中取走任意颗石子，但不得恰为 { $n } 颗。
exercise-rule-divisor = 每步从 n 颗的一堆中取走 k 颗，其中 k 是 n 的约数且小于 n。
exercise-rule-coprime = 每步从 n 颗的一堆中取走 k 颗，其中 k 与 n 互质。
exercise-rule-unequal = 每步把一堆分成颗数不同的两堆，两堆都不得为空。
exercise-rule-split = 每步把一堆分成两堆，两堆都不得为空。
exercise-rule-take-or-split = 每步从一堆中恰好取走 { $n } 颗，或把它分成两堆，两堆都不得为空。
exercise-rule-up-to-or-split = 每步从一堆中取走 1 到 { $n } 颗，或把它分成两堆，两堆都不得为空。
exercise-rule-one-of-or-unequal = 每步从一堆中取走 { $takes } 颗，或把它分成颗数不同的两堆，两堆都不得为空。
exercise-rule-even-odd = 颗数为偶数的堆，每步取走 1 到 { $even } 颗；颗数为奇数的堆，每步取走 1 到 { $odd } 颗。
exercise-rule-take-and-split = 每步从一堆中取走 1 到 { $n } 颗，剩下的可以仍为一堆，也可以分成两堆。
exercise-or = { $first } 或 { $last }

# The key.
exercise-key-numbers = □ 填 { $numbers }
exercise-key-filled = 填 { $n } 时：
exercise-key-invariant = 先手必败，当且仅当 `{ $condition }`。
exercise-key-invariant-why = 每步都使石子减少，所以游戏必定结束。从满足条件的局面出发，没有一步能走到另一个满足条件的局面；从其余任何局面出发，总有一步能走到满足条件的局面。已对不超过 { $to } 颗的所有堆验证。
exercise-key-rule-why = 对不超过 { $to } 颗的所有堆，它的走法都与题中的游戏一致。

# Judging an answer.
exercise-right = 正确！
exercise-wrong-outcome = 不对，正好相反。
exercise-wrong-number = 不对，不是这个数。
exercise-wrong-illegal = 规则不允许这样走。
exercise-wrong-refuted = 不对：对手走 { $move } 即可取胜。
exercise-wrong-refuted-stuck = 不对：这样对手无路可走，按反常规则对手获胜。
exercise-wrong-range = 请填 { $least } 到 { $most } 中的一个数。
exercise-wrong-won = 不对：这样先手走 { $move } 即可取胜。
exercise-wrong-lost = 不对：在 { $at } 处先手必败，而你的条件不成立。
exercise-wrong-won-at = 不对：在 { $at } 处先手必胜，而你的条件却成立。
exercise-wrong-broken = 你的条件在 { $at } 处无法计算。
exercise-wrong-kind = 这不是所要求的那种答案。
exercise-wrong-rule = 请写一个只含一个数的游戏，不要用“wins if”“loses if”或“draws if”来结束。
exercise-wrong-rule-partizan = 双方的走法必须相同。
exercise-wrong-rule-broken = 从 { $n } 颗的堆出发，你的规则出了错：走法不得使颗数小于 0。
exercise-wrong-rule-missing = 不对：从 { $n } 可以走到 { $left }，而你的规则不允许。
exercise-wrong-rule-extra = 不对：从 { $n } 你的规则允许走到 { $left }，而题中的游戏不允许。
exercise-answer-was = 答案：

# Reading an answer.
exercise-word-wins = 能，胜，先手胜，是
exercise-word-loses = 不能，败，先手败，否
exercise-read-wins = 请回答“能”（先手取胜）或“不能”。
exercise-read-number = 请回答一个数。
exercise-read-condition = 请回答一个含 { $names } 的条件，例如 `{ $example }`。
exercise-read-move = 请回答一种走法，例如 `{ $example }`。
exercise-read-rule = 请把规则写在一行里，例如 `{ $example }`。

# Hints.
exercise-hint-theorem = 想一想这个定理：`grundy theorem { $name }`。
exercise-hint-value = 先求 Grundy 值（SG 值）：先手必败，当且仅当它为 0。
exercise-hint-lost = 最小的几个先手必败的局面：{ $positions }
exercise-hint-options = 从 { $n } 可以走到：{ $options }

# Practising.
practise-welcome = { $topic }，难度 { $level }。请作答，也可输入：提示、跳过、退出。
practise-prompt = 你的答案：
practise-again = 请再试一次，也可输入：提示、跳过。
practise-raised = 连对三题：升到难度 { $level }。
practise-lowered = 回到难度 { $level }，再多练几题。
practise-score = 本主题一次答对 { $right } 题，共答 { $answered } 题；难度 { $level }。
practise-damaged = 成绩文件 { $file } 无法读取。请把它移走，或用 --score 另选一个文件。
practise-word-hint = 提示
practise-word-skip = 跳过
practise-word-quit = 退出
practise-no-hint = 没有更多提示了。输入“跳过”可看答案。
