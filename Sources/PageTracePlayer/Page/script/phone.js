// The phone: what lies over the pages on screen.

const MOST_DOTS = 12;

class Phone {
  constructor(recording) {
    this.recording = recording;
    this.bar = element("div", { class: "nav" });
    this.leaf = element("div", { class: "leaf" });
    this.tag = element("div", { class: "tag" });
    this.end = element("div", { class: "end" });
    const dir = recording.layout.isRightToLeft ? "rtl" : "ltr";
    this.dots = element("div", { class: "dots", dir, hidden: !recording.hasIndicator });
    this.root = element("div", { class: "phone" }, this.bar, this.leaf, this.tag, this.end, this.dots);
    // What is wrong stands beside the phone if there is room, and else in it.
    this.callout = element("div", { class: "callout" });
  }

  /** Draws a moment; `ended` is the step if this is its last one. */
  draw(state, ended) {
    this.drawTrackers(state, ended !== undefined);
    this.drawEnd(ended?.outcome);
    this.drawDots(shownIn(state.held)[0]);
    this.drawLeaf(state);
  }

  drawTrackers(state, isAtEnd) {
    const [first] = state.trackers;
    // Only at rest a tracker has to name what is shown: not between two calls, and not under a finger.
    const wrong = state.trackers.filter(({ isWrong }) => isWrong && isAtEnd && state.offset === 0);
    this.root.classList.toggle("plain", !first);
    this.bar.replaceChildren(first ? named(first.value) : "");
    this.bar.classList.toggle("wrong", wrong.includes(first));
    const words = wrong.map((one) => `${one.name} says ${one.value}`).join(", ");
    for (const node of [this.tag, this.callout]) {
      node.hidden = wrong.length === 0;
      node.replaceChildren("✗ ", named(words));
    }
  }

  drawEnd(outcome) {
    this.end.hidden = outcome !== "raised" && outcome !== "crashed";
    const who = outcome === "raised" ? "UIKit raises" : "The app’s code traps";
    this.end.replaceChildren(element("b", {}, "✗"), `${who}: the app ends here`);
  }

  drawDots(shown) {
    const { listed } = this.recording;
    const dots = Array.from({ length: listed > MOST_DOTS ? 0 : listed });
    this.dots.replaceChildren(...dots.map((_, page) => element("i", { class: page === shown ? "on" : "" })));
  }

  /** The leaf of a page curl while it is turned: what comes into sight beside it. */
  drawLeaf(state) {
    const { isCurled, isRightToLeft } = this.recording.layout;
    this.leaf.hidden = !isCurled || state.offset === 0;
    const isBack = (state.offset < 0) !== Boolean(isRightToLeft);
    this.leaf.classList.toggle("back", isBack);
    const page = isBack ? state.toward[0] : state.toward.at(-1);
    this.leaf.replaceChildren(named(this.leaf.hidden || page === undefined ? "" : this.recording.page(page)));
  }
}
