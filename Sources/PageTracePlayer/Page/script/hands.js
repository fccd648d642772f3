// Below the phone: buttons for every gesture, tasks, what has been seen, and ways to keep the walk.

function makeHands() {
  const app = byId("app");
  app.classList.add("is-live");
  const button = (words, onclick, rest = {}) => element("button", { onclick, ...rest }, words);
  const { isVertical, isRightToLeft, arrangement } = recordings[0].layout;
  const hasSwipes = trails.some(({ gestures }) => gestures.some(({ swipe }) => swipe));
  const hasDrags = trails.some(({ situations }) => situations.some(({ transitions }) => transitions.some(({ gesture }) => gesture.drag)));
  const beginsDrags = trails.some(({ situations }) => situations.some(({ drags }) => drags.length));
  const hasSkips = trails.some(({ gestures }) => gestures.some(({ preload }) => preload === "skipped"));
  const depth = Math.min(...trails.flatMap(({ raw }) => raw.graph.depth ?? Infinity));
  const leftOut = [...new Set(trails.flatMap(({ raw }) => raw.graph.leftOut))];
  const signs = isVertical ? ["↑", "↓"] : isRightToLeft ? ["→", "←"] : ["←", "→"];
  const swipes = hasSwipes
    ? [
      button(`${signs[0]} swipe back`, () => swipe("backward"), { class: "swipe" }),
      button(`swipe on ${signs[1]}`, () => swipe("forward"), { class: "swipe" }),
    ]
    : [];
  // What is done most often stays in sight.
  const often = element(
    "div",
    { id: "swipes", role: "group", "aria-label": "Swipes" },
    swipes,
    button("↶ undo", undo, { id: "undo", title: "Undo (U)" }),
    button("start again", restart),
  );
  const hands = element(
    "section",
    { id: "hands", "aria-label": "Gestures, and what they lead to" },
    element(
      "p",
      { class: "how" },
      arrangement === "stack" || !hasDrags && (arrangement === "grid" || !hasSwipes)
        ? "The buttons are what the app and its user can do. Every call was made by the model."
        : hasDrags
        ? "Drag the page with a finger or the mouse. Every call was made by the model, for this app’s own code."
        : beginsDrags
        ? "Drag the page: what UIKit calls first comes at once, the rest when you let go. Every call was made by the model, for this app’s own code."
        : "Swipe with a finger or the mouse. The calls come when you let go; the model makes each, for this app’s own code.",
      leftOut.length > 0 && element("span", { class: "left-out" }, ` Not in this page, for its size: ${leftOut.join("; ")}.`),
      depth < Infinity && element("span", { class: "left-out" }, ` It ends after ${counted(depth, "gesture")}: with more, it would be too large.`),
    ),
    hasSkips && hasSwipes && element(
      "label",
      {},
      element("input", { type: "checkbox", id: "skips" }),
      " the question after the landing is skipped",
    ),
    element("details", { id: "gestures", open: arrangement === "stack" }, element("summary", {}), element("div", { class: "row" })),
    element("div", { class: "tasks" }),
    element("p", { class: "coverage" }),
    makeMaps(),
    element(
      "div",
      { class: "row keep", role: "group", "aria-label": "Keep this walk" },
      button("copy as path", () => keep("path"), { class: "quiet", id: "as-path" }),
      button("copy as trace", () => keep("trace"), { class: "quiet", id: "as-trace" }),
      button("copy as Swift test", () => keep("swift"), { class: "quiet", id: "as-swift" }),
    ),
  );
  byId("stage").after(often, hands);
  const phone = byId("stage");
  // A finger that goes the other way scrolls the page.
  phone.style.touchAction = isVertical || arrangement === "grid" ? "none" : "pan-y";
  byId("help").querySelector("dl").append(
    element("dt", {}, element("kbd", {}, "N"), " ", element("kbd", {}, "P")),
    element("dd", {}, "swipe to the next or previous page; with ⇧ cancelled"),
    element("dt", {}, element("kbd", {}, "U")),
    element("dd", {}, "undo"),
  );
}

/** Whether the reader looks at the end, where their next gesture begins. */
const isAtLastStep = () => here.row === walk().length - 1;

function drawHands() {
  const [trail] = trails;
  byId("undo").disabled = liveRows.length === 0;
  drawGestures();
  drawTasks();
  drawMaps();
  document.querySelector(".coverage").textContent = `Seen: ${
    grouped(trail.seenSituations.size - trail.seenSituations.has(-1))
  } of ${counted(trail.situations.length, "situation")}, ${grouped(trail.seenTransitions.size)} of ${counted(trail.size, "gesture")}`;
  byId("as-path").hidden = !pathOf(trail);
  byId("as-swift").hidden = !swiftOf(trail);
}

/** Every gesture that is possible now, on any side. */
function drawGestures() {
  const [trail] = trails;
  const details = byId("gestures");
  const hadFocus = details.contains(document.activeElement) ? document.activeElement.textContent : undefined;
  const gestures = new Map(trails.flatMap(({ possible }) => possible.map(({ gesture }) => [gesture.trace, gesture])));
  details.querySelector("summary").textContent = gestures.size
    ? `Everything that can happen ${isAtLastStep() ? "now" : "after the last step"}: ${counted(gestures.size, "gesture")}`
    : trail.here < 0
    ? "The app has ended: nothing can happen any more"
    : `This page ends here, after ${counted(trail.moves.length, "gesture")}: undo, or start again`;
  const seen = ({ trace }) =>
    trails.every((one) => {
      const transition = one.find((gesture) => gesture.trace === trace);
      return !transition || one.seenTransitions.has(`${one.here}.${transition.number}`);
    });
  details.querySelector(".row").replaceChildren(
    ...[...gestures.values()].map((gesture) =>
      element(
        "button",
        { onclick: () => perform(gesture.trace), class: seen(gesture) ? "seen" : "", "data-gesture": gesture.trace },
        named(gesture.words),
      )
    ),
  );
  if (hadFocus !== undefined) {
    const same = [...details.querySelectorAll("button")].find(({ textContent }) => textContent === hadFocus);
    (same ?? details.querySelector("summary")).focus({ preventScroll: true });
  }
}

