# The token game.
graph-title = Labels from the ends backwards
graph-rule = A vertex without arcs is lost (P) for the player to move. A vertex with an arc to a P-vertex is won (N), any other is P. The value of a vertex is the mex of the values its arcs lead to; it is 0 exactly at the P-vertices.
graph-rule-misere = In misère play a vertex without arcs is won (N) for the player to move. A vertex with an arc to a P-vertex is won, any other is P.
graph-order = Each vertex below stands after all that its arcs lead to, so its label can be read off from those above it.
graph-head-vertex = vertex
graph-head-arcs = arcs to
graph-head-value = value
graph-head-outcome = label
graph-head-moves = moves left
graph-token-wins = The token stands on vertex { $vertex }, an N-vertex: the player to move wins by moving to a P-vertex.
graph-token-loses = The token stands on vertex { $vertex }, a P-vertex: every arc leads to an N-vertex, so the player to move loses.
graph-token-draws = The token stands on vertex { $vertex }. No arc leads to a P-vertex, but some arc leads to a vertex that is neither won nor lost, and so on for ever: a draw.
graph-tokens = Several tokens are a sum of games, worth the xor of the values of their vertices:
graph-many-tokens = The tokens are a sum of games, worth the xor of the values of their vertices: { $sum }.
graph-winning = Vertices from which the player to move wins: { $n } of { $total }.
graph-length =
    { $count ->
        [one] Without cycles no token comes to a vertex twice, so each token makes at most one move.
       *[other] Without cycles no token comes to a vertex twice, so each token makes at most { $n } moves.
    }

# With cycles.
graph-title-loopy = Labels of a graph with cycles
graph-loopy = Labels are carried backwards from the ends of play: a vertex with an arc to a P-vertex is N, and a vertex all of whose arcs lead to N-vertices is P, to begin with a vertex without arcs. What never gets a label is a draw (D), since its player can always avoid losing by going round.
graph-loopy-misere = Labels are carried backwards from the ends of play: in misère play a vertex without arcs is N. A vertex with an arc to a P-vertex is N as well, and a vertex that has arcs, all of them to N-vertices, is P. What never gets a label is a draw (D), since its player can always avoid losing by going round.
graph-loopy-distance = “Moves left” says how long play lasts if the winner hurries and the loser delays.
graph-loopy-values = Values are given in rounds. A vertex gets the mex m of the values that its options have so far, if every other option, whose value is larger or not yet given, has a move back to a vertex that got the value m earlier. A vertex that never gets a value has the value ∞, written with the set K of the values that its arcs lead to. In a sum n ⊕ ∞K = ∞(n ⊕ K), which is won when n is in K and otherwise a draw; two infinite values make a draw.
graph-loopy-sum = The tokens are a sum of games: { $xor } = { $sum }.

# Sums with cycles.
loopy-sum-title = The value of a sum with cycles
loopy-sum-rule = Finite values add by xor. A finite value n shifts the set of an infinite value: n ⊕ ∞K = ∞(n ⊕ K), from which a move to 0 exists exactly if 0 is in the set. With two infinite values no single move makes the sum finite.
loopy-sum-finite = Play could go on for ever, but here every component has a finite value, and finite values add by xor as usual.
loopy-sum-wins = Some move makes the whole sum worth 0, so the player to move wins.
loopy-sum-loses = The sum is worth 0: whatever is moved, the opponent can bring it back to 0 and come nearer to the end. The player to move loses.
loopy-sum-draws = No move makes the sum worth 0, so the player to move cannot win, but can always avoid losing: a draw.
