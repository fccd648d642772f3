// A small map: every situation of a graph, and where the reader is in it.

const MAP = { pitch: 26, width: 66, height: 18, rows: 10, gap: 40, together: 12 };

/** The situations as small capsules of what is held, as far to the right as a shortest way has gestures; each is a link to that way. */
class SituationMap {
  constructor(trail, side) {
    this.trail = trail;
    this.prefix = side ? "other-situation-" : "situation-";
    this.places = new Map();
    this.links = new Map();
    const [width, height] = this.#arrange();
    this.waiting = [...this.places];
    const lines = [...trail.ways].slice(1).map(([situation, { from }]) => {
      const [[x, y], [toX, toY]] = [from, situation].map((one) => this.places.get(one));
      return `M${x} ${y}L${toX} ${toY}`;
    });
    this.root = shape(
      "svg",
      { viewBox: `0 0 ${width} ${height}`, width, height, class: "map", role: "group", "aria-label": "Map of the situations" },
      shape("path", { d: lines.join("") }),
    );
    this.root.onkeydown = (event) => this.#onKey(event);
  }

  /** Columns by distance; one that would be too high is broken into several. */
  #arrange() {
    const ranks = [];
    for (const [situation, { distance }] of this.trail.ways) (ranks[distance] ??= []).push(situation);
    const high = Math.min(MAP.rows, Math.max(...ranks.map(({ length }) => length)));
    let width = 0;
    for (const rank of ranks) {
      const columns = Math.ceil(rank.length / MAP.rows), rows = Math.ceil(rank.length / columns);
      rank.forEach((situation, place) => {
        const column = Math.floor(place / rows), row = place % rows + (high - rows) / 2;
        this.places.set(situation, [width + column * (MAP.width + MAP.gap) + MAP.width / 2 + 2, (row + .5) * MAP.pitch]);
      });
      width += columns * (MAP.width + MAP.gap);
    }
    return [width - MAP.gap + 8, high * MAP.pitch];
  }

  /** Adds the next few capsules, each with the gesture that leads to it; false if there are no more. */
  grow() {
    for (const [situation, [x, y]] of this.waiting.splice(0, MAP.together)) {
      const { transition } = this.trail.ways.get(situation);
      const sign = transition &&
        shape("text", { class: "edge", x: x - MAP.width / 2 - 10, y: y - 5 }, gestureSign(transition.gesture));
      const link = this.#link(situation, [x, y]);
      this.links.set(situation, link);
      this.root.append(...(sign ? [sign, link] : [link]));
    }
    this.draw();
    return this.waiting.length > 0;
  }

  #link(situation, [x, y]) {
    const { raw, begun, ways } = this.trail, { distance, transition } = ways.get(situation);
    const recording = recordings[trails.indexOf(this.trail)];
    // What a situation holds is what the last step of its shortest way leaves.
    const moment = transition ? raw.graph.moment + transition.step : raw.steps[begun - 1];
    const held = moment === undefined ? [] : recording.moment(moment).after;
    const pages = shownIn(held);
    const what = situation < 0 ? "the app has ended" : `shows ${recording.names(pages) || "nothing"}`;
    const last = transition ? `, the last: ${transition.gesture.words}` : "";
    const id = this.prefix + (situation < 0 ? "end" : situation);
    const link = shape(
      "a",
      { href: `#${id}`, id },
      shape("title", {}, `${what}; ${distanceWords(distance)}${last}`),
      shape("rect", { x: x - MAP.width / 2, y: y - MAP.height / 2, width: MAP.width, height: MAP.height, rx: 7 }),
      situation < 0 ? shape("text", { x, y }, "✗") : capsuleParts(recording, held, x, y),
      this.trail.wrongSituations.has(situation) &&
        shape("circle", { class: "mark", cx: x + MAP.width / 2 - 2, cy: y - MAP.height / 2 + 2, r: 3.5 }),
    );
    link.onclick = (event) => {
      event.preventDefault();
      walkTo(this.trail, situation);
    };
    return link;
  }

  /** Marks where the reader is, where they were, and what is on the way. */
  draw() {
    const { here, seenSituations, situations } = this.trail;
    for (const [situation, link] of this.links) {
      const isHere = situation === here;
      const marks = [
        isHere && "here",
        seenSituations.has(situation) && "seen",
        situations[situation] && situations[situation].phase !== "rest" && "moving",
      ].filter(Boolean).join(" ");
      if (link.getAttribute("class") === marks) continue;
      fill(link, { class: marks, tabindex: isHere ? 0 : -1, "aria-current": String(isHere) }, []);
    }
  }

  /** Arrow keys go from capsule to capsule; Tab leaves the map. */
  #onKey(event) {
    const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (!by || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    const links = [...this.links.values()];
    links[clamped(links.indexOf(event.target.closest("a")) + by, 0, links.length - 1)].focus();
  }
}

