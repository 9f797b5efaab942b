# The value of one heap or of several.
heap-title-values = Số Grundy của các đống
heap-one-wins = Số Grundy bằng { $sum }, khác 0, nên có nước đi đến giá trị 0, và khi đó đối thủ, người đi tiếp theo, thua.
heap-one-loses = Số Grundy bằng 0: nước đi nào cũng đến một giá trị khác 0, và từ đó đối thủ đi trở lại được giá trị 0.
heap-sum-wins = Xor của các số Grundy bằng { $sum }, khác 0: các nước thắng là những nước đưa nó về 0.
heap-sum-loses = Xor của các số Grundy bằng 0: nước đi nào cũng phá vỡ nó, và đối thủ lại đưa được nó về 0.
heap-rule-nim = Mỗi nước lấy một số viên tùy ý từ một đống.
heap-rule-exactly = Mỗi nước lấy đúng { $n } viên từ một đống.
heap-rule-take = Mỗi nước lấy từ { $least } đến { $most } viên của một đống.
heap-rule-subtract = Mỗi nước lấy từ một đống số viên thuộc tập { $takes }.
heap-rule-all-but = Mỗi nước lấy một số viên tùy ý từ một đống, trừ các số trong { $takes }.
heap-rule-grundys = Mỗi nước chia một đống thành hai đống khác nhau.
heap-rule-octal = Mỗi nước lấy t viên từ một đống. Chữ số ở vị trí t của mã cho biết đống đó có thể còn lại gì: 1 là hết sạch, 2 là một đống, 4 là hai đống, 8 là ba đống, cộng lại với nhau.
heap-rule-kl = Mỗi nước lấy một số viên tùy ý từ một đống, nhưng không được lấy đúng { $n } viên.

# By the definition.
heap-title-mex = Tính theo định nghĩa
heap-mex = Số Grundy của một đống là mex của các giá trị đến được sau một nước đi: số nhỏ nhất không có mặt trong đó.
heap-mex-table = Các giá trị được tính lần lượt từ đống nhỏ đến đống lớn; đống bị tách thì có giá trị bằng xor của các phần.
heap-mex-from = Từ đống { $heap } viên:
heap-mex-cost = Nếu mỗi lần lấy nhiều nhất k viên thì mỗi dòng chỉ nhìn lại không quá k giá trị, nên lập bảng đến đống n viên tốn O(nk).
heap-head-heap = đống
heap-head-reached = giá trị đến được
heap-head-window = cửa sổ
heap-head-mex = mex
heap-head-left = phần còn lại
heap-head-value = giá trị

# Three ways for taking 1 to k.
heap-title-window = Cửa sổ trượt
heap-window = Mỗi lần lấy nhiều nhất { $most } viên, nên từ x đến được đúng { $most } giá trị đứng ngay trước g(x), hoặc tất cả nếu chưa đủ. Trượt một cửa sổ trên { $most } giá trị cuối; giá trị tiếp theo là số nhỏ nhất không có trong cửa sổ.
heap-window-cost = Mỗi khi cửa sổ trượt đi, một giá trị đi vào và một giá trị đi ra. Chỉ cần đếm số lần mỗi giá trị có mặt trong cửa sổ thì mỗi bước tốn như nhau, nên tính đến đống n viên chỉ tốn O(n) thay vì O(nk) như theo định nghĩa.
heap-title-bounded = Công thức trực tiếp
heap-bounded =
    { $count ->
        [1] Mỗi nước lấy đúng một viên, nên chỉ tính chẵn lẻ của x là đáng kể: đống x viên có số Grundy là x mod { $modulus }:
       *[other] Khi mỗi nước lấy từ 1 đến { $most } viên, đống x viên có số Grundy là x mod { $modulus }:
    }
heap-bounded-range =
    { $exactly ->
        [yes] Khi mỗi nước lấy đúng { $most } viên, đống x viên có số Grundy là ⌊(x mod { $modulus }) / { $least }⌋:
       *[no] Khi mỗi nước lấy từ { $least } đến { $most } viên, đống x viên có số Grundy là ⌊(x mod { $modulus }) / { $least }⌋:
    }
heap-bounded-proof =
    { $count ->
        [1] Các giá trị chạy { $run } rồi lặp lại từ đầu, vì từ x chỉ đi được đến x − 1.
       *[other] Các giá trị chạy { $run } rồi lặp lại từ đầu. Thật vậy, { $most } đống ngay dưới x có đủ các giá trị từ 0 đến { $most }, chỉ thiếu x mod { $modulus } (nếu x ≤ { $most } thì các đống bên dưới có đúng các giá trị nhỏ hơn x), nên mex bằng x mod { $modulus }.
    }
