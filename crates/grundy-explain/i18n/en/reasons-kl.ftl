# K-L-Nim with different forbidden numbers. $weak may not take $a, $strong may not take $b, a < b.
kl-title = The theorem of K-L-Nim
kl-forbidden = { $weak } may not take exactly a = { $a }, and { $strong } may not take exactly b = { $b }.
kl-claim = While every heap is below a, this is plain Nim. As soon as some heap is at least a, { $strong } wins when to move. { $weak } to move wins then only if exactly one heap x is at least a, the other heaps would be balanced by a heap y < a, and x − y ≠ a; the only winning move is x → y. (A heap y balances the others if together they are lost for the player to move at Nim.)
kl-why = Why the forbidden numbers matter: { $strong } can aim for positions in which the one good move would be to take exactly a, which { $weak } may not do. The larger number b stands in { $strong }’s way in one case only, x − y = b, and then the detour x → y + a wins: the way back to y is to take exactly a.
kl-misere = In misère play “balanced” is meant as in misère Nim: with the others all at most 1, y is 1 minus their nim-sum.
kl-count = The heaps are { $heaps }; the number of heaps of at least a = { $a } is { $large }.
kl-plain = Every heap is below { $a }, so nobody can take a forbidden number any more: this is plain Nim.
kl-plain-wins = The nim-sum is { $sum }, not 0: whoever is to move wins.
kl-plain-loses = The nim-sum is { $sum }: whoever is to move loses.
kl-plain-misere-wins = By the rule of misère Nim, whoever is to move wins.
kl-plain-misere-loses = By the rule of misère Nim, whoever is to move loses.
kl-many-large = **{ $player } to move wins.** { $large } heaps are at least { $a }. Taking 1 from any heap leaves at least two of them, and with two such heaps { $opponent } loses.
kl-two-large = **{ $player } to move wins.** Exactly two heaps are at least { $a }. Taking 1 where both stay at least { $a } (such as { $from } → { $to }) leaves { $opponent } to move with two such heaps, and that loses.
kl-twin = **{ $player } to move wins.** The position is ({ $a }, { $a }). Taking one of the heaps away leaves { $a } alone, and { $opponent } may not take exactly { $a }.
kl-twin-misere = **{ $player } to move wins.** The position is ({ $a }, { $a }). Lowering one heap to 1 leaves ({ $a }, 1); { $opponent } would have to take exactly { $a }, and may not.
kl-several-large = **{ $player } to move loses.** { $large } heaps are at least { $a }. One move cannot bring them all below { $a }, and while one is left { $opponent } wins.
kl-balance = **{ $player } to move wins.** Only the heap { $x } is at least { $a }, and a heap of { $y } would balance the others. The move { $x } → { $y } leaves plain Nim, lost for { $opponent }.
kl-detour = **{ $player } to move wins.** Only the heap { $x } is at least { $a }, and a heap of { $y } would balance the others, but { $x } − { $y } = { $b } is what { $player } may not take. So { $from } → { $to } instead: from there { $opponent } would have to take exactly { $a } to reach { $y }, and may not.
kl-unbalanced = **{ $player } to move wins.** Only the heap { $x } is at least { $a }, and it is larger than { $a }. Balancing the others would take a heap of { $y }, which is at least { $a }. Take 1 from { $x }: it stays at least { $a }, and { $opponent } has no way to balance below { $a }.
kl-balance-rest = **{ $player } to move wins.** Only one heap is at least { $a }, and it is exactly { $a }; the others are not balanced below { $a }. Move { $from } → { $to } among the others so that they are balanced without it: { $opponent } would have to take all of { $a }, and may not.
kl-only-move = **{ $player } to move wins.** Only the heap { $x } is at least { $a }, a heap of { $y } < { $a } would balance the others, and { $x } − { $y } ≠ { $a } may be taken. The move { $x } → { $y } leaves plain Nim, lost for { $opponent }. It is the only winning move: any other leaves an unbalanced Nim position or a heap of at least { $a }.
kl-no-balance = **{ $player } to move loses.** Only the heap { $x } is at least { $a }, but balancing the others would take a heap of { $y }, which is not below { $a }. Whatever { $player } does, { $opponent } wins.
kl-forbidden-move = **{ $player } to move loses.** The one move that would win is { $x } → { $y }, but it takes exactly { $a }, and { $player } may not do that.
kl-defective = This is a defective N-position for { $player }: at Nim the player to move would win, but every move that wins there is forbidden to { $player }.
kl-defective-wins = It is a defective N-position for { $player }: every move that wins at Nim is forbidden to { $player }. Here another move wins all the same.
