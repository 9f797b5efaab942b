# Monotonic Nim and coins on a strip. $kind: heaps or coins.
row-title = Nim trên các hiệu
row-claim =
    { $kind ->
        [coins] Ghép cặp các đồng xu từ bên phải, và coi khoảng cách của mỗi cặp là một đống Nim. Dời đồng xu bên phải của một cặp làm khoảng cách nhỏ đi, như một nước đi Nim. Dời đồng xu bên trái làm khoảng cách lớn lên, nhưng đó là động thái khả đảo: đối thủ chỉ cần dời đồng xu bên phải đi đúng bấy nhiêu ô. Vì vậy chỉ các khoảng cách là đáng kể.
       *[heaps] Ghép cặp các đống từ lớn xuống nhỏ, và coi hiệu của mỗi cặp là một đống Nim. Giảm đống trên của một cặp làm hiệu nhỏ đi, như một nước đi Nim. Giảm đống dưới làm hiệu lớn lên, nhưng đó là động thái khả đảo: đối thủ chỉ cần giảm đống trên đi đúng bấy nhiêu. Vì vậy chỉ các hiệu là đáng kể.
    }
row-shifted =
    { $kind ->
        [coins] Hai đồng xu không được đứng chung một ô, nên trước hết trừ 0 ở đồng xu thứ nhất, 1 ở đồng xu thứ hai, 2 ở đồng xu thứ ba, v.v.: { $shifted }.
       *[heaps] Hai đống kề nhau phải khác nhau, nên trước hết trừ 0 ở đống thứ nhất, 1 ở đống thứ hai, 2 ở đống thứ ba, v.v.: { $shifted }.
    }
row-pairs =
    { $kind ->
        [coins] Ghép cặp các đồng xu từ bên phải; đồng xu lẻ ra thì ghép với 0. Các hiệu là:
       *[heaps] Ghép cặp các đống từ lớn xuống nhỏ; đống lẻ ra thì ghép với 0. Các hiệu là:
    }
row-wins = Các hiệu này chơi như các đống Nim: nước đi làm một hiệu lớn lên luôn có thể bị đảo lại. Tổng Nim của chúng bằng { $sum }, khác 0, nên người đi trước thắng bằng cách đưa nó về 0.
row-loses = Các hiệu này chơi như các đống Nim: nước đi làm một hiệu lớn lên luôn có thể bị đảo lại. Tổng Nim của chúng bằng 0, nên đối thủ luôn đưa được nó về 0.
row-example =
    { $kind ->
        [coins] Chẳng hạn, dời đồng xu { $n } từ ô { $from } đến ô { $to } làm hiệu { $difference_from } thành { $difference_to }.
       *[heaps] Chẳng hạn, giảm đống { $n } từ { $from } xuống { $to } làm hiệu { $difference_from } thành { $difference_to }.
    }
row-mapped =
    { $kind ->
        [coins] Các nước thắng, trở lại trên dải ô:
       *[heaps] Các nước thắng, trở lại trên các đống ban đầu:
    }
row-head-what = đối tượng
row-head-move = từ → đến
row-head-difference = hiệu
row-title-undo = Động thái khả đảo và nước đảo lại
row-undo-claim = Nước đi làm một hiệu lớn lên là động thái khả đảo. Mỗi nước như thế đều có nước đảo lại:
row-undo =
    { $kind ->
        [coins] Đồng xu { $n } từ { $from } đến { $to }: đáp lại bằng đồng xu { $partner } từ { $partner_from } đến { $partner_to }, và hiệu trở lại như cũ.
       *[heaps] Đống { $n } từ { $from } xuống { $to }: đáp lại bằng đống { $partner } từ { $partner_from } xuống { $partner_to }, và hiệu trở lại như cũ.
    }