heap-bounded-range-proof = Gọi a là số viên ít nhất, b là số viên nhiều nhất được lấy, và r = x mod (a + b); ta cần chứng tỏ đống x có giá trị ⌊r / a⌋. Lấy t ≤ r viên thì số dư còn r − t; khi t chạy từ a đến b, ta đến được mọi giá trị nhỏ hơn ⌊r / a⌋ và chỉ những giá trị ấy. Lấy t > r viên thì số dư thành r − t + a + b ≥ r + a, có giá trị lớn hơn. Vậy mex bằng ⌊r / a⌋.
heap-title-pairing = Chiến lược ghép cặp
heap-pairing-none = Đống đã hết: không còn nước đi.
heap-pairing-all = Có thể lấy hết cả đống trong một lần, và đối thủ không còn nước đi.
heap-pairing-wins = Cách chơi: trước hết lấy { $remainder } viên, còn lại { $left } = { $rounds } · { $modulus }. Từ đó, đối thủ lấy t viên thì ta lấy { $modulus } − t viên. Mỗi vòng hai người lấy đúng { $modulus } viên, và viên cuối cùng thuộc về ta.
heap-pairing-loses = Cách chơi của đối thủ: { $heap } = { $rounds } · { $modulus }. Người đến lượt đi lấy t viên thì đối thủ lấy { $modulus } − t viên, nên mỗi vòng hai người lấy đúng { $modulus } viên, và đối thủ lấy viên cuối cùng.
heap-head-take = lấy
heap-head-answer = đáp lại

# One number forbidden.
heap-title-all-but = Công thức khi cấm một số
heap-all-but = Khi được lấy mọi số viên trừ { $k }, đống x viên có số Grundy là ⌊x / { $twice }⌋ · { $k } + (x mod { $twice }) mod { $k }:
heap-all-but-proof = Các đống xếp thành từng khối 2k đống (k = { $k }), và cả hai nửa của khối q đều chạy qua các giá trị qk, qk + 1, …, qk + k − 1. Hai đống cùng giá trị hơn kém nhau đúng k viên, là số không được lấy. Mọi giá trị nhỏ hơn đều đến được: giá trị ở khối thấp hơn thì có hai cách đến, nhiều nhất một cách bị cấm; giá trị trong cùng khối thì đến được bằng một số khác k. Vậy công thức đúng là mex.

# Lasker's Nim.
heap-title-lasker = Công thức cho Nim của Lasker
heap-lasker = Mỗi nước lấy bớt quân ở một đống hoặc tách đống đó thành hai đống. Đống x viên có số Grundy bằng x, trừ hai đống cuối của mỗi khối bốn thì đổi chỗ cho nhau: đống 4k + 3 có giá trị 4k + 4, còn đống 4k + 4 có giá trị 4k + 3:
heap-lasker-proof = Giả sử công thức đúng với mọi đống nhỏ hơn. Tách 4k + 1 luôn cho giá trị chia 4 dư 2, tách 4k + 2 cho giá trị chia 4 dư 0 hoặc 1; vậy không cách tách nào cho đúng 4k + 1 hay 4k + 2, còn lấy bớt quân thì đến được mọi giá trị nhỏ hơn. Tách 4k + 3 luôn cho giá trị chia 4 dư 3; riêng cách tách thành 1 và 4k + 2 cho giá trị 4k + 3, nên đến được mọi giá trị đến 4k + 3 nhưng không đến được 4k + 4. Tách 4k + 4 cho giá trị chia 4 dư 0 hoặc 1, không bao giờ là 4k + 3, còn lấy bớt quân thì đến được mọi giá trị nhỏ hơn. Vậy công thức đúng là mex.

# Periods.
heap-title-periodic = Dãy giá trị tuần hoàn
heap-periodic =
    { $start ->
        [0] Ngay từ đầu, các giá trị lặp lại với chu kỳ { $period }, nên đống lớn có giá trị bằng một đống nhỏ:
       *[other] Từ đống { $preperiod } viên trở đi, các giá trị lặp lại với chu kỳ { $period }, nên đống lớn có giá trị bằng một đống nhỏ hơn:
    }
heap-periodic-saltus =
    { $start ->
        [0] Ngay từ đầu, cứ qua mỗi chu kỳ { $period } thì giá trị tăng thêm { $saltus }, nên giá trị của đống lớn suy ra từ một đống nhỏ:
       *[other] Từ đống { $preperiod } viên trở đi, cứ qua mỗi chu kỳ { $period } thì giá trị tăng thêm { $saltus }, nên giá trị của đống lớn suy ra từ một đống nhỏ hơn:
    }
heap-periodic-proof = Các giá trị đến đống { $last } được tính theo định nghĩa và lặp lại từ { $preperiod } trở đi. Như thế là đủ xa: mỗi thế kế tiếp của đống lớn hơn đều có một thế tương ứng, ngắn hơn đúng một chu kỳ, có cùng giá trị. Vậy sự lặp lại kéo dài mãi mãi.
