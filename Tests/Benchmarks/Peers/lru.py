"""The cache of the three pages used last with what Python has for it: collections.OrderedDict.

Usage: lru.py SWIPES. Prints the seconds of the best of five runs, and the misses.
"""

import sys
import time
from collections import OrderedDict


def misses(swipes):
    cache = OrderedDict()
    missed, page, step, left = 0, 1, 1, 3
    for _ in range(swipes):
        page += step
        if page in cache:
            cache.move_to_end(page)
        else:
            missed += 1
            if len(cache) == 3:
                cache.popitem(last=False)
            cache[page] = None
        left -= 1
        if left == 0:
            left, step = 3, -step
    return missed


swipes = int(sys.argv[1])
repeats = max(1, 100_000 // swipes)
best = float("inf")
for _ in range(5):
    start = time.perf_counter()
    for _ in range(repeats):
        missed = misses(swipes)
    best = min(best, (time.perf_counter() - start) / repeats)
print(f"{best:.9f} {missed}")
