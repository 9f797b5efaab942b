# 图文件上的棋子游戏。

graph-size =
    { $vertices ->
        [0] 图中没有顶点。
       *[other] { $arcs ->
            [0] { $vertices } 个顶点，没有弧。
           *[other] { $vertices } 个顶点，{ $arcs } 条弧。
        }
    }
graph-wins = 其中 **{ $wins }** 个是必胜态（轮到走的一方胜），{ $losses } 个是必败态。
graph-wins-misere = 在反常规则（misère）下，其中 **{ $wins }** 个是必胜态，{ $losses } 个是必败态。
graph-wins-draws = 其中 **{ $wins }** 个是必胜态，{ $losses } 个是必败态；另外 { $draws } 个谁也不能迫使游戏结束，是平局。
graph-wins-draws-misere = 在反常规则（misère）下，其中 **{ $wins }** 个是必胜态，{ $losses } 个是必败态；另外 { $draws } 个谁也不能迫使游戏结束，是平局。
graph-longest =
    { $moves ->
        [0] 一步也走不了。
       *[other] 最长的一局有 { $moves } 步。
    }
graph-slowest = 如果胜方尽快、败方尽量拖延，会结束的一局至多 { $moves } 步。
graph-infinite = { $count } 个顶点的值为 ∞（因为有环）。
graph-file-head-value = Grundy 值
graph-file-head-count = 顶点数
graph-file-head-vertex = 棋子所在
graph-file-head-option = 走到
graph-file-head-outcome = 胜负
graph-tokens-win =
    { $count ->
        [1] 从 { $on } 出发，轮到走的一方**必胜**。
       *[other] 棋子在 { $on } 时，轮到走的一方**必胜**。
    }
graph-tokens-lose =
    { $count ->
        [1] 从 { $on } 出发，轮到走的一方**必败**。
       *[other] 棋子在 { $on } 时，轮到走的一方**必败**。
    }
graph-tokens-draw =
    { $count ->
        [1] 从 { $on } 出发是**平局**：谁也不能迫使游戏结束。
       *[other] 棋子在 { $on } 时是**平局**：谁也不能迫使游戏结束。
    }
graph-token-value = Grundy 值（SG 值）为 { $value }。
graph-misere = 反常规则（misère）。
graph-distance = 如果胜方尽快、败方尽量拖延，还有 { $moves } 步。
graph-winning-moves = 取胜的走法
graph-drawing-moves = 保持平局的走法
graph-token-number = 第 { $n } 枚棋子
graph-why = 为什么
graph-why-stuck = 从 { $vertex } 无路可走，无路可走者败。
graph-why-stuck-misere = 从 { $vertex } 无路可走，而按反常规则，无路可走者胜。
graph-why-options =
    { $draws ->
        [0] 从 { $vertex } 可以走到这些顶点；走到之后，N 表示轮到走的一方胜，P 表示刚走过的一方胜：
       *[other] 从 { $vertex } 可以走到这些顶点；走到之后，N 表示轮到走的一方胜，P 表示刚走过的一方胜，D 表示平局：
    }
graph-why-mex = 这些值中没有出现的最小的数是 { $mex }，它就是 { $vertex } 的 Grundy 值。
graph-why-n = 走到 { $to } 就把必败态留给对手，所以 { $vertex } 是必胜态。
graph-why-p = 从 { $vertex } 无论怎么走，留给对手的都是必胜态，所以 { $vertex } 是必败态。
graph-why-d = 从 { $vertex } 没有走法能把必败态留给对手，但走到 { $to } 可以保持平局。
graph-line-title = 双方都走最优的一局
graph-line-wins =
    { $count ->
        [1] 从 { $to } 只能走到 { $options }，对此有取胜的应对
       *[other] 从 { $to } 无论怎么走都有取胜的应对：{ $options }
    }
graph-line-wins-stuck = { $to } 无路可走：轮到对手走，对手败
graph-line-loses = 拖得最久：还有 { $left } 步
graph-line-loses-stuck = { $to } 无路可走：在反常规则下，轮到走的对手胜
graph-line-draws = 保持平局
graph-line-cut = 这一局还没有结束。
graph-line-checked = 每一步都对照弧检查过：胜方走到的顶点，从那里怎么走都留下必胜态；每走一步，剩下的步数恰好减一。
graph-line-checked-draw = 每一步都对照弧检查过：没有走法能留下必败态，而所选的走法又到了平局。这一局回到了走过的顶点。
graph-cycle = 图中有环，游戏可能永不结束：{ $cycle }
    加上 --loopy 就可以分辨胜、败与平局。
