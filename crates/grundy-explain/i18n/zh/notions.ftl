# The pages of `grundy explain`.
notion-list = 概念一览
notion-list-hint = 用 grundy explain 名称 打开一页；任何语言的任何叫法都可以。
notion-group-games = 什么是游戏
notion-group-winning = 谁能赢
notion-group-values = 和与值
notion-group-methods = 思考的方法
notion-group-rules = 各种游戏及其用语
notion-nearest = 没有“{ $asked }”这一页。最接近的是 `{ $name }`：
notion-also = 也叫：{ $names }。
notion-see = 另见：{ $commands }。
notion-theorems = 相关定理：{ $commands }。
notion-words = 用到的概念：{ $commands }。
notion-unknown = 没有关于“{ $name }”的页面；`grundy explain` 列出全部页面
