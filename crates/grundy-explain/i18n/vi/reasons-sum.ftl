# Nim: Bouton's theorem, in short.
sum-bouton-none = Không còn viên sỏi nào: không có nước đi, và ai không đi được thì thua.
sum-bouton-one = Chỉ còn một đống: lấy hết đống đó, và đối thủ không còn nước đi.
sum-bouton-twins = Hai đống bằng nhau: người đến lượt đi lấy bao nhiêu ở đống này, đối thủ lấy bấy nhiêu ở đống kia, nên đối thủ là người đi nước cuối cùng.
sum-bouton-pair = Giảm đống lớn xuống còn { $to } để hai đống bằng nhau. Từ đó, đối thủ lấy bao nhiêu ở đống này, ta lấy bấy nhiêu ở đống kia: lúc nào cũng có nước đáp, nên ta là người đi nước cuối cùng.
sum-bouton-wins =
    { $count ->
        [1] Chữ số 1 cao nhất của tổng Nim nằm ở cột { $column }. Chỉ đống { $heaps } viên cũng có chữ số 1 ở cột này: giảm nó xuống còn xor của nó với { $sum } thì mọi cột đều chẵn. Từ đó, nước đi nào cũng làm cho một cột nào đó lẻ trở lại.
       *[other] Chữ số 1 cao nhất của tổng Nim nằm ở cột { $column }. Các đống { $heaps } viên cũng có chữ số 1 ở cột này: giảm một đống như thế xuống còn xor của nó với { $sum } thì mọi cột đều chẵn. Từ đó, nước đi nào cũng làm cho một cột nào đó lẻ trở lại.
    }
sum-bouton-loses = Cột nào cũng có một số chẵn chữ số 1, nên tổng Nim bằng 0. Mỗi nước đi chỉ thay đổi một đống và làm cho một cột nào đó lẻ; đối thủ luôn đưa được mọi cột về chẵn, cứ như thế cho đến viên sỏi cuối cùng.
sum-hexadecimal = Các số khá dài nên được viết trong hệ thập lục phân: mỗi chữ số thay cho bốn cột nhị phân, và phép ⊕ tính riêng trên từng chữ số.

# Nim: the whole proof.
sum-title-bouton = Định lý Bouton
sum-bouton-claim = Tổng Nim là xor của các đống: viết các đống dưới dạng nhị phân, số nọ dưới số kia, rồi đánh dấu những cột có một số lẻ chữ số 1. Người đến lượt đi thua khi và chỉ khi tổng Nim bằng 0. Ba điều sau chứng minh việc đó.
sum-bouton-end = **1. Thế kết thúc là thế thua.** Khi không còn viên sỏi nào, tổng Nim bằng 0 và người đến lượt đi đã thua.
sum-bouton-to-zero = **2. Nếu tổng Nim s khác 0 thì có nước đi đưa nó về 0.** Xét cột cao nhất mà s có chữ số 1, và một đống x có chữ số 1 ở cột đó. Khi ấy x ⊕ s nhỏ hơn x, và giảm x xuống x ⊕ s đảo đúng những cột đang lẻ.
sum-bouton-to-zero-here = Ở đây s = { $sum }, chữ số 1 cao nhất của s nằm ở cột { $column }. Đống { $n } có { $from } viên, có chữ số 1 ở cột đó, và { $from } ⊕ { $sum } = { $to }. Sau nước { $from } → { $to }, cột nào cũng chẵn:
sum-bouton-from-zero = **3. Nếu tổng Nim bằng 0 thì nước đi nào cũng phá vỡ nó.** Một nước đi thay đống x bằng y nhỏ hơn, nên tổng Nim trở thành x ⊕ y, khác 0 vì x và y khác nhau.
sum-bouton-from-zero-here = Chẳng hạn, nước { $from } → { $to } ở đống { $n } làm tổng Nim thành { $sum }. Đối thủ đáp lại { $reply_from } → { $reply_to } ở đống { $reply_n }, và tổng Nim lại bằng 0.
sum-bouton-so-wins = Tổng Nim bằng { $sum }, khác 0: người đến lượt đi thắng, và các nước thắng chính là những nước đưa tổng Nim về 0.
sum-bouton-so-loses = Tổng Nim bằng 0: người đến lượt đi thua.

