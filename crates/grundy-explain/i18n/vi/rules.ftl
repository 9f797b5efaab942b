# Mistakes in rules that somebody wrote. A name ending in -hint stands beside the underlined place.
rule-no-game = ở đây chưa có trò chơi nào
rule-no-game-hint = hãy viết game f(n) = {"{"} f(n - 1) if n > 0 {"}"}
rule-no-definition = mỗi định nghĩa bắt đầu bằng “game” hoặc “let”
rule-no-definition-hint = hãy viết { $instead }
rule-no-parameter-names = thiếu tham số của { $name }
rule-no-parameter-names-hint = hãy viết { $name }(n), mỗi số của một thế ứng với một tên
rule-missing-braces = các nước đi của trò chơi phải đặt trong ngoặc nhọn
rule-missing-braces-hint = hãy viết {"{"} … {"}"} quanh chúng
rule-second-bar = một trò chơi chỉ có hai người chơi
rule-second-bar-hint = chỉ một dấu “|” ngăn nước đi của Trái với nước đi của Phải
rule-option-first = nước đi phải đứng trước “for” và “if” của nó
rule-option-first-hint = hãy viết { $instead }
rule-option-else = nước đi không có “else”
rule-option-else-hint = hãy viết thêm một nước đi với “if” riêng
rule-not-an-option = { $text } không phải là một thế của trò chơi
rule-not-an-option-hint = mỗi nước đi dẫn tới một thế, ví dụ { $instead }
rule-condition-as-option = { $text } là một điều kiện, không phải nước đi
rule-condition-as-option-hint = hãy viết “if” trước nó và bỏ dấu phẩy đứng trước
rule-ending-inside = “{ $word } if” phải đứng sau ngoặc nhọn
rule-ending-inside-hint = hãy viết {"{"} … {"}"} { $word } if …
rule-catalogue-option = { $game } không thể là nước đi của trò chơi tự viết
rule-catalogue-option-hint = hãy viết nó thành một trò chơi riêng; *n là một đống Nim n viên
rule-for-without-in = cho { $name } chạy qua một khoảng hay danh sách thì dùng “for” và “in”
rule-for-without-in-hint = hãy viết for { $name } in { $over }
rule-keyword = “{ $name }” là từ khóa của ngôn ngữ, không dùng làm tên được
rule-keyword-hint = hãy chọn tên khác
rule-single-equals = dấu “=” dùng để đặt tên
rule-single-equals-hint = muốn so sánh, hãy viết ==
rule-foreign = ở đây không dùng “{ $found }”
rule-foreign-hint = hãy viết { $instead }
rule-not-whole = ở đây chỉ có số nguyên
rule-not-whole-hint = phép / lấy phần nguyên, nên n / 2 là ⌊n/2⌋
rule-missing-times = thiếu dấu * giữa { $number } và { $name }
rule-missing-times-hint = hãy viết { $number } * { $name }
rule-number-too-large = số này quá lớn để dùng trong luật
rule-number-too-large-hint = số lớn nhất là 2^63 − 1 = 9223372036854775807
rule-not-one-character = trong dấu nháy đơn phải có đúng một ký tự
rule-not-one-character-hint = chuỗi dài hơn đặt trong "…"
rule-text-of-one = dấu nháy kép tạo thành một chuỗi, tức là một danh sách ký tự
rule-text-of-one-hint = một ký tự thì viết '{ $character }'
rule-unclosed-text = chuỗi này chưa được đóng
rule-unclosed-text-hint = hãy đóng nó ngay trên dòng này
rule-list-brackets = danh sách phải đặt trong ngoặc vuông
rule-list-brackets-hint = hãy viết { $instead }
rule-list-in-list = danh sách chỉ chứa số, không chứa danh sách khác
rule-list-in-list-hint = hãy viết mọi số trong cùng một danh sách
rule-too-deep = các ngoặc lồng nhau quá sâu
rule-too-deep-hint = hãy dùng let để đặt tên cho từng phần
rule-unknown-name = ở đây không có gì tên là “{ $name }”
rule-unknown-name-hint = có phải ý bạn là { $nearest }?
rule-unknown-name-known = ở đây có các tên: { $known }; muốn thêm tên, hãy dùng “for” hoặc “let”
rule-unknown-name-far-hint = hãy viết một số, hoặc dùng let ở phía trước để cho biết { $name } là gì
rule-used-before = “{ $name }” được dùng trước khi có “for” hoặc “let” của nó
rule-used-before-hint = hãy chuyển “for” hoặc “let” ấy lên trước chỗ này
rule-unknown-function = không có hàm nào tên là “{ $name }”
rule-unknown-function-hint = có phải ý bạn là { $nearest }?
rule-unknown-function-far-hint = có các hàm gcd, min, max, abs, isqrt, is_prime, divisors, digits, len, sum và nhiều hàm khác
rule-function-alone = { $name } là một hàm, đối số phải đặt trong ngoặc tròn
rule-function-alone-hint = hãy viết { $form }
rule-needs-for = trong ngoặc của { $name } phải có “for”
rule-needs-for-hint = hãy viết { $form }
rule-only-in-for = { $name } cho ra nhiều danh sách, lần lượt từng cái một
rule-only-in-for-hint = nó chỉ được đứng sau for … in
rule-unknown-game = không có trò chơi nào tên là “{ $name }”
rule-unknown-game-hint = có phải ý bạn là { $nearest }?
rule-unknown-game-far-hint = hãy định nghĩa nó: game { $name }(…) = {"{"} … {"}"}
rule-game-as-number = { $name } là trò chơi, không phải là số
rule-game-as-number-hint = trò chơi chỉ được đứng ở chỗ của nước đi
rule-not-a-game = { $name } không phải là trò chơi
rule-not-a-game-hint = mỗi nước đi dẫn tới một thế, ví dụ { $game }(…)
rule-twice = “{ $name }” đã có nghĩa rồi
rule-twice-hint = hãy chọn tên khác
rule-name-of-function = “{ $name }” là tên của một hàm
rule-name-of-function-hint = hãy chọn tên khác
rule-wrong-kind =
    { $found ->
        [truth] { $wanted ->
            [list] { $text } là đúng hoặc sai, không phải danh sách
           *[number] { $text } là đúng hoặc sai, không phải là số
        }
        [list] { $wanted ->
            [truth] { $text } là danh sách, không phải điều kiện
           *[number] { $text } là danh sách, không phải là số
        }
       *[number] { $wanted ->
            [truth] { $text } là một số, không phải điều kiện
           *[list] { $text } là một số, không phải danh sách
        }
    }
