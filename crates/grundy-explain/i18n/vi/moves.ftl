# A move: what is moved, and how.
move-heap = đống { $n }
move-coin = đồng xu { $n }
move-edge = cắt đoạn { $n }
move-token = quân { $n }
move-nimber = nimber
move-take = lấy { $n }
move-one = { $what }: { $change }
move-in-term = { $term }, { $move }
moves-more = và { $n } nước khác
moves-more-than = và ít nhất { $n } nước khác
