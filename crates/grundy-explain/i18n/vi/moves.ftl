# A move: what is moved, and how.
move-heap = đống { $n }
move-row = hàng { $n }
move-pin = ky { $n }
move-pins = ky { $a } và { $b }
move-leave = còn { $parts }
move-coin = đồng xu { $n }
move-square = ô { $n }
move-edge = cắt đoạn { $n }
move-token = quân { $n }
move-vertex = đỉnh { $n }
move-nothing = không còn gì
move-component = số hạng { $n }
move-take = lấy { $n }
move-one = { $what }: { $change }
move-in-term = { $term }, { $move }
moves-more = và { $n } nước khác
moves-more-than = và ít nhất { $n } nước khác

# The same words as they may be typed, parted by commas; # stands for a number. They are understood with any
# accents or none.
typed-component = số hạng#, thành phần#
typed-heap = đống#, hàng#
typed-coin = đồng xu#, xu#
typed-token = quân#
typed-cut = cắt
typed-edge = đoạn, cạnh
typed-pins = ky
typed-and = và
typed-to = thành, còn
typed-nothing = không còn gì
typed-square = ô
typed-vertex = đỉnh
