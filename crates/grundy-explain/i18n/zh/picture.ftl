# 局面图中的记号。
picture-cut = 取胜的一刀
picture-shown = 发生变化的部分
picture-fallen = 已经掉落
picture-green = 双方都可剪的边
picture-blue = 左方的边
picture-red = 右方的边
picture-token = 棋子
picture-winning = 取胜的走法
picture-taken = 取胜走法所取走的
picture-outcome-n = N：轮到走的一方必胜
picture-outcome-p = P：轮到走的一方必败
picture-outcome-d = D：平局

# 图下的说明。
picture-branches = 顶点中的数是长在它上面的全部图形的值。
picture-rows = 每一行是 Grundy 值相同的顶点。
picture-reduction = 一步一步求图形的值
picture-frame = { $n } · 值为 { $value }
picture-step-fallen = 标出的边与地面不相连，早已掉落。
picture-step-fusion = **融合**。把标出的环合并为一个顶点，环上的边在那里变成自环。
picture-step-colon = **冒号**。标出的各枝条的值为 { $xor }：换成一根长度为 { $stalk } 的茎。
picture-step-colon-nothing = **冒号**。标出的各枝条的值为 { $xor }，可以去掉。
picture-step-colon-loop = **冒号**。标出的自环值为 1：换成一根长度为 1 的茎。
picture-graph = 有 { $vertices } 个顶点、{ $arcs } 条弧的图

# 无法画出的图。
picture-too-large = 太大，画不下：要画的部分有 { $parts } 个，而一张图最多容纳 { $most } 个
picture-far-out = 有顶点的位置太远，无法画出
picture-no-reduction = 没有可以逐步画出的化简：只有全绿、大小适中、按正常规则的图形才有，而 `--value-only` 会略去它
picture-moves = 只有 SVG 能逐帧播放：请用以 `.svg` 结尾的文件名，或用 `--frames strip`
picture-no-form = 无法写入 { $file }：图片的格式由文件名的结尾决定：SVG、PNG 或 TikZ（`.svg`、`.png`、`.tex` 或 `.tikz`），没有 `.{ $ending }` 这种格式
picture-no-pdf = 无法写入 { $file }，因为不能直接画成 PDF：请先写成 `.svg` 再转换，例如 `rsvg-convert -f pdf -o picture.pdf picture.svg`；或写成 `.tex` 再用 LaTeX 编译
picture-no-font = 本机没有任何字体含有图中的这些字符：{ $characters }。请安装字体（Debian：`apt install { $package }`），或改用以 `.svg` 结尾的文件名
picture-taken-left = 左方取胜走法所取走的
picture-taken-right = 右方取胜走法所取走的
picture-split = 取胜走法的分堆处
picture-edges = 边旁的数字是这条边在走法中的编号。
