# Hints, in four steps. First: can the player to move win?
hint-over = No move is left here.
hint-wins = You can win from here.
hint-wins-only = You can win from here, but by one move only.
hint-draws = Nobody can force a win from here, but you can hold the draw.
hint-loses = Against best play you lose from here. Make it as hard as you can.

# Second: what to look at.
hint-columns =
    { $of ->
        [heaps] Write the heaps in binary, one below the other.
        [values] Put the Grundy value of each heap in its place, and write the values in binary.
        [components] Put the Grundy value of each component in its place, and write the values in binary.
        [differences] Pair neighbours from the largest down, and write their differences in binary.
        [tokens] Put the Grundy value of its vertex in the place of each token, and write the values in binary.
       *[other] Write the lengths of the stalks in binary, one below the other.
    }
hint-columns-odd =
    { $count ->
        [one] The column of { $odd } has an odd number of ones. Make every column even.
       *[other] The columns of { $odd } have an odd number of ones. Make every column even.
    }
hint-columns-even = Every column is even already, so whatever you play makes some column odd.
hint-columns-misere = In misère play this is right as long as two or more numbers above 1 are left.
hint-parity =
    { $count ->
        [one] No number is above 1. In misère play whoever leaves an odd number of ones wins; now there is { $ones }.
       *[other] No number is above 1. In misère play whoever leaves an odd number of ones wins; now there are { $ones }.
    }
hint-last-large =
    { $count ->
        [one] Only one number is above 1, the { $large }; beside it stands { $ones } one. Whoever lowers it decides how many ones are left. Leave an odd number of them.
       *[other] Only one number is above 1, the { $large }; beside it stand { $ones } ones. Whoever lowers it decides how many ones are left. Leave an odd number of them.
    }
hint-remainder = Divide the heap by { $modulus }: the remainder is { $remainder }. Leave a multiple of { $modulus }.
hint-remainder-none = The heap is a multiple of { $modulus }. Whatever you take, the opponent fills it up to { $modulus }.
hint-figures-cycles = Shrink each cycle to a single point: its edges become loops there, and a loop is worth a stalk of one edge.
hint-figures-branches = Where branches meet above the ground, put one stalk in their place, as long as their nim-sum.
hint-figures-stalks = What is left on the ground are stalks of { $stalks }. Their nim-sum is { $sum }; a winning cut makes it 0.
hint-figures-sum = The nim-sum of all that stands on the ground is { $sum }; a winning cut makes it 0.
hint-forbidden =
    { $count ->
        [one] You may not take { $own }, the opponent may not take { $other }. Look at the heaps of { $least } or more: there is { $large }. Once all are smaller, it is plain Nim.
       *[other] You may not take { $own }, the opponent may not take { $other }. Look at the heaps of { $least } or more: there are { $large }. Once all are smaller, it is plain Nim.
    }
hint-backwards = Go backwards from the vertices without arcs: they are lost. A vertex with an arc to a lost one is won; a vertex whose arcs all lead to won ones is lost.
hint-backwards-misere = Go backwards from the vertices without arcs: in misère play they are won. A vertex with an arc to a lost one is won; a vertex whose arcs all lead to won ones is lost.
hint-backwards-draws = What never gets a label is a draw.
hint-zero = The position has Grundy value { $value }. Leave a position of value 0.
hint-zero-already = The position has Grundy value 0, so every move leaves a value other than 0.
hint-replies = No theorem helps here. Go through your moves and look for the best reply to each: you need a move to which there is no good reply.

# Third: where to play.
hint-place = Play here: { $place }.
hint-place-single = There is only one place to play in. Compare what the moves leave.
hint-place-none = All moves lose alike: to each of them there is a winning reply.
hint-bridge = Cut one of the edges { $edges }. It lies on no cycle, so all that hangs on it falls.
hint-bridge-of = Cut one of the edges { $edges } ({ $place }). It lies on no cycle, so all that hangs on it falls.
hint-cycle = Cut one of the edges { $edges }. It lies on a cycle, so nothing else falls.
hint-cycle-of = Cut one of the edges { $edges } ({ $place }). It lies on a cycle, so nothing else falls.

# Fourth: the move.
hint-move-wins = The winning move is { $move }. It leaves `{ $left }`, from which whoever is to move loses.
hint-move-draws = This keeps the draw: { $move }.
hint-move-hardest = No move wins against best play. The hardest to answer: { $move }.
hint-move-none = No move wins against best play.
