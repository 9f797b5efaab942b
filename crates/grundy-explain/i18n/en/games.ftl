# The catalogue: a line about each game, and its rules.

game-nim = Nim: take any number of stones from one heap.
game-nim-rules = There are several heaps of stones. A move takes one or more stones from a single heap, up to the whole heap. The value of a heap is its size, so the player to move wins exactly if the xor of the sizes is not 0. In misère play the same rule holds as long as some heap has two or more stones; if no heap has, the player to move wins exactly if the number of heaps of one stone is even.

game-star = A nimber: the value *n, a Nim heap of n stones by another name.
game-star-rules = *n has the options *0, *1, …, *(n − 1). By the theorem of Sprague and Grundy every impartial game that must end is equal to one of them in normal play, so nimbers are handy to add to other games.

game-take = Bounded subtraction: take at least a and at most b stones from one heap.
game-take-rules = A move takes between a and b stones from one heap, both included. For takes from 1 to k the value of a heap of n is n mod (k + 1): whoever leaves multiples of k + 1 answers a take of t by k + 1 − t. The same answer is found by a table, by a sliding window and by the closed form: see --method. Misère play follows the misère rule of Nim on the values.

game-subtract = A subtraction game: take a number of stones that is in the set.
game-subtract-rules = A move takes s stones from one heap, where s is one of the numbers in the brackets. The value of a heap is the mex of the values it can be lowered to; for a finite set these values become periodic. Several heaps are added by xor.

game-allbut = An all-but game: take any number of stones except those in the set.
game-allbut-rules = A move takes any number of stones from one heap, except the numbers in the brackets. With one forbidden number k the value of a heap of n is ⌊n / 2k⌋·k + (n mod 2k) mod k; otherwise it is found as a mex. Several heaps are added by xor.

game-grundys = Grundy’s game: split a heap into two unequal heaps.
game-grundys-rules = A move chooses a heap and splits it into two heaps of different sizes, neither empty. Heaps of one or two stones cannot be split. The values begin 0 0 0 1 0 2 1 0 2 1 0 2 1 3; whether they ever become periodic is not known.

game-octal = An octal or hexadecimal game, given by its code d0.d1d2d3…
game-octal-rules = The digit d_t says what taking t stones from a heap may leave: 1 means nothing, 2 one heap, 4 two heaps and, in hexadecimal codes, 8 three heaps; a digit is the sum of what is allowed. So 0.77 takes one or two stones and may split what is left. The digit before the point splits a heap without taking. The value of a heap is the mex of the values of its options.

game-kayles = Kayles, 0.77: knock down one pin or two neighbours in a row.
game-kayles-rules = Pins stand in a row. A move knocks down one pin or two pins that stand side by side, which may part the row in two. A row of n pins is a heap of n, and the code is 0.77. The values have period 12 from 71 on.

game-dawsons_kayles = Dawson’s Kayles, 0.07: knock down two neighbouring pins.
game-dawsons_kayles-rules = Pins stand in a row. A move knocks down two pins that stand side by side, which may part the row in two. The code is 0.07; the values have period 34.

game-dawsons_chess = Dawson’s chess, 0.137: two rows of pawns that must capture.
game-dawsons_chess-rules = White and black pawns face each other on a board of three rows, and a capture must be made. What follows from a pawn’s advance amounts to removing a file together with its neighbours, so that a board of n files is a heap of n under the code 0.137. Its values are those of Dawson’s Kayles one step further on.

game-treblecross = Treblecross, 0.007: three crosses in a row win.
game-treblecross-rules = On a strip of squares both players write crosses, and whoever makes three in a row wins. A cross next to or one square from another loses at once, so each cross takes five squares out of play. This is the code 0.007, where a move takes three stones and may split what is left: a strip of n squares is a heap of n + 2.

game-officers = Officers, 0.6: take one stone, leaving one or two heaps.
game-officers-rules = A move takes one stone from a heap of at least two and may split what is left into two heaps. A single stone cannot be taken. The code is 0.6.

game-laskers_nim = Lasker’s Nim, 4.333…: take any number, or split a heap.
game-laskers_nim-rules = A move takes any number of stones from a heap, as in Nim, or splits a heap into two smaller ones without taking. For n ≥ 1 the value of n is n − 1 if n is divisible by 4, n + 1 if n leaves 3 on division by 4, and n otherwise (Berlekamp, Conway and Guy 1982); grundy solve --explain prints the proof.

game-guiles = Guiles, 0.15: take a heap of one or two, or two stones from within a heap.
game-guiles-rules = A move takes away a heap of one stone, or a heap of two, or takes two stones from a heap and splits what is left into two heaps. The code is 0.15; the values have period 10.

game-monotonic = Monotonic Nim: heaps that must stay in order.
game-monotonic-rules = The heaps are written from left to right, each at least as large as the one before. A move takes stones from one heap but must keep this order; with [strict] neighbours must differ as well. Paired from the right, the differences of neighbours are the heaps of a Nim game: lowering the left heap of a pair enlarges its difference, and the opponent undoes that by lowering the right heap as far.

game-strip = Coins on a strip: slide a coin to the left without passing another.
game-strip-rules = Coins lie on a strip of squares 0, 1, 2, …, at most one on a square. A move slides one coin to a smaller square without passing or meeting another coin. This is strict monotonic Nim in other words.

game-hackenbush = Green Hackenbush: cut edges of a drawing that stands on the ground.
game-hackenbush-rules = A drawing of edges stands on the ground, which is vertex 0. A move cuts one edge, and everything that is no longer joined to the ground falls. Loops and multiple edges are allowed. By the colon principle the branches at a vertex may be replaced by one stalk as long as their nim-sum; by the fusion principle the vertices of a cycle may be merged into one.

game-kl = K-L-Nim: Nim in which Left may not take exactly k, nor Right exactly l.
game-kl-rules = A move takes any number of stones from one heap, except that Left (player 1) may never take exactly k stones and Right (player 2) never exactly l. If k = l the game is impartial and each heap has a closed form. Otherwise, once some heap has at least as many stones as the smaller of the two numbers, the player with the larger number wins whenever it is that player’s turn, and the other wins only in one kind of position.

game-graph = The token game: move tokens along the arcs of a directed graph.
game-graph-rules = Tokens stand on the vertices of a directed graph; a move pushes one token along an arc. Several tokens are a sum and may share a vertex. Without cycles every vertex has a value, the mex of those its arcs lead to. With cycles play need not end: --loopy solves such graphs with draws.
