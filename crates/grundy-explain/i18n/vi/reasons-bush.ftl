# Green Hackenbush.
bush-title = Nguyên lý hai chấm và nguyên lý hợp nhất
bush-claim = Hai nguyên lý sau làm hình vẽ đơn giản dần mà không đổi giá trị. Nguyên lý hợp nhất: các đỉnh của một mạch vòng có thể chập thành một, khi đó các đoạn của mạch vòng trở thành khuyên. Nguyên lý hai chấm (Colon): các thân và khuyên gặp nhau tại một đỉnh có thể thay bằng một thân duy nhất, dài bằng tổng Nim của chúng, mỗi khuyên tính là 1. Cuối cùng chỉ còn các thân đứng trên mặt đất, chính là các đống Nim.
bush-reduced = Chập các đỉnh của mạch vòng (nguyên lý hợp nhất) và thay các nhánh gặp nhau bằng một thân dài bằng tổng Nim của chúng (nguyên lý hai chấm), ta chỉ còn các thân đứng trên mặt đất, chính là các đống Nim.
bush-linear = Hình có { $n } đoạn nên không trình bày từng bước rút gọn. Theo hai nguyên lý hợp nhất và hai chấm, chỉ cần đi một lượt từ ngọn xuống đất: đoạn nào một mình đỡ một phần có giá trị v thì cả phần đó có giá trị v + 1, còn mỗi đoạn thuộc mạch vòng thì góp ⊕ 1.
bush-wins = Hình vẽ có giá trị { $value }, khác 0: có nhát cắt để lại giá trị 0.
bush-loses = Hình vẽ có giá trị 0: nhát cắt nào cũng để lại giá trị khác 0, và đối thủ cắt tiếp để trở về 0.
bush-empty = (không còn gì đứng vững)
bush-title-fallen = Các đoạn đã rơi
bush-fallen = Không nối với mặt đất nên đã rơi: { $edges }.
bush-title-fusion = Hợp nhất
bush-fusion = **Hợp nhất.** Chập mạch vòng { $cycle } vào đỉnh { $into }; các đoạn của nó trở thành khuyên tại đó.
bush-title-colon = Hai chấm
bush-colon = **Hai chấm.** Tại đỉnh { $at }, các nhánh có giá trị { $xor } = { $stalk }: thay chúng bằng một thân dài { $stalk }.
bush-title-stalks = Các thân trên mặt đất
bush-nothing = Không còn gì đứng vững, nên giá trị bằng 0.
bush-stalk = Trên mặt đất chỉ còn một thân dài { $stalks }, nên giá trị bằng { $sum }.
bush-stalks = Trên mặt đất còn các thân dài { $stalks }: { $xor } = { $sum }.
bush-loops = Trên mặt đất còn { $loops } khuyên, mỗi khuyên có giá trị 1: { $xor } = { $sum }.
bush-stalks-and-loops = Trên mặt đất còn các thân dài { $stalks } và { $loops } khuyên, mỗi khuyên có giá trị 1: { $xor } = { $sum }.
