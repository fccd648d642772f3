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
    return {
      base: start.base + shift(step),
      size,
      trackers: step.trackers,
      offset: step.outcome === "inFlight" ? dragged(step, start.offset) : 0,
      at: offsetAtEnd(step, start.at, size),
    };
  }

  #states(step, start, end) {
    const count = step.calls.length;
    const landing = landingPlace(step);
    const states = [];
    const side = sideOf(step, start.offset);
    let held = copied(step.before), offset = start.offset, at = start.at, toward = offset ? step.to : [];
    let trackers = startTrackers(step, start);
    let made = [], loaded = [];
    const add = (isAfter, base) =>
      states.push({
        held: copied(held),
        offset,
        at,
        toward,
        made: [...made],
        base,
        size: isAfter ? end.size : start.size,
        trackers: trackers.map((tracker) => ({ ...tracker })),
        loaded: [...loaded],
        dropped: isAfter ? step.dropped : [],
        before: step.before,
        startBase: start.base,
        side,
        isAfter,
      });
    if (count > 0) add(false, start.base);
    trackers = changed(trackers, changesAfter(step, 0));
    step.calls.forEach((call, place) => {
      const isAfter = place >= landing;
      if (place === landing) {
        [held, offset, toward, made] = [landed(step.after, step.calls.slice(place + 1)), 0, [], []];
        trackers = judged(trackers, step, place);
      }
      if (call.role === "dataSource") {
        if (!held[0]?.slots.some(({ beside }) => beside === 1)) made.push(...(call.answer?.pages ?? []));
        keepAnswer(held, call);
        loaded.push(...(call.answer?.pages ?? []).filter((page) => step.loaded.includes(page)));
      } else if (call.effect === "begins") {
        [toward, offset] = [call.values[0].value.pages, side * (step.isSwipe ? SWIPED : TOUCHED)];
      } else if (call.phase === "returning" && call.role === "delegate") {
        [toward, offset, made] = [[], 0, []];
      } else if (place !== landing) {
        if (!hasPlaces(step.after)) movePage(held, step.after, call);
        const page = subject(call);
        if (step.loaded.includes(page) && !loaded.includes(page)) loaded.push(page);
      }
      if (call.point.length) {
        at = call.point;
        seeAt(held, at, end.size);
      }
      trackers = judged(changed(trackers, changesAfter(step, place + 1)), step, place);
      add(isAfter, isAfter ? end.base : start.base);
    });
    // The recording says how it ends.
    [held, offset, at, loaded, trackers] = [copied(step.after), end.offset, end.at, step.loaded, step.trackers];
    toward = offset ? step.to : [];
    if (count > 0) states.pop();
    add(true, end.base);
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

/** Marks trackers that nothing changes any more, and that are wrong at the end of the step. */
function judged(trackers, step, place) {
  if (place < landingPlace(step)) return trackers;
  const later = changesFrom(step, place + 2);
  return trackers.map((tracker) => {
    if (later.some((change) => change.tracker === tracker.name)) return tracker;
    const end = step.trackers.find(({ name }) => name === tracker.name);
    return { ...tracker, isWrong: end?.isWrong ?? false };
  });
}
