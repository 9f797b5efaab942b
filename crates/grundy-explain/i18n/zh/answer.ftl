# What an answer says first.
mover-wins = 先手必胜。
