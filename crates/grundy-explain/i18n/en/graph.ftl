# The token game on a graph file.

graph-size =
    { $vertices ->
        [0] The graph has no vertices.
        [one] { $arcs ->
            [0] One vertex, no arcs.
            [one] One vertex, one arc.
           *[other] One vertex, { $arcs } arcs.
        }
       *[other] { $arcs ->
            [0] { $vertices } vertices, no arcs.
            [one] { $vertices } vertices, one arc.
           *[other] { $vertices } vertices, { $arcs } arcs.
        }
    }
graph-wins = The player to move wins from **{ $wins }** of them and loses from { $losses }.
graph-wins-misere = In misère play the player to move wins from **{ $wins }** of them and loses from { $losses }.
graph-wins-draws = The player to move wins from **{ $wins }** of them and loses from { $losses }. From { $draws } nobody can force an end: a draw.
graph-wins-draws-misere = In misère play the player to move wins from **{ $wins }** of them and loses from { $losses }. From { $draws } nobody can force an end: a draw.
graph-longest =
    { $moves ->
        [0] There is no move at all.
        [one] The longest play has one move.
       *[other] The longest play has { $moves } moves.
    }
graph-slowest =
    { $moves ->
        [one] If the winner hurries and the loser delays, play that ends lasts at most one move.
       *[other] If the winner hurries and the loser delays, play that ends lasts at most { $moves } moves.
    }
graph-infinite =
    { $count ->
        [one] One vertex has a loopy value ∞.
       *[other] { $count } vertices have loopy values ∞.
    }
graph-file-head-value = Grundy value
graph-file-head-count = vertices
graph-file-head-vertex = token on
graph-file-head-option = option
graph-file-head-outcome = outcome
graph-tokens-win =
    { $count ->
        [one] From { $on } the player to move **wins**.
       *[other] With tokens on { $on } the player to move **wins**.
    }
graph-tokens-lose =
    { $count ->
        [one] From { $on } the player to move **loses**.
       *[other] With tokens on { $on } the player to move **loses**.
    }
graph-tokens-draw =
    { $count ->
        [one] From { $on } it is a **draw**: nobody can force an end.
       *[other] With tokens on { $on } it is a **draw**: nobody can force an end.
    }
graph-token-value = Grundy value { $value }.
graph-misere = Misère play.
graph-distance =
    { $moves ->
        [one] It takes one move.
       *[other] It takes { $moves } moves if the winner hurries and the loser delays.
    }
graph-winning-moves = Winning moves
graph-drawing-moves = Moves that keep the draw
graph-token-number = token { $n }
graph-why = Why
graph-why-stuck = From { $vertex } there is no move, and the player who cannot move loses.
graph-why-stuck-misere = From { $vertex } there is no move, and in misère play the player who cannot move wins.
graph-why-options =
    { $draws ->
        [0] These are the moves from { $vertex }. After a move, N means that the player whose turn it is then wins, and P that the player who moved wins:
       *[other] These are the moves from { $vertex }. After a move, N means that the player whose turn it is then wins, P that the player who moved wins, and D that it is a draw:
    }
graph-why-mex = The least number that is not among these values is { $mex }: that is the Grundy value of { $vertex }.
graph-why-n = The move to { $to } leaves the opponent a lost vertex, so { $vertex } is won.
graph-why-p = Every move from { $vertex } leaves the opponent a won vertex, so { $vertex } is lost.
graph-why-d = No move from { $vertex } leaves the opponent a lost vertex, but the one to { $to } leaves a draw.
graph-line-title = A line of best play
graph-line-wins =
    { $count ->
        [one] the only move from { $to }, to { $options }, is answered by a win
       *[other] every move from { $to } is answered by a win: { $options }
    }
graph-line-wins-stuck = { $to } has no moves: the opponent, who must move, loses
graph-line-loses =
    { $left ->
        [one] loses in one more move
       *[other] holds out longest: { $left } more moves
    }
