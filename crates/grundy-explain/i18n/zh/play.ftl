# The record of a game.
play-turn-of = 轮到{ $player }走。
play-won-by = { $player }获胜。
play-drawn = 这一局是平局。
play-no-moves-yet = 还没有走过。
play-no-move-left = 这一局已经结束，或者规则不允许这样走。
play-move-refused = 不能走 { $move }：{ $why }
play-head-who = 谁
play-head-move = 走法
play-head-mark = 评注
play-head-left = 剩下的值
play-the-program = 程序
play-the-person = 你
play-the-first = 先手
play-the-second = 后手
play-mark-blunder = 大错
play-mark-mistake = 错着
play-mark-only = 唯一的走法
play-mark-not-judged = 未判定
play-wins-kept = 保住胜机（{ $who }）：{ $won } 次中有 { $kept } 次。
play-last-move = 上一步（{ $who }）：{ $move }。
play-last-before =
    { $before ->
        [wins] 走之前，这一方能赢。
        [draws] 走之前，这一方能保住平局。
       *[other] 走之前，对手走最优时这一方已经必败。
    }
play-last-after =
    { $after ->
        [wins] 走之后，这一方仍然必胜。
        [draws] 走之后，这一方能保住平局。
       *[other] 走之后，对手走最优时这一方必败。
    }
play-not-judged = 局面太大，在限度之内无法判定。
play-last-better = 更好的走法：{ $move }。

# At the terminal.
play-against-perfect = 你和程序对局，程序每一步都走最优。
play-against-strength = 你和程序对局，程序每 100 步大约走对 { $percent } 步。
play-two-people = 两人对局，轮流走。
play-words = 还可以输入：{ $words }。输入“帮助”可以看到它们的作用。
play-turn-prompt = { $who }：
play-hint-more = 再输入“提示”可以知道得更多。
play-why-more = “理由 上一步”讲上一步，“提示”告诉你该看哪里。
play-again = 输入“新局”换一个同类的局面，“棋谱”看走过的每一步，“回到”加数字从那里重走，或输入“退出”。
play-new-position = 新的局面：{ $position }。走得好就能赢。
play-no-new-position = 没有找到另一个公平的同类局面。
play-saved = 已保存到 { $file }。
play-save-how = 要保存，请输入“保存”和文件名。
play-went-back = 回到走了 { $count } 步的时候。
play-back-how = 请输入“回到”和要保留的步数，从 0 到 { $most }。
play-repeated = 同一个局面第三次出现：平局。
play-result-resigned = 认输：{ $who }。
play-result-stuck = 无路可走：{ $who }。
play-result-winner = 获胜：{ $who }。
play-no-hint = 局面太大，无法判定，所以没有提示。
play-help-moves = 请照列出的写法输入走法，或输入它在列表中的编号。还可以输入：
play-help-item = **{ $word }**：{ $does }
play-do-hint = 给一个提示；再输入就说得更多
play-do-why = 这个局面谁必胜，为什么
play-do-last = 上一步带来了什么
play-do-moves = 重新列出走法
play-do-history = 走过的每一步和评注：?? 由胜变败，? 放走了胜机或平局，! 唯一取胜的走法
play-do-undo = 收回你的上一步和应着
play-do-back = 加一个数字：回到走了这么多步的时候
play-do-new = 换一个同类的局面
play-do-save = 加文件名：保存这一局
play-do-resign = 放弃这一局
play-do-quit = 离开
play-word-last = 上一步
play-word-new = 新局, 再来一局
play-word-history = 棋谱
play-word-back = 回到
play-word-save = 保存
