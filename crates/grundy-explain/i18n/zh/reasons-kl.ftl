# K-L-Nim with different forbidden numbers. $weak may not take $a, $strong may not take $b, a < b.
kl-title = K-L-Nim 定理
kl-forbidden = { $weak }不能恰好取 a = { $a } 颗，{ $strong }不能恰好取 b = { $b } 颗。因为 a < b，只要有一堆不小于 a，轮到{ $strong }走时{ $strong }就必胜。
kl-claim = 当每一堆都小于 a 时，这就是普通的 Nim。只要有一堆不小于 a，轮到{ $strong }走时{ $strong }必胜；轮到{ $weak }走时，仅当恰有一堆 x 不小于 a、其余各堆可以由一个 y < a 的堆来平衡、并且 x − y ≠ a 时才能取胜，这时唯一的取胜走法是 x → y。（所谓 y 平衡其余各堆，是指它们合在一起成为 Nim 的必败态。）
kl-why = 禁取数为什么重要：{ $strong }可以设法走到这样的局面，其中唯一的好棋是恰好取 a 颗，而{ $weak }偏偏不能这样取。较大的 b 只在 x − y = b 这一种情形妨碍{ $strong }，这时绕道走 x → y + a 即可取胜：要再走到 y，必须恰好取 a 颗。
kl-misere = 在反常规则下，“平衡”按反常 Nim 理解：若其余各堆都不超过 1，则 y 等于 1 减去它们的 Nim 和；否则 y 仍是它们的 Nim 和。
kl-count = 各堆为 { $heaps }，其中不小于 a 的有 { $large } 堆。
kl-plain = 每一堆都小于 a = { $a }，谁也不可能再取到禁取数：这就是普通的 Nim。
kl-plain-wins = Nim 和为 { $sum }，不是 0：轮到谁走谁胜。
kl-plain-loses = Nim 和为 { $sum }：轮到谁走谁败。
kl-plain-misere-wins = 由反常 Nim 的规律，轮到谁走谁胜。
kl-plain-misere-loses = 由反常 Nim 的规律，轮到谁走谁败。
kl-many-large = **轮到{ $player }走，必胜**。有 { $large } 堆不小于 a。从任意一堆取 1 颗，仍至少剩下两堆不小于 a。{ $opponent }一步不可能使两堆都小于 a，而只要还剩一堆，{ $player }就必胜。
kl-two-large = **轮到{ $player }走，必胜**。恰有两堆不小于 a。取 1 颗并使这两堆仍不小于 a（例如 { $from } → { $to }）：{ $opponent }一步不可能使两堆都小于 a，而只要还剩一堆，{ $player }就必胜。
kl-twin = **轮到{ $player }走，必胜**。局面恰为 (a, a)。取走其中一堆，只剩一堆 a；那里唯一的好棋是恰好取 a 颗，而{ $opponent }不能这样取。
kl-twin-misere = **轮到{ $player }走，必胜**。局面恰为 (a, a)。把一堆减少到 1，剩下 (a, 1)；那里唯一的好棋是恰好取 a 颗，而{ $opponent }不能这样取。
kl-several-large = **轮到{ $player }走，必败**。有 { $large } 堆不小于 a。一步不可能使它们都小于 a，而只要还剩一堆，{ $opponent }就必胜。
kl-balance =
    { $rest ->
        [none] **轮到{ $player }走，必胜**。只有 { $x } 颗的一堆，{ $player }可以把它减少到 { $y }，留给{ $opponent }必败的局面。
       *[some] **轮到{ $player }走，必胜**。只有 { $x } 颗的那一堆不小于 a，大小为 { $y } 的一堆可以平衡其余各堆。走 { $x } → { $y }，剩下普通的 Nim，{ $opponent }必败。
    }
kl-detour =
    { $rest ->
        [none] **轮到{ $player }走，必胜**。只有 { $x } 颗的一堆。减少到 { $y } 本可取胜，但 { $x } − { $y } = b 正是{ $player }不能取的数。因此改走 { $from } → { $to }：此后{ $opponent }要恰好取 a 颗才能到 { $y }，却不能这样取。
       *[some] **轮到{ $player }走，必胜**。只有 { $x } 颗的那一堆不小于 a，大小为 { $y } 的一堆可以平衡其余各堆，但 { $x } − { $y } = b 正是{ $player }不能取的数。因此改走 { $from } → { $to }：此后{ $opponent }要恰好取 a 颗才能到 { $y }，却不能这样取。
    }
kl-unbalanced = **轮到{ $player }走，必胜**。只有 { $x } 颗的那一堆不小于 a，而要平衡其余各堆需要大小为 { $y } 的一堆，它不小于 a。从 { $x } 中取 1 颗：这一堆仍不小于 a，{ $opponent }必须把它减到 a 以下，但没有小于 a 的堆能平衡其余各堆。
kl-balance-rest = **轮到{ $player }走，必胜**。只有一堆不小于 a，而且恰为 a。没有小于 a 的堆能平衡其余各堆，所以在其余各堆中走 { $from } → { $to }，使它们自身平衡。{ $opponent }要保持这一平衡，就得取走整堆 a 颗，却不能这样取。
kl-only-move =
    { $rest ->
        [none] **轮到{ $player }走，必胜**。只有 { $x } 颗的一堆，而且 { $x } − { $y } ≠ a，{ $player }可以把它减少到 { $y }，留给{ $opponent }必败的局面。这是唯一的取胜走法：其他走法之后都是{ $opponent }必胜。
       *[some] **轮到{ $player }走，必胜**。只有 { $x } 颗的那一堆不小于 a，大小为 { $y } < a 的一堆可以平衡其余各堆，并且 { $x } − { $y } ≠ a，{ $player }可以这样取。走 { $x } → { $y }，剩下普通的 Nim，{ $opponent }必败。这是唯一的取胜走法：其他走法都会留下不平衡的 Nim 局面，或者留下不小于 a 的堆。
    }
kl-no-balance = **轮到{ $player }走，必败**。只有 { $x } 颗的那一堆不小于 a，但要平衡其余各堆需要大小为 { $y } 的一堆，它不小于 a。所以任何一步都会留下不平衡的 Nim 局面，或者留下不小于 a 的堆，两种情形都是{ $opponent }必胜。
kl-forbidden-move = **轮到{ $player }走，必败**。唯一可能取胜的走法是 { $x } → { $y }，但它恰好取 a 颗，{ $player }不能这样走。
kl-defective =
    { $play ->
        [misere] 对{ $player }来说，这是一个有缺陷的 N 态：按反常 Nim，轮到走的一方必胜，但其中取胜的走法，{ $player }一律禁用。
       *[normal] 对{ $player }来说，这是一个有缺陷的 N 态：按 Nim，轮到走的一方必胜，但其中取胜的走法，{ $player }一律禁用。
    }
kl-defective-wins =
    { $play ->
        [misere] 对{ $player }来说，这是一个有缺陷的 N 态：按反常 Nim 取胜的走法，{ $player }一律禁用。不过这里另有取胜的走法。
       *[normal] 对{ $player }来说，这是一个有缺陷的 N 态：按 Nim 取胜的走法，{ $player }一律禁用。不过这里另有取胜的走法。
    }
