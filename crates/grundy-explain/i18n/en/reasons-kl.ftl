# K-L-Nim with different forbidden numbers. $weak may not take $a, $strong may not take $b, a < b.
kl-title = The theorem of K-L-Nim
kl-forbidden = { $weak } may not take exactly a = { $a }, and { $strong } not exactly b = { $b }. As a < b, { $strong } wins whenever it is { $strong }’s turn and some heap is at least a.
kl-claim = While every heap is below a, this is plain Nim. As soon as some heap is at least a, { $strong } to move wins, and { $weak } to move wins only if exactly one heap x is at least a, a heap y < a would balance the others, and x − y ≠ a; the only winning move is then x → y. (A heap y balances the others if together with them it is lost for the player to move at Nim.)
kl-why = Why the forbidden numbers matter: { $strong } can aim for positions in which the one good move is to take exactly a, which { $weak } may not do. The larger number b stands in { $strong }’s way in one case only, x − y = b, and then the detour x → y + a wins: the way on to y is to take exactly a.
kl-misere = In misère play “balanced” is meant as in misère Nim: if the others are all at most 1, y is 1 minus their nim-sum, otherwise y is their nim-sum as in Nim.
kl-count = The heaps are { $heaps }; the number of heaps of at least a is { $large }.
kl-plain = Every heap is below a = { $a }, so nobody can ever take a forbidden number: this is plain Nim.
kl-plain-wins = The nim-sum is { $sum }, not 0: whoever is to move wins.
kl-plain-loses = The nim-sum is { $sum }: whoever is to move loses.
kl-plain-misere-wins = By the rule of misère Nim, whoever is to move wins.
kl-plain-misere-loses = By the rule of misère Nim, whoever is to move loses.
kl-many-large = **{ $player } to move wins.** There are { $large } heaps of at least a. Taking 1 from any heap leaves at least two of them. One move of { $opponent } cannot bring both below a, and while one is left { $player } wins.
kl-two-large = **{ $player } to move wins.** Exactly two heaps are at least a. Taking 1 so that both stay at least a (such as { $from } → { $to }) wins: one move of { $opponent } cannot bring both below a, and while one is left { $player } wins.
kl-twin = **{ $player } to move wins.** The position is (a, a). Taking one of the heaps away leaves a alone; the one good move there is to take exactly a, and { $opponent } may not.
kl-twin-misere = **{ $player } to move wins.** The position is (a, a). Lowering one heap to 1 leaves (a, 1); the one good move there is to take exactly a, and { $opponent } may not.
kl-several-large = **{ $player } to move loses.** There are { $large } heaps of at least a. One move cannot bring them all below a, and while one is left { $opponent } wins.
kl-balance =
    { $rest ->
        [none] **{ $player } to move wins.** There is only the heap of { $x }, and { $player } may lower it to { $y }, which leaves a lost position for { $opponent }.
       *[some] **{ $player } to move wins.** Only the heap of { $x } is at least a, and a heap of { $y } would balance the others. The move { $x } → { $y } leaves plain Nim, lost for { $opponent }.
    }
kl-detour =
    { $rest ->
        [none] **{ $player } to move wins.** There is only the heap of { $x }. Lowering it to { $y } would win, but { $x } − { $y } = b, which { $player } may not take. So { $from } → { $to } instead: from there { $opponent } would have to take exactly a to reach { $y }, and may not.
       *[some] **{ $player } to move wins.** Only the heap of { $x } is at least a, and a heap of { $y } would balance the others, but { $x } − { $y } = b, which { $player } may not take. So { $from } → { $to } instead: from there { $opponent } would have to take exactly a to reach { $y }, and may not.
    }
kl-unbalanced = **{ $player } to move wins.** Only the heap of { $x } is at least a, and balancing the others would take a heap of { $y }, which is not below a. Take 1 from { $x }: it stays at least a, so { $opponent } must bring it below a, but no heap below a balances the others.
kl-balance-rest = **{ $player } to move wins.** Only one heap is at least a, and it is exactly a. No heap below a balances the others, so move among them: { $from } → { $to } balances them by themselves. To keep that balance { $opponent } would have to take all of a, and may not.
kl-only-move =
    { $rest ->
        [none] **{ $player } to move wins.** There is only the heap of { $x }, and { $player } may lower it to { $y }, since { $x } − { $y } ≠ a. That leaves a lost position for { $opponent }, and it is the only winning move: any other leaves a position that { $opponent } wins.
       *[some] **{ $player } to move wins.** Only the heap of { $x } is at least a, a heap of { $y } < a would balance the others, and { $player } may take { $x } − { $y } ≠ a. The move { $x } → { $y } leaves plain Nim, lost for { $opponent }. It is the only winning move: any other leaves an unbalanced Nim position or a heap of at least a.
    }
kl-no-balance = **{ $player } to move loses.** Only the heap of { $x } is at least a, but balancing the others would take a heap of { $y }, which is not below a. So every move leaves an unbalanced Nim position or a heap of at least a, and { $opponent } wins both.
kl-forbidden-move = **{ $player } to move loses.** The one move that could win is { $x } → { $y }, but it takes exactly a, and { $player } may not do that.
kl-defective =
    { $play ->
        [misere] This is a defective N-position for { $player }: at misère Nim the player to move would win, but every move that wins there is forbidden to { $player }.
       *[normal] This is a defective N-position for { $player }: at Nim the player to move would win, but every move that wins there is forbidden to { $player }.
    }
kl-defective-wins =
    { $play ->
        [misere] This is a defective N-position for { $player }: every move that wins at misère Nim is forbidden to { $player }. Here another move wins all the same.
       *[normal] This is a defective N-position for { $player }: every move that wins at Nim is forbidden to { $player }. Here another move wins all the same.
    }
