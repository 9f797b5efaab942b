# Lời của chính chương trình: lỗi, kiểm tra, danh sách và ván chơi trên màn hình.

cli-error = lỗi:
cli-not-utf8 = dữ liệu vào không phải văn bản UTF-8
cli-too-long = dữ liệu vào dài hơn { $most } byte

games-more = `grundy games TÊN` cho biết luật của một trò chơi và những gì đã được chứng minh về nó.
games-written = cách viết
games-example = chạy thử
games-aliases = tên khác
games-theorem = định lý
games-check = kiểm tra
games-unknown = không có trò chơi nào tên “{ $name }”; `grundy games` liệt kê tất cả
games-unknown-meant = không có trò chơi nào tên “{ $name }”; có phải ý bạn là “{ $meant }”?

theorem-unknown = không có định lý nào tên “{ $name }”; `grundy theorem` liệt kê tất cả
theorem-unknown-meant = không có định lý nào tên “{ $name }”; có phải ý bạn là “{ $meant }”?

check-compared = { $check }: đã so sánh { $count } câu trả lời với phép vét cạn.
check-agrees = Tất cả đều khớp.
check-agrees-so-far = Cho đến đây chúng đều khớp nhau.
check-differs = Có chỗ không khớp. Phản ví dụ nhỏ nhất:
check-tested = { $check }: đã thử { $count } thế mà mệnh đề nói tới.
check-holds = Mệnh đề đúng với tất cả.
check-fails = Mệnh đề sai. Phản ví dụ nhỏ nhất:
check-left-moves = Đến lượt bên Trái (người chơi 1).
check-right-moves = Đến lượt bên Phải (người chơi 2).
check-none = không có
check-outcomes = Kết cục được khẳng định là { $claimed }; vét cạn cho { $truth }.
check-values = Số Grundy được khẳng định là { $claimed }; vét cạn cho { $truth }.
check-moves = Các nước thắng được khẳng định là: { $claimed }. Vét cạn cho: { $truth }.
check-reason = Lý do đưa ra không đúng: { $what }.
check-unknown = không có gì tên “{ $name }” để kiểm tra; có thể kiểm tra { $names }
check-unknown-meant = không có gì tên “{ $name }” để kiểm tra; có phải ý bạn là “{ $meant }”?

draw-heap = đống { $number }
draw-coin = đồng xu { $number } ở ô { $square }
draw-token = quân { $number } ở đỉnh { $vertex }
draw-ground = mặt đất
draw-more = … và còn { $count } nữa

play-rule-normal = Luật thường (normal): ai không còn nước đi thì thua.
play-rule-misere = Luật misère: ai không còn nước đi thì thắng.
play-ask-side = Bạn chọn bên nào, trái hay phải?
play-ask-first = Ai đi trước, tôi hay máy?
play-choose = Hãy gõ một trong hai từ trên, trợ giúp hoặc thoát.
play-you-are-left = Bạn là bên Trái.
play-you-are-right = Bạn là bên Phải.
play-moves = Các nước đi của bạn:
play-moves-more = Còn nhiều nước đi khác không liệt kê ở đây; bạn có thể gõ bất kỳ nước nào theo cùng cách viết, chẳng hạn { $example }
play-prompt = Nước đi của bạn:
play-program-moves = Máy đi: { $move }
play-example = Một nước đi được gõ như sau: { $example }
play-no-such-number = Các nước đi được đánh số từ 1 đến { $most }.
play-missed = Bạn đã bỏ lỡ một nước thắng: { $move }.
play-missed-draw = Bạn đã để tuột thế hòa, lẽ ra giữ được bằng nước này: { $move }.
play-undone = Đã đi lại.
play-nothing-to-undo = Không có nước nào để đi lại.
play-resigned = Bạn chịu thua: máy thắng. Cảm ơn bạn về ván chơi.
play-goodbye = Tạm biệt.
play-end-clause-person-wins = Theo một điều khoản của luật, ván chơi kết thúc tại đây. Bạn thắng!
play-end-clause-program-wins = Theo một điều khoản của luật, ván chơi kết thúc tại đây. Máy thắng.
play-end-clause-draw = Theo một điều khoản của luật, ván chơi kết thúc tại đây với kết quả hòa.
play-end-person-stuck-normal = Bạn không còn nước đi nào, mà ai không còn nước đi thì thua. Máy thắng.
play-end-person-stuck-misere = Bạn không còn nước đi nào, mà theo luật misère ai không còn nước đi thì thắng. Bạn thắng!
play-end-program-stuck-normal = Máy không còn nước đi nào, mà ai không còn nước đi thì thua. Bạn thắng!
play-end-program-stuck-misere = Máy không còn nước đi nào, mà theo luật misère ai không còn nước đi thì thắng. Máy thắng.
play-summary-perfect = Bạn không lần nào để tuột thế thắng: bạn đã chơi tối ưu.
play-summary-hopeless = Ngay từ đầu bạn đã ở thế thua; trước lối chơi tối ưu thì không cách nào cứu được.
play-summary-draw = Trước lối chơi tối ưu, kết quả tốt nhất có thể đạt được là hòa.
play-summary-undrawn = Bạn đã để tuột thế hòa { $count } lần.
play-summary-missed = Bạn đã để tuột thế thắng { $count } lần.

