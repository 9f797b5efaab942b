# Các trò chơi của examples/, mỗi trò một dòng, và các nhóm của danh sách trò chơi.

diagnostic-meant = thế hoặc luật không viết như thế này
diagnostic-meant-hint = có phải ý bạn là { $text }?

games-group-heaps = Trò chơi trên các đống sỏi
games-group-others = Các trò chơi khác
games-group-written-heaps = Luật viết sẵn: các đống sỏi
games-group-written-boards = Luật viết sẵn: bàn cờ và dải ô
games-group-written-others = Luật viết sẵn: từ, danh sách và đồ thị
games-file = luật

game-wythoff = Trò chơi Wythoff: lấy từ một đống, hoặc lấy bằng nhau từ cả hai đống.
game-euclid = Trò chơi Euclid: lấy số này trừ đi một bội của số kia.
game-ncob = Trò chơi Euclid trong đó phải để lại ít nhất 1.
game-coprime = Lấy k viên từ đống n viên nếu k và n nguyên tố cùng nhau.
game-fibonacci = Lấy 1, 2, 3, 5, 8, 13, … viên: một số Fibonacci bất kỳ.
game-square = Lấy 1, 4, 9, 16, … viên: một số chính phương bất kỳ.
game-aliquot = Lấy một số viên là ước thực sự của số viên trong đống.
game-take_or_split = Nim của Lasker viết thành luật: lấy bao nhiêu viên tùy ý, hoặc tách đống.
game-moore = Nim của Moore: lấy từ một đống hoặc từ hai đống.
game-harlequin = Lấy một viên từ mỗi đống của một tập đống bất kỳ.
game-shin = Lấy một viên từ một đống, hoặc mỗi đống một viên.
game-stones = Nim viết thành luật.
game-misere_stones = Nim viết thành luật, để hỏi với --misere.
game-chomp = Chomp trên ba hàng: ăn một ô và mọi ô phía sau nó; có một ô bị tẩm độc.
game-cram = Cram: đặt một quân domino lên hai ô trống kề nhau.
game-grid = Quân xe trên bàn cờ chỉ đi sang trái hoặc đi lên.
game-paper = Cắt một tờ giấy theo lưới ô; ai chỉ còn thấy các ô đơn thì thua.
game-first_square = Cắt một tờ giấy theo lưới ô; ai tạo ra ô đơn đầu tiên thì thắng.
game-northcott = Trò chơi Northcott: mỗi hàng có một quân của mỗi bên, không được vượt qua nhau.
game-nimble = Nimble: trượt các đồng xu trên dải ô sang trái, được chồng lên nhau.
game-staircase = Nim bậc thang: chuyển các đồng xu xuống một bậc.
game-turtles = Lật rùa: lật một đồng xu từ ngửa thành sấp, và có thể lật thêm một đồng ở bên trái nó.
game-palindrome = Xóa dần các chữ cái của một từ; ai xếp được thành từ đối xứng thì thắng.
game-ticket = Điền các chữ số của một tấm vé; hai nửa có tổng bằng nhau hay không.
game-koa = Lấy các số trong danh sách cộng xor vào điểm của mình; điểm lớn hơn thì thắng.
game-permutation = Một quân trên hoán vị đi từ i đến j nếu a[j] lớn hơn và a[i] chia hết quãng đường.
game-two_tokens = Hai quân trên đồ thị, mỗi bên một quân; chữ cái trên các cung không bao giờ giảm.
