# Bảng các giá trị.
values-title = Số Grundy của `{ $rule }`, { $name } từ { $from } đến { $to }
values-title-grid = Số Grundy của `{ $rule }`
values-title-outcomes = Ai thắng `{ $rule }`, { $name } từ { $from } đến { $to }
values-title-outcomes-grid = Ai thắng `{ $rule }`
values-zero = Số 0 đánh dấu các thế P: người sắp đi sẽ thua.
values-letter-n = N: người đi trước thắng.
values-letter-p = P: người đi sau thắng.
values-letter-l = L: bên Trái thắng, bất kể ai đi trước.
values-letter-r = R: bên Phải thắng, bất kể ai đi trước.
values-letter-d = D: hòa.
values-letter-l1 = L1: bên Trái đi trước thì thắng; bên Phải đi trước thì hòa.
values-letter-l2 = L2: bên Trái đi sau thì thắng; bên Trái đi trước thì hòa.
values-letter-r1 = R1: bên Phải đi trước thì thắng; bên Trái đi trước thì hòa.
values-letter-r2 = R2: bên Phải đi sau thì thắng; bên Phải đi trước thì hòa.
values-cut = Ở đây chỉ đủ chỗ cho { $name } từ { $from } đến { $to }, còn bảng kéo dài đến { $last }. Hãy dùng `--format csv` để ghi ra toàn bộ.
values-written = Đã ghi vào { $file }.

# Trong hình vẽ.
values-p-positions = thế P
values-unknown = chưa biết
values-outcome = kết cục
values-note-density = Mỗi ô ứng với nhiều thế: màu càng đậm thì càng nhiều.
values-note-reduced = Mỗi ô ứng với { $rows } × { $columns } thế. Ô mang màu thế P nếu trong đó có một thế P, còn không thì mang màu của giá trị trung bình.

# Bảng bị dừng giữa chừng.
values-stop-positions = Dừng lại vì đã đến giới hạn { $n } thế.
values-stop-memory = Dừng lại vì đã đến giới hạn { $n } MiB bộ nhớ.
values-stop-time = Dừng lại vì đã hết giới hạn { $n } giây.
values-stop-options = Dừng lại vì có một thế với hơn { $n } nước đi.
values-known = Đã biết tất cả cho đến { $name } = { $n }.
values-known-cells = Đã biết { $n } thế đầu tiên.
values-known-none = Chưa biết gì từ { $name } = { $n } trở đi.

# Những bảng không lập được.
values-backwards = khoảng cần tính là rỗng: bắt đầu ở { $from } mà kết thúc ở { $to }
values-too-many = một bảng có nhiều nhất { $most } thế; hãy chọn khoảng ngắn hơn
values-parameters = `{ $name }` cần có tham số, chẳng hạn `{ $example }`
values-not-numbers = mỗi thế của `{ $name }` không phải là một con số nên không có dãy nào để liệt kê; hãy dùng `grundy solve` cho từng thế
values-axes = một bảng có một hoặc hai tham số
values-one-range = `{ $rule }` có một tham số, nên `--from` và `--to` mỗi bên chỉ nhận một số
values-bfile-grid = b-file chứa một dãy số, còn đây là bảng hai chiều; hãy thử `--format csv`
values-bfile-outcomes = b-file chứa các con số, mà `{ $rule }` không có số Grundy; hãy thử `--format csv`
values-binary-grid = bảng nhị phân chứa một dãy, còn đây là một lưới; hãy thử `--format parquet`
values-binary-outcomes = bảng nhị phân chứa các số, còn `{ $rule }` không có số Grundy; hãy thử `--format parquet`
values-needs-out = dạng này dành cho chương trình; `--out FILE` cho biết ghi vào đâu
values-cannot-write = không ghi được “{ $file }”: { $why }
values-not-one-or-two = Bảng chỉ dành cho các thế gồm một hoặc hai số, mà thế của `{ $game }` không phải như vậy.

# Các giá trị gồm những gì.
stats-zeros = { $zeros } trong { $known } thế là thế P, có giá trị 0; thế cuối cùng là { $at }.
stats-no-zeros = Không thế nào trong { $known } thế là thế P.
stats-max = Giá trị lớn nhất là { $max }, xuất hiện lần đầu ở { $at }.
stats-space-range = Các giá trị được tính trong một không gian thưa với mặt nạ { $mask }, theo giá trị: một đống là hiếm nếu giá trị của nó chứa một số chẵn bit của mặt nạ.
stats-space-domain = Các giá trị được tính trong một không gian thưa với mặt nạ { $mask }, theo cỡ đống: đống n là hiếm nếu số bit của mặt nạ trong giá trị của nó và n − { $parity } cùng chẵn hoặc cùng lẻ.
stats-rares = Ở đây có { $count } đống hiếm, đống cuối cùng là { $at }. Đống 0 không được tính.
stats-no-rares = Ở đây không có đống hiếm nào.
stats-no-space = Không dùng không gian thưa nào.
stats-head-value = giá trị
stats-head-count = số thế
stats-larger = { $n } thế có giá trị từ 65536 trở lên, không được đếm riêng từng giá trị.
stats-form = `--stats` thay cho các giá trị ở đầu ra chuẩn; `--format` cho biết `--out` ghi chúng thế nào
stats-outcomes = `{ $rule }` chỉ có kết quả thắng thua chứ không có số Grundy, nên không có gì để đếm
