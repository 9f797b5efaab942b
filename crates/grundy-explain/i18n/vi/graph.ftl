# Trò chơi di chuyển quân trên tệp đồ thị.

graph-size =
    { $vertices ->
        [0] Đồ thị không có đỉnh nào.
       *[other] { $arcs ->
            [0] { $vertices } đỉnh, không có cung.
           *[other] { $vertices } đỉnh, { $arcs } cung.
        }
    }
graph-wins = Người đến lượt đi thắng từ **{ $wins }** đỉnh và thua từ { $losses } đỉnh.
graph-wins-misere = Theo luật misère, người đến lượt đi thắng từ **{ $wins }** đỉnh và thua từ { $losses } đỉnh.
graph-wins-draws = Người đến lượt đi thắng từ **{ $wins }** đỉnh và thua từ { $losses } đỉnh. Từ { $draws } đỉnh, không ai ép được ván chơi kết thúc: hòa.
graph-wins-draws-misere = Theo luật misère, người đến lượt đi thắng từ **{ $wins }** đỉnh và thua từ { $losses } đỉnh. Từ { $draws } đỉnh, không ai ép được ván chơi kết thúc: hòa.
graph-longest =
    { $moves ->
        [0] Không có nước đi nào cả.
       *[other] Ván chơi dài nhất có { $moves } nước.
    }
graph-slowest = Nếu bên thắng đi nhanh nhất và bên thua kéo dài, ván chơi có kết thúc kéo dài nhiều nhất { $moves } nước.
graph-infinite = { $count } đỉnh có giá trị ∞ (do có chu trình).
graph-file-head-value = số Grundy
graph-file-head-count = số đỉnh
graph-file-head-vertex = quân ở
graph-file-head-option = đi tới
graph-file-head-outcome = kết cục
graph-tokens-win =
    { $count ->
        [1] Từ { $on }, người đến lượt đi **thắng**.
       *[other] Với các quân ở { $on }, người đến lượt đi **thắng**.
    }
graph-tokens-lose =
    { $count ->
        [1] Từ { $on }, người đến lượt đi **thua**.
       *[other] Với các quân ở { $on }, người đến lượt đi **thua**.
    }
graph-tokens-draw =
    { $count ->
        [1] Từ { $on }, ván chơi **hòa**: không ai ép được nó kết thúc.
       *[other] Với các quân ở { $on }, ván chơi **hòa**: không ai ép được nó kết thúc.
    }
graph-token-value = Số Grundy bằng { $value }.
graph-misere = Luật misère.
graph-distance = Còn { $moves } nước nếu bên thắng đi nhanh nhất và bên thua kéo dài.
graph-winning-moves = Các nước thắng
graph-drawing-moves = Các nước giữ hòa
graph-token-number = quân { $n }
graph-why = Vì sao
graph-why-stuck = Từ { $vertex } không còn nước đi nào, và ai không đi được thì thua.
graph-why-stuck-misere = Từ { $vertex } không còn nước đi nào, và theo luật misère ai không đi được thì thắng.
graph-why-options =
    { $draws ->
        [0] Đây là các nước đi từ { $vertex }. Sau mỗi nước, N nghĩa là người đến lượt đi thắng, P nghĩa là người vừa đi thắng:
       *[other] Đây là các nước đi từ { $vertex }. Sau mỗi nước, N nghĩa là người đến lượt đi thắng, P nghĩa là người vừa đi thắng, D nghĩa là hòa:
    }
graph-why-mex = Số nhỏ nhất không có trong các giá trị này là { $mex }: đó là số Grundy của { $vertex }.
graph-why-n = Nước đi tới { $to } để lại cho đối thủ một đỉnh thua, nên { $vertex } là đỉnh thắng.
graph-why-p = Mọi nước đi từ { $vertex } đều để lại cho đối thủ một đỉnh thắng, nên { $vertex } là đỉnh thua.
graph-why-d = Không nước nào từ { $vertex } để lại cho đối thủ một đỉnh thua, nhưng nước tới { $to } giữ được hòa.
graph-line-title = Một ván hai bên đều đi tối ưu
graph-line-wins =
    { $count ->
        [1] nước duy nhất từ { $to }, tới { $options }, bị đáp lại bằng một nước thắng
       *[other] mọi nước từ { $to } đều bị đáp lại bằng một nước thắng: { $options }
    }
graph-line-wins-stuck = { $to } không còn nước đi: đối thủ đến lượt đi và thua
graph-line-loses = cầm cự lâu nhất: còn { $left } nước
graph-line-loses-stuck = { $to } không còn nước đi: theo luật misère, đối thủ đến lượt đi và thắng
graph-line-draws = giữ hòa
graph-line-cut = Ván chơi còn tiếp tục.
graph-line-checked = Mỗi bước đã được kiểm tra lại với các cung: nước của bên thắng dẫn tới đỉnh mà mọi nước đi từ đó đều để lại đỉnh thắng, và số nước còn lại giảm đúng một sau mỗi bước.
graph-line-checked-draw = Mỗi bước đã được kiểm tra lại với các cung: không nước nào để lại đỉnh thua, và nước được chọn lại dẫn tới thế hòa. Ở đây ván chơi trở lại một đỉnh đã qua.
graph-cycle = đồ thị có chu trình nên ván chơi có thể không kết thúc: { $cycle }
    Thêm --loopy để vẫn phân biệt được thắng, thua và hòa.
