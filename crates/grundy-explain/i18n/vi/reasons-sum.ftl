# Nim: Bouton's theorem, in short.
sum-bouton-none = Không còn viên sỏi nào: không có nước đi, và ai không đi được thì thua.
sum-bouton-one = Chỉ còn một đống: lấy hết đống đó, và đối thủ không còn nước đi.
sum-bouton-twins = Hai đống bằng nhau: người đi trước lấy bao nhiêu ở đống này, đối thủ lấy bấy nhiêu ở đống kia, nên đối thủ là người đi nước cuối cùng.
sum-bouton-wins =
    { $count ->
       *[other] Chữ số 1 cao nhất của tổng Nim nằm ở cột { $column }. Các đống cũng có chữ số 1 ở cột này: { $heaps }. Giảm một đống như thế xuống còn xor của nó với { $sum } thì mọi cột đều chẵn. Từ đó, nước đi nào cũng làm cho một cột nào đó lẻ trở lại.
    }
sum-bouton-loses = Cột nào cũng có một số chẵn chữ số 1, nên tổng Nim bằng 0. Mỗi nước đi chỉ thay đổi một đống và làm cho một cột nào đó lẻ; đối thủ luôn đưa được mọi cột về chẵn, cứ như thế cho đến viên sỏi cuối cùng.
sum-hexadecimal = Các số khá dài nên được viết trong hệ thập lục phân: mỗi chữ số thay cho bốn cột nhị phân, và phép ⊕ tính riêng trên từng chữ số.

# Nim: the whole proof.
sum-title-bouton = Định lý Bouton
sum-bouton-claim = Tổng Nim là xor của các đống: viết các đống dưới dạng nhị phân, số nọ dưới số kia, rồi đánh dấu những cột có một số lẻ chữ số 1. Người đi trước thua khi và chỉ khi tổng Nim bằng 0. Ba điều sau chứng minh việc đó.
sum-bouton-end = **1. Thế kết thúc là thế thua.** Khi không còn viên sỏi nào, tổng Nim bằng 0 và người đến lượt đã thua.
sum-bouton-to-zero = **2. Nếu tổng Nim s khác 0 thì có nước đi đưa nó về 0.** Xét cột cao nhất mà s có chữ số 1, và một đống x có chữ số 1 ở cột đó. Khi ấy x ⊕ s nhỏ hơn x, và giảm x xuống x ⊕ s đảo đúng những cột đang lẻ.
sum-bouton-to-zero-here = Ở đây s = { $sum }, chữ số 1 cao nhất của s nằm ở cột { $column }. Đống { $n } có { $from } viên, có chữ số 1 ở cột đó, và { $from } ⊕ { $sum } = { $to }. Sau nước { $from } → { $to }, cột nào cũng chẵn:
sum-bouton-from-zero = **3. Nếu tổng Nim bằng 0 thì nước đi nào cũng phá vỡ nó.** Một nước đi thay đống x bằng y nhỏ hơn, nên tổng Nim trở thành x ⊕ y, khác 0 vì x và y khác nhau.
sum-bouton-from-zero-here = Chẳng hạn, nước { $from } → { $to } ở đống { $n } làm tổng Nim thành { $sum }. Đối thủ đáp lại { $reply_from } → { $reply_to } ở đống { $reply_n }, và tổng Nim lại bằng 0.
sum-bouton-so-wins = Tổng Nim bằng { $sum }, khác 0: người đi trước thắng, và các nước thắng chính là những nước đưa tổng Nim về 0.
sum-bouton-so-loses = Tổng Nim bằng 0: người đi trước thua.

# Sums of games.
sum-title-terms = Định lý Sprague–Grundy
sum-terms-wins = Mỗi số hạng chơi như một đống Nim có kích thước bằng số Grundy của nó, nên cả tổng có giá trị bằng xor của các số Grundy: { $sum }, khác 0. Nước thắng là nước đưa xor về 0:
sum-terms-loses = Mỗi số hạng chơi như một đống Nim có kích thước bằng số Grundy của nó, nên cả tổng có giá trị bằng xor của các số Grundy. Xor này bằng 0: người đi trước thay đổi số hạng nào thì đối thủ cũng đưa được xor về 0.
sum-terms-claim = Số Grundy của một thế là mex của các số Grundy sau một nước đi, tức là số nhỏ nhất không có mặt trong đó. Vì vậy từ một số hạng có số Grundy g, ta đi được đến mọi giá trị nhỏ hơn; còn nước đi đến giá trị lớn hơn thì đối thủ có thể đưa trở lại g. Một đống Nim g viên cũng đúng như thế, nên cả tổng chính là trò Nim với các đống này.
sum-terms-aim = Muốn thắng, hãy thay đổi một giá trị như sau:
sum-term-title = Số hạng { $term }
sum-term-alone = Chơi riêng một mình, số hạng này có giá trị { $value }.
sum-title-rest = Các số hạng còn lại
sum-terms-rest = { $n } số hạng còn lại được tính giá trị theo cùng một cách.