# Sums of games.
sum-title-terms = Định lý Sprague–Grundy
sum-terms-wins = Mỗi số hạng chơi như một đống Nim có kích thước bằng số Grundy của nó, nên cả tổng có giá trị bằng xor của các số Grundy: { $sum }, khác 0. Nước thắng chính là nước đưa xor về 0; luôn làm được điều đó bằng cách giảm một giá trị như sau:
sum-terms-loses = Mỗi số hạng chơi như một đống Nim có kích thước bằng số Grundy của nó, nên cả tổng có giá trị bằng xor của các số Grundy. Xor này bằng 0: người đến lượt đi thay đổi số hạng nào thì đối thủ cũng đưa được xor về 0.
sum-terms-claim = Số Grundy của một thế là mex của các số Grundy sau một nước đi, tức là số nhỏ nhất không có mặt trong đó. Vì vậy từ một số hạng có số Grundy g, ta đi được đến mọi giá trị nhỏ hơn; còn nước đi đến giá trị lớn hơn thì đối thủ có thể đưa trở lại g. Một đống Nim g viên cũng đúng như thế, nên cả tổng chính là trò Nim với các đống này.
sum-terms-aim = Nước thắng chính là nước đưa xor về 0. Luôn làm được điều đó bằng cách giảm một giá trị như sau:
sum-term-title = Số hạng { $term }
sum-term-alone = Xét riêng, số hạng này có giá trị { $value }.
sum-term-heap = Một đống Nim có giá trị bằng số viên của nó: { $value }.
sum-term-nim = Một đống Nim có giá trị bằng số viên của nó, còn nhiều đống có giá trị bằng xor của các số viên: { $equation }.
sum-term-end = Không ai đi được ở đây, nên giá trị bằng 0.
sum-title-rest = Các số hạng còn lại
sum-terms-rest = { $n } số hạng còn lại được tính giá trị theo cùng một cách.

# Misère Nim, in short. $kind: heaps, values (of heaps) or differences (of a row).
sum-misere-none = Không còn gì để lấy: người đến lượt đi không có nước đi, và theo luật misère như thế là thắng.
sum-misere-even =
    { $kind ->
        [heaps] Không đống nào có quá một viên, nên mỗi nước đi lấy hết một đống và chỉ số đống là đáng kể. Số đó là { $ones }, một số chẵn: đối thủ sẽ phải lấy viên cuối cùng.
        [differences] Không hiệu nào lớn hơn 1, nên chỉ cần đếm các số 1. Có { $ones } số 1, một số chẵn: người đến lượt đi làm cho số đó thành lẻ, và sau mỗi nước đáp lại làm cho nó lẻ, hoặc đã thắng vì không còn nước đi.
       *[values] Không giá trị nào lớn hơn 1, nên chỉ cần đếm các số 1. Có { $ones } số 1, một số chẵn: người đến lượt đi làm cho số đó thành lẻ, và sau mỗi nước đáp lại làm cho nó lẻ, hoặc đã thắng vì không còn nước đi.
    }
sum-misere-odd =
    { $kind ->
        [heaps] Không đống nào có quá một viên, nên mỗi nước đi lấy hết một đống và chỉ số đống là đáng kể. Số đó là { $ones }, một số lẻ: người đến lượt đi sẽ phải lấy viên cuối cùng.
        [differences] Không hiệu nào lớn hơn 1, nên chỉ cần đếm các số 1. Có { $ones } số 1, một số lẻ: dù đi thế nào, đối thủ cũng làm cho số đó lẻ trở lại, hoặc đã thắng vì không còn nước đi.
       *[values] Không giá trị nào lớn hơn 1, nên chỉ cần đếm các số 1. Có { $ones } số 1, một số lẻ: dù đi thế nào, đối thủ cũng làm cho số đó lẻ trở lại, hoặc đã thắng vì không còn nước đi.
    }
sum-misere-single =
    { $kind ->
        [heaps] { $count ->
            [1] Chỉ đống { $from } viên có nhiều hơn một viên. Giảm nó xuống { $to }: chỉ còn lại một viên, và đối thủ phải lấy nó.
           *[other] Chỉ đống { $from } viên có nhiều hơn một viên. Giảm nó xuống { $to }: còn lại { $left } đống một viên, một số lẻ, nên đối thủ sẽ phải lấy viên cuối cùng.
        }
        [differences] Chỉ hiệu { $from } lớn hơn 1. Giảm nó xuống { $to } để còn lại một số lẻ số 1 ({ $left } số) và không số nào lớn hơn: đối thủ thua.
       *[values] Chỉ giá trị { $from } lớn hơn 1. Giảm nó xuống { $to } để còn lại một số lẻ số 1 ({ $left } số) và không số nào lớn hơn: đối thủ thua.
    }
