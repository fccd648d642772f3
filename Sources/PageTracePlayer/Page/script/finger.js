// A finger on the phone: it drags the pages, and the gestures that the model knows are made where it makes its calls.

const FINGER = { slack: 0.04, lands: 0.5, flick: 0.0012, settles: 280 };

class Finger {
  constructor(stage) {
    this.stage = stage;
    stage.onpointerdown = (event) => this.down(event);
    stage.onpointermove = (event) => this.move(event);
    stage.onpointerup = (event) => this.up(event);
    stage.onpointercancel = (event) => this.up(event);
  }

  get trail() {
    return trails[sides()[0]];
  }

  get layout() {
    return recordings[sides()[0]].layout;
  }

  down(event) {
    if (!event.isPrimary || event.button !== 0 || this.start || this.layout.arrangement === "stack") return;
    if (event.target.closest("button, a, input, summary")) return;
    if (here.row < walk().length - 1) go(walk().length - 1, Infinity);
    stopMovement();
    const view = event.target.closest(".side")?.querySelector(".view") ?? this.stage.querySelector(".view");
    const style = getComputedStyle(view.parentElement);
    this.start = {
      at: [event.clientX, event.clientY],
      size: [parseFloat(style.getPropertyValue("--across")), parseFloat(style.getPropertyValue("--down"))],
      began: walk().state(here.row, Infinity, sides()[0]).at,
      samples: [],
    };
    this.side = 0;
    this.stage.setPointerCapture(event.pointerId);
  }

  /** How far the finger is from where it touched, in pages: across and down, positive toward later pages. */
  distance(event) {
    const { at, size } = this.start;
    const [x, y] = [(at[0] - event.clientX) / size[0], (at[1] - event.clientY) / size[1]];
    return [this.layout.isRightToLeft ? -x : x, y];
  }

  move(event) {
    if (!this.start) return;
    const [x, y] = this.distance(event);
    this.start.samples.push([event.timeStamp, x, y]);
    if (this.layout.arrangement === "grid") return this.moveGrid(x, y);
    const along = this.layout.isVertical ? y : x;
    if (!this.side) {
      if (Math.abs(along) < FINGER.slack) return;
      this.side = along > 0 ? 1 : -1;
      const direction = this.side > 0 ? "forward" : "backward";
      const drag = this.trail.find((gesture) => gesture.drag === direction);
      this.isDragging = drag !== undefined && perform(drag.gesture.trace) && this.trail.phase === "finger";
      if (!drag) beginDrag((gesture) => gesture.drag === direction);
      this.place = 0;
    }
    this.along = along;
    const distance = clamped(along * this.side, -1, 1);
    const place = Math.trunc(distance * 2) / 2;
    if (this.isDragging && place !== this.place) {
      const step = this.trail.find((gesture) => gesture.move === place);
      if (step && perform(step.gesture.trace)) this.place = place;
    }
    const canSwipe = this.trail.find(({ swipe }) => swipe === (this.side > 0 ? "forward" : "backward"));
    followFinger(this.isDragging || canSwipe ? along : along / 3);
  }

  /** A scroll view moves to the nearest offset that was tried. */
  moveGrid(x, y) {
    if (!this.side) {
      if (Math.hypot(x, y) < FINGER.slack) return;
      this.side = 1;
      const drag = this.trail.find((gesture) => gesture.drag === true);
      this.isDragging = drag !== undefined && perform(drag.gesture.trace);
      this.place = "";
    }
    if (!this.isDragging) return;
    const { size } = walk().state(here.row, Infinity, sides()[0]);
    const wanted = this.start.began.map((value, axis) => value / (size[axis] || 1) + [x, y][axis]);
    const places = this.trail.possible.filter(({ gesture }) => gesture.move !== undefined);
    const away = ({ gesture }) => {
      const at = pointOf(gesture.move, this.layout);
      return Math.hypot(at[0] - wanted[0], at[1] - wanted[1]);
    };
    const nearest = places.toSorted((a, b) => away(a) - away(b))[0];
    if (!nearest || nearest.gesture.trace === this.place) return;
    this.place = nearest.gesture.trace;
    perform(nearest.gesture.trace);
  }

