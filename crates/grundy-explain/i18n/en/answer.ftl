# What an answer says first.
mover-wins = The player to move wins.
