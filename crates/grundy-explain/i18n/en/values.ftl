# Tables of values.
values-title = Grundy values of `{ $rule }`, { $name } = { $from } to { $to }
values-title-grid = Grundy values of `{ $rule }`
values-title-outcomes = Who wins `{ $rule }`, { $name } = { $from } to { $to }
values-title-outcomes-grid = Who wins `{ $rule }`
values-zero = 0 marks the P-positions, which the player to move loses.
values-letter-n = N: whoever moves first wins.
values-letter-p = P: whoever moves second wins.
values-letter-l = L: Left wins, whoever starts.
values-letter-r = R: Right wins, whoever starts.
values-letter-d = D: a draw.
values-letter-l1 = L1: Left wins when moving first; when Right moves first, it is a draw.
values-letter-l2 = L2: Left wins when moving second; when Left moves first, it is a draw.
values-letter-r1 = R1: Right wins when moving first; when Left moves first, it is a draw.
values-letter-r2 = R2: Right wins when moving second; when Right moves first, it is a draw.
values-cut = Only { $name } = { $from } to { $to } fits here; the table goes on to { $last }. `--format csv` writes all of it.
values-written = Written to { $file }.

# In pictures.
values-p-positions = P-positions
values-unknown = unknown
values-outcome = outcome
values-note-density = Each square stands for several positions: the stronger its colour, the more there are.
values-note-reduced = Each square stands for { $rows } × { $columns } positions. It is a P-position if one of them is, and otherwise has the colour of their mean.

# A table that was stopped.
values-stop-positions = Stopped at the limit of { $n } positions.
values-stop-memory = Stopped at the limit of { $n } MiB of memory.
values-stop-time = Stopped at the time limit of { $n } s.
values-stop-options = Stopped at a position with more than { $n } options.
values-known = Everything up to { $name } = { $n } is known.
values-known-cells = The first { $n } positions are known.
values-known-none = Nothing from { $name } = { $n } on is known.

# Tables that cannot be made.
values-backwards = the range is empty: it begins at { $from } and ends at { $to }
values-too-many = a table has at most { $most } positions; ask for a shorter range
values-parameters = `{ $name }` needs its parameters, as in `{ $example }`
values-not-numbers = a position of `{ $name }` is not a number, so there is no sequence to list; `grundy solve` answers a single position
values-axes = a table has one parameter or two
values-one-range = `{ $rule }` has one parameter, so `--from` and `--to` take one number each
values-bfile-grid = a b-file holds a sequence, and this is a grid; try `--format csv`
values-bfile-outcomes = a b-file holds numbers, and `{ $rule }` has no Grundy values; try `--format csv`
values-binary-grid = a binary table holds a sequence, and this is a grid; try `--format parquet`
values-binary-outcomes = a binary table holds numbers, and `{ $rule }` has no Grundy values; try `--format parquet`
values-needs-out = this form is for programs; `--out FILE` says where to write it
values-cannot-write = cannot write “{ $file }”: { $why }
values-not-one-or-two = A table needs positions of one number or two, and those of `{ $game }` are something else.

# What values consist of.
stats-zeros = { $zeros } of the { $known } positions are P-positions, of value 0; the last is { $at }.
stats-no-zeros = None of the { $known } positions is a P-position.
stats-max = The largest value is { $max }, first at { $at }.
stats-space-range = The values were computed in a sparse space with mask { $mask }, by range: a heap is rare if its value has an even number of the mask’s bits.
stats-space-domain = The values were computed in a sparse space with mask { $mask }, by domain: a heap n is rare if the number of the mask’s bits in its value and n − { $parity } are both even or both odd.
stats-rares = { $count } heaps here are rare; the last is { $at }. Heap 0 is not counted.
stats-no-rares = No heap here is rare.
stats-no-space = No sparse space was used.
stats-head-value = value
stats-head-count = positions
stats-larger = { $n } positions have values of 65536 or more, which are not counted one by one.
stats-form = `--stats` takes the place of the values on standard output; `--format` says how `--out` writes them
stats-outcomes = `{ $rule }` has outcomes instead of Grundy values, so there is nothing to count
