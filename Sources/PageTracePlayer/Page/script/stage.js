// The stage: pages that slide behind a phone, and below it who keeps what.

let stages = [];

const PACE = { drag: 300, landing: 250, other: 450 }; // how long pages move from one callback to the next, in milliseconds

function drawStage() {
  const key = `${here.mode}`;
  if (byId("stage").dataset.mode !== key) {
    byId("stage").dataset.mode = key;
    stages = sides().map((side) => new Stage(recordings[side]));
    byId("stage").replaceChildren(...stages.map((stage) => stage.root));
    byId("stage").classList.toggle("two", stages.length > 1);
  }
  const { row, call } = seen();
  byId("stage").classList.toggle("previews", hovered !== undefined);
  byId("stage").dataset.place = placeWords(row, call);
  sides().forEach((side, place) => {
    const step = walk().step(row, side);
    stages[place].draw(walk().state(row, call, side), call === walk().count(row) ? step : undefined, step);
  });
}

class Stage {
  constructor(recording) {
    this.recording = recording;
    const { arrangement, isVertical } = recording.layout;
    this.isStack = arrangement === "stack";
    this.strip = element("div", { class: "strip" });
    this.phone = new Phone(recording);
    this.finger = element("div", { class: "finger" });
    this.outcome = element("p", { class: "outcome" });
    this.pile = element("ol", { class: "pile", hidden: !this.isStack });
    this.slots = element("div", { class: "slots", hidden: this.isStack });
    this.holders = element("div", { class: "holders" });
    this.view = element(
      "div",
      { class: "view", "aria-hidden": "true" },
      this.strip,
      this.phone.root,
      this.finger,
      this.phone.callout,
      this.pile,
    );
    const forms = [["stack", this.isStack], ["grid", arrangement === "grid"], ["vertical", isVertical]];
    const names = ["side", ...forms.filter(([, isSo]) => isSo).map(([name]) => name)];
    const titles = new Set(recordings.map((one) => one.title || one.container));
    const heading = canCompare
      ? [element("b", {}, named(recording.name)), titles.size > 1 && [" · ", named(recording.title || recording.container)]]
      : "What the user sees, and what the container holds";
    const below = [this.outcome, this.slots, this.holders];
    this.root = element("div", { class: names.join(" ") }, element("h2", {}, heading), this.view, below);
    this.cards = new Map();
  }

  draw(state, ended, step) {
    // A landing is quicker than the drag before it.
    const pace = state.offset === this.offset ? PACE.other : state.offset === 0 ? PACE.landing : PACE.drag;
    this.offset = state.offset;
    this.root.style.setProperty("--pace", `${pace / SPEEDS[speed]}ms`);
    this.root.classList.toggle("missing", !step);
    this.root.classList.toggle("moving", state.offset !== 0);
    this.root.classList.toggle("spread", formOf(this.recording, state) === "spread");
    this.root.classList.toggle("landscape", state.size.length === 2 && state.size[0] > state.size[1]);
    this.drawCards(state);
    this.phone.draw(state, ended);
    this.drawOutcome(ended, state, step);
    if (this.isStack) this.drawPile(state);
    drawSlots(this, state);
  }

  drawCards(state) {
    const cards = new Map(cardsOf(this.recording, state).map((one) => [one.key, one]));
    for (const [key, node] of this.cards) {
      if (cards.has(key)) continue;
      node.remove();
      this.cards.delete(key);
    }
    for (const [key, one] of cards) {
      let node = this.cards.get(key);
      if (!node) {
        node = element("div", {}, named(this.recording.page(one.page), "span"), element("small", {}));
        this.cards.set(key, node);
        this.strip.append(node);
      }
      node.className = `card ${one.kind}${one.isNew ? " new" : ""}`;
      node.lastChild.textContent = one.caption;
      node.style.transform = `translate(calc(var(--across) * ${one.x.toFixed(3)}), calc(var(--down) * ${
        one.y.toFixed(3)
      }))`;
    }
  }

  /** Shows a finger that holds the pages where it is. */
  drawFinger(along) {
    this.finger.classList.add("down");
    this.placeFinger(along);
  }

  placeFinger(along) {
    const { isVertical, isRightToLeft } = this.recording.layout;
    const way = `calc(${-along * (isRightToLeft && !isVertical ? -1 : 1)} * var(${isVertical ? "--down" : "--across"}))`;
    this.finger.style.transform = isVertical ? `translateY(${way})` : `translateX(${way})`;
  }

  drawOutcome(ended, state, step) {
    const isDragged = step && !step.isSet && state.offset !== 0;
    const { isVertical, isRightToLeft } = this.recording.layout;
    this.finger.classList.toggle("down", Boolean(isDragged));
    if (isDragged) this.placeFinger(state.offset);
    const side = ended?.outcome === "bounced" ? ended.direction * (isRightToLeft ? -1 : 1) : 0;
    this.strip.className = ended?.outcome === "cancelled" ? "strip springs" : "strip";
    if (side) {
      // One bounce after another is to be seen twice.
      this.strip.getBoundingClientRect();
      this.strip.classList.add(side > 0 ? "bounce-on" : "bounce-back");
    }
    const words = !step ? [`no such step in ${this.recording.name}`] : outcomeWords(this.recording, ended, step, state);
    this.outcome.replaceChildren(...words);
    this.outcome.className = `outcome ${ended?.outcome ?? ""}`;
  }

  /** The controllers of a stack, the one on top first. */
  drawPile(state) {
    const slots = [...(state.held[0]?.slots ?? [])].reverse();
    this.pile.replaceChildren(
      element("li", { class: "holder" }, state.held[0]?.holder ?? ""),
      ...slots.slice(0, 7).map((slot, place) =>
        element("li", {
          class: `${slot.isShown ? "shown" : "held"}${state.loaded.includes(slot.page) ? " new" : ""}`,
          "data-place": place,
        }, named(this.recording.page(slot.page)))
      ),
      ...(slots.length > 7 ? [element("li", {}, `and ${slots.length - 7} below`)] : []),
    );
  }
}

/** What became of the gesture, in a few words below the phone. */
function outcomeWords(recording, ended, step, state) {
  if (ended?.outcome === "cancelled") return ["↩ sprung back to ", named(recording.names(step.from))];
  if (ended?.outcome === "bounced") {
    const [sign] = outcomeText(step), side = step.direction > 0 ? "after" : "before";
    return [`${sign} no page ${side} `, named(recording.names(step.from)), ": it bounces"];
  }
  if (ended?.outcome === "ignored") return ["– ignored", ...step.notes.map((note) => `, ${note}`)];
  if (ended?.outcome === "raised" || ended?.outcome === "crashed") return [outcomeText(ended)];
  if (recording.layout.arrangement === "grid") {
    return [`offset (${state.at.map((value) => Math.round(value)).join(", ")})`];
  }
  if (state.offset === 0) return step.notes.length && ended ? [step.notes.join(", ")] : [];
  const way = step.position.length && ended
    ? `at ${step.position.join(", ").replace("-", "−")} of a page, toward `
    : "on the way to ";
  return [step.isSet ? "animated, " : "", way, named(recording.names(state.toward))];
}