  up(event) {
    if (!this.start) return;
    const samples = this.start.samples.filter(([time]) => event.timeStamp - time < 100);
    const [first, last] = [samples[0], samples.at(-1)];
    const speed = (axis) => (first && last[0] > first[0] ? (last[axis] - first[axis]) / (last[0] - first[0]) : 0);
    const isGrid = this.layout.arrangement === "grid";
    this.start = undefined;
    if (this.side) isGrid ? this.releaseGrid(speed(1), speed(2)) : this.release(speed(this.layout.isVertical ? 2 : 1));
  }

  release(speed) {
    followFinger(undefined);
    const distance = this.along * this.side;
    const isFlick = Math.abs(speed) > FINGER.flick;
    const ends = (isFlick ? speed * this.side > 0 : distance >= FINGER.lands) ? "completed" : "cancelled";
    const skips = ends === "completed" && byId("skips")?.checked;
    const isLike = (gesture) => (gesture.ends ?? "completed") === ends && (gesture.preload === "skipped") === Boolean(skips);
    const direction = this.side > 0 ? "forward" : "backward";
    const found = this.isDragging
      ? this.trail.find((gesture) => gesture.release !== undefined && gesture.release === ends && isLike({ ...gesture, ends }))
        ?? this.trail.find((gesture) => gesture.release === ends)
      : this.trail.find((gesture) => gesture.swipe === direction && isLike(gesture));
    if (found) perform(found.gesture.trace);
    else this.giveUp();
    this.settleSoon();
  }

  /** The page does not know what comes of this drag: nothing has been. */
  giveUp() {
    endDrag();
    rebuild();
  }

  releaseGrid(x, y) {
    const velocity = [x, y].map((value) => (Math.abs(value) > FINGER.flick ? Math.sign(value) : 0));
    const releases = this.trail.possible.filter(({ gesture }) => gesture.release && gesture.decelerates !== false);
    const found = releases.find(({ gesture }) => {
      const at = gesture.velocity === undefined ? [0, 0] : pointOf(gesture.velocity, this.layout);
      return at[0] === velocity[0] && at[1] === velocity[1];
    }) ?? releases[0];
    if (found) perform(found.gesture.trace);
    this.settleSoon();
  }

  /** What is in flight comes to rest after a moment, unless a finger catches it. */
  settleSoon() {
    moveByItself(FINGER.settles, () => {
      const settling = this.trail.find((gesture) => gesture.settle);
      if (settling && this.trail.phase === "flight") perform(settling.gesture.trace);
      return false;
    });
  }
}

/** A point of a trace: one number along the axis, or across and down. */
const pointOf = (value, layout) => (Array.isArray(value) ? value : layout.isVertical ? [0, value] : [value, 0]);

/** Moves the pages with the finger: by so many pages, or, if it is up, to where the model has them. */
function followFinger(along) {
  stages.forEach((stage, place) => {
    stage.root.classList.toggle("held-by-finger", along !== undefined);
    const state = walk().state(here.row, Infinity, sides()[place]);
    if (along !== undefined && recordings[sides()[place]].layout.arrangement !== "grid") {
      stage.drawCards({ ...state, offset: along });
      stage.drawFinger(along);
    } else stage.draw(state, walk().step(here.row, sides()[place]), walk().step(here.row, sides()[place]));
  });
}

/** A whole swipe, by a key or a button. */
function swipe(direction, isCancelled = false) {
  if (here.row < walk().length - 1) go(walk().length - 1, Infinity);
  const skips = !isCancelled && byId("skips")?.checked;
  const found = trails[sides()[0]].find((gesture) =>
    gesture.swipe === direction && (gesture.ends === "cancelled") === isCancelled &&
    (gesture.preload === "skipped") === Boolean(skips)
  );
  if (found) perform(found.gesture.trace);
  else say(trails[sides()[0]].here < 0 ? "The app has ended. Undo, or start again." : "No swipe can come now.");
}