sum-misere-wins =
    { $kind ->
        [heaps] Có ít nhất hai đống từ hai viên trở lên, và chừng nào còn như vậy thì Nim misère chơi giống Nim theo luật thường: tổng Nim bằng { $sum }, khác 0, và nước đưa nó về 0 là nước thắng. Chỉ đến cuối mới khác: khi chỉ còn một đống lớn hơn 1, hãy để lại một số lẻ đống một viên.
       *[values] Có ít nhất hai số từ 2 trở lên, và chừng nào còn như vậy thì Nim misère chơi giống Nim theo luật thường: tổng Nim bằng { $sum }, khác 0, và nước đưa nó về 0 là nước thắng. Chỉ đến cuối mới khác: khi chỉ còn một số lớn hơn 1, hãy để lại một số lẻ số 1.
    }
sum-misere-loses =
    { $kind ->
        [heaps] Có ít nhất hai đống từ hai viên trở lên, và chừng nào còn như vậy thì Nim misère chơi giống Nim theo luật thường: tổng Nim bằng 0, nước đi nào cũng phá vỡ nó, và đối thủ lại đưa nó về 0. Khi chỉ còn một đống lớn hơn 1 thì đến lượt đối thủ, và đối thủ để lại một số lẻ đống một viên.
       *[values] Có ít nhất hai số từ 2 trở lên, và chừng nào còn như vậy thì Nim misère chơi giống Nim theo luật thường: tổng Nim bằng 0, nước đi nào cũng phá vỡ nó, và đối thủ lại đưa nó về 0. Khi chỉ còn một số lớn hơn 1 thì đến lượt đối thủ, và đối thủ để lại một số lẻ số 1.
    }

# Misère Nim: the whole proof.
sum-title-misere = Nim theo luật misère
sum-misere-claim = Ai không còn nước đi thì thắng. Người đến lượt đi thua trong đúng hai trường hợp: mọi số đều không quá 1 và số lượng số 1 là lẻ; hoặc có số từ 2 trở lên và tổng Nim bằng 0.
sum-misere-values =
    { $kind ->
        [differences] Các hiệu này đóng vai các đống Nim. Một nước đi cũng có thể làm một hiệu lớn lên, nhưng lập luận chỉ cần ba điều: mỗi nước đi làm thay đổi đúng một số; mỗi số giảm được xuống mọi số nhỏ hơn; khi tất cả bằng 0 mà vẫn còn nước đi thì có nước biến một số thành 1.
       *[values] Các giá trị này đóng vai các đống Nim. Một nước đi cũng có thể làm một giá trị lớn lên, nhưng lập luận chỉ cần ba điều: mỗi nước đi làm thay đổi đúng một số; mỗi số giảm được xuống mọi số nhỏ hơn; khi tất cả bằng 0 mà vẫn còn nước đi thì có nước biến một số thành 1.
    }
sum-misere-step-parity =
    { $kind ->
        [heaps] **1. Mọi số đều không quá 1.** Mỗi nước đi biến một số 1 thành 0, nên số lượng số 1 chẵn hay lẻ quyết định tất cả. Nếu chẵn thì đối thủ lấy phần cuối cùng.
       *[values] **1. Mọi số đều không quá 1.** Nếu số lượng số 1 là chẵn, người đến lượt đi làm cho nó thành lẻ, hoặc đã thắng ngay vì không còn nước đi. Nếu là lẻ, nước đi nào cũng làm cho nó thành chẵn hoặc để lại đúng một số lớn hơn 1, tức là đối thủ ở trường hợp 2.
    }
sum-misere-step-single = **2. Có đúng một số từ 2 trở lên.** Người đến lượt đi có thể giảm nó xuống 0 hoặc 1, chọn cách để lại một số lẻ số 1, và thắng theo trường hợp 1.
sum-misere-step-wins = **3. Có ít nhất hai số từ 2 trở lên, và tổng Nim khác 0.** Hãy đưa tổng Nim về 0 như trong Nim theo luật thường. Một số lớn hơn 1 cùng với toàn số 1 không thể có tổng Nim bằng 0, nên vẫn còn ít nhất hai số như thế: đối thủ ở trường hợp 4.
sum-misere-step-loses = **4. Có số từ 2 trở lên, và tổng Nim bằng 0.** Khi đó có ít nhất hai số như thế. Nước đi nào cũng làm tổng Nim khác 0 và vẫn để lại ít nhất một số như thế: đối thủ ở trường hợp 2 hoặc 3.
sum-misere-here =
    { $count ->
        [1] Ở đây chỉ có số { $numbers }: trường hợp { $case }.
       *[other] Ở đây các số là { $numbers }: trường hợp { $case }.
    }
sum-misere-after = Sau nước { $from } → { $to }:
