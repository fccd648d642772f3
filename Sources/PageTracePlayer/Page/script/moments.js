// What is to be seen at each moment of a step: before its first call, and after each.

class Moments {
  constructor(recording) {
    this.recording = recording;
    // What a step begins with, beside what the recording says of it.
    this.starts = [{ base: 0, offset: 0, at: [0, 0], size: recording.layout.size, trackers: [] }];
    for (let place = 0; place < recording.length; place++) {
      this.starts.push(this.#end(recording.step(place), this.starts[place]));
    }
    this.states = remembered(
      recording.length,
      (place) => this.#states(recording.step(place), this.starts[place], this.starts[place + 1]),
    );
  }

  /** The state after so many calls of a step. */
  at(place, calls) {
    const states = this.states(place);
    return states[clamped(calls, 0, states.length - 1)];
  }

  /** What the step leaves to the next one. */
  #end(step, start) {
    const size = step.size.length ? step.size : start.size;
    const told = step.calls.findLast((call) => call.point.length)?.point ?? start.at;
    return {
      base: start.base + step.shift,
      size,
      trackers: step.trackers,
      offset: step.endFrom(start.offset),
      at: step.rest.length ? step.rest.map((value, axis) => value * size[axis]) : told,
    };
  }

  #states(step, start, end) {
    const count = step.calls.length, states = [];
    const same = { before: step.before, startBase: start.base, side: step.sideFrom(start.offset) };
    let trackers = startTrackers(step, start), at = start.at, made = [], loaded = [];
    for (let calls = 0; calls < count; calls++) {
      const isAfter = calls > step.landing, { held, offset: off } = step.scenes[calls];
      if (calls) {
        const call = step.calls[calls - 1], isAnswer = call.role === "dataSource";
        const pages = isAnswer ? call.answer?.pages ?? [] : [subject(call)];
        loaded = [...new Set([...loaded, ...pages.filter((page) => step.loaded.includes(page))])];
        if (isAfter || call.phase === "returning" && call.role === "delegate") made = [];
        else if (isAnswer && !hasNeighbors(held)) made = [...made, ...pages];
        if (call.point.length) at = call.point;
        const changes = [...(calls === 1 ? changesAfter(step, 0) : []), ...changesAfter(step, calls)];
        trackers = judged(changed(trackers, changes), step, calls);
      }
      const offset = off === null ? start.offset : same.side * off;
      states.push({
        ...same,
        held: at === start.at ? held : seenAt(held, at, end.size),
        offset,
        at,
        toward: offset ? step.to : [],
        made,
        base: isAfter ? end.base : start.base,
        size: isAfter ? end.size : start.size,
        trackers,
        loaded,
        dropped: isAfter ? step.dropped : [],
      });
    }
    // The recording says how it ends.
    const { after: held, to, loaded: all, dropped } = step;
    states.push({ ...same, ...end, held, toward: end.offset ? to : [], made: [], loaded: all, dropped });
    return states;
  }
}

/** What has changed once so many calls have come: in the last of them, and by the app. */
const changesAfter = (step, calls) => [
  ...(step.calls[calls - 1]?.changes ?? []),
  ...step.own.filter(({ place }) => place === calls),
];

/** Every change from there on. */
const changesFrom = (step, calls) =>
  Array.from({ length: Math.max(step.calls.length + 1 - calls, 0) }, (_, more) => changesAfter(step, calls + more)).flat();

const changed = (trackers, changes) =>
  trackers.map((tracker) => {
    const change = changes.findLast((one) => one.tracker === tracker.name);
    return change ? { ...tracker, value: change.to, isWrong: false } : tracker;
  });

/** Trackers as they are before the step; at the start of a recording, what they change from. */
function startTrackers(step, start) {
  return step.trackers.map((tracker) => {
    const known = start.trackers.find(({ name }) => name === tracker.name);
    const change = changesFrom(step, 0).find((one) => one.tracker === tracker.name);
    return known ?? { ...tracker, value: change ? change.from : tracker.value, isWrong: false };
  });
}

/** Marks trackers that nothing changes after so many calls, and that are wrong at the end of the step. */
function judged(trackers, step, calls) {
  if (calls <= step.landing) return trackers;
  const later = changesFrom(step, calls + 1);
  return trackers.map((tracker) => {
    if (later.some((change) => change.tracker === tracker.name)) return tracker;
    const end = step.trackers.find(({ name }) => name === tracker.name);
    return { ...tracker, isWrong: end?.isWrong ?? false };
  });
}