# Các từ có thể gõ, cách nhau bởi dấu phẩy. Từ tiếng Anh được hiểu trong mọi ngôn ngữ.
play-word-hint = gợi ý, goi y
play-word-why = vì sao, vi sao, tại sao, tai sao
play-word-undo = đi lại, di lai
play-word-moves = nước đi, nuoc di
play-word-resign = chịu thua, chiu thua
play-word-help = trợ giúp, tro giup
play-word-quit = thoát, thoat
play-word-me = tôi, toi
play-word-you = máy, may
play-word-left = trái, trai
play-word-right = phải, phai

# The claims of the paper on K-L-Nim.
lemma-11 = Bổ đề 11 của Xu, Lv và Tian, “K-L-Nim Game”, 2017: từ mọi thế N khuyết đối với người chơi 2, người chơi 2 có nước đi hợp lệ tới một thế N khuyết đối với người chơi 1.
lemma-13 = Bổ đề 13 của Xu, Lv và Tian, “K-L-Nim Game”, 2017: từ mọi thế P của Nim có một đống ít nhất k viên, người chơi 2 có nước đi hợp lệ tới một thế N khuyết đối với người chơi 1.
lemma-13-strategy = Chiến lược in ở bổ đề 13 của Xu, Lv và Tian, “K-L-Nim Game”, 2017: ở mọi thế P của Nim có một đống ít nhất k viên, người chơi 2 thắng bằng cách lấy k viên từ một đống như vậy.
lemma-defective-fails = Sau mỗi nước đi của người chơi 2, người chơi 1 có nước đáp hợp lệ làm cho tổng Nim bằng 0:
lemma-strategy-fails = Sau khi người chơi 2 lấy k viên, người chơi 1 có nước đáp thắng:
cli-cannot-read-file = Không đọc được { $file }: { $why }
cli-set-alone = --set gán giá trị cho một hằng của luật, nhưng ở đây chưa có luật nào: hãy đưa luật vào bằng --file hoặc --rule
formula-compared = { $check }: đã so { $count } thế với công thức { $formula }.
formula-agrees = Công thức đúng ở mọi thế.
formula-differs = Công thức sai. Phản ví dụ đầu tiên:
formula-says = { $position } bằng { $truth }, nhưng công thức cho { $claimed }.
formula-says-wins = { $position } là { $truth }, nhưng theo công thức thì người đến lượt đi thắng.
formula-says-loses = { $position } là { $truth }, nhưng theo công thức thì người đến lượt đi không thắng.
formula-condition = các thế của { $rule } không có số Grundy, chỉ có người thắng: hãy viết điều kiện để người đến lượt đi thắng, chẳng hạn 'n mod 4 != 0'
games-written-impartial = Không thiên vị: mỗi thế có một số Grundy.
games-written-partizan = Thiên vị: hai bên có các nước đi khác nhau.
games-written-ends = Không thiên vị, và luật có thể kết thúc ván chơi ngay: các thế có người thắng chứ không có số Grundy.
file-standard-input = đầu vào chuẩn
file-standard-output = đầu ra chuẩn
file-not-read = Chưa đọc hết { $file }.
file-not-written = Chưa ghi xong { $file }.
input-json = không trả lời được câu hỏi này: { $why }
input-no-clock = ở đây không có đồng hồ nên không giữ được giới hạn thời gian
input-no-json = lệnh này không có câu trả lời dạng JSON
input-same-file = tệp { $file } được nêu hai lần nên sẽ bị ghi đè
input-cut-short = một tệp bị ngắn đi trong lúc đang được đọc nên không có câu trả lời; hãy chạy lại lệnh khi không còn gì thay đổi tệp đó
failure-bug = đây là lỗi của chương trình, không phải của câu hỏi: { $why }
input-two-forms = không dùng --json và --format cùng lúc
