# examples/ 里的游戏，每个一行；以及游戏列表的分组。

diagnostic-meant = 局面或规则不是这样写的
diagnostic-meant-hint = 是不是想写 { $text }？

games-group-heaps = 石子堆的游戏
games-group-others = 其他游戏
games-group-written-heaps = 写好的规则：石子堆
games-group-written-boards = 写好的规则：棋盘与格子带
games-group-written-others = 写好的规则：单词、数列与图
games-file = 规则

game-wythoff = Wythoff 游戏：从一堆中取，或从两堆中取同样多。
game-euclid = 欧几里得游戏：从一个数中减去另一个数的倍数。
game-ncob = 至少要留下 1 的欧几里得游戏。
game-coprime = 从 n 颗一堆中取 k 颗，k 与 n 必须互质。
game-fibonacci = 取 1、2、3、5、8、13、… 颗：任一斐波那契数。
game-square = 取 1、4、9、16、… 颗：任一平方数。
game-aliquot = 取走的颗数必须是石子数的真因数。
game-take_or_split = 写成规则的 Lasker 的 Nim：取任意多颗，或把一堆分成两堆。
game-moore = Moore 的 Nim：从一堆或两堆中取。
game-harlequin = 任选若干堆，从每堆各取一颗。
game-shin = 从一堆取一颗，或从每堆各取一颗。
game-stones = 写成规则的 Nim。
game-misere_stones = 写成规则的 Nim，请与 --misere 同用。
game-chomp = 三行的 Chomp：吃掉一格和它后面的所有格子；有一格有毒。
game-cram = Cram：把一块骨牌放到相邻的两个空格上。
game-grid = 棋盘上的车只能向左或向上走。
game-paper = 沿格线剪一张纸；只剩单个方格、无法再剪的一方输。
game-first_square = 沿格线剪一张纸；首先剪出单个方格的一方赢。
game-northcott = Northcott 游戏：每行有双方各一枚棋子，不能越过对方。
game-nimble = Nimble：把格子带上的硬币向左移，可以叠在别的硬币上。
game-staircase = 阶梯 Nim：把硬币移到下一级台阶。
game-turtles = 翻硬币：把一枚硬币从正面翻到反面，还可以再翻它左边的一枚。
game-palindrome = 从单词中划去字母；轮到谁时能排成回文，谁就赢。
game-ticket = 填写车票上的数字；看两半的数字和是否相等。
game-koa = 从数列中取数，异或到自己的得分里；得分大的一方赢。
game-permutation = 排列上的棋子可以从 i 走到 j，只要 a[j] 更大，而且 a[i] 整除距离。
game-two_tokens = 图上有两枚棋子，双方各一枚；走过的弧上的字母从不变小。
