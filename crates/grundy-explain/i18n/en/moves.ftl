# A move: what is moved, and how.
move-heap = heap { $n }
move-row = row { $n }
move-pin = pin { $n }
move-pins = pins { $a } and { $b }
move-leave = leaves { $parts }
move-coin = coin { $n }
move-square = square { $n }
move-edge = cut edge { $n }
move-token = token { $n }
move-vertex = vertex { $n }
move-nothing = nothing
move-component = component { $n }
move-take = take { $n }
move-one = { $what }: { $change }
move-in-term = { $term }, { $move }
moves-more = and { $n } more
moves-more-than = and at least { $n } more

# The same words as they may be typed, parted by commas; # stands for a number. They are understood with any
# accents or none.
typed-component = component#, term#, game#
typed-heap = heap#, pile#, row#
typed-coin = coin#
typed-token = token#
typed-cut = cut
typed-edge = edge
typed-pins = pins, pin
typed-and = and
typed-to = to
typed-nothing = nothing
typed-square = square
typed-vertex = vertex
