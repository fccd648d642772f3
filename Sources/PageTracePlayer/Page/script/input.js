// Keys, links, playing, and a finger on the phone.

/** The timer of what goes on by itself, undefined if nothing does. There is one: whatever else moves the page ends it. */
let movement;

function stopMovement() {
  if (movement === undefined) return;
  clearTimeout(movement);
  movement = undefined;
  drawButtons();
}

/** Does something after a pause, and again after each, for as long as it returns `true`. */
function moveByItself(pause, act) {
  stopMovement();
  movement = setTimeout(() => {
    stopMovement();
    if (act()) moveByItself(pause, act);
  }, pause);
  drawButtons();
}

const SPEEDS = [1, 2, 0.5];
let speed = 0; // the place of the current one

/** The next speed; what plays goes on with it. */
function changeSpeed() {
  speed = (speed + 1) % SPEEDS.length;
  if (isPlaying()) play(true);
  drawButtons();
}

const isPlaying = () => movement !== undefined;

function play(isOn) {
  stopMovement();
  if (!isOn) return;
  if (isAtEnd()) go(0, 0);
  moveByItself(900 / SPEEDS[speed], () => {
    goByCall(1);
    return !isAtEnd();
  });
}

const isAtEnd = () => here.row === walk().length - 1 && here.call === walk().count(here.row);

const SHORTCUTS = {
  ArrowRight: (event) => (event.shiftKey ? goByStep(1) : goByCall(1)),
  ArrowLeft: (event) => (event.shiftKey ? goByStep(-1) : goByCall(-1)),
  " ": () => play(!isPlaying()),
  Home: () => go(0, 0),
  End: () => go(walk().length - 1, Infinity),
  f: () => goToFinding(1),
  F: () => goToFinding(-1),
  c: () => compare(),
  C: () => compare(),
  l: copyLink,
  L: copyLink,
  "+": () => zoom(0.5),
  "=": () => zoom(0.5),
  "-": () => zoom(2),
  "?": () => byId("help").showModal(),
};

/** Keys that move the slider only while it has the focus: elsewhere they scroll. */
const SLIDER_KEYS = {
  ArrowUp: () => goByCall(1),
  ArrowDown: () => goByCall(-1),
  PageUp: () => goByStep(1),
  PageDown: () => goByStep(-1),
};

const compare = () => canCompare && choose(here.mode === 2 ? 0 : 2);

function onKey(event) {
  if (event.altKey || event.ctrlKey || event.metaKey || byId("help").open) return;
  // A button that has the focus is pressed by the space bar.
  if (event.key === " " && event.target.closest("button")) return;
  const shortcut = SHORTCUTS[event.key] ?? (event.target.id === "slider" && SLIDER_KEYS[event.key]);
  if (!shortcut) return;
  event.preventDefault();
  shortcut(event);
}

/** A swipe over the phone goes on by a step, as it does on a phone. */
function onSwipe(stage) {
  let start;
  stage.onpointerdown = (event) => (start = event.isPrimary ? [event.clientX, event.clientY] : undefined);
  stage.onpointercancel = () => (start = undefined);
  stage.onpointerup = (event) => {
    const [x, y] = start ? [event.clientX - start[0], event.clientY - start[1]] : [0, 0];
    start = undefined;
    if (Math.abs(x) > 40 && Math.abs(x) > 2 * Math.abs(y)) goByStep(x < 0 ? 1 : -1);
  };
}

function link() {
  const view = canCompare ? `&view=${["first", "second", "both"][here.mode]}` : "";
  return `#${hooks.address()}step=${walk().number(here.row)}&call=${here.call}${view}`;
}

/** Goes to the place that the address names. */
function followLink(address = location.hash) {
  const values = new URLSearchParams(address.slice(1));
  const number = (name, other) => (/^\d{1,9}$/.test(values.get(name) ?? "") ? Number(values.get(name)) : other);
  hooks.follow(values);
  here.mode = clamped(
    ["first", "second", "both"].indexOf(values.get("view") ?? (canCompare ? "both" : "first")),
    0,
    walks.length - 1,
  );
  if (!values.has("step")) return go(...opening());
  here.row = walk().rowOf(number("step", walk().number(0)));
  go(here.row, number("call", Infinity));
}

/** Where the page opens: at the first difference that both sides have, or the first finding; else where it goes on. */
function opening() {
  const [row, call] = (sides().length > 1 && data.comparison.difference) || [];
  if (row !== undefined && walk().alone(row) === undefined) return [row, call || Infinity];
  const [first = hooks.goesOn ? walk().length - 1 : 0] = walk().findingRows;
  return [first, findingCalls(first)[0] || Infinity];
}

function writeLink() {
  try {
    if (location.hash !== link()) history.replaceState(null, "", link());
  } catch {
    // Where a page may not change its address, it works without.
  }
}

async function copyLink() {
  writeLink();
  const address = location.href.split("#")[0] + link();
  const copied = await navigator.clipboard?.writeText(address).then(() => true, () => false);
  say(copied ? "The link is copied." : address);
}

let saying;

function say(words) {
  byId("toast").textContent = words;
  clearTimeout(saying);
  saying = setTimeout(() => (byId("toast").textContent = ""), 4000);
}