/** What can be made wrong, with the way to it; or that nothing can. */
function drawTasks() {
  const box = document.querySelector(".tasks");
  const parts = trails.flatMap((trail, side) => {
    const { tasks } = trail;
    const who = () => trails.length > 1 && [element("b", {}, named(shortNames[side])), ": "];
    if (!tasks.length) {
      return [element("p", {}, who(), `Can you make it wrong? ${nobody(trail)}`)];
    }
    const elsewhere = trail.raw.graph.elsewhere && element("p", {}, who(), `Not on this page: ${elsewhereWords(trail)}`);
    return [
      element("ul", {}, tasks.map((task) => element("li", {}, who(), taskParts(trail, task)))),
      elsewhere,
    ].filter(Boolean);
  });
  box.replaceChildren(...parts);
}

/** That nobody can, if that was proved for everything that was asked for; otherwise what this page says and does not say. */
function nobody(trail) {
  const { leftOut, elsewhere, isOpen, depth } = trail.raw.graph;
  const here = counted(trail.situations.length, "situation");
  if (elsewhere) return `Not on this page (${here}): ${elsewhereWords(trail)}`;
  if (isOpen) return `Nobody can on this page (${here}); what is left out was not tried to the end.`;
  return `Nobody can: ${here}${leftOut.length || depth ? `, and everything that is left out here was tried, too` : ""}.`;
}

/** What can be reached with what the page leaves out. */
function elsewhereWords(trail) {
  const { leftOut, elsewhere, depth } = trail.raw.graph;
  const words = visible(elsewhere.join(", "));
  const more = [leftOut.length && leftOut.join("; "), depth && `more than ${counted(depth, "gesture")}`].filter(Boolean);
  return `with ${more.join(" or ")} one can ${words}. pagetrace explore shows how.`;
}

function taskParts(trail, { words, sorts: keys }) {
  if (!keys.length) {
    const question = visible(words[0].toLowerCase() + words.slice(1));
    return [`Can you ${question}? ${nobody(trail)}`];
  }
  const distance = trail.distancesTo(keys).get(trail.here);
  const lastMove = trail.moves.at(-1)?.transition;
  const lastStep = trail.raw.moments[trail.raw.steps.at(-1)];
  const isSo = lastMove ? trail.shows(keys)(lastMove) : lastStep !== undefined && trail.sortsIn(lastStep).some((key) => keys.includes(key));
  const isDone = keys.some((key) => done.has(key));
  const place = isAtLastStep() ? "here" : "the last step";
  return [
    element("span", { class: isDone ? "task done" : "task" }, isDone ? "✓ " : "", named(visible(words)), ". "),
    isSo
      ? element("small", {}, isAtLastStep() ? "It is so now. " : "It is so at the last step. ")
      : distance === undefined
      ? element("small", {}, `It cannot be done from ${place}.`)
      : [
        element("small", {}, `It takes ${counted(distance, "gesture")} from ${place}. `),
        element(
          "button",
          { class: "quiet", onclick: () => say(`Next: ${trail.wayTo(keys).gesture.words}`) },
          "hint",
        ),
        " ",
        element("button", { class: "quiet", onclick: () => showWay(trail, keys) }, "show me"),
      ],
  ];
}

/** Makes the shortest way, gesture by gesture. */
function showWay(trail, keys) {
  const step = () => {
    const next = trail.wayTo(keys);
    return next !== undefined && perform(next.gesture.trace) && !trail.shows(keys)(next);
  };
  if (step()) moveByItself(700, step);
}

/** The walk as a Swift test, undefined if one of its gestures has no call. */
function swiftOf(trail) {
  const calls = [...(trail.raw.graph.calls ?? [undefined]), ...trail.moves.map(({ transition }) => transition.gesture.call)];
  if (calls.some((call) => !call)) return undefined;
  const pages = trail.raw.graph.pages.map((page) => JSON.stringify(page)).join(", ");
  return [
    "import PageTrace",
    "import PageTraceTesting",
    "import Testing",
    "",
    "@Test func walk() throws {",
    `    let walk = Walk(of: Presenter(), pages: [${pages}]) { session in`,
    ...calls.map((call) => `        session.${call}`),
    "    }",
    "    assertNoFindings(in: walk)",
    "}",
    "",
  ].join("\n");
}

/** The walk as a trace that pagetrace replays. */
function traceOf(trail) {
  const trace = JSON.parse(trail.raw.graph.trace);
  trace.gestures = [...(trace.gestures ?? []), ...trail.moves.map(({ transition }) => JSON.parse(transition.gesture.trace))];
  return `${JSON.stringify(trace, null, 2)}\n`;
}

async function keep(form) {
  const trail = trails[sides()[0]];
  const text = { path: pathOf, trace: traceOf, swift: swiftOf }[form](trail);
  const copied = await navigator.clipboard?.writeText(text).then(() => true, () => false);
  say(copied ? `The ${{ path: "path", trace: "trace", swift: "test" }[form]} is copied.` : text);
}
