// Reads what RecordingEncoder.swift writes: tables, which say the names of their columns.

const UNKNOWN = -1; // nobody has asked for the page yet
const MISSING = -2; // the answer was nil, and it is remembered

/** A value that is made when it is asked for first. */
const remembered = (count, make) => {
  const values = new Array(count);
  return (place) => (values[place] ??= make(place));
};

/** Text with what controls or turns a line made visible, as the log has it: `\u{202E}`. */
const visible = (text) =>
  text.replace(
    /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g,
    (character) => `\\u{${character.charCodeAt(0).toString(16).toUpperCase()}}`,
  );

/** The rows of a table as objects; a column such as `from[]` has places of lists. */
const rowsOf = ({ columns, rows }, lists) => {
  const names = columns.map((name) => name.replace("[]", ""));
  const isList = columns.map((name) => name.endsWith("[]"));
  return rows.map((row) => Object.fromEntries(names.map((name, at) => [name, isList[at] ? lists[row[at]] : row[at]])));
};

/** A recording of the page, of which each table is read once. */
const readTables = (raw) =>
  Object.assign(raw, { moments: rowsOf(raw.moments, raw.lists), callbacks: rowsOf(raw.callbacks), rules: rowsOf(raw.rules) });

class Recording {
  constructor(raw, name) {
    Object.assign(this, { raw, name: visible(name), layout: raw.layout, omitted: raw.omitted });
    [this.title, this.about, this.container] = [raw.title, raw.about, raw.container].map(visible);
    this.pages = raw.pages.map(visible);
    this.listed = raw.listed;
    this.rules = Object.fromEntries(
      raw.rules.map(({ name, text, sentences }) => [visible(name), { text: visible(text), sentences }]),
    );
    const words = raw.words.map(visible);
    const word = (place) => (place < 0 ? "" : words[place]);
    const held = remembered(raw.held.length, (place) => readHeld(raw.held[place], word));
    this.call = remembered(raw.callbacks.length, (place) => readCall(raw.callbacks[place], word));
    this.moment = remembered(raw.moments.length, (place) => readStep(raw.moments[place], word, held, this.call));
    this.roles = [...new Set(raw.callbacks.map(({ role }) => word(role)))];
    this.hasIndicator = this.roles.includes("indicator");
    this.readSteps();
  }

  /** Reads which steps there are: a walk that a reader makes becomes longer and shorter. */
  readSteps() {
    const { steps, moments } = this.raw;
    this.length = steps.length / 2;
    this.step = remembered(this.length, (place) => ({ number: steps[2 * place], ...this.moment(this.momentOf(place)) }));
    const places = Array.from({ length: this.length }, (_, place) => place);
    const total = (count) => places.reduce((sum, place) => sum + count(place), 0);
    // What is counted over all steps is counted in the lists: a long walk has few different steps.
    this.callCount = (place) => moments[this.momentOf(place)].calls.length;
    this.findingCount = (place) => moments[this.momentOf(place)].findings.length;
    this.callTotal = total(this.callCount);
    this.findingPlaces = places.filter((place) => this.findingCount(place) > 0);
    this.findingTotal = total(this.findingCount);
  }

  momentOf(place) {
    return this.raw.steps[2 * place + 1];
  }

  page(place) {
    return place === UNKNOWN ? "?" : place === MISSING ? "nil" : this.pages[place];
  }

  /** Whether a page is one of the trace's own: those that an app makes while it runs come after them. */
  isListed(place) {
    return place >= 0 && place < this.listed;
  }

  names(places) {
    return places.map((place) => this.page(place)).join(", ");
  }
}

