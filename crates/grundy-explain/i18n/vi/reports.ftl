# A computation that was stopped.
stop-positions = Dừng lại khi chưa có lời giải: đã đến giới hạn { $n } thế.
stop-memory = Dừng lại khi chưa có lời giải: đã đến giới hạn { $n } MiB bộ nhớ.
stop-time = Dừng lại khi chưa có lời giải: đã hết giới hạn { $n } giây.
stop-options = Dừng lại khi chưa có lời giải: có một thế với hơn { $n } nước đi.
stop-known = Đã xét { $n } thế.
stop-raise = Hãy nâng giới hạn bằng `{ $flag }` để xét tiếp.
stop-cycle = Ván chơi có thể không bao giờ kết thúc, vì đồ thị có chu trình: { $cycle }.
stop-loopy = Hãy thử `--loopy` để giải như trò chơi có chu trình, trong đó ván chơi không kết thúc là hòa.

# Every move.
moves-title = Mọi nước đi
moves-none = Không có nước đi hợp lệ nào.
moves-none-ended = Ván chơi đã kết thúc ở đây, nên không đi nước nào nữa.
moves-head-move = nước đi
moves-head-value = giá trị sau đó
moves-head-outcome = nhãn
moves-head-wins = thắng?
moves-head-then = khi đó ai thắng
moves-head-undo = khả đảo: đảo lại bằng
moves-wins = có
moves-loses = không
moves-outcomes = Nhãn là của thế sau nước đi: P là thế thua của đối thủ, người đi tiếp theo; N là thế thắng của đối thủ.
moves-outcomes-draws = Nhãn là của thế sau nước đi: P là thế thua của đối thủ, người đi tiếp theo; N là thế thắng của đối thủ; D là thế hòa.
moves-left-out = Còn nhiều nước đi khác; danh sách đã được rút ngắn.

# Comparing two games.
equal-yes = Hai trò chơi **bằng nhau**.
equal-no = Hai trò chơi **không bằng nhau**.
equal-yes-values = Cả hai có số Grundy bằng { $value }, nên trong mọi tổng, trò này có thể thay cho trò kia.
equal-yes-sum = Trong hiệu của chúng, ai đi trước thì thua, nên trong mọi tổng, trò này có thể thay cho trò kia.
equal-yes-same = Chúng là cùng một trò chơi, nên trong mọi tổng, trò này có thể thay cho trò kia.
equal-no-values = Số Grundy của chúng khác nhau: { $a } và { $b }.
equal-witness = Trò chơi `{ $game }` phân biệt được chúng:
equal-added = cộng nó vào
equal-head-outcome = ai thắng
equal-outcome-next = người đi trước
equal-outcome-previous = người đi sau
equal-outcome-left = Bên Trái, bất kể ai đi trước
equal-outcome-right = Bên Phải, bất kể ai đi trước
equal-outcome-draw = không ai cả: hòa
equal-outcome-first = { $player } nếu đi trước; nếu không thì hòa
equal-outcome-second = { $player } nếu đi sau; nếu không thì hòa
stop-equality-open = Chưa rõ hai trò chơi này có bằng nhau hay không. Một điều khoản của luật có thể kết thúc ngay cả tổng, nên hiệu của chúng không cho biết điều đó, và không trò chơi nào đã thử phân biệt được chúng.
moves-title-of = Mọi nước đi của { $player }
stop-asked = Đã dừng theo yêu cầu.
stop-too-large = Theo luật `{ $rule }`, đống { $heap } viên có số Grundy từ 2^64 trở lên. Chương trình không tính với những giá trị lớn như vậy.
