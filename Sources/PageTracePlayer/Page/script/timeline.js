// The timeline: lanes, callbacks and trackers, over which the reader scrubs. It zooms where it would get too dense.

const TIMELINE = { dense: 5, usual: 9, most: 400, mostLanes: 10, mostTrackers: 4 };

const view = { rows: undefined, from: 0, scaled: undefined, left: 0 };

const isNarrow = () => innerWidth <= 760;

/** Shows more or fewer steps: a factor above 1 shows more. */
function zoom(factor) {
  const shown = view.scaled.to - view.scaled.from;
  view.rows = clamped(Math.round(shown * factor), Math.min(3, walk().length), Math.min(walk().length, TIMELINE.most));
  drawTimeline();
}

/** How many steps there is room for. */
function roomFor(width) {
  const units = walk().starts[walk().length] + 1.3 * walk().length;
  if (view.rows) return Math.min(view.rows, walk().length);
  if (walk().length <= TIMELINE.most && width / units >= TIMELINE.dense) return walk().length;
  return clamped(Math.floor(width / TIMELINE.usual / (units / walk().length)), 3, walk().length);
}

function drawTimeline() {
  const slider = byId("slider");
  const width = slider.clientWidth;
  if (!width) return;
  const narrow = isNarrow();
  view.left = narrow ? 66 : 116;
  const room = roomFor(width - view.left - 8);
  const margin = Math.min(2, Math.floor((room - 1) / 2));
  if (here.row < view.from + margin || here.row >= view.from + room - margin) view.from = here.row - Math.floor(room / 2);
  view.from = clamped(view.from, 0, walk().length - room);
  view.scaled = scale(width - view.left - 8, view.from, view.from + room);
  slider.setAttribute("aria-valuemax", walk().starts[walk().length] - 1);
  slider.setAttribute("aria-valuenow", walk().starts[here.row] + Math.max(0, here.call - 1));
  slider.setAttribute("aria-valuetext", spoken());
  const chart = new Chart(width, narrow);
  slider.replaceChildren(...(room < walk().length ? [overview(width)] : []), chart.root);
}

/** Where the reader is, as the slider says it. */
function spoken() {
  const count = walk().count(here.row);
  const shown = sides().map((side) => recordings[side].names(shownIn(walk().state(here.row, here.call, side).held)));
  return `step ${walk().number(here.row)}${count ? `, callback ${here.call} of ${count}` : ", no callback"}, shows ${[...new Set(shown)].join(" and ") || "nothing"}`;
}

class Chart {
  constructor(width, narrow) {
    Object.assign(this, { width, narrow, left: view.left, scaled: view.scaled, shapes: [] });
    const lane = narrow ? 17 : 21;
    const all = sides().map((side) => lanesOf(side, this.scaled));
    const pages = lanePages(all, TIMELINE.mostLanes);
    const top = 26, calls = top + pages.length * lane + 13;
    this.trackers = this.trackerLines();
    this.height = calls + 14 + this.trackers.length * 20;
    this.drawSteps();
    pages.forEach((page, place) => this.drawLane(page, all, top + place * lane, lane));
    const missing = new Set(all.flatMap((one) => [...one.keys()])).size - pages.length;
    this.label(calls, missing > 0 ? `+${grouped(missing)} pages` : narrow ? "calls" : "callbacks", "quiet");
    this.drawCalls(calls);
    this.trackers.forEach((line, place) => this.drawTracker(line, calls + 24 + place * 20));
    this.drawHead();
    this.root = shape("svg", { class: "chart", width, height: this.height, viewBox: `0 0 ${width} ${this.height}`, "aria-hidden": "true" }, this.shapes);
  }

  add(tag, attributes, ...children) {
    this.shapes.push(shape(tag, attributes, ...children));
  }

  label(y, text, kind) {
    const room = Math.floor((this.left - 14) / 6.6);
    this.add("text", { class: kind, x: this.left - 10, y: y + 4, "text-anchor": "end" }, cut(text, room));
  }

  drawSteps() {
    for (let row = this.scaled.from; row < this.scaled.to; row++) {
      const x = this.left + this.scaled.x(row), width = this.scaled.x(row + 1) - this.scaled.x(row);
      if (row === here.row) this.add("rect", { class: "here", x, y: 0, width, height: this.height, rx: 5 });
      if (width > 3) this.add("path", { class: "edge", d: `M${x} 0v${this.height}` });
      const room = Math.floor((width - 6) / 6.6);
      const number = grouped(walk().number(row));
      const isLabelled = number.length <= room || (row % 10 === 0 && width * 10 > 60);
      if (isLabelled) this.add("text", { class: row === here.row ? "now" : "quiet", x: x + 5, y: 13 }, this.heading(row, number, room));
    }
    this.drawStretches();
  }

  /** The number of a step, and its gesture if there is room for enough of it. */
  heading(row, number, room) {
    const text = `${number} ${shortGesture(row)}`;
    return this.narrow || room < Math.min(text.length, number.length + 8) ? number : cut(text, room);
  }

  /** A bracket over steps that follow themselves. */
  drawStretches() {
    for (const { start, length, count } of walk().stretches) {
      const [first, last] = [Math.max(start, this.scaled.from), Math.min(start + length * count, this.scaled.to)];
      if (first >= last) continue;
      const [from, to] = [this.left + this.scaled.x(first), this.left + this.scaled.x(last)];
      this.add("path", { class: "bracket", d: `M${from + 2} 23v-4H${to - 2}v4` });
      this.add("text", { class: "bracket", x: (from + to) / 2, y: 24, "text-anchor": "middle" }, `×${grouped(count)}`);
    }
  }