function readStep(raw, word, held, call) {
  return {
    ...raw,
    name: word(raw.name),
    outcome: word(raw.outcome),
    notes: raw.notes.map(word),
    calls: raw.calls.map(call),
    before: raw.before.map(held),
    after: raw.after.map(held),
    trackers: raw.trackers.map(([tracker, value, verdict]) => ({
      name: word(tracker),
      value: said(value, word),
      isWrong: verdict === 1,
      isChecked: verdict !== 2,
    })),
    findings: raw.findings.map(([kind, message, rule, callback, isFatal]) => ({
      kind: word(kind),
      message: word(message),
      rule: word(rule),
      callback,
      isFatal: isFatal === 1,
    })),
    note: word(raw.note),
    isEmphasized: raw.isEmphasized === 1,
    ...readWay(raw.way),
    scenes: readScenes(raw, held),
    isSwipe: raw.motion === 1,
    isSet: raw.motion === 2,
    // What the app itself changes, after so many calls.
    own: raw.own.map(([place, tracker, from, to, cause]) => ({
      place,
      ...readChange([tracker, from, to], word),
      cause: word(cause),
    })),
  };
}

/** Which way the pages of a step go, as StepMotion.swift says it. */
const readWay = ([landing, side, shift, staysOff, begun, end, ...rest]) => ({
  landing,
  shift,
  begun,
  rest,
  /** The side to which the pages go, from where they are: 1 forward, -1 backward. */
  sideFrom: (offset) => side || Math.sign(offset) || 1,
  /** How far they are from rest after the step, in pages, forward. */
  endFrom: (offset) => (staysOff && offset) || (side || Math.sign(offset) || 1) * end,
});

/** What is held after each call but the last, and how far the pages are from rest: where that changes, it is told. */
function readScenes({ calls, before, after, offsets, holdings, way: [landing] }, held) {
  const from = (list, calls) => {
    const place = list.findLastIndex((value, place) => place % 2 === 0 && value <= calls);
    return place < 0 ? undefined : list[place + 1];
  };
  return calls.map((_, number) => {
    const others = (number > landing ? after : before).slice(1), place = from(holdings, number) ?? before[0];
    const places = Array.isArray(place) ? place : place === undefined ? [] : [place, ...others];
    return { held: places.map(held), offset: from(offsets, number) ?? null };
  });
}

function readCall(raw, word) {
  const [roleWords, hasParentheses] = data.roles[word(raw.role)];
  return {
    name: word(raw.name),
    role: word(raw.role),
    roleWords,
    hasParentheses: hasParentheses === 1,
    phase: word(raw.phase),
    values: raw.values.map(([label, value]) => ({ label: word(label), value: readValue(value, word) })),
    answer: raw.answer && readValue(raw.answer, word),
    note: word(raw.note),
    changes: raw.changes.map((change) => readChange(change, word)),
    point: raw.point,
    moves: raw.moves.map(([slot, way, isShown]) => ({ name: word(slot), way, isShown: isShown === 1 })),
    effect: word(raw.effect),
  };
}

const readChange = ([tracker, from, to], word) => ({
  tracker: word(tracker),
  from: said(from, word),
  to: said(to, word),
});

/** What a tracker says: the name of a page, an index, a text. */
const said = (place, word) => (place < 0 ? "nil" : word(place));

/** A value: its pages, or its text if it is no page. */
function readValue([kind, ...rest], word) {
  switch (kind) {
    case 0:
      return { pages: rest, isList: false };
    case 1:
      return { pages: rest, isList: true };
    case 2:
      return { pages: [], text: rest[0] === 1 ? "true" : "false" };
    case 3:
      return { pages: [], text: String(rest[0]) };
    case 4:
      return { pages: [], text: word(rest[0]) };
    default:
      return { pages: [], text: "nil" };
  }
}

const readHeld = ([holder, slots], word) => ({
  holder: word(holder),
  slots: slots.map(([name, page, isShown, ...place]) => ({
    name: word(name),
    page,
    isShown: isShown === 1,
    ...readPlace(place),
  })),
});

/** Where a slot lies: beside the shown page, on a leaf of a book, in a cell of a grid, or nowhere in particular. */
function readPlace([kind, ...numbers]) {
  switch (kind) {
    case 0:
      return { beside: numbers[0] };
    case 1:
      return { leaf: numbers[0] };
    case 2:
      return { cell: numbers };
    default:
      return {};
  }
}
