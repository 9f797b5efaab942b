# A move: what is moved, and how.
move-heap = 第 { $n } 堆
move-row = 第 { $n } 排
move-pin = 木瓶 { $n }
move-pins = 木瓶 { $a } 和 { $b }
move-leave = 剩 { $parts }
move-coin = 第 { $n } 枚硬币
move-square = 格 { $n }
move-edge = 剪边 { $n }
move-token = 第 { $n } 枚棋子
move-vertex = 顶点 { $n }
move-nothing = 空
move-component = 第 { $n } 项
move-take = 取 { $n }
move-one = { $what }：{ $change }
move-in-term = { $term }，{ $move }
moves-more = 另有 { $n } 种
moves-more-than = 至少另有 { $n } 种

# The same words as they may be typed, parted by commas; # stands for a number. They are understood with any
# accents or none.
typed-component = 第#项
typed-heap = 第#堆, 第#排, 堆#
typed-coin = 第#枚硬币, 硬币#
typed-token = 第#枚棋子, 棋子#
typed-cut = 剪断, 剪
typed-edge = 边
typed-pins = 木瓶
typed-and = 和
typed-to = 变成, 变为, 到
typed-nothing = 空
typed-square = 格
typed-vertex = 顶点
