# Danh mục: mỗi trò chơi một dòng, và luật của nó.

game-nim = Nim: lấy bao nhiêu viên sỏi tùy ý từ một đống.
game-nim-rules = Có một số đống sỏi. Mỗi nước đi lấy ít nhất một viên từ đúng một đống, có thể lấy cả đống. Số Grundy của một đống là số viên của nó, nên người đến lượt đi thắng khi và chỉ khi xor của các đống khác 0. Theo luật misère, quy tắc ấy vẫn đúng khi còn một đống có từ hai viên trở lên; nếu không, người đến lượt đi thắng khi và chỉ khi số đống có một viên là số chẵn.

game-star = Nimber: giá trị *n, tức một đống Nim gồm n viên dưới tên khác.
game-star-rules = Từ *n có thể đi đến *0, *1, …, *(n − 1). Theo định lý Sprague–Grundy, mọi trò chơi không thiên vị luôn kết thúc đều bằng một nimber theo luật thường (normal), nên nimber rất tiện để cộng vào các trò chơi khác.

game-take = Bốc sỏi có giới hạn: lấy ít nhất a và nhiều nhất b viên từ một đống.
game-take-rules = Mỗi nước đi lấy từ a đến b viên của một đống, kể cả hai đầu. Khi được lấy từ 1 đến k viên, số Grundy của đống n viên là n mod (k + 1): ai luôn để lại bội của k + 1 sẽ đáp nước lấy t viên bằng nước lấy k + 1 − t viên. Có thể tìm kết quả ấy bằng bảng, bằng cửa sổ trượt hoặc bằng công thức: xem --method. Luật misère theo quy tắc misère của Nim trên các số Grundy.

game-subtract = Trò chơi trừ: số viên lấy đi phải thuộc một tập cho trước.
game-subtract-rules = Mỗi nước đi lấy s viên từ một đống, trong đó s là một trong các số ghi trong ngoặc vuông. Số Grundy của một đống là mex của các số Grundy mà nó có thể hạ xuống; với tập hữu hạn, dãy số Grundy cuối cùng sẽ tuần hoàn. Nhiều đống thì lấy xor.

game-allbut = Trò chơi trừ có điều cấm: lấy bao nhiêu viên cũng được, trừ các số trong tập.
game-allbut-rules = Mỗi nước đi lấy một số viên bất kỳ từ một đống, trừ các số ghi trong ngoặc vuông. Nếu chỉ cấm một số k thì số Grundy của đống n viên là ⌊n / 2k⌋·k + (n mod 2k) mod k; trường hợp khác tìm bằng mex. Nhiều đống thì lấy xor.

game-grundys = Trò chơi Grundy: tách một đống thành hai đống không bằng nhau.
game-grundys-rules = Mỗi nước đi chọn một đống và tách nó thành hai đống khác nhau, không đống nào rỗng. Đống có một hoặc hai viên không tách được. Dãy số Grundy bắt đầu bằng 0 0 0 1 0 2 1 0 2 1 0 2 1 3; chưa ai biết dãy này có tuần hoàn hay không.

game-octal = Trò chơi bát phân hoặc thập lục phân, cho bởi mã d0.d1d2d3…
game-octal-rules = Chữ số d_t cho biết khi lấy t viên từ một đống thì được để lại gì: 1 là không còn gì, 2 là một đống, 4 là hai đống và, trong mã thập lục phân, 8 là ba đống; mỗi chữ số là tổng của những điều được phép. Chẳng hạn 0.77 nghĩa là lấy một hoặc hai viên và có thể tách phần còn lại. Chữ số trước dấu chấm cho phép tách đống mà không lấy viên nào. Số Grundy của một đống là mex của các số Grundy sau mỗi nước đi.

game-kayles = Kayles, 0.77: đánh đổ một ky hoặc hai ky kề nhau trong hàng.
game-kayles-rules = Các ky đứng thành một hàng. Mỗi nước đi đánh đổ một ky hoặc hai ky đứng cạnh nhau, khi đó hàng có thể bị chia đôi. Hàng n ky là một đống n viên, với mã 0.77. Dãy số Grundy có chu kỳ 12 kể từ 71.

game-dawsons_kayles = Kayles của Dawson, 0.07: đánh đổ hai ky kề nhau.
game-dawsons_kayles-rules = Các ky đứng thành một hàng. Mỗi nước đi đánh đổ hai ky đứng cạnh nhau, khi đó hàng có thể bị chia đôi. Mã là 0.07; dãy số Grundy có chu kỳ 34.

game-dawsons_chess = Cờ Dawson, 0.137: hai hàng tốt buộc phải ăn quân.
game-dawsons_chess-rules = Tốt trắng và tốt đen đối mặt nhau trên bàn cờ ba hàng, và có thể ăn thì phải ăn. Hệ quả của việc tiến một tốt là xóa cột của nó cùng các cột kề, nên bàn cờ n cột là một đống n viên với mã 0.137. Dãy số Grundy chính là dãy của Kayles Dawson dịch đi một bước.

