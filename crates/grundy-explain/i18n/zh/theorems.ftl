# The pages of `grundy theorem`.
theorem-statement = 定理
theorem-proof = 证明
theorem-found-by = 发现者
theorem-example = 例子
theorem-check = 自己验证
theorem-list = 定理一览
theorem-list-hint = 用 grundy theorem 名称 查看某个定理及其证明。
