# The pages of `grundy explain`.
notion-list = Notions
notion-list-hint = grundy explain TERM shows a page; any of its names in any language will do.
notion-group-games = What a game is
notion-group-winning = Who wins
notion-group-values = Sums and values
notion-group-methods = Ways to see it
notion-group-rules = Games and their words
notion-nearest = There is no page “{ $asked }”. The nearest is `{ $name }`:
notion-also = Also called: { $names }.
notion-see = See also: { $commands }.
notion-theorems = Theorems: { $commands }.
notion-words = The words: { $commands }.
notion-unknown = there is no page about “{ $name }”; `grundy explain` lists them all
