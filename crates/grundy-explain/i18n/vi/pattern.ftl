# Những quy luật mà người ta thường tìm trong dãy giá trị của một luật chơi.
pattern-values-title = Dãy giá trị
pattern-values = Đây là những giá trị đầu, từ n = { $first }. Đã tính hết đến n = { $last }.
pattern-values-outcomes = Ở đây chỉ biết ai thắng: 0 là thế P, 1 là thế N. Đây là những giá trị đầu, từ n = { $first }. Đã tính hết đến n = { $last }.
pattern-stopped = Việc tính dừng ở đó vì đã đến giới hạn.

pattern-title-proved = Quy luật, đã chứng minh
pattern-title-conjecture = Quy luật, chưa chứng minh
pattern-title-none = Không thấy quy luật
pattern-title-too-few = Quá ít giá trị
pattern-residue = Giá trị chỉ phụ thuộc số dư của n khi chia cho { $modulus }. Với số dư từ 0 đến { $last }, các giá trị lần lượt là: { $values }.
pattern-periodic =
    { $start ->
        [yes] Ngay từ đầu các giá trị lặp lại với chu kỳ { $period }:
       *[no] Từ n = { $from } trở đi các giá trị lặp lại với chu kỳ { $period }; ngoại lệ cuối cùng là n = { $exception }. Tiền chu kỳ là { $from }.
    }
pattern-arithmetic =
    { $start ->
        [yes] Ngay từ đầu, cứ sau { $period } bước thì các giá trị cũ trở lại, mỗi giá trị thêm { $saltus }: chu kỳ { $period }, bước nhảy { $saltus }.
       *[no] Từ n = { $from } trở đi, cứ sau { $period } bước thì các giá trị cũ trở lại, mỗi giá trị thêm { $saltus }: tiền chu kỳ { $from }, chu kỳ { $period }, bước nhảy { $saltus }. Ngoại lệ cuối cùng là n = { $exception }.
    }
pattern-block = Các giá trị của một chu kỳ, từ n = { $from }: { $values }.
pattern-cases = Mỗi số dư của n khi chia cho { $modulus } có một công thức:
pattern-partial = Với một vài số dư của n khi chia cho { $modulus } thì có công thức; với các số dư còn lại chưa tìm thấy.
pattern-similar = Dãy tự lặp lại ở cỡ lớn hơn: giá trị tại { $base }n + r suy ra được từ n và giá trị tại n.
pattern-exceptions = Điều này đúng từ n = { $from } trở đi. Trước đó, { $values }.

