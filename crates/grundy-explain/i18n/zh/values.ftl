# 数值表。
values-title = `{ $rule }` 的 Grundy 值，{ $name } 从 { $from } 到 { $to }
values-title-grid = `{ $rule }` 的 Grundy 值
values-title-outcomes = `{ $rule }` 谁胜，{ $name } 从 { $from } 到 { $to }
values-title-outcomes-grid = `{ $rule }` 谁胜
values-zero = 0 表示 P 态，即轮到走的一方必败的局面。
values-letter-n = N：先手胜。
values-letter-p = P：后手胜。
values-letter-l = L：无论谁先走，左方胜。
values-letter-r = R：无论谁先走，右方胜。
values-letter-d = D：平局。
values-letter-l1 = L1：左方先走必胜；右方先走则是平局。
values-letter-l2 = L2：左方后走必胜；左方先走则是平局。
values-letter-r1 = R1：右方先走必胜；左方先走则是平局。
values-letter-r2 = R2：右方后走必胜；右方先走则是平局。
values-cut = 这里只放得下 { $name } 从 { $from } 到 { $to } 的部分，整张表到 { $last } 为止；`--format csv` 可写出全部。
values-written = 已写入 { $file }。

# 图中的文字。
values-p-positions = P 态
values-unknown = 未知
values-outcome = 胜负
values-note-density = 每个方格代表多个局面，颜色越浓，局面越多。
values-note-reduced = 每个方格代表 { $rows } × { $columns } 个局面：其中有 P 态时显示 P 态的颜色，否则按平均值着色。

# 中途停止的表。
values-stop-positions = 已达到 { $n } 个局面的上限，停止计算。
values-stop-memory = 已达到 { $n } MiB 内存的上限，停止计算。
values-stop-time = 已达到 { $n } 秒的时限，停止计算。
values-stop-options = 有一个局面的走法超过 { $n } 种，停止计算。
values-known = 到 { $name } = { $n } 为止的值都已求出。
values-known-cells = 前 { $n } 个局面已求出。
values-known-none = 从 { $name } = { $n } 起还一个也没有求出。

# 无法列出的表。
values-backwards = 范围是空的：从 { $from } 开始，却到 { $to } 结束
values-too-many = 一张表最多有 { $most } 个局面，请缩小范围
values-parameters = `{ $name }` 需要给出参数，例如 `{ $example }`
values-not-numbers = `{ $name }` 的局面不是一个数，没有数列可列；单个局面请用 `grundy solve`
values-axes = 一张表有一个或两个参数
values-one-range = `{ $rule }` 只有一个参数，所以 `--from` 和 `--to` 各只取一个数
values-bfile-grid = b-file 存放的是数列，而这是二维的表；请用 `--format csv`
values-bfile-outcomes = b-file 存放的是数，而 `{ $rule }` 没有 Grundy 值；请用 `--format csv`
values-binary-grid = 二进制表存放一个序列，而这是二维表；可以试试 `--format parquet`
values-binary-outcomes = 二进制表存放数，而 `{ $rule }` 没有 Grundy 值；可以试试 `--format parquet`
values-needs-out = 这种格式供程序读取；请用 `--out FILE` 指定写到哪里
values-cannot-write = 无法写入“{ $file }”：{ $why }
values-not-one-or-two = 表格只适用于由一个或两个数组成的局面，而 `{ $game }` 的局面不是这样。

# 值的构成。
stats-zeros = { $known } 个局面中有 { $zeros } 个 P 态，即值为 0；最后一个是 { $at }。
stats-no-zeros = { $known } 个局面中没有 P 态。
stats-max = 最大的值为 { $max }，首次出现在 { $at }。
stats-space-range = 这些值是在掩码为 { $mask } 的稀疏空间里算出的，按值划分：值中含有掩码的偶数个位的堆是稀有堆。
stats-space-domain = 这些值是在掩码为 { $mask } 的稀疏空间里算出的，按堆的大小划分：若堆 n 的值中所含掩码的位数与 n − { $parity } 同奇偶，它就是稀有堆。
stats-rares = 这里有 { $count } 个稀有堆，最后一个是 { $at }。堆 0 不计在内。
stats-no-rares = 这里没有稀有堆。
stats-no-space = 没有用到稀疏空间。
stats-head-value = 值
stats-head-count = 局面数
stats-larger = 有 { $n } 个局面的值不小于 65536，这些值没有逐个计数。
stats-form = `--stats` 在标准输出中代替各个值；`--format` 指定 `--out` 的写法
stats-outcomes = `{ $rule }` 只有胜负而没有 Grundy 值，所以没有可统计的