graph-no-vertex = { $name } không phải là một đỉnh: các đỉnh được đánh số từ { $first } đến { $last }
graph-no-name = không có đỉnh “{ $name }”
graph-no-vertex-none = { $name } không phải là một đỉnh: đồ thị không có đỉnh nào
graph-misere-sum = nhiều quân theo luật misère không có lý thuyết về giá trị; `grundy solve 'graph[…](…)' --misere` duyệt được các đồ thị nhỏ
graph-packed = { $file }: dữ liệu nén bị hỏng hoặc kết thúc quá sớm ({ $why })
graph-undirected = { $file }: đây là `graph`, các cạnh không có hướng; trò chơi di chuyển quân cần một `digraph`
graph-dot-too-long = { $file }: hơn { $most } MiB là quá dài cho văn bản Graphviz; hãy viết mỗi cung một dòng
graph-dot-not-text = { $file }: văn bản Graphviz này không phải là UTF-8
graph-table = { $file }: { $why }
graph-table-columns = { $file }: bảng không có hai cột số nguyên, chẳng hạn `from` và `to`
graph-table-cell = { $file }, hàng { $row }, cột { $column }: { $label } không phải là một đỉnh
graph-table-empty = { $file }, hàng { $row }, cột { $column }: ô trống
graph-written = Đã ghi vào `{ $file }`.
graph-strategy-written = Chiến lược nằm trong `{ $file }`; `grundy verify { $file }` kiểm tra nó.
graph-strategy-holds = Chiến lược **đúng**: cả { $vertices } đỉnh của `{ $file }` đã được kiểm tra với { $arcs } cung, trong một lượt.
graph-strategy-line = { $file }, dòng { $line }: đây không phải là một dòng của chiến lược
graph-strategy-other = chiến lược này là của một đồ thị có cỡ khác với { $graph }
graph-strategy-counts = số N, P và D của chiến lược không khớp với phần đầu
graph-strategy-arc = dòng { $line }: cung cần đi từ đỉnh { $vertex } bị thiếu, không có trong đồ thị, hoặc vô ích
graph-strategy-move = dòng { $line }: cung cần đi từ đỉnh { $vertex } không dẫn tới kết cục đã nêu
graph-strategy-outcome = dòng { $line }: kết cục ở đỉnh { $vertex } không suy ra được từ các nước đi của nó
graph-strategy-distance = dòng { $line }: số nước ở đỉnh { $vertex } không suy ra được từ các nước đi của nó
graph-strategy-piped = chiến lược cần tên một tệp, để có thể kiểm tra với tệp đó
graph-line = { $file }, dòng { $line }: { $what }
graph-not-a-number = chỗ này phải là một số, không phải “{ $found }”
graph-one-number = thiếu số thứ hai
graph-too-much = dòng phải kết thúc trước “{ $found }”
graph-too-large = { $found } quá lớn: nhãn có 32 bit
graph-out-of-range = { $label } không phải là một đỉnh: các nhãn chạy từ { $first } đến { $last }
graph-no-vertices = { $label } không phải là một đỉnh: đồ thị không có đỉnh nào
graph-wrong-count = dòng đầu ghi { $promised } cung, nhưng tệp có { $found }
graph-wrong-count-guessed = nếu đây là dòng đầu `n m` thì nó ghi { $promised } cung, nhưng tệp có { $found }; nếu nó là một cung, hãy thêm --header no
graph-no-header = thiếu dòng `n m`
graph-changed = { $file }: tệp đã bị thay đổi trong khi được đọc
graph-line-long = dòng này dài hơn { $most } byte, số byte nhiều nhất được đọc của một dòng
graph-unread-form = { $file }: bản này của chương trình không đọc được dạng { $form }
graph-too-many = { $vertices } đỉnh là nhiều hơn 2^32, số đỉnh mà nhãn 32 bit phân biệt được
graph-memory = cần khoảng { $needs } bộ nhớ, mà giới hạn là { $limit } (--limit-memory)
graph-memory-hint = `grundy graph convert` tạo từ danh sách cung một tệp nhị phân mà tốn ít bộ nhớ hơn; giải tệp đó chỉ cần vài byte cho mỗi đỉnh và không cần gì cho các cung.
graph-stage-reading = đang đọc
graph-stage-building = đang sắp xếp
graph-stage-solving = đang giải
graph-stage-writing = đang ghi
graph-convert-words = các đỉnh có tên, mà tệp nhị phân chỉ biết số; hãy chuyển sang văn bản (--to text), ở đó các số thay cho tên
graph-binary = { $file } không phải là một đồ thị nguyên vẹn: { $what }
graph-binary-version = tệp do một phiên bản khác của chương trình ghi ra
graph-binary-head = những byte đầu tiên bị hỏng
graph-binary-length = tệp có { $found } byte, trong khi phải có { $expected }
graph-binary-row = các cung tới đỉnh { $vertex } bị hỏng
graph-binary-checksum = tổng kiểm tra không khớp với phần còn lại, vậy một phần của tệp đã bị thay đổi
