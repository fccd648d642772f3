// What the timeline shows of the steps that it has room for.

class Chart {
  constructor(width, narrow) {
    Object.assign(this, { width, narrow, left: view.left, scaled: view.scaled, shapes: [] });
    this.room = Math.floor((this.left - 14) / 6.6);
    const lane = narrow ? 17 : 21;
    const all = sides().map((side) => lanesOf(side, this.scaled));
    const pages = lanePages(all, TIMELINE.mostLanes);
    const missing = new Set(all.flatMap((one) => [...one.keys()])).size - pages.length;
    const alive = this.aliveLines();
    const tall = sides().length > 1 ? FILM.shorter : FILM.tall, film = sides().length * (tall + 4);
    const top = film + (alive.length ? 54 : 26), more = top + pages.length * lane + 8;
    const calls = more + (missing > 0 ? 19 : 5);
    this.trackers = this.trackerLines();
    const silent = this.trackerNames().length - TIMELINE.mostTrackers;
    this.height = calls + 14 + (this.trackers.length + (silent > 0)) * 20;
    this.drawSteps();
    if (alive.length) this.drawAlive(alive, film);
    pages.forEach((page, place) => this.drawLane(page, all, top + place * lane, lane));
    if (missing > 0) this.label(more, `+${counted(missing, "page")}`, "quiet");
    this.label(calls, narrow ? "calls" : "callbacks", "quiet");
    this.drawCalls(calls);
    this.trackers.forEach((line, place) => this.drawTracker(line, calls + 24 + place * 20));
    if (silent > 0) this.label(calls + 24 + this.trackers.length * 20, `+${grouped(silent)} more`, "quiet");
    this.drawHead();
    sides().forEach((side, place) => this.drawFilm(side, 26 + place * (tall + 4), tall));
    this.root = shape("svg", {
      class: "chart",
      width,
      height: this.height,
      viewBox: `0 0 ${width} ${this.height}`,
      "aria-hidden": "true",
    }, this.shapes);
  }

  add(tag, attributes, ...children) {
    this.shapes.push(shape(tag, attributes, ...children));
  }

  label(y, text, kind) {
    this.add("text", { class: kind, x: this.left - 10, y: y + 4, "text-anchor": "end" }, cut(text, this.room));
  }

  /** A bar that says which recording something belongs to. */
  bar(side, x, y, height) {
    this.add("rect", { class: `side${side}`, x, y, width: 3, height });
  }

  drawSteps() {
    for (let row = this.scaled.from; row < this.scaled.to; row++) {
      const x = this.left + this.scaled.x(row), width = this.scaled.x(row + 1) - this.scaled.x(row);
      if (row === here.row) this.add("rect", { class: "here", x, y: 0, width, height: this.height, rx: 5 });
      if (width > 3) this.add("path", { class: "edge", d: `M${x} 0v${this.height}` });
      const room = Math.floor((width - 6) / 6.6);
      const number = walk().numbers(row);
      const isLabeled = number.length <= room || (row % 10 === 0 && width * 10 > 60);
      if (isLabeled) {
        this.add(
          "text",
          { class: row === here.row ? "now" : "quiet", x: x + 5, y: 13 },
          this.heading(row, number, room),
        );
        if (walk().alone(row) !== undefined) this.bar(walk().alone(row), x + 0.5, 3, 13);
      }
    }
    this.drawStretches();
  }

  /** How many pages are alive at each moment, for each side; nothing if that never changes. */
  aliveLines() {
    const lines = sides().map((side) => {
      const points = [];
      for (let row = this.scaled.from; row < this.scaled.to; row++) {
        for (let call = 0; call <= walk().count(row); call++) {
          const held = walk().state(row, call, side).held.flatMap(({ slots }) => slots.map(({ page }) => page));
          const count = new Set(held.filter((page) => page >= 0)).size;
          if (points.at(-1)?.count !== count) points.push({ x: this.left + this.scaled.xOfCall(row, call), count });
        }
      }
      return points;
    });
    const isSame = lines.length > 1 && JSON.stringify(lines[0]) === JSON.stringify(lines[1]);
    return lines.some((points) => points.length > 1) ? (isSame ? [lines[0]] : lines) : [];
  }

  drawFilm(side, y, tall) {
    this.label(y + tall / 2, "shows", "quiet");
    if (sides().length > 1) this.bar(side, this.left - 6, y, tall);
    this.shapes.push(...filmOf(side, this, y, tall));
  }

