# The games of examples/, a line about each, and the groups of the list of games.

diagnostic-meant = a position or a rule is not written like this
diagnostic-meant-hint = did you mean { $text }?

games-group-heaps = Games of heaps
games-group-others = Other games
games-group-written-heaps = Written rules: heaps
games-group-written-boards = Written rules: boards and strips
games-group-written-others = Written rules: words, lists and graphs
games-file = the rules

game-wythoff = Wythoff’s game: take from one heap, or the same number from both.
game-euclid = Euclid’s game: subtract a multiple of one number from the other.
game-ncob = Euclid’s game in which at least 1 must be left.
game-coprime = Take k stones from a heap of n if k and n have no common divisor.
game-fibonacci = Take 1, 2, 3, 5, 8, 13, … stones: any Fibonacci number.
game-square = Take 1, 4, 9, 16, … stones: any square.
game-aliquot = Take a proper divisor of the number of stones.
game-take_or_split = Lasker’s Nim as a rule: take any number of stones, or split the heap.
game-moore = Moore’s Nim: take from one heap or from two.
game-harlequin = Take one stone from each heap of any set of heaps.
game-shin = Take one stone from one heap, or one from every heap.
game-stones = Nim as a rule.
game-misere_stones = Nim as a rule, to be asked with --misere.
game-chomp = Chomp on three rows: eat a square and all beyond it; one square is poisoned.
game-cram = Cram: put a domino on two free squares that touch.
game-grid = A rook on a board that goes left or up.
game-paper = Cut a sheet of paper along its grid; who finds only single squares loses.
game-first_square = Cut a sheet of paper along its grid; who first makes a single square wins.
game-northcott = Northcott’s game: a piece for each player in every row, never past each other.
game-nimble = Nimble: move coins on a strip to the left, onto others or not.
game-staircase = Staircase Nim: move coins one step down.
game-turtles = Turning Turtles: turn a coin from heads to tails, and perhaps one to the left of it.
game-palindrome = Strike letters from a word; who can make a palindrome of it wins.
game-ticket = Fill in the digits of a ticket; the halves are to have the same sum, or not.
game-koa = Take numbers from a list into two scores by xor; the larger score wins.
game-permutation = A token on a permutation goes from i to j if a[j] is larger and a[i] divides the way.
game-two_tokens = Two tokens on a graph, one a player; the letters of the arcs never decrease.
