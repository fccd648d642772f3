// A small map: every situation of a graph, and where the reader is in it.

const MAP = { pitch: 26, width: 66, height: 18, rows: 10, gap: 40 };

/** The situations as small capsules of what is held, as far to the right as a shortest way has gestures; each is a link to that way. */
class SituationMap {
  constructor(trail, side) {
    this.trail = trail;
    this.prefix = side ? "other-situation-" : "situation-";
    this.places = new Map();
    const [width, height] = this.#arrange();
    const lines = [...trail.ways].slice(1).map(([situation, { from }]) => {
      const [[x, y], [toX, toY]] = [from, situation].map((one) => this.places.get(one));
      return `M${x} ${y}L${toX} ${toY}`;
    });
    const labels = [...trail.ways].slice(1).map(([situation, { transition }]) => {
      const [x, y] = this.places.get(situation);
      return shape("text", { class: "edge", x: x - MAP.width / 2 - 10, y: y - 5 }, gestureSign(transition.gesture));
    });
    const held = this.#held(side);
    this.links = new Map([...this.places].map(([situation, place]) => [situation, this.#link(situation, place, held.get(situation))]));
    this.root = shape(
      "svg",
      { viewBox: `0 0 ${width} ${height}`, width, height, class: "map", role: "group", "aria-label": "Map of the situations" },
      shape("path", { d: lines.join("") }),
      labels,
      [...this.links.values()],
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

  /** What each situation holds at the end of its shortest way. */
  #held(side) {
    const { raw, begun, ways } = this.trail;
    const places = [...ways.values()].map(({ transition }) =>
      transition ? raw.graph.moment + transition.step : raw.steps[begun - 1]
    );
    const known = places.map((place) => place ?? 0);
    const all = new Recording({ ...raw, steps: known.flatMap((place, number) => [number, place]) }, names[side]);
    return new Map([...ways.keys()].map((situation, order) =>
      [situation, places[order] === undefined ? [] : all.step(order).after]
    ));
  }

  #link(situation, [x, y], held) {
    const { distance, transition } = this.trail.ways.get(situation);
    const pages = shownIn(held), recording = recordings[this.prefix === "situation-" ? 0 : 1];
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

/** Makes the maps of some sides, each in a task of its own: a finger that comes meanwhile waits for one, not for all. */
function makeMapsFrom(side) {
  if (side === trails.length) return;
  setTimeout(() => {
    maps.push(new SituationMap(trails[side], side));
    byId("maps").querySelector("div").append(
      ...(trails.length > 1 ? [element("p", {}, named(recordings[side].name))] : []),
      maps[side].root,
    );
    maps[side].draw();
    makeMapsFrom(side + 1);
  });
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
    makeMapsFrom(0);
  }
  maps.forEach((map) => map.draw());
}
