# Monotonic Nim and coins on a strip. $kind: heaps or coins.
row-title = Nim on the differences
row-claim =
    { $kind ->
        [coins] Pair the coins from the right, and read the gap of each pair as a Nim heap. Moving the right coin of a pair makes its gap smaller, as a move in Nim does. Moving the left coin makes it larger, and the opponent undoes that by moving the right coin as far. So only the gaps count.
       *[heaps] Pair the heaps from the largest down, and read the difference of each pair as a Nim heap. Lowering the upper heap of a pair makes its difference smaller, as a move in Nim does. Lowering the lower heap makes it larger, and the opponent undoes that by lowering the upper heap as much. So only the differences count.
    }
row-shifted =
    { $kind ->
        [coins] No two coins share a square, so first take 0 from the first coin’s square, 1 from the second’s, 2 from the third’s and so on: { $shifted }.
       *[heaps] Neighbours must differ, so first take 0 from the first heap, 1 from the second, 2 from the third and so on: { $shifted }.
    }
row-pairs =
    { $kind ->
        [coins] Pair the coins from the right; one that is left over is paired with 0. The differences are:
       *[heaps] Pair the heaps from the largest down; one that is left over is paired with 0. The differences are:
    }
row-wins = They play like Nim heaps: a move that makes one larger can be undone. Their nim-sum is { $sum }, not 0, so the player to move wins by making it 0.
row-loses = They play like Nim heaps: a move that makes one larger can be undone. Their nim-sum is 0, so the opponent can always make it 0 again.
row-example =
    { $kind ->
        [coins] For example, moving coin { $n } from { $from } to { $to } turns the difference { $difference_from } into { $difference_to }.
       *[heaps] For example, lowering heap { $n } from { $from } to { $to } turns the difference { $difference_from } into { $difference_to }.
    }
row-mapped =
    { $kind ->
        [coins] The winning moves, back on the strip:
       *[heaps] The winning moves, back on the heaps:
    }
row-head-what = moved
row-head-move = from → to
row-head-difference = difference
row-title-undo = A reversible move and its undo
row-undo-claim = Moves that enlarge a difference are reversible. Each can be undone:
row-undo =
    { $kind ->
        [coins] Coin { $n } from { $from } to { $to } is answered by coin { $partner } from { $partner_from } to { $partner_to }: the difference is as before.
       *[heaps] Heap { $n } from { $from } to { $to } is answered by heap { $partner } from { $partner_from } to { $partner_to }: the difference is as before.
    }
