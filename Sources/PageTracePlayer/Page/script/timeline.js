// The timeline: lanes, callbacks and trackers, over which the reader scrubs. It zooms where it would get too dense.

const TIMELINE = { dense: 5, usual: 9, most: 400, mostLanes: 10, mostTrackers: 4 };

const view = { width: 0, rows: undefined, from: 0, scaled: undefined, left: 0 };

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

/** Draws the timeline as wide as it has become: in a task of its own, and nothing is asked that lays the page out. */
function fitTimeline(width) {
  if (width === view.width) return;
  view.width = width;
  drawTimeline();
}

function drawTimeline() {
  const slider = byId("slider");
  const { width } = view;
  if (!width) return;
  view.left = isNarrow() ? 66 : 116;
  const room = roomFor(width - view.left - 8);
  const margin = Math.min(2, Math.floor((room - 1) / 2));
  if (here.row < view.from + margin || here.row >= view.from + room - margin) {
    view.from = here.row - Math.floor(room / 2);
  }
  view.from = clamped(view.from, 0, walk().length - room);
  view.scaled = scale(width - view.left - 8, view.from, view.from + room);
  slider.setAttribute("aria-valuemax", walk().starts[walk().length] - 1);
  slider.setAttribute("aria-valuenow", walk().starts[here.row] + Math.max(0, here.call - 1));
  slider.setAttribute("aria-valuetext", spoken());
  clearTimeout(view.drawing);
  // In a task of its own if a finger moves the pages: it does not wait for the chart, and of several moves the last counts.
  if (hooks.goesOn) view.drawing = setTimeout(drawChart);
  else drawChart();
}

function drawChart() {
  const { width, scaled: { from, to } } = view;
  const chart = new Chart(width, isNarrow());
  byId("slider").replaceChildren(...(to - from < walk().length ? [overview(width)] : []), chart.root);
}

/** Where the reader is, as the slider says it. */
function spoken() {
  const count = walk().count(here.row);
  const shown = sides().map((side) => recordings[side].names(shownIn(walk().state(here.row, here.call, side).held)));
  return `step ${walk().numbers(here.row)}${count ? `, callback ${here.call} of ${count}` : ", no callback"}, shows ${
    [...new Set(shown)].join(" and ") || "nothing"
  }`;
}

/** The whole walk in one line, with its findings and the part that the timeline shows. */
function overview(width) {
  const room = width - view.left - 8, rows = walk().length;
  const at = (row) => view.left + (row / rows) * room;
  const marks = new Set(walk().findingRows.map((row) => Math.round(at(row))));
  return shape(
    "svg",
    { class: "overview", width, height: 20, viewBox: `0 0 ${width} 20`, "aria-hidden": "true" },
    shape("text", { class: "quiet", x: view.left - 10, y: 14, "text-anchor": "end" }, isNarrow() ? "all" : "all steps"),
    shape("rect", { class: "all", x: view.left, y: 6, width: room, height: 8, rx: 4 }),
    shape("path", { class: "marks", d: [...marks].map((x) => `M${x} 4v12`).join("") }),
    shape("rect", {
      class: "part",
      x: at(view.scaled.from) - 1,
      y: 3,
      width: Math.max(6, at(view.scaled.to) - at(view.scaled.from)) + 2,
      height: 14,
      rx: 5,
    }),
    shape("path", { class: "head", d: `M${at(here.row + 0.5)} 1v18` }),
  );
}

/** A place as the stage says it while a mouse hovers over the timeline. */
const placeWords = (row, call) => `step ${walk().numbers(row)}${walk().count(row) ? ` · callback ${call}` : ""}`;

/** The row and call under a pointer: a small phone stands for the end of its step. */
function placeAt(event, x) {
  const phone = event.target.closest(".film");
  return phone ? [Number(phone.dataset.row), Infinity] : view.scaled.at(x);
}

/** Shows on the stage and in the log what is under the mouse; the reader stays where they are. */
function preview(event) {
  const isChart = event?.pointerType === "mouse" && event.target.closest(".chart");
  const [row, call] = isChart
    ? placeAt(event, event.clientX - byId("slider").getBoundingClientRect().left - view.left)
    : [-1, 0];
  const was = hovered;
  hovered = row < 0 ? undefined : { row, call: clamped(call, Math.min(1, walk().count(row)), walk().count(row)) };
  if (hovered?.row === was?.row && hovered?.call === was?.call) return;
  byId("slider").querySelector(".ghost")?.remove();
  const chart = byId("slider").querySelector(".chart");
  if (hovered && chart) {
    const x = view.left + view.scaled.xOfCall(row, hovered.call);
    chart.append(shape("path", { class: "ghost", d: `M${x} 18V${chart.getAttribute("height")}` }));
  }
  drawStage();
  drawLog();
}

/** A finger or a mouse on the timeline moves the reader. */
function onScrub(slider) {
  let part;
  const move = (event) => {
    const x = event.clientX - slider.getBoundingClientRect().left - view.left;
    if (part === "overview") go(Math.floor((x / (slider.clientWidth - view.left - 8)) * walk().length), Infinity);
    else go(...placeAt(event, x));
  };
  slider.onpointerdown = (event) => {
    if (event.button !== 0) return;
    part = event.target.closest(".overview") ? "overview" : "chart";
    slider.setPointerCapture(event.pointerId);
    move(event);
  };
  slider.onpointermove = (event) => (part ? move(event) : preview(event));
  slider.onpointerleave = () => preview();
  slider.onpointerup = slider.onpointercancel = () => (part = undefined);
}