# How far a statement was tested, and whether it is proved.
pattern-conjecture = Đây là một **giả thuyết**. Nó được tìm thấy với n từ { $first } đến { $found }, rồi vẫn đúng với mọi n từ { $next } đến { $held }; n = { $next } là chỗ đầu tiên có thể bác bỏ nó. Chưa có gì chứng minh rằng nó đúng mãi.
pattern-conjecture-short = Một **giả thuyết**: tìm thấy với n từ { $first } đến { $found }, và không n nào từ { $next } đến { $held } bác bỏ nó.
pattern-grid-conjecture = Đây là một **giả thuyết**. Nó được tìm thấy với a và b từ { $first } đến { $found }, rồi vẫn đúng với mọi cặp đến { $held }; cặp có số { $next } là cặp đầu tiên có thể bác bỏ nó. Chưa có gì chứng minh rằng nó đúng mãi.
pattern-proved-nim = Điều này **đã được chứng minh**: từ một đống của Nim đi được đến mọi đống nhỏ hơn và chỉ những đống ấy, nên mex của n giá trị nhỏ hơn là n.
pattern-proved-bounded = Điều này **đã được chứng minh** bằng định lý về việc lấy một số viên trong một khoảng. Xem chứng minh bằng `grundy theorem bounded-subtraction`.
pattern-proved-all-but-one = Điều này **đã được chứng minh**: nó luôn trùng với công thức của trò chơi cấm lấy đúng một số. Xem chứng minh bằng `grundy theorem kl-equal`.
pattern-proved-lasker = Điều này **đã được chứng minh** bằng công thức cho Nim của Lasker (Berlekamp, Conway và Guy 1982):
pattern-proved-window = Điều này **đã được chứng minh**: mỗi giá trị chỉ phụ thuộc các giá trị ngay trước nó, nhiều bằng số viên lớn nhất được lấy. { $needed } giá trị đầu cho thấy một đoạn dài như thế đã trở lại, nên mọi giá trị sau đó cũng trở lại.
pattern-proved-guy-smith = Điều này **đã được chứng minh** bằng định lý Guy–Smith về các mã: { $needed } giá trị đầu cho thấy chu kỳ đủ dài để mỗi thế kế tiếp của một đống lớn hơn đều có một thế tương ứng ngắn hơn một chu kỳ.
pattern-proved-repeating = Điều này **đã được chứng minh** bằng định lý Guy–Smith cho các mã có chữ số lặp lại: { $needed } giá trị đầu cho thấy chu kỳ đủ dài để mỗi thế kế tiếp của một đống lớn hơn đều có một thế tương ứng ngắn hơn một chu kỳ, hoặc có được bằng cách lấy ít hơn một chu kỳ.
pattern-proved-rising = Điều này **đã được chứng minh** bằng định lý về các mã có giá trị tăng mãi: { $needed } giá trị đầu cho thấy mọi cách các đống đứng trong chu kỳ của chúng, và không cách nào làm một đống lớn hơn gặp lại đúng giá trị của nó hay bỏ sót một giá trị nhỏ hơn (`grundy period` nói rõ hơn).
pattern-proved-all-but = Điều này **đã được chứng minh**: gần như mọi đống nhỏ hơn đều đến được, nên chỉ vài giá trị cuối và những giá trị còn thiếu trước đó là đáng kể. { $needed } giá trị đầu cho thấy tất cả những thứ ấy trở lại, tăng thêm đúng bước nhảy.
pattern-proved-compared = Nó cũng đã được so với mọi giá trị đến n = { $held }.

# Nothing found.
pattern-none = Đến n = { $last } không có quy luật nào đã tìm trong dãy giá trị là đúng: không chu kỳ (có hay không có bước nhảy), không công thức, kể cả theo từng số dư, không tự đồng dạng. Điều đó không chứng minh rằng không có quy luật.
pattern-too-few = Các giá trị đến n = { $last } còn quá ít để tìm quy luật, xét theo những số có trong luật. Điều thấy được ở ít giá trị thường sai ngay sau đó.
pattern-nothing-computed = Chưa tính được giá trị nào.
pattern-refuted = Có lúc tưởng như `{ $formula }`: điều đó đúng đến n = { $last } nhưng sai tại n = { $fails }.

# Functions that occur in formulas.
pattern-legend-ones = popcount(n) là số chữ số 1 của n trong hệ nhị phân.
pattern-legend-valuation = v₂(n) cho biết n chia hết cho 2 bao nhiêu lần; với các số nguyên tố khác cũng vậy.
pattern-legend-least-prime = π(lpf(n)) là thứ tự của ước nguyên tố nhỏ nhất của n: 1 với 2, 2 với 3, 3 với 5, v.v.
pattern-legend-prime-factors = Ω(n) là số thừa số nguyên tố của n, kể cả lặp.
pattern-legend-distinct-primes = ω(n) là số ước nguyên tố khác nhau của n.
pattern-legend-and = x & y gồm những chữ số nhị phân mà x và y cùng có.

# The P-positions.
pattern-zeros-title = Các thế P
pattern-zeros-none = Không có thế nào đến n = { $last }.
pattern-zeros-head-differences = hiệu
pattern-zeros-count = Có { $count } thế đến n = { $last }.
pattern-zeros-finite = Từ n = { $from } trở đi không còn thế P nào.
pattern-zeros-residues = Đó là các n thỏa `{ $formula }`.
pattern-zeros-residues-from = Từ n = { $from } trở đi, đó là các n thỏa `{ $formula }`.
pattern-zeros-all = Mọi n đều là thế P.
pattern-zeros-all-from = Mọi n từ { $from } trở đi đều là thế P.
pattern-zeros-series = Đó là các số `{ $formula }`.
pattern-zeros-series-from = Từ n = { $from } trở đi, đó là các số `{ $formula }`.
pattern-zeros-before =
    { $count ->
        [1] Trước đó chỉ có { $list }.
       *[other] Trước đó có { $list }.
    }
