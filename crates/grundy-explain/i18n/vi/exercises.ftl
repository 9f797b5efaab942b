# Exercises: what they are about.
exercise-topic-xor = Tổng Nim (xor)
exercise-topic-who-wins = Nim: ai thắng?
exercise-topic-winning-move = Nim: tìm nước thắng
exercise-topic-misere = Nim theo luật misère
exercise-topic-subtraction = Bốc sỏi có giới hạn
exercise-topic-mex = Số Grundy tính bằng mex
exercise-topic-sums = Tổng các trò chơi
exercise-topic-graph = Quân trên đồ thị
exercise-topic-monotonic = Nim đơn điệu và đồng xu trên dải ô
exercise-topic-hackenbush = Hackenbush: cắt đoạn
exercise-topic-kl = K-L-Nim: mỗi bên bị cấm một số
exercise-topic-invariant = Tìm bất biến
exercise-topic-rule = Viết luật chơi

# The list of topics.
exercise-topics = Các chủ đề bài tập
exercise-topics-hint = `grundy exercise TOPIC --level 1..5 --key` tạo một phiếu bài tập, `grundy practise TOPIC` hỏi từng câu một.
exercise-unknown = Không có bài tập về “{ $name }”; lệnh `grundy exercise` liệt kê các chủ đề.
exercise-unknown-meant = Không có bài tập về “{ $name }”. Có phải bạn muốn nói `{ $meant }`?
exercise-level-none = Các mức là từ 1 đến { $most }.

# A sheet.
exercise-sheet = Mức { $level } · phiếu số { $seed } · bộ sinh phiên bản { $version }
exercise-names = Họ và tên: ____________________ Lớp: ____________ Ngày: ____________
exercise-number = Bài { $n }
exercise-blank = Trả lời: ________________________________________________
exercise-key = Đáp án
exercise-normal = Ai không còn nước đi thì thua.
exercise-misere = Luật misère: ai không còn nước đi thì thắng.
exercise-kl = Bên Trái không được lấy đúng số thứ nhất trong ngoặc vuông từ một đống, bên Phải không được lấy đúng số thứ hai. Ai không còn nước đi thì thua.
exercise-graph = Mỗi nước đi chuyển một quân theo một mũi tên. Ai không còn nước đi thì thua.
exercise-hackenbush = Mỗi nước đi cắt một đoạn; phần nào không còn nối với mặt đất thì rơi mất. Ai không còn nước đi thì thua.
exercise-monotonic = Mỗi nước đi lấy sỏi từ một đống, và các đống phải giữ nguyên thứ tự tăng dần. Trên dải ô, đồng xu chỉ đi sang trái, không vượt qua và không đè lên đồng xu khác. Ai không còn nước đi thì thua.

# What is asked.
exercise-who = `{ $position }`: người đi trước có thắng không?
exercise-who-of = `{ $position }`: đến lượt { $player }. Hỏi { $player } có thắng không?
exercise-move = `{ $position }`: tìm nước thắng duy nhất.
exercise-move-of = `{ $position }`: đến lượt { $player }. Tìm nước thắng duy nhất.
exercise-xor = Tính { $xor }.
exercise-value = `{ $position }`: tìm số Grundy.
exercise-table = Hãy lập bảng giá trị của mọi đống nhỏ hơn.
exercise-window = Hãy trượt một cửa sổ dọc theo các đống: trong mấy đống vừa qua, đống nào thua?
exercise-build = `{ $position }`: thay □ bằng số nào từ { $least } đến { $most } để người đi trước thua? Chỉ cần tìm một số.
exercise-up-to =
    { $heaps ->
        [1] Có một đống n viên sỏi. Mỗi nước đi lấy từ 1 đến { $most } viên.
        [2] Có hai đống gồm a và b viên sỏi. Mỗi nước đi lấy từ 1 đến { $most } viên từ một trong hai đống.
       *[other] Có ba đống gồm a, b và c viên sỏi. Mỗi nước đi lấy từ 1 đến { $most } viên từ một trong ba đống.
    }
exercise-one-of = Có một đống n viên sỏi. Mỗi nước đi lấy { $takes } viên.
exercise-several =
    { $heaps ->
        [1] Có một đống n viên sỏi. Mỗi nước đi lấy đúng { $each } viên.
        [2] Có hai đống gồm a và b viên sỏi. Mỗi nước đi lấy đúng { $each } viên từ một đống, hoặc đúng { $each } viên từ mỗi đống.
       *[other] Có ba đống gồm a, b và c viên sỏi. Mỗi nước đi chọn một, hai hoặc cả ba đống rồi lấy đúng { $each } viên từ mỗi đống đã chọn.
    }
