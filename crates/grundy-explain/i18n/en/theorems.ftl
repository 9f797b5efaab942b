# The pages of `grundy theorem`.
theorem-statement = Statement
theorem-proof = Proof
theorem-found-by = Found by
theorem-example = Example
theorem-check = Check it yourself
theorem-list = Theorems
theorem-list-hint = grundy theorem NAME shows one of them with its proof.
