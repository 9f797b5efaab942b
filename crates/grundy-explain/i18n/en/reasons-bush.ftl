# Green Hackenbush.
bush-title = Colon and fusion
bush-claim = Two principles make any drawing simpler without changing its value. Fusion: the vertices of a cycle may be merged into one, which turns the edges of the cycle into loops. Colon: stalks and loops that meet at a vertex may be replaced by one stalk whose length is their nim-sum, a loop counting 1. In the end only stalks and loops on the ground are left, and those are Nim heaps.
bush-reduced =
    { $by ->
        [nothing] Only stalks and loops stand on the ground here. A stalk of n edges is a Nim heap of n: a cut leaves 0 to n − 1 edges standing. A loop is worth 1.
        [fusion] Merging the vertices of each cycle (fusion) leaves nothing but stalks and loops on the ground, which are Nim heaps.
        [colon] Replacing branches that meet by one stalk as long as their nim-sum (colon) leaves nothing but stalks and loops on the ground, which are Nim heaps.
       *[both] Merging the vertices of each cycle (fusion) and replacing branches that meet by one stalk as long as their nim-sum (colon) leaves nothing but stalks and loops on the ground, which are Nim heaps.
    }
bush-linear = The drawing has { $n } edges, so its reduction is not shown edge by edge. By colon and fusion it comes down to one walk from the tips to the ground: an edge that alone holds up a part of value v makes that part worth v + 1, and every edge of a cycle adds ⊕ 1.
bush-wins = The drawing is worth { $value }, not 0: some cut leaves the value 0, and then the opponent, who moves next, loses.
bush-loses = The drawing is worth 0: every cut leaves a value other than 0, and the opponent can cut back to 0.
bush-empty = (nothing is left standing)
bush-title-fallen = Fallen edges
bush-fallen = Not joined to the ground, and so fallen already: { $edges }.
bush-title-fusion = Fusion
bush-fusion = **Fusion.** Merge the cycle { $cycle } into vertex { $into }; its edges become loops there.
bush-title-colon = Colon
bush-colon = **Colon.** At vertex { $at } the branches are worth { $xor }: put one stalk of length { $stalk } in their place.
bush-colon-nothing = **Colon.** At vertex { $at } the branches are worth { $xor }, so they may be left out.
bush-colon-loop = **Colon.** The loop at vertex { $at } is worth 1: put a stalk of one edge in its place.
bush-title-stalks = Stalks on the ground
bush-nothing = Nothing is left standing, so the value is 0.
bush-stalk = A single stalk of length { $stalks } stands on the ground, so the value is { $sum }.
bush-loop = A single loop stands on the ground. Cutting it leaves nothing, so the value is 1.
bush-stalks = Left on the ground are stalks of length { $stalks }: { $xor }.
bush-loops = Left on the ground are { $loops } loops, each worth 1: { $xor }.
bush-stalks-and-loops =
    { $stalk_count ->
        [one] Left on the ground are a stalk of length { $stalks }
       *[other] Left on the ground are stalks of length { $stalks }
    } { $count ->
        [one] and a loop worth 1: { $xor }.
       *[other] and { $loops } loops worth 1 each: { $xor }.
    }
