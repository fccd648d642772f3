// Where the reader is, and how to get on from there.

const data = JSON.parse(byId("data").textContent);
data.recordings.forEach(readTables);
const names = data.recordings.map((_, side) => data.names[side] || (side ? "Second" : "First"));
const shortNames = distinguished(names.map(visible));
const recordings = data.recordings.map((raw, side) => new Recording(raw, names[side]));
const moments = recordings.map((recording) => new Moments(recording));
const canCompare = recordings.length === 2;

/** A walk that is looked at: one recording, or two side by side, in rows of steps that belong together. */
class Walk {
  constructor(sides) {
    this.sides = sides;
    this.rows = sides.length === 2 ? data.comparison.rows : undefined;
    this.length = this.rows?.length ?? recordings[sides[0]].length;
    this.starts = [0];
    for (let row = 0; row < this.length; row++) this.starts.push(this.starts[row] + Math.max(1, this.count(row)));
    const keys = Array.from({ length: this.length }, (_, row) => sides.map((side) => this.#moment(row, side)).join());
    const numbers = new Map();
    this.stretches = foldedStretches(keys.map((key) => numbers.get(key) ?? numbers.set(key, numbers.size).get(key)));
    this.findingRows = keys.map((_, row) => row).filter((row) => sides.some((side) => this.findingCount(row, side)));
  }

  #moment(row, side) {
    const place = this.place(row, side);
    return place < 0 ? -1 : recordings[side].momentOf(place);
  }

  /** The place of a row's step in a recording, -1 if it has none. */
  place(row, side) {
    return this.rows ? this.rows[row][side] : row;
  }

  step(row, side) {
    const place = this.place(row, side);
    return place < 0 ? undefined : recordings[side].step(place);
  }

  findingCount(row, side) {
    const place = this.place(row, side);
    return place < 0 ? 0 : recordings[side].findingCount(place);
  }

  /** The number of a row, by which links name it: that of its step or, side by side, its place in the comparison. */
  number(row) {
    return this.rows ? row : this.step(row, this.sides[0])?.number ?? 0;
  }

  /** The numbers of the steps in a row: one, or two that belong together and stand at different places. */
  numbers(row, of = (side) => this.step(row, side).number) {
    return [...new Set(this.sides.filter((side) => this.step(row, side)).map(of).map(grouped))].join("/");
  }

  /** The last numbers of those recordings that have a step in a row. */
  lastNumbers(row) {
    return this.numbers(row, (side) => recordings[side].step(recordings[side].length - 1).number);
  }

  /** The recording that alone has a step in a row, undefined if all have. */
  alone(row) {
    const having = this.sides.filter((side) => this.step(row, side));
    return having.length < this.sides.length ? having[0] : undefined;
  }

  /** How many calls a row has, those of both sides that belong together counted once. */
  count(row) {
    if (!this.rows) return recordings[this.sides[0]].callCount(row);
    const pairs = this.rows[row][2];
    return typeof pairs === "number" ? pairs : pairs.length / 2;
  }

  /** The place of a row's call in a side's step, -1 if it has none. */
  call(row, call, side) {
    const pairs = this.rows?.[row][2];
    return Array.isArray(pairs) ? pairs[2 * call + side] : call;
  }

  /** What is to be seen of a side after so many calls of a row. */
  state(row, calls, side) {
    for (let place = this.place(row, side), at = row;; place = this.place(--at, side)) {
      if (place < 0 && at > 0) continue;
      if (at < row) return moments[side].at(Math.max(place, 0), Infinity);
      let seen = 0;
      for (let call = 0; call < Math.min(calls, this.count(row)); call++) if (this.call(row, call, side) >= 0) seen++;
      return moments[side].at(Math.max(place, 0), calls >= this.count(row) ? Infinity : seen);
    }
  }

  /** The row of a number, the last one before it if there is none. */
  rowOf(number) {
    for (let row = this.length - 1; row > 0; row--) if (this.number(row) <= number) return row;
    return 0;
  }

  /** The stretch that a row stands in. */
  stretch(row) {
    return this.stretches.find(({ start, length, count }) => row >= start && row < start + length * count);
  }
}

const walks = [...recordings.keys()].map((side) => new Walk([side]));
if (canCompare) walks.push(new Walk([0, 1]));

/** What a page that answers to a finger adds: what is drawn, and what the address says of the reader's own walk. */
const hooks = { goesOn: false, isHeld: () => false, drawn: () => {}, address: () => "", follow: () => {} };

/** Which walk is looked at, the row in it, and after how many of its calls. */
const here = { mode: 0, row: 0, call: 0 };

/** The row and call over which a mouse hovers on the timeline, undefined for none: stage and log show it, and nothing else. */
let hovered;

/** The part of the client whose calls stand out, undefined if all do. */
let chosenRole;

const isDim = (call) => chosenRole !== undefined && call.role !== chosenRole;

/** What the stage and the log show. */
const seen = () => hovered ?? here;

const walk = () => walks[here.mode];
const sides = () => walk().sides;

function go(row, call) {
  here.row = clamped(row, 0, walk().length - 1);
  here.call = clamped(call, Math.min(1, walk().count(here.row)), walk().count(here.row));
  hovered = undefined;
  stopMovement();
  draw();
}

function goByCall(by) {
  const call = here.call + by;
  if (call > walk().count(here.row)) {
    if (here.row + 1 < walk().length) go(here.row + 1, 1);
  } else if (call >= 1) go(here.row, call);
  else if (here.row > 0) go(here.row - 1, Infinity);
}

function goByStep(by) {
  go(here.row + by, here.row + by < 0 ? 1 : Infinity);
}

/** Goes to the next step with a finding, or the one before, and around the ends. */
function goToFinding(by) {
  const rows = walk().findingRows;
  if (!rows.length) return;
  const next = by > 0
    ? rows.find((row) => row > here.row) ?? rows[0]
    : rows.findLast((row) => row < here.row) ?? rows.at(-1);
  go(next, findingCalls(next)[0] || Infinity);
}

/** After which calls of a row there are findings, 0 for those of the whole step. */
const findingCalls = (row) =>
  sides().flatMap((side) => walk().step(row, side)?.findings ?? []).map(({ callback }) => callback);

/** Looks at another recording, or at both, at the same step, or the last one before it that is there. */
function choose(mode) {
  const { rows } = data.comparison;
  const to = walks[mode];
  const call = here.call === walk().count(here.row) ? Infinity : here.call;
  let row = walk().rows ? here.row : rows.findIndex((one) => one[sides()[0]] === here.row);
  while (!to.rows && row > 0 && rows[row][to.sides[0]] < 0) row--;
  here.mode = mode;
  go(to.rows ? row : rows[row][to.sides[0]], call);
}
