"""The LRU of libCacheSim, which is written in C, on the walk 1→2→3→4→3→2→1: three pages are kept.

The walk is first written as a file in libCacheSim's own binary form; only its replay is measured. Without the package
libcachesim (pip install libcachesim), nothing is measured.

Usage: lru-libcachesim.py SWIPES FILE. Prints the seconds of the best of five runs, and the share of misses.
"""

import struct
import sys
import time

try:
    import libcachesim
except ImportError:
    sys.exit(0)

swipes, path = int(sys.argv[1]), sys.argv[2]

with open(path, "wb") as file:
    page, step, left = 1, 1, 3
    for number in range(swipes):
        page += step
        left -= 1
        if left == 0:
            left, step = 3, -step
        # Time, object, its size, and when it comes again, which LRU does not need.
        file.write(struct.pack("<IQIq", number, page, 1, -2))

best = float("inf")
for _ in range(5):
    reader = libcachesim.TraceReader(
        trace=path,
        trace_type=libcachesim.TraceType.ORACLE_GENERAL_TRACE,
        reader_init_params=libcachesim.ReaderInitParam(ignore_obj_size=True),
    )
    cache = libcachesim.LRU(3)
    start = time.perf_counter()
    misses, _ = cache.process_trace(reader)
    best = min(best, time.perf_counter() - start)
assert 0.33 < misses < 0.34, misses
print(f"{best:.9f} {misses:.3f}")
