# Monotonic Nim and coins on a strip. $kind: heaps or coins.
row-title = Nim trên các hiệu
row-title-coins = Nim trên các khoảng trống
row-claim =
    { $kind ->
        [coins] Ghép cặp các đồng xu từ bên phải, và coi số ô trống giữa hai đồng xu của mỗi cặp là một đống Nim. Trượt đồng xu bên phải của một cặp làm khoảng trống nhỏ đi, như một nước đi Nim. Trượt đồng xu bên trái làm khoảng trống lớn lên, nhưng nước ấy đảo lại được: đối thủ chỉ cần trượt đồng xu bên phải đi đúng bấy nhiêu ô. Vì vậy chỉ các khoảng trống là đáng kể.
       *[heaps] Ghép cặp các đống từ lớn xuống nhỏ, và coi hiệu của mỗi cặp là một đống Nim. Giảm đống lớn của một cặp làm hiệu nhỏ đi, như một nước đi Nim. Giảm đống nhỏ làm hiệu lớn lên, nhưng nước ấy đảo lại được: đối thủ chỉ cần giảm đống lớn đi đúng bấy nhiêu. Vì vậy chỉ các hiệu là đáng kể.
    }
row-shifted = Hai đống kề nhau phải khác nhau, nên trước hết trừ 0 ở đống thứ nhất, 1 ở đống thứ hai, 2 ở đống thứ ba, v.v.: { $shifted }.
row-pairs =
    { $kind ->
        [coins] { $pairing ->
            [single] Một đồng xu đứng riêng là một đống Nim bằng số ô trống bên trái nó:
            [even] Ghép cặp các đồng xu từ bên phải. Số ô trống giữa hai đồng xu của mỗi cặp là:
           *[odd] Ghép cặp các đồng xu từ bên phải; đồng xu đầu tiên lẻ ra thì đếm các ô bên trái nó. Số ô trống là:
        }
       *[heaps] { $pairing ->
            [single] Chỉ có một đống thì ghép nó với 0, và hiệu chính là đống đó:
            [even] Ghép cặp các đống từ lớn xuống nhỏ. Các hiệu là:
           *[odd] Ghép cặp các đống từ lớn xuống nhỏ; đống nhỏ nhất lẻ ra thì ghép với 0. Các hiệu là:
        }
    }
row-wins =
    { $shape ->
        [single] Số này chơi như một đống Nim. Nó bằng { $sum }, khác 0, nên người đến lượt đi thắng bằng cách đưa nó về 0.
        [pair] Số này chơi như một đống Nim: nước đi làm nó lớn lên luôn có thể bị đảo lại. Nó bằng { $sum }, khác 0, nên người đến lượt đi thắng bằng cách đưa nó về 0.
       *[pairs] Các số này chơi như các đống Nim: nước đi làm một số lớn lên luôn có thể bị đảo lại. Tổng Nim của chúng bằng { $sum }, khác 0, nên người đến lượt đi thắng bằng cách đưa nó về 0.
    }
row-loses =
    { $shape ->
        [pair] Số này chơi như một đống Nim: nước đi làm nó lớn lên luôn có thể bị đảo lại. Nó bằng 0, nên nước đi nào cũng làm nó lớn lên, và đối thủ lại đưa nó về 0.
       *[pairs] Các số này chơi như các đống Nim: nước đi làm một số lớn lên luôn có thể bị đảo lại. Tổng Nim của chúng bằng 0, nên nước đi nào cũng phá vỡ nó, và đối thủ lại đưa nó về 0.
    }
row-example =
    { $kind ->
        [coins] { $count ->
            [1] Nước thắng, trượt đồng xu { $n } từ ô { $from } đến ô { $to }, làm khoảng trống { $difference_from } thành { $difference_to }.
           *[other] Chẳng hạn, trượt đồng xu { $n } từ ô { $from } đến ô { $to } làm khoảng trống { $difference_from } thành { $difference_to }.
        }
       *[heaps] { $count ->
            [1] Nước thắng, giảm đống { $n } từ { $from } xuống { $to }, làm hiệu { $difference_from } thành { $difference_to }.
           *[other] Chẳng hạn, giảm đống { $n } từ { $from } xuống { $to } làm hiệu { $difference_from } thành { $difference_to }.
        }
    }
row-mapped =
    { $kind ->
        [coins] Các nước thắng, trở lại trên dải ô:
       *[heaps] Các nước thắng, trở lại trên các đống ban đầu:
    }
row-head-what = di chuyển
row-head-move = từ → đến
row-head-difference = hiệu
row-head-gap = khoảng trống
row-title-undo = Nước đi khả đảo và nước đảo lại
row-undo-claim =
    { $kind ->
        [coins] Nước đi làm một khoảng trống lớn lên, và tổng Nim cũng lớn lên theo, là nước đi khả đảo: nó đảo lại được, chẳng hạn:
       *[heaps] Nước đi làm một hiệu lớn lên, và tổng Nim cũng lớn lên theo, là nước đi khả đảo: nó đảo lại được, chẳng hạn:
    }
row-undo =
    { $kind ->
        [coins] Đồng xu { $n } từ ô { $from } đến ô { $to }: đáp lại bằng đồng xu { $partner } từ ô { $partner_from } đến ô { $partner_to }, và khoảng trống trở lại như cũ.
       *[heaps] Đống { $n } từ { $from } xuống { $to }: đáp lại bằng đống { $partner } từ { $partner_from } xuống { $partner_to }, và hiệu trở lại như cũ.
    }
