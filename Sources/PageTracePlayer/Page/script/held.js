// What is read off calls, and off what is held.

/** The page that a call is about: the one it leads to. */
const subject = (call) => call.values.findLast(({ value }) => value.pages.length)?.value.pages[0];

/** The pages that the user sees: those of the first holder, unless what another one holds covers them all. */
const shownIn = (held) =>
  held.map(({ slots }) => slots.filter(({ isShown, page }) => isShown && page >= 0).map(({ page }) => page))
    .find((pages) => pages.length) ?? [];

/** Whether there is a slot for the page after the one that is shown. */
const hasNeighbors = (held) => held[0]?.slots.some(({ beside }) => beside === 1) ?? false;

/** Column and row of a slot, from 0. */
const cellOf = (slot) => slot.cell ?? [0, 0];

/** What is held, with those pages of a grid shown that can be seen at an offset. */
const seenAt = (held, at, size) =>
  held.map(({ holder, slots }, place) => ({
    holder,
    slots: place ? slots : slots.map((slot) => ({
      ...slot,
      isShown: cellOf(slot).every((cell, axis) => Math.abs(cell - at[axis] / (size[axis] || 1)) < 0.999),
    })),
  }));
