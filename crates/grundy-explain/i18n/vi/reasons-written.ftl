# Games whose rules somebody wrote.
written-title = Tính theo định nghĩa
written-title-recognised = Một luật đã biết
written-short =
    { $count ->
        [one] { $position } chỉ có một nước đi, tới thế có giá trị { $first }, nên giá trị của nó là { $value }: số nhỏ nhất không có mặt ở đó.
       *[other] { $position } có { $options } nước đi. Các giá trị đến được là { $values }, và số nhỏ nhất còn thiếu là { $value }.
    }
written-none = { $position } không có nước đi nào, nên giá trị của nó là 0.
written-full = Giá trị của một thế là số nhỏ nhất không phải giá trị của thế nào đến được sau một nước đi, và giá trị của một tổng là xor các giá trị của các số hạng. Vì vậy mọi thế có thể xảy ra đều được tính giá trị, từ các thế kết thúc ngược lên: { $n } thế.
written-shown = Với mỗi giá trị, một nước đi:
written-head-option = nước đi
written-head-value = giá trị
written-recognised = Luật của { $game } chính là { $rule } dưới một tên khác, nên những gì đã biết về { $rule } cũng đúng ở đây.
written-recognised-full = Luật của { $game } chính là { $rule } dưới một tên khác: xét cách viết, cả hai cho phép cùng những nước đi từ mọi đống, và với các đống nhỏ, các nước đi đã được so sánh từng cái một. Vậy những gì đã biết về { $rule } cũng đúng ở đây.
written-ended-wins = Theo một điều khoản của luật, ván chơi kết thúc ngay tại đây và người đến lượt đi thắng.
written-ended-loses = Theo một điều khoản của luật, ván chơi kết thúc ngay tại đây và người đến lượt đi thua.
written-ended-draws = Theo một điều khoản của luật, ván chơi kết thúc ngay tại đây và không ai thắng.