graph-line-loses-stuck = { $to } has no moves: in misère play the opponent, who must move, wins
graph-line-draws = keeps the draw
graph-line-cut = The line goes on.
graph-line-checked = Each step was checked with the arcs: a winner's move leads where every option is won for the player to move, and the number of moves left falls by one at each step.
graph-line-checked-draw = Each step was checked with the arcs: no option is lost for the player to move there, and the move chosen leads to a draw again. Here the play comes back to a vertex it has seen.
graph-cycle = there is a cycle, so play need not end: { $cycle }
    Add --loopy to tell wins, losses and draws apart all the same.
graph-no-vertex = { $name } is not a vertex: they go from { $first } to { $last }
graph-no-name = there is no vertex “{ $name }”
graph-no-vertex-none = { $name } is not a vertex: there are none
graph-misere-sum = several tokens in misère play have no theory of values; `grundy solve 'graph[…](…)' --misere` searches small graphs
graph-packed = { $file }: the compressed data is damaged or ends too early ({ $why })
graph-undirected = { $file }: this is a `graph`, whose edges have no direction; the token game needs a `digraph`
graph-dot-too-long = { $file }: more than { $most } MiB are too long for a text of Graphviz; write a line for each arc instead
graph-dot-not-text = { $file }: this text of Graphviz is not in UTF-8
graph-table = { $file }: { $why }
graph-table-columns = { $file }: the table has no two columns of whole numbers, such as `from` and `to`
graph-table-cell = { $file }, row { $row }, column { $column }: { $label } is not a vertex
graph-table-empty = { $file }, row { $row }, column { $column }: nothing is there
graph-written = Written to `{ $file }`.
graph-strategy-written = The strategy is in `{ $file }`; `grundy verify { $file }` checks it.
graph-strategy-holds = The strategy **holds**: all { $vertices } vertices of `{ $file }` were checked against its { $arcs } arcs, in one pass.
graph-strategy-line = { $file }, line { $line }: this is not a line of a strategy
graph-strategy-other = the strategy is for a graph of a different size than { $graph }
graph-strategy-counts = the strategy does not have as many N, P and D as its head says
graph-strategy-arc = line { $line }: the arc to play from vertex { $vertex } is missing, not in the graph, or of no use
graph-strategy-move = line { $line }: the arc to play from vertex { $vertex } does not lead to what is claimed
graph-strategy-outcome = line { $line }: who wins at vertex { $vertex } does not follow from its options
graph-strategy-distance = line { $line }: the number of moves at vertex { $vertex } does not follow from its options
graph-strategy-piped = a strategy needs the name of a file, so that it can be checked against it
graph-line = { $file }, line { $line }: { $what }
graph-not-a-number = a number should stand here, not “{ $found }”
graph-one-number = a second number is missing
graph-too-much = the line should end before “{ $found }”
graph-too-large = { $found } is too large: labels have 32 bits
graph-out-of-range = { $label } is not a vertex: labels go from { $first } to { $last }
graph-no-vertices = { $label } is not a vertex: there are none
graph-wrong-count = the header promises { $promised } arcs, but the file has { $found }
graph-wrong-count-guessed = if this is the header it promises { $promised } arcs, but the file has { $found }; say --header no if it is an arc
graph-no-header = the line `n m` is missing
graph-changed = { $file }: the file was changed while it was read
graph-line-long = the line is longer than the { $most } bytes that are read of one
graph-unread-form = { $file }: this build of the program does not read { $form }
graph-too-many = { $vertices } vertices are more than the 2^32 that labels of 32 bits can tell apart
graph-memory = about { $needs } of memory are needed, and the limit is { $limit } (--limit-memory)
graph-memory-hint = `grundy graph convert` makes a binary file of an edge list in less memory; solving that file takes a few bytes for each vertex and none for the arcs.
graph-stage-reading = reading
graph-stage-building = ordering
graph-stage-solving = solving
graph-stage-writing = writing
graph-convert-words = the vertices have names, and a binary file only knows numbers; convert it to text (--to text), where numbers stand for the names
graph-binary = { $file } is not a whole graph: { $what }
graph-binary-version = it was written by another version of the program
graph-binary-head = its first bytes are damaged
graph-binary-length = it has { $found } bytes where { $expected } are promised
graph-binary-row = the arcs to vertex { $vertex } are damaged
graph-binary-checksum = its checksum does not fit the rest, so some of it was changed
