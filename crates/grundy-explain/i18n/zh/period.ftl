# 值序列的周期、周期的证书，以及两个序列的比较。
period-proved = `{ $rule }` 的值是**周期性的**：从 { $preperiod } 起以 { $period } 为周期循环。
period-proved-start = `{ $rule }` 的值从一开始就是**周期性的**，周期为 { $period }。
period-proved-saltus = `{ $rule }` 的值是**算术周期性的**：从 { $preperiod } 起，每过一个周期 { $period }，值增加 { $saltus }。
period-exception = 最后一个例外是 { $heap }。前周期按“最后一个例外 + 1”计算。
period-max = 没有大于 { $max } 的值。
period-why = 为什么
period-why-breaking = 到 { $last } 为止的值都已算出，这已经足够远：无论一步棋从更大的堆里留下什么，其中总有一部分大得可以减去或加上整整一个周期而值不变。所以一个堆与比它大一个周期的堆，其后继的值相同（Guy 与 Smith，1956 年）。
period-why-repeating = 到 { $last } 为止的值都已算出，这已经足够远。取走许多石子的一步，也可以少取或多取值与数字的一个公共周期。其余的走法无论从更大的堆里留下什么，其中总有一部分大得可以减去或加上整整一个周期而值不变。所以一个堆与比它大一个周期的堆，其后继的值相同（依 Guy 与 Smith，1956 年）。
period-why-rising = 到 { $last } 为止的值都已算出，这已经足够远。一个和里两堆是否相消，其余各堆的 Nim 和与更大的堆的值相差多少，只取决于每一堆在自己周期中的位置。考察所有这些位置：没有一个后继取到这个堆自己的值，而每个更小的值都有后继取到。所以这些值会一直这样增长下去（证明见 docs/periods.md）。
period-why-taking = 到 { $last } 为止的值都已算出。每个值只取决于紧靠它前面的若干个值，个数是最多能取的石子数，而已有这么多个连续的值重复了。所以后面的值都重复。
period-why-all-but = 到 { $last } 为止的值都已算出。后面的值只取决于最后若干个值，以及哪些值是前面的堆都没有的；这一切与一个周期之前相同，只多出一个周期的增量。所以规律会一直成立。
period-why-window = 到 { $last } 为止的值都已算出。此后稀疏空间里不再有稀有堆，所以一个值只取决于它前面的 { $length } 个值：它们决定了没有后继取到的最小常见值，而比它小的每个稀有值都有一个后继取到，其中有一部分不超过 { $witness }。堆 { $first } 前面的 { $length } 个值与堆 { $second } 前面的 { $length } 个值相同，所以此后全部重复。
period-space = 这些值是在掩码为 { $mask } 的稀疏空间里算出的，其中有 { $count } 个稀有堆，最后一个是 { $heap }。
period-unknown = 到 { $last } 为止的值不能证明 `{ $rule }` 有周期。
period-none = 前周期与周期之和小于 { $bound } 的周期不存在。
period-never-rises = 值也不会每过一个周期就增加同样多：每一步至多留下两堆的编码从不如此（Austin，1976 年）。
period-no-theorem = 对这类规则，还不知道有什么定理能由有限多个值证明周期。
period-further = 用 `--to` 指定找到哪里为止。
period-certificate = 证书写在 `{ $file }` 里；`grundy verify` 可以检查它。
period-partizan = `{ $rule }` 的两个玩家走法不同，所以它的堆没有 Grundy 值
period-no-heaps = `{ $rule }` 不是单个堆的游戏的规则
period-written = 为 `{ $rule }` 写的规则认不出是单个堆的规则；可用 `grundy values` 和 `grundy pattern` 查看它的值

compare-differ = `{ $a }` 与 `{ $b }` 第一次不同是在 **{ $heap }** 处：值分别为 { $left } 和 { $right }。
compare-agree = 到 { $last } 为止，`{ $a }` 与 `{ $b }` 的值都相同。

verify-holds = 证书**成立**。`{ $rule }` 到 { $last } 为止的值都重新算过，其中每个数都正确：前周期 { $preperiod }，周期 { $period }，增量 { $saltus }。
verify-foreign = `{ $file }` 不是可以读取的证书
verify-wrong = 证书有误：{ $what }

checkpoint-foreign = `{ $file }` 不是检查点，未作改动
checkpoint-version = 检查点 `{ $file }` 的格式版本是 { $version }，这里无法识别，未作改动
checkpoint-damaged = 检查点 `{ $file }` 已损坏，未作改动
checkpoint-other-rule = 检查点 `{ $file }` 属于 `{ $rule }`，未作改动
checkpoint-in-use = 另一个正在运行的程序在使用检查点 `{ $file }`；请等它结束，或另指定一个检查点
checkpoint-missing = 没有可以继续的检查点 `{ $file }`；去掉 `--resume` 就会新建一个
checkpoint-no-sequence = `{ $rule }` 的值不是一堆一堆算出来的，检查点里没有什么可保存的
checkpoint-io = 无法读写检查点 `{ $file }`：{ $why }
checkpoint-none-kept = 已停止，算出了 { $known } 个堆的值；用 `--checkpoint FILE` 就能把它们保存下来
checkpoint-kept = 已停止，{ $known } 个堆的值保存在 `{ $file }` 里。继续计算：`{ $command }`
