# The pages of `grundy explain`.
notion-list = Các khái niệm
notion-list-hint = Lệnh grundy explain TÊN mở một trang; tên gọi nào, bằng ngôn ngữ nào cũng được.
notion-group-games = Thế nào là một trò chơi
notion-group-winning = Ai thắng
notion-group-values = Tổng và giá trị
notion-group-methods = Các cách suy luận
notion-group-rules = Các trò chơi và từ ngữ của chúng
notion-nearest = Không có trang nào tên “{ $asked }”. Trang gần nhất là `{ $name }`:
notion-also = Còn gọi là: { $names }.
notion-see = Xem thêm: { $commands }.
notion-theorems = Định lý: { $commands }.
notion-words = Các khái niệm: { $commands }.
notion-unknown = không có trang nào về “{ $name }”; `grundy explain` liệt kê tất cả
