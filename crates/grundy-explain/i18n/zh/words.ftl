# Lists, names and other small words.
list-separator = 、
colon = ：
list-and = { $first } 和 { $last }
list-more = { $first } 等（另有 { $n } 个）
list-rest = 另有 { $n } 行
term-number = { $term }（第 { $n } 项）
player-left = 左方
player-right = 右方