pattern-zeros-before-none = Trước đó không có thế P nào.
pattern-zeros-beatty = Thế thứ k là ⌊αk⌋, đếm từ k = { $start }, như trong dãy Beatty. Mọi thế đã thấy chỉ khớp khi { $above } ≤ α < { $below }.
pattern-zeros-beatty-moved = Thế thứ k là ⌊αk + β⌋ với một β nào đó, như trong dãy Beatty bị dời đi. Mọi thế đã thấy chỉ khớp khi { $above } < α < { $below }.
pattern-alpha-golden = Tỷ lệ vàng φ = (1 + √5)/2 nằm trong khoảng đó.
pattern-alpha-named = Số { $name } nằm trong khoảng đó.
pattern-zeros-by-formula = Đó là các n mà công thức ở trên cho giá trị 0.
pattern-zeros-by-formula-from = Từ n = { $from } trở đi, đó là các n mà công thức ở trên cho giá trị 0.
pattern-zeros-unknown = Chưa tìm thấy quy luật của chúng.
pattern-zeros-proved = Điều này **đã được chứng minh**: nó suy ra từ quy luật của dãy giá trị.

# Two parameters.
pattern-grid-values = Đây là những giá trị đầu, a từ { $first } đi xuống và b từ { $first } sang phải. Đã tính hết với a và b đến { $last }.
pattern-grid-symmetric = Trong phạm vi đã tính, các giá trị đối xứng: g(a, b) = g(b, a).
pattern-grid-residues = Giá trị chỉ phụ thuộc a mod { $rows } và b mod { $columns }:
pattern-grid-rows = Không tìm thấy công thức cho mọi cặp, nhưng mỗi hàng đầu có quy luật riêng:
pattern-grid-row-period = tiền chu kỳ { $preperiod }, chu kỳ { $period }, bước nhảy { $saltus }
pattern-grid-none = Không có quy luật nào trong số đã tìm đúng với mọi a và b đến { $last }. Điều đó không chứng minh rằng không có quy luật.
pattern-grid-zeros-half = Nếu (a, b) là thế P thì (b, a) cũng vậy; ở đây chỉ liệt kê a ≤ b.
pattern-grid-zeros-where = Đó là các cặp thỏa `{ $formula }`.
pattern-grid-zeros-pairs = Đếm từ k = { $start }, cặp thứ k là `{ $formula }`, như trong trò chơi Wythoff. Mọi cặp đã thấy chỉ khớp khi { $above } ≤ α < { $below }.
pattern-grid-zeros-cone = Đó là các cặp số dương mà số lớn nhỏ hơn α lần số bé. Mọi cặp đã thấy chỉ khớp khi { $above } < α ≤ { $below }.

# Rules without a sequence of values.
pattern-unfit-partizan = trong luật này hai bên có các nước đi khác nhau, nên các đống không có số Grundy để tìm quy luật
pattern-unfit-parameters = “{ $name }” cần có các số của nó, chẳng hạn { $syntax }
pattern-unfit-sequence = thế của “{ $name }” không xác định bởi một số, nên không có dãy giá trị; có thể tìm quy luật cho các luật về đống như 0.77 hay subtract[1, 3, 4]
pattern-unfit-written = Chương trình chỉ tìm quy luật ở những trò chơi mà mỗi thế là một hoặc hai số.
pattern-unfit-draws = Có những thế hòa, nên không chỉ có chuyện ai thắng, và chương trình không tìm quy luật ở đây.
pattern-recognised = Luật của { $game } chính là { $rule } dưới một tên khác.
