# Mistakes in an expression. A name ending in -hint stands beside the underlined place.
diagnostic-error = lỗi

diagnostic-empty = chưa viết gì cả
diagnostic-empty-hint = hãy viết một trò chơi, ví dụ nim(7, 5, 3, 6)
diagnostic-unexpected = “{ $found }” không thể đứng ở đây
diagnostic-unexpected-end = biểu thức kết thúc quá sớm
diagnostic-unexpected-hint = cần { $expected }
diagnostic-unknown-game = không có trò chơi nào tên là “{ $name }”
diagnostic-unknown-game-hint = có phải ý bạn là { $nearest }?
diagnostic-unknown-game-far-hint = lệnh “grundy games” liệt kê các trò chơi
diagnostic-bare-number = chỉ một con số thì chưa phải là trò chơi
diagnostic-bare-number-hint = hãy viết *{ $number } hoặc nim({ $number })
diagnostic-number-too-large = số này quá lớn
diagnostic-number-too-large-hint = số lớn nhất là 2^64 − 1 = 18446744073709551615
diagnostic-negative = ở đây không dùng số âm
diagnostic-negative-hint = cần số từ 0 trở lên
diagnostic-negative-result = kết quả là { $value }, mà ở đây không dùng số âm
diagnostic-negative-result-hint = cần số từ 0 trở lên
diagnostic-malformed-number = “{ $found }” không phải là số, cũng không phải là tên
diagnostic-malformed-number-hint = số lớn viết là 10^18 hoặc 1_000_000
diagnostic-label-too-large = nhãn của đỉnh quá lớn
diagnostic-label-too-large-hint = nhãn lớn nhất là 2^32 − 1 = 4294967295
diagnostic-unclosed = dấu ngoặc này chưa được đóng
diagnostic-unclosed-hint = thiếu “{ $close }”
diagnostic-unopened = dấu ngoặc đóng này không có dấu mở tương ứng
diagnostic-unopened-hint = hãy bỏ “{ $close }”, hoặc mở ngoặc ở phía trước
diagnostic-missing-position = chưa cho thế của { $game }
diagnostic-missing-position-hint = ví dụ { $example }
diagnostic-unwanted-position = ở đây chỉ cần luật chơi, không cần thế
diagnostic-unwanted-position-hint = hãy bỏ phần này
diagnostic-missing-parameters = { $game } cần có tham số trong ngoặc vuông
diagnostic-missing-parameters-hint = ví dụ { $example }
diagnostic-no-parameters = { $game } không có tham số
diagnostic-no-parameters-hint = ví dụ { $example }
diagnostic-parameter-count = { $game } cần { $expected } tham số, nhưng ở đây có { $found }
diagnostic-parameter-count-hint = ví dụ { $example }
diagnostic-unknown-variant = không có biến thể “{ $name }”
diagnostic-unknown-variant-hint = cần { $expected }
diagnostic-bad-digit = “{ $digit }” không phải là chữ số của mã
diagnostic-bad-digit-hint = các chữ số là 0 đến 9 và A đến F
diagnostic-before-point = mã chỉ có một chữ số trước dấu chấm
diagnostic-before-point-hint = ví dụ 0.77 hoặc 4.3
diagnostic-no-digits = mã cần có chữ số sau dấu chấm
diagnostic-no-digits-hint = ví dụ 0.77 hoặc 4.[3]

rules-zero-take = nếu được lấy 0 viên thì ván chơi không bao giờ kết thúc
rules-zero-take-hint = cần số từ 1 trở lên
rules-empty-range = khoảng từ { $min } đến { $max } không chứa số nào
rules-empty-range-hint = số đầu không được lớn hơn số cuối
rules-zero-forbidden = số bị cấm phải từ 1 trở lên
rules-zero-forbidden-hint = số 0 không cấm nước đi nào
rules-digit-too-large = chữ số { $digit } lớn hơn 15
rules-passing-digit = với { $digit } trước dấu chấm, có nước đi không thay đổi gì và ván chơi không bao giờ kết thúc
rules-passing-digit-hint = trước dấu chấm phải là 0, 4, 8 hoặc C
rules-out-of-order = các đống không theo thứ tự
rules-out-of-order-hint = không được nhỏ hơn đống đứng trước
rules-out-of-order-strict = các số này không tăng nghiêm ngặt
rules-out-of-order-strict-hint = phải lớn hơn số đứng trước
rules-no-such-vertex = đồ thị không có đỉnh { $label }
rules-no-such-vertex-hint = hãy ghi đỉnh này vào danh sách cung, đứng riêng hoặc trong một cung
rules-illegal-move = luật không cho phép nước đi này

# What may stand at a place, and how several are joined.
expected-game = một trò chơi
expected-rule = tên hoặc mã của một trò chơi
expected-number = một số
expected-range = một khoảng như 1..3
expected-edge = một đoạn như 0-1
expected-arc = một cung như 0>1
expected-code = một mã như 0.77
expected-word = một từ
expected-end = chỗ kết thúc
expected-or = { $first } hoặc { $last }
expected-comma = { $first }, { $last }

# Why a text is not a move.
move-unreadable = Đó không phải là một nước đi. Hãy viết như mẫu, hoặc viết gọn: “1 0” đưa đống 1 về 0.
move-no-such-component = Không có số hạng { $number }: chỉ có { $count } số hạng.
move-which-component = Có nhiều số hạng đi được như vậy. Hãy nêu rõ: “số hạng 1, …”.
move-no-such-place =
    { $place ->
        [coin] Không có đồng xu { $number }: có { $count } đồng, đếm từ 1.
        [edge] Không có đoạn { $number }: có { $count } đoạn, đếm từ 0.
        [token] Không có quân { $number }: có { $count } quân, đếm từ 1.
       *[heap] Không có đống { $number }: có { $count } đống, đếm từ 1.
    }
move-which-place =
    { $place ->
        [coin] Đồng xu nào? Hãy viết số thứ tự của nó trước.
        [edge] Đoạn nào? Hãy viết số thứ tự của nó trước.
        [token] Quân nào? Hãy viết số thứ tự của nó trước.
       *[heap] Đống nào? Hãy viết số thứ tự của nó trước.
    }
move-not-there =
    { $place ->
        [coin] Đồng xu { $number } đang ở ô { $actual }.
        [edge] Đoạn { $number } là { $actual }.
        [token] Quân { $number } đang ở đỉnh { $actual }.
       *[heap] Đống { $number } có { $actual } viên.
    }
move-illegal = Luật không cho phép nước đi này.
expected-vertex-name = tên một đỉnh

dot-unclosed-quote = phần này chưa được đóng
dot-unclosed-quote-hint = nó kéo dài đến hết văn bản
dot-deep-braces = các dấu ngoặc nhọn lồng nhau quá sâu
dot-too-many-edges = đồ thị có hơn { $most } cạnh
dot-too-many-edges-hint = với đồ thị lớn, hãy dùng danh sách cung, mỗi dòng một cung
diagnostic-no-stalk = chỗ này phải là một đoạn của thân, không phải “{ $found }”
diagnostic-no-stalk-hint = các đoạn viết là `e`, `b` (xanh lam) hay `r` (đỏ), như `ee(e;ee)`; chữ hoa sau một đoạn đặt tên cho đỉnh mà đoạn ấy dẫn tới, như `eAeeeeA`