# Misère Nim, in short. $kind: heaps, values (of heaps) or differences (of a row).
sum-misere-none = Không còn gì để lấy: người đi trước không có nước đi, và theo luật misère như thế là thắng.
sum-misere-even =
    { $kind ->
        [heaps] Không đống nào có quá một viên, nên mỗi nước đi lấy hết một đống và chỉ số đống là đáng kể. Số đó là { $ones }, một số chẵn: đối thủ sẽ phải lấy viên cuối cùng.
        [differences] Không hiệu nào lớn hơn 1, nên chỉ số lượng số 1 là đáng kể. Số đó là { $ones }, và với một số chẵn thì người đi trước thắng.
       *[values] Không giá trị nào lớn hơn 1, nên chỉ số lượng số 1 là đáng kể. Số đó là { $ones }, và với một số chẵn thì người đi trước thắng.
    }
sum-misere-odd =
    { $kind ->
        [heaps] Không đống nào có quá một viên, nên mỗi nước đi lấy hết một đống và chỉ số đống là đáng kể. Số đó là { $ones }, một số lẻ: người đi trước sẽ phải lấy viên cuối cùng.
        [differences] Không hiệu nào lớn hơn 1, nên chỉ số lượng số 1 là đáng kể. Số đó là { $ones }, và với một số lẻ thì người đi trước thua.
       *[values] Không giá trị nào lớn hơn 1, nên chỉ số lượng số 1 là đáng kể. Số đó là { $ones }, và với một số lẻ thì người đi trước thua.
    }
sum-misere-single =
    { $kind ->
        [heaps] Chỉ có đúng một đống, đống { $from }, có nhiều hơn một viên. Giảm nó xuống { $to }: số đống một viên còn lại là { $left }, một số lẻ, và đối thủ phải lấy viên cuối cùng.
        [differences] Chỉ có đúng một hiệu, { $from }, lớn hơn 1. Giảm nó xuống { $to }: số lượng số 1 còn lại là { $left }, một số lẻ, và đối thủ phải lấy phần cuối cùng.
       *[values] Chỉ có đúng một giá trị, { $from }, lớn hơn 1. Giảm nó xuống { $to }: số lượng số 1 còn lại là { $left }, một số lẻ, và đối thủ phải lấy phần cuối cùng.
    }
sum-misere-wins = Có ít nhất hai số từ 2 trở lên, và khi còn như vậy thì Nim misère chơi giống Nim thường: tổng Nim bằng { $sum }, khác 0, và nước đưa nó về 0 là nước thắng. Chỉ đến cuối mới khác: khi còn đúng một số lớn hơn 1, hãy để lại một số lẻ số 1.
sum-misere-loses = Có những số từ 2 trở lên, và khi còn như vậy thì Nim misère chơi giống Nim thường: tổng Nim bằng 0, nước đi nào cũng phá vỡ nó, và đối thủ lại đưa nó về 0. Khi còn đúng một số lớn hơn 1, chính đối thủ là người để lại một số lẻ số 1.

# Misère Nim: the whole proof.
sum-title-misere = Nim theo luật misère
sum-misere-claim = Ai không còn nước đi thì thắng. Người đi trước thua trong đúng hai trường hợp: mọi số đều không quá 1 và số lượng số 1 là lẻ; hoặc có số từ 2 trở lên và tổng Nim bằng 0.
sum-misere-values = Quy tắc của Nim misère đúng ở đây với các số này thay cho các đống.
sum-misere-step-parity = **1. Mọi số đều không quá 1.** Mỗi nước đi biến một số 1 thành 0, nên tính chẵn lẻ của số lượng số 1 quyết định tất cả. Nếu chẵn thì đối thủ lấy phần cuối cùng.
sum-misere-step-single = **2. Có đúng một số từ 2 trở lên.** Người đi trước có thể giảm nó xuống 0 hoặc 1, chọn cách để lại một số lẻ số 1, và thắng theo trường hợp 1.
sum-misere-step-wins = **3. Có ít nhất hai số từ 2 trở lên, và tổng Nim khác 0.** Hãy đưa tổng Nim về 0 như trong Nim thường. Một số lớn hơn 1 cùng với toàn số 1 không thể có tổng Nim bằng 0, nên vẫn còn ít nhất hai số như thế, đúng như trường hợp 4.
sum-misere-step-loses = **4. Có số từ 2 trở lên, và tổng Nim bằng 0.** Khi đó có ít nhất hai số như thế. Nước đi nào cũng làm tổng Nim khác 0 và vẫn để lại ít nhất một số như thế: đối thủ ở trường hợp 2 hoặc 3.
sum-misere-here =
    { $case ->
        [parity] Thế này thuộc trường hợp 1.
        [single] Thế này thuộc trường hợp 2.
        [wins] Thế này thuộc trường hợp 3.
       *[loses] Thế này thuộc trường hợp 4.
    } Có { $ones } số bằng 1, { $large } số từ 2 trở lên, và tổng Nim bằng { $sum }.
sum-misere-after = Sau nước { $from } → { $to }:
