# The pages of `grundy theorem`.
theorem-statement = Phát biểu
theorem-proof = Chứng minh
theorem-found-by = Tác giả
theorem-example = Ví dụ
theorem-check = Tự kiểm tra
theorem-list = Các định lý
theorem-list-hint = Lệnh grundy theorem TÊN in ra một định lý cùng chứng minh của nó.
