# The record of a game.
play-turn-of = Đến lượt { $player }.
play-won-by = { $player } đã thắng.
play-drawn = Ván chơi hòa.
play-no-moves-yet = Chưa có nước đi nào.
play-no-move-left = Ván chơi đã kết thúc, hoặc luật không cho phép nước đi này.
play-move-refused = không thể đi { $move }: { $why }
play-head-who = người đi
play-head-move = nước đi
play-head-mark = nhận xét
play-head-left = số Grundy còn lại
play-the-program = máy
play-the-person = bạn
play-the-first = người thứ nhất
play-the-second = người thứ hai
play-mark-blunder = sai lầm nặng
play-mark-mistake = sai lầm
play-mark-only = nước duy nhất
play-mark-not-judged = chưa xét được
play-wins-kept = Số lần giữ được thế thắng ({ $who }): { $kept } trên { $won }.
play-last-move = Nước vừa đi ({ $who }): { $move }.
play-last-before =
    { $before ->
        [wins] Trước nước ấy, người đi có thể thắng.
        [draws] Trước nước ấy, người đi giữ được hòa.
       *[other] Trước nước ấy, người đi đã ở thế thua nếu đối thủ đi tối ưu.
    }
play-last-after =
    { $after ->
        [wins] Sau nước ấy, người đi vẫn thắng.
        [draws] Sau nước ấy, người đi giữ được hòa.
       *[other] Sau nước ấy, người đi thua nếu đối thủ đi tối ưu.
    }
play-not-judged = Thế này quá lớn nên không xét được trong giới hạn.
play-last-better = Lẽ ra nên đi { $move }.

# At the terminal.
play-against-perfect = Bạn chơi với máy, và máy luôn chơi tối ưu.
play-against-strength = Bạn chơi với máy; máy đi đúng khoảng { $percent } trên 100 lần.
play-two-people = Hai người chơi, lần lượt đi.
play-words = Các lệnh khác: { $words }. Gõ “trợ giúp” để biết từng lệnh làm gì.
play-turn-prompt = { $who }:
play-hint-more = Gõ “gợi ý” lần nữa để biết thêm.
play-why-more = “vì sao nước vừa đi” nói về nước vừa đi, “gợi ý” cho biết cần nhìn vào đâu.
play-again = Gõ “ván mới” để chơi một thế khác cùng loại, “biên bản” để xem các nước đi, “về” và một số để chơi lại từ đó, hoặc “thoát”.
play-new-position = Thế mới: { $position }. Ai chơi giỏi thì thắng được thế này.
play-no-new-position = Không tìm được thế công bằng nào khác cùng loại.
play-saved = Đã lưu vào { $file }.
play-save-how = Để lưu, hãy gõ “lưu” và tên tệp.
play-went-back = Đã trở về lúc mới đi { $count } nước.
play-back-how = Hãy gõ “về” và số nước cần giữ, từ 0 đến { $most }.
play-repeated = Cùng một thế đã xuất hiện lần thứ ba: ván chơi hòa.
play-result-resigned = Chịu thua: { $who }.
play-result-stuck = Không còn nước đi: { $who }.
play-result-winner = Thắng: { $who }.
play-no-hint = Thế này quá lớn nên không xét được, vì vậy không có gợi ý.
play-help-moves = Gõ một nước đi theo cách viết đã cho, hoặc số của nó trong danh sách. Các lệnh khác:
play-help-item = **{ $word }**: { $does }
play-do-hint = một gợi ý; gõ lần nữa thì nói rõ hơn
play-do-why = từ thế này ai thắng, và vì sao
play-do-last = nước vừa đi đã làm gì
play-do-moves = liệt kê lại các nước đi
play-do-history = các nước đã đi và nhận xét: ?? từ thắng thành thua, ? để tuột phần thắng hoặc hòa, ! nước thắng duy nhất
play-do-undo = rút lại nước vừa đi của bạn và nước đáp
play-do-back = kèm một số: trở về lúc mới đi chừng ấy nước
play-do-new = một thế khác cùng loại
play-do-save = kèm tên tệp: lưu ván chơi
play-do-resign = bỏ cuộc
play-do-quit = rời ván chơi
play-word-last = nước vừa đi, nuoc vua di
play-word-new = ván mới, van moi
play-word-history = biên bản, bien ban
play-word-back = về, ve
play-word-save = lưu, luu
