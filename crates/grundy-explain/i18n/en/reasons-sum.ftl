# Nim: Bouton's theorem, in short.
sum-bouton-none = No stones are left: there is no move, and whoever cannot move loses.
sum-bouton-one = Only one heap is left: take all of it, and the opponent cannot move.
sum-bouton-twins = The two heaps are equal: however many stones are taken from one, the opponent takes as many from the other, and so makes the last move.
sum-bouton-pair = Lower the larger heap to { $to }, so that the two are equal. From then on take as many stones from one heap as the opponent takes from the other: you always have an answer, and so you make the last move.
sum-bouton-wins =
    { $count ->
        [one] The highest 1 of the nim-sum stands in the column of { $column }. Only the heap of { $heaps } has a 1 there too, so it can be lowered to its xor with { $sum }, which makes every column even. From there every move makes some column odd again.
       *[other] The highest 1 of the nim-sum stands in the column of { $column }. The heaps of { $heaps } have a 1 there too, so each can be lowered to its xor with { $sum }, which makes every column even. From there every move makes some column odd again.
    }
sum-bouton-loses = Every column holds an even number of 1s, so the nim-sum is 0. A move changes one heap and makes some column odd; the opponent can then make every column even again, and so on down to the last stone.
sum-hexadecimal = The numbers are long, so they are written in hexadecimal: each digit stands for four binary columns, and ⊕ works digit by digit.

# Nim: the whole proof.
sum-title-bouton = Bouton’s theorem
sum-bouton-claim = The nim-sum is the xor of the heaps: write them in binary, one below the other, and mark the columns with an odd number of 1s. The player to move loses exactly when the nim-sum is 0. Three facts prove it.
sum-bouton-end = **1. The end is lost.** With no stones left the nim-sum is 0, and the player to move has lost.
sum-bouton-to-zero = **2. If the nim-sum s is not 0, some move makes it 0.** Take the highest column in which s has a 1, and a heap x with a 1 in that column. Then x ⊕ s is less than x, and lowering x to x ⊕ s flips exactly the odd columns.
sum-bouton-to-zero-here = Here s = { $sum }, and its highest 1 stands in the column of { $column }. Heap { $n } holds { $from }, which has a 1 there, and { $from } ⊕ { $sum } = { $to }. After { $from } → { $to } every column is even:
sum-bouton-from-zero = **3. If the nim-sum is 0, every move spoils it.** A move replaces one heap x by a smaller y, so the nim-sum becomes x ⊕ y, which is not 0 because x and y differ.
sum-bouton-from-zero-here = For example, { $from } → { $to } on heap { $n } makes the nim-sum { $sum }. The opponent answers { $reply_from } → { $reply_to } on heap { $reply_n }, and it is 0 again.
sum-bouton-so-wins = The nim-sum is { $sum }, not 0: the player to move wins, and the winning moves are exactly those that make it 0.
sum-bouton-so-loses = The nim-sum is 0: the player to move loses.

# Sums of games.
sum-title-terms = The Sprague–Grundy theorem
sum-terms-wins = Each component plays like a Nim heap of its value, so the sum is worth the xor of the values: { $sum }, not 0. A move wins exactly if it makes the xor 0, and lowering a value like this always can:
sum-terms-loses = Each component plays like a Nim heap of its value, so the sum is worth the xor of the values. It is 0: whatever the player to move does to one component, the opponent can bring the xor back to 0.
sum-terms-claim = The Grundy value of a position is the mex of the values of its options: the least number that is not among them. So from a component of value g there is a move to every smaller value, and a move to a larger value can be answered by one back to g. That is just how a Nim heap of g stones behaves, and the sum is Nim with these heaps.
sum-terms-aim = A move wins exactly if it makes the xor 0. Lowering a value like this always can:
sum-term-title = The component { $term }
sum-term-alone = On its own it is worth { $value }.
sum-term-heap = A Nim heap is worth its size: { $value }.
sum-term-nim = A Nim heap is worth its size, and several heaps are worth the xor of their sizes: { $equation }.
sum-term-end = Nobody can move in it, so it is worth 0.
sum-title-rest = The other components
sum-terms-rest = The other { $n } components are valued in the same way.

# Misère Nim, in short. $kind: heaps, values (of heaps) or differences (of a row).
sum-misere-none = Nothing is left to take: the player to move cannot move, and under the misère rule that wins.
sum-misere-even =
    { $kind ->
        [heaps] No heap holds more than one stone, so each move removes a heap and only their number counts. It is { $ones }, an even number: the opponent will have to take the last one.
        [differences] No difference is more than 1, so only the number of 1s counts. It is { $ones }, an even number: the player to move can make it odd, and odd again after every reply, or has won because no move is left.
       *[values] No value is more than 1, so only the number of 1s counts. It is { $ones }, an even number: the player to move can make it odd, and odd again after every reply, or has won because no move is left.
    }
