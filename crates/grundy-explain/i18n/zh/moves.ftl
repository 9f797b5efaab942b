# A move: what is moved, and how.
move-heap = 第 { $n } 堆
move-coin = 第 { $n } 枚硬币
move-edge = 剪边 { $n }
move-token = 第 { $n } 枚棋子
move-nimber = nimber
move-take = 取 { $n }
move-one = { $what }：{ $change }
move-in-term = { $term }，{ $move }
moves-more = 另有 { $n } 种
moves-more-than = 至少另有 { $n } 种
