# What an answer says first.
mover-wins = Người đi trước thắng.