  drawLane(page, all, y, height) {
    this.label(y + height / 2, recordings[sides()[0]].pages[page] ?? "", "");
    this.add("path", { class: "ground", d: `M${this.left} ${y + height / 2}H${this.width - 8}` });
    const lanes = all.map((one) => one.get(page) ?? []);
    const isSame = lanes.length < 2 || JSON.stringify(lanes[0]) === JSON.stringify(lanes[1]);
    if (isSame) this.shapes.push(...laneShapes(lanes[0], y, height, this.left).filter(Boolean));
    else lanes.forEach((lane, place) => this.shapes.push(...laneShapes(lane, y + place * height / 2 - (place ? 2 : 0), height / 2 + 2, this.left).filter(Boolean)));
  }

  drawCalls(y) {
    if (this.scaled.pixels < 3.2) return;
    const size = clamped(this.scaled.pixels / 2.6, 1.5, 3.8);
    for (let row = this.scaled.from; row < this.scaled.to; row++) {
      for (let call = 0; call < walk().count(row); call++) {
        const pair = pairOf(row, call);
        const x = this.left + this.scaled.xOfCall(row, call + 1);
        this.add("circle", { class: `call ${pair.find(Boolean).call.role}${pair.every(Boolean) ? "" : " alone"}`, cx: x, cy: y, r: size });
      }
    }
  }

  /** Which trackers get a line: those of all recordings, the same names together. */
  trackerLines() {
    const names = [...new Set(sides().flatMap((side) => walk().step(here.row, side)?.trackers.map(({ name }) => name) ?? []))];
    return names.slice(0, TIMELINE.mostTrackers).flatMap((name) => sides().map((side) => ({ name, side })));
  }

  drawTracker({ name, side }, y) {
    const recording = recordings[side];
    this.label(y, sides().length > 1 ? `${name}, ${recording.name}` : name, "");
    for (let row = this.scaled.from; row < this.scaled.to; row++) {
      const tracker = walk().step(row, side)?.trackers.find((one) => one.name === name);
      if (!tracker) continue;
      const room = Math.floor((this.scaled.x(row + 1) - this.scaled.x(row) - 6) / 6.8);
      if (room < 1 && !tracker.isWrong) continue;
      const name = pageOrNil(recording, tracker.page), mark = tracker.isWrong ? "✗" : "✓";
      const isNamed = room >= name.length + 2 || room > 9;
      const x = this.left + this.scaled.x(row) + (room < 1 ? 0 : 5);
      this.add("text", { class: tracker.isWrong ? "wrong" : "quiet", x, y: y + 4 }, isNamed ? `${cut(name, room - 2)} ${mark}` : mark);
    }
  }

  drawHead() {
    const x = this.left + this.scaled.xOfCall(here.row, here.call) + (here.call ? this.scaled.pixels * 0.34 : 6);
    this.add("path", { class: "head", d: `M${x} 18V${this.height}` });
    this.add("path", { class: "knob", d: `M${x - 6} 17h12v4l-6 6l-6-6z` });
  }
}

/** The whole walk in one line, with its findings and the part that the timeline shows. */
function overview(width) {
  const room = width - view.left - 8, rows = walk().length;
  const at = (row) => view.left + (row / rows) * room;
  const marks = new Set(walk().findingRows.map((row) => Math.round(at(row))));
  return shape("svg", { class: "overview", width, height: 20, viewBox: `0 0 ${width} 20`, "aria-hidden": "true" },
    shape("text", { class: "quiet", x: view.left - 10, y: 14, "text-anchor": "end" }, isNarrow() ? "all" : "all steps"),
    shape("rect", { class: "all", x: view.left, y: 6, width: room, height: 8, rx: 4 }),
    shape("path", { class: "marks", d: [...marks].map((x) => `M${x} 4v12`).join("") }),
    shape("rect", { class: "part", x: at(view.scaled.from) - 1, y: 3, width: Math.max(6, at(view.scaled.to) - at(view.scaled.from)) + 2, height: 14, rx: 5 }),
    shape("path", { class: "head", d: `M${at(here.row + 0.5)} 1v18` }));
}

const cut = (text, room) => (text.length <= room ? text : room < 2 ? "" : `${[...text].slice(0, room - 1).join("")}…`);

function shortGesture(row) {
  const step = walk().step(row, sides()[0]) ?? walk().step(row, sides()[1]);
  const recording = recordings[walk().step(row, sides()[0]) ? sides()[0] : sides()[1]];
  if (step.name.startsWith("swipe") && step.to.length) return `${step.direction > 0 ? "→" : "←"} ${recording.names(step.to)}`;
  return step.name.startsWith("set") && step.to.length ? `set ${recording.names(step.to)}` : step.name;
}

/** A finger or a mouse on the timeline moves the reader. */
function onScrub(slider) {
  let part;
  const move = (event) => {
    const x = event.clientX - slider.getBoundingClientRect().left - view.left;
    if (part === "overview") go(Math.floor((x / (slider.clientWidth - view.left - 8)) * walk().length), Infinity);
    else go(...view.scaled.at(x));
  };
  slider.onpointerdown = (event) => {
    if (event.button !== 0) return;
    part = event.target.closest(".overview") ? "overview" : "chart";
    slider.setPointerCapture(event.pointerId);
    move(event);
  };
  slider.onpointermove = (event) => part && move(event);
  slider.onpointerup = slider.onpointercancel = () => (part = undefined);
}
