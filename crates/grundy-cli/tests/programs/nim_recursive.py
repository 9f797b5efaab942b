# The value of one heap of Nim by a search that calls itself: too deep for Python from about 1000 stones on.
import sys
from functools import cache


@cache
def value(n):
    seen = {value(m) for m in reversed(range(n))}
    g = 0
    while g in seen:
        g += 1
    return g


print(value(int(input())))