rule-wrong-kind-hint =
    { $wanted ->
        [truth] cần điều gì đó đúng hoặc sai, ví dụ n > 0
        [list] cần một danh sách như [1, 2, 3] hoặc 1..n
       *[number] cần một số
    }
rule-argument-count =
    { $expected ->
        [0] { $name } không nhận đối số nào, nhưng ở đây có { $found }
       *[other] { $name } nhận { $expected } đối số, nhưng ở đây có { $found }
    }
rule-argument-count-hint = hãy viết { $form }
rule-missing-arguments = chưa cho thế của { $name }
rule-missing-arguments-hint = hãy viết { $name }(…) với thế nằm trong ngoặc
rule-list-wanted = { $name } cần một danh sách, không phải các số rời
rule-list-wanted-hint = hãy viết { $form }
rule-not-over = không dùng được { $name } với “for” bên trong
rule-not-over-hint = chỉ all, any, sum, min, max, count, xor và mex dùng được
rule-unused-setting = trong luật không có gì tên là “{ $name }”
rule-unused-setting-hint = có phải ý bạn là { $nearest }?
rule-unused-setting-far-hint = chỉ đặt được giá trị cho tên mà luật có dùng
rule-too-long = luật này quá dài
rule-too-long-hint = hãy tách thành nhiều trò chơi

# What goes wrong at a position.
fault-overflow = có một số vượt quá 64 bit
fault-overflow-hint = kết quả quá lớn
fault-division = phép chia cho 0
fault-division-hint = số chia ở đây bằng 0
fault-item =
    { $length ->
        [0] không có phần tử { $index }: danh sách rỗng
       *[other] không có phần tử { $index }: danh sách có { $length } phần tử, đánh số từ 0 đến { $last }
    }
fault-item-hint = ở đây chỉ số nằm ngoài danh sách
fault-too-long = danh sách sẽ có hơn { $most } phần tử
fault-too-long-hint = ở đây danh sách quá dài
fault-no-answer = không có đáp số cho { $argument }
fault-no-answer-hint = ở đây không xác định
fault-empty-list = danh sách rỗng không có phần tử nhỏ nhất hay lớn nhất
fault-empty-list-hint = ở đây danh sách rỗng
fault-negative = có nước đi dẫn tới số âm
fault-negative-hint = hãy cấm bằng “if”, hoặc cho ván chơi kết thúc bằng “wins if” hay “loses if”
fault-too-slow = phép tính này mất quá nhiều thời gian
fault-at = Lỗi này xảy ra tại { $position }.
fault-reached = Lỗi này xảy ra tại { $position }, đi tới đó như sau:

# Play that need not end.
stop-circle = Ván chơi có thể không bao giờ kết thúc, vì có thế lặp lại:
stop-circle-same = Ván chơi có thể không bao giờ kết thúc, vì có nước đi giữ nguyên { $position }, như thể lấy 0 viên.
stop-circle-unknown = Ván chơi có thể không bao giờ kết thúc, vì có thế lặp lại.

# What may stand at a place.
expected-name = một tên
expected-option = một nước đi như f(n - 1)
stop-circle-way = Đi đến đó như sau:
