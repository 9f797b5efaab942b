# Lists, names and other small words.
list-separator = {", "}
colon = {": "}
list-and = { $first } and { $last }
list-more = { $first } and { $n } more
list-rest = { $n } more
term-number = { $term } (component { $n })
player-left = Left
player-right = Right
