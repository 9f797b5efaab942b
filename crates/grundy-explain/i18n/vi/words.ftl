# Lists, names and other small words.
list-separator = {", "}
colon = {": "}
list-and = { $first } và { $last }
list-more = { $first }, … (còn { $n } nữa)
list-rest = còn { $n } dòng nữa
term-number = { $term } (số hạng { $n })
player-left = bên Trái
player-right = bên Phải