  /** A line that rises and falls with the number of pages that are alive. */
  drawAlive(lines, top) {
    const counts = lines.flat().map(({ count }) => count);
    const [low, high] = [Math.min(...counts), Math.max(...counts)];
    const y = (count) => top + 48 - ((count - low) / (high - low || 1)) * 18;
    this.label(top + 39, "alive", "quiet");
    lines.forEach((points, side) => {
      const way = points.map(({ x, count }, place) => `${place ? `H${x}V` : `M${x} `}${y(count)}`).join("");
      this.add("path", { class: lines.length > 1 ? `alive side${side}` : "alive", d: `${way}H${this.width - 8}` });
      let end = 0;
      points.forEach(({ x, count }) => {
        if (x < end) return;
        this.add("text", { class: "quiet", x: x + 3, y: y(count) + (count === high ? 11 : -3) }, count);
        end = x + 26;
      });
    });
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
    else {lanes.forEach((lane, place) =>
        this.shapes.push(
          ...laneShapes(lane, y + place * height / 2 - (place ? 2 : 0), height / 2 + 2, this.left).filter(Boolean),
        )
      );}
  }

  drawCalls(y) {
    if (this.scaled.pixels < 3.2) return;
    const size = clamped(this.scaled.pixels / 2.6, 1.5, 3.8);
    for (let row = this.scaled.from; row < this.scaled.to; row++) {
      for (let call = 0; call < walk().count(row); call++) {
        const pair = pairOf(row, call);
        const x = this.left + this.scaled.xOfCall(row, call + 1);
        this.add("circle", {
          class: `call ${pair.find(Boolean).call.role}${pair.every(Boolean) ? "" : " alone"}${isDim(pair.find(Boolean).call) ? " dim" : ""}`,
          cx: x,
          cy: y,
          r: size,
        });
      }
    }
  }

  trackerNames() {
    return [
      ...new Set(sides().flatMap((side) => walk().step(here.row, side)?.trackers.map(({ name }) => name) ?? [])),
    ];
  }

  /** Which trackers get a line: those of all recordings, the same names together. */
  trackerLines() {
    return this.trackerNames().slice(0, TIMELINE.mostTrackers).flatMap((name) => sides().map((side) => ({ name, side })));
  }

  drawTracker({ name, side }, y) {
    const hasRoom = sides().length > 1 && shortNames.every((short) => `${name}, ${short}`.length <= this.room);
    if (sides().length > 1) this.bar(side, this.left - 6, y - 7, 14);
    this.label(y, hasRoom ? `${name}, ${shortNames[side]}` : name, "");
    for (let row = this.scaled.from; row < this.scaled.to; row++) {
      const tracker = walk().step(row, side)?.trackers.find((one) => one.name === name);
      if (!tracker) continue;
      const room = Math.floor((this.scaled.x(row + 1) - this.scaled.x(row) - 6) / 6.8);
      if (room < 1 && !tracker.isWrong) continue;
      const { value } = tracker, mark = tracker.isWrong ? "✗" : tracker.isChecked ? "✓" : "";
      const isNamed = room >= value.length + 2 || room > 9;
      const x = this.left + this.scaled.x(row) + (room < 1 ? 0 : 5);
      this.add(
        "text",
        { class: tracker.isWrong ? "wrong" : "quiet", x, y: y + 4 },
        isNamed ? `${cut(value, room - 2)} ${mark}` : mark,
      );
    }
  }

  drawHead() {
    const x = this.left + this.scaled.xOfCall(here.row, here.call) + (here.call ? this.scaled.pixels * 0.34 : 6);
    this.add("path", { class: "head", d: `M${x} 18V${this.height}` });
    this.add("path", { class: "knob", d: `M${x - 6} 17h12v4l-6 6l-6-6z` });
  }
}

/** As much of a text as there is room for, in letters, of which those of Chinese, Japanese and Korean are two wide. */
function cut(text, room) {
  const wide = (letters) => letters.reduce((sum, letter) => sum + (letter > "\u2e7f" ? 2 : 1), 0);
  const letters = [...text];
  if (wide(letters) <= room) return text;
  while (wide(letters) >= room) letters.pop();
  return letters.length ? `${letters.join("")}…` : "";
}

function shortGesture(row) {
  const step = walk().step(row, sides()[0]) ?? walk().step(row, sides()[1]);
  const recording = recordings[walk().step(row, sides()[0]) ? sides()[0] : sides()[1]];
  if (step.isSwipe && step.to.length) {
    return `${step.direction > 0 ? "→" : "←"} ${recording.names(step.to)}`;
  }
  return step.isSet && step.to.length ? `set ${recording.names(step.to)}` : step.name;
}