graph-no-vertex = { $name } 不是顶点：顶点从 { $first } 到 { $last }
graph-no-name = 没有名为“{ $name }”的顶点
graph-no-vertex-none = { $name } 不是顶点：图中没有顶点
graph-misere-sum = 反常规则下多枚棋子没有值的理论；`grundy solve 'graph[…](…)' --misere` 可以搜索小图
graph-packed = { $file }：压缩数据已损坏或过早结束（{ $why }）
graph-undirected = { $file }：这是 `graph`，边没有方向；棋子游戏需要 `digraph`
graph-dot-too-long = { $file }：Graphviz 文本超过 { $most } MiB，太长了；请把每条弧写成一行
graph-dot-not-text = { $file }：这个 Graphviz 文本不是 UTF-8
graph-table = { $file }：{ $why }
graph-table-columns = { $file }：表中没有两列整数，例如 `from` 和 `to`
graph-table-cell = { $file } 第 { $row } 行 { $column } 列：{ $label } 不是顶点
graph-table-empty = { $file } 第 { $row } 行 { $column } 列：这里是空的
graph-written = 已写入 `{ $file }`。
graph-strategy-written = 策略在 `{ $file }` 中；`grundy verify { $file }` 可以检查它。
graph-strategy-holds = 策略**成立**：`{ $file }` 的全部 { $vertices } 个顶点都对照 { $arcs } 条弧检查过，只用了一遍。
graph-strategy-line = { $file } 第 { $line } 行：这不是策略的一行
graph-strategy-other = 这个策略所说的图与 { $graph } 的大小不同
graph-strategy-counts = 策略中 N、P、D 的个数与开头所说的不同
graph-strategy-arc = 第 { $line } 行：从顶点 { $vertex } 该走的弧缺少、不在图中或没有用处
graph-strategy-move = 第 { $line } 行：从顶点 { $vertex } 该走的弧并不通向所说的结果
graph-strategy-outcome = 第 { $line } 行：顶点 { $vertex } 的胜负不能由它的走法推出
graph-strategy-distance = 第 { $line } 行：顶点 { $vertex } 的步数不能由它的走法推出
graph-strategy-piped = 策略需要一个文件名，才能对照它来检查
graph-line = { $file } 第 { $line } 行：{ $what }
graph-not-a-number = 这里应当是一个数，而不是“{ $found }”
graph-one-number = 缺少第二个数
graph-too-much = 这一行应当在“{ $found }”之前结束
graph-too-large = { $found } 太大：标号只有 32 位
graph-out-of-range = { $label } 不是顶点：标号从 { $first } 到 { $last }
graph-no-vertices = { $label } 不是顶点：图中没有顶点
graph-wrong-count = 首行说有 { $promised } 条弧，但文件里有 { $found } 条
graph-wrong-count-guessed = 如果这是首行 `n m`，它说有 { $promised } 条弧，但文件里有 { $found } 条；如果它是一条弧，请加上 --header no
graph-no-header = 缺少 `n m` 这一行
graph-changed = { $file }：文件在读取过程中被改动了
graph-line-long = 这一行超过了 { $most } 字节，这是一行中最多读取的字节数
graph-unread-form = { $file }：本程序的这个版本不能读取 { $form } 格式
graph-too-many = { $vertices } 个顶点超过了 32 位标号所能区分的 2^32 个
graph-memory = 大约需要 { $needs } 内存，而上限是 { $limit }（--limit-memory）
graph-memory-hint = `grundy graph convert` 用较少的内存就能把弧的列表写成二进制文件；求解那个文件时，每个顶点只需几个字节，弧不占内存。
graph-stage-reading = 读取
graph-stage-building = 排序
graph-stage-solving = 求解
graph-stage-writing = 写出
graph-convert-words = 顶点有名字，而二进制文件只认得数；请转换成文本（--to text），其中用数代替名字
graph-binary = { $file } 不是完整的图：{ $what }
graph-binary-version = 它是由本程序的另一个版本写出的
graph-binary-head = 开头的字节已损坏
graph-binary-length = 文件有 { $found } 字节，而应当有 { $expected } 字节
graph-binary-row = 指向顶点 { $vertex } 的弧已损坏
graph-binary-checksum = 校验和与其余内容不符，说明有些内容被改动过