exercise-invariant = Những thế mà người đi trước thua thỏa mãn điều kiện nào? Hãy chứng minh rằng không nước đi nào giữ được điều kiện đó, còn khi nó không đúng thì luôn có nước đi khôi phục nó.
exercise-rule = Hãy viết luật chơi: `{ $form }`
exercise-rule-up-to = Mỗi nước đi lấy từ 1 đến { $n } viên sỏi của một đống.
exercise-rule-half = Mỗi nước đi lấy ít nhất một viên sỏi và nhiều nhất một nửa đống.
exercise-rule-one-of = Mỗi nước đi lấy { $takes } viên sỏi của một đống.
exercise-rule-all-but = Mỗi nước đi lấy bao nhiêu viên sỏi của một đống cũng được, trừ đúng { $n } viên.
exercise-rule-divisor = Từ đống n viên, mỗi nước đi lấy k viên, trong đó k là ước của n và nhỏ hơn n.
exercise-rule-coprime = Từ đống n viên, mỗi nước đi lấy k viên, trong đó k và n nguyên tố cùng nhau.
exercise-rule-unequal = Mỗi nước đi chia một đống thành hai đống khác rỗng có số viên khác nhau.
exercise-rule-split = Mỗi nước đi chia một đống thành hai đống khác rỗng.
exercise-rule-take-or-split = Mỗi nước đi lấy đúng { $n } viên của một đống, hoặc chia đống thành hai đống khác rỗng.
exercise-rule-up-to-or-split = Mỗi nước đi lấy từ 1 đến { $n } viên của một đống, hoặc chia đống thành hai đống khác rỗng.
exercise-rule-one-of-or-unequal = Mỗi nước đi lấy { $takes } viên của một đống, hoặc chia đống thành hai đống khác rỗng có số viên khác nhau.
exercise-rule-even-odd = Từ đống có số viên chẵn, mỗi nước đi lấy từ 1 đến { $even } viên; từ đống có số viên lẻ, lấy từ 1 đến { $odd } viên.
exercise-rule-take-and-split = Mỗi nước đi lấy từ 1 đến { $n } viên của một đống. Phần còn lại có thể để nguyên hoặc chia thành hai đống.
exercise-or = { $first } hoặc { $last }

# The key.
exercise-key-numbers = □ là { $numbers }
exercise-key-filled = Với { $n }:
exercise-key-invariant = Người đi trước thua khi và chỉ khi `{ $condition }`.
exercise-key-invariant-why = Mỗi nước đi đều làm giảm số sỏi nên ván chơi phải kết thúc. Từ một thế thỏa mãn điều kiện, không nước đi nào dẫn đến thế khác cũng thỏa mãn; từ mọi thế còn lại luôn có nước đi dẫn đến một thế thỏa mãn. Đã kiểm tra với mọi đống đến { $to } viên.
exercise-key-rule-why = Các nước đi trùng với trò chơi ở mọi đống đến { $to } viên.

# Judging an answer.
exercise-right = Đúng rồi!
exercise-wrong-outcome = Chưa đúng, phải ngược lại.
exercise-wrong-number = Chưa đúng, không phải số đó.
exercise-wrong-illegal = Luật không cho phép nước đi này.
exercise-wrong-refuted = Chưa đúng: đối thủ đáp lại { $move } và thắng.
exercise-wrong-refuted-stuck = Chưa đúng: khi đó đối thủ không còn nước đi, mà theo luật misère như vậy là thắng.
exercise-wrong-range = Cần một số từ { $least } đến { $most }.
exercise-wrong-won = Chưa đúng: khi đó người đi trước thắng bằng nước { $move }.
exercise-wrong-lost = Chưa đúng: tại { $at } người đi trước thua, nhưng điều kiện của bạn không thỏa mãn.
exercise-wrong-won-at = Chưa đúng: tại { $at } người đi trước thắng, nhưng điều kiện của bạn vẫn thỏa mãn.
exercise-wrong-broken = Điều kiện của bạn không tính được tại { $at }.
exercise-wrong-kind = Đây là một loại câu trả lời khác.
exercise-wrong-rule = Hãy viết đúng một trò chơi với một con số, không kết thúc bằng “wins if”, “loses if” hay “draws if”.
exercise-wrong-rule-partizan = Hai bên phải có các nước đi như nhau.
exercise-wrong-rule-broken = Từ đống { $n } viên, luật của bạn bị hỏng: nước đi không được dẫn xuống dưới 0.
exercise-wrong-rule-missing = Chưa đúng: từ { $n } có thể đi đến { $left }, nhưng luật của bạn không cho phép.
exercise-wrong-rule-extra = Chưa đúng: từ { $n } luật của bạn cho phép đi đến { $left }, còn trò chơi thì không.
exercise-answer-was = Đáp án:

# Reading an answer.
exercise-word-wins = có, co, thắng, thang
exercise-word-loses = không, khong, thua
exercise-read-wins = Hãy trả lời có (người đi trước thắng) hoặc không.
exercise-read-number = Hãy trả lời bằng một số.
exercise-read-condition = Hãy trả lời bằng một điều kiện theo { $names }, chẳng hạn `{ $example }`.
exercise-read-move = Hãy trả lời bằng một nước đi, chẳng hạn `{ $example }`.
exercise-read-rule = Hãy viết luật chơi trên một dòng, chẳng hạn `{ $example }`.

# Hints.
exercise-hint-theorem = Hãy nghĩ đến định lý này: `grundy theorem { $name }`.
exercise-hint-value = Trước hết hãy tìm số Grundy: người đi trước thua khi và chỉ khi số đó bằng 0.
exercise-hint-lost = Những thế nhỏ nhất mà người đi trước thua: { $positions }
exercise-hint-options = Từ { $n } có thể đi đến: { $options }

# Practising.
practise-welcome = { $topic }, mức { $level }. Hãy trả lời, hoặc gõ: gợi ý, bỏ qua, thoát.
practise-prompt = Trả lời:
practise-again = Hãy thử lại, hoặc gõ: gợi ý, bỏ qua.
practise-raised = Ba câu đúng liên tiếp: lên mức { $level }.
practise-lowered = Trở lại mức { $level } để luyện thêm.
practise-score = Trong chủ đề này bạn đúng ngay { $right } trên { $answered } bài; mức { $level }.
practise-damaged = Không đọc được tệp điểm { $file }. Hãy dời tệp đi, hoặc chọn tệp khác bằng --score.
practise-word-hint = gợi ý, goi y
practise-word-skip = bỏ qua, bo qua
practise-word-quit = thoát, thoat
practise-no-hint = Không còn gợi ý nào nữa. Gõ “bỏ qua” để xem đáp án.