const distanceWords = (distance) => (distance ? `${counted(distance, "gesture")} from the beginning` : "the beginning");

/** The pages that a container has places for, `? Fi Se`, the shown one filled; what is shown if it has none. */
function capsuleParts(recording, held, x, y) {
  const slots = (held[0]?.slots ?? []).filter(({ beside }) => beside !== undefined);
  if (slots.length !== 3) return [shape("text", { class: "shown", x, y }, shortened(recording.names(shownIn(held))))];
  const part = MAP.width / 3;
  return slots.flatMap((slot, place) => {
    const at = x + (place - 1) * part;
    const box = { class: "shown", x: at - part / 2, y: y - MAP.height / 2, width: part, height: MAP.height };
    const name = slot.page === MISSING ? "–" : shortened(recording.page(slot.page));
    return [slot.isShown && shape("rect", box), shape("text", { class: slot.isShown ? "shown" : "", x: at, y }, name)];
  });
}

/** A gesture in a sign or a short word. */
function gestureSign(gesture) {
  if (gesture.swipe) {
    return `${gesture.swipe === "forward" ? "→" : "←"}${gesture.ends === "cancelled" ? "↩" : gesture.preload === "skipped" ? "~" : ""}`;
  }
  if (gesture.drag) return "drag";
  if (gesture.release) return "let go";
  const word = gesture.words.split(" ").at(-1);
  return word.length > 7 ? `${[...word].slice(0, 6).join("")}…` : word;
}

const letters = new Intl.Segmenter();
const knownShort = new Map();

/** A name in two letters, found once: many capsules have the same few. */
const shortened = (name) => knownShort.get(name) ?? knownShort.set(name, inLetters(name)).get(name);

/** A name in two letters, one if they are wide, or in one and the number at its end: "Se" for "Second", "S6" for "Song 6 #2". */
function inLetters(name) {
  const [, words, number] = /^(.*?)(\d*)(?: #\d+)?$/.exec(name);
  const start = [...letters.segment(words.trim().slice(0, 64))].slice(0, 2).map(({ segment }) => segment);
  const isWide = /[\u1100-\uFFFF]/.test(start.join(""));
  return start.slice(0, number || isWide ? 1 : 2).join("") + number.slice(-2);
}

/** Where the maps are made, when somebody opens them. */
function makeMaps() {
  const small = matchMedia("(max-width: 760px), (max-height: 480px)").matches;
  return element(
    "details",
    { id: "maps", open: !small, ontoggle: drawMaps },
    element("summary", {}),
    element("div", { class: "scroll" }),
    element(
      "p",
      { class: "legend" },
      "Each capsule is a situation: the pages before, shown and after, shortened. The first is where the recording ends; ",
      "the farther to the right, the more gestures it takes: → ← a swipe, ↩ cancelled, ~ not asked ahead. ",
      "Thick: you are here. Filled: seen. Dashed: something moves. With a dot: a gesture that leads here has a finding. ",
      "Press a capsule to go there by the shortest way.",
    ),
  );
}

let maps;

/** Makes the maps, a few capsules in each task: a finger that comes meanwhile waits for those alone. Maps of another variant end it. */
function makeMapsFrom(made, side) {
  if (side === trails.length || made !== maps) return;
  const isNew = !made[side];
  if (isNew) {
    made.push(new SituationMap(trails[side], side));
    byId("maps").querySelector("div").append(
      ...(trails.length > 1 ? [element("p", {}, named(recordings[side].name))] : []),
      made[side].root,
    );
  }
  setTimeout(makeMapsFrom, 0, made, isNew || made[side].grow() ? side : side + 1);
}

function drawMaps() {
  const details = byId("maps"), [trail] = trails, { here, situations } = trail;
  const distance = here && trail.ways.get(here)?.distance;
  const who = isAtLastStep() ? "you are" : "the last step is";
  const place = here < 0 ? "the app has ended" : `${who} ${distance ? distanceWords(distance) : "at its beginning"}`;
  details.querySelector("summary").textContent = `Map of ${counted(situations.length, "situation")}: ${place}`;
  if (!details.open) return;
  if (!maps) {
    maps = [];
    setTimeout(makeMapsFrom, 0, maps, 0);
  }
  maps.forEach((map) => map.draw());
}
