# A computation that was stopped.
stop-positions = 未得出答案就停止了：已达到 { $n } 个局面的上限。
stop-memory = 未得出答案就停止了：已达到 { $n } MiB 内存的上限。
stop-time = 未得出答案就停止了：已达到 { $n } 秒的时限。
stop-options = 未得出答案就停止了：有一个局面的走法超过 { $n } 种。
stop-known = 已考察 { $n } 个局面。
stop-raise = 可用 `{ $flag }` 提高上限，继续计算。
stop-cycle = 对局可能永不结束，因为图中有环：{ $cycle }。
stop-loopy = 可用 `--loopy` 按有环的游戏求解，永不结束的对局算作平局。

# Every move.
moves-title = 所有走法
moves-none = 没有合法的走法。
moves-none-ended = 游戏在这里已经结束，不再走任何一步。
moves-head-move = 走法
moves-head-value = 走后的值
moves-head-outcome = 标号
moves-head-wins = 取胜？
moves-head-then = 走后谁胜
moves-head-undo = 可逆：还原走法
moves-wins = 是
moves-loses = 否
moves-outcomes = 标号指走后的局面：P 表示接下来走的对手必败，N 表示对手必胜。
moves-outcomes-draws = 标号指走后的局面：P 表示接下来走的对手必败，N 表示对手必胜，D 表示平局。
moves-left-out = 还有更多走法，列表已截短。

# Comparing two games.
equal-yes = 两个游戏**相等**。
equal-no = 两个游戏**不相等**。
equal-yes-values = 两者的 Grundy 值都是 { $value }，所以在任何和中都可以互相替换。
equal-yes-sum = 在两者之差中谁先走谁败，所以在任何和中都可以互相替换。
equal-yes-same = 两者是同一个游戏，所以在任何和中都可以互相替换。
equal-no-values = 两者的 Grundy 值不同：{ $a } 和 { $b }。
equal-witness = 游戏 `{ $game }` 可以区分它们：
equal-added = 与它相加
equal-head-outcome = 谁胜
equal-outcome-next = 先手
equal-outcome-previous = 后手
equal-outcome-left = 左方，无论谁先走
equal-outcome-right = 右方，无论谁先走
equal-outcome-draw = 无人取胜：平局
equal-outcome-first = { $player }先走则胜，否则平局
equal-outcome-second = { $player }后走则胜，否则平局
stop-equality-open = 这两个游戏是否相等尚无定论。规则中的条款可能使整个和立即结束，因此两者之差说明不了问题，而试过的游戏都不能区分它们。
moves-title-of = { $player }的所有走法
stop-asked = 已按要求停止。
stop-too-large = 按规则 `{ $rule }`，{ $heap } 颗石子的堆的 Grundy 值不小于 2^64。本程序不计算这么大的值。
