# The token game.
graph-title = Gán nhãn từ các đỉnh cuối ngược lên
graph-rule = Đỉnh không có cung đi ra là thế thua (P) của người đến lượt. Đỉnh có cung đến một đỉnh P là thế thắng (N), các đỉnh khác là P. Số Grundy của đỉnh là mex của các giá trị mà cung của nó dẫn đến; P nghĩa là giá trị 0.
graph-rule-misere = Theo luật misère, đỉnh không có cung đi ra là thế thắng (N) của người đến lượt. Đỉnh có cung đến một đỉnh P là thế thắng, các đỉnh khác là P.
graph-order = Mỗi đỉnh trong bảng đứng sau mọi đỉnh mà cung của nó dẫn đến, nên nhãn của nó suy ra được từ các dòng phía trên.
graph-head-vertex = đỉnh
graph-head-arcs = cung đến
graph-head-value = số Grundy
graph-head-outcome = nhãn
graph-head-moves = số nước còn lại
graph-token-wins = Quân cờ ở đỉnh { $vertex }, một đỉnh N: người đi trước thắng bằng cách đi đến một đỉnh P.
graph-token-loses = Quân cờ ở đỉnh { $vertex }, một đỉnh P: cung nào cũng dẫn đến đỉnh N, nên người đi trước thua.
graph-token-draws = Quân cờ ở đỉnh { $vertex }. Không có cung nào đến đỉnh P, nhưng người đi trước luôn đi được đến một đỉnh không thắng không thua khác: hòa.
graph-tokens = Nhiều quân cờ là tổng của các trò chơi, có giá trị bằng xor của các số Grundy:
graph-many-tokens = Các quân cờ là tổng của các trò chơi, có giá trị bằng xor của các số Grundy: { $sum }.
graph-winning = Số đỉnh thắng cho người đến lượt: { $n } trên { $total }.
graph-length = Không có chu trình nên không đỉnh nào lặp lại, vì vậy ván chơi kéo dài không quá số đỉnh trừ một nước.

# With cycles.
graph-title-loopy = Gán nhãn đồ thị có chu trình
graph-loopy = Nhãn được lan ngược từ các thế kết thúc: đỉnh có cung đến một đỉnh P là N, đỉnh mà mọi cung đều đến đỉnh N là P. Đỉnh không bao giờ nhận nhãn là hòa (D), vì người đến lượt luôn tránh được thua bằng cách đi vòng.
graph-loopy-distance = “Số nước còn lại” cho biết ván chơi kéo dài bao lâu nếu người thắng đi nhanh nhất còn người thua kéo dài nhất.
graph-loopy-values = Giá trị của một đỉnh vẫn là mex nếu mọi nước đến giá trị lớn hơn hoặc chưa xác định đều có thể được đáp lại bằng một nước trở về đúng giá trị ấy. Nếu không, giá trị là ∞ kèm theo tập các giá trị hữu hạn mà cung của nó dẫn đến. Trong một tổng, n ⊕ ∞K = ∞(n ⊕ K), và thế đó thắng khi và chỉ khi n thuộc K; hai giá trị vô hạn thì hòa.
graph-loopy-sum = Các quân cờ là tổng của các trò chơi: { $xor } = { $sum }.

# Sums with cycles.
loopy-sum-title = Giá trị của tổng có chu trình
loopy-sum-rule = Các giá trị hữu hạn cộng bằng xor. Một giá trị hữu hạn n dời tập của một giá trị vô hạn: n ⊕ ∞K = ∞(n ⊕ K). Hai giá trị vô hạn thì không thể trở thành hữu hạn sau một nước đi.
loopy-sum-wins = Có nước đi làm cho cả tổng có giá trị 0, nên người đi trước thắng.
loopy-sum-loses = Tổng có giá trị 0: dù đi thế nào, đối thủ cũng đưa được tổng về 0 và tiến gần hơn đến lúc kết thúc. Người đi trước thua.
loopy-sum-draws = Không nước đi nào làm cho tổng có giá trị 0, và không ai buộc được đối phương làm điều đó: hòa.
