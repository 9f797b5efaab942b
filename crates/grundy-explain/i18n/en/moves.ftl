# A move: what is moved, and how.
move-heap = heap { $n }
move-coin = coin { $n }
move-edge = cut edge { $n }
move-token = token { $n }
move-nimber = nimber
move-take = take { $n }
move-one = { $what }: { $change }
move-in-term = { $term }, { $move }
moves-more = and { $n } more
moves-more-than = and at least { $n } more
