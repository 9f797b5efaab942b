# The token game.
graph-title = Gán nhãn từ các đỉnh cuối ngược lên
graph-rule = Đỉnh không có cung đi ra là thế thua (P) của người đến lượt đi. Đỉnh có cung đến một đỉnh P là thế thắng (N), các đỉnh khác là P. Số Grundy của một đỉnh là mex của các số Grundy mà cung của nó dẫn đến; nó bằng 0 đúng ở các đỉnh P.
graph-rule-misere = Theo luật misère, đỉnh không có cung đi ra là thế thắng (N) của người đến lượt đi. Đỉnh có cung đến một đỉnh P là thế thắng, các đỉnh khác là P.
graph-order = Mỗi đỉnh trong bảng đứng sau mọi đỉnh mà cung của nó dẫn đến, nên nhãn của nó suy ra được từ các dòng phía trên.
graph-head-vertex = đỉnh
graph-head-arcs = cung đến
graph-head-value = số Grundy
graph-head-outcome = nhãn
graph-head-moves = số nước còn lại
graph-token-wins = Quân ở đỉnh { $vertex }, một đỉnh N: người đến lượt đi thắng bằng cách đi đến một đỉnh P.
graph-token-loses = Quân ở đỉnh { $vertex }, một đỉnh P: cung nào cũng dẫn đến đỉnh N, nên người đến lượt đi thua.
graph-token-draws = Quân ở đỉnh { $vertex }. Không có cung nào đến đỉnh P, nhưng luôn có cung đến một đỉnh không thắng cũng không thua, cứ thế mãi: hòa.
graph-tokens = Nhiều quân là một tổng của các trò chơi, có giá trị bằng xor của số Grundy của các đỉnh:
graph-many-tokens = Các quân là một tổng của các trò chơi, có giá trị bằng xor của số Grundy của các đỉnh: { $sum }.
graph-winning = Số đỉnh mà người đến lượt đi thắng: { $n } trên { $total }.
graph-length = Không có chu trình nên không quân nào trở lại đỉnh cũ, vì vậy mỗi quân đi nhiều nhất { $n } nước.

# With cycles.
graph-title-loopy = Gán nhãn đồ thị có chu trình
graph-loopy = Nhãn được lan ngược từ các thế kết thúc: đỉnh có cung đến một đỉnh P là N; đỉnh mà mọi cung đều đến đỉnh N là P, trước hết là các đỉnh không có cung đi ra. Đỉnh không bao giờ nhận nhãn là hòa (D), vì người đến lượt đi luôn tránh được thua bằng cách đi vòng.
graph-loopy-misere = Nhãn được lan ngược từ các thế kết thúc: theo luật misère, đỉnh không có cung đi ra là N. Đỉnh có cung đến một đỉnh P cũng là N; đỉnh có cung đi ra mà mọi cung đều đến đỉnh N là P. Đỉnh không bao giờ nhận nhãn là hòa (D), vì người đến lượt đi luôn tránh được thua bằng cách đi vòng.
graph-loopy-distance = “Số nước còn lại” cho biết ván chơi kéo dài bao lâu nếu người thắng đi nhanh nhất còn người thua kéo dài nhất.
graph-loopy-values = Các giá trị được gán theo từng vòng. Một đỉnh nhận giá trị m, là mex của những giá trị mà các đỉnh kế tiếp của nó đã có, nếu từ mọi đỉnh kế tiếp khác (giá trị lớn hơn hoặc chưa có) có nước trở về một đỉnh đã nhận giá trị m từ trước. Đỉnh không bao giờ nhận được giá trị thì có giá trị ∞, viết kèm tập K các giá trị mà cung của nó dẫn đến. Trong một tổng, n ⊕ ∞K = ∞(n ⊕ K), và thế đó thắng nếu n thuộc K, còn không thì hòa; hai giá trị vô hạn thì hòa.
graph-loopy-sum = Các quân là tổng của các trò chơi: { $xor } = { $sum }.

# Sums with cycles.
loopy-sum-title = Giá trị của tổng có chu trình
loopy-sum-rule = Các giá trị hữu hạn cộng bằng xor. Một giá trị hữu hạn n dời tập của một giá trị vô hạn: n ⊕ ∞K = ∞(n ⊕ K), và từ đó đi được đến 0 khi và chỉ khi 0 thuộc tập. Nếu có hai giá trị vô hạn thì một nước đi không thể làm cho tổng thành hữu hạn.
loopy-sum-finite = Ván chơi có thể kéo dài mãi, nhưng ở đây số hạng nào cũng có giá trị hữu hạn, và các giá trị hữu hạn cộng bằng xor như thường lệ.
loopy-sum-wins = Có nước đi làm cho cả tổng có giá trị 0, nên người đến lượt đi thắng.
loopy-sum-loses = Tổng có giá trị 0: dù đi thế nào, đối thủ cũng đưa được tổng về 0 và tiến gần hơn đến lúc kết thúc. Người đến lượt đi thua.
loopy-sum-draws = Không nước đi nào làm cho tổng có giá trị 0, nên người đến lượt đi không thắng được, nhưng luôn tránh được thua: hòa.
