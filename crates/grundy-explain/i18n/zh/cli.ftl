# 程序自己说的话：错误、检验、列表，以及终端里的对局。

cli-error = 错误：
cli-not-utf8 = 输入不是 UTF-8 文本
cli-too-long = 输入超过 { $most } 字节

games-more = `grundy games 名称` 给出一个游戏的规则和已经证明的结论。
games-written = 写法
games-example = 试试
games-aliases = 别名
games-theorem = 定理
games-check = 检验
games-unknown = 没有名为“{ $name }”的游戏；`grundy games` 列出全部游戏
games-unknown-meant = 没有名为“{ $name }”的游戏；是不是想写“{ $meant }”？

theorem-unknown = 没有名为“{ $name }”的定理；`grundy theorem` 列出全部定理
theorem-unknown-meant = 没有名为“{ $name }”的定理；是不是想写“{ $meant }”？

check-compared = { $check }：与穷举比较了 { $count } 个答案。
check-agrees = 处处一致。
check-agrees-so-far = 到目前为止全部一致。
check-differs = 结果不一致。最小的反例：
check-tested = { $check }：检验了命题涉及的 { $count } 个局面。
check-holds = 命题在这些局面上全部成立。
check-fails = 命题不成立。最小的反例：
check-left-moves = 轮到左方（玩家 1）走。
check-right-moves = 轮到右方（玩家 2）走。
check-none = 没有
check-outcomes = 断言的结果是 { $claimed }；穷举得到 { $truth }。
check-values = 断言的 Grundy 值为 { $claimed }；穷举得到 { $truth }。
check-moves = 断言的取胜走法是：{ $claimed }。穷举得到：{ $truth }。
check-reason = 给出的理由不成立：{ $what }。
check-unknown = 没有名为“{ $name }”的检验；可以检验的有 { $names }
check-unknown-meant = 没有名为“{ $name }”的检验；是不是想写“{ $meant }”？

draw-heap = 第 { $number } 堆
draw-coin = 第 { $number } 枚硬币在第 { $square } 格
draw-token = 第 { $number } 枚棋子在顶点 { $vertex }
draw-ground = 地面
draw-more = ……还有 { $count } 个

play-rule-normal = 正常规则：无路可走者败。
play-rule-misere = 反常规则（misère）：无路可走者胜。
play-ask-side = 你执哪一方，左还是右？
play-ask-first = 谁先走？输入“我”（你先走）或“程序”（程序先走）：
play-choose = 请输入这两个词之一，或输入“帮助”、“退出”。
play-you-are-left = 你执左方。
play-you-are-right = 你执右方。
play-moves = 你可以这样走：
play-moves-more = 还有一些走法没有列出；可以照同样的写法输入任何一种，例如 { $example }
play-prompt = 请走：
play-program-moves = 我走：{ $move }
play-example = 走法这样写：{ $example }
play-no-such-number = 走法的编号是 1 到 { $most }。
play-missed = 你错过了一步取胜的走法：{ $move }。
play-missed-draw = 你放走了平局，本来可以保住：{ $move }。
play-undone = 已悔棋。
play-nothing-to-undo = 没有可以悔的棋。
play-resigned = 你认输，我赢了。谢谢你陪我下棋。
play-goodbye = 再见。
play-end-clause-person-wins = 按规则中的一条，游戏到此结束。你赢了！
play-end-clause-program-wins = 按规则中的一条，游戏到此结束。我赢了。
play-end-clause-draw = 按规则中的一条，游戏到此结束，双方平局。
play-end-person-stuck-normal = 你无路可走，而无路可走者败。我赢了。
play-end-person-stuck-misere = 你无路可走，而在反常规则下无路可走者胜。你赢了！
play-end-program-stuck-normal = 我无路可走，而无路可走者败。你赢了！
play-end-program-stuck-misere = 我无路可走，而在反常规则下无路可走者胜。我赢了。
play-summary-perfect = 你始终没有放走胜机，走得完美。
play-summary-hopeless = 你一开始就处于必败态；面对最优的走法，怎么走都赢不了。
play-summary-draw = 面对最优的走法，最好的结果就是平局。
play-summary-undrawn = 你有 { $count } 次放走了平局。
play-summary-missed = 你有 { $count } 次放走了胜机。

# 可以输入的词，用半角逗号分开。英文词在任何语言下都能用。
play-word-hint = 提示
play-word-why = 理由, 为什么
play-word-undo = 悔棋
play-word-moves = 走法
play-word-resign = 认输
play-word-help = 帮助
play-word-quit = 退出
play-word-me = 我
play-word-you = 你, 程序
play-word-left = 左
play-word-right = 右

# The claims of the paper on K-L-Nim.
lemma-11 = Xu、Lv 与 Tian，“K-L-Nim Game”，2017 年，引理 11：从每个对玩家 2 有缺陷的 N 态，玩家 2 都有合法的一步，走到对玩家 1 有缺陷的 N 态。
lemma-13 = Xu、Lv 与 Tian，“K-L-Nim Game”，2017 年，引理 13：从 Nim 的每个有一堆不少于 k 颗的 P 态，玩家 2 都有合法的一步，走到对玩家 1 有缺陷的 N 态。
lemma-13-strategy = Xu、Lv 与 Tian，“K-L-Nim Game”，2017 年，引理 13 中的策略：在 Nim 的每个有一堆不少于 k 颗的 P 态，玩家 2 从这样的堆中取 k 颗即可取胜。
lemma-defective-fails = 玩家 2 的每一步之后，玩家 1 都有一步合法的应着使 Nim 和变为 0：
lemma-strategy-fails = 玩家 2 取走 k 颗之后，玩家 1 有取胜的应着：
cli-cannot-read-file = 无法读取 { $file }：{ $why }
cli-set-alone = --set 用来给规则中的常量赋值，但这里没有规则：请用 --file 或 --rule 给出规则
formula-compared = { $check }：已将 { $count } 个局面与公式 { $formula } 比较。
formula-agrees = 公式对所有这些局面都成立。
formula-differs = 公式不对。第一个反例：
formula-says = { $position } 为 { $truth }，而公式给出 { $claimed }。
formula-says-wins = { $position } 为 { $truth }，而按公式应是先手必胜。
formula-says-loses = { $position } 为 { $truth }，而按公式先手并不必胜。
formula-condition = { $rule } 的局面没有 Grundy 值，只有胜负：请写出先手必胜的条件，例如 'n mod 4 != 0'
games-written-impartial = 公平游戏：每个局面都有 Grundy 值。
games-written-partizan = 有偏游戏：双方的走法不同。
games-written-ends = 公平游戏，但规则可使对局立即结束：局面只有胜负，没有 Grundy 值。
file-standard-input = 标准输入
file-standard-output = 标准输出
file-not-read = { $file } 没有读完。
file-not-written = { $file } 没有写完。
input-json = 无法回答这个问题：{ $why }
input-no-clock = 这里没有时钟，无法限制时间
input-no-json = 这个命令没有 JSON 形式的答案
input-same-file = 文件 { $file } 出现了两次，会被覆盖
input-cut-short = 读取过程中有文件变短了，因此没有答案；请在文件不再变动之后重新运行这条命令
failure-bug = 这是程序的错误，不是提问的错误：{ $why }
input-two-forms = --json 和 --format 不能同时使用
