// What a step does to the pages on screen: which are shown, which way they go, and how far.

const SWIPED = 0.42; // where a finger is drawn that drags, in pages, if nothing says where it is
const TOUCHED = 0.1;

/** Whether a step is a programmatic set, which no finger drags. */
const isSet = (step) => step.name === "set";

/** Whether the container has a place for the page that is shown, which another page takes at one call. */
const hasPlaces = (held) => (held[0]?.slots ?? []).some(({ name }) => name === "shown" || name === "left");

/** The place of the call at which another page is shown; the number of calls if none is. */
function landingPlace(step) {
  if (!hasPlaces(step.after) || step.outcome === "cancelled" || step.outcome === "inFlight") return step.calls.length;
  const first = (condition) => step.calls.findIndex(condition);
  return [
    first(({ phase }) => phase === "landing"),
    first((call) => call.name === "viewDidAppear" && step.to.includes(subject(call))),
    first(({ phase }) => phase === "completion"),
  ].find((place) => place >= 0) ?? step.calls.length;
}

const shownIn = (held) =>
  (held[0]?.slots ?? []).filter(({ isShown, page }) => isShown && page >= 0).map(({ page }) => page);

const inSlot = (held, name) => held[0]?.slots.find((slot) => slot.name === name)?.page ?? UNKNOWN;

/** The side to which the pages go: 1 forward, -1 backward. */
function sideOf(step, offset) {
  const [to] = step.to;
  const [isAfter, isBefore] = [inSlot(step.after, "after") === to, inSlot(step.after, "before") === to];
  if (step.outcome === "inFlight" && isAfter !== isBefore) return isAfter ? 1 : -1;
  return step.direction || Math.sign(offset) || 1;
}

/** By how many places the strip of pages moves on in a step. */
function shift(step) {
  const [before, after] = [shownIn(step.before), shownIn(step.after)];
  if (!before.length || !after.length || before.join() === after.join()) return 0;
  if (inSlot(step.before, "after") === after[0] && step.direction >= 0) return 1;
  if (inSlot(step.before, "before") === after[0] && step.direction <= 0) return -1;
  return step.direction || Math.sign(after[0] - before[0]) || 1;
}

/** Where a finger has dragged the pages, in pages, forward. */
function dragged(step, offset) {
  if (!hasPlaces(step.after)) return 0;
  const side = sideOf(step, offset);
  if (step.position.length) return side * Math.abs(step.position[0]);
  // A set counts as done at once, and its page is still on its way into the middle.
  if (shift(step) !== 0) return -shift(step) * (1 - SWIPED);
  return step.to.length ? offset || side * (isSet(step) ? SWIPED : TOUCHED) : offset;
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
function cellOf(slot) {
  const numbers = (slot.name.match(/\d+/g) ?? [1]).map((number) => number - 1);
  return numbers.length > 1 ? [numbers[1], numbers[0]] : [numbers[0], 0];
}
