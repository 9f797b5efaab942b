# Signs in pictures of positions.
picture-cut = nhát cắt thắng
picture-shown = phần thay đổi
picture-fallen = đã rơi
picture-green = đoạn của cả hai bên
picture-blue = đoạn của bên Trái
picture-red = đoạn của bên Phải
picture-token = có quân
picture-winning = nước thắng
picture-taken = được lấy đi ở một nước thắng
picture-outcome-n = N: người đến lượt đi thắng
picture-outcome-p = P: người đến lượt đi thua
picture-outcome-d = D: hòa

# What stands below them.
picture-branches = Số trong một đỉnh là giá trị của tất cả những gì mọc trên đỉnh đó.
picture-rows = Mỗi hàng gồm các đỉnh có cùng số Grundy.
picture-reduction = Giá trị của một hình, từng bước một
picture-frame = { $n } · giá trị { $value }
picture-step-fallen = Các đoạn được tô nổi không nối với mặt đất nên đã rơi.
picture-step-fusion = **Hợp nhất.** Chập chu trình được tô nổi thành một đỉnh; các đoạn của nó trở thành khuyên tại đó.
picture-step-colon = **Dấu hai chấm.** Các nhánh được tô nổi có giá trị { $xor }: thay chúng bằng một thân dài { $stalk }.
picture-step-colon-nothing = **Dấu hai chấm.** Các nhánh được tô nổi có giá trị { $xor }, nên có thể bỏ đi.
picture-step-colon-loop = **Dấu hai chấm.** Khuyên được tô nổi có giá trị 1: thay nó bằng một thân dài 1.
picture-graph = Đồ thị có { $vertices } đỉnh và { $arcs } cung

# Pictures that cannot be drawn.
picture-too-large = quá lớn để vẽ: có { $parts } phần cần vẽ, mà một hình chỉ đủ chỗ cho { $most }
picture-far-out = có đỉnh nằm quá xa nên không vẽ được
picture-no-reduction = không có phép rút gọn để vẽ từng bước: chỉ hình toàn màu xanh lục, không quá lớn, theo luật thường (normal) mới có, và `--value-only` bỏ qua phần này
picture-moves = chỉ SVG mới hiện được các khung lần lượt: hãy đặt tên tệp có đuôi `.svg`, hoặc dùng `--frames strip`
picture-no-form = không ghi được { $file }: hình được ghi theo đuôi của tên tệp, là SVG, PNG hoặc TikZ (`.svg`, `.png`, `.tex` hoặc `.tikz`); không có dạng `.{ $ending }`
picture-no-pdf = không ghi được { $file }, vì không vẽ thẳng ra PDF: hãy ghi `.svg` rồi chuyển sang PDF, chẳng hạn bằng `rsvg-convert -f pdf -o picture.pdf picture.svg`, hoặc ghi `.tex` rồi chạy LaTeX
picture-no-font = không phông chữ nào trên máy này có các ký tự sau của hình: { $characters }. Hãy cài thêm phông (Debian: `apt install { $package }`), hoặc đặt tên tệp có đuôi `.svg`
picture-taken-left = bên Trái lấy đi ở một nước thắng
picture-taken-right = bên Phải lấy đi ở một nước thắng
picture-split = chỗ tách ở một nước thắng
picture-edges = Số bên cạnh một đoạn là số của đoạn đó trong các nước đi.
