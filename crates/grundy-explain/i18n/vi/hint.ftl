# Hints, in four steps. First: can the player to move win?
hint-over = Ở đây không còn nước đi nào.
hint-wins = Từ thế này bạn có thể thắng.
hint-wins-only = Từ thế này bạn có thể thắng, nhưng chỉ bằng một nước duy nhất.
hint-draws = Từ thế này không bên nào ép được phần thắng, nhưng bạn giữ được hòa.
hint-loses = Nếu đối thủ đi tối ưu thì từ thế này bạn thua. Hãy đi nước khó đáp lại nhất.

# Second: what to look at.
hint-columns =
    { $of ->
        [heaps] Hãy viết số viên của các đống ở hệ nhị phân, số này dưới số kia.
        [values] Hãy thay mỗi đống bằng số Grundy của nó, rồi viết các số ấy ở hệ nhị phân.
        [components] Hãy thay mỗi số hạng bằng số Grundy của nó, rồi viết các số ấy ở hệ nhị phân.
        [differences] Hãy ghép cặp các đống kề nhau từ đống lớn nhất trở xuống, rồi viết các hiệu ở hệ nhị phân.
        [tokens] Hãy thay mỗi quân bằng số Grundy của đỉnh mà nó đứng, rồi viết các số ấy ở hệ nhị phân.
       *[other] Hãy viết độ dài các thân ở hệ nhị phân, số này dưới số kia.
    }
hint-columns-odd =
    { $count ->
        [1] Cột { $odd } có một số lẻ chữ số 1. Hãy làm cho mọi cột đều chẵn.
       *[other] Các cột { $odd } có một số lẻ chữ số 1. Hãy làm cho mọi cột đều chẵn.
    }
hint-columns-even = Mọi cột đều đã chẵn, nên dù đi thế nào cũng làm cho một cột nào đó thành lẻ.
hint-columns-misere = Theo luật misère, điều này đúng khi còn ít nhất hai số lớn hơn 1.
hint-parity = Không số nào lớn hơn 1. Theo luật misère, ai để lại một số lẻ số 1 thì thắng; hiện có { $ones } số 1.
hint-last-large = Chỉ có một số lớn hơn 1, đó là { $large }; bên cạnh nó có { $ones } số 1. Ai giảm số ấy thì quyết định còn lại bao nhiêu số 1. Hãy để lại một số lẻ số 1.
hint-remainder = Hãy chia số viên của đống cho { $modulus }: dư { $remainder }. Hãy để lại một bội của { $modulus }.
hint-remainder-none = Số viên của đống là bội của { $modulus }. Bạn lấy bao nhiêu, đối thủ cũng lấy bù cho đủ { $modulus }.
hint-figures-cycles = Hãy co mỗi chu trình thành một điểm: các đoạn của nó thành khuyên tại đó, và mỗi khuyên đáng giá một thân gồm một đoạn.
hint-figures-branches = Ở chỗ các nhánh gặp nhau phía trên mặt đất, hãy thay chúng bằng một thân dài bằng tổng Nim của chúng.
hint-figures-stalks = Trên mặt đất còn lại các thân dài { $stalks }. Tổng Nim của chúng bằng { $sum }; nhát cắt thắng làm cho tổng ấy bằng 0.
hint-figures-sum = Tổng Nim của mọi thứ đứng trên mặt đất bằng { $sum }; nhát cắt thắng làm cho tổng ấy bằng 0.
hint-forbidden = Bạn không được lấy { $own }, đối thủ không được lấy { $other }. Hãy nhìn các đống có ít nhất { $least } viên: có { $large } đống như vậy. Khi mọi đống đều nhỏ hơn thì đó là Nim bình thường.
hint-backwards = Hãy đi ngược từ các đỉnh không có cung đi ra: đó là các thế thua. Đỉnh có cung tới một đỉnh thua là thế thắng; đỉnh mà mọi cung đều tới đỉnh thắng là thế thua.
hint-backwards-misere = Hãy đi ngược từ các đỉnh không có cung đi ra: theo luật misère đó là các thế thắng. Đỉnh có cung tới một đỉnh thua là thế thắng; đỉnh mà mọi cung đều tới đỉnh thắng là thế thua.
hint-backwards-draws = Đỉnh không bao giờ được gán nhãn là hòa.
hint-zero = Thế này có số Grundy bằng { $value }. Hãy để lại một thế có số Grundy bằng 0.
hint-zero-already = Thế này có số Grundy bằng 0, nên mọi nước đi đều để lại một số Grundy khác 0.
hint-replies = Ở đây không định lý nào giúp được. Hãy xét từng nước đi và tìm nước đáp tốt nhất cho nó: bạn cần một nước mà không có nước đáp nào tốt.

# Third: where to play.
hint-place = Hãy đi ở đây: { $place }.
hint-place-single = Chỉ có một chỗ để đi. Hãy so sánh những gì các nước đi để lại.
hint-place-none = Mọi nước đi đều thua như nhau: nước nào cũng có nước đáp thắng.
hint-bridge = Hãy cắt một trong các đoạn { $edges }. Đoạn ấy không nằm trên chu trình nào, nên mọi thứ treo trên nó đều rơi.
hint-bridge-of = Hãy cắt một trong các đoạn { $edges } ({ $place }). Đoạn ấy không nằm trên chu trình nào, nên mọi thứ treo trên nó đều rơi.
hint-cycle = Hãy cắt một trong các đoạn { $edges }. Đoạn ấy nằm trên một chu trình, nên không gì khác bị rơi.
hint-cycle-of = Hãy cắt một trong các đoạn { $edges } ({ $place }). Đoạn ấy nằm trên một chu trình, nên không gì khác bị rơi.

# Fourth: the move.
hint-move-wins = Nước thắng: { $move }. Khi đó còn lại `{ $left }`, người đến lượt đi ở thế ấy thua.
hint-move-draws = Nước giữ được hòa: { $move }.
hint-move-hardest = Không nước nào thắng được lối chơi tối ưu. Nước khó đáp lại nhất: { $move }.
hint-move-none = Không nước nào thắng được lối chơi tối ưu.
