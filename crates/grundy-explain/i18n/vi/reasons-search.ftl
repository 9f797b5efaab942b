# Search, and the end of play.
search-title = Bằng cách duyệt
search-nimber = Các số hạng không thiên vị gộp lại có giá trị *{ $n }, nên được thay bằng một đống Nim { $n } viên.
search-short = Không có định lý nào áp dụng được cho thế này, nên đã duyệt hết mọi diễn biến có thể: { $n } thế.
search-full = Không có định lý nào áp dụng được cho thế này, nên đã duyệt hết mọi diễn biến có thể, cả thảy { $n } thế, rồi xét ngược từ cuối lên: một thế là thắng nếu có nước đi đến thế thua của đối thủ, và là thua nếu mọi nước đều đến thế thắng của đối thủ.
search-end = Ai không còn nước đi thì thua.
search-end-misere = Ai không còn nước đi thì thắng.
search-ends = Ở những thế mà một điều khoản của luật kết thúc ván chơi, không ai đi nữa, dù luật có nêu nước đi nào: điều khoản ấy nói rõ ai thắng hay hòa.
search-draw = Thế không thắng cũng không thua là hòa: người đến lượt đi luôn tránh được thua, nhưng không ép được phần thắng.
search-line = Một ván hai bên đều đi tối ưu:
search-title-end = Kết thúc ván chơi
search-stuck = Không còn ai đi được, và ai không còn nước đi thì thua.
search-stuck-afloat = Không có gì đứng trên mặt đất nên không ai cắt được đoạn nào, và ai không còn nước đi thì thua.
search-stuck-misere = Không còn ai đi được, và theo luật misère ai không còn nước đi thì thắng.
search-stuck-afloat-misere = Không có gì đứng trên mặt đất nên không ai cắt được đoạn nào, và theo luật misère ai không còn nước đi thì thắng.
