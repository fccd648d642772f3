/*
 * The page view controller of the exploration benchmark, written down for SPIN: swipes, cancelled ones and ones whose
 * preload is skipped, over a list that grows and shrinks by its last page, from 10 pages to 30.
 *
 * A slot is 0 if nobody has asked, 1 if the answer was nil, and p + 1 for page p. One state of it is one state there.
 */
#define FEWEST 10
#define MOST 30

byte shown = 1, before = 0, after = 0, pending = 0, count = FEWEST;

inline askAfter() {
    if :: shown < count -> after = shown + 2 :: else -> after = 1 fi
}

inline ask() {
    if :: after == 0 -> askAfter() :: else fi;
    if
    :: before == 0 -> if :: shown > 1 && shown <= count -> before = shown :: else -> before = 1 fi
    :: else
    fi
}

inline askBefore() {
    if :: shown > 1 && shown <= count -> before = shown :: else -> before = 1 fi
}

inline landForward() { pending = after; before = shown + 1; shown = after - 1; after = 0 }
inline landBackward() { pending = before; after = shown + 1; shown = before - 1; before = 0 }

active proctype pager() {
    do
    :: d_step { ask(); if :: after > 1 -> landForward(); askAfter() :: else fi }
    :: d_step { ask(); if :: before > 1 -> landBackward(); askBefore() :: else fi }
    :: d_step { ask(); if :: after > 1 -> pending = after :: else fi }
    :: d_step { ask(); if :: before > 1 -> pending = before :: else fi }
    :: d_step { ask(); if :: after > 1 -> landForward() :: else fi }
    :: d_step { ask(); if :: before > 1 -> landBackward() :: else fi }
    :: d_step { count < MOST -> count++ }
    :: d_step { count > FEWEST -> count-- }
    od
}
