# Search, and the end of play.
search-title = 搜索
search-nimber = 所有公平的项合起来值为 *{ $n }，因此用一个 { $n } 颗的 Nim 堆代替它们。
search-short = 没有定理适用于这个局面，因此搜索了此后的所有可能：共 { $n } 个局面。
search-full = 没有定理适用于这个局面，因此搜索了此后的所有可能，共 { $n } 个局面，并从终局往回判断：若有一步能走到对手必败的局面，就是必胜态；若每一步都走到对手必胜的局面，就是必败态。
search-end = 无路可走者败。
search-end-misere = 无路可走者胜。
search-ends = 若规则中的条款使游戏在某个局面结束，那里就不再走了，即使规则中写有走法：谁胜谁负还是平局，由该条款决定。
search-draw = 既非必胜也非必败的局面是平局：轮到走的一方总能避免失败，但无法强制取胜。
search-line = 双方都走最优的一局：
search-title-end = 终局
search-stuck = 双方都已无路可走，而无路可走者败。
search-stuck-afloat = 没有任何边立在地面上，双方都无边可剪，而无路可走者败。
search-stuck-misere = 双方都已无路可走，而按反常规则，无路可走者胜。
search-stuck-afloat-misere = 没有任何边立在地面上，双方都无边可剪，而按反常规则，无路可走者胜。
