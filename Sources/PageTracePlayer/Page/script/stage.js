// The stage: pages that slide behind a phone, and below it who keeps what.

let stages = [];

function drawStage() {
  const key = `${here.mode}`;
  if (byId("stage").dataset.mode !== key) {
    byId("stage").dataset.mode = key;
    stages = sides().map((side) => new Stage(recordings[side]));
    byId("stage").replaceChildren(...stages.map((stage) => stage.root));
    byId("stage").classList.toggle("two", stages.length > 1);
  }
  sides().forEach((side, place) => {
    const step = walk().step(here.row, side);
    stages[place].draw(
      walk().state(here.row, here.call, side),
      here.call === walk().count(here.row) ? step : undefined,
      step,
    );
  });
}

class Stage {
  constructor(recording) {
    this.recording = recording;
    const { arrangement, isVertical, isCurled } = recording.layout;
    this.isStack = arrangement === "stack";
    this.strip = element("div", { class: "strip" });
    this.bar = element("div", { class: "nav" });
    this.leaf = element("div", { class: "leaf" });
    this.tag = element("div", { class: "tag" });
    this.end = element("div", { class: "end" });
    this.dots = element("div", { class: "dots", hidden: !recording.hasIndicator });
    this.phone = element("div", { class: "phone" }, this.bar, this.leaf, this.tag, this.end, this.dots);
    this.finger = element("div", { class: "finger" });
    this.callout = element("div", { class: "callout" });
    this.outcome = element("p", { class: "outcome" });
    this.pile = element("ol", { class: "pile", hidden: !this.isStack });
    this.slots = element("div", { class: "slots", hidden: this.isStack });
    this.holders = element("div", { class: "holders" });
    this.view = element(
      "div",
      { class: "view", "aria-hidden": "true" },
      this.strip,
      this.phone,
      this.finger,
      this.callout,
      this.pile,
    );
    this.root = element(
      "div",
      {
        class: `side${this.isStack ? " stack" : ""}${arrangement === "grid" ? " grid" : ""}${
          isVertical ? " vertical" : ""
        }${isCurled ? " curled" : ""}`,
      },
      element(
        "h2",
        {},
        canCompare ? [element("b", {}, named(recording.name)), " · "] : [],
        recording.title && canCompare ? named(recording.title) : "What the user sees, and what the container holds",
      ),
      this.view,
      this.outcome,
      this.slots,
      this.holders,
    );
    this.cards = new Map();
  }

  draw(state, ended, step) {
    this.root.classList.toggle("missing", !step);
    this.root.classList.toggle("moving", state.offset !== 0);
    this.root.classList.toggle("spread", formOf(this.recording, state) === "spread");
    this.root.classList.toggle("landscape", state.size.length === 2 && state.size[0] > state.size[1]);
    this.drawCards(state);
    this.drawPhone(state, ended);
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

  drawPhone(state, ended) {
    const [first] = state.trackers;
    // While a finger drags, nothing is at rest that a tracker could name.
    const wrong = state.trackers.filter(({ isWrong }) => isWrong && state.offset === 0);
    this.phone.classList.toggle("plain", !first);
    this.bar.replaceChildren(first ? named(pageOrNil(this.recording, first.page)) : "");
    this.bar.classList.toggle("wrong", wrong.includes(first));
    for (const node of [this.tag, this.callout]) {
      node.hidden = wrong.length === 0;
      node.replaceChildren(
        "✗ ",
        named(wrong.map((one) => `${one.name} says ${pageOrNil(this.recording, one.page)}`).join(", ")),
      );
    }
    const stop = ended && (ended.outcome === "raised" || ended.outcome === "crashed");
    this.end.hidden = !stop;
    if (stop) {
      this.end.replaceChildren(
        element("b", {}, "✗"),
        ended.outcome === "raised" ? "UIKit raises: the app ends here" : "The app’s code traps: the app ends here",
      );
    }
    const [shown] = shownIn(state.held);
    if (!this.dots.hidden) {
      const pages = this.recording.pages.length;
      this.dots.replaceChildren(
        ...(pages > 12
          ? []
          : this.recording.pages.map((_, page) => element("i", { class: page === shown ? "on" : "" }))),
      );
    }
    const isTurning = this.recording.layout.isCurled && state.offset !== 0;
    this.leaf.hidden = !isTurning;
    const isBack = (state.offset < 0) !== Boolean(this.recording.layout.isRightToLeft);
    this.leaf.classList.toggle("back", isBack);
    if (isTurning) {
      this.leaf.replaceChildren(
        named(this.recording.names(state.toward.slice(isBack ? 0 : -1, isBack ? 1 : undefined))),
      );
    }
  }

  drawOutcome(ended, state, step) {
    const isDragged = step && !isSet(step) && state.offset !== 0;
    const { isVertical, isRightToLeft } = this.recording.layout;
    this.finger.classList.toggle("down", Boolean(isDragged));
    const way = -state.offset * (isRightToLeft ? -1 : 1) * 60;
    this.finger.style.transform = isVertical ? `translateY(${way}px)` : `translateX(${way}px)`;
    const side = ended?.outcome === "bounced" ? ended.direction * (isRightToLeft ? -1 : 1) : 0;
    this.strip.className = `strip${side ? ` bounce${side > 0 ? "-on" : "-back"}` : ""}${
      ended?.outcome === "cancelled" ? " springs" : ""
    }`;
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
    return [`⇥ no page ${step.direction > 0 ? "after" : "before"} `, named(recording.names(step.from)), ": it bounces"];
  }
  if (ended?.outcome === "ignored") return ["– ignored", ...step.notes.map((note) => `, ${note}`)];
  if (ended?.outcome === "raised" || ended?.outcome === "crashed") return [OUTCOMES[ended.outcome]];
  if (recording.layout.arrangement === "grid") {
    return [`offset (${state.at.map((value) => Math.round(value)).join(", ")})`];
  }
  if (state.offset === 0) return step.notes.length && ended ? [step.notes.join(", ")] : [];
  const way = step.position.length && ended
    ? `at ${step.position.join(", ").replace("-", "−")} of a page, toward `
    : "on the way to ";
  return [isSet(step) ? "animated, " : "", way, named(recording.names(state.toward))];
}
