# Take 1 to 3 stones, with a slip: the table is read at j instead of i - j.
import sys

for line in sys.stdin:
    n = int(line)
    f = [False] * (n + 1)
    for i in range(1, n + 1):
        for j in range(1, min(i, 3) + 1):
            if not f[j]:
                f[i] = True
    print("N" if f[n] else "P")
