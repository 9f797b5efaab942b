# Monotonic Nim and coins on a strip. $kind: heaps or coins.
row-title = Nim on the differences
row-title-coins = Nim on the gaps
row-claim =
    { $kind ->
        [coins] Pair the coins from the right, and read the empty squares between the two coins of a pair as a Nim heap. Moving the right coin of a pair makes the gap smaller, as a move in Nim does. Moving the left coin makes it larger, but that can be undone: the opponent moves the right coin just as far. So only the gaps count.
       *[heaps] Pair the heaps from the largest down, and read the difference of each pair as a Nim heap. Lowering the upper heap of a pair makes the difference smaller, as a move in Nim does. Lowering the lower heap makes it larger, but that can be undone: the opponent lowers the upper heap by just as much. So only the differences count.
    }
row-shifted = Neighbours must differ, so first take 0 from the first heap, 1 from the second, 2 from the third and so on: { $shifted }.
row-pairs =
    { $kind ->
        [coins] { $pairing ->
            [single] A single coin is a Nim heap as large as the number of empty squares to its left:
            [even] Pair the coins from the right. The empty squares between the two coins of each pair are:
           *[odd] Pair the coins from the right; the first coin is left over, and the squares to its left are counted. The empty squares are:
        }
       *[heaps] { $pairing ->
            [single] A single heap is paired with 0 and is itself the difference:
            [even] Pair the heaps from the largest down. The differences are:
           *[odd] Pair the heaps from the largest down; the smallest is left over and is paired with 0. The differences are:
        }
    }
row-wins =
    { $shape ->
        [single] It plays like a Nim heap. It is { $sum }, not 0, so the player to move wins by making it 0.
        [pair] It plays like a Nim heap: a move that makes it larger can be undone. It is { $sum }, not 0, so the player to move wins by making it 0.
       *[pairs] They play like Nim heaps: a move that makes one larger can be undone. Their nim-sum is { $sum }, not 0, so the player to move wins by making it 0.
    }
row-loses =
    { $shape ->
        [pair] It plays like a Nim heap: a move that makes it larger can be undone. It is 0, so every move makes it larger, and the opponent makes it 0 again.
       *[pairs] They play like Nim heaps: a move that makes one larger can be undone. Their nim-sum is 0, so every move spoils it, and the opponent makes it 0 again.
    }
row-example =
    { $kind ->
        [coins] { $count ->
            [1] The winning move, coin { $n } from { $from } to { $to }, turns the gap { $difference_from } into { $difference_to }.
           *[other] For example, moving coin { $n } from { $from } to { $to } turns the gap { $difference_from } into { $difference_to }.
        }
       *[heaps] { $count ->
            [1] The winning move, heap { $n } from { $from } to { $to }, turns the difference { $difference_from } into { $difference_to }.
           *[other] For example, lowering heap { $n } from { $from } to { $to } turns the difference { $difference_from } into { $difference_to }.
        }
    }
row-mapped =
    { $kind ->
        [coins] The winning moves, back on the strip:
       *[heaps] The winning moves, back on the heaps:
    }
row-head-what = moved
row-head-move = from → to
row-head-difference = difference
row-head-gap = gap
row-title-undo = A reversible move and its undo
row-undo-claim =
    { $kind ->
        [coins] A move that enlarges a gap, and with it the nim-sum, is reversible: it can be undone, for example:
       *[heaps] A move that enlarges a difference, and with it the nim-sum, is reversible: it can be undone, for example:
    }
row-undo =
    { $kind ->
        [coins] Coin { $n } from { $from } to { $to } is answered by coin { $partner } from { $partner_from } to { $partner_to }: the gap is as before.
       *[heaps] Heap { $n } from { $from } to { $to } is answered by heap { $partner } from { $partner_from } to { $partner_to }: the difference is as before.
    }
