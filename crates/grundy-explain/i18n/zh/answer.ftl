# What an answer says first.
answer-wins = 先手必胜。
answer-loses = 先手必败，无论怎么走。
answer-wins-misere = 按反常规则（misère），先手必胜。
answer-loses-misere = 按反常规则（misère），先手必败，无论怎么走。
answer-stuck = 先手必败：已经无路可走。
answer-stuck-afloat = 先手必败：没有任何边立在地面上，无边可剪。
answer-stuck-misere = 按反常规则（misère），先手不必走就已获胜。
answer-stuck-afloat-misere = 按反常规则（misère），先手当即获胜：没有任何边立在地面上，无边可剪。
answer-ended-wins = 游戏已经结束：按规则中的一条，轮到走的一方获胜。
answer-ended-loses = 游戏已经结束：按规则中的一条，轮到走的一方落败。
answer-ended-draws = 游戏已经结束：按规则中的一条，结果是平局。
answer-draw = 平局：双方都无法强制取胜。
answer-value = Grundy 值（SG 值）为 { $value }。
answer-loopy-value = 值（有环的游戏）为 { $value }。

# The same where the players have different moves.
answer-always = 无论谁先走，{ $player }必胜。
answer-first = 谁先走谁胜。
answer-second = 谁先走谁败。
answer-mover-wins = { $player }先走必胜。
answer-mover-loses = { $player }先走必败，无论怎么走。
answer-mover-stuck = { $player }先走必败：没有合法的走法。
answer-mover-stuck-misere = { $player }先走当即获胜：没有合法的走法。
answer-first-or-draw = { $player }先走必胜；{ $other }先走则是平局。
answer-second-or-draw = { $other }先走则{ $player }必胜；{ $player }先走则是平局。
answer-mover-ended-wins = 轮到{ $player }走时游戏已经结束：按规则中的一条，{ $player }获胜。
answer-mover-ended-loses = 轮到{ $player }走时游戏已经结束：按规则中的一条，{ $player }落败。
answer-mover-ended-draws = 轮到{ $player }走时游戏已经结束：按规则中的一条，结果是平局。
answer-mover-draws = { $player }先走可以保住平局，但无法强制取胜。
answer-misere = 反常规则（misère）：无路可走者获胜。

# Its parts.
answer-winning =
    { $count ->
        [1] 唯一的取胜走法
       *[other] 取胜的走法
    }
answer-winning-of =
    { $count ->
        [1] { $player }唯一的取胜走法
       *[other] { $player }取胜的走法
    }
answer-why = 为什么
answer-proof = 为什么：逐步说明
answer-cite = { $source } · 完整证明见 grundy solve --explain
answer-explain = 完整说明见 grundy solve --explain
answer-theorem = 定理及其证明：{ $commands }。
