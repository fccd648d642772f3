// A walk that the reader makes. The graph has what the model did at each gesture; here nothing is decided, only looked up.

/** One recording that grows: where the reader is in its graph, and how they came there. */
class Trail {
  constructor(raw) {
    this.raw = raw;
    this.begun = raw.steps.length;
    const { gestures, situations, possible, drags, tasks } = raw.graph;
    this.gestures = rowsOf(gestures).map((gesture) => ({
      ...gesture,
      words: visible(gesture.words),
      ...JSON.parse(gesture.trace),
    }));
    this.tasks = rowsOf(tasks);
    this.situations = situations.map(([phase, place, ...numbers], situation) => ({
      phase: ["rest", "finger", "flight"][phase],
      // Drags that are only begun, where the graph has no parts of drags: a gesture, and its step.
      drags: drags[situation].flatMap((number, at, all) => (at % 2 ? [] : [{ gesture: this.gestures[number], step: all[at + 1] }])),
      transitions: possible[place].map((number, order) => {
        const [step, next] = numbers.slice(2 * order, 2 * order + 2);
        return { gesture: this.gestures[number], number, step, next };
      }),
    }));
    this.size = this.situations.reduce((sum, { transitions }) => sum + transitions.length, 0);
    this.restart();
    [this.seenSituations, this.seenTransitions] = [new Set([0]), new Set()];
  }

  restart() {
    this.raw.steps.length = this.begun;
    this.moves = [];
    this.isDragBegun = false;
  }

  /** The number of the situation, -1 if the app has ended. */
  get here() {
    return this.moves.length ? this.moves.at(-1).transition.next : 0;
  }

  get possible() {
    return this.situations[this.here]?.transitions ?? [];
  }

  get phase() {
    return this.situations[this.here]?.phase ?? "rest";
  }

  /** The transition of the first possible gesture that a condition holds for. */
  find(condition) {
    return this.possible.find(({ gesture }) => condition(gesture));
  }

  perform(transition) {
    this.seenTransitions.add(`${this.here}.${transition.number}`);
    this.moves.push({ transition, from: this.here });
    this.#add(transition.step);
    this.seenSituations.add(transition.next);
  }

  #add(step) {
    const { steps, graph } = this.raw;
    steps.push(steps.length ? steps.at(-2) + 1 : 0, graph.moment + step);
  }

  /** Shows what a drag calls at its beginning, which is the same whether it lands; false if that is not known. */
  beginDrag(isWanted) {
    const drag = this.situations[this.here]?.drags.find(({ gesture }) => isWanted(gesture));
    if (drag) this.#add(drag.step);
    return (this.isDragBegun = drag !== undefined);
  }

  /** Takes the beginning of a drag back, for what came of it to take its place. */
  endDrag() {
    const wasBegun = this.isDragBegun;
    if (wasBegun) this.raw.steps.length -= 2;
    this.isDragBegun = false;
    return wasBegun;
  }

  undo() {
    this.raw.steps.length -= 2;
    this.moves.pop();
  }

  /** The findings of a transition's step, as the keys of their sorts. */
  sortsOf({ step }) {
    const { moments, graph } = this.raw;
    return this.sortsIn(moments[graph.moment + step]);
  }

  sortsIn(moment) {
    const { words } = this.raw;
    return moment.findings.map(([kind, , rule, , , tracker]) =>
      [kind, rule, tracker].map((place) => (place < 0 ? "" : words[place])).join("|")
    );
  }

  /** Whether a transition shows one of some sorts of findings. */
  shows(keys) {
    return (transition) => this.sortsOf(transition).some((key) => keys.includes(key));
  }

  /** A shortest way from the start to each situation, nearest first: its last transition, and where that begins. */
  get ways() {
    if (this.shortest) return this.shortest;
    this.shortest = new Map([[0, { distance: 0 }]]);
    // What is added while the map is walked is walked as well.
    for (const [from, { distance }] of this.shortest) {
      for (const transition of this.situations[from]?.transitions ?? []) {
        const { next } = transition;
        if (!this.shortest.has(next)) this.shortest.set(next, { from, transition, distance: distance + 1 });
      }
    }
    return this.shortest;
  }

  /** The gestures of the shortest way to a situation; none if there is no such situation. */
  gesturesTo(situation) {
    const { from, transition } = this.ways.get(situation) ?? {};
    return transition ? [...this.gesturesTo(from), transition.gesture] : [];
  }

  /** The situations to which a step with a finding leads. */
  get wrongSituations() {
    const { moments, graph } = this.raw;
    this.wrong ??= new Set(this.situations.flatMap(({ transitions }) =>
      transitions.filter(({ step }) => moments[graph.moment + step].findings.length).map(({ next }) => next)
    ));
    return this.wrong;
  }

  /** For each situation, the number of gestures to the nearest step with such a finding; absent if there is none. */
  distancesTo(keys) {
    this.known ??= new Map();
    if (!this.known.has(keys)) this.known.set(keys, this.#distances(this.shows(keys)));
    return this.known.get(keys);
  }

  #distances(isWanted) {
    const before = new Map(), distances = new Map();
    let front = [];
    this.situations.forEach(({ transitions }, place) => {
      for (const { next } of transitions) {
        if (next < 0) continue;
        if (!before.has(next)) before.set(next, []);
        before.get(next).push(place);
      }
      if (transitions.some(isWanted)) front.push(place);
    });
    for (let distance = 1; front.length; distance++) {
      front.forEach((place) => distances.set(place, distance));
      front = [...new Set(front.flatMap((place) => before.get(place) ?? []))].filter((place) => !distances.has(place));
    }
    return distances;
  }

  /** The next transition on the shortest way. */
  wayTo(keys) {
    const distances = this.distancesTo(keys), distance = distances.get(this.here);
    if (distance === 1) return this.possible.find(this.shows(keys));
    return this.possible.find(({ next }) => distances.get(next) === distance - 1);
  }
}

/** How a transition is written in a path, undefined if it is not, or another one is written alike. */
function pathToken(trail, from, transition) {
  const token = ({ gesture, step }) => {
    const { outcome, to } = trail.raw.moments[trail.raw.graph.moment + step];
    const name = trail.raw.words[outcome], page = to[0] + 1;
    if (to.length !== 1 || gesture.loses || to[0] >= trail.raw.listed) return undefined;
    if (gesture.swipe && name === "completed") return `→${page}${gesture.preload === "skipped" ? "~" : ""}`;
    if (gesture.swipe && name === "cancelled") return `→(${page})`;
    return gesture.set && Object.keys(gesture).length === 5 && name === "completed" ? `⇒${page}` : undefined;
  };
  const own = token(transition);
  const alike = trail.situations[from].transitions.filter((other) => token(other) === own);
  return own && alike[0] === transition ? own : undefined;
}

/** The walk as a path such as `1→(2)→2`, undefined if it has gestures that a path cannot say. */
function pathOf(trail) {
  const { steps, moments, listed } = trail.raw;
  const first = trail.begun === 2 ? moments[steps[1]] : undefined;
  if (first?.motion !== 2 || first.to.length !== 1 || first.to[0] >= listed) return undefined;
  const tokens = trail.moves.map(({ transition, from }) => pathToken(trail, from, transition));
  return tokens.includes(undefined) ? undefined : `${first.to[0] + 1}${tokens.join("")}`;
}
