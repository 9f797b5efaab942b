# Nim: a winning move, as the number of a heap and what is left of it.
import sys
from functools import reduce
from operator import xor

for line in sys.stdin:
    count, *heaps = map(int, line.split())
    s = reduce(xor, heaps, 0)
    moves = [(i + 1, n ^ s) for i, n in enumerate(heaps) if n ^ s < n]
    print(*(moves[0] if moves else ["none"]))
