// What a step does to the pages on screen: which are shown, which way they go, and how far.

const SWIPED = 0.42; // where a finger is drawn that drags, in pages, if nothing says where it is
const TOUCHED = 0.1;

/** Whether the container has a place for the page that is shown, which another page takes at one call. */
const hasPlaces = (held) => (held[0]?.slots ?? []).some(({ beside, leaf }) => beside === 0 || leaf === 0);

/** The place of the call at which another page is shown; the number of calls if none is. */
function landingPlace(step) {
  if (!hasPlaces(step.after) || step.outcome === "cancelled" || step.outcome === "inFlight") return step.calls.length;
  const first = (condition) => step.calls.findIndex(condition);
  return [
    first(({ phase }) => phase === "landing"),
    first((call) => call.effect === "appears" && step.to.includes(subject(call))),
    first(({ phase }) => phase === "completion"),
  ].find((place) => place >= 0) ?? step.calls.length;
}

const shownIn = (held) =>
  (held[0]?.slots ?? []).filter(({ isShown, page }) => isShown && page >= 0).map(({ page }) => page);

/** The page in the slot beside the shown one. */
const pageBeside = (held, side) => held[0]?.slots.find(({ beside }) => beside === side)?.page ?? UNKNOWN;

/** The side to which the pages go: 1 forward, -1 backward. */
function sideOf(step, offset) {
  const [to] = step.to;
  const [isAfter, isBefore] = [pageBeside(step.after, 1) === to, pageBeside(step.after, -1) === to];
  if (step.outcome === "inFlight" && isAfter !== isBefore) return isAfter ? 1 : -1;
  return step.direction || Math.sign(offset) || 1;
}

/** By how many places the strip of pages moves on in a step. */
function shift(step) {
  const [before, after] = [shownIn(step.before), shownIn(step.after)];
  if (!before.length || !after.length || before.join() === after.join()) return 0;
  const slots = (step.before[0]?.slots ?? []).filter(({ beside, page }) => beside && page === after[0]);
  const reached = slots.find(({ beside }) => beside * step.direction >= 0);
  if (reached) return reached.beside;
  return step.direction || Math.sign(after[0] - before[0]) || 1;
}

/** Where a finger has dragged the pages, in pages, forward. */
function dragged(step, offset) {
  if (!hasPlaces(step.after)) return 0;
  const side = sideOf(step, offset);
  if (step.position.length) return side * Math.abs(step.position[0]);
  // A set counts as done at once, and its page is still on its way into the middle.
  if (shift(step) !== 0) return -shift(step) * (1 - SWIPED);
  return step.to.length ? offset || side * (step.isSet ? SWIPED : TOUCHED) : offset;
}

/** The offset of a scroll view after a step, in points. */
function offsetAtEnd(step, at, size) {
  if (size.length !== 2) return at;
  const shown = (step.after[0]?.slots ?? []).filter(({ isShown }) => isShown);
  const point = step.calls.findLast((call) => call.point.length)?.point;
  if (step.position.length === 2) return step.position.map((value, axis) => value * size[axis]);
  if (shown.length === 1 && step.outcome !== "inFlight") {
    return cellOf(shown[0]).map((value, axis) => value * size[axis]);
  }
  return point ?? at;
}

/** Marks the pages of a grid that can be seen at an offset. */
function seeAt(held, at, size) {
  for (const slot of held[0]?.slots ?? []) {
    slot.isShown = cellOf(slot).every((cell, axis) => Math.abs(cell - at[axis] / (size[axis] || 1)) < 0.999);
  }
}

/** Column and row of a slot, from 0. */
const cellOf = (slot) => slot.cell ?? [0, 0];
