# Lists, names and other small words.
list-separator = {", "}
list-and = { $first } và { $last }
list-more = { $first } và { $n } số nữa
list-rest = còn { $n } dòng nữa
term-number = { $term } (số hạng { $n })
player-left = Trái
player-right = Phải