game-treblecross = Treblecross, 0.007: ba dấu nhân liền nhau là thắng.
game-treblecross-rules = Trên một dải ô, hai người cùng viết dấu nhân; ai tạo được ba dấu liền nhau thì thắng. Viết cạnh một dấu khác hoặc cách nó một ô là thua ngay, nên mỗi dấu nhân chiếm mất năm ô. Đó là mã 0.007, trong đó mỗi nước đi lấy ba viên và có thể tách phần còn lại: dải n ô là một đống n + 2 viên.

game-officers = Officers, 0.6: lấy một viên và để lại một hoặc hai đống.
game-officers-rules = Mỗi nước đi lấy một viên từ một đống có ít nhất hai viên và có thể tách phần còn lại thành hai đống. Không được lấy viên đứng một mình. Mã là 0.6.

game-laskers_nim = Nim của Lasker, 4.333…: lấy bao nhiêu viên tùy ý, hoặc tách một đống.
game-laskers_nim-rules = Mỗi nước đi lấy bao nhiêu viên tùy ý từ một đống như trong Nim, hoặc tách một đống thành hai đống nhỏ hơn mà không lấy viên nào. Với n ≥ 1, số Grundy của n là n − 1 nếu n chia hết cho 4, n + 1 nếu n chia 4 dư 3, và n trong các trường hợp còn lại (Berlekamp, Conway và Guy 1982); grundy solve --explain in ra chứng minh.

game-guiles = Guiles, 0.15: lấy cả đống một hoặc hai viên, hoặc lấy hai viên ở giữa một đống.
game-guiles-rules = Mỗi nước đi lấy hết một đống một viên, hoặc một đống hai viên, hoặc lấy hai viên từ một đống và tách phần còn lại thành hai đống. Mã là 0.15; dãy số Grundy có chu kỳ 10.

game-monotonic = Nim đơn điệu: các đống phải giữ nguyên thứ tự.
game-monotonic-rules = Các đống được viết từ trái sang phải, đống sau không nhỏ hơn đống trước. Mỗi nước đi lấy sỏi từ một đống nhưng phải giữ thứ tự ấy; với [strict] thì hai đống kề nhau còn phải khác nhau. Ghép cặp từ bên phải, hiệu của hai đống trong mỗi cặp là các đống của một trò Nim: hạ đống bên trái của cặp làm hiệu tăng lên, và đối thủ đảo lại bằng cách hạ đống bên phải đúng chừng ấy.

game-strip = Đồng xu trên dải ô: trượt một đồng xu sang trái mà không vượt qua đồng khác.
game-strip-rules = Các đồng xu nằm trên dải ô 0, 1, 2, …, mỗi ô nhiều nhất một đồng. Mỗi nước đi trượt một đồng xu đến ô nhỏ hơn, không vượt qua và không trùng ô với đồng khác. Đây chính là Nim đơn điệu nghiêm ngặt nói theo cách khác.

game-hackenbush = Hackenbush xanh lục: cắt các đoạn của một hình đứng trên mặt đất.
game-hackenbush-rules = Một hình gồm các đoạn, đứng trên mặt đất, tức đỉnh 0. Mỗi nước đi cắt một đoạn, và mọi thứ không còn nối với mặt đất đều rơi xuống. Cho phép khuyên và nhiều đoạn nối cùng hai đỉnh. Theo nguyên lý dấu hai chấm, các nhánh tại một đỉnh có thể thay bằng một thân dài bằng tổng Nim của chúng; theo nguyên lý hợp nhất, các đỉnh của một chu trình có thể chập làm một.

game-kl = K-L-Nim: Nim trong đó bên Trái không được lấy đúng k viên, bên Phải không được lấy đúng l viên.
game-kl-rules = Mỗi nước đi lấy một số viên bất kỳ từ một đống, nhưng bên Trái (người chơi 1) không bao giờ được lấy đúng k viên và bên Phải (người chơi 2) không bao giờ được lấy đúng l viên. Nếu k = l, trò chơi không thiên vị và mỗi đống có công thức tính số Grundy. Nếu không, khi có đống không nhỏ hơn số nhỏ hơn trong hai số cấm thì bên có số cấm lớn hơn luôn thắng khi đến lượt, còn bên kia chỉ thắng ở một dạng thế duy nhất.

game-graph = Trò chơi di chuyển quân: đưa các quân đi theo cung của một đồ thị có hướng.
game-graph-rules = Các quân đứng trên đỉnh của một đồ thị có hướng; mỗi nước đi di chuyển một quân theo một cung. Nhiều quân là một tổng của các trò chơi và có thể đứng chung một đỉnh. Nếu không có chu trình, mỗi đỉnh có số Grundy: mex của số Grundy các đỉnh mà cung của nó dẫn đến. Nếu có chu trình, ván chơi có thể không kết thúc: --loopy giải các đồ thị như vậy, có thế hòa.
