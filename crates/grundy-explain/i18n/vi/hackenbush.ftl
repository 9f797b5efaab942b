# Hình Hackenbush: `grundy hackenbush`.
hackenbush-size = Có { $standing } đoạn đứng trên mặt đất.
hackenbush-size-fallen = Có { $standing } đoạn đứng trên mặt đất; { $fallen } đoạn khác không nối với mặt đất nên đã rơi.
hackenbush-fallen = Các đoạn { $edges } không nối với mặt đất: chúng đã rơi và không được tính.
hackenbush-plants = { $count } cây chỉ gặp nhau ở mặt đất, nên hình là tổng của chúng: { $xor } = { $value }.
hackenbush-names = Các số chỉ những đỉnh sau: { $names }; 0 là mặt đất.
hackenbush-colours = Bên Trái cắt đoạn xanh lam, bên Phải cắt đoạn đỏ, đoạn xanh lục thì cả hai bên đều cắt được.
hackenbush-cuts = { $player }, nếu đi trước, thắng khi cắt đoạn { $edges }.
hackenbush-no-cut = { $player }, nếu đi trước, không có nhát cắt nào thắng.
hackenbush-cuts-unknown = Không tìm các nhát cắt thắng: với hơn 64 đoạn, chỉ giá trị được tính.
hackenbush-value = Giá trị bằng { $number }.
hackenbush-number = Không có đoạn xanh lục và không có chu trình nên giá trị là một số. Tính từ ngọn xuống: một đoạn xanh lam dưới nhánh có giá trị x cho giá trị (x + n) / 2^(n − 1), với n ≥ 1 nhỏ nhất sao cho x + n > 1; đoạn đỏ cũng vậy nhưng đổi mọi dấu; các nhánh gặp nhau thì cộng lại. Số lớn hơn 0 thì bên Trái thắng, nhỏ hơn 0 thì bên Phải thắng, bằng 0 thì ai đi trước thua.
hackenbush-searched = Kết quả tìm được bằng cách duyệt mọi cách chơi. Khi có đoạn xanh lục hoặc chu trình, ở đây không có quy tắc tính giá trị nên không đưa ra giá trị.
hackenbush-searched-misere = Kết quả tìm được bằng cách duyệt mọi cách chơi.
hackenbush-too-many = { $edges } đoạn là quá nhiều để duyệt: hình có đoạn đỏ hoặc xanh lam chỉ được duyệt đến { $most } đoạn, và chỉ cây đỏ-lam mới có quy tắc tính giá trị
hackenbush-cuts-stopped = Giá trị là chắc chắn, nhưng chưa tìm được các nhát cắt thắng: { $why }.
hackenbush-no-drawing = { $file } không phải là một hình: { $why }
hackenbush-other-game = đây không phải là một thế Hackenbush đơn: hãy viết hackenbush(0-1, 1-2), hoặc dùng grundy solve
hackenbush-no-size = { $figure } không có cỡ { $size }: các cỡ từ { $least } đến { $most }
hackenbush-one-size = { $figure } chỉ có một cỡ
hackenbush-coloured-form = danh sách đoạn và biểu thức không có màu: hãy chọn json, dot hoặc stalks
hackenbush-fallen-form = cách viết theo thân không ghi được những đoạn đã rơi: hãy chọn json, dot, edges hoặc expr
hackenbush-misere-value = --value-only chỉ dành cho luật thường (normal): thế misère không có giá trị riêng
hackenbush-unknown-figure = không có hình “{ $name }”; các hình có sẵn là { $names }
