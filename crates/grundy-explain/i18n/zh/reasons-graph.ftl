# The token game.
graph-title = 从终点往回标号
graph-rule = 没有出弧的顶点是必败态（P 态）。有弧通向某个 P 态的顶点是必胜态（N 态），其余顶点都是 P 态。顶点的 Grundy 值是它的弧所到各点的值的 mex；值为 0 的恰好是 P 态。
graph-rule-misere = 按反常规则，没有出弧的顶点是必胜态（N 态）。有弧通向某个 P 态的顶点是必胜态，其余顶点都是 P 态。
graph-order = 下表中每个顶点都排在它的弧所到的各点之后，因此它的标号可以由前面的各行得出。
graph-head-vertex = 顶点
graph-head-arcs = 可到
graph-head-value = Grundy 值
graph-head-outcome = 标号
graph-head-moves = 剩余步数
graph-token-wins = 棋子在顶点 { $vertex }，这是 N 态：先手走到一个 P 态即可取胜。
graph-token-loses = 棋子在顶点 { $vertex }，这是 P 态：每条弧都通向 N 态，所以先手必败。
graph-token-draws = 棋子在顶点 { $vertex }。没有弧通向 P 态，但总有弧通向一个不胜不败的顶点，如此永无止境：平局。
graph-tokens = 几枚棋子构成游戏的和，其值为各棋子所在顶点的值的异或：
graph-many-tokens = 这些棋子构成游戏的和，其值为各棋子所在顶点的值的异或：{ $sum }。
graph-winning = { $total } 个顶点中，轮到走的一方必胜的有 { $n } 个。
graph-length = 没有环，棋子不会两次来到同一顶点，所以每枚棋子至多走 { $n } 步。

# With cycles.
graph-title-loopy = 有环图的标号
graph-loopy = 从终局往回标号：有弧通向 P 态的顶点是 N 态；所有弧都通向 N 态的顶点是 P 态，首先是没有出弧的顶点。始终得不到标号的顶点是平局（D），因为轮到走的一方总可以绕圈避免失败。
graph-loopy-misere = 从终局往回标号：按反常规则，没有出弧的顶点是 N 态。有弧通向 P 态的顶点也是 N 态；有出弧而且所有弧都通向 N 态的顶点是 P 态。始终得不到标号的顶点是平局（D），因为轮到走的一方总可以绕圈避免失败。
graph-loopy-distance = “剩余步数”是指胜方尽快、败方尽量拖延时这一局还要走多少步。
graph-loopy-values = 值是一轮一轮给出的。设 m 是一个顶点的各后继当时已有的值的 mex；如果其余的后继（值更大或尚未有值的）都有一步走回先前已得到值 m 的顶点，这个顶点就得到值 m。始终得不到值的顶点，其值记作 ∞，并附上它的弧所到的值的集合 K。在游戏的和中 n ⊕ ∞K = ∞(n ⊕ K)，n 属于 K 时必胜，否则是平局；两个无穷值的和是平局。
graph-loopy-sum = 这些棋子构成游戏的和：{ $xor } = { $sum }。

# Sums with cycles.
loopy-sum-title = 有环的和的值
loopy-sum-rule = 有限值按异或相加。有限值 n 与一个无穷值相加，就是平移它的集合：n ⊕ ∞K = ∞(n ⊕ K)，当且仅当 0 在这个集合中时可以一步走到 0。若有两个无穷值，走一步不可能使和变为有限值。
loopy-sum-finite = 对局有可能永不结束，但这里每一项的值都是有限的，有限值照常按异或相加。
loopy-sum-wins = 有一步能使整个和的值变为 0，所以先手必胜。
loopy-sum-loses = 和的值为 0：无论怎么走，对手都能使它回到 0，并且离终局更近。先手必败。
loopy-sum-draws = 没有一步能使和的值变为 0，先手不能取胜，但总能避免失败：平局。
