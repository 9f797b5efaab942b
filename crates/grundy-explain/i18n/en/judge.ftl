# What `grundy judge` says of a program.
judge-right =
    { $count ->
        [one] Right on the only position.
       *[other] Right on all { $right } positions, { $large } of them large.
    }
judge-right-small =
    { $count ->
        [one] Right on the only position.
       *[other] Right on all { $right } positions.
    }
judge-right-so-far =
    { $count ->
        [one] Right so far: on one position.
       *[other] Right so far: on { $right } positions.
    }
judge-right-before =
    { $count ->
        [one] One smaller position was answered rightly.
       *[other] { $right } smaller positions were answered rightly.
    }
judge-wrong = The smallest position that goes wrong: { $position }
judge-says = The program says { $said }: { $meant }. Right is: { $right }.
judge-says-only = The program says { $said }. Right is: { $right }.
judge-unreadable = The program says { $said }, which is no answer to the question. Right is: { $right }.
judge-silent = The program ends and answers nothing. Right is: { $right }.
judge-too-few = The program answers only { $answers } of the positions it is given. Let it read to the end of its input, a line for each position; or give `--single`, and it is run once for each. Here right is: { $right }.
judge-too-many = The program writes { $lines } lines for one position. Right is one line: { $right }.
judge-failed = The program ends with exit code { $code }. Right is: { $right }.
judge-killed = The program crashes ({ $signal }). Right is: { $right }.
judge-slow = The program is too slow: it was ended when its time was up. Right is: { $right }.
judge-much = The program writes without end, and was ended. Right is: { $right }.
judge-complaint = Its last words: { $complaint }.
judge-hint-stack = It most likely calls itself too deep for the stack. Go through the positions in a loop, from the last to the first, and no stack is needed.
judge-first = the first player wins
judge-second = the second player wins
judge-draw = a draw
judge-some-move = a winning move
judge-no-move = no move wins
judge-bad-move = a move that does not win
judge-nothing = nothing
judge-what-is-right = What is right, and why
judge-again = To see it again
judge-save = The input is long: `--save FILE` writes it into a file.
judge-together = By itself this position is answered rightly; it goes wrong as the last of { $positions }. The program seems to keep something from one position to the next.
judge-mistake-same = The program answers the same every time.
judge-mistake-exchanged = All its answers are right with the players exchanged: it seems to name the loser, or the other player.
judge-mistake-misere = All its answers agree with misère play, wherever a move is left: whoever cannot move wins there. A loop that ends at min(i − 1, k) instead of min(i, k) does that, since it never empties the heap.
judge-mistake-normal = All its answers agree with normal play, wherever a move is left: it does not heed that here whoever cannot move wins.
judge-mistake-empty-heaps = All its answers are those of a program that counts empty heaps too. In misère Nim only heaps that hold a stone count.
judge-mistake-index = All its answers are those of a table that reads f[j] where f[i − j] is meant: taking j stones from i leaves i − j.
judge-mistake-added = All its answers are those of a program that adds the values of heaps. It is their xor that decides.
judge-parameters = “{ $game }” wants parameters, as in `{ $example }`; give them with `--game`
judge-no-values = these positions have no Grundy values; ask who wins, with `--ask outcome`
judge-no-positions = there are no positions of this game within these bounds to ask about
judge-not-found = the shell cannot run { $command }: there is no such command, or it may not be run
details-judge = The program reads positions to the end of its standard input, and writes a line for each: who wins. It is given all small positions in one run, smallest first, and large ones singly. A program that is wrong is an answer: the exit code is 0.
details-judge-2 = `--input counted` (the default) writes `3 7 5 3` for three heaps: how many, then the numbers; `plain` writes `7 5 3`; `contest` first a line with the number of positions, then for each a line with the counts and a line with the numbers. With `--heaps 1`, and where every position has the same number of numbers, there is no count. A drawing is its number of edges and then their ends, where 0 is the ground. With `--game graph` a position is the numbers of vertices and arcs, the vertex of the token, and then the arcs.
details-judge-3 = `--ask outcome` (the default) reads N, first, 1, win or yes where the player to move wins, and P, second, 0, 2, lose or no; `value` reads the Grundy value; `move` a winning move such as `heap 1: 7 -> 2` or `1 2`, or none.
