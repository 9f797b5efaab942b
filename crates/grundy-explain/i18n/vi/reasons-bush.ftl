# Green Hackenbush.
bush-title = Nguyên lý dấu hai chấm và nguyên lý hợp nhất
bush-claim = Hai nguyên lý sau làm hình đơn giản dần mà không đổi giá trị. Nguyên lý hợp nhất: các đỉnh của một chu trình có thể chập thành một, khi đó các đoạn của chu trình trở thành khuyên. Nguyên lý dấu hai chấm (Colon): các thân và khuyên gặp nhau tại một đỉnh có thể thay bằng một thân duy nhất, dài bằng tổng Nim của chúng, mỗi khuyên tính là 1. Cuối cùng chỉ còn các thân và khuyên trên mặt đất, chính là các đống Nim.
bush-reduced =
    { $by ->
        [nothing] Đứng trên mặt đất ở đây chỉ có các thân và khuyên. Một thân n đoạn chính là một đống Nim n viên: một nhát cắt để lại từ 0 đến n − 1 đoạn. Mỗi khuyên có giá trị 1.
        [fusion] Chập các đỉnh của mỗi chu trình (nguyên lý hợp nhất), ta chỉ còn các thân và khuyên đứng trên mặt đất, chính là các đống Nim.
        [colon] Thay các nhánh gặp nhau bằng một thân dài bằng tổng Nim của chúng (nguyên lý dấu hai chấm), ta chỉ còn các thân và khuyên đứng trên mặt đất, chính là các đống Nim.
       *[both] Chập các đỉnh của mỗi chu trình (nguyên lý hợp nhất) và thay các nhánh gặp nhau bằng một thân dài bằng tổng Nim của chúng (nguyên lý dấu hai chấm), ta chỉ còn các thân và khuyên đứng trên mặt đất, chính là các đống Nim.
    }
bush-linear = Hình có { $n } đoạn nên không trình bày từng bước rút gọn. Theo nguyên lý dấu hai chấm và nguyên lý hợp nhất, chỉ cần đi một lượt từ ngọn xuống đất: đoạn nào một mình đỡ một phần có giá trị v thì cùng với đoạn đó phần ấy có giá trị v + 1, còn mỗi đoạn thuộc chu trình thì góp ⊕ 1.
bush-wins = Hình có giá trị { $value }, khác 0: có nhát cắt để lại giá trị 0, và khi đó đối thủ, người đi tiếp theo, thua.
bush-loses = Hình có giá trị 0: nhát cắt nào cũng để lại giá trị khác 0, và đối thủ lại cắt được về 0.
bush-empty = (không còn gì)
bush-title-fallen = Các đoạn đã rơi
bush-fallen = Không nối với mặt đất nên đã rơi: { $edges }.
bush-title-fusion = Hợp nhất
bush-fusion = **Hợp nhất.** Chập chu trình { $cycle } vào đỉnh { $into }; các đoạn của nó trở thành khuyên tại đó.
bush-title-colon = Dấu hai chấm
bush-colon = **Dấu hai chấm.** Tại đỉnh { $at }, các nhánh có giá trị { $xor }: thay chúng bằng một thân dài { $stalk }.
bush-colon-nothing = **Dấu hai chấm.** Tại đỉnh { $at }, các nhánh có giá trị { $xor }, nên có thể bỏ đi.
bush-colon-loop = **Dấu hai chấm.** Khuyên tại đỉnh { $at } có giá trị 1: thay nó bằng một thân dài 1.
bush-title-stalks = Các thân trên mặt đất
bush-nothing = Không còn gì, nên giá trị bằng 0.
bush-stalk = Trên mặt đất chỉ có một thân dài { $stalks }, nên giá trị bằng { $sum }.
bush-loop = Trên mặt đất chỉ có một khuyên. Cắt nó thì không còn gì, nên giá trị bằng 1.
bush-stalks = Trên mặt đất còn các thân dài { $stalks }: { $xor }.
bush-loops = Trên mặt đất còn { $loops } khuyên, mỗi khuyên có giá trị 1: { $xor }.
bush-stalks-and-loops =
    { $stalk_count ->
        [1] Trên mặt đất còn một thân dài { $stalks } và { $loops } khuyên, mỗi khuyên có giá trị 1: { $xor }.
       *[other] Trên mặt đất còn các thân dài { $stalks } và { $loops } khuyên, mỗi khuyên có giá trị 1: { $xor }.
    }