sum-misere-odd =
    { $kind ->
        [heaps] No heap holds more than one stone, so each move removes a heap and only their number counts. It is { $ones }, an odd number: the player to move will have to take the last one.
        [differences] No difference is more than 1, so only the number of 1s counts. It is { $ones }, an odd number: whatever is played, the opponent can make it odd again, or has won because no move is left.
       *[values] No value is more than 1, so only the number of 1s counts. It is { $ones }, an odd number: whatever is played, the opponent can make it odd again, or has won because no move is left.
    }
sum-misere-single =
    { $kind ->
        [heaps] { $count ->
            [1] Only the heap of { $from } holds more than one stone. Lower it to { $to }: a single stone is left, and the opponent has to take it.
           *[other] Only the heap of { $from } holds more than one stone. Lower it to { $to }: that leaves { $left } heaps of one stone, an odd number, and the opponent will have to take the last one.
        }
        [differences] Only the difference { $from } is more than 1. Lower it to { $to }, so that an odd number of 1s is left ({ $left }) and nothing larger: the opponent loses.
       *[values] Only the value { $from } is more than 1. Lower it to { $to }, so that an odd number of 1s is left ({ $left }) and nothing larger: the opponent loses.
    }
sum-misere-wins =
    { $kind ->
        [heaps] At least two heaps hold two stones or more, and as long as that is so, misère Nim is played like normal Nim: the nim-sum is { $sum }, not 0, and a move that makes it 0 wins. The difference comes only at the end: when just one heap above 1 remains, leave an odd number of heaps of 1.
       *[values] At least two of the numbers are 2 or more, and as long as that is so, misère Nim is played like normal Nim: the nim-sum is { $sum }, not 0, and a move that makes it 0 wins. The difference comes only at the end: when just one number above 1 remains, leave an odd number of 1s.
    }
sum-misere-loses =
    { $kind ->
        [heaps] At least two heaps hold two stones or more, and as long as that is so, misère Nim is played like normal Nim: the nim-sum is 0, every move spoils it, and the opponent makes it 0 again. When just one heap above 1 remains, it is the opponent’s turn, who then leaves an odd number of heaps of 1.
       *[values] At least two of the numbers are 2 or more, and as long as that is so, misère Nim is played like normal Nim: the nim-sum is 0, every move spoils it, and the opponent makes it 0 again. When just one number above 1 remains, it is the opponent’s turn, who then leaves an odd number of 1s.
    }

# Misère Nim: the whole proof.
sum-title-misere = Nim in misère play
sum-misere-claim = Whoever cannot move wins. The player to move loses exactly in two cases: every number is at most 1 and the number of 1s is odd, or some number is 2 or more and the nim-sum is 0.
sum-misere-values =
    { $kind ->
        [differences] These differences take the place of the heaps of Nim. A move may also make one of them larger, but the argument needs only this: a move changes exactly one of the numbers, each can be lowered to every smaller one, and where all are 0 and a move is left, some move makes one of them 1.
       *[values] These values take the place of the heaps of Nim. A move may also make one of them larger, but the argument needs only this: a move changes exactly one of the numbers, each can be lowered to every smaller one, and where all are 0 and a move is left, some move makes one of them 1.
    }
sum-misere-step-parity =
    { $kind ->
        [heaps] **1. Every number is at most 1.** Each move turns a 1 into a 0, so the parity of the number of 1s decides. If it is even, the opponent takes the last one.
       *[values] **1. Every number is at most 1.** If the number of 1s is even, the player to move makes it odd, or has won already because no move is left. If it is odd, every move makes it even or leaves exactly one number above 1, which is case 2 for the opponent.
    }
sum-misere-step-single = **2. Exactly one number is at least 2.** The player to move may lower it to 0 or to 1, whichever leaves an odd number of 1s, and wins by case 1.
sum-misere-step-wins = **3. Two or more numbers are at least 2, and the nim-sum is not 0.** Make it 0 as in normal Nim. One number above 1 cannot have nim-sum 0 with 1s alone, so at least two such numbers are left: case 4 for the opponent.
sum-misere-step-loses = **4. Some number is at least 2, and the nim-sum is 0.** Then there are at least two such numbers. Every move makes the nim-sum other than 0 and leaves at least one of them: case 2 or 3 for the opponent.
sum-misere-here =
    { $count ->
        [one] The number here is { $numbers }: this is case { $case }.
       *[other] The numbers here are { $numbers }: this is case { $case }.
    }
sum-misere-after = After the move { $from } → { $to }:
