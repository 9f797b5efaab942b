# Chu kỳ của dãy giá trị Grundy, chứng chỉ của chúng, và so sánh hai dãy.
period-proved = Các giá trị của `{ $rule }` **tuần hoàn**: từ đống { $preperiod } viên trở đi chúng lặp lại với chu kỳ { $period }.
period-proved-start = Các giá trị của `{ $rule }` **tuần hoàn** ngay từ đầu, với chu kỳ { $period }.
period-proved-saltus = Các giá trị của `{ $rule }` **tuần hoàn cộng tính**: từ đống { $preperiod } viên trở đi, cứ qua mỗi chu kỳ { $period } thì giá trị tăng thêm { $saltus }.
period-exception = Ngoại lệ cuối cùng là đống { $heap } viên. Tiền chu kỳ được tính là ngoại lệ cuối cùng + 1.
period-max = Không có giá trị nào lớn hơn { $max }.
period-why = Vì sao
period-why-breaking = Các giá trị đến đống { $last } đã được tính, và như thế là đủ xa: dù một nước đi để lại gì từ một đống lớn hơn, luôn có một phần lớn đến mức bớt đi hay thêm vào trọn một chu kỳ cũng không đổi giá trị. Vậy một đống và đống lớn hơn nó một chu kỳ có các thế kế tiếp với cùng những giá trị (Guy và Smith 1956).
period-why-repeating = Các giá trị đến đống { $last } đã được tính, và như thế là đủ xa. Một nước lấy nhiều viên thì cũng có thể lấy bớt hay lấy thêm một chu kỳ chung của các giá trị và các chữ số. Còn dù nước đi khác để lại gì từ một đống lớn hơn, luôn có một phần lớn đến mức bớt đi hay thêm vào trọn một chu kỳ cũng không đổi giá trị. Vậy một đống và đống lớn hơn nó một chu kỳ có các thế kế tiếp với cùng những giá trị (theo Guy và Smith 1956).
period-why-rising = Các giá trị đến đống { $last } đã được tính, và như thế là đủ xa. Hai đống trong một tổng có triệt tiêu nhau không, và tổng Nim của các đống còn lại cách giá trị của đống lớn hơn bao xa, chỉ phụ thuộc vào chỗ của mỗi đống trong chu kỳ của nó. Xét hết các chỗ ấy, không thế kế tiếp nào có đúng giá trị của chính đống đó, và mọi giá trị nhỏ hơn đều là giá trị của một thế kế tiếp. Vậy các giá trị cứ tăng như thế mãi mãi (chứng minh ở docs/periods.md).
period-why-taking = Các giá trị đến đống { $last } đã được tính. Mỗi giá trị chỉ phụ thuộc vào vài giá trị ngay trước nó, nhiều bằng số viên tối đa được lấy, và đã có ngần ấy giá trị liên tiếp lặp lại. Vậy mọi giá trị về sau đều lặp lại.
period-why-all-but = Các giá trị đến đống { $last } đã được tính. Phần tiếp theo chỉ phụ thuộc vào vài giá trị cuối và vào việc những giá trị nào chưa đống nào trước đó có; tất cả đều giống như một chu kỳ trước, chỉ hơn đúng phần tăng của một chu kỳ. Vậy quy luật đúng mãi mãi.
period-why-window = Các giá trị đến đống { $last } đã được tính. Về sau không còn đống hiếm nào của không gian thưa, nên một giá trị chỉ phụ thuộc vào { $length } giá trị đứng trước nó: chúng quyết định giá trị thường nhỏ nhất mà không thế kế tiếp nào có, và mỗi giá trị hiếm nhỏ hơn nó đều có ở một thế kế tiếp với một phần không quá { $witness }. { $length } giá trị đứng trước đống { $first } cũng chính là { $length } giá trị đứng trước đống { $second }, nên mọi giá trị về sau lặp lại.
period-space = Các giá trị được tính trong một không gian thưa với mặt nạ { $mask }, trong đó có { $count } đống hiếm, đống cuối cùng là { $heap }.
period-unknown = Các giá trị đến đống { $last } không chứng minh được chu kỳ nào của `{ $rule }`.
period-none = Không có chu kỳ nào mà tiền chu kỳ + chu kỳ nhỏ hơn { $bound }.
period-never-rises = Các giá trị cũng không tăng đều theo từng chu kỳ: với mã mỗi nước để lại nhiều nhất hai đống thì không bao giờ như thế (Austin 1976).
period-no-theorem = Chưa biết định lý nào cho phép chứng minh chu kỳ của luật kiểu này từ hữu hạn giá trị.
period-further = `--to` cho biết cần tìm đến đâu.
period-certificate = Chứng chỉ nằm trong `{ $file }`; `grundy verify` kiểm tra nó.
period-partizan = hai người chơi của `{ $rule }` có những nước đi khác nhau, nên các đống không có số Grundy
period-no-heaps = `{ $rule }` không phải là luật của một trò chơi với từng đống riêng
period-written = luật được viết cho `{ $rule }` không nhận ra được là luật với từng đống riêng; `grundy values` và `grundy pattern` xem các giá trị của nó

compare-differ = `{ $a }` và `{ $b }` khác nhau lần đầu ở đống **{ $heap }** viên: các giá trị là { $left } và { $right }.
compare-agree = `{ $a }` và `{ $b }` có cùng các giá trị đến đống { $last } viên.

verify-holds = Chứng chỉ **đúng**. Mọi giá trị của `{ $rule }` đến đống { $last } đã được tính lại, và mọi con số trong đó đều đúng: tiền chu kỳ { $preperiod }, chu kỳ { $period }, bước nhảy { $saltus }.
verify-foreign = `{ $file }` không phải là một chứng chỉ đọc được
verify-wrong = chứng chỉ sai: { $what }

checkpoint-foreign = `{ $file }` không phải là một điểm lưu, và được giữ nguyên
checkpoint-version = điểm lưu `{ $file }` thuộc phiên bản { $version } của định dạng, chưa biết ở đây; nó được giữ nguyên
checkpoint-damaged = điểm lưu `{ $file }` bị hỏng, và được giữ nguyên
checkpoint-other-rule = điểm lưu `{ $file }` là của `{ $rule }`, và được giữ nguyên
checkpoint-in-use = một lần chạy khác đang dùng điểm lưu `{ $file }`; hãy đợi nó xong, hoặc cho lần chạy này một điểm lưu riêng
checkpoint-missing = không có điểm lưu `{ $file }` để tính tiếp; bỏ `--resume` thì sẽ bắt đầu một điểm lưu mới
checkpoint-no-sequence = các giá trị của `{ $rule }` không được tính lần lượt từng đống, nên không có gì để giữ trong điểm lưu
checkpoint-io = không đọc hoặc ghi được điểm lưu `{ $file }`: { $why }
checkpoint-none-kept = đã dừng, đã tính giá trị của { $known } đống; dùng `--checkpoint FILE` thì chúng đã được giữ lại
checkpoint-kept = đã dừng, giá trị của { $known } đống được giữ trong `{ $file }`. Để tính tiếp: `{ $command }`
