# A computation that was stopped.
stop-positions = Stopped without an answer: the limit of { $n } positions was reached.
stop-memory = Stopped without an answer: the limit of { $n } MiB of memory was reached.
stop-time = Stopped without an answer: the time limit of { $n } s was reached.
stop-options = Stopped without an answer: one position has more than { $n } options.
stop-known = { $n } positions were examined.
stop-raise = Raise the limit with `{ $flag }` to look further.
stop-cycle = Play need not end, for the graph has a cycle: { $cycle }.
stop-loopy = Try `--loopy` to solve it as a loopy game, in which play that never ends is a draw.

# Every move.
moves-title = Every move
moves-none = There is no legal move.
moves-none-ended = The game is over here, so no move is made any more.
moves-head-move = move
moves-head-value = value after
moves-head-outcome = label
moves-head-wins = wins?
moves-head-then = who wins then
moves-head-undo = reversible: undone by
moves-wins = yes
moves-loses = no
moves-outcomes = The label is that of the position after the move: P is lost for the opponent, who moves next, and N is won for the opponent.
moves-outcomes-draws = The label is that of the position after the move: P is lost for the opponent, who moves next, N is won for the opponent, and D is a draw.
moves-left-out = More moves than these are possible; the list was cut short.

# Comparing two games.
equal-yes = The games are **equal**.
equal-no = The games are **not equal**.
equal-yes-values = Both have Grundy value { $value }, so in any sum one may replace the other.
equal-yes-sum = Their difference is lost for whoever moves first, so in any sum one may replace the other.
equal-yes-same = They are the same game, so in any sum one may replace the other.
equal-no-values = Their Grundy values differ: { $a } and { $b }.
equal-witness = The game `{ $game }` tells them apart:
equal-added = with it added to
equal-head-outcome = who wins
equal-outcome-next = whoever moves first
equal-outcome-previous = whoever moves second
equal-outcome-left = Left, whoever starts
equal-outcome-right = Right, whoever starts
equal-outcome-draw = nobody: a draw
equal-outcome-first = { $player } when moving first; otherwise a draw
equal-outcome-second = { $player } when moving second; otherwise a draw
stop-equality-open = Whether these games are equal is open. A clause of the rules may end a whole sum at once, so their difference does not tell, and no game that was tried tells them apart.
moves-title-of = Every move of { $player }
stop-asked = Stopped on request.
stop-too-large = Under `{ $rule }` a heap of { $heap } has a Grundy value of 2^64 or more. Values that large are not computed.
